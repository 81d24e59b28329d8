import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { Hono, type Context } from 'hono'
import { expect, test } from 'vitest'
import type { User } from '#app/context.ts'
import type { BookingBox, PageAnswer } from '#workers/booking/contract.ts'
import { bookingPages } from '#workers/booking/page-service.ts'
import { requestLog } from '#workers/http/request-log.ts'
import type { AppEnv } from '#workers/http/app-env.ts'
import { requireSettings } from '#workers/http/require-settings.ts'
import {
  bookingFields,
  forgetBookings,
  freeSlots,
  post,
  type BookingBody,
} from '#tests/support/booking.ts'
import { failingDatabase } from '#tests/support/failing-database.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { createUser, passTime } from '#tests/support/visitor.ts'

const ada: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  isVerified: true,
  isVerifyMailed: true,
}

/** What the pages get to know, for this user, as JSON. */
async function askPages(
  path: `/box${string}` | '/has-call' | '/book',
  { user = null, changes = {}, init }: { user?: User | null; changes?: object; init?: RequestInit },
) {
  const pages = (c: Context<AppEnv>) => bookingPages(c, user, async () => user?.id ?? null)
  const app = new Hono<AppEnv>()
    .use(requestLog, requireSettings)
    .get('/box', async (c) => c.json(await pages(c).readBox(c.req.raw)))
    .get('/has-call', async (c) => c.json(await pages(c).hasCall()))
    .post('/book', async (c) => c.json(await pages(c).book(c.req.raw)))
  const request = new Request(`https://larkline.test${path}`, init)
  const response = await app.fetch(request, { ...env, ...changes }, createExecutionContext())
  return await response.json()
}

async function readOwnBox(user: User | null, cookie = '') {
  const box = (await askPages('/box', {
    user,
    init: { headers: { Cookie: cookie } },
  })) as BookingBox
  return box.kind === 'own' ? box : expect.fail('the box is not our own')
}

async function bookFirst(email: string) {
  const [slot = ''] = await freeSlots()
  const fields = bookingFields(slot, { email })
  const response = await fetchSite('/api/booking', post(fields))
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { slot, cookie, call: ((await response.json()) as BookingBody).call }
}

test('a signed-in user finds name and address filled in, a visitor does not', async () => {
  await forgetBookings()
  expect((await readOwnBox(ada)).prefill).toEqual({ name: 'Ada', email: 'ada@example.com' })
  expect((await readOwnBox(null)).prefill).toBe(null)
  const changes = { SCHEDULING_URL: 'https://calendly.com/larkline/set-up' }
  expect(await askPages('/box', { user: ada, changes })).toEqual({
    kind: 'provider',
    provider: {
      api: 'calendly',
      url: 'https://calendly.com/larkline/set-up',
      scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
      frameOrigins: ['https://calendly.com'],
    },
    prefill: { name: 'Ada', email: 'ada@example.com' },
  })
})

test('a booked call is shown to the browser that booked it, and to its proven address', async () => {
  await forgetBookings()
  const { slot, cookie } = await bookFirst('ada@example.com')
  expect((await readOwnBox(null, cookie)).calls).toMatchObject([{ startsAt: slot }])
  expect((await readOwnBox(ada)).calls).toMatchObject([{ startsAt: slot }])
  expect(await askPages('/has-call', { user: ada })).toBe(true)
})

test('a call is shown until it is over', async () => {
  await forgetBookings()
  const { slot, cookie } = await bookFirst('over@example.com')
  const leftMs = Date.parse(slot) + 30 * 60_000 - Date.now()
  {
    using _late = passTime(leftMs - 5000)
    expect((await readOwnBox(null, cookie)).calls).toHaveLength(1)
  }
  using _over = passTime(leftMs)
  expect((await readOwnBox(null, cookie)).calls).toEqual([])
})

test('the zone that a visitor has chosen comes before that of the network', async () => {
  const zoneOf = async (query: string, timezone?: string) => {
    const init = { cf: { timezone } } as RequestInit
    return await askPages(`/box${query}`, { init })
  }
  const kathmandu = 'Asia/Kathmandu'
  expect(await zoneOf('')).toMatchObject({ zone: 'Europe/London' })
  expect(await zoneOf('', kathmandu)).toMatchObject({ zone: kathmandu })
  expect(await zoneOf('?zone=nowhere', kathmandu)).toMatchObject({ zone: kathmandu })
  expect(await zoneOf('?zone=Pacific/Auckland', kathmandu)).toMatchObject({
    zone: 'Pacific/Auckland',
  })
})

test('an unproven address, another account and a forged cookie show no calls', async () => {
  await forgetBookings()
  const { cookie } = await bookFirst('ada@example.com')
  for (const user of [{ ...ada, isVerified: false }, { ...ada, email: 'eve@example.com' }, null]) {
    expect((await readOwnBox(user)).calls).toEqual([])
    expect(await askPages('/has-call', { user })).toBe(false)
  }
  const forged = `${cookie.slice(0, -2)}AA`
  expect((await readOwnBox(null, forged)).calls).toEqual([])
})

