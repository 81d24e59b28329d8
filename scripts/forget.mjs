import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEmail } from '../app/rules/email-address.ts'
import { hmac } from '../workers/http/hmac.ts'
import { mailboxOf } from '../workers/http/visitor.ts'
import { columnsOf, deleteKeys, queryAll, readArguments, sqlText } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

const USAGE = 'npm run forget -- someone@example.com [--remote]'

const NO_SECRET = `Counters of sign-in attempts, emails and bookings were not deleted: they are stored under keyed hashes of the address,
and finding those takes the site's secret. They expire within three days. To delete them now, run
AUTH_SECRET=… ${USAGE} with the site's secret.`

/** Deletes every row about an address, and about the account that has it. */
await runScript(async () => {
  const { words, ...place } = readArguments(USAGE)
  // Read as the forms do, so that it finds what they stored.
  const address = words.length === 1 ? readEmail(words[0]) : null
  if (address === null) throw new Problem(USAGE)
  const secret = readSecret(place)
  if (secret === null) console.log(NO_SECRET)
  const user = `select id from users where email = ${sqlText(address)} collate nocase`
  const [tables, users, sessions] = await queryAll(place, [
    "select name, sql from sqlite_master where type = 'table'",
    user,
    `select id from synced_sessions where user_id in (${user})`,
  ])
  const columns = columnsOf(tables)
  const userId = users[0]?.id ?? null
  // Before their rows are deleted, because those name the keys.
  if (sessions.length > 0) await endSyncedSessions(place, sessions)

  // These come first: their conditions read the rows of bookings and subscribers.
  const readers = ['outbox', 'newsletter_sends']
  const inOrder = columns.toSorted(
    (a, b) => Number(readers.includes(b.table)) - Number(readers.includes(a.table)),
  )
  const targets = inOrder.flatMap(({ table, emails, hasUserId }) => {
    const conditions = emails.map((name) => `${name} = ${sqlText(address)} collate nocase`)
    if (hasUserId && userId !== null) conditions.push(`user_id = ${sqlText(userId)}`)
    if (table === 'outbox' && userId !== null) conditions.push(...waitingMails(userId))
    if (table === 'newsletter_sends' && userId !== null) conditions.push(sentToEarlier(userId))
    return conditions.length > 0 ? [{ table, where: conditions.join(' or ') }] : []
  })
  const keys = await attemptKeys(address, userId, secret)
  if (keys.length > 0) {
    targets.push({ table: 'attempts', where: `key in (${keys.map(sqlText).join(', ')})` })
  }
  if (secret !== null) {
    const spellings = [address, mailboxOf(address)]
    const hashes = await Promise.all(spellings.map((spelling) => hmac(secret, 'address', spelling)))
    const counted = userId === null ? hashes : [...hashes, userId]
    targets.push({ table: 'limits', where: `key in (${counted.map(sqlText).join(', ')})` })
  }
  const mentions = userId === null ? [] : mentionsOf(columns, userId)
  const deletions = targets.map(
    ({ table, where }) => `delete from ${table} where ${where} returning 1`,
  )
  const done = await queryAll(place, [...deletions, ...mentions])
  for (const [index, { table }] of targets.entries()) {
    console.log(`${table}: ${done[index].length} deleted`)
  }
  return 0
}, 130)

/** Statements that remove the user's id from rows about other people, which stay. */
function mentionsOf(columns, userId) {
  const id = sqlText(userId)
  return columns.flatMap(({ table, mentions }) =>
    mentions.map((name) => `update ${table} set ${name} = null where ${name} = ${id}`),
  )
}

/** Deletes the sessions from KV. */
async function endSyncedSessions(place, sessions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-forget-'))
  try {
    const file = path.join(folder, 'keys.json')
    writeFileSync(file, JSON.stringify(sessions.map(({ id }) => `token-sync:${id}`)))
    await deleteKeys(place, file)
    console.log(`synced sessions in KV: ${sessions.length} deleted`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Conditions for the emails of an account and of its calls, which may go to other addresses. */
function waitingMails(userId) {
  const id = sqlText(userId)
  return [
    `id glob 'account-' || ${id} || '-*'`,
    `exists (select 1 from bookings
       where bookings.user_id = ${id} and outbox.id glob 'booking-' || bookings.id || '-*')`,
  ]
}

/** The condition for newsletters sent to a subscription that kept an earlier address of the account. */
function sentToEarlier(userId) {
  return `email in (select email from subscribers where user_id = ${sqlText(userId)})`
}

/** The keys that count attempts; see workers/auth/attempt-keys.ts. */
async function attemptKeys(address, userId, secret) {
  const ofUser = userId === null ? [] : [`password:user:${userId}`, `sign-in:known:${userId}`]
  if (secret === null) return ofUser
  const hash = await hmac(secret, 'attempts', address)
  return [...ofUser, `sign-in:address:${hash}`]
}

/** The site's newest secret, from the environment or from this machine's own site. */
function readSecret(place) {
  const [given] = (process.env.AUTH_SECRET ?? '').split(/[\s,]+/).filter(Boolean)
  if (given !== undefined) return given
  if (place.remote) return null
  try {
    return /^AUTH_SECRET\s*=\s*"?([^\s",]+)/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}
