import { isSettled } from '../repair/time-corrections.ts'
import { firstWords, saySlots } from '../speech/format.ts'
import { ask, asksApart, isOfRule, mention, say, unsay, type Values } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { asksAbout, fill, has, type State } from '../state.ts'
import type { Source } from '../types.ts'
import { isHeld } from '../understanding/answers/yes-no.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { pointsBack, thingWanted } from '../understanding/asks/follow-ups.ts'
import {
  asksByNoun,
  asksIfThere,
  isRhetorical,
} from '../understanding/asks/rhetorical-questions.ts'
import {
  asksPlainly,
  asksToMove,
  isInOrder,
  isQuestion,
  isReminder,
  writesDown,
} from '../understanding/asks/questions.ts'
import { isOfPrice, PRICE_WORDS } from '../understanding/asks/price-words.ts'
import type { Command } from '../understanding/command.ts'
import { isUnconfirmed } from '../understanding/details/party.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { unusedWords } from '../understanding/text/remarks.ts'
import { contentOf, plain, withStraightQuotes } from '../understanding/text/text.ts'
import { asksToBook } from '../understanding/wants/book-asks.ts'
import {
  isNothingMore,
  withoutPleasantries,
  withoutSeeYou,
} from '../understanding/wants/farewell.ts'

/** The longest note for the owner. **Units**: words. */
export const NOTE_MAX_WORDS = 600

/** Adds a line to the note for the owner. */
export function note(state: State): void {
  add(state, state.text)
}

/** Takes the line down for the owner, and answers it; always true. */
export function noteAndMention(state: State, key: Wording, values?: Values, source?: Source): true {
  note(state)
  mention(state, key, values, source)
  return true
}

/** Adds the caller's last few lines before this one to the note. */
export function noteBefore(state: State): void {
  for (const turn of state.turns.slice(-6, -1))
    if (turn.who === 'caller') add(state, withStraightQuotes(turn.text).trim())
}

function add(state: State, text: string): void {
  // Enquiries of earlier lines come first: the owner reads the lines in the order in which they were said.
  noteEnquiries(state)
  const { wants } = state.card
  if (wants?.includes(text)) return
  fill(state, 'wants', firstWords(wants === null ? text : `${wants} / ${text}`, NOTE_MAX_WORDS))
}

/**
 * Adds a question to the note, after the line that it points at, or corrects (`isInstead`); the card names the service
 * whose price she told.
 */
export function noteAsked(state: State, isInstead = false): void {
  const { card, topic, before, flow, plainText } = state
  if (isInstead) add(state, before)
  const spokenOf = topic ?? (flow === 'none' && contentOf(before).size > 0 ? before : null)
  // In a booking "is that both of us?" is about that, and not about a price of some lines ago.
  const isBooking = flow === 'booking' || card.booked !== null
  const isOfBooking = isBooking && card.service !== null && !isOfPrice(plain(before))
  const own = contentOf(plainText)
  const isNamed = [...contentOf(spokenOf ?? '')].every((word) => own.has(word))
  const isMore = spokenOf !== null && spokenOf !== card.service && !isNamed && !isOfBooking
  if (isMore && pointsBack(plainText) && thingWanted(plainText) === null) {
    if (topic !== null && card.service === null && flow === 'message') fill(state, 'service', topic)
    else if (topic === null || isOfPrice(plain(before))) add(state, before)
  }
  note(state)
}

/** Puts what the enquiries told into the note of the booking or message that follows them. */
export function noteEnquiries(state: State): void {
  const { wants } = state.card
  const enquiries = state.enquiries.splice(0).filter((line) => !wants?.includes(line))
  const all = wants === null ? enquiries : [...enquiries, wants]
  if (enquiries.length > 0) fill(state, 'wants', firstWords(all.join(' / '), NOTE_MAX_WORDS))
}

/** Whether a command asks what the set-up may answer. */
export const isKnown = (one: Command) =>
  one.kind === 'ask' && one.topic !== 'unknown' && one.topic !== 'status'

/** The fewest content words, besides details, at which she says that she has noted a remark. */
const REMARK_MIN_WORDS = 2

/** The content words at which an abusive line tells something. */
const ABUSE_MAX_WORDS = 5

