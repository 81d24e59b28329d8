import { useEffect, useLayoutEffect } from 'react'

/**
 * Tells the document that its buttons now answer: `app/first-frame.js` then repeats the press that
 * came too early.
 *
 * **Shape**: `hydrated` comes with React's own ears, so that no press is both heard and kept; `alive`
 * once all effects have run.
 */
export function useAlive(): void {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
}
