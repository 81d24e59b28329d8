import { queryAll, readArguments, sqlText, tablesWithAddress } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

const USAGE = 'npm run forget -- someone@example.com [--remote]'

/** Deletes every row that bears an address, whatever its case; what hangs on a row goes with it. */
await runScript(async () => {
  const { words, ...place } = readArguments(USAGE)
  const [address] = words
  if (words.length !== 1 || !address.includes('@')) throw new Problem(USAGE)
  const tables = await tablesWithAddress(place)
  const bearing = `email = ${sqlText(address.trim())} collate nocase`
  const gone = await queryAll(
    place,
    tables.map((table) => `delete from ${table} where ${bearing} returning 1`),
  )
  for (const [index, rows] of gone.entries()) {
    console.log(`${tables[index]}: ${rows.length} deleted`)
  }
  return 0
}, 130)
