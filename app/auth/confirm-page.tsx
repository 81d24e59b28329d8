import { Form, useNavigation } from 'react-router'
import { useUser } from '#app/shell/use-user.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthPage } from './auth-page.tsx'
import { DeadLink } from './dead-link.tsx'
import type { MailLink } from './mail-link.ts'

/**
 * The page of a link that proves an address.
 *
 * The button is the proof, not the visit: mail scanners follow links.
 */
export function ConfirmPage({
  link,
  problem,
  done,
}: {
  link: MailLink
  problem: { error: string } | undefined
  done: string
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  const user = useUser()
  if (link.kind === 'used') {
    return (
      <AuthPage heading="Thank you" lead={done}>
        {user ? (
          <ButtonLink to="/welcome">Continue</ButtonLink>
        ) : (
          <ButtonLink to={AUTH_PATH}>Sign In</ButtonLink>
        )}
      </AuthPage>
    )
  }
  if (link.kind === 'dead') return <DeadLink error={link.error} askAgain="/account" />
  return (
    <AuthPage heading="Is this your address?" lead={link.email}>
      {problem && !isBusy && <ErrorAlert>{problem.error}</ErrorAlert>}
      <Form method="post" className="grid">
        <input type="hidden" name="token" value={link.token} />
        <SubmitButton isBusy={isBusy}>Confirm this address</SubmitButton>
      </Form>
    </AuthPage>
  )
}
