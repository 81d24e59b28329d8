import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 120_000
const PROBE_INTERVAL_MS = 150

/** Serves the production build with these settings, on a free port, until it is disposed of. */
export async function serveBuild(
  settings: Record<string, string>,
): Promise<{ origin: string; log(): string } & AsyncDisposable> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const server = spawn(
    process.execPath,
    ['scripts/serve-build.mjs', '--port', String(port), ...vars],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  server.stdout.on('data', (chunk) => (output += String(chunk)))
  server.stderr.on('data', (chunk) => (output += String(chunk)))

  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  try {
    await untilHealthy(origin, () => server.exitCode)
  } catch (cause) {
    await stop()
    throw new Error(`The build did not start:\n${output}`, { cause })
  }
  return { origin, log: () => output, [Symbol.asyncDispose]: stop }
}

async function untilHealthy(origin: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && exitCode() === null) {
    const isHealthy = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return
    await sleep(PROBE_INTERVAL_MS)
  }
  throw new Error('no healthy answer')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
