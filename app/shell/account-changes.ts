import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#app/context.ts'

/** After this long a tab that is looked at again asks whether its session still holds. */
const RECHECK_MS = 60_000

/** The channel on which the tabs of one browser tell each other who is signed in. */
const CHANNEL = 'account'

const NOBODY = JSON.stringify(null)

let isStale = false

/** Makes the next navigation or revalidation ask the server who is signed in. */
export function expireUser(): void {
  isStale = true
}

/** Whether what the root knows of the signed-in user may have been overtaken. */
export function isUserStale(): boolean {
  return isStale
}

/**
 * Keeps the tabs of one browser at the same user: each says who is signed in when it loads and when
 * that changes, and one that hears of somebody else asks the server.
 */
export function useAccountChanges(rootData: { user: User | null } | undefined): void {
  const { revalidate } = useRevalidator()
  const user = JSON.stringify(rootData?.user ?? null)
  const known = useRef(user)

  const checkedAtMs = useRef(0)

  useEffect(() => {
    isStale = false
    checkedAtMs.current = Date.now()
  }, [rootData])

  // A session can also end on another device, which no channel of this browser tells.
  useEffect(() => {
    if (user === NOBODY) return
    const recheck = () => {
      if (document.hidden || Date.now() - checkedAtMs.current < RECHECK_MS) return
      expireUser()
      void revalidate()
    }
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [user, revalidate])

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      if (data === known.current) return
      expireUser()
      void revalidate()
    })
    return () => channel.close()
  }, [revalidate])

  useEffect(() => {
    known.current = user
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(user)
    channel.close()
  }, [user])
}
