import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'

/** The urgent word of a guest who waits at a table, whatever the owner's own words are. */
export const GUEST = 'a guest at a table'

/** "Can you fit us in the dining room?" is said by nobody who is there. */
const US =
  '(?<=\\b(?:left|leaving|kept|keeping|serv(?:e|ed|ing)|ignor(?:e|ed|ing)|forgot(?:ten)?|abandoned|to|near) )us'
const WE = `(?:we|i|we've|i've|we're|i'm|we are|i am|we have|i have|${US})`

/** Sits in the restaurant, or waits there for somebody who does not come. */
const IS_SEATED = pattern`
  \b${WE}(?: (?:been|just|still|literally|currently|actually|all|now|on|sat|sitting|stood|waiting|here))* (?:at|on) (?:our |the |your |a )?table(?:(?: number)? \d+| \w+teen)?\b
  |\b${WE}(?: (?:just|still|literally|currently|actually|all|right|now|here|sat|sitting|stood|inside|at))* in (?:your|the) (?:actual |bloody |flipping )?(?:restaurant|place|bar|dining room)\b
  |\b(?:some(?:body|one)|any(?:body|one)|no(?:body| one|-one)|waiter|waitress|manager|staff|person)\b(?![^.?!]*\b(?:birthday|cake|candles?|sing|flowers|champagne)\b)[^.?!]{0,30} to (?:(?:our|my|the) )?table\b
  |\b(?:sat|sitting|stuck|waiting|been|stood)(?: here| at (?:the|our) (?:table|bar|door))?(?: (?:for|about|over|nearly|almost|a good))* (?:an? hour|half an hour|ages|(?:\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty)(?: five)? ?(?:odd )?min\w*)\b[^?]*\b(?:table|order\w*|drinks?|starters?|mains?|food|served?|serving|menus?|waiter|waitress|staff|seated|walk out)\b
  |\b(?:nobody|no one|no-one|not one (?:person|of (?:you|them|your staff)))(?:'s| has| have)?(?: \w+)? (?:took|taken|take|come to take|been to take|asked for) (?:our|us|my|the) (?:\w+ )?orders?\b
`

/** Waits on the telephone, or tells of another day. */
const NOT_HERE = pattern`
  \b(?:
    on hold|on the phone|get(?:ting)? through|yesterday|tomorrow|were|was|had|booked|book|booking|reserv\w*
    |last (?:night|week\w*|month|time|\w+day)|(?:day|week|month|year)s? ago|weekend|the other (?:day|night)
    |(?:on|for|this|next) (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
    |(?:if|when|once|whether|unless|before) (?:we|i|you|they)
    |(?:we|i)'ll|next
  )\b
`
/** Says that it is now, whatever else the line tells. */
const IS_NOW =
  /\b(?:(?:we're|i'm|we are|i am) (?:still |actually |literally )?(?:sat|here|in your|in the|at (?:the|our)? ?table)|now|been sat)\b/

/** Whether a line to a restaurant is said by a guest who is there, and waits: "we're at table 9". */
export function isSeatedGuest(text: string, { trade }: Setup): boolean {
  if (trade !== 'restaurant' || !IS_SEATED.test(text)) return false
  return !NOT_HERE.test(text) || (IS_NOW.test(text) && !ANOTHER_DAY.test(text))
}

/** A day on which the guest is not there yet, or was. */
const ANOTHER_DAY = pattern`
  \b(?:yesterday|tomorrow|last (?:night|week\w*|\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|on hold|through)\b
`
