import { clausesOf } from '../asks/clauses.ts'
import type { Command } from '../command.ts'
import { ASKS_OTHERWISE, type Context } from '../context.ts'
import { findCorrection, findShared, MAKES_ANOTHER, withoutRevoked } from './correction.ts'
import { findInOrder } from './in-order.ts'
import { hearUrgency } from '../danger/hear-urgency.ts'
import {
  type Decision,
  isOfService,
  type JobChoice,
  type JobLine,
  tellService,
} from './job-line.ts'
import { part, pattern } from '../text/patterns.ts'
import { IS_PICK, pickOf } from '../when/picks.ts'
import { isOfPrice, isQuestion } from '../asks/questions.ts'
import type { Open, Service } from '../../types.ts'
import {
  areOfAKind,
  chooseService,
  isOfSeveral,
  moreSpecific,
  namedServices,
  ofKind,
  onlyNamed,
  WORD_POINTS,
} from './services.ts'
import { exactService, isBeyondService, tellingWords } from './service-names.ts'
import { forPerson } from './children.ts'
import { hasHadNone } from './first-jabs.ts'
import { GENERIC_POINTS } from './said-words.ts'
import { DENIAL, withoutDenied } from './denied-services.ts'
import { findBothListed, findFirstNeed, findFirstNamed } from './several-services.ts'
import { wantsAllNamed } from './several.ts'
import { withDigits } from '../text/numbers.ts'
import { plain } from '../text/text.ts'
import { withoutWhich } from '../asks/status.ts'
import { findDates } from '../when/dates.ts'
import { wordsWithoutTimes } from '../when/story.ts'
import { ASKS_IF_NEEDED, asksWhatToDo, hasNeed } from '../wants/book-asks.ts'
import { readAnswer } from '../answers/yes-no.ts'

/** "Puppy groom, please" needs no verb. */
const BARE_MAX_WORDS = 5
/** "OK, bath for a labrador Saturday morning" is as bare, and says when. **Units**: content words besides the time. */
const BARE_MAX_THINGS = 3
/** Begins with a thing, and says for whom or when: "bath for a labrador", "nails Thursday". A meal is chosen by its time. */
const BARE = pattern`
  ^(?:(?:hi|hiya|hello|ok|okay|right|then|yes|yeah|just|so|um+|er)[,.]? )*(?:an? )?[\w-]+(?: (?:and )?[\w-]+)?,? (?:
    for|on|next|this|tomorrow|\w+day|mon|tues?|weds?|thurs?|fri|sat|sun
  )\b
`

/** Asks whether something is called for, and chooses nothing: "it's a chip, does that want a filling?" */
const WHETHER_NEEDED =
  /\b(?:does|do|would|will) (?:it|that|this|he|she|they|i) (?:want|need) (?:an? |the )?[^.?!]{2,24}\?/g

/** Brings keys back: "I need to drop some keys off", "just handing the keys back". */
const KEYS_BACK =
  /\b(?:drop(?:ping)?|hand(?:ing)?|bring(?:ing)?|post(?:ing)?|return(?:ing)?) (?:\w+ ){0,3}keys?\b(?: (?:off|back|in))?/g

/** The service that a line asks for, and the word that makes it urgent. */
export function findJob(said: string, wants: Command[], context: Context): Command[] {
  // "It's snapped clean in half" wants nothing cleaned.
  const text = said
    .replace(/\bclean (?=in (?:half|two)\b|off\b|through\b)/g, '')
    // "It's filling my mouth up" wants no filling.
    .replace(
      /\bfilling (?=(?:my|his|her|the|our) \w+ (?:up|with)\b|up (?:with|my|his|her)\b)/g,
      ' ',
    )
    // "I need to drop some keys off" collects none.
    .replace(KEYS_BACK, ' ')
    // "Do you do nails without the full groom?"
    .replace(/\bwithout (?:(?:the|having|doing) )+[a-z]+(?: [a-z]+)?/g, ' ')
  const urgent = hearUrgency(text, context)
  if (onlyAsksWhatToDo(text, wants, context)) return urgent
  const line = readLine(
    withoutWhich(text.replace(WHETHER_NEEDED, ' ').replace(ASKS_IF_NEEDED, ' ')),
    wants,
    context,
  )
  const next: Command[] = line.hasNext ? [{ kind: 'several' }] : []
  // "It's just dripping now", of the leak that the owner has heard of, asks for no tap repair.
  const asksForIt = line.isBook || /\b(?:need|want|like)\b/.test(text)
  const isOfLeak = (context.isUrgent && context.isMessage) || context.danger === 'wet-electrics'
  if (isOfLeak && !asksForIt) return urgent
  const chosen =
    findLateChoice(line, context) ??
    findShared(line, context) ??
    findInOrder(line, context) ??
    keepForSeveral(line, context) ??
    findCorrection(line, context) ??
    findBesideAnswer(line, context) ??
    chooseJob(readChoice(line, context), context)
  return [...urgent, ...next, ...chosen]
}

