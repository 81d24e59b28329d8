// Runs the receptionist's exam, which is kept outside the repository because its data have other
// licences.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measured } from '../app/receptionist/page/measured.ts'

const folder = fileURLToPath(new URL('../../shared/exam', import.meta.url))
if (!existsSync(`${folder}/judge.mjs`)) {
  console.log(`No exam here: ${folder} does not exist. npm test runs the project's own cases.`)
  process.exit(0)
}
const options = process.argv.slice(2)
const judge = spawn(
  process.execPath,
  [`${folder}/judge.mjs`, '--data', folder, ...options, '--', 'npm', 'run', '--silent', 'play'],
  { stdio: ['inherit', 'pipe', 'inherit'] },
)
const lines = []
judge.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text)
  lines.push(text)
})
const [status] = await once(judge, 'close')
const isWhole = !options.includes('--only')
process.exit(isWhole && findOther(lines.join('')) ? 1 : (status ?? 1))

/** Lists the figures on /try that differ from this run's. The page must show the last run's. */
function findOther(output) {
  const given = new Map()
  for (const [, title, right, total] of output.matchAll(/^\S.{11} (\S.*?) +(\d+)\/(\d+) /gm)) {
    given.set(title, `${right} of ${total}`)
  }
  const other = measured.filter(
    ({ measure, right, total }) => given.get(measure) !== `${right} of ${total}`,
  )
  for (const { measure, right, total } of other) {
    console.log(
      `measured.ts says ${right} of ${total}, this run ${given.get(measure) ?? 'nothing'}: ${measure}`,
    )
  }
  return other.length > 0
}
