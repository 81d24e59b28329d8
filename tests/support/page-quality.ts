import { expect, type Page } from 'playwright/test'
import { violations } from './axe.ts'
import { sidewaysOverflow } from './overflow.ts'

/** The window of a phone. */
export const NARROW = { width: 390, height: 844 }

/** The window of a desktop computer. */
export const WIDE = { width: 1280, height: 900 }

/** Checks that a page has one main heading, and at no width scrolls sideways. */
export async function checkLayout(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator('h1'), path).toHaveCount(1)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft
      .poll(() => sidewaysOverflow(page), `overflow of ${path} at ${width} px`)
      .toBe(0)
  }
}

/** Checks that a page has no accessibility faults on a phone and on a desktop computer. */
export async function checkAccessibility(page: Page, path: string): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    expect
      .soft(await violations(page), `accessibility faults of ${path} at ${size.width} px`)
      .toEqual([])
  }
}
