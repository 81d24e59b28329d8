import { setTimeout as wait } from 'node:timers/promises'
import { fakeUpstream, words } from '../support/fake-upstream.ts'
import { lendQuestions } from './database.mjs'
import { memoryRow, watchMemory } from './memory.mjs'
import { row } from './report.mjs'
import { serve } from './serve.mjs'
import { listVisits, signUpUsers } from './soak-visits.mjs'

/** How much of what the machine bears is asked of it. */
const LOAD_SHARE = 0.8

/** What the machine bears: so many visitors who do not wait. */
const PARALLEL_COUNT = 16

/** What is compiled and kept by then makes the first seconds unlike the rest. */
const WARM_UP_MS = 20_000

/**
 * The machine's speed changes by half within minutes, as its host has other guests: what it bears is
 * measured anew for each round.
 */
const ROUND_MS = 60_000
const MEASURED_MS = 10_000

/**
 * So many visits are under way at most, half a second's or more. Without a limit what a stalled machine
 * cannot bear would pile up until visits give up, and that says nothing of the site.
 */
const UNDER_WAY_MAX_COUNT = 8 * PARALLEL_COUNT

/** With more held back than this it is no longer the load that was meant. */
const HELD_MAX_SHARE = 0.2

/** A site that bears less than this share of what it bore at first has become slow. */
const BORNE_MIN_SHARE = 0.5

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
  try {
    lendQuestions(site.database())
    const visits = listVisits(site.url, await signUpUsers(site.url), story)
    const warmUp = await press(visits, WARM_UP_MS)
    const durationMs = minutes * MINUTE_MS
    const { result: rounds, ...memory } = await watchMemory(site, SAMPLE_MS, () =>
      loadInRounds(visits, durationMs, log),
    )
    return [
      answersRow(minutes, warmUp, rounds),
      memoryRow("soak, the Worker's memory", memory, {
        of: 'liveBytes',
        settledMs: durationMs * SETTLED_SHARE,
      }),
    ]
  } finally {
    await site.stop()
    await upstream[Symbol.asyncDispose]()
  }
}

function answersRow(minutes, warmUp, rounds) {
  const faults = [warmUp, ...rounds].flatMap((part) => part.faults)
  const sentCount = sum(rounds, (round) => round.sentCount)
  const heldCount = sum(rounds, (round) => round.heldCount)
  const heldShare = heldCount / (sentCount + heldCount)
  const held = `${(heldShare * 100).toFixed(1)}% were held back`
  const borne = rounds.map(({ bornePerSec }) => Math.round(bornePerSec))
  const third = Math.ceil(borne.length / 3)
  const [first, last] = [borne.slice(0, third), borne.slice(-third)].map(mean).map(Math.round)
  const count = warmUp.count + sum(rounds, (round) => round.count)
  const perSec = Math.round(sentCount / (minutes * 60))
  return row({
    what: `soak, ${minutes} minutes at ${LOAD_SHARE * 100}% of what is borne`,
    measured: `${count} answers, ${perSec} a second, ${faults.length} lost or wrong`,
    notes: [
      `${Math.round(mean(borne))} a second were borne (${Math.min(...borne)} to ${Math.max(...borne)})`,
      `${held}, as the machine was busy with ${UNDER_WAY_MAX_COUNT}`,
    ],
    wanted: 'none lost, none wrong',
    misses: [
      ...(heldShare > HELD_MAX_SHARE ? [held] : []),
      ...(last < first * BORNE_MIN_SHARE
        ? [`${last} a second borne at the end, ${first} before`]
        : []),
      ...[...Map.groupBy(faults, (fault) => fault)]
        .map(([fault, all]) => `${all.length} x ${fault}`)
        .slice(0, SHOWN_COUNT),
    ],
    figures: { heldShare, borne },
  })
}

/** Of each round **Shape**: `count` answers in all, of which `sentCount` at the share of what is borne. */
async function loadInRounds(visits, durationMs, log) {
  const rounds = []
  for (let leftMs = durationMs; leftMs > 0; leftMs -= ROUND_MS) {
    const pressed = await press(visits, MEASURED_MS)
    const perSec = pressed.perSec * LOAD_SHARE
    const sent = await load(visits, perSec, Math.min(leftMs, ROUND_MS))
    rounds.push({
      count: pressed.count + sent.count,
      sentCount: sent.count,
      heldCount: sent.heldCount,
      bornePerSec: pressed.perSec,
      faults: [...pressed.faults, ...sent.faults],
    })
    log(
      `soak: ${pressed.perSec.toFixed(0)} a second are borne, ${perSec.toFixed(0)} were due, ${sent.heldCount} held back`,
    )
  }
  return rounds
}

/** As many visits as the machine bears. **Shape**: `perSec` is how many were answered in a second. */
async function press(visits, durationMs) {
  const faults = []
  let count = 0
  const startMs = performance.now()
  const visitor = async () => {
    while (performance.now() - startMs < durationMs) {
      const fault = await someVisit(visits)
      if (fault !== null) faults.push(fault)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, visitor))
  return { count, faults, perSec: count / ((performance.now() - startMs) / 1000) }
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
  let at = Math.random() * sum(visits, ({ share }) => share)
  const { visit } = visits.find(({ share }) => (at -= share) < 0) ?? visits[0]
  return await visit().catch((error) => `lost: ${error.message} ${String(error.cause ?? '')}`)
}

function mean(figures) {
  return sum(figures, (figure) => figure) / figures.length
}

function sum(items, value) {
  return items.reduce((total, item) => total + value(item), 0)
}
