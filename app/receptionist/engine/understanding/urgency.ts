import { contentOf, stem } from './text.ts'

const MOVING = new Set(
  'coming pouring running dripping come through has have down letter keep keeps getting going make'
    .split(' ')
    .map(stem),
)

/** The urgent phrase of the set-up whose words are all in the line, or null. */
export function findUrgent(text: string, words: readonly string[]): string | null {
  const said = contentOf(text, { keepNo: true })
  return (
    words.find((word) => {
      const own = contentOf(word, { keepNo: true })
      const needed = [...own].filter((part) => !MOVING.has(part))
      const all = needed.length > 0 ? needed : [...own]
      return all.length > 0 && all.every((part) => said.has(part))
    }) ?? null
  )
}
