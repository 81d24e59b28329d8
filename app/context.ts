import { createContext } from 'react-router'
import type { AccountCode, Accounts, AccountUser } from '#workers/auth/contract.ts'

/** The nonce that this response's inline scripts must bear. */
export const nonceContext = createContext<string>()

/**
 * What a page may know of the request that it answers.
 *
 * **Shape**: `id` is the reference that an error page shows; `origin` is the site's canonical one.
 */
export const requestContext = createContext<{ id: string; origin: string }>()

/**
 * The signed-in user as pages know them.
 *
 * **Shape**: `name` is null when none was given; `isVerified` says whether the address was proven.
 */
export type User = AccountUser

/** Who is signed in, or null. */
export const userContext = createContext<User | null>()

/** Why the session that the visitor came with is over, or null: it is gone from the browser already. */
export const sessionEndContext = createContext<AccountCode | null>(null)

/** What pages may do with accounts: each call checks its own input, limits and session. */
export const accountsContext = createContext<Accounts>()

/** Whether the signed-in user is told to another service (`TOKEN_SYNC_URL`), and at which URL. */
export const tokenSyncContext = createContext<string | null>(null)
