import type { Service } from '../../types.ts'
import { type Ask, type Command, tellsService, type Topic } from '../command.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { findParty } from '../details/party.ts'
import { seesBodies } from '../danger/urgency.ts'
import { asksIfGrave, asksIfWorse } from '../danger/worse.ts'
import { privateRoomIn } from '../services/private-room.ts'
import { exactService, isBeyondService } from '../services/service-names.ts'
import { chooseService, namedServices, WORD_POINTS } from '../services/services.ts'
import { part, pattern } from '../text/patterns.ts'
import { contentOf, plain, stem } from '../text/text.ts'
import { asksForRobot, asksPresence } from '../wants/asks-of-her.ts'
import { changesBooking } from '../wants/altered-bookings.ts'
import { askDiary } from '../when/diary-asks.ts'
import { clausesOf, withoutLead } from './clauses.ts'
import { askDetails } from './detail-asks.ts'
import { asksMoreThan } from './asks-more.ts'
import { factOnTopic, factsOnTopics } from './fact-topics.ts'
import { askAgain, askMore, askOfThat, isPrice, isSame, POINTS, thingWanted } from './follow-ups.ts'
import { asksForHome, cannotTurnOff } from './home-asks.ts'
import { type ClauseInLine, needsNoAnswer } from './needs-no-answer.ts'
import { asksWhy, isQuestion, WHY_DETAIL } from './questions.ts'
import {
  amountIn,
  asksIfCharged,
  asksWhatsIn,
  isFreeForAll,
  isOfCost,
  isOfPrice,
  wantsLetting,
} from './price-words.ts'
import { asksOfHours } from './opening-hours.ts'
import { askPrice, asksOfExtras, asksOfOtherSum, asksOfUnit } from './price-asks.ts'
import { askedOfRisk, asksOfRisk, leavesRiskOpen } from './risks.ts'
import {
  asksForProgress,
  asksForRing,
  asksForStatus,
  checksChange,
  checksTime,
  asksForWhat,
  checksWhich,
  hopesItIsOff,
  takenToBeFor,
} from './status.ts'
import { findTopic } from './topics.ts'

/** Looks for a word: "I have, how you say, rash on my arm". */
const FOR_WORDS = new RegExp(
  part`
    ,? \b(?:
      how (?:do |would )?you (?:say|call it|put it)
      |what (?:is|was) it(?= an?\b)
      |what do (?:you|they) call it
      |what's (?:it called|the word)
    ),? (?!\w+ is\b)
  `,
  'g',
)

const ASK_MAX_COUNT = 3

const ROBOT: Ask = { kind: 'ask', topic: 'robot' }

/** A question that the set-up cannot answer. */
export const UNKNOWN: Ask = { kind: 'ask', topic: 'unknown' }

/**
 * The questions of a line, at most three. One that the set-up cannot answer is left out if it only asks for
 * what the rest of the line tells.
 */
export function findAsks(text: string, wants: Command[], told: Command[], context: Context): Ask[] {
  if (asksPresence(text)) return []
  // "Somebody'll ring me, will they?" is two clauses.
  if ((context.isBooking || context.isMessage) && asksForRing(text))
    return [
      { kind: 'ask', topic: 'status' },
      ...clausesOf(text).flatMap((one) => (asksForRobot(one) ? [ROBOT] : [])),
    ]
  const asks = asksOfClauses(text, wants, told, context)
  const isOfHarm = asksIfWorse(text) || (seesBodies(context.setup) && asksIfGrave(text))
  if (isOfHarm && asks.every(({ topic }) => topic !== 'fact')) {
    const known = asks.filter(({ topic }) => topic !== 'unknown')
    return [{ kind: 'ask', topic: 'worse' }, ...known.slice(0, 1)]
  }
  const answering = factsForLine(text, asks, context)
  if (answering.length > 0)
    return answering.slice(0, ASK_MAX_COUNT).map((index) => ({ kind: 'ask', topic: 'fact', index }))
  const isLeft = asks.length === 0 && (asksForHome(text, context) || cannotTurnOff(text, context))
  return isLeft ? [UNKNOWN] : asks.slice(0, ASK_MAX_COUNT)
}

/** A question for the price of the service in hand. */
export const PRICE: Ask = { kind: 'ask', topic: 'price' }

