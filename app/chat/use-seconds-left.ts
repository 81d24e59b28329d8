import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The whole seconds until a time, down to 0. **Units**: `untilMs` since the epoch. */
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

/** A waiting time in words: '42 seconds', '3 minutes 20 seconds', '11 hours 6 minutes'. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return inUnit(seconds, 'second')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${inUnit(minutes, 'minute')} ${inUnit(seconds % 60, 'second')}`
  return `${inUnit(Math.floor(minutes / 60), 'hour')} ${inUnit(minutes % 60, 'minute')}`
}

function inUnit(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
