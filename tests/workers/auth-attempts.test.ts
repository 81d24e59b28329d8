import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { takeErrors } from '#tests/support/setup.ts'
import { changeRow, createUser, createVisitor, findRow, PASSWORD } from '#tests/support/visitor.ts'
import { hmac } from '#workers/http/hmac.ts'
import { limits } from '#workers/http/limit-policies.ts'
import { ATTEMPT_MAX_COUNT, takeAttempt } from '#workers/auth/attempts.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const SECRET = 'a-secret-of-the-tests-that-is-long-enough'
const MINUTE_MS = 60_000
const ACCOUNT_MAILS_COUNT = limits.accountMails.maxCount

async function fill(key: string, atMs: number) {
  for (let count = 0; count < ATTEMPT_MAX_COUNT; count += 1) {
    expect(await takeAttempt(env.DB, [key], atMs)).toEqual({ kind: 'taken' })
  }
}

test('ten attempts pass in ten minutes, the eleventh waits, and then they pass again', async () => {
  await fill('ten', NOON)
  expect(await takeAttempt(env.DB, ['ten'], NOON + 5 * MINUTE_MS)).toEqual({
    kind: 'limited',
    retryAfterSec: 300,
  })
  expect(await takeAttempt(env.DB, ['ten'], NOON + 10 * MINUTE_MS - 1000)).toMatchObject({
    kind: 'limited',
  })
  expect(await takeAttempt(env.DB, ['ten'], NOON + 10 * MINUTE_MS)).toEqual({ kind: 'taken' })
})

test('each full window doubles the wait, up to 160 minutes, and a quiet day forgets it', async () => {
  let atMs = NOON
  for (const waitMinutes of [10, 20, 40, 80, 160, 160]) {
    await fill('growing', atMs)
    const limited = await takeAttempt(env.DB, ['growing'], atMs)
    expect(limited).toEqual({ kind: 'limited', retryAfterSec: waitMinutes * 60 })
    atMs += waitMinutes * MINUTE_MS
  }
  atMs += 24 * 60 * MINUTE_MS
  await fill('growing', atMs)
  expect(await takeAttempt(env.DB, ['growing'], atMs)).toMatchObject({ retryAfterSec: 600 })
})

test('an attempt whose answer is lost counts once', async () => {
  let lostCount = 0
  const db = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        async first() {
          const row = await env.DB.prepare(sql)
            .bind(...values)
            .first()
          lostCount += 1
          if (lostCount % 2 === 1) throw new Error('D1_ERROR: Network connection lost.')
          return row
        },
      }),
    }),
  } as unknown as D1Database
  for (let count = 0; count < ATTEMPT_MAX_COUNT; count += 1) {
    expect(await takeAttempt(db, ['lost'], NOON)).toEqual({ kind: 'taken' })
  }
  const row = await env.DB.prepare("select taken_count from attempts where key = 'lost'").first()
  expect(row).toEqual({ taken_count: ATTEMPT_MAX_COUNT })
  expect(await takeAttempt(env.DB, ['lost'], NOON)).toMatchObject({ retryAfterSec: 600 })
})

test('of fifty attempts at once ten pass', async () => {
  const all = Array.from({ length: 50 }, () => takeAttempt(env.DB, ['parallel'], NOON))
  const taken = (await Promise.all(all)).filter(({ kind }) => kind === 'taken')
  expect(taken).toHaveLength(ATTEMPT_MAX_COUNT)
})

test('one guesser is stopped after ten tries, whatever the addresses, before any hashing', async () => {
  const guesser = createVisitor()
  for (let count = 0; count < 10; count += 1) {
    const fields = { email: `victim-${count}@example.com`, password: 'a guess' }
    expect(await guesser.post('signIn', fields)).toMatchObject({ code: 'invalid-credential' })
  }
  await createUser('victim-11@example.com')
  // No scrypt takes such parameters: hashing with them would be a 500.
  await changeRow('victim-11@example.com', 'password_hash', 'scrypt$3$8$5$c2FsdA==$a2V5')
  const fields = { email: 'victim-11@example.com', password: 'a guess' }
  const limited = await guesser.post('signIn', fields)
  expect(limited).toMatchObject({ kind: 'refused', code: 'too-many-requests' })
  expect(limited.retryAfterSec).toBeGreaterThan(590)
  expect(limited.retryAfterSec).toBeLessThanOrEqual(600)
  const url = await guesser.callAuth('callback/credentials', fields)
  expect(url.searchParams.get('code')).toBe('too-many-requests')
})

