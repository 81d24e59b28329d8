import { clausesOf } from './asks.ts'
import type { Command } from './command.ts'
import { ASKS_OTHERWISE, type Context } from './context.ts'
import { part, pattern } from './patterns.ts'
import { IS_PICK, pickOf } from './picks.ts'
import { isOfPrice, isQuestion } from './questions.ts'
import type { Service, Setup } from '../types.ts'
import {
  chooseService,
  exactService,
  firstOfSeveral,
  forPerson,
  GENERIC_POINTS,
  isBeyondService,
  isOfSeveral,
  moreSpecific,
  namedServices,
  ofKind,
  onlyNamed,
  withoutDenied,
  WORD_POINTS,
} from './services.ts'
import { unusedWords } from './remarks.ts'
import { wantsAllNamed } from './several.ts'
import { contentOf, plain } from './text.ts'
import { deniesUrgency, findUrgent } from './urgency.ts'
import { asksWhatToDo, hasNeed } from './wants.ts'
import { readAnswer } from './yes-no.ts'

/** Wants a price for the work, or somebody to come and see it. */
const HAS_A_LOOK =
  /\b(?:quot(?:e|ation)s?|estimates?|survey|pric(?:e|ed) up|come (?:out |round |over )?(?:and|to) (?:look|see|have a look|price|measure))\b/
/** The visit without a price at which a job that cannot be booked is looked at. */
const visitOf = (named: readonly Service[]) =>
  named.every(({ isBookable }) => isBookable)
    ? undefined
    : named.find((service) => service.isBookable && service.pricePence === 0)

/** "Puppy groom, please" needs no verb. */
const BARE_MAX_WORDS = 5
/** The words of "oh, the first consultation then, I suppose". */
const LATE_MAX_WORDS = 8
const CHANGES =
  /^(?:please |ok |no |actually |can you |could you |can i |could i )*(?:change|make|switch|swap|put)\b/

/** Puts one service in place of another: "it's a filling I'm after", "no, I said the oven", "can I just get a cut?" */
const CORRECTS = new RegExp(
  part`
    \b(?:
      no|not|wait|sorry|actually|instead|rather
      |chang(?:e|ing) (?:it|that|this|my|the)
      |switch|swap|make
      |put(?: it| me)?(?: in| down| on)?
      |you've|wrong|it's|it is|it was|should be|should have been
      |(?:can|could) (?:i|we) (?:just )?(?:have|get|do)
      |meant?|said|told|asked|want(?:ed)?|need(?:ed|s)?|after|prefer
    )\b
  `,
  'g',
)

/** Adds a thing to the one in hand: "and the tyres need looking at". */
const BESIDES = pattern`
  ^(?!.*\b(?:instead|make it|rather)\b)(?:
    (?:oh,? |yes,? )*(?:and|plus)\b
    |.*\b(?:
      as well|too|also|(?<!\bwith [^.!?;]*)(?:and|an') all(?=\W*$|[,.;!?])|at the same (?:time|go)|in the same visit
      |while (?:you're|he's|she's|they're|i'm|it's) (?:here|there|in|at it)
    )\b
  )
`

/** The service that a line names, with nothing else, in place of the one in hand, whatever she asks. */
function corrected(text: string, context: Context): Service | null {
  const { hasService, isBooking, service, setup, synonyms, today, open } = context
  // "Could I have the hygienist instead? I only had a check-up in May."
  const said = text.split(/(?<=[.!?;]) /).find((part) => /\binstead\b/.test(part)) ?? text
  const rest = said.replace(CORRECTS, ' ')
  const isName = open === 'name' && /^(?:no,? )?it's \S+$/.test(text)
  if (!hasService || !isBooking || isName || isOfPrice(text)) return null
  const isAdding = BESIDES.test(text) || /[.;!] (?:and|plus)\b/.test(text)
  if (rest === said && !isAdding) return null
  const isOther = ({ name }: Service) => name !== service
  const best = chooseService(rest, setup.services, synonyms, GENERIC_POINTS)
  const [only, other] = namedServices(rest, setup.services, synonyms).filter(isOther)
  const found = best && isOther(best) ? best : other ? null : only
  const inHand = contentOf(service ?? '')
  const words = [...unusedWords(rest, [], today)].filter((word) => !inHand.has(word))
  return found && !isBeyondService(words.join(' '), found, synonyms) ? found : null
}

