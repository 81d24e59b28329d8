import { clausesOf, withoutLead } from './asks/clauses.ts'
import { findBareNumber, type BareNumber } from './details/bare-number.ts'
import { tellsService, type Command } from './command.ts'
import { ASKS_WHEN, type Context } from './context.ts'
import { findDanger } from './danger/danger.ts'
import { findNumbers } from './details/found-numbers.ts'
import { findPerson } from './details/details.ts'
import { isTakenAway, withoutUnconfirmed } from './details/party.ts'
import { isTimeAlone, withoutEnd } from './when/diary-asks.ts'
import { isBook } from './hear-wants.ts'
import { withoutDayOfCall } from './when/day-of-call.ts'
import { withHourOfLeaving } from './when/time-limits.ts'
import { withoutEventDay } from './when/event-days.ts'
import { withoutIncidental } from './when/incidental.ts'
import { withRingAsWish } from './when/message-days.ts'
import { withoutOwnersTask } from './when/owners-task.ts'
import { withoutPayDays } from './when/pay-days.ts'
import { findJob } from './services/job.ts'
import { isOtherMeal, isPlainTable, mealsAt } from './services/meals.ts'
import { withAnsweredNo } from './services/read-job-line.ts'
import type { PlainLine } from './plain-line.ts'
import { asksToMove, isPurchase, isQuestion } from './asks/questions.ts'
import { asksOfHours, asksOfSeason } from './asks/opening-hours.ts'
import { isOfPrice } from './asks/price-words.ts'
import { checksChange } from './asks/status.ts'
import { alikeServices, namedServices } from './services/services.ts'
import { bookableServices } from './services/service-names.ts'
import { withoutDenied as withoutServices } from './services/denied-services.ts'
import { privateRoomIn } from './services/private-room.ts'
import { isOtherSize, tableFor } from './services/sizes.ts'
import { plain, withoutAstral } from './text/text.ts'
import { pattern } from './text/patterns.ts'
import { withoutUnit } from './asks/price-asks.ts'
import { findTopic } from './asks/topics.ts'
import { withoutDeadline } from './danger/urgency.ts'
import { withDigits } from './text/numbers.ts'
import { findDates } from './when/dates.ts'
import { findTimeOf } from './when/wish.ts'
import { restAfterYes } from './answers/yes-no.ts'

/** What a line tells, and what is left of it for the rules that follow. */
export type Details = {
  told: Command[]
  /** The part of `told` that speaks of the job, before a table or meal is chosen for the caller. */
  job: Command[]
  /** The line without its numbers. */
  rest: string
  /** `rest` without the caller's name. */
  nameless: string
  /** `nameless` without the services that the caller rules out. */
  meant: string
}

