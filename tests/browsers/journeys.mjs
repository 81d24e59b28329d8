import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { serveBuild } from '../support/serve.ts'
import { routes } from '../support/routes.ts'
import { openFirefox } from './firefox.mjs'
import { createVisitor } from './visitor.mjs'
import { openWebKit } from './webkit.mjs'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const PASSWORD = 'correct horse battery'
const { FIREFOX_PATH, WEBKIT_PATH } = process.env

const engines = [
  FIREFOX_PATH && { name: 'Firefox', open: (size) => openFirefox(FIREFOX_PATH, size) },
  WEBKIT_PATH && { name: 'WebKitGTK', open: (size) => openWebKit(WEBKIT_PATH, size) },
].filter(Boolean)

const server = await serveBuild()
after(() => server[Symbol.asyncDispose]())

/** One test in each engine, each with a browser of its own. */
function journey(name, walk, size = DESKTOP) {
  for (const engine of engines) {
    void test(`${engine.name}: ${name}`, async () => {
      const visitor = createVisitor(await engine.open(size), server.origin)
      try {
        await walk(visitor)
        assert.deepEqual(visitor.complaints, [])
      } finally {
        await visitor.leave()
      }
    })
  }
}

journey('every page hydrates without an error', async (visitor) => {
  for (const path of routes) {
    await visitor.open(path)
    await visitor.byRole('heading', '')
  }
})

journey(
  'an owner signs up, books a call, moves it, cancels it and deletes the account',
  async (visitor) => {
    await visitor.open('/auth?mode=signup')
    await visitor.fill('Name (optional)', 'Ada')
    await visitor.fill('Email', `ada-${randomUUID().slice(0, 8)}@example.com`)
    await visitor.fill('Password', PASSWORD)
    await visitor.press('button', 'Sign Up')
    await visitor.isAt('/welcome')

    await pickTime(visitor)
    await visitor.fill('Your name', 'Ada Lovelace')
    await visitor.press('button', 'Book the call')
    await visitor.focuses('Your call is booked')

    await visitor.press('link', 'Move this call')
    await visitor.isAt('/booking/manage')
    await pickTime(visitor)
    await visitor.press('button', 'Move the call')
    await visitor.focuses('We’ve moved your call.')
    await visitor.isIdle()

    await visitor.press('button', 'Cancel this call')
    await visitor.press('button', 'Yes, cancel it')
    await visitor.focuses('Your call has been cancelled')

    await visitor.open('/account')
    await visitor.fill('Current password, to delete your account', PASSWORD)
    await visitor.press('button', 'Delete my account')
    await visitor.reads('Your account has been deleted')
  },
)

/** The first free time of the first free day. */
async function pickTime(visitor) {
  await visitor.byRole('grid', '')
  await visitor.pressMatching('button', 'available$')
  await visitor.pressMatching('button', '^\\d\\d:\\d\\d')
}

journey('a visitor asks the chat, and taps a question that it suggests', async (visitor) => {
  await visitor.open('/')
  await visitor.press('button', 'Open chat')
  await visitor.fill('Your question', 'what does it cost a month?')
  await visitor.key('Enter')
  await visitor.reads('£')
})

journey('a visitor subscribes to the newsletter', async (visitor) => {
  await visitor.open('/blog')
  await visitor.fill('Email address', `ada-${randomUUID().slice(0, 8)}@example.com`)
  await visitor.press('button', 'Subscribe')
  await visitor.reads('Check your inbox to confirm.')
})

journey(
  'a visitor on a phone opens the menu, and goes to an industry page',
  async (visitor) => {
    await visitor.open('/')
    await visitor.press('button', 'Open menu')
    await visitor.press('button', 'Use Cases')
    await visitor.press('link', 'Law firms')
    await visitor.isAt('/use-cases/lawyers')
  },
  PHONE,
)

journey('a visitor finds an article with a typo in the search', async (visitor) => {
  await visitor.open('/blog')
  await visitor.fill('Search articles', 'restaurnt')
  await visitor.byRole('link', 'Restaurant')
})

journey('a visitor takes part in a call as a plumber, to its end', async (visitor) => {
  await visitor.open('/try?trade=plumber')
  await visitor.press('button', 'Start the call')
  for (const line of [
    'A boiler service tomorrow at 3, please',
    'Dave Hughes, 07700 900123',
    'yes',
    'LS6 1AB',
    'yes please',
    'no thanks, bye',
  ]) {
    await visitor.fillBox(line)
    await visitor.key('Enter')
  }
  await visitor.reads('This is what you would get')
})

journey('a visitor corrects a price, and replays the call with it', async (visitor) => {
  await visitor.open('/try?trade=plumber')
  await visitor.press('button', 'Start the call')
  await visitor.fillBox('How much is a boiler service?')
  await visitor.key('Enter')
  await visitor.press('button', 'That’s wrong: A boiler service is £90')
  await visitor.reads('This comes from your price list.')
  await visitor.fill('Price £', '5')
  await visitor.press('button', 'Save and replay the call')
  await visitor.reads('Replayed: 1 turn changed')
  await visitor.press('button', 'Undo')
  await visitor.reads('A boiler service is £90')
})
