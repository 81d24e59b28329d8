import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { iconNames } from '../app/ui/icon-names.ts'

/**
 * Builds the SVG file that contains every icon of the site as a symbol.
 *
 * **Errors**: throws on a name that Lucide does not have.
 */
export function iconSheet() {
  const symbols = iconNames.map((name) => {
    const icon = lucide.icons[name]
    if (!icon) throw new Error(`Lucide has no icon ${name}`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