test('a call booked with an account sets no cookie, so an ended session shows no call', async () => {
  await forgetBookings()
  const lost = await createUser('lost-phone@example.com')
  const { user } = await lost.view()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { email: 'lost-phone@example.com' })
  const response = await lost.send('/api/booking', post(fields))
  expect(response.status).toBe(201)
  expect([...lost.jar.keys()].filter((name) => name.includes('set-up-call'))).toEqual([])
  expect((await readOwnBox({ ...ada, id: user?.id ?? '' })).calls).toMatchObject([
    { startsAt: slot },
  ])
})

test('a session that was ended elsewhere books no call for its account, even within the minute', async () => {
  await forgetBookings()
  const thief = await createUser('ended-elsewhere@example.com')
  const [slot = ''] = await freeSlots()
  const fields = { slot, zone: 'Europe/London', name: 'Eve', email: 'eve@example.com' }
  using _warm = passTime(2000)
  await thief.view()
  await env.DB.prepare('update users set session_version = 9 where email = ?')
    .bind('ended-elsewhere@example.com')
    .run()
  expect((await thief.view()).user).not.toBeNull()
  expect(await thief.post('book', fields)).toMatchObject({ status: 200 })
  const booked = await env.DB.prepare('select user_id from bookings').first()
  expect(booked).toEqual({ user_id: null })
})

test('the token of a link does not work as the cookie', async () => {
  await forgetBookings()
  const { call } = await bookFirst('ada@example.com')
  expect((await readOwnBox(null, `set-up-call=${call.token}`)).calls).toEqual([])
})

test('a form without JavaScript books, and comes back filled in if it is refused', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const fields = {
    slot,
    name: 'Ada',
    email: 'ada@',
    phone: '+353 1',
    note: 'hello',
    zone: 'Europe/London',
  }
  const send = async (changes: Record<string, string>) =>
    (await askPages('/book', {
      init: { method: 'POST', body: new URLSearchParams({ ...fields, ...changes }) },
    })) as PageAnswer
  expect(await send({})).toMatchObject({
    status: 400,
    answer: { kind: 'refused', field: 'email' },
    typed: { slot, name: 'Ada', email: 'ada@', phone: '+353 1', note: 'hello' },
    headers: {},
  })
  const missed = { email: 'ada@example.com' }
  expect(await send(missed)).toMatchObject({ answer: { kind: 'refused', field: 'phone' } })
  expect(await send({ ...missed, phone: '+353 1 496 0123' })).toMatchObject({
    status: 200,
    answer: { kind: 'done', call: { startsAt: slot } },
    typed: {},
    headers: { 'Set-Cookie': expect.stringMatching(/^__Host-set-up-call=/) },
  })
  expect(await send({ note: 'n'.repeat(9000) })).toMatchObject({ status: 400 })
})

test('calendar links contain the call, with spaces that every calendar can read', async () => {
  await forgetBookings()
  const { call } = await bookFirst('links@example.com')
  const google = new URL(call.google)
  const outlook = new URL(call.outlook)
  const stamps = [call.startsAt, call.endsAt].map((at) => at.replaceAll(/[-:]/g, ''))
  expect(google.searchParams.get('dates')).toBe(stamps.join('/'))
  expect(outlook.searchParams.get('startdt')).toBe(call.startsAt)
  expect(outlook.searchParams.get('enddt')).toBe(call.endsAt)
  for (const { search } of [google, outlook]) {
    expect(search).not.toContain('+')
    expect(search).toContain('Set-up%20call')
  }
})

test('/welcome says that the diary is unavailable while D1 is down, and does not fail', async () => {
  const DB = {
    prepare() {
      throw new Error('D1_ERROR: no connection')
    },
  } as unknown as D1Database
  expect(await askPages('/box', { changes: { DB } })).toEqual({ kind: 'unavailable' })
  expect(await askPages('/has-call', { user: ada, changes: { DB } })).toBe(false)
  const lines = takeErrors()
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain('booking.unavailable')
})

test('a form posted while D1 is down is answered with a sentence, and keeps what was typed', async () => {
  const fields = bookingFields((await freeSlots())[0])
  const init = { method: 'POST', body: new URLSearchParams(fields as Record<string, string>) }
  expect(await askPages('/book', { changes: { DB: failingDatabase }, init })).toMatchObject({
    status: 503,
    answer: {
      kind: 'refused',
      code: 'failed',
      message: expect.stringContaining('try again in a minute'),
    },
    typed: { name: 'Ada', email: 'ada@example.com' },
  })
  expect(takeErrors()).toEqual([expect.stringContaining('booking.unavailable')])
})

test('a move or cancellation posted while D1 is down is refused with a sentence, not an error', async () => {
  await forgetBookings()
  const { call } = await bookFirst('away@example.com')
  for (const change of ['move', 'cancel']) {
    const body = new URLSearchParams({ token: call.token, slot: call.startsAt, change })
    const init = { method: 'POST', body }
    const changes = { DB: failingDatabase }
    expect((await fetchSiteWith(changes, '/page/change-booking', init)).status, change).toBe(503)
    expect(takeErrors()).toEqual([expect.stringContaining('booking.unavailable')])
  }
})
