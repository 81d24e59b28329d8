import { Form, Link, useLocation, useNavigation } from 'react-router'
import { accountsContext, offersContext } from '#app/context.ts'
import { readPostedForm, shortTextOf } from '#app/rules/read-posted-form.ts'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert, SuccessNote } from '#app/ui/alert.tsx'
import { TextField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/forgotten.route'
import { useTypedEmail } from './auth-mode.ts'
import { AuthPage } from './auth-page.tsx'
import { callServer } from './call-server.ts'
import { privateMeta } from './private-meta.ts'
import { orRefused, refuse } from './refuse.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Forgotten password')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ context }: Route.LoaderArgs) {
  return { canMail: context.get(offersContext).mail }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const email = shortTextOf(form, 'email')
  const result = await orRefused(context, context.get(accountsContext).requestReset(form))
  return result.kind === 'refused' ? refuse(result, { email }) : { error: null, email }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { state } = useLocation()
  const typedBefore = useTypedEmail()
  if (!loaderData.canMail) {
    return (
      <AuthPage
        heading="Forgotten your password?"
        lead={
          <>
            We can’t send emails at the moment. Email{' '}
            <a href={`mailto:${brand.email}`} className="text-link">
              {brand.email}
            </a>{' '}
            or ring{' '}
            <a href={brand.phone.href} className="text-link">
              {brand.phone.label}
            </a>{' '}
            and we’ll help you get back in.
          </>
        }
      />
    )
  }
  return (
    <AuthPage
      heading="Forgotten your password?"
      lead="Enter your email address and we’ll send you a link to reset your password. The link works for 30 minutes."
    >
      {actionData &&
        !isBusy &&
        (actionData.error === null ? (
          <SuccessNote>
            If there’s an account with that address, we’ve sent it an email. If nothing arrives
            within five minutes, check your spam folder or ask for another link.
          </SuccessNote>
        ) : (
          <ErrorAlert>{actionData.error}</ErrorAlert>
        ))}
      <Form method="post" state={state} aria-busy={isBusy} className="grid gap-4.5">
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={actionData && 'email' in actionData ? actionData.email : typedBefore}
        />
        <SubmitButton isBusy={isBusy}>Email me a link</SubmitButton>
      </Form>
      <p>
        <Link to="/auth" state={state} className="inline-flex min-h-11 items-center text-link">
          Back to sign in
        </Link>
      </p>
    </AuthPage>
  )
}
