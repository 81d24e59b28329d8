/**
 * The end of a sentence or of a line, with what may close it. White space must follow, so that the
 * point of a price is none; nor is the number of a list's item.
 */
const SENTENCE_END = /(?<!^\s*\d{1,2})[.!?…]["'”’)\]*_]*(?=\s)|\S(?=[^\S\n]*\n)/gmu

const ENDS_WHOLE = /[.!?…]["'”’)\]*_]*\s*$/u

/** What holds an answer's words back until they may be seen. */
export type SentenceGate = {
  /** Takes what has come, and gives what may be shown of it, which can be nothing. */
  push(piece: string): string
  /** What was held back. */
  rest(): string
  /** What was held back, if it is a whole sentence. */
  wholeRest(): string
  isBlank(): boolean
}

/**
 * Lets an answer through so that it can end at a whole sentence wherever the model stops.
 *
 * The first sentence passes word by word, each later one when it is whole: what has been shown
 * cannot be taken back, and before the end nothing says that it is the end.
 */
export function createSentenceGate(): SentenceGate {
  let text = ''
  let shownChars = 0

  function showUpTo(endChars: number): string {
    const shown = text.slice(shownChars, Math.max(shownChars, endChars))
    shownChars += shown.length
    return shown
  }

  return {
    push(piece) {
      text += piece
      const last = [...text.matchAll(SENTENCE_END)].at(-1)
      return showUpTo(last ? last.index + last[0].length : text.length)
    },
    rest: () => showUpTo(text.length),
    wholeRest: () => (ENDS_WHOLE.test(text) ? showUpTo(text.length) : ''),
    isBlank: () => text.trim() === '',
  }
}
