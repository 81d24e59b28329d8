import type { Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import { isQuestion } from './questions.ts'

/** Asks that somebody come to the caller: "could somebody come out to the house to her?" */
const TO_HOME = pattern`
  \bcome out to (?:her|him|us|me|them)\b
  |\b(?:come|go|pop|get|visit)\b[^.?!]{0,24}\b(?:to|at|in|round) (?:
    the|her|his|my|our|their|[a-z]+'s
  ) (?:[a-z]+ )?(?:
    house|home|flat|bungalow|bedside|hospital|hospice|ward
  )\b
`

const ASKS_THEM =
  /\b(?:can|could|do|will|would) (?:you|he|she|they|some(?:one|body)|any(?:one|body))\b/

/** Whether a line asks a firm to which callers come for a visit. */
export const asksForHome = (text: string, { isVisit, hasParty }: Context) =>
  !isVisit &&
  !hasParty &&
  (isQuestion(text) || ASKS_THEM.test(text)) &&
  TO_HOME.test(text) &&
  !/\b(?:i|we) (?:come|go|pop|get)\b/.test(text)

const CANNOT_TURN_OFF = pattern`
  \b(?:
    can't|cannot|couldn't|don't know|dunno|no idea|not sure
  )\b[^.?!]{0,30}\b(?:turn|stop|shut|switch|stop ?(?:tap|cock))\b
`

/** Whether a caller who is urgent cannot turn the water off. */
export const cannotTurnOff = (text: string, { isUrgent }: Context) =>
  isUrgent && CANNOT_TURN_OFF.test(text)
