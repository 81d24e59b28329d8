import { useEffect, type RefObject } from 'react'

/** How long the second click of a double one on the button may come after the panel. */
const DOUBLE_CLICK_MS = 500

/** While the panel is open: Escape closes it, and a double click that opened it goes no further. */
export function usePanelListeners(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const openedAtMs = performance.now()
    const left = new AbortController()

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const { activeElement, body } = document
      if (activeElement === body || element?.contains(activeElement)) element?.hidePopover()
    }

    // The panel comes up under the pointer: what happens to be there was not meant.
    function ignoreSecondClick(event: MouseEvent) {
      if (event.detail < 2 || event.timeStamp - openedAtMs > DOUBLE_CLICK_MS) return
      event.preventDefault()
      event.stopPropagation()
    }

    const { signal } = left
    // On the document: while an answer is awaited, the focus may be on nothing at all.
    document.addEventListener('keydown', closeOnEscape, { signal })
    element.addEventListener('click', ignoreSecondClick, { capture: true, signal })
    return () => left.abort()
  }, [panel, isOpen])
}
