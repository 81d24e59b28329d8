import { useEffect, useRef, type RefObject } from 'react'
import type { Call } from '../engine/types.ts'
import { canSay, type Trial } from './trial.ts'

const STRIP_GAP_PX = 12

/**
 * Moves the focus when the button that was pressed has gone: to the box or, on touch screens, to the
 * heading; at the end of a call, to the sentence that says so.
 */
export function useFocusAfterPress(panel: RefObject<HTMLElement | null>, trial: Trial): void {
  const shown = useRef(trial)
  useEffect(() => {
    const old = shown.current
    shown.current = trial
    // A call that the tab has kept comes up without a press.
    if (old.call === null && trial.call && trial.call.lines.length > 0) return
    const isGone =
      canSay(old) !== canSay(trial) ||
      (old.before !== null && trial.before === null) ||
      (old.rest !== null && trial.rest === null)
    if (!isGone || document.activeElement !== document.body) return
    const over = panel.current?.querySelector<HTMLElement>('#call-over')
    if (over) return over.focus()
    const isFinger = matchMedia('(pointer: coarse)').matches
    panel.current
      ?.querySelector<HTMLElement>(isFinger ? 'h2' : 'input[name="line"]')
      ?.focus({ preventScroll: true })
  }, [panel, trial])
}

/** Scrolls the page to each new reply and, if there is room for both, to the box. */
export function useReplyInView(panel: RefObject<HTMLElement | null>, call: Call | null): void {
  const count = call?.turns.length ?? 0
  const shown = useRef(count)
  useEffect(() => {
    const old = shown.current
    shown.current = count
    if (count === old) return
    // A kept call appears with hydration or after Back, and the page stays where its visitor was. A result that then
    // lies above the window is shown: before it appeared, the page was too short to go back there.
    if (old === 0 && count > 1) {
      const result = document.getElementById('result')
      if (result && result.getBoundingClientRect().top < 0) result.scrollIntoView()
      return
    }
    panel.current?.querySelector('#line')?.scrollIntoView({ block: 'nearest' })
    // Last, because the reply must be seen if there is room for only one. If a line was sent meanwhile, the reply
    // may be above what its list shows.
    const reply = panel.current?.querySelector('#latest')
    if (!reply?.parentElement) return
    const list = reply.parentElement.getBoundingClientRect()
    const topPx = Math.max(reply.getBoundingClientRect().top, list.top)
    scrollBy(0, Math.min(0, topPx - coveredPx(list)))
  }, [panel, count])
}

/** What the header and, on a phone, the strip cover. No margin in CSS would do: the strip grows. */
function coveredPx({ right }: DOMRect): number {
  const headerPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const card = document.getElementById('card')?.getBoundingClientRect()
  const isStrip = card !== undefined && card.left < right
  return Math.max(headerPx, isStrip ? card.bottom + STRIP_GAP_PX : 0)
}
