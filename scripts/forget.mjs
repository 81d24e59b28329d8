import { query, readArguments, sqlText, tablesWithAddress } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

const USAGE = 'npm run forget -- someone@example.com [--remote]'

/** Deletes every row that bears an address, whatever its case; what hangs on a row goes with it. */
await runScript(async () => {
  const { words, ...place } = readArguments(USAGE)
  const [address] = words
  if (words.length !== 1 || !address.includes('@')) throw new Problem(USAGE)
  for (const table of await tablesWithAddress(place)) {
    const gone = await query(
      place,
      `delete from ${table} where email = ${sqlText(address.trim())} collate nocase returning 1`,
    )
    console.log(`${table}: ${gone.length} deleted`)
  }
  return 0
}, 130)
