import { redirect } from 'react-router'
import { accountsContext } from '#app/context.ts'
import { readPostedForm } from '#app/rules/read-posted-form.ts'
import type { Route } from './+types/undo-address.route'
import { callServer } from './call-server.ts'
import { openMailLink } from './mail-link.ts'
import { NewPasswordPage } from './new-password-page.tsx'
import { privateMeta } from './private-meta.ts'
import { orRefused, refuse } from './refuse.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Get your account back')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ url, context }: Route.LoaderArgs) {
  return openMailLink('undo', url, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await orRefused(context, context.get(accountsContext).undoAddress(form))
  if (result.kind === 'refused') return refuse(result, {})
  return redirect('/account', { headers: result.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

/** Unlike other links, this one cannot be asked for again. */
const DEAD = 'This link no longer works. Contact us, and we’ll help you get your account back.'

export default function UndoAddress({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <NewPasswordPage
      link={link.kind === 'dead' ? { ...link, error: DEAD } : link}
      heading="Get your account back"
      lead={(email) =>
        `Choose a new password, and we’ll make ${email} the address of your account again.`
      }
      submit="Restore my address"
      problem={actionData}
      askAgain={{ to: '/contact', label: 'Contact us' }}
    />
  )
}
