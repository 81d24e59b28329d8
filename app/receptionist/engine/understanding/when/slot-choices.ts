import type { Context } from '../context.ts'
import { asksForPerson } from '../wants/wants.ts'
import { asksToShift } from './asked-times.ts'
import { asksSooner, isTimeAlone, isTimed } from './diary-asks.ts'
import { IS_PICK, pickOf } from './picks.ts'
import { readWhen } from './read-when.ts'
import { findWhen, type When } from './when.ts'

/** Where a line may turn from its choice to something else. */
const CHOICE_END = / ?[.!;,?/]+(?: |$)|,? (?:and|but|n|cos|because) /

/** Takes a choice back, or limits it: "five please, or Friday if not". */
const RECONSIDERS =
  /\b(?:no|not|nope|\w+n't|or|if|unless|instead|rather|actually|wait|hang on|sorry|meant?|earlier|later|sooner|another|other|make|change|move|than|better|after|before|until|till?|then|(?:i'm|we're) (?:at|working|busy|away))\b/

/** Asks whether another time is free. */
const ASKS_FREE =
  /\b(?:possible|chance|have you|you (?:have|got)|free|available|what about|how about|(?:can|could) (?:i|we|you|it) (?:do|have|come|be)|isn't it|is it)\b/

/** Asks what the firm does on some day: "do you work Sundays?" */
const ASKS_HABIT = /^(?:are|do|is|does) (?:you|he|she|it|they) (?!have\b|got\b)/

/** What a choice of an offer tells. */
const OF_CHOICE: ReadonlySet<string> = new Set(['minute', 'day', 'isWeekday'])

/** The same, or a whole day. */
const OF_SLOT: ReadonlySet<string> = new Set([...OF_CHOICE, 'days'])

/** The choice with which a line begins or ends, if the rest is about something else: "ten please. Are you open on Sundays?" */
export function plainChoice(text: string, context: Context): string | null {
  const { today } = context
  const parts = text.split(CHOICE_END).filter(Boolean)
  if (parts.length < 2) return null
  const choice = [parts[0], parts.at(-1)].find((part) => part && isChoice(part, context))
  if (choice === undefined) return null
  const rest = text.replace(choice, ' ')
  const isElse = RECONSIDERS.test(rest) || (isTimed(rest, today) && ASKS_FREE.test(rest))
  const times = parts.filter((part) => isTimeAlone(part, today) && !ASKS_HABIT.test(part))
  return isElse || times.length > 1 ? null : choice
}

/** The pick with which a line begins that asks for somebody after it: "the first one, but can I talk to someone today?" */
export function pickBesidePerson(text: string): string | null {
  const [pick = '', ...others] = text.split(CHOICE_END).filter(Boolean)
  return IS_PICK.test(pick) && asksForPerson(others.join(' ')) ? pick : null
}

/**
 * The choice with which a line begins, and the wish to have it earlier or later: "the 16th, can it be a bit later?"
 * Null if it does not begin so.
 */
export function choiceToShift(text: string, context: Context): readonly [string, string] | null {
  if (!/\b(?:later|earlier|sooner)\b/.test(text)) return null
  const [choice = ''] = text.split(CHOICE_END, 1)
  const rest = text.slice(choice.length).replace(CHOICE_END, '')
  const when = readWhen(rest, context)
  // "Wednesday, the later one" chooses; "Wednesday. Is there nothing sooner?" takes it, and asks besides.
  if (!when || pickOf(rest) !== null || asksSooner(rest) || !asksToShift(rest, when)) return null
  return IS_PICK.test(choice) || isOnly(OF_SLOT, readWhen(choice, context)) ? [choice, rest] : null
}

const isOnly = (keys: ReadonlySet<string>, when: When | null) =>
  when !== null && Object.keys(when).every((key) => keys.has(key))

/** Whether a part of a line does nothing but take an hour. */
function isChoice(part: string, context: Context): boolean {
  const when = readWhen(part, context)
  const isHour = when?.minute !== undefined && isOnly(OF_CHOICE, when)
  return isHour && isTimeAlone(part, context.today) && !isUndecided(part)
}

/** Asks for a time instead of taking it: "have you got ten", "what about five". */
const isUndecided = (part: string) =>
  ASKS_FREE.test(part) || RECONSIDERS.test(part.replace(/ then$/, ''))

/** Asks for a day before it says the time: "could you do the Friday after? About half nine". */
const ASKS_TO_HAVE =
  /\b(?:(?:could|can) (?:you|we|i)|have you|(?:what|how) about|is there)\b[^?]*\b(?:\w+day|tomorrow|week|\d+(?:st|nd|rd|th))\b[^?]*\?/

/** Names the day of an offer before it asks something: "Tuesday, hmm, is it always that early?" */
const DAY_FIRST = /^(?:(?:oh|ok|okay|h+m+|er|um|well|so|the|on)[,.]? )*(\w+day|tomorrow)(?=[,.] )/

/** "Why half past eight? Go on, half twelve": the choice after the question, if there is one, on the day named first. */
export function lastChoice(text: string, { setup, today, askedDay }: Context): string {
  const last = text.slice(text.lastIndexOf('?') + 1).trim()
  if (last === text || last === '' || ASKS_TO_HAVE.test(text)) return text
  const when = findWhen(last, { setup, today, asked: askedDay, isAnswer: true })
  if (when?.minute === undefined && !IS_PICK.test(last)) return text
  const [, day] = (when?.day === undefined && DAY_FIRST.exec(text)) || []
  return day === undefined ? last : `${day}, ${last}`
}
