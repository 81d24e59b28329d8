import { createRequestHandler, RouterContextProvider } from 'react-router'

const renderPage = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

export default {
  fetch: (request: Request) => renderPage(request, new RouterContextProvider()),
}
