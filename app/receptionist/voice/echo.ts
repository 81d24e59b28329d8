/** With fewer words a match may be the caller's own: "Tuesday at three". */
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
