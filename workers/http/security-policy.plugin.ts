import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { assetHeadersFile } from './security-policy.ts'

/** Writes `public/_headers` from the security policy before Vite reads the folder. */
export function assetHeaders(): Plugin {
  return {
    name: 'asset-headers',
    configResolved: (config) => writeAssetHeaders(config.publicDir || 'public'),
  }
}

/** Writes `_headers` into a folder, unless it is there already. */
export function writeAssetHeaders(folder: string): void {
  const file = join(folder, '_headers')
  const text = assetHeadersFile()
  // Written again, it would be empty for a moment, in which the build of another process may copy it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** Lets Vite inject its style elements, which have no nonce, in development. */
export function developmentStyles(): Plugin {
  return {
    name: 'development-styles',
    apply: 'serve',
    transform(code, id) {
      if (!id.endsWith('security-policy.ts')) return
      return { code: code.replace("style-src 'self'", "$& 'unsafe-inline'"), map: null }
    },
  }
}
