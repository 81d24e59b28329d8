import { expect, test } from 'vitest'
import type { TradeId } from '../../types.ts'
import { callOf, lastReply } from '#tests/support/call.ts'

const serviceOf = (lines: readonly string[], trade: TradeId = 'vet') =>
  callOf(lines, { setup: { trade } }).card.service

test.each([
  'We have a new puppy and need to get her jabs booked',
  "kitten's vaccinations please",
  'can I book jabs for the pup',
  "she's ten weeks, can I get her vaccinated",
  "hiya, we've got a stray and she's never had any injections, can I book her in",
  "he hasn't had any jabs yet and needs them",
  'puppy injections, any day next week',
])('the jabs of an animal that has had none are the first ones: %s', (line) => {
  expect(serviceOf([line])).toBe('Primary vaccinations')
})

test.each([
  'my puppy is due a booster',
  'the cat needs his jabs',
  "our older dog is due his jabs, we've a kitten too",
  'yearly vaccination for my dog please',
  "she's not had any problems with her jabs before, can I book her in",
])('other jabs are the booster: %s', (line) => {
  expect(serviceOf([line])).toBe('Booster vaccination')
})

test('the price of jabs for a kitten is that of the first ones', () => {
  expect(
    lastReply(callOf(['what do you charge for kitten jabs?'], { setup: { trade: 'vet' } })),
  ).toContain('£65')
})

test.each([
  "it's not a booster, she's nine weeks and never had any",
  'no, not a booster. The first ones',
  "that isn't a booster, he hasn't had any yet",
])('who refuses one of two services of a kind gets the other: %s', (line) => {
  const call = callOf(['I need to book jabs for Rex', line], { setup: { trade: 'vet' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'Primary vaccinations' } })
})

test.each([
  ["no, I don't want a booster, have Sam ring me", 'vet', null],
  ['not a booster, a check-up', 'vet', 'Vet consultation'],
  ["it's not a tap repair, I want a new kitchen", 'plumber', null],
] as const)('another refusal chooses no other of the kind: %s', (line, trade, service) => {
  const first = trade === 'vet' ? 'I need to book jabs for Rex' : 'a tap repair please'
  expect(serviceOf([first, line], trade)).toBe(service)
})

test('a puppy without jabs in the line, or jabs elsewhere, change nothing', () => {
  expect(serviceOf(['my new puppy needs her claws doing'])).toBe('Nail clipping')
  expect(serviceOf(["I'm off to Kenya and haven't had any jabs, can I book"], 'clinic')).toBe(
    'Travel vaccination',
  )
})