test('strangers from everywhere cannot lock the owner out of a browser that was signed in', async () => {
  const email = 'owner@example.com'
  const owner = await createUser(email)
  await owner.post('signOut')
  for (let count = 0; count < 10; count += 1) {
    await createVisitor().post('signIn', { email, password: `a guess ${count}` })
  }
  const rightOne = { email, password: PASSWORD }
  expect(await createVisitor().post('signIn', rightOne)).toMatchObject({
    code: 'too-many-requests',
  })
  expect(await owner.post('signIn', rightOne)).toMatchObject({ kind: 'signed-in' })
  // In a new browser, a reset by email lets the owner in and clears the strangers' attempts.
  const elsewhere = createVisitor()
  await elsewhere.post('requestReset', { email })
  const token = elsewhere.linkToken()
  await elsewhere.post('resetPassword', { token, newPassword: 'a fresh start 1' })
  expect(
    await createVisitor().post('signIn', { email, password: 'a fresh start 1' }),
  ).toMatchObject({ kind: 'signed-in' })
})

test('signing out everywhere, or a new password, makes every other browser unknown', async () => {
  for (const [call, fields] of [
    ['signOutEverywhere', {}],
    ['changePassword', { currentPassword: PASSWORD, newPassword: 'nine owls in a barn' }],
  ] as const) {
    const email = `${call.toLowerCase()}@example.com`
    const stolen = await createUser(email)
    const owner = createVisitor()
    await owner.post('signIn', { email, password: PASSWORD })
    expect(await owner.post(call, fields)).toMatchObject({ kind: 'done' })
    const address = await hmac(SECRET, 'attempts', email)
    await fill(`sign-in:address:${address}`, Date.now())
    const wrong = { email, password: 'a guess' }
    expect(await stolen.post('signIn', wrong), call).toMatchObject({ code: 'too-many-requests' })
    expect(await owner.post('signIn', wrong), call).toMatchObject({ code: 'invalid-credential' })
  }
})

test("correct sign-ins from one office's network address are not limited", async () => {
  const address = '198.51.100.7'
  await createUser('office@example.com', { address })
  for (let count = 0; count < 11; count += 1) {
    const fields = { email: 'office@example.com', password: PASSWORD }
    expect(await createVisitor({ address }).post('signIn', fields)).toMatchObject({
      kind: 'signed-in',
    })
  }
})

test('whoever signs in to one account in a loop is stopped after thirty times, then before any hashing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 50 * 24 * 60 * MINUTE_MS })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const fields = { email: 'in-and-out@example.com', password: PASSWORD }
  const visitor = await createUser(fields.email)
  const signIn = async () => (await visitor.post('signIn', fields)).kind
  expect(await signIn()).toBe('signed-in')
  for (let count = 1; count < 30; count += 1) expect(await signIn()).toBe('signed-in')
  for (let index = 0; index < 10; index += 1) expect(await signIn()).toBe('refused')
  // No scrypt takes such parameters: hashing with them would be a 500.
  await changeRow(fields.email, 'password_hash', 'scrypt$3$8$5$c2FsdA==$a2V5')
  expect(await visitor.post('signIn', fields)).toMatchObject({ code: 'too-many-requests' })
  const url = await visitor.callAuth('callback/credentials', fields)
  expect(url.searchParams.get('code')).toBe('too-many-requests')
})

test('the eleventh sign-up from one network address waits', async () => {
  const visitor = createVisitor()
  await createUser('eleven@example.com')
  const fields = { email: 'eleven@example.com', password: PASSWORD }
  for (let count = 0; count <= 10; count += 1) {
    expect(await visitor.post('signUp', fields)).toMatchObject({
      code: count < 10 ? 'email-already-in-use' : 'too-many-requests',
    })
  }
})

test('a stolen session gets ten tries at the password', async () => {
  const thief = await createUser('stolen@example.com')
  const fields = { currentPassword: 'a guess', newPassword: 'mine from now on' }
  for (let count = 0; count < 10; count += 1) {
    expect(await thief.post('changePassword', fields)).toMatchObject({
      code: 'wrong-current-password',
      field: 'currentPassword',
    })
  }
  expect(await thief.post('changePassword', fields)).toMatchObject({ code: 'too-many-requests' })
  expect(await thief.post('deleteAccount', fields)).toMatchObject({ code: 'too-many-requests' })
})

