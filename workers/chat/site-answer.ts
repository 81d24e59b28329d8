import type { Answer } from './answers/answer.ts'
import type { ChatEvent } from './contract.ts'

/** The pause between two words, at the pace of quick reading. */
const WORD_PAUSE_MS = 12

/** Streams the site's own answer word by word, with links to pages that say more. */
export async function* siteAnswer(
  answer: Answer,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  // Each word keeps the white space around it, so that the pieces add up to the text.
  for (const [index, text] of (answer.text.match(/\s*\S+\s*/g) ?? []).entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, WORD_PAUSE_MS))
    if (signal.aborted) return
    yield { event: 'delta', data: { text } }
  }
  yield* sourcesOf(answer)
  yield { event: 'done', data: {} }
}

/** The pages that say more, and the suggested next questions. */
export function* sourcesOf({ sources, suggestions }: Answer): Generator<ChatEvent, void> {
  for (const source of sources) yield { event: 'source', data: source }
  if (suggestions.length > 0) yield { event: 'suggest', data: { questions: suggestions } }
}
