import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const NAME = 'virtual:start'
const RESOLVED = `\0${NAME}`
const FILE = new URL('start.js', import.meta.url)

/** Puts `start.js` among the build's files, and tells the Worker its address and its hash. */
export function startScript(): Plugin {
  const source = minifySync('start.js', readFileSync(FILE, 'utf8')).code
  const hash = createHash('sha384').update(source).digest()
  const fileName = `assets/start-${hash.toString('base64url').slice(0, 8)}.js`
  return {
    name: 'start-script',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return
      const start = { src: `/${fileName}`, integrity: `sha384-${hash.toString('base64')}` }
      return `export const start = ${JSON.stringify(start)}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
