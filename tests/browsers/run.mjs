import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Runs the main journeys in Firefox and WebKitGTK: `npm run test:browsers`. Chromium runs all of them
 * in `npm test`. `-- --only <words>` runs the tests whose names hold these words.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ENGINES = [
  {
    id: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    install: 'apt-get install -y firefox-esr',
  },
  {
    id: 'WEBKIT_PATH',
    places: ['x86_64', 'aarch64'].map(
      (arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    install: 'apt-get install -y webkit2gtk-driver xvfb',
  },
]

const env = { ...process.env }
for (const { id, places, needs = [], install } of ENGINES) {
  const found = places.find((file) => existsSync(file))
  if (found && needs.every((file) => existsSync(file))) env[id] ??= found
  else if (!env[id])
    console.log(`Skipping a browser that isn't installed. To install it: ${install}`)
}
if (!ENGINES.some(({ id }) => env[id])) process.exit(1)

const isInstalled = existsSync(new URL('node_modules/.package-lock.json', import.meta.url))
if (!isInstalled) run('npm', ['ci', '--prefix', 'tests/browsers', '--ignore-scripts'])
if (!process.argv.includes('--no-build')) run('npm', ['run', 'build'])
const { only } = parseArgs({ strict: false, options: { only: { type: 'string' } } }).values
const filter = only ? [`--test-name-pattern=${only}`] : []
run(process.execPath, ['--test', '--test-reporter=spec', ...filter, 'tests/browsers/journeys.mjs'])

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
