import type { Trade } from '../engine/trades/trade.ts'
import { createPlayer } from '../engine/play.ts'
import { newMoment } from './moment.ts'
import { perform } from './perform.ts'
import { performed, type Performed, type Played } from './performed.ts'
import { createResultPlayer } from './play-result.ts'
import { say } from './replay.ts'
import type { Step } from './steps.ts'
import { newTrial, start } from './trial.ts'

// The page's own thread must stay free: browsers compile each pattern of the engine on its first use, which
// takes a phone two seconds in the first lines of a call.

/** Lines that nobody said, so that the patterns are compiled while the visitor reads the greeting. */
const WARM_UP_LINES = [
  'I’d like to book on Tuesday at 3',
  'The first one, please',
  'How much is it?',
  'It’s Dave Hill',
  '07700 900123',
  'Yes, that’s right',
  'LS6 1AB',
  'Yes please',
]

let player: { trade: Trade; play: (result: Performed) => Played } | null = null

self.onmessage = ({ data: step }: MessageEvent<Step>) => {
  const { trade } = step
  if (player?.trade.setup.trade !== trade.setup.trade) {
    player = { trade, play: createResultPlayer(trade) }
  }
  const result = take(step)
  self.postMessage(player.play(result))
  if (step.kind === 'form' && result.trial.call?.lines.length === 0) warmUp(trade)
}

function take(step: Step): Performed {
  const { trade, trial } = step
  switch (step.kind) {
    case 'form': {
      const form = new FormData()
      for (const [name, value] of step.fields) form.append(name, value)
      return perform(trial, form, trade, step.moment)
    }
    case 'spoken':
      return performed(say(trial, step.text, trade, 'spoken'))
    case 'opened':
      return performed(trial)
  }
}

/** Plays one line at a time, so that a line of the visitor's waits for one of them at most. */
function warmUp(trade: Trade): void {
  const play = createPlayer(trade)
  let trial = start(newTrial(trade), newMoment())
  for (const line of WARM_UP_LINES)
    setTimeout(() => {
      trial = say(trial, line, trade)
      if (trial.call) play(trial.call)
    })
}
