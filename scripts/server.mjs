import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
// A namespace import: an old Node without parseArgs must start, so that it can report its version.
import util from 'node:util'
import { launch, Problem, run } from './setup.mjs'

const START_TIMEOUT_MS = 180_000
const PROBE_TIMEOUT_MS = 30_000
const PROBE_INTERVAL_MS = 150

/** Parses `--port` and the given `options`, and checks that the port is free. */
export async function readOptions(defaultPort, options = {}) {
  const values = parse({ port: { type: 'string', default: String(defaultPort) }, ...options })
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535)
    throw new Problem(`--port takes a whole number from 1 to 65535, not "${values.port}".`)
  for (const host of ['127.0.0.1', '::']) {
    const code = await bindError(port, host)
    if (code === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is already in use. Stop the program using it, or choose another port with --port.`,
      )
    if (code === 'EACCES')
      throw new Problem(`Port ${port} needs administrator rights. Choose port 1024 or above.`)
  }
  return { ...values, port }
}

function parse(options) {
  try {
    return util.parseArgs({ options }).values
  } catch {
    const known = Object.keys(options).map((name) => `--${name} <value>`)
    throw new Problem(`Unknown option. The options are: ${known.join(', ')}.`)
  }
}

function bindError(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen({ port, host }, () => server.close(() => resolve(null)))
  })
}

/** Applies the migrations to the local database; `place` may name another folder. */
export async function migrate(place = []) {
  // The configuration is named because, after a build, .wrangler/deploy points some commands at the
  // build's own.
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '-c', 'wrangler.toml', ...place]
  const { code, output } = await run('wrangler', args)
  if (code !== 0) throw new Problem(`The database migrations failed:\n${output.trim()}`)
}

/**
 * Runs a server on 127.0.0.1 until it ends, and prints its address once it is healthy.
 *
 * Holds the server's earlier output back, and shows it if anything goes wrong.
 */
export async function serve(title, port, command, args) {
  const held = []
  let isShown = false
  const ended = launch(command, args, (text) => {
    if (isShown) process.stdout.write(text)
    else held.push(text)
  })
  const show = () => {
    if (!isShown) process.stdout.write(held.join(''))
    isShown = true
  }
  const isHealthy = await Promise.race([ended.then(() => false), untilHealthy(port, show)])
  if (isHealthy) {
    isShown = true
    console.log(`${title} is at http://localhost:${port}  (Ctrl+C stops it)`)
    await ended
  }
  show()
  throw new Problem('The server stopped unexpectedly. See its output above.')
}

async function untilHealthy(port, onErrorAnswer) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const probe = fetch(`http://127.0.0.1:${port}/api/health`, { signal, redirect: 'manual' })
    const status = await probe.then(
      (answer) => answer.status,
      () => null,
    )
    if (status === 200) return true
    if (status !== null) onErrorAnswer()
    await sleep(PROBE_INTERVAL_MS)
  }
  onErrorAnswer()
  throw new Problem(
    `/api/health didn't return 200 within ${START_TIMEOUT_MS / 1000} seconds. See the output above.`,
  )
}
