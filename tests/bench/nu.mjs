import { execFile } from 'node:child_process'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const VNU_JAR = fileURLToPath(new URL('./node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
const MAX_OUTPUT_BYTES = 50_000_000

/** Runs the W3C's HTML checker on what the server sends for every route. */
export async function measure({ url, routes }) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'larkline-nu-'))
  const paths = new Map()
  for (const [index, { path, status }] of routes.entries()) {
    const response = await fetch(url + path, { headers: { Accept: 'text/html' } })
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
    const file = join(folder.path, `${index}.html`)
    await writeFile(file, await response.text())
    paths.set(file, path)
  }
  const messages = await check([...paths.keys()])
  const errors = messages.filter(({ type }) => type !== 'info')
  return [
    {
      what: `Nu HTML checker, errors on ${paths.size} routes`,
      measured: String(errors.length),
      budget: '0',
      ok: errors.length === 0,
      details: errors.map(
        ({ url: file, lastLine, message, extract }) =>
          `${paths.get(file?.replace('file:', ''))}:${lastLine}: ${message} | ${extract}`,
      ),
    },
  ]
}

async function check(files) {
  const flags = ['--format', 'json', '--stdout', '--exit-zero-always']
  const options = { maxBuffer: MAX_OUTPUT_BYTES }
  try {
    const { stdout } = await promisify(execFile)(
      'java',
      ['-jar', VNU_JAR, ...flags, ...files],
      options,
    )
    return JSON.parse(stdout).messages
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new Error('the HTML checker needs Java: install default-jre-headless', { cause: error })
  }
}
