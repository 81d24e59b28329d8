import { AxeBuilder } from '@axe-core/playwright'
import { closeMenus, menuSteps } from './menus.mjs'
import { row } from './report.mjs'
import { animationsDone, desktop, forEachRoute, phone, scrollThrough, visit } from './visit.mjs'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe-core on every route in both windows, as it comes and with everything opened. */
export async function axe({ browser, url, routes }) {
  const checks = await forEachRoute(routes, async (route) => [
    ...(await checkRoute({ browser, url, route, window: phone })),
    ...(await checkRoute({ browser, url, route, window: desktop })),
  ])
  const misses = checks.flatMap((check) => check.misses)
  return [
    row({
      what: `axe-core violations, ${checks.length} checks of ${routes.length} routes`,
      measured: String(misses.length),
      wanted: '0',
      misses,
      notes: undecided(checks),
    }),
  ]
}

function checkRoute({ browser, url, route, window }) {
  return visit({ browser, url, route, window }, async (page) => {
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const checks = []
    const known = new Set()
    for (const { name, open } of await statesOf(page, window)) {
      const where = `${route.path} (${window.name}, ${name})`
      try {
        await open(page)
        checks.push(await check(page, where, known))
      } catch (error) {
        const [message] = error.message.split('\n')
        checks.push({ misses: [`${where}: could not be checked: ${message}`], incomplete: [] })
      }
    }
    return checks
  })
}

/** What is judged, in this order: each state begins where the one before it ended. */
async function statesOf(page, window) {
  const states = [{ name: 'as it comes', open: async () => undefined }]
  if ((await page.locator('main details').count()) > 0) {
    states.push({ name: 'answers open', open: openDetails })
  }
  states.push(...menuSteps(window))
  if ((await page.getByRole('button', { name: 'Open chat' }).count()) > 0) {
    states.push({ name: 'chat open', open: openChat })
  }
  return states
}

/** Judges the page as it is; what an earlier state had too is said once. */
async function check(page, where, known) {
  await animationsDone(page)
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const misses = violations.flatMap(lines).filter((line) => !known.has(line))
  for (const line of misses) known.add(line)
  return { misses: misses.map((line) => `${where}: ${line}`), incomplete }
}

/** What axe leaves to people, such as whether a silent video needs captions. */
function undecided(checks) {
  const all = checks.flatMap(({ incomplete }) => incomplete)
  return [...Map.groupBy(all, ({ id }) => id)].map(([id, found]) => {
    const targets = new Set(
      found.flatMap(({ nodes }) => nodes.map(({ target }) => target.flat().join(' '))),
    )
    return `axe cannot decide ${id} at ${[...targets].slice(0, 3).join(' | ')} (${targets.size} in all)`
  })
}

/** One line an element, with what axe saw. */
function lines({ id, impact, nodes }) {
  return nodes.map(({ target, failureSummary }) => {
    const why = failureSummary.split('\n').slice(1).join(';').replaceAll(/\s+/g, ' ').trim()
    return `${id} (${impact}) at ${target.flat().join(' ')}: ${why}`
  })
}

/** Opens all at once: of details that share a name the browser would keep only one open. */
function openDetails(page) {
  return page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

async function openChat(page) {
  await closeMenus(page)
  await page.getByRole('button', { name: 'Open chat' }).click({ timeout: 5000 })
  await page.getByRole('dialog', { name: 'Chat assistant' }).waitFor({ timeout: 10_000 })
}
