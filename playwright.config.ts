import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // A wait ends as soon as its condition is met: these only limit how slow a machine may be.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A trace takes a screenshot of every step, which doubles the time of a run.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: browserFlags,
    },
  },
  webServer: {
    command: `node scripts/serve-build.mjs --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
})
