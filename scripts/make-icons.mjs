/**
 * Draws `app/ui/icons.svg` from Lucide's icons. Run `npm run icons` after `app/ui/icon-names.ts` has
 * changed.
 */
import { writeFile } from 'node:fs/promises'
import { iconSheet } from './icon-sheet.mjs'

await writeFile('app/ui/icons.svg', iconSheet())
