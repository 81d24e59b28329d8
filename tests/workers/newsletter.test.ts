import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { findRow, mailOn, newAddress, pathIn, signUp } from '#tests/support/newsletter.ts'
import { runScheduledAt } from '#tests/support/schedule.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { cleanUp } from '#workers/cleanup/cleanup.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

const SENT = { message: 'Check your inbox to confirm.' }
const HOUR_MS = 3600_000

test('a bare address is a valid sign-up: pending, with proof of consent and one mail', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const response = await signUp({ email }, changes, { Referer: 'https://larkline.test/blog?q=a' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(SENT)
  expect(await findRow(email)).toMatchObject({
    email,
    status: 'pending',
    page: '/blog',
    wording_version: 2,
    asked_at_ms: expect.any(Number),
    mailed_at_ms: expect.any(Number),
    confirmed_at_ms: null,
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: email, subject: 'Confirm your Larkline newsletter sign-up' })
})

test('new, pending, confirmed and unsubscribed addresses get the same answer', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const answers: unknown[] = []
  const ask = async () => {
    const response = await signUp({ email }, changes)
    answers.push([response.status, await response.text(), [...response.headers.keys()]])
  }
  await ask()
  await ask()
  await fetchSiteWith(changes, pathIn(mails[0], 'confirm'), { method: 'POST' })
  expect(await findRow(email)).toMatchObject({ status: 'confirmed' })
  await ask()
  expect(await findRow(email)).toMatchObject({ status: 'confirmed' })
  await fetchSiteWith(changes, pathIn(mails[0], 'unsubscribe'), { method: 'POST' })
  expect(await findRow(email)).toMatchObject({ status: 'unsubscribed' })
  await ask()
  expect(await findRow(email)).toMatchObject({ status: 'unsubscribed' })
  expect(answers).toHaveLength(4)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a stranger’s sign-up leaves an unsubscribed row and its consent as they are until confirmed', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const post = (path: string) => fetchSiteWith(changes, path, { method: 'POST' })
  await signUp({ email, page: '/blog' }, changes)
  await post(pathIn(mails[0], 'confirm'))
  await post(pathIn(mails[0], 'unsubscribe'))
  const before = await findRow(email)
  const nowMs = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }

  vi.setSystemTime(nowMs + HOUR_MS)
  await signUp({ email, page: '/about' }, changes)
  const { status, asked_at_ms, page, unsubscribed_at_ms } = before ?? {}
  const consent = { status, asked_at_ms, page, unsubscribed_at_ms }
  expect(await findRow(email)).toMatchObject({ ...consent, status: 'unsubscribed', page: '/blog' })
  await cleanUp(env.DB, nowMs + 40 * 24 * HOUR_MS, { sendsMail: true })
  expect(await findRow(email)).toMatchObject(consent)

  // Only the owner's click makes it a new consent.
  await post(pathIn(mails[1], 'confirm'))
  expect(await findRow(email)).toMatchObject({
    status: 'confirmed',
    page: '/about',
    asked_at_ms: nowMs + HOUR_MS,
    unsubscribed_at_ms: null,
  })
  await post(pathIn(mails[0], 'unsubscribe'))
  await post(pathIn(mails[1], 'confirm'))
  expect(await findRow(email)).toMatchObject({ status: 'unsubscribed' })
})

test('refused sign-ups write no rows, however many addresses and networks they come with', async () => {
  const { mails, changes } = mailOn()
  const from = { 'CF-Connecting-IP': '2001:db8:30:1::1' }
  for (let count = 0; count < 5; count += 1) await signUp({ email: newAddress() }, changes, from)
  expect((await signUp({ email: newAddress() }, changes, from)).status).toBe(429)
  const before = await countLimits()
  for (let count = 0; count < 5; count += 1) {
    expect((await signUp({ email: newAddress() }, changes, from)).status).toBe(429)
  }
  expect(await countLimits()).toBe(before)

  // Others of the same /48 share a higher limit.
  await setCount('newsletter-mail.network', 14)
  const neighbour = (group: number) => ({ 'CF-Connecting-IP': `2001:db8:30:${group}::1` })
  expect((await signUp({ email: newAddress() }, changes, neighbour(2))).status).toBe(200)
  expect((await signUp({ email: newAddress() }, changes, neighbour(3))).status).toBe(429)
  const rowCount = await countLimits()
  expect((await signUp({ email: newAddress() }, changes, neighbour(4))).status).toBe(429)
  expect(await countLimits()).toBe(rowCount)
  expect(mails).toHaveLength(6)
})

