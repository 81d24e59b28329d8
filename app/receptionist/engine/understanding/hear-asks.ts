import type { Setup } from '../types.ts'
import { withDigits } from './text/numbers.ts'
import { privateRoomIn } from './services/private-room.ts'
import { asksForOtherFirm, findTakenFor } from './wants/asked-person.ts'
import { asksOtherOccasion } from './asks/asks-more.ts'
import { clausesOf, withoutLead } from './asks/clauses.ts'
import { findAsks, PRICE, UNKNOWN } from './asks/asks.ts'
import { isPrice, POINTS, thingWanted } from './asks/follow-ups.ts'
import { tellsService, type Ask, type Command } from './command.ts'
import type { Context } from './context.ts'
import { isAftercare } from './wants/work-done.ts'
import { askedInstead } from './asks/asked-instead.ts'
import { opensWithKind } from './asks/firm-asks.ts'
import type { Details } from './hear-details.ts'
import { statedIn } from './services/read-job-line.ts'
import type { PlainLine } from './plain-line.ts'
import { isQuestion, OTHER_FIRM, pressesForAnswer } from './asks/questions.ts'
import {
  amountIn,
  asksIfCharged,
  isFreeForAll,
  isOfCost,
  isOfPrice,
  PRICE_WORDS,
  wantsLetting,
} from './asks/price-words.ts'
import { alikeServices, chooseService, moreSpecific, namedServices } from './services/services.ts'
import { exactService, knownWords } from './services/service-names.ts'
import { isOfOthers, isUnlisted } from './services/other-work.ts'
import { pattern } from './text/patterns.ts'
import { contentOf, plain } from './text/text.ts'
import { findTopic } from './asks/topics.ts'
import { findUrgent } from './danger/urgent-phrases.ts'
import { hasNeed } from './wants/book-asks.ts'
import { isComplaint } from './wants/feelings.ts'
import { asksLatest } from './when/diary-asks.ts'

/** What a line asks, and what that says of the rest of the line. */
export type Asked = {
  asks: Ask[]
  /** Whether the caller corrects what she took the last question to be, or only asks after the service that it names. */
  isAskedAgain: boolean
  /** The part of the line that corrects the last question, which answers nothing. */
  correction: string | null
  /** Whether the line only names what the caller wants to ask about. */
  isRecalled: boolean
  /** Whether the work is none of the firm's services. */
  isOtherWork: boolean
}

/** Reads the questions of a line, in the light of what it wants and tells. */
export function hearAsks(
  line: PlainLine,
  wants: Command[],
  details: Details,
  context: Context,
): Asked {
  const { text } = line
  const { told, rest, nameless } = details
  // "Will Prentice" asks nothing.
  const isNameFirst = told.some((one) => one.kind === 'tell' && /^(?:Will|May) /.test(one.value))
  const named = findAsks(isNameFirst ? nameless : rest, wants, told, context).map((ask, _, all) =>
    ofNamed(ask, all, nameless, context, told.find(tellsService)?.value),
  )
  const isOfOffers = context.open === 'slot' && asksLatest(text)
  const asked =
    isOfOffers || isOfTimeAskedFor(text, told, context)
      ? named.filter(({ topic }) => topic !== 'hours')
      : named
  const answerable = isOfDayAskedFor(text, told, context) ? withoutFree(asked) : asked
  const found = pressesForAnswer(text)
    ? askedStill(text, answerable, nameless, context)
    : answerable
  const instead = askedInstead(text, told, context)
  const isRecalled = isQuestionRecalled(text, context, told)
  // "I'm not happy, I asked for a trim" asks for nothing.
  const isNamed = found.length === 0 && namesPriced(wants, told, context)
  const isOtherWork = !wants.some(isOfComplaint) && isOfOtherWork(details, context)
  const isBesideOther = !isOtherWork && asksBesideOther(text, found, context)
  const asks =
    isOtherWork && !isOfFees(text, found, context)
      ? [UNLISTED, ...found.filter(isOfFirm)]
      : isNamed
        ? [{ kind: 'ask', topic: 'price', about: told.find(tellsService)?.value ?? '' } as const]
        : instead && found.every(isUnknown)
          ? [instead.ask]
          : isRecalled && found.length === 0
            ? [recalled(text, context)]
            : found
  const meant = withoutDayAlone(isBesideOther ? [...asks, UNKNOWN] : asks, text)
  return {
    asks: withTakenFor(meant, line, details, context),
    isAskedAgain: instead !== null || isBesideOther,
    correction: instead?.clause ?? null,
    isRecalled,
    isOtherWork: isOtherWork || isBesideOther,
  }
}

