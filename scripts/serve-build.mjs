import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { CACHE, emptyDatabase } from './empty-database.mjs'
import { migrate, readOptions } from './server.mjs'
import { Problem, runScript } from './setup.mjs'

const BUILD_PORT = 4173
const BUILD_CONFIG = 'build/server/wrangler.json'

/**
 * Serves the production build in workerd, on its own temporary database or on the one in the
 * `--persist-to` folder.
 *
 * Not with `wrangler dev`: its proxy ended the server ("Network connection lost") in two of three
 * long browser runs. Here browsers connect to workerd directly.
 */
await runScript(async () => {
  const {
    port,
    config,
    var: settings,
    'persist-to': persistTo,
  } = await readOptions(BUILD_PORT, {
    config: { type: 'string', default: BUILD_CONFIG },
    var: { type: 'string', multiple: true, default: [] },
    'persist-to': { type: 'string' },
  })
  if (!existsSync(config)) throw new Problem('There is no build: run npm run build first.')
  const { workerOptions, main } = await readWorker(config)

  const folder = persistTo ?? temporaryFolder()
  if ('DB' in workerOptions.d1Databases) {
    if (persistTo === undefined) cpSync(await emptyDatabase(), folder, { recursive: true })
    else await migrate(['--persist-to', folder])
  }
  const server = new Miniflare({
    ...workerOptions,
    name: 'larkline',
    modules: modulesOf(main),
    modulesRoot: path.dirname(main),
    bindings: { ...workerOptions.bindings, ...secret(), ...Object.fromEntries(settings.map(pair)) },
    host: '127.0.0.1',
    port,
    cf: false,
    // `wrangler d1 migrations apply` puts the database here.
    d1Persist: path.join(folder, 'v3', 'd1'),
    // Passed on unchanged: by default Miniflare reads and rewrites every line, which slows the Worker.
    handleRuntimeStdio: (output, errors) => {
      output.pipe(process.stdout)
      errors.pipe(process.stderr)
    },
  })
  await server.ready
  console.log(`The build is at http://localhost:${port}  (Ctrl+C stops it)`)
  return new Promise(() => {})
}, 0)

/**
 * The configuration as wrangler reads it. Cached, because loading wrangler takes longer than
 * everything else, and browser tests start servers often.
 */
async function readWorker(config) {
  const text = `${path.resolve(config)} ${statSync(config).mtimeMs} ${readFileSync(config, 'utf8')}`
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const kept = path.join(CACHE, `larkline-options-${name}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const { unstable_getMiniflareWorkerOptions: read } = await import('wrangler')
  const { workerOptions, main } = read(config)
  // The machine's secrets must not be written to disk.
  delete workerOptions.bindings.AUTH_SECRET
  mkdirSync(CACHE, { recursive: true })
  const draft = `${kept}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ workerOptions, main }))
  renameSync(draft, kept)
  return { workerOptions, main }
}

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The entry and every chunk: workerd only loads modules that are listed. */
function modulesOf(main) {
  const folder = path.dirname(main)
  const chunks = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file))
  return [main, ...chunks.filter((file) => file !== main)].map((file) => ({
    type: 'ESModule',
    path: file,
  }))
}

function secret() {
  return { AUTH_SECRET: randomBytes(32).toString('base64url') }
}

function pair(setting) {
  const [, name, value] = /^(\w+):(.*)$/s.exec(setting) ?? []
  if (name === undefined) throw new Problem(`--var takes NAME:VALUE, not "${setting}".`)
  return [name, value]
}
