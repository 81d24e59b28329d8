import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AuthPage } from './auth-page.tsx'

/** The page for an email link that no longer works, with a link to get a new one. */
export function DeadLink({
  error,
  askAgain: { to, label },
}: {
  error: string
  askAgain: { to: string; label: string }
}) {
  return (
    <AuthPage heading="This link doesn’t work" lead="We haven’t changed anything.">
      <ErrorAlert>{error}</ErrorAlert>
      <ButtonLink to={to}>{label}</ButtonLink>
    </AuthPage>
  )
}
