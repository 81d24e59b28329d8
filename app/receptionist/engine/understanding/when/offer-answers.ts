import { isBesideMessage } from './beside-message.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import {
  EARLY_OR_LATE,
  IS_ANY_PICK,
  IS_PICK,
  isNearest,
  isWhichever,
  NEAR_THE_END,
  pickOf,
  refusesAll,
} from './picks.ts'
import { asksLatest } from './diary-asks.ts'
import { clausesOf } from '../asks/clauses.ts'
import { isQuestion } from '../asks/questions.ts'
import { isOfPrice } from '../asks/price-words.ts'
import type { When } from './when.ts'
import { beginsWithYes, concedes } from '../answers/yes-no.ts'

type OfferPick = Extract<Command, { kind: 'pick' }>

/** What "earlier" and "later" say of a time. */
const SHIFTS: ReadonlySet<string> = new Set(['isLater', 'isEarlier', 'isAny'])
/** Names one of the offers: "the later one". */
const DEFINITE =
  /\bthe (?:later|earlier|latest|earliest|sooner|soonest|nearer|nearest) (?:one|time|slot|option|of)\b/
/** Names one by how early it is; the part of the day is no wish of its own. */
const EXTREME = new RegExp(`${EARLY_OR_LATE.source}|\\b(?:later|earlier)\\b.* the better\\b`)
/** Chooses another of the offers than the one just named. */
const CHOOSES_INSTEAD =
  /[.,;!] (?:oh,? |er,? )*(?:no|actually|sorry|wait),? (?:(?:make it|i'll have|i'll take|go for|let's have) )?(the (?:first|second|third|last|later|latest|earlier|earliest|other)(?: one)?)\W*$/

/** What a line says to the times that she offers: it takes one, refuses them all or asks for another. */
export function findOfferAnswers(text: string, when: When | null, context: Context): Command[] {
  const only = findOnlyPick(text)
  if (only) return [only]
  if (NEAR_THE_END.test(text)) return [{ kind: 'pick', index: -1 }]
  if (asksLatest(text)) return [{ kind: 'tell-when', when: latestOf(when ?? undefined) }]
  if (refusesAll(text))
    return when ? [{ kind: 'no' }, { kind: 'tell-when', when }] : [{ kind: 'no' }]
  const nearest = when && findNearest(text, when)
  if (nearest) return [nearest]
  const chosen = findChosen(text, when)
  if (chosen && takesAny(text) && when?.day === undefined) return [chosen, ...limitsOf(when)]
  // "The later one, I've got to get home" chooses, and asks for nothing later.
  if (chosen && isOnlyShift(when) && DEFINITE.test(text)) return [chosen]
  if (chosen && isOnlyShift(when && withoutSpan(when)) && EXTREME.test(text)) return [chosen]
  const ofDay = when && findOfDay(text, when)
  if (ofDay) return [ofDay]
  const conceded = when && findConceded(text, when)
  if (conceded) return [conceded]
  const picks = chosen ? [chosen] : []
  if (!when || isBesideMessage(text, context) || onlyAsksPrice(text)) return picks
  return [...picks, { kind: 'tell-when', when: withEither(text, when) }]
}

/** The choice of a line that says nothing else, or the one that it ends with instead. */
function findOnlyPick(text: string): OfferPick | null {
  // After offers, "the first" is not a date, even if one of the offers is on the first.
  if (IS_PICK.test(text)) return pick(pickOf(text) ?? 0, text)
  // "The ten o'clock. No, make it the last one."
  const [, instead = ''] = CHOOSES_INSTEAD.exec(text) ?? []
  const index = pickOf(instead)
  return index === null ? null : pick(index, instead)
}

/**
 * "The nearest you've got to seven" names what it asked for before. "Have you anything nearer eight?" asks for
 * another time.
 */
function findNearest(text: string, { day, minute }: When): OfferPick | null {
  const index = indexOf(text)
  if (index === null || minute === undefined || day !== undefined || !isNearest(text)) return null
  if (/\b(?:any\w+|nothing|owt|got|have you)\b.*\bnearer\b/.test(text)) return null
  return { ...pick(index, text), near: minute }
}

/** The offer that a line chooses, unless it names a time, or a day of its own. */
function findChosen(text: string, when: When | null): OfferPick | null {
  const index = indexOf(text)
  const isOfOther = when?.minute !== undefined || (when?.day !== undefined && !takesAny(text))
  return index === null || isOfOther ? null : pick(index, text)
}

/** "Does she need her jabs first?" does not choose the first offer. */
const NEEDED_FIRST = pattern`
  (?:^|[,.;!?] )(?:do|does|is|are|will|should|has|have|must) (?:i|we|he|she|it|they|my|our) [^,.;!?]{0,60}\bfirst\b(?! one| time| slot| of)
  |\b(?:need|needs|have|has|got) [^,.;!?]{0,24}\b(?:jab|inject|vaccin|form|pay)[^,.;!?]{0,24} first\b(?! one| time| slot| of)
`

const indexOf = (text: string) =>
  /^(?:do|does|is|are|will|should) /.test(text) || NEEDED_FIRST.test(text) ? null : pickOf(text)

const takesAny = (text: string) => IS_ANY_PICK.test(text) && !isQuestion(text)

/** Chooses one of the offers. */
const pick = (index: number, text: string): OfferPick =>
  isNearest(text)
    ? { kind: 'pick', index, isNearest: true }
    : isWhichever(text.split(/[.!;] +/).at(-1) ?? text)
      ? { kind: 'pick', index, isAny: true }
      : { kind: 'pick', index }

/** The days that do not suit, or the range that does, for a line that takes any offer. */
function limitsOf(when: When | null): Command[] {
  const { not, days } = when ?? {}
  if (!not && !days) return []
  return [{ kind: 'tell-when', when: { ...(not && { not }), ...(days && { days }) } }]
}

const withoutSpan = ({ span: _span, ...rest }: When) => rest

const isOnlyShift = (when: When | null) => Object.keys(when ?? {}).every((key) => SHIFTS.has(key))

/** "What's the latest you do?" asks for the last free time, of the day that the line names or of those offered. */
const latestOf = ({ day, isWeekday, not, notMinutes }: When = {}): When => ({
  ...(day !== undefined && { day, ...(isWeekday && { isWeekday }) }),
  ...(not && { not }),
  ...(notMinutes && { notMinutes }),
  isLatest: true,
})

/** Takes the offer of a day: "half seven's a bit early, the Wednesday one". */
const OF_DAY =
  /(?<!\b(?:not|can't do|cannot do|can't make|about|except|like) )\bthe (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:one|slot)(?! (?:is|was|too|or|no|isn't|won't|doesn't)\b|'s)(?=\W*$|[,.;!] | (?:please|then|love|pet|duck|mate|thanks|ta|would|will|i)\b)/

/** The offer of the day that a line takes, beside a time that it finds too early or too late. */
function findOfDay(text: string, { day, isWeekday, minute, notMinutes }: When): Command | null {
  const isTaken = day !== undefined && minute === undefined && notMinutes && OF_DAY.test(text)
  return isTaken ? { kind: 'tell-when', when: { day, ...(isWeekday && { isWeekday }) } } : null
}

/** Takes the time that a line finds early, late or hard all the same: "half eight's a push, but ok". */
function findConceded(text: string, when: When): Command | null {
  if (!concedes(text)) return null
  const [day, minute] = [when.not?.[0], when.notMinutes?.[0]]
  if (minute !== undefined) return { kind: 'tell-when', when: { minute } }
  if (!Object.keys(when).every((key) => ['isEarlier', 'isLater', 'not'].includes(key))) return null
  return day === undefined ? { kind: 'yes' } : { kind: 'tell-when', when: { day } }
}

/** Asks whether one of the offers costs more: "is Saturday dearer?", "would the later one be extra?" */
const COSTS_MORE =
  /^(?:and |but |so |oh,? )*(?:is|are|does|do|would|will) (?:it (?:any )?(?:dearer|extra|more|cheaper)\b|(?:the |a |on )*(?:\w+day|weekends?|first|later|earlier|morning|evening|\d\w*)\b[^.?!]*\b(?:dear\w*|pricier|cheaper|more|extra|double|same)\b)/

/** Whether a line only asks what an offer costs, and takes none: "is Saturday the same price?" */
const onlyAsksPrice = (text: string) =>
  clausesOf(text).every((one) => COSTS_MORE.test(one) || (isQuestion(one) && isOfPrice(one)))

/** Asks what else is there: "is there nothing on the Monday?" */
const ASKS_ELSE = pattern`
  \b(?:nothing|nobody|no one|anything|anybody|anyone|nowt|owt)\b[^.?!]*\?
  |\b(?:have|haven't|do|don't) you (?:not )?(?:got |have )?(?:anything|owt|something) (?:a bit |any )?(?:earlier|later|sooner|before|after)\b
  |\bwhat (?:else|other|have you|do you have|is there|about)\b
  |\bhow about (?:earlier|later|anything)\b
  |\bany (?:other|more) times?\b
  |\bis that all\b
  |\bwhat(?:'s| is) (?:the |your )?(?:latest|earliest|soonest|last|first) (?:(?:time|slot|one) )?(?:you(?:'ve got| have| do)|there is|that day|on)\b
`

/** Whether a line only repeats an offer in wonder, or asks what else is free. */
const onlyAsks = (text: string) => ASKS_ELSE.test(text) && !beginsWithYes(text)

/** "Friday? Have you nothing on a Saturday?" takes no offer. */
function withEither(text: string, when: When): When {
  return when.minute === undefined && onlyAsks(text) ? { ...when, isEither: true } : when
}
