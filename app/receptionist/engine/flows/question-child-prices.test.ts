import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const SALON = { setup: { trade: 'hairdresser' } } as const

test.each([
  'how much is a haircut for a child?',
  "what do you charge for a kid's haircut",
  'and is it cheaper for kids?',
  '£42 for a seven year old? is that not the adult price?',
])('of a child, she says that she has one price only: %s', (line) => {
  const reply = lastReply(callOf(['how much is a haircut?', line], SALON))
  expect(reply).toContain("A haircut is £42; I don't have a separate price for children.")
})

test('a price for children that is on the list is told as it is', () => {
  const services = [
    { name: 'Haircut', pricePence: 4200, minutes: 45, isBookable: true },
    { name: "Children's haircut", pricePence: 2000, minutes: 30, isBookable: true },
  ]
  const call = callOf(["how much is a children's haircut?"], {
    setup: { trade: 'hairdresser', services },
  })
  expect(lastReply(call)).toContain("A children's haircut is £20.")
})

test.each([
  'is that not the full price?',
  "isn't that the same day?",
  'is that not the adult rate?',
  'is that not the one with the colour?',
])('a question about what she has said takes her for no other firm: %s', (line) => {
  const reply = lastReply(callOf(['how much is a haircut?', line], SALON))
  expect(reply).not.toContain('wrong number')
})

test.each(["isn't that the Royal Oak?", 'is that not the council?', "is this not the chemist's?"])(
  'a question for another firm is still one: %s',
  (line) => {
    expect(lastReply(callOf([line], SALON))).toContain('wrong number')
  },
)
