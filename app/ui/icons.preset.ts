import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Preset } from 'unocss'
import { icons } from './icons.ts'

/** Lucide draws every icon in a square of this side. */
const SIDE = 24

/** What all of Lucide's shapes have in common, said once for the strip. */
const COMMON =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

const names = Object.keys(icons)

/**
 * The classes of the icons: one picture in a row of squares, and the place of each in it.
 *
 * A picture of its own for each, as UnoCSS's preset writes them, is a document to the browser: 2 to
 * 3 ms of a fast machine's time, in the middle of the first layout (decision 33).
 */
export const presetIconStrip: Preset = {
  name: 'icon-strip',
  // Before the utilities, so that a size class wins.
  layers: { icons: -30 },
  safelist: ['icon', ...names.map((name) => `icon-${name}`)],
  rules: [
    [
      'icon',
      {
        display: 'inline-block',
        'flex-shrink': '0',
        width: '1em',
        height: '1em',
        'vertical-align': '-0.15em',
        background: 'currentColor',
        // Named, because the build writes `mask` twice, for older browsers too.
        '--icons': `url("${strip()}")`,
        mask: `var(--icons) 0 0 / ${names.length * 100}% 100%`,
      },
      { layer: 'icons' },
    ],
    [
      /^icon-(.+)$/,
      ([, name = '']) => {
        const index = names.indexOf(name)
        // Not an icon: something else in the sources that looks like the class of one.
        if (index === -1) return
        return { 'mask-position': `${((index / (names.length - 1)) * 100).toFixed(4)}% 0` }
      },
      { layer: 'icons' },
    ],
  ],
}

/** All icons side by side. **Errors**: throws on a name that Lucide does not have. */
function strip(): string {
  const shapes = Object.values(icons).map((name, index) => {
    const { body } = lucide.icons[name]
    if (!body.includes(COMMON)) throw new Error(`${name} is not drawn as the other icons are`)
    return `<g transform="translate(${index * SIDE})">${body.replaceAll(COMMON, '')}</g>`
  })
  const width = names.length * SIDE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}"${COMMON}>${shapes.join('')}</svg>`
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#%{}]/g, encodeURIComponent)}`
}
