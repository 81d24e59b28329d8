import { newMoment } from './moment.ts'
import { perform } from './perform.ts'
import { performed, type Performed, type Played } from './performed.ts'
import { createResultPlayer } from './play-result.ts'
import { say } from './replay.ts'
import type { Step } from './steps.ts'
import { newTrial, start } from './trial.ts'
import { warmUp } from './warm-up.ts'

// The page's own thread must stay free: browsers compile each pattern of the engine on its first use, which
// takes a phone two seconds in the first lines of a call.

/** A page, and so its thread, has one trade. */
let play: ((result: Performed) => Played) | null = null
let isWarm = false

self.onmessage = ({ data: step }: MessageEvent<Step>) => {
  const { trade } = step
  if (play === null) {
    play = createResultPlayer(trade)
    // A greeting that nobody hears, so that the first is quick.
    play(performed(start(newTrial(trade), newMoment())))
  }
  const result = take(step)
  self.postMessage(play(result))
  if (result.trial.call === null || isWarm) return
  isWarm = true
  warmUp(trade)
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
