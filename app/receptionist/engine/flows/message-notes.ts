import { type Day, minuteOf, parseDay } from '../calendar.ts'
import { sayDay, saySlots, sayTime } from '../speech/format.ts'
import { mention, say, unsay } from '../speech/say.ts'
import { fillAsked, has, ignore, ignoreAsks, notesOf, type State } from '../state.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { asksIfWritten, checksChange } from '../understanding/asks/status.ts'
import { type Command, tellsService } from '../understanding/command.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { findDates } from '../understanding/when/dates.ts'
import { SET_FOR_A_DAY } from '../understanding/when/incidental.ts'
import { findWhen, type When } from '../understanding/when/when.ts'
import { DENIES } from '../understanding/when/roles.ts'
import { onlyCallsOff, staysArranged, wantsAnother } from '../understanding/wants/calling-off.ts'
import { changesBooking } from '../understanding/wants/altered-bookings.ts'
import { withoutFarewell } from '../understanding/wants/farewell.ts'
import { note, noteAndMention } from './notes.ts'

/** Whether a message was taken, and nothing else is going on. */
export const isTaken = ({ card, flow }: State) =>
  flow === 'none' && (card.outcome === 'message' || card.outcome === 'urgent')

/** Whether a message is being taken, or was taken and nothing else is going on. */
export const isOfMessage = (state: State) => state.flow === 'message' || isTaken(state)

/** Whether a message moves or cancels a booking that somebody else made. */
const isOfChange = ({ card, isForOwner }: State) =>
  isForOwner && card.booked === null && changesBooking(notesOf({ card }))

/** Whether the line asks if a booking that is to be moved or cancelled still stands. */
const checksOld = (state: State) =>
  isOfChange(state) && clausesOf(state.plainText).some(checksChange)

/** Whether a caller who rings off takes a booking to be changed: "so that's cancelled then, bye". */
export const takesForChanged = (state: State) =>
  isTaken(state) &&
  isOfChange(state) &&
  clausesOf(withoutFarewell(state.plainText)).some(checksChange)

/** Moves what was to be cancelled, or keeps it: "actually, could you just move it?" */
const MOVES = /\b(?:mov(?:e|ed|ing)|swap|shift|chang(?:e|ed|ing)|keep)\b/

/** Whether the day noted is that of a booking which is to be cancelled, whatever else the caller wants. */
export function isToCancel({ card, from, isForOwner, plainText, turns }: State): boolean {
  if (!isForOwner || card.booked !== null || card.asked.date === null) return false
  const notes = `${notesOf({ card })} / ${plainText}`
  if (onlyCallsOff(notes)) return true
  const told = turns.find((turn) => turn.who === 'caller' && turn.line === from.date)
  return told !== undefined && onlyCallsOff(plain(told.text)) && !MOVES.test(notes)
}

/**
 * Keeps the day and the time of a booking that an earlier line called off, if the line wishes for another time but
 * names no day to put in its place: the wish is noted beside it. Returns whether it does.
 */
export function keepCalledOff(state: State, { day, minute }: When): boolean {
  const { from, line, plainText } = state
  if (from.date === line || !isToCancel(state)) return false
  if (day !== undefined) {
    // The time called off is not that of the day put in its place.
    if (wantsAnother(plainText)) fillAsked(state, { day: null, minute: null })
    return false
  }
  if (minute !== undefined) return false
  note(state)
  if (wantsAnother(plainText)) {
    ignoreAsks(state, 'unknown')
    mention(state, 'ask-to-rebook')
  }
  return true
}

/** Asks whether another time is free: "is Saturday free?", "have you anything on the Sunday?" */
const ASKS_IF_FREE = pattern`
  \b(?:\w+day'?s?|tomorrow|tonight|the \w+|(?:it|that|then|you|one|table|slot)(?:'s|'re)?)(?: is| are| be| still| even| all| fully)* (?:
    free|available|full|booked up
  )\b(?! (?:to|of|for me|if)\b)
  |\b(?:any(?:thing|one)?|owt|nothing|room|space|table|slot)(?: \w+)? (?:free|left|available|(?:on|for) (?:the )?\w+day)\b
`

