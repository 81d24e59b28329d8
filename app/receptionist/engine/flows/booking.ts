import { isoDate, isoTime } from '../calendar.ts'
import { everFits } from '../diary.ts'
import { budgets } from '../limits.ts'
import { saySlots, withArticle } from '../speech/format.ts'
import { ask, isOfRule, isSympathy, say, unsay } from '../speech/say.ts'
import { fill, fillAsked, has, serviceOf, type State } from '../state.ts'
import type { Service } from '../types.ts'
import { tellsService } from '../understanding/command.ts'
import { isOnDay, isOtherMeal, mealsAt } from '../understanding/services/meals.ts'
import {
  alikeServices,
  areOfAKind,
  chooseService,
  namedServices,
  SURE_POINTS,
} from '../understanding/services/services.ts'
import { bookableServices, tellingWords } from '../understanding/services/service-names.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { PERSON } from '../understanding/danger/danger-words.ts'
import { isOfPrice, isQuestion, talkOf } from '../understanding/asks/questions.ts'
import { part } from '../understanding/text/patterns.ts'
import { patternOf } from '../understanding/text/short-form.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { wordsWithoutTimes } from '../understanding/when/story.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { withoutRepeat } from '../understanding/wants/asks-of-her.ts'
import { isOfArranged, wantsAnother } from './arranged.ts'
import { askDetails, askPostcode, isOutsideArea, isVisit } from './details.ts'
import { listServices } from './listing.ts'
import { continueMessage, startMessage } from './message.ts'
import { isTaken } from './message-notes.ts'
import { note, noteEnquiries, passOn, saysAbout } from './notes.ts'
import { sayBooked } from './answer-status.ts'
import { sayFact, WEIGHT } from './answer-fact.ts'
import { sayDueBefore } from './due-before.ts'
import { checkAsked, offerSlots, putOffer } from './offers.ts'
import { nameOfKin, speaksOfOther } from '../understanding/details/whose-names.ts'

const LONG_MIN_WORDS = 3

