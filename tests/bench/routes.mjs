import { routes as addresses } from '../support/routes.ts'

/** The addresses that the browser tests visit, two variants, and one that does not exist. */
const routes = [
  ...[...addresses, '/coming-soon?industry=finance', '/auth?mode=signup'].map((path) => ({
    path,
    status: 200,
  })),
  { path: '/no-such-page', status: 404 },
]

/**
 * Every route to measure, with the status of its document.
 *
 * **Errors**: an unknown path, so that no run passes because of a typo.
 */
export function listRoutes(onlyPaths) {
  if (!onlyPaths) return routes
  return onlyPaths.map((path) => {
    const route = routes.find((one) => one.path === path)
    if (!route) {
      throw new Error(`no route ${path}; there are: ${routes.map((one) => one.path).join(' ')}`)
    }
    return route
  })
}
