import { createRequestHandler } from 'react-router'
import { createSite } from './site.ts'

const renderPage = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

export default createSite(renderPage) satisfies ExportedHandler<Env>
