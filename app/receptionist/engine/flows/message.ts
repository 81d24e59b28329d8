import { sayPhone } from '../speech/format.ts'
import { ask, isOfRule, isSaid, mention, say, unsay } from '../speech/say.ts'
import {
  asksAbout,
  fill,
  fillAsked,
  has,
  ignore,
  ignoreAsks,
  notesOf,
  type State,
} from '../state.ts'
import { agreesFirst } from '../understanding/answers/agreement.ts'
import { asksOfFirm } from '../understanding/asks/topics.ts'
import { hopesToBeRung } from '../understanding/asks/status.ts'
import type { Command } from '../understanding/command.ts'
import { markIfDue } from './message-urgency.ts'
import {
  askDetails,
  askPostcode,
  districtOf,
  isOutsideArea,
  lacksAddressOfRepair,
} from './details.ts'
import { lacksPhone } from '../understanding/asks/detail-asks.ts'
import { isOnFile } from '../understanding/answers/on-file.ts'
import { isGoneWrong } from '../understanding/wants/work-done.ts'
import { callsOffPlainly, movedTo } from '../understanding/wants/calling-off.ts'
import { isOfNoBooking } from '../understanding/wants/existing.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { exactService } from '../understanding/services/service-names.ts'
import { chooseService } from '../understanding/services/services.ts'
import { plain, wordsOf } from '../understanding/text/text.ts'
import { sellsToFirm } from '../understanding/wants/seller.ts'
import { needsNoRing, wantsWriting } from '../understanding/wants/call-backs.ts'
import { restAfterYes } from '../understanding/answers/yes-no.ts'
import { note, noteEnquiries } from './notes.ts'
import { asksForDay, isTaken, isToCancel, sayWhen, whenAsked } from './message-notes.ts'

/** A yes before how not to reach the caller: "Yes please. You won't text me about it, will you?" */
const HOW_NOT_TO_REACH =
  /^(?:yes|yeah|yep)(?:,? please)?[.!,;] [^.!;]*\b(?:won't|don't|not|never) (?:\w+ )?(?:ring|call|text|message|leave)\b/

/** Takes a message if the line asks for somebody or complains. Returns whether it does. */
export function startPerson(state: State): boolean {
  keepYesBesideComplaint(state)
  bookDespiteComplaint(state)
  keepPickBesidePerson(state)
  sayAsides(state)
  if (has(state, 'complaint', 'existing')) state.isForOwner = true
  if (has(state, 'complaint') && state.card.booked === null && state.flow !== 'booking') {
    state.isComplaint = true
    fill(state, 'party', null)
    // "I want it sorting today" is still so, once the caller complains again.
    if (state.flow !== 'message') fillAsked(state, { day: null, minute: null })
  }
  state.person = namedIn(state.commands) ?? state.person
  // "Yes please, and can he ring me, not my mum" books, and says how to reach the caller.
  const isClearYes =
    state.open === 'confirm' &&
    (restAfterYes(state.plainText) !== null || HOW_NOT_TO_REACH.test(state.plainText))
  if (isClearYes && !has(state, 'complaint', 'existing', 'person')) return false
  // The owner must not read of a service that the caller has denied, or has not asked for: "my car's with you".
  const isDenied = has(state, 'message') && state.commands.some(isOfService)
  if (isDenied || (has(state, 'existing', 'complaint') && state.from.service === undefined)) {
    state.commands = state.commands.filter((one) => one.kind !== 'tell' || one.field !== 'service')
    fill(state, 'service', null)
    state.topic = null
  }
  if (state.flow === 'message' && has(state, 'complaint', 'message')) {
    note(state)
    // "You've GOT my number, it's 07700 900123. Nobody ever rings back" wants an apology.
    if (has(state, 'complaint') && state.commands.some(isOfPhone)) ignoreAsks(state, 'caller-id')
    if (has(state, 'complaint') && !isSaid(state, 'complaint')) mention(state, 'complaint')
    else {
      const isOld = isOfOld(state) && !TELLS_OF_DELAY.test(state.plainText)
      // "And you can cancel the other one", beside a complaint
      const isChange = callsOffPlainly(state.plainText) || movedTo(state.plainText) !== null
      if (isOld && (!state.isComplaint || isChange)) mentionOld(state)
      else mention(state, 'noted')
    }
    return true
  }
  if (has(state, 'complaint')) sayComplaint(state)
  else if (has(state, 'person'))
    if (state.person) say(state, 'person-named', { person: state.person })
    else if (sellsToFirm(state.plainText)) say(state, 'take-details')
    else say(state, 'person')
  else if (isOfOld(state) && !state.isComplaint && !TELLS_OF_DELAY.test(state.plainText))
    say(state, keyOfOld(state))
  else if (has(state, 'message', 'existing') && (!has(state, 'book') || refusesOffers(state)))
    say(state, keyOfMessage(state), forPerson(state))
  else return false
  if (state.card.booked !== null) {
    note(state)
    return true
  }
  // What she had understood as a new booking may be about the one that exists.
  if (state.flow === 'booking') note(state)
  startMessage(state)
  if (isTold(state)) note(state)
  // What it is about is asked next, so that the request alone does not tell.
  if (state.card.wants === null && namedIn(state.commands)) state.enquiries.push(state.text)
  return true
}

