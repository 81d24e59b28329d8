import { expect, test } from 'vitest'
import { completeSetup, isNameCut } from './setup.ts'
import { trades } from './trades/trades.ts'

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

test("the marks at the end of a service's name end no sentence of hers", () => {
  const services = [{ name: 'Wash & Go!.', pricePence: 0, minutes: 30, isBookable: true }]
  const setup = completeSetup({ trade: 'other', services }, trades.other)
  expect(setup.services[0]?.name).toBe('Wash & Go')
})
