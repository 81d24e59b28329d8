import { isPrice } from './asks/follow-ups.ts'
import type { Service, Setup } from '../types.ts'
import { findAskedPerson } from './wants/asked-person.ts'
import { clausesOf, withoutLead } from './asks/clauses.ts'
import { UNKNOWN } from './asks/asks.ts'
import { tellsService, type Ask, type Command } from './command.ts'
import { ASKS_WHEN, type Context } from './context.ts'
import { isForOwnerOnly } from './wants/for-owner.ts'
import type { Asked } from './hear-asks.ts'
import type { Details } from './hear-details.ts'
import { isBook } from './hear-wants.ts'
import type { PlainLine } from './plain-line.ts'
import { isInOrder, isQuestion } from './asks/questions.ts'
import { isOfPrice } from './asks/price-words.ts'
import { isTalk } from './asks/consultations.ts'
import { asksOfUnit } from './asks/price-asks.ts'
import { asksForRing } from './asks/status.ts'
import { findTopic } from './asks/topics.ts'
import { wordsOf } from './text/text.ts'
import { isErrand } from './wants/book-asks.ts'
import { readAnswer } from './answers/yes-no.ts'
import { pattern } from './text/patterns.ts'
import { isTimed } from './when/diary-asks.ts'

/** The parts of a line as they were heard, each by its own rules. */
type Parts = { line: PlainLine; wants: Command[]; details: Details; asked: Asked }

/** Drops what a line only seems to want, tell or ask beside the rest of it, and returns the commands left. */
export function reconcile({ line, wants, details, asked }: Parts, context: Context): Command[] {
  const { text, original } = line
  const { told, job } = details
  const isTask = isOwnersTask(text, job, asked.asks, context)
  const all: Command[] = isTask ? [...wants, { kind: 'message', isTold: true }] : [...wants]
  if (acceptsInvitation(text, all, asked.asks, context)) all.push({ kind: 'book' })
  const isAskedOnly = asksOnly(text, all, asked.asks, context)
  // The price is no answer to the Sundays.
  const isOfDays = isAskedOnly && told.some(({ kind }) => kind === 'tell-when') && !isOfPrice(text)
  const heard = isOfDays ? asked.asks.map((one) => (isOfPrices(one) ? UNKNOWN : one)) : asked.asks
  const said = keptDetails(text, told, asked, isAskedOnly, context)
  const talk = findTalk(text, [...all, ...said], context)
  const kept: Command[] = talk
    ? [...said, { kind: 'tell', field: 'service', value: talk.name }]
    : said
  const asks = talk ? withItsPrice(heard, text, talk, context) : heard
  const isConsult = talk !== null || wantsConsultation(text, told, context)
  if (isConsult && !all.some(isBook)) all.push({ kind: 'book' })
  const wanted = withoutAsked(all, text, asks, kept, context)
    .filter(({ kind }) => !(isConsult && kind === 'person'))
    .filter(({ kind }) => !(asked.isOtherWork && kind === 'book'))
  const commands = [...wanted.map((one) => withPerson(one, original, context)), ...kept, ...asks]
  return isTask ? withoutBooking(commands, told) : commands
}

/** Whether neither a booking nor a message has begun, so that a line decides what the call is to be. */
const isUndecided = ({ isBooking, isMessage, open }: Context) =>
  (!isBooking || open === 'service') && !isMessage

/** Whether a line is an errand, or another matter that only the owner can settle. */
function isOwnersTask(
  text: string,
  job: readonly Command[],
  asks: readonly Ask[],
  context: Context,
): boolean {
  if (!isUndecided(context) || !asks.every(({ topic }) => topic === 'unknown')) return false
  return (
    isForOwnerOnly(text, context) || (isErrand(text) && !job.some(({ kind }) => kind === 'tell'))
  )
}

/** What a caller who says yes to a booking may ask besides: "yeah, go on then. Do you do Saturdays?" */
const BESIDE_YES: readonly Ask['topic'][] = ['unknown', 'fact', 'hours', 'free']

/** Whether a line says yes to "Would you like to book?", beside no question but one of those. */
function acceptsInvitation(
  text: string,
  wants: readonly Command[],
  asks: readonly Ask[],
  { isInvited }: Context,
): boolean {
  if (!isInvited || wants.some(({ kind }) => kind === 'message' || kind === 'person')) return false
  if (asks.length === 0) return isAccepted(text)
  const isOfFacts = asks.every(({ topic }) => BESIDE_YES.includes(topic))
  // "Is that for both? Yes please": a bare "yes" before a question may only lead on to it.
  return (
    isOfFacts &&
    clausesOf(text).some(
      // "Whitening, do you do it?" says no "do it".
      (clause) =>
        isAccepted(clause) &&
        !isInOrder(clause) &&
        wordsOf(clause).length > 1 &&
        !KNEW.test(clause),
    )
  )
}

