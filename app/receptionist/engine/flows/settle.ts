import { skip } from '../repair/misses.ts'
import { ask, isSaid, mention, say } from '../speech/say.ts'
import { asksAbout, confirmPhone, fill, fillAsked, has, type State } from '../state.ts'
import { takeSlot } from './booking.ts'
import { isVisit } from './details.ts'
import { acceptMessage, settleMessage, wantsRingInstead, WHEN_TO_RING } from './offer-call.ts'
import { sayOffList } from './off-list.ts'
import { ordersHeld } from './ordered.ts'
import { isHeldBack, note, noteAndMention, noteEnquiries } from './notes.ts'
import { isOfThisPhone, isOnFile } from '../understanding/answers/on-file.ts'
import { isPrivate, isUnreachable } from '../understanding/answers/refusals.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { findOutward } from '../understanding/details/postcodes.ts'
import {
  bookAsOrdered,
  holdBack,
  isOfferedInstead,
  settleBooking,
  settleUnchanged,
} from './read-back.ts'

/**
 * Handles yes, no and refusals as replies to the open question; true if one settled it. `isTold`:
 * the line gave a detail. `isPerson`: it asks for a message instead.
 */
export function settleQuestion(state: State, isTold: boolean, isPerson: boolean): boolean {
  const { open } = state
  if (open === 'about' && has(state, 'about')) return keepAbout(state)
  const isRefused = isPerson && open === 'phone' && has(state, 'refuse')
  // "You've got my number, and I want to complain about Friday" is asked once more for it.
  const isAskedAgain = isOnFile(state.plainText, open) && !isSaid(state, 'ask-phone-unseen')
  if (isRefused && isAskedAgain) return settleRefusal(state)
  // "No, don't book it, have Sam ring me" corrects nothing.
  if (isRefused) skip(state)
  if (askWhichNumber(state)) return true
  if (sayOffList(state) && open === 'confirm') return true
  if (isPerson) return open === 'phone-confirm' && has(state, 'yes') && settlePhone(state)
  if (isHeldBack(state)) {
    // A condition on the booking is none on the number.
    if (open === 'phone-confirm') settlePhone(state)
    return holdBack(state)
  }
  // "Keep the half eight, then" says the time again, which is no other wish.
  if ((open === 'confirm' || open === 'change' || isOfferedInstead(state)) && ordersHeld(state))
    return bookAsOrdered(state)
  // "No, not a radiator", at the question for the name, refuses none.
  if (has(state, 'refuse') && !changesService(state)) return settleRefusal(state)
  if (open === 'take-message' && (acceptMessage(state) || wantsRingInstead(state))) return true
  if (isTold && !saysYesBesides(state) && !changesService(state)) return false
  if (open === 'postcode' && givesPlace(state)) return notePlace(state)
  if (has(state, 'change')) return settleChange(state)
  return settleByQuestion(state)
}

/** Settles what is left: a plain yes or no, by the question that it answers. */
function settleByQuestion(state: State): boolean {
  switch (state.open) {
    case 'phone-confirm':
      return settlePhone(state)
    case 'slot':
      return settleSlot(state)
    case 'confirm':
      return settleBooking(state)
    case 'change':
      return settleUnchanged(state)
    case 'take-message':
      // "No, just book it", after she would book nothing on a condition.
      return has(state, 'book') ? state.flow === 'booking' : settleMessage(state)
    default:
      return false
  }
}

/** "Yeah, twelve's fine. Actually, make it the full groom": the service is open again, whatever the time. */
const changesService = ({ commands }: State) =>
  commands.some((one) => one.kind === 'change' && one.field === 'service')

/** Notes what the message is about. */
function keepAbout(state: State): boolean {
  if (isPrivate(state.plainText)) say(state, 'never-mind')
  note(state)
  noteEnquiries(state)
  return true
}

/** Asks what a number stands for that may be the people or the time; true if she does. */
function askWhichNumber(state: State): boolean {
  const bare = state.commands.find((one) => one.kind === 'number')
  if (!bare) return false
  ask(state, 'change', 'ask-which-number', { number: String(bare.number) })
  return true
}

/** Goes on without the detail that the caller does not give. */
function settleRefusal(state: State): boolean {
  const { open, plainText } = state
  const isKnown = isOnFile(plainText, open)
  if (isKnown || isUnreachable(plainText)) note(state)
  // She asks once only: the caller must not trust that she sees the number.
  const isOnlyTold = isKnown && state.flow === 'message' && JUST_TELLS.test(plainText)
  const isUnseen = isUnseenPhone(plainText) || (isKnown && !isOnlyTold)
  if (open === 'phone' && isUnseen && !isSaid(state, 'ask-phone-unseen')) {
    ask(state, 'phone', 'ask-phone-unseen')
    return true
  }
  skip(state)
  // "He's got my number, just tell him" is answered once the message is kept.
  if (!isOnlyTold) say(state, isKnown ? 'on-file' : 'never-mind')
  if (open === 'when' || open === 'date' || open === 'time')
    ask(state, 'take-message', 'ask-take-message')
  return true
}

