import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { brand } from '#app/site/brand.ts'
import { DAY_MS, DAY_SEC, HOUR_SEC } from '#app/rules/time-units.ts'
import {
  bookingFields,
  forgetBookings,
  freeSlots,
  post,
  type BookingBody,
} from '#tests/support/booking.ts'
import { losingAnswers } from '#tests/support/lost-answers.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'
import { tablesWith } from '#tests/support/tables.ts'
import { changeRow, createUser, createVisitor, passTime, PASSWORD } from '#tests/support/visitor.ts'

const STRANGER = 'stranger@example.com'

type Send = (path: string, init: RequestInit) => Promise<Response>

/** Books the first free time in a stranger's name, and returns what the response says. */
async function book(send: Send, changes: Record<string, unknown> = {}) {
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { email: STRANGER, ...changes })
  const response = await send('/api/booking', post(fields))
  return { status: response.status, ...(await response.json<BookingBody>()) }
}

/** Sets a limit's counts, as if so many had been counted. */
async function setCounts(name: string, count: number) {
  const { meta } = await env.DB.prepare('update limits set taken_count = ?2 where name = ?1')
    .bind(name, count)
    .run()
  expect(meta.changes, name).toBe(1)
}

/** Books calls and cancels each, which sends two mails to the address. */
async function bookAndCancel(send: Send, count: number) {
  for (let index = 0; index < count; index += 1) {
    const { status, call } = await book(send)
    expect(status).toBe(201)
    await send('/api/booking/cancel', post({ token: call.token }))
  }
}

/** The counts of all limits on bookings, by name. */
async function counts(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name, taken_count from limits where name glob 'booking.*'",
  ).all<{ name: string; taken_count: number }>()
  return Object.fromEntries(results.map((row) => [row.name, row.taken_count]))
}

test('an account that is deleted and opened again cannot book more for one address', async () => {
  await forgetBookings()
  const loop = await createUser('loop@example.com')
  await bookAndCancel(loop.send, 5)
  await loop.post('deleteAccount', { currentPassword: PASSWORD })
  expect(await tablesWith(STRANGER)).toEqual([])
  await bookAndCancel(createVisitor().send, 1)
  const again = await createUser('loop@example.com')
  const { status, error } = await book(again.send)
  expect([status, error]).toEqual([
    429,
    {
      code: 'address-limit',
      message: `We can’t take another booking for this email address right now. If you have a call booked, you can move or cancel it. Ring ${brand.phone.label} or email ${brand.email}.`,
    },
  ])
})

/** A visitor whose account has confirmed its address, and how to book for that address. */
async function createProven(email: string, address?: string) {
  const { send } = await createUser(email, address === undefined ? {} : { address })
  await changeRow(email, 'email_verified_at_sec', 1)
  return async () => {
    const { status, error } = await book(send, { email })
    await env.DB.prepare('delete from bookings').run()
    return status === 201 ? 'booked' : error.code
  }
}

test('strangers who use up the bookings of an address do not stop its confirmed account', async () => {
  await forgetBookings()
  const email = 'owner-of-calls@example.com'
  const bookOwn = await createProven(email)
  const stranger = createVisitor()
  expect((await book(stranger.send, { email })).status).toBe(201)
  await setCounts('booking.address', 6)
  await env.DB.prepare('delete from bookings').run()
  expect((await book(stranger.send, { email })).error.code).toBe('address-limit')
  for (let count = 0; count < 6; count += 1) expect(await bookOwn()).toBe('booked')
  expect(await bookOwn()).toBe('account-limit')
})

test('strangers who hold three calls of an address do not stop its confirmed account', async () => {
  await forgetBookings()
  const email = 'owner-of-three@example.com'
  const { send } = await createUser(email)
  const bookThree = async (by: Send) => {
    for (let count = 0; count < 3; count += 1) expect((await book(by, { email })).status).toBe(201)
    expect((await book(by, { email })).error.code).toBe('address-limit')
  }
  await bookThree(createVisitor().send)
  expect((await book(send, { email })).error.code).toBe('address-limit')
  await changeRow(email, 'email_verified_at_sec', 1)
  await bookThree(send)
})

