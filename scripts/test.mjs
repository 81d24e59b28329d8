import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { install, Problem, run, runScript } from './setup.mjs'

const INTERRUPTED_CODE = 130

/**
 * The npm scripts of the test, in rows that run one after the other. The scripts of a row run at the same
 * time, because one alone leaves a processor idle. The browser tests alone keep two processors busy: beside
 * them the Worker tests took five times as long. Those with `count` write a report of their tests.
 */
const ROWS = [
  [
    { script: 'format:check' },
    { script: 'types' },
    // Makes the production build, which the browser tests visit.
    { script: 'deploy', args: () => ['--dry-run'], neededBy: 'test:e2e' },
  ],
  [
    // Reads the types of the bindings that `types` generates.
    { script: 'lint' },
    {
      script: 'test:workers',
      args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      count: countVitest,
    },
  ],
  [
    // Playwright reads the report's path from its environment.
    { script: 'test:e2e', args: () => ['--reporter=list,json'], count: countPlaywright },
  ],
]

await runScript(async () => {
  const results = []
  const trouble = await problemOf(() => runStages(results))
  if (trouble !== null) {
    console.log(trouble)
    results.push(failure('set-up', trouble))
  }
  return summarise(results)
}, INTERRUPTED_CODE)

/** Installs what is missing, then runs every stage that can run and adds to `results`. */
async function runStages(results) {
  const reports = mkdtempSync(path.join(tmpdir(), 'larkline-test-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  await install()
  const blocked = new Map()
  const noBrowser = await problemOf(async () => {
    process.env.CHROMIUM_PATH = await ensureBrowser()
  })
  if (noBrowser !== null) blocked.set('test:e2e', noBrowser)

  for (const row of ROWS) await Promise.all(row.map(runOne))

  async function runOne(stage) {
    const { script, neededBy } = stage
    console.log(`${script} …`)
    const reason = blocked.get(script)
    const result = reason ? failure(script, reason) : await runStage(stage, reports)
    results.push(result)
    const isFailed = result.failed > 0
    console.log(`${script} ${isFailed ? 'FAILED' : 'passed'}  ${seconds(result)} s`)
    if (isFailed) console.log(`\n${result.output.trim()}\n`)
    if (isFailed && neededBy) blocked.set(neededBy, `Not run, because ${script} failed.`)
  }
}

async function runStage({ script, args, count }, reports) {
  const report = path.join(reports, `${script.replace(':', '-')}.json`)
  const startedAtMs = performance.now()
  const { code, output } = await run('npm', ['run', script, '--', ...(args?.(report) ?? [])], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const durationMs = performance.now() - startedAtMs
  const counts = count ? readCounts(count, report) : { passed: code === 0 ? 1 : 0, failed: 0 }
  // A runner that failed without a failed test, or ran none, has not passed.
  const isFailed = code !== 0 || counts.passed === 0
  if (isFailed && counts.failed === 0) counts.failed = 1
  return { script, durationMs, output, ...counts }
}

function readCounts(count, report) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length }
}

/** Whether a test file failed outside its tests, so that no failed test counts it. */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

function countPlaywright({ stats }) {
  // Flaky tests failed first and passed on a retry. That is not a pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const [passed, failed] = [total('passed'), total('failed')]
  // Less than the sum of the stages, some of which run side by side.
  const all = { script: 'total', passed, failed, durationMs: performance.now() }
  const rows = [...results, all].map((row) => [row.script, row.passed, row.failed, seconds(row)])
  console.log()
  for (const [script, ...numbers] of [['stage', 'passed', 'failed', 'seconds'], ...rows])
    console.log(script.padEnd(14) + numbers.map((number) => String(number).padStart(9)).join(''))
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function seconds({ durationMs }) {
  return (durationMs / 1000).toFixed(1)
}

function failure(script, output) {
  return { script, passed: 0, failed: 1, durationMs: 0, output }
}

async function problemOf(step) {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
