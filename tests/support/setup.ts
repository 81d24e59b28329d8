import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, vi } from 'vitest'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1]
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

const complaints = {
  error: vi.spyOn(console, 'error').mockImplementation(() => undefined),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => undefined),
}
vi.spyOn(console, 'log').mockImplementation(() => undefined)

/** Takes the error lines that a test expects; any that nobody takes fail it. */
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
