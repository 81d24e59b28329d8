import { spawnSync } from 'node:child_process'

/** Runs one of the operator's scripts on the database in a folder. */
export function runScript(
  script: 'newsletter' | 'export' | 'forget',
  args: string[],
  persistTo: string,
  settings: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.mjs`, ...args, '--persist-to', persistTo],
    { env: { ...process.env, ...settings }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
