/** The processor time that this process has used, which others on the machine don't add to. **Units**: ms. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
