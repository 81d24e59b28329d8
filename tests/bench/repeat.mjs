import { row } from './report.mjs'
import { forEachRoute, phone, visit } from './visit.mjs'

/** **Units**: bytes over the wire, headers too. */
const MAX_BYTES = 3000

/** Where a visitor has been meanwhile, so that coming back is a view and no reload. */
const ELSEWHERE = '/no-such-page'

/** Views every page that there is, another, and the first again: what does the second view fetch? */
export async function repeatViews({ browser, url, routes }) {
  const pages = routes.filter(({ status }) => status === 200)
  const weights = await forEachRoute(pages, async (route) => [
    { path: route.path, ...(await weigh({ browser, url, route })) },
  ])
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes)[0]
  const lines = weights.map(({ path, bytes, parts }) => `${path}: ${bytes} bytes (${parts})`)
  return [
    row({
      what: `repeat view, bytes over the wire, heaviest of ${pages.length} routes`,
      measured: `${heaviest.bytes} bytes (${heaviest.path})`,
      wanted: `< ${MAX_BYTES} bytes`,
      misses: lines.filter((_, at) => weights[at].bytes >= MAX_BYTES),
      figures: weights,
    }),
  ]
}

async function weigh({ browser, url, route }) {
  return await visit({ browser, url, route, window: phone }, async (page) => {
    await page.goto(url + ELSEWHERE)
    const wire = await page.context().newCDPSession(page)
    const addresses = new Map()
    const parts = []
    wire.on('Network.requestWillBeSent', ({ requestId, request }) =>
      addresses.set(requestId, request.url.replace(url, '')),
    )
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength > 0) parts.push({ requestId, bytes: encodedDataLength })
    })
    await wire.send('Network.enable')
    await page.goto(url + route.path, { waitUntil: 'networkidle' })
    return {
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      parts: parts.map(({ requestId, bytes }) => `${addresses.get(requestId)} ${bytes}`).join(', '),
    }
  })
}
