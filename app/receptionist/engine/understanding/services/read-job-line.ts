import type { Open } from '../../types.ts'
import { readAnswer } from '../answers/yes-no.ts'
import { clausesOf } from '../asks/clauses.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { isQuestion } from '../asks/questions.ts'
import type { Command } from '../command.ts'
import { ASKS_OTHERWISE, type Context } from '../context.ts'
import { part, pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { MAKES_ANOTHER, withoutRevoked } from './correction.ts'
import { withoutDenied } from './denied-services.ts'
import { isOfService, type JobChoice, type JobLine } from './job-line.ts'
import { exactService } from './service-names.ts'
import { areOfAKind, moreSpecific, namedServices } from './services.ts'

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

/** "First thing" and "last week" are times; they name no first visit and no lasting power of attorney. */
const FIRST_OR_LAST =
  /\bfirst (?=thing\b|week\b|half\b|\w+day\b|of \w+)|\blast (?=(?:thing|week|weekend|night|month|year|time|spring|summer|autumn|winter|christmas|\w+day)\b)/g

/** The start of "half nine", which asks for no half head of highlights. */
const HALF_PAST =
  /\bhalf (?:past )?(?=(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/g

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

/** A line whose bare "no" answers her, and denies nothing: "no check-out", with a check-in in hand, or none of her list. */
export function withAnsweredNo(
  text: string,
  { service, listed, setup, synonyms }: Context,
): string {
  const answered = text.replace(/^(?:no|nah|nope) (?!not\b|the\b)/, 'no, ')
  const hers = service === null ? listed : [service]
  if (hers.length === 0 || answered === text) return text
  const { text: rest, denied } = withoutDenied(text, setup.services)
  const isOfOthers = denied.length > 0 && denied.every(({ name }) => !hers.includes(name))
  // "No pasta" puts no pasta evening, which the owner has to arrange, in place of the table in hand.
  const isPutRight = isOfOthers && (service === null || denied.every((one) => one.isBookable))
  const others = namedServices(rest, setup.services, synonyms)
  return isPutRight && others.every((one) => denied.includes(one)) ? answered : text
}

/** Reads what a line says of the thing to book, without the people it tells of and what it denies. */
export function readLine(text: string, wants: readonly Command[], context: Context): JobLine {
  const { services } = context.setup
  const mine = withAnsweredNo(withoutEcho(text, context), context)
    .replace(ROLE, ' ')
    .replace(FIRST_OR_LAST, ' ')
    .replace(HALF_PAST, ' ')
    .replace(NOT_ONLY, ' ')
  const { text: rest, denied } = withoutDenied(mine, services)
  const isAnswer = context.hasService && denied.length === 0
  const left = isAnswer ? withoutAsides(withoutDoings(rest), context) : rest
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

const OWN_WISH = pattern`
  \b(?:i|we)(?:'d| would)? (?:just |only )?(?:want|like|need)\b
  |\bbut (?:can|could|will|do) you\b
  |\b(?:can|could) (?:i|we) (?:just )?(?:have|get|book)\b
`

/**
 * Whether a line says yes. "Yes, and look at the oven too" books what she has read back, and "yes,
 * about the oven" leaves a message; "yes, I want the oven cleaned" and "yes, but can you do the oven?" book it.
 */
function isAgreement(text: string, open: Open | null): boolean {
  const isPassed = open === 'take-message' && !OWN_WISH.test(text)
  return (open === 'confirm' || isPassed) && readAnswer(text) === 'yes'
}

/** Wishes for something in the form of a question. */
export const WISHED = /\b(?:can|could) (?:i|we) (?:also |just )?(?:have|get|book|bring)\b/

/** Asks for something to be done: "can you do his nails", "could he look at the tap". */
export const ASKS_WORK = pattern`
  \b(?:can|could) (?:you|he|she|they|some(?:one|body)) (?:also |just |please )?(?:
    do|fit|fix|sort|see to|look at
  ) (?:the|my|our|his|her|their|an?)\b
`

/** Whether a clause asks for something to be done, or had: "can you do his nails", "could I get the hygienist". */
export const asksToDo = (clause: string) => WISHED.test(clause) || ASKS_WORK.test(clause)

/** Asks what is done, and for nothing: "will they do the filling then", "does it need a filling". */
const ASKS_OF_DOING =
  /^(?:(?:and|but|so|or) )?(?:will|would|do|does|did|is|are|might|won't|wouldn't) (?:they|he|she|it|that|there|the|you)\b(?!.*\b(?:instead|rather|book)\b)/

/** A line without the parts beside its answer that only ask what is done. */
function withoutDoings(line: string): string {
  const clauses = clausesOf(line)
  const others = clauses.filter((one) => !ASKS_OF_DOING.test(one))
  return others.length > 0 && others.length < clauses.length ? others.join('. ') : line
}

/** Begins to tell of somebody or something: "she's selling her house", "but please don't ring the house". */
const TELLS =
  /^(?:(?:and|but|so|because|cos|as|since|oh|well|see|please)\b,? )*(?:(?:don't|do not|i|we|he|she|they|there)\b|(?:my|our|her|his|the) [a-z]+(?: is| are| was| were| has| have|'s)\b)/

/** Wishes for something, or puts right what she has understood. */
const OWN_CHOICE = pattern`
  \b(?:
    want\w*|need\w*|like|love|prefer|rather|instead|only|just|too|also|as well|after|meant?|said|asked|told
    |actually|chang\w*|swap\w*|switch\w*|book\w*|hav(?:e(?! (?:to|got)\b)|ing)|get(?:ting)?|for|the one|what
  )\b
`

/** A line without the parts beside its answer that tell why or of what else, and name another kind of service. */
function withoutAsides(line: string, { service, setup, synonyms }: Context): string {
  const inHand = setup.services.find(({ name }) => name === service)
  const parts = line.split(/[.,;] | (?=(?:but|because|cos|as|since) )/)
  if (!inHand || parts.length < 2) return line
  const isAside = (part: string) =>
    TELLS.test(part) &&
    !OWN_CHOICE.test(part) &&
    namedServices(part, setup.services, synonyms).some((one) => !areOfAKind([one, inHand]))
  const others = parts.filter((one) => !isAside(one))
  return others.length > 0 && others.length < parts.length ? others.join('. ') : line
}

/** A line without what it only asks besides, while a service is in hand. */
function withoutSideQuestion(left: string, { open, hasService }: Context): string {
  // "Half five. And will the hygienist be straight after?" leaves the check-up in hand.
  const isBeside = hasService && clausesOf(left).some(isQuestion) && !WISHED.test(left)
  if (!isBeside) return left
  // "Have they got a key?", beside the number, books no key collection.
  const isDetail = ASKS_OTHERWISE.includes(open) && !MAKES_ANOTHER.test(left)
  return statedIn(left) || (isDetail ? '' : left)
}

/** Asks for another service in the form of a question: "can you make it the full groom?" */
const CHANGES =
  /^(?:please |ok |no |actually |can you |could you |can i |could i )*(?:change|make|switch|swap|put)\b/

/** Reads what decides the choice of a service. */
export function readChoice(line: JobLine, context: Context): JobChoice {
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

/** The parts of a line, none longer than `maxWords`, that ask nothing. */
export function statedIn(text: string, maxWords = Infinity): string {
  return clausesOf(text)
    .filter((clause) => !isQuestion(clause) && !isOfPrice(clause))
    .filter((clause) => clause.split(/[ ,]+/).length <= maxWords)
    .join('. ')
}
