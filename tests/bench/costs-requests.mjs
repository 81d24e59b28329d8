import { setTimeout as wait } from 'node:timers/promises'

const ZONE = 'Europe/London'
const PASSWORD = 'correct horse battery'

/**
 * The requests whose cost is measured.
 *
 * **Shape**: `make` gives the path and the init of the nth request; `count` is how many are sent;
 * each answer must have the `status`.
 */
export async function listRequests(ask) {
  const etag = (await ask('/')).headers.get('ETag') ?? ''
  const [slots, cookie] = [await freeSlots(ask), await signedIn(ask)]
  const page = (what, path, init, status = 200) => ({
    what,
    count: 200,
    status,
    make: () => [path, init],
  })
  return [
    page('page, stored', '/'),
    page('page, seen before', '/', { headers: { 'If-None-Match': etag } }, 304),
    page('page as data, stored', '/contact.data'),
    page('page, rendered', '/?utm_source=bench'),
    page('page, signed in', '/', { headers: { Cookie: cookie } }),
    page('page with the diary', '/welcome'),
    page('page that does not exist', '/no-such-page', undefined, 404),
    page('example call, a range', '/media/calls/home.mp3', { headers: { Range: 'bytes=0-' } }, 206),
    page('health', '/api/health'),
    page('free slots', '/api/booking/slots'),
    {
      what: 'batch of analytics',
      count: 200,
      status: 200,
      make: () => ['/ingest/e/', json({ batch: [] })],
    },
    {
      what: 'sign-up to the newsletter',
      count: 200,
      status: 200,
      make: (index) => ['/api/newsletter', json({ email: `n${index}@example.com` }, index)],
    },
    {
      what: 'booking of a call',
      count: 100,
      status: 201,
      make: (index) => ['/api/booking', json(bookingOf(slots, index), index)],
    },
    {
      what: 'sign-up',
      // More than for the time: the database grows by whole pages.
      count: 60,
      status: 302,
      make: (index) => ['/auth?mode=signup', form(`u${index}@example.com`, index)],
    },
    {
      what: 'sign-in',
      count: 20,
      status: 302,
      make: (index) => ['/auth', form('u0@example.com', index)],
    },
    chatRequest('question, answered by the model'),
  ]
}

/** A question to the chat, each from another visitor: limits are counted by network. */
export function chatRequest(what) {
  const messages = [{ role: 'user', content: 'How much is Pro?' }]
  return {
    what,
    count: 100,
    status: 200,
    make: (index) => ['/api/chat', json({ messages }, index)],
  }
}

async function freeSlots(ask) {
  return (await (await ask('/api/booking/slots')).json()).slots
}

async function signedIn(ask) {
  const [path, init] = ['/auth?mode=signup', form('owner@example.com', 60_000)]
  const cookies = (await ask(path, init)).headers.getSetCookie()
  // A cookie of this very second is always checked in the database.
  await wait(2100)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

function bookingOf(slots, index) {
  return { slot: slots[index], zone: ZONE, name: 'Bench', email: `b${index}@example.com` }
}

function json(body, index = 0) {
  const headers = { 'Content-Type': 'application/json', ...from(index) }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

function form(email, index) {
  const body = new URLSearchParams({ email, password: PASSWORD, name: 'Bench' })
  return { method: 'POST', headers: from(index), body }
}

function from(index) {
  return { 'CF-Connecting-IP': `10.210.${index >> 8}.${index & 255}` }
}
