import { retryWrite } from '../http/retry-write.ts'
import { USER_COLUMNS, type UserRow } from './users.ts'

/** Finds the user that a Google account is connected to. */
export async function findUserByGoogle(db: D1Database, googleId: string): Promise<UserRow | null> {
  return await db
    .prepare(
      `select ${USER_COLUMNS} from users join google_accounts on user_id = users.id where google_id = ?`,
    )
    .bind(googleId)
    .first<UserRow>()
}

/** Whether a Google account is connected to this user. */
export async function hasGoogle(db: D1Database, userId: string): Promise<boolean> {
  const row = await db
    .prepare('select 1 from google_accounts where user_id = ?')
    .bind(userId)
    .first()
  return row !== null
}

/** The statement that connects a Google account to a user, if that user exists. */
export function linkStatement(
  db: D1Database,
  googleId: string,
  userId: string,
): D1PreparedStatement {
  return db
    .prepare(
      `insert into google_accounts (google_id, user_id) select ?1, id from users where id = ?2
       on conflict do nothing`,
    )
    .bind(googleId, userId)
}

/**
 * Connects a Google account to a user; a second call for the same one changes nothing. `alongside`
 * runs right after the insert, in the same batch.
 */
export async function linkGoogle(
  db: D1Database,
  googleId: string,
  userId: string,
  alongside: D1PreparedStatement[] = [],
): Promise<void> {
  const insert = linkStatement(db, googleId, userId)
  await retryWrite(() => db.batch([insert, ...alongside]))
}
