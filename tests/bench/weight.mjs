import { gzipSync } from 'node:zlib'
import { row } from './report.mjs'
import { forEachRoute, phone, visit } from './visit.mjs'

/** What the site may add to the JavaScript that a bare React Router app loads. 1 KB = 1000 bytes. */
const JS_OVER_BARE_MAX_BYTES = 30_000

/** All style sheets of one route together: about the first flight of a TCP connection. */
const CSS_MAX_BYTES = 14_000

const kinds = { js: /^(text|application)\/javascript/, css: /^text\/css/ }

/** Weighs the scripts and style sheets that a first visit loads before anybody touches the page. */
export async function weight({ browser, url, bareUrl, routes }) {
  const loads = await forEachRoute(routes, (route) => weigh({ browser, url, route }))
  const bare = await weigh({ browser, url: bareUrl, route: { path: '/', status: 200 } })
  return [...script(loads, bare), style(loads)]
}

function script(loads, bare) {
  const home = loads.find(({ path }) => path === '/')
  if (!home) return []
  const overBytes = home.jsBytes - bare.jsBytes
  return [
    row({
      what: 'first-load JavaScript, gzip, home',
      measured: `${kb(home.jsBytes)} (bare ${kb(bare.jsBytes)} + ${kb(overBytes)})`,
      wanted: `bare + ${kb(JS_OVER_BARE_MAX_BYTES)}`,
      misses: overBytes > JS_OVER_BARE_MAX_BYTES ? list(home, 'js') : [],
      figures: { bare, loads },
    }),
  ]
}

function style(loads) {
  const largest = loads.toSorted((a, b) => b.cssBytes - a.cssBytes)[0]
  return row({
    what: 'CSS, gzip, heaviest route',
    measured: `${kb(largest.cssBytes)} (${largest.path})`,
    wanted: kb(CSS_MAX_BYTES),
    misses: largest.cssBytes > CSS_MAX_BYTES ? list(largest, 'css') : [],
  })
}

async function weigh({ browser, url, route }) {
  const seen = { js: new Set(), css: new Set() }
  const prepare = (page) =>
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      for (const kind of Object.keys(kinds)) {
        if (kinds[kind].test(type)) seen[kind].add(response.url())
      }
    })
  await visit({ browser, url, route, window: phone, prepare }, () => undefined)
  const js = await sizes(seen.js)
  const css = await sizes(seen.css)
  return { path: route.path, jsBytes: sum(js), cssBytes: sum(css), js, css }
}

/** Fetched once more: the browser does not keep the body of every preload. */
async function sizes(addresses) {
  const entries = [...addresses].map(async (address) => {
    const body = await (await fetch(address)).arrayBuffer()
    return [address.replace(/^https?:\/\/[^/]+/, ''), gzipSync(body, { level: 9 }).length]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function list(load, kind) {
  return Object.entries(load[kind]).map(([file, bytes]) => `${load.path} loads ${file}: ${bytes} B`)
}

function sum(sizesByFile) {
  return Object.values(sizesByFile).reduce((total, bytes) => total + bytes, 0)
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
