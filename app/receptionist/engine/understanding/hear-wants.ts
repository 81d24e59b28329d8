import { saysMore } from './answers/agreement.ts'
import { returnsCall } from './wants/asked-person.ts'
import type { Command } from './command.ts'
import { ASKS_WHEN, type Context } from './context.ts'
import { asksFree } from './when/diary-asks.ts'
import type { PlainLine } from './plain-line.ts'
import { isIllSinceVisit } from './danger/urgent-kinds.ts'
import { clausesOf } from './asks/clauses.ts'
import { isQuestion } from './asks/questions.ts'
import { isOfPrice } from './asks/price-words.ts'
import { asksForStatus, hopesItIsOff } from './asks/status.ts'
import { withoutDenials, type Relief } from './danger/relief.ts'
import { withDigits } from './text/numbers.ts'
import { pattern } from './text/patterns.ts'
import { contentOf, plain } from './text/text.ts'
import { asksToBook } from './wants/book-asks.ts'
import { findWants } from './wants/wants.ts'
import { asAppointment } from './wants/moved-services.ts'
import { isAllSaid, isSeeYou, withoutFarewell, withoutSeeYou } from './wants/farewell.ts'
import { asksForMessage, needsNoRing, sendsWord, wantsRing } from './wants/call-backs.ts'
import { findTimeOf, NOTHING_ELSE } from './when/wish.ts'
import { saysWhomToRing } from './answers/agreed-part.ts'
import { beginsWithYes, readAnswer, restAfterYes } from './answers/yes-no.ts'

/** What a line wants, before its details are read. */
export function hearWants(line: PlainLine, relief: Relief | null, context: Context): Command[] {
  const { text, besides, isBookingDenied } = line
  // "She's come round" wants nobody to come round.
  const isOfCall = context.isBooking || asksOfCall(text, context)
  const said = asAppointment(relief ? withoutDenials(text) : text, context)
  const all = findWants(said, isOfCall)
  const kept = dropsOther(text, context) ? all.filter(({ kind }) => kind !== 'drop') : all
  const wants = withCallBack([...kept, ...besides], line, context)
  if (leavesWord(text, context)) wants.push({ kind: 'message', isTold: true })
  if (context.hasParty && isIllSinceVisit(text) && !wants.some(isComplaint))
    wants.push({ kind: 'complaint' })
  if (checksEarlierBooking(text, context)) wants.push({ kind: 'existing' })
  if (isBookingDenied) wants.push({ kind: 'book', isNew: true })
  const isBesideCall =
    context.hasParty &&
    context.open === 'take-message' &&
    (TABLE_BESIDE.test(text) || (!beginsWithYes(text) && TABLE_INSTEAD.test(withDigits(text))))
  if (!wants.some(isBook) && (isBesideCall || asksForAny(text, context)))
    wants.push({ kind: 'book' })
  // "No, don't worry, I'll come Monday. Thanks, bye", to the offer of a call.
  const isDeclined =
    context.open === 'take-message' &&
    DECLINES_CALL.test(text) &&
    !/\b(?:book\w*|appointments?|slots?|tables?|fit|put) ?/.test(text)
  if (isDeclined && wants.some(({ kind }) => kind === 'goodbye'))
    return wants.filter((one) => !isBook(one))
  if (takesLeave(text, context)) wants.push({ kind: 'goodbye' })
  return wants
}

/** Does without one thing that it names: "never mind the vouchers", "and the vouchers, never mind about them". */
const DROPS_THING =
  /\b(?:never ?mind|forget)(?: about)? (?:the|those|any|my) ([a-z]+(?: [a-z]+)?)|\b(?:the|those|my) ([a-z]+), (?:(?:just|actually|oh),? )?(?:never ?mind|forget)(?: about)? (?:it|that|them|those)\b/

/** What is the booking itself. */
const OF_BOOKING =
  /\b(?:book\w*|appointments?|slots?|tables?|visits?|reserv\w+|call|message|lot|rest|whole|thing)\b/

