import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { pageContext } from './services.ts'
import type { RenderPage } from './site.ts'

const { MODE, PROD } = import.meta.env

let made: { build: ServerBuild; handle: RequestHandler } | undefined

/** Renders a page with the React Router build. */
export const renderPage: RenderPage = async (request, visit) => {
  const handle = await findHandler()
  return await handle(request, pageContext(visit))
}

async function findHandler(): Promise<RequestHandler> {
  // To import it again for each page took 3% of a render. In development an edit makes another.
  if (made && PROD) return made.handle
  const build = await import('virtual:react-router/server-build')
  // Given a function that loads the build, the handler would rank all routes for each request.
  if (made?.build !== build) made = { build, handle: createRequestHandler(build, MODE) }
  return made.handle
}
