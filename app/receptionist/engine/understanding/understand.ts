import { WEEKDAYS, weekdayOf } from '../calendar.ts'
import type { Line, Setup } from '../types.ts'
import { saysMore } from './agreement.ts'
import { findAnswers, isOnFile } from './answers.ts'
import { asksForOtherFirm, findAskedPerson, findTakenFor, returnsCall } from './asked-person.ts'
import { clausesOf, findAsks, UNKNOWN, withoutLead } from './asks.ts'
import { findBareNumber, type BareNumber } from './bare-number.ts'
import { withoutBesides } from './besides.ts'
import { isForOwnerOnly } from './for-owner.ts'
import type { Command } from './command.ts'
import { ASKS_WHEN, type Context } from './context.ts'
import { findDanger, isOozing } from './danger.ts'
import { asksFree, withoutEnd } from './diary-asks.ts'
import { isAftercare, withoutDenial } from './existing.ts'
import { findNumbers, findPerson } from './details.ts'
import { hearDanger } from './hear-danger.ts'
import { asksMoreThan, factOnTopic } from './fact-topics.ts'
import { withoutEventDay, withoutIncidental } from './incidental.ts'
import { findJob, statedIn } from './job.ts'
import { isOtherMeal, mealsAt } from './meals.ts'
import {
  amountIn,
  asksIfCharged,
  asksOfSeason,
  asksToMove,
  isOfCost,
  isOfPrice,
  isPurchase,
  isQuestion,
  isTalk,
  OTHER_FIRM,
} from './questions.ts'
import { isTakenBack, withoutDenials, type Relief } from './relief.ts'
import {
  alikeServices,
  bookableServices,
  chooseService,
  exactService,
  isOfOthers,
  isUnlisted,
  knownWords,
  moreSpecific,
  tellingWords,
  withoutDenied as withoutServices,
  WORD_POINTS,
} from './services.ts'
import { isOtherSize, tableFor } from './sizes.ts'
import { asksForRing } from './status.ts'
import { contentOf, plain, withoutAstral, wordsOf } from './text.ts'
import { findTopic } from './topics.ts'
import {
  findWants,
  hasNeed,
  isAllSaid,
  isComplaint,
  isErrand,
  isSeeYou,
  needsNoRing,
  wantsRing,
  withoutFarewell,
} from './wants.ts'
import {
  findLeak,
  findUrgent,
  isHurried,
  isNotUrgent,
  isPressing,
  withoutDeadline,
} from './urgency.ts'
import { findTimeOf, NOTHING_ELSE } from './wish.ts'
import { agreedPart, beginsWithYes, readAnswer, restAfterYes } from './yes-no.ts'

/** The points at which part of a line names the service that the rest asks about. */
const NAMED_POINTS = 1

/** The content words of a line that only says not to ring. */
const NO_RING_WORDS = 2

/** What "sooner" and "soonest" say of a time. */
const NO_DAY: ReadonlySet<string> = new Set(['isEarlier', 'isAny'])

/** Will not book before something is known. */
const NO_POINT = /\bno (?:point|use|sense)(?: in)? booking\b/

