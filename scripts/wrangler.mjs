/**
 * Reads a configuration as wrangler does.
 *
 * Loads wrangler only then, because a fresh clone has no packages before `install()`.
 */
export async function readWranglerConfig(options) {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  return readConfig(options, { hideWarnings: true })
}

/**
 * The JSON list that a wrangler command has printed, without the warnings around it; null if there is none.
 */
export function readWranglerList(output) {
  const list = /^\[(?:\]|$.*^\])$/ms.exec(output)?.[0]
  return list === undefined ? null : JSON.parse(list)
}
