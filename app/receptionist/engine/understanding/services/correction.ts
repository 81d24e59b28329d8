import { isPrice } from '../asks/follow-ups.ts'
import type { Context } from '../context.ts'
import { type Decision, isOfService, type JobLine, tellService } from './job-line.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { part, pattern } from '../text/patterns.ts'
import { clausesOf, withoutLead } from '../asks/clauses.ts'
import { isInOrder, isQuestion } from '../asks/questions.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { unusedWords } from '../text/remarks.ts'
import { takenToBeFor } from '../asks/status.ts'
import {
  alikeServices,
  chooseService,
  isOfSeveral,
  namedServices,
  WORD_POINTS,
} from './services.ts'
import { exactService, isBeyondService, tellingWords } from './service-names.ts'
import { GENERIC_POINTS } from './said-words.ts'
import { contentOf, stem } from '../text/text.ts'
import type { Service } from '../../types.ts'

/** Puts something in place of what is in hand. */
const CHANGES = /\b(?:instead|rather|chang\w*|swap\w*|switch\w*|make it)\b/

/** Wants another service than the one in hand. */
export const MAKES_ANOTHER = new RegExp(`${CHANGES.source}|\\b(?:want|need|book)\\b`)

/** Puts one service in place of another: "it's a filling I'm after", "no, I said the oven", "can I just get a cut?" */
const CORRECTS = new RegExp(
  part`
    \b(?:
      no|not|wait|sorry|actually|instead|rather
      |chang(?:e|ing) (?:it|that|this|my|the)
      |switch|swap|make
      |do(?= (?:my|me|the)\b)
      |put(?: it| me)?(?: in| down| on)?
      |you've|wrong|it's|it is|it was|should be|should have been
      |(?:can|could) (?:i|we) (?:just )?(?:have|get|do)
      |on second thoughts?
      |i(?:'ll| will) (?:just )?(?:have(?! to)|take|go for|get)
      |meant?|said|told|asked|want(?:ed)?|need(?:ed|s)?|after|prefer
      |(?:'s|is) (?:\w+ )?(?:
        the (?:\w+ )?(?:one|thing|job|priority)
        |what
        |more (?:urgent|important|pressing)
      )\b[^.,;!?]*
      |(?<=\bit's [^.,;!?]{3,30} )(?:that|which)\b[^.,;!?]*
    )\b
  `,
  'g',
)

/** Adds a thing to the one in hand: "and the tyres need looking at". */
const BESIDES = pattern`
  ^(?!.*\b(?:instead|make it|rather)\b)(?:
    (?:oh,? |yes,? )*(?:and|plus)\b
    |.*\b(?:
      as well|too|also|(?<!\bwith [^.!?;]*)(?:and|an') all(?=\W*$|[,.;!?])|(?:at|in) (?:the |t')?same (?:time|go|visit|slot)
      |while (?:you're|he's|she's|they're|i'm|it's) (?:here|there|in|at it)
    )\b
  )
`

