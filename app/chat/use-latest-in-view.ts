import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isWaiting, type Turn } from './conversation.ts'

/** When to scroll again after a reply ends, so that the buttons below it are visible too. */
const SCROLL_DELAY_MS = 100

/** How far from the end still counts as being at the end. */
const NEAR_END_PX = 40

/** The gap between the top of the view and a reply that is taller than it. */
const TOP_GAP_PX = 12

/**
 * Keeps the latest message in view while the reader is at the end, and reports new text to a reader
 * who has scrolled up. A reply keeps its beginning in view when suggestions appear below it.
 */
export function useLatestInView(turns: readonly Turn[], isOpen: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const lastTop = useRef(0)
  const [hasNews, setHasNews] = useState(false)
  const questionCount = turns.filter(({ role }) => role === 'user').length
  const isRunning = isWaiting({ turns })
  const isBeingWritten = useRef(isRunning)
  const said = turns.map(saidSoFar).join()

  function showLatest() {
    isAtEnd.current = true
    const view = scroller.current
    if (!view) return
    const reply = isBeingWritten.current ? null : view.querySelector('[role=log]')?.lastElementChild
    const top = reply ? topWithin(view, reply) - TOP_GAP_PX : 0
    // Never scrolls back up to the beginning of a long reply that the visitor has followed to its end.
    view.scrollTop = reply && top >= view.scrollTop ? top : view.scrollHeight
    lastTop.current = view.scrollTop
  }

  function noteScroll() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const isNearEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX
    // Only scrolling up counts as leaving the end: new text also moves the end away.
    if (isNearEnd) isAtEnd.current = true
    else if (scrollTop < lastTop.current) isAtEnd.current = false
    lastTop.current = scrollTop
    if (isNearEnd) setHasNews(false)
  }

  useLayoutEffect(() => {
    isBeingWritten.current = isRunning
  }, [isRunning])

  // Scrolls to the end after a question, and when the panel opens.
  useLayoutEffect(() => {
    if (questionCount > 0) showLatest()
  }, [questionCount, isOpen])

  useLayoutEffect(() => {
    // The browser reports a scroll only in the next frame.
    noteScroll()
    if (isAtEnd.current && said !== '') showLatest()
    else setHasNews(said !== '')
  }, [said])

  useEffect(() => {
    if (isRunning) return
    const timer = setTimeout(() => isAtEnd.current && said !== '' && showLatest(), SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isRunning, said])

  function showNews() {
    setHasNews(false)
    showLatest()
  }

  return { scroller, hasNews, showLatest: showNews, noteScroll }
}

/** The distance from the top of a view's content to an element in it. **Units**: CSS pixels. */
function topWithin(view: Element, element: Element): number {
  const [outer, inner] = [view, element].map((one) => one.getBoundingClientRect().top)
  return (inner ?? 0) - (outer ?? 0) + view.scrollTop
}

/** Changes when a message grows, not when it is rated. */
function saidSoFar(turn: Turn): string {
  if (turn.role === 'user') return 'user'
  return [turn.text.length, turn.sources.length, turn.ending.kind].join('/')
}
