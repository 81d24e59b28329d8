import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { kindOf, tellsKind } from './known-facts.ts'
import { isOfCost } from './price-words.ts'
import { leavesRiskOpen } from './risks.ts'

const OF_MONEY =
  /\b(?:deposits?|money|bond|refund\w*|(?:get|give|have|pay) (?:it|that) back|paid)\b/
/** Asks what becomes of money, which its amount does not tell: "do I get it back?", "is it protected?" */
const FATE: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [
    pattern`
      \b(?:
        refund\w*|money back
        |(?:get|give|have|pay|claim)(?:ing)? (?:
          it|that
          |(?:the|my|our) (?:deposit|money)
        ) back
        |(?:deposit|money) (?:back|return\w*)
        |lose (?:it|the|my|our)
      )\b
    `,
    /\b(?:refund\w*|return\w*|back|lose|keep)\b/,
  ],
  [
    /\b(?:protected|safe|scheme|held|holds?|kept|keeps?)\b/,
    /\b(?:protect\w*|safe|scheme|held|holds?|holding|kept|keeps?)\b/,
  ],
  [
    /\b(?:out of|off|from|towards|deduct\w*|use) (?:it|my|our|the)\b/,
    /\b(?:off|deduct\w*|from|towards)\b/,
  ],
]

/** Whether a line asks what becomes of money. */
export const asksOfFate = (line: string) => FATE.some(([asks]) => asks.test(line))

/** Other holidays than Christmas, and how a fact tells of them. */
const HOLIDAYS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/\bnew year/, /\bnew year|\bjanuary\b|\b(?:31(?:st)?|jan)\b/],
  [/\b(?:easter|good friday)\b/, /\b(?:easter|good friday|bank holidays?)\b/],
  [/\bhalf[- ]?term\b/, /\bhalf[- ]?term\b/],
]

/** Whether a line asks about a holiday of which a fact about another does not tell. */
const asksOtherHoliday = (line: string, { question, answer }: Setup['facts'][number]) =>
  /\b(?:open|clos|shut)/i.test(question) &&
  HOLIDAYS.some(
    ([said, told]) => said.test(line) && !told.test(`${question} ${answer}`.toLowerCase()),
  )

/** Occasions, of which a fact about one tells nothing of another: what to bring to a viewing, and on moving in. */
const OCCASIONS: readonly RegExp[] = [
  /\bview(?:ings?)?\b/,
  /\b(?:(?<!\b(?:want|like|hoping|looking) to )mov(?:e|ing) in(?:to)?(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|the new year))|check(?:ing)?[- ]in\b(?! (?:advance|on|with)\b)|(?:get|collect|fetch|pick up|picking up|collecting|getting) (?:(?:the|my|our) )?keys)\b/,
  /\b(?:mov(?:e|ing) out|check(?:ing)?[- ]out\b(?! (?:an?|the|your|some)\b))\b/,
  /\b(?:valuations?|valued|appraisals?)\b/,
  /\binterviews?\b/,
  /\bfirst (?:day|shift)\b/,
]

/** Whether a line asks about another occasion than the one of a fact, which it does not name. */
export function asksOtherOccasion(line: string, question: string): boolean {
  const own = OCCASIONS.filter((one) => one.test(question))
  return (
    own.length > 0 && !own.some((one) => one.test(line)) && OCCASIONS.some((one) => one.test(line))
  )
}

/** Asks whether, or how much of it, is owed, which the day on which it is due does not tell. */
const IF_OWED = pattern`
  \b(?:
    (?:do|will|would|should|must|can|am|are) (?:i|we) [^.?!]{0,30}\b(?:pay(?:ing)?|owe|charged)
    |(?:is|will|would) (?:there|it|they|[a-z]+'?s?)\b[^.?!]{0,20}\b(?:owe[dr]?|owing|charged|to pay)
  )\b
`
/** Names the day on which something may be due: "do I pay on the first?" */
const OF_DUE_DAY =
  /\b(?:on|by|before|at) (?:the )?(?:\d|first|1st|start|beginning|end|last|same|\w+day)|\b(?:day|date)\b/