/** "No, that's no good, I'm here now. Can somebody ring me or bring them over?" wants none of the times offered. */
const refusesOffers = ({ open, plainText }: State) =>
  (open === 'slot' || open === 'when') && /^(?:no|nope|nah)\b/.test(plainText)

/** "Yes. And Sam needs to know he let me down this morning" books, and is a complaint besides. */
function keepYesBesideComplaint(state: State): void {
  const { open, plainText, clock, commands, setup, trade } = state
  const isOfFirm = asksOfFirm(setup, trade.synonyms)
  if (open !== 'confirm' || !has(state, 'yes')) return
  if (!agreesFirst(plainText, clock.now.day, isOfFirm)) return
  state.commands = commands.map((one) =>
    one.kind === 'complaint' ? { kind: 'aside', of: 'message' } : one,
  )
}

/** Says that a complaint is passed on, and that the day on which it asks for somebody is not booked. */
function sayComplaint(state: State): void {
  const [when] = state.commands.flatMap((one) => (one.kind === 'tell-when' ? [one.when] : []))
  if (!has(state, 'book') || when?.day === undefined || state.card.booked !== null) {
    say(state, 'complaint')
    return
  }
  fillAsked(state, { day: when.day, minute: when.minute ?? null })
  mention(state, 'sympathy')
  sayWhen(state, true)
}

/** Asks for a booking in so many words: "so book me a repair visit Thursday". */
const ORDERS =
  /\b(?:so|just|and|please|then|can you|could you|you can) (?:please |just )?book (?:me|us)\b/

/** "I've complained twice, so book me a repair visit on Thursday" books what she can book, and is a complaint besides. */
function bookDespiteComplaint(state: State): void {
  const { plainText, commands, setup, flow } = state
  if (flow !== 'none' || !has(state, 'complaint') || !has(state, 'book')) return
  const at = plainText.search(ORDERS)
  const named = at < 0 ? null : exactService(plainText.slice(at), setup.services)
  if (!named?.isBookable) return
  state.commands = commands.map((one) =>
    one.kind === 'complaint' ? { kind: 'aside', of: 'complaint' } : one,
  )
}

/** "The first one, but is there nobody I can talk to today?" takes a time that she offers, and asks besides. */
function keepPickBesidePerson(state: State): void {
  if (state.open !== 'slot' || !has(state, 'pick') || !has(state, 'person')) return
  note(state)
  mention(state, 'person')
  ignore(state, 'person')
}

/** Only wants somebody told: "can you tell Ellie I'm running late?" */
const TELLS_OF_DELAY =
  /\b(?:tell|let)\b.*\b(?:late|delayed|held up)\b|\b(?:running|be|being)\b[^.?!]{0,24}\b(?:late|behind)\b|\b(?:i'm|i am|we're|we are|he's|she's) (?:\w+ )?(?:held up|delayed|late for)\b/

