import type { Locator, Page } from 'playwright/test'
import { begin, end, say, words, type UpstreamCall } from '../support/fake-upstream.ts'
import { expect, pageTest as test } from './model-site.ts'
import { visit } from './site.ts'

const EMPTY = "Sorry, I couldn't get a response. Please try again."
const CONNECTION = 'Sorry, there was an error connecting to the AI. Please try again later.'

async function openChat(page: Page) {
  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chat assistant' })
  const box = dialog.getByRole('textbox')
  await expect(box).toBeFocused()
  return {
    dialog,
    box,
    log: dialog.getByRole('log'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    ask: async (question: string) => {
      await box.fill(question)
      await box.press('Enter')
    },
  }
}

/** The texts that a screen reader hears from the log from now on, one for each change. */
function listen(log: Locator) {
  return log.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const parent = target instanceof Element ? target : target.parentElement
        if (parent?.closest('[aria-live="off"]')) continue
        for (const node of addedNodes) {
          const isQuiet = node instanceof Element && node.matches('[aria-live="off"]')
          if (!isQuiet && node.textContent) texts.push(node.textContent)
        }
      }
    }).observe(element, { childList: true, subtree: true, characterData: true })
    return texts
  })
}

/** Counts in `window.moves` how often the focus moves: each move drops what is being spoken. */
async function countFocusMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counter = Object.assign(window, { moves: 0 })
    document.addEventListener('focusin', () => (counter.moves += 1))
    document.addEventListener('focusout', () => (counter.moves += 1))
  })
}

/** A reply that a test writes itself, piece by piece. */
function held() {
  let came = (_call: UpstreamCall) => {}
  const call = new Promise<UpstreamCall>((resolve) => (came = resolve))
  return {
    call,
    reply: (upstreamCall: UpstreamCall) => {
      begin(upstreamCall)
      came(upstreamCall)
    },
  }
}

test('while the model writes, the box is disabled, and each reply is announced once, with its suggestions', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('How long?', reply)
  const { dialog, box, log, button, ask } = await openChat(page)
  await expect(dialog).toContainText('Answers are AI-generated and may be wrong.')
  const spoken = await listen(log)
  await countFocusMoves(page)

  await ask('How long?')
  await expect(box).not.toBeEditable()
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('placeholder', 'Waiting for response...')
  await expect(button('Send')).toBeDisabled()
  say(await call, 'Setting up takes ')
  await expect(dialog).toContainText('Setting up takes')
  await expect(log).not.toContainText('Setting up takes')
  say(await call, '**minutes**.')
  end(await call)
  await expect(log).toContainText('Setting up takes minutes.')
  await expect(box).toBeFocused()
  await expect(button('Helpful')).toBeVisible()
  expect(await spoken.jsonValue()).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { moves: number }).moves)).toBe(0)

  await page.route('**/api/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [
        'event: delta\ndata: {"text":"Did you mean one of these?"}',
        'event: suggest\ndata: {"questions":["How much is Pro?","Is there a contract?"]}',
        'event: done\ndata: {}',
        '',
      ].join('\n\n'),
    }),
  )
  await ask('Well?')
  await expect(button('Helpful')).toHaveCount(2)
  const texts = await spoken.jsonValue()
  expect(texts).toHaveLength(2)
  expect(texts[1]).toContain('How much is Pro?')
})

test('the model is sent the last five messages, without failed replies', async ({
  page,
  upstream,
}) => {
  const { box, log, ask } = await openChat(page)
  for (let number = 1; number <= 4; number += 1) {
    upstream.when(`question ${number}`, number === 2 ? broken : words(`answer ${number}`))
    await ask(`question ${number}`)
    await expect(log).toContainText(number === 2 ? CONNECTION : `answer ${number}`)
    await expect(box).toBeFocused()
  }
  const [call] = upstream.calls('question 4')
  expect(call?.body.messages.slice(2).map(({ content }) => content)).toEqual([
    'answer 1',
    'question 2',
    'question 3',
    'answer 3',
    'question 4',
  ])
})

