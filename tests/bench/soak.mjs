import { randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, readAnswer } from '../support/chat-client.ts'
import { fakeUpstream, words } from '../support/fake-upstream.ts'
import { send } from './raw-request.mjs'
import { serve } from './serve.mjs'
import { signUp } from './sign-up.mjs'

/** A fixed rate, so that limits are never met, whatever the machine. **Units**: visits a second. */
const VISITS_PER_SEC = 50
const TICK_MS = 20

const USER_COUNT = 10

/**
 * How many visitors sign up for the newsletter, again and again with the same address. Each counts once an
 * hour, also against the site's limit of 100 a day: a longer run would use that up with new ones.
 */
const SUBSCRIBER_COUNT = 40

const SHOWN_COUNT = 10

const QUESTION = 'A long story, please.'
const STORY = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')

const agent = new Agent({ keepAlive: true })

/** Holds a mixed load for some minutes (`--minutes`), and checks every response. */
export async function measure({ options }) {
  const durationMs = Number(options.minutes) * 60_000
  await using upstream = await fakeUpstream(words(STORY, { pauseMs: 30 }))
  const settings = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: upstream.baseUrl }
  await using site = await serve('build/server/wrangler.json', settings)
  const visits = listVisits(site.url, await signUpUsers(site.url))
  const { count, faults } = await load(visits, durationMs)
  const kinds = [...Map.groupBy(faults, (fault) => fault)]
  return [
    {
      what: `soak, ${options.minutes} minutes of mixed load, ${VISITS_PER_SEC} visits a second`,
      measured: `${count} answers, ${faults.length} lost or wrong`,
      budget: 'none lost, none wrong',
      ok: faults.length === 0,
      details: kinds.slice(0, SHOWN_COUNT).map(([fault, all]) => `${all.length} x ${fault}`),
    },
  ]
}

/** Starts visits at an even rate, and waits for all of them to finish. */
async function load(visits, durationMs) {
  const faults = []
  const running = new Set()
  const startMs = performance.now()
  let count = 0
  for (let nowMs = 0; nowMs < durationMs; nowMs = performance.now() - startMs) {
    for (; count < (VISITS_PER_SEC * nowMs) / 1000; count += 1) {
      const visit = visits[count % visits.length](count)
        .catch((error) => `lost: ${error.message} ${String(error.cause ?? '')}`)
        .then((fault) => {
          if (fault !== null) faults.push(fault)
          running.delete(visit)
        })
      running.add(visit)
    }
    await wait(TICK_MS)
  }
  await Promise.all(running)
  return { count, faults }
}

/** Creates the accounts that the load uses. **Shape**: a name that no other has, and a cookie. */
async function signUpUsers(url) {
  const users = []
  for (let index = 0; index < USER_COUNT; index += 1) {
    const user = { name: `Soaker${index}x`, email: `soak-${index}@example.com` }
    users.push({ ...user, cookie: await signUp(url, user, visitor(index)) })
  }
  return users
}

/**
 * Two hundred visits in turn. **Shape**: each returns null if the response was right, else the
 * fault.
 */
function listVisits(url, users) {
  const someone = (count) => users[Math.floor(count / 200) % users.length]
  const times = (count, visit) => Array.from({ length: count }, () => visit)
  return [
    ...times(111, (count) => readPage(url, '/', count)),
    ...times(30, (count) => readPage(url, '/use-cases/lawyers', count)),
    ...times(20, (count) => readPage(url, '/blog?q=phone', count)),
    ...times(12, (count) => readPage(url, '/', count, someone(count))),
    ...times(14, (count) => readSlots(url, count)),
    ...times(8, () => subscribe(url, randomInt(SUBSCRIBER_COUNT))),
    ...times(5, () => chat(url)),
  ]
}

async function readPage(url, target, count, user) {
  const headers = user ? [['Cookie', user.cookie], ...visitor(count)] : visitor(count)
  const { status, text, headers: got } = await get(url, target, headers)
  const policy = got.find(([name]) => name === 'content-security-policy')?.[1] ?? ''
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? []
  const names = new Set(text.match(/Soaker\d+x/g))
  if (status !== 200) return `${target} answered ${status}`
  if (!text.trimEnd().endsWith('</html>')) return `${target} was cut off`
  if (!text.includes(`nonce="${nonce}"`)) return `${target} has another nonce than its policy`
  if (user ? names.size !== 1 || !names.has(user.name) : names.size > 0) {
    return `${target} names ${[...names].join(' ')} to ${user?.name ?? 'a stranger'}`
  }
  return null
}

async function readSlots(url, count) {
  const { status, text } = await get(url, '/api/booking/slots', visitor(count))
  return status === 200 && JSON.parse(text).slots.length > 0 ? null : `slots answered ${status}`
}

async function subscribe(url, index) {
  const { status } = await send(
    url,
    {
      method: 'POST',
      target: '/api/newsletter',
      headers: [['Content-Type', 'application/json'], ...visitor(index)],
      body: Buffer.from(JSON.stringify({ email: `soak-${index}@example.com` })),
    },
    agent,
  )
  return status === 200 ? null : `newsletter answered ${status}`
}

async function chat(url) {
  // On a connection that fetch keeps open, the server may hang up just as the question goes out.
  const response = await ask(url, QUESTION, { headers: { Connection: 'close' } })
  const { text, rest } = await readAnswer(response)
  const isWhole = text === STORY && rest.some(({ event }) => event === 'done')
  return isWhole
    ? null
    : `chat answered ${response.status} ${text.slice(-40)} ${JSON.stringify(rest)}`
}

function get(url, target, headers) {
  return send(url, { method: 'GET', target, headers, body: null }, agent)
}

/** An address of its own for each visit: limits count by address. */
function visitor(count) {
  return [['CF-Connecting-IP', [10, count >> 16, (count >> 8) & 255, count & 255].join('.')]]
}
