import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findRow, mailOn, newAddress, pathIn, signUp } from '#tests/support/newsletter.ts'
import { fetchSite, fetchSiteWith } from '#tests/support/site.ts'
import { signLink } from '#workers/http/signed-link.ts'

const SECRET = 'a-secret-of-the-tests-that-is-long-enough'
const DAY_MS = 24 * 3600_000

/** An address that has asked, and the links of its mail. */
async function asked() {
  const { mails, changes } = mailOn()
  const email = newAddress()
  await signUp({ email, page: '/buy-now.example' }, changes)
  const [mail] = mails
  const row = await findRow(email)
  const paths = { confirm: pathIn(mail, 'confirm'), unsubscribe: pathIn(mail, 'unsubscribe') }
  return { email, mail, token: String(row?.token), ...paths }
}

async function statusOf(email: string) {
  return (await findRow(email))?.status
}

test('opening a link changes nothing: only its button does', async () => {
  const { email, confirm, unsubscribe } = await asked()
  for (const path of [confirm, unsubscribe]) {
    for (const method of ['GET', 'HEAD']) await fetchSite(path, { method })
  }
  expect(await statusOf(email)).toBe('pending')
  const pressed = await fetchSite(confirm, { method: 'POST' })
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('Location')).toBe(confirm)
  expect(await statusOf(email)).toBe('confirmed')
})

test('a mail names its unsubscribe link in the headers of RFC 8058 and repeats nothing typed', async () => {
  const { mail, unsubscribe } = await asked()
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://larkline.test${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.text).toContain(unsubscribe)
  expect(mail?.html).toContain(unsubscribe)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/buy-now|@example\.com/)
})

test('a confirmation link works for seven days, for one purpose, and unchanged only', async () => {
  const { email, token, confirm } = await asked()
  const expiry = confirm.split('.')[1] ?? ''
  const expiresAtMs = Number.parseInt(expiry, 36) * 1000
  expect(Math.abs(expiresAtMs - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000)
  const expired = await signLink([SECRET], 'newsletter-confirm', token, Date.now() - 1)
  const foreign = await signLink([SECRET], 'booking-cancel', token, Date.now() + DAY_MS)
  for (const bad of [expired, foreign, token, `${token}.${expiry}.${'A'.repeat(22)}`, '']) {
    await fetchSite(`/newsletter/confirm?token=${bad}`, { method: 'POST' })
    expect(await statusOf(email), bad).toBe('pending')
  }
})

test('the confirm button of another site is refused', async () => {
  const { email, confirm } = await asked()
  const headers = { Origin: 'https://evil.example' }
  expect((await fetchSite(confirm, { method: 'POST', headers })).status).toBe(403)
  expect(await statusOf(email)).toBe('pending')
})

test('a mail provider unsubscribes in one click, again and again, and no other site does', async () => {
  const { email, confirm, unsubscribe } = await asked()
  await fetchSite(confirm, { method: 'POST' })
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
  const foreign = await fetchSite(unsubscribe, { method: 'POST', headers, body })
  expect([foreign.status, await statusOf(email)]).toEqual([403, 'confirmed'])
  for (let i = 0; i < 2; i++) {
    const response = await fetchSite(unsubscribe, { method: 'POST', body })
    expect([response.status, await statusOf(email)]).toEqual([200, 'unsubscribed'])
  }
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetchSite(unsubscribe, { method: 'POST', body: form })).status).toBe(200)
})

test('an unsubscribe link outlives a new secret, a new consent and the deletion of its row', async () => {
  const { email, confirm, unsubscribe } = await asked()
  const { changes } = mailOn()
  await fetchSite(confirm, { method: 'POST' })
  await fetchSite(unsubscribe, { method: 'POST' })
  await signUp({ email }, changes)
  expect(await findRow(email)).toMatchObject({ asked_again_at_ms: expect.any(Number) })
  const AUTH_SECRET = 'another-secret-of-the-tests-that-is-long'
  await fetchSiteWith({ AUTH_SECRET }, unsubscribe, { method: 'POST' })
  expect(await findRow(email)).toMatchObject({ status: 'unsubscribed', asked_again_at_ms: null })
  await env.DB.prepare('delete from subscribers where email = ?1').bind(email).run()
  expect((await fetchSite(unsubscribe, { method: 'POST' })).status).toBe(303)
})

test('an old confirmation link does not subscribe an address again', async () => {
  const { email, confirm, unsubscribe } = await asked()
  await fetchSite(confirm, { method: 'POST' })
  await fetchSite(unsubscribe, { method: 'POST' })
  await fetchSite(confirm, { method: 'POST' })
  expect(await statusOf(email)).toBe('unsubscribed')
})

test('a confirmed address that asks again keeps its consent and is told so by mail', async () => {
  const { email, confirm } = await asked()
  await fetchSite(confirm, { method: 'POST' })
  const before = await findRow(email)
  await env.DB.prepare('update subscribers set mailed_at_ms = 0 where email = ?1').bind(email).run()
  const { mails, changes } = mailOn()
  await signUp({ email, page: '/elsewhere' }, changes)
  expect(mails[0]?.subject).toBe('You’re already on the list')
  const { status, asked_at_ms, page, confirmed_at_ms } = before ?? {}
  expect(await findRow(email)).toMatchObject({ status, asked_at_ms, page, confirmed_at_ms })
})
