import { createPath, useLocation } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/**
 * The page for an error, with a reference and a way on.
 *
 * **Shape**: `isUnreached` means that a navigation got no answer because the browser is offline.
 */
export function ErrorPage({
  requestId,
  isUnreached,
}: {
  requestId: string | undefined
  isUnreached: boolean
}) {
  const location = useLocation()
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <h1 className="h2">
        {isUnreached ? 'We couldn’t load this page' : 'Something went wrong on our side'}
      </h1>
      <p className="lead">
        {isUnreached
          ? 'Check your internet connection and try again'
          : 'It’s not something you did. Try again in a minute'}
        , or ring us on{' '}
        <a className="font-semibold text-evergreen underline" href={brand.phone.href}>
          {brand.phone.label}
        </a>
        .
      </p>
      {requestId && (
        <p className="text-muted">
          If you contact us, quote this reference: <code className="text-ink">{requestId}</code>
        </p>
      )}
      {isUnreached ? (
        <ButtonLink to={createPath(location)}>Try again</ButtonLink>
      ) : (
        <ButtonLink to="/">Return to Home</ButtonLink>
      )}
    </section>
  )
}
