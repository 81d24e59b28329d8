import { useEffect, type RefObject } from 'react'
import { setInertBeside } from '#app/shell/inert-behind.ts'

/** The windows that the panel covers almost entirely. */
const SMALL_QUERY = '(width < 40rem), (height < 25rem)'

/** How long after the panel opens the second click of a double click may still come. */
const DOUBLE_CLICK_MS = 500

/**
 * Makes the page behind the panel inert in small windows, where the focus would go under the panel.
 *
 * Call it with false before the page gets the focus back: inert elements can't be focused.
 */
export function setModal(panel: HTMLElement, isOpen: boolean): void {
  const isModal = isOpen && matchMedia(SMALL_QUERY).matches
  panel.ariaModal = String(isModal)
  if (panel.parentElement) setInertBeside(panel.parentElement, isModal)
}

/** Closes the open panel on Escape from anywhere and, if it is modal, on a click outside it. */
export function usePanelListeners(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { current: element } = panel
    if (!isOpen || !element) return
    const openedAtMs = performance.now()
    const left = new AbortController()
    const { signal } = left

    function close() {
      // Closing the panel restores the focus only if the panel has it.
      element?.focus()
      element?.hidePopover()
    }

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // An open menu closes first.
      if (!document.querySelector('[popover=auto]:popover-open')) close()
    }

    function closeOnClickBeside(event: MouseEvent) {
      const isBeside = event.target instanceof Node && !element?.contains(event.target)
      if (isBeside && event.detail < 2 && element?.ariaModal === 'true') close()
    }

    // The panel opens under the pointer, so the second click would press whatever is there.
    function ignoreSecondClick(event: MouseEvent) {
      if (event.detail < 2 || event.timeStamp - openedAtMs > DOUBLE_CLICK_MS) return
      event.preventDefault()
      event.stopPropagation()
    }

    const small = matchMedia(SMALL_QUERY)
    small.addEventListener('change', () => setModal(element, true), { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('click', closeOnClickBeside, { signal })
    element.addEventListener('click', ignoreSecondClick, { capture: true, signal })
    return () => left.abort()
  }, [panel, isOpen])
}
