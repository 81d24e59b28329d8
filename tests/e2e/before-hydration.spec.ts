import { expect, test, visitWithoutScripts } from './site.ts'

test('the call player and the carousel can be used once their scripts are there', async ({
  page,
}) => {
  const letScriptsArrive = await visitWithoutScripts(page, '/')
  const play = page.getByRole('button', { name: 'Play sample call' })
  await expect(play).toBeDisabled()
  await expect(page.getByRole('slider', { name: 'Position in the call' })).toBeDisabled()
  const card = page.getByRole('button', { name: /^Costs That Feel Good/ })
  await expect(card).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeDisabled()
  await letScriptsArrive()
  await play.click()
  await expect(page.getByRole('button', { name: 'Pause sample call' })).toBeVisible()
  const audio = page.locator('audio')
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0)
  await card.click()
  await expect(card).toHaveAttribute('aria-current', 'true')
})

test('the chat opens before its script is there, and takes a question once it is', async ({
  page,
}) => {
  const letScriptsArrive = await visitWithoutScripts(page, '/')
  const chat = page.getByRole('dialog', { name: 'Chat assistant' })
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(chat).toContainText('One moment')
  await expect(chat.getByRole('link', { name: 'Talk to a person' })).toBeVisible()
  await letScriptsArrive()
  await expect(chat.getByRole('textbox')).toBeFocused()
})

test('a menu that is opened before hydration stays open after it', async ({ page }) => {
  const letScriptsArrive = await visitWithoutScripts(page, '/')
  const law = page.locator('header').getByRole('link', { name: /^Law firms/ })
  await page.getByRole('button', { name: 'Use Cases' }).click()
  await expect(law).toBeVisible()
  await letScriptsArrive()
  await expect(law).toBeVisible()
})

test('the times of a set-up call can be chosen once their script is there', async ({ page }) => {
  const letScriptsArrive = await visitWithoutScripts(page, '/welcome')
  const day = page
    .getByRole('grid')
    .getByRole('button', { name: /\d times? available$/ })
    .first()
  await expect(day).toBeDisabled()
  await letScriptsArrive()
  await expect(day).toBeEnabled()
})
