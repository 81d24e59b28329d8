import { renameBooked, sayNotBookable, takeSlot } from '../flows/booking.ts'
import { keepCalledOff, sayWhen } from '../flows/message-notes.ts'
import { note, noteAndMention } from '../flows/notes.ts'
import type { Slot } from '../diary.ts'
import { withArticle } from '../speech/format.ts'
import { isSaid, mention, say } from '../speech/say.ts'
import { confirmPhone, fill, fillAsked, has, serviceOf, type State } from '../state.ts'
import { tells, tellsService, type Command, type Tell } from '../understanding/command.ts'
import { WEEKDAY } from '../understanding/when/day-words.ts'
import { withoutOldDay } from '../understanding/when/old-times.ts'
import { movedTo } from '../understanding/wants/calling-off.ts'
import { underOther } from '../understanding/details/booking-name.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { attendeeOf, kinsName } from '../understanding/details/whose-names.ts'
import { isOneTooLong } from '../understanding/details/phone-digits.ts'
import { isSpelt } from '../understanding/details/spelling.ts'
import type { When } from '../understanding/when/when.ts'
import { wishForDay } from './changed-wish.ts'
import { applyWhen } from './time-corrections.ts'
import { isNow, narrowsWish } from './weekdays.ts'

type Picked = Extract<Command, { kind: 'pick' }>

/** The digits up to which part of a number is a piece of it. */
const PIECE_MAX_DIGITS = 9
const ADDED = /\b(?:as well|also|too|both|other|another|second)\b/i

/**
 * Puts the details of a line on the card, in place of earlier ones; true if it changed anything.
 * `isPerson`: the line asks for somebody, so its times are not for a booking.
 */
export function applyTold(state: State, isPerson: boolean): boolean {
  const isOfPast = state.isComplaint && state.flow !== 'booking' && !has(state, 'book')
  let isChanged = false
  let isPicked = false
  for (const command of state.commands) {
    if (isOfPast && isOfBooking(command, state)) {
      note(state)
      isChanged = true
    } else if (command.kind === 'tell') isChanged = applyTell(state, command) || isChanged
    else if (command.kind === 'tell-when')
      isChanged = applyTellWhen(state, command.when, { isPerson, isPicked }) || isChanged
    else if (command.kind === 'part-of-phone' && command.digits)
      isChanged = keepPhonePart(state, command.digits) || isChanged
    else if (command.kind === 'pick' && !(command.isElse && isPicked)) {
      isPicked = takePick(state, command)
      isChanged = isPicked || isChanged
    }
  }
  return isChanged
}

const isOfBooking = (one: Command, { trade }: State) =>
  one.kind === 'tell-when' ||
  (one.kind === 'tell' && (one.field === 'party' || (trade.hasParty && one.field === 'service')))

/** Gives the times of a line to the booking or the message that they are for. */
function applyTellWhen(
  state: State,
  when: When,
  { isPerson, isPicked }: { isPerson: boolean; isPicked: boolean },
): boolean {
  // A message has no booking to change, so the owner gets the times.
  if (state.flow === 'message') {
    note(state)
    if (keepCalledOff(state, when)) return true
    const isWished = state.isForOwner && MOVES_TO.test(state.plainText)
    if (isWished && state.reply.length === 0 && !has(state, 'ask')) mention(state, 'noted')
    // "As soon as possible, it's tomorrow" is when to ring, and leaves the time of the table alone.
    if (when.isAny && !state.isForOwner && state.asked.minute !== null) return false
  }
  // "I'm booked in Wednesday at 3 but I'd like Thursday, after 11" asks for the other day.
  const isOfMatter = isPerson && withoutOldDay(state.plainText) === state.plainText
  if (isOfMatter && state.asked.day === null) keepDayOfMatter(state, when)
  if (correctsDay(state, when)) return replaceDay(state, when)
  if (isOfMatter) return false
  const { day, days, not } = when
  // "Whichever is first on Friday" is settled by the pick; "no, later" is not.
  const isOfPick = isPicked && (day ?? days ?? not) !== undefined
  // "It's the Wednesday one at ten": when it is now, and not when it is wanted.
  const isOfNow =
    state.isForOwner &&
    state.flow === 'message' &&
    !(has(state, 'book') && state.commands.some(tellsService)) &&
    (isNow(state, when) ||
      MAY_KEEP.test(state.plainText) ||
      !(when.isEither || MOVES_TO.test(state.plainText) || narrowsWish(state, when)))
  if (when.orDays) note(state)
  return !isOfPick && !isOfNow && applyWhen(state, when)
}