test('a reply that breaks off, is empty or fails shows its error, what there is of it, and Try again', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('Half?', reply)
  const { dialog, log, button, ask } = await openChat(page)
  await ask('Half?')
  say(await call, 'Half of an answer')
  await expect(dialog).toContainText('Half of an answer')
  ;(await call).response.destroy()
  await expect(dialog.getByRole('alert')).toHaveText(CONNECTION)
  await expect(log).toContainText('Half of an answer')
  upstream.when('Half?', words('A whole one.'))
  await button('Try again').click()
  await expect(log).toContainText('A whole one.')

  upstream.when('Nothing?', words(''))
  await ask('Nothing?')
  await expect(dialog.getByRole('alert')).toHaveText(EMPTY)
  upstream.when('Nothing?', broken)
  await button('Try again').click()
  await expect(dialog.getByRole('alert')).toHaveText(CONNECTION)
  await expect(log).not.toContainText(EMPTY)
  upstream.when('Nothing?', words('Something.'))
  await button('Try again').click()
  await expect(log).toContainText('Something.')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(upstream.calls('Nothing?')).toHaveLength(3)

  // Where the site has an answer of its own, that appears beside the error.
  upstream.when('Is there a contract?', broken)
  await ask('Is there a contract?')
  await expect(dialog.getByRole('alert')).toHaveText(CONNECTION)
  await expect(log).toContainText('What this site says:')
  await expect(log).toContainText('There are no long-term contracts.')
})

const faults = [
  ['a dead network', 'abort', CONNECTION],
  ['an answer that is no stream', { contentType: 'text/html', body: '<h1>Hi</h1>' }, CONNECTION],
  ['a stream that cannot be read', { body: 'event: delta\ndata: {"text":\n\n' }, CONNECTION],
  ['an event without its text', { body: 'event: delta\ndata: {"txt":"a"}\n\n' }, CONNECTION],
  ['a stream without an end', { body: 'event: delta\ndata: {"text":"a"}\n\n' }, CONNECTION],
  ['an end without a word', { body: 'event: done\ndata: {}\n\n' }, EMPTY],
  ['an error that says empty', { body: 'event: error\ndata: {"code":"empty"}\n\n' }, EMPTY],
  ['an error of any other code', { body: 'event: error\ndata: {"code":"busy"}\n\n' }, CONNECTION],
  ['a refusal', { status: 503, contentType: 'text/plain', body: 'no' }, CONNECTION],
] as const

test('each fault of the network and of the stream shows the sentence for it', async ({
  page,
  complaints,
}) => {
  const { dialog, box, button, ask } = await openChat(page)
  for (const [what, answer, sentence] of faults) {
    await page.route('**/api/chat', (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'text/event-stream', ...answer }),
    )
    await ask('Hello?')
    await expect(dialog.getByRole('alert'), what).toHaveText(sentence)
    await expect(box, what).toBeFocused()
    await page.unroute('**/api/chat')
    await button('Clear chat').click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  }
  complaints.length = 0
})

test('a connection that goes silent ends in the error', async ({ page, complaints }) => {
  const { dialog, ask } = await openChat(page)
  await page.clock.install()
  await page.route('**/api/chat', () => new Promise(() => {}))
  await ask('Hello?')
  await expect(dialog.getByRole('img', { name: 'Ava is answering' })).toBeVisible()
  await page.clock.runFor(15_500)
  await expect(dialog.getByRole('alert')).toHaveText(CONNECTION)
  complaints.length = 0
})

test('over the limit a message counts down, and then the question can be asked again', async ({
  page,
  complaints,
}) => {
  const { dialog, box, log, button, ask } = await openChat(page)
  await page.clock.install()
  // `install` alone leaves the clock running, and a slow machine would miss the seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  let isOver = false
  await page.route('**/api/chat', (route) =>
    isOver
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { error: {} } }),
  )
  await ask('Again?')
  await expect(dialog.getByRole('alert')).toContainText('too many questions from your network')
  await expect(dialog.getByRole('timer')).toHaveText('You can ask another in 3 seconds.')
  await page.clock.runFor(2000)
  await expect(dialog.getByRole('timer')).toHaveText('You can ask another in 1 second.')
  await expect(button('Try again')).toBeDisabled()
  await box.fill('Another one')
  await expect(button('Send')).toBeDisabled()
  isOver = true
  await page.clock.runFor(1000)
  await expect(dialog.getByRole('timer')).toHaveText('You can ask another question now.')
  await expect(button('Send')).toBeEnabled()
  await button('Try again').click()
  await expect(log).toContainText('A reply from the model.')
  await expect(box).toHaveValue('Another one')
  complaints.length = 0
})

