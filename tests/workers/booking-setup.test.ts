import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { Hono, type Context } from 'hono'
import { expect, test } from 'vitest'
import { bookingPages } from '#workers/booking/page-service.ts'
import { requestLog } from '#workers/http/request-log.ts'
import type { AppEnv } from '#workers/http/app-env.ts'
import { requireSettings } from '#workers/http/require-settings.ts'
import {
  bookingFields,
  forgetBookings,
  freeSlots,
  mailTrap,
  post,
  type BookingBody,
} from '#tests/support/booking.ts'
import { fetchSiteWith } from '#tests/support/site.ts'

const setup = {
  trade: 'plumber',
  name: 'Marlowe & Daughters',
  services: [{ name: 'Boiler service', pricePence: 9500, minutes: 60, isBookable: true }],
  facts: [{ question: 'Do you fit smart meters?', answer: 'No, your supplier does.' }],
}

async function bookWith(setup: unknown, settings = {}) {
  await forgetBookings()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { setup })
  const response = await fetchSiteWith(settings, '/api/booking', post(fields))
  const body = (await response.json()) as BookingBody
  return { status: response.status, ...body, cookie: response.headers.get('set-cookie') ?? '' }
}

async function storedSetup() {
  return (await env.DB.prepare('select setup from bookings').first<{ setup: string | null }>())
    ?.setup
}

/** What the page of a call shows, or does with a form. */
async function askPage(
  token: string,
  { cookie = '', change }: { cookie?: string; change?: string },
) {
  const pages = (c: Context<AppEnv>) => bookingPages(c, null, async () => null)
  const app = new Hono<AppEnv>()
    .use(requestLog, requireSettings)
    .get('/', async (c) => c.json(await pages(c).readCall(token)))
    .post('/', async (c) => c.json(await pages(c).change(c.req.raw)))
  const init = change && { method: 'POST', body: new URLSearchParams({ token, change }) }
  const request = new Request('https://larkline.test/', { ...init, headers: { Cookie: cookie } })
  return await (await app.fetch(request, env, createExecutionContext())).json()
}

test('a set-up is stored with the booking when the visitor keeps it, and not without', async () => {
  expect((await bookWith(undefined)).status).toBe(201)
  expect(await storedSetup()).toBe(null)
  expect((await bookWith(JSON.stringify(setup))).status).toBe(201)
  expect(JSON.parse((await storedSetup()) ?? '')).toEqual(setup)
})

test('the browser that booked reads its set-up; anyone else with the link learns only that there is one', async () => {
  const { call, cookie } = await bookWith(JSON.stringify(setup))
  const own = (await askPage(call.token, { cookie })) as { setup: { lines: string[] } }
  expect(own.setup.lines).toEqual([
    'Marlowe & Daughters, plumber',
    'Services: Boiler service, £95.00, 60 minutes.',
    'Do you fit smart meters? No, your supplier does.',
  ])
  expect(await askPage(call.token, {})).toMatchObject({ setup: { lines: [] } })
})

test('a kept set-up has no line for what was left empty', async () => {
  const area = { towns: [], outward: [] }
  const urgent = { words: [], does: 'text', to: 'Sam' }
  const { call, cookie } = await bookWith(JSON.stringify({ ...setup, area, urgent, services: [] }))
  const own = (await askPage(call.token, { cookie })) as { setup: { lines: string[] } }
  expect(own.setup.lines).toEqual([
    'Marlowe & Daughters, plumber',
    'Do you fit smart meters? No, your supplier does.',
  ])
})

test('a set-up is removed from the booking, which stays as it was', async () => {
  const { call, cookie } = await bookWith(JSON.stringify(setup))
  const answer = await askPage(call.token, { change: 'remove-setup' })
  expect(answer).toMatchObject({
    change: 'remove-setup',
    answer: { kind: 'done', call: { startsAt: call.startsAt, status: 'booked' } },
  })
  expect(await storedSetup()).toBe(null)
  expect(await askPage(call.token, { cookie })).toMatchObject({ setup: null })
  expect(await askPage('forged', { change: 'remove-setup' })).toMatchObject({
    answer: { kind: 'refused', code: 'link-invalid' },
  })
})

test('an invalid or oversized set-up books nothing and says what to do', async () => {
  const tooLarge = JSON.stringify({ ...setup, name: 'x'.repeat(6 * 1024) })
  const bad = ['', 'no json', '[]', '{"trade":"pirate"}', '{"trade":"plumber","hours":7}', tooLarge]
  for (const text of bad) {
    expect(await bookWith(text), text.slice(0, 40)).toMatchObject({
      status: 400,
      error: { field: 'setup', message: expect.stringContaining('Untick the box') },
    })
  }
  expect(await storedSetup()).toBe(undefined)
})

test('the operator learns that a set-up was kept, and no mail contains it', async () => {
  const { mails, settings } = mailTrap()
  await bookWith(JSON.stringify(setup), settings)
  const told = mails.find(({ to }) => to === 'operator@larkline.test')
  expect(told?.text).toContain('kept the set-up from a trial call')
  expect(JSON.stringify(mails)).not.toContain('Marlowe')
})
