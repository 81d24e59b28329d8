import { safePath } from '#app/site/safe-path.ts'

/** The two things that the page can be there for. */
export type AuthMode = 'signin' | 'signup'

/** Where signing in leads unless the address asks for another page of this site. */
const AFTER_SIGN_IN = '/welcome'

/** The mode that a query asks for; everything but `mode=signup` is signing in. */
export function readAuthMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'signin'
}

/** Where a query asks to go on to. */
export function readNext(search: string): string {
  return safePath(new URLSearchParams(search).get('next'), AFTER_SIGN_IN)
}

/** The address of a mode, which a link can lead to; the way on is kept. */
export function authPath(mode: AuthMode, search = ''): string {
  const query = new URLSearchParams()
  if (mode === 'signup') query.set('mode', mode)
  const next = readNext(search)
  if (next !== AFTER_SIGN_IN) query.set('next', next)
  return query.size === 0 ? '/auth' : `/auth?${query}`
}
