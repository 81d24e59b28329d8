import { setTimeout as wait } from 'node:timers/promises'
import { fakeUpstream, words } from '../support/fake-upstream.ts'
import { withDatabase } from './database.mjs'
import { memoryRow, watchMemory } from './memory.mjs'
import { row } from './report.mjs'
import { serve } from './serve.mjs'
import { listVisits, signUpUsers } from './soak-visits.mjs'

/** How much of what the machine bears is asked of it. */
const LOAD_SHARE = 0.8

/**
 * What the machine bears: so many visitors who do not wait, for so long. The first of the steps only
 * warms up: what is compiled and kept by then makes the first seconds unlike the rest, and a few
 * seconds more are always borne.
 */
const PARALLEL_COUNT = 16
const RAMP_STEPS_MS = [20_000, 60_000]

/**
 * So many visits are under way at most. The machine slows down for minutes at a time: without a limit
 * what it then cannot bear would pile up until visits give up, and that says nothing of the site.
 */
const UNDER_WAY_MAX_COUNT = 4 * PARALLEL_COUNT

/** More held back than this is no slow machine but a site that has become slow. */
const HELD_MAX_SHARE = 0.1

/** Memory has settled after this part of the time. */
const SETTLED_SHARE = 0.2
const SAMPLE_MS = 5000

/** Visits are begun in batches this often, so that timers are not what limits the load. */
const TICK_MS = 20

const MINUTE_MS = 60_000
const SHOWN_COUNT = 10

const story = {
  question: 'A long story, please.',
  text: Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '),
}

/** Holds a mixed load for a long time, and watches for lost and wrong answers and for memory. */
export async function soak({ minutes, log }) {
  const upstream = await fakeUpstream(words(story.text, { pauseMs: 30 }))
  const settings = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: upstream.baseUrl }
  const site = await serve('build/server/wrangler.json', settings, { isInspected: true })
  const refilling = setInterval(() => refillDay(site), MINUTE_MS)
  try {
    const visits = listVisits(site.url, await signUpUsers(site.url), story)
    const bornePerSec = await measureBorne(visits, log)
    const perSec = bornePerSec * LOAD_SHARE
    log(`soak: ${bornePerSec.toFixed(0)} visits a second are borne, ${perSec.toFixed(0)} are sent`)
    const durationMs = minutes * MINUTE_MS
    const { result, ...memory } = await watchMemory(site, SAMPLE_MS, () =>
      load(visits, perSec, durationMs),
    )
    return [
      answersRow({ minutes, perSec, ...result }),
      memoryRow("soak, the Worker's memory", memory, {
        of: 'liveBytes',
        settledMs: durationMs * SETTLED_SHARE,
      }),
    ]
  } finally {
    clearInterval(refilling)
    await site.stop()
    await upstream[Symbol.asyncDispose]()
  }
}

/**
 * Half an hour takes more questions to the model than a day allows; the site's own answers, loaded in
 * the midst of it, would look like memory that grows.
 */
function refillDay({ database }) {
  withDatabase(database(), (opened) => opened.exec("delete from limits where name = 'chat-day'"))
}

function answersRow({ minutes, perSec, count, heldCount, faults }) {
  const heldShare = heldCount / (count + heldCount)
  const sent = `${count} answers, ${(count / (minutes * 60)).toFixed(0)} a second`
  return row({
    what: `soak, ${minutes} minutes at ${LOAD_SHARE * 100}% of what is borne`,
    measured: `${sent}, ${faults.length} lost or wrong`,
    notes: [
      `${perSec.toFixed(0)} a second were due; ${(heldShare * 100).toFixed(1)}% were held back, as the machine was busy with ${UNDER_WAY_MAX_COUNT}`,
    ],
    wanted: 'none lost, none wrong',
    misses: [
      ...(heldShare > HELD_MAX_SHARE ? [`${(heldShare * 100).toFixed(1)}% were held back`] : []),
      ...[...Map.groupBy(faults, (fault) => fault)]
        .map(([fault, all]) => `${all.length} x ${fault}`)
        .slice(0, SHOWN_COUNT),
    ],
  })
}

/** How many visits a second are answered for a minute. **Errors**: a visit that was answered wrongly. */
async function measureBorne(visits, log) {
  const rates = []
  for (const stepMs of RAMP_STEPS_MS) {
    let count = 0
    const startMs = performance.now()
    const visitor = async () => {
      while (performance.now() - startMs < stepMs) {
        const fault = await someVisit(visits)
        if (fault !== null) throw new Error(fault)
        count += 1
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_COUNT }, visitor))
    rates.push(count / ((performance.now() - startMs) / 1000))
    log(`soak: ${rates.at(-1).toFixed(0)} a second for ${stepMs / 1000} s`)
  }
  return rates.at(-1)
}

/** Begins visits at an even rate, as long as not too many of the earlier ones are under way. */
async function load(visits, perSec, durationMs) {
  const faults = []
  const running = new Set()
  const startMs = performance.now()
  let count = 0
  let heldCount = 0
  for (let nowMs = 0; nowMs < durationMs; nowMs = performance.now() - startMs) {
    while (count + heldCount < (perSec * nowMs) / 1000) {
      if (running.size >= UNDER_WAY_MAX_COUNT) {
        heldCount += 1
        continue
      }
      count += 1
      const visit = someVisit(visits).then((fault) => {
        if (fault !== null) faults.push(fault)
        running.delete(visit)
      })
      running.add(visit)
    }
    await wait(TICK_MS)
  }
  await Promise.all(running)
  return { count, heldCount, faults }
}

/** One visit, of each kind as often as it says; what was wrong with it, or null. */
async function someVisit(visits) {
  let at = Math.random() * visits.reduce((sum, { share }) => sum + share, 0)
  const { visit } = visits.find(({ share }) => (at -= share) < 0) ?? visits[0]
  return await visit().catch((error) => `lost: ${error.message} ${String(error.cause ?? '')}`)
}
