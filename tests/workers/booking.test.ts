import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { brand } from '#app/site/brand.ts'
import { signLink } from '#workers/http/signed-link.ts'
import {
  bookingFields,
  forgetBookings,
  freeSlots,
  mailTrap,
  post,
  readCalendar,
  type BookingBody,
} from '#tests/support/booking.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'

const SECRETS = ['a-secret-of-the-tests-that-is-long-enough'] as const

async function bodyOf(response: Response): Promise<BookingBody> {
  return (await response.json()) as BookingBody
}

async function countRows(): Promise<number> {
  const row = await env.DB.prepare('select count(*) as n from bookings').first<{ n: number }>()
  return row?.n ?? 0
}

test('a booked slot is no longer free', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const response = await fetchSite('/api/booking', post(bookingFields(slot)))
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-set-up-call=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const { call } = await bodyOf(response)
  expect(call).toMatchObject({ startsAt: slot, zone: 'Asia/Kathmandu', status: 'booked' })
  expect(await freeSlots()).not.toContain(slot)
})

test('of 200 simultaneous bookings exactly one gets the slot, and the others the next free times', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const all = Array.from({ length: 200 }, (_, index) => {
    const fields = bookingFields(slot, { email: `racer${index}@example.com` })
    return fetchSite('/api/booking', post(fields, { 'CF-Connecting-IP': `198.51.100.${index}` }))
  })
  const responses = await Promise.all(all)
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  const loser = responses.find(({ status }) => status === 409)
  const { error, next } = await bodyOf(loser ?? Response.error())
  expect(error).toMatchObject({ code: 'taken', message: expect.stringContaining('another') })
  expect(next).toEqual((await freeSlots()).slice(0, 5))
  expect(await countRows()).toBe(1)
})

test('a form that is sent several times books once and gets the same answer', async () => {
  await forgetBookings()
  const [slot, other] = await freeSlots()
  const fields = bookingFields(slot, { key: 'a-form-that-was-sent-twice' })
  const together = await Promise.all(
    Array.from({ length: 10 }, () => fetchSite('/api/booking', post(fields))),
  )
  const later = await fetchSite('/api/booking', post(fields))
  for (const response of [...together, later]) {
    expect(response.status).toBe(201)
    expect((await bodyOf(response)).call.startsAt).toBe(slot)
  }
  expect(await countRows()).toBe(1)
  for (const changes of [{ slot: other }, { email: 'eve@example.com' }]) {
    const response = await fetchSite('/api/booking', post({ ...fields, ...changes }))
    expect(response.status).toBe(409)
    expect((await bodyOf(response)).error.code).toBe('key-used')
  }
  expect(await countRows()).toBe(1)
})

test('a form sent again after its call was cancelled does not say that it is booked', async () => {
  await forgetBookings()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { key: 'a-form-that-is-still-open' })
  expect((await fetchSite('/api/booking', post(fields))).status).toBe(201)
  await env.DB.prepare("update bookings set status = 'cancelled'").run()
  const again = await fetchSite('/api/booking', post(fields))
  expect([again.status, (await bodyOf(again)).error.code]).toEqual([409, 'key-used'])
})

test('a repeated form sends no second mail', async () => {
  await forgetBookings()
  const { mails, settings } = mailTrap()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { key: 'a-form-that-was-sent-twice-2' })
  await fetchSiteWith(settings, '/api/booking', post(fields))
  await fetchSiteWith(settings, '/api/booking', post(fields))
  expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', 'operator@larkline.test'])
})

test('slots that are past, too soon, too far, closed or off the grid get 409 and a sentence', async () => {
  await forgetBookings()
  const soon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3_600_000).toISOString()
  const [free = ''] = await freeSlots()
  const offGrid = new Date(Date.parse(free) + 600_000).toISOString()
  const night = `${free.slice(0, 11)}02:00:00Z`
  for (const [slot, code] of [
    ['2020-01-06T10:00:00Z', 'past'],
    [soon, 'too-soon'],
    ['2099-01-05T10:00:00Z', 'too-far'],
    [offGrid, 'closed'],
  ]) {
    const response = await fetchSite('/api/booking', post(bookingFields(slot)))
    expect(response.status, slot).toBe(409)
    const { error, next } = await bodyOf(response)
    expect(error.code, slot).toBe(code)
    expect(error.message).toMatch(/^[A-Z].+\.$/)
    expect(next).toHaveLength(5)
  }
  expect((await fetchSite('/api/booking', post(bookingFields(night)))).status).toBe(409)
  expect(await countRows()).toBe(0)
})

