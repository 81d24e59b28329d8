import { Problem, run } from './setup.mjs'
import { readWranglerConfig } from './wrangler-config.mjs'

/**
 * Whether the account has the site's D1 database, which the first deploy creates.
 *
 * **Errors**: a Problem if the account's databases cannot be listed.
 */
export async function hasRemoteDatabase(env) {
  const { d1_databases: databases } = await readWranglerConfig({ config: 'wrangler.toml', env })
  const { code, output } = await run('wrangler', ['d1', 'list', '--json'])
  if (code !== 0) throw new Problem(`The D1 databases could not be listed:\n${output.trim()}`)
  const names = JSON.parse(output.slice(output.indexOf('['))).map(({ name }) => name)
  return databases.every(({ database_name: name }) => names.includes(name))
}
