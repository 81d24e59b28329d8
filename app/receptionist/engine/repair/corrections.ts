import { sayDay, saySlots } from '../speech/format.ts'
import { ask, isSaid, mention, say } from '../speech/say.ts'
import { renameBooked, takeSlot } from '../flows/booking.ts'
import { note } from '../flows/notes.ts'
import { minuteOf, type Day } from '../calendar.ts'
import { isFree, type Slot } from '../diary.ts'
import { hasLater } from '../flows/offers.ts'
import { booking } from '../limits.ts'
import { confirmPhone, fill, fillAsked, has, serviceOf, type State } from '../state.ts'
import type { Command } from '../understanding/command.ts'
import { mondayOf } from '../understanding/date-arithmetic.ts'
import { underOther } from '../understanding/names.ts'
import { pattern } from '../understanding/patterns.ts'
import { attendeeOf } from '../understanding/whose-names.ts'
import { isOneTooLong, isOthersPhone, offersOthersPhone } from '../understanding/phones.ts'
import { isSpelt } from '../understanding/spelling.ts'
import { plain } from '../understanding/text.ts'
import type { Span } from '../understanding/times.ts'
import type { When } from '../understanding/when.ts'

/** The digits up to which part of a number is a piece of it. */
const PIECE_MAX_DIGITS = 9
const HALF_DAY = 12 * 60
const ADDED = /\b(?:as well|also|too|both|other|another|second)\b/i
/** Puts another number in place of the one that the caller has confirmed. */
const REPLACES =
  /^no\b|\b(?:actually|sorry|instead|rather|wrong|meant|change|use|new|better|not that|my number|(?:ring|call|text|reach|get) me on)\b/
const BESIDES = /\b(?:as well|also|too|other|another|second|backup|if|in case|or)\b/
const SECOND = /\b(?:as well|also|too|second|backup|spare|in case)\b/
/** Goes back to the time settled on before: "just keep the nine o'clock". */
const KEEPS = /\b(?:keep|keeping|stick (?:with|to)|stay with|go back to|leave it at)\b/i
/** "Have you anything later?", "a bit later?"; a later day, or a call later on, is something else. */
const ASKS_LATER =
  /^(?!.*\blater (?:day|date|one|in|on|that week)\b)(?!.*\b(?:ring|call)\b).*\b(?:any\w*|nothing|something|bit|little|slightly|much|got) later\b/
/** Names a later week, or a day of one. */
const LATER_WEEK = pattern`
  \b(?:
    next (?:week|\w+day)|\w+day week|weeks?|fortnight|january|february|march|april|may
    |june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)
    |(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\w+teen|twentie|thirtie)th
  )\b
`
const SOONER = /\b(?:sooner|before|earlier|too (?:far|late|long)|wait|this|urgent\w*)\b/
const REQUESTED = /\b(?:actually|rather|prefer|instead|change|meant)\b/

/**
 * Takes down a number that does not replace the caller's: somebody else's, or a second one. Returns
 * whether the line gave one.
 */
export function noteOtherPhone(state: State): boolean {
  const { card, open, commands } = state
  const text = state.plainText
  const told = commands.find((one) => one.kind === 'tell' && one.field === 'phone')
  if (told?.kind !== 'tell' || (told.value === card.phone && !card.isPhoneConfirmed)) return false
  const isOffered = card.phone !== null && offersOthersPhone(plain(state.before))
  const isOthers =
    (isOthersPhone(text) || isOffered) && open !== 'phone' && !/\binstead\b/.test(text)
  const isBeside = open === 'phone-confirm' && SECOND.test(text) && !/^no\b/.test(text)
  const isSecond =
    isBeside ||
    (card.isPhoneConfirmed &&
      open !== 'change' &&
      (told.value === card.phone || !REPLACES.test(text) || BESIDES.test(text)))
  if (!isOthers && !isSecond) return false
  state.commands = commands.filter((one) => one !== told)
  note(state)
  mention(state, 'noted')
  return true
}

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

