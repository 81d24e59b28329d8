/**
 * Focuses the box, or the panel for a finger: there the keyboard would cover the conversation.
 *
 * A control of the panel that has the focus keeps it.
 */
export function focusInPanel(panel: HTMLElement | null, box: HTMLElement | null): void {
  if (panel?.contains(document.activeElement) && document.activeElement !== panel) return
  ;(matchMedia('(pointer: coarse)').matches ? panel : box)?.focus({ preventScroll: true })
}
