import { useEffect, useRef } from 'react'
import { track } from '#app/analytics/product-events.ts'
import type { Call } from '../engine/types.ts'
import type { Trial } from './trial.ts'

/** Tells analytics, for visitors who allow it, that a call began and how it ended, but never its words. */
export function useTracking(trial: Trial, call: Call | null, isEnded: boolean): void {
  const startedMs = useRef<number | null>(null)
  const lines = trial.call?.lines.length ?? 0
  const { trade } = trial.setup
  const outcome = call?.card.outcome ?? 'none'
  const { now, seed } = trial.call ?? {}
  const isFresh = trial.call !== null && lines === 0

  useEffect(() => {
    if (!isFresh) return
    startedMs.current = Date.now()
    track('try_started', { trade })
    // The time and the seed tell a call from the one before it, which may have had no line either.
  }, [isFresh, trade, now, seed])

  useEffect(() => {
    // The end of a call was already tracked before the page was reloaded.
    if (!isEnded || startedMs.current === null) return
    const seconds = Math.round((Date.now() - startedMs.current) / 1000)
    startedMs.current = null
    track('try_ended', { trade, outcome, turns: String(lines), seconds: String(seconds) })
  }, [isEnded, trade, outcome, lines])
}