test('a token that is not a string gets 404, however deeply it is nested', async () => {
  const deep = '['.repeat(11_000) + ']'.repeat(11_000)
  for (const path of ['/api/booking/move', '/api/booking/cancel']) {
    for (const token of [deep, '{}', 'null', '1']) {
      const response = await fetchSite(path, { ...post({}), body: `{"token":${token}}` })
      expect(response.status, `${path} ${token.slice(0, 9)}`).toBe(404)
    }
  }
})

test('malformed fields get 400 and a sentence that names the field', async () => {
  const [slot] = await freeSlots()
  for (const [field, value] of [
    ['slot', undefined],
    ['slot', 'tomorrow'],
    ['slot', 17],
    ['slot', '2026-02-30T10:00:00Z'],
    ['slot', '2026-11-24T10:00:00+05:45'],
    ['zone', 'Mars/Olympus'],
    ['zone', '+05:45'],
    ['zone', 'Europe/London\r\nX'],
    ['name', '  '],
    ['name', '\u200B\u202E\u3164'],
    ['name', 'n'.repeat(81)],
    ['email', 'ada@'],
    ['email', 'me@localhost'],
    ['email', 'a..b@c.example'],
    ['email', 'a@b.c\r\nBcc: x@y.z'],
    ['email', `${'e'.repeat(250)}@a.uk`],
    ['phone', '07700 900'],
    ['phone', 'my mobile'],
    ['phone', '07700 900123 or 900124'],
    ['phone', `+${'4'.repeat(40)}`],
    ['phone', '0909 8790000'],
    ['phone', '070 1234 5678'],
    ['phone', '+881 6 1234 5678'],
    ['phone', 7700900123],
    ['note', 'n'.repeat(501)],
    ['key', 'short'],
  ] as const) {
    const response = await fetchSite(
      '/api/booking',
      post({ ...bookingFields(slot), [field]: value }),
    )
    expect(response.status, `${field}: ${value}`).toBe(400)
    const { error } = await bodyOf(response)
    expect(error).toMatchObject({ code: 'invalid', field })
    expect(error.message).toMatch(/^[A-Z].+\.$/)
  }
})

test('fields at their limits are taken', async () => {
  await forgetBookings()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, {
    name: `\u202E${'n'.repeat(80)}`,
    note: 'n'.repeat(500),
    email: ` ${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(58)}.UK `,
  })
  expect((await fetchSite('/api/booking', post(fields))).status).toBe(201)
  const row = await env.DB.prepare('select name, email from bookings').first<{
    name: string
    email: string
  }>()
  expect(row?.name).toBe('n'.repeat(80))
  expect(row?.email).toMatch(/d\.uk$/)
  expect(row?.email).toHaveLength(254)
})

test('an international address books, stored under its ASCII name', async () => {
  await forgetBookings()
  const [slot] = await freeSlots()
  const fields = bookingFields(slot, { email: 'Ann@münchen.example' })
  expect((await fetchSite('/api/booking', post(fields))).status).toBe(201)
  const row = await env.DB.prepare('select email from bookings').first()
  expect(row).toEqual({ email: 'ann@xn--mnchen-3ya.example' })
})

test('an address has at most three upcoming calls, in any spelling of its case', async () => {
  await forgetBookings()
  const slots = await freeSlots()
  const book = (index: number, email: string) =>
    fetchSite('/api/booking', post(bookingFields(slots[index], { email })))
  for (const index of [0, 1, 2]) expect((await book(index, 'ada@example.com')).status).toBe(201)
  const fourth = await book(3, 'ADA@example.com')
  expect(fourth.status).toBe(429)
  expect((await bodyOf(fourth)).error.code).toBe('address-limit')
  expect((await book(3, 'bob@example.com')).status).toBe(201)
})

test('ten at once from one address get three calls, not four', async () => {
  await forgetBookings()
  const slots = await freeSlots()
  const all = slots.slice(0, 10).map((slot) => fetchSite('/api/booking', post(bookingFields(slot))))
  const booked = (await Promise.all(all)).filter(({ status }) => status === 201)
  expect(booked).toHaveLength(3)
})