/**
 * Puts the details of a line on the card, in place of earlier ones; true if it changed anything.
 * `isPerson`: the line asks for somebody, so its times are not for a booking.
 */
export function applyTold(state: State, isPerson: boolean): boolean {
  let isChanged = false
  let isPicked = false
  const isWish = has(state, 'no') || REQUESTED.test(state.plainText)
  const isOfPast = state.isComplaint && state.flow !== 'booking' && !has(state, 'book')
  for (const command of state.commands) {
    if (isOfPast && isOfBooking(command, state)) {
      note(state)
      isChanged = true
      continue
    }
    if (command.kind === 'tell')
      isChanged = applyTell(state, command.field, command.value) || isChanged
    // A message has no booking to change, so the owner gets the times.
    if (command.kind === 'tell-when' && state.flow === 'message') note(state)
    // "Whichever is first on Friday" is settled by the pick; "no, later" is not.
    const { day, days, not } = command.kind === 'tell-when' ? command.when : {}
    const isSaid = isPicked && (day ?? days ?? not) !== undefined
    // "It's the Wednesday one at ten": when it is now, and not when it is wanted.
    const isOfNow = state.isForOwner && state.flow === 'message' && !MOVES_TO.test(state.plainText)
    if (command.kind === 'tell-when' && !isPerson && !isSaid && !isOfNow)
      isChanged = applyWhen(state, command.when, isWish) || isChanged
    // What a message is about has its day: "a booking tonight, can we make it six?"
    if (
      command.kind === 'tell-when' &&
      isPerson &&
      isOfDay(state, command.when) &&
      state.asked.day === null
    )
      fillAsked(state, { day: command.when.day })
    if (command.kind === 'part-of-phone' && command.digits) {
      const { digits } = command
      // Most of a number at once has a digit wrong; less of it is a piece, which others follow.
      isChanged ||=
        state.open === 'phone' &&
        (digits.length < PIECE_MAX_DIGITS || digits.startsWith(state.phonePart ?? '-'))
      state.phonePart = isOneTooLong(digits) ? null : digits
    }
    if (command.kind === 'pick' && !(command.isElse && isPicked)) {
      // "Any, but not Friday" is the first that suits; "the second, but not Friday" is the second, if it suits.
      const fitting = offersOn(state)
      const among = command.isAny || command.isNearest ? fitting : state.offered
      const slot =
        (command.isNearest && nearestOf(fitting, command.near ?? state.asked.minute)) ||
        among.at(command.index)
      const isFit = slot !== undefined && (command.isElse === true || fitting.includes(slot))
      if (isFit) takeSlot(state, slot)
      isPicked = isFit
      isChanged = isPicked || isChanged
    }
  }
  return isChanged
}

const isOfBooking = (one: Command, { trade }: State) =>
  one.kind === 'tell-when' ||
  (one.kind === 'tell' && (one.field === 'party' || (trade.hasParty && one.field === 'service')))