/** Whether the line is about a booking that exists. */
const isOfOld = (state: State) => has(state, 'existing') && !isOfNoBooking(state.plainText)

const OF_BOOKING =
  /\b(?:book|appointment|visit|slot|table|order|invoice|bill|charg|cancel|mov|due)\w*/

/** The answer to what concerns a booking that exists: why she passes it on, and once that is said, what she will tell. */
function keyOfOld(state: State) {
  // Who tells of work that went wrong asks for no booking to be looked up.
  if (isGoneWrong(state.plainText) && !OF_BOOKING.test(state.plainText)) return 'take-details'
  if (!isSaid(state, 'existing')) return 'existing'
  return callsOffPlainly(state.plainText) ? 'ask-to-cancel' : 'pass-on'
}

/** Answers what concerns a booking that exists. To be cancelled, it needs no other day any more. */
export function mentionOld(state: State): void {
  const key = keyOfOld(state)
  if (key === 'ask-to-cancel') fillAsked(state, { day: null, minute: null })
  mention(state, key)
}

/** Whether the line says itself what the message is about. */
const isTold = ({ commands }: State) =>
  commands.some((one) => one.kind === 'message' && one.isTold === true)

function keyOfMessage(state: State) {
  if (state.card.booked) return 'message-kept'
  return isTold(state) || TELLS_OF_DELAY.test(state.plainText) ? 'pass-on' : 'take-details'
}

const ASIDE_ANSWERS = {
  message: 'message-kept',
  complaint: 'complaint',
  booking: 'one-each',
  existing: 'existing',
} as const

/** Notes what a line wants besides what it settles. */
function sayAsides(state: State): void {
  for (const one of state.commands) {
    if (one.kind !== 'aside') continue
    note(state)
    mention(state, ASIDE_ANSWERS[one.of])
  }
}

const namedIn = (commands: readonly Command[]) =>
  commands.map((one) => ('name' in one ? one.name : undefined)).find(Boolean) ?? null

/** The value that puts the person whom the caller asked for in place of the one who rings back. */
export const forPerson = ({ person }: State) => (person === null ? undefined : { to: person })

/** Says that the call is about something new: "it's about a power of attorney", but not "it's about the bill". */
const ABOUT_NEW =
  /\b(?:about|regarding|to do with) (?=(?:an?|some|getting|making|having|buying|selling) )/

/** Puts on the card the service that a message is about, which callers name in their first words. */
function fillServiceAbout(state: State): void {
  const { plainText, setup, trade, card } = state
  const [, about] = plainText.split(ABOUT_NEW)
  if (about === undefined || card.service !== null) return
  const service = chooseService(about, setup.services, trade.synonyms, 1)
  if (service) fill(state, 'service', service.name)
}

/** Takes a message at once from a caller who tells something. */
export function takeDown(state: State): void {
  note(state)
  fillServiceAbout(state)
  say(state, 'pass-on', forPerson(state))
  startMessage(state)
}

const isOfPhone = (command: Command) => command.kind === 'tell' && command.field === 'phone'

const isOfService = (command: Command) => command.kind === 'change' && command.field === 'service'

/** Starts a message and keeps the details given so far. Says if this ends a booking that was nearly made. */
export function startMessage(state: State): void {
  if (state.flow === 'booking' && state.slot && state.card.booked === null) {
    mention(state, 'status-none')
    // The owner reads of the time that was chosen, and not of the first one asked for.
    fillAsked(state, state.slot)
  }
  state.flow = 'message'
  state.slot = null
  state.offered = []
  if (state.card.booked === null && state.card.urgency !== 'emergency') fill(state, 'outcome', null)
  noteEnquiries(state)
}

