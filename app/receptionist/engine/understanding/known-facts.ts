import type { Setup } from '../types.ts'
import { contentOf, plain, stem } from './text.ts'

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

const known = new WeakMap<Setup['facts'], readonly KnownFact[]>()

/** The facts of a set-up, read once: each clause of a call is compared with all of them. */
export function knownFacts(facts: Setup['facts']): readonly KnownFact[] {
  const before = known.get(facts)
  if (before) return before
  const read = facts.map(({ question, answer }) => {
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
  })
  known.set(facts, read)
  return read
}

/** Words that any question may have, so that they do not tell what it is about. */
export const EMPTY = new Set(
  'use give take bring offer provide see accept include available possible sort kind type happen place have your allow come keep meet does long extra morning afternoon evening love anything something owt way again while over'
    .split(' ')
    .map(stem),
)

/** The words of a question that tell what it is about; all of them if none does. */
export function significant(words: Set<string>): string[] {
  const rest = [...words].filter((word) => !EMPTY.has(word))
  return rest.length > 0 ? rest : [...words]
}
