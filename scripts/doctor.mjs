import { checkSite, listChecks } from './site-checks.mjs'
import { Problem, runScript } from './setup.mjs'

/** Says how a running address is: `npm run doctor -- https://larkline.example`. */
await runScript(async () => {
  const [address] = process.argv.slice(2)
  if (!URL.canParse(address ?? ''))
    throw new Problem('Say which site: npm run doctor -- https://your-site.example')
  const { origin } = new URL(address)
  console.log(`Looking at ${origin}`)
  const checks = await checkSite(origin)
  console.log(listChecks(checks).join('\n'))
  return checks.every(({ ok }) => ok) ? 0 : 1
}, 130)
