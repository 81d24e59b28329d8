import { createContext } from 'react'

/** The response's nonce while the server renders; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined)
