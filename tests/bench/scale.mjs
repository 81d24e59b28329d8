import { dayTotal } from '../../workers/chat/limits.ts'

/** A small firm's site, and how much more of the same. Assumed: no such site runs yet. */
const VISITS_A_DAY = 300
const SCALES = [1, 10, 1_000, 100_000]

/** The busiest hour holds a sixth of the day: four times the mean. Assumed. */
const PEAK_FACTOR = 4

const DAY_SEC = 86_400
const MONTH_DAYS = 30

/** What one visit asks of the Worker, on average: three pages and now and then more. Assumed. */
const PER_VISIT = {
  'page, stored': 1,
  'page, seen before': 0.3,
  'page as data, stored': 2,
  // Links of advertisements, and robots that keep no cookies and follow every query.
  'page, rendered': 0.5,
  'page that does not exist': 0.5,
  'page, signed in': 0.2,
  'page with the diary': 0.05,
  'free slots': 0.02,
  'example call, a range': 0.6,
  'batch of analytics': 2,
  'sign-up to the newsletter': 0.01,
  'booking of a call': 0.005,
  'sign-up': 0.01,
  'sign-in': 0.02,
}

/** What leaves rows that stay; those of limits and attempts go the night after. */
const KEPT = ['sign-up to the newsletter', 'booking of a call', 'sign-up']

/** Questions to the chat in a visit: one visitor in ten asks three. Assumed. */
const QUESTIONS_PER_VISIT = 0.3

/**
 * What the platform takes and bills, on the plan Workers Paid.
 *
 * **Units**: dollars for each million above what a month includes.
 * **Source**: developers.cloudflare.com, read on 2026-11-21: /workers/platform/pricing/,
 * /d1/platform/limits/, /workers/observability/logs/workers-logs/.
 */
const LIMITS = { d1QueryMs: 1, d1Bytes: 10e9, logLinesADay: 5e9 }
const BASE_DOLLARS = 5
const BILLED = [
  { of: 'requests', included: 10e6, dollars: 0.3 },
  { of: 'cpuMs', included: 30e6, dollars: 0.02 },
  { of: 'rowsRead', included: 25e9, dollars: 0.001 },
  { of: 'rowsWritten', included: 50e6, dollars: 1 },
  { of: 'kvReads', included: 10e6, dollars: 0.5 },
  { of: 'kvWrites', included: 1e6, dollars: 5 },
  { of: 'logLines', included: 20e6, dollars: 0.6 },
]

const ARRIVAL_COUNT = 200_000

/** What the measured costs come to at several times the traffic, as docs/scale.md has it. */
export function describeScale(measured) {
  const heads = [
    'traffic',
    'visits a day',
    'requests/s',
    'D1 queries/s',
    'D1 busy',
    'wait, p99',
    'writes alone',
    'questions a day',
    'mails a day',
    'log lines a day',
    'D1 full after',
    '$ a month',
    'over its limit',
  ]
  const lines = SCALES.map((scale) => cellsOf(VISITS_A_DAY * scale, scale, measured))
  return [heads, heads.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** All that a day of so many visits costs, by what is spent. */
function costOfDay(visits, measured) {
  const questions = visits * QUESTIONS_PER_VISIT
  const toModel = Math.min(questions, dayTotal.maxCount)
  const times = Object.entries(PER_VISIT).map(([what, count]) => [what, count * visits])
  times.push(['question, answered by the model', toModel])
  times.push(['question, answered by the site', questions - toModel])
  const costs = new Map(measured.map((cost) => [cost.what, whole(cost)]))
  const day = { questions }
  for (const [what, count] of times) {
    const cost = costs.get(what)
    if (!cost) throw new Error(`nothing was measured for ${what}`)
    for (const [name, value] of Object.entries(cost)) {
      if (typeof value === 'number') day[name] = (day[name] ?? 0) + count * Math.max(0, value)
    }
  }
  return day
}

function whole(cost) {
  return { ...cost, requests: 1, bytes: KEPT.includes(cost.what) ? cost.bytes : 0 }
}

function cellsOf(visits, scale, measured) {
  const day = costOfDay(visits, measured)
  const aDay = (name) => day[name] ?? 0
  const peak = (name) => (aDay(name) * PEAK_FACTOR) / DAY_SEC
  const all = queue(peak('d1Queries'))
  const writes = queue(peak('d1Writes'))
  const fullDays = LIMITS.d1Bytes / aDay('bytes')
  const over = [
    [day.questions > dayTotal.maxCount, 'chat’s own day total'],
    [all.busy >= 1, 'D1, one query at a time'],
    [fullDays < 365, 'D1, 10 GB'],
    [aDay('logLines') > LIMITS.logLinesADay, 'log lines'],
  ]
  const list = over.filter(([isOver]) => isOver).map(([, name]) => name)
  return [
    `${round(scale)}x`,
    round(visits),
    round(peak('requests')),
    round(peak('d1Queries')),
    percent(all.busy),
    all.waitMs === null ? 'no end' : `${round(all.waitMs)} ms`,
    percent(writes.busy),
    round(day.questions),
    round(aDay('mails')),
    round(aDay('logLines')),
    fullDays > 3650 ? 'over 10 years' : `${round(fullDays)} days`,
    round(billOf(aDay)),
    list.join(', ') || 'none',
  ]
}

function billOf(aDay) {
  const over = ({ of, included, dollars }) =>
    (Math.max(0, aDay(of) * MONTH_DAYS - included) / 1e6) * dollars
  return BILLED.reduce((sum, entry) => sum + over(entry), BASE_DOLLARS)
}

/**
 * A database that answers one query after the other, asked at random times.
 *
 * **Shape**: `busy` is the part of the time that it works; `waitMs` what 99 of 100 queries wait at
 * most for their turn, null when the queue never ends.
 */
function queue(perSec) {
  const busy = (perSec * LIMITS.d1QueryMs) / 1000
  if (busy >= 1) return { busy, waitMs: null }
  const random = seeded(1)
  const waits = []
  let nowMs = 0
  let freeAtMs = 0
  for (let count = 0; count < ARRIVAL_COUNT; count += 1) {
    nowMs += (-Math.log(1 - random()) * 1000) / perSec
    const startMs = Math.max(nowMs, freeAtMs)
    waits.push(startMs - nowMs)
    freeAtMs = startMs + LIMITS.d1QueryMs
  }
  return { busy, waitMs: waits.sort((a, b) => a - b)[Math.floor(ARRIVAL_COUNT * 0.99)] }
}

/** The same numbers in every run. **Source**: the generator mulberry32. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function percent(part) {
  return `${round(part * 100)}%`
}

function round(figure) {
  return Number(figure.toPrecision(2)).toLocaleString('en')
}