/** Whether a line drops something besides the booking: a question that it asked before. */
function dropsOther(text: string, { isBooking, service }: Context): boolean {
  const [, after, before] = DROPS_THING.exec(text) ?? []
  const thing = after ?? before
  if (!isBooking || thing === undefined || OF_BOOKING.test(thing)) return false
  const own = contentOf(service ?? '')
  return ![...contentOf(thing)].some((word) => own.has(word))
}

/** What a line wants, in the light of the details that it tells. */
export function wantsBesideDetails(
  wants: readonly Command[],
  told: readonly Command[],
  { text }: PlainLine,
  context: Context,
): Command[] {
  const all = [...wants]
  if (booksTable(text, wants, told, context)) all.push({ kind: 'book' })
  const farewell = all.findIndex(({ kind }) => kind === 'goodbye')
  const isStaying = farewell >= 0 && isAnswered(text, told, context)
  const left = isStaying ? all.toSpliced(farewell, 1) : all
  // During a booking "ring me, she is out" says how to reach the caller.
  const isDetail = told.some(({ kind }) => kind === 'tell' || kind === 'tell-when')
  const isRing = wantsRing(text) || saysWhomToRing(text)
  if (isRing && saysHowToReach(text, context)) return [...left, { kind: 'aside', of: 'message' }]
  return wantsRing(text) && !isDetail ? [...left, { kind: 'message' }] : left
}

/** Whether a line asks if what was booked is off or moved, where this call has not even a service to book. */
const checksEarlierBooking = (text: string, { isBooking, hasService, open }: Context) =>
  isBooking &&
  !hasService &&
  open === 'service' &&
  (hopesItIsOff(text) || (asksForStatus(text) && /\b(?:moved|changed|cancelled|off)\b/.test(text)))

/** Whether "have I got an appointment, then?" is about this call, which has asked for one and only takes a message. */
const asksOfCall = (text: string, { isMessage, isForOwner, notes }: Context) =>
  isMessage && !isForOwner && clausesOf(text).some(asksForStatus) && asksToBook(plain(notes ?? ''))

const DECLINES_CALL =
  /^(?:(?:oh|ok|okay|er|well|ah),? )*(?:no|nah|nope|don't worry|it's (?:ok|fine|alright))\b/

/** Will not book before something is known. */
const NO_POINT = /\bno (?:point|use|sense)(?: in)? booking\b/

/** The wants, with a message if the line asks for a call back, and without one if it only seems to. */
function withCallBack(
  wants: readonly Command[],
  { original, text }: PlainLine,
  context: Context,
): Command[] {
  const isReturn = !context.isBooking && !wants.some(isMessage) && returnsCall(original)
  const all: Command[] = isReturn ? [...wants, { kind: 'message' }] : [...wants]
  // "There's no point booking till I know, can somebody ring me?"
  if (NO_POINT.test(text) && all.some(isMessage)) return [{ kind: 'message' }]
  // "Yes. Just text or ring me, no letters" wants no call instead of the booking.
  return saysHowToReach(text, context) ? all.filter((one) => !isMessage(one)) : all
}

/** The content words of a line that only says not to ring. */
const NO_RING_WORDS = 2

/** Whether a line leaves word: "tell him it's fixed, and don't ring me", "tell her I'll be there at four, not three". */
const leavesWord = (text: string, context: Context) =>
  (isBeginning(context) && contentOf(text).size > NO_RING_WORDS && needsNoRing(text)) ||
  // During a booking it may say when: "just say I'll come at four".
  (!context.isBooking && sendsWord(text))

/** Whether she has asked nothing but what the call is about, and books nothing yet. */
const isBeginning = ({ open, isBooking }: Context) =>
  !isBooking && (open === 'service' || open === null)

/** How to reach a caller: "just text", "no letters", "will you text me to confirm?" */
const REACHES =
  /\b(?:(?:just|only) (?:texts?|ring|call|phone|e-?mail)|no (?:letters?|post|voicemails?|texts?|calls?)|text (?:me|us)|(?:ring|call|phone) (?:me|us) (?:to (?:confirm|remind)|the (?:day|night) before))\b/