/**
 * How much a line tells besides its details, its answer and the questions that `reply` answers. One word of
 * such a question is nothing, but "how much is it for a poodle?" tells what the caller needs.
 */
export function tellingCount(state: State, reply: string): number {
  const { commands, clock } = state
  if (has(state, 'instructions', 'greeting', 'silence')) return 0
  if (isNothingMore(state.plainText)) return 0
  // "Bloody hell. Tell him it's six hundred pounds" tells something all the same.
  if (has(state, 'abuse') && contentOf(state.plainText).size < ABUSE_MAX_WORDS) return 0
  // "Can you do a high chair for one of them?" is a wish, too, once a booking is under way.
  const isWish = state.flow === 'booking' && asksAbout(state, 'fact')
  const isAnswered = (clause: string) => !isWish && isQuestion(clause) && commands.some(isKnown)
  const said = contentOf(reply)
  const counts = clausesOf(withoutPleasantries(withoutSeeYou(state.plainText))).map((clause) => {
    const words = [...unusedWords(clause, commands, clock.now.day)]
    if (!isAnswered(clause)) return words.length
    const more = words.filter((word) => !said.has(word) && !PRICE_WORDS.has(word))
    return isOfPrice(clause) || more.length >= REMARK_MIN_WORDS ? more.length : 0
  })
  return Math.max(tellsHowMany(state) ? REMARK_MIN_WORDS : 0, ...counts)
}

/** How many of something there are: "it's two sockets". */
const HOW_MANY = /\b[2-9] ((?:\w+ )?\w{3,}s)\b/

/** Whether a line tells how many of the service's things there are, which are one to her, or may be people. */
function tellsHowMany({ plainText, card, trade }: State): boolean {
  if (trade.hasParty && isUnconfirmed(plainText)) return true
  const things = contentOf(HOW_MANY.exec(withDigits(plainText))?.[1] ?? '')
  return [...contentOf(card.service ?? '')].some((word) => things.has(word))
}

