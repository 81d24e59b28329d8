import { isOfRule, isSaid, mention, unsay } from '../speech/say.ts'
import { ignoreAsks, type State } from '../state.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { asksHowReached, hopesToBeRung } from '../understanding/asks/status.ts'
import type { Topic } from '../understanding/command.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'
import { wantsStaff } from '../understanding/wants/wanted-staff.ts'
import { forPerson } from './message.ts'
import { isOfMessage, isTaken } from './message-notes.ts'
import { note, noteAndMention } from './notes.ts'

/** Promises no time, to a caller whose message is taken and who asks when they are rung; true if she does. */
export function sayWhenRung(state: State): boolean {
  if (!isTaken(state) || !hopesToBeRung(state.plainText)) return false
  return noteAndMention(state, 'ring-when', forPerson(state))
}

/** Notes whom of the firm's people a caller wants for a booking, and says that she can't promise it; true if they want one. */
export function declineStaff(state: State): boolean {
  const { flow, card, plainText, setup, trade, reply } = state
  // A table is nobody's in particular.
  if (trade.hasParty || (flow !== 'booking' && card.booked === null)) return false
  if (!wantsStaff(plainText, setup) || reply.some((one) => isOfRule(one, 'no-promise-who')))
    return false
  // "Is it Kirsty though? Can I ask for her?" is answered by it.
  ignoreAsks(state, 'unknown')
  unsay(state, 'noted')
  return noteAndMention(state, 'no-promise-who')
}

