import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { send } from './raw-request.mjs'
import { row } from './report.mjs'

const PATHS = ['/', '/auth']
const WANTED_SCORE = 135
const HOST = 'larkline.test'
const PACKAGE = '@mdn/mdn-http-observatory'

/** What the scanner asks with. **Source**: src/retriever/retriever.js and src/config.js there. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const CORS_ORIGIN = 'https://http-observatory.security.mozilla.org'

/** Scores pages by Mozilla's own tests: our real answers, as a visitor gets them over https. */
export async function observatory({ url }) {
  keepPreloadList()
  const rows = []
  for (const path of PATHS) rows.push(await score(url, path))
  return rows
}

async function score(url, path) {
  const { ALL_TESTS } = await import(`${PACKAGE}/src/constants.js`)
  const grader = await import(`${PACKAGE}/src/grader/grader.js`)
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${PACKAGE}/src/grader/charts.js`)
  const requests = await retrieve(url, path)
  const results = ALL_TESTS.map((test) => {
    const { result, constructor } = test(requests)
    const { name, possibleResults } = constructor
    const best = Math.max(...possibleResults.map(grader.getScoreModifier))
    return { name, result, points: grader.getScoreModifier(result), best }
  })
  // As the scanner adds them up: what is above 100 counts only for a page that is good without it.
  const lost = sum(results.filter(({ points }) => points < 0))
  const reached = 100 + (100 + lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(results) : lost)
  const short = results.filter(({ points, best }) => points < best)
  return row({
    what: `observatory, ${path}`,
    measured: `${reached} points`,
    wanted: `${WANTED_SCORE} points`,
    misses: reached < WANTED_SCORE ? short.map(describe) : [],
    figures: results,
  })
}

function describe({ name, result, points, best }) {
  return `${name}: ${points} of ${best} points, ${result}`
}

/** What the scanner would hold after its visits, with the platform's redirect from http in front. */
async function retrieve(url, path) {
  const { Requests } = await import(`${PACKAGE}/src/types.js`)
  const { parseHttpEquivHeaders } = await import(`${PACKAGE}/src/retriever/utils.js`)
  const { CookieJar } = await import('tough-cookie')
  const secure = new URL(path, `https://${HOST}`)
  const plain = new URL(path, `http://${HOST}`)
  const page = await ask(url, 'GET', path, [['Accept', ACCEPT]])
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`)

  const requests = new Requests(HOST)
  requests.session = { url: secure, jar: new CookieJar() }
  for (const cookie of page.headers['set-cookie'] ?? []) {
    await requests.session.jar.setCookie(cookie, secure.href)
  }
  requests.resources.path = page.data
  const httpEquiv = parseHttpEquivHeaders(page.data, secure.href)
  requests.responses.auto = { ...page, httpEquiv }
  requests.responses.https = page
  requests.responses.http = page
  requests.responses.httpRedirects = [
    { url: plain, status: 301 },
    { url: secure, status: 200 },
  ]
  requests.responses.cors = await ask(url, 'OPTIONS', path, [
    ['Access-Control-Request-Method', 'GET'],
    ['Origin', CORS_ORIGIN],
  ])
  return requests
}

/** An answer as axios gives it, which the package works on. */
async function ask(url, method, target, headers) {
  const answer = await send(url, { method, target, headers, body: null })
  const byName = Object.groupBy(answer.headers, ([name]) => name)
  const values = Object.entries(byName).map(([name, all]) => {
    const list = all.map(([, value]) => value)
    return [name, name === 'set-cookie' ? list : list.join(', ')]
  })
  const { status, text: data } = answer
  return { status, data, headers: Object.fromEntries(values), verified: true }
}

/** The browsers' list of strict hosts is fetched when the package is installed; we are not on it. */
function keepPreloadList() {
  const entry = createRequire(import.meta.url).resolve(PACKAGE)
  const file = join(entry, '../../conf/hsts-preload.json')
  if (!existsSync(file)) writeFileSync(file, '{}')
}

function sum(results) {
  return results.reduce((total, { points }) => total + points, 0)
}