/** Says what to do if another time is not free, which is passed on: "could he cancel it if Saturday is full?" */
const ON_CONDITION = /\b(?:cancel|move|change|keep|leave|swap|make)\b[^.?!;]{0,30}\bif\b/

/** Whether a caller whose booking is to be moved asks if the new time is free. */
export const asksIfMoveFits = (state: State) =>
  isOfMessage(state) &&
  isOfChange(state) &&
  ASKS_IF_FREE.test(state.plainText) &&
  !ON_CONDITION.test(state.plainText)

/** Sends somebody a kind word: "tell her sorry", "say thanks from me", "give him my best". */
const SENDS_REGARDS =
  /\b(?:(?:tell|let) (?!me\b|you\b|us\b)[a-z]+|say(?! (?:that|it)\b)|give (?!me\b|us\b)[a-z]+ (?:my|our))(?: (?:know|that|i'm|we're|i|we|am|are|a|big|very|really|so))* (?:sorry|thanks|thank you|ta|cheers|hello|hi|love|apologies|regards|best)\b/

/** Passes on a kind word that is sent after a message was taken. Returns whether the line only sends one. */
export function sendRegards(state: State): boolean {
  const { plainText, commands } = state
  const isOnly = !plainText.includes('?') && !/\b(?:bye|ta-?ra|ta-?ta)\b/.test(plainText)
  if (!isTaken(state) || !isOnly || !SENDS_REGARDS.test(plainText)) return false
  if (commands.some(({ kind }) => kind === 'tell' || kind === 'tell-when' || kind === 'ask'))
    return false
  return noteAndMention(state, 'pass-on')
}

/** Wants the old booking kept until the new one is sure: "don't let go of the Friday one till you know" */
const KEEPS_OLD = pattern`
  \b(?:don't|do not) (?:let go of|let|give up|give|lose|cancel|change|touch|move|take|get rid of)\b[^.?!;]{0,40}\b(?:till?|until|unless|before|if|in case)\b
  |\b(?:keep|hold|leave|hang on to|hold on to) (?:me |us )?(?:it|(?:the|my|our|that) [^.?!;]{1,24})\b(?:till?|until|unless|in case|if)\b
`

/** Says that nothing is changed yet, to a caller who wants the old booking kept until the new one is sure. */
export function sayOldKept(state: State): boolean {
  if (!isTaken(state) || !isOfChange(state) || !KEEPS_OLD.test(state.plainText)) return false
  return noteAndMention(state, 'unchanged')
}

/** Checks that it is soon: "today yeah?", "so it'll be tonight then?" */
const CHECKS_SOON = pattern`
  ^(?:(?:so|and|but|right|ok|okay|it's|that's|it'll be|that'll be|is (?:it|that)|for|definitely|still|later|sometime|(?:he's|you're|they're) coming),? )*(?:
    today|tonight|this (?:morning|afternoon|evening)|straight away
  )(?:,? (?:yeah|yes|right|then|innit|is it|isn't it|definitely|or (?:not|what)|will (?:he|it|you))|\?)+\W*$
`

/** Checks what has been taken down: "so he comes Friday, yes?" */
const CHECKS = /\b(?:yes|yeah|right|then|ok|okay)\?\W*$/

/** What the "yes" or the "needn't" of a question may be read as. */
const ANSWERS: readonly Command['kind'][] = ['yes', 'no', 'unsure', 'refuse']

