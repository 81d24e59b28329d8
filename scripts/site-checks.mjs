const TIMEOUT_MS = 10_000

/** The headers that every page must have, and what each must contain. */
const REQUIRED_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * Checks a running site as a visitor sees it: its health, a page, its headers and an asset.
 *
 * **Shape**: one `{ what, ok, detail }` per check, in order.
 */
export async function checkSite(origin) {
  const checks = []
  const note = (what, ok, detail) => checks.push({ what, ok, detail })

  const health = await get(`${origin}/api/health`)
  const { status, version } = parse(health.text)
  note('health', health.status === 200 && status === 'ok', health.problem ?? `version ${version}`)

  const page = await get(`${origin}/`)
  const isWhole = page.text.includes('</html>')
  note(
    'home page',
    page.status === 200 && isWhole,
    page.problem ?? `${page.text.length} characters`,
  )

  const missing = Object.entries(REQUIRED_HEADERS)
    .filter(([name, part]) => !page.headers.get(name)?.includes(part))
    .map(([name]) => name)
  note('headers', missing.length === 0, missing.length === 0 ? 'all there' : missing.join(', '))

  const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(page.text)?.[1]
  const asset = sheet ? await get(origin + sheet) : null
  const caching = asset?.headers.get('cache-control') ?? 'no Cache-Control'
  const isKept = asset?.status === 200 && caching.includes('immutable')
  const said = isKept ? sheet : `${sheet}: ${asset?.status}, ${caching}`
  note('style sheet', isKept, asset === null ? 'not on the page' : (asset.problem ?? said))

  // Browsers use https for every .dev address, and a build on this machine has none.
  if (origin.startsWith('https:') && !origin.endsWith('.workers.dev')) {
    checks.push(await checkRedirect(origin))
  }

  const gone = await get(`${origin}/no-such-page`)
  note('an unknown page is a 404', gone.status === 404, gone.problem ?? String(gone.status))
  return checks
}

/** Checks that the plain http address of an https site leads to it: the Worker doesn't redirect. */
export async function checkRedirect(origin) {
  const { status, headers, problem } = await get(`${origin.replace('https:', 'http:')}/auth`)
  const ok = [301, 308].includes(status) && headers.get('location') === `${origin}/auth`
  const advice = 'turn on "Always Use HTTPS" in Cloudflare\'s dashboard'
  return { what: 'http leads to https', ok, detail: problem ?? (ok ? String(status) : advice) }
}

/** Formats the checks as lines, marking failures and warnings. */
export function listChecks(checks) {
  return checks.map(({ what, ok, isWarning = false, detail }) => {
    const mark = ok ? (isWarning ? 'WARNING' : 'ok     ') : 'FAILED '
    return `  ${mark}  ${what}: ${detail}`
  })
}

async function get(address) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(address, { signal, redirect: 'manual' })
    const { status, headers } = response
    const text = await response.text()
    return { status, headers, text, ...(status >= 500 ? { problem: `answered ${status}` } : {}) }
  } catch (error) {
    const problem = error.cause?.code ?? error.name
    return { status: 0, headers: new Headers(), text: '', problem: `no answer (${problem})` }
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