test('the whole site takes a hundred sign-ups a day, says so and logs it', async () => {
  const { mails, changes } = mailOn()
  const known = newAddress()
  await signUp({ email: known }, changes)
  await setCount('newsletter-mail.site', 99)
  expect((await signUp({ email: newAddress() }, changes)).status).toBe(200)
  expect(takeErrors().map((line) => JSON.parse(line).event)).toEqual(['newsletter.day-spent'])
  const refusals = []
  for (const email of [newAddress(), newAddress(), known]) {
    const response = await signUp({ email }, changes)
    refusals.push([response.status, await response.json()])
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  const message = 'We can’t take any more sign-ups today. Please try again tomorrow.'
  expect(refusals).toEqual(
    Array.from({ length: 3 }, () => [429, { error: { code: 'full', message } }]),
  )
  expect(mails).toHaveLength(2)
  await env.DB.prepare('delete from limits').run()
})

async function countLimits() {
  return await env.DB.prepare('select count(*) as n from limits').first<number>('n')
}

/** Sets a limit's count, as if so many had been counted. */
async function setCount(name: string, count: number) {
  const { meta } = await env.DB.prepare('update limits set taken_count = ?2 where name = ?1')
    .bind(name, count)
    .run()
  expect(meta.changes, name).toBe(1)
}

test('a bad address gets 400 with a sentence and leaves no row', async () => {
  for (const body of [{ email: 'ann' }, { email: 5 }, {}, [], 'null', '{', '""']) {
    const response = await signUp(body)
    expect(response.status).toBe(400)
    const { error } = await response.json<{ error: { message: string } }>()
    expect(error.message).toContain('email address')
  }
  expect(await findRow('ann')).toBeNull()
})

test('a field of the wrong type gets 400', async () => {
  for (const fields of [
    { elapsedMs: { toString: 1 } },
    { elapsedMs: [] },
    { elapsedMs: 'soon' },
    { page: 7 },
    { box: 'nowhere' },
    { email: {} },
  ]) {
    const response = await signUp({ email: newAddress(), ...fields })
    expect(response.status, JSON.stringify(fields)).toBe(400)
  }
})

test('other spellings of an address find its row', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  await signUp({ email }, changes)
  await signUp({ email: ` ${email.toUpperCase()} ` }, changes)
  expect(mails).toHaveLength(1)
})

test('a page of another site gets 403 and leaves no row', async () => {
  const email = newAddress()
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    expect((await signUp({ email }, {}, headers)).status).toBe(403)
  }
  expect(await findRow(email)).toBeNull()
  expect((await signUp({ email }, {}, { Origin: 'https://larkline.test' })).status).toBe(200)
})

test('other methods get 405, other content types 415, and bodies past the limit 413', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetchSite('/api/newsletter', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  }
  const email = newAddress()
  expect((await signUp({ email }, {}, { 'Content-Type': 'text/plain' })).status).toBe(415)
  const padded = (length: number) => JSON.stringify({ email }).padEnd(length)
  expect((await signUp(padded(4097))).status).toBe(413)
  expect((await signUp(padded(4096))).status).toBe(200)
})

test('a form goes back to its page by 303 with the notice, and to no other site', async () => {
  const { changes } = mailOn()
  const post = (fields: Record<string, string>, accept: string) =>
    fetchSiteWith(changes, '/api/newsletter', {
      method: 'POST',
      headers: { Accept: accept },
      body: new URLSearchParams(fields),
    })
  const good = await post({ email: newAddress(), page: '/blog', box: 'blog' }, 'text/html')
  expect(good.status).toBe(303)
  expect(good.headers.get('Location')).toBe('/blog?newsletter=sent&at=blog#newsletter-blog')
  const bad = await post({ email: 'ann', page: '/blog', box: 'blog' }, 'text/html,*/*')
  expect(bad.status).toBe(303)
  expect(bad.headers.get('Location')).toBe('/blog?newsletter=bad-address&at=blog#newsletter-blog')
  expect((await post({ email: 'ann' }, '*/*')).status).toBe(400)
  for (const page of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil']) {
    const response = await post({ email: newAddress(), page }, 'text/html')
    expect(response.headers.get('Location'), page).toMatch(/^\/(evil)?\?newsletter=sent/)
  }
})

test('a detected bot gets a success answer and nothing is stored', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  for (const fields of [{ homepage: 'https://x.example' }, { elapsedMs: 999 }, { elapsedMs: -1 }]) {
    const response = await signUp({ email, ...fields }, changes)
    expect([response.status, await response.json()]).toEqual([200, SENT])
  }
  expect(await findRow(email)).toBeNull()
  await signUp({ email, homepage: '', elapsedMs: 1000 }, changes)
  expect(await findRow(email)).not.toBeNull()
  expect(mails).toHaveLength(1)
})

