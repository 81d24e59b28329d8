import type { Trade } from '../engine/trades/trade.ts'
import { KEPT_CALL_KEY } from '../kept-call.ts'
import type { Session } from './session.ts'
import { readSession, writeSession } from './session-text.ts'

/** The call that this tab has kept of the trade, or null. */
export function readKept(trade: Trade): Session | null {
  try {
    return readSession(sessionStorage.getItem(KEPT_CALL_KEY) ?? '', trade)
  } catch {
    return null
  }
}

/** Keeps the call for this tab; a browser that refuses costs no more than that. */
export function writeKept(session: Session): void {
  try {
    sessionStorage.setItem(KEPT_CALL_KEY, writeSession(session))
  } catch {
    // Full, or forbidden: the call lives on until the page is left.
  }
}