/** The offers on the days that the line names, and on none that it refuses: "whichever is first on Friday". */
function offersOn({ offered, commands }: State): Slot[] {
  const time = commands.find((one) => one.kind === 'tell-when')
  const { day, days, not = [] } = time?.kind === 'tell-when' ? time.when : {}
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

/** Wishes for a time, beside a booking that exists. */
const MOVES_TO = pattern`
  \b(?:
    instead|rather|could|can|would|mov(?:e|ing)|chang(?:e|ing)
    |to (?:the|an?|next|this|\w*day)
    |free|any\w*|after|before|prefer|suits?|please|better|later|earlier|want|like|make it
  )\b
`

/** "Have you anything on Friday?"; "is there anything I need to bring?" is about no time. */
const ANY_TIME =
  /\bany(?:thing| ?time)\b(?= (?:on|for|at|that|this|next|free|available|else|earlier|later|\w*day)\b|\W*$)/

/** Says who is ringing, and puts no name right. */
const TELLS_SELF =
  /^(?!.*\b(?:name|under|change|wrong|not|should|meant|instead|actually|no|sorry|wait|hang on|for me|put me)\b).*\b(?:i['’]m|i am|my name['’]?s?) /i

type Told = Extract<Command, { kind: 'tell' }>

function applyTell(state: State, field: Told['field'], value: string): boolean {
  const { card } = state
  if (field === 'party') {
    const before = card.party
    fill(state, 'party', Number(value))
    renameBooked(state)
    if (before !== null && before !== card.party && state.flow === 'none') {
      state.open = null
      say(state, 'changed', {}, { kind: 'line', line: state.line })
    }
    return before !== card.party
  }
  // The number said again at its read-back is a yes.
  if (field === 'phone' && card.phone === value && state.open === 'phone-confirm') {
    confirmPhone(state)
    return true
  }
  const isOther =
    underOther(state.text) !== null || attendeeOf(state.text, state.card.wants ?? '') === value
  if (field === 'name' && isOther) state.isUnderOther = true
  // "I'm Julie", after "put it under my mum, Maureen Pickles".
  else if (
    field === 'name' &&
    state.isUnderOther &&
    card.name !== null &&
    TELLS_SELF.test(state.text)
  ) {
    note(state)
    return false
  }
  if (field === 'name' && (isSpelt(state.text) || isLonger(value, card.name))) {
    fill(state, 'name', value)
    state.skipped.delete('name')
    state.isNameUsed = true
    say(state, 'thanks-name', { name: value }, { kind: 'line', line: state.line })
    return true
  }
  // "It's Rob from Halls", after the full name.
  const isOne = field === 'name' && !value.includes(' ')
  const isShort = isOne && card.name !== null && isLonger(card.name, value)
  if (isShort && !has(state, 'no') && state.open !== 'change') return false
  if (card[field] === value) return field === 'service' && state.open === 'when'
  // "And the other flat's LS12 3HG" adds a postcode, and changes none.
  if (
    field === 'postcode' &&
    card.postcode !== null &&
    (has(state, 'several') || ADDED.test(state.text))
  ) {
    note(state)
    mention(state, 'noted')
    return true
  }
  const isCorrection = card[field] !== null && field !== 'service'
  if (field === 'phone') {
    card.isPhoneConfirmed = false
    state.phonePart = null
  }
  if (field === 'service') {
    // Another service is wished for at the time settled on for the first.
    if (state.slot && card.booked === null) fillAsked(state, state.slot)
    state.slot = null
    state.offered = []
  }
  if (field !== 'service') state.skipped.delete(field)
  if (field === 'phone') state.skipped.delete('phone-confirm')
  if (field === 'phone') delete state.from.confirmed
  if (isCorrection && field === 'name') state.isNameUsed = false
  fill(state, field, value)
  if (isCorrection && field !== 'phone')
    say(state, 'changed', {}, { kind: 'line', line: state.line })
  return true
}

/** Whether a name has all the words of the name so far and more. */
function isLonger(name: string, before: string | null): boolean {
  const words = name.split(' ')
  return before !== null && name !== before && before.split(' ').every((one) => words.includes(one))
}

function applyWhen(state: State, told: When, isWish: boolean): boolean {
  const when = withFree(state, inWeek(state, told))
  const isRefused = ({ minute }: Slot) =>
    when.notMinutes?.some((one) => (one - minute) % HALF_DAY === 0) === true
  state.declined.push(...state.offered.filter(isRefused))
  const { day: askedDay } = state.asked
  if (askedDay !== null)
    state.declined.push(...(when.notMinutes ?? []).map((minute) => ({ day: askedDay, minute })))
  state.offered = state.offered.filter((slot) => !isRefused(slot))
  // "Wednesday or Thursday" chooses neither, and "four is too late" not the one before.
  const isOnlyNot = when.notMinutes !== undefined && when.minute === undefined
  const isChoice = state.open === 'slot' && !when.isEither && !isOnlyNot
  const offered = isChoice ? offeredBy(state, when) : undefined
  if (offered) {
    // "No, I'd rather have 1:30" asks for it; "1:30 is fine" takes what she offered.
    if (isWish) fillAsked(state, offered)
    takeSlot(state, offered)
    // "I need somebody now" names no time, so she says which.
    if (has(state, 'book') && when.minute === undefined) {
      const at = saySlots([offered], state.clock.now.day)
      say(state, 'free_slot', { when: at }, { kind: 'diary' })
    }
    return true
  }
  const { kept } = state
  const isKept = kept && KEEPS.test(state.text) && offeredBy({ ...state, offered: [kept] }, when)
  if (isKept) {
    fillAsked(state, isKept)
    state.span = null
    takeSlot(state, isKept)
    return true
  }
  if (isSettled(state, when)) return false
  // "Not Monday" leaves a settled Tuesday alone.
  const onlyNot = Object.keys(when).every((key) => key === 'not')
  if (onlyNot && state.slot && !when.not?.includes(state.slot.day)) {
    state.not.push(...(when.not ?? []))
    return false
  }
  const isThis = /\bthis (?:coming )?\w+day\b/.test(state.plainText)
  const said =
    when.isWeekday && !isThis ? sameWeekday(state, when.day) : (when.day ?? dayOfWeek(state, when))
  const base = state.asked.day
  const lastOffer = state.offered.at(-1) ?? state.slot
  const firstOffer = state.offered[0] ?? state.slot
  const spoken = state.slot?.minute ?? null
  // "Anything later?" after the last time of the day: she says so once, and her offers stand.
  const isOnlyLater =
    when.isLater &&
    (when.day === undefined || when.day === lastOffer?.day) &&
    !has(state, 'yes', 'no') &&
    ASKS_LATER.test(state.plainText)
  const isLatest = isOnlyLater && lastOffer && !hasLater(state, lastOffer)
  if (isLatest && !isSaid(state, 'latest')) {
    say(state, 'latest', {}, { kind: 'diary' })
    return true
  }
  const before = JSON.stringify([state.asked, state.days, state.span, state.not])
  if (when.not) {
    state.not.push(...when.not)
    if (when.day === undefined && base !== null && when.not.includes(base))
      fillAsked(state, { day: null })
  }
  // "I never said half eight"
  const { minute: hour } = state.asked
  if (hour !== null && when.notMinutes?.some((one) => (one - hour) % HALF_DAY === 0)) {
    if (state.slot) state.declined.push(state.slot)
    fillAsked(state, { minute: null })
  }
  if (when.shiftDays !== undefined && when.day === undefined) shiftWish(state, when.shiftDays)
  if (when.clash && state.flow !== 'message' && !state.isForOwner) {
    const [first, second] = when.clash.map((day) => sayDay(day, state.clock.now.day))
    ask(
      state,
      'date',
      'ask-which-day',
      { first: first ?? '', second: second ?? '' },
      { kind: 'line', line: state.line },
    )
  }
  if (said !== undefined) {
    // Moved to another day, a booking keeps its time.
    const isAnyTime = when.isAny === true || ANY_TIME.test(state.plainText)
    fillAsked(state, { day: said, minute: isAnyTime ? null : state.slot?.minute })
    state.days = null
    state.isWeekday = when.day === undefined || when.isWeekday === true
    state.not = state.not.filter((day) => day !== said)
  } else if (when.days) {
    state.days = when.days
    state.isWeekday = false
    fillAsked(state, { day: null })
  }
  const { time } = state.card.asked
  // "The Saturday then, same time", after a refused offer.
  if (when.isSameTime && when.minute === undefined) {
    const minute = spoken ?? state.asked.minute ?? (time === null ? null : minuteOf(time))
    if (minute !== null) fillAsked(state, { minute })
  }
  if (when.minute !== undefined) {
    fillAsked(state, { minute: when.minute })
    state.span = null
  } else if (when.span && !isWithin(state, when.span)) {
    state.span = when.span
    fillAsked(state, { minute: null })
  }
  if (isLatest) {
    fillAsked(state, { day: null, minute: null })
    state.days = [lastOffer.day + 1, lastOffer.day + booking.searchDays]
  } else if (when.isLater && lastOffer)
    narrow(state, lastOffer, [lastOffer.minute + 1, 2 * HALF_DAY])
  if (when.isNext && lastOffer) {
    const { day, minute } = lastOffer
    const before = Array.from({ length: minute / booking.gridMinutes }, (_, i) => ({
      day,
      minute: i * booking.gridMinutes,
    }))
    state.declined.push(...before, ...state.offered)
    state.days = [day, day + booking.searchDays]
    fillAsked(state, { day: null, minute: null })
  }
  if (when.isEarlier && firstOffer) narrow(state, firstOffer, [0, firstOffer.minute - 1])
  if (when.isAny) {
    state.wantsAny = true
    // "Any time on Tuesday" and "what else have you got?" both ask for free times.
    if (!when.span && !/\b(?:earli|soon)est\b/i.test(state.text))
      state.declined.push(...state.offered)
    if (when.minute === undefined) state.asked.minute = null
  }
  // "No, only half seven will do" refuses the offers; "no, the ninth, I said" does not refuse the ninth.
  if (has(state, 'no') && !when.not) {
    const isNamed = ({ day }: Slot) =>
      day === state.asked.day && when.minute === undefined && !when.span && !when.isAny
    state.declined.push(...state.offered.filter((slot) => !isNamed(slot)))
  }
  state.slot = null
  state.offered = []
  return (
    before !== JSON.stringify([state.asked, state.days, state.span, state.not]) ||
    // A day said again is heard, though it changes nothing.
    (state.open === 'slot' && (when.day ?? when.days) !== undefined) ||
    when.notMinutes !== undefined ||
    when.isAny === true ||
    when.isLater === true ||
    when.isNext === true ||
    when.isEarlier === true
  )
}

/** Moves the wish by a number of days: "same time next week", or "the week after that" of a week. */
function shiftWish(state: State, shiftDays: number): void {
  const { asked, days, slot, offered, clock } = state
  if (slot === null && asked.day === null && days !== null) {
    const [from, to] = days
    state.days =
      shiftDays === 7
        ? [from + 7, to + 7]
        : shiftDays > 0
          ? [to + shiftDays, to + shiftDays]
          : [from + shiftDays, from + shiftDays]
    return
  }
  // "Same time next week" means what was settled on, not what was asked for first.
  const spoken = asked.day ?? offered.at(-1)?.day ?? clock.now.day
  const { day, minute } = slot ?? { day: spoken, minute: undefined }
  fillAsked(state, { day: day + shiftDays, minute })
}

/** "Dinner" after "at half seven", for which she has offered nothing yet, leaves the time alone. */
function isWithin({ asked, offered, declined }: State, [from, to]: Span): boolean {
  const isNew = offered.length + declined.length === 0
  return isNew && asked.minute !== null && asked.minute >= from && asked.minute <= to
}

function narrow(state: State, { day }: Slot, span: readonly [number, number]): void {
  state.declined.push(...state.offered)
  fillAsked(state, { day, minute: null })
  state.span = span
}

/** "The last week in March" after "on a Saturday" is the Saturday of that week. */
function dayOfWeek(state: State, { days, shiftDays }: When): Day | undefined {
  const { day } = state.asked
  if (!state.isWeekday || day === null || !days || shiftDays !== undefined || has(state, 'no'))
    return undefined
  const [from, to] = days
  return to - from <= 6 && from > day ? from + ((((day - from) % 7) + 7) % 7) : undefined
}

/** "Tuesday" after a time, offers or a wish in some week is the Tuesday of that week. */
function sameWeekday(
  { offered, declined, days, slot, asked, not, before, plainText, clock }: State,
  day: Day | undefined,
): Day | undefined {
  if (day === undefined) return undefined
  // "Is that Friday?" on the Friday that was asked for means today, and not the next.
  const isAsked = asked.day !== null && asked.day < day && (day - asked.day) % 7 === 0
  if (isAsked && !slot && !days && offered.length === 0 && !not.includes(asked.day ?? day))
    return asked.day ?? day
  // "Next week, say Wednesday. No, can we make it Thursday?"
  const isLaterWeek = LATER_WEEK.test(plain(before)) && !SOONER.test(plainText)
  const ofAsked =
    isLaterWeek && asked.day !== null && asked.day >= mondayOf(clock.now.day) + 7 && !days
      ? { day: asked.day }
      : undefined
  const spokenOf = slot ?? (offered.length === 0 && !days ? declined.at(-1) : undefined) ?? ofAsked
  const week =
    spokenOf && ([Math.max(mondayOf(spokenOf.day), day), mondayOf(spokenOf.day) + 6] as const)
  const [from, to] = week ?? days ?? [offered[0]?.day ?? day, offered.at(-1)?.day ?? day]
  const first = from + ((((day - from) % 7) + 7) % 7)
  return first <= to ? first : day
}

/** "Thursday or Friday" after offers in some week are the days of that week. */
function inWeek(state: State, when: When): When {
  const { isWeekday, days, not } = when
  const isOtherWeek = /\b(?:this|sooner|earlier|away|coming|today|tomorrow)\b/.test(state.plainText)
  if (!isWeekday || !days || state.days === null || isOtherWeek) return when
  const by = (sameWeekday(state, days[0]) ?? days[0]) - days[0]
  return {
    ...when,
    days: [days[0] + by, days[1] + by],
    ...(not && { not: not.map((day) => day + by) }),
  }
}

/** The offer that fits the line's day and time. "At 3" fits 3 am and 3 pm. */
function offeredBy(state: State, { day: said, isWeekday, minute, span }: When): Slot | undefined {
  const { offered } = state
  const day = isWeekday ? sameWeekday(state, said) : said
  const isDay = (slot: Slot) => day === undefined || slot.day === day
  if (minute === undefined) {
    const isFit = (slot: Slot) =>
      isDay(slot) && (!span || (slot.minute >= span[0] && slot.minute <= span[1]))
    const fitting = day === undefined && !span ? [] : offered.filter(isFit)
    return fitting.length === 1 ? fitting[0] : undefined
  }
  return (
    offered.find((slot) => isDay(slot) && slot.minute === minute) ??
    offered.find((slot) => isDay(slot) && slot.minute === (minute + HALF_DAY) % (2 * HALF_DAY))
  )
}

/** A wish for the first of its times that is free: "half seven, or eight at a push". */
function withFree(state: State, when: When): When {
  const { minute, orMinutes = [] } = when
  const service = serviceOf(state)
  const day = (when.isWeekday ? sameWeekday(state, when.day) : when.day) ?? state.asked.day
  if (minute === undefined || orMinutes.length === 0 || day === null || !service) return when
  const free = [minute, ...orMinutes].find((one) =>
    isFree(state.clock, { day, minute: one }, service.minutes),
  )
  return free === undefined ? when : { ...when, minute: free }
}

/** Whether the line repeats what is already settled. */
export function isSettled(
  { slot }: State,
  {
    day,
    minute,
    span,
    days,
    not,
    notMinutes = [],
    shiftDays,
    isAny,
    isEarlier,
    isLater,
    isNext,
  }: When,
): boolean {
  // "Preferably after Christmas", of a day in January.
  const isWithinDays = slot && days && slot.day >= days[0] && slot.day <= days[1]
  if (
    !slot ||
    (days && !isWithinDays) ||
    not ||
    notMinutes.some((one) => (one - slot.minute) % HALF_DAY === 0) ||
    shiftDays !== undefined ||
    isAny ||
    isEarlier ||
    isLater ||
    isNext
  )
    return false
  if (span && (slot.minute < span[0] || slot.minute > span[1])) return false
  if (day === undefined && minute === undefined) return true
  return (day === undefined || day === slot.day) && (minute === undefined || minute === slot.minute)
}
