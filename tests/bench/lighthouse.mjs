import { behindEdge } from './edge.mjs'
import { runLighthouse } from './lighthouse-run.mjs'
import { median, row } from './report.mjs'

/** The lowest score of each category, of 100. */
const minScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(minScores)

/** The median of so many runs counts: machines are noisy. */
const RUN_COUNT = 3

/** So many runs that all pass settle the median: whatever the last one said, it would pass. */
const SETTLING_COUNT = 2

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Runs Lighthouse's mobile audit on every route that exists. */
export async function lighthouseScores({ url, routes, chromePath, log }) {
  const results = await behindEdge([url], async (edge) => {
    const all = []
    for (const { path } of routes.filter(({ status }) => status === 200)) {
      const result = await audit(path, edge + path, chromePath)
      const slowdowns = result.runs.map(({ configSettings }) =>
        configSettings.throttling.cpuSlowdownMultiplier.toFixed(1),
      )
      log(
        `  ${path} ${categories.map((category) => result.scores[category]).join(' / ')}, at ${slowdowns.join(', ')} times slower`,
      )
      all.push(result)
    }
    return all
  })
  return categories.map((category) => judge(category, results))
}

async function audit(path, address, chromePath) {
  const runs = []
  while (runs.length < RUN_COUNT && !isSettled(runs)) {
    runs.push(await runLighthouse({ address, chromePath }))
  }
  return { path, scores: scores(runs), runs }
}

function judge(category, results) {
  const all = results.map(({ scores: { [category]: score } }) => score)
  const missed = results.filter((result) => result.scores[category] < minScores[category])
  return row({
    what: `Lighthouse mobile: ${category}, lowest of ${results.length} routes`,
    measured: all.length === 0 ? 'no route' : String(Math.min(...all)),
    wanted: String(minScores[category]),
    misses: missed.flatMap((result) => explain(category, result)),
    figures: Object.fromEntries(results.map(({ path, scores: s }) => [path, s[category]])),
  })
}

function scores(runs) {
  const score = (run, category) => Math.round(run.categories[category].score * 100)
  return Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => score(run, category)))]),
  )
}

function isSettled(runs) {
  return runs.length >= SETTLING_COUNT && misses(scores(runs)).length === 0
}

function misses(routeScores) {
  return categories.filter((category) => routeScores[category] < minScores[category])
}

/** The audits that cost points, with what they point at. */
function explain(category, { path, scores: routeScores, runs }) {
  const { audits, categories: judged, environment } = runs.at(-1)
  const head = `${path}: ${routeScores[category]} (runs: ${runs
    .map((run) => Math.round(run.categories[category].score * 100))
    .join(', ')})`
  if (category === 'performance') {
    const metrics = METRICS.map((id) => `${id} ${audits[id].displayValue}`).join(', ')
    return [
      `${head}: ${metrics}; machine's benchmark index ${environment.benchmarkIndex}`,
      ...insights(audits).map((line) => `    ${line}`),
    ]
  }
  const costly = judged[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `    ${id}: ${audits[id].title}: ${items(audits[id]).join(' | ')}`)
  return [head, ...costly]
}

function insights(audits) {
  return Object.values(audits)
    .filter(({ id, score }) => id.endsWith('-insight') && score !== null && score < 0.9)
    .map(({ id, displayValue }) => `${id}: ${displayValue ?? ''}`)
}

function items(audit) {
  return (audit.details?.items ?? [])
    .slice(0, 8)
    .map(({ node, description, source, url, ...rest }) =>
      [node?.selector, node?.explanation, description, source, url, node ? '' : first(rest)]
        .filter((part) => typeof part === 'string' && part)
        .join(' '),
    )
}

function first(item) {
  return JSON.stringify(item).slice(0, 200)
}
