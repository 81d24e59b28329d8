import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { expireUser } from './account-changes.ts'

/** Where a form ends the session. */
const SIGN_OUT_PATH = '/auth/sign-out'

/** How long a call that changes who is signed in may take. */
const CALL_LIMIT_MS = 15_000

/** A button that ends the session and goes home. A failure is only logged. */
export function SignOutButton({
  className,
  children = 'Sign Out',
}: {
  className: string
  children?: ReactNode
}) {
  const navigate = useNavigate()

  async function signOut(event: SubmitEvent) {
    event.preventDefault()
    try {
      await endSession()
      expireUser()
      await navigate('/')
    } catch (error) {
      console.error('Signing out failed.', error)
    }
  }

  return (
    <form method="post" action={SIGN_OUT_PATH} onSubmit={(event) => void signOut(event)}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  )
}

async function endSession(): Promise<void> {
  const answer = await fetch(SIGN_OUT_PATH, {
    method: 'POST',
    // Empty, but a form: the server refuses a post of any other type, or of none.
    body: new URLSearchParams(),
    // The redirect is for browsers without JavaScript; following it here would load a page
    // needlessly.
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  })
  if (answer.type !== 'opaqueredirect') throw new Error(`The server answered ${answer.status}.`)
}