test('a network books five calls a week for unproven addresses, even if their rows are gone', async () => {
  await forgetBookings()
  const weekMs = 7 * DAY_MS
  using _ = passTime(weekMs - (Date.now() % weekMs))
  const address = '203.0.113.77'
  const { send } = createVisitor({ address })
  for (let index = 0; index < 5; index += 1) {
    expect((await book(send, { email: `visitor${index}@example.com` })).status).toBe(201)
    await env.DB.prepare('delete from bookings').run()
  }
  const { status, error } = await book(send, { email: 'visitor5@example.com' })
  expect([status, error]).toEqual([
    429,
    {
      code: 'unproven-limit',
      message: expect.stringMatching(
        /from your network this week\. Sign in, confirm your email address and book with it, or ring .*\d/,
      ),
    },
  ])
  const bookProven = await createProven('neighbour@example.com', address)
  expect(await bookProven()).toBe('booked')
  using _sixDaysLater = passTime(6 * DAY_MS)
  const late = await book(send, { email: 'visitor6@example.com' })
  expect(late.error.code).toBe('unproven-limit')
  using _sevenDaysLater = passTime(DAY_MS)
  expect((await book(send, { email: 'visitor7@example.com' })).status).toBe(201)
  expect((await book(createVisitor().send, { email: 'newcomer@example.com' })).status).toBe(201)
})

test('a network books at most eight calls a day, even for proven addresses', async () => {
  await forgetBookings()
  const bookProven = await createProven('eighth@example.com')
  expect(await bookProven()).toBe('booked')
  await setCounts('booking.visitor', 7)
  expect([await bookProven(), await bookProven()]).toEqual(['booked', 'visitor-limit'])
})

test('a booker with 65,536 IPv6 networks books eight calls a week for unproven addresses', async () => {
  await forgetBookings()
  let count = 0
  const book48 = async (prefix: string) => {
    count += 1
    const address = `${prefix}:${count.toString(16)}::1`
    const { status, error } = await book(createVisitor({ address }).send, {
      email: `rotating${count}@example.com`,
    })
    await env.DB.prepare('delete from bookings').run()
    return status === 201 ? 'booked' : error.code
  }
  for (let index = 0; index < 8; index += 1) expect(await book48('2001:db8:7')).toBe('booked')
  expect(await book48('2001:db8:7')).toBe('unproven-limit')
  expect(await book48('2001:db8:8')).toBe('booked')
  await env.DB.prepare('delete from limits where taken_count = 1').run()
  const bookProven = await createProven('rotating@example.com', '2001:db8:7:ffff::1')
  expect(await bookProven()).toBe('booked')
  await setCounts('booking.visitor.network', 10)
  expect([await bookProven(), await bookProven()]).toEqual(['booked', 'visitor-limit'])
})