test('one network books five calls a week for unproven addresses; cancelling gives none back', async () => {
  await forgetBookings()
  const slots = await freeSlots()
  const book = (index: number, address: string) =>
    fetchSite(
      '/api/booking',
      post(bookingFields(slots[index], { email: `visitor${index}@example.com` }), {
        'CF-Connecting-IP': address,
      }),
    )
  for (let index = 0; index < 5; index += 1) {
    expect((await book(index, '203.0.113.9')).status).toBe(201)
  }
  await env.DB.prepare("update bookings set status = 'cancelled'").run()
  const refused = await book(5, '203.0.113.9')
  expect(refused.status).toBe(429)
  expect((await bodyOf(refused)).error.code).toBe('unproven-limit')
  expect((await book(5, '203.0.113.10')).status).toBe(201)
})

test('an address is sent six confirmations a day at most, however many calls are cancelled', async () => {
  await forgetBookings()
  const slots = await freeSlots()
  const book = (index: number) =>
    fetchSite(
      '/api/booking',
      post(bookingFields(slots[index]), { 'CF-Connecting-IP': `198.51.100.${index}` }),
    )
  for (let index = 0; index < 6; index += 1) {
    expect((await book(index)).status).toBe(201)
    await env.DB.prepare("update bookings set status = 'cancelled'").run()
  }
  expect((await book(6)).status).toBe(429)
})

test('foreign origins, other methods, forms and large bodies are refused', async () => {
  const [slot] = await freeSlots()
  const foreign = post(bookingFields(slot), { Origin: 'https://evil.example' })
  expect((await fetchSite('/api/booking', foreign)).status).toBe(403)
  for (const [path, method, allow] of [
    ['/api/booking', 'GET', 'POST'],
    ['/api/booking/move', 'DELETE', 'POST'],
    ['/api/booking/cancel', 'GET', 'POST'],
    ['/api/booking/slots', 'POST', 'GET, HEAD'],
  ] as const) {
    const response = await fetchSite(path, { method })
    expect(response.status, path).toBe(405)
    expect(response.headers.get('allow'), path).toBe(allow)
  }
  const form = { method: 'POST', body: new URLSearchParams({ slot: String(slot) }) }
  expect((await fetchSite('/api/booking', form)).status).toBe(415)
  const large = post(bookingFields(slot, { note: 'n'.repeat(25_000) }))
  expect((await fetchSite('/api/booking', large)).status).toBe(413)
  for (const body of ['{', '[]', 'null', '"x"']) {
    const response = await fetchSite('/api/booking', { ...post(null), body })
    expect(response.status, body).toBe(400)
  }
})

test('with a number we ring the visitor, and only our own mail shows the whole number', async () => {
  await forgetBookings()
  const { mails, settings } = mailTrap()
  const [slot, other] = await freeSlots()
  const send = (fields: unknown) => fetchSiteWith(settings, '/api/booking', post(fields))
  const fields = bookingFields(slot, { phone: ' +44 (0)7700 900-123 ' })
  const { call } = await bodyOf(await send(fields))
  expect(await env.DB.prepare('select phone from bookings').first()).toEqual({
    phone: '07700900123',
  })
  const [visitor, operator] = mails
  const told = JSON.stringify([call, visitor])
  expect(told).toContain('we’ll ring you on the number ending 123.')
  expect(told).not.toMatch(/900.?123|ring us on/)
  expect(operator?.text).toContain('Ring them on 07700900123.')
  expect(readCalendar(operator?.attachments[0]?.content ?? '').location).toBe(
    'By phone, 07700900123',
  )

  await send(bookingFields(other, { email: 'bob@example.com', phone: ' ' }))
  expect(mails[2]?.text).toContain(`ring us on ${brand.phone.label}.`)
  expect(mails[2]?.text).not.toContain('ring you')
  expect(mails[3]?.text).toContain('They left no number, so they’ll ring us.')
  const theirs = readCalendar(mails[2]?.attachments[0]?.content ?? '')
  expect(theirs.location).toBe(`By phone, ${brand.phone.label}`)
})

