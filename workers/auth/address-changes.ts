import { DAY_SEC } from '#app/rules/time-units.ts'
import { nowSec } from '../http/now-sec.ts'
import { retryWrite } from '../http/retry-write.ts'
import type { UserRow } from './users.ts'

/** How long a new address can be confirmed. */
export const CONFIRM_SEC = DAY_SEC

/** How long the old address can undo the change after that. */
export const UNDO_SEC = 7 * DAY_SEC

/** A change of address that is waiting to be confirmed, or can still be undone. */
export type AddressChangeRow = {
  id: string
  userId: string
  oldEmail: string
  newEmail: string
  sessionVersion: number
  confirmedAtSec: number | null
}

/**
 * Stores a change of address that is still to be confirmed. `alongside` runs right after the insert,
 * in the same batch.
 */
export async function createChange(
  db: D1Database,
  { id, user, newEmail }: { id: string; user: UserRow; newEmail: string },
  alongside: D1PreparedStatement[],
): Promise<void> {
  const insert = db
    .prepare(
      `insert into address_changes (id, user_id, old_email, new_email, session_version, ends_at_sec)
       values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    )
    .bind(id, user.id, user.email, newEmail, user.sessionVersion, nowSec() + CONFIRM_SEC)
  await retryWrite(() => db.batch([insert, ...alongside]))
}

/** Finds a change of address by its id. */
export async function findChange(db: D1Database, id: string): Promise<AddressChangeRow | null> {
  return await db
    .prepare(
      `select id, user_id as userId, old_email as oldEmail, new_email as newEmail,
         session_version as sessionVersion, confirmed_at_sec as confirmedAtSec
       from address_changes where id = ?`,
    )
    .bind(id)
    .first<AddressChangeRow>()
}

/** All stored changes of a user's address, for the download. */
export async function listChanges(db: D1Database, userId: string): Promise<unknown[]> {
  const { results } = await db
    .prepare(
      `select old_email as oldEmail, new_email as newEmail, confirmed_at_sec as confirmedAtSec
       from address_changes where user_id = ?`,
    )
    .bind(userId)
    .all()
  return results
}

/** Deletes a change that was never confirmed. */
export async function deleteChange(db: D1Database, id: string): Promise<void> {
  await db
    .prepare('delete from address_changes where id = ? and confirmed_at_sec is null')
    .bind(id)
    .run()
}

/** The statement that marks a change as made. Runs in the same batch as the user's new address. */
export function markConfirmed(db: D1Database, id: string): D1PreparedStatement {
  const now = nowSec()
  return db
    .prepare(
      `update address_changes set confirmed_at_sec = ?2, ends_at_sec = ?3
       where id = ?1 and exists (
         select 1 from users where users.id = user_id and users.email = new_email)`,
    )
    .bind(id, now, now + UNDO_SEC)
}

/**
 * The statement that deletes a change once it is undone, and all that came after. Those that led to the
 * restored address stay: whoever took the account could otherwise undo a second change of their own, and
 * with it the owner's link to undo the first.
 */
export function forgetUndone(
  db: D1Database,
  { id, userId, oldEmail }: AddressChangeRow,
): D1PreparedStatement {
  return db
    .prepare(
      `with recursive earlier (id, old_email) as (
         select id, old_email from address_changes
         where user_id = ?2 and new_email = ?3 and confirmed_at_sec is not null
         union
         select one.id, one.old_email from address_changes as one
         join earlier on one.new_email = earlier.old_email
         where one.user_id = ?2 and one.confirmed_at_sec is not null
       )
       delete from address_changes where user_id = ?2
         and (id = ?1 or id not in (select id from earlier))
         and exists (select 1 from users where id = ?2 and email = ?3)`,
    )
    .bind(id, userId, oldEmail)
}
