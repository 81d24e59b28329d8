import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags } from '../../scripts/browser.mjs'

/** On a busy machine the trace of a page load is lost now and then; a page at fault fails again. */
const ATTEMPT_COUNT = 3

/**
 * Runs Lighthouse, as it comes (a mid-range phone on slow 4G, simulated), in a fresh browser.
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
    return (await lighthouse(address, { port: chrome.port, onlyCategories })).lhr
  } finally {
    chrome.kill()
  }
}
