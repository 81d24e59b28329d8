/**
 * Whose data it is.
 *
 * **Shape**: `email` is null until the address was proven: what stands under it may be somebody else's.
 */
export type DataOwner = { id: string; email: string | null }

/** What one feature keeps about users: each that keeps rows stands in `workers/account-data.ts`. */
export type AccountDataPart = {
  /** The key in the download. */
  name: string
  /** All that is kept, as it stands in the download. */
  list(env: Env, owner: DataOwner): Promise<unknown>
  /** Removes all of it, at once; may run twice. */
  erase(env: Env, owner: DataOwner): Promise<void>
  /** Ends what outlives a session: called when all sessions of a user end. */
  endSessions?(env: Env, userId: string): Promise<void>
}
