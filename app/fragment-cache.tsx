import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'

const fragments = new Map<string, string>()

/** The HTML of a fragment, rendered for its first page and kept while the isolate lives. */
export function cachedFragment(name: string, children: ReactNode): string {
  const known = fragments.get(name)
  if (known !== undefined) return known
  // Links need a router; its location shows in none of them, since all lead to whole paths.
  const written = renderToString(<StaticRouter location="/">{children}</StaticRouter>)
  // React announces images in front of what it writes: inside a page the browser would find elements
  // there that it does not render itself, and throw the whole page away.
  const html = written.replace(/^(<link rel="preload"[^>]*>)+/, '')
  fragments.set(name, html)
  return html
}
