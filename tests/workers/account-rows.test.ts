import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { bookingFields, freeSlots, post } from '#tests/support/booking.ts'
import { losingAnswers } from '#tests/support/lost-answers.ts'
import { fetchSite } from '#tests/support/site.ts'
import { createUser, createVisitor, PASSWORD } from '#tests/support/visitor.ts'
import { tablesWith } from '#tests/support/tables.ts'

const OPERATOR = 'operator@larkline.test'
const settings = { OPERATOR_EMAIL: OPERATOR }

type Visitor = Awaited<ReturnType<typeof createUser>>

/** Books the first free time, with a telephone number in the note. */
async function book(visitor: Visitor | null, email: string, phone: string): Promise<string> {
  const [slot = ''] = await freeSlots()
  const init = post(bookingFields(slot, { email, note: phone }))
  const response = await (visitor?.send ?? fetchSite)('/api/booking', init)
  expect(response.status).toBe(201)
  return slot
}

async function subscribe(visitor: Visitor, email: string) {
  expect((await visitor.send('/api/newsletter', post({ email }))).status).toBe(200)
}

/** The token of the link in the last mail to an address. */
function tokenFor({ mails }: Visitor, to: string): string {
  const text = mails.findLast((mail) => mail.to === to && mail.text.includes('/auth/'))?.text ?? ''
  return decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
}

async function confirmEmail(visitor: Visitor, email: string) {
  const token = tokenFor(visitor, email)
  expect(await visitor.post('verifyAddress', { token })).toMatchObject({ kind: 'done' })
}

async function changeEmail(visitor: Visitor, email: string) {
  await visitor.post('changeAddress', { currentPassword: PASSWORD, email })
  const token = tokenFor(visitor, email)
  expect(await visitor.post('confirmAddress', { token })).toMatchObject({ kind: 'done' })
}

/** Deletes an account and returns its mails about calls. Only a confirmed address gets a goodbye. */
async function deleteAccount(visitor: Visitor) {
  const isConfirmed = (await visitor.view()).user?.isVerified === true
  visitor.mails.length = 0
  const answer = await visitor.post('deleteAccount', { currentPassword: PASSWORD })
  expect(answer).toMatchObject({ kind: 'done' })
  const sent = visitor.mails.map(({ to, subject }) => `${to}: ${subject.split(':')[0]}`)
  const goodbyes = sent.filter((mail) => mail.includes('account has been deleted'))
  expect(goodbyes).toHaveLength(Number(isConfirmed))
  return sent.filter((mail) => mail.includes('call')).toSorted()
}

async function download(visitor: Visitor) {
  const { data } = await visitor.read('exportData')
  return data as {
    setUpCalls: { email: string; note: string }[]
    newsletter: { subscriptions: { email: string }[]; asked: { email: string }[] }
  }
}

test('an account that is deleted before its address was confirmed leaves no call', async () => {
  const email = 'early@example.com'
  const visitor = await createUser(email, { settings })
  const slot = await book(visitor, email, '020 7946 0001')
  await subscribe(visitor, email)
  const { setUpCalls, newsletter } = await download(visitor)
  expect(setUpCalls).toMatchObject([{ email, note: '020 7946 0001' }])
  expect(newsletter.asked).toEqual([{ email }])
  expect(await freeSlots()).not.toContain(slot)
  expect(await deleteAccount(visitor)).toEqual([
    `${email}: Your set-up call has been cancelled`,
    `${OPERATOR}: A set-up call was cancelled`,
  ])
  expect(await tablesWith('020 7946 0001')).toEqual([])
  expect(await freeSlots()).toContain(slot)
})

