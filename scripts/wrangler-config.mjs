/**
 * Reads a configuration as wrangler does.
 *
 * Loads wrangler only then, because a fresh clone has no packages before `install()`.
 */
export async function readWranglerConfig(options) {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  return readConfig(options, { hideWarnings: true })
}
