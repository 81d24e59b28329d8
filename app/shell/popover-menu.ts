import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The ref of a `popover` panel that closes whenever a navigation has happened. */
export function usePopoverPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])
  return panel
}