test('a visitor can cause five mails an hour; the sixth gets 429, a sentence and no row', async () => {
  const { mails, changes } = mailOn()
  const from = { 'CF-Connecting-IP': '2001:db8:5::1' }
  const known = newAddress()
  const addresses = [known, ...Array.from({ length: 4 }, newAddress)]
  for (const email of addresses) expect((await signUp({ email }, changes, from)).status).toBe(200)
  // The same address counts once.
  expect((await signUp({ email: known }, changes, from)).status).toBe(200)
  // Another address of the same household.
  const neighbour = { 'CF-Connecting-IP': '2001:db8:5::2' }
  for (const sixth of [newAddress(), newAddress()]) {
    const refused = await signUp({ email: sixth }, changes, neighbour)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('try again in an hour')
    expect(await findRow(sixth)).toBeNull()
  }
  expect(mails).toHaveLength(5)
  // Otherwise the response would reveal who is on the list.
  expect((await signUp({ email: known }, changes, from)).status).toBe(429)
})

test('a visitor signs up ten addresses a day, the same ones too, and leaves the rest to the site', async () => {
  const { changes } = mailOn()
  await env.DB.prepare('delete from limits').run()
  const from = { 'CF-Connecting-IP': '203.0.113.40' }
  const addresses = Array.from({ length: 5 }, newAddress)
  const start = Date.parse('2030-02-04T00:30:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  for (const email of addresses) await signUp({ email }, changes, from)
  // Over the hour's limit: counts neither against the day nor the site.
  expect((await signUp({ email: newAddress() }, changes, from)).status).toBe(429)
  vi.setSystemTime(start + HOUR_MS)
  for (const email of addresses) {
    expect((await signUp({ email }, changes, from)).status).toBe(200)
  }
  const answers = []
  for (let hour = 2; hour < 20; hour += 1) {
    vi.setSystemTime(start + hour * HOUR_MS)
    for (const email of [addresses[0], newAddress()]) {
      const response = await signUp({ email }, changes, from)
      answers.push([response.status, await response.json()])
      expect(response.headers.get('Retry-After')).toBe(String((23.5 - hour) * 3600))
    }
  }
  const message =
    'There have been too many sign-ups from your network today. Please try again tomorrow.'
  const refusal = [429, { error: { code: 'limited-today', message } }]
  expect(answers).toEqual(answers.map(() => refusal))
  expect(await countOf('newsletter-mail.site')).toBe(10)
  expect((await signUp({ email: newAddress() }, changes)).status).toBe(200)
  vi.setSystemTime(start + 24 * HOUR_MS)
  expect((await signUp({ email: newAddress() }, changes, from)).status).toBe(200)
})

test('everyone in one IPv6 /48 signs up twenty addresses a day', async () => {
  const { changes } = mailOn()
  await env.DB.prepare('delete from limits').run()
  const start = Date.parse('2030-03-04T00:30:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const statuses = []
  for (let count = 0; count < 24; count += 1) {
    vi.setSystemTime(start + Math.floor(count / 8) * HOUR_MS)
    const from = { 'CF-Connecting-IP': `2001:db8:41:${count}::1` }
    statuses.push((await signUp({ email: newAddress() }, changes, from)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  expect(await countOf('newsletter-mail.site')).toBe(20)
})

async function countOf(name: string) {
  return await env.DB.prepare('select taken_count from limits where name = ?1')
    .bind(name)
    .first<number>('taken_count')
}

test('the limit does not tell whether an address was mailed before', async () => {
  const { changes } = mailOn()
  const mailed = newAddress()
  await signUp({ email: mailed }, changes)
  for (const fifth of [mailed, newAddress()]) {
    const from = { 'CF-Connecting-IP': crypto.randomUUID() }
    for (const email of [...Array.from({ length: 4 }, newAddress), fifth]) {
      expect((await signUp({ email }, changes, from)).status).toBe(200)
    }
    expect((await signUp({ email: newAddress() }, changes, from)).status).toBe(429)
  }
})

test('an address gets one mail a day, and the next after exactly a day', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  await signUp({ email }, changes)
  vi.setSystemTime(start + 24 * HOUR_MS - 1)
  await signUp({ email }, changes)
  expect(mails).toHaveLength(1)
  vi.setSystemTime(start + 24 * HOUR_MS)
  await signUp({ email }, changes)
  expect(mails).toHaveLength(2)
})

test('a mailbox gets three mails a day, however it is spelled, and the answer does not tell', async () => {
  const { mails, changes } = mailOn()
  const name = crypto.randomUUID()
  const spellings = [0, 1, 2, 3, 4].map((tag) => `${name}+${tag}@example.com`)
  const start = Date.parse('2030-01-07T10:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  for (const email of spellings) {
    const response = await signUp({ email }, changes)
    expect([response.status, await response.json()], email).toEqual([200, SENT])
  }
  expect(mails.map(({ to }) => to)).toEqual(spellings.slice(0, 3))
  await signUp({ email: newAddress() }, changes)
  expect(mails).toHaveLength(4)
  vi.setSystemTime(start + 24 * HOUR_MS)
  await signUp({ email: spellings[4] }, changes)
  expect(mails.at(-1)?.to).toBe(spellings[4])
})

test('subscribing again after unsubscribing sends a mail and says so', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  await signUp({ email }, changes)
  await fetchSiteWith(changes, pathIn(mails[0], 'confirm'), { method: 'POST' })
  await fetchSiteWith(changes, pathIn(mails[0], 'unsubscribe'), { method: 'POST' })
  expect(await (await signUp({ email }, changes)).json()).toEqual(SENT)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.subject).toBe('Confirm your Larkline newsletter sign-up')
  await fetchSiteWith(changes, pathIn(mails[1], 'confirm'), { method: 'POST' })
  expect(await findRow(email)).toMatchObject({ status: 'confirmed' })
})

test('subscribing again after a failed mail sends that mail and says so', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const EMAIL = {
    async send() {
      throw new TypeError('the mail service is away')
    },
  }
  expect(await (await signUp({ email }, { ...changes, EMAIL })).json()).toEqual(SENT)
  expect(takeErrors()[0]).toContain('mail.failed')
  expect(await (await signUp({ email }, changes)).json()).toEqual(SENT)
  await runScheduledAt(Date.now() + 2 * 60_000, changes)
  expect(mails.map(({ to }) => to)).toEqual([email])
})

test('a hundred sign-ups at once leave one row and one mail, and get the same answer', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  const from = { 'CF-Connecting-IP': '203.0.113.99' }
  const all = Array.from({ length: 100 }, () => signUp({ email }, changes, from))
  const answers = await Promise.all(all)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await env.DB.prepare('select count(*) as n from subscribers where email = ?1')
    .bind(email)
    .first<{ n: number }>()
  expect(rows?.n).toBe(1)
  expect(mails).toHaveLength(1)
})

