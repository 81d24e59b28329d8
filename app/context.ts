import { createContext } from 'react-router'

/** The nonce that this response's inline scripts must bear. */
export const nonceContext = createContext<string>()

/**
 * What a page may know of the request that it answers.
 *
 * **Shape**: `id` is the reference that an error page shows; `origin` is the site's canonical one.
 */
export const requestContext = createContext<{ id: string; origin: string }>()
