/**
 * Focuses the box, or on touch screens the panel, where the keyboard would cover the conversation.
 *
 * Does nothing if a control of the panel has the focus.
 */
export function focusInPanel(panel: HTMLElement | null, box: HTMLElement | null): void {
  if (panel?.contains(document.activeElement) && document.activeElement !== panel) return
  ;(matchMedia('(pointer: coarse)').matches ? panel : box)?.focus({ preventScroll: true })
}
