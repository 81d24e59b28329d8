import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import {
  bookingFields,
  forgetBookings,
  freeSlots,
  mailTrap,
  post,
  type SentMail,
} from '#tests/support/booking.ts'
import { losingAnswers } from '#tests/support/lost-answers.ts'
import { runScheduledAt } from '#tests/support/schedule.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'
import wrangler from '../../wrangler.toml?raw'
import { deliverOutbox } from '#workers/email/deliver-outbox.ts'
import { outboxStatement } from '#workers/email/outbox.ts'
import { readSettings } from '#workers/settings.ts'
import { crons } from '#workers/scheduled.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Settings with which mail is on, and a mail service that can be switched off. */
function mailService() {
  const { mails, settings } = mailTrap()
  const service = { isDown: false }
  const send = async (mail: Parameters<typeof settings.EMAIL.send>[0]) => {
    if (service.isDown) throw new TypeError(`cannot send to ${mail.to}`)
    return await settings.EMAIL.send(mail)
  }
  return { mails, service, settings: { ...settings, EMAIL: { send } } }
}

async function book(settings: object, email: string, changes: object = {}) {
  const [slot = ''] = await freeSlots()
  const fields = bookingFields(slot, { email, note: 'ring 555', ...changes })
  const response = await fetchSiteWith({ ...settings }, '/api/booking', post(fields))
  const { call } = await response.json<{ call: { token: string } }>()
  return { status: response.status, token: call.token }
}

async function rows() {
  const { results } = await env.DB.prepare('select * from outbox order by id').all<{
    id: string
    kind: string
    email: string
    mail: string
  }>()
  return results
}

async function emptyOutbox() {
  await env.DB.prepare('delete from outbox').run()
  await forgetBookings()
}

function subjects(mails: readonly SentMail[]) {
  return mails.map(({ to, subject }) => `${to}: ${subject.split(':')[0]}`)
}

const BOOKED = [
  'ada@example.com: Your set-up call is booked',
  'operator@larkline.test: A set-up call was booked',
]

test('a mail that is sent leaves no row', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  await book(settings, 'ada@example.com')
  expect(subjects(mails)).toEqual(BOOKED)
  expect(await rows()).toEqual([])
})

test('without mail set up nothing is stored', async () => {
  await emptyOutbox()
  expect((await book({}, 'ada@example.com')).status).toBe(201)
  expect(await rows()).toEqual([])
})

test('a mail service that is away for ten seconds loses no mail of a booking', async () => {
  await emptyOutbox()
  const { mails, service, settings } = mailService()
  service.isDown = true
  expect((await book(settings, 'ada@example.com')).status).toBe(201)
  expect(takeErrors().every((line) => /"mail.failed".*"TypeError"/.test(line))).toBe(true)
  expect(mails).toEqual([])
  expect((await rows()).map(({ email }) => email)).toEqual(['ada@example.com', 'ada@example.com'])
  service.isDown = false
  // With mail switched off meanwhile, none is sent.
  await runScheduledAt(Date.now() + 2 * MINUTE_MS, { ...settings, EMAIL_FROM: undefined })
  expect(mails).toEqual([])
  await runScheduledAt(Date.now() + 2 * MINUTE_MS, settings)
  expect(subjects(mails).toSorted()).toEqual(BOOKED)
  expect(await rows()).toEqual([])
  await runScheduledAt(Date.now() + 3 * MINUTE_MS, settings)
  expect(mails).toHaveLength(2)
})

test('the pauses between tries grow, and nothing is tried before its time', async () => {
  await emptyOutbox()
  const { service, settings } = mailService()
  service.isDown = true
  const startMs = Date.now()
  await outboxStatement(env.DB, mailTo('ada@example.com'), { nowMs: startMs }).run()
  const triedAtMin: number[] = []
  for (let minute = 0; minute <= 70; minute += 1) {
    await runScheduledAt(startMs + minute * MINUTE_MS, settings)
    if (takeErrors().length > 0) triedAtMin.push(minute)
  }
  expect(triedAtMin).toEqual([0, 1, 3, 7, 15, 31, 63])
})

