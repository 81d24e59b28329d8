import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'

const mainPages: readonly { path: string; label: string }[] = [
  { path: '/#features', label: 'Features' },
  { path: '/#pricing', label: 'Pricing' },
  { path: '/blog', label: 'Blog' },
  { path: '/contact', label: 'Contact' },
  { path: AUTH_PATH, label: 'Sign In' },
]

/** The head of a page that does not exist. */
export function notFoundMeta(path: string, origin: string | undefined) {
  return pageMeta({
    title: '404 - Page Not Found',
    description: 'This page doesn’t exist or has moved. Go to the home page to find what you need.',
    keywords: ['page not found'],
    path,
    origin,
  })
}

/** The page for an unknown address. */
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
      <nav aria-label="Main pages">
        <ul className="flex flex-wrap gap-x-6">
          {mainPages.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-11 items-center text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action="/blog"
        role="search"
        className="flex w-full max-w-[520px] flex-wrap items-end gap-3"
      >
        <div className="grow">
          <TextField label="Search our articles" type="search" name="q" required />
        </div>
        <button type="submit" className={buttonClass({ look: 'outline' })}>
          Search
        </button>
      </form>
    </section>
  )
}