/** Chooses one of several services that the line names, or else the one that fits it best. */
function chooseJob(choice: JobChoice, context: Context): Command[] {
  return (
    findFirstNamed(choice, context) ??
    findFirstSentence(choice, context) ??
    findBothListed(choice, context) ??
    findFirstNeed(choice, context) ??
    chooseBest(choice, context)
  )
}

/** Wishes for something, whatever it asks after that: "a haircut, please. Do I need to bring anything?" */
const WISHES_FOR = pattern`
  \bplease\b
  |\b(?:i|we)(?:'d| would) like\b
  |\b(?:i|we) (?:want|need) (?:an?(?! (?:answer|opinion|word|bit|quick|chat)\b)|to book)\b
`

/** Asks whether something is needed, or how to treat it meanwhile: "do I need a check-up first?", "should I not run the tap?" */
const ASKS_NEED = pattern`
  \b(?:do|would|will) (?:i|we) (?:need|have) (?:to have )?(?:an?|the) [^.?!]{2,30}\b(?:first|before(?:hand)?)\b
  |\b(?:what age|how (?:old|young))\b
  |\b(?:should|shall|can|do) i (?:\w+ ){0,3}?(?:run|use|touch|flush|drink|leave|switch|turn)\b
`

/** Whether a line only asks for advice: "I've broken a tooth, should I come in?" */
function onlyAsksWhatToDo(text: string, wants: readonly Command[], context: Context): boolean {
  const isBook = wants.some(({ kind }) => kind === 'book')
  if (context.isBooking || isBook || !(asksWhatToDo(text) || ASKS_NEED.test(text))) return false
  const stated = statedIn(text)
  return !WISHES_FOR.test(stated) || !isOfService(stated, context)
}

/** Somebody to tell or to speak of, after whom a service may be named: "tell the landlord", "my tenant". */
const ROLE = new RegExp(
  part`
    \b(?:
      (?:
        tell|ask|let|inform|remind|ring|text|call|contact|message|to|from|by|with|of
      ) (?:the|your)
      |my|our|me|his|her|their
    ) (?:
      landlord|landlady|tenant|owner|agent|client|customer|patient|member|student|buyer
      |seller|vendor|candidate|employer
    )s?\b(?! (?:one|gas|safety|certif\w*|cert|check\w*|consult\w*|meeting|visit|appointment|review|session|refer\w*))
    |\b(?:doctor|gp|nurse|hospital|consultant|dentist|vet|surgery)(?:'s| has|s)? (?:
      asked|said|says|told|wants|sent|thinks|advised|suggested|referred|ordered|recommend\w*
    )\b
  `,
  'g',
)

/** Early in the day, and no first visit. */
const FIRST_THING = /\bfirst thing\b/g

/** Wants more than that: "he needs his hair cutting, not just brushing". */
const NOT_ONLY = /,? not (?:just|only) (?:an? |the |his |her )?\w+(?=\W*$|[,.;])/g

/** What follows the thing to book: "a check-up, then the hygienist", "and while you're here, the tap". */
const NEXT =
  /,? (?:and )?(?:then|followed by|while (?:you|they|he|she)(?:'re|'s| are| is) (?:here|there|at it)) (?=\S)/

/** A line without the service that she has just named, said back: "Will writing? No, I don't want a will". */
function withoutEcho(text: string, { service }: Context): string {
  const echo = service === null ? '' : `${plain(service)}? `
  return echo !== '' && text.startsWith(echo) ? text.slice(echo.length) : text
}