/** Asks for the next detail that a booking needs. */
export function continueBooking(state: State): void {
  const service = serviceOf(state)
  if (!service) return askService(state)
  if (!canBook(state, service)) {
    startMessage(state)
    return continueMessage(state)
  }
  if (isOutsideArea(state)) {
    say(state, 'outside-area', { place: state.card.postcode ?? '' }, { kind: 'area' })
    // The owner reads of the time that was chosen.
    if (state.slot) fillAsked(state, state.slot)
    state.slot = null
    startMessage(state)
    return continueMessage(state)
  }
  if (sayTooMany(state)) return continueMessage(state)
  if (!state.slot && !settle(state, service)) {
    // Nothing was free: a message is taken instead.
    return state.flow === 'booking' ? undefined : continueMessage(state)
  }
  if (state.trade.hasParty && state.card.party === null && !state.skipped.has('party')) {
    return ask(state, 'party', 'ask-party')
  }
  if (askDetails(state) || askPostcode(state)) return
  const { what, when } = booked(state, service)
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

const PARTIES = /\b(?:part(?:y|ies)|groups?|people|guests|tables?|covers|seat)\b/i
const MOST = /\b(?:up to|over|more than|(?:larger|bigger) than|at most|maximum(?: is| of)?) (\d+)\b/

/** Takes a message, with the owner's words, for a party or a weight beyond the one that a fact allows. */
function sayTooMany(state: State): boolean {
  const { card, setup } = state
  const party = /\btable\b/i.test(card.service ?? '') ? (card.party ?? 0) : 0
  const [, weight = 0] = WEIGHT.exec(withDigits(plain(card.wants ?? ''))) ?? []
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

/** Chooses none of the services, of which she has named all. */
const NONE_OF_THOSE =
  /^(?:(?:no|oh|er|well),? )*(?:(?:it's|it is|they're|that's) )?(?:none|neither|not any) of (?:those|them|these)\b/

/** Wants it looked at, whatever it is: "can I not come in and have someone look at it?" */
const IS_TO_LOOK =
  /\b(?:(?:some|any)(?:one|body)|dentist) (?:to |can |could |who can )?(?:just )?(?:have a |take a )?(?:quick )?look at (?:it|them|that|this)\b|\b(?:have|get|want|need) (?:it|them|that|this) (?:looked at|seen|checked)\b/
const EXAMINES = /\bcheck-?up|\bexamination\b/i

/** Names the services, those that can be booked first. */
function askService(state: State): void {
  const { day } = state.asked
  const all = bookableServices(state.setup).filter(({ name }) => day === null || isOnDay(name, day))
  if (all.length === 0) {
    startMessage(state)
    return continueMessage(state)
  }
  const [only] = all
  if (only && all.length === 1) {
    if (isOtherMeal({ ...state.asked, span: state.span }, only.name)) {
      say(state, 'beyond')
      startMessage(state)
      return continueMessage(state)
    }
    // There is nothing to choose from.
    fill(state, 'service', only.name)
    return continueBooking(state)
  }
  const [examination, ...others] = all.filter(({ name }) => EXAMINES.test(name))
  if (examination && others.length === 0 && IS_TO_LOOK.test(state.plainText)) {
    fill(state, 'service', examination.name)
    return continueBooking(state)
  }
  const isAgain = state.open === 'service' && state.listed.length > 0
  if (state.listed.length === 0 && tellsOfOtherFault(state)) {
    state.flow = 'none'
    return passOn(state)
  }
  if (isAgain && state.listed.length >= all.length && NONE_OF_THOSE.test(state.plainText)) {
    state.reply = []
    say(state, 'instead-message')
    startMessage(state)
    return continueMessage(state)
  }
  // "Would that be a small?" leaves the choice open.
  const isAsked = isAgain && asksOfListed(state)
  const fit = isAsked ? all.filter(({ name }) => state.listed.includes(name)) : fitting(state, all)
  // "Pardon? Ears. Both ears." says what it is for.
  const isRepeat = has(state, 'repeat') && contentOf(withoutRepeat(state.plainText)).size === 0
  const isHeard = isAgain && !isRepeat && !has(state, 'wait', 'silence', 'yes')
  const isSame = fit.length === state.listed.length && isListed(state, fit)
  if (isHeard && !isAsked && (fit.length === 0 || isSame) && wantsNone(state, all)) {
    unsay(state, 'sorry')
    say(state, 'instead-message')
    startMessage(state)
    return continueMessage(state)
  }
  if (isHeard || !isAgain) state.listCount++
  const isOfDay = fit.length === 0 && !isAgain && all.length < bookableServices(state.setup).length
  const list = listServices(state, isAgain, isOfDay ? all : fit)
  const source = { kind: 'service', service: state.listed[0] ?? '' } as const
  const isStrange =
    !isAgain && fit.length === 0 && state.listed.length === all.length && saysWhatFor(state)
  ask(state, 'service', isStrange ? 'ask-service-or' : 'ask-service', { list }, source)
}

/** Words that ask for a booking, and name nothing to be done. */
const ASKED_FOR = new RegExp(
  patternOf(
    `appointments?|visits?|slots?|some(one|body|thing)|any(one|body|thing)|see|soon|quick|round|over|out|${PERSON}`,
  ),
  'g',
)

/** Whether a line names something to be done, which is none of the services: "my sink's blocked, when can you come?" */
const saysWhatFor = ({ plainText, commands, clock, setup, trade }: State) =>
  !/\b(?:i'm|i am|it's|my name's|this is|new (?:to|here))\b/.test(plainText) &&
  namedServices(plainText, setup.services, trade.synonyms).length === 0 &&
  unusedWords(plainText.replace(ASKED_FOR, ' '), commands, clock.now.day).size > 0

const BROKEN =
  '(?:broken?|snapped|cracked|bust(?:ed)?|knackered|packed (?:in|up)|conked out|stopped working|not working|poking out|digging in|come (?:off|loose|apart)|gone wrong|playing up|fallen (?:off|out|apart))'
/** Tells of a thing that is broken: "my dishwasher's packed in", "I've snapped my bottom denture", "can you mend my plate?" */
const BROKEN_THING = new RegExp(
  part`
    \b(?:my|me|our|his|her|the) (?:[\w-]+ ){0,2}?[\w-]+(?:'s)?(?: is| has| are| have)?(?: just| gone and| gone| all| an? [\w-]+)? ${BROKEN}\b
    |\b(?:broken?|snapped|cracked|bust) (?:my|me|our|his|her|the) [a-z]
    |\b(?:fix|mend|repair)(?:ed|ing)? (?:my|me|our|his|her|an?) [a-z]
    |\b(?:my|me|our|his|her) (?:[\w-]+ ){1,3}?(?:fixed|fixing|mended|mending|repaired|repairing)\b
  `,
)

/** Whether a line tells of something broken that none of the services is for. */
const tellsOfOtherFault = (state: State) => BROKEN_THING.test(state.plainText) && saysWhatFor(state)

/** Whether a line asks about the services that she has listed. */
function asksOfListed({ commands, text, listed, setup }: State): boolean {
  const words = contentOf(text)
  const all = setup.services.filter(({ name }) => listed.includes(name))
  const isNamed = all.some((one) => tellingWords(one).some((word) => words.has(word)))
  return commands.some(({ kind }) => kind === 'ask') && (isNamed || areOfAKind(all))
}

const isListed = ({ listed }: State, services: readonly Service[]) =>
  services.every(({ name }) => listed.includes(name))

const DETAILS = ['name', 'phone', 'postcode', 'party', 'date', 'time'] as const
/** How often she lists the services before she takes a message. */
const LIST_MAX_COUNT = 2

/** Whether a caller who has heard the services chooses none of them, and what they say is no question about one. */
function wantsNone(state: State, all: readonly Service[]): boolean {
  const { from, line, text, listed, commands, listCount, clock } = state
  const isTold = DETAILS.some((field) => from[field] === line)
  if (isTold && !has(state, 'refuse')) return false
  const words = [...unusedWords(text, commands, clock.now.day)]
  const before = contentOf(state.before)
  const isAgain = words.some((word) => before.has(word))
  const isAnswered = commands.some(
    (one) =>
      one.kind === 'ask' && one.topic !== 'unknown' && !(isAgain && one.topic === 'services'),
  )
  if (isAnswered) return false
  const isTelling = has(state, 'refuse', 'no') || words.length > 0
  return (
    saysAbout(state.plainText) ||
    listCount >= LIST_MAX_COUNT ||
    isAgain ||
    (isTelling && listed.length >= all.length)
  )
}

/** The services between which the line or its time leaves the choice: two tables, or none. */
function fitting(state: State, all: readonly Service[]): readonly Service[] {
  const { asked, span, trade, text } = state
  const alike = alikeServices(plain(text), all, trade.synonyms)
  const meals = mealsAt({ ...asked, span }, alike.length > 0 ? alike : all)
  return meals.length > 1 ? meals : alike
}

/** Starts a booking if the line asks for one. */
export function startBooking(state: State): boolean {
  // "Yes, book it" to a booking that this line has just made does not start another.
  const { commands } = state
  if (state.card.urgency === 'emergency') return false
  // "No, I haven't got one, I want to make one."
  if (!state.isComplaint && commands.some((one) => one.kind === 'book' && one.isNew))
    state.isForOwner = false
  const isNamed = commands.some(tellsService)
  // "I want it moved to Monday": beside an existing booking, a service or a day asks for no new one.
  const isService = isNamed && (!state.isForOwner || state.from.service === state.line)
  if (state.flow === 'message') return isBookable(state, isService) && leaveMessage(state)
  if (state.flow !== 'none' || state.from.booked === state.line) return false
  // "Not before eleven, I'm at work", after a message, says when to ring.
  const isTime =
    has(state, 'tell-when') && !has(state, 'ask') && !state.isForOwner && !isTaken(state)
  if (!isService && !isTime && !has(state, 'book')) return false
  // "Yes, Monday at four for me": that is booked already.
  if (state.card.booked !== null && state.slot !== null && state.from.service !== state.line) {
    sayBooked(state)
    return true
  }
  const { outcome } = state.card
  if (outcome === 'message' || outcome === 'urgent') state.taken = outcome
  if (outcome !== null && state.card.booked === null) fill(state, 'outcome', null)
  state.flow = 'booking'
  // The day of the question about the hours is now asked for.
  if (state.card.asked.date === null) fillAsked(state, { day: state.asked.day })
  noteEnquiries(state)
  // "How much is it? Then I'll book one."
  if (state.card.service === null && state.topic !== null) fill(state, 'service', state.topic)
  return true
}

/** Names a booking, or asks for one in so many words. */
export const OF_BOOKING =
  /\b(?:book\w*|appointments?|appt|slots?|reserv\w+|table|squeeze|fit (?:me|us|him|her|them) in)\b/i

/** Says by when an answer is needed: "we're thinking of coming on Saturday, so I'd need to know before then". */
const ONLY_PLANS =
  /\b(?:thinking (?:of|about)|planning (?:on|to)|hoping to)\b.*\b(?:need|want|like) to (?:know|hear)\b/

/**
 * Whether a caller who leaves a message would now rather book: "can't you just book me in?" A question,
 * such as "will he come out and measure?", leaves the message as it is.
 */
function isBookable(state: State, isService: boolean): boolean {
  const service = serviceOf(state)
  // "I'd like a table for Saturday", when she has asked what the message is about.
  const isClear = has(state, 'book') && (isService || has(state, 'tell-when'))
  if (state.isUrgent || (state.open === 'about' && !isClear)) return false
  if (ONLY_PLANS.test(state.plainText)) return false
  const isWish = has(state, 'book') && !has(state, 'message', 'person', 'existing', 'complaint')
  const isNamed = isService && service?.isBookable === true
  // "And while I'm on, can I book a boiler service?", beside what only the owner can deal with.
  if (state.isForOwner) return isWish && isNamed && (!isOfArranged(state) || wantsAnother(state))
  return isService ? isNamed : isWish && (OF_BOOKING.test(state.text) || spokenOf(state) !== null)
}

/** Whether a wish for a booking is not for the matter of the message: "can I get her an appointment, though?" */
export const wantsOther = (state: State) =>
  spokenOf(state) !== null ||
  (isBookable(state, false) &&
    !/\b(?:(?:that|it)(?!')|this|he|they|some(?:one|body))\b/.test(state.plainText))

/** The service that a wish for a visit is for, if it was spoken of before and can be booked: "can I not just book that?" */
function spokenOf(state: State): Service | null {
  const { setup, trade, topic, card, plainText } = state
  if (!has(state, 'tell-when') && !/\b(?:that|it|one)\b/.test(plainText)) return null
  // A price of some lines ago is not what the message has been about since.
  const isOfTopic = isOfPrice(plain(state.before)) || isOfPrice(plainText)
  const told = (card.wants ?? '').split(' / ').filter((line) => !isQuestion(plain(line)))
  const service =
    (isOfTopic ? setup.services.find(({ name }) => name === topic) : undefined) ??
    chooseService(plain(told.join('. ')), setup.services, trade.synonyms, SURE_POINTS) ??
    talkOf(plainText, setup)
  return service?.isBookable ? service : null
}

function leaveMessage(state: State): boolean {
  const { card, setup, trade } = state
  const said = card.wants ?? ''
  note(state)
  if (state.isForOwner) state.taken = 'message'
  state.isForOwner = false
  state.flow = 'booking'
  if (serviceOf(state)?.isBookable === false) fill(state, 'service', null)
  const service =
    card.service === null
      ? (chooseService(plain(said), setup.services, trade.synonyms, SURE_POINTS) ??
        spokenOf(state) ??
        // Where somebody comes to an address, a look may be the repair.
        (trade.hasAddresses ? null : talkOf(state.plainText, setup)))
      : null
  if (service) fill(state, 'service', service.name)
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

function canBook(state: State, service: Service): boolean {
  const source = { kind: 'service', service: service.name } as const
  const what = withArticle(service.name)
  if (!service.isBookable) sayNotBookable(state, service.name)
  else if (!everFits(state.setup, service.minutes)) say(state, 'too-long', { what }, source)
  else return true
  return false
}

/** Settles on a day and time, or asks for what is missing. */
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
    say(state, 'free_slot', { when: saySlots([slot], clock.now.day) }, { kind: 'diary' })
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
  state.bookedWhat = booked(state, service).what
  const isMove =
    before !== null && (before.date !== isoDate(day) || before.time !== isoTime(minute))
  state.card.booked = { date: isoDate(day), time: isoTime(minute), minutes: service.minutes }
  state.from.booked = state.line
  fill(state, 'outcome', 'booked')
  say(state, isMove ? 'moved' : 'booked', booked(state, service), { kind: 'diary' })
  state.flow = 'none'
  state.open = null
}

/** Says the booking made with its new party from now on. */
export function renameBooked(state: State): void {
  const service = serviceOf(state)
  if (service && state.card.booked !== null) state.bookedWhat = booked(state, service).what
}

function booked(state: State, service: Service): { what: string; when: string } {
  const party = state.card.party === null ? '' : ` for ${state.card.party}`
  return {
    what: `${withArticle(service.name)}${party}`,
    when: state.slot ? saySlots([state.slot], state.clock.now.day) : '',
  }
}
