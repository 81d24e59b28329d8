import { useDeferredValue, useState } from 'react'

/**
 * The zone that times are shown in: the visitor's choice, else the browser's. On the server, and
 * until the page is hydrated, it is the server's guess.
 */
export function useZone(guess: string): {
  zone: string
  isLive: boolean
  choose: (zone: string) => void
} {
  const [chosen, choose] = useState<string | null>(null)
  // Deferred, for the times of another zone and the names of all of them are much to do at once: a
  // phone would not answer meanwhile.
  const isLive = useDeferredValue(true, false)
  const own = isLive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : guess
  return { zone: chosen ?? own, isLive, choose }
}
