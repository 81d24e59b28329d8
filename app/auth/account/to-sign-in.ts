import { redirect } from 'react-router'
import type { SignedOut } from '#workers/auth/contract.ts'

/** Redirects a visitor whose session has ended to sign in, and then back to the account. */
export function toSignIn({ code, headers }: SignedOut): Response {
  const query = new URLSearchParams({ next: '/account' })
  if (code !== null) query.set('error', code)
  return redirect(`/auth?${query}`, { headers })
}