test('the first mail to a visitor holds nothing that a visitor has typed', async () => {
  await forgetBookings()
  const { mails, settings } = mailTrap()
  const [slot] = await freeSlots()
  const name = 'Win a <b>prize</b>'
  const note = 'Visit https://evil.example now; or, else\nBEGIN:VEVENT'
  await fetchSiteWith(settings, '/api/booking', post(bookingFields(slot, { name, note })))
  const [visitor, operator] = mails
  const whole = JSON.stringify(visitor)
  for (const typed of ['prize', 'evil']) expect(whole).not.toContain(typed)
  expect(visitor?.subject).toMatch(/^Your set-up call is booked: \w+day \d+ \w+ \d{4}, /)
  expect(operator?.text).toContain(name)
  expect(operator?.html).toContain('Win a &lt;b&gt;prize&lt;/b&gt;')
  expect(operator?.html).not.toContain('<b>prize')
  const theirs = readCalendar(operator?.attachments[0]?.content ?? '')
  expect(theirs.summary).toBe(`Set-up call: ${name}`)
  expect(theirs.description).toContain(note)
})

test('the calendar file is read without a warning, and follows the call as it moves and ends', async () => {
  await forgetBookings()
  const { mails, settings } = mailTrap()
  const [slot = '', other = ''] = await freeSlots()
  const send = (path: string, fields: unknown) => fetchSiteWith(settings, path, post(fields))
  const booked = await bodyOf(await send('/api/booking', bookingFields(slot)))
  const { token } = booked.call
  expect((await send('/api/booking/move', { token, slot: other })).status).toBe(200)
  expect((await send('/api/booking/cancel', { token })).status).toBe(200)

  const files = mails.map(({ attachments }) => attachments[0])
  const events = files.map((file) => readCalendar(file?.content ?? ''))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
  expect(events.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
    ['REQUEST', 0, 'CONFIRMED'],
    ['PUBLISH', 0, 'CONFIRMED'],
    ['REQUEST', 1, 'CONFIRMED'],
    ['PUBLISH', 1, 'CONFIRMED'],
    ['CANCEL', 2, 'CANCELLED'],
    ['CANCEL', 2, 'CANCELLED'],
  ])
  expect(events[0]).toMatchObject({
    summary: `Set-up call with ${brand.name}`,
    organizer: 'mailto:desk@larkline.test',
    attendees: ['mailto:ada@example.com'],
    startsAt: new Date(slot).toISOString(),
    endsAt: new Date(Date.parse(slot) + 1_800_000).toISOString(),
  })
  expect(events[2]?.startsAt).toBe(new Date(other).toISOString())
  const pair = ['ada@example.com', 'operator@larkline.test']
  expect(mails.map(({ to }) => to)).toEqual([...pair, ...pair, ...pair])
  for (const file of files) {
    expect(file?.type).toMatch(/^text\/calendar; charset=utf-8; method=[A-Z]+$/)
    for (const line of (file?.content ?? '').split('\r\n')) {
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\n')
    }
  }
})

test('a calendar file holds no control character but its line breaks', async () => {
  await forgetBookings()
  const { mails, settings } = mailTrap()
  const [slot] = await freeSlots()
  const note = 'bell \u0007 and\r\nBEGIN:VEVENT\u2028end \u0085'
  await fetchSiteWith(settings, '/api/booking', post(bookingFields(slot, { note })))
  const file = mails[1]?.attachments[0]?.content ?? ''
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  expect(readCalendar(file).description).toContain('\nBEGIN:VEVENT')
})

test('the calendar file can be fetched with the link, and not without', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const { call } = await bodyOf(await fetchSite('/api/booking', post(bookingFields(slot))))
  const response = await fetchSite(`/api/booking/invite.ics?token=${call.token}`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('set-up-call.ics')
  const event = readCalendar(await response.text())
  expect(event).toMatchObject({ method: 'PUBLISH', sequence: 0, attendees: [] })
  expect((await fetchSite('/api/booking/invite.ics')).status).toBe(404)
})

