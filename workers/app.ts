import { createRequestHandler } from 'react-router'
import { cleanUp } from './cleanup/cleanup.ts'
import { createSite } from './site.ts'

const renderPage = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

const site = createSite(renderPage)

export default {
  fetch: site.fetch,
  scheduled: ({ scheduledTime }, env) => cleanUp(env.DB, scheduledTime),
} satisfies ExportedHandler<Env>
