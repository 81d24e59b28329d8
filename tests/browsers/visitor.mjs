import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

const require = createRequire(import.meta.url)
const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const WAIT_LIMIT_MS = 20_000
const POLL_MS = 100

/**
 * A visitor in one browser, who finds things by the role and name that a screen reader is given.
 *
 * **Shape**: `engine` is what firefox.mjs or webkit.mjs opens.
 */
export function createVisitor(engine, origin) {
  async function until(what, find) {
    const deadlineMs = Date.now() + WAIT_LIMIT_MS
    for (;;) {
      const found = await find()
      if (found) return found
      if (Date.now() > deadlineMs) {
        const seen = await engine.evaluate(() => `${location.href}\n${document.body.innerText}`)
        throw new Error(`${engine.name} never found ${what} at ${seen}`)
      }
      await wait(POLL_MS)
    }
  }

  async function query(find, ...args) {
    if (await engine.evaluate(() => typeof TestingLibraryDom === 'undefined')) {
      await engine.evaluate(QUERIES)
    }
    return await engine.find(find, ...args)
  }

  /** Finds an element by role and the beginning of its name. */
  const byRole = (role, name) => until(`the ${role} "${name}"`, () => query(findByRole, role, name))

  return {
    byRole,
    /** Opens a page and waits until it is hydrated. */
    async open(path) {
      await engine.goto(origin + path)
      await until(`${path} to hydrate`, () =>
        engine.evaluate(() => 'hydrated' in document.documentElement.dataset),
      )
    },
    async press(role, name) {
      await engine.click(await byRole(role, name))
    },
    /** Presses the first of this role whose name matches the pattern. */
    async pressMatching(role, pattern) {
      const find = () => query(findMatching, role, pattern)
      await engine.click(await until(`a ${role} like ${pattern}`, find))
    },
    async fill(label, text) {
      await engine.type(await until(label, () => query(findField, label)), text)
    },
    /** Types into the only text box of the page's main part. */
    async fillBox(text) {
      await engine.type(await until('the box', () => query(findBox)), text)
    },
    async key(name) {
      await engine.key(name)
    },
    async reads(text) {
      await until(`the words "${text}"`, () => engine.evaluate(showsText, text))
    },
    /** Waits until no form is being submitted: the response may still close a dialog. */
    async isIdle() {
      const isIdle = () => document.querySelector('[aria-busy="true"]') === null
      await until('the form', () => engine.evaluate(isIdle))
    },
    async isAt(path) {
      await until(path, async () => (await engine.evaluate(() => location.pathname)) === path)
    },
    async focuses(text) {
      await until(`the focus on "${text}"`, () => engine.evaluate(hasFocus, text))
    },
    complaints: engine.complaints,
    async leave() {
      await engine.close()
    },
  }
}

// The functions below run in the page.

function findByRole(role, name) {
  const starts = (text) => text.trim().startsWith(name)
  const found = TestingLibraryDom.queryAllByRole(document.body, role, { name: starts })
  return found.find((one) => !one.disabled) ?? null
}

function findMatching(role, pattern) {
  const found = TestingLibraryDom.queryAllByRole(document.body, role, { name: new RegExp(pattern) })
  return found.find((one) => !one.disabled) ?? null
}

function findField(label) {
  return TestingLibraryDom.queryAllByLabelText(document.body, label)[0] ?? null
}

function findBox() {
  return TestingLibraryDom.queryAllByRole(document.querySelector('main'), 'textbox')[0] ?? null
}

function showsText(text) {
  return document.body.innerText.includes(text)
}

function hasFocus(text) {
  return (
    document.activeElement !== document.body && document.activeElement?.textContent.includes(text)
  )
}
