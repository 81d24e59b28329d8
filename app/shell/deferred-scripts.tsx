import { createContext, use, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/** Gives what the server writes in place of React Router's scripts. */
export type DeferScripts = (scripts: ReactNode) => ReactNode

/** How the server defers scripts; undefined in the browser and while developing. */
export const DeferScriptsContext = createContext<DeferScripts | undefined>(undefined)

/** React Router's scripts, as the server has them written. */
export function DeferredScripts() {
  const defer = use(DeferScriptsContext)
  // Called, not rendered: what it returns is what the server changes.
  const scripts = Scripts({})
  return defer ? defer(scripts) : scripts
}
