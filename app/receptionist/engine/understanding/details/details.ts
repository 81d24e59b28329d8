import { phoneOf } from '../../../../rules/phone-number.ts'
import { asksUnder } from '../asks/detail-asks.ts'
import type { Command } from '../command.ts'
import { isCommonWord } from './common-words.ts'
import { completedName } from './name-halves.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { findDates } from '../when/dates.ts'
import { findName, nameIn, SAID_BEFORE, tidy, underOther } from './names.ts'
import { digitRuns, withDigits, type DigitRun } from '../text/numbers.ts'
import { findParty } from './party.ts'
import { part } from '../text/patterns.ts'
import {
  completePhone,
  correctSaid,
  correctsCount,
  correctTail,
  joinedPhone,
  otherPhone,
  findPhone,
  joinPiece,
  isOneTooLong,
  partOfPhone,
  putRight,
  swapPart,
  type PhoneFound,
} from './phones.ts'
import { IS_PICK } from '../when/picks.ts'
import { correctHalf, findPostcode } from './postcodes.ts'
import { isQuestion } from '../asks/questions.ts'
import { findServices } from '../services/services.ts'
import { isSpelt, speltIn, withoutSpelling, wordLike } from './spelling.ts'
import { plain, wordsOf } from '../text/text.ts'
import { isComplaint } from '../wants/feelings.ts'
import { isRefusal } from '../wants/wants.ts'
import { wantsRing } from '../wants/call-backs.ts'
import {
  attendeeOf,
  findInFull,
  findPutRight,
  findRenamed,
  findSaidAgain,
  findSelf,
  findSelfInSmall,
  findSwapped,
  kinsName,
  withLetter,
  withoutOthers,
} from './whose-names.ts'
import { readAnswer } from '../answers/yes-no.ts'

/** Looks for the next digits: "07700, hang on, it's a new one, 900 159", "let me get my glasses". */
const SEARCHES = new RegExp(
  part`
    (?:[,.…]* ?\b(?:oh,? )?(?:
      hang on|hold on
      |let me (?:think|see|look|get it|(?:get|find|fetch) my [a-z]+)
      |what is it(?: now| again)?|where is it|is that right|it's a new (?:one|number|phone)|bear with me
      |(?:i've|i have|it's|we've) (?:got )?(?:it )?(?:written|wrote|stuck|pinned|saved)(?: down)?(?: (?:on|in|by|to|up|somewhere|here)(?: (?:the|my|a|our) [a-z]+(?: [a-z]+)?)?)?
      |where(?:'s| did i put| have i put) (?:it|that|my [a-z]+|the [a-z]+)
      |i (?:can never|never) (?:remember|ring) (?:it|my own number|that|myself)
    )\b[,.…]*)+
  `,
  'g',
)

