import { contentOf, stem } from './text.ts'

const MOVING = new Set(
  'coming pouring running dripping come through has have down letter keep keeps getting going make'
    .split(' ')
    .map(stem),
)

/** A "no" that belongs to no thing: "no, I don't want to book" has no heating in it. */
const OTHER_NO = /^no(?:,| (?=i\b|it\b|that|thank))|\b(?:don't|do not) (?:want|need|know|think)\b/g

/** The urgent phrase of the set-up whose words are all in the line, or null. */
export function findUrgent(text: string, words: readonly string[]): string | null {
  const said = contentOf(text.replace(OTHER_NO, ' '), { keepNo: true })
  return (
    words.find((word) => {
      const own = contentOf(word, { keepNo: true })
      const needed = [...own].filter((part) => !MOVING.has(part))
      const all = needed.length > 0 ? needed : [...own]
      return all.length > 0 && all.every((part) => said.has(part))
    }) ?? null
  )
}