test('links that are forged, of another purpose, expired or of no call change nothing', async () => {
  await forgetBookings()
  const [slot = '', other = ''] = await freeSlots()
  await fetchSite('/api/booking', post(bookingFields(slot)))
  const row = await env.DB.prepare('select id from bookings').first<{ id: string }>()
  const id = row?.id ?? ''
  const soon = Date.now() + 60_000
  const good = await signLink(SECRETS, 'booking', id, soon)
  for (const [token, status] of [
    ['', 404],
    [good.slice(0, -1) + (good.endsWith('A') ? 'B' : 'A'), 404],
    [await signLink(['another-secret-that-is-also-long-enough'], 'booking', id, soon), 404],
    [await signLink(SECRETS, 'booking-cookie', id, soon), 404],
    [await signLink(SECRETS, 'newsletter', id, soon), 404],
    [await signLink(SECRETS, 'booking', 'no-such-call', soon), 404],
    [await signLink(SECRETS, 'booking', id, Date.now() - 1), 410],
  ] as const) {
    for (const path of ['/api/booking/move', '/api/booking/cancel']) {
      const response = await fetchSite(path, post({ token, slot: other }))
      expect(response.status, token).toBe(status)
      expect((await bodyOf(response)).error.message).toMatch(/^(This link|Part of this link) .+\.$/)
    }
  }
  const after = await env.DB.prepare('select status, sequence from bookings').first()
  expect(after).toEqual({ status: 'booked', sequence: 0 })
  const forged = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await fetchSite('/api/booking/cancel', forged)).status).toBe(404)
})

test('a call moves only to a free slot, gives its old one back, and does not move once cancelled', async () => {
  await forgetBookings()
  const [first = '', second = '', third = ''] = await freeSlots()
  const { call } = await bodyOf(await fetchSite('/api/booking', post(bookingFields(first))))
  await fetchSite('/api/booking', post(bookingFields(second, { email: 'bob@example.com' })))
  const { token } = call
  const move = (slot: string) => fetchSite('/api/booking/move', post({ token, slot }))

  const taken = await move(second)
  expect(taken.status).toBe(409)
  expect((await bodyOf(taken)).next[0]).toBe(third)
  expect((await move('2020-01-06T10:00:00Z')).status).toBe(409)
  expect((await move('soon')).status).toBe(400)
  expect((await move(third)).status).toBe(200)
  expect((await move(third)).status).toBe(200)
  expect(await freeSlots()).toContain(first)
  const { sequence } = (await env.DB.prepare(
    'select max(sequence) as sequence from bookings',
  ).first<{ sequence: number }>()) ?? { sequence: -1 }
  expect(sequence).toBe(1)

  const cancel = () => fetchSite('/api/booking/cancel', post({ token }))
  expect((await cancel()).status).toBe(200)
  const again = await cancel()
  expect(again.status).toBe(200)
  expect((await bodyOf(again)).call.status).toBe('cancelled')
  const late = await move(first)
  expect(late.status).toBe(409)
  expect((await bodyOf(late)).error.code).toBe('call-cancelled')
  expect(await freeSlots()).toContain(third)
})

test('a call that has begun can be neither moved nor cancelled', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const { call } = await bodyOf(await fetchSite('/api/booking', post(bookingFields(slot))))
  await env.DB.prepare(
    "update bookings set starts_at = '2020-01-06T10:00:00Z', ends_at = '2020-01-06T10:30:00Z'",
  ).run()
  const { token } = call
  for (const path of ['/api/booking/move', '/api/booking/cancel']) {
    const response = await fetchSite(path, post({ token, slot }))
    expect(response.status).toBe(409)
    expect((await bodyOf(response)).error.code).toBe('call-over')
  }
})

test('a call is moved ten times a day and no more', async () => {
  await forgetBookings()
  const slots = await freeSlots()
  const { call } = await bodyOf(await fetchSite('/api/booking', post(bookingFields(slots[0]))))
  const move = (index: number) =>
    fetchSite('/api/booking/move', post({ token: call.token, slot: slots[index] }))
  for (let index = 1; index <= 10; index += 1) expect((await move(index)).status).toBe(200)
  expect((await move(11)).status).toBe(429)
  expect((await fetchSite('/api/booking/cancel', post({ token: call.token }))).status).toBe(200)
})

test('only booking ties a call to this browser: anybody may have its link', async () => {
  await forgetBookings()
  const [first, second, third] = await freeSlots()
  const booked = await fetchSite('/api/booking', post(bookingFields(first)))
  expect(booked.headers.get('set-cookie')).not.toBeNull()
  const { token } = (await bodyOf(booked)).call
  const form = (fields: Record<string, string>) =>
    fetchSite('/page/change-booking', { method: 'POST', body: new URLSearchParams(fields) })
  for (const response of [
    await fetchSite('/api/booking/move', post({ token, slot: second })),
    await form({ token, slot: third ?? '' }),
    await form({ token, change: 'remove-setup' }),
    await form({ token, change: 'cancel' }),
    await fetchSite('/api/booking/cancel', post({ token })),
  ]) {
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  }
})

