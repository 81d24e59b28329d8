import { isOpenAt, spanOf } from '../diary.ts'
import { minuteOf, parseDay, WEEKDAYS, weekdayOf } from '../calendar.ts'
import { isBankHoliday, isEasterSunday, isHoliday } from '../bank-holidays.ts'
import { sayDay, sayList, sayPhone, saySlots, sayTime, withArticle } from '../speech/format.ts'
import { ask, canSay, clip, isOfRule, isSaid, mention, say, unsay } from '../speech/say.ts'
import { has, serviceOf, type State } from '../state.ts'
import type { DayHours, Setup } from '../types.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf } from '../understanding/asks/asks.ts'
import { tellsService, type Ask } from '../understanding/command.ts'
import { hasFireAlarm } from '../understanding/danger/danger.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { findOutward } from '../understanding/details/postcodes.ts'
import { tellsOfNewAccount } from '../understanding/danger/hear-urgency.ts'
import { hasTurnedOff, speaksOfWaterOff, treatsPatients } from '../understanding/danger/urgency.ts'
import type { DateFound } from '../understanding/when/date-words.ts'
import { findDates } from '../understanding/when/dates.ts'
import { asksForRing, asksIfWritten, hopesToBeRung } from '../understanding/asks/status.ts'
import {
  asksOfHours,
  isOfPrice,
  OTHER_FIRM,
  speaksOfSeason,
  WHOSE_DETAIL,
  WHY_DETAIL,
} from '../understanding/asks/questions.ts'
import { withoutNotMeant } from '../understanding/asks/risks.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { chooseService } from '../understanding/services/services.ts'
import { ASKS_IF_NEEDED, asksForRobot, asksToBook, hasNeed } from '../understanding/wants/wants.ts'
import { sayWhenToRing } from './danger.ts'
import { sayOfPayment } from './urgent.ts'
import { asksWhomToRing } from '../understanding/danger/worse.ts'
import { listServices } from './listing.ts'
import { forPerson } from './message.ts'
import { sayFree } from './offers.ts'
import { addsService, isTaken, note, noteAsked, sayThisOnly } from './notes.ts'
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
/** How many different opening hours of a week she lists. */
const SPANS_MAX_COUNT = 3

/** How many questions of a line she answers: one sentence each. */
const ANSWERED_COUNT = 2