test('Stop ends the request and keeps the text, the question can be asked again, and a reply cut short goes on', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('A long story?', reply)
  const { dialog, box, log, button, ask } = await openChat(page)
  await ask('A long story?')
  say(await call, 'Once upon a time')
  await expect(dialog).toContainText('Once upon a time')
  await button('Stop').click()
  await (
    await call
  ).hungUp
  await expect(log).toContainText('Once upon a time')
  await expect(log).toContainText('You stopped this answer here.')
  await expect(box).toBeFocused()
  upstream.when('A long story?', words('The end.'))
  await button('Try again').click()
  await expect(log).toContainText('The end.')

  upstream.when('Everything?', words('First this. Then th', { finish: 'length' }))
  upstream.when('Continue', words('Then that.'))
  await ask('Everything?')
  await expect(log).toContainText('First this.')
  await button('Continue').click()
  await expect(log).toContainText('Then that.')
  await expect(button('Continue')).toHaveCount(0)
})

test('markup and hostile links in a reply are shown as text, and copying one leaves out its Markdown', async ({
  page,
  context,
  upstream,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hostile = [
    '<img src=x onerror="document.title=1"> <script>document.title=1</script>',
    '[a](javascript:document.title=1) [b](data:text/html,x) [c](//evil.example) [d](http://evil.example)',
    '[Prices](/#pricing) and [docs](https://example.com/a)',
  ].join('\n\n')
  upstream.when('Hack?', words(hostile))
  const { log, button, ask } = await openChat(page)
  await ask('Hack?')
  const reply = log.locator(':scope > *').last()
  await expect(reply).toContainText('<img src=x onerror="document.title=1">')
  await expect(reply).toContainText('[a](javascript:document.title=1)')
  await expect(reply.getByRole('link')).toHaveText(['Prices', 'docs (example.com)'])
  await expect(reply.getByRole('link', { name: 'docs' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  await expect(reply.locator('img, script')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')

  upstream.when('Bold?', words('Pro is **£50**.'))
  await ask('Bold?')
  await expect(button('Copy')).toHaveCount(2)
  await button('Copy').last().click()
  await expect(button('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Pro is £50.')
})

test('a reader who has scrolled up stays there and sees a button; a reader at the end follows', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('Start', words('A line.\n'.repeat(60)))
  upstream.when('More', reply)
  const { dialog, box, button, ask } = await openChat(page)
  const view = dialog.getByRole('group', { name: 'Conversation' })
  const gap = () => view.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  await ask('Start')
  await expect(button('Helpful')).toBeVisible()
  await expect.poll(gap).toBeLessThan(2)

  await ask('More')
  await expect.poll(gap).toBeLessThan(2)
  await view.evaluate((box) => (box.scrollTop = 40))
  say(await call, 'Some more. ')
  await button('New messages').waitFor()
  expect(await view.evaluate((box) => box.scrollTop)).toBe(40)
  await button('New messages').click()
  await expect.poll(gap).toBeLessThan(2)
  say(await call, 'And more.\n\n'.repeat(20))
  await expect(dialog).toContainText('And more.')
  await expect.poll(gap).toBeLessThan(2)
  await expect(button('New messages')).toHaveCount(0)
  end(await call)
  await expect(box).toBeFocused()
  await expect.poll(gap).toBeLessThan(2)
})

test('a reply goes on being written while its reader moves to another page', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('Slowly?', reply)
  const { dialog, log, ask } = await openChat(page)
  await ask('Slowly?')
  say(await call, 'One, ')
  // By keyboard: the panel may lie over it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter')
  await expect(page).toHaveURL('/blog')
  say(await call, 'two.')
  end(await call)
  await expect(dialog).toBeVisible()
  await expect(log).toContainText('One, two.')
})

test('a reply that a reload cuts short counts as stopped, not as failed', async ({
  page,
  upstream,
}) => {
  const { call, reply } = held()
  upstream.when('How long?', reply)
  const { dialog, log, ask } = await openChat(page)
  await ask('How long?')
  say(await call, 'It takes')
  await expect(dialog).toContainText('It takes')
  await page.reload()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(log).toContainText('You stopped this answer here.')
  await expect(dialog).not.toContainText(CONNECTION)
})

function broken({ response }: UpstreamCall): void {
  response.writeHead(500).end()
}
