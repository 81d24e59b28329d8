import { WEEKDAYS } from '../calendar.ts'
import { isOpenAt, spanOf } from '../diary.ts'
import { minuteOf, parseDay, weekdayOf } from '../calendar.ts'
import { isBankHoliday, isEasterSunday, isHoliday } from '../bank-holidays.ts'
import { sayDay, sayList, sayPrice, saySlots, sayTime, withArticle } from '../speech/format.ts'
import { ask, canSay, clip, mention, say } from '../speech/say.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { DayHours, Service, Setup } from '../types.ts'
import type { Ask } from '../understanding/command.ts'
import { hasFireAlarm } from '../understanding/danger.ts'
import { withDigits } from '../understanding/numbers.ts'
import { pattern } from '../understanding/patterns.ts'
import { findOutward } from '../understanding/postcodes.ts'
import { findDates } from '../understanding/dates.ts'
import { alikeServices, knownWords } from '../understanding/services.ts'
import { asksForRing, asksIfWritten } from '../understanding/status.ts'
import {
  amountIn,
  isOfPrice,
  isOfTalk,
  OTHER_FIRM,
  WHOSE_DETAIL,
  WHY_DETAIL,
} from '../understanding/questions.ts'
import { withoutNotMeant } from '../understanding/risks.ts'
import { contentOf, plain } from '../understanding/text.ts'
import { asksForRobot } from '../understanding/wants.ts'
import { sayWhenToRing } from './danger.ts'
import { asksWhomToRing } from '../understanding/worse.ts'
import { listServices } from './listing.ts'
import { forPerson } from './message.ts'
import { sayFree } from './offers.ts'
import { addsService, isTaken, note, noteAsked, sayThisOnly } from './notes.ts'

const LISTED_COUNT = 3
const ANSWER_MAX_WORDS = 28
/** How many towns of the area she names. */
const AREA_COUNT = 6
/** How many different opening hours of a week she lists. */
const SPANS_MAX_COUNT = 3

/** "Is that ninety all in, no call-out on top?" */
const OF_EXTRAS = pattern`
  \ball[- ]in\b(?! all)|\ball told\b
  |\bon top(?! of (?:the|my|our|a)\b)
  |\bno (?:call-out|extras?|hidden)\b
  |\bnothing (?:else|extra|more) to (?:pay|add)\b
`
/** "Is that each, or for the both?" The set-up does not say. */
const OF_SEVERAL = pattern`
  \b(?:
    each or
    |for (?:the |my |our )?(?:both|two|three|four|pair|lot)
    |both of|for (?:me|us) and
    |(?:two|three|four) of us
    |(?:that|it)(?: \S+){0,3} each
  )\b
`

/** How many questions of a line she answers: one sentence each. */
const ANSWERED_COUNT = 2

/** Answers the line's questions; unknown ones are noted for the owner. False if there are none. */
export function answerAll(state: State): boolean {
  // Nobody wants the list of services while the owner's phone rings.
  if (state.isPutThrough) return false
  const isBooking =
    has(state, 'book', 'urgent') ||
    state.commands.some((one) => one.kind === 'tell' && one.field === 'service')
  const asks = state.commands.filter((one) => one.kind === 'ask')
  const asked = asks.slice(0, ANSWERED_COUNT)
  const unknown = asked.filter((command) => !answer(state, command))
  const isInPart = unknown.length < asked.length
  for (const _ of unknown) {
    noteAsked(state)
    if (sayThisOnly(state)) continue
    const isOfAlarm = hasFireAlarm(state.plainText)
    if (state.flow === 'none' && !isTaken(state) && state.card.booked === null && !isBooking) {
      if (!isOfAlarm) say(state, isInPart ? 'unknown-rest' : 'unknown')
      ask(state, 'take-message', 'ask-take-message')
    } else mention(state, isInPart ? 'unknown-rest' : 'unknown-later')
  }
  if (asks.length > ANSWERED_COUNT) {
    if (state.flow !== 'none') note(state)
    else if (!state.question) ask(state, 'service', 'ask-rest')
  }
  return asks.length > 0
}

/** Answers a question from the set-up; false if the set-up has no answer. */
function answer(state: State, command: Ask): boolean {
  const isOpenAsk = command.topic === 'unknown' || command.topic === 'progress'
  const isKnown = (isOpenAsk && sayShutNow(state)) || answerFrom(state, command)
  if (isKnown && command.topic !== 'unlisted') state.answers++
  return isKnown
}

