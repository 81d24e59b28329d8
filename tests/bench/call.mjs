/** The longest time from a press to the painted words, on a processor four times slower. */
const FIRST_WORD_MAX_MS = 300
const REPLY_MAX_MS = 150
const SLOWER = 4

const REPLY_COUNT = 8
const PAUSE_MS = 1500

/**
 * Measures the replies of a call on `/try`: the time from a press until the words are painted, with the
 * processor slowed by Chromium. That slows the page's own thread, and not the one that plays the call.
 */
export async function measure({ browser, url }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${url}/try`, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const firstMs = await press(page, '[name=do][value=start]')
    const repliesMs = []
    for (let i = 0; i < REPLY_COUNT; i++) {
      // Roughly how long a visitor takes to read the reply.
      await page.waitForTimeout(PAUSE_MS)
      repliesMs.push(await press(page, '[name=suggested]'))
    }
    return [
      result('first word of a call', firstMs, FIRST_WORD_MAX_MS),
      result('slowest reply of a call', Math.max(...repliesMs), REPLY_MAX_MS),
    ]
  } finally {
    await page.close()
  }
}

async function press(page, selector) {
  return await page.evaluate(async (button) => {
    const before = document.getElementById('latest')
    const replied = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.getElementById('latest') !== before) resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    const startedMs = performance.now()
    document.querySelector(button).click()
    await replied
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return performance.now() - startedMs
  }, selector)
}

function result(what, ms, budgetMs) {
  return {
    what: `${what}, at ${SLOWER}x`,
    measured: `${Math.round(ms)} ms`,
    budget: `${budgetMs} ms`,
    ok: ms <= budgetMs,
    details: [],
  }
}
