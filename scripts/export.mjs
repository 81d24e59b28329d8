import { query, readArguments } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

/** The tables that can be exported, with the columns that order their rows. */
const TABLES = {
  subscribers: { name: 'subscribers', order: 'asked_at_ms' },
  bookings: { name: 'bookings', order: 'starts_at' },
  chat: { name: 'chat_counts', order: 'day, topic, outcome' },
  'chat-questions': { name: 'chat_questions', order: 'kept_at_ms' },
}
const USAGE = `npm run export -- ${Object.keys(TABLES).join('|')} [--remote]`

/** Columns that are never exported: a token would let its reader unsubscribe others. */
const SECRET_COLUMN = /(^|_)(token|key)$/

/** Prints a table as CSV to stdout, and the number of rows by status to stderr. */
await runScript(async () => {
  const { words, ...place } = readArguments(USAGE)
  const [table] = words
  if (words.length !== 1 || !Object.hasOwn(TABLES, table)) throw new Problem(USAGE)
  const { name, order } = TABLES[table]
  const rows = await query(place, `select * from ${name} order by ${order}`)
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !SECRET_COLUMN.test(name))
  const lines = [columns, ...rows.map((row) => columns.map((name) => valueOf(row, name)))]
  const csv = rows.length > 0 ? lines.map(toCsv).join('') : ''
  // Awaited because a pipe takes the text in pieces, and the script then ends the process.
  await new Promise((done) => process.stdout.write(csv, done))
  console.error(statistics(table, rows))
  return 0
}, 130)

/** A column's value for the CSV. Times, which are stored in milliseconds, become ISO 8601. */
function valueOf(row, column) {
  const value = row[column]
  return column.endsWith('_ms') && value !== null ? new Date(value).toISOString() : value
}

/** One line of CSV. **Source**: RFC 4180. */
function toCsv(values) {
  return `${values.map(toCell).join(',')}\r\n`
}

function toCell(value) {
  // A terminal would run escape sequences, and a kept question may hold them.
  const text = String(value ?? '').replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ')
  // A spreadsheet would run a cell that starts like this as a formula, and addresses may.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function statistics(table, rows) {
  const counts = Map.groupBy(
    rows.filter(({ status }) => status),
    ({ status }) => status,
  )
  const parts = [...counts].map(([status, { length }]) => `${length} ${status}`)
  return `${rows.length} ${table}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}
