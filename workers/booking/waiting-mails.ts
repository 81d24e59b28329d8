/**
 * The statement that drops the unsent emails that a change to their call has made untrue. Run it in the
 * same batch as that change.
 *
 * Nothing is dropped once the call's row is deleted: a retried batch would drop the emails that it
 * stored itself. Nor is anything dropped by a change that was not made, because it leaves the row's
 * sequence as it was.
 *
 * **Shape**: `which` is `older` for the emails about older sequences than the row's, or `all`.
 */
export function dropWaitingMails(
  db: D1Database,
  bookingId: string,
  which: 'older' | 'all',
): D1PreparedStatement {
  // The ids are `booking-<id>-<sequence>-<reader>`: the cast reads the number up to the hyphen.
  return db
    .prepare(
      `delete from outbox where id glob 'booking-' || ?1 || '-*'
       and cast(substr(id, length('booking-' || ?1 || '-') + 1) as integer) <
         (select sequence + ?2 from bookings where id = ?1)`,
    )
    .bind(bookingId, which === 'all' ? 1 : 0)
}