/** Says of whom a price may not hold: "if I'm out of work", "for pensioners", "on benefits", "even for a big one". */
const EXEMPT = pattern`
  \bif (?:i|we|you|he|she|they)(?:'(?:m|re|ve|s)| (?:am|are|is|have|has)(?:n't)?| ain't) (?!(?:not )?(?:
    late|ill|sick|cancel\w*|missed|lost|forgot\w*|to|got to|had to|running|going|coming|paid|booked
  )\b)
  |\bif (?:i|we|you|he|she|they|it)(?:'s| is)? (?:only|just)\b
  |\bfor (?:oaps?|pensioners|students|children|kids|carers|veterans|the unemployed)\b
  |\b(?:even )?(?:for|with|if (?:he|she|it)(?:'s| is)) (?:an? |the |my |our |such an? )*(?:big|large|huge|massive|giant|hefty|heavy)\b
  |\beven (?:for|with|though|if)\b
  |\b(?:on|claiming) (?:benefits?|universal credit|pip|esa|the dole|pension credit|a (?:low income|pension))\b
`

/** Whether the service in hand has a price, of which the caller asks whether it holds for them. */
const isOfExemption = (
  { topic, about }: Ask,
  { clause, told }: ClauseInLine,
  { hasService, service }: Context,
) =>
  (hasService || told.some(tellsService)) &&
  (topic === 'unknown' || (isPrice(topic) && (about === undefined || about === service))) &&
  (isOfPrice(clause) || amountIn(clause, true) !== null) &&
  !asksOfExtras(clause) &&
  EXEMPT.test(clause)

/** "If nobody rings me what do I do?", without the comma. */
const IF_FIRST = /\b(if [^,.?]{3,60}?) (what (?:do|should|shall|can) (?:i|we)\b)/

/** The questions of a line, clause by clause. */
function asksOfClauses(text: string, wants: Command[], told: Command[], context: Context): Ask[] {
  const asks: Ask[] = []
  const whole = text.replace(FOR_WORDS, ' ').replace(IF_FIRST, '$1, $2')
  // "Actually, hang on, can we ..." comes with a gap in place of the words that wait.
  const clauses = clausesOf(whole.replace(/ {2,}/g, ' '))
  for (const original of clauses) {
    const rest = clauses.filter((other) => other !== original).join('. ')
    const said = { clause: withoutLead(original), rest, text, wants, told }
    const last = asks.at(-1) ?? null
    const ask = findAsk(original, said, last, context)
    if (!ask || asks.some((other) => isSame(other, ask))) continue
    if (needsNoAnswer(ask, said, context) || isPriceOfUnknown(ask, said, last, context)) continue
    if (isGuess(ask, said, last)) continue
    // What may do harm is not left out in favour of another answer, nor is what she is.
    if (asksOfRisk(said.clause) || ask.topic === 'robot') {
      asks.unshift(ask)
      continue
    }
    const also = [
      ...askOfOtherFacts(ask, said.clause, context),
      ...askOfPayment(ask, said.clause, context),
    ]
    if (isOfExemption(ask, said, context)) asks.push(PRICE, UNKNOWN)
    else asks.push(...priceOfExtra(ask, said.clause, context), ask, ...also)
  }
  return asks
}

/** Guesses the day that the question before asks for: "when's the rent due, is it the 1st?" */
const GUESS = pattern`
  ^(?:is|was|isn't) (?:it|that|they) (?:(?:still|always|usually|on|by|about) )*(?:the )?(?:
    \d{1,2}(?:st|nd|rd|th)?|first|second|third|start|beginning|middle|end|last(?: day)?|\w+days?
  )(?: (?:of|in) (?:the|every|each) month)?\W*$
`

/** Whether the fact that answers the question before it tells the day that a clause guesses. */
const isGuess = ({ topic }: Ask, { clause }: ClauseInLine, last: Ask | null) =>
  topic === 'unknown' && last?.topic === 'fact' && GUESS.test(clause)

