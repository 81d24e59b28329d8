import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseIn, freePort } from '../support/serve.ts'
import { ROOT } from './root.mjs'

const READY_TIMEOUT_MS = 120_000
const POLL_MS = 200

/** Of what a server says, which in half an hour is much, only the last pieces are kept. */
const OUTPUT_MAX_COUNT = 20

/**
 * Serves a build in workerd, on a free port and with a database of its own.
 *
 * **Shape**: `url` has no slash at the end; `stop` ends the server and what it has stored;
 * `workerdPid` gives the process in which the Worker runs (on Linux), `database` the path of its D1
 * file; at `inspectorPort`, which only `isInspected` opens, a debugger can ask its isolates.
 */
export async function serve(config, settings = {}, { isInspected = false } = {}) {
  const port = await freePort()
  const inspectorPort = isInspected ? await freePort() : null
  const url = `http://127.0.0.1:${port}`
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const folder = mkdtempSync(join(tmpdir(), 'larkline-bench-'))
  const place = ['--config', config, '--persist-to', folder]
  const inspector = isInspected ? ['--inspector-port', String(inspectorPort)] : []
  const args = ['scripts/serve-build.mjs', '--port', String(port), ...place, ...inspector, ...vars]
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output.push(text)
      if (output.length > OUTPUT_MAX_COUNT) output.shift()
    })
  }
  // Otherwise a server that dies half-way would show as refused connections only.
  const complain = (code, signal) =>
    console.error(`${config} ended (${code ?? signal}):\n${output.join('')}`)
  server.once('exit', complain)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.off('exit', complain)
    if (server.exitCode === null && server.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(url, server)) {
    return {
      url,
      stop,
      inspectorPort,
      workerdPid: () => childOf(server.pid),
      database: () => databaseIn(folder),
    }
  }
  await stop()
  throw new Error(`${config} did not get ready:\n${output.join('')}`)
}

async function answers(address, server) {
  const deadlineMs = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadlineMs && server.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return true
    await wait(POLL_MS)
  }
  return false
}

/** serve-build.mjs has one child by then: workerd. */
function childOf(pid) {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
}
