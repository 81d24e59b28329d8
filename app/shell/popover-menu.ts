import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The ref of a `popover` panel that closes after every navigation. */
export function usePopoverPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)
  // Before the focus moves to the new page's heading: closing gives it back to the menu's button.
  useLayoutEffect(() => {
    // Not on hydration: the visitor may already have opened the menu.
    if (shownKey.current === key) return
    shownKey.current = key
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])
  return panel
}
