import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { assetHeadersFile } from './security-policy.ts'

/** Writes `public/_headers` from the security policy before Vite reads the folder. */
export function assetHeaders(): Plugin {
  return {
    name: 'asset-headers',
    configResolved(config) {
      writeFileSync(join(config.publicDir || 'public', '_headers'), assetHeadersFile())
    },
  }
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
