import { isOpenAt } from '../../diary.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { findParty } from './party.ts'
import { pattern } from '../text/patterns.ts'

/** A number without its noun: people, a time, or `either`. `rest`: the line without it, or with "at" before a time. */
export type BareNumber = { number: number; of: 'party' | 'time' | 'either'; rest: string }

const ALONE =
  "(?! ?(?:[:.]\\d|\\d|[ap]\\.?m\\b|o ?'?clock|-?ish|in the |past |to \\d|(?:th|st|nd|rd)\\b|/|%|pounds?|quid|minutes?|hours?|extra|more|other|high ?chairs?))"
const N = `(\\d{1,2})\\b${ALONE}`
/** "There might be nine, call it nine", "five with the baby", "Friday night, about fifteen". */
const OF_PEOPLE = pattern`
  \b(?:there|we)(?:'ll| will| might| may| could)?(?: now| only| just)? be (?:about |only )?${N}(?=
    $|[^a-z\d ]
    | (?:of us|people|now|then|please|altogether|in all|call|so)\b
  )(?:[,. ]+(?:so |just )?(?:call it|put|say|make it) \1\b)?
  |\b(?!1 )${N} (?:
    with (?:the|my|our|a) [a-z]+
    |(?:and|plus) (?:the|my|our|an?) (?:baby|toddler|bairn|newborn|little (?:one|un))
  )\b
  |[,.;] (?:so |maybe |probably |for )?(?:about|around|roughly) (?!\d\b|1[0-2])${N}(?=[,.;!]|$| of us\b)
`
const DENIES = new RegExp(
  `\\b${N}(?: actually| please| now|,? i said|,? i meant?)?,? (?:not|instead of|rather than) (\\d{1,2})\\b|\\bnot (\\d{1,2}),? (?:but )?${N}`,
)
/** An hour in place of another: "8 instead of half 7", "9, not quarter past eight", "8 rather than 7.30". */
const FOR_HOUR = new RegExp(
  `\\b${N}(?: actually| please| now| maybe)?,? (?:not|instead of|rather than) (?:the |at )?(?:(?:half|quarter)\\b(?: past| to)? ?\\d{1,2}|\\d{1,2}(?:[:. ]\\d\\d| ?[ap]\\.?m\\b| ?o ?'?clock))`,
)
const MAKES = new RegExp(
  `\\b(?:make (?:it|that)|(?:can|could) (?:you|we) do|call it|(?:better|best|we'll|so|just|let's) say|so (?:it|that)(?:'ll|'d| will| would) be|stick|pop|put(?: (?:it|us|me))?(?: down)?(?: (?:as|for))?) (?:a table (?:of|for) )?${N}`,
)
const CORRECTS = new RegExp(`^(?:(?:no|sorry|oh|er|actually|it's)[,.! ]+)+${N}(?=\\W|$)`)
/** "No, eight I said": whichever of the two she has wrong. */
const SAID = new RegExp(`^(?:(?:no|sorry|oh|er|eh)[,.?! ]+)*${N},? (?:i|we) (?:said|meant)\\b`)
const PEOPLE = pattern`
  \b(?:
    people|persons?|of (?:us|them)|guests?|covers|bab(?:y|ies)|kids?|child\w*|coming|joining
    |bring\w*|extra|party
  )\b
`
/** May grow by somebody who is not sure to come: "it might be ten if our Stephen comes". */
const MAY_BE = pattern`
  \b(?:it|we|there)(?:'ll| will| might| may| could)(?: well)?(?: just)?(?: be)? (?:about )?${N}(?=
    (?: of us)?,? (?:if|when|depending|unless|with) [^.?!;]{0,40}\b(?:com(?:e|es|ing)|joins?|joining|can make|makes? it|turns? up|bring\w*|decides?|fancies)\b
  )
`
/** Moves the booking to an hour, and says why with another: "make it 8, his train gets in at 7". */
const TRAVELS =
  /\b(?:train|bus|coach|flight|plane|ferry|shift|meeting|class|match|work|taxi|(?:i|we|he|she|they)(?:'ll| don't| doesn't| won't| only| both)?) [^.?!;]{0,30}\b(?:gets?|finish(?:es)?|ends?|lands?|arrives?|starts?|due|over|off|back|out|in)\b[^.?!;]{0,20}\b(?:at|till?|until|by|before|around|about) (?:half |quarter (?:past|to) )?\d/
/** A time of the clock. */
const CLOCK =
  /\b(?:at|by|around|about) \d|\b(?:half|past|to) \d|\d[:.]\d\d|\d ?[ap]\.?m\b|o ?'?clock/