test('mails refused for their address do not hold up others; a service that is down does', async () => {
  await emptyOutbox()
  const nowMs = Date.now()
  const mail = { kind: 'test', subject: 'A test', text: '', html: '' }
  const store = async (to: string, dueMs: number) => {
    await outboxStatement(env.DB, { ...mail, idempotencyKey: to, to }, { nowMs: dueMs }).run()
  }
  for (let count = 0; count < 12; count += 1) await store(`bad-${count}@example.com`, nowMs)
  await store('good@example.com', nowMs + 1)
  const sent: string[] = []
  let badStatus = 503
  using _api = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { to } = await new Response(init?.body).json<{ to: [string] }>()
    if (to[0].startsWith('bad')) return new Response(null, { status: badStatus })
    sent.push(to[0])
    return new Response('{}')
  })
  const settings = { EMAIL_FROM: 'hello@larkline.test', RESEND_API_KEY: 're_test' }
  await runScheduledAt(nowMs + MINUTE_MS, settings)
  const errors = takeErrors()
  expect([sent, errors.length]).toEqual([[], 5])
  expect(JSON.parse(errors[0] ?? '')).toMatchObject({ error: 'MailRefused', status: 503 })
  badStatus = 422
  await runScheduledAt(nowMs + MINUTE_MS, settings)
  expect([sent, takeErrors().length]).toEqual([['good@example.com'], 7])
  await emptyOutbox()
})

test('only one of two machines sends a mail', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  for (let index = 0; index < 12; index += 1) {
    await outboxStatement(env.DB, mailTo(`reader${index}@example.com`)).run()
  }
  await Promise.all([1, 2, 3].map(() => deliverOutbox(delivery(settings))))
  expect(new Set(mails.map(({ to }) => to)).size).toBe(12)
  expect(mails).toHaveLength(12)
})

test('a mail whose sender crashed is sent by another run a minute later', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  const startMs = Date.now()
  await outboxStatement(env.DB, mailTo('ada@example.com'), { nowMs: startMs }).run()
  await env.DB.prepare('update outbox set due_at_ms = ?1, try_count = 1')
    .bind(startMs + MINUTE_MS)
    .run()
  await runScheduledAt(startMs + MINUTE_MS - 1, settings)
  expect(mails).toEqual([])
  await runScheduledAt(startMs + MINUTE_MS, settings)
  expect(mails).toHaveLength(1)
})

test('after a day a mail is given up: logged, counted, erased, and reported once mail works again', async () => {
  await emptyOutbox()
  const { mails, service, settings } = mailService()
  const points: AnalyticsEngineDataPoint[] = []
  const COUNTERS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }
  const startMs = Date.now()
  service.isDown = true
  for (const name of ['ada', 'bob']) {
    await outboxStatement(env.DB, mailTo(`${name}@example.com`), { nowMs: startMs }).run()
  }
  await runScheduledAt(startMs + 24 * HOUR_MS - 1, { ...settings, COUNTERS })
  takeErrors()
  points.length = 0
  await runScheduledAt(startMs + 24 * HOUR_MS, { ...settings, COUNTERS })
  expect(takeErrors().map((line) => JSON.parse(line).event)).toEqual([
    'mail.given-up',
    'mail.given-up',
  ])
  expect(points.map(({ blobs }) => blobs)).toEqual([
    ['failed', 'given-up test'],
    ['failed', 'given-up test'],
  ])
  expect(JSON.stringify(await rows())).not.toContain('@example.com')
  service.isDown = false
  await book(settings, 'grace@example.com')
  expect(subjects(mails).at(-1)).toBe('operator@larkline.test: 2 emails were not sent')
  expect(mails.at(-1)?.text).toContain('test: 2')
  expect(mails).toHaveLength(3)
  expect(await rows()).toEqual([])
})

test('a mail is not sent after its own time, such as that of the link in it', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  const startMs = Date.now()
  const expiresAtMs = startMs + 30 * MINUTE_MS
  await outboxStatement(env.DB, { ...mailTo('ada@example.com'), expiresAtMs }).run()
  await runScheduledAt(expiresAtMs, settings)
  expect(mails).toEqual([])
  expect(takeErrors()[0]).toContain('mail.given-up')
})

