import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { keepQuestion } from '#workers/chat/counts.ts'
import { cleanUp } from '#workers/cleanup/cleanup.ts'
import { listCalls } from '#workers/booking/own-calls.ts'
import { limits } from '#workers/http/limit-policies.ts'
import { takeErrors } from '#tests/support/setup.ts'
import { createUser, createVisitor, passTime, PASSWORD } from '#tests/support/visitor.ts'

const NOW = Date.parse('2026-06-01T03:00:00Z')
const DAY_MS = 86_400_000

async function keysOf(table: string, column: string) {
  const { results } = await env.DB.prepare(`select ${column} as k from ${table} order by 1`).all()
  return results.map(({ k }) => k)
}

test('limits and attempts are deleted when they end, and not before', async () => {
  const second = Math.floor(NOW / 1000)
  const limit = env.DB.prepare('insert into limits values (?, ?, ?, 1)')
  const attempt = env.DB.prepare(
    'insert into attempts (key, taken_count, full_count, ends_at_sec) values (?, 1, 1, ?)',
  )
  await env.DB.batch([
    limit.bind('chat', 'over', second - 1),
    limit.bind('chat', 'running', second),
    attempt.bind('over', second - 86_401),
    attempt.bind('remembered', second - 86_400),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('limits', 'key')).toEqual(['running'])
  expect(await keysOf('attempts', 'key')).toEqual(['remembered'])
})

test('an unconfirmed address is deleted after thirty days, a confirmed one stays', async () => {
  const insert = env.DB.prepare(
    `insert into subscribers (email, status, token, asked_at_ms, page, wording_version)
     values (?1, ?2, ?1, ?3, '/blog', 1)`,
  )
  await env.DB.batch([
    insert.bind('old@example.com', 'pending', NOW - 30 * DAY_MS - 1),
    insert.bind('new@example.com', 'pending', NOW - 30 * DAY_MS),
    insert.bind('reader@example.com', 'confirmed', NOW - 900 * DAY_MS),
    insert.bind('gone@example.com', 'unsubscribed', NOW - 900 * DAY_MS),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('subscribers', 'email')).toEqual([
    'gone@example.com',
    'new@example.com',
    'reader@example.com',
  ])
})

test('switching mail on deletes no account whose owner was never asked to confirm', async () => {
  const daysAhead = (days: number) => Date.now() + days * DAY_MS + 60_000
  const emails = ['never-asked@example.com', 'asked@example.com', 'asked-again@example.com']
  const [unasked = '', asked = '', askedAgain = ''] = emails
  await createUser(unasked, { settings: { EMAIL_FROM: undefined } })
  await createUser(asked)
  const again = await createUser(askedAgain, { settings: { EMAIL_FROM: undefined } })
  await cleanUp(env.DB, daysAhead(30), { sendsMail: false })
  expect(await keysOf('users', 'email')).toEqual(emails.toSorted())
  {
    using _later = passTime(20 * DAY_MS)
    const back = createVisitor()
    await back.post('signIn', { email: askedAgain, password: PASSWORD })
    expect(await back.post('resendVerification')).toEqual({ kind: 'mail-asked' })
    expect([again.mails.length, back.mails.length]).toEqual([0, 1])
  }
  await cleanUp(env.DB, daysAhead(30), { sendsMail: true })
  expect(await keysOf('users', 'email')).toEqual([askedAgain, unasked])
  await cleanUp(env.DB, daysAhead(50), { sendsMail: true })
  expect(await keysOf('users', 'email')).toEqual([unasked])
  await env.DB.prepare('delete from users').run()
})

test('a sign-up keeps no id of the unconfirmed account that asked for it', async () => {
  const email = 'unconfirmed@example.com'
  await createUser(email)
  await env.DB.prepare(
    `insert into subscribers (email, status, token, asked_at_ms, page, wording_version, asked_by_user_id)
     select 'other@example.com', 'confirmed', 'other', ?1, '/blog', 1, id from users where email = ?2`,
  )
    .bind(NOW, email)
    .run()
  const countAsked = env.DB.prepare('select count(asked_by_user_id) as n from subscribers')
  expect(await countAsked.first('n')).toBe(1)
  await cleanUp(env.DB, Date.now() + 31 * DAY_MS, { sendsMail: true })
  expect(await countAsked.first('n')).toBe(0)
})

test('a call is shown to its browser again once the unconfirmed account that booked it is deleted', async () => {
  await createUser('unconfirmed@example.com')
  const owner = await env.DB.prepare('select id from users').first<string>('id')
  const insert = env.DB.prepare(
    `insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email, note,
       status, created_at, updated_at, user_id)
     values (?1, ?1, 'v', ?2, ?2, 'Europe/London', 'Ann', 'ann@example.com', '', 'booked', ?2, ?2, ?3)`,
  )
  await env.DB.batch([
    env.DB.prepare(
      "insert into users (id, email, email_verified_at_sec, created_at_sec) values ('kept', 'k@example.com', 1, 1)",
    ),
    insert.bind('of-deleted', '2099-01-05T09:00:00Z', owner),
    insert.bind('of-kept', '2099-01-06T09:00:00Z', 'kept'),
  ])
  const callsOf = async (bookingId: string) => {
    const calls = await listCalls(env.DB, { bookingId, userId: null, email: null })
    return calls.map(({ id }) => id)
  }
  expect(await callsOf('of-deleted')).toEqual([])
  await cleanUp(env.DB, Date.now() + 31 * DAY_MS, { sendsMail: true })
  expect(await callsOf('of-deleted')).toEqual(['of-deleted'])
  expect(await callsOf('of-kept')).toEqual([])
  await env.DB.batch(['users', 'bookings'].map((table) => env.DB.prepare(`delete from ${table}`)))
})

test('an account made after the day’s emails were spent stays, as one that was never asked', async () => {
  await createUser('last-of-the-day@example.com')
  const { maxCount, name } = limits.unprovenMailsOfSite
  await env.DB.prepare('update limits set taken_count = ?1 where name = ?2')
    .bind(maxCount, name)
    .run()
  await createUser('after-the-last@example.com')
  await cleanUp(env.DB, Date.now() + 1000 * DAY_MS, { sendsMail: true })
  expect(await keysOf('users', 'email')).toEqual(['after-the-last@example.com'])
  await env.DB.prepare('delete from users').run()
})

test('an unconfirmed account is deleted thirty days after its email, if mail is on', async () => {
  const insert = env.DB.prepare(
    `insert into users (id, email, email_verified_at_sec, verify_mailed_at_sec, created_at_sec)
     values (?1, ?1, ?2, ?3, 1)`,
  )
  const limitSec = Math.floor((NOW - 30 * DAY_MS) / 1000)
  await env.DB.batch([
    insert.bind('old-unconfirmed', null, limitSec - 1),
    insert.bind('new-unconfirmed', null, limitSec),
    insert.bind('old-confirmed', limitSec - 1, limitSec - 1),
    env.DB.prepare("insert into google_accounts values ('g', 'old-unconfirmed')"),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: false })
  expect(await keysOf('users', 'id')).toContain('old-unconfirmed')
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('users', 'id')).toEqual(['new-unconfirmed', 'old-confirmed'])
  expect(await keysOf('google_accounts', 'google_id')).toEqual([])
})

test('signed-out sessions and changes of address are deleted when they end', async () => {
  const second = Math.floor(NOW / 1000)
  const session = env.DB.prepare('insert into signed_out_sessions values (?, ?, ?)')
  const change = env.DB.prepare(
    "insert into address_changes values (?, 'old-confirmed', 'a@example.com', 'b@example.com', 1, 1, ?)",
  )
  await env.DB.batch([
    session.bind('over', 'u', second - 1),
    session.bind('running', 'u', second),
    change.bind('over', second - 1),
    change.bind('running', second),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('signed_out_sessions', 'session_id')).toEqual(['running'])
  expect(await keysOf('address_changes', 'id')).toEqual(['running'])
})

test('a chat question that a visitor let us keep is deleted after thirty days', async () => {
  await keepQuestion(env.DB, 'prices', 'old', NOW - 30 * DAY_MS - 1)
  await keepQuestion(env.DB, 'prices', 'new', NOW - 30 * DAY_MS)
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('chat_questions', 'question')).toEqual(['new'])
})

test('a call is deleted twelve months after it was held', async () => {
  const insert = env.DB.prepare(
    `insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email, note,
       status, created_at, updated_at)
     values (?1, ?1, 'v', ?2, ?3, 'Europe/London', 'Ann', 'ann@example.com', '', 'booked', ?2, ?2)`,
  )
  await env.DB.batch([
    insert.bind('past', '2025-05-30T09:00:00Z', '2025-05-30T09:30:00Z'),
    insert.bind('recent', '2025-06-02T09:00:00Z', '2025-06-02T09:30:00Z'),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('bookings', 'id')).toEqual(['recent'])
})

test('the expired rows of every table, and what one address was sent, are found by an index', async () => {
  const planOf = async (sql: string, ...values: unknown[]) => {
    const explained = env.DB.prepare(`explain query plan ${sql}`).bind(...values)
    const { results } = await explained.all<{ detail: string }>()
    return results.map(({ detail }) => detail).join('; ')
  }
  const deletions: string[] = []
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target)
      return (sql: string) => {
        if (sql.startsWith('delete')) deletions.push(sql)
        return target.prepare(sql)
      }
    },
  })
  await cleanUp(db, NOW, { sendsMail: true })
  expect(deletions).toHaveLength(10)
  for (const sql of deletions) {
    expect(await planOf(sql, 0), sql).not.toMatch(/\bSCAN\b|TEMP B-TREE/)
  }
  const sent = await planOf('delete from newsletter_sends where email = ?1', 'ann@example.com')
  expect(sent).not.toContain('SCAN')
})