/** What is said after the caller has thought better of it: "a full colour. No, make it a haircut". */
const REVOKES =
  /^(.+)\b(?:no,? (?=make|i'll|just|actually)|actually,? |make (?:it|that) |i mean |i meant )(.+)$/

/** A line without the service that it names first and puts another in place of. */
function withoutRevoked(text: string, services: readonly Service[]): string {
  const [, before = '', after = ''] = REVOKES.exec(text) ?? []
  const [first, last] = [exactService(before, services), exactService(after, services)]
  return first && last && first !== last ? after : text
}

/** Asks what the firm does, and for nothing for the caller: "can you groom rabbits?" */
const ASKS_IF_WE_DO =
  /^(?:(?:hi|hello|hiya|so|and|just),? )*(?:can|could|would) you (?!.*\b(?:my|our|his|her|their|me|us|it|him|them|this|that|the|an?|\d+|please)\b)/

/** Asks it of what the line has told: "I've had a settlement agreement, do you do them?" */
const DO_THEM =
  /\b(?:do|if) (?:you|u|ya) (?:do|deal with|handle|look at|take on|offer) (?:it|them|that|these|those|this|one)s?\b/

/** Says for whom it is. "The kids are Ellie and Jack" speaks of others. */
const FOR_WHOM = /\bfor (?:my|our|a|an|the|his|her)\b|\b(?:s?he|it|they)(?:'s|'re| is| are)\b/

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

/** What follows the thing to book: "a check-up, then the hygienist", "and while you're here, the tap". */
const NEXT =
  /,? (?:and )?(?:then|followed by|while (?:you|they|he|she)(?:'re|'s| are| is) (?:here|there|at it)) (?=\S)/

/** Wants another service than the one in hand. */
const MAKES_ANOTHER = /\b(?:instead|rather|chang\w*|swap\w*|switch\w*|make it|want|need|book)\b/

const OWN_WISH = /\b(?:i|we)(?:'d| would)? (?:want|like|need)\b/

const WISHED = /\b(?:can|could) (?:i|we) (?:have|get|book|bring)\b/
const AND = /\b(?:and|plus)\b/

/** Early in the day, and no first visit. */
const FIRST_THING = /\bfirst thing\b/g
/** Wishes for something, whatever it asks after that: "a haircut, please. Do I need to bring anything?" */
const WISHES_FOR =
  /\bplease\b|\b(?:i|we)(?:'d| would) like\b|\b(?:i|we) (?:want|need) (?:an?(?! (?:answer|opinion|word|bit|quick|chat)\b)|to book)\b/

/** The service that a line asks for, and the word that makes it urgent. */
export function findJob(text: string, wants: Command[], context: Context): Command[] {
  const { open, setup, synonyms, isBooking } = context
  const commands: Command[] = []
  const urgent = findUrgent(withoutNames(text, setup).replace(TAKEN_DOWN, ' '), setup.urgent.words)
  if (urgent && !deniesUrgency(text) && !/\bhow (?:much|long)\b/.test(text))
    commands.push({ kind: 'urgent', word: urgent })
  // "I've broken a tooth, should I come in?" asks for advice.
  if (!isBooking && asksWhatToDo(text) && !wants.some(({ kind }) => kind === 'book')) {
    const stated = statedIn(text)
    const isWish =
      WISHES_FOR.test(stated) && namedServices(stated, setup.services, synonyms).length > 0
    if (!isWish) return commands
  }
  // "Yes, and look at the oven too" books what she has read back, and "yes, about the oven" leaves a
  // message; "yes, I want the oven cleaned" books it.
  const isPassed = open === 'take-message' && !OWN_WISH.test(text)
  const isAgreed = (open === 'confirm' || isPassed) && readAnswer(text) === 'yes'
  const { text: left, denied } = withoutDenied(
    text.replace(ROLE, ' ').replace(FIRST_THING, ' '),
    setup.services,
  )
  // "Half five. And will the hygienist be straight after?" leaves the check-up in hand.
  const isBeside =
    context.hasService && denied.length === 0 && isQuestion(left) && !WISHED.test(left)
  // "Have they got a key?", beside the number, books no key collection.
  const isDetail = ASKS_OTHERWISE.includes(open) && !MAKES_ANOTHER.test(left)
  const whole = isBeside ? statedIn(left) || (isDetail ? '' : left) : left
  const [head = '', tail = ''] = whole.split(NEXT)
  const isOf = (part: string) => namedServices(part, setup.services, synonyms).length > 0
  const isFirst = tail !== '' && denied.length === 0 && isOf(head)
  const wanted = isFirst ? head : withoutRevoked(whole, setup.services)
  if (isFirst && isOf(tail)) commands.push({ kind: 'several' })
  const late = chosenLate(left, wants, context)
  if (late) return [...commands, { kind: 'tell', field: 'service', value: late.name }]
  // "I've got two cars" puts nothing in place of the MOT.
  const isMore = wants.some(({ kind }) => kind === 'several')
  if (isMore && context.service !== null && denied.length === 0) return commands
  const other = corrected(left, context)
  // "Half past eight is good. And the hygienist after."
  const isAdded = left
    .split(/(?<=[.;!]) /)
    .some(
      (part) =>
        /^(?:and|plus)\b(?! (?:could|can) it be\b)(?!.*\bnot an?\b)/.test(part) &&
        !MAKES_ANOTHER.test(part) &&
        isOf(part),
    )
  // "I want highlights as well" leaves the haircut in hand, and the owner hears of the other.
  if (other && !isAgreed)
    return BESIDES.test(left) || isAdded
      ? [...commands, { kind: 'several' }]
      : [...commands, { kind: 'tell', field: 'service', value: other.name }]
  const isAside = isAgreed || (ASKS_OTHERWISE.includes(open) && denied.length === 0)
  // "It's for my daughter, she's six", whatever she asks.
  const variant =
    context.service && !isOfPrice(text) && FOR_WHOM.test(text)
      ? moreSpecific(wanted, context.service, setup.services, synonyms)
      : null
  if (isAside && !wants.some(({ kind }) => kind === 'book'))
    return variant
      ? [...commands, { kind: 'tell', field: 'service', value: variant.name }]
      : commands
  const isBook = wants.some(({ kind }) => kind === 'book')
  // "Large one then" also chooses among the prices that she has just said.
  const isPriced = context.isInvited && (context.topic === 'prices' || context.topic === 'services')
  const isListed = open === 'service' && (isBooking || isPriced)
  // The same list while none is denied: what is known of its names is kept by the list.
  const services =
    denied.length === 0
      ? setup.services
      : setup.services.filter((service) => !denied.includes(service))
  const named = exactService(wanted, services)
  const exact = named && (moreSpecific(wanted, named.name, services, synonyms) ?? named)
  // "Not a viewing, somebody to say how much the rent is" chooses, whatever it asks.
  const isAsking = isQuestion(text) && !CHANGES.test(text) && denied.length === 0
  // "The boiler's noisy and the tap drips": she asks which of them to book.
  const isWished = !isAsking || WISHED.test(text)
  const isTwo = isListed || ((isBook || hasNeed(text) || context.hasService) && AND.test(text))
  const one = isTwo && !exact && isWished ? firstOfSeveral(wanted, services) : null
  // "Both, a check-up and a hygienist" leaves the check-up in hand.
  const first = isListed || !context.hasService || one?.name === context.service ? one : null
  // She books one thing a call, and passes on the other.
  if (first)
    return [...commands, { kind: 'tell', field: 'service', value: first.name }, { kind: 'several' }]
  // "A wedding meeting, I suppose. Bouquet, buttonholes, tables": what it is for comes after it.
  const [start = ''] = wanted.split(/[.?!] /)
  const [chosenFirst, otherFirst] = isListed ? namedServices(start, services, synonyms) : []
  if (
    chosenFirst &&
    !otherFirst &&
    start !== wanted &&
    !isQuestion(start) &&
    context.listed.includes(chosenFirst.name)
  )
    return [...commands, { kind: 'tell', field: 'service', value: chosenFirst.name }]
  // "The booster, and her claws": both of those that she has listed.
  const both =
    isListed && isWished && AND.test(wanted) && !/\bor\b/.test(wanted)
      ? namedServices(wanted, services, synonyms).map(({ name }) => name)
      : []
  const [chosen, besides] = context.listed.filter((name) => both.includes(name))
  if (chosen !== undefined && besides !== undefined)
    return [...commands, { kind: 'tell', field: 'service', value: chosen }, { kind: 'several' }]
  const isForMessage = wants.some(({ kind }) => kind === 'message')
  if (
    open === 'service' &&
    isWished &&
    !isForMessage &&
    AND.test(wanted) &&
    (isBook || hasNeed(wanted))
  ) {
    const named = namedServices(wanted, services, synonyms)
    const [, another] = named
    // "An MOT and an oil change": one by its whole name goes first. What cannot be booked is not passed on.
    // "An extension, and somebody to come and give us a quote": the free visit comes first.
    const visit = exact?.isBookable !== true && HAS_A_LOOK.test(wanted) ? visitOf(named) : undefined
    if (visit) commands.push({ kind: 'tell', field: 'service', value: visit.name })
    else if (another && exact) {
      commands.push({ kind: 'tell', field: 'service', value: exact.name })
      const isMore = named.some((service) => service !== exact && service.isBookable)
      if (isMore) commands.push({ kind: 'several' })
    } else if (another) commands.push({ kind: 'book' })
    if (another) return commands
  }
  const minPoints =
    denied.length > 0 ? GENERIC_POINTS : leastPoints(text, { isBook, isAsking, isListed }, context)
  // "A gas safety certificate, two of them. How much each?" answers her question too.
  const stated = isListed ? statedIn(wanted, isBooking ? undefined : BARE_MAX_WORDS) : ''
  const choice =
    exactService(stated, services) ?? chooseService(stated, services, synonyms, WORD_POINTS)
  const service =
    (minPoints < Infinity ? exact : null) ??
    choice ??
    (isBooking || !isListed ? chooseService(wanted, services, synonyms, minPoints) : null) ??
    (isBook && !context.hasService ? ofKind(wanted, services, synonyms) : null) ??
    (minPoints <= 1 && !isAsking ? onlyNamed(wanted, services, synonyms) : null) ??
    variant
  // "It's not a new radiator": what she has in hand is wrong, and the owner can tell what is right.
  const inHand = context.service ?? context.inMind
  if (!service && inHand !== null && isRefused(text, inHand, setup.services))
    return [...commands, { kind: 'change', field: 'service' }, { kind: 'message' }]
  // Every meal is at a table: "could we have one by the window" does not change what it is for.
  const isSeat = context.hasParty && context.hasService && /\btable\b/i.test(service?.name ?? '')
  if (
    isSeat &&
    !/\b(?:instead|rather|(?:just|only) (?:an? |the )?(?:\w+ )?table|change|switch|swap)\b/.test(
      text,
    )
  )
    return commands
  if (
    service &&
    (ASKS_IF_WE_DO.test(text) || DO_THEM.test(text)) &&
    isBeyondService(text, service, synonyms)
  )
    return commands
  const [firstListed] = context.listed
  if (!service && isListed && firstListed && wantsAllNamed(text))
    return [
      ...commands,
      { kind: 'tell', field: 'service', value: firstListed },
      { kind: 'several' },
    ]
  if (!service && isListed && IS_PICK.test(text)) {
    const picked = context.listed.at(pickOf(text) ?? 0)
    return picked ? [...commands, { kind: 'tell', field: 'service', value: picked }] : commands
  }
  const isPrice =
    /\b(?:how (?:much|long)|price|cost|charge)\b/.test(text) &&
    !isBook &&
    denied.length === 0 &&
    service !== choice
  if (service && !isPrice) {
    const { name } = forPerson(wanted, service, context.service, services, synonyms)
    commands.push({ kind: 'tell', field: 'service', value: name })
  }
  // "A full groom", of which there are two: she asks which.
  const isOpen = !context.hasService && !context.isMessage && wants.every(isGreeting) && isWished
  const isChoice = !service && isOpen && (hasNeed(text) || A_THING.test(text))
  if (isChoice && isOfSeveral(wanted, services, synonyms)) commands.push({ kind: 'book' })
  return commands
}

/** Names a thing, and says nothing of it: "a full groom for a spaniel", "house clean". */
const A_THING =
  /^(?:(?:hi|hiya|hello|yes|just|please),? )*(?:(?:an?|one|two) |(?!.*\b(?:i|i'\w+|we|it|it's|is|was|were|my|the|your|he|she|they)\b)[\w'-]+(?:[^\w'-]+[\w'-]+){0,4}[^\w'-]*$)/

/** A wall to be taken down, which is not urgent as one is that has come down. */
const TAKEN_DOWN = new RegExp(
  part`
    \b(?:wall|chimney|ceiling|fence|roof|tree)s? (?:to be )?(?:
      taking|taken|knocking|knocked|pulling|pulled|coming
    ) (?:down|out|through)\b
    |\b(?:take|knock|pull) (?:down|out|through) (?:an?|the|my|our) \w+
  `,
  'g',
)

const isGreeting = ({ kind }: Command) => kind === 'greeting' || kind === 'thanks'

/**
 * A line without the owner's urgent words where they only name a service that can be booked: of "a gas safety
 * certificate", where "gas" is urgent, the gas.
 */
function withoutNames(text: string, { services, urgent }: Setup): string {
  const single = urgent.words
    .map(plain)
    .filter((word) => /^[a-z]+$/.test(word) && text.includes(word))
  if (single.length === 0) return text
  return services.reduce((left, { name, isBookable }) => {
    const names: readonly string[] = plain(name).match(/[a-z]{4,}|gas/g) ?? []
    return single.reduce((rest, word) => {
      const others = names.filter((one) => one !== word)
      return isBookable && names.includes(word) && others.length > 0
        ? rest.replace(new RegExp(`\\b${word} (?=(?:[a-z]+ )?(?:${others.join('|')}))`, 'g'), ' ')
        : rest
    }, left)
  }, text)
}

/** A service of her list that a caller names by itself after all, when she has begun a message. */
function chosenLate(text: string, wants: Command[], context: Context): Service | null {
  const { isMessage, isForOwner, isUrgent, listed, setup } = context
  const isOther = isQuestion(text) || wants.length > 0 || text.split(' ').length > LATE_MAX_WORDS
  if (!isMessage || isForOwner || isUrgent || isOther) return null
  const service = exactService(text, setup.services)
  return service && listed.includes(service.name) ? service : null
}

/** Whether a line says "not" to the service in hand; "no, the haircut is fine" does not. */
function isRefused(text: string, name: string, services: readonly Service[]): boolean {
  const { denied } = withoutDenied(text.replace(/(?:^|(?<=[.!?] ))no\b,? ?/g, ''), services)
  return denied.some((service) => service.name === name)
}

/** The parts of a line, none longer than `maxWords`, that ask nothing. */
export function statedIn(text: string, maxWords = Infinity): string {
  return clausesOf(text)
    .filter((clause) => !isQuestion(clause) && !isOfPrice(clause))
    .filter((clause) => clause.split(/[ ,]+/).length <= maxWords)
    .join('. ')
}

const TO_KNOW =
  /\b(?:just|only) (?:want(?:ed)?|need(?:ed)?) to know (?:if|whether) you do\b|\b(?:can|could) you tell me(?: that)?(?: or not)?\W*$/g

/** How sure a line must be of a service for it to be taken. */
function leastPoints(
  text: string,
  { isBook, isAsking, isListed }: { isBook: boolean; isAsking: boolean; isListed: boolean },
  { open, isBooking, hasService }: Context,
): number {
  // "A bath" names the bath and blow dry once she has listed it.
  if (isListed && !isAsking) return WORD_POINTS
  const isAsked =
    (open === 'service' || open === 'take-message') &&
    (isBooking || text.split(' ').length <= BARE_MAX_WORDS)
  if ((isBook && !hasService) || (isAsked && !isAsking)) return GENERIC_POINTS
  // An ambiguous word does not change a service that was chosen.
  // "I just want to know if you do divorces" needs nothing yet.
  if (hasNeed(text.replace(TO_KNOW, ' '))) return hasService ? 2 : 1
  return isAsking ? Infinity : 2
}
