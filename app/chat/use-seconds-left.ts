import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The whole seconds until a point in time, down to 0. **Units**: `untilMs` since 1970. */
export function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const isOver = nowMs >= untilMs
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}

/** A time to wait, in words: '42 seconds', '3 min 20 s', '11 h 6 min'. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