test('of two calls that move to one slot at once, one gets it', async () => {
  await forgetBookings()
  const [first, second, wanted] = await freeSlots()
  const tokens = await Promise.all(
    [first, second].map(async (slot, index) => {
      const fields = bookingFields(slot, { email: `mover${index}@example.com` })
      return (await bodyOf(await fetchSite('/api/booking', post(fields)))).call.token
    }),
  )
  const moves = tokens.map((token) => fetchSite('/api/booking/move', post({ token, slot: wanted })))
  const statuses = (await Promise.all(moves)).map(({ status }) => status)
  expect(statuses.includes(200) && statuses.includes(409), String(statuses)).toBe(true)
})

test('with a provider no call is booked here, and its page alone lets the provider in', async () => {
  const [slot] = await freeSlots()
  const settings = { SCHEDULING_URL: 'http://127.0.0.1:9999/larkline/set-up' }
  const refused = await fetchSiteWith(settings, '/api/booking', post(bookingFields(slot)))
  expect(refused.status).toBe(404)
  const policyOf = async (path: string, changes: Record<string, unknown>) =>
    (await fetchSiteWith(changes, path)).headers.get('content-security-policy') ?? ''
  const welcome = await policyOf('/welcome', settings)
  expect(welcome).toContain('frame-src http://127.0.0.1:9999;')
  expect(welcome).toContain('http://127.0.0.1:9999/assets/external/widget.js')
  for (const path of ['/', '/auth', '/welcome/x']) {
    expect(await policyOf(path, settings), path).not.toContain('9999')
  }
  expect(await policyOf('/welcome', {})).not.toContain('frame-src')
  const cal = await policyOf('/welcome', { SCHEDULING_URL: 'https://cal.com/larkline/set-up' })
  expect(cal).toContain('frame-src https://cal.com https://app.cal.com;')
  const calendly = await policyOf('/welcome', { SCHEDULING_URL: 'https://calendly.com/larkline' })
  expect(calendly).toContain('frame-src https://calendly.com;')
  const lookalike = { SCHEDULING_URL: 'https://calendly.com.evil.example/x' }
  expect(await policyOf('/welcome', lookalike)).toContain('frame-src https://calendly.com.evil')
})

test('a cookie remembers a call booked with the provider, if there is a provider', async () => {
  const settings = { SCHEDULING_URL: 'https://cal.com/larkline/set-up' }
  const path = '/api/booking/elsewhere'
  expect((await fetchSite(path, { method: 'POST' })).status).toBe(404)
  const response = await fetchSiteWith(settings, path, { method: 'POST' })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-set-up-call=elsewhere\./)
  const BURST = { limit: async () => ({ success: false }) }
  const over = await fetchSiteWith({ ...settings, BURST }, path, { method: 'POST' })
  expect(over.status).toBe(429)
})

test('log lines name the booking and the reason, and no person', async () => {
  await forgetBookings()
  const [slot = ''] = await freeSlots()
  const log = vi.spyOn(console, 'log')
  log.mockClear()
  const fields = bookingFields(slot, { note: 'my secret note' })
  await fetchSite('/api/booking', post(fields))
  await fetchSite('/api/booking', post({ ...fields, email: 'eve@example.com' }))
  const logged = log.mock.calls.map(String).join('\n')
  expect(logged).toContain('"event":"booking.booked"')
  expect(logged).toContain('"code":"taken"')
  expect(logged).not.toMatch(/Ada|@example|secret/)
})

test('a note keeps line breaks and loses other control characters, which mail services refuse', async () => {
  await forgetBookings()
  const [slot] = await freeSlots()
  const note = 'one\r\ntwo\rthree\u0000four\u0007\u0085five'
  const response = await fetchSite('/api/booking', post(bookingFields(slot, { note })))
  expect(response.status).toBe(201)
  const row = await env.DB.prepare('select note from bookings').first<{ note: string }>()
  expect(row?.note).toBe('one\ntwo\nthree four  five')
})
