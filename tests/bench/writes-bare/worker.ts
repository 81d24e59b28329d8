import { Hono } from 'hono'

/** The least that a route with one D1 insert can be. */
const app = new Hono<{ Bindings: { DB: D1Database } }>()

// Asked until it answers: the table is there before the first post.
app.get('/', async (c) => {
  await c.env.DB.exec('create table if not exists posts (email text primary key not null) strict')
  return c.text('ready')
})

app.post('/insert', async (c) => {
  const { email } = await c.req.json<{ email: string }>()
  await c.env.DB.prepare('insert into posts (email) values (?1)').bind(email).run()
  return c.json({ ok: true })
})

export default app
