import { Link } from 'react-router'
import { authPath } from './auth-mode.ts'

/** Words in the sentences that become links, and where they lead. */
const waysOn = {
  'reset your password': '/auth/forgotten',
  'reset it': '/auth/forgotten',
  'Sign in instead': '/auth',
  'Contact us': '/contact',
} as const

/**
 * Why an attempt failed, with a link to the next step.
 *
 * **Shape**: `email` is the typed address, which the linked page fills in; `onSignIn` runs when the
 * link changes the mode, which removes this sentence and its focused link.
 */
export function ProblemText({
  text,
  email = '',
  search = '',
  onSignIn,
}: {
  text: string
  email?: string
  search?: string
  onSignIn?: () => void
}) {
  const [words, to] = Object.entries(waysOn).find(([words]) => text.includes(words)) ?? []
  if (words === undefined || to === undefined) return text
  const [before, after] = text.split(words)
  const isHere = to === '/auth'
  return (
    <>
      {before}
      <Link
        to={isHere ? authPath('signin', search) : to}
        state={{ email }}
        onClick={isHere ? onSignIn : undefined}
        className="text-link"
      >
        {words}
      </Link>
      {after}
    </>
  )
}
