import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#app/context.ts'

/** After this long, a tab that becomes visible again checks whether its session is still valid. */
const RECHECK_MS = 60_000

/** Where the Worker says who is signed in. */
const CHECK_PATH = '/api/auth/check'

/**
 * A session check times out after this long: the tab stays as it is, and its next page asks again.
 */
const CHECK_LIMIT_MS = 5000

/** The channel on which the tabs of one browser tell each other who is signed in. */
const CHANNEL = 'account'

const NOBODY = JSON.stringify(null)

let isStale = false

/** Makes the next navigation or revalidation ask the server who is signed in. */
export function expireUser(): void {
  isStale = true
}

/** Whether the root's data about the signed-in user may be out of date. */
export function isUserStale(): boolean {
  return isStale
}

/**
 * Keeps the tabs of one browser in step. Each announces its user on load and on a change, and a tab
 * that hears of a different user asks the server.
 *
 * **Shape**: returns whether another tab has ended this one's session.
 */
export function useAccountChanges(rootData: { user: User | null } | undefined): boolean {
  const { revalidate } = useRevalidator()
  const user = JSON.stringify(rootData?.user ?? null)
  const known = useRef(user)

  const checkedAtMs = useRef(0)
  const [isEndedElsewhere, setIsEndedElsewhere] = useState(false)

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

  // A session can also end on another device, which this browser's channel does not report.
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
      if (data === known.current) return
      setIsEndedElsewhere(data === NOBODY)
      void check()
    })
    return () => channel.close()
  }, [check])

  useEffect(() => {
    known.current = user
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(user)
    channel.close()
  }, [user])

  // The server decides: the other tab's page may be old.
  return isEndedElsewhere && user === NOBODY
}

/** Asks who is signed in, in the channel's format. **Errors**: throws on a time-out or an error status. */
async function askServer(): Promise<string> {
  const answer = await fetch(CHECK_PATH, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) })
  if (!answer.ok) throw new Error(`${CHECK_PATH} answered ${answer.status}.`)
  const { user } = (await answer.json()) as { user: User | null }
  return JSON.stringify(user)
}
