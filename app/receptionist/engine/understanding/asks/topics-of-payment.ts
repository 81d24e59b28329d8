import type { FactTopic } from './fact-topics.ts'
import { pattern } from '../text/patterns.ts'

const QUOTE = '(?:quot(?:e|es|ing|ation)|estimates?)'
const FEE = '(?:fees?|charges?|costs?|commission|percentage|per ?cent|rates?|much)'
const MANAGE =
  '(?:look(?:ing)? after|manag(?:e|es|ed|ing|ement)|let(?:ting)? (?:it|them|(?:my|our|the)(?: \\S+){1,2}) out)'
const LETS =
  '(?:landlords?|let(?:ting)? out|(?:houses?|flats?|propert(?:y|ies)) to (?:let|rent out)|rent(?:ing)? (?:it|(?:my|the|our) \\w+) out)'

/** What a letting agent takes for managing a property. */
export const managementFees: FactTopic = [
  // Without the anchor, a line that says "how much" fifty times would be read fifty times to its end.
  new RegExp(`^(?=.*\\b${FEE}\\b).*\\b(?:${MANAGE}|landlords?)\\b`),
  new RegExp(
    `\\b(?:percentage|commission)\\b|^(?=.*\\b(?:${FEE}|charge)\\b).*\\b(?:${MANAGE}|${LETS})\\b`,
  ),
]

/** When the rent is due. */
export const rentDue: FactTopic = [
  /\brent\b(?: \w+){0,2} due\b|\b(?:when|which day)\b(?: \w+){0,4} (?:rent|pay (?:my|the) rent)\b/,
  pattern`
    ^(?=.*\b(?:when|when's|what day|which day|what date)\b)(?=.*\brents?\b).*\b(?:
      (?:it|rents?|that|payment)(?: \w+){0,3} (?:due|(?:paid|in) by)
      |pay (?:it|that|(?:my|the) rent) by
    )\b
  `,
]

/** Whether the price may be paid in parts. */
export const instalments: FactTopic = [
  /\b(?:payment plans?|instalments?|spread the cost|finance|pay (?:\w+ )?(?:monthly|by the month))\b/,
  pattern`
    \b(?:
      payment plans?|instalments?|spread (?:the|it|my)
      |pay(?:ing)? (?:\w+ ){0,3}(?:
        monthly|by the month|each month|a month|in bits|over time
      )
      |on finance
    )\b
  `,
]

/** What a cancelled or missed visit costs. */
export const cancellation: FactTopic = [
  /\b(?:cancel|missed)/,
  pattern`
    \b(?:charge\w*|fees?|penalty|notice|lose)\b.*\bcancel
    |\bcancel\w*\b.*\b(?:charge\w*|fees?|cost|penalty|pay|notice)\b
    |\bif (?:i|we) (?:(?:have|need|had) to )?cancel
    |\bcharge\w*\b.*\b(?:miss|(?:turn|show) up|(?:can't|couldn't) (?:make|come))\b
    |\b(?:can't|couldn't|don't) (?:make|come|(?:turn|show) up)\b.*\b(?:charge\w*|pay|fees?|lose)\b
    |\bif (?:i|we) (?:(?:don't|can't|didn't|couldn't) (?:(?:turn|show) up|make it)|miss)\b
  `,
]

/** Whether tenants on benefits are taken. */
export const benefits: FactTopic = [
  /\b(?:universal credit|benefits|dss)\b/,
  /\b(?:universal credit|(?:on|take|accept|housing) benefits?|dss)\b/,
]

/** Whether a deposit is taken. */
export const deposit: FactTopic = [
  /\bdeposits?\b/,
  pattern`
    \bdeposits?\b|\bup ?front\b
    |\b(?:much|pay)\b(?: \w+){0,3} (?:first(?=\W*$)|in advance|to start with|to move in)\b
  `,
]

/** What it costs to hold a property. */
export const holdingDeposit: FactTopic = [
  /\bholding\b/,
  /\bholding\b|\b(?:much|pay|cost)\b(?: \w+){0,3} to (?:hold|reserve|secure) (?:it|the)\b/,
]

/** Whether prices include VAT. */
export const vat: FactTopic = [
  /\bvat\b.*\?$|^(?:all )?(?:our )?(?:prices|fees|rates)\b.*\bvat\b/,
  /\bvat\b/,
]

