import { useRouteLoaderData } from 'react-router'
import type { User } from '#app/context.ts'

/** Who is signed in, as the root's loader has it; null for a visitor. */
export function useUser(): User | null {
  const data = useRouteLoaderData<{ user: User | null }>('root')
  return data?.user ?? null
}
