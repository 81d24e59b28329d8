import type { Setup } from '../../types.ts'
import type { Danger } from '../command.ts'
import type { Context } from '../context.ts'
import { findDanger, isAnimalMeant, isLaboured, namesPerson } from './danger.ts'
import { isOozing, isWhenTouched } from './dental.ts'
import { hasHeadSign } from './head-injury.ts'
import { asksToGo, asksWhichNumber } from './hospital.ts'
import { isOnlyTooth } from './knocked-tooth.ts'
import { looksAfterAnimals } from '../services/animals.ts'
import { isSignDenied, withoutDenied } from './denied-signs.ts'
import { pattern } from '../text/patterns.ts'
import { findRelief, isPowerOff, isSmallCut, type Relief } from './relief.ts'
import { plain } from '../text/text.ts'
import { withSpokenOf } from './spoken-of.ts'
import { hasSignOf, isWorse } from './worse.ts'

/**
 * What a line says of danger. **Shape**: the danger that it tells of; whether only the lines before make it
 * one; and what the line says of the danger that the caller is in.
 */
type Heard = { danger: Danger | null; isTogether: boolean; relief: Relief | null }

/** Tells how something that was told of before goes on: "it's getting near the lights". */
const OF_IT = pattern`
  ^(?:oh,? |and |but |now |wait,? )*(?:it|that|they)(?:'s|'re| is| are) (?:now |all |just )*(?:
    getting|dripping|coming|running|going|near|spreading|all over
  )\b
`

/** What may be on behind a door that was told of lines ago. */
const ON_HEAT = /\b(?:hob|cooker|oven|grill|iron|pans?|candles?|chips|stove)\b/

/** Does as told, which is no new danger. */
const RINGS_999 = /\b(?:i'll|i will|we'll|i'm going to) (?:just )?(?:ring|call|phone|dial) 999\b/g

/** Reads a plain line for danger, in the light of what was said before. */
export function hearDanger(line: string, context: Context): Heard {
  const { feared, notes, before, recent, setup } = context
  const told = plain(notes ?? '')
  const past = `${told} ${before}`
  const trade = caredFor(setup)
  // "She's not breathing", at a vet's, after "my wife's collapsed in your waiting room".
  const isOfPeople = feared === 'medical' || namesPerson(past)
  const ours = feared === 'animal' ? 'animals' : trade === 'animals' && isOfPeople ? null : trade
  // "It's the dog, man!" after she has heard of a person.
  const isMisheard = context.danger === 'medical' && isAnimalMeant(line, told)
  // "No, no chest pain", of which the caller spoke before.
  const isDenied = feared === 'medical' && isSignDenied(line, told.split(' / '))
  const isSmall =
    isOozing(line, told) ||
    isWhenTouched(line, told) ||
    isSmallCut(line, told) ||
    isOnlyTooth(line, told)
  // "I'm breathing all right, should I not go to A&E?" takes nothing back.
  const isAsking = asksToGo(line) || asksWhichNumber(line)
  const isEased = !isAsking && (isDenied || (feared === 'medical' && isSmall))
  const said = feared && (findRelief(line, feared) ?? (isEased ? 'eased' : null))
  const undenied = isDenied ? withoutDenied(line) : line
  const left = feared === null ? undenied : undenied.replace(RINGS_999, ' ')
  // With the power off, the water that gets worse is a leak.
  const isLeak = feared === 'wet-electrics' && isPowerOff(told)
  const grows = isLeak ? hasSignOf : isWorse
  const isBack = feared !== null && (said === null || isDenied) && grows(left, feared)
  const pastUnlessFeared = feared === null ? past : ''
  const alone = isMisheard ? 'animal' : findDanger(left, ours, pastUnlessFeared)
  const named = withSpokenOf(left, pastUnlessFeared)
  // "It's getting hard to swallow" points at what was told before. In an urgent call every line may.
  const isOfIt =
    context.isUrgent ||
    isLaboured(line) ||
    ON_HEAT.test(line) ||
    hasHeadSign(line) ||
    line.split(/[,.;!?] /).some((part) => OF_IT.test(part))
  const together =
    alone ??
    (feared === null
      ? ((named === left ? null : findDanger(named, ours, past)) ??
        findTogether(line, recent, ours) ??
        (isOfIt ? findTogether(line, told, ours) : null))
      : null)
  const found = together ?? (isBack ? feared : null)
  const relief = context.danger && said
  // "He's ringing an ambulance now" is no new danger.
  const isHelped = (relief === 'helped' || relief === 'ringing') && found === context.danger
  return { danger: isHelped ? null : found, isTogether: alone !== together, relief }
}

/** A longer line tells the whole of it. Two long lines in a row would slow every line after them. */
const PIECE_MAX_CHARS = 300
const TOLD_MAX_CHARS = 400

/** What goes on with the sentence of the line before: "by the boiler". */
const GOES_ON = pattern`
  ^(?:and |but |just |right |it's |it is |that's |only )*(?:
    in|on|off|at|by|near|from|under|behind|beside|round|around|next to|down|up|out of|with
    |when|since|after|like|of
  )\b
`

/**
 * A danger over several lines: "there's an odd smell", then "since the cooker was moved" or "is it gas?"; the
 * carbon monoxide alarm, then "I've got a headache"; a swollen face, then "I can hardly swallow".
 */
function findTogether(line: string, before: string, ours: Ours): Danger | null {
  if (before === '' || line.length > PIECE_MAX_CHARS) return null
  // Cut between words: the end of "Vegas" is no gas.
  const told = ` ${before}`.slice(-TOLD_MAX_CHARS).replace(/^\S+/, '')
  const all = `${told}${GOES_ON.test(line) ? ' ' : '. '}${line}`
  const found = findDanger(all, ours)
  return found !== null && findDanger(told, ours) === null ? found : null
}

type Ours = 'animals' | 'teeth' | null

/** Whether the firm looks after animals or teeth. */
function caredFor(setup: Setup): Ours {
  if (setup.trade === 'dentist') return 'teeth'
  return looksAfterAnimals(setup) ? 'animals' : null
}
