import { contentOf, stem } from './text.ts'

const MOVING = new Set(
  'coming pouring running dripping come through has have down letter keep keeps getting going make'
    .split(' ')
    .map(stem),
)

/** A "no" that says nothing is missing, as in "no, I don't want to book", unlike "no heating". */
const OTHER_NO = /^no(?:,| (?=i\b|it\b|that|thank))|\b(?:don't|do not) (?:want|need|know|think)\b/g

/** How callers say that a thing has failed: "the heating's packed in". */
const FAILED =
  /^(?:(?:has|have|is|was|system|side|just|all|completely|totally|suddenly|now|gone and|went and) ){0,3}(?:packed (?:in|up)|gone (?:off|down|wrong|bust|kaput|again)|on the blink|conked out|(?:broken|gone|broke) down|broken|broke|bust|kaput|died|dead|knackered|given up|giving up|cut out|stopped|off again|(?:is|'s|has been) off)(?!\p{L})/u

/** Whether the caller says that it is not urgent, or is over. */
export function isNotUrgent(text: string): boolean {
  return /\b(?:(?:not|isn't|ain't) (?:that |really |so |very |actually )?(?:urgent|an emergency)|no (?:real )?(?:rush|hurry|need to (?:bother|text|disturb|put))|(?:it's|it has|that's|he's|she's) (?:all )?(?:stopped|fixed|sorted|gone off|better|fine now|ok now|back on)|can wait|don't (?:bother|text|disturb) (?:him|her|them|anyone|\w+))\b/.test(
    text,
  )
}

/** The urgent phrase of the set-up whose words are all in the line, or null. */
export function findUrgent(text: string, words: readonly string[]): string | null {
  const said = contentOf(text.replace(OTHER_NO, ' '), { keepNo: true })
  return (
    words.find((word) => {
      const own = contentOf(word, { keepNo: true })
      const needed = [...own].filter((part) => !MOVING.has(part))
      const all = needed.length > 0 ? needed : [...own]
      if (all.length === 0) return false
      const missing = all.filter((part) => !said.has(part))
      if (missing.length === 0) return true
      return missing.length === 1 && missing[0] === 'no' && hasFailed(text, all)
    }) ?? null
  )
}

/** Whether what follows a thing's name says that it has failed: "the hot water's gone off". */
function hasFailed(text: string, parts: readonly string[]): boolean {
  const things = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word }) => parts.includes(stem(word)))
  const last = things.at(-1)
  if (!last) return false
  const after = text.slice(last.index + last[0].length).replace(/^'s (?=\p{L})/u, ' is ')
  return FAILED.test(after.trimStart())
}