/** Letters said one by one in a postcode, which spell no name: "R T. R for Robert, T for Tommy". */
const LETTERS_SAID =
  /(?:(?<![\p{L}'])\p{L} for \p{L}+[ ,.]*)+|(?:(?<![\p{L}\d'])\p{L}(?![\p{L}\d'])(?! for )[ ,.-]+){2,}/gu

/** Reads the numbers, the person, the job and the time that a line tells. */
export function hearDetails(line: PlainLine, wants: Command[], context: Context): Details {
  const { commands: numbers, rest } = findNumbers(line.text, context)
  const isPlaced = numbers.some((one) => one.kind === 'tell' && one.field === 'postcode')
  const signed = isPlaced ? line.original.replace(LETTERS_SAID, ' ') : line.original
  const named = findPerson(withoutAstral(signed), rest, wants, context)
  const nameless = withoutName(rest, named)
  const bare = context.hasParty ? findBareNumber(withoutUnconfirmed(nameless), context) : null
  const person = withBareNumber(named, bare)
  const job = findJob(nameless, wants, context)
  // "The set menu, not Sunday lunch" rules out no Sunday.
  const answered = withAnsweredNo(bare?.rest ?? nameless, context)
  const meant = withoutServices(answered, context.setup.services).text
  const times = wishesForNoTime(line.text, wants, job, context)
    ? []
    : findTimeOf(withoutOtherTimes(meant, context), wants, job, context)
  const table = findTable([...wants, ...person, ...job], times, context)
  const room = findPrivateRoom(meant, [...wants, ...person, ...times], context)
  const work = room
    ? [...job.filter((one) => !tellsService(one)), room]
    : table.length > 0
      ? [...job.filter((one) => !tellsService(one)), ...table]
      : [...job, ...findMeal(nameless, [...wants, ...job], times, context)]
  return { told: [...numbers, ...person, ...work, ...times], job, rest, nameless, meant }
}

/** The details beside a danger, and a yes to her read-back: "Anton Nowak, 07700 900123. I can smell gas." */
export function detailsBeside(original: string, context: Context): Command[] {
  const text = plain(original)
  const { commands, rest } = findNumbers(text, context)
  const named = findPerson(withoutAstral(original), rest, [], context).filter((one) => {
    if (one.kind !== 'tell' || one.field !== 'name') return false
    // "Heart Attack!" is no name
    const name = plain(one.value)
    const isSigned = INTRODUCED.test(text.replace(name, '@'))
    const isWritten = original.includes(one.value)
    const isFull = one.value.includes(' ') && isWritten
    const isHarmless = findDanger(name) === null
    const isApart = findDanger(text.replace(name, ' ')) !== null
    const isAsked = context.open === 'name' && isHarmless
    // "She can hardly swallow. I'm Suresh"
    return isSigned ? isApart || (isWritten && isHarmless) : isFull && (isApart || isAsked)
  })
  // "Yes, but I can smell gas" holds nothing against the number.
  const agreed = text.replace(/\b(?:but|only|and)\b.*/, '')
  const isAgreed = context.open === 'phone-confirm' && restAfterYes(agreed, true) !== null
  const all = [...commands.filter(({ kind }) => kind === 'tell'), ...named]
  return isAgreed ? [...all, { kind: 'yes' }] : all
}

const INTRODUCED = pattern`
  \b(?:name(?:'s| is)|i'm|this is) @
  |@,? (?:here|speaking)\b
  |^(?:(?:hi|hiya|hello|help|morning|afternoon|evening),? )*it's @(?=\W)(?!,? (?:he|she|they|it)\b)
`

/** A name must not look like a service: "van der Berg" does not ask for a van. */
function withoutName(text: string, person: readonly Command[]): string {
  const name = person.find((command) => command.kind === 'tell' && command.field === 'name')
  return name?.kind === 'tell' ? text.replace(plain(name.value), ' ').replace(/^[ ,]+/, '') : text
}

/** The details of a person, with the party that a bare number means, and without any that it does not. */
function withBareNumber(person: Command[], bare: BareNumber | null): Command[] {
  if (bare === null) return person
  const { number, of } = bare
  const rest = person.filter((one) => one.kind !== 'tell' || one.field !== 'party')
  if (of === 'either') return [...rest, { kind: 'number', number }]
  return of === 'party' ? [...rest, { kind: 'tell', field: 'party', value: String(number) }] : rest
}

/** Whether a line wishes for no time, whatever days it names. */
function wishesForNoTime(
  text: string,
  wants: readonly Command[],
  job: readonly Command[],
  { isBooking, isMessage }: Context,
): boolean {
  if (isBooking) return false
  // "What time do you shut on Saturday?", in a message, wishes for no Saturday.
  if (isMessage && !wants.some(isBook) && clausesOf(text).some(asksOfHours)) return true
  // "I'd like to buy a gift card for Christmas" wants nothing at Christmas.
  const isThing = isPurchase(text) && !job.some(({ kind }) => kind === 'tell')
  // "Are you open over Christmas?" wishes for no day there.
  return isThing || (asksOfSeason(text) && !wants.some(isBook))
}

/** A limit that a day wished for in it makes needless: "before Christmas, ideally Friday". */
const BEFORE_IDEAL = pattern`
  \b(?:before|by|within|in|sometime|some time|any ?time|this|next)\b[^.!?;,]{2,30},? (?:and |but )?(?=(?:ideally|preferably|hopefully) (?:(?:on|this|next|the) )?(?:mon|tues|wednes|thurs|fri|satur|sun|to)(?:day|morrow)\b)
`

/** A line without the days and times that are no wish for a booking. */
function withoutOtherTimes(text: string, context: Context): string {
  const told = withoutOld(withoutUnit(text.replace(BEFORE_IDEAL, '')), context)
  const wished = withoutDeadline(withoutEnd(ofEvent(told, context)))
  const own = context.open === 'confirm' ? withoutOwnersTask(wished) : wished
  const timed = withHourOfLeaving(own, context.askedDay !== null)
  const asked = withoutDayOfCall(timed, context.today)
  const { isMessage, isForOwner, askedDay, notes } = context
  const unpaid = isMessage ? withoutPayDays(asked, plain(notes ?? '')) : asked
  const rung = isMessage && !isForOwner && askedDay === null ? withRingAsWish(unpaid) : unpaid
  return withoutQuestions(withoutIncidental(rung, isMessage), context)
}

/** A line without the questions whether an old booking stands, which wish for no day: "so am I still down for tomorrow?" */
function withoutOld(text: string, { isMessage, isForOwner, today }: Context): string {
  if (!isMessage || !isForOwner) return text
  const sentences = text.split(/(?<=[.?!;]) /)
  const rest = sentences.filter((one) => !checksChange(one)).join(' ')
  // "Wed 2nd at 9 then. So Thursday's off, yeah?" tells the new day by the old.
  return findDates(withDigits(rest), today).dates.length > 0 ? text : rest
}

/** Names the day of a party, for which the table is: "Saturday's my birthday", "it's Mum's anniversary on Friday". */
const OWN_DAY = pattern`
  (?<=day)'s (?:(?:my|our|his|her) )?(?:[a-z]+'s )?(?:[\w-]+ )?(?:birthday|anniversary)\b
  |\b(?:it's|it is) (?:(?:my|our|his|her) )?(?:[a-z]+'s )?(?:[\w-]+ )?(?:birthday|anniversary)(?= (?:on |this |next )*\w+day\b)
`

/** A line without the day of the caller's event, unless she has asked when to book, or it is the day wished for. */
function ofEvent(text: string, { open, before, hasParty }: Context): string {
  if (hasParty) return text.replace(OWN_DAY, ' ')
  return ASKS_WHEN.includes(open) ? text : withoutEventDay(text, before)
}

/** At a yes-no question, in a message or after a booking, "are you open on Saturdays?" wishes for no Saturday. */
function withoutQuestions(
  text: string,
  { open, isBooking, isMessage, setup, synonyms, today }: Context,
): string {
  const isMade = open === null && isBooking
  if (!isMade && !isMessage && open !== 'confirm' && open !== 'take-message') return text
  // "Yes. Is it the half three?" moves nothing; "is Friday any better?" does.
  const isAgreed = open === 'confirm' && restAfterYes(text) !== null
  const isTimeAsked = (clause: string) =>
    clause.split(/[,.;!?] /).some((part) => isTimeAlone(withoutLead(part), today))
  // "Is the first meeting really £120?", at the read-back, asks for no first of the month.
  const isAside = (clause: string) =>
    open === 'confirm' &&
    isQuestion(clause.replace(/^(?:and|also|but) /, '')) &&
    !OTHER_TIME.test(clause) &&
    !asksToMove(clause) &&
    (isAgreed || !isTimeAsked(clause))
  const clauses = clausesOf(text)
  const isReasoned = clauses.some(isAside)
  const wished = clauses.filter(
    (clause) =>
      !isAside(clause) &&
      !(isReasoned && REASON.test(clause)) &&
      [null, 'unknown'].includes(findTopic(withoutLead(clause), setup, synonyms)?.topic ?? null),
  )
  return wished.length === clauses.length ? text : wished.join(', ')
}

/** Asks for another time than the one read back: "yes, but could it be four?" */
const OTHER_TIME = /\b(?:make|move|change|instead|rather)\b/

/** Says why a question is asked: "can we stay till midnight? It's new year". */
const REASON =
  /^(?:(?:because|cos|as|since|only|you see|see),? )*it'?s\b(?!.*\b(?:want|meant|not|instead|then)\b)/

/** The private room, in place of a table, for a caller who wants to book and names it. */
function findPrivateRoom(text: string, said: readonly Command[], context: Context): Command | null {
  // "Yes please. How much is the private room, by the way?" keeps the table.
  const stated = context.hasService
    ? text.split(/[,.;!?] /).filter((clause) => !isOfPrice(clause))
    : [text]
  const room = stated.map((clause) => privateRoomIn(clause, context)).find((one) => one !== null)
  const isWish = (one: Command) =>
    isBook(one) || one.kind === 'tell-when' || (one.kind === 'tell' && one.field === 'party')
  const isWanted = context.isBooking || said.some(isWish)
  return room && isWanted ? { kind: 'tell', field: 'service', value: room.name } : null
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
  const named = said.find(tellsService)
  const name = named?.kind === 'tell' ? named.value : service
  const current = services.find((one) => one.name === name)
  if (current && !isOtherSize(current, party)) return []
  return [{ kind: 'tell', field: 'service', value: table.name }]
}

/** Asks for seats, and for no certain meal. */
const FOR_SEATS =
  /\b(?:fit|squeez\w*|seat) (?:\w+ ){0,4}?(?:in|at|for|us)\b|\b(?:usual|our) table\b|(?:^|[,.;] )an? table\b|\btables? (?:for|on|at|free|this|next|to\w+|\w+day)\b|\b(?:book|have|get|got|do|want|need|like) an? table\b/

/** Chooses "Table for dinner" for a table at eight, unless other services are for that time too. */
function findMeal(text: string, said: Command[], times: Command[], context: Context): Command[] {
  const { hasParty, hasService, inMind, open, setup, synonyms } = context
  // "Go on then, Sunday at one", after a question about the Christmas menu.
  const isKnown = hasService || inMind !== null
  const isWish = open === 'service' || said.some(isBook)
  const time = times.find((one) => one.kind === 'tell-when')
  if (!hasParty || isKnown || !isWish || isTakenAway(text)) return []
  const alike = alikeServices(text, setup.services, synonyms)
  const wished = time?.kind === 'tell-when' ? time.when : null
  const when = { ...wished, day: wished?.day ?? context.askedDay }
  // "A table on Saturday afternoon" names what it is for; "tea tomorrow night" is no afternoon tea.
  const named = said.find(tellsService)
  if (named && !isOtherMeal(when, named.value)) return []
  const [table, second] = bookableServices(setup).filter(({ name }) => isPlainTable(name))
  // "Can you squeeze two of us in about half one?" names no Sunday lunch.
  const isOfTable =
    FOR_SEATS.test(text) &&
    !said.some(({ kind }) => kind === 'existing') &&
    namedServices(text, setup.services, synonyms).every(({ name }) => name === table?.name)
  if (!named && alike.length === 0 && table && !second && isOfTable)
    return [{ kind: 'tell', field: 'service', value: table.name }]
  if (!wished) return []
  const [only, other] = mealsAt(when, alike.length > 0 ? alike : bookableServices(setup))
  return only && !other ? [{ kind: 'tell', field: 'service', value: only.name }] : []
}
