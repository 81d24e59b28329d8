import type { Trade } from '../engine/trades/trade.ts'
import { KEPT_CALL_KEY } from '../kept-call.ts'
import type { Trial } from './trial.ts'
import { readTrial, writeTrial } from './trial-text.ts'

/** The call of this trade that this tab has stored, or null. */
export function readKept(trade: Trade): Trial | null {
  try {
    return readTrial(sessionStorage.getItem(KEPT_CALL_KEY) ?? '', trade)
  } catch {
    return null
  }
}

/** Stores the call for this tab. If the browser refuses, the call is only lost on reload. */
export function writeKept(trial: Trial): void {
  try {
    sessionStorage.setItem(KEPT_CALL_KEY, writeTrial(trial))
  } catch {
    // Storage is full or blocked: the call lasts until the page is left.
  }
}