/** Leaves, or wants left, no word on the caller's own telephone: "nobody's to leave a message on it". */
const LEAVES_VOICEMAIL =
  /\b(?:you|he|she|they|nobody(?:'s| is)?|no ?one(?:'s| is)?|[a-z]+n't|dont|not|never)(?: (?:to|please|just|can|could|may))* leave (?:me )?(?:an?|any) (?:message|voicemail)\b/

/** Questions at which a line may say how to reach the caller. */
const OF_CALLER: readonly Context['open'][] = [
  'name',
  'phone',
  'phone-confirm',
  'postcode',
  'confirm',
]

/** Says how to reach the caller, with their number or after a yes to it. */
function saysHowToReach(text: string, { isBooking, open }: Context): boolean {
  if (!isBooking || /\b(?:back|about|first)\b/.test(text)) return false
  // "Yes please, but ring me, don't text"
  if (OF_CALLER.includes(open) && saysWhomToRing(text)) return true
  if (/\b(?:instead|rather)\b/.test(text)) return false
  if (open === 'phone') return LEAVES_VOICEMAIL.test(text) && /\d{5}/.test(text)
  const isAgreed = open === 'phone-confirm' && beginsWithYes(text.replace(/ but\b/, ', but'))
  return (
    isAgreed &&
    (REACHES.test(text) ||
      LEAVES_VOICEMAIL.test(text) ||
      // "Yes. You can ring me any time"
      (wantsRing(text) && !asksForMessage(text)))
  )
}

/** Points at a thing, and at no time: "I've left my scarf there, have you got it today?" */
const OF_THING = /\b(?:it|them|him|her|this one|that one|my|our)\b/

/** "How much is it and have you got owt today" asks two things. */
const PART_END =
  /[,.;!?] | (?:and|but) (?=(?:also )?(?:have you|do you have|you got|is there|are there|any chance)\b)/

/** Whether a part of a line asks what is free: "have you got anything today, his claw's bent?" */
function asksForAny(text: string, context: Context): boolean {
  const { isBooking, isMessage, isForOwner, open } = context
  // "Any time this week", beside the number, says when to ring, and of a booking to be moved, when it suits.
  const isOfMessage = isMessage && (open === 'phone' || isForOwner)
  if (isBooking || isOfMessage) return false
  const parts = text.split(PART_END).filter((part) => !OF_THING.test(part))
  return [text, ...parts].some((part) => asksFree(part, context))
}

/** Whether a line takes leave, whatever else it says. */
function takesLeave(line: string, { open, isInvited }: Context): boolean {
  // "Is there something else?" "That's it" chooses nothing.
  const text = isInvited ? line.replace(/\bthat's it\b/, "that's all") : line
  // At a read-back "no, that's it" may mean yes.
  const isReadBack = open === 'phone-confirm' || open === 'confirm'
  const isAtRest = open === null || open === 'service' || open === 'take-message'
  if (!isReadBack && (isAtRest || text.startsWith('n')) && isAllSaid(text)) return true
  if (open === 'take-message' && IS_FINE.test(text)) return true
  return open === null && (isSeeYou(text) || NOTHING_ELSE.test(text))
}

/** Refuses her offer, says that all is well and thanks her for the rest: "nah, you're alright. Ta"; neither "no thanks" nor "no, it's fine thanks". */
const IS_FINE = pattern`
  ^(?:no|nah|nope),? (?:no,? )?(?:(?:it|that|you|i)(?:'s|'re|'m| is| are| am)|all|leave) (?:
    ok|okay|fine|al(?:l )?right|good|grand|sorted|it
  )(?: (?:really|then|love|duck|pet|mate|hun|there|now))*[,.!]+ (?:thanks|thank you|ta|cheers)\b(?: (?:anyway|though|so much|very much|a lot|love|duck|pet|mate|for (?:that|your help)))*\W*$
`

/** Wants the table besides the call that she offers: "yes, but what about the table for six on Friday?" */
const TABLE_BESIDE =
  /\b(?:(?:what|how) about (?:the|our|my|that|an?)|(?:and|but|also|plus|still (?:want|need|like|after)|(?:can|could) you (?:do|find|get)(?: me| us)?) an?) table (?:for|on|at|this|next|though|then|to\w+)\b/

/** Orders a table in place of the call: "okay, we'll leave it. Just a table for three tomorrow". */
const TABLE_INSTEAD =
  /(?:^|[.!;,] )(?:(?:right|ok|okay|just|so|then|well|but|only|an?),? )*table for (?:about )?\d{1,2}\b(?! (?:was|were)\b)/

/** For what a party comes: "works do, twenty of us". */
const OCCASION =
  /\b(?:(?:works?|office|staff|leaving|christmas|xmas|hen|stag|birthday) do|party(?! of\b)|birthday(?! (?:cake|card|present))|anniversary|reunion|night out|get-together|\d0th)\b/

/** Tells of one that is over. */
const WAS_HELD = /\b(?:had|was|were|came|went|been|left|ate|didn't)\b/

/** Whether a line books a table: "a table for twelve on Friday, do we have to pay a deposit?" also asks. */
function booksTable(
  text: string,
  wants: readonly Command[],
  told: readonly Command[],
  context: Context,
): boolean {
  if (!context.hasParty || !wants.every(isPolite)) return false
  // "I'd like a table for him, for the Saturday", when she has taken the call for a message.
  if (context.isMessage && /\b(?:i|we)(?:'d| would) (?:like|love) a table\b/.test(text)) return true
  if (!isBeginning(context)) return false
  const isParty = told.some((one) => one.kind === 'tell' && one.field === 'party')
  if (isParty && OCCASION.test(text) && !WAS_HELD.test(text) && !clausesOf(text).some(isQuestion))
    return true
  return (
    isParty &&
    /\b(?:tables?|book\w*|reserv\w+|please)\b/.test(text) &&
    !isOfPrice(text) &&
    told.some((one) => one.kind === 'tell-when' && one.when.day !== undefined)
  )
}

/** Whether a line with a farewell in it answers the open question, and so is none: "Friday, I'm off". */
function isAnswered(text: string, told: readonly Command[], context: Context): boolean {
  const { open, isBooking } = context
  const rest = withoutFarewell(text)
  // "07700 900123, I must dash"
  if (told.some((one) => one.kind === 'tell' && one.field === open)) return true
  if (open === 'take-message' && beginsWithYes(rest) && readAnswer(withoutIfYou(rest)) === 'yes')
    return true
  if (open === 'confirm' && isWarmYes(withoutSeeYou(rest), told, context)) return true
  // With its full stop "yep" is a clear yes, which "ok" is not.
  if (open === 'confirm' || open === 'phone-confirm' || open === 'slot')
    if (restAfterYes(`${rest.replace(/[ ,.!]+$/, '')}.`) !== null) return true
  if (!isBooking || open === null) return false
  const isTime = (one: Command) =>
    one.kind === 'pick' ||
    (one.kind === 'tell-when' && Object.keys(one.when).some((key) => key !== 'not'))
  if (!ASKS_WHEN.includes(open) && open !== 'service') return false
  return findTimeOf(rest, [], [], context).some(isTime)
}

/** Whether a farewell agrees to the booking, and says nothing else: "okay lovely, thank you, bye". "Okay, thanks, bye" may not agree. */
function isWarmYes(text: string, told: readonly Command[], { today }: Context): boolean {
  return (
    /\b(?:lovely|perfect|great|brilliant|grand|smashing|fab|yes|yeah)\b|^please\b/.test(text) &&
    !/\b(?:would have|no|for nothing|yeah right|you've been|you have been)\b|^oh great\b/.test(
      text,
    ) &&
    readAnswer(text) === 'yes' &&
    !told.some(({ kind }) => kind === 'tell-when') &&
    !saysMore(text.replace(/\bnow\b/, ' '), today)
  )
}

/** A line without its politeness: "yeah, if you could". */
const withoutIfYou = (text: string) =>
  text.replace(/,? if (?:you|he|she|they)(?:'d| could| can| would| don't)\b[^,.;!?]*/, '')

/** Whether a command begins a booking. */
export const isBook = ({ kind }: Command) => kind === 'book'

const isComplaint = ({ kind }: Command) => kind === 'complaint'

const isMessage = ({ kind }: Command) => kind === 'message'

const isPolite = ({ kind }: Command) => kind === 'thanks' || kind === 'greeting'