/** Agrees to what she has said, and books nothing: "yes, I thought so". */
const KNEW = /\bi (?:know|knew|thought|see|understand|heard)\b/

/** Takes what she has given the price of: "I'll have one of them", "can we get that one then". */
const TAKES_ONE =
  /\b(?:i(?:'ll| will)|we(?:'ll| will)|(?:can|could) (?:i|we)) (?:just |please )?(?:have|take|get|go for|go with) (?:one|it|that|this)(?: one)?(?: of (?:them|those|these))?(?=\W*$|[,.;!?]| (?:please|then|on (?!board)|this|next|\w+day|today|tomorrow)\b)/

/** Whether a line says yes to "Would you like to book?"; "great, thanks" does not. */
function isAccepted(text: string): boolean {
  if (TAKES_ONE.test(text)) return true
  return (
    readAnswer(text) === 'yes' &&
    /\b(?:yes|yeah|yep|yup|aye|sure|please|definitely|absolutely|go (?:ahead|on|for it)|do (?:it|that)|i would|i'd love)\b/.test(
      text,
    )
  )
}

/** "Do you do the set lunch on Sundays, and is there parking?" asks twice, and books nothing. */
function asksOnly(
  text: string,
  wants: readonly Command[],
  asks: readonly Ask[],
  { isBooking, isMessage }: Context,
): boolean {
  const isBegun = isBooking || isMessage || wants.some(isBook)
  return asks.length > 1 && !isBegun && clausesOf(text).every(isQuestion)
}

/** The details that a line tells, without those that only belong to its questions. */
function keptDetails(
  text: string,
  told: readonly Command[],
  { asks, isAskedAgain, isRecalled }: Asked,
  isAskedOnly: boolean,
  context: Context,
): Command[] {
  if (isRecalled) return told.filter(({ kind }) => kind !== 'tell-when')
  // "And the MOT after that" asks for no later time.
  if (told.some((one) => one.kind === 'several' && one.isNext))
    return told.filter((one) => one.kind !== 'tell-when' || !one.when.isLater)
  if (isAskedAgain)
    return told.filter(
      (one) =>
        !tellsService(one) && !isBook(one) && one.kind !== 'change' && one.kind !== 'message',
    )
  // "So that's half past two on Friday?" after a booking moves nothing.
  // "What if it starts again at night?" asks for no time either.
  if (asks.some((one) => isOfStatus(one) || isOfProgress(one)))
    return told.filter((one) => tellsWhenAsked(one, text, context) || !isOfBooked(one, context))
  // "Have you anything sooner?" is answered from the diary, and narrows no day.
  const isFree = asks.some(({ topic }) => topic === 'free')
  return told.filter((one) => !(isFree && isSooner(one)) && !(isAskedOnly && isOfWish(one)))
}

/** Whether a line answers "When would you like it?" beside a question that names no time: "did you get that? Friday at two". */
const tellsWhenAsked = (one: Command, text: string, { open, today }: Context) =>
  one.kind === 'tell-when' &&
  ASKS_WHEN.includes(open) &&
  clausesOf(text).some((clause) => isTimed(clause, today)) &&
  !clausesOf(text).some((clause) => isTimed(clause, today) && isQuestion(clause))

/** Whether a detail only says what is booked; "half past two, is that for both of us?" at her offers chooses. */
function isOfBooked(one: Command, { open, service }: Context): boolean {
  if (one.kind === 'tell') return one.field === 'service' && one.value === service
  if (one.kind !== 'tell-when') return false
  // "Did you get that, two o'clock, not three?" corrects.
  return open !== 'slot' && !one.when.not && !one.when.notMinutes
}

/** What "sooner" and "soonest" say of a time. */
const NO_DAY: ReadonlySet<string> = new Set(['isEarlier', 'isAny'])

const isSooner = (one: Command) =>
  one.kind === 'tell-when' && Object.keys(one.when).every((key) => NO_DAY.has(key))

/** Whether a command wishes for a booking by naming what is to be booked. */
const isOfWish = (one: Command) =>
  one.kind === 'tell-when' ||
  (one.kind === 'tell' && (one.field === 'service' || one.field === 'party'))

/** "I need to talk to somebody about a divorce" wants the consultation, where one can be booked. */
const wantsConsultation = (text: string, told: readonly Command[], context: Context) =>
  isUndecided(context) &&
  isOffice(context.setup) &&
  TALKS_ABOUT.test(text) &&
  !NO_NEW_MATTER.test(text) &&
  told.some((one) => one.kind === 'tell' && isTalk(one.value))

/** Says in plain words that the caller wants to sit down with anybody who can help: "can I come in and see somebody?" */
const SEES_ANYONE =
  /\b(?:see|meet|sit down with|(?:chat|meeting|sit-?down) with|go through (?:it|this|that) with) (?:some|any)(?:one|body)\b(?! (?:else|now|today about|in charge|senior))/

