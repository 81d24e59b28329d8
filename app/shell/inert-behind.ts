/** Makes everything beside a panel, among the children of its parent, inert while it is open. */
export function setInertBeside(panel: Element, isOpen: boolean): void {
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling !== panel && sibling instanceof HTMLElement) sibling.inert = isOpen
  }
}
