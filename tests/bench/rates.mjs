import autocannon from 'autocannon'
import { median } from './report.mjs'
import { signUp } from './sign-up.mjs'

/** The share of the bare app's requests a second that the site must reach. */
const STORED_MIN_RATIO = 0.7
const RENDERED_MIN_RATIO = 0.2

/**
 * The number of runs of each page, of which the median counts. A run is autocannon's default: 10
 * connections, 10 s.
 */
const RUN_COUNT = 3

/** What Google Ads and an e-mail campaign add to an address. */
const AD = '?utm_source=google&utm_medium=cpc&utm_campaign=spring&gclid=EAIaIQobChMI&gbraid=0AAAA'

/** Compares how many pages a second the site and the bare app answer. */
export async function measure({ url, bareUrl }) {
  const page = await (await fetch(url)).text()
  await fetch(`${bareUrl}/stored`, { method: 'PUT', body: page })
  const stored = { url: `${bareUrl}/stored` }
  const bare = { url: bareUrl }
  const cookie = await signUp(url, { name: 'Ada', email: 'ada@example.com' })
  return [
    await compare('stored home page against the same bytes from Hono', STORED_MIN_RATIO, {
      site: { url },
      bare: stored,
    }),
    await compare('the same with advertising parameters', STORED_MIN_RATIO, {
      site: { url: `${url}/${AD}` },
      bare: stored,
    }),
    await compare('rendered /welcome against the bare page', RENDERED_MIN_RATIO, {
      site: { url: `${url}/welcome` },
      bare,
    }),
    await compare('rendered home page, signed in, against the bare page', RENDERED_MIN_RATIO, {
      site: { url, headers: { Cookie: cookie } },
      bare,
    }),
  ]
}

async function compare(what, minRatio, { site, bare }) {
  const rates = { site: [], bare: [] }
  for (let run = 0; run < RUN_COUNT; run += 1) {
    rates.bare.push(await perSecond(bare))
    rates.site.push(await perSecond(site))
  }
  const sitePerSec = median(rates.site)
  const barePerSec = median(rates.bare)
  const ratio = sitePerSec / barePerSec
  return {
    what: `requests a second, ${what}`,
    measured: `${ratio.toFixed(2)}x (${sitePerSec.toFixed(0)}, ${barePerSec.toFixed(0)})`,
    budget: `at least ${minRatio}x`,
    ok: ratio >= minRatio,
    details: [`site ${rates.site.join(', ')}`, `bare ${rates.bare.join(', ')}`],
  }
}

async function perSecond(page) {
  const { requests, errors, non2xx } = await autocannon(page)
  if (errors + non2xx > 0) throw new Error(`${page.url}: ${errors} errors, ${non2xx} not 2xx`)
  return requests.average
}
