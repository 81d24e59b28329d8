import { redirect } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { readPostedForm } from '#app/rules/read-posted-form.ts'
import type { Route } from './+types/reset.route'
import { callServer } from './call-server.ts'
import { openMailLink } from './mail-link.ts'
import { NewPasswordPage } from './new-password-page.tsx'
import { privateMeta } from './private-meta.ts'
import { orRefused, refuse } from './refuse.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('New password')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ url, context }: Route.LoaderArgs) {
  return openMailLink('reset', url, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await orRefused(context, context.get(accountsContext).resetPassword(form))
  if (result.kind === 'refused') return refuse(result, {})
  return redirect('/welcome', { headers: result.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Reset({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <NewPasswordPage
      link={link}
      heading="Choose a new password"
      lead={(email) => `For ${email}.`}
      submit="Save new password"
      problem={actionData}
      askAgain={{ to: '/auth/forgotten', label: 'Get a new link' }}
    />
  )
}
