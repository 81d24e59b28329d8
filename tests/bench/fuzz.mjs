import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { recordingHost } from '../support/analytics-host.ts'
import { fakeUpstream } from '../support/fake-upstream.ts'
import { findFaults } from '../support/fuzz-faults.ts'
import { fuzzRequest } from '../support/fuzz-requests.ts'
import { serveMailApi } from '../support/mail-api.ts'
import { malformed } from './malformed.mjs'
import { send, sendBytes } from './raw-request.mjs'
import { row } from './report.mjs'
import { serve } from './serve.mjs'

const REQUEST_COUNT = 24_000

/** Made this many at a time, so that making them costs no answer its time. */
const BATCH_COUNT = 1000
const PARALLEL_COUNT = 4

/** One in so many is broken on the wire; one in so many comes from somebody who is signed in. */
const MALFORMED_EVERY = 12
const SIGNED_IN_EVERY = 5

/** From a few networks, as attackers have them: limits are counted by network. */
const NETWORK_COUNT = 16

const P99_MAX_MS = 250
const SHOWN_COUNT = 40
const SHOWN_CHARS = 900

const ORIGIN = 'http://larkline.test'
const AUTH_SECRET = 'the-secret-that-no-answer-of-the-bench-may-show'
const OPENAI_KEY = 'sk-that-no-answer-of-the-bench-may-show'
const GOOGLE_SECRET = 'google-that-no-answer-of-the-bench-may-show'

/** Nobody listens there: the provider is down, as it may be. */
const GOOGLE_ISSUER = 'http://127.0.0.1:9'

/** Sends what nobody sends who means well, and looks at every answer. */
export async function fuzz({ seed: given, log }) {
  const seed = given ?? randomInt(2 ** 31)
  log(`fuzz: --seed ${seed}`)
  const upstream = await fakeUpstream()
  const host = await recordingHost()
  const mail = await serveMailApi()
  const server = await serve('build/server/wrangler.json', {
    AUTH_SECRET,
    AUTH_GOOGLE_ID: 'bench',
    AUTH_GOOGLE_SECRET: GOOGLE_SECRET,
    AUTH_GOOGLE_ISSUER: GOOGLE_ISSUER,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: upstream.baseUrl,
    POSTHOG_HOST: host.origin,
    POSTHOG_KEY: 'phc_bench',
    TOKEN_SYNC_URL: '/api/token-sync',
    ...mail.settings,
  })
  try {
    const cookie = await signUp(server.url)
    const run = { url: server.url, cookie, seed, faults: new Map(), times: [] }
    for (let first = 0; first < REQUEST_COUNT; first += BATCH_COUNT) await sendBatch(run, first)
    return [faultsRow(run), timesRow(run)]
  } finally {
    await server.stop()
    for (const stand of [upstream, host, mail]) await stand[Symbol.asyncDispose]()
  }
}

async function sendBatch(run, first) {
  const requests = fc.sample(fuzzRequest, { seed: run.seed + first, numRuns: BATCH_COUNT })
  const queue = requests.entries()
  const work = async () => {
    for (const [at, request] of queue) await sendOne(run, request, first + at)
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, work))
}

async function sendOne(run, request, index) {
  const headers = [...request.headers, ['CF-Connecting-IP', `10.9.0.${index % NETWORK_COUNT}`]]
  if (index % SIGNED_IN_EVERY === 0) headers.push(['Cookie', run.cookie])
  const full = { ...request, headers }
  const isBroken = index % MALFORMED_EVERY === 0
  const bytes = isBroken ? malformed(full, index / MALFORMED_EVERY) : null
  const startMs = performance.now()
  const faults = await (bytes ? sendBytes(run.url, bytes) : send(run.url, full))
    .then((answer) => (answer && !(isBroken && isServers(answer)) ? findFaults(answer, rules) : []))
    .catch((error) => (hungUp(error, full) ? [] : [`is not answered: ${error.message}`]))
  run.times.push(performance.now() - startMs)
  const where = request.target.split('?', 1)[0].slice(0, 60)
  for (const fault of faults)
    note(run, fault, `${request.method} ${where}`, bytes ?? describe(full), index)
}

/** Whether the server closed before it had read the whole body, as one that refuses may. */
function hungUp({ code, syscall }, { body }) {
  return body !== null && syscall === 'write' && (code === 'ECONNRESET' || code === 'EPIPE')
}

/** Whether workerd has refused what is no HTTP by itself: the Worker never saw it. */
function isServers({ headers }) {
  return !headers.some(([name]) => name === 'x-request-id')
}

const rules = {
  origin: ORIGIN,
  foreignOrigins: [GOOGLE_ISSUER],
  secrets: [AUTH_SECRET, OPENAI_KEY, GOOGLE_SECRET],
}

/** Keeps the first of each kind in whole, and counts the others. */
function note({ faults }, fault, where, sent, index) {
  const kind = `${fault}: ${where}`
  const known = faults.get(kind)
  if (known) known.count += 1
  else faults.set(kind, { count: 1, index, text: String(sent).slice(0, SHOWN_CHARS) })
}

function describe({ method, target, headers, body }) {
  const shown = body === null ? '' : Buffer.from(body).toString('latin1').slice(0, 300)
  return `${method} ${target.slice(0, 300)} ${shown} ${JSON.stringify(headers)}`
}

function faultsRow({ faults, seed }) {
  const kinds = [...faults].map(
    ([kind, { count, index, text }]) => `${count} x ${kind}; first number ${index}: ${text}`,
  )
  const count = [...faults.values()].reduce((sum, fault) => sum + fault.count, 0)
  return row({
    what: `fuzz: ${REQUEST_COUNT} requests (seed ${seed}), wrong answers`,
    measured: String(count),
    wanted: '0',
    misses: kinds.slice(0, SHOWN_COUNT),
  })
}

function timesRow({ times }) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.floor(sorted.length * share)]
  const p99Ms = at(0.99)
  const parts = `${p99Ms.toFixed(0)} ms (median ${at(0.5).toFixed(1)}, longest ${at(0.99999).toFixed(0)})`
  return row({
    what: `fuzz: 99 in 100 answered within, ${PARALLEL_COUNT} at a time`,
    measured: parts,
    wanted: `${P99_MAX_MS} ms`,
    misses: p99Ms > P99_MAX_MS ? [parts] : [],
  })
}

/** The cookie of somebody who has just signed up, by the form as it works without JavaScript. */
async function signUp(url) {
  const fields = { name: 'Ada', email: 'ada@example.com', password: 'four hens on a kettle' }
  const answer = await send(url, {
    method: 'POST',
    target: '/auth?mode=signup',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: Buffer.from(new URLSearchParams(fields).toString()),
  })
  const cookies = answer.headers.filter(([name]) => name === 'set-cookie')
  if (answer.status !== 302 || cookies.length === 0) throw new Error(`sign-up: ${answer.status}`)
  return cookies.map(([, value]) => value.split(';', 1)[0]).join('; ')
}
