import { bookingWrites } from './booking-writes.mjs'
import { bundleWorker } from './bundle.mjs'
import { post } from './post.mjs'
import { row } from './report.mjs'
import { serve } from './serve.mjs'

const BARE = 'tests/bench/writes-bare'
const WARM_UP_COUNT = 100
const REQUEST_COUNT = 600
const PARALLEL_COUNT = 16
const ROUND_COUNT = 3
const WANTED_RATIO = 0.5

/** What to post, one entry a feature. **Shape**: `body` makes the nth request's, each a new row. */
const writeRequests = [
  {
    name: 'newsletter',
    path: '/api/newsletter',
    body: (index) => ({ email: `bench-${index}@example.com` }),
    isDone: (status) => status === 200,
  },
]

/** Posts a second to our routes against those of a bare Hono route that does one insert in D1. */
export async function writes({ url, database, log }) {
  bundleWorker(BARE)
  const bare = await serve(`${BARE}/wrangler.toml`)
  try {
    const rows = []
    let offset = 0
    for (const entry of writeRequests) {
      const ratios = []
      const figures = { ours: [], bare: [] }
      for (let round = 0; round < ROUND_COUNT; round += 1) {
        // In turns: what else the machine does falls on both.
        const theirs = await throughput(bare.url, { ...bareRequest, body: entry.body }, offset)
        const ours = await throughput(url, entry, offset)
        offset += WARM_UP_COUNT + REQUEST_COUNT
        figures.ours.push(ours)
        figures.bare.push(theirs)
        ratios.push(ours / theirs)
        log(`${entry.name}: ${ours.toFixed(0)} against ${theirs.toFixed(0)} posts a second`)
      }
      rows.push(report(entry.name, ratios.toSorted((a, b) => a - b)[1], figures))
    }
    const bookings = await bookingWrites({ url, bareUrl: bare.url, database: database(), log })
    return [...rows, ...bookings]
  } finally {
    await bare.stop()
  }
}

const bareRequest = { path: '/insert', isDone: (status) => status === 200 }

function report(name, ratio, figures) {
  const measured = `${ratio.toFixed(2)}x`
  const misses = ratio >= WANTED_RATIO ? [] : [`${name}: ${measured} of a bare insert`]
  return row({
    what: `${name} posts against a bare D1 insert`,
    measured,
    wanted: `>= ${WANTED_RATIO}x`,
    misses,
    figures,
  })
}

async function throughput(url, entry, offset) {
  await postMany(url, entry, offset, WARM_UP_COUNT)
  const startMs = performance.now()
  await postMany(url, entry, offset + WARM_UP_COUNT, REQUEST_COUNT)
  return (REQUEST_COUNT / (performance.now() - startMs)) * 1000
}

async function postMany(url, { path, body, isDone }, first, count) {
  let next = first
  const end = first + count
  const worker = async () => {
    while (next < end) {
      const index = next
      next += 1
      const status = await post(new URL(path, url), body(index), {
        // Each from a visitor of its own: the limits are not what is measured.
        'CF-Connecting-IP': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      })
      if (!isDone(status)) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, worker))
}
