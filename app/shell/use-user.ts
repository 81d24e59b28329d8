import type { User } from '#app/context.ts'
import { useRootData } from './root-data.ts'

/** The signed-in user from the root's loader; null for a visitor. */
export function useUser(): User | null {
  return useRootData()?.user ?? null
}
