import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem, run } from './setup.mjs'

/** The build of Chromium to prefer: headless only, which needs half the CPU time for a page. */
const PREFERRED = 'chromium-headless-shell'
const NAMES = [PREFERRED, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const START_TIMEOUT_MS = 20_000

/** The flags that let Chromium run as root, without a GPU and without requests of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, then the system's, then Playwright's.
 *
 * @returns {string | null} its path
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !starts(named))
    throw new Problem(
      `The browser at CHROMIUM_PATH (${named}) doesn't start. Correct the path or unset it.`,
    )
  return named || [...onPath(), ...PLACES, ...playwrights()].find(starts) || null
}

/** Finds a Chromium, or installs one: from apt if possible, otherwise Playwright's. */
export async function ensureBrowser() {
  return findBrowser() ?? (await installBrowser())
}

async function installBrowser() {
  console.log('Installing Chromium for the browser tests, which takes a minute or two …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PREFERRED], { env })
  }
  // Checks that it starts: Ubuntu's package is a stub that only points to a snap.
  if (findBrowser() === null) await run('playwright', ['install', 'chromium'])
  const found = findBrowser()
  if (found !== null) return found
  throw new Problem(
    "The browser tests need Chromium, which couldn't be installed automatically. Install it and set CHROMIUM_PATH to its location.",
  )
}

function onPath() {
  const dirs = (process.env.PATH ?? '').split(path.delimiter)
  return NAMES.flatMap((name) => dirs.map((dir) => path.join(dir, name)))
}

function playwrights() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()]
  } catch {
    return []
  }
}

function starts(file) {
  if (!existsSync(file)) return false
  const options = { stdio: 'ignore', timeout: START_TIMEOUT_MS }
  return spawnSync(file, ['--version'], options).status === 0
}
