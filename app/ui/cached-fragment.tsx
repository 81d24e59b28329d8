import { createContext, use, type ReactNode } from 'react'

/** Gives the HTML of a fragment: written once for its name, then kept. */
export type FragmentCache = (name: string, children: ReactNode) => string

/** The server's fragments while it renders; undefined in the browser, which renders everything. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined)

/**
 * A part of a page that is the same for every visitor for as long as the build lives: the server
 * writes it once in an isolate, and React hydrates it like any other.
 *
 * Whatever the children depend on must be in the `name`; null is for what one visitor alone may see,
 * and keeps nothing. They are rendered outside the page's own router: hooks that ask for a route's
 * data throw there, and `useId` would give other ids than the browser's.
 */
export function CachedFragment({ name, children }: { name: string | null; children: ReactNode }) {
  const fragments = use(FragmentCacheContext)
  if (!fragments || name === null) return <div className="contents">{children}</div>
  return (
    <div className="contents" dangerouslySetInnerHTML={{ __html: fragments(name, children) }} />
  )
}
