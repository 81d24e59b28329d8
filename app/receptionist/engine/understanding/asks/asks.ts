import type { Service, Setup } from '../../types.ts'
import { tellsService, type Ask, type Command, type Topic } from '../command.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { findDates } from '../when/dates.ts'
import { askDiary } from '../when/diary-asks.ts'
import { askDetails } from './detail-asks.ts'
import { asksMoreThan, factOnTopic, factsOnTopics } from './fact-topics.ts'
import { factTakenUp, findFactAbout, sharesWord } from './facts.ts'
import { needsNoAnswer, type ClauseInLine } from './needs-no-answer.ts'
import { part, pattern } from '../text/patterns.ts'
import { findOutward } from '../details/postcodes.ts'
import {
  amountIn,
  asksOfHours,
  asksWhatsIn,
  asksWhy,
  isFreeForAll,
  isOfCost,
  isOfPrice,
  isQuestion,
  speaksOfSeason,
  wantsLetting,
  WHY_DETAIL,
} from './questions.ts'
import { askedOfRisk, asksOfRisk, leavesRiskOpen } from './risks.ts'
import { privateRoomIn } from '../services/private-room.ts'
import { chooseService, moreSpecific, namedServices } from '../services/services.ts'
import { exactService, isBeyondService } from '../services/service-names.ts'
import {
  asksForProgress,
  asksForRing,
  asksForStatus,
  checksChange,
  checksTime,
  checksWhich,
  hopesItIsOff,
} from './status.ts'
import { remembered } from '../text/remembered.ts'
import { changesBooking } from '../wants/existing.ts'
import { asksForRobot, asksPresence } from '../wants/asks-of-her.ts'
import { contentOf, plain } from '../text/text.ts'
import { findTopic } from './topics.ts'
import { asksIfWorse } from '../danger/worse.ts'
import { readAnswer } from '../answers/yes-no.ts'

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

/** How many clauses are read. Nobody asks more in one breath, and reading them takes time. */
const CLAUSE_MAX_COUNT = 6
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
  if (asksIfWorse(text) && asks.every(({ topic }) => topic !== 'fact')) {
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
    // What may do harm is not left out in favour of another answer, nor is what she is.
    if (asksOfRisk(said.clause) || ask.topic === 'robot') {
      asks.unshift(ask)
      continue
    }
    const also = askOfOtherFacts(ask, said.clause, context)
    if (isOfExemption(ask, said, context)) asks.push(PRICE, UNKNOWN)
    else asks.push(...priceOfExtra(ask, said.clause, context), ask, ...also)
  }
  return asks
}