/** Turns one line into commands. */
export function understand(line: Line, context: Context): Command[] {
  const { setup, synonyms } = context
  if (line.commands) return withDanger(line, line.commands)
  const whole = withoutDoYou(plain(line.text), context)
  if (line.by === 'silence' || whole === '') return [{ kind: 'silence' }]
  const { danger, isTogether, relief } = hearDanger(whole, context)
  // "Yes. If he's late, he can ring me": the owner reads the wish, and she books.
  const asked = ofBooking(context.open === 'confirm' ? agreedPart(whole) : whole, context)
  // "I haven't got one" at the question for a number speaks of that.
  const isOfDetail =
    (context.open === 'phone' || context.open === 'postcode') && !/\b(?:book|appoint)/.test(asked)
  const denial =
    context.isMessage && context.isForOwner && !isOfDetail ? withoutDenial(asked) : null
  const { text, besides } = withoutBesides(denial ?? asked, context)
  // Animals in danger are a vet's own work: the rule for urgent calls applies.
  const isVet = context.setup.trade === 'vet'
  const ownWord =
    danger === 'animal' && !isVet ? findUrgent(whole, context.setup.urgent.words) : null
  const isOurs = danger === 'animal' && (isVet || ownWord !== null)
  if (danger && !isOurs)
    return [{ kind: 'danger', danger, isTogether }, ...detailsBeside(line.text, context)]
  // "She's come round" wants nobody to come round.
  const wants = [...findWants(relief ? withoutDenials(text) : text, context.isBooking), ...besides]
  if (!context.isBooking && !wants.some(({ kind }) => kind === 'message') && returnsCall(line.text))
    wants.push({ kind: 'message' })
  // "There's no point booking till I know, can somebody ring me?"
  if (NO_POINT.test(text) && wants.some(({ kind }) => kind === 'message'))
    wants.splice(0, wants.length, { kind: 'message' })
  // "Tell him it's fixed, and don't ring me" leaves word, and wants no call.
  const isStarting = context.open === 'service' || context.open === null
  if (isStarting && !context.isBooking && contentOf(text).size > NO_RING_WORDS && needsNoRing(text))
    wants.push({ kind: 'message', isTold: true })
  // "Yes. Just text or ring me, no letters" wants no call instead of the booking.
  const isReach = context.isBooking && context.open === 'phone-confirm' && saysHowToReach(text)
  if (isReach) wants.splice(0, wants.length, ...wants.filter(({ kind }) => kind !== 'message'))
  if (denial !== null) wants.push({ kind: 'book', isNew: true })
  // "Any time this week", beside the number, says when to ring.
  const isOfCall = context.isMessage && context.open === 'phone'
  if (!context.isBooking && !isOfCall && !wants.some(isBook) && asksForAny(text, context))
    wants.push({ kind: 'book' })
  // At a read-back "no, that's it" may mean yes.
  const isReadBack = context.open === 'phone-confirm' || context.open === 'confirm'
  const isParting = context.open === null && isSeeYou(text)
  const isDone = context.open === null && NOTHING_ELSE.test(text)
  if ((!isReadBack && isAllSaid(text)) || isParting || isDone) wants.push({ kind: 'goodbye' })
  const { commands: numbers, rest } = findNumbers(text, context)
  const named = findPerson(withoutAstral(line.text), rest, wants, context)
  const nameless = withoutName(rest, named)
  const bare = context.hasParty ? findBareNumber(nameless, context) : null
  const person = withBareNumber(named, bare)
  const job = findJob(nameless, wants, context)
  // "The set menu, not Sunday lunch" rules out no Sunday.
  const meant = withoutServices(bare?.rest ?? nameless, context.setup.services).text
  const timed = withoutQuestions(
    withoutIncidental(withoutDeadline(withoutEnd(ofEvent(meant, context))), context.isMessage),
    context,
  )
  // "I'd like to buy a gift card for Christmas" wants nothing at Christmas.
  const isThing = isPurchase(text) && !context.isBooking && !job.some(({ kind }) => kind === 'tell')
  // "Are you open over Christmas?" wishes for no day there.
  const isSeason = asksOfSeason(text) && !context.isBooking && !wants.some(isBook)
  const times = isThing || isSeason ? [] : findTimeOf(timed, wants, job, context)
  const table = findTable([...wants, ...person, ...job], times, context)
  const told = [
    ...numbers,
    ...person,
    ...(table.length > 0
      ? [...job.filter((one) => !isService(one)), ...table]
      : [...job, ...findMeal(nameless, [...wants, ...job], times, context)]),
    ...times,
  ]
  // "A table for twelve on Friday, do we have to pay a deposit?" books, and asks.
  const isTable =
    context.hasParty &&
    /\b(?:tables?|book\w*|reserv\w+|please)\b/.test(text) &&
    !isOfPrice(text) &&
    told.some((one) => one.kind === 'tell' && one.field === 'party') &&
    told.some((one) => one.kind === 'tell-when' && one.when.day !== undefined)
  if (isTable && isStarting && !context.isBooking && wants.every(isPolite))
    wants.push({ kind: 'book' })
  const farewell = wants.findIndex(({ kind }) => kind === 'goodbye')
  if (farewell >= 0 && isAnswered(text, told, context)) wants.splice(farewell, 1)
  if (ownWord !== null) told.push({ kind: 'urgent', word: ownWord, isForVet: true })
  else if (isOurs && !job.some(({ kind }) => kind === 'urgent'))
    told.push({ kind: 'urgent', word: 'danger' })
  // During a booking "ring me, she is out" says how to reach the caller.
  const isDetail = told.some(({ kind }) => kind === 'tell' || kind === 'tell-when')
  if (wantsRing(text) && !isDetail && !isReach) wants.push({ kind: 'message' })
  const asks = findAsks(rest, wants, told, context).map((ask, _, all) =>
    ofNamed(ask, all, nameless, context),
  )
  // "Have you nothing earlier?" at the times of the day asked for is about that day.
  const isOfDay =
    context.open === 'slot' &&
    context.askedDay !== null &&
    /^(?!.*\bsooner\b).*\bearlier\b/.test(text)
  const free = asks.findIndex((one) => one.kind === 'ask' && one.topic === 'free')
  const isTimed = told.some(
    (one) =>
      one.kind === 'tell-when' && (one.when.isEarlier === true || one.when.minute !== undefined),
  )
  if (isOfDay && free >= 0 && isTimed) asks.splice(free, 1)
  // "No, I mean finance for the whitening" asks again, and chooses nothing.
  const isAfterPrice = context.topic === 'price' || context.topic === 'prices'
  const isMeant =
    (context.isInvited || isAfterPrice) &&
    asks.length === 0 &&
    /^no\b.*\bi (?:mean|meant)\b/.test(text)
  if (isMeant) asks.push(askedAgain(nameless, context))
  // "What was the other thing? ... The parking": a bare noun is the question that the caller was after.
  const isRecalled = isQuestionRecalled(text, context, told)
  if (isRecalled && asks.length === 0)
    asks.push(findTopic(`what about ${text}?`, context.setup, context.synonyms) ?? UNKNOWN)
  // "How much to fit a new toilet?" asks for no price of a repair.
  const isFresh =
    !context.hasService && (context.open === 'service' || context.open === 'take-message')
  // Once she has listed the services, what is none of them becomes a message.
  const isElse =
    !job.some(isService) &&
    context.listed.length === 0 &&
    (isUnlisted(meant, setup.services, synonyms) ||
      (isFresh && isOfOthers(meant, setup.services, synonyms)))
  if (isElse) asks.splice(0, asks.length, { kind: 'ask', topic: 'unlisted' })
  // "Is that ninety?" after a price asks for nobody.
  const isSum = isAfterPrice && amountIn(text, true) !== null
  const takenFor = isSum ? null : findTakenFor(line.text, context)
  const isForUs = job.some(isService) || told.some(({ kind }) => kind === 'urgent')
  if (!isForUs && asksForOtherFirm(line.text, context))
    asks.splice(0, asks.length, { kind: 'ask', topic: 'who', about: OTHER_FIRM })
  // "Is that the solicitors? My mother's in the hospice ...": the rest is what the call is about.
  const [greeting] = asks
  const isGreeting = greeting?.kind === 'ask' && greeting.topic === 'who' && !greeting.about
  const [, ...others] = text.split(/\? /)
  if (isGreeting && contentOf(others.join(' ')).size > NO_RING_WORDS) asks.splice(0, 1)
  const isOtherFirm = asks.some((one) => one.kind === 'ask' && one.about === OTHER_FIRM)
  if (takenFor !== null && !isOtherFirm)
    asks.splice(0, 1, { kind: 'ask', topic: 'who', about: takenFor })
  // "Is that the taxi? Can you pick me up?" wants nothing of this firm's.
  const wrong = asks.find((one) => one.kind === 'ask' && one.about === OTHER_FIRM)
  if (wrong && !wants.some(({ kind }) => kind === 'wrong-number')) return [wrong]
  const isUnknown = asks.every((one) => one.kind === 'ask' && one.topic === 'unknown')
  const isBusy =
    (context.isBooking && context.open !== 'service') ||
    context.isMessage ||
    job.some(({ kind }) => kind === 'tell')
  const isStart = (!context.isBooking || context.open === 'service') && !context.isMessage
  const isOwners = isStart && isUnknown && isForOwnerOnly(text, context)
  const isTask = isOwners || (isErrand(text) && isUnknown && !isBusy)
  if (isTask) wants.push({ kind: 'message', isTold: true })
  // "Is that for both? Yes please": a bare "yes" before a question may only lead on to it.
  const isOfFacts = asks.every(
    (one) => one.kind === 'ask' && (one.topic === 'unknown' || one.topic === 'fact'),
  )
  const isAgreed = () =>
    isOfFacts && clausesOf(text).some((clause) => isAccepted(clause) && wordsOf(clause).length > 1)
  const isMessage = wants.some(({ kind }) => kind === 'message' || kind === 'person')
  if (context.isInvited && !isMessage && (asks.length === 0 ? isAccepted(text) : isAgreed()))
    wants.push({ kind: 'book' })
  // "So that's half past two on Friday?" after a booking moves nothing; "half past two, is that for both of
  // us?" at her offers chooses.
  const isStatus = asks.some((one) => one.kind === 'ask' && one.topic === 'status')
  const isOfBooked = (one: Command) =>
    // "Did you get that, two o'clock, not three?" corrects.
    (one.kind === 'tell-when' &&
      context.open !== 'slot' &&
      !one.when.not &&
      !one.when.notMinutes) ||
    (one.kind === 'tell' && one.field === 'service' && one.value === context.service)
  // "What if it starts again at night?" asks for no time either.
  const isProgress = asks.some(
    (one) => one.kind === 'ask' && (one.topic === 'progress' || one.topic === 'worse'),
  )
  // "Have you anything sooner?" is answered from the diary, and narrows no day.
  const isFree = asks.some((one) => one.kind === 'ask' && one.topic === 'free')
  const isSooner = (one: Command) =>
    isFree && one.kind === 'tell-when' && Object.keys(one.when).every((key) => NO_DAY.has(key))
  // "Do you do the set lunch on Sundays, and is there parking?" asks twice, and books nothing.
  const isBegun = context.isBooking || context.isMessage || wants.some(isBook)
  const isAskedOnly = asks.length > 1 && !isBegun && clausesOf(text).every(isQuestion)
  // The price is no answer to the Sundays.
  if (isAskedOnly && told.some(({ kind }) => kind === 'tell-when') && !isOfPrice(text))
    asks.forEach((one, i) => isOfPrices(one) && asks.splice(i, 1, UNKNOWN))
  const isKept = (one: Command) =>
    isRecalled
      ? one.kind !== 'tell-when'
      : isMeant
        ? one.kind !== 'tell' || one.field !== 'service'
        : !isOfBooked(one)
  const kept =
    isStatus || isProgress || isMeant || isRecalled
      ? told.filter(isKept)
      : told.filter((one) => !isSooner(one) && !(isAskedOnly && isOfWish(one)))
  const isOver = isStatus && kept.length === 0
  // "Have you put me through?" asks for nobody else.
  // "I need to talk to somebody about a divorce" wants the consultation, where one can be booked.
  const isConsult =
    isStart &&
    isOffice(context.setup) &&
    TALKS_ABOUT.test(text) &&
    !NO_NEW_MATTER.test(text) &&
    told.some((one) => one.kind === 'tell' && isTalk(one.value))
  if (isConsult && !wants.some(isBook)) wants.push({ kind: 'book' })
  const wanted = wants.filter(
    ({ kind }) =>
      !(isConsult && kind === 'person') &&
      !(isOver && (kind === 'book' || kind === 'message')) &&
      !(isProgress && kind === 'person') &&
      // "Sam'll still ring me about the notice, yeah?" leaves no message in place of the booking.
      !(kind === 'message' && context.isBooking && isStatus && asksForRing(text)) &&
      !(isElse && kind === 'book') &&
      // "How much did you say it was?" wants the price, and not her last question.
      !(kind === 'repeat' && asks.some(isOfPrices)) &&
      // "How much for both of us?" wants a price, and no two bookings.
      !(kind === 'several' && asks.some(isOfPrices) && !wants.some(isBook)),
  )
  // "A do for thirty on the 22nd" keeps its day.
  const isForParty = told.some((one) => one.kind === 'tell' && one.field === 'party')
  const commands = [
    ...wanted.map((one) => withPerson(one, line.text, context)),
    ...kept,
    ...asks,
  ].filter((one) => !isTask || (isForParty && one.kind === 'tell-when') || !isOfBooking(one))
  if (context.isUrgent && isNotUrgent(text)) commands.unshift({ kind: 'not-urgent' })
  else if (isPressing(text)) commands.push({ kind: 'hurry', isPressing: true })
  else if (isHurried(text, spokenOf(text, context))) commands.push({ kind: 'hurry' })
  if (relief) {
    const isSafe = relief !== 'helped' && relief !== 'ringing'
    // A socket that only oozes bleeds all the same.
    const isLeft = isOozing(whole, plain(context.notes ?? ''))
    const isMistake = context.danger !== null && !isLeft && isTakenBack(whole, context.danger)
    commands.unshift(isSafe ? { kind: 'safe', isMistake } : { kind: relief })
    const word = isSafe ? urgentStill(relief, context) : null
    if (word !== null) commands.push({ kind: 'urgent', word })
  }
  // "It's not that bad" does not refuse the time that she offers.
  const answers = findAnswers(context.isUrgent ? withoutDenials(text) : text, commands, context)
  const isChange = answers.some(({ kind }) => kind === 'change')
  // "Can you change the address?" asks neither for ours nor for the owner's.
  const isPlace = (one: Command) =>
    one.kind === 'ask' &&
    (context.open === null || one.topic === 'place' || one.topic === 'unknown')
  // "Ring me on this one", at the question for the number, is no message either.
  const isKnown = answers.some(({ kind }) => kind === 'refuse') && isOnFile(text, context.open)
  const isUsed = (one: Command) =>
    ((isChange || isKnown) && isPlace(one)) || (isKnown && one.kind === 'message')
  return [...commands.filter((one) => !isUsed(one)), ...answers]
}

