import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { minifySync, type Plugin } from 'vite'
import type { start as Start } from 'virtual:start'

const NAME = 'virtual:start'
const RESOLVED = `\0${NAME}`
const MANIFEST = '\0virtual:react-router/server-manifest'

/**
 * Writes `start.js` among the build's files, with the hashes of all modules in it, and tells the Worker
 * its address and its own hash. React Router would put those hashes into every page.
 */
export function startScript(): Plugin {
  let start: typeof Start
  return {
    name: 'start-script',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      if (this.environment.mode === 'build') await this.load({ id: MANIFEST })
      return `export const start = ${JSON.stringify(start)}`
    },
    transform(code, id) {
      if (id !== MANIFEST || this.environment.mode !== 'build') return
      const { client } = this.environment.getTopLevelConfig().environments
      if (!client) throw new Error('there is no client build to put the script into')
      const { outDir } = client.build
      const { sri, ...manifest } = readManifest(code)
      // Not React Router's own hashes, which are half as long again: none of them compresses.
      const hashes = Object.keys(sri).map((src) => [
        src,
        hash(readFileSync(path.join(outDir, src))),
      ])
      const integrities = JSON.stringify(Object.fromEntries(hashes))
      const source = minify('start.js').replace('INTEGRITY', () => integrities)
      const integrity = hash(source)
      const src = `/assets/start-${integrity.slice(-9, -1).replaceAll(/[+/]/g, '_')}.js`
      writeFileSync(path.join(outDir, src), source)
      start = { src, integrity, firstFrame: minify('first-frame.js') }
      return `export default ${JSON.stringify(manifest)}`
    },
  }
}

/** **Errors**: throws when React Router has written something else than its manifest, or no hashes. */
function readManifest(code: string): { sri: Record<string, string> } {
  const manifest: unknown = runInNewContext(`(${code.slice('export default '.length, -1)})`)
  if (typeof manifest === 'object' && manifest !== null && 'sri' in manifest) {
    const { sri } = manifest
    if (typeof sri === 'object' && sri !== null) return { ...manifest, sri: { ...sri } }
  }
  throw new Error('the manifest of React Router bears no hashes: is subResourceIntegrity on?')
}

function hash(source: string | Buffer): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

function minify(file: string): string {
  return minifySync(file, readFileSync(new URL(file, import.meta.url), 'utf8')).code.trim()
}
