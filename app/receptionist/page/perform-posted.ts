import type { Trade } from '../engine/trades/trade.ts'
import { newMoment } from './moment.ts'
import { perform } from './perform.ts'
import { performed, type Performed, type Played } from './performed.ts'
import { createResultPlayer } from './play-result.ts'
import { newTrial, start } from './trial.ts'
import { readTrial } from './trial-text.ts'
import { textOf } from './read-fields.ts'

const UNREADABLE =
  'We couldn’t read the call so far, so we’ve started it again. What you typed is still in the box.'

/** Handles a posted form; the call so far comes in a hidden field. */
export function performPosted(form: FormData, trade: Trade): Played {
  const play = createResultPlayer(trade)
  const trial = readTrial(textOf(form, 'trial'), trade)
  const result = trial ? perform(trial, form, trade, newMoment()) : startAgain(form, trade)
  return play({ ...result, trial: { ...result.trial, wasPosted: true } })
}

function startAgain(form: FormData, trade: Trade): Performed {
  const started = start(newTrial(trade), newMoment())
  const typed = textOf(form, 'line')
  return { ...performed(started), typed, problem: { text: UNREADABLE, field: 'link' } }
}
