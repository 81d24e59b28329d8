import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright'
import { browserFlags } from '../../scripts/browser.mjs'
import { watchStolen } from './cpu.mjs'

/** On a busy machine the trace of a page load is lost now and then; a page at fault fails again. */
const ATTEMPT_COUNT = 3

/**
 * The machine of which a mid-range phone has a quarter of the speed: the middle of the range that
 * Lighthouse gives for it.
 *
 * **Units**: Lighthouse's index of a machine's speed.
 * **Source**: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SUPPOSED = { index: 1750, cpuSlowdownMultiplier: 4 }

/** What the index may change by in the course of a run: it stalls at times, before the run as in it. */
const INDEX_CHANGE_MAX_SHARE = 0.25

/** With more of the machine's time given to its host's other guests, it is them that are measured. */
const STOLEN_MAX_SHARE = 0.2

/** How often a machine that is not its own is looked at again, and how many times. */
const LOOK_MS = 5000
const LOOK_COUNT = 12

/**
 * Runs Lighthouse's mid-range phone on slow 4G, simulated, in a fresh browser: how much slower than
 * this machine it is goes by how fast the machine is just then (decision 43). It waits, for a minute at
 * most, until the machine has its processors for itself, and repeats a run in which it lost them or
 * stalled, up to three times in all (decision 46).
 *
 * **Errors**: a page that Lighthouse could not load or measure.
 */
export async function runLighthouse({ address, chromePath, onlyCategories }) {
  for (let attempt = 1; ; attempt++) {
    const { index, report, stolenShare } = await runOnce({ address, chromePath, onlyCategories })
    const { runtimeError, categories, environment } = report
    const isWhole = Object.values(categories).every(({ score }) => score !== null)
    const isSteady = Math.abs(environment.benchmarkIndex / index - 1) <= INDEX_CHANGE_MAX_SHARE
    const isOwn = stolenShare <= STOLEN_MAX_SHARE
    const isLast = attempt === ATTEMPT_COUNT
    if (!runtimeError && isWhole && ((isSteady && isOwn) || isLast)) return report
    if (!isLast) continue
    throw new Error(`${address}: ${runtimeError?.message ?? 'a category has no score'}`)
  }
}

async function runOnce({ address, chromePath, onlyCategories }) {
  // That of the edge on this machine is signed by nobody.
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browserFlags]
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const index = await ownIndex(chrome.port)
    const cpuSlowdownMultiplier = (SUPPOSED.cpuSlowdownMultiplier * index) / SUPPOSED.index
    const flags = { port: chrome.port, onlyCategories, throttling: { cpuSlowdownMultiplier } }
    const stolen = watchStolen()
    const { lhr } = await lighthouse(address, flags)
    return { index, report: lhr, stolenShare: stolen() }
  } finally {
    chrome.kill()
  }
}

async function ownIndex(port) {
  for (let look = 1; ; look += 1) {
    const stolen = watchStolen()
    const index = await indexOf(port)
    if (stolen() <= STOLEN_MAX_SHARE || look === LOOK_COUNT) return index
    await wait(LOOK_MS)
  }
}

async function indexOf(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await browser.newPage()
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
    await page.close()
    return index
  } finally {
    await browser.close()
  }
}
