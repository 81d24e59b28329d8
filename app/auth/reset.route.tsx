import { Form, redirect, useNavigation } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { RefusedField } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sentences } from '#workers/auth/contract.ts'
import type { Route } from './+types/reset.route'
import { AuthPage } from './auth-page.tsx'
import { callServer } from './call-server.ts'
import { DeadLink } from './dead-link.tsx'
import { openMailLink } from './mail-link.ts'
import { privateMeta } from './private-meta.ts'
import { readForm } from './read-form.ts'
import { refuse } from './refuse.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('New password')
}

export function loader({ request, context }: Route.LoaderArgs) {
  return openMailLink('reset', request, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await context.get(accountsContext).resetPassword(await readForm(request))
  if (result.kind === 'refused') return refuse(result, {})
  return redirect('/welcome', { headers: result.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Reset({ loaderData: link, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const field = actionData && 'field' in actionData ? actionData.field : undefined
  if (link.kind !== 'valid') {
    const error = link.kind === 'dead' ? link.error : sentences['invalid-action-code']
    return <DeadLink error={error} askAgain="/auth/forgotten" />
  }
  return (
    <AuthPage
      heading="Choose a new password"
      lead={`For ${link.email}. All your other devices are signed out.`}
    >
      {actionData && !isBusy && <ErrorAlert id="reset-problem">{actionData.error}</ErrorAlert>}
      <Form method="post" aria-busy={isBusy} className="grid gap-4.5">
        <input type="hidden" name="token" value={link.token} />
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <RefusedField value={field && !isBusy ? { name: field, alertId: 'reset-problem' } : null}>
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            hint="At least 8 characters. A few words in a row do well."
          />
        </RefusedField>
        <SubmitButton isBusy={isBusy}>Set the new password</SubmitButton>
      </Form>
    </AuthPage>
  )
}
