import type { Line } from '../types.ts'
import { findAnswers } from './answers/answers.ts'
import { isGivenBefore, isOnFile } from './answers/on-file.ts'
import { tellsService, type Command } from './command.ts'
import type { Context } from './context.ts'
import { isOozing, isWhenTouched } from './danger/dental.ts'
import { chosenIn, hearAsks, isOfOtherFirm } from './hear-asks.ts'
import { isOfPrice } from './asks/price-words.ts'
import { asksPlainly } from './asks/questions.ts'
import { mayHaveSpread } from './danger/infection.ts'
import { takesChildrenAbroad } from './danger/children-abroad.ts'
import { isIllSinceFirm } from './danger/ill-animals.ts'
import { hearDanger } from './danger/hear-danger.ts'
import { detailsBeside, hearDetails } from './hear-details.ts'
import { hearWants, wantsBesideDetails } from './hear-wants.ts'
import { toPlainLine } from './plain-line.ts'
import { reconcile } from './reconcile.ts'
import { isTakenBack, withoutDenials, type Relief } from './danger/relief.ts'
import { withPricedNames } from './services/by-price.ts'
import { isOfService } from './services/job-line.ts'
import { asksToDo } from './services/read-job-line.ts'
import { isBeyondService } from './services/service-names.ts'
import { plain } from './text/text.ts'
import { findLeak } from './danger/urgent-kinds.ts'
import { isOfBreakdown } from './danger/urgent-faults.ts'
import { withSpokenOf } from './danger/spoken-of.ts'
import { findUrgent } from './danger/urgent-phrases.ts'
import { GUEST, isSeatedGuest } from './danger/seated-guests.ts'
import { isHurried, isPressing } from './danger/urgency.ts'
import { isNotUrgent } from './danger/not-urgent.ts'
import { pattern } from './text/patterns.ts'
import { sellsToFirm } from './wants/seller.ts'
import { asksToBook } from './wants/book-asks.ts'
import { hasWrongNumber } from './wants/wrong-number.ts'
import { withHoursAhead } from './when/hours-ahead.ts'

/** Turns one line into commands. */
export function understand(line: Line, context: Context): Command[] {
  if (line.commands) return withDanger(line, line.commands, context)
  const ordered = plain(line.text).replace(NOT_JUST, '')
  const named = withPricedNames(withoutFormer(ordered, context), context)
  const asked = asOffer(withoutDoYou(asksIfDone(named, context), context), context)
  const whole = withHoursAhead(asked, context)
  if (line.by === 'silence' || whole === '') return [{ kind: 'silence' }]
  const { danger, isTogether, relief } = hearDanger(whole, context)
  const urgent = danger === 'animal' ? findAnimalUrgency(whole, context) : null
  if (danger && urgent === null)
    return [{ kind: 'danger', danger, isTogether }, ...detailsBeside(line.text, context)]
  const said = toPlainLine(line.text, whole, context)
  const firstWants = hearWants(said, relief, context)
  const heard = hearDetails(said, firstWants, context)
  const details = { ...heard, told: withUrgency(heard.told, urgent) }
  // "Am I speaking to the business owner? I've got a leak" sells nothing.
  const isUrgent = details.told.some(({ kind }) => kind === 'urgent')
  const wants = wantsBesideDetails(firstWants, details.told, said, context).filter(
    ({ kind }) => !(isUrgent && kind === 'sales'),
  )
  const questions = hearAsks(said, wants, details, context)
  // "Is that the taxi? Can you pick me up?" wants nothing of this firm's.
  const wrong = questions.asks.find(isOfOtherFirm)
  if (wrong && !wants.some(({ kind }) => kind === 'wrong-number')) return [wrong]
  const commands = reconcile({ line: said, wants, details, asked: questions }, context)
  if (hasWrongNumber(said.text, commands, context)) return [{ kind: 'wrong-number' }]
  const ill = withIllAnimal(withHurry(commands, said.text, context), said.text, context)
  const hurried = withGuest(ill, said.text, context)
  const eased = relief ? withRelief(hurried, relief, whole, context) : hurried
  const { correction } = questions
  const left = correction === null ? said.text : said.text.replace(correction, ' ')
  return withAnswers(eased, left, context)
}

