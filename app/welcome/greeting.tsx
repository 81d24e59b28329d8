import { Link, useFetcher } from 'react-router'
import type { User } from '#app/context.ts'
import { useUser } from '#app/shell/use-user.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { userLabel } from '#app/ui/user-label.ts'

/** Greets whoever is signed in, and tells others honestly that they are not. */
export function Greeting() {
  const user = useUser()
  if (user) {
    return (
      <p className="mt-4 [overflow-wrap:anywhere]">{`Hello, ${userLabel(user)}. You are signed in.`}</p>
    )
  }
  return (
    <p className="mt-4 text-muted">
      You are not signed in. Once you are, this page greets you by name.{' '}
      <Link
        to={AUTH_PATH}
        className="inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4"
      >
        Sign in or sign up
      </Link>
    </p>
  )
}

/** Reminds a signed-in visitor whose address was never confirmed, and sends the link again. */
export function ConfirmAddress() {
  const user = useUser()
  return user && !user.isVerified ? <Reminder user={user} /> : null
}

function Reminder({ user }: { user: User }) {
  const fetcher = useFetcher<{ error: string | null }>()
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="bg-amber-soft">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p role="status" className="flex min-w-[min(100%,320px)] flex-1 gap-3">
          <Icon name="i-lucide-mail" className="mt-0.5 size-5.5 text-evergreen" />
          <span className="min-w-0 break-words">{sayOf(user.email, fetcher.data)}</span>
        </p>
        {fetcher.data?.error !== null && (
          // Without JavaScript the account page answers.
          <fetcher.Form method="post" action="/account">
            <input type="hidden" name="intent" value="verification" />
            <button
              type="submit"
              disabled={isBusy}
              className={buttonClass({ look: 'outline', size: 'small' })}
            >
              Send the link again
            </button>
          </fetcher.Form>
        )}
      </div>
    </div>
  )
}

function sayOf(email: string, outcome: { error: string | null } | undefined): string {
  if (outcome === undefined) {
    return `Please confirm your address: we have sent a link to ${email}. Everything works meanwhile.`
  }
  return outcome.error ?? `A new link is on its way to ${email}.`
}