/** The question of a clause. `original` is the clause with its lead, and `last` the question before it. */
function findAsk(
  original: string,
  { clause, rest, text, told }: ClauseInLine,
  last: Ask | null,
  context: Context,
): Ask | null {
  if (wantsTableThen(clause, told, context)) return null
  if (asksOfUnit(clause)) return UNKNOWN
  const found =
    askWhy(clause, context) ??
    askDetails(clause, context) ??
    askStatus(clause, context) ??
    askDiary(clause, context) ??
    askMore(clause, last ?? context, context) ??
    askAgain(clause, context) ??
    askOfThat(askOfTopic(clause, context), clause, rest, context) ??
    askHinted(original, context)
  // "A new bathroom, what do you charge?" asks for the price of what it names.
  const isOfAny =
    found?.topic === 'prices' &&
    found.about === undefined &&
    !context.hasService &&
    thingWanted(rest) === null
  const listed =
    isOfAny || found?.topic === 'unknown'
      ? (serviceAsked(clause, rest, told, context)?.name ??
        serviceMeant(clause, rest, isOfAny, context))
      : null
  if (listed) return { kind: 'ask', topic: 'price', about: listed }
  // "Is that a fixed price?" is answered by the price, and by who can tell whether more comes on top.
  if (found?.topic === 'unknown' && isOfPriced(clause, context)) return PRICE
  // A price doesn't say what it covers.
  if (found && isPrice(found.topic) && asksWhatsIn(clause)) return UNKNOWN
  // "I'm letting my house out. What do you charge?" asks for no visit of a tenant's.
  if (found?.topic === 'prices' && isFreeForAll(context.setup) && wantsLetting(rest)) return UNKNOWN
  return found && withoutRisk(found, askedOfRisk(clause, text, context.before), context)
}

/** Whether a clause wants a table on another day, and no more opening hours: "what about the 27th, there's six of us?" */
const wantsTableThen = (clause: string, told: readonly Command[], { topic, hasParty }: Context) =>
  hasParty &&
  topic === 'hours' &&
  /^(?:and |so |then )*(?:what|how) about\b/.test(clause) &&
  !asksOfHours(clause) &&
  told.some((one) => one.kind === 'tell' && one.field === 'party') &&
  told.some(({ kind }) => kind === 'tell-when')

/** Whether a clause asks if the price of the service in hand may grow. */
const isOfPriced = (clause: string, { service, inMind }: Context) =>
  (service ?? inMind) !== null &&
  (isOfPrice(clause) || amountIn(clause, true) !== null) &&
  asksOfExtras(clause)

/** Means by "them" what the rest of the line names. */
const OF_THAT = /\b(?:it|that|them|those|this|him|her|one)\b/

/**
 * The service that the price of a clause is for, if the rest of the line names it: "his nails are long, what do you
 * charge to cut them?" `isOfAny`: it asks for the price of nothing in particular.
 */
function serviceMeant(
  clause: string,
  rest: string,
  isOfAny: boolean,
  { setup, synonyms }: Context,
): string | null {
  const isOfThat = isOfPrice(clause) && (isOfAny || OF_THAT.test(clause))
  if (!isOfThat || EXEMPT.test(clause) || asksOfOtherSum(clause)) return null
  const price = askPrice(`${rest}. ${clause}`, setup, synonyms)
  return price?.topic === 'price' ? (price.about ?? null) : null
}

const CAN_YOU =
  /^(?:(?:hi|hello|and|so|also),? )*(?:can|could|do|would) you (?:also |still |even )?/

/** The service that a clause asks for beside a price: "can you witness a form, and how much is a will?" */
function serviceAsked(
  clause: string,
  rest: string,
  told: readonly Command[],
  { setup, synonyms, isBooking, isMessage }: Context,
): Service | null {
  if (isBooking || isMessage || !isOfPrice(rest) || !CAN_YOU.test(clause)) return null
  const asked = clause.replace(CAN_YOU, '')
  const service = chooseService(asked, setup.services, synonyms, 1)
  if (service === null || isBeyondService(asked, service, synonyms)) return null
  // "Can you fix my tap, and how much is it?" books the repair.
  const other = chooseService(rest, setup.services, synonyms, 1)
  return other === service || (other === null && told.some(tellsService)) ? null : service
}

function askOfTopic(clause: string, context: Context): Ask | null {
  const isPriced = context.topic !== null && isPrice(context.topic)
  return findTopic(withoutReason(clause, context), context.setup, context.synonyms, isPriced)
}

/**
 * The price of the other service that a question names beside the one in hand: "can you do her nails too, or is that
 * extra?" Whether the two cost less together is still unknown.
 */
function priceOfExtra(
  { topic }: Ask,
  clause: string,
  { service, setup, synonyms }: Context,
): Ask[] {
  if (topic !== 'unknown' || service === null || !/\b(?:extra|on top)\b/.test(clause)) return []
  const others = setup.services.filter(({ name }) => name !== service)
  const [only, other] = namedServices(clause, others, synonyms)
  return only && !other ? [{ kind: 'ask', topic: 'price', about: only.name }] : []
}

/**
 * "Do you do a Christmas menu, and how much is it?" asks for no price of ours; "how many does the private room hold,
 * and how much is it?" does.
 */
