import { createPlayer } from '../engine/play.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { newMoment } from './moment.ts'
import { say } from './replay.ts'
import { newTrial, start } from './trial.ts'

/** Lines that nobody said, so that the patterns are compiled while the visitor reads the greeting. */
const LINES = [
  'I’d like to book on Tuesday at 3',
  'The first one, please',
  'How much is it?',
  'It’s Dave Hill',
  '07700 900123',
  'Yes, that’s right',
  'LS6 1AB',
  'Yes please',
  // Words of many dangers, whose patterns are only made for lines with them.
  'My dad’s had a fall, he’s hurt his head and he can’t breathe, there’s water, smoke and a smell of gas, get help',
]

/** Plays the lines one by one, so that a line of the visitor's waits for one of them at most. */
export function warmUp(trade: Trade): void {
  const play = createPlayer(trade)
  let trial = start(newTrial(trade), newMoment())
  const [...left] = LINES
  function playNext(): void {
    const line = left.shift()
    if (line === undefined) return
    trial = say(trial, line, trade)
    if (trial.call) play(trial.call)
    setTimeout(playNext)
  }
  setTimeout(playNext)
}
