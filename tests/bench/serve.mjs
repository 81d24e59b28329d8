import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/serve.ts'

const READY_TIMEOUT_MS = 120_000
const POLL_MS = 200

/** The log of a long run does not fit into a string: only its end is kept. */
const OUTPUT_MAX_COUNT = 20

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Serves a build in workerd, on a free port and an empty database, until it is disposed of. */
export async function serve(config, settings = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const args = ['scripts/serve-build.mjs', '--port', String(port), '--config', config, ...vars]
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output.push(text)
      if (output.length > OUTPUT_MAX_COUNT) output.shift()
    })
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await ended
  }
  const deadlineMs = Date.now() + READY_TIMEOUT_MS
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadlineMs) {
      await stop()
      throw new Error(`${config} could not be served:\n${output.join('')}`)
    }
    await wait(POLL_MS)
  }
  return { url, [Symbol.asyncDispose]: stop }
}

async function answers(url) {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