const isPriceOfUnknown = (
  { topic, about }: Ask,
  { clause, text, told }: ClauseInLine,
  last: Ask | null,
  context: Context,
) =>
  isPrice(topic) &&
  about === undefined &&
  last?.topic === 'unknown' &&
  // "What if I can't make it, is there a fee?", of any booking.
  ((context.isBooking &&
    asksIfCharged(clause) &&
    /\bif\b/.test(text.slice(0, text.indexOf(clause)))) ||
    (POINTS.test(clause) && !context.hasService && !told.some(tellsService))) &&
  (privateRoomIn(text, context) ?? exactService(text, context.setup.services)) === null

/** "Universal credit and a cat, is that all right?" asks for two. */
function askOfOtherFacts({ topic, index }: Ask, clause: string, context: Context): Ask[] {
  if (topic !== 'fact') return []
  return factsOnTopics(clause, context.setup.facts)
    .filter((other) => other !== index)
    .map((other) => withoutRisk({ kind: 'ask', topic, index: other }, clause, context))
}

/** Says how the caller will pay: "she'll want to pay cash". */
const PAYS =
  /\b(?:i|we|he|she|they)\b[^.?!;,]{0,20}\bpay(?:ing)? (?:(?:it|you|for it) )?(?:by |in |with |on )?(cash|card|cheque|instal?ments|bank transfer)\b/

/** Whether the firm takes what a caller who asks for a price says they will pay with: "how much is it, she'll pay cash". */
function askOfPayment({ topic }: Ask, clause: string, { setup, synonyms }: Context): Ask[] {
  const [, means] = (isPrice(topic) && PAYS.exec(clause)) || []
  return means === undefined
    ? []
    : [findTopic(`can i pay by ${means}?`, setup, synonyms) ?? UNKNOWN]
}

