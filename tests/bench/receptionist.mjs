import { randomInt } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { build } from 'vite'
import { play } from '../../app/receptionist/engine/play.ts'
import { trades } from '../../app/receptionist/engine/trades/trades.ts'
import { anyCall, anySetup, SAID } from '../support/call-inputs.ts'
import { quickestMs } from '../support/cpu-time.ts'
import { findInvented } from '../support/invented.ts'

const ENGINE = 'app/receptionist/engine/play.ts'
const CALL_COUNT = 10_000
const SETUP_COUNT = 5_000
const BATCH_COUNT = 500
const PARALLEL_COUNT = 8
const SHOWN_COUNT = 5

/** How much of the engine a page may load, besides its trade. **Units**: bytes of gzip -9. */
const ENGINE_MAX_BYTES = 22_000
const CALLS_PER_SEC_MIN = 200
const LONGEST_MAX_MS = 50
const LINE_COUNT = 60
const LINE_CHARS = 500

/**
 * Plays generated calls in Node, in workerd and in Chromium and compares the bytes; looks for figures
 * in Ava's replies that nobody gave her; and measures size and speed. `--seed` repeats a run.
 */
export async function measure({ url, browser, options }) {
  const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed)
  const calls = fc.sample(anyCall, { numRuns: CALL_COUNT, seed })
  const { played, perSec } = playAll(calls)
  const texts = played.map((call) => JSON.stringify(call))
  const code = await bundle()
  const [inWorkerd, inChromium] = [await playOver(url, calls), await playIn(browser, code, calls)]
  const setups = fc.sample(anySetup, { numRuns: SETUP_COUNT, seed })
  const broken = setups.filter((setup) => !isPlayable(setup))
  const invented = calls.flatMap((call, at) =>
    findInvented(call, played[at]).map((what) => ({ what, call })),
  )
  const longest = findLongest(seed)
  const bytes = gzipSync(code, { level: 9 }).length
  const differ = (others) => calls.filter((_, at) => others[at] !== texts[at])
  return [
    row(
      'receptionist: engine, gzip',
      `${bytes} B`,
      `${ENGINE_MAX_BYTES} B`,
      bytes <= ENGINE_MAX_BYTES,
    ),
    row(
      'receptionist: calls a second',
      perSec,
      `at least ${CALLS_PER_SEC_MIN}`,
      perSec >= CALLS_PER_SEC_MIN,
    ),
    row(
      'receptionist: slowest call of 60 lines of 500 characters, processor time',
      `${longest.ms} ms`,
      `${LONGEST_MAX_MS} ms`,
      longest.ms <= LONGEST_MAX_MS,
      [longest.text],
    ),
    none(`receptionist: ${CALL_COUNT} calls, workerd differs`, differ(inWorkerd), seed),
    none(`receptionist: ${CALL_COUNT} calls, Chromium differs`, differ(inChromium), seed),
    none(`receptionist: ${CALL_COUNT} calls, figures that nobody gave her`, invented, seed),
    none(`receptionist: ${SETUP_COUNT} set-ups, refused to play`, broken, seed),
  ]
}

function row(what, measured, budget, ok, details = []) {
  return { what, measured: String(measured), budget, ok, details }
}

function none(what, found, seed) {
  const details = [`seed ${seed}`, ...found.slice(0, SHOWN_COUNT).map((one) => JSON.stringify(one))]
  return row(what, found.length, '0', found.length === 0, details)
}

/** Plays the calls in Node and measures how many a second, after some to warm up the compiler. */
function playAll(calls) {
  const once = (call) => play(call, trades[call.setup.trade])
  calls.slice(0, BATCH_COUNT).forEach(once)
  const startMs = performance.now()
  const played = calls.map(once)
  return { played, perSec: Math.round((1000 * calls.length) / (performance.now() - startMs)) }
}

/** The engine as a page loads it: minified, without the table of trades. */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // As a library it would keep its white space.
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENGINE, preserveEntrySignatures: 'strict' },
    },
  })
  return [result].flat()[0].output[0].code
}

/** Plays the calls over HTTP, each as another visitor, because the burst limit counts by network. */
async function playOver(url, calls) {
  const answers = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < calls.length; at = next++) {
      const { setup, lines, now, seed } = calls[at]
      const response = await fetch(`${url}/api/receptionist`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': addressOf(at) },
        body: JSON.stringify({ setup, lines, now, seed }),
      })
      answers[at] = await response.text()
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, work))
  return answers
}

function addressOf(at) {
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
}

async function playIn(browser, code, calls) {
  await using page = await browser.newPage()
  const module = `data:text/javascript,${encodeURIComponent(code)}`
  const answers = []
  for (let first = 0; first < calls.length; first += BATCH_COUNT) {
    const batch = calls.slice(first, first + BATCH_COUNT)
    const inputs = batch.map((call) => [call, trades[call.setup.trade]])
    answers.push(
      ...(await page.evaluate(
        async ([from, pairs]) => {
          const engine = await import(from)
          return pairs.map(([call, trade]) => JSON.stringify(engine.play(call, trade)))
        },
        [module, inputs],
      )),
    )
  }
  return answers
}

/** Whether a whole call can be played with this set-up. */
function isPlayable(setup) {
  const lines = SAID.map((text) => ({ text, by: 'typed' }))
  try {
    const call = play({ setup, lines, now: '2026-11-23T09:12', seed: 7 }, trades[setup.trade])
    return call.turns.length >= lines.length && !/[<>{}]/.test(said(call))
  } catch {
    return false
  }
}

const said = ({ turns }) =>
  turns
    .filter(({ who }) => who === 'receptionist')
    .map(({ text }) => text)
    .join(' ')

/**
 * Of many inputs made to be slow (a few words, over and over), the one that takes longest. A call waits for
 * nothing, so its processor time is how long it takes where nothing else runs; time by the clock would add
 * that of every other process on the machine. **Units**: ms of processor time.
 */
function findLongest(seed) {
  const words = SAID.flatMap((line) => line.split(' '))
  const few = fc.array(fc.constantFrom(...words, ',', '?', '|', '1', 'é'), {
    minLength: 1,
    maxLength: 4,
  })
  const texts = fc.sample(few, { numRuns: BATCH_COUNT, seed }).map((some) => some.join(' '))
  let longest = { ms: 0, text: '' }
  for (const text of [...SAID, ...texts]) {
    const ms = Math.round(callMs(`${text} `.repeat(LINE_CHARS).slice(0, LINE_CHARS)))
    if (ms > longest.ms) longest = { ms, text }
  }
  return longest
}

function callMs(text) {
  const lines = Array.from({ length: LINE_COUNT }, () => ({ text, by: 'typed' }))
  const call = { setup: { trade: 'plumber' }, lines, now: '2026-11-23T09:12', seed: 7 }
  return quickestMs(() => play(call, trades.plumber))
}
