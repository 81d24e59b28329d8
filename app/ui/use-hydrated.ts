import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether scripts answer yet: false in the HTML that the server sends, true once React has hydrated
 * it. A control that works only by script is disabled until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