/** Says what the caller will do instead. */
const MANAGES = /\b(?:i|we)(?:'ll| will)\b/

/** Whether a refusal tells something for the owner besides. */
export const tellsMore = (state: State) =>
  !MANAGES.test(state.plainText) && tellingCount(state, '') >= REMARK_MIN_WORDS

const wordsOfReply = ({ reply }: State) => reply.map(({ text }) => text).join(' ')

/** A line that only asks for another time: "a bit later?", "have you got anything at nine?" */
const onlyAsksWhen = (state: State) =>
  state.commands.length > 0 &&
  state.commands.every(({ kind }) => kind === 'tell-when') &&
  /^(?:oh[,.!]? |no[,.!]? |er[,.]? )*[^.!?;]{1,70}\?$/.test(state.plainText) &&
  !asksApart(state)

/**
 * Notes what a line says besides its answer, so that the owner hears of it: "half ten, and he's
 * nervous". Returns whether there was anything to note, of which she says that she has noted it.
 */
export function noteRest(state: State): boolean {
  if (onlyAsksWhen(state)) return false
  const count = tellingCount(state, wordsOfReply(state))
  // A single word, as in "she bites, mind", is noted without saying so, unless it is a wish.
  const isAsked = asksOwner(state)
  if (count > 0 || (isAsked && !has(state, 'ask'))) note(state)
  const isWish = count > 0 && has(state, 'yes', 'tell') && WISHES.test(state.plainText)
  if (count < REMARK_MIN_WORDS && !isWish && !isAsked) return false
  const isBooked = state.from.booked === state.line && !has(state, 'ask', 'several')
  // Each of these says already that something is taken down.
  const isSaid = state.reply.some((one) =>
    isOfRule(one, 'pass-on', 'unknown-later', 'written', 'noted', 'one-each', 'no-promise-who'),
  )
  // She has said that she can't see the number that the line speaks of.
  const isUnseen = state.question !== null && isOfRule(state.question, 'ask-phone-unseen')
  // Her offers answer "have you got anything next Thursday after half three?"
  const isOfSlots = asksAbout(state, 'free')
  if (!isUnseen && !isOfSlots && (state.reply.length === 0 || (isBooked && !isSaid)))
    mention(state, keyOfNote(state))
  return true
}

/** Wishes for something besides the answer: "yes, downstairs please", "book it, I said phone though". */
const WISHES =
  /\bplease\b(?! (?:that|it|do|go|book|call|ring)\b)|\bi (?:said|asked for|want(?:ed)?|need)\b|\b(?:put|mark|note) /

/** Whether part of a line asks the owner something in a word or two: "07700 900123. You'll hold it, will you" */
const asksOwner = (state: State) =>
  keyOfNote(state) === 'pass-on' &&
  partsOf(state).some(
    (one) =>
      (asksPlainly(one) || asksByNoun(one)) &&
      !isRhetorical(one) &&
      (IF_STILL.test(one) || unusedWords(one, state.commands, state.clock.now.day).size > 0),
  )

/** Asks whether what was just said still holds: "it was £24.50 last time, is it still?" */
const IF_STILL = /^(?:is|are|do|does) (?:it|they|that|those|you) still\b/

/** The parts of a line that may each ask: "Jo Hale, will Sam be in tomorrow" asks after its name. */
const partsOf = (state: State) =>
  clausesOf(state.plainText).flatMap((one) =>
    has(state, 'tell', 'pick') ? one.split(/[,;] (?!(?:who|which|where|when)\b)/) : [one],
  )

/** What she says of what she takes down: a question is passed on, a remark noted. */
export function keyOfNote(state: State): 'pass-on' | 'noted' {
  // "No, that's right, isn't it" asks the owner nothing, so a tag alone does not count.
  const isAsked = partsOf(state).some(
    (one) =>
      (asksPlainly(one) ||
        asksByNoun(one) ||
        isInOrder(one) ||
        (one.endsWith('?') && contentOf(one).size > 1)) &&
      ![writesDown, isReminder, asksIfThere].some((isNone) => isNone(one)) &&
      !asksForSlot(one, state),
  )
  return isAsked ? 'pass-on' : 'noted'
}

const CLOCK_WORD =
  /\d|\b(?:noon|midday|half|quarter|today|tonight|tomorrow|\w+day|week|earl\w+|late(?:r|st)?|(?:lunch|dinner|tea) ?time|morning|afternoon|evening|mon|tues?|weds?|thurs?|fri|sat|sun|any\w* else|nothing|again)\b/

/** Whether a clause asks for a booking or a time: "can you make it half twelve?" */
const asksForSlot = (clause: string, state: State) =>
  asksToBook(clause) ||
  asksToMove(clause) ||
  (has(state, 'tell-when', 'pick', 'book') && CLOCK_WORD.test(withDigits(clause)))

/** Says the time that the caller has just picked beside the rest of the line, which she notes. */
export function sayPicked(state: State, openBefore: State['open']): void {
  const { slot, flow, clock, open } = state
  // At the last read-back her question says the time.
  if (openBefore !== 'slot' || slot === null || flow !== 'booking' || open === 'confirm') return
  if (state.reply.length !== 1 || !unsay(state, 'noted')) return
  mention(state, 'noted-pick', { when: saySlots([slot], clock.now.day) }, { kind: 'diary' })
}

const SAYS_ABOUT = pattern`
  ^(?:(?:hi|hiya|hello|no|yes|just|oh),? )*(?:
    it's|this is
    |i'm (?:ringing|calling|phoning)
    |ringing|calling
  )? ?(?:about|regarding|to do with) (?:the|my|our|your|an?)[ ]
`

/** Whether a line only says what the call is about: "it's about the van". */
export const saysAbout = (text: string) => SAYS_ABOUT.test(text)

/** Offers to pass on an unknown request, because asking again would get the same words. */
export function passOn(state: State): void {
  state.misses++
  note(state)
  // Of an urgent line she has just said that it goes to the owner.
  if (state.from.urgency !== state.line) say(state, 'beyond')
  ask(state, 'take-message', 'ask-take-message')
}

/** Whether the caller will book only if something holds that she can't promise. */
export const isHeldBack = (state: State) =>
  state.flow === 'booking' &&
  isHeld(state.plainText) &&
  state.commands.every((one) => one.kind !== 'tell-when' || isSettled(state, one.when))
