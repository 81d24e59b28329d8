import { accountsContext, offersContext } from '#app/context.ts'
import { readPostedForm } from '#app/rules/read-posted-form.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { callServer } from '../call-server.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/account.route'
import { act, type Intent } from './act.ts'
import { Deletion, SignOutEverywhere, YourData } from './closing.tsx'
import { ChangeAddress, ChangeName, ChangePassword } from './credentials.tsx'
import { DisconnectGoogle } from './google.tsx'
import { Overview } from './overview.tsx'
import { toSignIn } from './to-sign-in.ts'

export function meta(): Route.MetaDescriptors {
  return privateMeta('Your account')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export async function loader({ context }: Route.LoaderArgs) {
  const accounts = context.get(accountsContext)
  const account = await accounts.readAccount()
  if (account.kind === 'signed-out') throw toSignIn(account)
  return { account, canMail: context.get(offersContext).mail }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await act(context, await readPostedForm(request))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction)
}

/** Whether the page's last action was this form's, and succeeded. */
function isDone(answer: object | undefined, intent: Intent): boolean {
  return (
    answer !== undefined &&
    'intent' in answer &&
    answer.intent === intent &&
    !('error' in answer && answer.error)
  )
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, canMail } = loaderData
  const wasDisconnected = isDone(actionData, 'google')
  const isUnplaced = actionData && !('intent' in actionData)
  return (
    <div className="wrap pb-16 pt-7 lg:pb-26 lg:pt-14">
      <h1 className="h1">Your account</h1>
      {isUnplaced && (
        <div className="mt-8 max-w-[560px]">
          <ErrorAlert>{actionData.error}</ErrorAlert>
        </div>
      )}
      <div className="mt-10 grid items-start gap-x-18 gap-y-10 lg:mt-14 lg:grid-cols-[300px_1fr]">
        <Overview account={account} canMail={canMail} />
        <div className="grid gap-6">
          <ChangeName account={account} />
          <ChangeAddress account={account} canMail={canMail} />
          <ChangePassword account={account} />
          <DisconnectGoogle account={account} wasDisconnected={wasDisconnected} />
          <SignOutEverywhere />
          <YourData />
          <Deletion account={account} />
        </div>
      </div>
    </div>
  )
}
