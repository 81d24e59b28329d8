import { useEffect, useRef, type RefObject } from 'react'
import type { Call } from '../engine/types.ts'

const STRIP_GAP_PX = 12

/** Scrolls the page to each new reply and, if there is room for both, to the box. */
export function useReplyInView(panel: RefObject<HTMLElement | null>, call: Call | null): void {
  const count = call?.turns.length ?? 0
  const shown = useRef(count)
  useEffect(() => {
    const old = shown.current
    shown.current = count
    // A kept call appears with hydration: the page stays where its visitor was.
    if (count === old || (old === 0 && count > 1)) return
    panel.current?.querySelector('#line')?.scrollIntoView({ block: 'nearest' })
    // Last, because the reply must be seen if there is room for only one.
    const reply = panel.current?.querySelector('#latest')?.getBoundingClientRect()
    if (reply) scrollBy(0, Math.min(0, reply.top - coveredPx(reply)))
  }, [panel, count])
}

/** What the header and, on a phone, the strip cover. No margin in CSS would do: the strip grows. */
function coveredPx({ right }: DOMRect): number {
  const headerPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const card = document.getElementById('card')?.getBoundingClientRect()
  const isStrip = card !== undefined && card.left < right
  return Math.max(headerPx, isStrip ? card.bottom + STRIP_GAP_PX : 0)
}
