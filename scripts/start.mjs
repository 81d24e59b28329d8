import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { migrate, readOptions, serve } from './server.mjs'
import { install, runScript } from './setup.mjs'

const DEFAULT_PORT = 5173

await runScript(async () => {
  const { port } = await readOptions(DEFAULT_PORT)
  await install()
  writeDevVars()
  await migrate()
  // 127.0.0.1 because "localhost" may resolve to ::1 only.
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  await serve('Larkline', port, 'react-router', ['dev', ...address])
}, 0)

/** Creates the one secret that the site requires, unless the file exists. */
function writeDevVars() {
  const text = `AUTH_SECRET=${randomBytes(32).toString('base64url')}\n`
  try {
    writeFileSync('.dev.vars', text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
