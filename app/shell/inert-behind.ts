/** Makes a panel's siblings inert while it is open. */
export function setInertBeside(panel: Element, isOpen: boolean): void {
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling !== panel && sibling instanceof HTMLElement) sibling.inert = isOpen
  }
}