test('ten changes to an account pass in ten minutes, because each may send a mail', async () => {
  const email = 'flooded@example.com'
  const holder = await createUser(email)
  const id = String((await findRow(email))?.id)
  for (let count = 0; count < 9; count += 1) await takeAttempt(env.DB, [`password:user:${id}`])
  const newPassword = 'ten hens on a kettle'
  const tenth = { currentPassword: PASSWORD, newPassword }
  expect(await holder.post('changePassword', tenth)).toMatchObject({ kind: 'done' })
  const eleventh = { currentPassword: newPassword, newPassword: PASSWORD }
  expect(await holder.post('changePassword', eleventh)).toMatchObject({ code: 'too-many-requests' })
  const move = { currentPassword: newPassword, email: 'elsewhere@example.com' }
  expect(await holder.post('changeAddress', move)).toMatchObject({ code: 'too-many-requests' })
})

test('an account without a password makes ten changes in ten minutes, and no more', async () => {
  const email = 'no-password@example.com'
  const holder = await createUser(email)
  await changeRow(email, 'password_hash', null)
  const change = (count: number) => {
    // From another network each time: the network's own limit is another test's.
    const elsewhere = createVisitor()
    for (const [name, value] of holder.jar) elsewhere.jar.set(name, value)
    return elsewhere.post('changeAddress', { email: `elsewhere-${count}@example.com` })
  }
  for (let count = 0; count < 10; count += 1) {
    expect(await change(count)).toEqual({ kind: 'mail-asked' })
  }
  expect(await change(10)).toMatchObject({ code: 'too-many-requests' })
})

test('strangers who ask for resets all day leave the owner one an hour, and do not close sign-up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const known = 'besieged@example.com'
  const unknown = 'not-here-yet@example.com'
  await createUser(known)
  const ask = async (email: string) => {
    const visitor = createVisitor()
    const { kind, retryAfterSec } = await visitor.post('requestReset', { email })
    return { kind, retryAfterSec, mailCount: visitor.mails.length }
  }
  const flood = async (email: string) => {
    const answers = []
    for (let count = 0; count < 25; count += 1) answers.push(await ask(email))
    return answers
  }
  const [ofKnown, ofUnknown] = [await flood(known), await flood(unknown)]
  expect(ofKnown[ACCOUNT_MAILS_COUNT]).toEqual({ kind: 'mail-asked', mailCount: 1 })
  expect(ofKnown[ACCOUNT_MAILS_COUNT + 1]).toMatchObject({ kind: 'refused', mailCount: 0 })
  expect(ofKnown.at(-1)?.retryAfterSec).toBeLessThanOrEqual(3600)
  // Otherwise the answers would reveal who has an account.
  const told = (answers: typeof ofKnown) =>
    answers.map(({ kind, retryAfterSec }) => ({ kind, retryAfterSec }))
  expect(told(ofUnknown)).toEqual(told(ofKnown))

  for (const hour of [1, 2]) {
    vi.setSystemTime(NOON + hour * 60 * MINUTE_MS)
    expect(await ask(known), `hour ${hour}`).toEqual({ kind: 'mail-asked', mailCount: 1 })
    expect(await ask(known), `hour ${hour}`).toMatchObject({ kind: 'refused' })
  }
  const newcomer = await createUser(unknown)
  expect((await newcomer.view()).user).toMatchObject({ email: unknown })
  expect(newcomer.mails).toHaveLength(1)
})

test('resets for other spellings of an address use up none of its owner’s', async () => {
  const email = 'dotted.owner@example.com'
  await createUser(email)
  for (const tag of ['+0', '+1', '+2', '+3', '+4', '+5', '+6', '+7']) {
    const spelling = `dottedowner${tag}@example.com`
    expect(await createVisitor().post('requestReset', { email: spelling })).toEqual({
      kind: 'mail-asked',
    })
  }
  for (let count = 0; count < ACCOUNT_MAILS_COUNT; count += 1) {
    const owner = createVisitor()
    expect(await owner.post('requestReset', { email })).toEqual({ kind: 'mail-asked' })
    expect(owner.mails.map(({ to }) => to)).toEqual([email])
  }
})