/** The facts that answer the line as a whole, if its clauses leave open what they ask about. */
function factsForLine(text: string, asks: Ask[], context: Context): number[] {
  const { facts } = context.setup
  // "My wife's a coeliac, can she eat with you?" says before the question what it is about.
  const isOpen =
    (isQuestion(text) || asks.length > 0) &&
    asks.every(({ topic, about }) => topic === 'unknown' || (isPrice(topic) && !about))
  if (!isOpen) return []
  // "We have a dog. What do you charge?" asks nothing about dogs.
  const isPrices = asks.some(({ topic }) => isPrice(topic))
  const answers = (index: number, said: string, asked = said) => {
    const fact = facts[index]
    return fact && !asksMoreThan(said, fact, asked) && (!isPrices || isOfCost(fact))
  }
  // "I'm a landlord, what's it for us?"
  const asked = isPrices ? text.replace(/\bwhat(?='s it\b| is it\b)/, 'how much') : text
  const found = factsOnTopics(asked, facts)
  if (found.length > 0)
    return found.filter((index) => answers(index, askedOfRisk(text, text, context.before)))
  // "Will I be charged?" after "I need to cancel".
  const told = context.isForOwner ? plain(context.notes ?? '') : context.before
  // "Is there a charge?" after "a landlord appraisal, please" asks for no fees of landlords.
  const spoken = context.isBooking ? withoutWords(told, context.service) : told
  const isNew = spoken !== '' && factOnTopic(spoken, facts) === null
  const followed = isNew ? factOnTopic(`${spoken} ${text}`, facts, text) : null
  return followed !== null && answers(followed, `${spoken}. ${text}`, text) ? [followed] : []
}

/** A text without the words of a service's name. */
function withoutWords(text: string, name: string | null): string {
  const own = contentOf(name ?? '')
  return text.replace(/[\p{L}-]+/gu, (word) => (own.has(stem(word)) ? '' : word))
}

/** The question, passed on to the owner if its fact leaves open what may do harm. */
function withoutRisk(ask: Ask, said: string, { setup }: Context): Ask {
  const fact = ask.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
  return fact && leavesRiskOpen(said, fact) ? UNKNOWN : ask
}

/** "What do you need my name for?", while she asks for it, or "why do you need my number?" */
const askWhy = (clause: string, { open }: Context): Ask | null =>
  (DETAILS.includes(open) || /\bwhy do you\b/.test(clause)) && isQuestion(clause) && asksWhy(clause)
    ? { kind: 'ask', topic: 'offer', about: WHY_DETAIL }
    : null

const DETAILS: readonly Context['open'][] = ['name', 'phone', 'phone-confirm', 'postcode']

/** Why a caller asks: "how much is it, I need to get cash out". */
const REASON =
  /(?:,|,? (?:cos|coz|because|so|only)|(?= (?:i|we|he|she|they)(?:'ll| will)? (?:want|need|like|prefer|pay|be paying)\b)) (?:only |just )?(?:so (?:that )?)?(?:(?:i|we|he|she|they)(?:'\w+)?|hes|shes|ive|im|(?:(?:my|our|the) )?[a-z]+(?:'ll| will| wants| needs)) [^?]*\??$/

const OF_SERVICE =
  /\b(?:how much|how long|have to pay)\b.*\b(?:it|that|this)\b|\bwhat(?:'s| is| does| do| will) (?:it|that|this|i)\b.*\b(?:cost|owe)\b/

/** A question of the price or length of the service in hand, without why it is asked. */
function withoutReason(clause: string, { hasService, setup, synonyms }: Context): string {
  const asked = clause.replace(REASON, '')
  const isOther = chooseService(clause, setup.services, synonyms, 1) !== null
  return hasService && !isOther && OF_SERVICE.test(asked) ? asked : clause
}

/** Leads a question in the form of a statement: "I'm not sure if", "I take it". */
const HINT = pattern`
  ^.*?\b(?:
    (?:not|\w+n't) (?:quite |really |too )?(?:sure|certain|know)
    |wondering|curious
    |(?:to|just) (?:check|make sure|ask)
    |checking
    |(?:i|we) (?:take it|presume|assume|hope|gather|understand|hear|heard|thought)
    |hoping|(?:says?|said|told me)|presumably|hopefully
  )(?: if| whether| that| about)? (?=\w)
`

/** A question in the form of a statement, if the set-up answers it: "not sure if you take cards". */
function askHinted(clause: string, { setup, synonyms }: Context): Ask | null {
  const rest = clause.replace(HINT, '')
  if (rest === clause) return null
  const asked = rest
    .replace(/^you(?:'re| are) /, 'are you ')
    .replace(/^there(?:'s| is) /, 'is there ')
    .replace(/^you /, 'do you ')
  const found = findTopic(`${asked}?`, setup, synonyms)
  const isKnown = found && (HINTED.includes(found.topic) || found.about !== undefined)
  return isKnown ? found : null
}

/** What she may tell a caller who has not asked in so many words. */
const HINTED: readonly Topic[] = ['fact', 'hours', 'area']

/** Speaks of paying, without a question for a price: "we don't want to be paying if we're only asking". */
const OF_PAY = /\b(?:pay(?:ing)?|charg\w*|quotes?|estimates?|money)\b/

/** "Is it booked then?", once there is something to ask about. */
function askStatus(clause: string, context: Context): Ask | null {
  const { isBooking, isMessage, isForOwner, isUrgent, danger, minute } = context
  const { open, before, service, notes } = context
  // Once the power is off, "is somebody coming?" is about the water.
  const isPressing = isUrgent || danger !== null
  if (isPressing && !isBooking && asksForProgress(clause)) return { kind: 'ask', topic: 'progress' }
  const isTimed = isBooking && minute !== null && !ASKS_WHEN.includes(open)
  // "Is it free or not?", once the time is settled or after another question about the price.
  if (isOfPrice(clause) && (isTimed || isOfPrice(before) || OF_PAY.test(before))) return null
  const isSettled = isTimed && open !== 'confirm'
  const isChosen = (isBooking || isMessage) && service !== null
  const isOfSlot =
    (isSettled && checksTime(clause)) ||
    (isChosen && (checksWhich(clause) || asksOfHeld(clause, context)))
  const isOfChange = changesBooking(plain(notes ?? '')) && checksChange(clause)
  const isOfVisit = isForOwner && isMessage && (isOfChange || hopesItIsOff(clause))
  return isOfSlot || isOfVisit || ((isBooking || isMessage) && asksForStatus(clause))
    ? { kind: 'ask', topic: 'status' }
    : null
}

/** Whether a question is what the booking in hand is for, or for how many: "is this for a clean?", "is that for four?" */
function asksOfHeld(clause: string, { topic, setup, synonyms, hasParty }: Context): boolean {
  // "Is that for a cut?", after a price, is about the price.
  if (topic !== null && isPrice(topic)) return false
  const thing = takenToBeFor(clause)
  return (
    asksForWhat(clause) ||
    (hasParty && findParty(`for ${thing}`, false) !== null) ||
    chooseService(thing, setup.services, synonyms, WORD_POINTS) !== null
  )
}
