/**
 * The end of a sentence or line. Requires white space, so that the dot in "£1.50" doesn't count.
 */
const SENTENCE_END =
  /(?<!^\s*\d{1,2})(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Ltd|approx|incl|excl|etc|vs|e\.g|i\.e|a\.m|p\.m))[.!?…]["'”’)\]*_]*(?=\s)|\S(?=[^\S\n]*\n)/gimu

const ENDS_WHOLE = /[.!?…]["'”’)\]*_]*\s*$/u

/** A sum that may continue in the next piece. */
const OPEN_SUM = /£\s?[\d.,]*$/

/**
 * Holds an answer back so that it ends at a whole sentence wherever the model stops.
 *
 * The first sentence passes word by word, later ones only when complete. A sum waits for its last
 * digit, because shown text can't be taken back.
 *
 * **Shape**: `push` takes text and returns what may be shown now, possibly nothing; `rest` returns
 * what was held back, `wholeRest` only if it is a whole sentence.
 */
export function createSentenceGate() {
  let text = ''
  let shownChars = 0

  function showUpTo(endChars: number): string {
    const shown = text.slice(shownChars, Math.max(shownChars, endChars))
    shownChars += shown.length
    return shown
  }

  return {
    push(piece: string): string {
      text += piece
      const last = [...text.matchAll(SENTENCE_END)].at(-1)
      if (last) return showUpTo(last.index + last[0].length)
      return showUpTo(OPEN_SUM.exec(text)?.index ?? text.length)
    },
    rest: () => showUpTo(text.length),
    wholeRest: () => (ENDS_WHOLE.test(text) ? showUpTo(text.length) : ''),
    isBlank: () => text.trim() === '',
  }
}
