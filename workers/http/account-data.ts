import type { Context } from 'hono'
import type { AppEnv } from './settings.ts'

/**
 * Whose data it is.
 *
 * **Shape**: `email` is null until the address was confirmed: what is kept under it may be somebody
 * else's.
 */
export type DataOwner = { id: string; email: string | null }

/** The addresses of an account before and after a change. */
export type AddressChange = { from: string; to: string }

/** A session in one browser, the same through all renewals of its cookie. */
export type BrowserSession = { userId: string; sessionId: string }

/** What one feature keeps about users; `workers/account-data.ts` lists the features. */
export type AccountDataPart = {
  /** The key in the download. */
  name: string
  /** Everything that is kept, as it stands in the download. */
  list(env: Env, owner: DataOwner): Promise<unknown>
  /** Removes all of it, at once, and tells whom that concerns; may run twice. */
  erase(c: Context<AppEnv>, owner: DataOwner): Promise<void>
  /**
   * The statements that let the owner's rows follow a change of address, for the batch that changes
   * the account: they do nothing unless the account then has the new address.
   */
  carryOver?(db: D1Database, owner: DataOwner, change: AddressChange): D1PreparedStatement[]
  /** Ends what outlives a session: called when all sessions of a user end. */
  endSessions?(env: Env, userId: string): Promise<void>
  /**
   * Ends what is kept in this browser, when somebody signs out or deletes the account there. Gives
   * the `Set-Cookie` headers that remove it.
   */
  leaveBrowser?(
    c: Context<AppEnv>,
    session: BrowserSession | null,
  ): Promise<[name: string, value: string][]>
}
