import { queryAll, sqlNumber, sqlText } from './database.mjs'

/** How long the email API remembers an idempotency key, less an hour's margin. */
const KEY_LIFE_MS = 23 * 3600 * 1000

const TOKEN = 'select token from subscribers s where s.email = newsletter_sends.email'

/**
 * Counts the sends, lists what an interrupted run had claimed, and claims the first batch: with one
 * call, because each takes seconds.
 */
export async function beginSending(place, article, sizeCount) {
  const statements = [counting(article), listingBrokenOff(article), claiming(article, sizeCount)]
  const [[before], brokenOff, firstBatch] = await queryAll(place, statements)
  return { before, brokenOff, firstBatch }
}

/**
 * Records `settled`, then counts the subscribers who are left and the sending states of the
 * article.
 */
export async function countSends(place, article, settled = []) {
  const results = await queryAll(place, [...settled, counting(article)])
  return results.at(-1)[0]
}

/**
 * Records `settled`, then claims the next confirmed addresses, so that neither a concurrent nor a
 * later run sends to them.
 */
export async function claimBatch(place, article, sizeCount, settled) {
  const results = await queryAll(place, [...settled, claiming(article, sizeCount)])
  return results.at(-1)
}

function counting(article) {
  return `select
    (select count(*) from subscribers s where status = 'confirmed' and not exists (
      select 1 from newsletter_sends n where n.article = ${sqlText(article)} and n.email = s.email
    )) as left,
    (select count(*) from newsletter_sends where article = ${sqlText(article)} and state = 'sent')
      as sent,
    (select count(*) from newsletter_sends where article = ${sqlText(article)} and state = 'failed')
      as failed,
    (select count(*) from newsletter_sends where article = ${sqlText(article)} and state = 'claimed')
      as claimed`
}

/** Addresses claimed by an interrupted run, recently enough that the email API still knows what was sent. */
function listingBrokenOff(article) {
  return `select email, (${TOKEN}) as token from newsletter_sends
    where article = ${sqlText(article)} and state = 'claimed'
      and claimed_at_ms > ${sqlNumber(Date.now() - KEY_LIFE_MS)}
      and (select status from subscribers s where s.email = newsletter_sends.email) = 'confirmed'`
}

function claiming(article, sizeCount) {
  return `insert into newsletter_sends (article, email, state, claimed_at_ms)
    select ${sqlText(article)}, s.email, 'claimed', ${sqlNumber(Date.now())}
    from subscribers s where s.status = 'confirmed' and not exists (
      select 1 from newsletter_sends n where n.article = ${sqlText(article)} and n.email = s.email)
    order by s.email limit ${sqlNumber(sizeCount)}
    returning email, (${TOKEN}) as token`
}

/**
 * The statement that records the result for claimed addresses, if there are any; a null state
 * releases the claim.
 */
export function settling(article, emails, state) {
  if (emails.length === 0) return []
  const these = `article = ${sqlText(article)} and state = 'claimed'
    and email in (${emails.map(sqlText).join(', ')})`
  return [
    state === null
      ? `delete from newsletter_sends where ${these}`
      : `update newsletter_sends set state = ${sqlText(state)} where ${these}`,
  ]
}
