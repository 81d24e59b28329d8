import { Form, useNavigation } from 'react-router'
import { useUser } from '#app/shell/use-user.ts'
import { brand } from '#app/site/brand.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { RefusedField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { linkPaths, type LinkProof } from '#workers/auth/contract.ts'
import { AuthPage } from './auth-page.tsx'
import { DeadLink } from './dead-link.tsx'
import type { ConfirmPurpose, MailLink } from './mail-link.ts'
import { PasswordField } from './password-field.tsx'
import { ProblemText } from './problem-text.tsx'

/** The id of the error message, by which the field refers to it. */
const PROBLEM_ID = 'confirm-problem'

const texts = {
  verify: {
    done: 'You’ve confirmed your email address.',
    stranger: `If you didn’t sign up for ${brand.name}, someone else used your address. Choose “This wasn’t me” and we’ll delete the account they opened with it.`,
    rejected: 'We’ve deleted the account that was opened with your address.',
  },
  address: {
    done: 'Your email address has been changed. You’ve been signed out on your other devices.',
    stranger: `If you didn’t ask for this, someone else wants to use your address for their ${brand.name} account. Choose “This wasn’t me” and we’ll cancel the change.`,
    rejected: 'We’ve cancelled the change. The account won’t use your address.',
  },
} as const

/**
 * The page of a link that confirms an address.
 *
 * Opening it changes nothing, because mail scanners follow links: the button confirms.
 */
export function ConfirmPage({
  purpose,
  link,
  problem,
}: {
  purpose: ConfirmPurpose
  link: MailLink
  problem: { error: string; field?: string | undefined } | undefined
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  const user = useUser()
  const text = texts[purpose]
  if (link.kind === 'dead')
    return <DeadLink error={link.error} askAgain={{ to: '/account', label: 'Get a new link' }} />
  if (link.kind === 'rejected') return <AuthPage heading="Thank you" lead={text.rejected} />
  if (link.kind === 'used') {
    return (
      <AuthPage heading="Thank you" lead={text.done}>
        {user ? (
          <ButtonLink to="/welcome">Continue</ButtonLink>
        ) : (
          <ButtonLink to={AUTH_PATH}>Sign In</ButtonLink>
        )}
      </AuthPage>
    )
  }
  const { token, proof, email } = link
  const field = isBusy ? undefined : problem?.field
  return (
    <AuthPage
      heading="Is this your email address?"
      lead={<span className="break-words">{email}</span>}
    >
      {problem && !isBusy && (
        <ErrorAlert id={PROBLEM_ID}>
          <ProblemText text={problem.error} />
        </ErrorAlert>
      )}
      <RefusedField value={field ? { name: field, alertId: PROBLEM_ID } : null}>
        <Confirmation purpose={purpose} token={token} proof={proof} isBusy={isBusy} />
      </RefusedField>
      {proof !== 'session' && (
        <Form method="post" className="ph-no-capture mt-2 grid gap-3 border-t border-line pt-6">
          <p className="text-muted">{text.stranger}</p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton
            name="intent"
            value="reject"
            isBusy={isBusy}
            isSpinning={false}
            look="outline"
          >
            This wasn’t me
          </SubmitButton>
        </Form>
      )}
    </AuthPage>
  )
}

function Confirmation({
  purpose,
  token,
  proof,
  isBusy,
}: {
  purpose: ConfirmPurpose
  token: string
  proof: LinkProof
  isBusy: boolean
}) {
  if (proof === 'sign-in') {
    const next = `${linkPaths[purpose]}?token=${token}`
    return (
      <>
        <p>To confirm this address, sign in to your account.</p>
        <ButtonLink
          to={`${AUTH_PATH}?${new URLSearchParams({ again: '', next })}`}
          className="ph-no-capture"
        >
          Sign In
        </ButtonLink>
      </>
    )
  }
  return (
    <Form method="post" className="ph-no-capture grid gap-4.5">
      <input type="hidden" name="token" value={token} />
      {proof === 'password' && (
        <PasswordField
          label="Your password"
          name="currentPassword"
          autoComplete="current-password"
          hint={`The password for your ${brand.name} account. We ask because you aren’t signed in to it here.`}
        />
      )}
      <SubmitButton isBusy={isBusy}>Confirm this address</SubmitButton>
    </Form>
  )
}
