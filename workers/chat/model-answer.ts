import type { ChatEvent } from './contract.ts'
import { UpstreamFault } from './fault.ts'
import type { ModelRequest } from './openai.ts'
import { readModel } from './upstream.ts'
import { createSentenceGate } from './whole-sentences.ts'

/**
 * Answers in the model's words as they come, ending at a whole sentence when it was cut short.
 *
 * **Errors**: throws an `UpstreamFault`, after showing what had come.
 */
export async function* modelAnswer(
  request: ModelRequest,
  left: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  const gate = createSentenceGate()
  let finish: string | null = null
  try {
    for await (const piece of readModel(request, left)) {
      yield* delta(gate.push(piece.text))
      finish ??= piece.finish
    }
  } catch (error) {
    yield* delta(gate.rest())
    throw error
  }
  if (left.aborted) return
  if (gate.isBlank()) throw new UpstreamFault('empty')
  const isCut = finish === 'length'
  yield* delta(isCut ? gate.wholeRest() : gate.rest())
  if (finish === null) throw new UpstreamFault('cut')
  yield { event: 'done', data: isCut ? { cut: true } : {} }
}

function* delta(text: string): Generator<ChatEvent> {
  if (text !== '') yield { event: 'delta', data: { text } }
}
