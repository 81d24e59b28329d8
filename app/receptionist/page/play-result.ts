import { createPlayer } from '../engine/play.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Performed, Played } from './performed.ts'

/** Plays the calls of results, each of which goes on from the one before where it can. */
export function createResultPlayer(trade: Trade): (result: Performed) => Played {
  const [play, playBefore] = [createPlayer(trade), createPlayer(trade)]
  return (result) => {
    const { call, before } = result.trial
    return { ...result, call: call && play(call), before: before && playBefore(before.call) }
  }
}
