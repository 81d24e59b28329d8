import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'

const renderPage = createRequestHandler(
  () => import('virtual:react-router/server-build'),
  import.meta.env.MODE,
)

let stored = ''

/** Answers with the text that it was given: the least that a stored page can cost. */
const hono = new Hono()
  .put('/stored', async (c) => {
    stored = await c.req.text()
    return c.text('ready')
  })
  .get('/stored', (c) => c.html(stored))

export default {
  fetch: (request: Request) =>
    request.url.endsWith('/stored')
      ? hono.fetch(request)
      : renderPage(request, new RouterContextProvider()),
}