/** Wants the owner told, and no call back: "just tell him", "it's only to let him know". */
const JUST_TELLS =
  /\b(?:just|only) (?:to )?(?:tell|let)\b(?! (?:me|us)\b)|\b(?:just|only) (?:say|passing|a message|to say|so (?:he|she|they|you) knows?)\b/

/** "The one I'm ringing from" is no number to her. */
const isUnseenPhone = (text: string) =>
  isOfThisPhone(text) && !/\b(?:rather|don't|not)\b/.test(text)

/** "Yes, but my name is Hale" confirms the number; "yes, I'm Jo Hale" takes the time. */
function saysYesBesides(state: State): boolean {
  const { open, from, line } = state
  const isOther =
    (open === 'phone-confirm' && from.phone !== line) ||
    (open === 'slot' && from.service !== line && !has(state, 'tell-when', 'pick'))
  return isOther && has(state, 'yes')
}

/** An address instead of its postcode: "flat 3, 22 Mill Lane". */
const ADDRESS = pattern`
  \b(?:flat|number|no\.?|unit|apartment) \d
  |\b\d{1,4}[a-z]?,? (?!o'clock\b)[a-z]{3,}
  |\b[a-z]{3,} (?:
    road|rd|street|st|lane|avenue|ave|close|drive|court|house|cottage|farm|terrace
    |crescent|gardens|square|row|mews|hill|view|grove
  )\b
`

/** Whether the line gives an address, or again only the first half of a postcode. */
const givesPlace = ({ misses, plainText }: State) =>
  (misses > 0 && findOutward(plainText) !== null) || ADDRESS.test(plainText)

/** Keeps for the owner where the caller is, and asks for no postcode any more. */
function notePlace(state: State): boolean {
  note(state)
  skip(state)
  // "4 Mill Lane, is that too far?" is answered by itself.
  if (!asksAbout(state, 'area')) mention(state, 'noted')
  return true
}

/** Says with the yes to a number how it is to be used: "yes, but don't ring it", "yes, only text". */
const HOW_TO_RING =
  /\b(?:but|only|never|don't|dont|not (?:before|after|until|till|at|in|on)|just (?:an? )?(?:text|message))\b/

/** Confirms the number that she has read back, or drops it. */
function settlePhone(state: State): boolean {
  const { card } = state
  if (has(state, 'yes')) {
    confirmPhone(state)
    if (HOW_TO_RING.test(state.plainText) && !has(state, 'ask', 'tell', 'change'))
      return noteAndMention(state, 'noted')
    // "Yes. Will he ring me today?"
    if (state.flow === 'message' && WHEN_TO_RING.test(state.text)) note(state)
    return true
  }
  if (!has(state, 'no') || has(state, 'ask')) return false
  state.deniedPhone = card.phone
  fill(state, 'phone', null)
  return true
}

/** Takes the one time that she has offered, or declines them all. */
function settleSlot(state: State): boolean {
  const [only, other] = state.offered
  if (has(state, 'yes') && only && !other) {
    takeSlot(state, only)
    return true
  }
  if (!has(state, 'no')) return false
  // "No, Tuesday I said" repeats the wish, which therefore stays.
  if (has(state, 'tell-when')) return true
  state.declined.push(...state.offered)
  state.offered = []
  // "Not Thursday, after three" holds for the next offers.
  if (state.not.length === 0) {
    state.days = null
    state.span = null
  }
  // The wish is reset, but stays on the card.
  state.asked = { day: null, minute: null }
  state.wantsAny = false
  return true
}

/** Clears each detail that the caller wants changed, so that she asks for it again. */
function settleChange(state: State): boolean {
  if (state.open === 'phone-confirm' && has(state, 'yes')) settlePhone(state)
  for (const command of state.commands) {
    if (command.kind !== 'change') continue
    const { field } = command
    if (field !== 'when') fill(state, field, null)
    if (field === 'postcode') note(state)
    // The owner can say whether a visit is possible, where callers come to the firm.
    if (field === 'postcode' && !isVisit(state)) mention(state, 'place-noted')
    if (field === 'phone') state.card.isPhoneConfirmed = false
    if (field !== 'when' && field !== 'service') continue
    // The time stays wished for, whatever it is for.
    if (field === 'service' && state.slot) fillAsked(state, state.slot)
    state.slot = null
    if (state.card.booked !== null) state.flow = 'booking'
    if (field === 'when') ask(state, 'when', 'ask-other-time')
  }
  return true
}
