/** How many words an echo has at least. Fewer, such as "Tuesday at three", may be the caller's own. */
const ECHO_MIN_WORDS = 4

/** Whether the microphone heard Ava: the words are in her sentence in the same order. */
export function isEcho(heard: string, said: string): boolean {
  const words = wordsOf(heard)
  return (
    words.length >= ECHO_MIN_WORDS &&
    ` ${wordsOf(said).join(' ')} `.includes(` ${words.join(' ')} `)
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
