import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { readSite } from './collect.tsx'

type Collect = { readSite: typeof readSite }

const NAME = 'virtual:site-passages'
const RESOLVED = `\0${NAME}`

/**
 * Gives the Worker what the site says as a module, read at build time from the pages' own content.
 *
 * **Shape**: `plugins` are those that the pages' content needs.
 * **Errors**: a page whose section no longer renders without a loader fails the build by name.
 */
export function sitePassages(plugins: Plugin[]): Plugin {
  let root = ''
  return {
    name: 'site-passages',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      const { module, dependencies } = await runnerImport<Collect>(
        '/workers/chat/answers/collect.tsx',
        { root, configFile: false, logLevel: 'error', plugins },
      )
      // In development a changed price must change the answers.
      for (const file of dependencies) this.addWatchFile(path.resolve(root, file))
      const { passages, index } = module.readSite()
      // As a string, because V8 reads JSON faster than a literal of the same size.
      return `export const passages = ${JSON.stringify(passages)}
export const index = ${JSON.stringify(JSON.stringify(index))}`
    },
  }
}
