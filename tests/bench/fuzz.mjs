import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { recordingHost } from '../support/analytics-host.ts'
import { fakeUpstream } from '../support/fake-upstream.ts'
import { findFaults } from '../support/fuzz-faults.ts'
import { fuzzRequest } from '../support/fuzz-requests.ts'
import { serveMailApi } from '../support/mail-api.ts'
import { send } from './raw-request.mjs'
import { serve } from './serve.mjs'
import { signUp } from './sign-up.mjs'

/** Requests are generated in batches: all at once would take too much memory. */
const BATCH_COUNT = 1000
const PARALLEL_COUNT = 4

/** Every fifth request comes from a signed-in visitor. */
const SIGNED_IN_EVERY = 5

/** How many networks requests come from. Limits count by network: from one, nearly all would get a 429. */
const NETWORK_COUNT = 16

const SHOWN_COUNT = 40
const SHOWN_CHARS = 900

/** A URL where nothing listens, as when the provider is down. */
const GOOGLE_ISSUER = 'http://127.0.0.1:9'

const secrets = {
  AUTH_SECRET: 'the-secret-that-no-answer-of-the-bench-may-show',
  OPENAI_API_KEY: 'sk-that-no-answer-of-the-bench-may-show',
  AUTH_GOOGLE_SECRET: 'google-that-no-answer-of-the-bench-may-show',
}

const rules = {
  origin: 'http://larkline.test',
  foreignOrigins: [GOOGLE_ISSUER],
  secrets: Object.values(secrets),
}

/** Sends hostile requests and checks every response; `--seed` repeats a run. */
export async function measure({ options }) {
  const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed)
  const count = Number(options.requests)
  await using upstream = await fakeUpstream()
  await using host = await recordingHost()
  await using mail = await serveMailApi()
  await using server = await serve('build/server/wrangler.json', {
    ...secrets,
    AUTH_GOOGLE_ID: 'bench',
    AUTH_GOOGLE_ISSUER: GOOGLE_ISSUER,
    OPENAI_BASE_URL: upstream.baseUrl,
    POSTHOG_HOST: host.origin,
    POSTHOG_KEY: 'phc_bench',
    TOKEN_SYNC_URL: '/api/token-sync',
    ...mail.settings,
  })
  const run = { url: server.url, cookie: '', userCount: 0, faults: new Map() }
  for (let first = 0; first < count; first += BATCH_COUNT) {
    const numRuns = Math.min(BATCH_COUNT, count - first)
    await sendAll(run, fc.sample(fuzzRequest, { seed: seed + first, numRuns }), first)
  }
  const faults = [...run.faults.values()]
  const wrongCount = faults.reduce((sum, fault) => sum + fault.count, 0)
  return [
    {
      what: `fuzz, wrong responses to ${count} requests (seed ${seed})`,
      measured: String(wrongCount),
      budget: '0',
      ok: wrongCount === 0,
      details: faults.slice(0, SHOWN_COUNT).map(({ count: times, text }) => `${times} x ${text}`),
    },
  ]
}

async function sendAll(run, requests, first) {
  const queue = requests.entries()
  const work = async () => {
    for (const [at, request] of queue) await sendOne(run, request, first + at)
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, work))
}

async function sendOne(run, request, index) {
  const headers = [...request.headers, ['CF-Connecting-IP', `10.9.0.${index % NETWORK_COUNT}`]]
  if (index % SIGNED_IN_EVERY === 0) {
    headers.push(['Cookie', await signedInCookie(run, index)])
  }
  const full = { ...request, headers }
  const faults = await send(run.url, full)
    .then((answer) => findFaults(answer, rules))
    .catch((error) => (hungUp(error, full) ? [] : [`is not answered: ${error.message}`]))
  for (const fault of faults) note(run, fault, full)
}

/**
 * The cookie of a visitor who is signed in now. Some requests sign out, end all sessions or delete the
 * account; without another account, all later ones would come from strangers.
 */
async function signedInCookie(run, index) {
  // An address of its own each time, so that no limit is reached.
  const from = [['CF-Connecting-IP', `10.8.${(index >> 8) & 255}.${index & 255}`]]
  if (!(await isSignedIn(run, from))) {
    run.userCount += 1
    const user = { name: 'Ada', email: `ada-${run.userCount}@example.com` }
    run.cookie = await signUp(run.url, user, from)
  }
  return run.cookie
}

async function isSignedIn({ url, cookie }, from) {
  const headers = [['Cookie', cookie], ...from]
  const check = { method: 'GET', target: '/api/auth/check', headers, body: null }
  const { status, text } = await send(url, check)
  if (status !== 200) throw new Error(`the check of the session answered ${status}`)
  return JSON.parse(text).user !== null
}

/** Whether the server closed the connection before it read the whole body, which it may when it refuses one. */
function hungUp({ code, syscall }, { body }) {
  return body !== null && syscall === 'write' && (code === 'ECONNRESET' || code === 'EPIPE')
}

/** Keeps the first fault of each kind whole, and counts the others. */
function note({ faults }, fault, { method, target, headers, body }) {
  const kind = `${fault}: ${method} ${target.split('?', 1)[0].slice(0, 60)}`
  const known = faults.get(kind)
  if (known) {
    known.count += 1
    return
  }
  const shownBody = body === null ? '' : Buffer.from(body).toString('latin1').slice(0, 300)
  const sent = `${method} ${target.slice(0, 300)} ${shownBody} ${JSON.stringify(headers)}`
  faults.set(kind, { count: 1, text: `${kind}: ${sent.slice(0, SHOWN_CHARS)}` })
}
