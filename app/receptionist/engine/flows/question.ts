import { minuteOf, parseDay } from '../calendar.ts'
import { sayList, sayPhone, saySlots, withArticle } from '../speech/format.ts'
import { ask, canSay, clip, isOfRule, isSaid, mention, say, unsay } from '../speech/say.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { Setup } from '../types.ts'
import { isOnFile } from '../understanding/answers/answers.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf, withoutLead } from '../understanding/asks/clauses.ts'
import { tellsService, type Ask } from '../understanding/command.ts'
import { hasFireAlarm } from '../understanding/danger/danger.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { coversDistrict, findOutward } from '../understanding/details/postcodes.ts'
import { sharesWord } from '../understanding/asks/facts.ts'
import {
  asksForRing,
  asksIfWritten,
  checksWhich,
  hopesToBeRung,
} from '../understanding/asks/status.ts'
import { isOfPrice, OTHER_FIRM, WHOSE_DETAIL, WHY_DETAIL } from '../understanding/asks/questions.ts'
import { asksForYes } from '../understanding/asks/price-asks.ts'
import { asksOfRisk, withoutNotMeant } from '../understanding/asks/risks.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { chooseService } from '../understanding/services/services.ts'
import { changesBooking } from '../understanding/wants/existing.ts'
import { isOfMissedVisit } from '../understanding/wants/missed-visits.ts'
import { ASKS_IF_NEEDED, asksToBook, hasNeed } from '../understanding/wants/book-asks.ts'
import { asksForRobot } from '../understanding/wants/asks-of-her.ts'
import { sayStopTap } from './water.ts'
import {
  asksForHospital,
  say111,
  sayIfUnrung,
  sayIfWorse,
  sayNoPayment,
  sayPolice,
  sayStillSafe,
  sayVet,
  sendTo111,
} from './whom-to-ring.ts'
import { sayHours, sayShutNow } from './hours.ts'
import {
  declinePromise,
  sayHowReached,
  sayOnlyMessage,
  sayOnlyOne,
  sayWhenRung,
  sayWhenSeen,
  wantsOwnersNumber,
} from './promises.ts'
import { listServices } from './listing.ts'
import { forPerson } from './message.ts'
import { sayFree } from './offers.ts'
import { addsService, sayThisOnly } from './booking-notes.ts'
import { isTaken } from './message-notes.ts'
import { note, noteAsked } from './notes.ts'
import {
  findService,
  sayDurationOrAll,
  sayEnd,
  sayOnePrice,
  sayPriceOrAll,
} from './prices-and-lengths.ts'

const ANSWER_MAX_WORDS = 28
/** How many towns of the area she names. */
const AREA_COUNT = 6

/** How many questions of a line she answers: one sentence each. */
const ANSWERED_COUNT = 2

/** Asks that something be done, which is passed on: "can you put a candle in her pudding?" */
const REQUESTS = pattern`
  \b(?:can|could) (?:he|she|they|someone|somebody) (?:please |just )?(?:ring|call|phone)\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:let (?:me|us) know|give (?:me|us) an? (?:ring|call|bell|buzz|text))\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:ring|call|phone|e-?mail|text|message) (?:me|us|(?:my|our) [a-z]+)\b
  |\b(?:can|could)(?:n't|'t)? (?:we|i|you) (?:just )?(?:shift|move|change|rearrange|swap|bring forward|put back) (?:it|that|him|her|them)\b
  |\b(?:somebody|someone|you) (?:can |must |please |will )?tell (?:them|him|her)\b
  |\b(?:he|she|they)(?:'ll| will)?(?: definitely| still| both)? knows? (?:that|about|to|it's|i'm|we're)\b
  |\b(?:can|could|will|would) (?:you|he|she|they|someone|somebody|anyone|anybody)(?: please| just| maybe| also)* (?:
    put|bring|leave|save|keep|cancel|make sure|send|e-?mail|text|hold|add|pop|ask|go down|sit with|wait|tell (?!me\b|us\b)|say (?:sorry|thank)|apologi[sz]e|thank
    |look(?=\W*$| (?:now|today|for (?:it|them)|at (?:it|my|our|him|her)))
  )\b
`