test('sign-ups with tagged spellings of an address stop at the mailbox’s limit, and its owner still signs up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const signUp = async (email: string) => {
    const visitor = createVisitor()
    const { kind, code } = await visitor.post('signUp', { email, password: PASSWORD, name: '' })
    return { answer: code ?? kind, mailCount: visitor.mails.length }
  }
  const { maxCount } = limits.accountMailsOfMailbox
  for (let count = 0; count < maxCount; count += 1) {
    expect(await signUp(`many.names+${count}@example.com`)).toEqual({
      answer: 'signed-in',
      mailCount: 1,
    })
  }
  for (const more of ['manynames+a@example.com', 'many.names+b@example.com']) {
    expect(await signUp(more)).toEqual({ answer: 'too-many-requests', mailCount: 0 })
  }
  expect(await signUp('many.names@example.com')).toEqual({ answer: 'signed-in', mailCount: 1 })
})

async function countAttemptRows(kind: string) {
  const row = await env.DB.prepare('select count(*) as count from attempts where key glob ?')
    .bind(`${kind}:visitor:*`)
    .first<{ count: number }>()
  return row?.count
}

test('a network of 65,536 IPv6 networks has sixty account emails sent in an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const ask = async (prefix: string, count: number) => {
    const visitor = createVisitor({ address: `${prefix}:${count.toString(16)}::1` })
    return await visitor.post('requestReset', { email: `anyone-${count}@example.com` })
  }
  for (let count = 0; count < 60; count += 1) {
    expect(await ask('2001:db8:5', count)).toEqual({ kind: 'mail-asked' })
  }
  const rowCount = await countAttemptRows('mail')
  expect(await ask('2001:db8:5', 60)).toMatchObject({ code: 'too-many-requests' })
  // Or each address of the network could add one.
  expect(await countAttemptRows('mail')).toBe(rowCount)
  expect(await ask('2001:db8:6', 60)).toEqual({ kind: 'mail-asked' })
})

test('a network of 65,536 IPv6 networks signs up sixty times in an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  await createUser('in-use@example.com')
  const signUp = async (prefix: string, count: number) => {
    const visitor = createVisitor({ address: `${prefix}:${count.toString(16)}::1` })
    const fields = { email: 'in-use@example.com', password: PASSWORD, name: '' }
    return (await visitor.post('signUp', fields)).code
  }
  for (let count = 0; count < 60; count += 1) {
    expect(await signUp('2001:db8:9', count)).toBe('email-already-in-use')
  }
  const rowCount = await countAttemptRows('sign-up')
  expect(await signUp('2001:db8:9', 60)).toBe('too-many-requests')
  expect(await countAttemptRows('sign-up')).toBe(rowCount)
  expect(await signUp('2001:db8:a', 60)).toBe('email-already-in-use')
})

test('a network of 65,536 IPv6 networks tries a hundred sign-ins in an hour, and known browsers still sign in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const email = 'neighbour@example.com'
  const known = await createUser(email, { address: '2001:db8:d:ffff::1' })
  await known.post('signOut')
  const guess = async (prefix: string, count: number) => {
    const guesser = createVisitor({ address: `${prefix}:${count.toString(16)}::1` })
    const fields = { email: `leaked-${count}@example.com`, password: 'a guess' }
    return (await guesser.post('signIn', fields)).code
  }
  expect(await guess('2001:db8:d', 0)).toBe('invalid-credential')
  await env.DB.prepare(
    "update limits set taken_count = 99 where name = 'account.sign-ins-network'",
  ).run()
  expect(await guess('2001:db8:d', 1)).toBe('invalid-credential')
  const rowCount = await countAttemptRows('sign-in')
  expect(await guess('2001:db8:d', 2)).toBe('too-many-requests')
  expect(await countAttemptRows('sign-in')).toBe(rowCount)
  expect(await guess('2001:db8:e', 2)).toBe('invalid-credential')
  const signIn = { email, password: PASSWORD }
  expect(await known.post('signIn', signIn)).toMatchObject({ kind: 'signed-in' })
})

test('a visitor who is stopped uses up none of the network’s sign-ins', async () => {
  const now = NOON + 50 * 24 * 60 * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const guesser = createVisitor({ address: '2001:db8:f:1::1' })
  for (let count = 0; count < ATTEMPT_MAX_COUNT + 5; count += 1)
    await guesser.post('signIn', { email: 'nobody-at-all@example.com', password: 'a guess' })
  const { results } = await env.DB.prepare(
    "select taken_count from limits where name = 'account.sign-ins-network' and ends_at_sec > ?",
  )
    .bind(now / 1000)
    .all()
  expect(results).toEqual([{ taken_count: ATTEMPT_MAX_COUNT }])
})

