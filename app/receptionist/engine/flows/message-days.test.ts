import { expect, test } from 'vitest'
import { callOf } from '#tests/support/call.ts'

const AT = { setup: { trade: 'restaurant' }, now: '2026-12-29T11:15', seed: 101 } as const
const ROOM = 'have you a private room? there would be about 20 of us'

test.each([
  "we've a booking for new year's eve, table of 5, need to make it 7 if poss",
  "we're booked in for the 31st, there'll be 7 of us now",
])('the day of a booking that gets more guests is noted: %s', (line) => {
  const { card } = callOf(['hello', line], AT)
  expect(card).toMatchObject({ party: 7, asked: { date: '2026-12-31' } })
})

test.each([
  "I'm Carla Webb. It's for Sunday the 17th of January, dinnertime",
  "Carla Webb, it's for the 17th of January",
])('the day that a message is for is noted beside the name: %s', (line) => {
  expect(callOf([ROOM, line], AT).card.asked.date).toBe('2027-01-17')
})

test.each(['Carla Webb, I was there on Sunday', "Carla Webb, my mum's 80 on the 17th of January"])(
  'a day that a message only tells of is not: %s',
  (line) => {
    expect(callOf([ROOM, line], AT).card.asked.date).toBeNull()
  },
)

test('the size of the party that is told with the goodbye reaches the card', () => {
  const lines = ['need to cancel my table for tomorrow', 'Asha Rao', '07700 900551', 'yes']
  const { card } = callOf([...lines, 'it was half 7 for 3 people, so he knows which one. bye'], AT)
  expect(card).toMatchObject({ party: 3, outcome: 'message' })
})
