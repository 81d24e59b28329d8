import type { Page } from 'playwright/test'
import { newVisitor } from '../support/chat-client.ts'
import { expect, test as base, visit } from './site.ts'

/** Each test is a visitor of its own: limits are counted by address. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'CF-Connecting-IP': newVisitor() })
  },
})

/** The parts of the chat, open or not. */
export function panelOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Chat assistant' })
  return {
    dialog,
    box: dialog.getByRole('textbox'),
    log: dialog.getByRole('log'),
    send: dialog.getByRole('button', { name: 'Send' }),
    close: dialog.getByRole('button', { name: 'Close chat' }),
    open: page.getByRole('button', { name: 'Open chat' }),
  }
}

/** Opens a page and its chat. */
export async function openChat(page: Page, path = '/contact') {
  const panel = panelOf(page)
  await visit(page, path)
  await panel.open.click()
  await expect(panel.box).toBeFocused()
  return panel
}
