import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AuthPage } from './auth-page.tsx'

/** What a link of a mail leads to when it no longer works, with the way to a new one. */
export function DeadLink({ error, askAgain }: { error: string; askAgain: string }) {
  return (
    <AuthPage heading="This link does not work" lead="Nothing was changed.">
      <ErrorAlert>{error}</ErrorAlert>
      <ButtonLink to={askAgain}>Ask for a new one</ButtonLink>
    </AuthPage>
  )
}
