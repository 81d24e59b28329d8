import type { Ask, Command, Topic } from './command.ts'
import { ASKS_WHEN, YES_NO, type Context } from './context.ts'
import { findDates } from './dates.ts'
import { askDiary, asksSlot, isTimeAlone } from './diary-asks.ts'
import { asksMoreThan, factOnTopic, factsOnTopics } from './fact-topics.ts'
import { factTakenUp, findFactAbout } from './facts.ts'
import { part, pattern } from './patterns.ts'
import { isNearest } from './picks.ts'
import { findOutward } from './postcodes.ts'
import {
  asksLeave,
  asksOfHours,
  asksOfSeason,
  asksPlainly,
  asksWhy,
  findTopic,
  isEnquiry,
  isFreeForAll,
  isInOrder,
  isOfCost,
  isOfPrice,
  isQuestion,
  wantsLetting,
  WHOSE_DETAIL,
  WHY_DETAIL,
} from './questions.ts'
import { unusedWords } from './remarks.ts'
import { askedOfRisk, leavesRiskOpen } from './risks.ts'
import { chooseService, moreSpecific } from './services.ts'
import { asksForProgress, asksForRing, asksForStatus } from './status.ts'
import { contentOf, plain } from './text.ts'
import { isPressed } from './urgency.ts'
import {
  asksForPerson,
  asksToBeIn,
  asksToBook,
  asksToRepeat,
  asksWhatToDo,
  hasNeed,
  isHaveRing,
  isRefusal,
  withoutWait,
} from './wants.ts'
import { asksIfWorse } from './worse.ts'
import { readAnswer } from './yes-no.ts'

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

/** A question that the set-up cannot answer. */
export const UNKNOWN: Ask = { kind: 'ask', topic: 'unknown' }

/**
 * The questions of a line, at most three. One that the set-up cannot answer is left out if it only asks for
 * what the rest of the line tells.
 */
