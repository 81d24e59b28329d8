import { expect, type Locator, type Page } from 'playwright/test'

/** How many presses of Tab a visitor may need to reach the next thing. */
const TABS_MAX_COUNT = 90

/**
 * A visitor with a keyboard and no mouse. The test fails as soon as the focus is lost.
 *
 * **Shape**: `goTo` presses Tab until a control is reached; `press` and `type` go to the control
 * that has the focus; `end` fails if any frame since the start had a page without focus.
 */
export async function useKeyboard(page: Page) {
  const losses: string[] = []
  await page.exposeFunction('reportLostFocus', (after: string) => void losses.push(after))
  await page.addInitScript(watchFocus)

  async function press(key: string) {
    await page.keyboard.press(key)
  }

  return {
    press,
    async type(text: string) {
      await page.keyboard.type(text)
    },
    async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      for (let count = 0; count < TABS_MAX_COUNT; count += 1) {
        await press(key)
        // A control without a name is useless to someone who only hears it.
        await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      await expect(target).toBeFocused()
    },
    end() {
      expect(losses, 'where the focus was before it was lost').toEqual([])
    },
  }
}

/** Runs in the page: reports any frame in which the focus has been lost. */
function watchFocus(): void {
  const report = (window as unknown as { reportLostFocus: (after: string) => void }).reportLostFocus
  let last = ''
  function look() {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) last = activeElement.outerHTML
    else if (last !== '') {
      report(`${location.pathname}: ${last.slice(0, 200)}`)
      last = ''
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('DOMContentLoaded', look)
}
