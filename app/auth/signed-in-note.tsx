import { useLocation } from 'react-router'
import type { User } from '#app/context.ts'
import { SignOutButton } from '#app/shell/sign-out.tsx'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { userLabel } from '#app/ui/user-label.ts'
import { readNext } from './auth-mode.ts'

/** Replaces the form for visitors who are already signed in. */
export function SignedInNote({ user }: { user: User }) {
  const { search } = useLocation()
  return (
    <section className="px-6 pb-16 pt-7 lg:py-16">
      <div className="mx-auto grid h-full max-w-[420px] content-center gap-6">
        <div>
          <h1 className="h2">You’re signed in</h1>
          <p className="mt-2.5 break-words text-muted">
            Your account is <b className="font-[650] text-ink">{userLabel(user)}</b>
            {user.name && ` (${user.email})`}.
          </p>
        </div>
        <div className="grid gap-3">
          <ButtonLink to={readNext(search)}>Continue</ButtonLink>
          <SignOutButton className={buttonClass({ look: 'outline', className: 'w-full' })} />
        </div>
      </div>
    </section>
  )
}