export function findAsks(text: string, wants: Command[], told: Command[], context: Context): Ask[] {
  // "Somebody'll ring me, will they?" is two clauses.
  if ((context.isBooking || context.isMessage) && asksForRing(text))
    return [{ kind: 'ask', topic: 'status' }]
  const asks: Ask[] = []
  const { facts } = context.setup
  const isBusy = told.length > 0 || wants.some(({ kind }) => kind !== 'thanks' && kind !== 'abuse')
  const clauses = clausesOf(text.replace(FOR_WORDS, ' '))
  for (const said of clauses) {
    const clause = withoutLead(said)
    const rest = clauses.filter((other) => other !== said).join('. ')
    const found =
      askWhy(clause, context) ??
      askStatus(clause, context) ??
      askDiary(clause, context) ??
      askMore(clause, asks.at(-1) ?? context, context) ??
      askOfThat(
        findTopic(
          withoutReason(clause, context),
          context.setup,
          context.synonyms,
          context.topic !== null && isPrice(context.topic),
        ),
        clause,
        rest,
        context,
      ) ??
      askHinted(said, context)
    // "I'm letting my house out. What do you charge?" asks for no visit of a tenant's.
    const isOfLetting =
      found?.topic === 'prices' && isFreeForAll(context.setup) && wantsLetting(rest)
    const ask = isOfLetting
      ? UNKNOWN
      : found && withoutRisk(found, askedOfRisk(clause, text, context.before), context)
    if (!ask || asks.some((other) => isSame(other, ask))) continue
    const isAnswer =
      YES_NO.includes(context.open) &&
      !(YES_NO_NOT_ASKED.includes(context.open) && isOwnQuestion(clause, told, context)) &&
      !clause.includes('?') &&
      !asksLeave(clause) &&
      !isInOrder(clause) &&
      readAnswer(clause) !== null
    // The owner can answer what the set-up can't, so a question is kept whatever else the line asks
    // for; but not "can I come on Tuesday?", which is no question to the owner.
    const asked = withSubject(clause, rest)
    const isIdle =
      isBusy && !isOfPrice(clause) && isWish(asked, asked === text, [...wants, ...told], context)
    if (ask.topic === 'unknown' && context.open !== 'confirm' && TAG.test(clause)) continue
    // "And half ten on Tuesday, yeah?": her next question says it back.
    if (ask.topic === 'unknown' && context.isBooking && onlyChecks(clause, told, context)) continue
    // "Is seven not possible? The nearest to it, then."
    const isPicked = told.some(({ kind }) => kind === 'pick')
    if (
      ask.topic === 'unknown' &&
      isPicked &&
      (isTimeAlone(clause, context.today) || isNearest(clause))
    )
      continue
    // "A consultation, I suppose?" chooses from her list.
    const isUnsure = /\b(?:i (?:suppose|guess|think)|maybe|perhaps|probably|please)\?$/.test(clause)
    if (ask.topic === 'unknown' && isUnsure && context.open === 'service' && told.some(isService))
      continue
    // "Have you anything after four?" is answered by what she offers.
    const isTime =
      (context.isBooking || told.some(isService)) && asksSlot(clause, told, context.today)
    if (ask.topic === 'unknown' && isTime && !WHO_COMES.test(clause) && !isOfVisit(clause)) continue
    // "Can I check my diary?" asks nothing.
    const isWait =
      wants.some(({ kind }) => kind === 'wait') &&
      (!asksPlainly(withoutWait(clause)) || /\b(?:i|my|mine)\b/.test(clause))
    if (ask.topic === 'unknown' && ((isIdle && !WHO_COMES.test(clause)) || isAnswer || isWait))
      continue
    if ((ask.topic === 'unknown' || ask.topic === 'fact') && bringsNothing(clause, told, context))
      continue
    // "Do you do a Christmas menu, and how much is it?" asks for no price of ours.
    const isPriceOfThat = isPrice(ask.topic) && ask.about === undefined && POINTS.test(clause)
    const isInHand = context.hasService || told.some(isService)
    if (isPriceOfThat && !isInHand && asks.at(-1)?.topic === 'unknown') continue
    // "Mine or mum's? I'm Sarah Hale, put it under mum, Joan Hale" has given both.
    if (ask.about === WHOSE_DETAIL && told.some(isName)) continue
    // "Do you want my landline? 01947 600231" has given it.
    if (ask.topic === 'offer' && told.some(isNumber)) continue
    if (ask.topic === 'services' && ASKS_WHEN.includes(context.open)) continue
    asks.push(ask)
    // "Universal credit and a cat, is that all right?" asks for two.
    if (ask.topic === 'fact')
      for (const index of factsOnTopics(clause, facts).filter((one) => one !== ask.index))
        asks.push(withoutRisk({ kind: 'ask', topic: 'fact', index }, clause, context))
  }
  if (asksIfWorse(text) && asks.every(({ topic }) => topic !== 'fact')) {
    const known = asks.filter(({ topic }) => topic !== 'unknown')
    return [{ kind: 'ask', topic: 'worse' }, ...known.slice(0, 1)]
  }
  // "My wife's a coeliac, can she eat with you?" says before the question what it is about.
  const isOpen =
    isQuestion(text) &&
    asks.every(({ topic, about }) => topic === 'unknown' || (isPrice(topic) && !about))
  // "Will I be charged?" after "I need to cancel".
  const spoken = context.isForOwner ? plain(context.notes ?? '') : context.before
  const isNew = spoken !== '' && factOnTopic(spoken, facts) === null
  const found = isOpen ? factsOnTopics(text, facts) : []
  const followed =
    isOpen && found.length === 0 && isNew ? factOnTopic(`${spoken} ${text}`, facts) : null
  // "We have a dog. What do you charge?" asks nothing about dogs.
  const isPrices = asks.some(({ topic }) => isPrice(topic))
  const answering = [...found, ...(followed === null ? [] : [followed])].filter((index) => {
    const fact = facts[index]
    const said = index === followed ? `${spoken}. ${text}` : askedOfRisk(text, text, context.before)
    return fact && !asksMoreThan(said, fact) && (!isPrices || isOfCost(fact))
  })
  const isLeft = asks.length === 0 && (asksForHome(text, context) || cannotTurnOff(text, context))
  if (isLeft && answering.length === 0) return [UNKNOWN]
  return answering.length === 0
    ? asks.slice(0, ASK_MAX_COUNT)
    : answering.slice(0, ASK_MAX_COUNT).map((index) => ({ kind: 'ask', topic: 'fact', index }))
}