/** Asks whether the owner will know in time: "will she definitely get it before one?" */
const GETS_IT =
  /\b(?:will|is|are|does|do) (?!you\b|i\b|we\b)[a-z]+ (?:(?:definitely|actually|still|really|going to|gonna) )*(?:get|see|read|hear) (?:it|this|that|(?:my|the) message)\b|\b(?:'ll|will) (?:get|see|read|hear) (?:it|this|that|(?:my|the) message)\b[^.?!]*\bwon't (?:he|she|they)\b/

/** Says that nobody can promise when the owner reads a message, to a caller who asks; true if she does. */
export function sayWhenSeen(state: State): boolean {
  if (!GETS_IT.test(state.plainText) || !isOfMessage(state)) return false
  return noteAndMention(state, 'seen-when')
}

/** Asks whether what was said on this call is enough by itself: "does this count as notice?", "is it official now?" */
const COUNTS = pattern`
  \b(?:does|do|did|will|would|is|have|has) (?:
    this|that|it|i|(?:me )?(?:ringing|calling|phoning|telling)(?: \w+)?|(?:an?|the|this) (?:phone ?)?call|(?:my|the|our) notice
  ) (?:now |just |officially |formally |already |be )*(?:
    count|do (?:it|as|for)|stand as|go down as|enough|official|formal|legal|binding|valid|given|handed in|put in|accepted
    |start|in now|my (?:\w+ )?notice|me (?:given|giving|handing)
  )\b
  |\b(?:do|must|should|have) i (?:still |also )?(?:have to |need to |got to )?(?:write (?:it|that|this|in|to you)|(?:e-?)?mail (?:it|that|this|you)|put (?:it|that|this) in writing|send (?:it|a letter|an e-?mail))\b
`

/** Says that this is only a message, to a caller who asks whether it counts for more; true if she does. */
export function sayOnlyMessage(state: State): boolean {
  if (!COUNTS.test(state.plainText) || !isOfMessage(state)) return false
  return noteAndMention(state, 'only-message')
}

/** Wants a promise: "you won't give our table away, will you?", "can you guarantee it's a woman?" */
const WANTS_PROMISE = pattern`
  \b(?:you|he|she|they)(?: won't|(?:'re|'s| is| are) not (?:going to|gonna)| (?:isn't|aren't) (?:going to|gonna))\b[^?.]*\b(?:will|would|is|are) (?:you|he|she|they)\b
  |\b(?:can|could|do|will) you (?:promise|guarantee)\b
`
/** Wants a place kept, which of a booking only asks for it: "will you hold it for us?" */
const WANTS_KEPT =
  /\b(?:will|would|can|could) (?:you|he|she|they) (?:still |definitely |please )*(?:hold|keep|save) (?:it|(?:the|our|my|that) (?:table|slot|place|room|booking|appointment))\b(?=[^.!;]*(?:\?|$))/

/** Says that how to reach the caller is noted, to one who wants to be sure of it: "you won't ring the house, will you?" */
export function sayHowReached(state: State): boolean {
  if (!asksHowReached(state.plainText)) return false
  return noteAndMention(state, 'written')
}

/** Whether a caller wants the owner's number: "what's Sam's mobile?", "can I not have his number?" */
export function wantsOwnersNumber({ plainText, setup }: State): boolean {
  const to = plain(setup.urgent.to)
  const text = to ? plainText.replaceAll(`${to}'s`, 'his').replaceAll(to, 'him') : plainText
  return (
    OWNERS_NUMBER.test(text) &&
    !/\b(?:my|our) (?:\w+ )?(?:mobile|number)\b|\b(?:again|down)\b/.test(text)
  )
}
const OWNERS_NUMBER = pattern`
  \b(?:what's|what is|can i|could i|give me|let me have|you give me|have you got|do you have|any chance of)\b(?: not)?(?: just)?(?: have| get| take)? (?:
    (?:his|the (?:boss|owner|manager)'s) (?:own |direct |personal |mobile |phone )?(?:mobile|number|line|extension)
    |an? (?:direct |mobile |phone )?(?:mobile|number|line) (?:for|to (?:get|ring|reach|call)) him
  )\b
`

/** Asks how many to bring: "shall I fetch both, or just the one?" */
const BRINGS_BOTH =
  /\b(?:bring|fetch|come (?:in )?with)(?: in| along| him and| her and)? (?:(?:them )?(?:both|all)|the (?:two|other|pair))\b|\b(?:both|two|all)(?: of (?:them|us))?,? or (?:just |only )*(?:the )?(?:one|first)\b|\b(?:just|only)(?: bring)? (?:the )?one(?: of them)?,? or (?:both|the two|all)\b/

/** Says that only one is booked, to a caller who wanted several and asks how many to bring; true if they do. */
export function sayOnlyOne(state: State): boolean {
  if (state.card.booked === null || !state.isOneSaid || !BRINGS_BOTH.test(state.plainText))
    return false
  return noteAndMention(state, 'one-each')
}

const AMOUNT = '(?:£ ?)?[0-9]+(?:[.][0-9]+)?(?: ?(?:quid|pounds?))?'
/** Wants money back: "I want my £45 back", "am I getting a refund?" */
const WANTS_REFUND = new RegExp(
  part`
    \b(?:want|like|expect|need|get|getting|give me|have|having|due|owed|after|demand\w*) (?:[a-z]+ )?(?:an? |my |our |the |me )?(?:full |partial )?(?:refund|money (?:back|returned)|(?:deposit|payment|fee|tip|(?:service )?charge|${AMOUNT}) back\b)
  `,
)

/** Asks whether what was spoken of comes back: "so am I getting it back or not?" */
const COMES_BACK = pattern`
  \b(?:am|are|will|do|can|shall|could) (?:i|we) (?:(?:actually|definitely|even|ever|going to|gonna|be) )*(?:get|getting|have|having|see|seeing) (?:it|that|this|any|owt|anything|any of it|all of it) back\b
  |\b(?:will|are|is|can|would) (?:you|he|she|they|[a-z]+) (?:(?:actually|definitely|going to|gonna|be) )*(?:pay(?:ing)?|giv(?:e|ing)|send(?:ing)?) (?:it|that|(?:it )?me|us)(?: it)? back\b
`
/** What the question for money may be heard as. */
const UNANSWERED: readonly Topic[] = ['unknown', 'status', 'progress']
const OF_MONEY = /£|\b(?:money|refund\w*|charg\w+|paid|pay|deposit|fee|bill|quid|pounds?)\b/

/** Leaves a refund to the owner, to a caller whose complaint is taken and who wants one; true if they do. */
export function sayRefund(state: State): boolean {
  const { isComplaint, plainText, card, commands } = state
  const wants = clausesOf(plainText).filter((one) => WANTS_REFUND.test(one))
  const isAsked = COMES_BACK.test(plainText) || wants.some(isQuestion)
  const isWanted =
    wants.length > 0 || (isAsked && OF_MONEY.test(`${plain(card.wants ?? '')} ${plainText}`))
  if (!isComplaint || !isWanted || (isSaid(state, 'refund') && !isAsked)) return false
  note(state)
  unsay(state, 'noted')
  mention(state, 'refund')
  // That is the answer to its only question.
  const asks = commands.filter(({ kind }) => kind === 'ask')
  if (isAsked && asks.length === 1) ignoreAsks(state, ...UNANSWERED)
  return true
}

/** Wants a promise beside an answer in a booking, where "you won't charge me, will you?" is a question like any other. */
const PROMISED_BESIDE =
  /\bwon't (?:ring|call|phone|text|e-?mail|message) (?:me|us)\b|\b(?:promise|guarantee)\b/

/** Promises nothing, to a caller who wants a promise about a message or a booking; true if she declines. */
export function declinePromise(state: State): boolean {
  const { plainText, flow, card } = state
  const isTaking = isOfMessage(state) || card.booked !== null
  const isWanted = WANTS_PROMISE.test(plainText) || (isTaking && WANTS_KEPT.test(plainText))
  if (!isWanted || !(isTaking || (flow === 'booking' && PROMISED_BESIDE.test(plainText))))
    return false
  // "I can't change bookings, so I'll pass this on" is answer enough.
  if (state.reply.some((one) => isOfRule(one, 'existing'))) return false
  unsay(state, 'pass-on')
  return noteAndMention(state, 'no-promise')
}
