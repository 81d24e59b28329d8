import { useLayoutEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import type { User } from '#app/context.ts'
import { useUser } from '#app/shell/use-user.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { userLabel } from '#app/ui/user-label.ts'

/** Greets signed-in visitors by name, and tells others that they aren't signed in. */
export function Greeting() {
  const user = useUser()
  if (user) {
    return (
      <p className="mt-4 [overflow-wrap:anywhere]">{`Hello, ${userLabel(user)}. You’re signed in.`}</p>
    )
  }
  return (
    <p className="mt-4 text-muted">
      You’re not signed in. When you are, we’ll greet you by name here.{' '}
      <Link to={AUTH_PATH} className="inline-flex min-h-11 items-center text-link">
        Sign in or sign up
      </Link>
    </p>
  )
}

/** Reminds a signed-in visitor to confirm their address, and resends the link on request. */
export function ConfirmAddress() {
  const user = useUser()
  return user && !user.isVerified ? <Reminder user={user} /> : null
}

function Reminder({ user }: { user: User }) {
  const fetcher = useFetcher<{ error: string | null }>()
  const isBusy = fetcher.state !== 'idle'
  const answer = useRef<HTMLParagraphElement>(null)
  // On success the form is removed. Without this the focus would return to the top of the page.
  useLayoutEffect(() => {
    if (fetcher.data) answer.current?.focus()
  }, [fetcher.data])
  return (
    <div className="bg-amber-soft">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p
          role="status"
          ref={answer}
          tabIndex={-1}
          className="flex min-w-[min(100%,320px)] flex-1 gap-3"
        >
          <Icon name="mail" className="mt-0.5 size-5.5 text-evergreen" />
          <span className="min-w-0 break-words">{sayOf(user, fetcher.data)}</span>
        </p>
        {fetcher.data?.error !== null && (
          // Without JavaScript, this opens the account page.
          <fetcher.Form method="post" action="/account">
            <input type="hidden" name="intent" value="verification" />
            <SubmitButton isBusy={isBusy} look="outline" size="small">
              {user.isVerifyMailed ? 'Resend confirmation email' : 'Send confirmation email'}
            </SubmitButton>
          </fetcher.Form>
        )}
      </div>
    </div>
  )
}

function sayOf(
  { email, isVerifyMailed }: User,
  outcome: { error: string | null } | undefined,
): string {
  if (outcome === undefined && !isVerifyMailed) {
    return `Please confirm your email address. Ask us to email a link to ${email}, now or later. You can use your account in the meantime.`
  }
  if (outcome === undefined) {
    return `Please confirm your email address. We’ve sent a link to ${email}. You can use your account in the meantime.`
  }
  return outcome.error ?? `We’ve just sent a link to ${email}.`
}
