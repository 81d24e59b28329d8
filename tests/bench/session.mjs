import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { ownWorkerdMs } from './cpu.mjs'
import { median, row } from './report.mjs'
import { BENCH, ROOT } from './root.mjs'

const VIEW_COUNT = 2000
const RUN_COUNT = 5

/** What a page view may spend on finding out who is signed in. */
const MAX_MS = { with: 0.3, without: 0.05 }

/** Measures the session's part of a page view in workerd, with and without a session cookie. */
export async function session() {
  const server = new Miniflare({
    modules: [{ type: 'ESModule', path: 'session.js', contents: await bundle() }],
    compatibilityDate: '2026-07-30',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { AUTH_SECRET: 'a-secret-of-the-bench-that-is-long-enough' },
    d1Databases: { DB: 'bench' },
  })
  try {
    await migrate(await server.getD1Database('DB'))
    const made = await server.dispatchFetch('http://bench/cookie', { method: 'POST' })
    const cookie = await made.text()
    // A cookie of this very second is always checked in the database.
    await wait(2100)
    return [await measure(server, 'with', { Cookie: cookie }), await measure(server, 'without', {})]
  } finally {
    await server.dispose()
  }
}

async function measure(server, kind, headers) {
  const figures = []
  for (let run = 0; run <= RUN_COUNT; run += 1) {
    const noneMs = await viewMs(server, 0, headers)
    const allMs = await viewMs(server, VIEW_COUNT, headers, kind === 'with' ? VIEW_COUNT : 0)
    // The first run compiles.
    if (run > 0) figures.push((allMs - noneMs) / VIEW_COUNT)
  }
  const ms = median(figures)
  const texts = figures.map((figure) => figure.toFixed(3)).join(', ')
  const misses = ms > MAX_MS[kind] ? [`${texts} ms`] : []
  return row({
    what: `session on a page view, ${kind} a cookie`,
    measured: `${ms.toFixed(3)} ms`,
    wanted: `${MAX_MS[kind]} ms`,
    misses,
    figures,
  })
}

async function viewMs(server, count, headers, seenCount = 0) {
  const startMs = ownWorkerdMs()
  const response = await server.dispatchFetch(`http://bench/view?count=${count}`, { headers })
  const text = await response.text()
  const ms = ownWorkerdMs() - startMs
  if (text !== String(seenCount)) throw new Error(`the Worker saw ${text} sessions of ${seenCount}`)
  return ms
}

async function bundle() {
  const { output } = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(BENCH, 'session-worker.ts'),
      write: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  return output[0].code
}

async function migrate(db) {
  const sql = readFileSync(join(ROOT, 'workers/db/migrations/0002_users.sql'), 'utf8')
  for (const statement of sql.split(';')) {
    if (statement.trim()) await db.prepare(statement).run()
  }
}
