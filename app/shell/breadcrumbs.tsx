import { Link } from 'react-router'

/** One breadcrumb; without a path it is plain text. */
export type Crumb = { label: string; path: string | null }

/** Path segments that have no page. */
const foldersOnly = new Set(['use-cases'])

/** The breadcrumbs of a path: Home, then each segment in title case. The home page has none. */
export function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  return [
    { label: 'Home', path: '/' },
    ...segments.map((segment, index) => ({
      label: titleCase(segment),
      path: foldersOnly.has(segment) ? null : `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ]
}

/** Shows a page's breadcrumbs; nothing on the home page. */
export function Breadcrumbs({ path }: { path: string }) {
  const crumbs = crumbsOf(path)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="wrap pt-3 text-[0.9375rem] text-muted">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {crumbs.map(({ label, path: target }, index) => (
          <li key={label} className="flex items-center gap-x-2.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-[650] text-ink">
                {label}
              </span>
            ) : target ? (
              <Link to={target} className="inline-flex min-h-11 items-center hover:underline">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function titleCase(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
