import type { Command } from '../command.ts'
import { ASKS_OTHERWISE, ASKS_WHEN, type Context } from '../context.ts'
import { part, pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { namedServices } from '../services/services.ts'
import { asksForMessage, asksToSend } from './call-backs.ts'
import { asksForPerson, endsInTell } from './wants.ts'
import { asksToBook, hasNeed } from './book-asks.ts'
import { CANCELS_OTHERS } from './existing-words.ts'
import { isComplaint } from './feelings.ts'
import { findTimeOf } from '../when/wish.ts'
import { isWordToPassOn } from '../answers/agreed-part.ts'
import { readAnswer } from '../answers/yes-no.ts'
import { FAMILY } from '../danger/danger-words.ts'
import { isCommonWord } from '../details/common-words.ts'
import { WEEKDAY } from '../when/day-words.ts'

const NAME_MAX_WORDS = 6

type Aside = Extract<Command, { kind: 'aside' }>

const TOO = /\b(?:as well|too|also|an'? all|besides|on top)\b/
/** Wants what was read back booked besides a call or a question: "yeah, but book the table as well". */
const BOOKS_HELD =
  /\bbook (?:it|that|this|the (?:table|appointment|slot|visit))(?: in)? (?:as well|too|also|an'? all)\b/
/** A time, or one that hangs on the caller's own. */
const TIMED = part`
  \b(?:
    \d{1,2}(?:[ap]m)?|half|quarter|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    |after|same (?:time|day)|morning|afternoon|evening|${WEEKDAY}|tomorrow
  )\b
`
const OTHER = part`(?:(?:my|our|me|his|her|their|the) (?:\w+'s )?)?(?:other \w+|dog|cat|puppy|${FAMILY})\b`
const AND = '^(?:(?:and|also|plus|then),? )+'
/**
 * Wants a time for somebody else, after a yes: "and my wife at eleven", "and can my son have the ten?", "and another on
 * Monday". "One more, so ten" are guests.
 */
const FOR_OTHER = pattern`
  ${AND}(?:(?:can|could) (?:(?:you|i|we) (?:do|book|fit in|see|have) )?)?(?:
    (?:for )?${OTHER}(?:'s (?=[a-z]+, ))?(?!'s| (?:says?|said|thinks?|wants?|would|prefers?|can't|needs?)\b)
    |(?:another(?! (?:day|time|slot|thing|number|question))|one(?: more)? (?:for|at|on)|an? (?:second|other)|an?(?= .*\bfor ${OTHER}))\b
  )(?!.*\b(?:instead|rather|people|guests)\b).*${TIMED}
`
/** Names somebody else and their time alone: "and then Ruth at five", "and Tom Friday at ten". */
const NAMED_OTHER = pattern`${AND}([a-z]+),? (?:at|on|for|straight|${WEEKDAY})\b.*${TIMED}`
/** Names somebody or something more, and says nothing else of it: "and Martin as well?", "and can you do Kath too?" */
const NAMES_MORE = pattern`
  (?:^|[,.!]? )(?:and|also|plus) (?:(?:can|could) you (?:do|book|fit in|see|have) )?(?!
    (?:it|that|this|you|i|we|he|she|they|there|thanks?|thank|book|do|go|please|bye|cheers|yes|yeah|no)\b
  )[a-z]+ (?:as well|too|an'? all)(?: please)?\W*$
`

/** Whether a part of a line wants something booked for somebody else, or once more. */
function isForOther(part: string): boolean {
  const [, name] = NAMED_OTHER.exec(part) ?? []
  return FOR_OTHER.test(part) || (name !== undefined && !isCommonWord(name))
}

/** Whether a line wants something booked besides the booking in hand. */
export const wantsMore = (text: string) => text.split(PART_END).some(isForOther)

/** A line without the bookings that it wants besides, which change nothing of the one in hand. */
export const withoutMore = (text: string) =>
  (wantsMore(text)
    ? text
        .split(PART_END)
        .filter((one) => !isForOther(one))
        .join(' ')
    : text
  ).replace(NAMES_MORE, '')

/** Wants to be rung in place of the booking, or before it. */
const IN_PLACE =
  /\b(?:just|instead|rather|first|before(?! (?:\d|half|noon|lunch|tea|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|actually|don't|not|in case|(?:waiting|cancellation|reserve) list|comes up)\b/
/** Wants to be rung before anything is booked: "I'd rather Sam rang me first", "can I speak to him before I book?" */
const RUNG_FIRST =
  /\b(?:ring|rings|rang|call|calls|called|phone|phones|phoned|speak|spoke|talk|talked)\b[^.?!;]{0,24}\b(?:first(?! (?:thing|of|one|available|slot|time))|before (?:i|we) (?:book|commit|decide|do anything|go ahead))\b/

/** Wants to hear of a better time, whichever is taken: "if anything comes up later can you let us know?" */
const HEARS_OF_FREE = pattern`
  ^(?:(?:and|but|oh|only),? )*(?:if|should) (?:anything|something|any|one|an? \w+|there's an?) (?:[a-z]+ ){0,3}?(?:
    comes? up|(?:becomes?|comes?|gets?) free|frees up|cancel\w*|drops? out|pops up
  )\b[^.?!]*(?:\b(?:let|ring|call|phone|text|tell) (?:me|us)\b|$)
  |^(?:(?:and|but|oh|only),? )*(?:(?:can|could|will|would) (?:you|he|she|they|someone|somebody) )?(?:please )?(?:let|ring|call|phone|text|tell) (?:me|us)(?: know)? if (?:anything|something|any|one|an? \w+|there's an?) (?:[a-z]+ ){0,3}?(?:
    comes? up|(?:becomes?|comes?|gets?) free|frees up|cancel\w*|drops? out|pops up
  )\b
`
/** Has somebody told something: "can you tell the landlord we've got a cat?", "let her know it's upstairs". */
const TELL =
  /^(.*?)\b(?:tell|let) (?!(?:me|us|people|you|if|whether|what|when|where|which|who|how)\b)(.*)/
/** What ends the booking, or asks to be rung, whoever is told. */
const NO_NOTE = pattern`
  \b(?:
    (?:i|we)(?:'ll|'ve|'d)? (?:rang|ring|called|call|phoned|phone)
    |(?:ring|call|phone) (?:me|us|back)
    |cancel\w*|don't want|do not want|changed my mind
    |(?:can't|cannot|won't) (?:make|come|be there)
    |not coming|before (?:i|we) (?:book|commit|decide|go ahead)
  )\b
`
/** Says what else a call is to be about: "and get Jo to ring me about my bill". */
const OF_ELSE = /\babout (?!(?:it|that|this|them|these|the same)\b)/
/** Ends a part of a line: a full stop, "but", "can you tell", or a yes before more. */
const PART_END =
  /(?<=[.;!?]) |,? (?=(?:but|and) )|,? (?=(?:can|could|will|would) you (?:please |just |also |maybe )?(?:tell|let) )|(?<=^(?:yes|yeah|yep|yup|aye|ok|okay)),? /

/**
 * Takes from a line in a booking what it wants besides: "Friday at two. But can Sam ring me as well?"
 * The rest is heard as an answer to the question, so that a side remark destroys nothing.
 */
export function withoutBesides(
  text: string,
  context: Context,
): { text: string; besides: Command[] } {
  const { open, isBooking, isMessage, hasService } = context
  const isPastTime = ASKS_OTHERWISE.includes(open) || open === 'confirm'
  const isFirst = !isBooking && open === 'service'
  const isHeard = isPastTime || ASKS_WHEN.includes(open) || (open === null && CANCELS.test(text))
  // A message keeps the caller's own name, whoever else's booking is to be cancelled.
  const isBeside = isMessage ? isPastTime && CANCELS.test(text) : isBooking && hasService && isHeard
  if (!isFirst && !isBeside) return { text, besides: [] }
  const parts = text
    .split(PART_END)
    .map((part) => ({ part, want: wantOf(part, isPastTime, context) }))
  const wants = parts.flatMap(({ part, want }) => (want ? [{ part, want }] : []))
  if (wants.length === 0 || RUNG_FIRST.test(text)) return { text, besides: [] }
  const rest = parts.flatMap(({ part, want }) => (want ? [] : [part])).join(' ')
  const isWished = () =>
    wants.every(({ part, want }) => want.of === 'message' && OF_ELSE.test(part)) &&
    (hasNeed(rest) || asksToBook(rest) || isAnswer(rest, context) || isShort(rest)) &&
    namedServices(rest, context.setup.services, context.synonyms).length > 0
  const isAnswered = isFirst ? isWished() : ASKS_WHEN.includes(open) && isAnswer(rest, context)
  const isSettled = isAnswered || (!isFirst && wants.every(({ part }) => isAdded(part)))
  if (!isSettled) return { text, besides: [] }
  return { text: rest, besides: wants.map(({ want }) => want) }
}

/** Adds a call about another matter: "and can Sam still ring me about the whitening?" */
const STILL_RUNG = /^(?:and|also|plus|oh and)\b|\bstill\b/

/** "And I still want him to ring me", besides the visit; "no, I still want that" puts it in its place. */
const STILL_WANTS =
  /^(?!no\b).*\b(?:i|we)(?:'d|'ll)?(?: do)? still (?:want|need|expect|like|would like)\b/

const isAdded = (part: string) =>
  TOO.test(part) ||
  isForOther(part) ||
  isNote(part) ||
  STILL_WANTS.test(part) ||
  CANCELS.test(part) ||
  (STILL_RUNG.test(part) && OF_ELSE.test(part))

/** Names a thing and says nothing of it: "nail clipping for the dog". */
const isShort = (part: string) => part.split(' ').length <= NAME_MAX_WORDS

const CANCELS = new RegExp(`\\b${CANCELS_OTHERS}`)

/** Whether part of a line cancels a booking of somebody for whom this call books nothing. */
function cancelsOthers(part: string, { recent, notes, name }: Context): boolean {
  // What the caller tells of themselves beside it would be lost with it.
  if (/\d{5}|\b(?:i'm|i am|name's|my name|it's)\b/.test(part)) return false
  const [, named, kin] = CANCELS.exec(part) ?? []
  const who = named ?? kin
  const told = `${plain(notes ?? '')} ${recent}`
  if (
    plain(name ?? '')
      .split(' ')
      .includes(who ?? '')
  )
    return false
  return who !== undefined && !new RegExp(`\\b(?:for|book) (?:(?:my|our) )?${who}\\b`).test(told)
}

function wantOf(part: string, isPastTime: boolean, context: Context): Aside | null {
  if (cancelsOthers(part, context)) return { kind: 'aside', of: 'existing' }
  if (isNote(part) || HEARS_OF_FREE.test(part)) return { kind: 'aside', of: 'message' }
  if (asksForOwner(part) && !IN_PLACE.test(part)) return { kind: 'aside', of: 'message' }
  if (isComplaint(part)) return { kind: 'aside', of: 'complaint' }
  const isAnother =
    isForOther(part) ||
    NAMES_MORE.test(part) ||
    (TOO.test(part) && asksToBook(part) && !BOOKS_HELD.test(part))
  return isPastTime && isAnother ? { kind: 'aside', of: 'booking' } : null
}

/** Wants something in place of the booking. */
const INSTEAD = /\b(?:instead|rather|actually|first|no)\b/

/** Whether part of a line asks that somebody be told, or sent, something, which changes nothing of the booking. */
function isNote(part: string): boolean {
  if (asksToSend(part)) return !INSTEAD.test(part) && !NO_NOTE.test(part)
  if (endsInTell(part)) return !NO_NOTE.test(part)
  const [, lead = '', what = ''] = TELL.exec(part) ?? []
  if (isWordToPassOn(part)) return !NO_NOTE.test(what)
  const isAsked = /\b(?:can|could|will|would) you (?:please |just |also |maybe )?$/.test(lead)
  const isLet = /\blet [^.]*? know\b/.test(part) || !/\blet /.test(part)
  return isAsked && isLet && !INSTEAD.test(lead) && !NO_NOTE.test(what)
}

const asksForOwner = (part: string) =>
  asksForMessage(part) || (TOO.test(part) && asksForPerson(part))

/** Whether a line chooses a time or takes the one offered, and does not think better of it. */
function isAnswer(text: string, context: Context): boolean {
  if (context.open === 'slot' && readAnswer(text) === 'yes') return true
  return findTimeOf(text, [], [], context).some(
    (one) =>
      one.kind === 'pick' ||
      (one.kind === 'tell-when' && (one.when.day !== undefined || one.when.minute !== undefined)),
  )
}
