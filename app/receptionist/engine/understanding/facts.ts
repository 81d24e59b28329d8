import type { Setup } from '../types.ts'
import { contentOf, plain, stem } from './text.ts'

const NEEDED_OF_FACT = 0.6
const NEEDED_IF_ALL = 0.5
const DO_YOU =
  /\b(?:do you (?:do|have|take|see|sell|offer|accept|allow)|are you (?:taking|accepting)(?: on)?) /
const NEEDED_OF_LINE = 0.3

/** Words that any question may have: the other words say what it is about. */
const EMPTY = new Set(
  'use give take bring offer provide see accept include available possible sort kind type happen place have your allow come'
    .split(' ')
    .map(stem),
)

/** The index of the set-up's fact that answers a line, or null. */
export function findFact(line: string, facts: Setup['facts']): number | null {
  const said = contentOf(line)
  let best: { index: number; share: number } | null = null
  for (const [index, { question }] of facts.entries()) {
    if (plain(question).replace(/\W+$/, '') === line.replace(/\W+$/, '')) return index
    const asked = significant(contentOf(question))
    if (asked.length === 0) continue
    const both = asked.filter((word) => said.has(word)).length
    const share = both / asked.length
    const isAbout = both / Math.max(1, significant(said).length) >= NEEDED_OF_LINE
    // "Do you do cats?" asks the same as "Do you groom cats?"
    const isAll = DO_YOU.test(line) && both === significant(said).length && share >= NEEDED_IF_ALL
    if ((share >= NEEDED_OF_FACT || isAll) && isAbout && share > (best?.share ?? 0))
      best = { index, share }
  }
  return best?.index ?? null
}

function significant(words: Set<string>): string[] {
  const rest = [...words].filter((word) => !EMPTY.has(word))
  return rest.length > 0 ? rest : [...words]
}