/** Presses for a booking in the form of a denial: "can you not just book me in?", "can't I just come in?" */
const NOT_JUST = pattern`
  (?:
    (?<=\b(?:can|could) (?:you|i|we)) not
    |(?<=\bdo you) not(?= (?:do|offer)\b)
    |(?<=\bcan)'t(?= (?:you|i|we)\b)
    |(?<=\bcould)n't(?= (?:you|i|we)\b)
  )(?= (?:(?:you|i|we) )?(?:
    (?:just |please )?(?:
      book|squeeze|come in|pop in|be seen
      |(?:put|pop|stick|fit|get) (?:me|us|him|her) (?:booked )?(?:in|down)
    )
    |(?:do|offer)
    |just (?:come|(?:have|get|see) (?:an?|one|me|us|it|some(?:one|body)))
  )\b)
`

/** Does without what was spoken of, before the rest of the line: "never mind that, can you do the tap?" */
const FORMER =
  /^(?:(?:oh|no|ok|okay|right|well|actually|sorry),? )*(?:never ?mind|forget|scrap|leave)(?: about)? (?:that|it|this|the [a-z]+(?: [a-z]+)?)(?: one)?(?: (?:then|now|for now))?[,.;!]+ (?:(?:and|but|just|actually) )*/

/** Wants what it names, and asks neither whether it is done nor what it costs. */
const WANTS_IT = pattern`
  \b(?:i|we|he|she)(?:'ll| will| want| need|'d (?:like|rather))s?\b
  |\bbook\b
`

/** A line that puts another service in place of what was spoken of, without the words that drop that. */
function withoutFormer(text: string, context: Context): string {
  const rest = text.replace(FORMER, '')
  const isWish =
    (asksToDo(rest) || WANTS_IT.test(rest)) && !isOfPrice(rest) && isOfService(rest, context)
  if (rest === text || !isWish) return text
  // Nothing takes the place of what is booked.
  return context.isBooking && context.open !== null
    ? rest.replace(/\W*$/, (end) => ` instead${end}`)
    : rest
}

/** The danger in a line, or else the model's commands, which must never hide a danger. */
function withDanger(line: Line, commands: readonly Command[], context: Context): Command[] {
  const text = plain(line.text)
  const { danger, isTogether } = hearDanger(text, context)
  if (danger === null) return [...commands]
  const urgent = danger === 'animal' ? findAnimalUrgency(text, context) : null
  return urgent === null ? [{ kind: 'danger', danger, isTogether }] : [...commands, urgent]
}

/** Asks whether the firm does what was just said: "I need a will done, do you do those?" */
const DO_YOU = pattern`
  [,.;] (?:and |so )?(?:do|can|could) you (?:
    do|offer|sort|deal with|help with
  ) (?:that|those|them|it|these)(?: sort of thing| kind of thing)?\W*$
`

/** A line that names a service without the question whether the firm does that. */
function withoutDoYou(text: string, context: Context): string {
  const rest = text.replace(DO_YOU, '')
  if (rest === text || /\b(?:and|plus|you did)\b/.test(rest)) return text
  return chosenIn(rest, context) ? rest : text
}

/** Asks whether this firm does something: "is it you that does", "are you the ones who fit", "does your firm do". */
const IS_IT_YOU = pattern`
  ^((?:(?:hi|hiya|hello|hey|oh|right|um+|er|and|morning|afternoon|love)[,.]? )*)(?:
    (?:is (?:it|that|this)|are) (?:you(?: lot| guys| people)?|yous|yourselves|(?:you )?the (?:ones?|people|firm|company|lads|folk|place|shop)) (?:that|who|what|which)(?: can)?
    |(?:does|do|can) your (?:firm|company|lads?|lot|people|place|shop|team)
    |is it (?:right|true) (?:that )?you
    |(?:am i right(?: in thinking)?|i take it),? (?:that )?you
  ) (?:also |actually |still )?(do|does|fit|fits|offer|offers|handle|handles|install|installs)(?= (?!it\b|that\b|this\b|you\b))
`

