import { accountsContext } from '#app/context.ts'
import type { Route } from './+types/address.route'
import { callServer } from './call-server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { answerLink, openMailLink } from './mail-link.ts'
import { privateMeta } from './private-meta.ts'
import { readForm } from './read-form.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Confirm your new address')
}

export function loader({ request, context }: Route.LoaderArgs) {
  return openMailLink('address', request, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return answerLink('address', await context.get(accountsContext).confirmAddress(form))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      link={loaderData}
      problem={actionData}
      done="This is now the address of your account. Your other devices were signed out."
    />
  )
}