/** Asks for a free time: "have you got tomorrow at eight?" */
const ASKS_FOR_FREE = /\b(?:have you (?:got|any|not)|do you have|(?:is|are) there)\b/

/** Answers the line's questions; unknown ones are noted for the owner. False if there are none. */
export function answerAll(state: State): boolean {
  // Nobody wants the list of services while the owner's phone rings.
  if (state.isPutThrough) return false
  const isBooking = has(state, 'book', 'urgent') || state.commands.some(tellsService)
  const asks = state.commands.filter((one) => one.kind === 'ask')
  const asked = asks.slice(0, ANSWERED_COUNT)
  const unknown = asked.filter((command) => !answer(state, command))
  const isInPart = unknown.length < asked.length && !asked.every(isOfCall)
  if (unknown.length > 0) keepInMind(state)
  for (const _ of unknown) {
    noteAsked(state)
    if (sayThisOnly(state)) continue
    const isOfAlarm = hasFireAlarm(state.plainText)
    if (state.flow === 'none' && !isTaken(state) && state.card.booked === null && !isBooking) {
      if (!isOfAlarm) say(state, isInPart ? keyOfRest(state) : 'unknown')
      ask(state, 'take-message', 'ask-take-message')
    } else if (
      state.flow === 'message' &&
      has(state, 'book') &&
      ASKS_FOR_FREE.test(state.plainText)
    )
      // "Have you got tomorrow at eight?", beside the table that is cancelled.
      mention(state, 'status-message')
    else if (REQUESTS.test(state.plainText) || !clausesOf(state.plainText).some(asksInWords)) {
      // Each of these says it already.
      const isToldSo = state.reply.some((one) => isOfRule(one, 'take-details', 'existing'))
      if (!isToldSo) mention(state, 'pass-on', forPerson(state))
    } else sayUnknown(state, isInPart)
  }
  if (asks.length > ANSWERED_COUNT) {
    if (state.flow !== 'none' || isTaken(state)) note(state)
    else if (!state.question) ask(state, 'service', 'ask-rest')
  }
  return asks.length > 0
}

/** Whether part of a line is worded as a question, also after "oh wait": "no is the answer" is none. */
const asksInWords = (clause: string) =>
  isWordedAsQuestion(clause) ||
  asksForYes(clause) ||
  (!clause.startsWith('no ') && isWordedAsQuestion(withoutLead(clause)))

/** Whether a question is unknown, or asks who answers, so that no part of what the caller needs is answered. */
const isOfCall = ({ topic }: Ask) => topic === 'unknown' || topic === 'who' || topic === 'robot'

/** Keeps the service of which the caller asks whether it must be booked: "I'll just book one, then" means it. */
function keepInMind(state: State): void {
  const [asked] = state.plainText.match(ASKS_IF_NEEDED) ?? []
  const service = asked && chooseService(asked, state.setup.services, state.trade.synonyms, 1)
  if (service) state.topic = service.name
}

/** Says that the owner will answer, in place of a sentence that says no more. */
function sayUnknown(state: State, isInPart: boolean): void {
  // This says already who will answer.
  if (state.reply.some((one) => isOfRule(one, 'existing'))) return
  unsay(state, 'take-details')
  unsay(state, 'pass-on')
  mention(state, isInPart ? keyOfRest(state) : 'unknown-later', forPerson(state))
}

/** What may do harm is named, and not called "the rest". */
const keyOfRest = ({ plainText }: State) =>
  clausesOf(plainText).some(asksOfRisk) ? 'unknown-safe' : 'unknown-rest'

