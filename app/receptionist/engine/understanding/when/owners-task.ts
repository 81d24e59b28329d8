import { pattern } from '../text/patterns.ts'

/** A task for the owner beside an order to book: "book that one, and get Sam to sort the half 11, needs to be today". */
const OWNERS_TASK = pattern`
  ^([^?]*\b(?:book|yes|yeah|yep|aye|ok|okay|go on|go ahead|please do|that's (?:fine|right))\b[^?]*?)[,.;]? (?:and |but |then )*(?:
    get|ask|tell|have
  ) (?!me\b|us\b|it\b|that\b|some)(?:your |the )?[a-z]+ (?:to|if (?:he|she|they) can) (?:
    sort|ring|call|phone|text|do|see|book|fit|squeeze|arrange|find|deal|look
  )\b[^.;!?]*
`

/** A line without what the owner is asked to do besides, unless it is wanted in place of what was read back. */
export const withoutOwnersTask = (text: string) =>
  /^(?:no|nope|nah)\b(?!,? no,? (?:book|that's))|\binstead\b/.test(text)
    ? text
    : text.replace(OWNERS_TASK, '$1')
