import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright'
import { browserFlags } from '../../scripts/browser.mjs'

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

/**
 * Runs Lighthouse's mid-range phone on slow 4G, simulated, in a fresh browser: how much slower than
 * this machine it is goes by how fast the machine is just then (decision 43).
 *
 * **Errors**: a page that Lighthouse could not load or measure.
 */
export async function runLighthouse({ address, chromePath, onlyCategories }) {
  for (let attempt = 1; ; attempt++) {
    const report = await runOnce({ address, chromePath, onlyCategories })
    const { runtimeError, categories } = report
    const isWhole = Object.values(categories).every(({ score }) => score !== null)
    if (!runtimeError && isWhole) return report
    if (attempt < ATTEMPT_COUNT) continue
    throw new Error(`${address}: ${runtimeError?.message ?? 'a category has no score'}`)
  }
}

async function runOnce({ address, chromePath, onlyCategories }) {
  // That of the edge on this machine is signed by nobody.
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browserFlags]
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const throttling = { cpuSlowdownMultiplier: await phoneSlowdown(chrome.port) }
    return (await lighthouse(address, { port: chrome.port, onlyCategories, throttling })).lhr
  } finally {
    chrome.kill()
  }
}

async function phoneSlowdown(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await browser.newPage()
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
    await page.close()
    return (SUPPOSED.cpuSlowdownMultiplier * index) / SUPPOSED.index
  } finally {
    await browser.close()
  }
}
