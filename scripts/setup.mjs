import { spawn } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const OLDEST_NODE = 20
const STOP_GRACE_MS = 5_000
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = path.join(ROOT, 'node_modules', '.bin')
const MACHINE_PATH = (process.env.PATH ?? '').split(path.delimiter).filter((dir) => dir !== BIN)

/** Keeps the tools from sending statistics, and from compiling themselves at every start. */
const TOOL_SETTINGS = {
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  // wrangler asks the registry for a newer version when it prints its banner.
  WRANGLER_HIDE_BANNER: 'true',
}

/** A failure that the operator can act on: shown as its message, without a stack trace. */
export class Problem extends Error {}

const children = new Set()
let isStopping = false

/**
 * Runs a script in the project's folder and exits with the code that `main` returns, or with 1.
 *
 * A signal exits with `stoppedCode`. Either way, every child is stopped first.
 */
export async function runScript(main, stoppedCode) {
  process.chdir(ROOT)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop(stoppedCode))
  try {
    requireMachine()
    await stop(await main())
  } catch (error) {
    if (!isStopping) console.error(error instanceof Problem ? error.message : error)
    await stop(1)
  }
}

function requireMachine() {
  const { platform, versions } = process
  if (platform === 'win32')
    throw new Problem("Larkline doesn't run directly on Windows. Run it in WSL instead.")
  if (Number.parseInt(versions.node, 10) >= OLDEST_NODE) return
  const wanted = `Node ${OLDEST_NODE} or newer`
  throw new Problem(
    `Larkline needs ${wanted}, but this is ${versions.node}. Install a newer version from nodejs.org.`,
  )
}

/**
 * Runs a program from node_modules or the machine, forwards its output and returns its exit code.
 */
export function launch(command, args, onOutput, { env, dirs = [BIN, ...MACHINE_PATH] } = {}) {
  // Not detached: killing this script's process group must also end the server.
  const child = spawn(command, args, {
    env: { ...process.env, ...TOOL_SETTINGS, PATH: dirs.join(path.delimiter), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  // Colours are stripped, since some tools write them to a pipe.
  const pass = (text) => isStopping || onOutput(stripVTControlCharacters(text))
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', pass)
  return new Promise((resolve, reject) => {
    // Stays open while stopping: otherwise Ctrl+C would be reported as a failure of this step.
    const settle = (code) => isStopping || resolve(code ?? 1)
    child.once('error', (error) => {
      children.delete(child)
      reject(error.code === 'ENOENT' ? missing(command) : error)
    })
    child.once('exit', (code) => {
      children.delete(child)
      child.once('close', () => settle(code))
      // A grandchild that holds the pipes open must not keep the script waiting.
      setTimeout(settle, 1_000, code).unref()
    })
  })
}

/** Runs a program to its end and returns its exit code and output. */
export async function run(command, args, options) {
  const said = []
  const code = await launch(command, args, (text) => said.push(text), options)
  return { code, output: said.join('') }
}

/** Installs the packages unless node_modules matches package-lock.json. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing the packages (npm ci), which takes about a minute …')
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  // Without node_modules/.bin on the PATH: npm ci deletes the Node in there while running on it.
  const { code, output } = await run('npm', [...args, ...retries], { dirs: MACHINE_PATH })
  if (code === 0) return
  if (/E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH|HOSTUNREACH)/.test(output))
    throw new Problem("Can't reach the npm registry. Check your network connection and try again.")
  const lastLines = output.trim().split('\n').slice(-12).join('\n')
  throw new Problem(`npm ci failed. Fix the problem shown below and try again.\n${lastLines}`)
}

/** Compares the lock file with the list that npm writes to node_modules last. */
function isInstalled() {
  try {
    const wanted = readPackages('package-lock.json')
    const present = readPackages('node_modules/.package-lock.json')
    // Optional ones are mostly other platforms' binaries, which npm rightly leaves out.
    const needed = Object.keys(wanted).filter((name) => name !== '' && !wanted[name].optional)
    return [...needed, ...Object.keys(present)].every(
      (name) => present[name]?.integrity === wanted[name]?.integrity,
    )
  } catch {
    return false
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function missing(command) {
  const advice = command === 'npm' ? 'Install Node with npm from nodejs.org' : 'Run npm ci'
  return new Problem(`Can't find ${command} on the PATH. ${advice}, then try again.`)
}

/** Asks every process below the script to end, as a terminal would, and kills those that don't. */
async function stop(code) {
  if (isStopping) return
  isStopping = true
  const pids = [...children].flatMap((child) => [child.pid, ...descendants(child.pid)])
  // Sent to all of them, because the shell that npm starts forwards no signals. SIGINT, because
  // Playwright only cleans up for that one.
  for (const pid of pids) send('SIGINT', pid)
  const deadline = Date.now() + STOP_GRACE_MS
  while (pids.some(isAlive) && Date.now() < deadline) await sleep(50)
  for (const pid of pids.filter(isAlive)) send('SIGKILL', pid)
  process.exit(code)
}

function send(signal, pid) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already ended.
  }
}

/** Every process below `pid` on Linux; none elsewhere, where the tools clean up themselves. */
function descendants(pid) {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const own = list === '' ? [] : list.split(' ').map(Number)
    return own.flatMap((child) => [child, ...descendants(child)])
  } catch {
    return []
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // A zombie has already ended; some containers never reap them.
    return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/exe`) !== ''
  } catch {
    return false
  }
}
