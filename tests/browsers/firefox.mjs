import puppeteer from 'puppeteer-core'

/** Opens the machine's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath, { width, height }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The extended support release has no command to set the page's size.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
  })
  const page = await browser.newPage()
  const complaints = []
  page.on('pageerror', (error) => complain(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  function complain(text) {
    // Firefox applies default-src to prefetching, and simply skips it if blocked.
    if (!/\(default-src\) at \S+\.data/.test(text)) complaints.push(text)
  }
  return {
    name: 'Firefox',
    complaints,
    goto: (url) => page.goto(url),
    evaluate: (code, ...args) => page.evaluate(code, ...args),
    find: async (code, ...args) => (await page.evaluateHandle(code, ...args)).asElement(),
    click: (element) => element.click(),
    async type(element, text) {
      await element.click({ clickCount: 3 })
      await element.type(text)
    },
    key: (name) => page.keyboard.press(name),
    close: () => browser.close(),
  }
}