/** The question of a clause. `original` is the clause with its lead, and `last` the question before it. */
function findAsk(
  original: string,
  { clause, rest, text, told }: ClauseInLine,
  last: Ask | null,
  context: Context,
): Ask | null {
  const found =
    askWhy(clause, context) ??
    askDetails(clause, context) ??
    askStatus(clause, context) ??
    askDiary(clause, context) ??
    askMore(clause, last ?? context, context) ??
    askAgain(clause, context) ??
    askOfThat(askOfTopic(clause, context), clause, rest, context) ??
    askHinted(original, context)
  const listed = found?.topic === 'unknown' ? serviceAsked(clause, rest, told, context) : null
  if (listed) return { kind: 'ask', topic: 'price', about: listed.name }
  // A price doesn't say what it covers.
  if (found && isPrice(found.topic) && asksWhatsIn(clause)) return UNKNOWN
  // "I'm letting my house out. What do you charge?" asks for no visit of a tenant's.
  if (found?.topic === 'prices' && isFreeForAll(context.setup) && wantsLetting(rest)) return UNKNOWN
  return found && withoutRisk(found, askedOfRisk(clause, text, context.before), context)
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
  POINTS.test(clause) &&
  !context.hasService &&
  !told.some(tellsService) &&
  last?.topic === 'unknown' &&
  (privateRoomIn(text, context) ?? exactService(text, context.setup.services)) === null

/** "Universal credit and a cat, is that all right?" asks for two. */
function askOfOtherFacts({ topic, index }: Ask, clause: string, context: Context): Ask[] {
  if (topic !== 'fact') return []
  return factsOnTopics(clause, context.setup.facts)
    .filter((other) => other !== index)
    .map((other) => withoutRisk({ kind: 'ask', topic, index: other }, clause, context))
}

/** The facts that answer the line as a whole, if its clauses leave open what they ask about. */
function factsForLine(text: string, asks: Ask[], context: Context): number[] {
  const { facts } = context.setup
  // "My wife's a coeliac, can she eat with you?" says before the question what it is about.
  const isOpen =
    isQuestion(text) &&
    asks.every(({ topic, about }) => topic === 'unknown' || (isPrice(topic) && !about))
  if (!isOpen) return []
  // "We have a dog. What do you charge?" asks nothing about dogs.
  const isPrices = asks.some(({ topic }) => isPrice(topic))
  const answers = (index: number, said: string) => {
    const fact = facts[index]
    return fact && !asksMoreThan(said, fact) && (!isPrices || isOfCost(fact))
  }
  const found = factsOnTopics(text, facts)
  if (found.length > 0)
    return found.filter((index) => answers(index, askedOfRisk(text, text, context.before)))
  // "Will I be charged?" after "I need to cancel".
  const spoken = context.isForOwner ? plain(context.notes ?? '') : context.before
  const isNew = spoken !== '' && factOnTopic(spoken, facts) === null
  const followed = isNew ? factOnTopic(`${spoken} ${text}`, facts) : null
  return followed !== null && answers(followed, `${spoken}. ${text}`) ? [followed] : []
}

/** Asks that somebody come to the caller: "could somebody come out to the house to her?" */
const TO_HOME = pattern`
  \bcome out to (?:her|him|us|me|them)\b
  |\b(?:come|go|pop|get|visit)\b[^.?!]{0,24}\b(?:to|at|in|round) (?:
    the|her|his|my|our|their|[a-z]+'s
  ) (?:[a-z]+ )?(?:
    house|home|flat|bungalow|bedside|hospital|hospice|ward
  )\b
`

const ASKS_THEM =
  /\b(?:can|could|do|will|would) (?:you|he|she|they|some(?:one|body)|any(?:one|body))\b/

/** Whether a line asks a firm to which callers come for a visit. */
const asksForHome = (text: string, { isVisit, hasParty }: Context) =>
  !isVisit &&
  !hasParty &&
  (isQuestion(text) || ASKS_THEM.test(text)) &&
  TO_HOME.test(text) &&
  !/\b(?:i|we) (?:come|go|pop|get)\b/.test(text)

const CANNOT_TURN_OFF = pattern`
  \b(?:
    can't|cannot|couldn't|don't know|dunno|no idea|not sure
  )\b[^.?!]{0,30}\b(?:turn|stop|shut|switch|stop ?(?:tap|cock))\b
`

/** Whether a caller who is urgent cannot turn the water off. */
const cannotTurnOff = (text: string, { isUrgent }: Context) =>
  isUrgent && CANNOT_TURN_OFF.test(text)

/** The question, passed on to the owner if its fact leaves open what may do harm. */
function withoutRisk(ask: Ask, said: string, { setup }: Context): Ask {
  const fact = ask.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
  return fact && leavesRiskOpen(said, fact) ? UNKNOWN : ask
}

const isPrice = (topic: Topic) => topic === 'price' || topic === 'prices'

/** "What do you need my name for?", while she asks for it, or "why do you need my number?" */
const askWhy = (clause: string, { open }: Context): Ask | null =>
  (DETAILS.includes(open) || /\bwhy do you\b/.test(clause)) && isQuestion(clause) && asksWhy(clause)
    ? { kind: 'ask', topic: 'offer', about: WHY_DETAIL }
    : null

const DETAILS: readonly Context['open'][] = ['name', 'phone', 'phone-confirm', 'postcode']

function isSame(before: Ask, { topic, about, index }: Ask): boolean {
  // "Who am I speaking to, are you a robot?": who she is says what she is, too.
  if (!before.about && !about && [before.topic, topic].every((one) => OF_HER.includes(one)))
    return true
  // "Do you do nail clipping, and what's the price?" asks for one price.
  if (before.topic === 'price' && topic === 'prices') return about === undefined
  return before.topic === topic && before.about === about && before.index === index
}

/** Ask who or what she is. */
const OF_HER: readonly Topic[] = ['who', 'robot']

/**
 * A follow-up question: "and for a will?" after a price, "what about Otley?" after the area. `before` is
 * the question that it follows, on this line or the one before.
 */
function askMore(
  clause: string,
  { topic, about }: { topic: Topic | null; about?: string },
  { setup, synonyms, today, before, isBooking }: Context,
): Ask | null {
  const more =
    /^(?:(?:and )?(?:what|how) about (.*)|(?:no,? )?(?:sorry,? )?i mean(?:t)?,? (?:like |after that,? )*(.*)|(?:and|or) (?:.*\?$|\S+(?: \S+){0,3}$))/.exec(
      clause,
    )
  // "Do you cover Ripon?", then "HG4" alone.
  const isBare = /^(?:it's |it is |i'm |in |that's )*\S+\W*$/.test(clause)
  if (topic === 'area' && isBare && findOutward(clause) !== null)
    return { kind: 'ask', topic, about: clause }
  if (!more) return null
  const isPlace = more[1] !== undefined && findDates(more[1], today).dates.length === 0
  if (topic === 'area' && isPlace) return { kind: 'ask', topic, about: `cover ${more[1]}` }
  const isOfHours = topic === 'hours' || (topic === 'fact' && asksOfHours(before))
  if (isOfHours && (speaksOfSeason(clause) || findDates(clause, today).dates.length > 0))
    return { kind: 'ask', topic: 'hours' }
  const service =
    chooseService(clause, setup.services, synonyms, 1) ??
    // "How much is a check-up? And for my son?"
    (about === undefined ? null : moreSpecific(clause, about, setup.services, synonyms))
  // "Do you do eleven plus?", then "what about GCSE?"
  if (service && more[1] !== undefined && !isBooking && (topic === null || topic === 'unknown'))
    return { kind: 'ask', topic: 'price', about: service.name }
  const isOfService = topic === 'price' || topic === 'prices' || topic === 'duration'
  // "And do I need a check-up first?" asks for no price.
  if (!service || !isOfService || /\b(?:need|have to|got to|must|should)\b/.test(clause))
    return null
  return { kind: 'ask', topic: topic === 'prices' ? 'price' : topic, about: service.name }
}

/** Points at what was said before: "how do I do that?", "where do I send it?" */
const POINTS = /\b(?:it|that|this|these|those|one|them|they)\b/
const OPEN_TOPICS: readonly Topic[] = ['unknown', 'price', 'prices', 'duration']

/** Whether a question leaves out what it is about: "does that come with nails?", "is coffee included?" */
export const pointsBack = (text: string) =>
  POINTS.test(text) || /\b(?:includ\w*|extra|same)\b/.test(text)

/** Says which of the things spoken of the caller wants: "it's more the certificate I'm after". */
const WANTED = pattern`
  \bit(?:'s| is) (?:really |more |mainly |just |actually )*(?:the |an? |my |our )?([^,.;?!]{3,40}?) (?:that )?(?:i'm|i am|we're|we are|i|we) (?:really |mainly |mostly |actually |more )*(?:
    after|want(?:ing)?|need(?:ing)?|interested in|bothered about
    |(?:ringing|calling) (?:about|for)
  )\b
`

/** The thing that a line says it wants, among those that it speaks of, or null. */
export const thingWanted = (text: string) => WANTED.exec(text)?.[1] ?? null

/** Whether a clause asks if what was spoken of costs nothing. */
const asksIfFree = (clause: string) =>
  /\b(?:it|that|this)(?:'s| is)? (?:free|for nothing)\b/.test(clause)

/** The fact about a cost that the last lines asked for, or null. */
function costSpokenOf(recent: string, { facts }: Setup): number | null {
  const index = factOnTopic(recent, facts)
  return index !== null && isOfCost(facts[index]) ? index : null
}

/** "Oh, I mean for a quote, like", after "do you charge?": the fact that both together ask for. */
function askAgain(clause: string, { topic, before, setup }: Context): Ask | null {
  const [, meant] = /\bi meant?,? (?:like |just |only )*(?:for|about|if|to) (.*)/.exec(clause) ?? []
  if (meant === undefined || topic === null) return null
  const index = factOnTopic(`${before} ${clause}`, setup.facts)
  const fact = setup.facts[index ?? -1]
  const isOfIt = fact !== undefined && sharesWord(fact.question, contentOf(meant))
  return isOfIt && index !== null ? { kind: 'ask', topic: 'fact', index } : null
}

/** Asks again whether the firm does what was spoken of: "so you do do it?" */
const DOES_IT =
  /^(?:(?:so|and|but|oh|right|then),? )*(?:do you|you do)(?: still| actually)? (?:do|offer) (?:it|that|them|those)\b/

/** Whether the firm does what the rest of the line names, or what was asked about last. */
function askIfDone(rest: string, { setup, synonyms, inMind }: Context): Ask | null {
  const named = chooseService(rest, setup.services, synonyms, 1)?.name
  // "Whitening, do you do it?" asks about no service that was spoken of before.
  const about = named ?? (contentOf(rest).size === 0 ? inMind : null)
  return about === null ? null : { kind: 'ask', topic: 'price', about }
}

/** A question that takes its topic from the rest of the line, or from the line before. */
function askOfThat(ask: Ask | null, clause: string, rest: string, context: Context): Ask | null {
  const { before, recent, setup, hasService, isUrgent } = context
  const done = ask?.topic === 'unknown' && DOES_IT.test(clause) ? askIfDone(rest, context) : null
  if (done) return done
  // "Is it free or not?", after a question whether a quote is.
  const ofCost =
    ask && isPrice(ask.topic) && asksIfFree(clause) ? costSpokenOf(recent, setup) : null
  if (ofCost !== null) return { kind: 'ask', topic: 'fact', index: ofCost }
  // "How long will it take?" on an urgent call is not about repairs that can wait.
  if (!ask || isUrgent || ask.about !== undefined) return ask
  if (!OPEN_TOPICS.includes(ask.topic)) return ask
  const isFollowUp = ask.topic === 'unknown' && /^so\b/.test(clause)
  if (!POINTS.test(clause) && !isFollowUp && contentOf(clause).size > 0) return ask
  // Of the service in hand she knows the price and the length.
  if (ask.topic !== 'unknown' && hasService) return ask
  const index =
    findFactAbout(clause, rest, setup.facts) ??
    findFactAbout(clause, before, setup.facts) ??
    (ask.topic === 'unknown' ? factTakenUp(clause, before, setup.facts) : null)
  if (index === null) return ask
  // "What's it cost for a new patient?" after "do you take NHS patients?"
  const isPriced = isPrice(ask.topic) || isOfPrice(clause)
  if (isPriced && !isOfPrice(plain(setup.facts[index]?.question ?? ''))) return ask
  return { kind: 'ask', topic: 'fact', index }
}

/** Why a caller asks: "how much is it, I need to get cash out". */
const REASON =
  /(?:,|,? (?:cos|coz|because|so|only)) (?:only )?(?:(?:i|we|he|she)(?:'\w+)?|hes|shes|ive|im) [^?]*\??$/
const OF_SERVICE = /\b(?:how much|how long|have to pay)\b.*\b(?:it|that|this)\b/

/** A question of the price or length of the service in hand, without why it is asked. */
function withoutReason(clause: string, { hasService, setup, synonyms }: Context): string {
  const asked = clause.replace(REASON, '')
  const isOther = chooseService(clause, setup.services, synonyms, 1) !== null
  return hasService && !isOther && OF_SERVICE.test(asked) ? asked : clause
}

/** What comes before a question without changing it: "no, I said", "I'm only asking if". */
const LEAD =
  /^(?:(?:no|yes|yeah|yep|aye|ok|okay|oh|right|well|roughly|er|um|what(?=,)|sorry|but|hang on|wait|please|lovely|great|perfect|brilliant|smashing|thanks|thank you|go on(?: then)?)[,.! ]+)*(?:(?:i said|i asked|what (?:am|was) i (?:saying|thinking|like|on about)|i'm (?:only |just )?asking|i (?:only |just )?want(?:ed)? to (?:know|ask)|can't you just tell me|just tell me)(?: if| whether| about|,)? )?/

/** Whom a question is put to: "how much is it, love?" */
const ADDRESS = /,? (?:love|lovey|mate|pal|duck|darling|dear|hen|sweetheart)(?=\W*$)/

/** A question without the words that only lead up to it, and whom it is put to. */
export function withoutLead(clause: string): string {
  const lead = LEAD.exec(clause)?.[0] ?? ''
  const rest = clause.slice(lead.length).replace(ADDRESS, '')
  if (rest === '' || readAnswer(clause) === 'unsure') return clause
  if (!/\b(?:said|ask|tell|know)/.test(lead)) return rest
  // "If you do cats" asks "do you do cats?", "if you are open" "are you open?"
  const asked = rest
    .replace(/^(you|they|he|she|it|i|we) (?=do\b)/, 'do $1 ')
    .replace(/^(you|they|he|she|it|i|we) (does|are|is|have|can|could|will|would)\b/, '$2 $1')
  return asked.endsWith('?') ? asked : `${asked}?`
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
const HINTED: readonly Topic[] = ['fact', 'hours', 'area', 'vat']

/** Speaks of paying, without a question for a price: "we don't want to be paying if we're only asking". */
const OF_PAY = /\b(?:pay(?:ing)?|charg\w*|quotes?|estimates?|money)\b/

/** "Is it booked then?", once there is something to ask about. */
function askStatus(
  clause: string,
  {
    isBooking,
    isMessage,
    isForOwner,
    isUrgent,
    danger,
    minute,
    open,
    before,
    service,
    notes,
  }: Context,
): Ask | null {
  // Once the power is off, "is somebody coming?" is about the water.
  const isPressing = isUrgent || danger !== null
  if (isPressing && !isBooking && asksForProgress(clause)) return { kind: 'ask', topic: 'progress' }
  const isTimed = isBooking && minute !== null && !ASKS_WHEN.includes(open)
  // "Is it free or not?", once the time is settled or after another question about the price.
  if (isOfPrice(clause) && (isTimed || isOfPrice(before) || OF_PAY.test(before))) return null
  const isSettled = isTimed && open !== 'confirm'
  const isChosen = isBooking && service !== null
  const isOfSlot = (isSettled && checksTime(clause)) || (isChosen && checksWhich(clause))
  const isOfChange = changesBooking(plain(notes ?? '')) && checksChange(clause)
  const isOfVisit = isForOwner && isMessage && (isOfChange || hopesItIsOff(clause))
  return isOfSlot || isOfVisit || ((isBooking || isMessage) && asksForStatus(clause))
    ? { kind: 'ask', topic: 'status' }
    : null
}

/** What leads into a question, which is no clause of its own: "so how much is it", "do you know how much is it". */
const LEADS =
  'and|or|but|so|then|now|also|just|please|sorry|well|oh|er|um|ok|okay|yes|yeah|yep|no|hi|hiya|hello|morning|afternoon|evening|right|thanks|cheers|if|whether|know|ask|asking|asked|see|say|said|check|wonder|wondering|me|us|him|her|them|you|that|which|what|when|where|who|why|how|about|for|of|to|with|is|are|do|question|only|actually|quick'

const CLAUSE_END = new RegExp(
  part`
    (?<=[?!;])\s+
    | (?=(?:
      do you (?:take|do|have|accept|offer|sell|cover|open|need)
      |(?:is|are) there (?!,)
      |do (?:i|we) (?:need|have) to
      |can (?:i|we) (?:pay|park|bring)
      |what (?:do|should|shall) (?:i|we) (?:do|bring|need|wear|pay)
      |should (?:i|we) (?:put|keep|give|take|leave|rinse|turn|bring|go|ring)
      |what time do you
      |how (?:much|long) (?:is|are|does|do|will|would)
      |who do i (?:ring|call)
      |(?:actually )?is (?:that|it) £?\d+ (?:each|apiece|a head|per)
      |(?<!, )is (?:that|this|it) (?:ok|okay|all right|alright|too (?:big|heavy|much|far))
    )\b)(?<!(?:^|[^\p{L}'])(?:${LEADS}),? )(?<!\b(?:what|which|how)\b[^,.;!?]{0,40} )
    |(?<=\p{L}{2}|\d)\.\s+
    | [-–—] ?(?=(?:price|cost|how|what|when|where|do|can|could|is|are|will)\b)
    |,? (?:but )?never ?mind(?: that| all that| my \w+)?,? (?=how |what |where )
    |, (?=(?:so )?am i |(?:so )?(?:have|has|do|does|did|is|are|was|can|could|will|would|shall|should) (?:you|i|we|it|there|they|he|she|the|my|our|(?:some|any)(?:one|body))\b(?!\?$|,? (?:even )?if\b)|(?:does|did|will|would) (?:this|that)\b|(?:you (?:have|serve|take|sell)|it is) [^.,!?]{1,30}\?|(?:what|how|when|where|who)(?:'s)? )
    |,? (?:and|n|but|also|plus) (?=(?:also |i (?:also |just |really )*(?:want(?:ed)?|need(?:ed)?) to (?:know|ask) |am i |have you |can |could |do (?!the |(?:my|our) (?!kids|children|wife|husband|\w+ (?:need|have|get|pay)\b)|an? |it\b|that |some |both |for )|does |is |are |have (?:you|they) |what(?:'s)? |how |when |where |will |would |should ))
  `,
  'u',
)

/** The parts of a plain line that may each be a question or a remark. */
export const clausesOf = remembered((text): readonly string[] =>
  text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .slice(0, CLAUSE_MAX_COUNT),
)
