import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../workers/email/transports.ts'
import { articleMail } from '../workers/newsletter/mails.ts'
import { queryAll } from './database.mjs'
import { beginSending, claimBatch, countSends, settling } from './newsletter-store.mjs'
import { Problem } from './setup.mjs'

const BATCH_COUNT = 25

/** The pauses before each retry: the email API accepts only a few emails a second. */
const RETRY_PAUSES_MS = [1000, 4000]

/** The folder for emails on a developer's machine. */
const MAIL_FOLDER = '.wrangler/newsletter'

/** Shows what `send` would do, without sending or writing anything. */
export async function showDryRun(place, article, settings) {
  const counts = await countSends(place, article.id)
  console.log(`Subject: ${article.title}\nLink: ${article.href}\nBy: ${transportName(settings)}`)
  console.log(`Still to be sent to: ${counts.left}. ${standing(counts)}`)
  return 0
}

/** Sends an article in batches to every confirmed address that hasn't had it. */
export async function sendArticle(place, article, settings) {
  const { before, brokenOff, firstBatch } = await beginSending(place, article.id, BATCH_COUNT)
  console.log(
    `Sending "${article.title}" to ${before.left}, by ${transportName(settings)}. ${standing(before)}`,
  )
  const run = { place, article, settings, sentCount: 0 }
  // The simulation has no idempotency keys, so emails that it may have written are not retried.
  const retried = settings.RESEND_API_KEY ? brokenOff : []
  let batch = firstBatch
  let settled = await sendBatch(run, batch, retried)
  while (batch.length > 0) {
    console.log(`${run.sentCount} of ${before.left + before.claimed} sent`)
    if (batch.length < BATCH_COUNT) break
    batch = await claimBatch(place, article.id, BATCH_COUNT, settled)
    settled = await sendBatch(run, batch)
  }
  const isUnchanged = retried.length + firstBatch.length === 0
  const after = isUnchanged ? before : await countSends(place, article.id, settled)
  console.log(`Done. ${standing(after)}`)
  return after.failed + after.claimed > 0 ? 1 : 0
}

/**
 * Sends to the addresses that an earlier run may have sent to, then to each of a batch.
 *
 * **Shape**: returns the statements that record the results.
 */
async function sendBatch(run, batch, retried = []) {
  const { place, article, settings } = run
  const sent = []
  const failed = []
  const unknown = []
  let trouble = null
  for (const { email, token } of [...retried, ...batch]) {
    const unsubscribe = `${settings.origin}/newsletter/unsubscribe?token=${token}`
    const error = await trySending(() =>
      send({ EMAIL: simulation }, settings, articleMail(email, token, unsubscribe, article)),
    )
    if (error === null) sent.push(email)
    else if (isRefusal(error)) failed.push(email)
    // The key was used with another text: the article has changed since the email was sent.
    else if (error.status === 409) unknown.push(email)
    else {
      trouble = error
      if (!isOurFault(error)) unknown.push(email)
      break
    }
  }
  run.sentCount += sent.length
  const settled = [...settling(article.id, sent, 'sent'), ...settling(article.id, failed, 'failed')]
  if (trouble === null) return settled
  const touched = new Set([...sent, ...failed, ...unknown])
  // Released, unless an earlier run may have sent to it.
  const untouched = batch.map(({ email }) => email).filter((email) => !touched.has(email))
  await queryAll(place, [...settled, ...settling(article.id, untouched, null)])
  throw new Problem(
    `Stopped after ${run.sentCount}: ${trouble.message}\nRun the same command again to continue.`,
  )
}

async function trySending(attempt) {
  for (const pauseMs of [...RETRY_PAUSES_MS, null]) {
    try {
      await attempt()
      return null
    } catch (error) {
      if (pauseMs === null || isRefusal(error) || isOurFault(error)) return error
      await sleep(pauseMs)
    }
  }
}

/** Whether the API refused only this address or email, so that a retry would fail but others may not. */
function isRefusal({ isAboutMail }) {
  return isAboutMail === true
}

/** Whether the API refused the key or the account, so that nothing was sent and a retry would fail too. */
function isOurFault({ status }) {
  return status === 401 || status === 403
}

/**
 * Stands in for the EMAIL binding, which only exists in Workers: writes each email to two files.
 */
const simulation = {
  async send({ to, text, html }) {
    mkdirSync(MAIL_FOLDER, { recursive: true })
    const name = path.join(MAIL_FOLDER, encodeURIComponent(to))
    writeFileSync(`${name}.txt`, text)
    writeFileSync(`${name}.html`, html)
  },
}

function transportName({ RESEND_API_KEY }) {
  return RESEND_API_KEY ? 'the mail API' : `the simulation, which writes to ${MAIL_FOLDER}`
}

function standing({ sent, failed, claimed }) {
  const sentences = [`Sent to ${sent}.`]
  if (failed > 0) sentences.push(`The mail API refused ${failed}.`)
  if (claimed > 0) {
    sentences.push(`Perhaps sent to ${claimed}: we can’t tell, so they won’t be sent it again.`)
  }
  return sentences.join(' ')
}