function answerFrom(state: State, { topic, about, index }: Ask): boolean {
  switch (topic) {
    case 'fact':
      return sayFact(state, index ?? -1)
    case 'price':
      return sayOnePrice(state, findService(state, about))
    case 'prices':
      return about === undefined && serviceOf(state)
        ? sayOnePrice(state, serviceOf(state))
        : sayPrices(state, about)
    case 'duration':
      return (
        sayDuration(state, findService(state, about) ?? serviceOf(state)) ||
        sayDurations(state, about)
      )
    case 'end':
      return sayEnd(state)
    case 'free':
      return sayFree(state, about ?? '')
    case 'hours':
      return sayHours(state)
    case 'area':
      return sayArea(state, plain(about ?? ''))
    case 'services':
      return sayServices(state)
    case 'place':
      noteAsked(state)
      say(state, 'place', { town: state.setup.town }, { kind: 'area' })
      return true
    case 'offer':
      mention(
        state,
        about === WHOSE_DETAIL
          ? 'yours-please'
          : about === WHY_DETAIL
            ? 'why-detail'
            : 'yes-please',
      )
      return true
    case 'status':
      if (sayPostcode(state)) return true
      return sayStatus(state)
    case 'progress':
      if (sayPostcode(state)) return true
      note(state)
      mention(state, 'progress', {}, { kind: 'urgent' })
      return true
    case 'worse':
      return sayIfWorse(state)
    case 'who':
      if (about === OTHER_FIRM) return sayOtherFirm(state)
      say(state, topic)
      if (about) offerPerson(state, about)
      return true
    case 'vat':
      noteAsked(state)
      say(state, topic)
      return true
    case 'robot':
    case 'recording':
      say(state, topic)
      if (topic === 'robot' && tellsBesides(state)) {
        note(state)
        offerCall(state)
      }
      return true
    case 'unlisted':
      sayUnlisted(state)
      return true
    case 'unknown':
      return sayStopTap(state)
  }
}

/** Whether a line that asks if she is human also tells what the call is about. */
const tellsBesides = ({ plainText, flow, commands }: State) =>
  flow === 'none' &&
  commands.length === 1 &&
  plainText
    .split(/[?.!;] /)
    .some((part) => !asksForRobot(part) && contentOf(part).size > BESIDES_MIN_WORDS)
const BESIDES_MIN_WORDS = 2

const WATER_OFF =
  /\b(?:turn(?:ing)?|shut|switch|stop) (?:off )?(?:(?:the|my|our) )?(?:water|it|something|anything|mains|stop ?(?:tap|cock))\b|\bstop ?(?:tap|cock)\b/
const WHERE = /\b(?:how|where|can't|cannot|don't know|no idea|not sure)\b/
const WATER = /\b(?:water|leak\w*|burst|pour\w*|drip\w*|flood\w*)\b/

/** Tells who is urgent because of water, and asks whether to turn it off, to do so. */
function sayStopTap(state: State): boolean {
  const { isUrgent, card, plainText } = state
  const isOfWater = WATER.test(plain(card.wants ?? '')) || WATER.test(plainText)
  if (!isUrgent || !isOfWater || !WATER_OFF.test(plainText)) return false
  note(state)
  mention(state, WHERE.test(plainText) ? 'stop-tap-where' : 'stop-tap', {}, { kind: 'urgent' })
  return true
}

/** Says that what the caller wants done is none of the services, and offers to pass it on. */
function sayUnlisted(state: State): void {
  note(state)
  mention(state, 'unlisted')
  offerCall(state)
}

/** Says which firm this is, to a caller who wants another. */
function sayOtherFirm(state: State): boolean {
  const { name, trade } = state.setup
  const kind = trade === 'other' ? '' : `, ${withArticle(trade.replace('-', ' '))}`
  say(state, 'other-firm', { firm: `${name}${kind}` })
  if (state.flow === 'none') ask(state, 'service', 'ask-still')
  return true
}

const TWO_WORDS = /^(?!(?:mrs?|ms|miss|mx|dr|doctor)\b)\S+ \S/i

/** Offers to pass a message on to somebody whom the caller asks for: "is that Karen?" */
function offerPerson(state: State, name: string): void {
  if (state.flow !== 'none' || has(state, 'book', 'tell-when', 'message', 'person')) return
  if (state.from.service === state.line) return
  note(state)
  // "Is that Kwik Fit?" may be a firm, whom she cannot ask to ring back.
  const isOwner = plain(state.setup.urgent.to).includes(plain(name))
  if (!isOwner && !TWO_WORDS.test(name)) state.person = name
  ask(state, 'take-message', 'ask-take-message', forPerson(state))
}