/** Keeps the day of what a message is about: "a booking tonight, can we make it six?", "cancel tomorrow, please" */
function keepDayOfMatter(state: State, when: When): void {
  const { plainText, commands, flow, clock } = state
  const isExisting = has(state, 'existing')
  const isOff = isExisting && /\bcancel(?!led)/.test(plainText)
  const isMoved = isExisting && (movedTo(plainText) !== null || namesOld(when, flow))
  // "A table on Saturday, can we make it a bit later?" stays on its day.
  const isNamed = isOff || isMoved || (isExisting && SHIFTS_HOUR.test(plainText))
  // "A booking for the 31st, can you make it eight?" speaks of that day, whatever the eight is.
  const isResized = isExisting && tells(commands, 'party')
  if (!isNamed && !isResized && !isOfDay(state, when)) return
  // "Cancel tomorrow" refuses the day, which is that of the booking.
  const [calledOff, other] = isOff ? (when.not ?? []).filter((one) => one >= clock.now.day) : []
  const day = when.day ?? (other === undefined ? calledOff : undefined)
  fillAsked(state, { day, ...(isNamed && { minute: when.minute }) })
  // "Can we move it to Wednesday or Thursday?"
  if (isMoved && when.isEither) wishForDay(state, when, undefined)
}

/** Wants what is booked at another hour of its day. */
const SHIFTS_HOUR =
  /\b(?:(?:make|move|push|bring|put|change|shift) (?:it|that|us|me|him|her|them)|have it|come|be) (?:(?:a bit|a little|slightly|an? hour|half an hour|to|an?|the|bit) )*(?:later|earlier)\b(?! (?:day|date|in the week|that week|week|on in))/

/** Takes back the day just said, before or after another: "no, it's Tuesday", "Friday I mean". */
const SAYS_OTHER_DAY = pattern`
  \bi (?:mean|meant|should have said|should've said)\b
  |\bwrong (?:day|date|time)\b
  |(?:^|[,.;!?] )(?:(?:oh|sorry|actually|wait|hang on|hold on|yes|yeah|er|um),? )*(?:no|sorry),? (?:sorry,? )?(?:(?:it's|it is|that's|make it|on|for|the) )*(?:${WEEKDAY}|tomorrow|today)\b(?! (?:i|we)\b)
`

/** Whether a line in a message puts another day in place of the one noted, though it wishes for nothing. */
function correctsDay({ flow, isForOwner, asked, plainText }: State, when: When): boolean {
  if (flow !== 'message' || !isForOwner || asked.day === null || when.day === undefined)
    return false
  return when.not?.includes(asked.day) === true || SAYS_OTHER_DAY.test(plainText)
}

/** Notes the day that the caller has put right, and says it back. */
function replaceDay(state: State, when: When): true {
  applyWhen(state, when)
  sayWhen(state)
  return true
}

/** "Tuesday at nine then, so Friday's off, yeah?" names the day of the old booking, so that the other is the new one. */
const namesOld = ({ day, minute, not }: When, flow: State['flow']) =>
  flow === 'message' && day !== undefined && minute !== undefined && (not ?? []).length > 0

/**
 * Whether a line that asks for somebody says for which day that is: today's booking, or what it tells of.
 * Another day of a booking may be the one that it is moved to.
 */
const isOfDay = ({ commands, isComplaint, clock }: State, { day }: When) =>
  !isComplaint &&
  commands.some(
    (one) =>
      (one.kind === 'existing' && day === clock.now.day) ||
      (one.kind === 'message' && one.isTold === true),
  )

/** Wishes for a time, beside a booking that exists. */
const MOVES_TO = pattern`
  \b(?:
    instead|rather|could|can|would|mov(?:e|ing)|chang(?:e|ing)
    |to (?:the|an?|next|this|\w*day)
    |free|any\w*|after|before|between|prefer|suits?|please|better|later|earlier|want|need(?! to (?:know|ask|check|tell|see|speak|talk|move|change)\b)|like|make it|same time
  )\b
`

/** Says that the booking could stay as it is: "over the phone instead, then I could keep Wednesday". */
const MAY_KEEP =
  /\b(?:i|we) (?:could|can|might)(?: still| just| then)* (?:keep|stick (?:with|to)|stay with|leave it) /

/** Keeps part of a number for the rest to follow; returns whether it answers the question. */
function keepPhonePart(state: State, digits: string): boolean {
  // Most of a number at once has a digit wrong; less of it is a piece, which others follow.
  const isPiece = digits.length < PIECE_MAX_DIGITS || digits.startsWith(state.phonePart ?? '-')
  state.phonePart = isOneTooLong(digits) ? null : digits
  return state.open === 'phone' && isPiece
}

