import type { Day } from '../calendar.ts'
import type { Command } from './command.ts'
import { ASKS_OTHERWISE, ASKS_WHEN, type Context } from './context.ts'
import { findParty } from './party.ts'
import { IS_PICK, pickOf } from './picks.ts'
import { isOfPrice, isQuestion } from './questions.ts'
import { withDigits } from './numbers.ts'
import { contentOf, plain } from './text.ts'
import { findDates } from './dates.ts'
import { findWhen, type When } from './when.ts'

/** Words that express a wish rather than describe somebody's week. */
const WISH =
  /\b(?:make (?:it|that)|change|move|switch|actually|instead|rather|prefer|could we|can we|can i|could i|meant|i'd like|i want|want|book\w*|reserv\w+|appointment|table|same time|better|please|not|then$)\b/
/** Words about the past, not about when something should happen. */
const HAPPENED =
  /\b(?:yesterday|last (?:night|week|month|year|time)|the other (?:day|night|week)|(?:days?|weeks?|months?|years?) ago|it'?s (?:now |gone |only )?\d{1,2}(?:[:.]\d\d)? ?[ap]m|(?:i|we|he|she|they)(?:'?ve| have|'s| has) been \w+ (?:this morning|today)|(?:i|we|you|he|she|they)(?:'ve| have|'d| had)? (?:just )?(?:got a|received|rang|called|phoned|spoke|sent|dropped|left|paid|came|bought|ordered|ate|picked|took|were supposed|was (?:in|at|there|told)))\b/
/** Openings that ask for other times than those just spoken of: "what about later?" */
const INSTEAD =
  /^(?:(?:no|oh|sorry|actually|wait|and),? )*(?:(?:what|how) about|(?:have you got|do you have|is there) (?:anything|something|any)\b|(?:i mean |i said )?(?:later|earlier|sooner))\b/
/** Questions about what the firm does at some time: "do you do call-outs at night?" */
const ASKS_OFFER =
  /^(?:hi |hello |and |so )*do(?:es)? you (?:do|offer|provide|charge|take|accept)\b/
/** Words that ask for something, in the caller's own name. */
const PLEA =
  /\b(?:can|could|please|any chance|(?:i|we)(?:'d|'ll| would|'m| am|'re)? (?:\w+ )?(?:need|want|like|love|looking|after|hoping))\b|^(?:(?:hi|hello|just|also|and),? )*(?:need|want|looking)\b/
/** Content words, besides days and times, from which a line tells a story. */
const STORY_MIN_WORDS = 3
const TIME_ALONE =
  /^(?:(?:at|on|make it|actually|no|sorry),? )*(?:half |quarter (?:past|to) )(?:\w+)(?: please)?$/
const IS_OF_ROOM = /\b(?:any\w*|available|space|room|slots?|tables?|appointments?|chance)\b/
const TIME_WORDS =
  /\b(?:mornings?|afternoons?|evenings?|nights?|noon|early|late|around|free|\d+\w*)\b/g
const TAKEN_UP =
  /\b(?:busy|remember\w*|interview|already have|have a|i work|at work|until|since|from \d|every)\b/

/** When the caller wants something: a day, a time, or one of the offers. */
export function findTimeOf(
  line: string,
  wants: Command[],
  told: Command[],
  { open, setup, today, askedDay, isBooking, isMessage, hasParty }: Context,
): Command[] {
  // "Afternoon tea" names a service, not a time of day.
  const text = told.reduce(
    (rest, command) =>
      command.kind === 'tell' && command.field === 'service'
        ? rest.replace(plain(command.value), ' ')
        : rest,
    line,
  )
  // After offers, "the first" is not a date, even if one of the offers is on the first.
  if (IS_PICK.test(text)) {
    if (open === 'slot') return [{ kind: 'pick', index: pickOf(text) ?? 0 }]
    if (open === 'service' && isBooking) return []
  }
  const isAnswer = ASKS_WHEN.includes(open) && !isOfPrice(text)
  const isBook = wants.some(({ kind }) => kind === 'book')
  // "I left my coat there last night" does not ask for a table.
  const isStart = open === 'service' || open === 'take-message' || open === null
  if (isStart && !isBook && (HAPPENED.test(text) || ASKS_OFFER.test(text))) return []
  // "Yes, tomorrow morning please" to "Shall I ask Sam to ring you back?" is no booking.
  if (
    open === 'take-message' &&
    !isBook &&
    /^(?:yes|yeah|yep|yup|ok|okay|sure|please)\b/.test(text)
  )
    return []
  // To a restaurant "for six" is a party, though "what day and time?" was asked.
  if (
    hasParty &&
    (open === 'when' || open === 'date') &&
    /^(?:it's |a table )?for \d{1,2}$/.test(withDigits(text))
  )
    return []
  const said = text.replace(/\b(morning|lunchtime|afternoon|evening) one\b/, '$1')
  // At offers of times "the eleven" is an hour, not a date.
  const hour = /\bthe (\d{1,2})(?= option| please| then|\W*$)/
  const when = findWhen(open === 'slot' ? withDigits(said).replace(hour, 'at $1') : said, {
    setup,
    today,
    asked: askedDay,
    isAnswer,
  })
  const commands: Command[] = []
  if (open === 'slot') {
    // "Does she need her jabs first?" does not choose the first offer.
    const index = /^(?:do|does|is|are|will|should) /.test(text) ? null : pickOf(text)
    if (index !== null && when?.minute === undefined && when?.day === undefined)
      commands.push({ kind: 'pick', index })
  }
  if (!when) return commands
  if (isStart && !isBooking && !isBook && told.length === 0 && isStory(text, today)) {
    // "Hen party, 15 girls, Saturday the 19th"
    if (!hasParty || findParty(text, false) === null) return commands
  }
  if (
    ASKS_OTHERWISE.includes(open) &&
    (!isMessage || open === 'about') &&
    !isWish(text, when, isBooking) &&
    !wants.some(({ kind }) => kind === 'book')
  )
    return commands
  return [...commands, { kind: 'tell-when', when }]
}

/** "Half seven", "the 12th": nothing but a day or a time. */
function isTimeAlone(text: string, when: When): boolean {
  const hasBoth = when.minute !== undefined || when.day !== undefined
  return hasBoth && TIME_ALONE.test(text)
}

/** Whether a line with a day or time in it asks for nothing: "police want to interview my son tonight". */
function isStory(text: string, today: Day): boolean {
  if (PLEA.test(text)) return false
  const rest = findDates(withDigits(text), today).rest.replace(TIME_WORDS, ' ')
  // "Is there a set menu at Christmas?"
  const isOfElse = /^(?:is|are) there\b/.test(text) && !IS_OF_ROOM.test(text)
  return contentOf(rest).size >= (isOfElse ? 1 : STORY_MIN_WORDS)
}

function isWish(text: string, when: When, isBooking: boolean): boolean {
  if (TAKEN_UP.test(text)) return false
  if (isBooking && (INSTEAD.test(text) || isTimeAlone(text, when))) return true
  if (when.day === undefined && when.minute === undefined && !when.shiftDays) return false
  return (
    WISH.test(text) &&
    !isQuestion(
      text.replace(
        /^(?:actually |no |sorry |wait )*(?:can|could) (?:we|i|you) (?:make|change|move|switch|do|have)/,
        '',
      ),
    )
  )
}
