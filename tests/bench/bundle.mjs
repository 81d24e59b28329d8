import { spawnSync } from 'node:child_process'
import { ROOT } from './root.mjs'

/** Has wrangler make what it would upload, and gives what it says. */
export function dryRun(...args) {
  const all = ['exec', '--', 'wrangler', 'deploy', ...args, '--dry-run']
  const { status, stdout, stderr } = spawnSync('npm', all, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrangler deploy ${args.join(' ')} failed:\n${stderr}`)
  return stdout
}

/** Bundles the Worker of this folder to where its configuration expects it. */
export function bundleWorker(folder) {
  dryRun(`${folder}/worker.ts`, '-c', `${folder}/wrangler.toml`, '--outdir', `${folder}/build`)
}
