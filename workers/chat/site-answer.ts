import type { ChatEvent, ChatMessage } from './contract.ts'

/** The pause between two words: the pace of quick reading. */
const WORD_PAUSE_MS = 12

/** Answers from what the site itself says, word by word, with the pages that say more. */
export async function* siteAnswer(
  messages: ChatMessage[],
  visitor: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  // Its index is large: only a question should pay for it.
  const { answerQuestion } = await import('./answers/answer.ts')
  const { text, sources } = answerQuestion(messages)
  for (const [index, word] of words(text).entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, WORD_PAUSE_MS))
    if (visitor.aborted) return
    yield { event: 'delta', data: { text: word } }
  }
  for (const source of sources) yield { event: 'source', data: source }
  yield { event: 'done', data: {} }
}

/** The words of a text, each with the space after it: together they are the text. */
function words(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? []
}
