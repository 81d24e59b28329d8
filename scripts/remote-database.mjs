import { Problem, run } from './setup.mjs'
import { readWranglerConfig, readWranglerList } from './wrangler.mjs'

/**
 * Whether the account has the site's D1 database, which the first deploy creates.
 *
 * **Errors**: a Problem if the account's databases cannot be listed.
 */
export async function hasRemoteDatabase(env) {
  const { d1_databases: databases } = await readWranglerConfig({ config: 'wrangler.toml', env })
  const { code, output } = await run('wrangler', ['d1', 'list', '--json'])
  const list = readWranglerList(output)
  if (code !== 0 || list === null)
    throw new Problem(`The D1 databases could not be listed:\n${output.trim()}`)
  const names = list.map(({ name }) => name)
  return databases.every(({ database_name: name }) => names.includes(name))
}
