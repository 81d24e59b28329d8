import type { Service } from '../../types.ts'
import { asksUnder } from '../asks/detail-asks.ts'
import type { Context } from '../context.ts'
import { part } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'
import { isStaff, wantsStaff } from '../wants/wanted-staff.ts'
import { findDates } from '../when/dates.ts'
import { underOther } from './booking-name.ts'
import { isCommonWord } from './common-words.ts'
import {
  findPutRight,
  findRenamed,
  findSaidAgain,
  findSwapped,
  withLetter,
} from './name-corrections.ts'
import { completedName, surnameAdded } from './name-halves.ts'
import { SAID_BEFORE, tidy } from './name-normalisation.ts'
import {
  findApart,
  findBareName,
  findSigned,
  findSurnameAlone,
  findTableFor,
  isElse,
} from './names-apart.ts'
import { PROPER } from './name-parser.ts'
import { findName, nameIn } from './names.ts'
import { findInFull, findSelf, findSelfInSmall } from './self-introduction.ts'
import { isSpelt, speltIn, withoutSpelling, wordLike } from './spelling.ts'
import { attendeeOf, kinsName, withoutOthers } from './whose-names.ts'

/** Says whose relative the caller is: "I'm her daughter Janet". */
export const IS_RELATIVE = /\bI'm (?:his|her|their) \p{Ll}/iu

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

/** A line without the firm's town at its start or end: "Leeds, right. It's Mrs Holm by the way", "Margaret, Leeds". */
const withoutTown = (line: string, town: string) =>
  line.startsWith(`${town},`) ? line.slice(town.length + 1).trim() : line.replace(`, ${town}`, '')

/** The caller's own name, apart from those that the line gives to others. */
export function findOwnName(said: string, ways: Ways, context: Context): string | null {
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
          : (surnameAdded(line, known) ??
            findPutRight(line, known) ??
            withLetter(original, known) ??
            findRenamed(line, known) ??
            findSwapped(text, known) ??
            findSaidAgain(tidy(line), known))) ??
        nameIn(text, isAsked, canBeWeak, known) ??
        (isBare ? findBareName(own, context) : null) ??
        findSigned(own, context) ??
        findTableFor(own, context) ??
        (isOfOld ? findSurnameAlone(own, context) : null))
  // The fuller of two forms: "Dev. Dev Chaudhry".
  // "Jake Purvis, I'm his mum Kelly" gives two names.
  const isOwn = first?.includes(' ') || (self !== null && first === self && !isWithin(self, apart))
  const heard = isOwn ? first : (apart ?? first)
  // "Dave Brown with an e"
  const name = known === null && heard !== null ? (withLetter(original, heard) ?? heard) : heard
  // "I'm Pete" from Pete Hannaford takes nothing away.
  const isTaken = name !== null && isWithin(name, known) && !/^no\b/i.test(own)
  // "It's Boxing Day we want."
  const isDay =
    name !== null &&
    / (?:Day|Eve)$/.test(name) &&
    findDates(plain(name), context.today).dates.length > 0
  const isService = name !== null && namesService(name, original, context.setup.services)
  // "I'm the tenant at flat nine, Tannery Court", "Mill Lane. My tap's dripping"
  const isPlace =
    name !== null &&
    PLACE_NAME.test(name) &&
    (context.open === 'about' ||
      /\b(?:at|flat|unit|number(?= \d)|house|landlords?,|tenants?,) /i.test(own))
  // "Ask Sam not to come"
  const isOrder = name !== null && /^(?:Ask|Tell|Ring|Text|Call|Get|Let) /.test(name)
  // "Nothing, just put Kirsty", who does the grooming
  const isOfFirm =
    name !== null && isStaff(name, context.setup) && wantsStaff(plain(original), context.setup)
  return isTaken || isDay || isService || isPlace || isOrder || isOfFirm ? null : name
}

/**
 * Whether what looks like a name is a service, or part of one that the line names whole: "bath and brush, yes". "Document
 * signing" and "GCSE" are no names, though "Will" is one.
 */
function namesService(name: string, line: string, services: readonly Service[]): boolean {
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name)
  const [own, said] = [contentOf(plain(name)), contentOf(plain(line))]
  return services.some((one) => {
    const words = [...contentOf(plain(one.name))]
    const isWhole = words.length > 1 && words.every((word) => said.has(word))
    return isWord
      ? isWhole && [...own].every((word) => words.includes(word))
      : ` ${plain(one.name)} `.includes(` ${plain(name)} `)
  })
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

const STREET =
  'road|rd|street|st|lane|avenue|ave|close|drive|court|gardens?|terrace|crescent|square|row|mews|hill|view|grove|place|walk|house|cottages?|farm'

/** After a name or a number: "Marcus Bell, flat 4 Dalton House", "07700 900123, 6b Mill Lane". */
const ADDRESS = new RegExp(
  part`
    ([\p{L}'-]+|\d)[,.]?(?: (?:at|of|from))? (?:
      (?:flat|unit|apartment|plot) \d+\p{L}?(?:
        ,? (?:\d+\p{L}? )?(?:[\p{L}']+ ){1,2}(?:${STREET})(?!\p{L})
        |(?: [\p{L}']+){1,3}?(?: in [\p{L}']+(?: [\p{L}']+)?)?(?=[,.;]|$)
      )?
      |\d{1,4}\p{L}?,? (?:[\p{L}']+ ){1,3}(?:${STREET})(?!\p{L})
    )([,.]?)
  `,
  'giu',
)

/** A line without the address that follows a name or a number in it. */
const withoutAddress = (line: string) =>
  line
    .replace(TOWN, '$1')
    .replace(ADDRESS, (whole, before: string, end: string) =>
      isCommonWord(before.toLowerCase()) ? whole : `${before}${end || ','}`,
    )
    .replace(/, *$/, '')

/** The town after a house and its road at the end of a line: "14 Mill Lane, Headingley". */
const TOWN = /(\b\d{1,4}[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3}\p{Lu}\p{L}+), \p{Lu}\p{Ll}+\.?$/u

/** Says who is ringing: "I'm Karen, Karen Pugh". */
const SAYS_WHO_RINGS = /(?<!\p{L})(?:I'm|I am|[Mm]y name's|[Mm]y name is) \p{Lu}/u

/** Whose the matter of a message is, after the caller's own name: "it's Claire Lee, but it'll be under Mum's name", "Claire, it's for Evie Lee" */
const BUT_UNDER = new RegExp(
  part`
    (?<=^[Ii]t's \p{Lu}\p{L}+ \p{Lu}[\p{L}'-]+),? but (?:it'll be |it's |it is )?under .*$
    |(?<=(?:^|[.;!] |, )(?:(?:[Ii]t's|[Tt]his is|[Ii]'m) )?(?!(?:Yes|Yeah|Yep|No|Oh|Well|So|Sorry|Right|Actually|And|But|Hi|Hello|Hiya|Ok|OK|Please)\b)${PROPER}(?: ${PROPER})?),? (?:but |and )?it's for (?=\p{Lu}).*$
  `,
  'u',
)