/** Adds future calls of people without an account, at times that nobody else can choose. */
async function addUnproven(count: number) {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email, note,
       status, created_at, updated_at)
     select 'u' || i, 'u' || i, '', (2100 + i) || '-01-04T09:00:00Z', (2100 + i) || '-01-04T09:30:00Z',
       'Europe/London', 'Eve', 'eve' || i || '@example.com', '', 'booked', '', '' from n`,
  )
    .bind(count)
    .run()
}

test('calls for unproven addresses are limited for the whole site, and reaching the limit is logged', async () => {
  await forgetBookings()
  const unconfirmed = await createUser('not-yet@example.com')
  const confirmed = await createUser('regular@example.com')
  await changeRow('regular@example.com', 'email_verified_at_sec', 1)
  const send = () => createVisitor().send
  await addUnproven(38)
  expect((await book(unconfirmed.send, { email: 'second@example.com' })).status).toBe(201)
  expect(takeErrors()).toEqual([])
  const third = await book(send(), { email: 'third@example.com' })
  expect(third.status).toBe(201)
  expect(takeErrors().map((line) => JSON.parse(line).event)).toEqual(['booking.full'])
  // A confirmed account proves no address but its own.
  for (const refused of [send(), unconfirmed.send, confirmed.send]) {
    const { status, error } = await book(refused, { email: 'fourth@example.com' })
    expect([status, error]).toEqual([
      429,
      {
        code: 'site-limit',
        message: expect.stringMatching(
          /unconfirmed email addresses at the moment\. Sign in, confirm your email address and book with it, or ring .*\d/,
        ),
      },
    ])
  }
  expect((await book(confirmed.send, { email: 'Regular@example.com' })).status).toBe(201)
  expect(takeErrors()).toEqual([])
  // Cancelling a call, or confirming its address, allows another.
  await send()('/api/booking/cancel', post({ token: third.call.token }))
  const own = await book(unconfirmed.send, { email: 'not-yet@example.com' })
  expect(own.status).toBe(201)
  expect(takeErrors()).toHaveLength(1)
  await changeRow('not-yet@example.com', 'email_verified_at_sec', 1)
  expect((await book(send(), { email: 'fifth@example.com' })).status).toBe(201)
  expect(takeErrors()).toHaveLength(1)
})

test('booking and cancelling one slot again and again does not use up the site’s limit', async () => {
  await forgetBookings()
  await addUnproven(38)
  for (let index = 0; index < 3; index += 1) {
    const { send } = createVisitor()
    const { status, call } = await book(send, { email: `again${index}@example.com` })
    expect(status, String(index)).toBe(201)
    await send('/api/booking/cancel', post({ token: call.token }))
  }
  expect((await book(createVisitor().send)).status).toBe(201)
})

test('an account books at most six calls a day, whatever the addresses and networks', async () => {
  await forgetBookings()
  const account = await createUser('busy@example.com')
  await changeRow('busy@example.com', 'email_verified_at_sec', 1)
  const bookFor = async (email: string) => {
    const elsewhere = createVisitor()
    for (const [name, value] of account.jar) elsewhere.jar.set(name, value)
    return await book(elsewhere.send, { email })
  }
  for (let index = 0; index < 6; index += 1) {
    expect((await bookFor(`guest${index}@example.com`)).status).toBe(201)
  }
  const { status, error } = await bookFor('busy@example.com')
  expect([status, error.code]).toEqual([429, 'account-limit'])
})

test('a booking that was refused, or sent twice, counts nothing', async () => {
  await forgetBookings()
  const [slot] = await freeSlots()
  const form = { slot, key: 'the-form-of-this-test' }
  for (const changes of [form, form]) expect((await book(fetchSite, changes)).status).toBe(201)
  expect((await book(fetchSite, { slot })).error.code).toBe('taken')
  expect((await book(fetchSite, { slot: '2020-01-06T10:00:00Z' })).error.code).toBe('past')
  expect(await counts()).toEqual({
    'booking.address': 1,
    'booking.visitor': 1,
    'booking.visitor-week': 1,
  })
})

test('a booking whose answer is lost counts once', async () => {
  await forgetBookings()
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  loseNext()
  const { status } = await book((path, init) => fetchSiteWith({ DB }, path, init))
  expect([status, hasLost()]).toEqual([201, true])
  expect(await counts()).toEqual({
    'booking.address': 1,
    'booking.visitor': 1,
    'booking.visitor-week': 1,
  })
})

test('the calls of one address are moved ten times a day together', async () => {
  await forgetBookings()
  const tokens = [
    (await book(fetchSite)).call.token,
    (await book(fetchSite, { email: 'Stranger@example.com' })).call.token,
  ]
  const slots = await freeSlots()
  const move = (index: number) =>
    fetchSite('/api/booking/move', post({ token: tokens[index % 2], slot: slots[index] }))
  for (let index = 0; index < 10; index += 1) expect((await move(index)).status).toBe(200)
  for (const index of [10, 11]) {
    const refused = await move(index)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
})

test('a refusal says when its limit ends, and says nothing if only cancelling a call helps', async () => {
  await forgetBookings()
  const weekMs = 7 * DAY_MS
  using _ = passTime(weekMs - (Date.now() % weekMs) + 23 * HOUR_SEC * 1000)
  const { send } = createVisitor()
  const retryAfter = async (changes: Record<string, unknown> = {}) => {
    const [slot] = await freeSlots()
    const fields = bookingFields(slot, { email: STRANGER, ...changes })
    const response = await send('/api/booking', post(fields))
    expect(response.status).toBe(429)
    return Number(response.headers.get('Retry-After') ?? Number.NaN)
  }
  for (let count = 0; count < 3; count += 1) expect((await book(send)).status).toBe(201)
  expect(await retryAfter()).toBeNaN()
  await setCounts('booking.address', 6)
  await env.DB.prepare('delete from bookings').run()
  expect(await retryAfter()).toBeCloseTo(HOUR_SEC, -2)
  await setCounts('booking.visitor-week', 5)
  const email = 'another@example.com'
  expect(await retryAfter({ email })).toBeCloseTo(6 * DAY_SEC + HOUR_SEC, -2)
  await setCounts('booking.visitor', 8)
  expect(await retryAfter({ email })).toBeCloseTo(HOUR_SEC, -2)
})

test('strangers who use up the moves of an address do not stop its confirmed account', async () => {
  await forgetBookings()
  const email = 'owner-of-moves@example.com'
  const owner = await createUser(email)
  await changeRow(email, 'email_verified_at_sec', 1)
  const strangers = (await book(createVisitor().send, { email })).call.token
  const own = (await book(owner.send, { email })).call.token
  const slots = await freeSlots()
  // A link needs no account.
  const move = async (token: string, index: number) =>
    (await createVisitor().send('/api/booking/move', post({ token, slot: slots[index] }))).status
  for (const [token, from] of [
    [strangers, 10],
    [own, 30],
  ] as const) {
    for (let index = 0; index < 10; index += 1) expect(await move(token, from + index)).toBe(200)
    expect(await move(token, from + 10)).toBe(429)
  }
})

test('one visitor moves fifteen calls a day, whatever the addresses, and others still move theirs', async () => {
  await forgetBookings()
  const tokens: string[] = []
  for (let index = 0; index < 3; index += 1)
    tokens.push(
      (await book(createVisitor().send, { email: `moved-${index}@example.com` })).call.token,
    )
  const slots = await freeSlots()
  const mover = createVisitor()
  const move = async (send: Send, index: number) =>
    (await send('/api/booking/move', post({ token: tokens[index % 3], slot: slots[index] }))).status
  for (let index = 0; index < 15; index += 1) expect(await move(mover.send, index)).toBe(200)
  expect(await move(mover.send, 15)).toBe(429)
  expect(await move(createVisitor().send, 15)).toBe(200)
})

test('all spellings that reach one mailbox share its limits', async () => {
  await forgetBookings()
  const send: Send = (path, init) => createVisitor().send(path, init)
  const spellings = ['ann.lee', 'annlee', 'a.n.n.lee', 'ann.lee+1', 'annlee+x.y', 'Ann.Lee+2+3']
  const tokens: string[] = []
  for (const local of spellings) {
    const { status, call } = await book(send, { email: `${local}@gmail.com` })
    expect(status, local).toBe(201)
    tokens.push(call.token)
  }
  expect((await book(send, { email: 'annlee+7@gmail.com' })).error.code).toBe('address-limit')
  const slots = await freeSlots()
  const move = (index: number) =>
    send('/api/booking/move', post({ token: tokens[index % 6], slot: slots[index] }))
  for (let index = 0; index < 10; index += 1) expect((await move(index)).status).toBe(200)
  expect((await move(10)).status).toBe(429)
  expect((await book(send, { email: 'ann.lee@example.com' })).status).toBe(201)
})

test('a booking is stored without its network, and its counts without its address', async () => {
  await forgetBookings()
  await book(fetchSite)
  expect(await env.DB.prepare('select visitor_key from bookings').first()).toEqual({
    visitor_key: '',
  })
  expect(await tablesWith(STRANGER)).toEqual(['bookings'])
})

test('a visitor over the burst limit is told to wait, and books, moves and cancels nothing', async () => {
  const settings = { BURST: { limit: async () => ({ success: false }) } }
  const { send } = createVisitor({ settings })
  for (const path of ['/api/booking', '/api/booking/move', '/api/booking/cancel']) {
    const response = await send(path, post({}))
    expect([path, response.status]).toEqual([path, 429])
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
})
