import type { Day } from '../calendar.ts'
import type { Line, Open, Setup } from '../types.ts'
import type { Command } from './command.ts'
import { findDanger, isSafeAgain } from './danger.ts'
import { findName } from './names.ts'
import { findParty } from './party.ts'
import { correctTail, findPhone, isPartOfPhone } from './phones.ts'
import { findPostcode } from './postcodes.ts'
import { findTopic, isQuestion } from './questions.ts'
import { chooseService, listedServices, type Synonyms } from './services.ts'
import { plain } from './text.ts'
import { findUrgent } from './urgency.ts'
import { findWants, hasNeed, isAllSaid, isRefusal } from './wants.ts'
import { findWhen, type When } from './when.ts'
import { readAnswer } from './yes-no.ts'

/** What the call has come to: the same words mean other things after other questions. */
export type Context = {
  open: Open | null
  setup: Setup
  synonyms: Synonyms
  hasParty: boolean
  today: Day
  askedDay: Day | null
  phone: string | null
  isBooking: boolean
  hasService: boolean
  isEmergency: boolean
}

const YES_NO: readonly (Open | null)[] = ['slot', 'phone-confirm', 'confirm', 'take-message', null]
const ASKS_WHEN: readonly (Open | null)[] = ['when', 'date', 'time', 'slot']
const ASKS_OTHERWISE: readonly (Open | null)[] = [
  'name',
  'phone',
  'phone-confirm',
  'postcode',
  'about',
  'party',
]
/** Questions that a bare no refuses to answer. */
const NO_REFUSES: readonly (Open | null)[] = [
  'name',
  'phone',
  'postcode',
  'party',
  'when',
  'date',
  'time',
  'service',
]
/** Said of what somebody wants, and not of their week. */
const WISH =
  /\b(?:make (?:it|that)|change|move|switch|actually|instead|rather|prefer|could we|can we|can i|could i|meant|i'd like|i want|want|book\w*|reserv\w+|appointment|table|same time|better|please|not)\b/
/** "Puppy groom, please" needs no verb. */
const BARE_MAX_WORDS = 3
/** Tells of what was, not of when something should be. */
const HAPPENED =
  /\b(?:yesterday|last (?:night|week|month|year|time)|the other (?:day|night|week)|(?:days?|weeks?|months?|years?) ago)\b/
const TAKEN_UP =
  /\b(?:busy|remember\w*|interview|already have|have a|i work|at work|until|since|from \d|every)\b/

/** What one line asks of Ava. */
export function understand(line: Line, context: Context): Command[] {
  if (line.commands) return withDanger(line)
  const text = plain(line.text)
  if (line.by === 'silence' || text === '') return [{ kind: 'silence' }]
  const danger = findDanger(text)
  if (danger) return [{ kind: 'danger', danger }]
  const wants = findWants(text, context.isBooking)
  // At a read-back "no, that's it" may mean that all is right.
  const isReadBack = context.open === 'phone-confirm' || context.open === 'confirm'
  if (!isReadBack && isAllSaid(text)) wants.push({ kind: 'goodbye' })
  const { commands: numbers, rest } = findNumbers(text, context)
  const person = findPerson(line.text, rest, wants, context)
  const job = findJob(withoutName(rest, person), wants, context)
  const told = [...numbers, ...person, ...job, ...findTimeOf(rest, wants, job, context)]
  const commands = [...wants, ...told, ...findAsks(rest, wants, told, context)]
  if (context.isEmergency && isSafeAgain(text)) commands.unshift({ kind: 'safe' })
  return [...commands, ...findAnswers(text, commands, context)]
}

/** "Van der Berg" hires no van. */
function withoutName(text: string, person: readonly Command[]): string {
  const name = person.find((command) => command.kind === 'tell' && command.field === 'name')
  return name?.kind === 'tell' ? text.replace(plain(name.value), ' ') : text
}

/** Commands from elsewhere never hide a danger. */
function withDanger(line: Line): Command[] {
  const danger = findDanger(plain(line.text))
  return danger ? [{ kind: 'danger', danger }] : [...(line.commands ?? [])]
}

/** Telephone number and postcode; what they were said in is read no further. */
function findNumbers(text: string, context: Context): { commands: Command[]; rest: string } {
  const commands: Command[] = []
  const { open, phone } = context
  const isAsked = open === 'phone' || open === 'phone-confirm'
  const found = (phone && isAsked ? correctTail(text, phone) : null) ?? findPhone(text, isAsked)
  let rest = text
  if (found) {
    commands.push({ kind: 'tell', field: 'phone', value: found.phone })
    rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`.replace(/\s+/g, ' ')
  } else if (isAsked && isPartOfPhone(text)) commands.push({ kind: 'part-of-phone' })
  const postcode = findPostcode(rest, open === 'postcode')
  if (postcode) {
    commands.push({ kind: 'tell', field: 'postcode', value: postcode })
    const compact = postcode.toLowerCase().replace(' ', '')
    rest = rest.replace(new RegExp(compact.split('').join('[ ,.-]{0,3}')), ' ')
  }
  return { commands, rest }
}

function findPerson(
  original: string,
  text: string,
  wants: Command[],
  { open, hasParty, setup }: Context,
): Command[] {
  const commands: Command[] = []
  const isSmallTalk = wants.some(
    ({ kind }) =>
      kind === 'thanks' ||
      kind === 'repeat' ||
      kind === 'goodbye' ||
      kind === 'cancel' ||
      kind === 'wait' ||
      kind === 'abuse' ||
      kind === 'instructions',
  )
  const mode = open === 'name' && !isSmallTalk && !isRefusal(text)
  const canBeWeak = open === 'name' || open === 'service' || open === null
  const name = findName(original, mode, canBeWeak)
  // "Is that Brook and Sons?" names the business.
  const isOurs = name !== null && setup.name.toLowerCase().startsWith(name.toLowerCase())
  if (name && !(isOurs && isQuestion(text)))
    commands.push({ kind: 'tell', field: 'name', value: name })
  const party = hasParty ? findParty(text, open === 'party') : null
  if (party) commands.push({ kind: 'tell', field: 'party', value: String(party) })
  return commands
}

/** The service that is wanted, and what makes it urgent. */
function findJob(text: string, wants: Command[], context: Context): Command[] {
  const { open, setup, synonyms, isBooking, hasService } = context
  const commands: Command[] = []
  const urgent = findUrgent(text, setup.urgent.words)
  if (urgent && !/\bhow (?:much|long)\b/.test(text)) commands.push({ kind: 'urgent', word: urgent })
  if (ASKS_OTHERWISE.includes(open) && !wants.some(({ kind }) => kind === 'book')) return commands
  const isBook = wants.some(({ kind }) => kind === 'book')
  const isAsked = open === 'service' && (isBooking || text.split(' ').length <= BARE_MAX_WORDS)
  const isAsking = isQuestion(text)
  // A service that was chosen is not changed by a word that may mean anything.
  const minPoints =
    (isBook && !hasService) || (isAsked && !isAsking)
      ? 1
      : hasNeed(text) || !isAsking
        ? 2
        : Infinity
  const service = chooseService(text, setup.services, synonyms, minPoints)
  if (!service && isAsked && isBooking && IS_PICK.test(text)) {
    const picked = listedServices(setup).at(pickOf(text) ?? 0)
    return picked ? [...commands, { kind: 'tell', field: 'service', value: picked.name }] : commands
  }
  const isOfPrice = /\b(?:how (?:much|long)|price|cost|charge)\b/.test(text) && !isBook
  if (service && !isOfPrice) commands.push({ kind: 'tell', field: 'service', value: service.name })
  return commands
}

function findTimeOf(
  line: string,
  wants: Command[],
  told: Command[],
  { open, setup, today, askedDay, isBooking }: Context,
): Command[] {
  // "Afternoon tea" names a service, not a time of day.
  const text = told.reduce(
    (rest, command) =>
      command.kind === 'tell' && command.field === 'service'
        ? rest.replace(plain(command.value), ' ')
        : rest,
    line,
  )
  // "The first" of what she offered is no date, even if one of the offers is on the first.
  if (IS_PICK.test(text)) {
    if (open === 'slot') return [{ kind: 'pick', index: pickOf(text) ?? 0 }]
    if (open === 'service' && isBooking) return []
  }
  const isAnswer = ASKS_WHEN.includes(open)
  const isBook = wants.some(({ kind }) => kind === 'book')
  // "I left my coat there last night" wants no table.
  if (open === 'service' && !isBook && HAPPENED.test(text)) return []
  const when = findWhen(text, { setup, today, asked: askedDay, isAnswer })
  const commands: Command[] = []
  if (open === 'slot') {
    const index = pickOf(text)
    if (index !== null && when?.minute === undefined && when?.day === undefined)
      commands.push({ kind: 'pick', index })
  }
  if (!when) return commands
  if (
    ASKS_OTHERWISE.includes(open) &&
    !isWish(text, when) &&
    !wants.some(({ kind }) => kind === 'book')
  )
    return commands
  return [...commands, { kind: 'tell-when', when }]
}

/** A line that only points at one of what she listed. */
const IS_PICK =
  /^(?:(?:um|er|oh|ok|okay|yes|yeah|just|i'll (?:have|take)|go for)[ ,]+)*(?:the )?(?:first|second|third|middle|last|later|latter|latest|earlier|earliest)(?: one)?(?:,? (?:please|then|thanks))*[.!]?$/

/** "The first one", "the later of the two", "either". */
function pickOf(text: string): number | null {
  if (
    /^any(?: one)?(?: (?:will|would) do| is fine)?\W*$|\b(?:either|any of (?:them|those)|whichever|don't mind|both (?:are|work)|(?:the )?(?:first|1st|earlier|earliest|former)(?: one| time| slot| of)?)\b/.test(
      text,
    )
  )
    return 0
  if (/\b(?:the )?(?:second|2nd|middle)(?: one| time| slot)?\b/.test(text)) return 1
  return /\b(?:the )?(?:last|latter|third|later|latest)(?: one| time| slot| of)?\b/.test(text)
    ? -1
    : null
}

function isWish(text: string, when: When): boolean {
  if (TAKEN_UP.test(text)) return false
  if (when.day === undefined && when.minute === undefined && !when.shiftDays) return false
  return (
    WISH.test(text) &&
    !isQuestion(
      text.replace(
        /^(?:actually |no |sorry |wait )*(?:can|could) (?:we|i|you) (?:make|change|move|switch|do|have)/,
        '',
      ),
    )
  )
}

/** The questions of a line, two at most; one that nobody can answer only if the line brings nothing else. */
function findAsks(text: string, wants: Command[], told: Command[], context: Context): Command[] {
  const asks: Command[] = []
  const isBusy =
    told.length > 0 ||
    wants.some(({ kind }) => kind !== 'thanks' && kind !== 'greeting' && kind !== 'abuse')
  for (const clause of clausesOf(text)) {
    const ask = findTopic(clause, context.setup, context.synonyms)
    if (
      !ask ||
      asks.some(
        (other) => other.kind === 'ask' && other.topic === ask.topic && other.about === ask.about,
      )
    )
      continue
    const isAnswer =
      YES_NO.includes(context.open) && !clause.includes('?') && readAnswer(clause) !== null
    if (ask.topic === 'unknown' && (isBusy || isAnswer || bringsNothing(clause, context))) continue
    asks.push(ask)
  }
  return asks.slice(0, 2)
}

function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[?!;])\s+|(?<=\p{L}{2}|\d)\.\s+|,? (?:and|but|also) (?=(?:also |can |could |do |does |is |are |what |how |when |where |will |would |should ))/u,
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
}

function bringsNothing(clause: string, { open }: Context): boolean {
  return open === 'name' && /^(?:what|who)(?:'s| is)? (?:your|you) name/.test(clause)
}

/** Yes, no or neither to what she has asked, if the line says nothing that settles it. */
function findAnswers(text: string, commands: readonly Command[], { open }: Context): Command[] {
  if (
    open === 'about' &&
    !commands.some(
      ({ kind }) =>
        kind === 'person' ||
        kind === 'goodbye' ||
        kind === 'cancel' ||
        kind === 'repeat' ||
        kind === 'wait',
    )
  ) {
    const isBareAnswer = text.split(' ').length <= 2 && readAnswer(text) !== null
    return /\p{L}{2}/u.test(text) && !isBareAnswer ? [{ kind: 'about' }] : []
  }
  const answer = readAnswer(text)
  if (YES_NO.includes(open))
    return answer ? [{ kind: answer }] : isRefusal(text) ? [{ kind: 'no' }] : []
  const isBare =
    /^(?:no|nope|nah|never|not)\b/.test(text) &&
    text.split(' ').length <= 4 &&
    !commands.some(
      ({ kind }) => kind === 'tell' || kind === 'tell-when' || kind === 'repeat' || kind === 'wait',
    )
  if (isRefusal(text) || (isBare && NO_REFUSES.includes(open))) return [{ kind: 'refuse' }]
  return answer === 'unsure' && open !== null ? [{ kind: 'unsure' }] : []
}
