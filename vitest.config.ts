import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { articles } from './app/blog/articles.plugin.ts'
import { buildId } from './workers/http/build.plugin.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Pure logic, next to its file: it needs no workerd, which takes seconds to start for each.
        plugins: [articles()],
        test: { name: 'app', include: ['app/**/*.test.ts'] },
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
          setupFiles: ['./tests/support/fresh-modules.ts', './tests/support/setup.ts'],
          isolate: false,
          // A test that hashes passwords takes its time on a busy machine: a limit is there to end what hangs.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
