import { behindEdge } from './edge.mjs'
import { runLighthouse } from './lighthouse-run.mjs'
import { median, row } from './report.mjs'

/** How much later than a bare app's the home page's largest content may appear. */
const MAX_RATIO = 1.25

/** Odd, and more than three: the bare app has two usual figures, as its scripts end before or after. */
const RUN_COUNT = 5

/** Compares the simulated largest contentful paint of the home page with the bare app's. */
export async function paint({ url, bareUrl, chromePath }) {
  return await behindEdge([url, bareUrl], async (home, bare) => {
    const times = { home: [], bare: [] }
    // In turn, so that a slow minute of the machine slows both.
    for (let run = 0; run < RUN_COUNT; run++) {
      times.home.push(await paintMs(`${home}/`, chromePath))
      times.bare.push(await paintMs(`${bare}/`, chromePath))
    }
    return [judge(times)]
  })
}

function judge({ home, bare }) {
  const ratio = median(home) / median(bare)
  const figures = `home ${home.join(', ')} ms; bare ${bare.join(', ')} ms`
  return row({
    what: 'largest contentful paint, home against bare',
    measured: `${ratio.toFixed(2)}x (${median(home)} ms, ${median(bare)} ms)`,
    wanted: `${MAX_RATIO}x`,
    misses: ratio > MAX_RATIO ? [figures] : [],
    notes: ratio > MAX_RATIO ? [] : [figures],
  })
}

async function paintMs(address, chromePath) {
  const { audits } = await runLighthouse({ address, chromePath, onlyCategories: ['performance'] })
  return Math.round(audits['largest-contentful-paint'].numericValue)
}