test('booking, moving and cancelling send their mails once, though the answer to each write is lost', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  const [first, second] = await freeSlots()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const lossy = { ...settings, DB }
  loseNext()
  const { status, token } = await book(lossy, 'ada@example.com', { slot: first })
  expect([status, hasLost()]).toEqual([201, true])
  for (const [path, fields] of [
    ['/api/booking/move', { token, slot: second }],
    ['/api/booking/cancel', { token }],
  ] as const) {
    loseNext()
    expect((await fetchSiteWith(lossy, path, post(fields))).status).toBe(200)
    expect(hasLost()).toBe(true)
  }
  expect(subjects(mails)).toEqual([
    ...BOOKED,
    'ada@example.com: Your set-up call has moved',
    'operator@larkline.test: A set-up call was moved',
    'ada@example.com: Your set-up call has been cancelled',
    'operator@larkline.test: A set-up call was cancelled',
  ])
  expect(await rows()).toEqual([])
})

test('mails that waited while the mail service was away never give an outdated time', async () => {
  for (const change of ['move', 'cancel'] as const) {
    await emptyOutbox()
    const { mails, service, settings } = mailService()
    const slots = await freeSlots()
    service.isDown = true
    const { token } = await book(settings, 'ada@example.com', { slot: slots[0] })
    await book(settings, 'grace@example.com', { slot: slots[5] })
    takeErrors()
    service.isDown = false
    const response = await fetchSiteWith(
      settings,
      `/api/booking/${change}`,
      post(change === 'move' ? { token, slot: slots[10] } : { token }),
    )
    expect(response.status).toBe(200)
    await runScheduledAt(Date.now() + 2 * MINUTE_MS, settings)
    const toAda = mails.filter(({ text, to }) => `${to} ${text}`.includes('ada@example.com'))
    const done = change === 'move' ? 'moved' : 'cancelled'
    expect(
      toAda.map(({ subject }) => subject.split(':')[0]),
      change,
    ).toEqual([
      change === 'move' ? 'Your set-up call has moved' : 'Your set-up call has been cancelled',
      `A set-up call was ${done}`,
    ])
    // Another booking's mails still wait their turn.
    expect(mails).toHaveLength(4)
    expect(await rows()).toEqual([])
  }
})

test('a change that is refused drops no waiting mail', async () => {
  await emptyOutbox()
  const { mails, service, settings } = mailService()
  const [first, second] = await freeSlots()
  service.isDown = true
  const { token } = await book(settings, 'ada@example.com', { slot: first })
  const taken = await book(settings, 'grace@example.com', { slot: second })
  takeErrors()
  service.isDown = false
  const move = await fetchSiteWith(settings, '/api/booking/move', post({ token, slot: second }))
  expect([taken.status, move.status]).toEqual([201, 409])
  await runScheduledAt(Date.now() + 2 * MINUTE_MS, settings)
  expect(mails.map(({ to }) => to)).toContain('ada@example.com')
  expect(mails).toHaveLength(4)
})

test('a failed booking sends no mail', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  const [slot = ''] = await freeSlots()
  const fields = (email: string) => post(bookingFields(slot, { email }))
  const all = ['a', 'b', 'c', 'd'].map((name) =>
    fetchSiteWith(settings, '/api/booking', fields(`${name}@example.com`)),
  )
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(mails).toHaveLength(2)
  expect(await rows()).toEqual([])
})

test('the mail about a cancelled call does not offer to cancel it', async () => {
  await emptyOutbox()
  const { mails, settings } = mailService()
  const { token } = await book(settings, 'ada@example.com')
  await fetchSiteWith(settings, '/api/booking/cancel', post({ token }))
  expect(mails[0]?.text).toContain('use the link above to cancel it')
  expect(mails[2]?.text).toContain('Book another time')
  expect(mails[2]?.text).not.toContain('to cancel it')
})

test("the jobs' times match wrangler.toml", () => {
  const lists = [...wrangler.matchAll(/^crons = (.*)$/gm)].map(([, list = '']) => JSON.parse(list))
  expect(lists).toEqual([Object.values(crons), Object.values(crons)])
})

test('with a setting wrong the job says so and sends nothing', async () => {
  await runScheduledAt(Date.now(), { EMAIL_FROM: 'no address' })
  expect(takeErrors()[0]).toContain('"settings.invalid"')
  expect((await fetchSite('/api/health')).status).toBe(200)
})

function mailTo(to: string) {
  return {
    kind: 'test',
    idempotencyKey: `test-${to.split('@')[0]}`,
    to,
    subject: 'Hello',
    text: 'Hello',
    html: '<p>',
  }
}

function delivery(settings: object) {
  const result = readSettings({ ...env, ...settings })
  if (result.kind === 'invalid') throw new Error(result.keys.join())
  return { env: { ...env, ...settings }, settings: result.settings, requestId: 'test' }
}
