import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleWorker, dryRun } from './bundle.mjs'
import { median, row } from './report.mjs'
import { serve } from './serve.mjs'
import { startup } from './startup.mjs'

const BARE_HONO = 'tests/bench/hono-bare'

/** What our pages must reach of what the bare ones do, in requests a second. */
const CACHED_MIN_RATIO = 0.7
const UNCACHED_MIN_RATIO = 0.5

/** **Units**: 1 KB = 1000 bytes, of the modules as wrangler compresses them. */
const BUNDLE_MAX_KB = 600

/** Many short rounds in turns: what slows the machine down for a second falls on both. */
const ROUND_COUNT = 41
const ROUND_MS = 300
const WARM_UP_MS = 2000
const PARALLEL_COUNT = 16

const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL_COUNT })

/** What the site may cost beside the least that would do the same: throughput, weight, start-up. */
export async function budgets({ url, bareUrl, log }) {
  bundleWorker(BARE_HONO)
  const hono = await serve(`${BARE_HONO}/wrangler.toml`)
  try {
    const page = await (await fetch(url)).text()
    await fetch(hono.url, { method: 'PUT', body: page })
    return [
      await compare({
        what: 'cached home page against a bare Hono route with the same bytes',
        ours: { url, sizeBytes: Buffer.byteLength(page), cache: 'hit' },
        bare: { url: hono.url, sizeBytes: Buffer.byteLength(page) },
        minRatio: CACHED_MIN_RATIO,
        log,
      }),
      await compare({
        what: 'uncached home page against the bare React Router page',
        // A query that the cache does not know is rendered afresh.
        ours: { url: `${url}/?rendered=afresh`, cache: 'bypass' },
        bare: { url: bareUrl },
        minRatio: UNCACHED_MIN_RATIO,
        log,
      }),
      bundleSize(),
      await startup({ log }),
    ]
  } finally {
    await hono.stop()
  }
}

async function compare({ what, ours, bare, minRatio, log }) {
  for (const page of [bare, ours]) await rateOf(page, WARM_UP_MS)
  const rates = { ours: [], bare: [] }
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    rates.bare.push(await rateOf(bare, ROUND_MS))
    rates.ours.push(await rateOf(ours, ROUND_MS))
  }
  const ratio = median(rates.ours.map((rate, at) => rate / rates.bare[at]))
  const parts = `${median(rates.ours).toFixed(0)} against ${median(rates.bare).toFixed(0)} a second`
  log(`${what}: ${parts}`)
  return row({
    what: `${what}, medians of ${ROUND_COUNT}`,
    measured: `${ratio.toFixed(2)}x (${parts})`,
    wanted: `>= ${minRatio}x`,
    misses: ratio < minRatio ? [parts] : [],
    figures: rates,
  })
}

/** How many requests a second are answered, so many at a time. */
async function rateOf(page, durationMs) {
  const startMs = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - startMs < durationMs) {
      await get(page)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, worker))
  return (count / (performance.now() - startMs)) * 1000
}

/** By http itself: fetch costs as much as the server that is measured. */
function get({ url, sizeBytes, cache }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      const state = answer.headers['x-page-cache']
      if (answer.statusCode !== 200 || state !== cache) {
        reject(new Error(`${url} answered ${answer.statusCode}, cache ${String(state)}`))
      }
      let receivedBytes = 0
      answer.on('data', (chunk) => (receivedBytes += chunk.length)).once('error', reject)
      answer.once('end', () => {
        if (sizeBytes === undefined || receivedBytes === sizeBytes) resolve()
        else reject(new Error(`${url} sent ${receivedBytes} bytes, not ${sizeBytes}`))
      })
    })
    sent.once('error', reject).end()
  })
}

function bundleSize() {
  const folder = mkdtempSync(join(tmpdir(), 'larkline-bundle-'))
  try {
    const said = dryRun('-c', 'build/server/wrangler.json', '--outdir', folder)
    const [, kib] = /gzip: ([\d.]+) KiB/.exec(said) ?? []
    const kb = (Number(kib) * 1024) / 1000
    return row({
      what: 'Worker bundle, gzip',
      measured: `${kb.toFixed(0)} KB`,
      wanted: `<= ${BUNDLE_MAX_KB} KB`,
      misses: kb <= BUNDLE_MAX_KB ? [] : [`${kb.toFixed(0)} KB`],
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