/** What a line may want besides to see somebody. */
const BESIDE_TALK: readonly Command['kind'][] = [
  'book',
  'person',
  'greeting',
  'thanks',
  'tell-when',
]

/** What a new patient or client is seen for first. */
const FIRST_VISIT = /\b(?:consultation|assessment)\b|^(?:doctor|gp)'s appointment$/i

/** The consultation or assessment of a firm that has one, for a caller who would see anybody and names no service. */
function findTalk(text: string, said: readonly Command[], context: Context): Service | null {
  if (!isUndecided(context) || context.isVisit || !SEES_ANYONE.test(text)) return null
  // "I'd rather see somebody", after the price of a will, is about the will.
  if (NO_NEW_MATTER.test(text) || context.inMind !== null) return null
  const isOther = (one: Command) =>
    !BESIDE_TALK.includes(one.kind) && (one.kind !== 'tell' || tellsService(one))
  if (said.some(isOther)) return null
  const talks = context.setup.services.filter(
    ({ name, isBookable }) => isBookable && FIRST_VISIT.test(name),
  )
  return talks.length === 1 ? (talks[0] ?? null) : null
}

/** The questions of a line, with the price of the talk that it wants where it asks what "it" costs. */
function withItsPrice(
  asks: readonly Ask[],
  text: string,
  { name }: Service,
  { setup, synonyms }: Context,
): readonly Ask[] {
  const asked = clausesOf(text)
    .filter(isQuestion)
    .map((one) => findTopic(withoutLead(one), setup, synonyms))
  const isOfIt = asked.some((one) => one && isOfPrices(one) && one.about === undefined)
  if (!isOfIt || asks.some(isOfPrices)) return asks
  const price: Ask = { kind: 'ask', topic: 'price', about: name }
  return asked.length > 1 ? [price, ...asks] : [price]
}

/** Wants to talk a matter over with anybody who knows about it. */
const TALKS_ABOUT = pattern`
  \b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an?|any|some)(?:one|body)?(?: solicitor| lawyer| adviser| accountant)? (?:about|regarding) (?:
    an?|getting|buying|selling|making
  )\b
`
/** Wants to be rung, or speaks of a matter in hand. */
const NO_NEW_MATTER = pattern`
  \b(?:
    ring|call|phone|put (?:me|us) through|now(?! then\b)|already|client|file|case|i'm with|cancel\w*
    |handling|acting
    |you(?:'re|'ve| are| have)
  )\b
`
const isOffice = ({ trade }: Setup) => trade === 'solicitor' || trade === 'accountant'

/** What a line wants, without what its questions mean otherwise. */
function withoutAsked(
  wants: readonly Command[],
  text: string,
  asks: readonly Ask[],
  kept: readonly Command[],
  { isBooking, isMessage, isForOwner }: Context,
): Command[] {
  const isStatus = asks.some(isOfStatus)
  const isProgress = asks.some(isOfProgress)
  const isPrice = asks.some(isOfPrices)
  const isOver = isStatus && kept.length === 0
  return wants.filter(
    ({ kind }) =>
      !(isOver && (kind === 'book' || kind === 'message')) &&
      // "So they'll not come Monday?", of a booking that the message is about, wants no other.
      !(kind === 'book' && isStatus && isMessage && isForOwner && !kept.some(tellsService)) &&
      // "Have you put me through?" asks for nobody else.
      !(isProgress && kind === 'person') &&
      // "Sam'll still ring me about the notice, yeah?" leaves no message in place of the booking.
      !(kind === 'message' && isBooking && isStatus && asksForRing(text)) &&
      // "How much did you say it was?" wants the price, and not her last question.
      !(kind === 'repeat' && isPrice) &&
      // "How much for both of us?" wants a price, and no two bookings.
      !(kind === 'several' && ((isPrice && !wants.some(isBook)) || asksOfUnit(text))),
  )
}

const isOfStatus = ({ topic }: Ask) => topic === 'status'

const isOfProgress = ({ topic }: Ask) => topic === 'progress' || topic === 'worse'

const isOfPrices = ({ topic }: Ask) => isPrice(topic)

/** "Put me through to Darren" asks for him. */
function withPerson(one: Command, text: string, { setup }: Context): Command {
  if (one.kind !== 'person' && one.kind !== 'message') return one
  const name = findAskedPerson(text, setup)
  return name === null ? one : { ...one, name }
}

/** The commands of a task for the owner, which books nothing and asks nothing of her. */
function withoutBooking(commands: readonly Command[], told: readonly Command[]): Command[] {
  // "A do for thirty on the 22nd" keeps its day.
  const isForParty = told.some((one) => one.kind === 'tell' && one.field === 'party')
  return commands.filter((one) => (isForParty && one.kind === 'tell-when') || !isOfBooking(one))
}

/** Whether a command makes a booking, or asks something. */
const isOfBooking = (one: Command) =>
  ['existing', 'book', 'ask', 'tell-when'].includes(one.kind) || tellsService(one)
