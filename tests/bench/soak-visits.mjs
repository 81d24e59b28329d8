import { Agent } from 'node:http'
import { ask, newVisitor, readAnswer } from '../support/chat-client.ts'
import { send } from './raw-request.mjs'

/** Not a developer's machine: mail is off, as in production without EMAIL_FROM. */
const HOST = 'larkline.test'
const FORM = ['Content-Type', 'application/x-www-form-urlencoded']
const JSON_TYPE = ['Content-Type', 'application/json']
const PASSWORD = 'four hens on a kettle'

/** Each may have so many tries in ten minutes, from one address as with one account. */
const USER_COUNT = 40

const agent = new Agent({ keepAlive: true })

let visitCount = 0

/** Signs up those who come back in the load. **Shape**: a name that no other has, and a cookie. */
export async function signUpUsers(url) {
  const users = []
  for (let index = 0; index < USER_COUNT; index += 1) {
    const name = `Soaker${index}x`
    const email = `soak-${index}@example.com`
    const answer = await postForm(url, '/auth?mode=signup', { name, email, password: PASSWORD })
    if (answer.status !== 302) throw new Error(`sign-up: ${answer.status}`)
    users.push({ name, email, cookie: cookieOf(answer) })
  }
  return users
}

/**
 * What visitors do, each as often among a thousand as it says.
 *
 * **Shape**: `visit` gives null when the answer was right, else what was wrong with it.
 */
export function listVisits(url, users, story) {
  const someone = () => users[Math.floor(Math.random() * users.length)]
  return [
    { share: 550, visit: () => readPage(url, '/', null) },
    { share: 150, visit: () => readPage(url, '/use-cases/lawyers', null) },
    { share: 100, visit: () => readPage(url, '/blog?q=phone', null) },
    { share: 60, visit: () => readPage(url, '/', someone()) },
    { share: 70, visit: () => readSlots(url) },
    { share: 40, visit: () => subscribe(url) },
    { share: 27, visit: () => chat(url, story) },
    { share: 3, visit: () => signIn(url, someone()) },
  ]
}

async function readPage(url, target, user) {
  const headers = user ? [['Cookie', user.cookie]] : []
  const { status, text, headers: got } = await get(url, target, headers)
  const policy = got.find(([name]) => name === 'content-security-policy')?.[1] ?? ''
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? []
  const names = new Set(text.match(/Soaker\d+x/g))
  if (status !== 200) return `${target} answered ${status}`
  if (!text.trimEnd().endsWith('</html>')) return `${target} was cut off`
  if (!text.includes(`nonce="${nonce}"`)) return `${target} bears no nonce of its own`
  if (user ? names.size !== 1 || !names.has(user.name) : names.size > 0) {
    return `${target} names ${[...names].join(' ')} to ${user?.name ?? 'a stranger'}`
  }
  return null
}

async function readSlots(url) {
  const { status, text } = await get(url, '/api/booking/slots', [])
  return status === 200 && JSON.parse(text).slots.length > 0 ? null : `slots answered ${status}`
}

async function subscribe(url) {
  const body = Buffer.from(JSON.stringify({ email: `soak-${visitCount}@example.com` }))
  const { status } = await post(url, '/api/newsletter', [JSON_TYPE], body)
  return status === 200 ? null : `newsletter answered ${status}`
}

async function chat(url, { question, text: whole }) {
  // One that fetch keeps open may be closed by the server just as the question goes out.
  const headers = { Connection: 'close' }
  const response = await ask(url, question, { visitor: newVisitor(), headers })
  const { text, rest } = await readAnswer(response)
  const isEnded = rest.some(({ event }) => event === 'done')
  return isEnded && text === whole
    ? null
    : `chat answered ${response.status} ${text.slice(-40)} ${JSON.stringify(rest)}`
}

async function signIn(url, { email }) {
  const answer = await postForm(url, '/auth', { email, password: PASSWORD })
  const isIn = answer.status === 302 && cookieOf(answer).includes('session-token')
  return isIn ? null : `sign-in answered ${answer.status}`
}

function get(url, target, headers) {
  return send(url, { method: 'GET', target, headers: withOwn(headers), body: null }, agent)
}

function post(url, target, headers, body) {
  return send(url, { method: 'POST', target, headers: withOwn(headers), body }, agent)
}

function postForm(url, target, fields) {
  return post(url, target, [FORM], Buffer.from(new URLSearchParams(fields).toString()))
}

/** Each visit from an address of its own: the limits are not what is measured. */
function withOwn(headers) {
  visitCount += 1
  const address = [10, visitCount >> 16, (visitCount >> 8) & 255, visitCount & 255].join('.')
  return [['Host', HOST], ['CF-Connecting-IP', address], ...headers]
}

function cookieOf({ headers }) {
  const cookies = headers.filter(([name]) => name === 'set-cookie')
  return cookies.map(([, value]) => value.split(';', 1)[0]).join('; ')
}
