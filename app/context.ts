import { createContext } from 'react-router'
import type { BookingPages } from '#workers/booking/contract.ts'

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
export type User = { id: string; name: string | null; email: string; isVerified: boolean }

/** Who is signed in, or null. */
export const userContext = createContext<User | null>()

/** The set-up calls: what can be booked, and what this visitor has booked. */
export const bookingContext = createContext<BookingPages>()
