import { pattern } from '../text/patterns.ts'
import type { Found } from '../text/scan.ts'

/** Withdraws what was said before it: "Friday morning. No, I tell a lie, Friday afternoon." */
export const CORRECTED = pattern`
  \b(?:
    i mean|i meant|i tell a lie|meant|actually|make (?:it|that)|sorry|rather|instead
    |correction|no(?=,| $)|change|wait|hang on|hold on|oh no|second thoughts|tell you what
    |know what|but (?:we|i) (?:thought|fancied|wondered|prefer|would rather)
  )\b
`

const REQUEST = pattern`
  \b(?:
    book|reserv\w*|make|schedul\w*|arrange|set up|appointment|table|like|want|need|prefer
    |(?:can|could) (?:you|i|we|it|he|she|they)
    |have you|what about|how about|chance|visit|come in|try
  )\b
`

const IS_BETTER = /^(?:'s| is| would be|'d be) better\b/
/** Wanted what is not to be had: "I meant twelve, but half eleven'll do". */
const WANTED = /\b(?:meant|wanted|was after|hoped|was hoping)\b/
const CONCEDES =
  /^(?: option)?(?:'ll| will| would|'d) do\b|^(?: option)?(?:'s| is) (?:fine|ok|okay|al(?:l )?right)\b/

/** Gives in to another than the one wished for first: "I was hoping for 7. Go on then, half 6". */
const GIVES_IN =
  /\b(?:go on(?: then)?|oh well|(?:all ?right|ok|okay|fine)(?: then)?),? (?:then,? )?(?:(?:make it|(?:we|i)'ll (?:have|take|do)|let's (?:say|have|do)|it'll have to be|the|at) )*$/

/** Chooses one of several: the last after a word that withdraws the others, else the first that is asked for. */
export function choose<Value>(
  found: readonly Found<Value>[],
  line: string,
): Found<Value> | undefined {
  if (found.length < 2) return found[0]
  const [first, last] = [found[0], found.at(-1)]
  const between = line.slice(first?.end ?? 0, last?.start ?? 0)
  if (CORRECTED.test(between)) return last
  // "I meant twelve, but half eleven'll do"
  const isMissed = first && WANTED.test(line.slice(0, first.start)) && /\bbut $/.test(between)
  if (last && isMissed && CONCEDES.test(line.slice(last.end))) return last
  // "Saturday my husband has the car. Friday is better."
  const better = found.findLast(({ end }) => IS_BETTER.test(line.slice(end)))
  if (better) return better
  // "Half three is still school. The half six then."
  if (last && /^(?: one| option)? then\b/.test(line.slice(last.end))) return last
  const givenIn = found.findLast(({ start }, i) => i > 0 && GIVES_IN.test(line.slice(0, start)))
  if (givenIn) return givenIn
  return found.find(({ start }) => isRequested(line, start)) ?? first
}

/** Whether the clause before something asks for it. */
export function isRequested(line: string, start: number): boolean {
  const clause = line
    .slice(0, start)
    .split(/[.?!;]|, (?:so|but|and) /)
    .at(-1)
  return REQUEST.test(clause ?? '')
}
