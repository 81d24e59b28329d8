import type { Setup } from '../../types.ts'
import { readOnce } from '../text/remembered.ts'
import { contentOf, plain, stem } from '../text/text.ts'

/**
 * A fact of the set-up as lines are compared with it. **Shape**: question and answer are plain; `words` are
 * the content words of the question, `asked` those that tell what it is about, and `answered` the
 * answer's; `people` are the names in the answer.
 */
export type KnownFact = {
  question: string
  answer: string
  words: ReadonlySet<string>
  asked: readonly string[]
  answered: ReadonlySet<string>
  people: readonly string[]
}

/** The facts of a set-up, read once: each clause of a call is compared with all of them. */
export const knownFacts = readOnce((facts: Setup['facts']): readonly KnownFact[] =>
  facts.map(({ question, answer }) => {
    const words = contentOf(plain(question))
    const people = answer.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? []
    return {
      question: plain(question),
      answer: plain(answer),
      words,
      asked: significant(words),
      answered: contentOf(answer),
      people: people.map((name) => name.toLowerCase()),
    }
  }),
)

/** Words that any question may have, so that they do not tell what it is about. */
export const EMPTY = new Set(
  'only use give take bring offer provide see accept include available possible sort kind type happen place have your allow come keep meet does long extra morning afternoon evening love anything something owt way again while over'
    .split(' ')
    .map(stem),
)

/** The words of a question that tell what it is about; all of them if none does. */
export function significant(words: ReadonlySet<string>): string[] {
  const rest = [...words].filter((word) => !EMPTY.has(word))
  return rest.length > 0 ? rest : [...words]
}

/** What a question may want to know. */
export type Kind = 'who' | 'when' | 'where' | 'why' | 'what' | 'how' | 'much' | 'long' | 'whether'

const OF_COST = /\b(?:(?<!(?:gluten|dairy|sugar|nut|step)[- ])free|charg\w*|costs?)\b/

/** What a plain question wants to know. */
export function kindOf(text: string): Kind {
  if (/\bwhich (?:one )?of (?:you|them)\b/.test(text)) return 'who'
  if (/\b(?:what|which) (?:time|day|date)\b/.test(text)) return 'when'
  const word =
    /\b(?:who(?:'s|se)?|when(?='s| (?:do|does|did|is|are|can|could|will|would|should|shall|must|have|has)\b)|where|why|which|what|how (?:much|long)|how)\b/.exec(
      text,
    )?.[0]
  if (word === undefined) return OF_COST.test(text) ? 'much' : 'whether'
  if (word.startsWith('who')) return 'who'
  if (word.startsWith('how')) return (word.slice(4) || 'how') as Kind
  return (word === 'which' ? 'what' : word) as Kind
}

/** What an answer must have to tell how much, how long, when, where, who or why, if its question asks something else. */
const TELLS: Partial<Record<Kind, RegExp>> = {
  much: /[£%\d]|\b(?:free|charg|cost|price|fee|includ|per ?cent|rent|nothing)/,
  long: /\b(?:min(?:ute)?s?|h(?:ou)?rs?|days?|w(?:ee)?ks?|months?|y(?:ea)?rs?)\b(?!'?s? rent)/,
  when: /\d|\b(?:\w*days?|mornings?|evenings?|night|noon|month|week|weekends?|always|first|after)\b/,
  where:
    /\b(?:at|in|by|behind|beside|opposite|next to|near|online|outside|across|to|car park|walk)\b/,
  who: /\b(?:he|she|they|we|every|all|our)\b/,
  why: /\b(?:because|so that)\b/,
}

/** Whether a fact tells the kind of thing that a plain line asks for: of "how much", an amount. */
export function tellsKind(line: string, question: string, answer: string): boolean {
  const asked = kindOf(line)
  return asked === kindOf(question) || (TELLS[asked]?.test(answer) ?? true)
}

/** Whether an answer tells the kind of thing that a plain line asks for, though its question asks for none. */
export const tellsMore = (line: string, question: string, answer: string) =>
  kindOf(question) === 'whether' && (TELLS[kindOf(line)]?.test(answer) ?? false)