test('an account that changed its address and is deleted leaves no call', async () => {
  const [before, after] = ['before@example.com', 'after@example.com']
  const visitor = await createUser(before, { settings })
  const slot = await book(visitor, before, '020 7946 0002')
  await changeEmail(visitor, after)
  expect((await download(visitor)).setUpCalls).toMatchObject([{ email: after }])
  expect(await deleteAccount(visitor)).toContain(`${after}: Your set-up call has been cancelled`)
  for (const text of [before, after, '020 7946 0002']) expect(await tablesWith(text)).toEqual([])
  expect(await freeSlots()).toContain(slot)
})

test('a call booked while signed out follows a confirmed address to the next one', async () => {
  const [before, after] = ['anon-before@example.com', 'anon-after@example.com']
  await book(null, before, '020 7946 0003')
  const visitor = await createUser(before, { settings })
  await subscribe(visitor, before)
  expect((await download(visitor)).setUpCalls).toEqual([])
  await confirmEmail(visitor, before)
  await changeEmail(visitor, after)
  const { setUpCalls, newsletter } = await download(visitor)
  expect(setUpCalls).toMatchObject([{ email: after, note: '020 7946 0003' }])
  expect(newsletter.subscriptions).toMatchObject([{ email: before }])
  await deleteAccount(visitor)
  for (const text of [before, after, '020 7946 0003']) expect(await tablesWith(text)).toEqual([])
})

test("an unconfirmed address reveals and deletes nothing of its owner's", async () => {
  const email = 'owner@example.com'
  await book(null, email, '020 7946 0004')
  await env.DB.prepare(
    `insert into subscribers (email, status, token, asked_at_ms, page, wording_version)
     values (?1, 'confirmed', 'a-token', 0, '/', 1)`,
  )
    .bind(email)
    .run()
  const stranger = await createUser(email, { settings })
  await subscribe(stranger, email)
  await subscribe(stranger, 'unknown@example.com')
  const { setUpCalls, newsletter } = await download(stranger)
  expect(setUpCalls).toEqual([])
  expect(newsletter).toMatchObject({
    subscriptions: [],
    asked: [{ email }, { email: 'unknown@example.com' }],
  })
  expect(await deleteAccount(stranger)).toEqual([])
  expect(await tablesWith(email)).toEqual(['subscribers', 'bookings'])
  expect(await tablesWith('unknown@example.com')).toEqual(['subscribers'])
})

test("deleting an account leaves a stranger's sign-up to the newsletter as it is", async () => {
  const email = 'signs-up@example.com'
  const stranger = createVisitor({ settings })
  await subscribe(stranger, email)
  const confirmToken = /confirm\?token=(\S+)/.exec(stranger.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const meddler = await createUser('meddler@example.com', { settings })
  await confirmEmail(meddler, 'meddler@example.com')
  await subscribe(meddler, email)
  await deleteAccount(meddler)
  await stranger.send(`/newsletter/confirm?token=${confirmToken}`, { method: 'POST' })
  expect(
    await env.DB.prepare('select status, asked_by_user_id from subscribers where email = ?1')
      .bind(email)
      .first(),
  ).toEqual({ status: 'confirmed', asked_by_user_id: null })
})

test('a deletion whose answer is lost sends each cancellation once, and no older mail', async () => {
  const email = 'lost@example.com'
  const { DB, loseNext, hasLost } = losingAnswers(env.DB)
  const visitor = await createUser(email, { settings: { ...settings, DB } })
  await book(visitor, email, '020 7946 0005')
  await env.DB.prepare(
    `insert into outbox (id, kind, email, mail, created_at_ms, due_at_ms, expires_at_ms)
     select 'booking-' || id || '-0-visitor', 'booking.booked', email, '{}', 0, 9e15, 9e15
     from bookings where email = ?1`,
  )
    .bind(email)
    .run()
  // The batch that erases the call: no other batch of a deletion has so many statements.
  loseNext(5)
  const sent = await deleteAccount(visitor)
  expect(hasLost()).toBe(true)
  expect(sent.filter((mail) => mail.includes('cancelled'))).toHaveLength(2)
  expect(await tablesWith(email)).toEqual([])
})
