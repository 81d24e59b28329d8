import type { ModelRequest } from '../http/openai.ts'
import { UpstreamFault } from '../http/upstream-fault.ts'
import { readModel } from '../http/upstream.ts'
import type { Answer } from './answers/answer.ts'
import type { ChatEvent } from './contract.ts'
import { createSentenceGate } from './sentences.ts'
import { sourcesOf } from './site-answer.ts'
import { createSumCheck } from './sums.ts'

/** Several times what the model is asked for: a provider that ignores the limit would fill the isolate. */
const ANSWER_MAX_CHARS = 4000

/**
 * Streams the model's answer, ending at a whole sentence if it was cut short.
 *
 * A sum that isn't on the price list stops the answer, and the site's own answer follows.
 *
 * **Shape**: `sign` signs the answer, so that we accept it when the page sends it back.
 * **Errors**: throws an `UpstreamFault`, after sending the text so far.
 */
export async function* modelAnswer(
  request: ModelRequest,
  own: Answer,
  sign: (text: string) => Promise<string>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  const gate = createSentenceGate()
  const findForeignSum = createSumCheck(request.messages.map(({ content }) => content).join(' '))
  let said = ''
  let heardChars = 0
  let finish: string | null = null
  function* show(text: string): Generator<ChatEvent, void> {
    said += text
    if (text !== '') yield { event: 'delta', data: { text } }
  }
  /** The part of a text that may be shown, and whether a foreign sum ends it. */
  function checked(text: string): { shown: string; isForeign: boolean } {
    const at = findForeignSum(said + text)
    if (at < 0) return { shown: text, isForeign: false }
    const before = text.slice(0, Math.max(0, at - said.length))
    const lastEnd = before.search(/[^.!?\n]*$/)
    return { shown: said === '' || lastEnd > 0 ? before.slice(0, lastEnd) : '', isForeign: true }
  }
  try {
    for await (const piece of readModel(request, signal)) {
      const { shown, isForeign } = checked(gate.push(piece.text))
      yield* show(shown)
      if (isForeign) return yield* insteadOfSum()
      finish ??= piece.finish
      // An empty piece counts too.
      heardChars += piece.text.length + 1
      if (heardChars > ANSWER_MAX_CHARS) {
        finish = 'length'
        break
      }
    }
  } catch (error) {
    const { shown } = checked(gate.rest())
    yield* show(shown)
    throw error
  }
  if (signal.aborted) return
  if (gate.isBlank()) throw new UpstreamFault('empty')
  const isCut = finish === 'length'
  const { shown, isForeign } = checked(isCut ? gate.wholeRest() : gate.rest())
  yield* show(shown)
  if (isForeign) return yield* insteadOfSum()
  if (finish === null) throw new UpstreamFault('cut')
  if (own.outcome === 'answered') yield* sourcesOf(own)
  const signature = await sign(said)
  yield { event: 'done', data: isCut ? { cut: true, signature } : { signature } }

  async function* insteadOfSum(): AsyncGenerator<ChatEvent, void> {
    const isOpen = said !== '' && !/[.!?…]\s*$/.test(said)
    yield* show(`${isOpen ? '…' : ''}${said === '' ? '' : '\n\n'}${own.text}`)
    yield* sourcesOf(own)
    yield { event: 'done', data: { signature: await sign(said) } }
  }
}
