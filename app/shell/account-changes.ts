import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#app/context.ts'

/** After this long a tab that is looked at again asks whether its session still holds. */
const RECHECK_MS = 60_000

/** Where the Worker says who is signed in. */
const CHECK_PATH = '/api/auth/check'

/** A session check gives up after this long: the tab stays as it is, and its next page asks again. */
const CHECK_LIMIT_MS = 5000

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

  const check = useCallback(async () => {
    try {
      if ((await askServer()) === known.current) {
        checkedAtMs.current = Date.now()
        return
      }
      expireUser()
      await revalidate()
    } catch (error) {
      expireUser()
      console.warn('The session could not be checked.', error)
    }
  }, [revalidate])

  // A session can also end on another device, which no channel of this browser tells.
  useEffect(() => {
    if (user === NOBODY) return
    const recheck = () => {
      if (document.hidden || Date.now() - checkedAtMs.current < RECHECK_MS) return
      void check()
    }
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [user, check])

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      if (data !== known.current) void check()
    })
    return () => channel.close()
  }, [check])

  useEffect(() => {
    known.current = user
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(user)
    channel.close()
  }, [user])
}

/** Who is signed in, written as on the channel. **Errors**: throws when no answer comes in time. */
async function askServer(): Promise<string> {
  const answer = await fetch(CHECK_PATH, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) })
  if (!answer.ok) throw new Error(`${CHECK_PATH} answered ${answer.status}.`)
  const { user } = (await answer.json()) as { user: User | null }
  return JSON.stringify(user)
}