/** Takes the offer that the line picks, if it suits; returns whether it was taken. */
function takePick(state: State, { index, isNearest, near, isAny, isElse }: Picked): boolean {
  // "Any, but not Friday" is the first that suits; "the second, but not Friday" is the second, if it suits.
  const fitting = offersOn(state)
  const among = isAny || isNearest ? fitting : state.offered
  const nearest = isNearest && nearestOf(fitting, near ?? state.asked.minute)
  const slot = nearest || among.at(index)
  const isFit = slot !== undefined && (isElse === true || fitting.includes(slot))
  if (isFit) takeSlot(state, slot)
  return isFit
}

/** The offers on the days that the line names, and on none that it refuses: "whichever is first on Friday". */
function offersOn({ offered, commands }: State): Slot[] {
  const time = commands.find((one) => one.kind === 'tell-when')
  const { day, days, not = [] } = time?.when ?? {}
  return offered.filter(
    (slot) =>
      (day === undefined || slot.day === day) &&
      (days === undefined || (slot.day >= days[0] && slot.day <= days[1])) &&
      !not.includes(slot.day),
  )
}

/** The offer nearest to the time of day that was asked for. */
function nearestOf(offers: readonly Slot[], minute: number | null): Slot | undefined {
  if (minute === null) return undefined
  return offers.toSorted((a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute))[0]
}

/** Puts one detail on the card; returns whether it changed or settled anything. */
function applyTell(state: State, { field, value }: Tell): boolean {
  switch (field) {
    case 'party':
      return applyParty(state, Number(value))
    case 'name':
      return applyName(state, value)
    case 'phone':
      return applyPhone(state, value)
    case 'postcode':
      return applyPostcode(state, value)
    case 'service':
      return applyService(state, value)
  }
}

const OF_PEOPLE =
  /\b(?:of us|there(?:'s|'ll| are| will)|we(?:'re| are|'ll)|now|people|persons|guests|adults|kids|children|covers|table (?:for|of)|party|seats?)\b/

function applyParty(state: State, party: number): boolean {
  const before = state.card.party
  // "So am I booked for eight?" asks for the hour of the table.
  const isHour = state.slot !== null && (state.slot.minute / 60 - party) % 12 === 0
  if (before !== null && isHour && !OF_PEOPLE.test(state.plainText)) return false
  fill(state, 'party', party)
  renameBooked(state)
  if (before !== null && before !== party && state.flow === 'none') {
    state.open = null
    // Of a booking that she cannot see, only the owner can change it.
    if (state.card.booked === null) noteAndMention(state, 'pass-on')
    else sayChanged(state, 'the number of people', String(party))
  }
  return before !== party
}

function applyName(state: State, said: string): boolean {
  const { card, text } = state
  const before = card.wants ?? ''
  const isOther =
    underOther(text) !== null || [attendeeOf, kinsName].some((of) => of(text, before) === said)
  // "Put it under Jean", after "I'm Ann, but mum's name's Jean Barker".
  const name = isOther || card.name !== null ? fullNameOf(state, said) : said
  if (isOther) state.isUnderOther = true
  // "I'm Julie", after "put it under my mum, Maureen Pickles".
  else if (state.isUnderOther && card.name !== null && tellsSelf(state, said)) {
    note(state)
    return false
  }
  if (isSpelt(text) || isLonger(name, card.name)) {
    completeName(state, name)
    return true
  }
  if (isShortForm(state, name) || card.name === name) return false
  const isCorrection = card.name !== null
  state.skipped.delete('name')
  if (isCorrection) state.isNameUsed = false
  fill(state, 'name', name)
  if (isCorrection) sayChanged(state, 'the name', name)
  return true
}

/** The full name of somebody whom the caller has named in full before: "in Margaret's name", after "Margaret Prentice". */
function fullNameOf({ turns }: State, name: string): string {
  if (name.includes(' ')) return name
  const full = new RegExp(
    `(?<!\\p{L})(?:${name} \\p{Lu}[\\p{L}'-]+|\\p{Lu}\\p{Ll}+ ${name}(?!\\p{L}))`,
    'gu',
  )
  const found = new Set(
    turns.flatMap(({ who, text }) => (who === 'caller' ? (text.match(full) ?? []) : [])),
  )
  const [only] = found
  return only !== undefined && found.size === 1 ? only : name
}

