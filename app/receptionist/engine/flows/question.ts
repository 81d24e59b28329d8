import { sayList, sayPrice, withArticle } from '../speech/format.ts'
import { ask, isOfRule, isSaid, mention, say, unsay } from '../speech/say.ts'
import { has, notesOf, serviceOf, type State } from '../state.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { isOnFile } from '../understanding/answers/on-file.ts'
import { clausesOf, withoutLead } from '../understanding/asks/clauses.ts'
import { asksForYes } from '../understanding/asks/price-asks.ts'
import { asksForProgress } from '../understanding/asks/status.ts'
import {
  isQuestion,
  OTHER_FIRM,
  WHOSE_DETAIL,
  WHY_DETAIL,
} from '../understanding/asks/questions.ts'
import { isOfCost, isOfPrice } from '../understanding/asks/price-words.ts'
import { asksOfRisk } from '../understanding/asks/risks.ts'
import { findTopic } from '../understanding/asks/topics.ts'
import { type Ask, tellsService } from '../understanding/command.ts'
import { hasFireAlarm } from '../understanding/danger/danger.ts'
import { chooseService, namedServices, servicesOf } from '../understanding/services/services.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'
import { ASKS_IF_NEEDED, asksToBook, hasNeed } from '../understanding/wants/book-asks.ts'
import { isOfMissedVisit } from '../understanding/wants/missed-visits.ts'
import { isTold, rejectsFact, sayFact, sayFactInCall, sayRelatedFact } from './answer-fact.ts'
import { sayArea, sayPlace } from './answer-place.ts'
import { sayDetails, sayStatus } from './answer-status.ts'
import {
  sayEmergencyNumber,
  sayNobody,
  sayOtherFirm,
  sayOwnersNumber,
  sayRobot,
  sayWho,
} from './answer-who.ts'
import { sayThisOnly } from './booking-notes.ts'
import { sayIfOpen } from './coming.ts'
import { sayHours, sayShutNow } from './hours.ts'
import { listServices } from './listing.ts'
import { asksIfMoveFits, isTaken } from './message-notes.ts'
import { forPerson } from './message.ts'
import { note, noteAsked } from './notes.ts'
import { offerCall } from './offer-call.ts'
import { isAtAddress } from './details.ts'
import { sayFree } from './answer-free.ts'
import {
  findService,
  sayChildPrice,
  sayDurationOrAll,
  sayEnd,
  sayOnePrice,
  sayPriceOrAll,
  sayPriceWithExtra,
} from './prices-and-lengths.ts'
import {
  declinePromise,
  sayHowReached,
  sayOnlyMessage,
  sayOnlyOne,
  sayWhenRung,
  sayWhenSeen,
} from './promises.ts'
import { markAllergyToday } from './message-urgency.ts'
import { sayStopTap } from './water.ts'
import {
  asksForHospital,
  say111,
  sayIfUnrung,
  sayIfWorse,
  sayNoUse,
  sayNoPayment,
  sayPolice,
  sayStillSafe,
  sayVet,
  sendTo111,
} from './whom-to-ring.ts'

/** How many questions of a line she answers: one sentence each. */
const ANSWERED_COUNT = 2

