import type * as Crypto from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, vi } from 'vitest'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1]
    }
  }
}

// A real hash takes a fifth of a second, and the tests make hundreds. This one is computed at a low
// cost, but its parameters are stored and checked as in production. auth-password.test.ts and the
// browser tests make real ones.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof Crypto>()
  const scrypt = (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) =>
    crypto.scrypt(
      password,
      salt,
      length,
      { ...options, N: Math.min(options.N ?? 16, 16), p: 1 },
      done,
    )
  return { ...crypto, scrypt }
})

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
// All files share one worker and its modules, because loading the site for each took longer than
// their tests. What a module remembers goes on from file to file, as from request to request.
await emptyStores()

const HOUR_MS = 60 * 60 * 1000

/** Longer than a test takes on a slow machine. */
const TEST_MS = 20_000

// Limits count in windows of hours and days by the clock: a test that went on from one into the next
// would be let through again.
beforeEach(async () => {
  const leftMs = HOUR_MS - (Date.now() % HOUR_MS)
  if (leftMs < TEST_MS) await setTimeout(leftMs)
}, 2 * TEST_MS)

const complaints = {
  error: vi.spyOn(console, 'error').mockImplementation(() => undefined),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => undefined),
}
vi.spyOn(console, 'log').mockImplementation(() => undefined)

/** Takes the error lines that a test expects; any others fail it. */
export function takeErrors(): string[] {
  const lines = complaints.error.mock.calls.map((call) => String(call[0]))
  complaints.error.mockClear()
  return lines
}

afterEach(() => {
  const left = [...complaints.error.mock.calls, ...complaints.warn.mock.calls].map(String)
  complaints.error.mockClear()
  complaints.warn.mockClear()
  expect(left, 'lines on console.error or console.warn that no test claimed').toEqual([])
})

async function emptyStores() {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master
     WHERE type = 'table' AND name <> 'd1_migrations' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
  ).all<{ name: string }>()
  await env.DB.batch(tables.results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)))
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}
