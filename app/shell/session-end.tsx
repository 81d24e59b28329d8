import { Link, useLocation } from 'react-router'
import { AUTH_PATH } from '#app/site/navigation.ts'

/** Says above the page why the visitor's session was ended by the server or another tab. */
export function SessionEnd({ reason }: { reason: string }) {
  const { pathname, search } = useLocation()
  // The sign-in form shows this itself.
  if (pathname === AUTH_PATH && new URLSearchParams(search).has('error')) return null
  return (
    <div role="alert" className="bg-amber-soft">
      <p className="wrap flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
        <span className="py-2">{reason}</span>
        <Link
          to={AUTH_PATH}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Sign In
        </Link>
      </p>
    </div>
  )
}