const TAKES_BACK = /\b(?:no|actually|wait|hang on|hold on)\b/
const CHOICE = /\d|\b(?:first|last|later|earlier|latest|earliest|half|noon)\b/
const TIME =
  /\b(?:\w+day|tomorrow|tonight|mornings?|afternoons?|evenings?|earlier|later|time|o ?'?clock)\b/

/** Reads a number of a line to a restaurant that may be people or a time: "five, not four", "make it six". */
export function findBareNumber(text: string, context: Context): BareNumber | null {
  const line = withDigits(text)
  const chosen = context.open === 'change' ? chosenNumber(line, context) : null
  if (chosen) return chosen
  const people = OF_PEOPLE.exec(line) ?? MAY_BE.exec(line)
  if (people) return numbered(line, people, Number(people.slice(1).find(Boolean)), 'party')
  if (!context.isBooking) return null
  const forHour = FOR_HOUR.exec(line)
  if (forHour) return numbered(line, forHour, Number(forHour[1]), 'time')
  const denies = DENIES.exec(line)
  if (denies) {
    const number = Number(denies[1] ?? denies[4])
    const of = meaningOfDenied(Number(denies[2] ?? denies[3]), line, context)
    return of === null ? null : numbered(line, denies, number, of)
  }
  const isReadBack = context.open === 'confirm' || context.open === 'change'
  const makes = MAKES.exec(line) ?? SAID.exec(line) ?? (isReadBack ? CORRECTS.exec(line) : null)
  if (!makes) return null
  const number = Number(makes[1])
  // "Make that three at half one", "the first one, and put nine": the line names a time besides.
  const [lead, after] = [line.slice(0, makes.index), line.slice(makes.index + makes[0].length)]
  // "Half six, no sorry, make it eight" takes the time back.
  const isTakenBack = ASKS_WHEN.includes(context.open) && TAKES_BACK.test(lead)
  const rest = isTakenBack ? after : `${lead} ${after}`
  const isForHour =
    context.minute !== null &&
    TRAVELS.test(rest) &&
    !PEOPLE.test(line) &&
    canBeTime(number, context)
  const isBeside =
    (CLOCK.test(rest) && !isForHour) || (makes[0].startsWith('put') && CHOICE.test(rest))
  const isParty = isBeside || makes[0].includes('table')
  // "Make it" still asks for another hour where the question is for a name or number.
  if (isForHour)
    return { number, of: 'time', rest: lead + makes[0].replace(/\b(\d{1,2})\b/, 'at $1') + after }
  return numbered(line, makes, number, isParty ? 'party' : meaningOf(number, line, context))
}

function numbered(
  line: string,
  { 0: said, index }: RegExpExecArray,
  number: number,
  of: BareNumber['of'],
): BareNumber {
  const instead = of === 'time' ? `at ${number}` : ''
  const rest = line.slice(0, index) + instead + line.slice(index + said.length)
  // "Two and a baby, twelve": an hour must come first to answer her.
  return { number, of, rest: rest.replace(/^[ ,]+/, '') }
}

/** What "five, not four" corrects: whichever of the two was four. */
function meaningOfDenied(
  denied: number,
  line: string,
  { open, party, minute }: Context,
): BareNumber['of'] | null {
  if (open === 'party' || PEOPLE.test(line)) return 'party'
  const [isParty, isTime] = [denied === party, isHour(denied, minute)]
  if (isParty && isTime) return 'either'
  return isParty ? 'party' : isTime ? 'time' : null
}

/** What "make it six" is: what the line or the question speaks of, or the only one that it can be. */
function meaningOf(number: number, line: string, context: Context): BareNumber['of'] {
  const { open, party, minute, before } = context
  if (open === 'party' || PEOPLE.test(line)) return 'party'
  if (ASKS_WHEN.includes(open) && open !== 'change') return 'time'
  if (TIME.test(line)) return 'time'
  if (isHour(number, minute) || !canBeTime(number, context)) return 'party'
  if (number === party) return 'time'
  const isOfPeople = findParty(before, false) !== null && !TIME.test(before)
  return isOfPeople || minute === null || isOneMore(number, context) ? 'party' : 'either'
}

/** Whether a number is a guest or two more at her read-back, and hours away from the time of the table. */
const isOneMore = (number: number, { open, party, minute }: Context) =>
  open === 'confirm' &&
  party !== null &&
  minute !== null &&
  number > party &&
  number - party < 3 &&
  Math.min(Math.abs(number * 60 - minute), Math.abs(number * 60 + 720 - minute)) > 180

const isHour = (number: number, minute: number | null) =>
  minute !== null && Math.floor(minute / 60) % 12 === number % 12

/** Whether the firm is open at an hour, in either half of the day. */
function canBeTime(number: number, { setup, askedDay }: Context): boolean {
  if (number > 12) return false
  const isOpen = (hour: number) =>
    askedDay === null || isOpenAt(setup, { day: askedDay, minute: hour * 60 })
  return isOpen(number % 12) || isOpen((number % 12) + 12)
}

/** Whether a line names the size of the party that she has. */
const hasParty = (line: string, { party }: Context) =>
  party !== null && new RegExp(`\\b${party} (?:of us|people)\\b`).test(line)

/** The answer to "Is that six people, or six o'clock?", which the line before asked about. */
function chosenNumber(line: string, context: Context): BareNumber | null {
  const asked = findBareNumber(context.before, { ...context, open: 'confirm', before: '' })
  if (asked?.of !== 'either') return null
  const { number } = asked
  // "Eight o'clock, still two of us"
  const isHourSaid = new RegExp(`\\b${number} ?o ?'?clock`).test(line)
  // "O'clock. Still just the two of us"; not "people, still at 8 o'clock".
  const isTimeMeant = /(?<!\bsame )\btime\b|(?<!\d ?)\bo ?'?clock\b/.test(line)
  const isSame = /\b(?:still|just|only|stay\w*|keep)\b/.test(line) || hasParty(line, context)
  if (PEOPLE.test(line) && !isHourSaid && !(isTimeMeant && isSame))
    return { number, of: 'party', rest: '' }
  return /\b(?:time|clock)\b/.test(line) ? { number, of: 'time', rest: `at ${number}` } : null
}
