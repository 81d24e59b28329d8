import { createRequestHandler } from 'react-router'
import { runScheduled } from './scheduled.ts'
import { pageContext } from './services.ts'
import { createSite } from './site.ts'

// Imports React on the first render; cached pages never need it.
const handlePage = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

const site = createSite((request, visit) => handlePage(request, pageContext(visit)))

export default {
  fetch: site.fetch,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>
