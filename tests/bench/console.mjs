import { row } from './report.mjs'
import { desktop, forEachRoute, phone, scrollThrough, visit } from './visit.mjs'

/** Listens to the browser on every route: what it complains of, what fails, whom it talks to. */
export async function consoleErrors({ browser, url, routes }) {
  const heard = await forEachRoute(routes, async (route) => [
    await listen({ browser, url, route, window: phone }),
    await listen({ browser, url, route, window: desktop }),
  ])
  const all = (kind) => heard.flatMap((page) => page[kind])
  return [
    judge('console errors', all('errors'), once(all('warnings'))),
    judge('failed requests', all('failures')),
    judge('requests to a foreign host', all('strangers')),
  ]
}

async function listen({ browser, url, route, window }) {
  const heard = { errors: [], warnings: [], failures: [], strangers: [] }
  let isLeaving = false
  const note = (kind, line) => {
    // Leaving cancels what still loads, and that is no fault of the page.
    if (!isLeaving) heard[kind].push(`${route.path} (${window.name}): ${line}`)
  }
  const prepare = (page, context) => attach({ page, context, url, route, note })
  await visit({ browser, url, route, window, prepare }, async (page) => {
    await scrollThrough(page)
    isLeaving = true
  })
  return heard
}

/** The same warning comes on every page: the first stands for all. */
function once(warnings) {
  const groups = Map.groupBy(warnings, (line) => line.slice(line.indexOf('): ') + 3))
  return [...groups.values()].map((lines) => `${lines.length}x warning, first on ${lines[0]}`)
}

function judge(what, misses, notes) {
  const measured = misses.length === 0 ? 'none' : String(misses.length)
  return row({ what: `${what}, every route`, measured, wanted: 'none', misses, notes })
}

function attach({ page, context, url, route, note }) {
  const isOwnMissingDocument = (address) => route.status === 404 && address === url + route.path

  page.on('pageerror', (error) => note('errors', error.stack || String(error)))
  page.on('console', (message) => {
    const source = message.location().url
    const line = `${message.text()} (${source.replace(url, '')})`
    if (message.type() === 'warning') note('warnings', line)
    if (message.type() !== 'error') return
    // The browser's own line about a document that is meant to be missing.
    if (line.startsWith('Failed to load resource') && isOwnMissingDocument(source)) return
    note('errors', line)
  })
  page.on('websocket', (socket) => note('strangers', `web socket to ${socket.url()}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isInline = protocol === 'data:' || protocol === 'blob:'
    if (origin !== url && !isInline) note('strangers', request.url())
  })
  context.on('response', (response) => {
    if (response.status() < 400 || isOwnMissingDocument(response.url())) return
    note('failures', `${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    note('failures', `${request.failure()?.errorText} ${request.url()}`)
  })
}