/** Wants to talk a matter over with anybody who knows about it. */
const TALKS_ABOUT =
  /\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an?|any|some)(?:one|body)?(?: solicitor| lawyer| adviser| accountant)? (?:about|regarding) (?:an?|getting|buying|selling|making)\b/
/** Wants to be rung, or speaks of a matter in hand. */
const NO_NEW_MATTER =
  /\b(?:ring|call|phone|put (?:me|us) through|now|already|client|file|case|i'm with|cancel\w*|handling|acting|you(?:'re|'ve| are| have))\b/
const isOffice = ({ trade }: Setup) => trade === 'solicitor' || trade === 'accountant'

/** Asks whether the firm does what was just said: "I need a will done, do you do those?" */
const DO_YOU =
  /[,.;] (?:and |so )?(?:do|can|could) you (?:do|offer|sort|deal with|help with) (?:that|those|them|it|these)(?: sort of thing| kind of thing)?\W*$/

/** A line that names a service without the question whether the firm does that. */
function withoutDoYou(text: string, { setup, synonyms }: Context): string {
  const rest = text.replace(DO_YOU, '')
  if (rest === text || /\b(?:and|plus|you did)\b/.test(rest)) return text
  return chooseService(rest, setup.services, synonyms, NAMED_POINTS) ? rest : text
}

/** Whether a line with a farewell in it answers the open question, and so is none: "Friday, I'm off". */
function isAnswered(text: string, told: readonly Command[], context: Context): boolean {
  const { open, isBooking } = context
  const rest = withoutFarewell(text)
  // "07700 900123, I must dash"
  if (told.some((one) => one.kind === 'tell' && one.field === open)) return true
  if (open === 'take-message' && beginsWithYes(rest) && readAnswer(withoutIfYou(rest)) === 'yes')
    return true
  if (open === 'confirm' && isWarmYes(rest.replace(SEE_YOU_THEN, ''), told, context)) return true
  // With its full stop "yep" is a clear yes, which "ok" is not.
  if (open === 'confirm' || open === 'phone-confirm' || open === 'slot')
    if (restAfterYes(`${rest.replace(/[ ,.!]+$/, '')}.`) !== null) return true
  if (!isBooking || open === null) return false
  const isTime = (one: Command) =>
    one.kind === 'pick' ||
    (one.kind === 'tell-when' && Object.keys(one.when).some((key) => key !== 'not'))
  if (!ASKS_WHEN.includes(open) && open !== 'service') return false
  return findTimeOf(rest, [], [], context).some(isTime)
}

/** Takes leave until the booking: "see you Friday". */
const SEE_YOU_THEN = /[,.]? ?see (?:you|ya)\b[^.,;!?]*$/

/** Whether a farewell agrees to the booking, and says nothing else: "okay lovely, thank you, bye". "Okay, thanks, bye" may not agree. */
function isWarmYes(text: string, told: readonly Command[], { today }: Context): boolean {
  return (
    /\b(?:lovely|perfect|great|brilliant|grand|yes|yeah)\b/.test(text) &&
    !/\b(?:would have|no|for nothing|yeah right|you've been|you have been)\b|^oh great\b/.test(
      text,
    ) &&
    readAnswer(text) === 'yes' &&
    !told.some(({ kind }) => kind === 'tell-when') &&
    !saysMore(text.replace(/\bnow\b/, ' '), today)
  )
}

/** A line without its politeness: "yeah, if you could". */
const withoutIfYou = (text: string) =>
  text.replace(/,? if (?:you|he|she|they)(?:'d| could| can| would| don't)\b[^,.;!?]*/, '')

/** A line without the day of the caller's event, unless she has asked when to book. */
const ofEvent = (text: string, { open, before, hasParty }: Context) =>
  hasParty || ASKS_WHEN.includes(open) ? text : withoutEventDay(text, before)

/** Whether a command makes a booking, or asks something. */
const isOfBooking = (one: Command) =>
  ['existing', 'book', 'ask', 'tell-when'].includes(one.kind) ||
  (one.kind === 'tell' && one.field === 'service')

const OTHER_THING = /\b(?:other|else|another|next) (?:thing|question|one)\b/
const BARE_NOUN =
  /^(?:(?:and|about|oh|er|um+|well|yes|yeah|ah|right|it was|that was|that's it)[,. ]+)*(?:the|your) [\p{L}'-]+(?: [\p{L}'-]+)?\W*$/u

/** Whether a bare noun is the further question that the caller tried to recall, or was asked for. */
function isQuestionRecalled(text: string, context: Context, told: readonly Command[]): boolean {
  const { open, isBooking, isInvited, before } = context
  if (isBooking || !BARE_NOUN.test(text) || told.some(({ kind }) => kind === 'tell')) return false
  const isAlone = told.length === 0
  return OTHER_THING.test(before) || (isAlone && isInvited && open === 'service')
}

/** The details beside a danger, and a yes to her read-back: "Anton Nowak, 07700 900123. I can smell gas." */
function detailsBeside(original: string, context: Context): Command[] {
  const text = plain(original)
  const { commands, rest } = findNumbers(text, context)
  const named = findPerson(withoutAstral(original), rest, [], context).filter((one) => {
    if (one.kind !== 'tell' || one.field !== 'name') return false
    // "Heart Attack!" is no name
    const name = plain(one.value)
    const isSigned = INTRODUCED.test(text.replace(name, '@'))
    const isFull = one.value.includes(' ') && original.includes(one.value)
    const isApart = findDanger(text.replace(name, ' ')) !== null
    const isAsked = context.open === 'name' && findDanger(name) === null
    return isSigned ? isApart : isFull && (isApart || isAsked)
  })
  // "Yes, but I can smell gas" holds nothing against the number.
  const agreed = text.replace(/\b(?:but|only|and)\b.*/, '')
  const isAgreed = context.open === 'phone-confirm' && restAfterYes(agreed, true) !== null
  const all = [...commands.filter(({ kind }) => kind === 'tell'), ...named]
  return isAgreed ? [...all, { kind: 'yes' }] : all
}

const INTRODUCED = /\b(?:name(?:'s| is)|i'm|this is) @|@,? (?:here|speaking)\b/

/** The details of a person, with the party that a bare number means, and without any that it does not. */
function withBareNumber(person: Command[], bare: BareNumber | null): Command[] {
  if (bare === null) return person
  const { number, of } = bare
  const rest = person.filter((one) => one.kind !== 'tell' || one.field !== 'party')
  if (of === 'either') return [...rest, { kind: 'number', number }]
  return of === 'party' ? [...rest, { kind: 'tell', field: 'party', value: String(number) }] : rest
}

const MOVES = /\b(?:cancel|change|move|shift|swap|switch) /

/** "Move my Thursday appointment to Friday" is about the booking of this call, if that is on Thursday. */
function ofBooking(text: string, { isBooking, askedDay }: Context): string {
  if (!MOVES.test(text)) return text
  const day = isBooking && askedDay !== null ? plain(WEEKDAYS[weekdayOf(askedDay)] ?? '') : '-'
  return text.replace(
    new RegExp(
      `\\b(cancel|change|move|shift|swap|switch) (?:(?:my|the) )?${day}(?:'s)?(?: (?:appointment|booking|one|slot|table))?\\b`,
    ),
    '$1 it',
  )
}

/** What the caller has spoken of: on this line, before it, and as the service that she has understood. */
const spokenOf = (text: string, { notes, before, service }: Context) =>
  plain([service, notes, before].filter(Boolean).join('. ')).concat('. ', text)

/** "Put me through to Darren" asks for him. */
function withPerson(one: Command, text: string, { setup }: Context): Command {
  const name =
    one.kind === 'person' || one.kind === 'message' ? findAskedPerson(text, setup.urgent.to) : null
  return name === null ? one : ({ ...one, name } as Command)
}

/** At a yes-no question or after a booking, "are you open on Saturdays?" wishes for no Saturday. */
function withoutQuestions(text: string, { open, isBooking, setup, synonyms }: Context): string {
  const isMade = open === null && isBooking
  if (!isMade && open !== 'confirm' && open !== 'take-message') return text
  // "Yes. And is the first meeting really £120?" asks for no first of the month.
  const isAgreed = open === 'confirm' && restAfterYes(text) !== null
  const isAside = (clause: string) =>
    isAgreed &&
    isQuestion(clause.replace(/^(?:and|also|but) /, '')) &&
    !OTHER_TIME.test(clause) &&
    !asksToMove(clause)
  return clausesOf(text)
    .filter(
      (clause) =>
        !isAside(clause) &&
        [null, 'unknown'].includes(findTopic(withoutLead(clause), setup, synonyms)?.topic ?? null),
    )
    .join(', ')
}

/** Asks for another time than the one read back: "yes, but could it be four?" */
const OTHER_TIME = /\b(?:make|move|change|instead|rather)\b/

/** The owner's urgent word for what is left of a danger. */
function urgentStill(relief: Relief, { danger, setup, notes, isUrgent }: Context): string | null {
  const { words } = setup.urgent
  // The power is off, but the water still comes through.
  if (danger === 'wet-electrics') return findLeak(words)
  return isUrgent || relief !== 'over' ? findUrgent(plain(notes ?? ''), words) : null
}

/** Chooses the table for the size of the party, in place of one that is too small or too large. */
function findTable(
  said: readonly Command[],
  times: readonly Command[],
  context: Context,
): Command[] {
  const { setup, service, hasParty, isBooking } = context
  const { services } = setup
  const told = said.find((one) => one.kind === 'tell' && one.field === 'party')
  const party = told?.kind === 'tell' ? Number(told.value) : context.party
  const table = hasParty && party ? tableFor(party, services) : null
  if (!table || !party || !(isBooking || times.length > 0 || said.some(isBook))) return []
  const named = said.find(isService)
  const name = named?.kind === 'tell' ? named.value : service
  const current = services.find((one) => one.name === name)
  if (current && !isOtherSize(current, party)) return []
  return [{ kind: 'tell', field: 'service', value: table.name }]
}

/** Chooses "Table for dinner" for a table at eight, unless other services are for that time too. */
function findMeal(text: string, said: Command[], times: Command[], context: Context): Command[] {
  const { hasParty, hasService, inMind, open, setup, synonyms } = context
  // "Go on then, Sunday at one", after a question about the Christmas menu.
  const isKnown = hasService || inMind !== null
  const isWish = open === 'service' || said.some(isBook)
  const time = times.find((one) => one.kind === 'tell-when')
  if (!hasParty || isKnown || !isWish || time?.kind !== 'tell-when') return []
  const alike = alikeServices(text, setup.services, synonyms)
  const when = { ...time.when, day: time.when.day ?? context.askedDay }
  // "A table on Saturday afternoon" names what it is for; "tea tomorrow night" is no afternoon tea.
  const named = said.find((one) => one.kind === 'tell' && one.field === 'service')
  if (named?.kind === 'tell' && !isOtherMeal(when, named.value)) return []
  const [only, other] = mealsAt(when, alike.length > 0 ? alike : bookableServices(setup))
  return only && !other ? [{ kind: 'tell', field: 'service', value: only.name }] : []
}

/** "A safety certificate. How much is it?" asks for the price of the service that the line names. */
function ofNamed(ask: Command, asks: readonly Command[], text: string, context: Context): Command {
  const { setup, synonyms, hasService, isForOwner } = context
  if (ask.kind !== 'ask') return ask
  const fact = ask.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
  const isOfMoney = ask.topic === 'price' || ask.topic === 'prices' || isOfCost(fact)
  // "Is it free?" of work that has gone wrong: no price of ours tells, unless the work is guaranteed.
  if (isOfMoney && isOfOurFault(text, context) && !isOfGuarantee(fact)) return UNKNOWN
  if (ask.topic !== 'price' && ask.topic !== 'prices' && ask.topic !== 'duration') return ask
  // "How much would it be?" of what is on no list.
  if (context.topic === 'unlisted' && ask.about === undefined)
    return { kind: 'ask', topic: 'unlisted' }
  // "How much to do a Labrador? Just a bath, really."
  const chosen =
    ask.topic === 'prices' && ask.about !== undefined && chosenIn(statedIn(text), context)
  if (chosen) return { ...ask, topic: 'price', about: chosen.name }
  // "How much is a check-up? She's six."
  if (ask.about !== undefined) {
    const variant = moreSpecific(text, ask.about, setup.services, synonyms)
    // "How much is a check-up? And for my son?" asks for both.
    const isAsked = asks.some((one) => one.kind === 'ask' && one.about === variant?.name)
    return variant && !isAsked ? { ...ask, about: variant.name } : ask
  }
  const service =
    exactService(text, setup.services) ?? (hasService ? null : chosenIn(statedIn(text), context))
  const topic = ask.topic === 'prices' ? 'price' : ask.topic
  if (service) return { ...ask, topic, about: service.name }
  if (topic === 'duration' && !hasService && context.inMind === null && !context.isMessage)
    return { ...ask, about: text }
  // "Will I be charged?" asks for no list of prices.
  const isOfOurs = !isForOwner && (hasService || context.service !== null)
  if (topic === 'price' && !isOfOurs && asksIfCharged(text)) return UNKNOWN
  const stated = statedIn(text)
  if (topic !== 'price' || hasService) return ask
  // "I'm locked out, how much will it be?": what is no service of ours has none of our prices.
  const isUrgent = context.isUrgent || findUrgent(text, setup.urgent.words) !== null
  if ((isUrgent || context.isMessage) && context.topic !== 'prices' && context.topic !== 'price')
    return UNKNOWN
  if (alikeServices(stated, setup.services, synonyms).length > 0)
    return { kind: 'ask', topic: 'prices', about: stated }
  return isBeyondServices(stated, context) ? UNKNOWN : ask
}

/** Says how to reach the caller, after a yes to their number. */
const saysHowToReach = (text: string) =>
  beginsWithYes(text) &&
  /\b(?:(?:just|only) (?:texts?|ring|call|phone|e-?mail)|no (?:letters?|post|voicemails?|texts?|calls?))\b/.test(
    text,
  ) &&
  !/\b(?:back|about|first|instead|rather)\b/.test(text)

/** The service that a part of a line names. */
const chosenIn = (text: string, { setup, synonyms }: Context) =>
  chooseService(text, setup.services, synonyms, NAMED_POINTS)

/** Whether a call is about work of the firm's that has gone wrong, or about a complaint. */
function isOfOurFault(text: string, { notes }: Context): boolean {
  const said = `${plain(notes ?? '')}. ${text}`
  return isAftercare(said) || isComplaint(said)
}

const isOfGuarantee = (fact?: Setup['facts'][number]) =>
  fact !== undefined && /\b(?:guarantee|warrant)/i.test(`${fact.question} ${fact.answer}`)

/** The question of a line that corrects what she has understood: of another price, or of what she can't tell. */
function askedAgain(text: string, { before, setup, synonyms, topic }: Context): Command {
  const index = factOnTopic(`${before} ${text}`, setup.facts)
  const fact = setup.facts[index ?? -1]
  const isTold = fact === undefined || factOnTopic(before, setup.facts) === index
  if (index !== null && !isTold && !asksMoreThan(text, fact))
    return { kind: 'ask', topic: 'fact', index }
  const service = chooseService(text, setup.services, synonyms, WORD_POINTS)
  const [said, words] = [contentOf(before), contentOf(text)]
  const isOther =
    service !== null && tellingWords(service).some((word) => words.has(word) && !said.has(word))
  return isOther && (topic === 'price' || topic === 'prices')
    ? { kind: 'ask', topic: 'price', about: service.name }
    : UNKNOWN
}

/** The words unknown to the set-up at which a request is for something else: "a patent for an invention". */
const STRANGE_MIN_WORDS = 2

/** Whether what the caller needs is none of our services, so that their prices answer nothing. */
function isBeyondServices(text: string, { setup, synonyms }: Context): boolean {
  const { town, area, trade, name, services } = setup
  const ours = knownWords(services, synonyms)
  const firm = contentOf([name, trade, town, 'somebody someone', ...area.towns].join(' '))
  const strange = [...contentOf(text)].filter((word) => !ours.has(word) && !firm.has(word))
  return hasNeed(text) && strange.length >= STRANGE_MIN_WORDS
}

/** Points at a thing, and at no time: "I've left my scarf there, have you got it today?" */
const OF_THING = /\b(?:it|them|him|her|this one|that one|my|our)\b/

/** Whether a part of a line asks what is free: "have you got anything today, his claw's bent?" */
const asksForAny = (text: string, context: Context) =>
  [text, ...text.split(/[,.;!?] /).filter((part) => !OF_THING.test(part))].some((part) =>
    asksFree(part, context),
  )

const isBook = ({ kind }: Command) => kind === 'book'

const isPolite = ({ kind }: Command) => kind === 'thanks' || kind === 'greeting'

const isService = (one: Command) => one.kind === 'tell' && one.field === 'service'

/** Whether a command wishes for a booking by naming what is to be booked. */
const isOfWish = (one: Command) =>
  one.kind === 'tell-when' ||
  (one.kind === 'tell' && (one.field === 'service' || one.field === 'party'))

const isOfPrices = (one: Command) =>
  one.kind === 'ask' && (one.topic === 'price' || one.topic === 'prices')

/** Whether a line says yes to "Would you like to book?"; "great, thanks" does not. */
function isAccepted(text: string): boolean {
  return (
    readAnswer(text) === 'yes' &&
    /\b(?:yes|yeah|yep|yup|aye|sure|please|definitely|absolutely|go (?:ahead|on|for it)|do (?:it|that)|i would|i'd love)\b/.test(
      text,
    )
  )
}

/** A name must not look like a service: "van der Berg" does not ask for a van. */
function withoutName(text: string, person: readonly Command[]): string {
  const name = person.find((command) => command.kind === 'tell' && command.field === 'name')
  return name?.kind === 'tell' ? text.replace(plain(name.value), ' ').replace(/^[ ,]+/, '') : text
}

/** The danger in a line, or else the model's commands, which must never hide a danger. */
function withDanger(line: Line, commands: readonly Command[]): Command[] {
  const danger = findDanger(plain(line.text))
  return danger ? [{ kind: 'danger', danger }] : [...commands]
}
