/** Whether the document of this tab was loaded as /welcome, whatever pages were shown since. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === '/welcome'
}