/** "Have you got me down?" asks for the booking itself. */
const OF_ME = /\b(?:got|have|put) (?:me|us|him|her|them)\b/

/**
 * Answers "is it booked?" and "will somebody ring me?" with what has been arranged on this call; false if
 * it has not been spoken of.
 */
function sayStatus(state: State): boolean {
  const { card, slot, clock } = state
  const service = serviceOf(state)
  const isTaking = state.flow === 'message' || isTaken(state)
  if (asksForRing(state.plainText)) {
    if (isTaking) note(state)
    if (state.isOneSaid && !isTaking) mention(state, 'one-each')
    // Once she has the number she ends the message with it.
    else if (isTaking && (card.phone === null) === (state.flow === 'message'))
      mention(state, 'will-ring')
    else if (!isTaking && !state.isOneSaid) {
      note(state)
      mention(state, 'pass-on', forPerson(state))
      return true
    }
    return isTaking ? card.phone !== null || state.flow === 'message' : state.isOneSaid
  }
  if (asksIfWritten(state.plainText) && !OF_ME.test(state.plainText) && !addsService(state)) {
    note(state)
    mention(state, 'written')
    return true
  }
  if (card.booked !== null) {
    // "Yes, is the radiator on there too?" has just been told what is booked.
    if (state.from.booked !== state.line) sayBooked(state)
    if (!sayThisOnly(state) && state.isOneSaid) mention(state, 'one-each')
  } else if (isTaking)
    mention(state, state.isForOwner && !state.isComplaint ? 'existing' : 'status-message')
  // At the read-back her question names the booking anyway.
  else if (state.open === 'confirm') return true
  else if (isTaking || !service || !slot) mention(state, 'status-none')
  else {
    const values = { what: withArticle(service.name), when: saySlots([slot], clock.now.day) }
    mention(state, 'status-open', values, { kind: 'diary' })
  }
  return true
}

/** "Did you get the postcode right?" */
function sayPostcode(state: State): boolean {
  const { postcode } = state.card
  if (postcode === null || !/\bpost ?code\b/i.test(state.text)) return false
  const line = state.from.postcode ?? state.line
  mention(state, 'postcode', { postcode }, { kind: 'line', line })
  return true
}

/** Says what is booked, even if the caller has since asked for another time. */
export function sayBooked(state: State): void {
  const { booked } = state.card
  if (booked === null) return
  const slot = { day: parseDay(booked.date), minute: minuteOf(booked.time) }
  const values = { what: state.bookedWhat, when: saySlots([slot], state.clock.now.day) }
  mention(state, 'status-booked', values, { kind: 'diary' })
}

function findService(state: State, name: string | undefined): Service | null {
  if (name === undefined && state.card.service === null) name = state.topic ?? undefined
  return name === undefined
    ? serviceOf(state)
    : (state.setup.services.find((service) => service.name === name) ?? null)
}

/** Points at what only the fact's question names: "yes, please bring it to the first visit". */
const POINTS_TO_QUESTION = /^(?:yes|no)\b[^.!?]*\b(?:it|them|those|these)\b/i

/** Answers with a fact; false once it has been said twice. */
export function sayFact(state: State, index: number): boolean {
  const fact = state.setup.facts[index]
  if (!fact) return false
  // A question mark in the owner's answer would make Ava ask two things at once.
  const own = fact.answer.replace(/\?/g, '.')
  const isAsked = isAskedOf(state, fact)
  // "Please bring it" to "do I need to bring anything?" leaves open what.
  const key = !isAsked && POINTS_TO_QUESTION.test(own) ? 'fact-about' : 'fact-known'
  const values = {
    question: fact.question.replace(/\?/g, ''),
    answer: clip(isAsked || key === 'fact-about' ? own : withoutYes(own), ANSWER_MAX_WORDS),
  }
  // A caller who still asks after two answers wants to know something that the fact does not tell.
  if (!canSay(state, key, values)) return false
  say(state, key, values, { kind: 'fact', index })
  return true
}

/** Says whom to ring, at once or if it gets worse; false if nothing urgent has been spoken of. */
function sayIfWorse(state: State): boolean {
  const isNow = asksWhomToRing(state.plainText)
  if (!isNow && state.from.urgency === undefined) return false
  note(state)
  if (isNow || !sayWhenToRing(state)) mention(state, isNow ? 'whom-to-ring' : 'worse')
  return true
}