/** Asks that something be done, which is passed on: "can you put a candle in her pudding?" */
const REQUESTS = pattern`
  \b(?:can|could) (?:he|she|they|someone|somebody) (?:please |just )?(?:ring|call|phone)\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:let (?:me|us) know|give (?:me|us) an? (?:ring|call|bell|buzz|text))\b
  |\b(?:can|could) [a-z]+ (?:please |just )?(?:ring|call|phone|e-?mail|text|message) (?:me|us|(?:my|our) [a-z]+)\b
  |\b(?:can|could)(?:n't|'t)? (?:we|i|you) (?:just )?(?:shift|move|change|rearrange|swap|bring forward|put back) (?:it|that|him|her|them)\b
  |\b(?:somebody|someone|you) (?:can |must |please |will )?tell (?:them|him|her)\b
  |\b(?:he|she|they)(?:'ll| will)?(?: definitely| still| both)? knows? (?:not to|that|about|to|it's|i'm|we're)\b
  |\b(?:can|could|will|would) (?:you|he|she|they|someone|somebody|anyone|anybody)(?: please| just| maybe| also)* (?:
    put|bring|leave|save|keep|make sure|send|e-?mail|text|hold|add|pop|ask|go down|sit with|wait|tell (?!me\b|us\b)|say (?:sorry|thank)|apologi[sz]e|thank
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
  const isInPart = unknown.length < asked.length
  if (unknown.length > 0) keepInMind(state)
  for (const _ of unknown) {
    noteAsked(state)
    if (sayThisOnly(state)) continue
    const isOfAlarm = hasFireAlarm(state.plainText)
    if (state.flow === 'none' && !isTaken(state) && state.card.booked === null && !isBooking) {
      if (!isOfAlarm) say(state, isInPart ? 'unknown-rest' : 'unknown')
      ask(state, 'take-message', 'ask-take-message')
    } else if (
      state.flow === 'message' &&
      has(state, 'book') &&
      ASKS_FOR_FREE.test(state.plainText)
    )
      // "Have you got tomorrow at eight?", beside the table that is cancelled.
      mention(state, 'status-message')
    else if (
      REQUESTS.test(state.plainText) ||
      !clausesOf(state.plainText).some(isWordedAsQuestion)
    ) {
      // Each of these says it already.
      const isToldSo = state.reply.some((one) => isOfRule(one, 'take-details', 'existing'))
      if (!isToldSo) mention(state, 'pass-on', forPerson(state))
    } else sayUnknown(state, isInPart)
  }
  if (asks.length > ANSWERED_COUNT) {
    if (state.flow !== 'none') note(state)
    else if (!state.question) ask(state, 'service', 'ask-rest')
  }
  return asks.length > 0
}

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
  mention(state, isInPart ? 'unknown-rest' : 'unknown-later', forPerson(state))
}

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
      mention(state, 'caller-id')
      return true
    case 'owner':
      mention(state, 'owner')
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
        sayWhenSeen(state) ||
        sayStillSafe(state)
      )
  }
}

function sayPlace(state: State): boolean {
  noteAsked(state)
  say(state, 'place', { town: state.setup.town }, { kind: 'area' })
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
  mention(state, 'progress', {}, { kind: 'urgent' })
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

const WHAT_TO_DO =
  /\bwhat (?:(?:do|should|can|shall|must) (?:i|we)|i must|i should) do(?: (?:about|with) (?:it|this|that|(?:all )?(?:the|this) (?:water|leak)))?(?: now| in the meantime| meanwhile| until then| till then| first)?\W*$/
const WHERE = /\b(?:how|where|can't|cannot|don't know|dunno|no idea|not sure)\b/
const WATER = /\b(?:water|leak\w*|burst|pour\w*|drip\w*|flood\w*)\b/

/** Whether the firm sees to places, where "what do I do?" about water is about the mains. */
const isAtAddress = ({ trade }: State) => trade.isVisit || trade.hasAddresses

function keyOfStopTap(text: string) {
  if (!speaksOfWaterOff(text)) return 'stop-tap-first'
  return WHERE.test(text) ? 'stop-tap-where' : 'stop-tap'
}

/** A plain line without the water that is missing: "no heating or hot water". */
const withoutNoWater = (text: string) => text.replace(/\b(?:hot|no|any) water\b/g, ' ')

/** Tells who is urgent because of water, and asks whether to turn it off, to do so. */
function sayStopTap(state: State): boolean {
  const { isUrgent, card, plainText } = state
  const isOfWater = [card.wants ?? '', plainText].some((said) =>
    WATER.test(withoutNoWater(plain(said))),
  )
  const isOpen = isAtAddress(state) && WHAT_TO_DO.test(plainText) && !hasTurnedOff(plainText)
  const isFound = /\b(?:found|turned|shut|switched)\b[^.?!]*\bstop ?(?:tap|cock)\b/.test(plainText)
  if (!isUrgent || !isOfWater || isFound || !(speaksOfWaterOff(plainText) || isOpen)) return false
  note(state)
  // Who asks where to turn it off needs that more than word of the text, which follows.
  state.reply = state.reply.filter(({ source }) => source.kind !== 'urgent')
  mention(state, keyOfStopTap(plainText), {}, { kind: 'urgent' })
  return true
}

/** Tells a caller who asks about a payment to new bank details to send nothing; true if she does. */
function sayNoPayment(state: State): boolean {
  const { isUrgent, card, plainText } = state
  const isOfPayment =
    /\b(?:sen[dt]\w*|pa(?:y|id)\w*|transfer\w*|scam|fraud\w*|genuine|real|bank)\b/.test(plainText)
  const told = `${plain(card.wants ?? '')}. ${plainText}`
  if (!isUrgent || !isOfPayment || !tellsOfNewAccount(told)) return false
  note(state)
  sayOfPayment(state, told)
  return true
}

/** Asks what to do until the owner rings: "so do I just wait for Sam?" */
const ASKS_MEANWHILE = pattern`
  \bwhat (?:do|should|can|shall) (?:i|we) do\b
  |\b(?:do|should|shall|can) (?:i|we)(?: just| still| have to)? wait\b
  |\bshould (?:i|we) be worried\b
  |\b(?:do|should|shall|can) (?:i|we) (?:just )?(?:put|stick|press|hold|keep|rinse|wash|leave|give|use) (?:on )?(?:it|something|the|him|her|some|ice|my|his)\b
