import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** What the head says of a page that does not exist. */
export function notFoundMeta(path: string, origin: string | undefined) {
  return pageMeta({
    title: '404 - Page Not Found',
    description: 'This page does not exist, or has moved. The home page knows the way.',
    keywords: ['page not found'],
    path,
    origin,
  })
}

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`)
  }, [pathname])
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <p className="figure text-[clamp(5rem,18vw,11rem)] text-evergreen" aria-hidden="true">
        404
      </p>
      <h1 className="h2">404 - Page Not Found</h1>
      <p className="lead">Oops! Page not found</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  )
}
