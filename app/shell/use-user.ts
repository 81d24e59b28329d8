import { useRouteLoaderData } from 'react-router'
import type { User } from '#app/context.ts'

/** The signed-in user from the root's loader; null for a visitor. */
export function useUser(): User | null {
  const data = useRouteLoaderData<{ user: User | null }>('root')
  return data?.user ?? null
}
