import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags } from '../../scripts/browser.mjs'

/**
 * Runs Lighthouse with its stock settings (a mobile phone on slow 4G) in a fresh browser.
 *
 * **Errors**: a page that Lighthouse could not load or measure.
 */
export async function runLighthouse({ address, chromePath, flags = {} }) {
  // The edge's certificate is self-signed.
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...browserFlags]
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, ...flags })
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    chrome.kill()
  }
}
