import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { median, row } from './report.mjs'
import { ROOT } from './root.mjs'

const OURS = join(ROOT, 'build/server')
const BARE = join(ROOT, 'tests/bench/bare/build/server')
const ROUND_COUNT = 121

/** What asks has to be warm, or most of what is measured is its own first steps. */
const WARM_UP_COUNT = 2000
const WANTED_RATIO = 1.3

/** Loads the Worker when it is asked to: what comes before is workerd's own start. */
const STARTER = `export default {
  async fetch(request) {
    if (new URL(request.url).pathname === '/load') await import('./index.js')
    return new Response('ok')
  },
}`

/**
 * How long the isolate takes to load each Worker's modules, up to where it could take a request.
 *
 * As `wrangler check startup` does it, but without the profiler, which slows the many small
 * functions of one Worker down more than those of the other.
 */
export async function startup({ log }) {
  await warmUp()
  const ms = { ours: [], bare: [] }
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    // In turns: what else the machine does falls on both.
    ms.bare.push(await loadMs(BARE))
    ms.ours.push(await loadMs(OURS))
  }
  const ratio = median(ms.ours) / median(ms.bare)
  const parts = `${median(ms.ours).toFixed(1)} ms against ${median(ms.bare).toFixed(1)} ms`
  log(`start-up: ${parts}`)
  return row({
    what: `start-up against the bare page, medians of ${ROUND_COUNT}`,
    measured: `${ratio.toFixed(2)}x (${parts})`,
    wanted: `<= ${WANTED_RATIO}x`,
    misses: ratio > WANTED_RATIO ? [parts] : [],
    figures: ms,
  })
}

async function warmUp() {
  const server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${server.address().port}`
  for (let count = 0; count < WARM_UP_COUNT; count += 1) await (await fetch(address)).text()
  server.close()
}

async function loadMs(folder) {
  const { compatibility_date, compatibility_flags } = JSON.parse(
    readFileSync(join(folder, 'wrangler.json'), 'utf8'),
  )
  const chunks = globSync('**/*.js', { cwd: folder }).map((file) => ({
    type: 'ESModule',
    path: join(folder, file),
  }))
  const server = new Miniflare({
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: join(folder, 'starter.mjs'), contents: STARTER },
      ...chunks,
    ],
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    bindings: { AUTH_SECRET: 'a-secret-of-the-bench-that-is-long-enough' },
  })
  try {
    const address = await server.ready
    await (await fetch(address)).text()
    const startMs = performance.now()
    const answer = await fetch(new URL('/load', address))
    if (!answer.ok) throw new Error(`${folder} could not be loaded: ${await answer.text()}`)
    await answer.text()
    return performance.now() - startMs
  } finally {
    await server.dispose()
  }
}
