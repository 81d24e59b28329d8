import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSheet } from '../../scripts/icon-sheet.mjs'

test('the file of icons holds the icons of the list', () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(iconSheet())
})