/** Asks that something be done, which is passed on: "can you put a candle in her pudding?" */
const REQUESTS = pattern`
  \b(?:can|could) (?:he|she|they|someone|somebody) (?:please |just )?(?:ring|call|phone)\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:let (?:me|us) know|give (?:me|us) an? (?:ring|call|bell|buzz|text))\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:ring|call|phone|e-?mail|text|message) (?:me|us|(?:my|our) [a-z]+)\b
  |\b(?:can|could)(?:n't|'t)? (?:we|i|you) (?:just )?(?:shift|move|change|rearrange|swap|bring forward|put back) (?:it|that|him|her|them)\b
  |\b(?:does|do|will|would|should) (?:he|she|they|you) (?:need|want|have|wanna) (?:to )?(?:know|be told)\b
  |\b(?:should|shall|do) i (?:need to |have to )?(?:tell|mention|say)\b(?! (?:me|us)\b)
  |\b(?:somebody|someone|you) (?:can |must |please |will )?tell (?:them|him|her)\b
  |\b(?:he|she|they)(?:'ll| will)?(?: definitely| still| both)? knows? (?:that|about|to|it's|i'm|we're)\b
  |\b(?:can|could|will|would|wo)(?:n't|'t)? (?:you|he|she|they|someone|somebody|anyone|anybody)(?: please| just| maybe| also| not)* (?:
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
  const asks = withoutPriceAgain(state.commands.filter((one) => one.kind === 'ask'))
  const asked = asks.slice(0, ANSWERED_COUNT)
  const unknown = asked.filter((command) => !answer(state, command))
  const isInPart = unknown.length < asked.length && !asked.every(isOfCall)
  if (unknown.length > 0) keepInMind(state)
  if (state.card.service === null && state.topic === null)
    state.isPriceOwed ||= clausesOf(state.plainText).some(asksPriceOfIt)
  for (const { isInstead } of unknown) {
    noteAsked(state, isInstead)
    if (sayThisOnly(state)) continue
    const isOfAlarm = hasFireAlarm(state.plainText)
    if (state.flow === 'none' && !isTaken(state) && state.card.booked === null && !isBooking) {
      if (asksWhenHere(state)) say(state, 'visit-when')
      else if (!isOfAlarm) say(state, keyOfUnknown(state, isInPart ? 'unknown-rest' : 'unknown'))
      ask(state, 'take-message', 'ask-take-message')
    } else if (
      state.flow === 'message' &&
      has(state, 'book') &&
      ASKS_FOR_FREE.test(state.plainText)
    )
      // "Have you got tomorrow at eight?", beside the table that is cancelled.
      mention(state, 'status-message')
    else if (asksIfMoveFits(state)) mention(state, 'move-checked')
    else if (!isInstead && isRequest(state, asked)) {
      // Each of these says it already.
      const isToldSo = state.reply.some((one) => isOfRule(one, 'take-details', 'existing'))
      if (!isToldSo) mention(state, 'pass-on', forPerson(state))
    } else sayUnknown(state, isInPart)
  }
  if (asks.length > ANSWERED_COUNT) {
    if (state.flow !== 'none' || isTaken(state)) note(state)
    else if (!state.question) askForRest(state, asks.slice(ANSWERED_COUNT))
  }
  // "I've no babysitter, would it matter if she came along?" sounds like a wish to book.
  if (asks.length === 0 && asksBeforeAll(state)) return sayRelatedFact(state)
  return asks.length > 0
}

/** What a line asks that is unknown: the whole line, or those parts of it. Nothing if it asks for something to be done. */
function partsUnknown({ commands, plainText, setup, trade }: State): readonly string[] {
  if (REQUESTS.test(plainText)) return []
  if (commands.every((one) => one.kind !== 'ask' || one.topic === 'unknown')) return [plainText]
  // "How much is a filling, and do you do payment plans?"
  return clausesOf(plainText).filter(
    (one) =>
      one !== plainText &&
      !isOfPrice(one) &&
      findTopic(one, setup, trade.synonyms)?.topic === 'unknown',
  )
}

/** Whether a line that names no service is worded as a question before anything else is settled. */
const asksBeforeAll = (state: State) =>
  state.flow === 'none' &&
  !isTaken(state) &&
  isQuestion(state.plainText) &&
  !state.commands.some(tellsService) &&
  // "Can I book a check-up for Thursday?" is asked which.
  !asksToBook(state.plainText)

/** Asks before anything else how soon help is there: "how quick can you get here?" */
const WHEN_HERE =
  /\bhow (?:soon|quick(?:ly)?|fast|long)\b[^.?!]{0,30}\b(?:get|gets|be|come|comes|turn)\b[^.?!]{0,16}\b(?:here|out|round|over|up|to (?:me|us))\b/

const asksWhenHere = (state: State) => isAtAddress(state) && WHEN_HERE.test(state.plainText)

/** Whether what is left of a line, beside "will someone go down there?", asks for something to be done, and nothing else. */
function isRequest({ plainText }: State, asked: readonly Ask[]): boolean {
  const clauses = clausesOf(plainText)
  const isOfComing = asked.some(({ topic }) => topic === 'progress')
  const left = isOfComing ? clauses.filter((one) => !asksForProgress(one)) : clauses
  return REQUESTS.test(isOfComing ? left.join('. ') : plainText) || !left.some(asksInWords)
}

/** The questions without "and how much is it?" after one that the same price answers, if they are too many. */
function withoutPriceAgain(asks: readonly Ask[]): readonly Ask[] {
  const isPriced = asks.some(({ topic, about }) => topic === 'price' && about !== undefined)
  if (asks.length <= ANSWERED_COUNT || !isPriced) return asks
  return asks.filter(({ topic, about }) => topic !== 'price' || about !== undefined)
}

/** Asks for what a third question was, unless she could not answer it anyway: then the owner may. */
function askForRest(state: State, rest: readonly Ask[]): void {
  if (rest.some(({ topic }) => topic !== 'unknown')) return ask(state, 'service', 'ask-rest')
  noteAsked(state)
  // "Do you do it?" is now about what she did not know.
  state.topic = null
  say(state, 'unknown-rest')
  ask(state, 'take-message', 'ask-take-message')
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
  // "How much is the hygienist?" comes first: what may be needed before it is only asked about.
  if (service && state.topic === null) state.topic = service.name
}

/** Asks what something costs that the line does not name. */
const asksPriceOfIt = (clause: string) =>
  isOfPrice(clause) && /\b(?:it|that|this)(?:'s)?(?: cost| be)?\W*$/.test(clause)

/** Tells the price that was asked for before the service was known, now that the line names it. */
export function sayOwedPrice(state: State): void {
  if (!state.isPriceOwed || state.from.service !== state.line) return
  state.isPriceOwed = false
  const service = serviceOf(state)
  if (service?.pricePence == null) return
  const price = sayPrice(service.pricePence)
  // She may have told it among the prices of all.
  const said = [...state.turns.map(({ text }) => text), ...state.reply.map(({ text }) => text)]
  if (!said.some((text) => text.includes(price))) sayOnePrice(state, service)
}

/** Says that the owner will answer, in place of a sentence that says no more. */
function sayUnknown(state: State, isInPart: boolean): void {
  // This says already who will answer.
  if (state.reply.some((one) => isOfRule(one, 'existing'))) return
  unsay(state, 'take-details')
  unsay(state, 'pass-on')
  if (markAllergyToday(state)) return mention(state, 'unknown-urgent')
  const key = keyOfUnknown(state, isInPart ? 'unknown-rest' : 'unknown-later')
  mention(state, key, forPerson(state))
  // Who asks whether it is safe has chosen nothing yet.
  if (key === 'unknown-safe' && state.card.service === null) offerCall(state)
}

/** What may do harm is named, and not called "that" or "the rest". */
const keyOfUnknown = (
  { plainText }: State,
  otherwise: 'unknown' | 'unknown-later' | 'unknown-rest',
) => (clausesOf(plainText).some(asksOfRisk) ? 'unknown-safe' : otherwise)

/** Answers a question from the set-up; false if the set-up has no answer. */
function answer(state: State, command: Ask): boolean {
  if (command.topic !== 'worse' && asksForHospital(state)) return sendTo111(state)
  if ((command.topic !== 'worse' && sayVet(state)) || sayPolice(state)) return true
  const isOpenAsk = command.topic === 'unknown' || command.topic === 'progress'
  const isKnown =
    (isOpenAsk && (sayShutNow(state) || sayIfOpen(state))) || answerFrom(state, command)
  if (isKnown && command.topic !== 'unlisted') state.answers++
  return isKnown
}

/** Says what the one service that the line names costs, after a fact that told of other prices: "no, I meant the valuation, is that free?" */
function sayNamedPrice(state: State, index: number): boolean {
  const { plainText, setup, trade } = state
  if (!isTold(state, index) || !isOfPrice(plainText)) return false
  const [only, other] = namedServices(plainText, setup.services, trade.synonyms)
  return only !== undefined && !other && only.pricePence !== null && sayOnePrice(state, only)
}

function answerFrom(state: State, { topic, about, index }: Ask): boolean {
  switch (topic) {
    case 'fact':
      return (
        sayNamedPrice(state, index ?? -1) ||
        sayPriceWithExtra(state, index ?? -1) ||
        (!rejectsFact(state, index ?? -1) && sayFact(state, index ?? -1))
      )
    case 'price':
      // "Is there a tap I can turn off?", while the water runs, wants no tap mended.
      return (
        (!isOfPrice(state.plainText) && sayStopTap(state)) ||
        sayOnePrice(state, findService(state, about))
      )
    case 'prices':
      return sayPriceOrAll(state, about)
    case 'duration':
      return sayDurationOrAll(state, about) || sayFactInCall(state)
    case 'end':
      return sayEnd(state)
    case 'free':
      return sayFree(state, about ?? '')
    case 'hours':
      return sayHours(state)
    case 'area':
      return sayArea(state, plain(about ?? ''))
    case 'services':
      return sayServices(state, about)
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
      noteAsked(state)
      say(state, 'vat')
      return true
    case 'robot':
      return sayRobot(state)
    case 'recording':
      say(state, 'recording')
      return true
    case 'unlisted':
      return sayUnlisted(state)
    case 'unknown':
      return (
        sayNobody(state) ||
        sayStopTap(state) ||
        sayChildPrice(state) ||
        sayPriceWithExtra(state) ||
        say111(state) ||
        sayNoUse(state) ||
        sayNoPayment(state) ||
        sayIfUnrung(state) ||
        sayWhenRung(state) ||
        sayWhenSeen(state) ||
        sayHowReached(state) ||
        sayOwnersNumber(state) ||
        sayEmergencyNumber(state) ||
        sayOnlyOne(state) ||
        declinePromise(state) ||
        sayOnlyMessage(state) ||
        sayStillSafe(state) ||
        partsUnknown(state).some((part) => sayRelatedFact(state, part))
      )
  }
}

/** Gives an e-mail address, written or spoken: "jo at example dot com". */
const GIVES_EMAIL = /\S@\S|\bat [a-z]+ dot /i

/** Answers "do you want my landline?", and whose detail she wants, or why. */
function answerOffer(state: State, about: string | undefined): boolean {
  // "Is that in my name or Dad's?"
  if (about === WHOSE_DETAIL && state.card.name !== null && /\bname\b/.test(state.plainText))
    return sayDetails(state, 'name')
  if (about === WHOSE_DETAIL) mention(state, 'yours-please')
  else if (about === undefined && GIVES_EMAIL.test(state.text)) mention(state, 'noted')
  else mention(state, about === WHY_DETAIL ? 'why-detail' : 'yes-please')
  return true
}

function sayProgress(state: State): boolean {
  note(state)
  // Who waits for a visit hears first that she can't see it.
  const isUnseen = isOfMissedVisit(notesOf(state)) && !isSaid(state, 'existing')
  if (isUnseen) mention(state, 'existing')
  else mention(state, 'progress', {}, { kind: 'urgent' })
  return true
}

/** Asks leave: "could we have a look round it?" */
const COULD_I = /\b(?:can|could|may)(?:n't|'t)? (?:i|we)\b/

/** Says that what the caller wants done is none of the services, and offers to pass it on. */
function sayUnlisted(state: State): boolean {
  note(state)
  // "I'm letting my flat, what do you charge?" is answered with the fact that tells the fees.
  const isTold = ({ topic, index }: Ask) =>
    topic === 'fact' && isOfCost(state.setup.facts[index ?? -1])
  if (state.commands.some((one) => one.kind === 'ask' && isTold(one))) return true
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

function sayServices(state: State, about?: string): boolean {
  const offered = about === undefined ? [] : servicesOf(about, state.setup.services)
  if (offered.length > 0) {
    state.listed = offered.map(({ name }) => name)
    const what = sayList(state.listed.map(withArticle), 'or')
    say(state, 'we-do', { what }, { kind: 'service', service: state.listed[0] ?? '' })
    return true
  }
  // Who is in a hurry has chosen none of them.
  if (state.flow === 'message' && state.isUrgent) return true
  // Her question goes on with the services that she has not named.
  if (state.flow === 'booking' && state.open === 'service') return true
  if (state.setup.services.every(({ isBookable }) => !isBookable)) return false
  const list = listServices(state, state.listed.length > 0)
  say(state, 'services', { list }, { kind: 'service', service: state.listed[0] ?? '' })
  return true
}