`

/** Asks whether to ring the police: "should I be ringing the police, d'you think?" */
const ASKS_POLICE =
  /\b(?:should|shall|do|must) (?:i|we) (?:be )?(?:ring|call|phon|go to|tell)\w* (?:the )?police\b/

/** Says when to ring the police, to a caller who asks; true if she does. */
function sayPolice(state: State): boolean {
  if (!ASKS_POLICE.test(state.plainText)) return false
  note(state)
  mention(state, 'ask-police')
  return true
}

/** Asks whether an animal needs a vet: "should I be taking her to the vet or what?" */
const ASKS_VET = pattern`
  \b(?:do|should|shall|must|does|ought) (?:i|we|he|she|it)\b[^?]*\b(?:
    (?:tak|bring|ring|call|see|go|phon)\w*(?: (?:him|her|it|them|to|the|a|my|our|straight))*
    |need (?:an?|the|to see (?:an?|the))
  ) (?:vets?|vet's)\b(?! (?:bills?|fees?|numbers?|name)\b)
  |\b(?:try|ring|call|phone|see|get) (?:the|a|my|our) vets?\b[^.?]*(?:\bshall i\b|\bshould i\b|\b(?:ok|okay|all ?right|yeah)\?)
`

/** Asks for the nearest vet: "which vet is nearest?" */
const WHICH_VET = /\b(?:which|what|any|where(?:'s| is)) (?:\w+ ){0,2}vets?\b[^.]*\?|\bnearest vet\b/

/** Sends who asks about a vet to one: she cannot judge it; true if she does. */
function sayVet(state: State): boolean {
  const { plainText, setup } = state
  // "Should I press on it?", once a vet has been named.
  const isAsked =
    ASKS_VET.test(plainText) || (isSaid(state, 'urgent-animal') && ASKS_MEANWHILE.test(plainText))
  const isWhich = WHICH_VET.test(plainText)
  if (!(isAsked || isWhich) || setup.trade === 'vet') return false
  note(state)
  mention(state, isWhich ? 'which-vet' : 'ask-vet')
  return true
}

/** Asks whether to go to hospital: "do I go to A&E or wait for Sam?" */
const ASKS_HOSPITAL = pattern`
  \b(?:do|should|shall|must|can) (?:i|we|he|she|they)\b[^?]*\b(?:a ?& ?e|a and e|casualty|(?:the )?hospital|walk-?in)\b
  |\b(?:take|taking) (?:him|her|them|it) to (?:a ?& ?e|a and e|casualty|(?:the )?hospital)\b
  |\bwhere (?:do|should|can|shall) (?:i|we) (?:take (?:him|her|them)|go)\b
  |\b(?:dentist|doctor|surgery|clinic|chemist|anywhere|anyone|who(?:'s| is)|who else is)(?: else)? open\b
`

/** Whether a patient who is urgent, or was in danger, asks whether to go to hospital. */
const asksForHospital = ({ card, plainText, setup }: State) =>
  card.urgency !== 'normal' && treatsPatients(setup) && ASKS_HOSPITAL.test(plainText)

/** Sends a patient who is urgent, and asks what to do meanwhile, to 111; true if she does. */
function say111(state: State): boolean {
  const { card, plainText, setup } = state
  if (card.urgency === 'normal' || !treatsPatients(setup) || !ASKS_MEANWHILE.test(plainText))
    return false
  return sendTo111(state)
}

function sendTo111(state: State): boolean {
  note(state)
  mention(state, 'ask-111', {}, { kind: 'urgent' })
  return true
}

/** Asks what to do if nobody rings: "what do I do if he doesn't ring though?" */
const IF_UNRUNG =
  /\bif (?:he|she|they|you|some(?:one|body)|no ?(?:one|body)|i)(?: \w+)? ?(?:don't|doesn't|does not|do not|can't|won't|rings?|calls?)(?: (?:ring|call|phone|come|answer|get back|hear))?\b/

/** Tells who asks what to do if nobody rings to ring again; true if she does. */
function sayIfUnrung(state: State): boolean {
  const isOfRing = /\b(?:ring|call|phone|come|answer|get back|hear)/.test(state.plainText)
  if (!isOfRing || !IF_UNRUNG.test(state.plainText) || (!isTaken(state) && !state.isUrgent))
    return false
  note(state)
  // Somebody who needs help tonight must not wait for us alone.
  mention(state, OF_ELSE.test(state.plainText) ? 'if-unrung-else' : 'if-unrung')
  return true
}

/** Asks whether the owner will know in time: "will she definitely get it before one?" */
const GETS_IT =
  /\b(?:will|is|are|does|do) (?!you\b|i\b|we\b)[a-z]+ (?:(?:definitely|actually|still|really|going to|gonna) )*(?:get|see|read|hear) (?:it|this|that|(?:my|the) message)\b/

/** Says that nobody can promise when the owner reads a message, to a caller who asks; true if she does. */
function sayWhenSeen(state: State): boolean {
  if (!GETS_IT.test(state.plainText) || !(state.flow === 'message' || isTaken(state))) return false
  note(state)
  mention(state, 'seen-when')
  return true
}

/** Asks whether to try another firm: "shall I try someone else if nobody rings back?" */
const OF_ELSE =
  /\b(?:try|ring|call|find|get|use|ask) (?:some(?:one|body) else|(?:another|a different) \w+|elsewhere)\b/

/** Asks where it is safe to be: "can she stop indoors or not?", "has mum got to sit outside?" */
const WHERE_SAFE = pattern`
  \b(?:can|should|must|has|have|is|do|does|shall)\b[^?]*\b(?:
    outside|indoors?|inside|safe
    |(?:get|got|come|keep|stay) out
    |(?:go|come|stop|stay)(?: back)? (?:in(?! (?:on|at|for|to|with|about)\b)|here|there)
  )\b
`

/** Says again when to ring for help, to a caller who asks whether it is safe where there was a danger; true if she does. */
const sayStillSafe = (state: State) => WHERE_SAFE.test(state.plainText) && sayWhenToRing(state)

/** Says that what the caller wants done is none of the services, and offers to pass it on. */
function sayUnlisted(state: State): boolean {
  note(state)
  const isWish = asksToBook(state.plainText) || hasNeed(state.plainText)
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
      !state.isForOwner || state.isComplaint
        ? 'status-message'
        : isSaid(state, 'existing')
          ? 'only-message'
          : 'existing',
    )
  // At the read-back her question names the booking anyway.
  else if (state.open === 'confirm') return true
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

/** Says whom to ring, at once or if it gets worse; false if nothing urgent has been spoken of. */
function sayIfWorse(state: State): boolean {
  const isNow = asksWhomToRing(state.plainText)
  if (!isNow && state.from.urgency === undefined) return false
  note(state)
  if (isNow || !sayWhenToRing(state)) mention(state, isNow ? 'whom-to-ring' : 'worse')
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
const IS_NOT = /\b(?:not|never)\b|n't had\b/i

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
  return [...contentOf(question)].some((word) => said.has(word))
}

/** "Yes, our plan is £15 a month" as "Our plan is £15 a month". */
function withoutYes(answer: string): string {
  const rest = answer.replace(/^(?:yes|no)[,.;:!]+ (?=\S+ \S)/i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Is about to come to the firm: "should I come down now?", "I'm on my way" */
const COMES = pattern`
  \b(?:
    com(?:e|ing)|pop(?:ping)?|head(?:ing)?|get(?:ting)?|driv(?:e|ing)|walk(?:ing)?
    |go(?:ing)?(?! down there)
    |(?:bring|bringing|take|taking) (?:him|her|them|it)
  ) (?:straight |right |over |on )?(?:down|in|over|round|there|to (?:you|the (?!stop|tap|fuse|mains|valve|door)\w+))\b
  |\bon (?:my|our) way\b
  |\bjust (?:bring|take) (?:him|her|them|it)\b
`

/** Somebody of the firm's comes, and not the caller: "is somebody going to go down there?" */
const OTHERS_COME =
  /\b(?:you|some(?:one|body)|any(?:one|body)|he|she|they) (?:\w+ ){0,3}?(?:com|get|pop|head|driv|go )/

/** How many days she looks ahead for the next one that is open. */
const AHEAD_DAYS = 14

/** Says that the firm is closed, and when it opens, to a caller who is about to come; true if she does. */
export function sayShutNow(state: State): boolean {
  const { setup, trade, clock, card, plainText } = state
  const { now } = clock
  const isComing = COMES.test(plainText) && !OTHERS_COME.test(plainText)
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

/** Asks when the firm closes, which on an open day is about today: "are you open till what time?" */
const UNTIL_WHEN =
  /\b(?:till?|until) what time\b|\b(?:what time|when) (?:do|are|will) you (?:all )?(?:open (?:till?|until)|shut|clos)/

/** Asks of a weekday in general: "on Saturdays", "on a Friday". */
const EVERY_WEEK =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:an?|any|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** Asks for the other days besides one: "are you open today or is it just weekdays?" */
const OF_WEEK_TOO =
  /\b(?:(?:just|only) (?:in the week|week ?days)|what (?:hours|days) (?:do )?you|(?:what time|when) (?:do|are) you (?:usually |normally )?(?:open|close|shut)(?: up)? (?:normally|usually|generally)|(?:what are )?your (?:(?:opening|usual|normal) )?hours(?! (?:on|for|over|at|this|next|to\w+)\b))\b/

const dayOf = (day: number) => ({ from: day, to: day, isWeekday: false })

/** Whether a line asks for the hours in more than one of its parts. */
const isHoursOfBoth = (text: string) => clausesOf(text).filter(asksOfHours).length > 1

/** Says when the firm is open on a day; false on Easter Sunday, of which the hours of a week tell nothing. */
function sayHoursOf(
  state: State,
  { from: day, isWeekday }: Pick<DateFound, 'from' | 'isWeekday'>,
  text: string,
): boolean {
  const weekday = WEEKDAYS[weekdayOf(day)] ?? ''
  const hours = state.setup.hours[weekdayOf(day)] ?? null
  const isEvery = EVERY_WEEK.test(text)
  const isOrdinary = !isHoliday(day) && !isEasterSunday(day)
  // "Are you open on Saturdays?", of which the next is Boxing Day.
  const isNamed = (isWeekday === true && isOrdinary) || (isEvery && hours === null)
  const said = isNamed ? weekday : sayDay(day, state.clock.now.day)
  const open = hours && { from: clock(hours[0]), to: clock(hours[1]) }
  if (open && isHoliday(day) && isEvery)
    say(state, 'hours-day', { day: weekday, ...open }, { kind: 'hours' })
  if (isBankHoliday(day) && !isNamed) say(state, 'bank-holiday', { day: said }, { kind: 'diary' })
  else if (isHoliday(day) && !isNamed) say(state, 'closed-day', { day: said }, { kind: 'diary' })
  else if (open && isEasterSunday(day)) return false
  else if (open) say(state, 'hours-day', { day: said, ...open }, { kind: 'hours' })
  else say(state, 'closed-day', { day: said }, { kind: 'hours' })
  return true
}

/** The hours of the day in question, else of the week. */
function sayHours(state: State): boolean {
  const source = { kind: 'hours' } as const
  const today = state.clock.now.day
  if (sayShutNow(state)) return true
  // "I need it by Monday. What time are you open till today?"
  const clause = clausesOf(state.plainText).find(asksOfHours) ?? ''
  const isDated = findDates(withDigits(clause), today).dates.length > 0
  // "What time are you open till, and are you open over Christmas?"
  const isApart = speaksOfSeason(state.plainText) && clause !== '' && !speaksOfSeason(clause)
  const asked = isDated || isApart ? clause : state.plainText
  // "And between Christmas and New Year?"
  if (speaksOfSeason(asked)) return false
  const text = asked.replace(/\b(?:now|still|the day(?! (?:after|before)))\b/, 'today')
  const isToday = UNTIL_WHEN.test(asked) && spanOf(state.setup, today) !== null
  const day =
    findDates(withDigits(text), today).dates[0]?.value ?? (isToday ? dayOf(today) : undefined)
  const isOfDay = day !== undefined && day.from === day.to
  // "Bank holiday Monday" is no Monday like others.
  if (/\bbank holidays?\b/.test(text) && !(isOfDay && isBankHoliday(day.from))) {
    say(state, 'closed-day', { day: 'bank holidays' }, { kind: 'diary' })
    return true
  }
  const isOfWeek = OF_WEEK_TOO.test(state.plainText)
  // The hours of the week tell those of an open day, too.
  const isTold = isOfWeek && isOfDay && !isHoliday(day.from) && spanOf(state.setup, day.from)
  if (isOfDay && !isTold) {
    // "Are you open on Sundays, and what time do you close on Saturdays?"
    const others = findDates(withDigits(state.plainText), today).dates.map(({ value }) => value)
    const next = others.find((one) => one.from === one.to && one.from !== day.from)
    const isBoth = next !== undefined && !isOfWeek && !isApart && isHoursOfBoth(state.plainText)
    if (!sayHoursOf(state, day, text)) return false
    if (isBoth) sayHoursOf(state, next, text)
    if (!isOfWeek) return true
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
  // "I'm in HG2. Is that too far?" names the place before.
  const code = findOutward(asked) ?? findOutward(state.plainText) ?? findOutward(state.before)
  const named =
    [...towns, ...outward].find((place) =>
      new RegExp(`\\b${escape(plain(place))}\\b`).test(asked),
    ) ?? outward.find((place) => place === code)
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