/** "Not ten, eleven" denies a time. */
const DENIED_MIN_DIGITS = 3
/** A line without the digits that it denies, if it says others: "six two one, sorry, not six one two". */
function withoutDeniedDigits(text: string): string {
  const runs = digitRuns(text)
  const isDenied = ({ digits, start }: DigitRun) =>
    digits.length >= DENIED_MIN_DIGITS && /\bnot (?:the )?$/.test(text.slice(0, start))
  const denied = runs.filter(isDenied)
  if (denied.length === runs.length) return text
  return denied.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start).replace(/[ ,]*\bnot (?:the )?$/, '')}${rest.slice(end)}`,
    text,
  )
}

/** Reads the telephone number and postcode, and hides their words from the later grammars. */
export function findNumbers(line: string, context: Context): { commands: Command[]; rest: string } {
  const commands: Command[] = []
  const { open, phone, phonePart, hasParty } = context
  const isAsked = open === 'phone' || open === 'phone-confirm'
  const said = isAsked ? line.replace(SEARCHES, (aside) => ' '.repeat(aside.length)) : line
  const swapped = open === 'phone-confirm' && phone ? swappedIn(said, phone, hasParty) : null
  // She asks for the number again: "two 4s, not one" does not say where.
  if (swapped === 'unclear') return { commands: [{ kind: 'no' }], rest: '' }
  if (swapped)
    return { commands: [{ kind: 'tell', field: 'phone', value: swapped.phone }], rest: '' }
  const text = isAsked ? withoutDeniedDigits(said) : said
  const before = phonePart ?? phone
  const runs = digitRuns(text)
  const again = open === 'phone' || open === 'phone-confirm' ? saidAgain(text) : null
  const joined = open === 'phone' ? joinPiece(text, runs, phonePart) : null
  const joinedWhole = phonePart && joined ? phoneOf(joined, false) : null
  const whole =
    (joinedWhole ? { phone: joinedWhole, start: 0, end: text.length } : null) ??
    again ??
    (isAsked ? putRight(text, runs) : null) ??
    (isAsked ? correctedOrSaid(text, context, runs) : findPhone(text, false, runs)) ??
    (isAsked ? (otherPhone(text, context) ?? joinedPhone(runs)) : null) ??
    (before && isAsked ? completePhone(text, before) : null) ??
    (phone && isAsked ? correctSaid(text, phone, 0) : null)
  const corrected = whole && isAsked ? correctSaid(text, whole.phone, whole.end) : null
  const found = corrected && whole ? { ...corrected, start: whole.start } : whole
  let rest = text
  if (found) {
    commands.push({ kind: 'tell', field: 'phone', value: found.phone })
    // "07700 900123 is my mum's" asks nothing.
    const after = text.slice(found.end).replace(/^ (?=is\b)/, ' it ')
    rest = `${beforeNumber(text, found.start, runs)} ${after}`.replace(/\s+/g, ' ')
  } else {
    const part = partOfPhone(text, runs)
    if (joined) commands.push({ kind: 'part-of-phone', digits: joined })
    else if (part && (isAsked || isOneTooLong(part.digits)))
      commands.push({ kind: 'part-of-phone', digits: part.digits })
    // "... six oh three" at the end of a number that is too long is no time.
    if (part && isOneTooLong(part.digits))
      rest = `${text.slice(0, part.start)} ${text.slice(part.end)}`.replace(/\s+/g, ' ')
  }
  const isPut = context.postcode !== null && /^(?:no|sorry|eh|er|it's|that's)\b/.test(rest)
  const postcode = findPostcode(rest, open === 'postcode' || isPut)
  if (postcode) {
    commands.push({ kind: 'tell', field: 'postcode', value: postcode })
    const compact = postcode.toLowerCase().replace(' ', '')
    rest = rest.replace(new RegExp(compact.split('').join('[ ,.-]{0,3}')), ' ')
  }
  // At the question again, after "LS6 8AM", which is none.
  const half = context.postcode ?? (open === 'postcode' ? context.before : null)
  const halfCorrected = postcode === null && half ? correctHalf(rest, plain(half)) : null
  // "So 12, please", to her offers, is a time.
  const areaOf = (code: string) => /^[A-Z]+/.exec(code.toUpperCase())?.[0]
  const isOther = halfCorrected && half && areaOf(halfCorrected) !== areaOf(half)
  if (halfCorrected && !(isOther && ASKS_WHEN.includes(open)))
    return {
      commands: [...commands, { kind: 'tell', field: 'postcode', value: halfCorrected }],
      rest: '',
    }
  return { commands, rest }
}

/** The number read back with a part of it put right, unless the line corrects its end or says it whole. */
function swappedIn(text: string, phone: string, hasParty: boolean): PhoneFound | 'unclear' {
  if (correctsCount(text)) return 'unclear'
  // "Not 900, 901" is no number of six digits.
  const apart = text.replace(/(\bnot [^,.]{1,40}),/, '$1;')
  const runs = digitRuns(apart)
  // "It's five, not four", of a table, counts people.
  const isCount = hasParty && runs.every(({ digits }) => digits.length < DENIED_MIN_DIGITS)
  return isCount || correctTail(text, phone) !== null ? null : swapPart(phone, apart, runs)
}

/** A number that is said whole in the last sentence, after a try at it: "… oh one, no, oh double one, seven. 0113 496 0117". */
function saidAgain(text: string): PhoneFound {
  const start = text.lastIndexOf('. ') + 2
  if (start < 2 || !/\b(?:no|sorry|wait)\b/.test(text.slice(0, start))) return null
  const last = text.slice(start)
  const found = digitRuns(text.slice(0, start)).length > 0 ? findPhone(last, true) : null
  return found && { phone: found.phone, start: 0, end: start + found.end }
}

/** The number with its last digits corrected, unless the line then says it whole: "a five on the end, 0113 496 0275". */
function correctedOrSaid(
  text: string,
  { phone, phonePart }: Context,
  runs: readonly DigitRun[],
): PhoneFound {
  const said = findPhone(text, true, runs)
  const corrected = correctTail(text, phone ?? phonePart ?? '')
  if (phone === null && (corrected === null || phoneOf(corrected.phone, false) === null))
    return said
  return corrected && said && said.start >= corrected.end ? said : (corrected ?? said)
}

/** Digits before a number at which they are that number, said wrongly at first. */
const FIRST_TRY_MIN_DIGITS = 9

/** What a line says before its number, without an earlier try at it: "is 07700 9001, no, sorry". */
function beforeNumber(text: string, start: number, runs: readonly DigitRun[]): string {
  const tries = runs.filter((run) => run.end <= start && run.digits.length >= FIRST_TRY_MIN_DIGITS)
  return (
    tries
      .reduceRight(
        (left, run) => `${left.slice(0, run.start)} ${left.slice(run.end)}`,
        text.slice(0, start),
      )
      // "Is 07700 900123" asks nothing.
      .replace(/^is(?=\W*(?:$|(?:no|sorry|wait|er|oh)\b))/, 'it is')
  )
}

/** Whether a line accepts a call back and goes on with a name: "yes please, it's Margaret". */
const isAccepting = (line: string, open: Context['open']) =>
  open === 'take-message' &&
  /^(?:yes|yeah|yep|aye|ok|please)\b.*\b(?:it'?s|i'?m|this is) \p{Lu}/iu.test(line) &&
  /(?:'?s|'?m|is) \p{Lu}\p{Ll}/u.test(line)

/** Says whose relative the caller is: "I'm her daughter Janet". */
const IS_RELATIVE = /\bI'm (?:his|her|their) \p{Ll}/iu

/** Whether a line that chooses a time ends with a name: "half eleven's great. I'm Priya"; "it's Bella" may be the dog. */
const isSigned = (line: string, open: Context['open']) =>
  open === 'slot' &&
  /[.!] (?:I'm|This is|My name's|The name's) \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?[.!]?$/u.test(line)

/** Gives a name and a firm, and nothing else: "Dave from Kirkgate Motors". */
const FROM_FIRM =
  /^(?:(?:It's|I'm|This is) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? from \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*[.!]?$/u

/** "Rob Tanner, look, I've got to go" gives a name all the same. */
const FULL_NAME_FIRST =
  /^(?:(?:It's|I'm|My name's) )?\p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{L}'-]+[,.] (?!.*\b(?:ring|call) (?:you )?back\b)/u

/** A full name or title before, or in place of, what the call is about: "Steve Marsh. That filling's come out". */
const NAME_FIRST = new RegExp(
  part`
    ^(?:(?:It's|I'm|My name's) )?(?:
      \p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{L}'-]+\. (?:That|You|Your|I|I'm|I've|My)\b
      |(?:Mrs?|Ms|Miss)\.? \p{Lu}[\p{L}'-]+(?:[.!]?$|, \p{Lu}-)
    )
  `,
  'u',
)

/** "Raj. Oh hang on, can we do Thursday instead?" */
const NAME_BEFORE_WAIT =
  /^(?:(?:It's|I'm|My name's) )?(?!Oh\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:[.,]|\.{2,}|…) ?(?:(?:oh|actually|sorry|no|er|um),? )*(?:hang on|hold on)\b(?=.*\b(?:can|could|make|instead|change|have you|better|rather)\b)/iu

/** Gives the name in a sentence of its own before the rest: "Pettigrew. It was Christmas Eve. Can you cancel it?" */
const NAME_SENTENCE =
  /^(?:(?:It's|I'm|My name's) )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.,] (?=.{12})/u

/** Gives a name and a firm before a message: "it's Dave from the vets, her leaflets are ready". */
const GIVES_FIRM = /^(?:(?:yes|yeah|hi|hello),? )?[Ii]t's \p{Lu}\p{Ll}+ from (?:the )?\p{L}/u

/** Has a sentence that is a full name: "Oh for God's sake. Dave Sutcliffe." */
const NAME_ALONE_IN = /(?:^|[.!] )\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+[.!](?: |$)/u

/** Reads the name and the size of the party. */
export function findPerson(
  original: string,
  text: string,
  wants: Command[],
  context: Context,
): Command[] {
  const { open, hasParty, setup, isBooking, isVisit } = context
  const commands: Command[] = []
  const isSmallTalk = wants.some(
    ({ kind }) =>
      kind === 'thanks' ||
      kind === 'repeat' ||
      (kind === 'goodbye' && !FULL_NAME_FIRST.test(original)) ||
      (kind === 'cancel' && !NAME_SENTENCE.test(original)) ||
      (kind === 'wait' && !NAME_BEFORE_WAIT.test(original)) ||
      (kind === 'abuse' && !NAME_ALONE_IN.test(original)) ||
      kind === 'instructions',
  )
  const isName =
    open === 'name' ||
    (open === 'slot' && FROM_FIRM.test(original)) ||
    (open === 'about' && isComplaint(plain(context.notes ?? '')) && NAME_FIRST.test(original))
  const isAsked = isName && !isSmallTalk && !isRefusal(text)
  // "It's in Northowram, that's Halifax" replaces no name that she has.
  const isFirst =
    context.name === null &&
    (open === 'service' ||
      open === null ||
      (open === 'about' && GIVES_FIRM.test(original)) ||
      isAccepting(original, open) ||
      isSigned(original, open))
  // "Jo Hale, thanks"
  const isBare =
    !isSmallTalk || wants.every(({ kind }) => kind === 'thanks') || /\d[\d ]{8}/.test(original)
  // A booking goes under the name of who comes, or of the tenant. For any other visit or a table, the
  // caller's will do.
  const isOfThing = setup.trade === 'vet' || setup.trade === 'garage'
  const isOfPet = setup.trade === 'vet' || setup.trade === 'other'
  const isOfAttendee = (!isVisit || setup.trade === 'property-manager') && !hasParty && !isOfThing
  const isTold = open === 'name' || (open === 'slot' && IS_RELATIVE.test(original))
  const isBegun = isBooking || wants.some(({ kind }) => kind === 'book')
  const canAttend = isBegun && isOfAttendee && isTold
  const name = findOwnName(
    original,
    {
      isAsked,
      canBeWeak: open === 'name' || isFirst,
      isBare,
      canAttend,
      isOfOld: isFirst && !isOfPet && wants.some(({ kind }) => kind === 'existing'),
    },
    context,
  )
  // "Is that Brook and Sons?" names the business.
  const isOurs = name !== null && setup.name.toLowerCase().startsWith(name.toLowerCase())
  if (name && !(isOurs && isQuestion(text)))
    commands.push({ kind: 'tell', field: 'name', value: name })
  // "My daughter's, no, silly me, 07700 900123" counts no guests.
  const isBesideNumber =
    context.party !== null &&
    (open === 'phone' || open === 'phone-confirm') &&
    !/\d/.test(withDigits(text))
  // "Just stick us down for eight, then", of a table whose size she knows.
  const isHour = context.party !== null && DOWN_FOR_HOUR.test(withDigits(text))
  const party = hasParty && !isBesideNumber && !isHour ? findParty(text, open === 'party') : null
  if (party) commands.push({ kind: 'tell', field: 'party', value: String(party) })
  return commands
}

/** Takes a time: "put us down for eight", "can you do it for half seven?" */
const DOWN_FOR_HOUR =
  /\b(?:(?:put|stick|pop|pencil|book|get) (?:us|me) (?:down|in)|do (?:it|that)) for \d{1,2}\b(?! (?:people|of us|guests|adults|now))/

/** Sends the call to somebody else by name: "ring Josh, not me". */
const RING_HIM = new RegExp(
  part`
    (?<![\p{L}'])(?:
      [Rr]ing|[Cc]all|[Pp]hone|[Tt]ext
    ) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:and )?(?:not|instead of|rather than) (?:me|us)\b
  `,
  'gu',
)

/** Asks something, and names nobody called Will: "Will it be Sam?" */
const WILL_ASKS =
  /(?<=^|[.!?;] )Will (?=(?:it|that|this|there|he|she|they|you|we|I|some(?:one|body)|any(?:one|body)|the|my|your|our)\b)/g

/** Says how a name is spelt without spelling it: "Kelleher with a double L", "two Ts, two Ls". */
const WITH_DOUBLE =
  /,? with (?:an? )?(?:double|two|one|single) \p{L}(?:'?s)?(?![\p{L}'])|,? (?:two|one) \p{L}'?s(?![\p{L}'])(?:,? (?:and )?(?:two|one) \p{L}'?s(?![\p{L}']))*(?=\W*$)/giu

/** "Lovely. Beth Carruthers" */
const PRAISE_FIRST =
  /^(?:lovely|great|perfect|brilliant|smashing|super|wonderful|excellent|fab|grand)[.,!]+ (?=[\p{L}']+ \p{L})/iu

type Ways = {
  isAsked: boolean
  canBeWeak: boolean
  isBare: boolean
  canAttend: boolean
  /** The line is about a booking that exists, and is not under a pet's name. */
  isOfOld: boolean
}

/** A line without the firm's town that it begins by saying back: "Leeds, right. It's Mrs Holm by the way". */
const withoutTown = (line: string, town: string) =>
  line.startsWith(`${town},`) ? line.slice(town.length + 1).trim() : line

/** The caller's own name, apart from those that the line gives to others. */
function findOwnName(said: string, ways: Ways, context: Context): string | null {
  const caller = context.isMessage ? said.replace(BUT_UNDER, '') : said
  const original = withoutTown(caller, context.setup.town)
  const { isAsked, canBeWeak, isBare, canAttend, isOfOld } = ways
  const known = context.name
  // "Is it under Jo or under me?" changes nothing that she has.
  if (known !== null && asksUnder(plain(original))) return null
  const half = completedName(original, known)
  if (half !== null) return half
  const attendee = canAttend ? attendeeOf(original, context.notes ?? '') : null
  if (known === null && attendee !== null) return attendee
  const canBeKins = context.isBooking || (known !== null && PUTS_UNDER.test(original))
  const kins = canBeKins ? kinsName(original, context.notes ?? '') : null
  if (kins !== null) return kins
  // In a message "I'm Karen, but it's under my mum's name" says who is to be rung.
  const isForOther =
    underOther(original) !== null && !(context.isMessage && SAYS_WHO_RINGS.test(original))
  const line = withoutAddress(isForOther ? original : withoutOthers(original))
    .replace(WITH_DOUBLE, '')
    .replace(SAID_BEFORE, '')
    .replace(PRAISE_FIRST, '')
    .replace(RING_HIM, ' ')
    .replace(WILL_ASKS, '')
  const own = withoutSpelling(line)
  const text = tidy(own)
  const apart = isForOther || !isBare ? null : findApart(own.trim(), isAsked, context)
  const self = isForOther
    ? null
    : (findSelf(text) ??
      findSelfInSmall(tidy(withoutSpelling(original))) ??
      findNameInFull(own, context))
  const first =
    isSpelt(line) && isNameSpelt(line, known, isAsked)
      ? findName(line, true, canBeWeak, known)
      : (self ??
        (known === null
          ? null
          : (findPutRight(line, known) ??
            withLetter(line, known) ??
            findRenamed(line, known) ??
            findSwapped(text, known) ??
            findSaidAgain(tidy(line), known))) ??
        nameIn(text, isAsked, canBeWeak, known) ??
        (isBare ? findBareName(own, context) : null) ??
        (isOfOld ? findSurnameAlone(own, context) : null))
  // The fuller of two forms: "Dev. Dev Chaudhry".
  // "Jake Purvis, I'm his mum Kelly" gives two names.
  const isOwn = first?.includes(' ') || (self !== null && first === self && !isWithin(self, apart))
  const heard = isOwn ? first : (apart ?? first)
  // "Dave Brown with an e"
  const name = known === null && heard !== null ? (withLetter(line, heard) ?? heard) : heard
  // "I'm Pete" from Pete Hannaford takes nothing away.
  const isTaken = name !== null && isWithin(name, known) && !/^no\b/i.test(own)
  // "It's Boxing Day we want."
  const isDay =
    name !== null &&
    / (?:Day|Eve)$/.test(name) &&
    findDates(plain(name), context.today).dates.length > 0
  // "Document signing" and "GCSE" are no names, though "Will" is one.
  const isService =
    name !== null &&
    !/^\p{Lu}\p{Ll}+$/u.test(name) &&
    context.setup.services.some((one) => ` ${plain(one.name)} `.includes(` ${plain(name)} `))
  // "I'm the tenant at flat nine, Tannery Court"
  const isPlace =
    name !== null &&
    PLACE_NAME.test(name) &&
    /\b(?:at|flat|unit|number(?= \d)|house|landlords?,|tenants?,) /i.test(own)
  // "Ask Sam not to come"
  const isOrder = name !== null && /^(?:Ask|Tell|Ring|Text|Call|Get|Let) /.test(name)
  return isTaken || isDay || isService || isPlace || isOrder ? null : name
}

/** A name that is given twice, and is no service or town: "Tom. its tom whitely". */
function findNameInFull(line: string, context: Context): string | null {
  const name = findInFull(line)
  return name === null || [name, ...name.split(' ')].some((one) => isElse(plain(one), context))
    ? null
    : name
}

/** Wants a message to be under another name; "it's under mum's name" tells of an old booking. */
const PUTS_UNDER =
  /\b(?:put|make|have|change|book) (?:it|that|this|the \w+)\b|\b(?:it|that) (?:go|be|should|ought|wants|needs)\b/i

const PLACE_NAME =
  / (?:Court|House|Road|Street|Lane|Avenue|Close|Drive|Terrace|Crescent|Square|Mews|Wharf|Mill|Gardens|Grove|Place|Row|Buildings?|Apartments|Towers?|Yard)$/

/** Whether what a line spells may be the caller's name, and no ordinary word: "it's a leak, L-E-A-K". */
function isNameSpelt(text: string, known: string | null, isAsked: boolean): boolean {
  const rest = withoutSpelling(text)
  const words = speltIn(text)
  const isOrdinary = words.some((word) =>
    new RegExp(`\\b(?:an?|the|some|this|that) (?:[\\p{L}']+ )?${plain(word)}\\b`, 'u').test(
      plain(rest),
    ),
  )
  if (isOrdinary && !/\bname/i.test(rest)) return false
  return (
    known === null ||
    isAsked ||
    /\bname/i.test(rest) ||
    words.some((word) => wordLike(known, word) >= 0) ||
    findName(rest, false) !== null
  )
}

/** Whether a name has only words of the longer one that she knows. */
function isWithin(name: string, known: string | null): boolean {
  const words = known?.split(' ') ?? []
  return name !== known && name.split(' ').every((word) => words.includes(word))
}

/** A line that answers nothing but is written like a name: "Dave" at an offer, "Margaret Thwaite" anywhere. */
const NAME_ALONE =
  /^(?:[Ii]t's |[Tt]his is )?\p{Lu}[\p{Ll}'-]+(?:[ -](?:d[aei]l?|v[ao]n|de[nr]|bin))*(?:[ -]\p{Lu}[\p{L}'-]+){0,2}[.!]?$/u

const WORD = "\\p{Lu}[\\p{L}'-]+"
const MRS = `(?:Mrs?|Ms|Miss)\\.? ${WORD}`
const FULL = `(?:(?:Mrs?|Ms|Miss|Mx|Dr)\\.? )?${WORD}(?: and ${WORD})?(?: (?:d[aei]l?|v[ao]n|de[nr]|bin))*(?: ${WORD}){1,2}`
const MRS_ALONE = new RegExp(`^${MRS}$`, 'u')
/** An address before a name: "I'm at 12 Mill Lane, Jo Hale", "Flat 3, Ann Lee". */
const AFTER_ADDRESS =
  /\b(?:at|[Ff]lat|[Uu]nit|[Rr]oom|[Pp]lot|[Hh]ouse|[Nn]umber|[Nn]o\.?) \d+\p{L}?(?: [\p{L}']+){0,3}$/u
const PHONE_NEXT = ',?(?: on)? \\+?\\d[\\d ]{8}'
/** A full name in a part of a line: "three. It's Ann Lee, and …", "please cancel him, Mrs Hegarty". */
const NAME_APART = new RegExp(
  part`
    (?<lead>^|[.!?;,] |\b(?:and|but|[Aa]ctually|[Ss]orry|(?:[Nn]o|[Yy]es|[Yy]eah|[Aa]ye),?) )(?<intro>(?:[Ii]'?m|[Ii]t'?s|[Tt]his is|[Nn]ame'?s) )?(?<full>${FULL}|${MRS}|(?:Dr|Doctor)\.? ${WORD})(?<next>
      [.!]?$|${PHONE_NEXT}
      |(?=[.!;,] | (?:and|not|actually|please|instead|with an?|thanks?|cheers|about|regarding|re|from|for)(?!\p{L}))
    )
  `,
  'gu',
)
const STREET =
  'road|rd|street|st|lane|avenue|ave|close|drive|court|gardens?|terrace|crescent|square|row|mews|hill|view|grove|place|walk|house|cottages?|farm'
/** After a name or a number: "Marcus Bell, flat 4 Dalton House", "07700 900123, 6b Mill Lane". */
const ADDRESS = new RegExp(
  part`
    ([\p{L}'-]+|\d)[,.]?(?: (?:at|of|from))? (?:
      (?:flat|unit|apartment|plot) \d+\p{L}?(?:
        ,? (?:\d+\p{L}? )?(?:[\p{L}']+ ){1,2}(?:${STREET})(?!\p{L})
        |(?: [\p{L}']+){1,3}(?=[,.;]|$)
      )?
      |\d{1,4}\p{L}?,? (?:[\p{L}']+ ){1,3}(?:${STREET})(?!\p{L})
    ),?
  `,
  'giu',
)

/** A line without the address that follows a name or a number in it. */
const withoutAddress = (line: string) =>
  line
    .replace(TOWN, '$1')
    .replace(ADDRESS, (whole, before: string) =>
      isCommonWord(before.toLowerCase()) ? whole : `${before},`,
    )
    .replace(/, *$/, '')

/** The town after a house and its road at the end of a line: "14 Mill Lane, Headingley". */
const TOWN = /(\b\d{1,4}[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3}\p{Lu}\p{L}+), \p{Lu}\p{Ll}+\.?$/u

/** Says who is ringing: "I'm Karen, Karen Pugh". */
const SAYS_WHO_RINGS = /(?<!\p{L})(?:I'm|I am|[Mm]y name's|[Mm]y name is) \p{Lu}/u
/** Under whose name the old booking is, after the caller's own: "it's Claire Lee, but it'll be under Mum's name". */
const BUT_UNDER =
  /(?<=^[Ii]t's \p{Lu}\p{L}+ \p{Lu}[\p{L}'-]+),? but (?:it'll be |it's |it is )?under .*$/u

/** Speaks of, or asks for, somebody else. */
const FOR_OTHER =
  /\b(?:speak|talk|through|ask|see|with|from|by|called|and|or|for (?:him|her|them|my|our|the|an?))\b/i
/** In small letters, or a single name: "half ten then. ann lee, 07700 900123", "Imogen, 07700 900123". */
const BEFORE_PHONE = new RegExp(
  part`
    (?:^|[.!?;,] )(
      \p{L}[\p{L}'-]+ \p{L}[\p{L}'-]+
      |\p{Lu}[\p{L}'-]+
    ),? (?:(?:[Ii]'m|[Ii] am|it's|my number(?:'s| is)) )?(?:on )?(?=\+?\d[\d ]{8})
  `,
  'u',
)
/** Written like a name, but a place, a dog or a car: "Mill Lane", "Border Collie", "Ford Focus". */
const NOT_PERSON =
  /\b(?:Road|Street|Lane|Avenue|Close|Drive|Court|Gardens|Terrace|Crescent|Square|Mews|Row|Grove|House|Lodge|Apartments|Flats|Farm|Cottage|Hotel|School|Surgery|Spaniel|Retriever|Terrier|Labrador|Poodle|Collie|Shepherd|Bulldog|Setter|Corgi|Husky|Tzu|Cross)$|^(?:Ford|Vauxhall|Nissan|Toyota|Honda|Audi|Volkswagen|Renault|Peugeot|Citro[eë]n|Skoda|Kia|Hyundai|Fiat|Mazda|Volvo|Mercedes) /
/** Words that put another name in place of the one given. */
const OTHER_NAME = /\b(?:no|not|name'?s?|sorry|actually)\b/

/** A yes before a name: "yes please. Marjorie." */
const AGREED =
  /^(?:yes|yeah|yep|yup|aye|sure|ok|okay|please|go on)(?:,? (?:please|then|thanks))*[.,!] (?=\p{Lu})/iu
/** What a name is ringing about: "Sal, about the pallet". */
const SUBJECT = /,? (?:about|regarding|re|from) .*$/i

const SMALL_NAME = /^\p{Ll}+ \p{Ll}+$/u

/** The full name that stands apart in a line; at the question for it also after a comma: "Shaz, Sharon Bibby". */
function findApart(line: string, isAsked: boolean, context: Context): string | null {
  const { open, name } = context
  const isClear = isShared(name ?? '', line) || /\d{3}/.test(line) || wantsRing(plain(line))
  // "Or ring my husband. Mark Doyle, 07700 …" does not replace the caller's own name.
  const isOwn = name === null || OTHER_NAME.test(plain(line))
  for (const { 0: whole, index, groups = {} } of line.matchAll(NAME_APART)) {
    const { lead, intro, full = '', next = '' } = groups
    // What a message is about may be anybody.
    if (open === 'about' && !intro) continue
    // "A viewing please. North Hill": it may be what or where.
    const isLoose =
      !intro &&
      !isClear &&
      (open === 'postcode' || (open === 'service' && (index > 0 || isQuestion(plain(line)))))
    const before = line.slice(0, index)
    // "In Lafayette and near the park", "Dr Shah rang" say nothing of the caller.
    const after = line.slice(index + whole.length)
    const isWhole =
      intro ||
      (!/^D(?:octo)?r\b/.test(full) && (isAsked || !/^ (?:and|actually|instead|for)/.test(after)))
    const isTitled = name === null && MRS_ALONE.test(full) && !FOR_OTHER.test(line)
    const isSigned = next.length < 2 && (isTitled || AFTER_ADDRESS.test(before))
    const isApart =
      lead !== ', ' ||
      intro ||
      /\d/.test(next) ||
      isSigned ||
      isShared(name ?? '', full) ||
      (isAsked && isAlike(before, full))
    if (
      !isApart ||
      !isWhole ||
      (isLoose && !isSigned) ||
      NOT_PERSON.test(full) ||
      isElse(plain(full), context)
    )
      continue
    // "Bev Thackray. It'll be under Beverley."
    const longer = findName(line.slice(line.indexOf(full, index)), true)
    const found = longer?.includes(' ') ? longer : findName(full, true)
    if (found?.includes(' ') && (isOwn || isShared(name, full))) return found
  }
  return null
}

/** Whether the word before a name begins like it, or is part of it: "Shaz, Sharon Bibby", "Tash, Natasha Bright". */
function isAlike(before: string, name: string): boolean {
  const word = /(?<!\p{L})\p{Lu}\p{L}+$/u.exec(before)?.[0] ?? ''
  const isPart = word.length > 2 && name.toLowerCase().includes(word.toLowerCase())
  return word !== '' && (isPart || word.startsWith(name.charAt(0)))
}

/** A name that is the whole line, or comes before a number or a choice: "Jean Wilkes, the later one". */
function findBareName(original: string, context: Context): string | null {
  const { open, isBooking, name } = context
  const line = original.trim()
  const isElsewhere = open === 'service' || open === 'about' || open === 'postcode'
  const numbered = name === null ? BEFORE_PHONE.exec(line)?.[1] : undefined
  if (numbered && (numbered.includes(' ') || !isElsewhere) && !isElse(plain(numbered), context))
    return findName(numbered, true)
  const isAgreed =
    name === null && (open === 'take-message' || open === 'slot') && AGREED.test(line)
  const own = isAgreed ? line.replace(AGREED, '').replace(SUBJECT, '') : line
  // "Yes please. Mornings."
  if (isAgreed && isEveryday(plain(own))) return null
  const [first = '', ...rest] = own.split(', ')
  const isPicking = open === 'slot' && IS_PICK.test(plain(rest.join(', ')))
  const said = isPicking ? first : own
  const text = plain(said)
  // A single word may be what they want, unless she has asked for something else.
  const isTold = isBooking || open === 'take-message' || text.includes(' ')
  // In small letters it may be anything ("half nine"), unless a choice follows.
  const isName = NAME_ALONE.test(said) || (isPicking && SMALL_NAME.test(said))
  if (!isName || !isTold || open === 'about' || isElse(text, context)) return null
  return findName(said, true)
}

/** A single name between what is called off and the details of it. */
const SURNAME_ALONE =
  /(?<=[.,;] )(?!(?:Sadly|Unfortunately|Basically|Obviously|Apparently|Honestly|However|Cheers|Covid|Ava)\b)\p{Lu}[\p{L}'-]{2,}(?=[.,;] |[.!]?$)/gu

/** The name under which an old booking is: "need to cancel tomorrow. Patel, four people". */
function findSurnameAlone(line: string, context: Context): string | null {
  const to = wordsOf(plain(context.setup.urgent.to))
  const names = (line.match(SURNAME_ALONE) ?? []).filter((name) => {
    const text = plain(name)
    const isDate = findDates(text, context.today).dates.length > 0
    const isWord = isCommonWord(text) || isEveryday(text)
    return !isDate && !isWord && !to.includes(text) && !isElse(text, context)
  })
  const [only, other] = names
  return other === undefined ? (only ?? null) : null
}

/** Whether a word is an everyday one with an ending: "mornings", "urgently". */
const isEveryday = (word: string) => isCommonWord(word.replace(/(?<=\w{4})(?:s|ly)$/, ''))

function isShared(name: string, other: string): boolean {
  const words = wordsOf(plain(other))
  return plain(name)
    .split(' ')
    .some((word) => words.includes(word))
}

/** Whether what is written like a name is an answer, a service or a town. */
function isElse(text: string, { setup, synonyms }: Context): boolean {
  return (
    readAnswer(text) !== null ||
    findServices(text, setup.services, synonyms).length > 0 ||
    [setup.town, ...setup.area.towns].some((town) => plain(town) === text)
  )
}
