import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, repliesOf } from '#tests/support/call.ts'

const TEXTS = {
  setup: { ...GROOMER.setup, urgent: { words: ['bleeding'], does: 'text', to: 'Sam' } },
} as const

test.each([
  "you groomed our Bella yesterday and she won't eat owt and she's being sick",
  "picked the dog up from you an hour ago and she's limping, won't put weight on her back leg",
  "Milo was with you this morning, he's been shivering and panting ever since",
  "Rex came home from yours and he's that wobbly he's falling about",
  "since her bath with you she's been really lethargic and off her food",
  "I dropped Nell off with you at nine and now she's throwing up all over",
  "he's not eating or drinking since his groom",
  "you washed him on Thursday and he's been poorly since, he keeps whimpering",
])(
  'a dog that is ill since it was with the groomer is urgent, and a vet comes first: %s',
  (line) => {
    const call = callOf([line], TEXTS)
    expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent', service: null } })
    expect(lastReply(call)).toMatch(/ring a vet now.*text Sam/)
    const asked = callOf([line, 'Jo Pym, should I take her to the emergency vet'], TEXTS)
    expect(lastReply(asked)).toMatch(/a vet can .*ring one now/i)
  },
)

test('an illness told of after the visit is heard in the light of it, and said once', () => {
  const call = callOf(['Max was with you this morning', "he's trembling and he can't stand"], TEXTS)
  expect(lastReply(call)).toContain('vet')
  const lines = ["you groomed Max today and he's being sick", 'Jo Pym, what shampoo was it']
  expect(repliesOf(callOf(lines, TEXTS)).at(-1)).not.toContain('ring')
})

test('a groomer who offers the next free time offers none to a dog that is ill', () => {
  const setup = { ...TEXTS.setup, urgent: { ...TEXTS.setup.urgent, does: 'next-slot' } } as const
  const call = callOf(["you groomed Max today and he's limping badly"], { setup })
  expect(lastReply(call)).toMatch(/ring a vet now.*mark.*urgent/)
  expect(call.open).toBe('name')
})

test.each([
  'my dog gets nervous and was shaking when you groomed him last time, can I book a full groom',
  "he's booked in with you tomorrow but he's been sick so I need to cancel",
  'you did him last week and he looks lovely, can I book again',
  "my dog's been limping, can you still do his nails?",
  'Max was with you on Monday, he was a bit poorly after but he is fine now',
  'you groomed him yesterday and the cut is uneven',
])('a dog that was nervous, is well again or was never there is not urgent: %s', (line) => {
  expect(callOf([line], TEXTS).card.urgency).toBe('normal')
})

test('an animal that is ill since its operation is urgent at the vet, who sends it to no other', () => {
  const call = callOf(["Max had his op with you on Friday and he's off his food and shaking"], {
    setup: { trade: 'vet' },
  })
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).not.toMatch(/ring a vet|existing/)
})

test('a person who is ill after a visit to a hairdresser is sent to no vet', () => {
  const line = "my daughter was with you this morning and she's been sick since"
  expect(lastReply(callOf([line], { setup: { trade: 'hairdresser' } }))).not.toContain('vet')
})