/** Asks to leave a message, and has not left it yet. */
const LEAVES_MESSAGE = pattern`
  \b(?:(?:can|could|may) i|i(?:'d| would) like to|i (?:just )?(?:want|need) to) (?:please |just )?leave (?:(?:him|her|them|you|[a-z]+) )?(?:a |you a )?(?:quick )?message(?: (?:for|with) (?:the |your |a )?[a-z]+)?(?:,? (?:please|if (?:that's ok|i can|possible)))*\W*$
  |\b(?:can|could|will|would) (?:you|i|someone|somebody) (?:please |just )?(?:pass|get|give|take) (?:on )?(?:him|her|them )?a message(?: on)?(?: (?:to|for)(?: (?!that\b|saying\b|about\b|to\b|please\b)[\w']+){1,7})?(?:,? please)?\W*$
`

/** Asks for the next detail that a message needs, or ends it. */
export function continueMessage(state: State): void {
  markIfDue(state)
  const isUntold = LEAVES_MESSAGE.test(notesOf(state))
  if ((state.card.wants === null || isUntold) && !state.skipped.has('about')) {
    ask(state, 'about', isUntold ? 'ask-message' : 'ask-about', forPerson(state))
    return
  }
  const isHoping = hopesToBeRung(state.plainText) && !asksAbout(state, 'progress')
  if (isHoping && !isSaid(state, 'ring-when')) {
    unsay(state, 'noted')
    // "When's somebody going to ring me?" is answered once.
    if (state.commands.filter(({ kind }) => kind === 'ask').length === 1)
      unsay(state, 'unknown-later')
    mention(state, 'ring-when', forPerson(state))
  }
  if (!state.isUrgent && isUnrung(state)) state.skipped.add('phone')
  if (askDetails(state) || (needsAddress(state) && askPostcode(state))) return
  finishMessage(state)
}

/** Takes the number after all from a caller who says that it is missing: "you've not got my number"; true if she does. */
export function askMissingPhone(state: State): boolean {
  if (state.card.phone !== null || !lacksPhone(state.plainText)) return false
  state.skipped.delete('phone')
  ignore(state, 'no', 'refuse')
  if (isTaken(state)) state.flow = 'message'
  if (state.flow === 'none') return false
  ask(state, 'phone', 'ask-phone')
  return true
}

/** Whether the owner has to know where something urgent, or a repair that went wrong, is. */
const needsAddress = (state: State) => state.isUrgent || lacksAddressOfRepair(state)

/** Whether the caller has said that nobody need ring. */
const isUnrung = ({ card, plainText }: State) =>
  `${notesOf({ card })} / ${plainText}`.split(' / ').some(needsNoRing)

/** Whether the caller wants to be rung by somebody else: "I want the partner to ring me, not Sam". */
function wantsOtherToRing({ card, setup, plainText }: State): boolean {
  const said = wordsOf(`${notesOf({ card })} ${plainText}`)
  const [name] = wordsOf(plain(setup.urgent.to))
  return said.some((word, i) => word === 'not' && said[i + 1] === name)
}

/** Leaves word, and asks for nothing: "can you tell Ellie I'm running late", "just to let you know". */
const LEAVES_WORD = pattern`
  \b(?:can|could|will|would) you (?:please |just )?(?:tell|let) (?!me\b|us\b)
  |\b(?:just|please|and|to) (?:tell|let) (?:the|him|her|them|you|your) (?:\w+ )?
  |(?:^|[,.;!] )tell (?:the|him|her|them|[a-z]+) \w+
  |\b(?:pass|get|give) (?:on )?(?:him |her |them )?(?:a|this|that|the|my) message\b
  |\bpass (?:it|that|this) on\b
`
/** Tells when somebody or something comes, or that it is done. */
const TELLS_WHEN_OR_DONE =
  /\b(?:late|delayed|held up|stuck in|on (?:my|our|his|her|its|the) way|(?:be|is|are|com\w+|arriv\w+|get\w*|here|there) (?:at|about|around|by|on|in|under)|deliver\w*|paid|sent|posted|dropped|finished|gone through|come through)\b/
/** Wants to hear from somebody all the same. */
const WANTS_ANSWER =
  /\?|\b(?:(?:ring|call|phone|text|e-?mail|let|tell) (?:me|us)|call ?back|back to me|want(?:s|ed)? (?:to|a|an|my|him|her|them|you|some)|speak|talk|whether|if|need\w*|like|quote|price|cost|again|move|change|cancel|rearrange|instead|sort\w*|refund|complain\w*)\b/

