import { useEffect } from 'react'

/**
 * Tells the document that its buttons now answer: `app/first-frame.js` then repeats the press that
 * came too early.
 */
export function useAlive(): void {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'))
  }, [])
}
