import { createRequestHandler, type ServerBuild } from 'react-router'
import { createSite, type RenderPage } from './site.ts'

const { MODE, PROD } = import.meta.env

let made: { build: ServerBuild; render: RenderPage } | undefined

const site = createSite(async (request, context) => {
  // To import it again for each page took 3% of a render. In development an edit makes another.
  if (made && PROD) return await made.render(request, context)
  const build = await import('virtual:react-router/server-build')
  // Given a function that loads the build, the handler would rank all routes for each request.
  if (made?.build !== build) made = { build, render: createRequestHandler(build, MODE) }
  return await made.render(request, context)
})

export default {
  fetch: site.fetch,
  scheduled: async ({ scheduledTime }, env) => {
    const { cleanUp } = await import('./cleanup/cleanup.ts')
    await cleanUp(env.DB, scheduledTime)
  },
} satisfies ExportedHandler<Env>
