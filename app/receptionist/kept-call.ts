/** The key under which a tab keeps its trial calls in `sessionStorage`, one for each trade. */
export const KEPT_CALL_KEY = 'receptionist.call'

/** What a tab has kept. **Shape**: `calls` by trade, not yet checked; `latest` is the trade used last. */
export type KeptCalls = { latest: string; calls: Record<string, unknown> }

/** The set-up of the trial call that this tab has kept. **Shape**: `json` is what a booking stores. */
export type TrialSetup = { json: string; name: string | null }

/** Reads what this tab has kept, or null. */
export function readKeptCalls(): KeptCalls | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_CALL_KEY) ?? 'null')
    if (!isRecord(kept) || typeof kept.latest !== 'string' || !isRecord(kept.calls)) return null
    return { latest: kept.latest, calls: kept.calls }
  } catch {
    // Storage is blocked, or holds something other than calls.
    return null
  }
}

/**
 * Finds the visitor's own set-up, for the trade used last; null for one from a shared link, which somebody
 * else made.
 */
export function findTrialSetup(): TrialSetup | null {
  const kept = readKeptCalls()
  const trial = kept?.calls[kept.latest]
  if (!isRecord(trial) || trial.isShared === true || !isRecord(trial.setup)) return null
  const { name } = trial.setup
  return { json: JSON.stringify(trial.setup), name: typeof name === 'string' ? name : null }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
