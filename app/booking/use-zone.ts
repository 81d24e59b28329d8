import { useDeferredValue, useState } from 'react'

/**
 * The zone for showing times: the visitor's choice, or else the browser's. On the server, and until
 * hydration, it is the server's guess.
 */
export function useZone(guess: string): {
  zone: string
  isLive: boolean
  choose: (zone: string) => void
} {
  const [chosen, choose] = useState<string | null>(null)
  // Deferred: showing the times in another zone and listing every zone takes long enough to block
  // input on a phone.
  const isLive = useDeferredValue(true, false)
  const own = isLive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : guess
  return { zone: chosen ?? own, isLive, choose }
}
