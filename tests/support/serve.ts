import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 90_000
const PROBE_INTERVAL_MS = 100

/**
 * A server of the production build that a test has started for itself.
 *
 * **Shape**: `log` is all that it has said so far; `database` is the path of its D1 file; `kill`
 * ends it and its workerd as a power cut would.
 */
export type BuildServer = {
  origin: string
  log(): string
  database(): string
  kill(): Promise<void>
} & AsyncDisposable

/** Serves the production build with these settings, on a free port and an empty database. */
export async function serveBuild(settings: Record<string, string> = {}): Promise<BuildServer> {
  const port = await freePort()
  // The server writes its temporary files to TMPDIR, so that deleting this folder removes them.
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-e2e-'))
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const server = spawn(
    process.execPath,
    ['scripts/serve-build.mjs', '--port', String(port), ...vars],
    { env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`

  async function stop() {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  async function kill() {
    spawnSync('pkill', ['-KILL', '-P', String(server.pid)])
    server.kill('SIGKILL')
    await ended
  }

  const deadlineMs = Date.now() + START_TIMEOUT_MS
  while (!(await isHealthy(origin))) {
    if (server.exitCode !== null || Date.now() > deadlineMs) {
      await stop()
      throw new Error(`The build could not be served:\n${said}`)
    }
    await sleep(PROBE_INTERVAL_MS)
  }
  return {
    origin,
    log: () => said,
    database: () => databaseIn(folder),
    kill,
    [Symbol.asyncDispose]: stop,
  }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function isHealthy(origin: string): Promise<boolean> {
  return await fetch(`${origin}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** The D1 file in a folder that a server or wrangler keeps its state in. */
export function databaseIn(folder: string): string {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => /[/\\]d1[/\\].*\.sqlite$/.test(name) && !name.endsWith('metadata.sqlite'),
  )
  if (file === undefined) throw new Error(`There is no database in ${folder}.`)
  return path.join(folder, file)
}
