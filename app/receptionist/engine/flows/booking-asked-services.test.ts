import { expect, test } from 'vitest'
import { callOf, GROOMER, RESTAURANT } from '#tests/support/call.ts'

const PHYSIO = { setup: { trade: 'physio' } } as const
const SALON = {
  setup: {
    trade: 'other',
    services: ['Full groom', 'Bath and brush', 'Nail trim'].map((name) => ({
      name,
      pricePence: 3000,
      minutes: 60,
      isBookable: true,
    })),
  },
} as const

test.each([
  ['could I book a massage for my sore neck, my shoulder is bad too', 'Sports massage'],
  ["I could do with a massage, my hip's giving me gyp", 'Sports massage'],
  ["I've done my back in, can I get a massage", 'Sports massage'],
  ["I'd like a massage please, never been before", 'Sports massage'],
  ['need a massage for my calf', 'Sports massage'],
  ["I've done my back in, can I get an appointment", 'First assessment'],
  ['the masseur hurt my neck, I need somebody to look at it', 'First assessment'],
  ['can I have a first assessment for my knee', 'First assessment'],
])('what is asked for by its name counts, and not only the reason for it: %s', (line, service) => {
  expect(callOf([line], PHYSIO).card.service).toBe(service)
})

test.each([
  'right, a bath for a collie Friday morning',
  'bath for our spaniel on Thursday afternoon',
  'hiya bath Tuesday at 2 for a whippet',
  'bath and brush for the dog next Wednesday after two',
])('a thing by itself is wished for, however long it takes to say when: %s', (line) => {
  const { card } = callOf([line], SALON)
  expect(card.service).toBe('Bath and brush')
  expect(card.asked.date).not.toBeNull()
})

test.each([
  'our dog died in the bath on Saturday morning',
  'the dog nails it every Friday morning',
])('a word of a service in a sentence of its own wishes for nothing: %s', (line) => {
  expect(callOf([line], SALON).card.service).toBeNull()
  expect(callOf([line], GROOMER).card.service).toBeNull()
})

test.each([
  'the private room then, please',
  'could we have the private room',
  'we’ll go for the private dining room',
  'oh, the private dining room, please',
])('what the caller has just asked the price of takes the place of the table: %s', (line) => {
  const lines = ['a table for 10 on Friday at 7', 'what do you charge for the private room?', line]
  const { card, open } = callOf(lines, RESTAURANT)
  expect(card).toMatchObject({ service: 'Private dining room', party: 10 })
  expect(open).toBe('name')
})

test.each([
  'and could you do the private room another day as well',
  'while I am on, the private room in the spring too',
  'half seven will do',
])('a wish beside it, or another answer, keeps the table: %s', (line) => {
  const lines = ['a table for 10 on Friday at 7', 'what do you charge for the private room?', line]
  expect(callOf(lines, RESTAURANT).card.service).toBe('Table')
})

test.each([
  'half twelve. will they do the filling on the spot if I need one',
  'half twelve please, and will he do a filling if it wants it',
  'half twelve, do they do the filling there and then if it needs one',
  'half twelve. would they do the filling on the day if there is a hole',
])('whether more is done at the visit is a question, and no other service: %s', (line) => {
  const options = { setup: { trade: 'dentist' }, now: '2026-12-17T17:10', seed: 88 } as const
  const call = callOf(['a check-up, please', 'tomorrow dinner time', line], options)
  expect(call.card).toMatchObject({ service: 'Check-up', asked: { time: '12:30' } })
  expect(call.card.wants).toContain(line)
})

test.each(['half twelve. can I have a filling instead', "half twelve. it's a filling I need"])(
  'another service in place of it is chosen: %s',
  (line) => {
    const options = { setup: { trade: 'dentist' }, now: '2026-12-17T17:10', seed: 88 } as const
    const call = callOf(['a check-up, please', 'tomorrow dinner time', line], options)
    expect(call.card.service).toBe('Filling')
  },
)