/** Answers a question from the set-up; false if the set-up has no answer. */
function answer(state: State, command: Ask): boolean {
  if (command.topic !== 'worse' && asksForHospital(state)) return sendTo111(state)
  if (command.topic !== 'worse' && (sayVet(state) || sayPolice(state))) return true
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
      // "Is there a tap I can turn off?", while the water runs, wants no tap mended.
      return (
        (!isOfPrice(state.plainText) && sayStopTap(state)) ||
        sayOnePrice(state, findService(state, about))
      )
    case 'prices':
      return sayPriceOrAll(state, about)
    case 'duration':
      return sayDurationOrAll(state, about)
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
      return sayPlace(state)
    case 'offer':
      return answerOffer(state, about)
    case 'status':
      return sayStatus(state)
    case 'details':
      return sayDetails(state, about)
    case 'caller-id':
      // Her next question says so.
      if (!has(state, 'refuse') || !isOnFile(state.plainText, state.open))
        mention(state, 'caller-id')
      return true
    case 'owner':
      mention(state, about === undefined ? 'owner' : 'who-gets')
      return true
    case 'progress':
      return sayProgress(state)
    case 'worse':
      return sayIfWorse(state)
    case 'who':
      return about === OTHER_FIRM ? sayOtherFirm(state) : sayWho(state, about)
    case 'vat':
      return sayVat(state)
    case 'robot':
      return sayRobot(state)
    case 'recording':
      return sayRecording(state)
    case 'unlisted':
      return sayUnlisted(state)
    case 'unknown':
      return (
        sayStopTap(state) ||
        say111(state) ||
        sayNoPayment(state) ||
        sayIfUnrung(state) ||
        sayWhenRung(state) ||
        sayWhenSeen(state) ||
        sayHowReached(state) ||
        sayOwnersNumber(state) ||
        sayOnlyOne(state) ||
        declinePromise(state) ||
        sayOnlyMessage(state) ||
        sayStillSafe(state)
      )
  }
}

function sayPlace(state: State): boolean {
  noteAsked(state)
  say(state, 'place', { town: state.setup.town }, { kind: 'area' })
  // Who wants the address itself is offered a call about it.
  if (state.flow === 'none' && /\baddress\b/.test(state.plainText)) offerCall(state)
  return true
}

/** Answers "do you want my landline?", and whose detail she wants, or why. */
function answerOffer(state: State, about: string | undefined): boolean {
  // "Is that in my name or Dad's?"
  if (about === WHOSE_DETAIL && state.card.name !== null && /\bname\b/.test(state.plainText))
    return sayDetails(state, 'name')
  if (about === WHOSE_DETAIL) mention(state, 'yours-please')
  else mention(state, about === WHY_DETAIL ? 'why-detail' : 'yes-please')
  return true
}

function sayProgress(state: State): boolean {
  note(state)
  // Who waits for a visit hears first that she can't see it.
  const isUnseen = isOfMissedVisit(plain(state.card.wants ?? '')) && !isSaid(state, 'existing')
  if (isUnseen) mention(state, 'existing')
  else mention(state, 'progress', {}, { kind: 'urgent' })
  return true
}

/** Says who she is, to a caller who may have asked for somebody else. */
function sayWho(state: State, name: string | undefined): boolean {
  say(state, 'who')
  if (name) offerPerson(state, name)
  return true
}

function sayVat(state: State): boolean {
  noteAsked(state)
  say(state, 'vat')
  return true
}

function sayRobot(state: State): boolean {
  say(state, 'robot')
  if (tellsBesides(state)) {
    note(state)
    offerCall(state)
  }
  return true
}

function sayRecording(state: State): boolean {
  say(state, 'recording')
  return true
}

/** Whether a line that asks if she is human also tells what the call is about. */
const tellsBesides = ({ plainText, flow, commands }: State) =>
  flow === 'none' &&
  commands.length === 1 &&
  plainText
    .split(/[?.!;] /)
    .some((part) => !asksForRobot(part) && contentOf(part).size > BESIDES_MIN_WORDS)
const BESIDES_MIN_WORDS = 2

/** Asks leave: "could we have a look round it?" */
const COULD_I = /\b(?:can|could|may)(?:n't|'t)? (?:i|we)\b/

