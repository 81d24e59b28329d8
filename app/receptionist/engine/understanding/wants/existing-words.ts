import { FAMILY } from '../danger/danger-words.ts'
import { anyOf, part } from '../text/patterns.ts'

/** A pattern for any of its parts, from the start of a word. */
export const any = (...parts: readonly string[]) =>
  anyOf(parts, (union) => new RegExp(`\\b(?:${union})`))

/** What a firm sends for money. */
export const BILL = '(?:bill|invoice|statement|direct debit|account)'

/** Who has a booking, or had work done. */
export const WE = '(?:i|we|he|she|they)'

/** Whose a booking or a thing is. */
export const OWN = '(?:my|our|his|her|their)'

/** Changes what is arranged. An "early shift" changes nothing, and an "oil change" nothing that is arranged. */
export const CHANGE = part`
  (?:
    cancel(?:ling)?
    |(?:mov|(?<!\b(?:an?|any) \w+ )chang|postpon|rearrang|re-?schedul)(?:e|ing)
    |(?<!\b(?:early|late|day|night|evening|my|an|on) )shift(?:ing)?
    |swap(?:ping)?|switch(?:ing)?|push(?:ing)?|amend
  )
`

/** What may be booked. */
export const BOOKING =
  '(?:appointments?|bookings?|reservations?|tables?|slots?|viewings?|visits?|sessions?|lessons?)'

/** A booking, or "one". */
export const ONE = `(?:one|${BOOKING})`

/** Who has something: "I've got". "Can I have" has nothing. */
export const HAVE = part`
  (?:
    (?<!\b(?:can|could|may|might|shall|should) )${WE}(?:'ve|'s|'d| have| has| had)(?: got)?
    |(?<=^|[,.!;] |\b(?:hi|hiya|hello|hey|morning|afternoon|evening|love) )(?:i |we )?got
  )
`

/** Is or was. */
export const IS = "(?:'s|'re|'m| is| are| am| was| were)"

/** The word with which a day or a time begins. */
export const DAY = '(?:\\w+day|tonight|tomorrow|this|next|at|for|on|with)\\b'

/** Hours, in words. */
export const HOURS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)'

/** Calls off what somebody else has booked, whom it captures: "cancel my husband's", "cancel Ian's". */
export const CANCELS_OTHERS = part`
  cancel(?:ling)? (?:(?:my|our) )?(?:
    (?!(?:it|that|this|there|here|what|let|today|tomorrow|tonight|\w+day|week|month|year|morning|afternoon|evening|night)'s)([a-z]+)'s
    |(?<=\b(?:my|our) )(${FAMILY})s
  )\b
`
