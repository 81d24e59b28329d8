import { pages } from '../../app/site/pages.ts'

/** What the site map does not list but a visitor meets. */
const beyondTheSiteMap = [
  '/blog/virtual-assistant-vs-call-center',
  '/blog/restaurant-phone-systems-2025',
  '/coming-soon?industry=finance',
  '/auth?mode=signup',
]

/** The page that stands for every address that does not exist. */
const MISSING_PATH = '/no-such-page'

/**
 * Every route to measure, with the status that its document should have.
 *
 * **Errors**: a path that is asked for but not measured is refused, so that no run passes by a typo.
 */
export function listRoutes(onlyPaths) {
  const routes = [
    ...pages.map(({ path }) => ({ path, status: 200 })),
    ...beyondTheSiteMap.map((path) => ({ path, status: 200 })),
    { path: MISSING_PATH, status: 404 },
  ]
  if (!onlyPaths) return routes
  const known = new Map(routes.map((route) => [route.path, route]))
  return onlyPaths.map((path) => {
    const route = known.get(path)
    if (!route) throw new Error(`no route ${path}; there are: ${[...known.keys()].join(' ')}`)
    return route
  })
}
