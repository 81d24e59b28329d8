import { DATED } from './day-words.ts'

/** A sum of money, in figures or words. */
const AMOUNT =
  '(?:£ ?\\d[\\d.,]*|\\d+ ?(?:quid|pounds?|%)|\\d{3,4}|(?:an? |one |two |three |four |five |six |seven |eight |nine )?hundred(?: and \\w+)?(?: quid| pounds?)?|(?:\\w+ty|a) (?:quid|pounds?)|half(?! past| \\d| one| two| three| four| five| six| seven| eight| nine| ten| eleven| twelve)|(?:the )?(?:rest|remainder|balance|other half|full amount)|(?:some|part|all|most) of it|(?:the |my |our )?(?:rent|deposit|arrears))'
/** When the caller pays, or is paid: "four hundred on the first and the rest on the fifteenth", "pay day's the 23rd". */
const PAYS_THEN = new RegExp(
  `\\b${AMOUNT}(?: (?:of it|of that|for you|to you|off|in|now|then|over|more|this month|next month|straight away))* (?:(?:on|by|before|from|after|till?|until|this|next|come) )+${DATED}|\\b(?:get|gets|got|be|being|'m|am) paid(?: again)?(?: (?:on|at|by|till?|until|this|next))* ${DATED}|\\bpay ?day(?:'s| is)(?: (?:on|this|next))* ${DATED}`,
  'g',
)
/** Speaks of money. Without it "half on Friday" may be an hour. */
const OF_MONEY =
  /\b(?:pay\w*|paid|rent|quid|pounds?|hundred|deposit|instalments?|arrears|money|owe\w*|owing|wages)\b|£/

/** A plain line of a message about money (`told`: what it says so far) without the days of payment. */
export const withoutPayDays = (text: string, told: string) =>
  OF_MONEY.test(text) || OF_MONEY.test(told) ? text.replace(PAYS_THEN, ' ') : text