/** The place to which something is to be brought; "to the door" is none. */
const BROUGHT_TO =
  /\b(?:deliver|delivery|delivering) (?:out |over )?to (?!(?:an?|the|my|our|your|me|us|this|that|people)\b)(\p{L}+)/u

const IS_FREE = /\bfree\b/i
const IS_NOT = /\b(?:not|never)\b|n't had\b/i

/** Whether the line asks about the very thing of a fact's question, so that its "yes" answers the line. */
function isAskedOf({ plainText }: State, { question, answer }: Setup['facts'][number]): boolean {
  // "Do you deliver to York?" gets no yes from "Yes, across Leeds".
  const place = BROUGHT_TO.exec(plainText)?.[1]
  if (place !== undefined && !`${plain(question)} ${plain(answer)}`.includes(place)) return false
  const said = contentOf(withoutNotMeant(plainText))
  // "Do you charge for a quote? No" answers "is a quote free?" with a yes.
  if (IS_FREE.test(plainText) !== IS_FREE.test(question)) return false
  // "Do dogs need jabs? Yes" is no yes to "she's not had her jabs, is that all right?"
  if (IS_NOT.test(plainText) !== IS_NOT.test(question)) return false
  return [...contentOf(question)].some((word) => said.has(word))
}

/** "Yes, our plan is £15 a month" as "Our plan is £15 a month". */
function withoutYes(answer: string): string {
  const rest = answer.replace(/^(?:yes|no)[,.;:!]+ (?=\S+ \S)/i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Asks what the firm does, to which the price of a first talk is no answer by itself: "do you do boundaries?" */
const OF_MATTER =
  /^(?!.*\b(?:how much|costs?|charge|prices?|fees?|free|under)\b).*\b(?:do|can) you (?:do|deal with|handle|help with|take on)\b(?! (?:\w+day|today|tomorrow|that|this|next)\b)/

/** Says what a service costs. */
export function sayOnePrice(state: State, service: Service | null): boolean {
  if (!service) return sayPrices(state)
  state.topic = service.name
  const what = withArticle(service.name)
  const source = { kind: 'price', service: service.name } as const
  const { pricePence } = service
  if (pricePence === null && /\bdo you\b/.test(state.plainText) && !isOfPrice(state.plainText)) {
    // "Do you do bathrooms?" asks for no price, and "do you do a table on Friday?" asks for the table.
    if (!has(state, 'tell-when'))
      say(state, 'we-do', { what }, { kind: 'service', service: service.name })
  } else if (pricePence === null) say(state, 'no-price', { what }, source)
  else if (pricePence > 0 && isOfTalk(state.plainText, service) && OF_MATTER.test(state.plainText))
    say(state, 'talk-price', { what, price: sayPrice(pricePence) }, source)
  else if (pricePence === 0) say(state, 'free', { what }, source)
  else {
    const key = priceWording(state.plainText, pricePence)
    if (key === 'price-each' || key === 'price-extras') note(state)
    say(state, key, { what, price: sayPrice(pricePence) }, source)
  }
  return true
}

/** Which words tell a price to a caller who may have named a sum, or asked what it covers. */
function priceWording(text: string, pricePence: number) {
  if (OF_SEVERAL.test(text)) return 'price-each'
  if (OF_EXTRAS.test(text)) return 'price-extras'
  const sum = amountIn(text, true)
  if (sum === null || sum < 0) return 'price'
  return sum * 100 === pricePence ? 'price-yes' : 'price-no'
}

function sayPrices(state: State, about?: string): boolean {
  // "How much will that be?" of a lock-out is not answered with the price of a valuation.
  if (about === undefined && state.flow === 'message') return false
  const { setup, trade } = state
  const alike = about === undefined ? [] : alikeServices(about, setup.services, trade.synonyms)
  const priced = (alike.length > 0 ? alike : setup.services).flatMap(({ name, pricePence }) =>
    pricePence === null ? [] : [{ name, price: pricePence === 0 ? 'free' : sayPrice(pricePence) }],
  )
  const shown = priced.slice(0, LISTED_COUNT)
  if (shown.length === 0) return false
  const list = sayList(
    shown.map(({ name, price }) => `${withArticle(name)} is ${price}`),
    'and',
  )
  say(state, 'prices', { list }, { kind: 'price', service: shown[0]?.name ?? '' })
  return true
}

function sayDuration(state: State, service: Service | null): boolean {
  // What cannot be booked has no fixed length: a hotel guest stays as long as they like.
  if (!service?.isBookable) return false
  state.topic = service.name
  const values = { what: withArticle(service.name), minutes: String(service.minutes) }
  say(state, 'duration', values, { kind: 'service', service: service.name })
  return true
}

/** Words of any question about a length. */
const OF_LENGTH = contentOf('long take last keep need allow time appointment visit session')

/** Says how long the services take that the question fits, or the first of all if it names nothing else. */
function sayDurations(state: State, about?: string): boolean {
  if (about === undefined || /\bhow long (?:have|has|had)\b/.test(about)) return false
  const { setup, trade, before } = state
  const known = knownWords(setup.services, trade.synonyms)
  const isStrange = (word: string) => !known.has(word) && !OF_LENGTH.has(word)
  if ([...contentOf(`${before} ${about}`)].some(isStrange)) return false
  const alike = alikeServices(about, setup.services, trade.synonyms)
  const shown = (alike.length > 0 ? alike : setup.services)
    .filter(({ isBookable }) => isBookable)
    .slice(0, LISTED_COUNT)
  const [first] = shown
  if (!first) return false
  const lengths = shown.map(({ name, minutes }) => `${minutes} minutes for ${withArticle(name)}`)
  const list = sayList(lengths, 'and')
  say(state, 'durations', { list }, { kind: 'service', service: first.name })
  return true
}

/** Says from when to when the booking is down; before it has a time, how long it takes. */
function sayEnd(state: State): boolean {
  const service = serviceOf(state)
  const [only, other] = state.offered
  const slot = state.slot ?? (other ? undefined : only)
  if (!slot || !service?.isBookable) return sayDuration(state, service)
  const values = { from: sayTime(slot.minute), to: sayTime(slot.minute + service.minutes) }
  say(state, 'until', values, { kind: 'service', service: service.name })
  return true
}

/** Is about to come to the firm: "should I come down now?", "I'm on my way" */
const COMES = pattern`
  \b(?:
    com(?:e|ing)|pop(?:ping)?|head(?:ing)?|get(?:ting)?|driv(?:e|ing)|walk(?:ing)?
    |go(?:ing)?
    |(?:bring|bringing|take|taking) (?:him|her|them|it)
  ) (?:straight |right |over |on )?(?:down|in|over|round|there|to (?:you|the \w+))\b
  |\bon (?:my|our) way\b
`

/** How many days she looks ahead for the next one that is open. */
const AHEAD_DAYS = 14

/** Says that the firm is closed, and when it opens, to a caller who is about to come; true if she does. */
export function sayShutNow(state: State): boolean {
  const { setup, trade, clock, card, plainText } = state
  const { now } = clock
  const isComing = COMES.test(plainText) && !/\byou (?:com|get|pop|head|driv)/.test(plainText)
  const isOfNow =
    card.urgency !== 'normal' || /\b(?:now|straight|right away|on my way)\b/.test(plainText)
  if (!isComing || !isOfNow || trade.isVisit || isOpenAt(setup, now)) return false
  const days = Array.from({ length: AHEAD_DAYS }, (_, i) => now.day + i)
  const next = days.flatMap((day) => {
    const [from] = spanOf(setup, day) ?? []
    return from === undefined || (day === now.day && from <= now.minute)
      ? []
      : [{ day, minute: from }]
  })[0]
  if (!next) return false
  const values = { when: saySlots([next], now.day) }
  mention(state, 'shut-now', values, { kind: 'hours' })
  return true
}

/** The hours of the day in question, else of the week. */
function sayHours(state: State): boolean {
  const source = { kind: 'hours' } as const
  const today = state.clock.now.day
  const text = state.plainText.replace(/\b(?:now|still|the day(?! (?:after|before)))\b/, 'today')
  const day = findDates(withDigits(text), today).dates[0]?.value
  const isOfDay = day !== undefined && day.from === day.to
  // "Bank holiday Monday" is no Monday like others.
  if (/\bbank holidays?\b/.test(text) && !(isOfDay && isBankHoliday(day.from))) {
    say(state, 'closed-day', { day: 'bank holidays' }, { kind: 'diary' })
    return true
  }
  if (isOfDay) {
    const hours = state.setup.hours[weekdayOf(day.from)] ?? null
    const isOrdinary = !isHoliday(day.from) && !isEasterSunday(day.from)
    const isNamed = day.isWeekday === true && isOrdinary
    const said = isNamed ? (WEEKDAYS[weekdayOf(day.from)] ?? '') : sayDay(day.from, today)
    if (isBankHoliday(day.from)) say(state, 'bank-holiday', { day: said }, { kind: 'diary' })
    else if (isHoliday(day.from)) say(state, 'closed-day', { day: said }, { kind: 'diary' })
    else if (hours && isEasterSunday(day.from)) return false
    else if (hours)
      say(state, 'hours-day', { day: said, from: clock(hours[0]), to: clock(hours[1]) }, source)
    else say(state, 'closed-day', { day: said }, source)
    return true
  }
  const list = weekOf(state.setup.hours)
  if (list === '') say(state, 'closed-always', {}, source)
  else say(state, 'hours', { list }, source)
  return true
}

/** "Monday to Friday from 9 am to 5 pm and Saturday from 9 am to 12 noon". */
function weekOf(week: readonly DayHours[]): string {
  const spans: { from: number; to: number; hours: DayHours }[] = []
  week.forEach((hours, i) => {
    const last = spans.at(-1)
    if (last && String(last.hours) === String(hours)) last.to = i
    else spans.push({ from: i, to: i, hours })
  })
  const open = spans.flatMap(({ from, to, hours }) => {
    if (!hours) return []
    const days =
      from === 0 && to === 6
        ? 'every day'
        : from === to
          ? WEEKDAYS[from]
          : `${WEEKDAYS[from]} ${to === from + 1 ? 'and' : 'to'} ${WEEKDAYS[to]}`
    return [`${days} from ${clock(hours[0])} to ${clock(hours[1])}`]
  })
  if (sayList(open, 'and').split(' ').length <= ANSWER_MAX_WORDS + 4) return sayList(open, 'and')
  return sayList([...open.slice(0, SPANS_MAX_COUNT), 'other times on other days'], 'and')
}

function clock(time: string): string {
  return sayTime(minuteOf(time))
}

function sayArea(state: State, asked: string): boolean {
  const { outward, towns } = state.setup.area
  const source = { kind: 'area' } as const
  const named = [...towns, ...outward].find((place) =>
    new RegExp(`\\b${escape(plain(place))}\\b`).test(asked),
  )
  const other =
    /\b(?:cover|serve|travel to|come (?:out )?to|go (?:out )?to|work in|deliver to) (?:the )?([\p{L}\d' -]{2,30})/u.exec(
      asked,
    )?.[1]
  // "I'm in HG2. Is that too far?" names the place before.
  const outside = findOutward(asked) ?? findOutward(state.plainText) ?? findOutward(state.before)
  if (named !== undefined) say(state, 'area-yes', { place: named }, source)
  else if (outward.length > 0 && outside !== null) {
    say(state, 'area-no', { place: outside }, source)
    offerCall(state)
  } else if (other && !/^(?:my|our|this|that|which|what)\b/.test(other)) sayOutside(state)
  else if (towns.length > 0) say(state, 'area', { place: sayTowns(towns) }, source)
  else say(state, 'place', { town: state.setup.town }, source)
  return true
}

function sayTowns(towns: readonly string[]): string {
  const more = towns.length > AREA_COUNT ? ['other places'] : []
  return sayList([...towns.slice(0, AREA_COUNT), ...more], 'and')
}

/** Says that a place is none of those in the area, and offers that the owner rings about it. */
function sayOutside(state: State): void {
  const { towns } = state.setup.area
  const source = { kind: 'area' } as const
  note(state)
  if (towns.length === 0) say(state, 'area-unsure', { place: 'that' }, source)
  else say(state, 'area-other', { area: sayTowns(towns) }, source)
  offerCall(state)
}

/** Offers that the owner rings, rather than a time, unless a message or a booking has been made. */
function offerCall(state: State): void {
  if (state.flow !== 'message' && !isTaken(state) && state.card.booked === null)
    ask(state, 'take-message', 'ask-take-message')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function sayServices(state: State): boolean {
  // Who is in a hurry has chosen none of them.
  if (state.flow === 'message' && state.isUrgent) return true
  // Her question goes on with the services that she has not named.
  if (state.flow === 'booking' && state.open === 'service') return true
  if (state.setup.services.every(({ isBookable }) => !isBookable)) return false
  const list = listServices(state, state.listed.length > 0)
  say(state, 'services', { list }, { kind: 'service', service: state.listed[0] ?? '' })
  return true
}
