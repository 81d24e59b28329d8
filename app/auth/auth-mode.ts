import { useLocation } from 'react-router'
import { safePath } from '#app/rules/safe-path.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Whether the form signs in or signs up. */
export type AuthMode = 'signin' | 'signup'

/** What a link to these pages can pass in its state, which keeps it out of the URL. */
type Brought = { mode?: unknown; email?: unknown }

/** Where signing in leads by default. */
const AFTER_SIGN_IN = '/welcome'

/** The mode in a query: `mode=signup` means sign-up, anything else sign-in. */
export function readAuthMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'signin'
}

/** The page's mode, from its address or from the state of the link that led to it. */
export function useAuthMode(): AuthMode {
  const { search } = useLocation()
  const { mode } = useBrought()
  return mode === 'signup' ? mode : readAuthMode(search)
}

/** The email address that was typed before following a link to this page, or ''. */
export function useTypedEmail(): string {
  const { email } = useBrought()
  return typeof email === 'string' ? email : ''
}

/** The link's state, or {} until hydration: a reload keeps it, but the server can't see it. */
function useBrought(): Brought {
  const state: unknown = useLocation().state
  const isHydrated = useHydrated()
  return isHydrated && typeof state === 'object' && state !== null ? state : {}
}

/** The page to go to after signing in: the query's `next`, if it is on this site. */
export function readNext(search: string): string {
  return safePath(new URLSearchParams(search).get('next'), AFTER_SIGN_IN)
}

/** Whether the form is shown to somebody who is signed in, who must prove who they are. */
export function isAskedAgain(search: string): boolean {
  return new URLSearchParams(search).has('again')
}

/** The address of a mode. Keeps the page to go to afterwards, and whether to sign in again. */
export function authPath(mode: AuthMode, search: string): string {
  const query = new URLSearchParams()
  if (isAskedAgain(search)) query.set('again', '')
  if (mode === 'signup') query.set('mode', mode)
  const next = readNext(search)
  if (next !== AFTER_SIGN_IN) query.set('next', next)
  return query.size === 0 ? '/auth' : `/auth?${query}`
}