/** A question whether this firm does something, in the plainest order: "do you do bathrooms". */
function asksIfDone(text: string, context: Context): string {
  const asked = text.replace(
    IS_IT_YOU,
    (_, lead: string, verb: string) =>
      `${lead}do you ${verb.replace(/(?:(?<=do)es|(?<!e)s)$/, '')}`,
  )
  return asked === text || chosenIn(asked, context) === null ? text : asked
}

/** A thing that is named and nothing else, with the mark of a question: "nails?", "hi, a boiler service?" */
const BARE_ASK =
  /^(?:(?:hi|hiya|hello|hey|um+|er|and|just|an?|the|any)[,.]? )*([\p{L}'-]+(?: [\p{L}'-]+){0,3})\?$/u

/** A line that only names a service with a question mark, as one that asks whether the firm does it, or chooses it. */
function asOffer(text: string, context: Context): string {
  const [, named] = BARE_ASK.exec(text) ?? []
  if (named === undefined || context.open !== 'service' || asksPlainly(named)) return text
  const service = chosenIn(named, context)
  if (!service || isBeyondService(named, service, context.synonyms)) return text
  return context.isBooking || service.pricePence === null ? named : `do you do ${named}?`
}

type Urgent = Extract<Command, { kind: 'urgent' }>

/** The urgent call that an animal in danger is to this firm, or null where it is a danger like any other. */
function findAnimalUrgency(text: string, { setup, notes }: Context): Urgent | null {
  // Animals in danger are a vet's own work: the rule for urgent calls applies.
  if (setup.trade === 'vet') return { kind: 'urgent', word: 'danger' }
  const word = findUrgent(withSpokenOf(text, plain(notes ?? '')), setup.urgent.words)
  return word === null ? null : { kind: 'urgent', word, isForVet: true }
}

/** The details, with the urgent call of an animal. At a vet's, an urgent word in the line counts instead. */
function withUrgency(told: Command[], urgent: Urgent | null): Command[] {
  const isTold = !urgent?.isForVet && told.some(({ kind }) => kind === 'urgent')
  return urgent === null || isTold ? told : [...told, urgent]
}

/** The commands, with how pressing the caller says that it is. */
function withHurry(commands: Command[], text: string, context: Context): Command[] {
  const { setup } = context
  if (context.isUrgent && isNotUrgent(text)) return [{ kind: 'not-urgent' }, ...commands]
  if (mayHaveSpread(text, spokenOf(text, context))) {
    // "She had a groom with you on Friday" wants none.
    const left = asksToBook(text)
      ? commands
      : commands.filter((one) => one.kind !== 'book' && !tellsService(one))
    return [...left, { kind: 'hurry', isPressing: true }]
  }
  if (setup.trade === 'solicitor' && takesChildrenAbroad(text, spokenOf(text, context))) {
    // "He's taking them on Tuesday" wishes for no Tuesday.
    const left = commands.filter(({ kind }) => !['book', 'tell-when', 'existing'].includes(kind))
    return [...left, { kind: 'hurry', isPressing: true }]
  }
  // What a seller calls urgent is not so for the owner.
  if (sellsToFirm(spokenOf(text, context))) return commands
  if (isPressing(text, context)) return [...commands, { kind: 'hurry', isPressing: true }]
  return isHurried(text, spokenOf(text, context)) ? [...commands, { kind: 'hurry' }] : commands
}

/** What an animal that is ill since a visit wants none of. */
const OF_DIARY = new Set(['book', 'existing', 'complaint', 'tell-when', 'hurry', 'person'])