/** Takes down what is said after a message was taken: "could you move it to next week?" */
export function addToMessage(state: State): boolean {
  const { open, commands, text } = state
  if (!isTaken(state) || open !== null) return false
  if (sayOldKept(state)) return true
  const isAsked = commands.some((one) => one.kind === 'ask' && one.topic !== 'unknown')
  if (CHECKS_SOON.test(state.plainText) && !isAsked) {
    note(state)
    if (state.isUrgent) mention(state, 'progress', {}, { kind: 'urgent' })
    else mention(state, 'ring-when')
    return true
  }
  if (CHECKS.test(state.plainText) && has(state, 'book') && !commands.some(tellsService)) {
    note(state)
    mention(state, 'status-none')
    sayWhen(state)
    return true
  }
  const isOfHours = commands.every(({ kind }) => kind === 'tell-when' || kind === 'yes')
  // "So it'll be after four, yeah?"
  if (isNewPart(state) && isOfHours && CHECKS_WHEN.test(state.plainText) && sayWhen(state, true)) {
    note(state)
    return true
  }
  if (checksWhen(state))
    return noteAndMention(state, 'noted-when-yes', { when: whenAsked(state) ?? '' })
  if (seeksConsent(state) && commands.every(({ kind }) => ANSWERS.includes(kind)))
    return noteAndMention(state, 'only-message')
  const isMore = commands.length > 0 || unusedWords(text, commands, state.clock.now.day).size > 0
  const { from, line } = state
  const isNew = from.service === line || from.phone === line || has(state, 'book', 'ask', 'urgent')
  const isOfIt = state.isForOwner
    ? !isNew && (commands.length === 0 || has(state, 'tell', 'tell-when'))
    : commands.every(
        (command) =>
          command.kind === 'tell-when' ||
          // "In all day today, yeah"
          (command.kind === 'yes' && has(state, 'tell-when') && !text.includes('?')) ||
          // "No, sorry, before five"
          (command.kind === 'no' && commands.length === 1) ||
          (command.kind === 'tell' && command.field === 'postcode'),
      )
  if (!isMore || !isOfIt) return false
  note(state)
  if (!sayNewWhen(state) && state.reply.length === 0) say(state, 'noted')
  return true
}

/** Whether the line names the part of the day that a message asks for. */
const isNewPart = ({ partOfDay, line }: State) => partOfDay?.line === line && partOfDay.isOfDay

