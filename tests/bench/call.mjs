/** The longest time from a press to the painted words, on a processor four times slower. */
const FIRST_WORD_MAX_MS = 300
const REPLY_MAX_MS = 150
const SLOWER = 4

const REPLY_COUNT = 8
const PAUSE_MS = 1500

/**
 * Measures the replies of a call on `/try`: the processor time of the page's thread, times four. A
 * clock would also count what else the machine does.
 */
export async function measure({ browser, url }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${url}/try`, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const firstMs = await press(page, devtools, '[name=do][value=start]')
    const repliesMs = []
    for (let i = 0; i < REPLY_COUNT; i++) {
      // Roughly how long a visitor takes to read the reply.
      await page.waitForTimeout(PAUSE_MS)
      repliesMs.push(await press(page, devtools, '[name=suggested]'))
    }
    return [
      result('first word of a call', firstMs, FIRST_WORD_MAX_MS),
      result('slowest reply of a call', Math.max(...repliesMs), REPLY_MAX_MS),
    ]
  } finally {
    await page.close()
  }
}

async function press(page, devtools, selector) {
  const before = await taskMs(devtools)
  await page.evaluate(async (first) => {
    document.querySelector(first).click()
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  }, selector)
  return (await taskMs(devtools)) - before
}

async function taskMs(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

function result(what, ms, budgetMs) {
  const slowerMs = Math.round(ms * SLOWER)
  return {
    what: `${what}, processor time at ${SLOWER}x`,
    measured: `${slowerMs} ms`,
    budget: `${budgetMs} ms`,
    ok: slowerMs <= budgetMs,
    details: [],
  }
}
