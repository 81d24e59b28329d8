import { expect, test } from 'vitest'
import { callOf, GROOMER, hear, TO_NAME } from '#tests/support/call.ts'

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

const GROOMING = { ...GROOMER, now: '2026-12-01T10:20', seed: 11 } as const

test.each([
  ['half 2 spot on. its Baz, Barry Ibbotson', 'Barry Ibbotson'],
  ["half 2 please. it's Maz, Maria Dent", 'Maria Dent'],
  ['half 2, this is Trish, Trisha Bell', 'Trisha Bell'],
])('a short name and the full one beside the time chosen are heard: %s', (line, name) => {
  expect(callOf(['a full groom this Thursday', line], GROOMING).card.name).toBe(name)
})

test.each(["half 2. It's Bella, she's a poodle", "half 2. it's Baz, Barry Ibbotson's dog"])(
  'the name of the dog beside the time is not the caller: %s',
  (line) => {
    expect(callOf(['a full groom this Thursday', line], GROOMING).card.name).toBeNull()
  },
)

test.each([
  ['Thursday, Jo Whitworth', 'Jo Whitworth'],
  ['Friday then, Priya Shah', 'Priya Shah'],
  ['the first one, Sam Patel', 'Sam Patel'],
  ['Thursday please, Ann Lee 07700 900123', 'Ann Lee'],
  ['Thursday, Mill Lane', null],
  ['Thursday, Border Collie', null],
  ['Thursday with Sam, Ann Lee', null],
])('a full name beside an offer that is only chosen is the caller’s: %s', (line, name) => {
  expect(callOf(['a full groom this week', line], GROOMING).card).toMatchObject({ name })
})

test.each([
  "it's alright love",
  "no, it's alright",
  "I'm alright thanks",
  "it's grand",
  "I'm easy",
  "it's alright duck",
])('what says that all is well is no name: %s', (line) => {
  expect(callOf([...TO_NAME, line]).card.name).toBeNull()
})

test.each([
  ["it's Joy", 'Joy'],
  ['Hannah Grand', 'Hannah Grand'],
])('a name of everyday sound is one: %s', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

const nameIn = (line: string, open: 'name' | 'service' = 'name') =>
  hear(line, { open, isBooking: false, isMessage: open === 'name' }, 'estate-agent').find(
    (one) => one.kind === 'tell' && one.field === 'name',
  )

test.each([
  ['Friday, Joanne Birtles', 'Joanne Birtles'],
  ['It was Tuesday, Omar Reyes', 'Omar Reyes'],
  ['Staff nurse Blessing Okoro', 'Blessing Okoro'],
  ["It's practice manager Ros Tully", 'Ros Tully'],
  ['Will Hadley', 'Will Hadley'],
] as const)('a name beside a day or an office is heard: "%s"', (line, value) => {
  expect(nameIn(line)).toEqual({ kind: 'tell', field: 'name', value })
})

test.each(['I saw him Friday, Joanne Birtles', 'the manager was rude', 'Will Sam ring me?'])(
  'a day, an office or a question names nobody: "%s"',
  (line) => {
    expect(nameIn(line)).toBeUndefined()
  },
)

test('a name that begins like a question asks nothing', () => {
  expect(hear('Will Hadley', { open: 'name', isBooking: false, isMessage: true })).toEqual([
    { kind: 'tell', field: 'name', value: 'Will Hadley' },
  ])
})

test('a title and surname beside "came through" is the caller', () => {
  const name = (line: string) => nameIn(line, 'service')
  const found = { kind: 'tell', field: 'name', value: 'Mrs Oldroyd' }
  expect(name('I let a flat with you. Mrs Oldroyd. The deposit never came through')).toEqual(found)
  expect(name("I'm a tenant of yours. Mrs Oldroyd. My keys haven't come through")).toEqual(found)
  expect(name('Can you put me through. Mrs Oldroyd. She rang me')).toBeUndefined()
})

test.each([
  ['Holdsworth, Margaret', 'Margaret Holdsworth'],
  ['Okonkwo, Grace. And you can tell whoever it is', 'Grace Okonkwo'],
  ['Bond, James Bond', 'James Bond'],
  ['Margaret, Leeds', 'Margaret'],
  ['Margaret, please', 'Margaret'],
  ['Hello, Margaret', 'Margaret'],
])('a surname before a comma and the first name is the surname: %s', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

const TO_NUMBER = ['a check-up on Friday', 'the first one', 'Roger Tims', '07700 900266'] as const
const AT_DENTIST = { setup: { trade: 'dentist' } } as const

test.each([
  "Yes. And it was about my dad's will, Len Tims, I've the papers to bring",
  "yes. she was my gran's dog, Nell Tims, and she's passed",
  "Yes. it's my wife's number, Mary Tims, but I'm always in",
  "yes. it's about the old house, Jean Tims, she's moved out",
])('a name beside a relative’s thing or a matter is not the caller’s: %s', (line) => {
  expect(callOf([...TO_NUMBER, line], AT_DENTIST).card.name).toBe('Roger Tims')
})

test.each([
  ["yes that's it, Rodger Tims", 'Rodger Tims'],
  ["yes. It's about the name, Roger Timms it should be", 'Roger Timms'],
  ["Yes. it's my son's first one, Ben Tims, he's four", 'Ben Tims'],
])('a name said otherwise still counts: %s', (line, name) => {
  expect(callOf([...TO_NUMBER, line], AT_DENTIST).card.name).toBe(name)
})

test.each([
  ['no, I mean the one on Thursday, put it down as Zoom', 'Roger Tims'],
  ['put it down as Priority', 'Roger Tims'],
  ['put it down as Smith', 'Smith'],
])('how or how soon it is to be is no name: %s', (line, name) => {
  const lines = [
    'I need to move my appointment on Monday',
    'Roger Tims',
    '07700 900266',
    'yes',
    line,
  ]
  expect(callOf(lines).card.name).toBe(name)
})