/** Somebody besides the caller: "my lad", "our Jess", "the other one". */
const ANOTHER = `(?:(?:my|our|me) (?:\\w+ ){0,2}?${FAMILY}|(?:my |our |the )?other (?:one|half|dog|cat|pet|pup|puppy|kid|child))`
/** Wants something for them too: "can my lad have", "and the other one needs", "a bath for my other dog". */
const FOR_ANOTHER = new RegExp(
  `^(?!(?:no|it's|actually|sorry|wait)\\b).*\\b(?:and|plus|also|but|can|could) [^.?!]*(?:\\bfor ${ANOTHER}\\b|\\b${ANOTHER}\\b[^.?!]*\\b(?:have|has|get|gets|needs?|wants?|(?:do|done) with|(?:in|come|seen) for)\\b)`,
)
/** Puts her right, and says which is for whom: "no, the hygienist's for me and the check-up's for my lad". */
const SHARED_OUT = new RegExp(
  `^(?=.*\\b(?:no|not|wait|sorry|actually|wrong|i (?:want|wanted|said|meant|asked))\\b)(?=.*\\b(?:for (?:me|myself)|mine|i'm)\\b).*\\b(?:${ANOTHER}|his|hers)\\b`,
)
const PART_END = /[,.;!?] | (?:and|but|plus|while|then) /
const OWN_PART = /\b(?:for (?:me|myself)|mine|i'm)\b/

/** Takes the caller's own service of two that a line shares out, and leaves the other to the owner. */
export function findShared({ left, isAgreed }: JobLine, context: Context): Decision {
  const { service, setup, synonyms } = context
  if (service === null || isAgreed || !SHARED_OUT.test(left)) return null
  const own = left.split(PART_END).filter((one) => OWN_PART.test(one))
  const found = chooseService(own.join('. '), setup.services, synonyms, GENERIC_POINTS)
  const isTwo = namedServices(left, setup.services, synonyms).length > 1
  return found && isTwo ? [tellService(found.name), { kind: 'several' }] : null
}

/** Whether a line wants another service beside the one in hand: "can my lad have a check-up?", "and the tap too" */
const isMore = (text: string, { service, isBooking, setup, synonyms }: Context) =>
  service !== null &&
  isBooking &&
  (FOR_ANOTHER.test(text) || (BESIDES.test(text) && !isQuestion(text))) &&
  !/\b(?:instead|rather|chang\w*|swap\w*|switch\w*|not)\b/.test(text) &&
  !isOfPrice(text) &&
  namedServices(text, setup.services, synonyms).some(({ name }) => name !== service)

/** Adds another service, or puts one in place of the one in hand. */
export function findCorrection({ left, isAgreed }: JobLine, context: Context): Decision {
  const taken = findTakenFor(left, context)
  if (taken) return [tellService(taken.name)]
  if (isAgreed) return null
  if (isMore(left, context)) return [{ kind: 'several' }]
  const other = findOtherService(left, context)
  if (!other)
    return wantsOneOfSeveral(left, context) ? [{ kind: 'change', field: 'service' }] : null
  // "I want highlights as well" leaves the haircut in hand, and the owner hears of the other.
  // Beside a message it is the first that can be booked.
  const isInHand = context.isBooking || !context.isMessage
  if (isInHand && (BESIDES.test(left) || hasAddition(left, context))) return [{ kind: 'several' }]
  return [tellService(other.name)]
}

/** The other service that the caller takes the booking to be for: "hang on, that's for the sink, is it?" */
function findTakenFor(text: string, { service, isBooking, topic, setup, synonyms }: Context) {
  const thing = takenToBeFor(text)
  // "Is that for a cut?", after a price, is about the price, and so is "how much is it for a cut?"
  const isOfMoney = (topic !== null && isPrice(topic)) || isOfPrice(text)
  if (service === null || !isBooking || thing === '' || isOfMoney) return null
  const found = chooseService(thing, setup.services, synonyms, WORD_POINTS)
  return found && found.name !== service && found.isBookable ? found : null
}

/** A line without what it only asks: "do I need a new patient exam first?" puts nothing in place of the service. */
function withoutAsked(text: string): string {
  const clauses = clausesOf(text)
  const told = clauses.filter((one) => !isInOrder(withoutLead(one)) || CHANGES.test(one))
  return told.length < clauses.length ? told.join('. ') : text
}

/** The service that a line names, with nothing else, in place of the one in hand, whatever she asks. */
function findOtherService(text: string, context: Context): Service | null {
  const { hasService, isBooking, open } = context
  const isName = open === 'name' && /^(?:no,? )?it's \S+$/.test(text)
  const isReplaceable = isBooking || isWishInMessage(text, context)
  const isInHand = hasService || context.isMessage
  if (!isInHand || !isReplaceable || isName || isOfPrice(text)) return null
  const told = withoutAsked(text)
  // "Could I have the hygienist instead? I only had a check-up in May."
  const wish = told
    .split(/(?<=[.!?;]) /)
    .find((part) => /\binstead\b/.test(part) || (context.isMessage && WISHES.test(part)))
  return (
    otherIn(wish ?? putRight(told, context), text, context) ??
    // "No, the check-out, she's leaving on Friday"
    (PUTS_RIGHT.test(text) ? otherIn(firstPart(told), text, context) : null)
  )
}

/** Begins to put her right. */
const PUTS_RIGHT = /^(?:no|wait|sorry|actually|hang on|hold on)\b/

/** What a line says first, after the "no" with which it puts her right. */
const firstPart = (text: string) => `no, ${withoutLead(text).split(/[,.;!?] /)[0] ?? ''}`

/** Words beside a service that name nothing more: "that free chat thing first, love", "a will doing". */
const BESIDE_NAME = new Set(
  'thing first really more done doing sorting love dear'.split(' ').map(stem),
)

/** The service other than the one in hand that part of a line puts in its place, or adds. `text`: the whole line. */
function otherIn(said: string, text: string, { service, setup, synonyms, today }: Context) {
  const rest = said.replace(CORRECTS, ' ')
  const isAdding = BESIDES.test(text) || /[.;!] (?:and|plus)\b/.test(text)
  if (rest === said && !isAdding) return null
  const isOther = ({ name }: Service) => name !== service
  const best = chooseService(rest, setup.services, synonyms, GENERIC_POINTS)
  const [only, other] = namedServices(rest, setup.services, synonyms).filter(isOther)
  // "I want Sunday dinner" says the Sunday lunch in hand again, whatever else a dinner may be.
  const isSaid = only && tellingWords(only).some((word) => contentOf(rest).has(word))
  const found = best && isOther(best) ? best : other || (best && !isSaid) ? null : only
  const inHand = contentOf(service ?? '')
  const words = [...unusedWords(rest, [], today)].filter(
    (word) => !inHand.has(word) && !BESIDE_NAME.has(word),
  )
  return found && !isBeyondService(words.join(' '), found, synonyms) ? found : null
}

/** Thinks better of it: "actually I'll just have a bath", "can I just get a bath instead?" */
const SECOND_THOUGHTS = pattern`
  \b(?:actually|instead|rather|scrap (?:that|it)|changed my mind|on second thoughts?)\b
  |\b(?:i(?:'ll| will)|let's|can i|could i|can we|could we) just (?:have|get|do|take|book|go for|go with)\b
  |\b(?:i|we)(?:'d| would)? (?:just |only |really )?(?:want|like|prefer)\b
`

const MAY_HAVE = /^.*\b(?:can|could) (?:i|we) (?:just )?(?:have|get|do|book)\b/

const WISHES = new RegExp(`${SECOND_THOUGHTS.source}|${MAY_HAVE.source}`)

/** Whether a line in a message thinks better of it, and wishes for something: "I said, could I have the free chat?" */
const isWishInMessage = (text: string, { isMessage, isForOwner, isUrgent }: Context) =>
  isMessage &&
  !isForOwner &&
  !isUrgent &&
  WISHES.test(text) &&
  !isQuestion(text.replace(MAY_HAVE, ' ').replace(/\?$/, ''))

/** The part of "no, do my check-up at ten, and he can ring about the rest" that names the service, or the whole line. */
function putRight(text: string, { setup }: Context): string {
  const parts = text.split(/[.;!?] |,? (?:and|but) /)
  return (PUTS_RIGHT.test(text) && parts.find((part) => exactService(part, setup.services))) || text
}

/** Asks for another service, and for no advice: "would the full groom be better instead?" changes nothing. */
const PUTS_INSTEAD = pattern`
  ^(?=.*\b(?:instead|(?:make|change) (?:it|that))\b).*\b(?:
    (?:can|could) (?:i|we|you)|i'd (?:like|rather)|i'll have|(?:make|change) (?:it|that)
  )\b
`

/** "Can we make it the full groom instead?", of which there are two: she asks which. */
function wantsOneOfSeveral(text: string, context: Context): boolean {
  const { service, isBooking, setup, synonyms } = context
  if (service === null || !isBooking || !PUTS_INSTEAD.test(text)) return false
  const alike = alikeServices(text, setup.services, synonyms)
  return (
    isOfSeveral(text.replace(CORRECTS, ' '), setup.services, synonyms) &&
    alike.every(({ name }) => name !== service)
  )
}

/** Whether a part of a line adds a service: "Half past eight is good. And the hygienist after." */
function hasAddition(text: string, context: Context): boolean {
  return text
    .split(/(?<=[.;!]) /)
    .some(
      (part) =>
        /^(?:and|plus)\b(?! (?:could|can) it be\b)(?!.*\bnot an?\b)/.test(part) &&
        !MAKES_ANOTHER.test(part) &&
        isOfService(part, context),
    )
}

/** What is said after the caller has thought better of it: "a full colour. No, make it a haircut". */
const REVOKES =
  /^(.+)\b(?:no,? (?=make|i'll|just|actually)|actually,? |make (?:it|that) |i mean |i meant )(.+)$/

/** A line without the service that it names first and puts another in place of. */
export function withoutRevoked(text: string, services: readonly Service[]): string {
  const [, before = '', after = ''] = REVOKES.exec(text) ?? []
  const [first, last] = [exactService(before, services), exactService(after, services)]
  return first && last && first !== last ? after : text
}
