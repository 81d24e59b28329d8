import { createContext } from 'react-router'
import type { ChatMode } from '#workers/chat/contract.ts'
import type { AccountCode, Accounts } from '#workers/auth/contract.ts'
import type { BookingPages } from '#workers/booking/contract.ts'

/** The nonce that this response's inline scripts must have. */
export const nonceContext = createContext<string>()

/**
 * What a page may know about its request.
 *
 * **Shape**: `shownId` is the request's id, or in a stored page a placeholder for it; `origin` is the
 * site's canonical one. `setRoute` tells the log which route matched, and `logFailure` what a loader or a
 * render threw; `setFailed` tells the page cache that rendering failed.
 */
export const requestContext = createContext<{
  shownId: string
  origin: string
  setRoute: (pattern: string) => void
  setFailed: () => void
  logFailure: (error: unknown) => void
}>()

/**
 * What the page needs for analytics, or null if they are off.
 *
 * **Shape**: `key` names the project to the analytics host; it is public by nature.
 */
export const analyticsContext = createContext<{ key: string } | null>(null)

/**
 * The signed-in user as pages know them.
 *
 * **Shape**: `name` is null when none was given; `isVerified` says whether the address is
 * confirmed, and `isVerifyMailed` whether we have emailed a link to confirm it.
 */
export type User = {
  id: string
  name: string | null
  email: string
  isVerified: boolean
  isVerifyMailed: boolean
}

/** Who is signed in, or null. */
export const userContext = createContext<User | null>()

/** The status of a newsletter address. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed'

/** What the newsletter's pages may look up by a link's token. */
export type NewsletterPages = {
  findConfirmation(token: string): Promise<SubscriberStatus | 'expired' | 'invalid'>
  findSubscription(token: string): Promise<SubscriberStatus | null>
}

/** The newsletter, for its two pages. */
export const newsletterContext = createContext<NewsletterPages>()

/** Who answers the chat according to the settings. A header of each answer says who did. */
export const chatModeContext = createContext<ChatMode>()

/** Whether `POST /api/receptionist/commands` can ask a model. If not, do not call it. */
export const secondListenerContext = createContext<boolean>(false)

/** Why the visitor's session has ended, or null. Its cookie has already been removed. */
export const sessionEndContext = createContext<AccountCode | null>(null)

/**
 * Whether Google and mail are set up. If not, hide the Google button, or whatever needs mail.
 */
export const offersContext = createContext<{ google: boolean; mail: boolean }>()

/** What pages may do with accounts: each call checks its own input, limits and session. */
export const accountsContext = createContext<Accounts>()

/** The URL at which the signed-in user is synced to another service (`TOKEN_SYNC_URL`), if any. */
export const tokenSyncContext = createContext<string | null>(null)

/** The set-up calls: what can be booked, and what this visitor has booked. */
export const bookingContext = createContext<BookingPages>()
