import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { migrate } from './server.mjs'

/** The folder for slow-to-build files. `npm ci` deletes it. */
export const CACHE = 'node_modules/.cache'
const MIGRATIONS = 'workers/db/migrations'

/** A migrated database to copy: migrations take seconds, and browser tests start servers often. */
export async function emptyDatabase() {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).sort()) {
    hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)))
  }
  const folder = path.join(CACHE, `larkline-database-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(path.join(CACHE, 'draft-'))
  await migrate(['--persist-to', draft])
  try {
    renameSync(draft, folder)
  } catch {
    // Another server created it first.
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
