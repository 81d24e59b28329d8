import { nowSec } from '../http/now-sec.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { User } from '#app/context.ts'

/** A user as stored in the database. */
export type UserRow = {
  id: string
  email: string
  name: string | null
  passwordHash: string | null
  emailVerifiedAtSec: number | null
  verifyMailedAtSec: number | null
  disabledAtSec: number | null
  sessionVersion: number
  createdAtSec: number
}

/** The columns of a `UserRow`, for a select or a returning clause. */
export const USER_COLUMNS = `users.id, email, name, password_hash as passwordHash,
  email_verified_at_sec as emailVerifiedAtSec, verify_mailed_at_sec as verifyMailedAtSec,
  disabled_at_sec as disabledAtSec,
  session_version as sessionVersion, created_at_sec as createdAtSec`

/** A user as pages see it. */
export function toUser(row: UserRow): User {
  const { id, name, email, emailVerifiedAtSec, verifyMailedAtSec } = row
  const isVerified = emailVerifiedAtSec !== null
  return { id, name, email, isVerified, isVerifyMailed: verifyMailedAtSec !== null }
}

/** Finds a user by id. */
export async function findUser(db: D1Database, id: string): Promise<UserRow | null> {
  return await db
    .prepare(`select ${USER_COLUMNS} from users where id = ?`)
    .bind(id)
    .first<UserRow>()
}

/** Finds a user by id, and whether this session of theirs has signed out. */
export async function findUserOfSession(
  db: D1Database,
  id: string,
  sessionId: string,
): Promise<{ user: UserRow; isSignedOut: boolean } | null> {
  const row = await db
    .prepare(
      `select ${USER_COLUMNS},
         exists (select 1 from signed_out_sessions where session_id = ?2) as isSignedOut
       from users where id = ?1`,
    )
    .bind(id, sessionId)
    .first<UserRow & { isSignedOut: number }>()
  if (row === null) return null
  const { isSignedOut, ...user } = row
  return { user, isSignedOut: isSignedOut === 1 }
}

/** Finds a user by address, which must already be in lower case, as the forms' schemas return it. */
export async function findUserByEmail(db: D1Database, email: string): Promise<UserRow | null> {
  return await db
    .prepare(`select ${USER_COLUMNS} from users where email = ?`)
    .bind(email)
    .first<UserRow>()
}

/**
 * What a new user starts with. **Shape**: with `isVerifyMailed`, `alongside` stores the email that asks to
 * confirm the address.
 */
export type NewUser = Pick<
  UserRow,
  'id' | 'email' | 'name' | 'passwordHash' | 'emailVerifiedAtSec'
> & { isVerifyMailed: boolean }

/**
 * Creates a user; null when the address already has one, even with many requests at once. `alongside`
 * runs right after the insert, in the same batch.
 */
export async function createUser(
  db: D1Database,
  { id, email, name, passwordHash, emailVerifiedAtSec, isVerifyMailed }: NewUser,
  alongside: D1PreparedStatement[],
): Promise<UserRow | null> {
  const createdAtSec = nowSec()
  const verifyMailedAtSec = isVerifyMailed ? createdAtSec : null
  // The same id on every try, so a write whose response was lost is not repeated.
  const insert = db
    .prepare(
      `insert into users (id, email, name, password_hash, email_verified_at_sec,
         verify_mailed_at_sec, created_at_sec)
       values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning ${USER_COLUMNS}`,
    )
    .bind(id, email, name, passwordHash, emailVerifiedAtSec, verifyMailedAtSec, createdAtSec)
  const [made] = await retryWrite(() => db.batch<UserRow>([insert, ...alongside]))
  // If the response to an earlier try was lost, the user already exists.
  return made?.results[0] ?? (await findUser(db, id))
}

/**
 * Records that a confirmation email was stored, unless the address has been confirmed meanwhile.
 * `alongside` stores the email, in the same batch.
 */
