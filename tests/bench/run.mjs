import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { details, row, table } from './report.mjs'
import { BENCH, ROOT } from './root.mjs'
import { listRoutes } from './routes.mjs'
import { serve } from './serve.mjs'

/** Too long for every day: it runs when it is named. */
const onlyWhenNamed = ['soak']

/** The measurements in the order in which they run; loaded when needed, once all is installed. */
const measurements = {
  nu: async () => (await import('./nu.mjs')).nu,
  weight: async () => (await import('./weight.mjs')).weight,
  console: async () => (await import('./console.mjs')).consoleErrors,
  overflow: async () => (await import('./overflow.mjs')).overflow,
  shift: async () => (await import('./layout-shift.mjs')).layoutShift,
  axe: async () => (await import('./axe.mjs')).axe,
  chat: async () => (await import('./chat.mjs')).chat,
  session: async () => (await import('./session.mjs')).session,
  repeat: async () => (await import('./repeat.mjs')).repeatViews,
  paint: async () => (await import('./paint.mjs')).paint,
  lighthouse: async () => (await import('./lighthouse.mjs')).lighthouseScores,
  costs: async () => (await import('./costs.mjs')).costs,
  writes: async () => (await import('./writes.mjs')).writes,
  budgets: async () => (await import('./budgets.mjs')).budgets,
  observatory: async () => (await import('./observatory.mjs')).observatory,
  fuzz: async () => (await import('./fuzz.mjs')).fuzz,
  soak: async () => (await import('./soak.mjs')).soak,
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    routes: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
})

// `npm run bench -- writes` and `--only writes` are the same.
const picked = [...positionals, ...(options.only?.split(',') ?? [])]
const everyDay = Object.keys(measurements).filter((name) => !onlyWhenNamed.includes(name))
const names = picked.length > 0 ? picked : everyDay
const unknown = names.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  throw new Error(
    `no measurement ${unknown.join(',')}; there are: ${Object.keys(measurements).join(',')}`,
  )
}
const routes = listRoutes(options.routes?.split(','))

install()
if (!options['no-build']) build()
const rows = await measureAll()

console.log(`\n${table(rows)}\n\n${details(rows)}`)
mkdirSync(join(BENCH, 'results'), { recursive: true })
const results = { measuredAt: new Date().toISOString(), routes: routes.map((r) => r.path), rows }
writeFileSync(join(BENCH, 'results/latest.json'), `${JSON.stringify(results, null, 2)}\n`)
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1

/** What only the measurements need is no dependency of the site. */
function install() {
  if (existsSync(join(BENCH, 'node_modules/.package-lock.json'))) return
  npm('ci', '--prefix', BENCH, '--ignore-scripts', '--no-audit', '--no-fund')
}

function build() {
  npm('run', 'build')
  npm('exec', '--', 'react-router', 'build', join(BENCH, 'bare'))
}

function npm(...args) {
  console.log(`npm ${args.join(' ')}`)
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}

async function measureAll() {
  const servers = []
  const chromePath = await ensureBrowser()
  const browser = await chromium.launch({ executablePath: chromePath, args: browserFlags })
  try {
    servers.push(await serve('build/server/wrangler.json'))
    servers.push(await serve('tests/bench/bare/build/server/wrangler.json'))
    const [{ url, database }, { url: bareUrl }] = servers
    const seed = options.seed === undefined ? null : Number(options.seed)
    const minutes = Number(options.minutes)
    const subject = { url, database, bareUrl, routes, browser, chromePath, seed, minutes }
    const all = []
    for (const name of names) {
      console.log(`measuring ${name}`)
      const measure = await measurements[name]()
      all.push(...(await attempt(name, measure, subject)))
    }
    return all
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
  }
}

/** A measurement that breaks is a miss, and the others still run. */
async function attempt(name, measure, subject) {
  try {
    return await measure({ ...subject, log: console.log })
  } catch (error) {
    const misses = [error.stack ?? String(error)]
    return [row({ what: name, measured: 'broke off', wanted: 'a figure', misses })]
  }
}