/** Checks part of what was noted: "still after 3, yeah?" */
const CHECKS_WHEN =
  /^(?!.*\b(?:am i|are we|is (?:he|she)|i'm|we're)(?: \w+)? (?:in|booked|down|on|coming)\b).*(?:\bstill\b|\b(?:yes|yeah|right|ok|okay|(?:has|have|is|did|does)n't (?:you|it|he|she))\?\W*$)/

/** Whether a line that changes nothing checks the day or the hours that are noted. */
function checksWhen(state: State): boolean {
  const { plainText, from, line, partOfDay } = state
  if ([from.date, from.time, partOfDay?.line].includes(line)) return false
  return clausesOf(plainText).some(
    (clause) =>
      clause.endsWith('?') &&
      (CHECKS_WHEN.test(clause) || asksIfWritten(clause)) &&
      // "Friday's cancelled, yeah?" is no day that she could say yes to.
      !(isOfChange(state) && checksChange(clause)) &&
      whenNamed(state, clause) !== null,
  )
}

/** The day and time that a message asks for, in words, if a text names them; or null. */
export function whenNamed(state: State, text: string): string | null {
  const { setup, clock, asked, span } = state
  const when = findWhen(text, { setup, today: clock.now.day, asked: asked.day, isAnswer: false })
  if (!when || (when.day ?? when.minute ?? when.span) === undefined) return null
  const isDay = when.day === undefined || (asked.day !== null && (when.day - asked.day) % 7 === 0)
  const isHour = when.minute === undefined || when.minute === asked.minute
  const isNoted = isDay && isHour && (!when.span || String(when.span) === String(span))
  return isNoted ? whenAsked(state) : null
}

/** Seeks a yes that she can't give: "so the notice is made now, or must I write?", "so I needn't write, yes?" */
const seeksConsent = ({ text, plainText }: State) =>
  /^(?:(?:ok|okay|right|thanks|thank you|cheers|lovely|great)[,.]* )*(?:so|and so|then)\b/.test(
    plainText,
  ) &&
  (text.trim().endsWith('?') || SEEKS_YES.test(plainText))

/** Ends a statement that seeks a yes: "so it starts today, does it". */
const SEEKS_YES =
  / (?:(?:is|are|was|does|do|did|has|have|will|can|am)(?:n't)? (?:it|that|this|they|he|she|we|i)|yeah|yes|right)\W*$/

/** The two days of which a message asks for one, or null. */
function eitherAsked({ card, days, not }: State): readonly Day[] | null {
  if (card.asked.date !== null || !days || days[1] - days[0] > 6) return null
  const left = Array.from({ length: days[1] - days[0] + 1 }, (_, i) => days[0] + i)
  const open = left.filter((day) => !not.includes(day))
  return open.length === 2 ? open : null
}

/** Whether a message asks for a day, or for one of two. */
export const asksForDay = (state: State) =>
  state.card.asked.date !== null || eitherAsked(state) !== null

/** The day and time that a message asks for, in words, or null if it asks for none but today. */
export function whenAsked(state: State): string | null {
  const { clock, partOfDay } = state
  const { asked } = state.card
  const today = clock.now.day
  const either = eitherAsked(state)
  if (either) return either.map((day) => sayDay(day, today)).join(' or ')
  const day = asked.date === null ? null : parseDay(asked.date)
  const minute = asked.time === null ? null : minuteOf(asked.time)
  // A part of the day that another line names may say when to ring.
  if (day !== null && minute === null && partOfDay?.isOfDay)
    return `${sayDay(day, today)} ${partOfDay.said}`
  if (minute === null && (day === null || day === today)) return null
  return day === null || minute === null
    ? `${day === null ? '' : sayDay(day, today)}${minute === null ? '' : sayTime(minute)}`
    : saySlots([{ day, minute }], today)
}

/**
 * Says the day and time that a message asks for: the caller hears what she has understood. `asksVisit`: somebody
 * is to come then. Returns whether she says it.
 */
export function sayWhen(state: State, asksVisit = false): boolean {
  const when = whenAsked(state)
  if (when === null) return false
  const { date: line = state.line } = state.from
  const isNamed = state.card.service !== null && !state.isForOwner
  const isVisit = asksForDay(state) && (isNamed || asksVisit)
  const { length } = state.reply
  const key = isToCancel(state) ? 'noted-cancel' : isVisit ? 'noted-unbooked' : 'noted-when'
  mention(state, key, { when }, { kind: 'line', line })
  const isSaid = state.reply.length > length
  // "Thanks, I've noted that. I've noted Friday" says it twice.
  if (isSaid) unsay(state, 'noted')
  return isSaid
}

/** Holds to no week or day: "it doesn't have to be this one", "needn't be this Saturday", "not this one necessarily". */
const NOT_THIS =
  /\b(?:needn't|(?:doesn't|does not|don't) (?:have|need|got)(?: got)? to) be (?:this|that)(?: coming)? (?:one|week|weekend|\w+day)\b(?! (?:if|but|or|as long)\b)(?!.*(?<!\bany \w{3,6})day(?:'s|'d|'ll| would| is| will)\b)|\bnot (?:necessarily|specially|specifically) this (?:one|week|weekend|\w+day)\b|\bnot this (?:one|week|weekend|\w+day) (?:necessarily|specially|specifically)\b/

/** Wants no booking: "don't book me anything", "I'm not trying to book anything". */
const BOOKS_NOTHING =
  /(?:n't|\bnot)(?: [a-z]+){0,4} (?:book(?:ing)?|be booked)(?: me| us)?(?: in)?(?: for)? (?:anything|owt)\b(?! (?:yet|till?|until|before|unless)\b|\W*\?)/

/** Takes the day of a message back that the caller never meant: "no, not the 25th", "why January?", "Friday is today". Returns whether it does. */
export function dropDeniedDay(state: State): boolean {
  const { card, clock, commands, plainText } = state
  const today = clock.now.day
  // "Any Saturday, it doesn't have to be this one" leaves every Saturday open.
  const isOpen = NOT_THIS.test(plainText)
  // "Not the 18th, the 19th" puts another day in its place.
  const isOther = commands.some(
    (one) =>
      one.kind === 'tell-when' &&
      one.when.day !== today &&
      (one.when.day ?? (isOpen ? undefined : one.when.days)) !== undefined,
  )
  if (card.asked.date === null || isOther || !isOfMessage(state)) return false
  // "No, not the eleventh, I mean tomorrow, is tomorrow cancelled?" asks about the old booking.
  if (checksOld(state)) return false
  const day = parseDay(card.asked.date)
  const [weekday = '', date = '', month = ''] = sayDay(day, today).toLowerCase().split(' ')
  const isDenied = new RegExp(
    `\\b(?:not|why|don't (?:mean|want)|(?:needn't|(?:doesn't|don't) (?:have|need) to) be|${DENIES})(?: [a-z]+ing)?(?: out| back)?(?: on| in| for| until| till)?(?: the| a| any)? (?:${weekday}|${month}|${date}(?:st|nd|rd|th)|day|date)\\b(?! (?:one|1|option|if)\\b)|\\b(?:${weekday}|${date}(?:st|nd|rd|th)) c[oa]me from\\b|\\b${weekday}(?:'s| is) today\\b|\\b(?:that's|that is|it's|just) (?:my|his|her) date of birth\\b|\\bwhen (?:i|he|she) was born\\b|\\b(?:${weekday}|${date}(?:st|nd|rd|th))(?:'s| is) (?:only |just )?(?:the|my|our|his|her|when)(?: day of the)?(?: \\w+)? (?:${SET_FOR_A_DAY}|birthday|funeral|operation|mot)\\b`,
  ).test(withDigits(plainText))
  // Who is to be rung about a service before they book it still has its day in mind.
  const isUnwished = card.service === null && BOOKS_NOTHING.test(plainText)
  if (!isDenied && !isUnwished && !isOpen && !putsOtherDay(plainText, day, today)) return false
  fillAsked(state, { day: null, minute: null })
  return noteAndMention(state, 'day-dropped', { day: sayDay(day, today) })
}

/** Begins by saying that another day is meant: "no, it's the 31st I'm leaving". */
const IT_IS_OTHER =
  /^(?!.*\b(?:booked|now|currently|at the (?:moment|minute))\b)(?:(?:oh|sorry|er|um|yes|yeah),? )*no,? (?:sorry,? )?(?:it's|it is|that's|i'm|we're|he's|she's|they're) /

/** Whether a line corrects the day noted to one that is no wish. */
const putsOtherDay = (text: string, day: Day, today: Day) =>
  IT_IS_OTHER.test(text) &&
  (/\b(?:start|beginning|middle|end) of\b/.test(text) ||
    findDates(withDigits(text), today).dates.some(
      ({ value: { from, to } }) => day < from || day > to,
    ))

/** What a line that keeps a booking may be heard as besides. */
const LEAVES: readonly Command['kind'][] = [
  'yes',
  'no',
  'drop',
  'cancel',
  'refuse',
  'part-of-phone',
  'book',
  'existing',
  'message',
  'tell-when',
]

/**
 * Passes on that a booking stays, which the message was to move or to cancel: "no, don't cancel it, leave it".
 * Returns whether it does.
 */
export function keepArranged(state: State): boolean {
  const { card, from, line, plainText } = state
  const isOfOld = changesBooking(notesOf(state)) && card.booked === null
  if (!isOfOld || from.wants === line || !staysArranged(plainText)) return false
  if (!isOfMessage(state)) return false
  fillAsked(state, { day: null, minute: null })
  note(state)
  mention(state, 'leave-booked')
  ignore(state, ...LEAVES)
  // "Leave it as it is, thanks" may end a call, and has an answer first.
  if (!/\bbye\b/.test(plainText)) ignore(state, 'goodbye')
  return true
}

/** Says the day and time that the line gives to a message already taken. Returns whether it gives any. */
export function sayNewWhen(state: State): boolean {
  const { from, line } = state
  if (!isTaken(state)) return false
  const isEither = state.commands.some((one) => one.kind === 'tell-when' && one.when.isEither)
  if (from.date !== line && from.time !== line && !isNewPart(state) && !isEither) return false
  return sayWhen(state)
}
