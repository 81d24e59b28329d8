import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What the root loader knows; undefined where it has failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
