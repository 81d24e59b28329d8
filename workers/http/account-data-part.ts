import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Whose data it is.
 *
 * **Shape**: `email` is null until the user has confirmed it: rows under an unconfirmed address may
 * be someone else's.
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
  /** Everything the feature keeps, in the form in which the user downloads it. */
  list(env: Env, owner: DataOwner): Promise<unknown>
  /** Deletes all of it at once and notifies the people affected. Safe to run twice. */
  erase(c: Context<AppEnv>, owner: DataOwner): Promise<void>
  /**
   * The statements that move the owner's rows to a new address, for the batch that changes the
   * account. They do nothing unless the account then has the new address.
   */
  carryOver?(db: D1Database, owner: DataOwner, change: AddressChange): D1PreparedStatement[]
  /** Ends whatever outlives a session. Called when all of a user's sessions end. */
  endSessions?(env: Env, userId: string): Promise<void>
  /**
   * Ends what is kept in this browser, when its user signs out or deletes the account. Returns the
   * `Set-Cookie` headers that remove it.
   */
  leaveBrowser?(
    c: Context<AppEnv>,
    session: BrowserSession | null,
  ): Promise<[name: string, value: string][]>
}
