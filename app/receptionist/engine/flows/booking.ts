import { offerSlots, putOffer } from './offers.ts'
import { isoDate, isoTime } from '../calendar.ts'
import { everFits } from '../diary.ts'
import { budgets } from '../limits.ts'
import { saySlots, withArticle } from '../speech/format.ts'
import { askService } from './ask-service.ts'
import { ask, isOfRule, isSympathy, say, unsay } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { fill, fillAsked, notesOf, serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { bookableServices, tellingWords } from '../understanding/services/service-names.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { wordsWithoutTimes } from '../understanding/when/story.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import {
  askDetails,
  askPostcode,
  districtOf,
  isElsewhere,
  isOutsideArea,
  isVisit,
} from './details.ts'
import { mentionOutside } from './answer-place.ts'
import { continueMessage, startMessage } from './message.ts'
import { sayFact, WEIGHT } from './answer-fact.ts'
import { sayDueBefore } from './due-before.ts'
import { checkAsked } from './asked-time.ts'
import { askWhichOne } from './which-one.ts'
import { nameOfKin, speaksOfOther } from '../understanding/details/whose-names.ts'

/** Asks for the next detail that a booking needs. */
export function continueBooking(state: State): void {
  const service = serviceOf(state)
  if (!service) return askService(state)
  if (!canBook(state, service)) return leaveToMessage(state)
  if (isOutsideArea(state)) {
    say(state, 'outside-area', { place: districtOf(state) ?? '' }, { kind: 'area' })
    // The owner reads of the time that was chosen.
    if (state.slot) fillAsked(state, state.slot)
    state.slot = null
    return leaveToMessage(state)
  }
  // "I'm in Belper": whether anybody can come there is settled before the time.
  if (isElsewhere(state) && checkArea(state)) return
  if (sayTooMany(state)) return continueMessage(state)
  if (!state.slot && !settle(state, service)) {
    // Nothing was free: a message is taken instead.
    return state.flow === 'booking' ? undefined : continueMessage(state)
  }
  if (state.trade.hasParty && state.card.party === null && !state.skipped.has('party')) {
    return ask(state, 'party', 'ask-party')
  }
  if (askDetails(state) || askPostcode(state) || askWhichOne(state)) return
  const { what, when } = inWords(state, service)
  const { postcode } = state.card
  const where = isVisit(state) && postcode !== null ? `, ${postcode}` : ''
  const { name, wants } = state.card
  // A name that she has not said yet may have been misheard, and of two names she may have the wrong one.
  const isOpen = !state.isNameUsed || speaksOfOther(wants ?? '')
  const kin = nameOfKin(wants ?? '')
  const isOwn = kin === null || name === null || `${name} `.startsWith(`${kin} `)
  const whom = isOwn ? name : `${kin}, in the name of ${name}`
  const whose = whom !== null && isOpen ? `, for ${whom}` : ''
  ask(state, 'confirm', 'ask-confirm', { what, when: when + where + whose }, { kind: 'diary' })
}

/** Asks for the postcode of a place that is not on the list; without a list of postcodes she says so. Returns whether she asks. */
function checkArea(state: State): boolean {
  if (!isVisit(state)) return false
  if (state.setup.area.outward.length > 0) {
    unsay(state, 'sorry-when')
    return askPostcode(state)
  }
  mentionOutside(state)
  return false
}

/** Takes a message in place of the booking, and goes on with it. `words`: why. */
export function leaveToMessage(state: State, words?: Wording): void {
  if (words) say(state, words)
  startMessage(state)
  continueMessage(state)
}

/** Speaks of how many come. */
const PARTIES = /\b(?:part(?:y|ies)|groups?|people|guests|tables?|covers|seat)\b/i

/** The most that a fact allows. */
const MOST = /\b(?:up to|over|more than|(?:larger|bigger) than|at most|maximum(?: is| of)?) (\d+)\b/

/** Takes a message, with the owner's words, for a party or a weight beyond the one that a fact allows. */
function sayTooMany(state: State): boolean {
  const { card, setup } = state
  const party = /\btable\b/i.test(card.service ?? '') ? (card.party ?? 0) : 0
  const [, weight = 0] = WEIGHT.exec(withDigits(notesOf(state))) ?? []
  const index = setup.facts.findIndex(({ question, answer }) => {
    const limit = withDigits(plain(answer))
    const [, most = Infinity] = MOST.exec(limit) ?? []
    return WEIGHT.test(limit)
      ? Number(weight) > Number(most)
      : PARTIES.test(question) && PARTIES.test(answer) && party > Number(most)
  })
  if (index < 0) return false
  startMessage(state)
  sayFact(state, index)
  return true
}

/**
 * Begins the reply with the service that a new booking is for, so that the caller can correct it.
 * Does nothing if the line or the reply names it, unless it `isChanged`, or if the reply has no room left.
 */
export function sayService(state: State, isChanged: boolean): void {
  const service = serviceOf(state)
  if (!service || state.flow !== 'booking' || bookableServices(state.setup).length < 2) return
  const said = contentOf([state.text, ...state.reply.map(({ text }) => text)].join(' '))
  const isNamed = tellingWords(service).every((word) => said.has(word))
  if (isChanged && state.question?.text.includes(withArticle(service.name))) return
  if (!isChanged && isNamed && (state.card.name !== null || !isLong(state, service))) return
  const kept = state.reply.filter((one) => !isOfRule(one, 'noted'))
  if (kept.length >= budgets.sentenceCount) return
  // Her offers make plain that she has heard the rest.
  if (state.reply.length >= budgets.sentenceCount) unsay(state, 'noted')
  const source = { kind: 'service', service: service.name } as const
  const rest = state.reply
  const start = rest.findIndex(isSympathy) + 1
  state.reply = rest.slice(0, start)
  say(state, 'for-service', { what: withArticle(service.name) }, source)
  state.reply.push(...rest.slice(start))
}

/** The fewest words besides a service that may be about something else. */
const LONG_MIN_WORDS = 3

/** Whether a line says so much besides its service that it may be about something else. */
function isLong({ text, clock }: State, { name }: Service): boolean {
  const own = contentOf(name)
  const words = wordsWithoutTimes(plain(text), clock.now.day)
  return [...words].filter((word) => !own.has(word)).length >= LONG_MIN_WORDS
}

/** Says that only the owner can arrange a service. */
export function sayNotBookable(state: State, service: string): void {
  say(state, 'not-bookable', { what: withArticle(service) }, { kind: 'service', service })
}

/** Whether she may book a service; says why if she may not. */
function canBook(state: State, service: Service): boolean {
  const source = { kind: 'service', service: service.name } as const
  const what = withArticle(service.name)
  if (!service.isBookable) sayNotBookable(state, service.name)
  else if (!everFits(state.setup, service.minutes)) say(state, 'too-long', { what }, source)
  else return true
  return false
}

/** Settles on a day and time, or asks for what is missing; returns whether she has settled on one. */
function settle(state: State, service: Service): boolean {
  const { asked, clock } = state
  if (state.offered.length > 0) {
    putOffer(state)
    return false
  }
  const hasWindow =
    state.days !== null || state.span !== null || state.wantsAny || state.not.length > 0
  if (asked.day === null) {
    if (asked.minute !== null && !hasWindow) ask(state, 'date', 'ask-date')
    // Who has refused her times and names no other hears the next ones.
    else if (!hasWindow && !(state.misses > 0 && state.declined.length > 0))
      ask(state, 'when', state.declined.length > 0 ? 'ask-other-time' : 'ask-when')
    else offerSlots(state, service)
    return false
  }
  if (checkAsked(state, service) && asked.minute !== null) {
    const slot = { day: asked.day, minute: asked.minute }
    takeSlot(state, slot)
    say(state, 'is-free', { when: saySlots([slot], clock.now.day) }, { kind: 'diary' })
    return true
  }
  offerSlots(state, service)
  return false
}

/** Settles on a time, and takes from it the day or time that the caller left open. */
export function takeSlot(state: State, slot: { day: number; minute: number }): void {
  state.slot = slot
  state.kept = slot
  state.offered = []
  if (state.asked.day === null) fillAsked(state, { day: slot.day })
  // Wished for on Wednesday, and taken on Thursday at ten: nobody asked for Wednesday at ten.
  if (state.asked.minute === null && state.asked.day === slot.day)
    fillAsked(state, { minute: slot.minute })
  sayDueBefore(state)
}

/** Puts the booking in the diary. Call it only after a clear yes. */
export function book(state: State): void {
  const service = serviceOf(state)
  if (!service || !state.slot) return
  const { day, minute } = state.slot
  const before = state.card.booked
  state.bookedWhat = inWords(state, service).what
  const isMove =
    before !== null && (before.date !== isoDate(day) || before.time !== isoTime(minute))
  state.card.booked = { date: isoDate(day), time: isoTime(minute), minutes: service.minutes }
  state.from.booked = state.line
  fill(state, 'outcome', 'booked')
  say(state, isMove ? 'moved' : 'booked', inWords(state, service), { kind: 'diary' })
  state.flow = 'none'
  state.open = null
}

/** Says the booking made with its new party from now on. */
export function renameBooked(state: State): void {
  const service = serviceOf(state)
  if (service && state.card.booked !== null) state.bookedWhat = inWords(state, service).what
}

/** The booking in words: "a table for 4", and when. */
export function inWords(state: State, service: Service): { what: string; when: string } {
  const party = state.card.party === null ? '' : ` for ${state.card.party}`
  return {
    what: `${withArticle(service.name)}${party}`,
    when: state.slot ? saySlots([state.slot], state.clock.now.day) : '',
  }
}
