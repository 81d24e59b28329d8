import { createRequestHandler, type ServerBuild } from 'react-router'
import { createSite, type RenderPage } from './site.ts'

const { MODE } = import.meta.env

let made: { build: ServerBuild; render: RenderPage } | undefined

const site = createSite(async (request, context) => {
  const build = await import('virtual:react-router/server-build')
  // Given a function that loads the build, the handler would rank all routes for each request. In
  // development an edit makes another build.
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
