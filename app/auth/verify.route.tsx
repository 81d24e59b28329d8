import { accountsContext } from '#app/context.ts'
import type { Route } from './+types/verify.route'
import { callServer } from './call-server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { answerLink, openMailLink } from './mail-link.ts'
import { privateMeta } from './private-meta.ts'
import { readForm } from './read-form.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Confirm your address')
}

export function loader({ request, context }: Route.LoaderArgs) {
  return openMailLink('verify', request, context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return answerLink('verify', await context.get(accountsContext).verifyAddress(form))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage link={loaderData} problem={actionData} done="Your address is confirmed." />
}
