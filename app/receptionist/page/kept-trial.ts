import type { Trade } from '../engine/trades/trade.ts'
import { KEPT_CALL_KEY, readKeptCalls } from '../kept-call.ts'
import type { Trial } from './trial.ts'
import { readTrial } from './trial-text.ts'

/** The call of this trade that this tab has stored, or null. */
export function readKept(trade: Trade): Trial | null {
  const kept = readKeptCalls()?.calls[trade.setup.trade]
  return kept === undefined ? null : readTrial(JSON.stringify(kept), trade)
}

/** Stores the call for this tab, beside those of other trades. If the browser refuses, it is only lost on reload. */
export function writeKept(trial: Trial): void {
  const { trade } = trial.setup
  const calls = { ...readKeptCalls()?.calls, [trade]: trial }
  try {
    sessionStorage.setItem(KEPT_CALL_KEY, JSON.stringify({ latest: trade, calls }))
  } catch {
    // Storage is full or blocked: the call lasts until the page is left.
  }
}
