import { violations } from '../support/axe.ts'
import { openChat, panelOf, test } from './chat.ts'
import { expect, hydrated, visit } from './site.ts'

test('a question is answered from the site, with sources that keep the panel open', async ({
  page,
}) => {
  // This page has a section on the chat too, which the button must not lead to.
  const { dialog, box, log } = await openChat(page, '/privacy')
  await expect(log).toContainText('AI assistant')
  await expect(log.getByRole('link', { name: 'sign up for free' })).toHaveAttribute('href', '/auth')
  await box.fill('How much is Pro, and what happens after 80 calls?')
  await box.press('Enter')
  await expect(log).toContainText('£1.00')
  await expect(log).toContainText('£50')
  await expect(dialog).toContainText('Answers come from the pages of this site.')
  await expect(box).toBeFocused()

  await log.getByRole('list', { name: 'Read more' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/(#|use-cases|contact|blog)/)
  // The new page takes the focus after the address has changed, and would take it from the next link.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(dialog).toBeVisible()
  // By keyboard: the panel may lie over it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter')
  await expect(page).toHaveURL('/blog')
  await expect(log).toContainText('£1.00')
})

test('blank questions are ignored, Shift+Enter adds a line, and too long a text shows an error', async ({
  page,
}) => {
  const { dialog, box, log, send } = await openChat(page)
  await expect(send).toBeDisabled()
  await box.fill('  \n ')
  await box.press('Enter')
  await expect(send).toBeDisabled()
  await box.fill('one')
  await box.press('Shift+Enter')
  await box.pressSequentially('two')
  await expect(box).toHaveValue('one\ntwo')
  // Chooses a word in an input method, such as a Japanese one.
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(box).toHaveValue('one\ntwo')
  await box.fill('a'.repeat(2001))
  await expect(dialog.getByRole('alert')).toContainText('by 1 character')
  await expect(send).toBeDisabled()
  await box.press('Enter')
  await expect(box).toHaveValue('a'.repeat(2001))
  await expect(log).not.toContainText('aaaa')
  await box.fill('a'.repeat(2000))
  await expect(send).toBeEnabled()
})

test('three suggested questions fit the page, and one tap asks', async ({ page }) => {
  const { dialog, log } = await openChat(page, '/use-cases/lawyers')
  const suggested = dialog.getByRole('list', { name: 'Suggested questions' })
  await expect(suggested.getByRole('button')).toHaveCount(3)
  const first = suggested.getByRole('button', { name: /law firms/ })
  const question = await first.innerText()
  await first.click()
  await expect(log).toContainText(question)
  await expect(dialog.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  // Now the suggestions come from the answer, and are read with it.
  await expect(first).toHaveCount(0)
  await expect(
    log.getByRole('list', { name: 'Suggested questions' }).getByRole('button'),
  ).toHaveCount(3)
})

test('an unclear question gets suggestions, one tap asks, and the panel has no accessibility faults before and after', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { dialog, box, log } = await openChat(page)
  expect(await violations(page)).toEqual([])
  await box.fill('is it working with my wife calendar of jobs')
  await box.press('Enter')
  await expect(log).toContainText('Did you mean one of these?')
  const suggested = log.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggested).toHaveCount(3)
  const question = await suggested.first().innerText()
  await suggested.first().press('Enter')
  await expect(log).toContainText(`You: ${question}`)
  await expect(dialog.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})

test('the conversation and what is being typed survive a reload, and are passed on to a person only if the visitor ticks the box', async ({
  page,
}) => {
  const { box, dialog, log, open } = await openChat(page)
  await box.fill('Is there a contract?')
  await box.press('Enter')
  await expect(log).toContainText('no long-term contracts')
  await box.fill('half a quest')
  await page.reload()
  await hydrated(page)
  await open.click()
  await expect(log).toContainText('no long-term contracts')
  await expect(box).toHaveValue('half a quest')

  const mail = dialog.getByRole('link', { name: 'Email us' })
  await expect(mail).toHaveAttribute('href', 'mailto:hello@larkline.example')
  await dialog.getByRole('checkbox', { name: 'Include this conversation' }).check()
  await expect(mail).toHaveAttribute('href', /body=I%20asked%3A%20Is%20there%20a%20contract%3F/)
  await dialog.getByRole('link', { name: 'Book a call' }).click()
  await expect(page).toHaveURL('/welcome')
  await expect(page.locator('textarea[name=note]')).toHaveValue(/^I asked: Is there a contract\?/)
})

test('clearing the conversation deletes it, even on a missing page', async ({
  page,
  complaints,
}) => {
  const { dialog, box, log, open } = await openChat(page, '/nowhere')
  await box.fill('Is there a contract?')
  await box.press('Enter')
  await expect(log).toContainText('no long-term contracts')
  await dialog.getByRole('button', { name: 'Clear chat' }).click()
  await expect(log).not.toContainText('contract')
  await visit(page, '/contact')
  await open.click()
  await expect(log).toContainText('Hello!')
  await expect(log).not.toContainText('contract')
  complaints.length = 0
})

test('the chat works when the browser’s storage is corrupt or blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const reply = { role: 'assistant', id: 1, text: 'x' }
    const ending = { kind: 'done' }
    const whole = { ...reply, topic: 'a', ending, sources: [], suggestions: [] }
    const turns = [null, 7, reply, { role: 'user', id: 'a' }, { ...whole, instead: { a: 1 } }]
    sessionStorage.setItem('chat.conversation', JSON.stringify({ turns, draft: {} }))
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const { box, log } = await openChat(page)
  await box.fill('Is there a contract?')
  await box.press('Enter')
  await expect(log).toContainText('no long-term contracts')
})

test('Ask Ava about this opens the chat with the question filled in, unsent', async ({ page }) => {
  const { dialog, box, log, close } = panelOf(page)
  await visit(page, '/use-cases/lawyers')
  const link = page.getByRole('link', { name: 'Ask Ava about this' })
  await page.route('**/*.data*', (route) => route.abort())
  await link.click()
  await expect(page).toHaveURL(/\/use-cases\/lawyers\?ask=/)
  await expect(box).toHaveValue(/^Does Ava ask who is on the other side/)
  await expect(box).toBeFocused()
  await expect(dialog.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await visit(page, `/blog?ask=${encodeURIComponent('<b>'.repeat(200))}`)
  await expect(box).toHaveValue('<b>'.repeat(200).slice(0, 200))
  await box.fill('Is there a contract?')
  await box.press('Enter')
  await expect(log).toContainText('no long-term contracts')
  await page.reload()
  await hydrated(page)
  await expect(dialog).toBeHidden()
})

test('a chat whose code cannot be loaded says so and links to a person', async ({
  page,
  complaints,
}) => {
  const { dialog, box, open } = panelOf(page)
  await page.route('**/assets/panel-*.js', (route) => route.abort())
  await visit(page, '/contact')
  await open.press('Enter')
  await expect(dialog).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveText('We couldn’t load the chat.')
  await expect(dialog.getByRole('link', { name: 'Talk to a person' })).toBeVisible()
  await page.unroute('**/assets/panel-*.js')
  await dialog.getByRole('button', { name: 'Reload the page' }).click()
  await open.click()
  await expect(box).toBeVisible()
  complaints.length = 0
})

test('the counts contain no words of the conversation, but after “Not helpful” the visitor may let us keep the question', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    window.addEventListener('product-event', (event) =>
      events.push((event as CustomEvent<unknown>).detail),
    )
  })
  const { box, dialog } = await openChat(page)
  await box.fill('Is there a contract?')
  await box.press('Enter')
  const up = dialog.getByRole('button', { name: 'Helpful', exact: true })
  await up.click()
  await expect(up).toHaveAttribute('aria-pressed', 'true')
  await up.click()
  await expect(up).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => (window as unknown as { events: unknown }).events)).toEqual([
    { name: 'chat_opened' },
    { name: 'question_asked' },
    { name: 'feedback_given', rating: 'up' },
  ])

  await dialog.getByRole('button', { name: 'Not helpful' }).click()
  const sent = page.waitForRequest('**/api/chat/rating')
  const keep = dialog.getByRole('checkbox', { name: 'You may keep this question' })
  await keep.focus()
  await keep.press('Space')
  expect((await sent).postDataJSON()).toEqual({
    topic: 'contract',
    question: 'Is there a contract?',
  })
  await expect(dialog).toContainText('delete it after 30 days')
  await expect(keep).toBeFocused()
})
