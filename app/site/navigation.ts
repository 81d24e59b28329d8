/** A section of the home page that the header leads to: its id, which is also the fragment of its URL. */
export type Anchor = 'features' | 'pricing' | 'about'

/** The page to sign up or in. */
export const AUTH_PATH = '/auth'

/** The page on which a visitor tries a call with the receptionist. */
export const TRY_PATH = '/try'

/** The link state that opens /auth for signing up without changing its address. */
export const SIGN_UP = { mode: 'signup' } as const

/** Paths that people guess, and the page that each redirects to. */
export const typedPaths: Readonly<Record<string, string>> = {
  '/features': '/#features',
  '/pricing': '/#pricing',
  '/about': '/#about',
  '/login': AUTH_PATH,
  '/signup': `${AUTH_PATH}?mode=signup`,
}

/** The query parameter that opens the chat with a question filled in, on any page. */
export const ASK_PARAM = 'ask'

/** The account page of a signed-in user. */
export const ACCOUNT_PATH = '/account'