export async function markVerifyMailed(
  db: D1Database,
  userId: string,
  alongside: D1PreparedStatement[],
): Promise<void> {
  const update = db
    .prepare(
      `update users set verify_mailed_at_sec = ?2
       where id = ?1 and email_verified_at_sec is null`,
    )
    .bind(userId, nowSec())
  await retryWrite(() => db.batch([update, ...alongside]))
}

/** What can be changed about a user; other fields stay as they are. */
export type UserChange = Partial<
  Pick<UserRow, 'email' | 'name' | 'passwordHash' | 'emailVerifiedAtSec'>
> & { endsSessions?: boolean; dropsGoogle?: boolean }

const columns = {
  email: 'email',
  name: 'name',
  passwordHash: 'password_hash',
  emailVerifiedAtSec: 'email_verified_at_sec',
} as const

/**
 * Changes a user, unless something has ended the sessions since `user` was read: of two requests with
 * the same link or session, one wins. `alongside` runs right after the change, in the same batch, and
 * must change nothing when it runs twice.
 *
 * **Shape**: the changed row; null when another change came first, 'taken' when another account has
 * the new address.
 */
export async function updateUser(
  db: D1Database,
  user: UserRow,
  { endsSessions = false, dropsGoogle = false, ...fields }: UserChange,
  alongside: D1PreparedStatement[] = [],
): Promise<UserRow | 'taken' | null> {
  // Only the given fields are written: two changes of different fields must not undo each other.
  const names = Object.keys(fields) as (keyof typeof fields)[]
  const sets = names.map((name) => `${columns[name]} = ?, `).join('')
  const values = names.map((name) => fields[name])
  // Runs before the update, because the update may raise the session version that both check.
  const dropGoogle = db
    .prepare(
      `delete from google_accounts where user_id = ?1 and exists (
         select 1 from users where id = ?1 and session_version = ?2)`,
    )
    .bind(user.id, user.sessionVersion)
  const update = db
    .prepare(
      `update users set ${sets} session_version = session_version + ?
       where id = ? and session_version = ? returning ${USER_COLUMNS}`,
    )
    .bind(...values, endsSessions ? 1 : 0, user.id, user.sessionVersion)
  const batch = [...(dropsGoogle ? [dropGoogle] : []), update, ...alongside]
  let tryCount = 0
  try {
    const results = await retryWrite(() => {
      tryCount += 1
      return db.batch<UserRow>(batch)
    })
    const changed = results[dropsGoogle ? 1 : 0]?.results[0]
    if (changed || tryCount === 1) return changed ?? null
  } catch (error) {
    if (/UNIQUE constraint failed/.test(String(error))) return 'taken'
    throw error
  }
  // The response to an earlier try was lost: that try may have made the change.
  const sessionVersion = user.sessionVersion + (endsSessions ? 1 : 0)
  const wanted = { ...user, ...fields, sessionVersion }
  const now = await findUser(db, user.id)
  return now !== null && isSameRow(now, wanted) ? now : null
}

function isSameRow(one: UserRow, other: UserRow): boolean {
  const names = Object.keys(one) as (keyof UserRow)[]
  return names.every((name) => one[name] === other[name])
}

/** Stores a new hash of the same password, made with newer parameters. */
export async function renewHash(db: D1Database, user: UserRow, hash: string): Promise<void> {
  await db
    .prepare('update users set password_hash = ? where id = ? and password_hash = ?')
    .bind(hash, user.id, user.passwordHash)
    .run()
}

/**
 * Deletes a user with all related rows, and the attempts under the given keys. `alongside` runs right
 * after the user's deletion, in the same batch.
 */
export async function deleteUser(
  db: D1Database,
  userId: string,
  attemptKeys: readonly string[],
  alongside: D1PreparedStatement[],
): Promise<void> {
  await retryWrite(() =>
    db.batch([
      db.prepare('delete from google_accounts where user_id = ?').bind(userId),
      db.prepare('delete from address_changes where user_id = ?').bind(userId),
      db.prepare('delete from users where id = ?').bind(userId),
      ...alongside,
      ...attemptKeys.map((key) => db.prepare('delete from attempts where key = ?').bind(key)),
    ]),
  )
}