/** Says who is ringing, and puts no name right. */
const TELLS_SELF =
  /^(?!.*\b(?:(?<!\bmy )name|my name(?!'?s| is)|under|change|wrong|not|should|meant|instead|actually|no|sorry|wait|hang on|for me|put me)\b).*(?:\b(?:i'?m|i am|my name'?s?|my name is|this is|(?<its>it'?s)) |\b(?:here|speaking)\b)/i

/** Whether a name is the caller's own, beside that of whom the booking is for; "it's Jean Hill" may correct "Jean Hall". */
function tellsSelf({ text, card, open }: State, name: string): boolean {
  const said = TELLS_SELF.exec(text)
  if (said?.groups?.its === undefined) return said !== null
  const known = card.name?.split(' ') ?? []
  return open !== 'confirm' && !name.split(' ').some((word) => known.includes(word))
}

/** Thanks for a name that was spelt, or that adds the surname. */
function completeName(state: State, name: string): void {
  fill(state, 'name', name)
  state.skipped.delete('name')
  state.isNameUsed = true
  say(state, 'thanks-name', { name }, { kind: 'line', line: state.line })
}

/** "It's Rob from Halls", after the full name, puts nothing right. */
function isShortForm(state: State, name: string): boolean {
  const full = state.card.name
  const isShort = !name.includes(' ') && full !== null && isLonger(full, name)
  return isShort && !has(state, 'no') && state.open !== 'change'
}

/** Whether a name has all the words of the name so far and more. */
function isLonger(name: string, before: string | null): boolean {
  const words = name.split(' ')
  return before !== null && name !== before && before.split(' ').every((one) => words.includes(one))
}

function applyPhone(state: State, phone: string): boolean {
  const { card, open, skipped, from } = state
  if (card.phone === phone) {
    // The number said again at its read-back is a yes.
    if (open !== 'phone-confirm') return false
    confirmPhone(state)
    return true
  }
  card.isPhoneConfirmed = false
  state.phonePart = null
  skipped.delete('phone')
  skipped.delete('phone-confirm')
  delete from.confirmed
  fill(state, 'phone', phone)
  return true
}

function applyPostcode(state: State, postcode: string): boolean {
  const before = state.card.postcode
  if (before === postcode) return false
  // "And the other flat's LS12 3HG" adds a postcode, and changes none.
  if (before !== null && (has(state, 'several') || ADDED.test(state.text)))
    return noteAndMention(state, 'noted')
  state.skipped.delete('postcode')
  fill(state, 'postcode', postcode)
  if (before !== null) sayChanged(state, 'the postcode', postcode)
  return true
}

function applyService(state: State, service: string): boolean {
  const { card, slot } = state
  if (card.service === service) return state.open === 'when'
  if (isWishBesides(state, service)) {
    note(state)
    if (state.isUrgent) mention(state, 'noted')
    else sayNotBookable(state, service)
    return true
  }
  // Another service is wished for at the time settled on for the first.
  if (slot && card.booked === null) fillAsked(state, slot)
  state.slot = null
  state.offered = []
  fill(state, 'service', service)
  return true
}

/** Puts one thing in place of another in plain words: "no, the private room", "make it whitening". */
const IN_PLACE = pattern`
  ^(?:no|nope|nah)\b
  |\b(?:make|change|switch|swap|put) (?:it|that|this)\b
  |\b(?:meant|mean)\b
  |\bnot (?:an?|the|just)\b
  |\b(?:forget|scrap|cancel|drop|never ?mind) (?:it|that|the|about)\b
  |\binstead of\b
`

/** Wishes for one thing beside another. */
const BESIDES = /\b(?:and|also|too|as well|plus|while)\b/

/**
 * Whether a service that only the owner can arrange is wished for beside the one in hand, which has a day by
 * now: that one would be lost if she took a message in its place. A caller who insists, or chooses what they have
 * just asked about, gets the message.
 */
function isWishBesides(state: State, service: string): boolean {
  const { card, setup, slot, offered, asked, flow, topic, plainText, isUrgent } = state
  const isChosen = topic === service && !BESIDES.test(plainText)
  const wished = setup.services.find(({ name }) => name === service)
  const isTimed = slot !== null || offered.length > 0 || asked.day !== null
  return (
    flow === 'booking' &&
    card.booked === null &&
    isTimed &&
    wished?.isBookable === false &&
    serviceOf(state)?.isBookable === true &&
    // "No, it's just a crown" of an urgent call takes no first free time away.
    (isUrgent ||
      (!isChosen &&
        !IN_PLACE.test(plainText) &&
        !isSaid(state, 'not-bookable', { what: withArticle(service) })))
  )
}

function sayChanged(state: State, thing: string, value: string): void {
  say(state, 'changed', { thing, value }, { kind: 'line', line: state.line })
}
