import { end } from '../repair/leaving.ts'
import { ask, isUnlistedSaid, mention, say } from '../speech/say.ts'
import { has, ignore, type State } from '../state.ts'
import { startMessage, takeDown } from './message.ts'
import { note, noteRest, tellsMore } from './notes.ts'
import { isOfMessage, sayWhen } from './message-notes.ts'
import { tellsService } from '../understanding/command.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { beginsWithYes } from '../understanding/answers/yes-no.ts'
import { isHaveRing } from '../understanding/wants/call-backs.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { MONTH } from '../understanding/when/day-words.ts'
import { contentOf, plain } from '../understanding/text/text.ts'

/** Offers that the owner rings, rather than a time, unless a message or a booking has been made. */
export function offerCall(state: State): void {
  if (!isOfMessage(state) && state.card.booked === null)
    ask(state, 'take-message', 'ask-take-message')
}

/** "No, just book it" agrees to the booking, and refuses the call. */
const REFUSES = /^(?:(?:oh|er|um|well|ah)[,. ]+)*(?:no|nope|nah|naw)\b/

/** Keeps that the caller has refused a call, until they ask for one. */
export function keepRefusal(state: State): void {
  const { open, plainText } = state
  if (open === 'take-message') {
    state.isCallRefused = has(state, 'no') || (has(state, 'yes') && REFUSES.test(plainText))
    if (state.isCallRefused) state.isOwed = false
  } else if (has(state, 'message') || isHaveRing(plainText)) state.isCallRefused = false
}

/** Asks for a visit at once: "well can someone come today or not?" */
const COMES_SOON = pattern`
  \b(?:can|could|will|would|is|are) (?:you|he|she|they|some(?:one|body)|any(?:one|body)) (?:[a-z]+ ){0,3}?(?:
    com(?:e|ing)|get here|pop|out|make it
  )\b[^.?!]{0,24}\b(?:today|tonight|now|asap|straight away|this (?:morning|afternoon|evening))\b
`

/** Whether a caller who has told of a job that is on no list asks for a visit at once, in place of the call. */
const wantsSomebodySoon = (state: State) =>
  has(state, 'book', 'ask') &&
  state.card.service === null &&
  !state.commands.some(tellsService) &&
  COMES_SOON.test(state.plainText) &&
  clausesOf(plain(state.before)).some((one) => !isQuestion(one) && contentOf(one).size > 0)

/** The longest line that gives no more than a name: "yes please, my name is Anne-Marie Hale". **Units**: words. */
const NAME_MAX_WORDS = 8

/** Starts the message that she has offered if the line gives what belongs in it; true if it does. */
export function acceptMessage(state: State): boolean {
  if (wantsRing(state)) {
    startMessage(state)
    if (!noteRest(state) && state.text.split(' ').length > NAME_MAX_WORDS) note(state)
    return true
  }
  // "Yes please, or could somebody come and value it?": that, too, is for the owner.
  const isSoft =
    isUnlistedSaid(state) ||
    !/\b(?:book\w*|appointments?|slots?|squeeze|tables?)\b/.test(state.plainText)
  if (has(state, 'book') && isSoft && !namesService(state) && beginsWithYes(state.plainText)) {
    startMessage(state)
    note(state)
    // "Could somebody come on Tuesday?" must not sound agreed.
    if (!sayWhen(state, true)) mention(state, 'no-visit')
    ignore(state, 'book', 'tell-when')
    return true
  }
  const isSoon = wantsSomebodySoon(state)
  if (isSoon || isTimeOfUnlisted(state)) {
    startMessage(state)
    note(state)
    if (!isSoon) return true
    mention(state, 'no-promise')
    state.commands = []
    return true
  }
  return takesCallBack(state) && settleMessage(state)
}

/** Callers who give a name or a number want to be rung. */
const wantsRing = (state: State) =>
  has(state, 'tell') &&
  !has(state, 'tell-when', 'book') &&
  (state.card.service === null || state.flow === 'booking')

/** "Thursday afternoon", for a viewing that is not on her list, is for the owner. */
const isTimeOfUnlisted = (state: State) =>
  isUnlistedSaid(state) &&
  !namesService(state) &&
  has(state, 'tell-when') &&
  !has(state, 'ask', 'no', 'book')

/** "If you could, I'm Jo, it's for tonight" takes the call back, and books nothing. */
const takesCallBack = (state: State) =>
  state.flow === 'none' && has(state, 'yes') && !namesService(state) && !has(state, 'book')

const namesService = ({ commands }: State) => commands.some(tellsService)

/** "No, don't book it yet, just get Sam to ring me" takes the message in place of the booking. */
export function wantsRingInstead(state: State): boolean {
  if (state.flow !== 'booking' || !has(state, 'message')) return false
  note(state)
  startMessage(state)
  return true
}

/** Says when to ring, or that it is urgent. */
export const WHEN_TO_RING = new RegExp(
  part`
    \b(?:
      asap|as soon|urgent\w*|today|tonight|tomorrow|mornings?|lunch\w*|afternoons?|evenings?
      |before|after|\w+days?|\d+(?:st|nd|rd|th)?|week\w*|${MONTH}|christmas
    )\b
  `,
  'i',
)

/** Refuses the call plainly: "no, no, it's only to settle a bet". */
const WANTS_NONE = /^no,? (?:no|need|thanks|thank you|(?:it's|it was|i was) (?:only|just))\b/

/** Takes the call back, and only puts the day right. */
const OTHER_DAY = /^(?:yes|yeah|yep|aye|go on)\b.*\bnot (?:on )?(?:the )?\w+day\b/

/** Takes the message that she has offered, or leaves it if the caller refuses. */
export function settleMessage(state: State): boolean {
  // "Yeah go on then. Actually, not Thursday, make it Friday"
  if (has(state, 'yes') || OTHER_DAY.test(state.plainText)) {
    startMessage(state)
    // "Yes, before noon please", "yes, and tell her that I have photos".
    if (!noteRest(state) && WHEN_TO_RING.test(state.text)) note(state)
  } else if (has(state, 'no', 'drop') && state.card.outcome === 'cancelled') end(state, 'goodbye')
  else if (has(state, 'no', 'drop')) {
    // "No, it's cracked all along and somebody will trip" refuses the call, and tells more.
    if (tellsMore(state) && !has(state, 'ask', 'drop') && !WANTS_NONE.test(state.plainText)) {
      takeDown(state)
      return true
    }
    // "No, I mean how much is a trim" is answered.
    if (!has(state, 'ask')) say(state, 'never-mind')
    state.flow = 'none'
    ask(state, 'service', 'ask-help')
  } else return false
  return true
}
