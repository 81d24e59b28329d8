/** The key under which a tab keeps its trial call in `sessionStorage`. */
export const KEPT_CALL_KEY = 'receptionist.call'

/** The set-up of the trial call that this tab has kept. **Shape**: `json` is what a booking stores. */
export type TrialSetup = { json: string; name: string | null }

/** Finds the visitor's own set-up; null for one from a shared link, which somebody else made. */
export function findTrialSetup(): TrialSetup | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_CALL_KEY) ?? 'null')
    if (!isRecord(kept) || kept.isShared === true || !isRecord(kept.setup)) return null
    const { name } = kept.setup
    return { json: JSON.stringify(kept.setup), name: typeof name === 'string' ? name : null }
  } catch {
    // Storage is blocked, or holds something other than a call.
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
