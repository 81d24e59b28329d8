import type { Open } from '../../types.ts'
import { pattern } from '../text/patterns.ts'

/** "She has my number", "it's on file", "same as before", "the usual one". */
const ON_FILE = pattern`
  \b(?:he|she|they|you)(?:'\w+| \w+){0,2} (?:got|has|(?<!\bto )have|knows?) (?:
    it(?!'s)|me|all (?:that|this)
    |(?:my|the) (?:name|number|details|mobile|address|post ?code)
  )\b
  |\bon (?:the |my |your )?(?:files?|system|records?|books)\b
  |\b(?:same|usual)(?: (?:one|name|number|mobile|phone|address|post ?code|place|details))? as (?:
    before|ever|always|usual|last (?:time|year)
  )\b
  |\b(?:same|usual) (?:
    one|name|number|mobile|phone|address|post ?code|place|details
  )(?=\W*$|[,.;])
  |\b(?:my|the) (?:name|number|mobile|address|post ?code)(?:'s| is) the same\b
`
/** "It's on the booking", "the one I booked with", "he rang me on it last week", "I gave it you when I ordered". */
const GIVEN_BEFORE = pattern`
  \b(?:it|that|this|one|number|mobile|phone|mine)(?:'s|'ll| is| will| should| must| be| all| already| down| there| still)* (?:on|in|under|with) (?:the|my|our|your) (?:\w+ )?(?:
    bookings?|reservation|account|invoice|bill|order|forms?|e-?mails?|notes?|app|appointment|paperwork
  )\b
  |\b(?:it|one|number|mobile|phone|same)(?: (?:one|number|mobile|as|that|what|which|when))* (?:i|we)(?:'ve|'d| have| had| always| already| just)* (?:
    booked|rang|called|phoned|used|gave|given|texted|ordered|registered|signed up
    |made (?:the|my|our) (?:booking|appointment|reservation)
  )\b
  |\b(?:one|number|mobile|phone) (?:that |which |what )?(?:you|yous|he|she|they)(?:'ve|'s| have| has| already| always)* (?:got|have|has|rang|rung|called|phoned|texted|used?)\b
  |\b(?:booked|rang|rung|called|phoned|texted|spoke|ordered|registered)(?: (?:me|us|you|to|in|back|up))* (?:with|on|off|from|using) (?:it|that|the same)\b
  |\b(?:i|we)(?:'ve|'d| have| had| already| just)* (?:gave|given)(?: (?:you|yous|him|her|them|the \w+))? (?:it|mine|(?:my|our|the) (?:number|mobile|details))\b
  |\b(?:you|yous|he|she|they)'ve (?:already )?(?:mine|(?:my|our) (?:number|mobile|details))\b
`
/** Wants another number used than the one given before: "the one I booked with is dead". */
const NO_MORE =
  /\b(?:wrong|chang\w+|new|old|different|another|other|brok\w+|lost|dead|(?:not|isn't|doesn't) (?:the|that|this|on|mine|work))\b/
/** "Ring me on this one", "the number I'm calling from", "it'll have come up on your screen". */
const THIS_PHONE = pattern`
  \b(?:on|use|to|from|it's|^|just|yes) ?this (?:one|number|phone|mobile|line)\b
  |^this (?:one|number|phone|mobile)\b
  |\b(?:one|number|phone|mobile|line) (?:that |which )?(?:i'm|i am) (?:
    on\b
    |(?:ringing|calling|phoning|speaking|talking)\b
  )
  |\bon (?:your|the) (?:screen|display)\b
  |\bcaller (?:id|display)\b
`

/** Wants somebody or something again: "can I have the same one as last time?" */
const WANTS_SAME =
  /\b(?:can|could) (?:i|we|he|she|they) (?:please )?(?:have|get|see|ask for) the (?:same|usual)\b(?! (?:name|number|mobile|phone|address|post ?code))/

/** Whether a line says that the caller has given the number before, or has been rung on it. */
export const isGivenBefore = (text: string) => GIVEN_BEFORE.test(text) && !NO_MORE.test(text)

/** Whether a line says that the firm has the detail that `open` asks for, or that the number shows on its display. */
export function isOnFile(text: string, open: Open | null): boolean {
  if (WANTS_SAME.test(text)) return false
  if (open === 'phone')
    return (
      (ON_FILE.test(text) && !/\b(?:address|post ?code)\b/.test(text)) ||
      THIS_PHONE.test(text) ||
      isGivenBefore(text)
    )
  return (
    (open === 'name' || open === 'postcode') &&
    ON_FILE.test(text) &&
    !/\b(?:number|mobile|phone)\b/.test(text)
  )
}

/** Whether a line leaves the number to be read off the display, which she does not have. */
export const isOfThisPhone = (text: string) => THIS_PHONE.test(text)
