import { serveProvider } from '../support/scheduling-provider.ts'
import { serveBuild } from '../support/serve.ts'
import { expect, hydrated, test, visit } from './site.ts'

test('the provider loads only on /welcome, only its own messages count, and one that does not answer can be tried again', async ({
  page,
  complaints,
}) => {
  await using provider = await serveProvider()
  await using site = await serveBuild({ SCHEDULING_URL: `${provider.origin}/larkline/set-up` })

  await visit(page, `${site.origin}/contact`)
  expect(provider.requests).toEqual([])
  // Navigates with the router, as signing in does. The previous page's policy would refuse the
  // frame.
  await page.evaluate(() => {
    history.pushState({}, '', '/welcome')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  const frame = page.locator('iframe')
  await expect(frame).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(provider.requests).toEqual(['/assets/external/widget.js', '/larkline/set-up'])
  const box = await frame.boundingBox()
  expect(box?.height).toBe(700)
  expect(box?.width).toBeGreaterThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.dataset.prefill)).toBe('{}')

  const tick = page.getByRole('heading', { name: 'Quick setup call' })
  await page.evaluate(() => postMessage({ event: 'calendly.event_scheduled' }, '*'))
  await page.evaluate(() => postMessage({ type: 'bookingSuccessful' }, '*'))
  await expect(page.getByText('Your call is booked.')).toBeHidden()
  await expect(tick).not.toContainText('Booked')

  await page.frameLocator('iframe').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your call is booked.')).toBeVisible()
  await expect(tick).toContainText('Booked')
  await page.reload()
  await hydrated(page)
  await expect(tick).toContainText('Booked')

  await page.setViewportSize({ width: 320, height: 640 })
  expect((await frame.boundingBox())?.width).toBeGreaterThanOrEqual(320)

  await test.step('it is given up after 30 s on desktop and 60 s on mobile', async () => {
    await page.context().clearCookies()
    await page.clock.install()
    // `install` alone leaves the clock running, and a slow machine would use the seconds up.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const { width, limitMs } of [
      { width: 1280, limitMs: 30_000 },
      { width: 390, limitMs: 60_000 },
    ]) {
      provider.mute(true)
      provider.requests.length = 0
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.origin}/welcome`, { waitUntil: 'commit' })
      await expect.poll(() => provider.requests.length).toBe(1)
      const fallback = page.getByRole('alert')
      await page.clock.runFor(limitMs - 100)
      await expect(fallback).toBeHidden()
      await page.clock.runFor(100)
      await expect(fallback).toContainText('The calendar hasn’t loaded')
      await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
        'href',
        `${provider.origin}/larkline/set-up`,
      )
      provider.mute(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(
        page.frameLocator('iframe').getByRole('button', { name: 'Confirm' }),
      ).toBeVisible()
      await expect(fallback).toBeHidden()
    }
  })
  complaints.length = 0
})
