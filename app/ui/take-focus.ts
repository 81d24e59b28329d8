/**
 * A ref that moves the focus to its element. Without it, the focus returns to the top of the page when
 * the control that had it is removed.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