/** "I've a house to let out, what do you charge?" is told that she does not know, and not that nobody lets. */
const isOfFees = (text: string, asks: readonly Ask[], { setup }: Context) =>
  isFreeForAll(setup) && wantsLetting(text) && asks.some(isUnknown)

/** Asks after one thing besides another: "and do you do toilets as well?" */
const ALSO = /\b(?:as well|too|also|an'? all)\b/

/** Whether a line wants work on no list, and asks after a service besides: "I need a gas cert, and do you do toilets?" */
function asksBesideOther(
  text: string,
  asks: readonly Ask[],
  { setup, synonyms, isBooking, isMessage }: Context,
): boolean {
  const isPriced = asks.length === 1 && asks.every((one) => one.topic === 'price' && one.about)
  if (!isPriced || isBooking || isMessage) return false
  const needs = clausesOf(text).filter((one) => !isQuestion(one) && hasNeed(one))
  const isAlso = ALSO.test(text)
  return needs.some(
    (one) =>
      isUnlisted(one, setup.services, synonyms) ||
      (isAlso && chooseService(one, setup.services, synonyms, PART_POINTS) === null),
  )
}

const OF_MONEY =
  /\b(?:money|prices?|costs?|pay(?:ing)?|charges?|fees?|how much|(?:it|that)(?:'s| is| was) free)\b/

/** What a caller had no answer to: "you never told me about the parking". */
const ABOUT_THING = /\babout (?:the|my|our|that) ([\p{L}'-]+)\W*$/u

/** The questions of a line that complains of no answer: its own, the price that it speaks of, or the last question. */
function askedStill(text: string, asks: Ask[], nameless: string, context: Context): Ask[] {
  if (!asks.every(isUnknown)) return asks
  const earlier = context.recent.split(/(?<=[.?!;]) /).toReversed()
  const asked = earlier.filter((one) => isQuestion(one) && !pressesForAnswer(one))
  const { setup, synonyms } = context
  const last = asked
    .map((one) => findTopic(withoutLead(one), setup, synonyms))
    .find((one) => one !== null)
  // "You never said about the dog"
  const thing = ABOUT_THING.exec(text)?.[1]
  const named = thing === undefined ? null : findTopic(`${thing}?`, setup, synonyms)
  const again = OF_MONEY.test(text) ? PRICE : (named ?? last)
  return again ? [ofNamed(again, [again], nameless, context)] : asks
}

/** Whether a question is about the firm, whatever work the caller wants: "I need a gas cert, are you insured?" */
const isOfFirm = ({ topic }: Ask) =>
  topic === 'fact' || topic === 'hours' || topic === 'area' || topic === 'robot'

const isUnknown = ({ topic }: Ask) => topic === 'unknown'

/** The questions of "what about Monday, how late are you open till?", of which the day alone asks nothing else. */
function withoutDayAlone(asks: readonly Ask[], text: string): readonly Ask[] {
  const isOfHours = asks.some(({ topic }) => topic === 'hours')
  if (!isOfHours || !/\b(?:what|how) about (?:\w+day|tomorrow),/.test(text)) return asks
  return asks.filter(({ topic }) => topic !== 'unknown')
}

/** Whether a line only names the service whose price she could not tell: "how much is a wash?", "a bath, I mean". */
const namesPriced = (
  wants: readonly Command[],
  told: readonly Command[],
  { topic, before, open }: Context,
) =>
  open === 'take-message' &&
  topic === 'unknown' &&
  isOfPrice(before) &&
  wants.length === 0 &&
  told.length === 1 &&
  told.some(tellsService)

const isOfComplaint = ({ kind }: Command) => kind === 'complaint'

/** Whether "have you nothing earlier?" is about the day asked for, whose times she has just offered. */
function isOfDayAskedFor(
  text: string,
  told: readonly Command[],
  { open, askedDay }: Context,
): boolean {
  if (open !== 'slot' || askedDay === null) return false
  const isTimed = told.some(
    (one) =>
      one.kind === 'tell-when' && (one.when.isEarlier === true || one.when.minute !== undefined),
  )
  return isTimed && /^(?!.*\bsooner\b).*\bearlier\b/.test(text)
}

const OPEN_AT = /\bopen\b[^.?!;,]{0,12} (?:at|from|by) (?:half |quarter \w+ )?\d/

/** Whether "don't you open at half eight?" asks for that time, of which she says whether it is free. */
const isOfTimeAskedFor = (
  text: string,
  told: readonly Command[],
  { open, askedDay }: Context,
): boolean =>
  open === 'slot' &&
  askedDay !== null &&
  told.some((one) => one.kind === 'tell-when' && one.when.minute !== undefined) &&
  OPEN_AT.test(withDigits(text))

/** The questions without the first that asks what is free. */
function withoutFree(asks: readonly Ask[]): Ask[] {
  const free = asks.findIndex(({ topic }) => topic === 'free')
  return asks.filter((_, i) => i !== free)
}

/** Whether the caller has just asked for a price. */
const isAfterPrice = ({ topic }: Context) => topic !== null && isPrice(topic)

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

/** The question that a bare noun stands for: "What was the other thing? ... The parking". */
const recalled = (text: string, { setup, synonyms }: Context) =>
  findTopic(`what about ${text}?`, setup, synonyms) ?? UNKNOWN

const UNLISTED: Ask = { kind: 'ask', topic: 'unlisted' }

/** Whether the work is none of the services: "how much to fit a new toilet?" asks for no price of a repair. */
function isOfOtherWork({ job, meant }: Details, context: Context): boolean {
  const { setup, synonyms, hasService, listed, open, isMessage, isForOwner, recent } = context
  // Once she has listed the services, what is none of them becomes a message.
  if (job.some(tellsService) || listed.length > 0) return false
  const isFresh =
    !hasService &&
    (open === 'service' || open === 'take-message' || (isMessage && !isForOwner && open !== null))
  return (
    isUnlisted(meant, setup.services, synonyms) ||
    (isFresh && isOfOthers(meant, setup.services, synonyms, recent))
  )
}

/** The questions, with one that takes her for another firm or person. */
function withTakenFor(
  asks: readonly Ask[],
  { original, text }: PlainLine,
  { told, job }: Details,
  context: Context,
): Ask[] {
  const isForUs = job.some(tellsService) || told.some(({ kind }) => kind === 'urgent')
  if (!isForUs && asksForOtherFirm(original, context))
    return [{ kind: 'ask', topic: 'who', about: OTHER_FIRM }]
  const [first, ...others] = asks
  const isOfKind = first && isUnknown(first) && isFirstLine(context) && opensWithKind(text)
  const meant = isOfKind ? [{ kind: 'ask', topic: 'who' } as const, ...others] : asks
  const left = opensWithFirm(meant, text) ? meant.slice(1) : [...meant]
  // "Is that ninety?" after a price asks for nobody.
  const isSum = isAfterPrice(context) && (amountIn(text, true) !== null || /\bvat\b/.test(text))
  const takenFor = isSum ? null : findTakenFor(original, context)
  if (takenFor === null || left.some(isOfOtherFirm)) return left
  return [{ kind: 'ask', topic: 'who', about: takenFor }, ...left.slice(1)]
}

const isFirstLine = ({ open, before }: Context) => open === 'service' && before === ''

/** Whether a question is for another firm than this one. */
export const isOfOtherFirm = ({ about }: Ask) => about === OTHER_FIRM

/** The content words after "is that the solicitors?" that are enough to say what the call is about. */
const MATTER_MIN_WORDS = 3

/** Begins to tell what the caller has or needs: "is that Harcourts? My tap's dripping". */
const TELLS_OF = /^(?:i need|i've|we|my|our|the|there)\b/
const TELLS_OF_MIN_WORDS = 2

/** Asks whether the owner speaks, before saying why: "am I speaking to the owner? I've got a leak". */
const OF_OWNER = /\b(?:owner|manager|boss|person in charge)$/

/** "Is that the solicitors? My mother's in the hospice ...": the rest is what the call is about. */
function opensWithFirm([first]: readonly Ask[], text: string): boolean {
  const [asked = '', ...others] = text.split(/\? |, (?=(?:i|we|he|she|they|it|my|our|there)\b)/)
  const rest = others.join(' ')
  const least = OF_OWNER.test(asked)
    ? 1
    : TELLS_OF.test(rest)
      ? TELLS_OF_MIN_WORDS
      : MATTER_MIN_WORDS
  return (
    first?.topic === 'who' &&
    !first.about &&
    !asked.startsWith('who') &&
    contentOf(rest).size >= least
  )
}

/** Whether a question about a price names the service in hand, and nothing else: "how much is the lunch?" of a Sunday lunch. */
function isOfHeld(text: string, { service }: Context): boolean {
  const own = contentOf(service ?? '')
  const said = [...contentOf(withoutLead(text).replace(/^i meant? /, ''))].filter(
    (word) => !PRICE_WORDS.has(word),
  )
  return isOfPrice(text) && said.length > 0 && said.every((word) => own.has(word))
}

/** "A safety certificate. How much is it?" asks for the price of the service that the line names. */
function ofNamed(
  ask: Ask,
  asks: readonly Ask[],
  text: string,
  context: Context,
  chosenService?: string,
): Ask {
  const { setup, synonyms, hasService, isForOwner } = context
  const fact = ask.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
  // "I'm moving in on Monday, what do I bring?", where the owner only says what to bring to a viewing.
  const occasion = `${plain(context.service ?? '')}. ${text}`
  if (fact && asksOtherOccasion(occasion, plain(fact.question))) return UNKNOWN
  const isOfMoney = isPrice(ask.topic) || isOfCost(fact)
  // "Is it free?" of work that has gone wrong: no price of ours tells, unless the work is guaranteed.
  if (isOfMoney && isOfOurFault(text, context) && !isOfGuarantee(fact)) return UNKNOWN
  // A lunch may also be a table.
  const isSole = asks.length === 1 && (isUnknown(ask) || ask.topic === 'price')
  if (isSole && isOfHeld(text, context)) return PRICE
  if (ask.topic !== 'price' && ask.topic !== 'prices' && ask.topic !== 'duration') return ask
  // "It's the private room I'm after, not just a table, what's the charge?"
  const room = privateRoomIn(text, context)
  if (room && ask.topic !== 'duration') return { ...ask, topic: 'price', about: room.name }
  // "How much would it be?" of what is on no list.
  if (context.topic === 'unlisted' && ask.about === undefined) return UNLISTED
  // "How much to do a Labrador? Just a bath, really."
  const chosen =
    ask.topic === 'prices' && ask.about !== undefined && chosenIn(statedIn(text), context)
  if (chosen) return { ...ask, topic: 'price', about: chosen.name }
  // "How much is a check-up? She's six."
  if (ask.about !== undefined) {
    const variant = moreSpecific(text, ask.about, setup.services, synonyms)
    // "How much is a check-up? And for my son?" asks for both.
    const isAsked = asks.some(({ about }) => about === variant?.name)
    return variant && !isAsked ? { ...ask, about: variant.name } : ask
  }
  // "The toilet won't flush, but it's the certificate I'm after. What do you charge for that?"
  const wanted = ask.topic === 'duration' ? null : thingWanted(text)
  const pointed = wanted === null ? null : chosenIn(wanted, context)
  if (wanted !== null) return pointed ? { ...ask, topic: 'price', about: pointed.name } : UNKNOWN
  const wish = statedIn(text)
  const service =
    exactService(text, setup.services) ?? (hasService ? null : chosenIn(wish, context))
  const topic = ask.topic === 'prices' ? 'price' : ask.topic
  if (service) return { ...ask, topic, about: service.name }
  if (topic === 'duration' && !hasService && context.inMind === null && !context.isMessage)
    return { ...ask, about: text }
  // "Will I be charged?" asks for no list of prices.
  const isOfOurs = !isForOwner && (hasService || context.service !== null)
  if (topic === 'price' && !isOfOurs && asksIfCharged(text)) return UNKNOWN
  const stated = statedIn(text)
  if (topic !== 'price' || hasService) return ask
  // "I need an initial consultation on Thursday, how much is it?", of a first consultation on the list.
  if (chosenService) return { ...ask, topic, about: chosenService }
  const spokenOf = priceSpokenOf(text, context)
  if (spokenOf) return spokenOf
  // "I'm locked out, how much will it be?": what is no service of ours has none of our prices.
  const isUrgent = context.isUrgent || findUrgent(text, setup.urgent.words) !== null
  if ((isUrgent || context.isMessage) && context.topic !== 'prices' && context.topic !== 'price')
    return UNKNOWN
  if (alikeServices(stated, setup.services, synonyms).length > 0)
    return { kind: 'ask', topic: 'prices', about: stated }
  return isBeyondServices(stated, context) ? UNKNOWN : ask
}

/**
 * A question for the price of what the line before names, to which "it" points: "I'm wondering about that room
 * upstairs", "how much is it?" What is for the owner has no price, unless it was asked for.
 */
function priceSpokenOf(text: string, { before, setup, synonyms, isMessage }: Context): Ask | null {
  const isOfIt = clausesOf(text).some((one) => isOfPrice(one) && POINTS.test(one))
  if (!isOfIt || (isMessage && !isOfPrice(before))) return null
  const [only, other] = namedServices(before, setup.services, synonyms)
  if (only && !other) return { kind: 'ask', topic: 'price', about: only.name }
  return alikeServices(before, setup.services, synonyms).length > 0
    ? { kind: 'ask', topic: 'prices', about: before }
    : null
}

/** The points at which part of a line names the service that the rest asks about. */
const PART_POINTS = 1

/** The service that a part of a line names. */
export const chosenIn = (text: string, { setup, synonyms }: Context) =>
  chooseService(text, setup.services, synonyms, PART_POINTS)

/** Whether a call is about work of the firm's that has gone wrong, or about a complaint. */
function isOfOurFault(text: string, { notes }: Context): boolean {
  const said = `${plain(notes ?? '')}. ${text}`
  return isAftercare(said) || isComplaint(said)
}

const isOfGuarantee = (fact?: Setup['facts'][number]) =>
  fact !== undefined && /\b(?:guarantee|warrant)/i.test(`${fact.question} ${fact.answer}`)

/** Says who the caller is, which asks for nothing: "we've been coming to you for years", "I'm a pensioner". */
const SELF = pattern`
  \b(?:i|we)(?:'m|'re| am| are|'ve been| have been) (?!(?:after|looking|trying|wanting|planning|hoping|getting|buying|selling)\b)(?:
    (?:an? |already |all )?[a-z-]+(?: [a-z]+)?(?: of yours)?(?: (?:for|since) [^.,;?!]{2,24})?
    |(?:coming|going|with|using) [^.,;?!]{2,30}
  )(?=[.,;?!]|$)
`

const withoutSelf = (text: string) => text.replace(SELF, ' ')

/** The words unknown to the set-up at which a request is for something else: "a patent for an invention". */
const STRANGE_MIN_WORDS = 2

/** The same of a line that tells of something: "we've agreed to split up, no arguments". */
const STRANGE_STORY_MIN_WORDS = 3

/** Whether what the caller needs is none of our services, so that their prices answer nothing. */
function isBeyondServices(line: string, { setup, synonyms }: Context): boolean {
  const text = withoutSelf(line)
  const { town, area, trade, name, services } = setup
  const ours = knownWords(services, synonyms)
  const firm = contentOf([name, trade, town, 'somebody someone', ...area.towns].join(' '))
  const strange = [...contentOf(text)].filter((word) => !ours.has(word) && !firm.has(word))
  return strange.length >= (hasNeed(text) ? STRANGE_MIN_WORDS : STRANGE_STORY_MIN_WORDS)
}
