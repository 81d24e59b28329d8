import type { Page } from 'playwright/test'
import { useKeyboard } from '../support/keyboard.ts'
import { expect, PASSWORD, createAccount, someEmail, test } from './accounts.ts'
import { hydrated, visit } from './site.ts'

type Keyboard = Awaited<ReturnType<typeof useKeyboard>>

/** Chooses a time some days on. */
async function chooseTime(page: Page, keyboard: Keyboard, dayCount: number) {
  const grid = page.getByRole('grid')
  await keyboard.goTo(grid.locator('button[tabindex="0"]'))
  const focused = page.locator(':focus')
  for (let day = 0; day < dayCount; day += 1) await keyboard.press('ArrowRight')
  while (/no times/.test((await focused.getAttribute('aria-label')) ?? '')) {
    await keyboard.press('ArrowRight')
  }
  await keyboard.press('Enter')
  await keyboard.goTo(page.getByRole('button', { name: /^\d\d:\d\d/ }).first())
  await keyboard.press('Enter')
}

test('by keyboard alone, a visitor signs up from the home page', async ({ page, complaints }) => {
  const keyboard = await useKeyboard(page)
  await visit(page, '/')
  await keyboard.goTo(page.getByRole('banner').getByRole('link', { name: 'Start for free' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keyboard.goTo(page.getByRole('textbox', { name: 'Email', exact: true }))
  await keyboard.type(someEmail())
  await keyboard.goTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type('short')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('at least 8 characters')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Half an hour/ })).toBeFocused()
  keyboard.end()
  // The browser logs refused requests as errors.
  complaints.length = 0
})

test('by keyboard alone, a call is booked, moved and cancelled', async ({ page, complaints }) => {
  const keyboard = await useKeyboard(page)
  await visit(page, '/welcome')
  await chooseTime(page, keyboard, 2)
  await expect(page.getByRole('group', { name: 'Chosen time' })).toBeFocused()
  await keyboard.goTo(page.getByRole('textbox', { name: 'Your name' }))
  await keyboard.type('Ada')
  await keyboard.goTo(page.getByRole('textbox', { name: 'Your email' }))
  await keyboard.type(someEmail())
  const phone = page.getByRole('textbox', { name: 'Phone number (optional)' })
  await keyboard.goTo(phone)
  await keyboard.type('07700 900')
  await keyboard.press('Enter')
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number/)
  await expect(phone).toBeFocused()
  await keyboard.type('123')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()

  await keyboard.goTo(page.getByRole('link', { name: 'Move this call' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your set-up call' })).toBeVisible()
  await hydrated(page)
  await chooseTime(page, keyboard, 1)
  await expect(page.getByRole('button', { name: 'Move the call' })).toBeFocused()
  // The visitor tabs on to the times before the page has read the moved call again.
  let readAgain = () => {}
  const tabbed = new Promise<void>((resolve) => (readAgain = resolve))
  await page.route('**/booking/manage.data**', async (route) => {
    if (route.request().method() === 'GET') await tabbed
    await route.continue()
  })
  await keyboard.press('Enter')
  const moved = page.getByRole('status').filter({ hasText: 'We’ve moved your call.' })
  await expect(moved).toBeFocused()
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).role === 'status') Object.assign(window, { isFocusTakenBack: true })
    })
  })
  const time = page.getByRole('button', { name: /^\d\d:\d\d/ }).first()
  await keyboard.goTo(time)
  const reread = page.waitForResponse((response) => response.request().method() === 'GET')
  readAgain()
  await reread
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(time).toBeFocused()

  const cancel = page.getByRole('button', { name: 'Cancel this call' })
  await keyboard.goTo(cancel)
  await keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Cancel your call?' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('heading')).toBeFocused()
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()
  await keyboard.press('Enter')
  await expect(question).toBeVisible()
  await keyboard.goTo(question.getByRole('button', { name: 'Yes, cancel it' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your call has been cancelled' })).toBeFocused()
  expect(await page.evaluate(() => 'isFocusTakenBack' in window)).toBe(false)
  keyboard.end()
  // The browser logs refused requests as errors.
  complaints.length = 0
})

test('by keyboard alone, a visitor subscribes to the newsletter, after an address that is refused', async ({
  page,
  complaints,
}) => {
  const keyboard = await useKeyboard(page)
  await visit(page, '/contact')
  const email = page.getByRole('textbox', { name: 'Email address' })
  // The browser would not send the address that the server refuses.
  await email.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
  await keyboard.goTo(email)
  await keyboard.type('ada@-example.com')
  await keyboard.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(someEmail())
  await keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeFocused()
  keyboard.end()
  // The browser logs refused requests as errors.
  complaints.length = 0
})

test('by keyboard alone, an account is deleted', async ({ page, complaints }) => {
  await createAccount(page, someEmail())
  const keyboard = await useKeyboard(page)
  await visit(page, '/welcome')
  await keyboard.goTo(page.getByRole('button', { name: 'Welcome, Ada' }))
  await keyboard.press('Enter')
  await keyboard.goTo(page.getByRole('link', { name: 'Account' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused()
  await expect(page.getByLabel('Current password, to change it')).toBeVisible()
  const password = page.getByLabel('Current password, to delete your account')
  await keyboard.goTo(password)
  await keyboard.type('not the right one')
  await keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/current password/)
  await expect(password).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused()
  keyboard.end()
  // The browser logs refused requests as errors.
  complaints.length = 0
})
