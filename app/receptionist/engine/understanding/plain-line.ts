import { WEEKDAYS, weekdayOf } from '../calendar.ts'
import { withoutBesides } from './wants/besides.ts'
import { capitalised } from './details/spelling.ts'
import { isCommonWord } from './details/common-words.ts'
import type { Command } from './command.ts'
import { clausesOf, withoutLead } from './asks/clauses.ts'
import { factOnTopic } from './asks/fact-topics.ts'
import { findTopic } from './asks/topics.ts'
import type { Context } from './context.ts'
import { withoutDenial, withoutNoneYet } from './wants/already-booked.ts'
import { plain } from './text/text.ts'
import { agreedPart, asksIfFine } from './answers/agreed-part.ts'

/** A caller's line in plain form, and what was taken from it before the rules read it. */
export type PlainLine = {
  /** The line as the caller said it. */
  original: string
  /** The plain line, without `besides` and without the denial of a booking. */
  text: string
  /** What the caller wants besides the answer to the question. */
  besides: readonly Command[]
  /** Whether the caller denies that there is a booking already. */
  isBookingDenied: boolean
}

/** A line with the apostrophes that names are found by: "its for Alfie Marsh, im his mum". */
const withApostrophes = (original: string) =>
  original
    .replace(/(?<=^|[.!?,] )[Ii]m(?= (?:his|her|their|the|\p{Lu}))/gu, "I'm")
    .replace(
      /(?<=^|[.!?,] |(?<!\p{L})(?:yes|yeah|yep|hi|hiya|hello|no) )([Ii]t)s(?= (?:for )?\p{Lu})/gu,
      "$1's",
    )

/** Takes from the whole line what the rules must not read as an answer: a denial, or a wish besides. */
export function toPlainLine(original: string, whole: string, context: Context): PlainLine {
  // "Yes. If he's late, he can ring me": the owner reads the wish, and she books.
  const isReadBack = context.open === 'confirm' && !asksForFact(whole, context)
  const asked = ofBooking(isReadBack ? agreedPart(whole) : whole, context)
  const denial = restAfterDenial(asked, context)
  const { text, besides } = withoutBesides(denial ?? asked, context)
  // "Can you cancel my husband's, Ian Swan" tells no name of the caller's.
  const isOfOther = besides.some((one) => one.kind === 'aside' && one.of === 'existing')
  const own = isOfOther
    ? original.replace(/\bcancel(?:(?!,? (?:and |but )?(?:I'm|I am|my name|name's)\b)[^.?!])*/i, '')
    : original
  const named = withApostrophes(isNameHeard(context) ? withName(own) : own)
  return { original: named, text, besides, isBookingDenied: denial !== null }
}

/** Whether a line asks what a fact answers: "yes. My lad is vegan, is that alright?", "yes. Do you do cats as well?" */
const asksForFact = (text: string, { setup, synonyms }: Context) =>
  (asksIfFine(text) && factOnTopic(text, setup.facts) !== null) ||
  clausesOf(text).some((one) => findTopic(withoutLead(one), setup, synonyms)?.topic === 'fact')

/** Whether she has just said the caller's name, which the next line may correct. */
const isNameHeard = ({ open, name }: Context) =>
  name !== null && (open === 'phone' || open === 'phone-confirm' || open === 'confirm')

/** Corrects the name in small letters: "lol no its kev, kev doyle". */
const CORRECTS_NAME =
  /^((?:lol|sorry|oh|er|um),? )*no,? it'?s (?:[a-z]+, )?([a-z]{2,}) ([a-z]{3,})(?=[.,]|\W*$)/i

/** A line with capitals where it corrects the name in small letters. */
const withName = (original: string) =>
  original.replace(CORRECTS_NAME, (said, _, first: string, last: string) =>
    isCommonWord(first) || isCommonWord(last)
      ? said
      : `No, it's ${capitalised(`${first} ${last}`)}`,
  )

/** The rest of a line that denies a booking, when she has taken the call for one about a booking, or offers times. */
function restAfterDenial(
  text: string,
  { open, isBooking, isMessage, isForOwner }: Context,
): string | null {
  if (isBooking && open === 'slot') return withoutNoneYet(text)
  // "I haven't got one" at the question for a number speaks of that.
  const isOfDetail = (open === 'phone' || open === 'postcode') && !/\b(?:book|appoint)/.test(text)
  return isMessage && isForOwner && !isOfDetail ? withoutDenial(text) : null
}

const MOVES = /\b(?:cancel|change|move|shift|swap|switch) /

/** "Move my Thursday appointment to Friday" is about the booking of this call, if that is on Thursday. */
function ofBooking(text: string, { isBooking, askedDay }: Context): string {
  if (!MOVES.test(text)) return text
  const day = isBooking && askedDay !== null ? plain(WEEKDAYS[weekdayOf(askedDay)] ?? '') : '-'
  return text.replace(
    new RegExp(
      `\\b(cancel|change|move|shift|swap|switch) (?:(?:my|the) )?${day}(?:'s)?(?: (?:appointment|booking|one|slot|table))?\\b`,
    ),
    '$1 it',
  )
}
