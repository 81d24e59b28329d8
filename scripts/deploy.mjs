import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { emptyDatabase } from './empty-database.mjs'
import { listFeatures } from './features.mjs'
import { hasRemoteDatabase } from './remote-database.mjs'
import { Problem, run, runScript } from './setup.mjs'
import { checkSite, listChecks } from './site-checks.mjs'
import { checkSettings } from './site-settings.mjs'
import { readWranglerConfig, readWranglerList } from './wrangler.mjs'

const PREVIEW_PORT = 4199
const READY_TIMEOUT_MS = 60_000
const BUILD_CONFIG = 'build/server/wrangler.json'

/**
 * Deploys from a clone: checks the settings, builds, migrates, deploys and checks the running site.
 *
 * With `--dry-run`, does every step that needs no account, offline: migrates an empty database
 * and checks the build on this machine.
 */
await runScript(async () => {
  const { env, dryRun } = readArguments()
  const before = dryRun ? null : await lastDeployed(env)

  heading('Settings')
  const names = await settingNames(env, dryRun)
  const features = listFeatures(names)
  for (const { feature, state } of features) console.log(`  ${feature}: ${state}`)
  const wrong = features.filter(({ ok }) => !ok)
  // Secrets stored on the platform are only known in a real deploy.
  if (wrong.length > 0 && !dryRun) {
    const list = wrong.map(({ feature, state }) => `${feature} (${state})`).join('; ')
    throw new Problem(
      `These settings are missing: ${list}. Set them with wrangler secret put, or in wrangler.toml, and try again.`,
    )
  }
  if (dryRun)
    console.log(
      '  A dry run cannot see secrets set with wrangler secret put, so it may list features that need them as off or missing.',
    )
  console.log('  Hashing a password takes 200 ms of CPU time, so you need the Workers Paid plan.')

  heading('Build')
  await step('npm', ['run', 'build'], { env: { CLOUDFLARE_ENV: env ?? '' } })
  if (dryRun) return await rehearse()

  heading('Deploy')
  // The deployments don't tell: `wrangler secret put` before the first deploy makes an empty one.
  const isFirst = !(await hasRemoteDatabase(env))
  // The old version keeps running during the migrations, so they may only add. On the first deploy
  // the database exists only after the deploy.
  if (!isFirst) await migrateRemote(env)
  const output = await step('wrangler', ['deploy', '-c', BUILD_CONFIG, '--message', await commit()])
  if (isFirst) await migrateRemote(env)

  const address = /https:\/\/[^\s]+/.exec(output.slice(output.indexOf('Deployed')))?.[0]
  const { vars } = await readWranglerConfig({ config: BUILD_CONFIG })
  const checks = await look(vars.SITE_URL || (address ?? null))
  heading('What changed')
  console.log(await changesSince(isFirst ? null : before))
  return checks.every(({ ok }) => ok) ? 0 : 1
}, 130)

function readArguments() {
  let values
  try {
    values = parseArgs({
      options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    }).values
  } catch {
    throw new Problem('Unknown option. The options are: --env staging|production, --dry-run.')
  }
  if (values.env !== undefined && !['staging', 'production'].includes(values.env))
    throw new Problem(`--env takes staging or production, not "${values.env}".`)
  // The top level of wrangler.toml is production.
  const env = values.env === 'production' ? undefined : values.env
  return { env, dryRun: values['dry-run'] }
}

/** The names of the settings with a value, from wrangler.toml and the platform's secrets. */
async function settingNames(env, dryRun) {
  const config = await readWranglerConfig({ config: 'wrangler.toml', env })
  const { vars, analytics_engine_datasets: datasets } = config
  const variables = Object.keys(vars).filter((name) => vars[name] !== '')
  const given = [...variables, ...datasets.map(({ binding }) => binding)]
  if (dryRun) return given
  const { code, output } = await run('wrangler', [
    'secret',
    'list',
    '--format',
    'json',
    ...flag(env),
  ])
  // Before the first deploy no Worker exists, so there are no secrets.
  if (code !== 0) return given
  return [...given, ...(readWranglerList(output) ?? []).map(({ name }) => name)]
}

/** Runs every step that needs no account. */
async function rehearse() {
  heading('Migrations (on an empty database)')
  // The server below and the browser tests start from copies of it.
  await emptyDatabase()
  console.log('  every migration applies')
  heading('Deploy (dry run)')
  const said = await step('wrangler', ['deploy', '-c', BUILD_CONFIG, '--dry-run'])
  console.log(`  ${/Total Upload: .*/.exec(said)?.[0] ?? 'size unknown'}`)
  return (await lookAtBuild()).every(({ ok }) => ok) ? 0 : 1
}

async function lookAtBuild() {
  const args = ['scripts/serve-build.mjs', '--port', String(PREVIEW_PORT)]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await untilReady(server)
    return await look(`http://127.0.0.1:${PREVIEW_PORT}`)
  } finally {
    server.kill('SIGTERM')
  }
}

/** Waits for the server's own word, because another program on its port might answer a request. */
async function untilReady(server) {
  const timer = setTimeout(() => server.kill('SIGTERM'), READY_TIMEOUT_MS)
  try {
    for await (const line of createInterface(server.stdout)) {
      if (line.startsWith('The build is at')) return
    }
  } finally {
    clearTimeout(timer)
    server.stdout.resume()
  }
  throw new Problem(
    'The build could not be started on this machine: run npm run preview to see why.',
  )
}

async function look(origin) {
  heading(`Checking ${origin ?? 'the site'}`)
  const { vars } = await readWranglerConfig({ config: BUILD_CONFIG })
  const checks = [...(await checkSite(origin)), ...checkSettings(vars)]
  console.log(listChecks(checks).join('\n'))
  return checks
}

async function migrateRemote(env) {
  const place = ['--remote', '-c', 'wrangler.toml', ...flag(env)]
  await step('wrangler', ['d1', 'migrations', 'apply', 'DB', ...place])
}

/** The commit of the running deployment, read from its message; null before the first deploy. */
async function lastDeployed(env) {
  const { code, output } = await run('wrangler', ['deployments', 'list', '--json', ...flag(env)])
  if (code !== 0 && isMissingWorker(output)) return null
  // If this counted as a first deploy, the new version would run before its migrations.
  if (code !== 0) throw new Problem(`The deployments could not be listed:\n${output.trim()}`)
  return output.match(/\b[0-9a-f]{40}\b/g)?.at(-1) ?? 'unknown'
}

/** Whether Cloudflare's API says that there is no such Worker, or no such environment of it. */
function isMissingWorker(output) {
  return /\[code: (10007|10090)\]/.test(output)
}

async function changesSince(before) {
  if (before === null) return '  everything: this was the first deploy'
  const { code, output } = await run('git', [
    'log',
    '--oneline',
    '--no-decorate',
    `${before}..HEAD`,
  ])
  if (code !== 0) return '  the commit of the previous version is not in this repository'
  return output.trim() === '' ? '  nothing' : output.trim().replace(/^/gm, '  ')
}

async function commit() {
  const { code, output } = await run('git', ['rev-parse', 'HEAD'])
  return code === 0 ? output.trim() : 'no commit'
}

async function step(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Problem(`${command} ${args.join(' ')} failed:\n${output.trim()}`)
  console.log(`  ${command} ${args.slice(0, 3).join(' ')}: done`)
  return output
}

function flag(env) {
  return env === undefined ? [] : ['--env', env]
}

function heading(text) {
  console.log(`\n${text}`)
}
