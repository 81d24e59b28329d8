import type { Route } from './+types/verify.route'
import { callServer } from './call-server.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { answerLink, openMailLink } from './mail-link.ts'
import { privateMeta } from './private-meta.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Confirm your email address')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function loader({ url, context }: Route.LoaderArgs) {
  return openMailLink('verify', url, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return answerLink('verify', request, context)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage purpose="verify" link={loaderData} problem={actionData} />
}
