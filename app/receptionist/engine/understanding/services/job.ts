import type { Service } from '../../types.ts'
import { clausesOf } from '../asks/clauses.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { isQuestion } from '../asks/questions.ts'
import { withoutWhich } from '../asks/status.ts'
import { type Command, tellsService } from '../command.ts'
import { ASKS_OTHERWISE, type Context } from '../context.ts'
import { hearUrgency } from '../danger/hear-urgency.ts'
import { pattern } from '../text/patterns.ts'
import { withDigits } from '../text/numbers.ts'
import { plain } from '../text/text.ts'
import { ASKS_IF_NEEDED, asksWhatToDo } from '../wants/book-asks.ts'
import { isAftercare } from '../wants/work-done.ts'
import { findDates } from '../when/dates.ts'
import { GENERIC_POINTS } from './said-words.ts'
import { chooseBest, findVariant } from './best-service.ts'
import { findCorrection, findShared } from './correction.ts'
import { findInOrder } from './in-order.ts'
import {
  type Decision,
  isOfService,
  type JobChoice,
  type JobLine,
  tellService,
} from './job-line.ts'
import { asksToDo, readChoice, readLine, statedIn } from './read-job-line.ts'
import { exactService } from './service-names.ts'
import { chooseService, namedServices, WORD_POINTS } from './services.ts'
import { findBothListed, findFirstNamed, findFirstNeed } from './several-services.ts'

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
  const urgent = hearUrgency(said, context)
  if (onlyAsksWhatToDo(text, wants, context)) return urgent
  const isBook = wants.some(({ kind }) => kind === 'book')
  const wished = context.isMessage && !isBook ? serviceWished(text, context) : null
  if (context.isMessage && !isBook && !wished && onlySpeaksOf(text, context)) return urgent
  const line = readLine(
    withoutWhich(text.replace(WHETHER_NEEDED, ' ').replace(ASKS_IF_NEEDED, ' ')),
    wished ? [...wants, BOOKING] : wants,
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
  if (!wished) return [...urgent, ...next, ...chosen]
  const job = chosen.some(tellsService) ? chosen : [...chosen, tellService(wished.name)]
  return [...urgent, ...next, ...job, BOOKING]
}

const BOOKING: Command = { kind: 'book' }

/** Adds to what the call was about: "while I'm in", "as well". */
export const BESIDES =
  /\b(?:as well|too|also|an'? all|while (?:i'm|i am|you're|you are|we're|he's|she's|they're|it's))\b/

/** Needs or would like what it names. */
const NEEDS = /\b(?:i|we|he|she|they|it)(?:'d (?:like|love)| (?:need|want)s?| could do with)\b/

/** The service that part of a line in a message wishes for: "oh and can you do his nails while I'm in, friday maybe". */
function serviceWished(text: string, context: Context): Service | null {
  const { setup, synonyms, isForOwner, notes } = context
  if (isOfPrice(text)) return null
  // "Can she look at the filling today?", of one that has come out, is for the owner.
  const said = plain(notes ?? '')
  const isOwners = isForOwner || isAftercare(said)
  const told = isOwners ? namedServices(said, setup.services, synonyms) : []
  for (const clause of clausesOf(text)) {
    const isWish = asksToDo(clause) || (NEEDS.test(clause) && BESIDES.test(clause))
    if (!isWish) continue
    const [only, other] = namedServices(clause, setup.services, synonyms)
    const service =
      exactService(clause, setup.services) ??
      chooseService(clause, setup.services, synonyms, GENERIC_POINTS) ??
      (other ? null : only)
    if (service?.isBookable && !told.includes(service)) return service
  }
  return null
}

/** Tells of the past. */
const WAS_DONE =
  /\b(?:i|we|you|he|she|they|it|(?:my|our|his|her|your|the) [a-z]+)(?:'ve|'s| have| has)? (?:just |only |already )?(?:had|did|done|was|were|came|been)\b/

/** Wishes all the same: "it was the nails I wanted", "I thought you did nails". */
const WANTED = /\b(?:want|need|like|after|meant?|please|due|thought|heard|sa(?:id|ys?))/

/** Asks whether the firm does something: "do you do nails". */
const DO_YOU =
  /^(?:(?:oh|and|so|also|by the way),? )*(?:do you|d'you|does she|does he) (?:do|offer)\b/

/** Whether a line in a message names services only as done, or to ask after them: "you did his nails last week". */
function onlySpeaksOf(text: string, context: Context): boolean {
  const parts = text.split(/[,.;?!]+ | and /).filter((part) => isOfService(part, context))
  return parts.length > 0 && parts.every((part) => isSpokenOf(part, context))
}

/** Whether part of a line tells of what was done, or asks after it for no day. */
const isSpokenOf = (part: string, { today }: Context) =>
  (WAS_DONE.test(part) && !WANTED.test(part)) ||
  (DO_YOU.test(part) && findDates(withDigits(part), today).dates.length === 0)

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
  |\b(?:should|shall|can|do) i (?:\w+ ){0,3}?(?:run|use|touch|flush|drink|leave|switch|turn(?! up\b))\b
`

/** Whether a line only asks for advice: "I've broken a tooth, should I come in?" */
function onlyAsksWhatToDo(text: string, wants: readonly Command[], context: Context): boolean {
  const isBook = wants.some(({ kind }) => kind === 'book')
  if (context.isBooking || isBook || !(asksWhatToDo(text) || ASKS_NEED.test(text))) return false
  const stated = statedIn(text)
  return !WISHES_FOR.test(stated) || !isOfService(stated, context)
}

/** The words of "oh, the first consultation then, I suppose". */
const LATE_MAX_WORDS = 8

/** Takes her to have missed what the firm does: "I thought you did rental appraisals". */
const THOUGHT = /\b(?:thought|heard|says?|said) (?:that )?you (?:did|do|offer(?:ed)?)\b/

/** A service that a caller names by itself after all, or as what the firm does, when she has begun a message. */
function findLateChoice({ left, wants }: JobLine, context: Context): Decision {
  const { isMessage, isForOwner, isUrgent, listed, setup, synonyms } = context
  const isOurs = isMessage && !isForOwner && !isUrgent && THOUGHT.test(left)
  const ours = isOurs ? chooseService(left, setup.services, synonyms, WORD_POINTS) : null
  if (ours?.isBookable) return [tellService(ours.name)]
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
