import { Link } from 'react-router'
import { useUser } from '#app/shell/use-user.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { userLabel } from '#app/ui/user-label.ts'

/** Says whether the visitor is signed in, and what that means for this page. */
export function VisitorNote() {
  const user = useUser()
  return (
    <div className="mt-8 flex max-w-[34em] gap-3 rounded-control bg-mist px-4 py-3.5">
      <Icon name="user-round" className="mt-0.5 size-5.5 text-evergreen" />
      {user ? (
        <p className="min-w-0 [overflow-wrap:anywhere]">
          You are logged in as {userLabel(user)}. This page can be customised for your firm.
        </p>
      ) : (
        <div>
          <p>
            You’re not signed in. When you are, we’ll greet you by name here and this page can be
            customised for your firm.
          </p>
          <Link to={AUTH_PATH} className="-mb-2 inline-flex min-h-11 items-center gap-2 text-link">
            Sign in or sign up
          </Link>
        </div>
      )}
    </div>
  )
}
