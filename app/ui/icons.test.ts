import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSheet } from '../../scripts/icon-sheet.mjs'

test('the icons file contains every icon in the list', () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(iconSheet())
})
