import type { Plugin } from 'vite'

/**
 * Leaves `import()` to the browser, without Vite's helper around it.
 *
 * The helper fetches a lazy module's own style sheets and imports ahead of it. Ours have none: one
 * style sheet holds the whole site, and what they import is there already. So it would be 1 KB on
 * every first visit for nothing.
 */
export function bareImport(): Plugin {
  return {
    name: 'bare-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return
      return 'export function __vitePreload(load) { return load() }'
    },
  }
}
