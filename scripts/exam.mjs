// Runs the receptionist's exam, which lies beside the repository and not in it: its data have other licences.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../shared/exam', import.meta.url))
if (!existsSync(`${folder}/judge.mjs`)) {
  console.log(`No exam here: ${folder} does not exist. npm test runs the project's own cases.`)
  process.exit(0)
}
const options = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [`${folder}/judge.mjs`, '--data', folder, ...options, '--', 'npm', 'run', '--silent', 'play'],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
