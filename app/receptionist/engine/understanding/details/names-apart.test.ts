import { expect, test } from 'vitest'
import { callOf, TO_NAME } from '#tests/support/call.ts'

const TABLE = ['a table for 2 on Friday at 7'] as const

test.each([
  ['aye thats grand. its mo', 'Mo'],
  ['yes please, this is tess', 'Tess'],
  ["half 6 is fine. name's carla dunn", 'Carla Dunn'],
  ['sounds lovely. its Kofi', 'Kofi'],
  ['its priya nair 07700 900123', 'Priya Nair'],
  ['im gareth, 07700 900123', 'Gareth'],
])('a name that a line is signed with is heard, whatever else it says: %s', (line, name) => {
  const { card } = callOf([...TABLE, line], { setup: { trade: 'restaurant' } })
  expect([line, card.name]).toEqual([line, name])
})

test('a name in small letters beside a number is heard in danger', () => {
  const { card } = callOf([
    'water is coming through the light fitting',
    'ok its off now. its carla dunn 07700 900123, 4 mill lane',
  ])
  expect([card.name, card.phone]).toEqual(['Carla Dunn', '07700900123'])
})

test.each([
  'yes thats fine. its urgent',
  'ok. its dripping',
  'half 7 then. im vegan',
  'no, this is ridiculous',
  'yes. its my birthday',
  'thats fine. its leeds',
  'its perfect',
])('what is no name is none: %s', (line) => {
  const { card } = callOf([...TABLE, line], { setup: { trade: 'restaurant' } })
  expect([line, card.name]).toEqual([line, null])
})

test("where it is, what car it is, or the dog's name is not the caller's", () => {
  for (const [trade, first, line] of [
    ['plumber', 'a tap repair on Friday', 'yes ok. its headingley'],
    ['garage', 'an MOT on Friday', 'yes ok. its a ford focus'],
    ['garage', 'an MOT on Friday', 'yes ok. its ford focus'],
    ['vet', 'hello', "it's Biscuit, she's been run over"],
    ['vet', 'hello', "It's Duke, he ate some grapes"],
  ] as const) {
    const { card } = callOf([first, line], { setup: { trade } })
    expect([line, card.name]).toEqual([line, null])
  }
  expect(callOf([...TO_NAME, 'its mo']).card.name).toBe('Mo')
})

test('"on file" asks for no filling', () => {
  for (const line of ["my number's on file", 'you have me in your files', 'it is on file']) {
    const { card } = callOf([line], { setup: { trade: 'dentist' } })
    expect([line, card.service]).toEqual([line, null])
  }
  const { card } = callOf(['I need a filling, my details are on file'], {
    setup: { trade: 'dentist' },
  })
  expect(card.service).toBe('Filling')
})
