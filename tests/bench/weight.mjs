import { gzipSync } from 'node:zlib'

/** What the home page may load beyond a bare React Router app. **Units**: 1 KB is 1000 bytes. */
const JS_OVER_BARE_MAX_BYTES = 30_000

/** What `/try` may load beyond the home page: the engine is half of it. */
const TRY_OVER_HOME_MAX_BYTES = 45_000

/** All style sheets of one route. */
const CSS_MAX_BYTES = 15_000

/** Weighs the scripts and style sheets that a first visit loads before anybody touches the page. */
export async function measure({ browser, url, bareUrl, routes }) {
  const bare = await weigh(browser, bareUrl, '/')
  const home = await weigh(browser, url, '/')
  const pages = []
  for (const { path } of routes) pages.push(await weigh(browser, url, path))
  const call = await weigh(browser, url, '/try')
  const tryBytes = call.jsBytes - home.jsBytes
  const overBytes = home.jsBytes - bare.jsBytes
  const styled = pages.toSorted((a, b) => b.cssBytes - a.cssBytes)[0]
  const scripted = pages.toSorted((a, b) => b.jsBytes - a.jsBytes)[0]
  return [
    {
      what: 'first-load JavaScript of the home page, gzip',
      measured: `bare ${kb(bare.jsBytes)} + ${kb(overBytes)} (heaviest: ${scripted.path}, + ${kb(scripted.jsBytes - bare.jsBytes)})`,
      budget: `bare + ${kb(JS_OVER_BARE_MAX_BYTES)}`,
      ok: overBytes <= JS_OVER_BARE_MAX_BYTES,
      details: home.files,
    },
    {
      what: 'first-load JavaScript of /try, gzip',
      measured: `the home page's + ${kb(tryBytes)}`,
      budget: `+ ${kb(TRY_OVER_HOME_MAX_BYTES)}`,
      ok: tryBytes <= TRY_OVER_HOME_MAX_BYTES,
      details: call.files,
    },
    {
      what: 'CSS of the heaviest route, gzip',
      measured: `${kb(styled.cssBytes)} (${styled.path})`,
      budget: kb(CSS_MAX_BYTES),
      ok: styled.cssBytes <= CSS_MAX_BYTES,
      details: styled.files,
    },
  ]
}

async function weigh(browser, url, path) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const addresses = { script: new Set(), stylesheet: new Set() }
    page.on('request', (request) => addresses[kindOf(request)]?.add(request.url()))
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const js = await sizes(addresses.script)
    const css = await sizes(addresses.stylesheet)
    const files = [...js, ...css].map(({ address, bytes }) => `${address}: ${bytes} bytes`)
    return { path, jsBytes: sum(js), cssBytes: sum(css), files }
  } finally {
    await page.close()
  }
}

/** The kind of a request, by its file name where possible: a module preload has no type of its own. */
function kindOf(request) {
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('.js')) return 'script'
  return pathname.endsWith('.css') ? 'stylesheet' : request.resourceType()
}

/** The compressed sizes of files. Fetches them again, because the browser does not keep every body. */
async function sizes(addresses) {
  return await Promise.all(
    [...addresses].map(async (address) => {
      const body = await (await fetch(address)).arrayBuffer()
      return { address, bytes: gzipSync(body, { level: 9 }).length }
    }),
  )
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
