import { pattern } from '../text/patterns.ts'

/** Asks whether the firm comes to the caller: "would somebody come out to her?", "do you do home visits?" */
const ASKS_VISIT = pattern`
  \b(?:would|could|can|will|does|do) (?:some(?:one|body)|any(?:one|body)|you|he|she|they)(?: (?:ever|not|just|possibly|be able to))* (?:come|visit|pop)(?: out| round| over| up| down)? (?:
    (?:to |and )?(?:see )?(?:me|us|him|her|them|people)
    |(?:to|at) (?:(?:my|our|his|her|their|people's|the) )?(?:house|home|flat|bungalow|place|mum's|dad's|nan's)s?
  )\b
  |\b(?:would|could|can|will|does|do) (?:some(?:one|body)|any(?:one|body)|you|he|she|they)(?: (?:ever|not|just))* (?:come out|make house calls)\b(?! of\b)
  |\b(?:do|offer|doing|any) (?:home|house) (?:visits?|calls?|appointments?)\b
  |\b(?:depends? (?:on )?(?:if|whether)|if) (?:you|they|he|she) (?:can )?(?:come|visit) (?:out|to (?:us|her|him|me))\b
`

/** Says that somebody cannot come to the firm: "she can't get out the house", "he's housebound". */
const CANNOT_COME = pattern`
  \b(?:can't|cannot|can not|unable to|not able to|never)(?: really| even)? (?:get|go|come|leave)s?(?: out)?(?: of)? (?:(?:the|her|his|my|their) )?(?:house|home|flat|bed)\b(?!,? (?:before|until|till?|on|at|by|today|tomorrow|this|next|in the|early|for work)\b)
  |\b(?:house|bed)[- ]?(?:bound|ridden)\b
`

/** Whether a plain line asks that the firm come to a caller who would otherwise come to it. */
export const asksHomeVisit = (text: string) => ASKS_VISIT.test(text) || CANNOT_COME.test(text)
