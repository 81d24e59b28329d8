import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { recordingHost } from '../support/analytics-host.ts'
import { fakeUpstream } from '../support/fake-upstream.ts'
import { chatRequest, listRequests } from './costs-requests.mjs'
import { processMs } from './cpu.mjs'
import { row } from './report.mjs'
import { BENCH, ROOT } from './root.mjs'
import { describeScale } from './scale.mjs'
import { serve } from './serve.mjs'

const BUILD = join(ROOT, 'build/server')
const METERED = { worker: join(BUILD, 'costs.js'), config: join(BUILD, 'costs.json') }

/** What compiles and loads with the first requests is not what one costs. */
const WARM_UP_COUNT = 10

/** What a request leaves for later is done by then. */
const SETTLE_MS = 400

/** **Units**: of one request, on average. */
const COLUMNS = [
  'subrequests',
  'd1Trips',
  'd1Queries',
  'rowsRead',
  'rowsWritten',
  'kvReads',
  'kvWrites',
  'cacheCalls',
  'mails',
  'logLines',
]

/**
 * Counts what one request of each kind costs on the production build, with every outside service on,
 * and what follows for more traffic.
 *
 * CPU is that of workerd less that of an empty route: D1, KV and cache run in it too, so that the
 * platform, where they do not, counts less.
 */
export async function costs({ log }) {
  await using upstream = await fakeUpstream()
  await using host = await recordingHost()
  meterBuild()
  try {
    const whole = {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: upstream.baseUrl,
      POSTHOG_HOST: host.origin,
      POSTHOG_KEY: 'phc_bench',
      EMAIL_FROM: 'bench@larkline.test',
    }
    const measured = [
      ...(await measureAll(whole, listRequests, log)),
      ...(await measureAll({}, () => [chatRequest('question, answered by the site')], log)),
    ]
    log(tableOf(measured))
    log(describeScale(measured))
    return measured.map(toRow)
  } finally {
    for (const file of Object.values(METERED)) rmSync(file, { force: true })
  }
}

/** Puts the meter next to the build, as another entry of it. */
function meterBuild() {
  cpSync(join(BENCH, 'costs-worker.js'), METERED.worker)
  const config = JSON.parse(readFileSync(join(BUILD, 'wrangler.json'), 'utf8'))
  writeFileSync(METERED.config, JSON.stringify({ ...config, main: 'costs.js' }))
}

async function measureAll(settings, list, log) {
  const server = await serve(METERED.config, settings)
  const ask = (path, init) => fetch(server.url + path, { redirect: 'manual', ...init })
  try {
    const all = []
    for (const request of await list(ask)) {
      const result = await measure(server, ask, request)
      log(`${result.what}: ${result.cpuMs.toFixed(2)} ms`)
      all.push(result)
    }
    return all
  } finally {
    await server.stop()
  }
}

async function measure(server, ask, { what, count, status, make }) {
  const warmUpCount = Math.min(WARM_UP_COUNT, count / 2)
  const nothing = () => ['/.nothing', undefined]
  const emptyMs = await cpuOf(server, ask, { first: 0, count, status: 204, make: nothing })
  await cpuOf(server, ask, { first: 0, count: warmUpCount, status, make })
  await ask('/.meter')
  const rest = count - warmUpCount
  const startBytes = bytesOf(server.database())
  const allMs = await cpuOf(server, ask, { first: warmUpCount, count: rest, status, make })
  const spent = await (await ask('/.meter')).json()
  const each = Object.entries(spent).map(([name, total]) => [name, total / rest])
  const bytes = (bytesOf(server.database()) - startBytes) / rest
  return { what, cpuMs: allMs / rest - emptyMs / count, bytes, ...Object.fromEntries(each) }
}

/** The size of a database, which grows by whole pages. */
function bytesOf(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  const pragma = (name) => Object.values(database.prepare(`pragma ${name}`).get())[0]
  const bytes = pragma('page_count') * pragma('page_size')
  database.close()
  return bytes
}

async function cpuOf(server, ask, { first, count, status, make }) {
  const pid = server.workerdPid()
  const startMs = processMs(pid)
  for (let index = first; index < first + count; index += 1) {
    const [path, init] = make(index)
    const answer = await ask(path, init)
    const text = await answer.text()
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  }
  await wait(SETTLE_MS)
  return processMs(pid) - startMs
}

/** As docs/scale.md has it. */
function tableOf(measured) {
  const heads = ['request', 'CPU ms', ...COLUMNS]
  const lines = measured.map((cost) => [
    cost.what,
    cost.cpuMs.toFixed(1),
    ...COLUMNS.map((name) => tidy(cost[name] ?? 0)),
  ])
  return [heads, heads.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function tidy(figure) {
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(2)
}

function toRow({ what, cpuMs, ...figures }) {
  return row({
    what: `cost: ${what}`,
    measured: `${cpuMs.toFixed(1)} ms CPU, ${tidy(figures.d1Queries ?? 0)} queries`,
    wanted: 'a figure',
    figures: { cpuMs, ...figures },
  })
}
