import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { row } from './report.mjs'

const VNU_JAR = fileURLToPath(new URL('./node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
const MAX_OUTPUT_BYTES = 50_000_000

/** Runs the W3C's HTML checker on what the server sends for every route. */
export async function nu({ url, routes }) {
  const folder = await mkdtemp(join(tmpdir(), 'larkline-nu-'))
  try {
    const paths = new Map()
    for (const [index, { path, status }] of routes.entries()) {
      const response = await fetch(url + path, { headers: { Accept: 'text/html' } })
      if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
      const name = `${index}.html`
      await writeFile(join(folder, name), await response.text())
      paths.set(name, path)
    }
    const stdout = await runChecker([...paths.keys()].map((name) => join(folder, name)))
    return [judge(JSON.parse(stdout).messages, paths)]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runChecker(files) {
  const flags = ['--format', 'json', '--stdout', '--exit-zero-always']
  const options = { maxBuffer: MAX_OUTPUT_BYTES }
  try {
    const run = promisify(execFile)
    return (await run('java', ['-jar', VNU_JAR, ...flags, ...files], options)).stdout
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new Error('the HTML checker needs Java: install default-jre-headless', { cause: error })
  }
}

function judge(messages, paths) {
  const line = ({ url, message, extract = '', lastLine, lastColumn }) => {
    const path = paths.get(url?.split('/').at(-1)) ?? url
    const place = extract.replaceAll(/\s+/g, ' ').trim()
    return `${path} ${lastLine}:${lastColumn}: ${message} | ${place}`
  }
  const isWarning = ({ type, subType }) => type === 'info' && subType === 'warning'
  const misses = messages.filter(({ type }) => type !== 'info').map(line)
  const warnings = messages.filter(isWarning)
  return row({
    what: `W3C Nu HTML checker errors, ${paths.size} routes`,
    measured: String(misses.length),
    wanted: '0',
    misses,
    notes: [...Map.groupBy(warnings, ({ message }) => message)].map(
      ([message, all]) => `${all.length} warnings: ${message} | first: ${line(all[0])}`,
    ),
  })
}
