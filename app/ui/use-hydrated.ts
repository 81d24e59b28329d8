import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has hydrated the page: false in the server's HTML. Controls that need JavaScript are
 * disabled until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
