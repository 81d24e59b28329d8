import type { Ask } from '../command.ts'
import type { Context } from '../context.ts'
import { anyOf, part, pattern } from '../text/patterns.ts'

/** A detail of the caller's that she reads back. */
type ReadBack = 'name' | 'phone' | 'postcode'

const DETAIL = '(?:(?:tele)?phone |mobile |contact |full )?(?:name|number|mobile|post ?code)'
const HAS = '(?:got|get|have|put|take|taken|took|spell|spelt|noted|written)'

const UNDER = '(?: down| booked| all)*(?: under\\b| in(?: \\S+){1,3} name\\b)'
/** Asks whether it is under a name: "is it under Jo or under me?", "you've put it in mum's name, have you?" */
const ASKS_UNDER = pattern`
  \b(?:is|was) (?:it|that|this|(?:the|my) (?:booking|appointment|table|message))${UNDER}
  |\b(?:have|did) you (?:got|get|put|have) (?:it|that|this|me|us|him|her)${UNDER}
  |(?<!\b(?:can|could|will|would) )\byou(?:'ve| have)? (?:got|put|have) (?:it|that|this|me|us|him|her)${UNDER}[^.?!]{0,60}\?
  |\bit's${UNDER}[^.?!]{0,30},? is(?:n't)? it\b
`

/** Whether a plain text asks under which name something is. */
export const asksUnder = (text: string) => ASKS_UNDER.test(text)

/** Asks what she has taken down: "what number have you got?", "who's it under?", "can you read that back?" */
const ASKS_BACK = anyOf(
  [
    `\\b(?:what|which|whose) ${DETAIL}\\b[^.?!]{0,20}\\b(?:${HAS}|down|under|in|gave|give|given|again)\\b`,
    `\\b(?:have|did|do) you (?:\\w+ )?${HAS} (?:down )?(?:my|our|his|her) ${DETAIL}\\b`,
    `\\b(?:have|did|do) you (?:\\w+ )?${HAS} (?:the|that) ${DETAIL}(?: right| down| correct)?(?=\\W*$)`,
    `\\byou(?:'ve| have| did| do)? (?:got|get|have) (?:my|our|his|her|the) (?:right |correct )?${DETAIL}\\b`,
    `\\byou(?:'ve| have)? (?:got|put|have)\\b[^.?!]{3,40}\\b(?:for|as|down as) (?:the|my) ${DETAIL}\\b`,
    part`
      \b(?:who|whose name)(?:'s| is| have you| did you)? (?:
        (?:it|that|this|the \w+|we|i|got|put|booked|down|me) ){1,3}(?:under|in)(?=\W*$)
      |\bread (?:it|that|them|those|this|everything|(?:the|my) \w+)(?: all)? back\b
      |\b(?:check|confirm|go over|run through|repeat) (?:all )?(?:my|the) (?:details|name|number)\b
    `,
  ],
  (union) => new RegExp(union),
)

/** Asks whether the caller's number shows: "can you not see it?", "doesn't my number come up?" */
const ASKS_SEEN = pattern`
  \b(?:can't you|can you not|cannot you|can you|don't you) see (?:(?:my|the|what|which) number|it(?=\W*$|[.,?]))
  |\b(?:does|doesn't) (?:it|my number)(?: not)? (?:come|show) up\b
`

/** Says or asks that the firm has the number already: "isn't it on your system?" */
const ON_SYSTEM =
  /\b(?:it's|it is|it|that|mine)(?: all| already| not| be)? (?:on|in) (?:your|the) (?:computer|system|screen|records?|booking|files?|books?|notes|app)\b/

/** Says or asks that she has the caller's own number: "you should have my number", "have you got mine as well?" */
const HAS_MINE = pattern`
  \byou(?:'ve|'ll)?(?: already| still| should| must| will| have| ought to| do)* (?:have|got) (?:my|our) (?:own |mobile |phone |contact )?(?:number|mobile|phone|landline|details)\b
  |\b(?:have|do|did) you (?:already |not |still )?(?:have|got|get) (?:mine|ours)(?: as well| too| already| an' all| and all| there)?(?=\W*$|[,.;])
  |\b(?:have|do|did) you (?:already |not |still )?(?:have|got|get) (?:my|our) (?:own |mobile |phone )?(?:number|mobile|phone|landline)\b
  |\b(?:my|our) (?:number|mobile|phone)(?: number)?(?:'s|'ll be| is| will be| should be| must be) (?:already )?(?:there|(?:on|in) (?:your|the) \w+)
`

/** Whether a line asks about the caller's own number, which she can't see. */
export const asksForOwnPhone = (text: string) => HAS_MINE.test(text)

/** "Have you got my number?", once she has it, and "can't you see it?" */
export function askDetails(clause: string, { open, name, phone, postcode }: Context): Ask | null {
  const isOfNumber = open === 'phone' || open === 'phone-confirm' || /\bnumber\b/.test(clause)
  const isOnSystem = open === 'phone' && ON_SYSTEM.test(clause)
  const isUnseen = HAS_MINE.test(clause) && phone === null
  if (isOnSystem || isUnseen || (isOfNumber && ASKS_SEEN.test(clause)))
    return { kind: 'ask', topic: 'caller-id' }
  if (!ASKS_BACK.test(clause) && !asksUnder(clause)) return null
  const has = { name, phone, postcode }
  const about = detailOf(clause)
  const isTaken = about === null ? name !== null || phone !== null : has[about] !== null
  return isTaken ? { kind: 'ask', topic: 'details', about: about ?? undefined } : null
}

/** The detail that a question names, null if it asks for all. */
function detailOf(clause: string): ReadBack | null {
  if (/\bpost ?code\b/.test(clause)) return 'postcode'
  if (/\b(?:name|under)\b/.test(clause)) return 'name'
  return /\b(?:number|mobile|phone)\b/.test(clause) ? 'phone' : null
}

/** Says or asks that she lacks the number; "you don't need my number" does not. */
const LACKS_PHONE = pattern`
  \b(?:you|he|she|they)(?:'ve|'s| have| has| did)?(?:n't| not| never) (?:\w+ )?(?:got|have|get|take|taken|took|asked|ask)(?: (?:me )?for| down)? (?:my|our|a) (?:(?:phone|mobile|contact|tele\w+) )?(?:number|mobile|phone|details)\b
  |\b(?:don't you|do you not|doesn't (?:he|she)|don't they) (?:need|want) (?:my|our|a) (?:(?:phone|mobile|contact) )?(?:number|mobile|phone|details)\b
  |\bhow (?:will|would|can|is|are|'s) (?:you|he|she|they) (?:\w+ )?(?:ring|call|phone|get hold of|reach) (?:me|us) without (?:my|a|the) number\b
`

/** Whether a plain line says that the firm cannot ring, because it lacks the caller's number. */
export const lacksPhone = (text: string) => LACKS_PHONE.test(text)