test('one network gets ten emails a day to unproven addresses, and strangers still get theirs', async () => {
  const now = NOON + 30 * 24 * 60 * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const address = '203.0.113.77'
  const move = (count: number) => ({
    currentPassword: PASSWORD,
    email: `moved-${count}@example.com`,
  })
  for (let count = 0; count < 5; count += 1) {
    const visitor = await createUser(`made-up-${count}@example.com`, { address })
    expect(visitor.mails).toHaveLength(1)
    expect(await visitor.post('changeAddress', move(count))).toEqual({ kind: 'mail-asked' })
  }
  const sixth = await createUser('made-up-5@example.com', { address })
  expect(sixth.mails).toEqual([])
  expect(await sixth.post('changeAddress', move(5))).toMatchObject({ code: 'mails-spent' })
  expect((await createUser('newcomer@example.com')).mails).toHaveLength(1)
})

test('everyone in one IPv6 /48 gets twenty emails a day to unproven addresses', async () => {
  const now = NOON + 40 * 24 * 60 * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  await createUser('first-of-48@example.com', { address: '2001:db8:b:1::1' })
  await env.DB.prepare(
    "update limits set taken_count = 19 where name = 'account.mails-visitor.network'",
  ).run()
  const twentieth = await createUser('twentieth@example.com', { address: '2001:db8:b:2::1' })
  const late = await createUser('late-of-48@example.com', { address: '2001:db8:b:3::1' })
  const elsewhere = await createUser('other-48@example.com', { address: '2001:db8:c:1::1' })
  expect([twentieth, late, elsewhere].map(({ mails }) => mails.length)).toEqual([1, 0, 1])
})

test('once the site’s emails to unproven addresses are used up for the day, accounts are made without an email', async () => {
  const now = NOON + 20 * 24 * 60 * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  await env.DB.prepare("delete from limits where name = 'account.mails-site'").run()
  const early = await createUser('early@example.com')
  await env.DB.prepare("update limits set taken_count = 99 where name = 'account.mails-site'").run()
  const last = await createUser('last-mailed@example.com')
  expect(takeErrors().map((line) => JSON.parse(line).event)).toEqual(['account.mails-spent'])
  const late = await createUser('too-late@example.com')
  const users = [early, last, late].map(async (visitor) => ({
    isVerifyMailed: (await visitor.view()).user?.isVerifyMailed,
    mailCount: visitor.mails.length,
  }))
  expect(await Promise.all(users)).toEqual([
    { isVerifyMailed: true, mailCount: 1 },
    { isVerifyMailed: true, mailCount: 1 },
    { isVerifyMailed: false, mailCount: 0 },
  ])
  expect(await late.post('resendVerification')).toMatchObject({ code: 'mails-spent' })
  const move = { currentPassword: PASSWORD, email: 'new-place@example.com' }
  expect(await early.post('changeAddress', move)).toMatchObject({ code: 'mails-spent' })
  // A reset goes to an account only.
  expect(await early.post('requestReset', { email: 'early@example.com' })).toEqual({
    kind: 'mail-asked',
  })
  vi.setSystemTime(now + 24 * 60 * MINUTE_MS)
  const back = createVisitor()
  await back.post('signIn', { email: 'too-late@example.com', password: PASSWORD })
  expect(await back.post('resendVerification')).toEqual({ kind: 'mail-asked' })
  expect((await back.view()).user).toMatchObject({ isVerifyMailed: true })
  expect(back.mails).toHaveLength(1)
})

test('deleting an account does not reset the limit of emails to its address', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  using _clock = { [Symbol.dispose]: () => vi.useRealTimers() }
  const email = 'again-and-again@example.com'
  const fields = { email, password: PASSWORD, name: 'Ada' }
  // After the day's first ones, one more is left in this hour.
  for (let count = 0; count <= ACCOUNT_MAILS_COUNT; count += 1) {
    const holder = await createUser(email)
    expect(holder.mails.map(({ to }) => to)).toEqual([email])
    // A sign-up that sends nothing counts nothing.
    expect(await createVisitor().post('signUp', fields)).toMatchObject({
      code: 'email-already-in-use',
    })
    await holder.post('deleteAccount', { currentPassword: PASSWORD })
  }
  expect(await createVisitor().post('signUp', fields)).toMatchObject({ code: 'too-many-requests' })
  vi.setSystemTime(NOON + 60 * MINUTE_MS)
  expect((await (await createUser(email)).view()).user).toMatchObject({ email })
})