/** Whether a line asks if something is owed, and the fact only tells when. */
const asksIfOwed = (line: string, question: string) =>
  kindOf(question) === 'when' &&
  kindOf(line) !== 'when' &&
  IF_OWED.test(line) &&
  (/\b(?:whole|full|half|part|if (?:i|we))\b/.test(line) || !OF_DUE_DAY.test(line))

/** Says how a person is paid: "do I pay Kev cash or card?" */
const BY_MEANS = /\bpay(?:ing)? (?:[a-z]+ ){1,2}(?:(?:in|by|with) )?(?:cash|card|cheque)\b/

/** What a caller may have to pay, in so many words: "pay it", "pay again", "pay the fine"; "pay it by card" asks how. */
const PAYS_WHAT =
  /\bpay(?:ing)? (?:(?:him|her) )?(?:for )?(?:it|that|them|again|twice|(?:(?:the|my|an?|this|any) )?(?!by\b|with\b|in\b|on\b|at\b|when\b|now\b|before\b|after\b|up\b|you\b|him\b|her\b|all\b|monthly\b|straight\b|there\b|[a-z]*(?:er|or|man|lad|lads)\b)([a-z]+))(?! (?:by|with|in|on|off|all)\b)/

/** Whether a line asks if something is to be paid, and the fact only tells how: a fine has nothing to do with cards. */
function asksWhetherToPay(line: string, { question, answer }: Setup['facts'][number]): boolean {
  // "Do I pay them cash?" asks how.
  if (kindOf(line) !== 'whether' || !IF_OWED.test(line) || BY_MEANS.test(line)) return false
  const [found, what = ''] = PAYS_WHAT.exec(line) ?? []
  const told = plain(`${question} ${answer}`)
  const isOfWhat = what !== '' && told.includes(what)
  return found !== undefined && !isOfWhat && OF_PAYING.test(told) && !OF_CHARGE.test(told)
}

/** Tells whether there is something to pay. */
const OF_CHARGE = /\b(?:charg\w*|fees?|costs?|free|deposit|nothing)\b/

/** Asks what the work costs, in some case or other: "what's it cost if I can't get legal aid?" */
const COST_OF_IT =
  /\b(?:what(?:'s| is|'d| does| would| will) (?:it|that) (?:cost|come to|be)|how much(?:'s| is|'d| would| will) (?:it|that)(?: be| cost)?)(?=\W*$| if\b)/

const ASKS_TO_PAY =
  /\b(?:takes?|accept|pay(?:ing)? (?:by|with|on))\b(?: \w+){0,2} (?:cards?|cash|cheques?|contactless|amex|apple pay)\b/
const OF_PAYING =
  /\b(?:pay\w*|cash|cheques?|contactless|credit|debit|transfer|amex|takes? (?:\w+ )?cards?|(?:all|major|most) cards?)\b/i

/** Whether a line asks how one can pay, and a plain fact does not tell: "do you take card?" is about no vaccination card. */
export const asksToPayApart = (line: string, fact: string) =>
  ASKS_TO_PAY.test(line) && !OF_PAYING.test(fact)

/** Whether a line asks for more than a fact on its topic tells. `asked`: the part that asks. */
export const asksMoreThan = (line: string, fact: Setup['facts'][number], asked = line) =>
  !tellsKind(asked, plain(fact.question), plain(fact.answer)) ||
  asksOtherHoliday(line, fact) ||
  asksOtherOccasion(line, plain(fact.question)) ||
  (COST_OF_IT.test(asked) && !isOfCost(fact)) ||
  asksIfOwed(asked, plain(fact.question)) ||
  asksWhetherToPay(asked, fact) ||
  (OF_MONEY.test(line) &&
    FATE.some(
      ([asks, tells]) => asks.test(line) && !tells.test(plain(`${fact.question} ${fact.answer}`)),
    )) ||
  asksToPayApart(line, plain(`${fact.question} ${fact.answer}`)) ||
  leavesRiskOpen(line, fact)