test('more rows than one batch are removed in one run', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
     insert into limits select 'many', 'k' || i, 1, 1 from n`,
  ).run()
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('limits', 'name || key')).not.toContain('manyk1201')
  const left = await env.DB.prepare("select count(*) as n from limits where name = 'many'").first(
    'n',
  )
  expect(left).toBe(0)
})

test('one run goes on past 10,000 rows of a table, which do not hold up the other tables', async () => {
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
       insert into limits select 'flood', 'k' || i, i, 1 from n`,
    ),
    env.DB.prepare("insert into synced_sessions values ('old', 'u', 1, 's')"),
  ])
  await cleanUp(env.DB, NOW, { sendsMail: true })
  expect(await keysOf('limits', 'name')).not.toContain('flood')
  expect(await keysOf('synced_sessions', 'id')).not.toContain('old')
})

test('the oldest rows go first', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
     insert into limits select 'aged', 'k' || (2000 - i), i, 1 from n`,
  ).run()
  let limitsCount = 0
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target)
      return (sql: string) => {
        const statement = target.prepare(sql)
        if (!sql.startsWith('delete from limits')) return statement
        return {
          bind: (...values: unknown[]) => ({
            async run() {
              limitsCount += 1
              if (limitsCount > 2) throw new Error('D1 is away')
              return await statement.bind(...values).run()
            },
          }),
        }
      }
    },
  })
  await cleanUp(db, NOW, { sendsMail: true })
  expect(takeErrors()).toEqual([expect.stringContaining('D1 is away')])
  const left = await env.DB.prepare(
    "select min(ends_at_sec) as first, count(*) as n from limits where name = 'aged'",
  ).first()
  expect(left).toEqual({ first: 1001, n: 200 })
  await env.DB.prepare('delete from limits').run()
})

test('a table that fails does not stop the others', async () => {
  await env.DB.prepare("insert into limits values ('late', 'a', 1, 1)").run()
  const db = {
    prepare(sql: string) {
      if (sql.includes('attempts')) throw new Error('no such table')
      return env.DB.prepare(sql)
    },
  } as unknown as D1Database
  await cleanUp(db, NOW, { sendsMail: true })
  expect(takeErrors()).toEqual([expect.stringContaining('attempts')])
  expect(await keysOf('limits', 'name')).not.toContain('late')
})
