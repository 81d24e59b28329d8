import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from '../support/serve.ts'

const START_LIMIT_MS = 30_000
const POLL_MS = 100

/** Opens WebKitGTK's MiniBrowser, driven by its WebDriver, on a display that nobody sees. */
export async function openWebKit(binary, { width, height }) {
  const port = await freePort()
  const service = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // In a process group of its own, so that a signal reaches all of it: xvfb-run does not forward any.
    detached: true,
  })
  const server = `http://127.0.0.1:${port}`
  await answers(server)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width, height })
  return {
    name: 'WebKitGTK',
    // WebDriver has no access to the console. A page that fails there does not hydrate or answer.
    complaints: [],
    goto: (url) => driver.get(url),
    evaluate: (code, ...args) => driver.executeScript(code, ...args),
    find: (code, ...args) => driver.executeScript(code, ...args),
    async click(element) {
      // WebDriver clicks where the element was: the page may still be scrolling.
      await driver.executeAsyncScript(whenStill, element)
      await element.click()
    },
    async type(element, text) {
      await element.clear()
      await element.sendKeys(text)
    },
    key: (name) => driver.actions().sendKeys(Key[name.toUpperCase()]).perform(),
    async close() {
      await driver.quit()
      process.kill(-Number(service.pid))
    },
  }
}

async function answers(server) {
  const deadlineMs = Date.now() + START_LIMIT_MS
  while (Date.now() < deadlineMs) {
    const isUp = await fetch(`${server}/status`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(POLL_MS)
  }
  throw new Error('WebKitWebDriver did not start')
}

/** Brings an element to the middle and calls back once it stands still. Runs in the page. */
function whenStill(element, done) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let lastTop = NaN
  const look = () => {
    const { top } = element.getBoundingClientRect()
    if (top === lastTop) return done()
    lastTop = top
    setTimeout(look, 100)
  }
  look()
}
