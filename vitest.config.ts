import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { articles } from './app/blog/articles.plugin.ts'
import { buildId } from './workers/http/build.plugin.ts'

/** Ends a test that hangs, also on a slow machine. */
const TEST_TIMEOUT_MS = 120_000

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Pure logic, tested next to its file. It needs no workerd, which takes seconds to start.
        plugins: [articles()],
        test: {
          name: 'app',
          include: ['app/**/*.test.ts'],
          // The files share their modules, which remember nothing: loading them for each file took as long as
          // the tests.
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [
          articles(),
          buildId({ inTests: true }),
          cloudflareTest(async () => ({
            main: './tests/support/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              assets: { directory: './public', binding: 'ASSETS' },
              analyticsEngineDatasets: { COUNTERS: { dataset: 'larkline' } },
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('./workers/db/migrations'),
                AUTH_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
              },
            },
          })),
        ],
        test: {
          name: 'workers',
          include: ['tests/workers/**/*.test.ts'],
          setupFiles: ['./tests/support/setup.ts'],
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
