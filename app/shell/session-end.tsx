import { Link, useLocation } from 'react-router'
import { AUTH_PATH } from '#app/site/navigation.ts'

/** Tells somebody whose session the server has ended why, above the page that they came for. */
export function SessionEnd({ reason }: { reason: string }) {
  const { pathname, search } = useLocation()
  // Whoever was led to the form is told there.
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
