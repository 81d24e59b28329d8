/**
 * Draws `public/favicon.ico`, `public/icons` and `public/og` from the mark, the brand and the
 * pages' own headlines. Run `npm run images` after one of them has changed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findBrowser } from './browser.mjs'
import { ico } from './ico.mjs'
import { cards } from './og-cards.mjs'
import { colors, mark, OG_SIZE_PX, ogPage } from './og-templates.mjs'

const OG_MAX_BYTES = 60_000
const HEADLINE_PX = { max: 88, min: 52 }
/** The space kept free around the headline: the mark above it, and a fragment on each side. */
const GAP_PX = { headline: 54, fragment: 32 }
const ICON_SIZES_PX = [16, 32, 48, 192, 512]
const APPLE_ICON_PX = 180
const MASKABLE_SIZES_PX = [192, 512]
/**
 * The size of the mark in a maskable icon: every mask keeps a circle of 80% of the icon's width, so the
 * mark's stroke must stay inside it.
 */
const MASKABLE_SCALE = 0.84

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--force-color-profile=srgb'],
})
try {
  const page = await browser.newPage()
  await drawIcons(page)
  await page.setViewportSize(OG_SIZE_PX)
  for (const [name, card] of Object.entries(cards)) await drawCard(page, `og/${name}.png`, card)
} finally {
  await browser.close()
}

async function drawIcons(page) {
  const favicons = []
  for (const size of ICON_SIZES_PX) {
    const png = await drawIcon(page, `icon-${size}`, size)
    if (size <= 32) favicons.push({ size, png })
  }
  await writePublic('favicon.ico', ico(favicons))
  // iOS rounds the corners itself and paints transparent ones black.
  const background = colors.amber.DEFAULT
  await drawIcon(page, 'apple-touch-icon', APPLE_ICON_PX, { background })
  for (const size of MASKABLE_SIZES_PX) {
    await drawIcon(page, `icon-maskable-${size}`, size, { background, scale: MASKABLE_SCALE })
  }
}

/**
 * Draws the mark. With a background, which must be its own colour, it fills the square to its
 * corners.
 */
async function drawIcon(page, name, size, { background = 'transparent', scale = 1 } = {}) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{display:grid;place-items:center;height:100vh;margin:0;background:${background}}svg{width:${100 * scale}vw}</style>${mark}`,
  )
  const png = await page.screenshot({ omitBackground: background === 'transparent' })
  await writePublic(`icons/${name}.png`, png)
  return png
}

/** Draws an Open Graph image. **Errors**: throws when a text would be cut off or a file is too large. */
async function drawCard(page, name, card) {
  await page.setContent(ogPage(card))
  await page.evaluate(() => document.fonts.ready)
  const cut = await page.evaluate(fit, { headline: HEADLINE_PX, gap: GAP_PX })
  if (cut) throw new Error(`${name}: the ${cut} does not fit`)
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10, dither: 0 })
    .toBuffer()
  if (png.length > OG_MAX_BYTES) throw new Error(`${name} has ${png.length} bytes`)
  await writePublic(name, png)
}

/**
 * Runs in the page: makes the headline as large as its column allows, and returns what is cut off.
 */
function fit({ headline: { max, min }, gap }) {
  const [brand, headline] = ['.brand', 'h1'].map((name) => document.querySelector(name))
  const isTooLarge = () =>
    headline.scrollWidth > headline.clientWidth ||
    headline.getBoundingClientRect().top < brand.getBoundingClientRect().bottom + gap.headline
  for (let size = max; size >= min; size -= 1) {
    headline.style.fontSize = `${size}px`
    if (!isTooLarge()) break
  }
  if (isTooLarge()) return 'headline'
  const parts = document.querySelectorAll('.stage > *, .stage :is(b, h2, span)')
  const isCut = [...parts].some((part) => {
    const { top, right, bottom } = part.getBoundingClientRect()
    const [farRight, farBottom] = [innerWidth - gap.fragment, innerHeight - gap.fragment]
    return top < gap.fragment || right > farRight || bottom > farBottom
  })
  return isCut ? 'fragment' : null
}

async function writePublic(name, content) {
  const file = new URL(`../public/${name}`, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, content)
  console.log(`public/${name}: ${content.length} bytes`)
}
