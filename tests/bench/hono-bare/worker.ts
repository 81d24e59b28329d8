import { Hono } from 'hono'

let page = ''

/** The least that a route with a page can be: it answers with the text that it was given. */
const app = new Hono()

app.put('/', async (c) => {
  page = await c.req.text()
  return c.text('ready')
})

app.get('/', (c) => c.html(page))

export default app
