/** Whether the document in this tab was loaded at /welcome, even if it shows another page now. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === '/welcome'
}
