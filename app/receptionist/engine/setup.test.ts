import { expect, test } from 'vitest'
import { isNameCut } from './setup.ts'

test.each([
  'Smith – Sons',
  'Joe’s Café @ The Mill',
  'A. B. Jones Ltd.',
  'Brook  & Sons!',
  'Müller',
  '',
])('a name whose punctuation alone she changes is not cut: “%s”', (name) =>
  expect(isNameCut(name)).toBe(false),
)

test.each([
  'Aire Heating 07700 900123',
  'Aire Heating www.aire.example',
  'aireheating.co.uk',
  'B a r c l a y s',
  'Аире',
  'Aire <b>',
  `Aire ${'Heating '.repeat(9)}`,
])('a name of which she leaves something out is cut: “%s”', (name) =>
  expect(isNameCut(name)).toBe(true),
)
