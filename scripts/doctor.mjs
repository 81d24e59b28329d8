import { parseArgs } from 'node:util'
import { checkSite, listChecks } from './site-checks.mjs'
import { checkSettings } from './site-settings.mjs'
import { install, Problem, runScript } from './setup.mjs'
import { readWranglerConfig } from './wrangler.mjs'

const USAGE = 'npm run doctor -- https://your-site.example [--env staging]'

/** Checks a running site, and the settings of `wrangler.toml` that it was deployed with. */
await runScript(async () => {
  const { address, env } = readArguments()
  await install()
  const { origin } = new URL(address)
  console.log(`Checking ${origin}`)
  const { vars } = await readWranglerConfig({ config: 'wrangler.toml', env })
  const checks = [...(await checkSite(origin)), ...checkSettings(vars)]
  console.log(listChecks(checks).join('\n'))
  return checks.every(({ ok }) => ok) ? 0 : 1
}, 130)

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { env: { type: 'string' } },
      allowPositionals: true,
    })
    if (URL.canParse(positionals[0] ?? '')) return { address: positionals[0], env: values.env }
  } catch {
    // Invalid options get the usage message below.
  }
  throw new Problem(`Which site should be checked? Usage: ${USAGE}`)
}
