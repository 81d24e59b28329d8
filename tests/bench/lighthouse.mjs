import { edgeFor } from './edge.mjs'
import { median } from './report.mjs'
import { runLighthouse } from './run-lighthouse.mjs'

/** The lowest score of each category, of 100. */
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(minScores)

const MAX_SHIFT = 0.01

/** The number of runs, of which the median of each score counts. */
const RUN_COUNT = 3

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Runs Lighthouse on every route that exists. */
export async function measure({ url, routes, chromePath }) {
  using edge = await edgeFor(url)
  const audits = []
  for (const { path } of routes.filter(({ status }) => status === 200)) {
    const audit = await auditRoute(path, { address: edge.url + path, chromePath })
    const scores = categories.map((category) => audit.scores[category])
    console.log(`  ${path} ${scores.join(' / ')}, shift ${audit.shift.toFixed(3)}`)
    audits.push(audit)
  }
  return [...categories.map((category) => judgeScore(category, audits)), judgeShift(audits)]
}

async function auditRoute(path, page) {
  const runs = []
  while (runs.length < RUN_COUNT) runs.push(await runLighthouse(page))
  const scores = categories.map((category) => [
    category,
    median(runs.map((run) => Math.round(run.categories[category].score * 100))),
  ])
  const shift = median(runs.map(({ audits }) => audits['cumulative-layout-shift'].numericValue))
  return { path, scores: Object.fromEntries(scores), shift, lastRun: runs.at(-1) }
}

function judgeScore(category, audits) {
  const missed = audits.filter(({ scores }) => scores[category] < minScores[category])
  return {
    what: `Lighthouse mobile, ${category}: lowest of ${audits.length} routes`,
    measured: String(Math.min(...audits.map(({ scores }) => scores[category]))),
    budget: `at least ${minScores[category]}`,
    ok: missed.length === 0,
    details: missed.flatMap((audit) => explain(category, audit)),
  }
}

function judgeShift(audits) {
  const missed = audits.filter(({ shift }) => shift > MAX_SHIFT)
  return {
    what: `Lighthouse mobile, layout shift: largest of ${audits.length} routes`,
    measured: Math.max(...audits.map(({ shift }) => shift)).toFixed(3),
    budget: `at most ${MAX_SHIFT}`,
    ok: missed.length === 0,
    details: missed.map(({ path, shift }) => `${path}: ${shift.toFixed(3)}`),
  }
}

/** The metrics behind a performance score, or the audits that a page failed. */
function explain(category, { path, scores, lastRun: { audits, categories: judged } }) {
  const head = `${path}: ${scores[category]}`
  if (category === 'performance') {
    return [`${head}: ${METRICS.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`]
  }
  const failed = judged[category].auditRefs
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, details }) => `  ${title} ${JSON.stringify(details?.items ?? '').slice(0, 500)}`)
  return [head, ...failed]
}