/** The commands, with the urgent call of an animal that is ill since it was with the firm. */
function withIllAnimal(commands: Command[], text: string, context: Context): Command[] {
  const { setup } = context
  if (!isIllSinceFirm(text, spokenOf(text, context), setup)) return commands
  // A vet is the one to see it.
  const isWanted = (one: Command) =>
    setup.trade === 'vet' ? one.kind !== 'existing' : !OF_DIARY.has(one.kind) && !tellsService(one)
  const left = commands.filter(isWanted)
  const isKnown = context.isUrgent && !isIllSinceFirm(text, text, setup)
  if (isKnown || left.some(({ kind }) => kind === 'urgent')) return left
  const word = 'ill since a visit'
  return setup.trade === 'vet'
    ? [...left, { kind: 'urgent', word }]
    : [...left, { kind: 'urgent', word, isForVet: true }]
}

/** The commands of a guest who waits in the restaurant, who books nothing there, or these if it is none. */
function withGuest(commands: Command[], text: string, { setup }: Context): Command[] {
  if (!isSeatedGuest(text, setup)) return commands
  const left = commands.filter(
    (one) =>
      !['book', 'tell-when', 'hurry', 'not-urgent', 'several'].includes(one.kind) &&
      !isOfTable(one),
  )
  return setup.urgent.does === 'next-slot'
    ? [...left, { kind: 'hurry', isPressing: true }]
    : [...left, { kind: 'urgent', word: GUEST }]
}

const isOfTable = (one: Command) =>
  tellsService(one) || (one.kind === 'tell' && one.field === 'party')

/** What the caller has spoken of: on this line, before it, and as the service that she has understood. */
const spokenOf = (text: string, { notes, before, service }: Context) =>
  plain([service, notes, before].filter(Boolean).join('. ')).concat('. ', text)

/** The commands, with what a line says of the danger that the caller is in. */
function withRelief(
  commands: readonly Command[],
  relief: Relief,
  whole: string,
  context: Context,
): Command[] {
  if (relief === 'helped' || relief === 'ringing') return [{ kind: relief }, ...commands]
  // A socket that only oozes bleeds all the same.
  const told = plain(context.notes ?? '')
  const isNone = isWhenTouched(whole, told)
  const isLeft = isOozing(whole, told)
  const isBack = !isLeft && context.danger !== null && isTakenBack(whole, context.danger)
  const isMistake = context.danger !== null && (isNone || isBack)
  const word = urgentStill(relief, context)
  const safe: Command[] = [{ kind: 'safe', isMistake }, ...commands]
  return word === null ? safe : [...safe, { kind: 'urgent', word }]
}

/** The owner's urgent word for what is left of a danger. */
function urgentStill(relief: Relief, { danger, setup, notes, isUrgent }: Context): string | null {
  const { words } = setup.urgent
  // The power is off, but the water still comes through.
  if (danger === 'wet-electrics') return findLeak(words)
  const word = findUrgent(plain(notes ?? ''), words)
  // It was steam, but the car still stands in the bus lane.
  const isLeft = isUrgent || relief !== 'over' || (word !== null && isOfBreakdown(word))
  return isLeft ? word : null
}

/** The commands, with the answers to her question, and without what those settle. */
function withAnswers(commands: readonly Command[], text: string, context: Context): Command[] {
  // "It's not that bad" does not refuse the time that she offers.
  const answers = findAnswers(context.isUrgent ? withoutDenials(text) : text, commands, context)
  const isChange = answers.some(({ kind }) => kind === 'change')
  // "Can you change the address?" asks neither for ours nor for the owner's.
  const isPlace = (one: Command) =>
    one.kind === 'ask' &&
    (context.open === null || one.topic === 'place' || one.topic === 'unknown')
  // Neither "ring me on this one" nor "I booked with it", at the question for the number, is a matter of its own.
  const isKnown = answers.some(({ kind }) => kind === 'refuse') && isOnFile(text, context.open)
  const isOfNumber = (one: Command) =>
    one.kind === 'message' || (isGivenBefore(text) && ['existing', 'book'].includes(one.kind))
  const isUsed = (one: Command) =>
    ((isChange || isKnown) && isPlace(one)) || (isKnown && isOfNumber(one))
  return [...commands.filter((one) => !isUsed(one)), ...answers]
}