/** Says that what the caller wants done is none of the services, and offers to pass it on. */
function sayUnlisted(state: State): boolean {
  note(state)
  // "Yes please, we're thinking of a new boiler" says what the message is about.
  if (state.flow === 'message') {
    if (asksToBook(state.plainText) || COULD_I.test(state.plainText))
      mention(state, 'unlisted-wish')
    return true
  }
  // "I'm after a new boiler, what do you charge?" asks before it wishes.
  const isWish =
    (asksToBook(state.plainText) || hasNeed(state.plainText)) && !isOfPrice(state.plainText)
  mention(state, isWish ? 'unlisted-wish' : 'unlisted')
  offerCall(state)
  return true
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

/** Asks whether the firm has something, which is no booking. */
const OF_THING =
  /\b(?:have|did) you (?:got|get|had|received?) (?:the|my|our|his|her|their) (?!(?:\w+ )?(?:names?|numbers?|address|post ?code|details|bookings?|appointments?|tables?|times?|days?|dates?|message|e-?mail|notes?)\b)\w/

/** Asks after the booking itself: "noted Thursday for what? Have I got an appointment or not?" */
const OF_BOOKING =
  /\b(?:have i|have we|do i|do we|is (?:it|that|this)|am i)\b[^?.]*\b(?:appointment|booking|booked)\b/

/** Asks whether somebody other than the caller will be rung: "he'll ring the neighbour, not me, yeah?" */
const RINGS_OTHER =
  /\b(?:ring|call|phone)(?:ing)? (?:the |my |her |his |our )(?!mobile|landline|number|phone|house|office|work|home)[a-z]+|\bnot me\b/

/**
 * Answers "is it booked?" and "will somebody ring me?" with what has been arranged on this call; false if
 * it has not been spoken of.
 */
function sayStatus(state: State): boolean {
  const { card, slot, clock } = state
  const service = serviceOf(state)
  const isTaking = state.flow === 'message' || isTaken(state)
  if (isTaking && hopesToBeRung(state.plainText) && !isSaid(state, 'ring-when')) {
    note(state)
    if (state.flow !== 'message') mention(state, 'ring-when')
    return true
  }
  // "Have you got the mortgage money or not?"
  if (isTaking && OF_THING.test(state.plainText) && !asksIfWritten(state.plainText)) return false
  const isOfRing = asksForRing(state.plainText)
  const isOfOther = isOfRing && RINGS_OTHER.test(state.plainText)
  if (isOfRing && !isOfOther) {
    if (isTaking) note(state)
    // "Is somebody going to ring me or what?", before the text to the owner, which promises no call.
    if (state.flow === 'message' && state.isUrgent) {
      mention(state, 'progress', {}, { kind: 'urgent' })
      return true
    }
    // "And he's still ringing me about the cake?", once the booking was made.
    const isPromised = isSaid(state, 'ask-take-message') && card.phone !== null
    if (card.booked !== null && isPromised) {
      mention(state, 'will-ring')
      return true
    }
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
  if (
    (isOfOther || asksIfWritten(state.plainText)) &&
    !OF_BOOKING.test(state.plainText) &&
    !OF_ME.test(state.plainText) &&
    !addsService(state)
  ) {
    note(state)
    mention(state, 'written')
    return true
  }
  if (card.booked !== null) {
    // "Yes, is the radiator on there too?" has just been told what is booked.
    if (state.from.booked !== state.line) sayBooked(state)
    if (!sayThisOnly(state) && state.isOneSaid) mention(state, 'one-each')
  } else if (isTaking)
    mention(
      state,
      !state.isForOwner || (state.isComplaint && !isOfMissedVisit(plain(card.wants ?? '')))
        ? 'status-message'
        : !isSaid(state, 'existing')
          ? 'existing'
          : changesBooking(plain(card.wants ?? ''))
            ? 'unchanged'
            : 'only-message',
    )
  // At the read-back her question names the booking anyway.
  else if (state.open === 'confirm') return true
  else if (service && !slot && checksWhich(state.plainText))
    mention(
      state,
      'for-service',
      { what: withArticle(service.name) },
      { kind: 'service', service: service.name },
    )
  else if (isTaking || !service || !slot) mention(state, 'status-none')
  else {
    const values = { what: withArticle(service.name), when: saySlots([slot], clock.now.day) }
    mention(state, 'status-open', values, { kind: 'diary' })
  }
  return true
}

/** Says back the detail that the caller asks for, or all that she has. */
function sayDetails(state: State, about: string | undefined): boolean {
  const { card, from, line } = state
  const { name, postcode } = card
  const all = { name, phone: card.phone && sayPhone(card.phone), postcode }
  const said = Object.entries(all).filter(([key]) => about === undefined || key === about)
  const details = sayList(
    said.flatMap(([, detail]) => detail ?? []),
    'and',
  )
  const last = from[about === 'phone' || about === 'postcode' ? about : 'name'] ?? line
  mention(state, 'details', { details }, { kind: 'line', line: last })
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

/** The place to which something is to be brought; "to the door" is none. */
const BROUGHT_TO = new RegExp(
  part`
    \b(?:
      deliver|delivery|delivering
    ) (?:out |over )?to (?!(?:an?|the|my|our|your|me|us|this|that|people)\b)(\p{L}+)
  `,
  'u',
)

const IS_FREE = /\bfree\b/i
const IS_NOT = /\b(?:not|never|without)\b|n't had\b/i

/** A weight in a plain line with digits: "fifty kilos" is "50 kilos". */
export const WEIGHT = /\b(\d+) ?(?:kilos?|kgs?)\b/

/** Whether the line asks about the very thing of a fact's question, so that its "yes" answers the line. */
function isAskedOf({ plainText }: State, { question, answer }: Setup['facts'][number]): boolean {
  // "Do you deliver to York?" gets no yes from "Yes, across Leeds".
  const place = BROUGHT_TO.exec(plainText)?.[1]
  if (place !== undefined && !`${plain(question)} ${plain(answer)}`.includes(place)) return false
  // "Do you take a 50 kilo dog?" gets no yes from "Yes, up to 45 kilos".
  if (WEIGHT.test(plainText)) return false
  const said = contentOf(withoutNotMeant(plainText))
  // "Do you charge for a quote? No" answers "is a quote free?" with a yes.
  if (IS_FREE.test(plainText) !== IS_FREE.test(question)) return false
  // "Do dogs need jabs? Yes" is no yes to "she's not had her jabs, is that all right?"
  if (IS_NOT.test(plainText) !== IS_NOT.test(question)) return false
  return sharesWord(question, said)
}

/** "Yes, our plan is £15 a month" as "Our plan is £15 a month". */
function withoutYes(answer: string): string {
  const rest = answer.replace(/^(?:yes|no)[,.;:!]+ (?=\S+ \S)/i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function sayArea(state: State, asked: string): boolean {
  const { outward, towns } = state.setup.area
  const source = { kind: 'area' } as const
  // "I'm in HG2. Is that too far?" names the place before.
  const code = findOutward(asked) ?? findOutward(state.plainText) ?? findOutward(state.before)
  const named =
    // An area of one letter is in "it's", too.
    [...towns, ...outward.filter((place) => place.length > 1)].find((place) =>
      new RegExp(`\\b${escape(plain(place))}\\b`).test(asked),
    ) ?? (code !== null && coversDistrict(outward, code) ? code : undefined)
  const other =
    /\b(?:cover|serve|travel to|come (?:out )?to|go (?:out )?to|work in|deliver to) (?:the )?([\p{L}\d' -]{2,30})/u.exec(
      asked,
    )?.[1]
  if (named !== undefined) say(state, 'area-yes', { place: named }, source)
  else if (outward.length > 0 && code !== null) {
    say(state, 'area-no', { place: code }, source)
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

/** Gives out nobody's number, and offers that the owner rings; false if the line does not ask for theirs. */
function sayOwnersNumber(state: State): boolean {
  if (!wantsOwnersNumber(state)) return false
  mention(state, 'owners-number')
  offerCall(state)
  return true
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
