/** Makes a panel's siblings inert while it is open. */
export function setInertBeside(panel: Element, isOpen: boolean): void {
  for (const sibling of panel.parentElement?.children ?? []) {
    if (sibling !== panel && sibling instanceof HTMLElement) sibling.inert = isOpen
  }
}

/** Makes everything outside a panel inert while it is open. */
export function setInertOutside(panel: Element, isOpen: boolean): void {
  for (let one = panel; one.parentElement && one !== document.body; one = one.parentElement) {
    setInertBeside(one, isOpen)
  }
}
