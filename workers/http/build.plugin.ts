import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

const ID_BYTES = 18

/** Gives each build, and each test run, an id that cannot be guessed. */
export function buildId({ inTests = false } = {}): Plugin {
  return {
    name: 'build-id',
    ...(inTests ? {} : { apply: 'build' as const }),
    config: () => ({
      define: {
        BUILD_ID: JSON.stringify(randomBytes(ID_BYTES).toString('base64url')),
      },
    }),
  }
}
