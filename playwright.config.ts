import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)

// Every worker process reads this file again and inherits what the first one has found: finding a browser
// starts it.
process.env.E2E_BROWSER ??= findBrowser() ?? ''

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
      executablePath: process.env.E2E_BROWSER || undefined,
      // A silent microphone, which tests may use without being asked. In the flags of every test, because
      // each other set of flags starts browsers of its own.
      args: [
        ...browserFlags,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve-build.mjs --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
})