/** What it costs to come out. */
export const callOut: FactTopic = [
  /\bcall-?out\b/,
  pattern`
    \bcall-?out\b
    |\b(?:charge|cost|much|pay|fee)\b(?: \w+){0,4} (?:
      to come out|for coming out|to come and look|to turn up
    )\b
  `,
]

/** Whether a quote costs anything. */
export const quotes: FactTopic = [
  new RegExp(`\\b${QUOTE}\\b`),
  // "Can I have a quote for what a boiler costs?" asks for the quote itself.
  pattern`
    \b(?:charg(?:e|es|ed|ing)|pay(?:ing)?|fee|costs?|free|owe|money)\b(?: \w+){0,2} (?:for|to) (?:(?:an?|the|your|my|that|just|get|have|do|give|giving) ){0,3}${QUOTE}\b
    |\bfree (?:\w+ )?${QUOTE}\b
    |\b${QUOTE}(?! (?:for|on|of)\b)(?: (?!i\b|we\b)\w+){0,3} (?:free|costs?|charged?|chargeable|extra)\b
    |\b(?:charg(?:e|es|ed|ing)|pay(?:ing)?|fee|costs?|free)\b(?: \w+){0,3} (?:
      (?:to|for|if|and|just) (?:\w+ ){0,3}?(?:com(?:e|es|ing)|pop|call|visit)(?: out| round| over| up)? (?:(?:and|to|for) )?(?:just |have |(?:give|do)(?: me| us)? )?(?:an? )?(?:look|see|quot|pric|measure|estimat)
      |(?:to|for) (?:just )?(?:hav(?:e|ing) a look|look(?:ing)?(?: at it|(?=\W*$| and\b))|pric(?:e|ing) it|(?:get|have|giv(?:e|ing))(?: me| us)? (?:an? |the )?(?:rough )?price(?! (?:list|for|on|of)\b))
    )
    |\b(?:come|pop|call)(?: out| round| over)? (?:(?:and|to) )?(?:just )?(?:(?:have|take|give me|give us|do) an? )?(?:look|quote|price|measure|estimate)\b[^.?!]{0,24}\b(?:for (?:nothing|nowt|free)|free|without (?:paying|a? ?charge))\b
    |\bhow much\b[^.?!]{0,30}\b(?:come|pop|call)(?: out| round| over)? (?:and|to) (?:quote|price|give (?:me|us) an? (?:price|quote|estimate))\b
  `,
]

/** What an hour costs. */
export const hourlyRate: FactTopic = [
  /£\d[^.]*\bhour|\bhour[^.]*£\d/,
  /\b(?:much|charge|costs?|rates?|prices?)\b(?: \w+){0,4} (?:an|per|by the) hour\b|\bhourly\b/,
]

/** How one can pay. */
export const paymentMethods: FactTopic = [
  /\bhow (?:can|do|should|would) (?:i|we|you) pay\b|\bpayment methods?\b/,
  pattern`
    \b(?:pay(?:s|ing)?|take|accept|prefer)\b(?: \w+){0,3} (?:
      cards?|cash|cheques?|transfer|contactless|apple pay|amex|bacs
    )\b
    |\b(?:you|yous|you lot|he|she|they) do (?:
      card|cash|cheques?|bank transfers?|contactless|apple pay|amex
    )(?=\W*$|[,.?;]| (?:or|and|payments?|as well|too|at all)\b)
  `,
]

/** When one pays. */
export const paymentTime: FactTopic = [
  pattern`
    \b(?:(?<!vaccination )cards?|cash|transfer|cheques?|pay\w*|invoice)\b.*\b(?:
      on the day|once|after|on completion|at the end|in advance|up ?front
    )\b
  `,
  pattern`
    \bpay(?:ing)?\b(?: \w+){0,2} (?:
      on the day|there and then|straight away|at the time|in advance|after(?:wards)?
    )\b
  `,
]

/** Whether cards are taken. */
export const cards: FactTopic = [
  /\b(?:take|accept)\b(?: \w+){0,2} cards?\b|\bpay\b(?: \w+){0,2} cards?\b/,
  pattern`
    \b(?:cards?|contactless|(?:apple|google) pay|chip and pin|visa|master ?card)\b(?<!\b(?:by|my|the|a|business|gift|birthday|loyalty|sim|id) card)
    |\b(?:pay|paying)(?: \w+){0,3} (?:by|on|with) (?:an? |my )?(?:debit |credit )?(?:card|phone)\b
  `,
]
