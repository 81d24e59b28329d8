/** The two things that the page can be there for. */
export type AuthMode = 'signin' | 'signup'

/** Where each mode lives: the URL holds it, so that a link can lead to either. */
export const authPaths = { signin: '/auth', signup: '/auth?mode=signup' } as const

/** The mode that a query asks for; everything but `mode=signup` is signing in. */
export function readAuthMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'signin'
}
