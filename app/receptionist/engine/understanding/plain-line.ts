import { WEEKDAYS, weekdayOf } from '../calendar.ts'
import { withoutBesides } from './wants/besides.ts'
import { isCommonWord } from './details/common-words.ts'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import { withoutDenial } from './wants/existing.ts'
import { plain } from './text/text.ts'
import { agreedPart } from './answers/yes-no.ts'

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

/** A name in small letters before the caller's firm: "its karen from oakfield lettings", but not "it's coming from the loft". */
const NAME_FROM =
  /(?<=^|[.!?,] |\b[Hh](?:i|iya|ello),? )[Ii]t'?s (?!\w+(?:ing|ed)\b)([a-z]{3,})(?= from (?!(?:an?|the|my|our|his|her|their|your|under|behind|above|below|where|when|last|this|next|yesterday|upstairs|outside)\b)[a-z]| about (?:an?|the|my|our) )/g

/** A line with the apostrophes that names are found by: "its for Alfie Marsh, im his mum". */
const withApostrophes = (original: string) =>
  original
    .replace(/(?<=^|[.!?,] )[Ii]m(?= (?:his|her|their|the|\p{Lu}))/gu, "I'm")
    .replace(/(?<=^|[.!?,] )([Ii]t)s(?= (?:for )?\p{Lu})/gu, "$1's")
    .replace(NAME_FROM, (said, name: string) =>
      isCommonWord(name) ? said : `It's ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )

/** Takes from the whole line what the rules must not read as an answer: a denial, or a wish besides. */
export function toPlainLine(original: string, whole: string, context: Context): PlainLine {
  // "Yes. If he's late, he can ring me": the owner reads the wish, and she books.
  const asked = ofBooking(context.open === 'confirm' ? agreedPart(whole) : whole, context)
  const denial = restAfterDenial(asked, context)
  const { text, besides } = withoutBesides(denial ?? asked, context)
  return { original: withApostrophes(original), text, besides, isBookingDenied: denial !== null }
}

/** The rest of a line that denies a booking, when she has taken the call for one about a booking. */
function restAfterDenial(text: string, { open, isMessage, isForOwner }: Context): string | null {
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
