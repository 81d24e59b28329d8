import { useEffect } from 'react'
import type { User } from '#app/context.ts'

/**
 * Tells another service who is signed in, if the operator has set its address.
 *
 * Its code is loaded only then, and never delays or breaks a page.
 */
export function useTokenSync(
  data: { user: User | null; tokenSyncUrl: string | null } | undefined,
): void {
  const url = data?.tokenSyncUrl
  const user = JSON.stringify(data?.user ?? null)

  useEffect(() => {
    if (!url || !window.isSecureContext) return
    import('./token-sync.ts')
      .then(({ syncToken }) => syncToken(url, user))
      .catch((error: unknown) => console.warn('Telling the other service failed.', error))
  }, [url, user])
}
