import util from 'node:util'
import { Problem, run } from './setup.mjs'
import { readWranglerList } from './wrangler.mjs'

/** Where an operator's script finds its database: the local one by default. */
const placeOptions = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string' },
}

/** Parses the arguments of an operator's script. **Errors**: a Problem that shows `usage`. */
export function readArguments(usage, options = {}) {
  try {
    const { values, positionals } = util.parseArgs({
      options: { ...placeOptions, ...options },
      allowPositionals: true,
    })
    return { ...values, words: positionals }
  } catch (error) {
    throw new Problem(`${error.message}\n${usage}`)
  }
}

/**
 * Runs SQL statements with one `wrangler d1 execute`, which takes seconds to start, and returns the
 * rows of each.
 *
 * `wrangler d1 execute` has no bound parameters: escape values with `sqlText` and `sqlNumber`.
 */
export async function queryAll(place, statements) {
  if (statements.length === 0) return []
  const where = place.remote ? ['--remote'] : ['--local', ...folderOf(place)]
  // The configuration is named because, after a build, .wrangler/deploy points some commands at the
  // build's own.
  const args = ['d1', 'execute', 'DB', ...where, '-c', 'wrangler.toml', '--json', '--yes']
  const { code, output } = await run('wrangler', [...args, '--command', statements.join(';\n')])
  const list = readWranglerList(output)
  if (code !== 0 || list === null) throw problemOf(output)
  return list.map(({ results }) => results)
}

/** Runs one SQL statement and returns its rows. */
export async function query(place, sql) {
  const [rows] = await queryAll(place, [sql])
  return rows
}

function folderOf(place) {
  return place['persist-to'] === undefined ? [] : ['--persist-to', place['persist-to']]
}

function problemOf(output) {
  const said = /"text": "(.*)"/.exec(output)?.[1] ?? output.trim()
  const advice = /no such table/.test(output) ? '\nRun npm start once to create the tables.' : ''
  return new Problem(`The database returned an error:\n${said}${advice}`)
}

/** A text as an SQL literal, encoded in hex so that it cannot end the statement. */
export function sqlText(text) {
  return `cast(x'${Buffer.from(text, 'utf8').toString('hex')}' as text)`
}

/** A whole number as an SQL literal. */
export function sqlNumber(number) {
  if (!Number.isSafeInteger(number)) throw new Error(`${number} is not a whole number`)
  return String(number)
}

/**
 * Returns the columns of each table of `sqlite_master` that identify a person: email addresses, the id
 * of the user whom a row is about, and in `mentions` ids of other users.
 */
export function columnsOf(tables) {
  return tables.map(({ name, sql }) => {
    const names = [...sql.matchAll(/[(,\s]"?(\w+)"?\s+text\b/gi)].map(([, column]) => column)
    return {
      table: name,
      emails: names.filter((column) => /(^|_)email$/.test(column)),
      hasUserId: names.includes('user_id'),
      mentions: names.filter((column) => column.endsWith('_user_id')),
    }
  })
}

/** Deletes the keys listed in a JSON file from the site's KV. */
export async function deleteKeys(place, file) {
  const where = place.remote ? ['--remote'] : ['--local', ...folderOf(place)]
  const args = ['kv', 'bulk', 'delete', file, '--binding', 'KV', '--force', ...where]
  const { code, output } = await run('wrangler', [...args, '-c', 'wrangler.toml'])
  if (code !== 0) throw new Problem(`KV returned an error:\n${output.trim()}`)
}
