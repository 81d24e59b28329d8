import { edgeFor } from './edge.mjs'
import { median } from './report.mjs'
import { runLighthouse } from './run-lighthouse.mjs'

const MAX_RATIO = 2.7

/** The number of runs, of which the median counts. */
const RUN_COUNT = 5

/** Really throttles the line and the processor; by default Lighthouse only simulates it. */
const flags = { throttlingMethod: 'devtools', onlyCategories: ['performance'] }

/** Compares the largest contentful paint of the home page with the bare app's on a slow line. */
export async function measure({ url, bareUrl, chromePath }) {
  using site = await edgeFor(url)
  using bare = await edgeFor(bareUrl)
  const timesMs = { site: [], bare: [] }
  for (let run = 0; run < RUN_COUNT; run += 1) {
    timesMs.bare.push(await paintMs(bare.url, chromePath))
    timesMs.site.push(await paintMs(site.url, chromePath))
  }
  const siteMs = median(timesMs.site)
  const bareMs = median(timesMs.bare)
  const ratio = siteMs / bareMs
  return [
    {
      what: 'largest contentful paint, home against bare app, throttled line',
      measured: `${ratio.toFixed(2)}x (${siteMs} ms, ${bareMs} ms)`,
      budget: `at most ${MAX_RATIO}x`,
      ok: ratio <= MAX_RATIO,
      details: [`home ${timesMs.site.join(', ')} ms`, `bare ${timesMs.bare.join(', ')} ms`],
    },
  ]
}

async function paintMs(url, chromePath) {
  const { audits } = await runLighthouse({ address: `${url}/`, chromePath, flags })
  return Math.round(audits['largest-contentful-paint'].numericValue)
}