/** Asks that somebody come to the caller: "could somebody come out to the house to her?" */
const TO_HOME = pattern`
  \b(?:come|go|pop|get|visit)\b[^.?!]{0,24}\b(?:to|at|in|round) (?:
    the|her|his|my|our|their|[a-z]+'s
  ) (?:[a-z]+ )?(?:
    house|home|flat|bungalow|bedside|hospital|hospice|ward
  )\b
`

/** Whether a line asks a firm to which callers come for a visit. */
const asksForHome = (text: string, { isVisit, hasParty }: Context) =>
  !isVisit &&
  !hasParty &&
  isQuestion(text) &&
  TO_HOME.test(text) &&
  !/\b(?:i|we) (?:come|go|pop|get)\b/.test(text)

const CANNOT_TURN_OFF =
  /\b(?:can't|cannot|couldn't|don't know|no idea|not sure)\b[^.?!]{0,30}\b(?:turn|stop|shut|switch|stop ?(?:tap|cock))\b/

/** Whether a caller who is urgent cannot turn the water off. */
const cannotTurnOff = (text: string, { isUrgent }: Context) =>
  isUrgent && CANNOT_TURN_OFF.test(text)

const isService = (one: Command) => one.kind === 'tell' && one.field === 'service'

/** The question, passed on to the owner if its fact leaves open what may do harm. */
function withoutRisk(ask: Ask, said: string, { setup }: Context): Ask {
  const fact = ask.topic === 'fact' ? setup.facts[ask.index ?? -1] : undefined
  return fact && leavesRiskOpen(said, fact) ? UNKNOWN : ask
}

const isPrice = (topic: Topic) => topic === 'price' || topic === 'prices'

/** Where a line that asks something plainly is a question, even with a yes or no in it. */
const YES_NO_NOT_ASKED: readonly Context['open'][] = [null, 'confirm', 'take-message']
/** Asks what the firm does: "so do you or don't you?" */
const WHETHER = /^(?:\w+,? ){0,2}?(?:do|does|did|is|are|have|has) (?:you|he|she|they|it|there)\b/
/** Asks for something to be done: "can I change the name to Declan?" */
const DO_IT =
  /\b(?:can|could|will|would) (?:i|we|you) (?:please |just )?[a-z]+ (?:the|my|it|that|him|her)\b/

/** "So do you or don't you do Klarna", after the call's end. */
function isOwnQuestion(clause: string, told: Command[], { open, today }: Context): boolean {
  if (DO_IT.test(clause) || unusedWords(clause, told, today).size === 0) return false
  if (open === 'take-message') return WHETHER.test(clause)
  return open === null ? asksPlainly(clause) : isEnquiry(clause)
}

/** Whether a clause only says details again: "half ten on Tuesday, is that right?" */
function onlyChecks(clause: string, told: Command[], { today }: Context): boolean {
  const said = clause.replace(/,? is (?:that|it) (?:right|correct)\W*$/, '')
  return !asksPlainly(said) && !isOfVisit(said) && unusedWords(said, told, today).size === 0
}

const isNumber = (one: Command) =>
  one.kind === 'part-of-phone' || (one.kind === 'tell' && one.field === 'phone')

/** "What do you need my name for?", while she asks for it. */
const askWhy = (clause: string, { open }: Context): Ask | null =>
  DETAILS.includes(open) && isQuestion(clause) && asksWhy(clause)
    ? { kind: 'ask', topic: 'offer', about: WHY_DETAIL }
    : null

const DETAILS: readonly Context['open'][] = ['name', 'phone', 'phone-confirm', 'postcode']

function isSame(before: Ask, { topic, about, index }: Ask): boolean {
  // "Do you do nail clipping, and what's the price?" asks for one price.
  if (before.topic === 'price' && topic === 'prices') return about === undefined
  return before.topic === topic && before.about === about && before.index === index
}

/**
 * A follow-up question: "and for a will?" after a price, "what about Otley?" after the area. `before` is
 * the question that it follows, on this line or the one before.
 */
function askMore(
  clause: string,
  { topic, about }: { topic: Topic | null; about?: string },
  { setup, synonyms, today, before, isBooking }: Context,
): Ask | null {
  const more = /^(?:(?:and )?(?:what|how) about (.*)|(?:and|or) (?:.*\?$|\S+(?: \S+){0,3}$))/.exec(
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
  if (isOfHours && findDates(clause, today).dates.length > 0) return { kind: 'ask', topic: 'hours' }
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

/** A question that takes its topic from the rest of the line, or from the line before. */
function askOfThat(
  ask: Ask | null,
  clause: string,
  rest: string,
  { before, setup, hasService, isUrgent }: Context,
): Ask | null {
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

/** "One of us is coeliac, is that ok?": a question for leave with what it is about, but not the rest. */
function withSubject(clause: string, rest: string): string {
  if (!asksLeave(clause)) return clause
  const parts = [rest, ...clause.split(/[,;] /)].filter(Boolean)
  return parts.slice(-2).join(', ')
}

/** The fewest content words, besides details, in a line that is a question to the owner. */
const QUESTION_MIN_WORDS = 2
/** Asks for what a booking gives: a visit, or a free time. Not "can I just pop in?" */
const OFFERED = pattern`
  \b(?:
    free|available|slots?|spaces?|any\w*|something|owt|earl(?:ier|iest)|later
    |soon(?:er|est)?|next
  )\b
  |\b(?:can|could|will|would) (?:
    you|i|we|he|she|they|someone|somebody
  )\b(?!.*\b(?:pop|drop|turn|walk) (?:in|by|up|round)\b)
`

/** Asks that the booking be moved: "can we make it a bit later", "could I move it to the afternoon". */
const ASKS_MOVE = pattern`
  \b(?:can|could|would|may)(?:n't|'t)? (?:i|we|you|it|that|he|she|they) (?!(?:\w+ )?have to\b)(?:\w+ ){0,2}?(?:
    make|move|change|push|bring|put|shift|switch|do|be|have|come|say
  )\b
`

/** Whether part of a plain line asks that the booking be moved. */
export const asksToMove = (clause: string) => ASKS_MOVE.test(clause)

/** Whether a question only asks for what the rest of the line tells, or for a booking. */
function isWish(
  clause: string,
  isWhole: boolean,
  commands: Command[],
  { today, open, isBooking, isMessage, isForOwner }: Context,
): boolean {
  if (asksOfSeason(clause) || isOfVisit(clause)) return false
  // "Can you make that five?" is no question, either.
  const isMove = asksToMove(clause) || /\bmake (?:it|that)\b/.test(clause)
  const isOfBooking = (one: Command) =>
    one.kind === 'tell-when' || (one.kind === 'tell' && one.field === 'party')
  if (isMove && commands.some(isOfBooking)) return true
  const isPlain = asksPlainly(clause)
  // In a message nothing else is wished for: "Jo Hale. Are you coming today?"
  const isNamed = commands.some((one) => one.kind === 'tell' && one.field === 'service')
  if (isPlain && isMessage && isForOwner && !(isNamed && asksToBook(clause))) return false
  const isOfComing = isBooking && WHO_COMES.test(clause)
  if (asksToBook(clause) && !isOfComing) return true
  const isBook = commands.some(({ kind }) => kind === 'book')
  if (isPlain && (isMessage || (open === 'take-message' && !isBook))) return false
  const isStart = open === 'service' || open === null
  // With a name alone, the question is what the caller wants: "it's Jo, do you do weddings?"
  const isNameOnly = commands.every(
    (one) => one.kind === 'greeting' || (one.kind === 'tell' && one.field !== 'service'),
  )
  const words = unusedWords(clause, commands, today).size
  if (isNameOnly) return words < 1
  // "But is it all right for vegans?" has one word that tells what it is about.
  const isOwn = isPlain && !isWhole && (asksLeave(clause) || !OFFERED.test(clause))
  if (isStart) return !isOwn || words < 1 || hasNeed(clause)
  return words < (isOwn ? 1 : QUESTION_MIN_WORDS) && !isOfComing
}

/** Asks what somebody of the firm's will do besides coming: "will he ring first?" */
const OF_THEM = pattern`
  ^(?:and |but |so )?(?:will|does|do|would) (?:he|she|they|someone|somebody|the [a-z]+) (?:[a-z]+ )?(?:
    ring|call|phone|text|bring|need|want|charge|mind|know|use|wear
  )\b
`

/** Asks what happens at the visit: "half ten then. Will he ring first?", "do I need to be in?" */
const isOfVisit = (clause: string) =>
  OF_THEM.test(clause) || asksToBeIn(clause) || asksWhatToDo(clause)

/** Asks who has to come to whom, or bring what: "would she have to come in, or can you go to her?" */
const WHO_COMES = new RegExp(
  part`
    \b(?:have|need) to (?:come|bring)\b
    |\bgo (?:out |round )?to (?:her|him|me|us|them)\b
    |\bwho(?:'s|'ll| is| will)? (?:be )?com(?:es?|ing)\b
    |\b(?:will|would|is) it (?:be )?\p{L}+ (?:that|who) comes\b
  `,
  'u',
)

/** A remark that only asks to be agreed with: "you'll let him know, won't you?" */
const TAG = pattern`
  ^(?:(?:no|and|but|just|please|so),? )*(?:
    make sure|see (?:that|to it)|tell|ask|have|let|put|write|note|pop|mark|mention
    |remember
  )\b.*\b(?:will|won't|would|could|can) you\W*$
  |^(?:will|would|won't) you\W*$
  |^(?:it|that|this|you|he|she|they|we|i|the|my|your)(?:'\w+)? .*\b(?:
    (?:wo|ca|do|is|are|was|would|could|does|did|have|has|had|should)n't
    |will|can|do|would|is|are
  ) (?:you|it|he|she|they|we|i)\W*$
`

/** Why a caller asks: "how much is it, I need to get cash out". */
const REASON =
  /(?:,|,? (?:cos|coz|because|so)) (?:(?:i|we|he|she)(?:'\w+)?|hes|shes|ive|im) [^?]*\??$/
const OF_SERVICE = /\b(?:how much|how long)\b.*\b(?:it|that|this)\b/

/** A question of the price or length of the service in hand, without why it is asked. */
function withoutReason(clause: string, { hasService, setup, synonyms }: Context): string {
  const asked = clause.replace(REASON, '')
  const isOther = chooseService(clause, setup.services, synonyms, 1) !== null
  return hasService && !isOther && OF_SERVICE.test(asked) ? asked : clause
}

/** What comes before a question without changing it: "no, I said", "I'm only asking if". */
const LEAD =
  /^(?:(?:no|yes|yeah|yep|aye|ok|okay|oh|right|well|er|um|sorry|but|hang on|wait|please|lovely|great|perfect|brilliant|smashing|thanks|thank you|go on)[,.! ]+)*(?:(?:i said|i asked|what (?:am|was) i (?:saying|thinking|like|on about)|i'm (?:only |just )?asking|i (?:only |just )?want(?:ed)? to (?:know|ask)|can't you just tell me|just tell me)(?: if| whether| about|,)? )?/

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

/** "Is it booked then?", once there is something to ask about. */
function askStatus(clause: string, { isBooking, isMessage, isUrgent }: Context): Ask | null {
  if (isUrgent && !isBooking && asksForProgress(clause)) return { kind: 'ask', topic: 'progress' }
  return (isBooking || isMessage) && asksForStatus(clause) ? { kind: 'ask', topic: 'status' } : null
}

const CLAUSE_END = new RegExp(
  part`
    (?<=[?!;])\s+|(?<=\p{L}{2}|\d)\.\s+
    |,? (?:but )?never ?mind(?: that| all that| my \w+)?,? (?=how |what |where )
    |, (?=(?:have|has|do|does|did|is|are|was|can|could|will|would|shall|should) (?:you|i|we|it|there|they|he|she|the|my|our)\b(?!\?$)|(?:what|how|when|where|who)(?:'s)? )
    |,? (?:and|but|also) (?=(?:also |can |could |do (?!the |(?:my|our) (?!kids|children|wife|husband|\w+ (?:need|have|get|pay)\b)|an? |it\b|that |some |both |for )|does |is |are |have (?:you|they) |what(?:'s)? |how |when |where |will |would |should ))
  `,
  'u',
)

/** The parts of a plain line that may each be a question or a remark. */
export function clausesOf(text: string): string[] {
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .slice(0, CLAUSE_MAX_COUNT)
}

/** "What?", or somebody's words said back: "ten working days?" */
const ECHO =
  /^(?:what|eh|you what|[\p{L}\d]+ (?:\w+ )?(?:minutes|hours|days|weeks|months))[?!. ]*$/u

/** Talk addressed to her that asks nothing: "are you listening?", "did you hear me?" */
const ARE_YOU_THERE = pattern`
  ^(?:but |and |hello,? )*(?:
    are you (?:even |still )?(?:listening|hearing|there)(?: to)?(?: me| us)?
    |(?:can|did|do) you (?:even )?(?:hear|understand)(?: me| that| what i said)?
  )(?:,? (?:love|dear|at all))?\W*$
`

/** Asks whether the call is nearly over, which her next question answers. */
const ARE_WE_DONE = pattern`
  ^(?:(?:yes|yeah|yep|right|ok|okay|so|and)[,.! ]+)*(?:
    are we (?:nearly |all |about )?(?:done|finished|there)
    |is that (?:it|all|everything|the lot)(?: you need)?(?: now| then)?
    |(?:do you need |is there )?anything else you need
    |nearly (?:done|there)
  )\W*$
`

/** A figure of speech: "I'll be seventy, would you believe". */
const RHETORICAL = pattern`
  ^(?:(?:what )?do you (?:think|reckon)|do you know|any idea)\W*$
  |\b(?:would|can) you (?:believe|credit)(?: it| that)?\W*$
  |\bwho(?:'d| would)(?: have|'ve)? (?:have )?thought(?: it)?\W*$
`

/** Says how to reach the caller: "can you not ring the house", "could you only text me?" */
const HOW_TO_RING =
  /^(?:but |and )?(?:can|could|will|would) you (?:please |just )?(?:not|only|just) (?:ring|call|phone|text)\b/

/** Asks for the name that it goes under: "can it go under her name, Maureen Pickles?" */
const UNDER_NAME =
  /\b(?:can|could|will|would)\b.*\b(?:under\b|in (?:her|his|their|my|our|the) (?:\w+ )?name\b)/
const isName = (one: Command) => one.kind === 'tell' && one.field === 'name'

/** The thing in question, said back before the answer: "of the flat? It's HX3 8BT". */
const SAID_BACK = pattern`
  ^(?:of|for|at|in) (?:(?:the|my|our|his|her|their) [a-z]+(?:'s)?|[a-z]+'s)\?$
  |^(?:mine|his|hers|theirs|ours)\?$
  |^(?:my|his|her|their|our|the|(?:my )?[a-z]+'s) (?:name|number|post ?code|address)\?$
`
/** Asks that something be done, which a message passes on: "can someone look for it now?" */
const ASKS_TO_DO = pattern`
  ^\W*(?:can|could|will|would) (?:some(?:one|body)|any(?:one|body)|you|he|she|they) (?:please |just |maybe )?(?:
    have a look|look|keep|hold|send|save|put
    |(?:check|find)(?! (?:out )?(?:if|whether|what|when|how|who|where|which)\b)
  )\b
  |^\W*(?:can|could) (?:i|we|you) (?:please |just |maybe )?(?:move|change) it\b
`
/** Asks to fetch what the line then names, and books that: "can I come and get my keys?" */
const FETCHES =
  /^(?:can|could|may) (?:i|we) (?:just )?(?:come|pop|call|nip)(?: in| over| round| by)? (?:and|to) (?:get|collect|fetch|pick up)\b/

function bringsNothing(
  clause: string,
  told: readonly Command[],
  { open, isMessage }: Context,
): boolean {
  const isAnswered = told.some((one) => one.kind === 'tell' && one.field === open)
  return (
    RHETORICAL.test(clause) ||
    (isAnswered && SAID_BACK.test(clause)) ||
    (told.some(isService) && FETCHES.test(clause)) ||
    (isMessage && ASKS_TO_DO.test(clause)) ||
    (told.some(isName) && UNDER_NAME.test(clause)) ||
    HOW_TO_RING.test(clause) ||
    isRefusal(clause) ||
    ARE_YOU_THERE.test(clause) ||
    ARE_WE_DONE.test(clause) ||
    ECHO.test(clause) ||
    asksForPerson(clause) ||
    isHaveRing(clause) ||
    // "How much did you say it was?" wants the price.
    (asksToRepeat(clause) && !isOfPrice(clause)) ||
    isPressed(clause) ||
    (open === 'name' && /^(?:what|who)(?:'s| is)? (?:your|you) name/.test(clause))
  )
}