function readLine(text: string, wants: readonly Command[], context: Context): JobLine {
  const { services } = context.setup
  const mine = withoutEcho(text, context)
    .replace(ROLE, ' ')
    .replace(FIRST_THING, ' ')
    .replace(NOT_ONLY, ' ')
  const { text: rest, denied } = withoutDenied(mine, services)
  const left = context.hasService && denied.length === 0 ? withoutDoings(rest) : rest
  const whole = denied.length === 0 ? withoutSideQuestion(left, context) : left
  const [head = '', tail = ''] = whole.split(NEXT)
  const isFirst = tail !== '' && denied.length === 0 && isOfService(head, context)
  return {
    text,
    wants,
    isBook: wants.some(({ kind }) => kind === 'book'),
    isAgreed: isAgreement(text, context.open),
    left,
    denied,
    wanted: isFirst ? head : withoutRevoked(whole, services),
    hasNext: isFirst && isOfService(tail, context),
  }
}

const OWN_WISH = /\b(?:i|we)(?:'d| would)? (?:want|like|need)\b/

/**
 * Whether a line says yes. "Yes, and look at the oven too" books what she has read back, and "yes,
 * about the oven" leaves a message; "yes, I want the oven cleaned" books it.
 */
function isAgreement(text: string, open: Open | null): boolean {
  const isPassed = open === 'take-message' && !OWN_WISH.test(text)
  return (open === 'confirm' || isPassed) && readAnswer(text) === 'yes'
}

const WISHED = /\b(?:can|could) (?:i|we) (?:just )?(?:have|get|book|bring)\b/

/** Asks what is done, and for nothing: "will they do the filling then", "does it need a filling". */
const ASKS_OF_DOING =
  /^(?:(?:and|but|so|or) )?(?:will|would|do|does|did|is|are|might|won't|wouldn't) (?:they|he|she|it|that|there|the|you)\b(?!.*\b(?:instead|rather|book)\b)/

/** A line without the parts beside its answer that only ask what is done. */
function withoutDoings(line: string): string {
  const clauses = clausesOf(line)
  const others = clauses.filter((one) => !ASKS_OF_DOING.test(one))
  return others.length > 0 && others.length < clauses.length ? others.join('. ') : line
}

/** A line without what it only asks besides, while a service is in hand. */
function withoutSideQuestion(left: string, { open, hasService }: Context): string {
  // "Half five. And will the hygienist be straight after?" leaves the check-up in hand.
  const isBeside = hasService && isQuestion(left) && !WISHED.test(left)
  if (!isBeside) return left
  // "Have they got a key?", beside the number, books no key collection.
  const isDetail = ASKS_OTHERWISE.includes(open) && !MAKES_ANOTHER.test(left)
  return statedIn(left) || (isDetail ? '' : left)
}

/** The words of "oh, the first consultation then, I suppose". */
const LATE_MAX_WORDS = 8

/** A service of her list that a caller names by itself after all, when she has begun a message. */
function findLateChoice({ left, wants }: JobLine, context: Context): Decision {
  const { isMessage, isForOwner, isUrgent, listed, setup } = context
  const isOther = isQuestion(left) || wants.length > 0 || left.split(' ').length > LATE_MAX_WORDS
  if (!isMessage || isForOwner || isUrgent || isOther) return null
  const service = exactService(left, setup.services)
  return service && listed.includes(service.name) ? [tellService(service.name)] : null
}

/** Keeps the service in hand: "I've got two cars" puts nothing in place of the MOT. */
function keepForSeveral({ wants, denied }: JobLine, { service }: Context): Decision {
  const isMore = wants.some(({ kind }) => kind === 'several')
  return isMore && service !== null && denied.length === 0 ? [] : null
}

/** Puts something in place of what she has understood: "he only needs the bath and brush, can we do that instead?" */
const INSTEAD = /\b(?:instead|(?:change|swap|switch) (?:it|that))\b/

/** Of what comes beside a yes, or a detail such as a name, only whom the service is for counts. */
function findBesideAnswer(line: JobLine, context: Context): Decision {
  const { isAgreed, isBook, denied } = line
  const isAside = isAgreed || (ASKS_OTHERWISE.includes(context.open) && denied.length === 0)
  if (!isAside || isBook) return null
  const other = exactService(line.left, context.setup.services)
  if (other && other.name !== context.service && INSTEAD.test(line.left)) return null
  const variant = findVariant(line, context)
  return variant ? [tellService(variant.name)] : []
}

/** Says for whom it is. "The kids are Ellie and Jack" speaks of others. */
const FOR_WHOM = /\bfor (?:my|our|a|an|the|his|her)\b|\b(?:s?he|it|they)(?:'s|'re| is| are)\b/

/** The service in hand, as it is for that person: "it's for my daughter, she's six", whatever she asks. */
function findVariant({ text, wanted }: JobLine, context: Context): Service | null {
  const { service, setup, synonyms } = context
  return service && !isOfPrice(text) && FOR_WHOM.test(text)
    ? moreSpecific(wanted, service, setup.services, synonyms)
    : null
}

const CHANGES =
  /^(?:please |ok |no |actually |can you |could you |can i |could i )*(?:change|make|switch|swap|put)\b/

function readChoice(line: JobLine, context: Context): JobChoice {
  const { text, denied, wanted } = line
  const { open, isBooking, isInvited, setup, synonyms, topic } = context
  // The same list while none is denied: what is known of its names is kept by the list.
  const services =
    denied.length === 0
      ? setup.services
      : setup.services.filter((service) => !denied.includes(service))
  const named = exactService(wanted, services)
  // "Large one then" also chooses among the prices that she has just said.
  const isPriced = isInvited && (topic === 'prices' || topic === 'services')
  // "Not a viewing, somebody to say how much the rent is" chooses, whatever it asks.
  const isAsking = isQuestion(text) && !CHANGES.test(text) && denied.length === 0
  return {
    ...line,
    services,
    exact: named && (moreSpecific(wanted, named.name, services, synonyms) ?? named),
    isListed: open === 'service' && (isBooking || isPriced),
    isAsking,
    isWished: !isAsking || WISHED.test(text),
  }
}

/** Takes the one service of her list that the first sentence names. */
function findFirstSentence(
  { wanted, services, isListed }: JobChoice,
  { listed, synonyms }: Context,
): Decision {
  // "A wedding meeting, I suppose. Bouquet, buttonholes, tables": what it is for comes after it.
  const [start = ''] = wanted.split(/[.?!] /)
  if (!isListed || start === wanted || isQuestion(start)) return null
  const [only, other] = namedServices(start, services, synonyms)
  return only && !other && listed.includes(only.name) ? [tellService(only.name)] : null
}

/** Takes the one service that fits the line best, unless the line only asks about it. */
function chooseBest(choice: JobChoice, context: Context): Command[] {
  const stated = findStated(choice, context)
  const service = findBest(choice, stated, context)
  if (!service) return chooseUnnamed(choice, context)
  const { text, wanted, services } = choice
  const isPrice = asksForPrice(choice) && service !== stated
  if (isPrice || onlyAsksForSeat(text, service, context) || onlyAsksIfWeDo(text, service, context))
    return []
  const { name } = forPerson(wanted, service, context.service, services, context.synonyms)
  return [tellService(name)]
}

/** The service of her list that a line states, or wishes for on a day, whatever it asks beside it. */
function findStated({ wanted, services, isListed }: JobChoice, context: Context): Service | null {
  const { isBooking, synonyms } = context
  // "A gas safety certificate, two of them. How much each?" answers her question too.
  const listed = isListed ? statedIn(wanted, isBooking ? undefined : BARE_MAX_WORDS) : ''
  const stated = listed || pleadedIn(wanted, context) || wishedIn(wanted, context)
  return exactService(stated, services) ?? chooseService(stated, services, synonyms, WORD_POINTS)
}

function findBest(choice: JobChoice, stated: Service | null, context: Context): Service | null {
  const { wanted, services, exact, isBook, isListed, isAsking } = choice
  const { isBooking, hasService, synonyms } = context
  const minPoints = leastPoints(choice, context)
  return (
    (minPoints < Infinity ? exact : null) ??
    stated ??
    (isBooking || !isListed ? chooseService(wanted, services, synonyms, minPoints) : null) ??
    (isBook && !hasService ? ofKind(wanted, services, synonyms) : null) ??
    (minPoints <= 1 && !isAsking ? onlyNamed(wanted, services, synonyms) : null) ??
    findVariant(choice, context)
  )
}

const TO_KNOW = new RegExp(
  part`
    \b(?:just|only) (?:want(?:ed)?|need(?:ed)?) to know (?:if|whether) you do\b
    |\b(?:can|could) you tell me(?: that)?(?: or not)?\W*$
  `,
  'g',
)

/** How sure a line must be of a service for it to be taken. */
function leastPoints(
  { text, denied, isBook, isAsking, isListed }: JobChoice,
  { open, isBooking, hasService, hasParty, today }: Context,
): number {
  if (denied.length > 0) return GENERIC_POINTS
  // "A bath" names the bath and blow dry once she has listed it.
  if (isListed && !isAsking) return WORD_POINTS
  const isAsked =
    (open === 'service' || open === 'take-message') &&
    (isBooking ||
      text.split(' ').length <= BARE_MAX_WORDS ||
      (!hasParty && BARE.test(text) && wordsWithoutTimes(text, today).size <= BARE_MAX_THINGS))
  if ((isBook && !hasService) || (isAsked && !isAsking)) return GENERIC_POINTS
  // An ambiguous word does not change a service that was chosen.
  // "I just want to know if you do divorces" needs nothing yet.
  if (hasNeed(text.replace(TO_KNOW, ' '))) return hasService ? 2 : 1
  return isAsking ? Infinity : 2
}

const asksForPrice = ({ text, isBook, denied }: JobChoice) =>
  /\b(?:how (?:much|long)|price|cost|charge)\b/.test(text) && !isBook && denied.length === 0

/** Whether a line asks for a table, and for no other meal than the one in hand. */
function onlyAsksForSeat(text: string, { name }: Service, context: Context): boolean {
  // Every meal is at a table: "could we have one by the window" does not change what it is for.
  // In place of what only the owner can arrange, a table is a choice.
  const inHand = context.setup.services.find((one) => one.name === context.service)
  const isMeal = context.hasService && inHand?.isBookable !== false
  const isTable = context.hasParty && isMeal && /\btable\b/i.test(name)
  return (
    isTable &&
    !/\b(?:instead|rather|(?:just|only) (?:an? |the )?(?:\w+ )?table|change|switch|swap)\b/.test(
      text,
    )
  )
}

/** Asks what the firm does, and for nothing for the caller: "can you groom rabbits?" */
const ASKS_IF_WE_DO =
  /^(?:(?:hi|hello|hiya|so|and|just),? )*(?:can|could|would) you (?!.*\b(?:my|our|his|her|their|me|us|it|him|them|this|that|the|an?|\d+|please)\b)/

/** Asks it of what the line has told: "I've had a settlement agreement, do you do them?" */
const DO_THEM = pattern`
  \b(?:do|if) (?:you|u|ya) (?:
    do|deal with|handle|look at|take on|offer
  ) (?:it|them|that|these|those|this|one)s?\b
`

/** Whether a line only asks if the firm does something, and that is more than the service. */
const onlyAsksIfWeDo = (text: string, service: Service, { synonyms }: Context) =>
  (ASKS_IF_WE_DO.test(text) || DO_THEM.test(text)) && isBeyondService(text, service, synonyms)

/** Reads a line that fits no service: it refuses one, takes what she has listed, or is of several. */
function chooseUnnamed(choice: JobChoice, context: Context): Command[] {
  const decision = findRefusal(choice, context) ?? findListed(choice, context)
  if (decision) return decision
  return shouldAskWhich(choice, context) ? [{ kind: 'book' }] : []
}

function findRefusal({ text, left }: JobChoice, context: Context): Decision {
  const { service, inMind, setup } = context
  const inHand = service ?? inMind
  if (inHand === null || !isRefused(text, inHand, setup.services)) return null
  const other = otherOfKind(left, inHand, context)
  if (other) return [tellService(other.name)]
  // "It's not a new radiator": what she has in hand is wrong, and the owner can tell what is right.
  return [{ kind: 'change', field: 'service' }, { kind: 'message' }]
}

/** The service of the kind in hand that the rest of a line tells: after "not a booster", "he's never had any" of the first jabs. */
function otherOfKind(left: string, inHand: string, { setup, synonyms }: Context): Service | null {
  const denied = setup.services.find(({ name }) => name === inHand)
  const kin = setup.services.filter((one) => denied && one !== denied && areOfAKind([one, denied]))
  const kind = tellingWords({ name: inHand }).filter((word) =>
    kin.some((one) => tellingWords(one).includes(word)),
  )
  const found = chooseService(`${left} ${kind.join(' ')}`, kin, synonyms, GENERIC_POINTS)
  const isFitting = hasHadNone(left) || (found && !isBeyondService(left, found, synonyms))
  return isFitting ? found : null
}

/** Whether a line says "not" to the service in hand; "no, the haircut is fine" does not. */
function isRefused(text: string, name: string, services: readonly Service[]): boolean {
  const asked = text.replace(/(?:^|(?<=[.!?] ))no\b,? ?/g, '')
  const { denied } = withoutDenied(asked, services, [DENIAL])
  return denied.some((service) => service.name === name)
}

/** What a line takes of her list without a name: "both", "the first one". */
function findListed({ text, isListed }: JobChoice, { listed }: Context): Decision {
  const [first] = listed
  if (!isListed) return null
  if (first && wantsAllNamed(text)) return [tellService(first), { kind: 'several' }]
  if (!IS_PICK.test(text)) return null
  const picked = listed.at(pickOf(text) ?? 0)
  return picked ? [tellService(picked)] : []
}

/** Names a thing, and says nothing of it: "a full groom for a spaniel", "house clean". */
const A_THING =
  /^(?:(?:hi|hiya|hello|yes|just|please),? )*(?:(?:an?|one|two) |(?!.*\b(?:i|i'\w+|we|it|it's|is|was|were|my|the|your|he|she|they)\b)[\w'-]+(?:[^\w'-]+[\w'-]+){0,4}[^\w'-]*$)/

const isGreeting = ({ kind }: Command) => kind === 'greeting' || kind === 'thanks'

/** Whether she should ask which service is meant: "a full groom", of which there are two. */
function shouldAskWhich(choice: JobChoice, context: Context): boolean {
  const { text, wanted, wants, services, isWished } = choice
  const isOpen = !context.hasService && !context.isMessage && wants.every(isGreeting) && isWished
  const isChoice = isOpen && (hasNeed(text) || A_THING.test(text))
  return isChoice && isOfSeveral(wanted, services, context.synonyms)
}

/** Asks for something to be done or fitted in: "could you do a boiler service tomorrow", "have you anything for a check-up". */
const COULD_DO = pattern`
  \b(?:
    (?:can|could|would) you (?:do|fit|squeeze|manage)
    |(?:have|do) you (?:got |have )?(?:any\w*|a slot|a space|room) for
    |(?:looking for|after) (?:an?|the)
  )\b
`

/** Asks for a thing by its name: "consultation please, soonest you've got, tomorrow?" */
const PLEADED = /^(?:(?:hi|hiya|hello|just|yes|yeah|er|um),? )*([^,.!?;]{3,40}?),? please\b/

/** What a line asks for by its name, before it asks when. */
function pleadedIn(text: string, { isBooking, isMessage, open }: Context): string {
  const [, thing = ''] = PLEADED.exec(text) ?? []
  const isWish = !isBooking && !isMessage && open === 'service'
  return isWish && !isQuestion(thing) && !isOfPrice(thing) ? thing : ''
}

/** Asks for something to be done, beside its price: "can she have him hand stripped, how much is that?" */
const MAY_HAVE =
  /\b(?:can|could) (?:i|we|he|she|they) (?:have|get)\b|\b(?:looking|want\w*|like) to (?:have|get)\b/

/** The part of a line that wishes for something on a day, beside a question: "I need a check-up Friday, how much is it?" */
function wishedIn(text: string, { today, isBooking, isMessage }: Context): string {
  if (isBooking || isMessage) return ''
  const clauses = clausesOf(text)
  const isPriced = clauses.some(isOfPrice)
  const wishes = clauses.filter(
    (clause) =>
      !isOfPrice(clause) &&
      ((isPriced && MAY_HAVE.test(clause)) ||
        ((hasNeed(clause) || WISHED.test(clause) || COULD_DO.test(clause)) &&
          findDates(withDigits(clause), today).dates.length > 0)),
  )
  return wishes.length < clauses.length ? wishes.join('. ') : ''
}

/** The parts of a line, none longer than `maxWords`, that ask nothing. */
export function statedIn(text: string, maxWords = Infinity): string {
  return clausesOf(text)
    .filter((clause) => !isQuestion(clause) && !isOfPrice(clause))
    .filter((clause) => clause.split(/[ ,]+/).length <= maxWords)
    .join('. ')
}
