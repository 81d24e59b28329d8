import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { columnsOf, deleteKeys, query, queryAll, readArguments, sqlText } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

const USAGE = 'npm run forget -- someone@example.com [--remote]'

const NO_SECRET = `Counters of sign-in attempts, emails and bookings stay: they lie under keyed hashes of the address, which nothing
but the secret of the site can find, and go by themselves within two days. To delete them now, run this again
as AUTH_SECRET=… ${USAGE}, with the secret that the site has.`

/** Deletes every row about an address, whatever its case, and about the account that has it. */
await runScript(async () => {
  const { words, ...place } = readArguments(USAGE)
  const [given] = words
  if (words.length !== 1 || !given.includes('@')) throw new Problem(USAGE)
  const secret = readSecret(place)
  if (secret === null) console.log(NO_SECRET)
  const address = given.trim().toLowerCase()
  const columns = await columnsOf(place)
  const userId = columns.some(({ table }) => table === 'users')
    ? await findUser(place, address)
    : null
  if (userId !== null) await endSyncedSessions(place, userId)

  // First: whose a waiting mail is stands in the rows of bookings.
  const inOrder = columns.toSorted(
    (a, b) => Number(b.table === 'outbox') - Number(a.table === 'outbox'),
  )
  const bearing = inOrder.flatMap(({ table, emails, hasUserId }) => {
    const conditions = emails.map((name) => `${name} = ${sqlText(address)} collate nocase`)
    if (hasUserId && userId !== null) conditions.push(`user_id = ${sqlText(userId)}`)
    if (table === 'outbox' && userId !== null) conditions.push(...waitingMails(userId))
    return conditions.length > 0 ? [{ table, where: conditions.join(' or ') }] : []
  })
  const keys = attemptKeys(address, userId, secret)
  if (keys.length > 0) {
    bearing.push({ table: 'attempts', where: `key in (${keys.map(sqlText).join(', ')})` })
  }
  if (secret !== null) {
    const key = sqlText(hashOf(secret, 'address', mailboxOf(address)))
    bearing.push({ table: 'limits', where: `key = ${key}` })
  }
  const gone = await queryAll(
    place,
    bearing.map(({ table, where }) => `delete from ${table} where ${where} returning 1`),
  )
  for (const [index, rows] of gone.entries()) {
    console.log(`${bearing[index].table}: ${rows.length} deleted`)
  }
  return 0
}, 130)

async function findUser(place, address) {
  const sql = `select id from users where email = ${sqlText(address)} collate nocase`
  const [user] = await query(place, sql)
  return user?.id ?? null
}

/** The sessions lie in KV, and only the rows say which are whose: before the rows go. */
async function endSyncedSessions(place, userId) {
  const sql = `select id from synced_sessions where user_id = ${sqlText(userId)}`
  const rows = await query(place, sql)
  if (rows.length === 0) return
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-forget-'))
  try {
    const file = path.join(folder, 'keys.json')
    writeFileSync(file, JSON.stringify(rows.map(({ id }) => `token-sync:${id}`)))
    await deleteKeys(place, file)
    console.log(`synced sessions in KV: ${rows.length} deleted`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Conditions on the mails of an account and of its calls, which may go to other addresses. */
function waitingMails(userId) {
  const id = sqlText(userId)
  return [
    `id glob 'account-' || ${id} || '-*'`,
    `exists (select 1 from bookings
       where bookings.user_id = ${id} and outbox.id glob 'booking-' || bookings.id || '-*')`,
  ]
}

/** The keys under which attempts are counted; see workers/auth/attempt-keys.ts. */
function attemptKeys(address, userId, secret) {
  const ofUser = userId === null ? [] : [`password:user:${userId}`, `sign-in:known:${userId}`]
  if (secret === null) return ofUser
  const hash = hashOf(secret, 'attempts', address)
  return [...ofUser, ...['sign-in', 'sign-up', 'mail'].map((kind) => `${kind}:address:${hash}`)]
}

/** The address as limits count it; see workers/http/visitor.ts. */
function mailboxOf(address) {
  const at = address.lastIndexOf('@')
  return address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '') + address.slice(at)
}

/** A keyed hash of an address; see workers/http/hmac.ts. */
function hashOf(secret, purpose, address) {
  return createHmac('sha256', secret).update(`${purpose}\n${address}`).digest('base64url')
}

/** The newest secret of the site: the environment's, or that of this machine's own site. */
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
