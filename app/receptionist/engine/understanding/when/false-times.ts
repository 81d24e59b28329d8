import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { withoutUnconfirmed, withoutWhoIsLeft } from '../details/party.ts'
import { withDigits } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { withoutEcho, withoutOthersTime, withoutPrice, withoutServices } from './replaced-hours.ts'
import { lastChoice } from './slot-choices.ts'

/** What people hold at a restaurant, whose day is the day that they want. */
const OWN_EVENT = new RegExp(
  part`
    \b(?:an? |the |my |our |his |her |\w+'s )?(?:
      funeral|wake|wedding|christening|graduation
    )(?:'s| is)?(?= (?:on|at|this|next)\b)
  `,
  'g',
)

/** Speaks of one of a party: "and one's in a wheelchair". */
const ONE_IS =
  /\bone(?:'s| is) (?=(?:in a|vegan|veggie|vegetarian|coeliac|allergic|pregnant|deaf|blind|an? (?:baby|toddler|child|vegan|vegetarian|coeliac))\b)/g

/** Counts what is booked, or waits, and names no hour: "it is one slot for both of us, isn't it?", "one moment". */
const ONE_SLOT =
  /\bone (?=(?:slot|appointment|booking|session) for\b|(?:moment|mo|tick|sec|second|minute)\b)/g

/** Speaks of what is booked, as another time follows: "can you do one for Friday at 2?" */
const ONE_OF_THEM =
  /(?<=\b(?:do|have|take|get|book|arrange|order)(?: me| us)? )one (?=(?:(?:for|on) )?(?:(?:this|next|the) )?(?:\w+day|tomorrow|\d{1,2}(?:st|nd|rd|th)),? (?:at|about|around|say) (?:about )?(?:half|quarter|noon|midday|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d))/g

/** Leaves the part of the day open: "Thursday, morning or afternoon, I'm easy". */
const EITHER_PART =
  /\b(?:either )?(?:the )?(?:mornings?,? or (?:the )?afternoons?|afternoons?,? or (?:the )?mornings?)\b/g

/** "Yes. Oh hang on, could we do the afternoon" changes what is settled, as "actually" does. */
const THINKS_AGAIN =
  /\b(?:hang on|hold on),? (?=(?:can|could) (?:we|i|you)\b|have you\b|is there\b|make it\b|(?:what|how) about\b)/g

/** Takes a choice back, and asks for another day: "Eleven, yeah. Oh no, hang on, I'm away. What about Tuesday?" */
const TAKES_CHOICE_BACK =
  /^[^?]*\b(?:oh no|(?:no|oh),? (?:hang on|hold on|wait)|(?:hang on|hold on|wait),? no)\b(?=.*\b(?:(?:what|how) about|have you|is there|any chance|is (?:it )?possible|could (?:we|i|you)|can (?:we|i|you)|instead)\b[^.!]*\b(?:\w+day|tomorrow|week)\b)/

/** Asks for a time, or else another day: "what about eight, or tomorrow?" */
const OR_ANOTHER_DAY =
  /(?<=\b(?:what|how) about (?:half |quarter \w+ )?\w+),? or (?:tomorrow|\w+day)(?=\W*$)/

/** Repeats a sum in wonder: "one twenty? go on then", "ten! All right". */
const SUM_REPEATED = /^(?:(?:oh|ooh|what|er|blimey),? )*(\d{1,2})(?: (\d\d))?[?!]+ /

/** A line without the price at its start that she has just told. */
function withoutPriceRepeated(text: string, { open, topic, setup }: Context): string {
  if ((topic !== 'price' && topic !== 'prices') || open === 'slot') return text
  const line = withDigits(text)
  const [said = '', hundreds = '', rest = ''] = SUM_REPEATED.exec(line) ?? []
  const pence = Number(hundreds + rest) * 100
  return setup.services.some(({ pricePence }) => pricePence === pence)
    ? line.replace(said, '')
    : text
}

/** Asks until when the firm is open: the day is that of the question, beside a service for another. */
const UNTIL_ON =
  /\b(?:what time|when|how late) (?:do|are|will) you (?:all )?(?:(?:be )?open (?:un)?till?|shut|close)(?: up)?(?: on)? (?:today|tonight|tomorrow)\b/g

/** A line without what only looks like a time that the caller wants. */
export function withoutFalseTimes(line: string, told: Command[], context: Context): string {
  const { open, hasParty, party } = context
  const unnamed = withoutServices(withoutPriceRepeated(line, context), told)
    .replace(ONE_SLOT, 'a ')
    .replace(UNTIL_ON, ' ')
    .replace(ONE_OF_THEM, 'it ')
    .replace(THINKS_AGAIN, 'actually ')
    .replace(EITHER_PART, ' ')
    .replace(/\bnot (?:un)?till? after\b/g, 'after')
  // "Four then. How much is it?" chooses a time first.
  const unpriced = withoutPrice(unnamed, context)
  // The firm is asked to hold it: "we've a funeral on the 29th, and want somewhere for thirty".
  const text = hasParty
    ? withoutWhoIsLeft(unpriced.replace(OWN_EVENT, ' ').replace(ONE_IS, 'somebody is '))
    : unpriced
  const certain = hasParty && party !== null ? withoutUnconfirmed(text) : text
  if (open !== 'slot') return withoutOthersTime(certain, context)
  const chosen = certain.replace(TAKES_CHOICE_BACK, '').replace(OR_ANOTHER_DAY, '')
  return withoutEcho(lastChoice(withoutOthersTime(chosen, context), context))
}
