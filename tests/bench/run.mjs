import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { misses, table } from './report.mjs'
import { listRoutes } from './routes.mjs'
import { serve } from './serve.mjs'

/**
 * Measures the production build: `npm run bench`, or `npm run bench -- axe fuzz` for some rows.
 *
 * Each row is the file of that name in this folder. It exports `measure(subject)`, which returns a
 * list of results, `{ what, measured, budget, ok, details }`: three strings for the table, whether the
 * budget holds, and the lines to print when it does not. A row that throws counts as a miss.
 *
 * `subject` holds `url` (the site), `bareUrl` (the bare app), `routes` (see routes.mjs), `browser`
 * (Playwright's), `chromePath`, and `options` (below).
 */
const rows =
  'nu weight axe lighthouse paint rates chat answers receptionist call replay observatory fuzz soak'
    .split(' ')
    .filter((name) => existsSync(new URL(`${name}.mjs`, import.meta.url)))

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean', default: false },
    routes: { type: 'string' },
    requests: { type: 'string', default: '24000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '10' },
  },
})

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const names = positionals.length > 0 ? positionals : rows
for (const name of names) {
  if (!rows.includes(name)) throw new Error(`no row ${name}; there are: ${rows.join(' ')}`)
}
const routes = listRoutes(options.routes?.split(','))

prepare()
const results = await measureAll()
console.log(`\n${table(results)}\n\n${misses(results)}`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1

/** Installs what only the bench needs, and builds the site and the bare app. */
function prepare() {
  const isInstalled = existsSync(new URL('node_modules/.package-lock.json', import.meta.url))
  if (!isInstalled) npm('ci', '--prefix', 'tests/bench', '--ignore-scripts')
  if (options['no-build']) return
  npm('run', 'build')
  npm('exec', '--', 'react-router', 'build', 'tests/bench/bare')
}

function npm(...args) {
  console.log(`npm ${args.join(' ')}`)
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}

async function measureAll() {
  const chromePath = await ensureBrowser()
  await using browser = await chromium.launch({ executablePath: chromePath, args: browserFlags })
  await using site = await serve('build/server/wrangler.json')
  await using bare = await serve('tests/bench/bare/build/server/wrangler.json')
  const subject = { url: site.url, bareUrl: bare.url, routes, browser, chromePath, options }
  const all = []
  for (const name of names) {
    console.log(`measuring ${name}`)
    all.push(...(await attempt(name, subject)))
  }
  return all
}

async function attempt(name, subject) {
  try {
    const { measure } = await import(`./${name}.mjs`)
    return await measure(subject)
  } catch (error) {
    const text = error.stack ?? String(error)
    return [{ what: name, measured: 'failed', budget: '', ok: false, details: [text] }]
  }
}
