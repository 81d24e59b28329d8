import { execFile } from 'node:child_process'

/** The result of an operator's script. */
export type ScriptResult = { status: number; stdout: string; stderr: string }

/**
 * Runs one of the operator's scripts on the database in a folder. Not synchronously: the fake mail
 * API that it talks to lives in this very process.
 */
export function runScript(
  script: 'newsletter' | 'export' | 'forget',
  args: string[],
  persistTo: string,
  settings: Record<string, string> = {},
): Promise<ScriptResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${script}.mjs`, ...args, '--persist-to', persistTo],
      { env: { ...process.env, ...settings }, encoding: 'utf8' },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : error.code
        resolve({ status: typeof code === 'number' ? code : 1, stdout, stderr })
      },
    )
  })
}
