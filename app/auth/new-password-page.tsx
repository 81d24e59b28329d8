import { Form, useNavigation } from 'react-router'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { RefusedField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sentences } from '#workers/auth/contract.ts'
import { AuthPage } from './auth-page.tsx'
import { DeadLink } from './dead-link.tsx'
import type { MailLink } from './mail-link.ts'
import { PasswordField } from './password-field.tsx'

/** The id of the error message, by which the field refers to it. */
const PROBLEM_ID = 'password-problem'

/** The page of a link that sets a password. **Shape**: `askAgain` is shown if the link is dead. */
export function NewPasswordPage({
  link,
  heading,
  lead,
  submit,
  problem,
  askAgain,
}: {
  link: MailLink
  heading: string
  lead: (email: string) => string
  submit: string
  problem: { error: string; field?: string | undefined } | undefined
  askAgain: { to: string; label: string }
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (link.kind !== 'valid') {
    const error = link.kind === 'dead' ? link.error : sentences['invalid-action-code']
    return <DeadLink error={error} askAgain={askAgain} />
  }
  const field = isBusy ? undefined : problem?.field
  const ends = link.hasGoogle
    ? 'You’ll be signed out on all your other devices, and Google will be disconnected.'
    : 'You’ll be signed out on all your other devices.'
  return (
    <AuthPage
      heading={heading}
      lead={<span className="break-words">{`${lead(link.email)} ${ends}`}</span>}
    >
      {problem && !isBusy && <ErrorAlert id={PROBLEM_ID}>{problem.error}</ErrorAlert>}
      <Form method="post" aria-busy={isBusy} className="ph-no-capture grid gap-4.5">
        <input type="hidden" name="token" value={link.token} />
        {/* Tells password managers which account the password is for. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <RefusedField value={field ? { name: field, alertId: PROBLEM_ID } : null}>
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            hint="At least 8 characters. A few random words work well."
          />
        </RefusedField>
        <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
      </Form>
    </AuthPage>
  )
}