test('without mail in production the address stays pending and the answer says so', async () => {
  const email = newAddress()
  const response = await signUp({ email })
  expect(await response.json()).toEqual({
    message: expect.stringContaining('we can’t add you to the list'),
  })
  expect(await findRow(email)).toMatchObject({ status: 'pending', mailed_at_ms: null })
  const { mails, changes } = mailOn()
  await signUp({ email }, changes)
  expect(mails).toHaveLength(1)
})

test('a temporary failure of D1 goes unnoticed; a lasting one is reported', async () => {
  const email = newAddress()
  const failing = (count: number) => {
    let left = count
    return new Proxy(env.DB, {
      get(db, name) {
        if (name !== 'batch') return Reflect.get(db, name).bind(db)
        return async (statements: D1PreparedStatement[]) => {
          left -= 1
          if (left >= 0) throw new Error('D1_ERROR: Network connection lost.')
          return db.batch(statements)
        }
      },
    })
  }
  const broken = await signUp({ email }, { DB: failing(3) })
  expect(broken.status).toBe(503)
  expect(await broken.text()).toContain('please try again')
  expect(takeErrors()[0]).toContain('newsletter.not-kept')
  expect(await findRow(email)).toBeNull()
  expect((await signUp({ email }, { DB: failing(2) })).status).toBe(200)
  expect(await findRow(email)).not.toBeNull()
})

test('a write whose answer was lost is tried again without a second mail or count', async () => {
  const { mails, changes } = mailOn()
  const email = newAddress()
  let isFirst = true
  const DB = new Proxy(env.DB, {
    get(db, name) {
      if (name !== 'batch') return Reflect.get(db, name).bind(db)
      return async (statements: D1PreparedStatement[]) => {
        const result = await db.batch(statements)
        if (!isFirst) return result
        isFirst = false
        throw new Error('D1_ERROR: Network connection lost.')
      }
    },
  })
  expect((await signUp({ email }, { ...changes, DB })).status).toBe(200)
  expect(mails).toHaveLength(1)
})