/** Whether a message only tells the firm something, so that nobody need ring. */
function onlyTells({ card, isComplaint }: State): boolean {
  const told = notesOf({ card })
  // "Can you tell him I'm late?" is a request, and its mark asks for no answer.
  const rest = told.replace(
    /(\b(?:can|could|will|would) you (?:please |just )?(?:tell|let|pass)[^?]*)\?/,
    '$1',
  )
  const isWord = LEAVES_WORD.test(told) && TELLS_WHEN_OR_DONE.test(told)
  return !isComplaint && isWord && !WANTS_ANSWER.test(rest)
}

/** The sentences that say which day a message asks for. */
const SAYS_WHEN = [
  'noted-when',
  'noted-unbooked',
  'noted-cancel',
  'message-done-when',
  'message-done-cancel',
] as const

/** Says that the message is passed on, once. */
function sayKept(state: State): void {
  unsay(state, 'pass-on')
  unsay(state, 'take-details')
  // Each of these passes something on already.
  const isToldSo = state.reply.some((one) => isOfRule(one, 'unknown-later', 'ring-when'))
  if (isToldSo) say(state, 'noted')
  else say(state, 'message-kept', forPerson(state))
}

/** Ends the message, and says who will ring whom. */
export function finishMessage(state: State): void {
  const { card } = state
  noteEnquiries(state)
  const isEmergency = card.urgency === 'emergency'
  state.flow = 'none'
  state.open = null
  // Her last sentence thanks, and says that it is taken down.
  const isMore = unsay(state, 'noted') && state.reply.length === 0
  if (card.booked !== null) {
    mention(state, 'take-details')
    return
  }
  if (state.isUrgent) {
    fill(state, 'outcome', isEmergency ? 'emergency' : 'urgent')
    if (isOutsideArea(state))
      say(state, 'outside-urgent', { place: districtOf(state) ?? '' }, { kind: 'area' })
    // Who waits at a table has just heard it.
    if (!state.reply.some((one) => isOfRule(one, 'guest-waiting')))
      say(state, 'urgent-done', {}, { kind: 'urgent' })
  } else {
    fill(state, 'outcome', isEmergency ? 'emergency' : 'message')
    markIfDue(state)
    // With another sentence there is no room, and what she cannot do matters more.
    const isMarked = isSaid(state, 'marked') || isSaid(state, 'marked-already')
    if (card.urgency === 'urgent' && !isMarked && state.reply.length === 0) mention(state, 'marked')
    const phone = card.isPhoneConfirmed ? card.phone : null
    const told = `${notesOf(state)} / ${state.plainText}`
    if (
      sellsToFirm(told) ||
      wantsWriting(told) ||
      isUnrung(state) ||
      wantsOtherToRing(state) ||
      onlyTells(state)
    )
      sayKept(state)
    else if (phone !== null && state.person) say(state, 'message-for', { person: state.person })
    else if (phone !== null) {
      // With an answer before it there is no room for the day in a sentence of its own.
      const isDated = state.reply.length > 0 && asksForDay(state)
      const when = isDated ? whenAsked(state) : null
      const values = { phone: sayPhone(phone), when: when ?? '' }
      const isToldNow = when !== null && state.reply.some(({ text }) => text.includes(when))
      const isNew =
        when !== null && !isToldNow && !SAYS_WHEN.some((one) => isSaid(state, one, values))
      const key = isMore ? 'message-done-more' : 'message-done'
      const keyOfNew = isToCancel(state) ? 'message-done-cancel' : 'message-done-when'
      say(state, isNew ? keyOfNew : key, values, {
        kind: 'line',
        line: state.from.phone ?? state.line,
      })
    } else if (card.phone === null && !isOnFile(state.plainText, 'phone'))
      say(state, 'message-unreachable')
    else sayKept(state)
  }
  // A time without a day may be a deadline, or that of an old booking.
  if (!isEmergency && state.reply.length === 1 && asksForDay(state)) sayWhen(state)
}
