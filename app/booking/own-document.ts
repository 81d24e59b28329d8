/** Whether this tab's document was loaded at /welcome, whatever page it shows now. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === '/welcome'
}
