import { createContext } from 'react-router'
import type { ChatMode } from '#workers/chat/contract.ts'
import type { AccountCode, Accounts, AccountUser } from '#workers/auth/contract.ts'
import type { BookingPages } from '#workers/booking/contract.ts'

/** The nonce that this response's inline scripts must bear. */
export const nonceContext = createContext<string>()

/**
 * What a page may know of the request that it answers.
 *
 * **Shape**: `id` is what the log calls the request; `shownId` what the page shows, which in a stored
 * page is a placeholder for the id of each answer; `origin` is the site's canonical one. `setRoute`
 * tells the log the route that matched, `setFailed` the page cache that the page is not whole.
 */
export const requestContext = createContext<{
  id: string
  shownId: string
  origin: string
  setRoute: (pattern: string) => void
  setFailed: () => void
}>()

/**
 * What the page needs for analytics, or null where they are not set up.
 *
 * **Shape**: `key` names the project to the analytics host; it is public by nature.
 */
export const analyticsContext = createContext<{ key: string } | null>(null)

/**
 * The signed-in user as pages know them.
 *
 * **Shape**: `name` is null when none was given; `isVerified` says whether the address was proven.
 */
export type User = AccountUser

/** Who is signed in, or null. */
export const userContext = createContext<User | null>()

/** Where an address of the newsletter stands. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed'

/** What the newsletter's pages may ask about the token of a link. */
export type NewsletterPages = {
  findConfirmation(token: string): Promise<SubscriberStatus | 'expired' | 'invalid'>
  findSubscription(token: string): Promise<SubscriberStatus | null>
}

/** The newsletter, for its two pages. */
export const newsletterContext = createContext<NewsletterPages>()

/** Who answers in the chat, as far as the settings say; each answer's header says it for certain. */
export const chatModeContext = createContext<ChatMode>()

/** Why the session that the visitor came with is over, or null: it is gone from the browser already. */
export const sessionEndContext = createContext<AccountCode | null>(null)

/** What this deployment offers: without it, hide the Google button, and what depends on mail. */
export const offersContext = createContext<{ google: boolean; mail: boolean }>()

/** What pages may do with accounts: each call checks its own input, limits and session. */
export const accountsContext = createContext<Accounts>()

/** Whether the signed-in user is told to another service (`TOKEN_SYNC_URL`), and at which URL. */
export const tokenSyncContext = createContext<string | null>(null)

/** The set-up calls: what can be booked, and what this visitor has booked. */
export const bookingContext = createContext<BookingPages>()
