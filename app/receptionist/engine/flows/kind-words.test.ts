import { expect, test } from 'vitest'
import { callOf, lastReply, RESTAURANT } from '#tests/support/call.ts'

const ILL = [
  'my family ate with you on Sunday and we have all been throwing up since',
  'Dawn Ellis',
]

test.each([
  "07700 900181. my little one's only two so I'm so worried",
  "07700 900181 and I'm pregnant, so",
  '07700 900181. should I see a doctor?',
  '07700 900181. is it dangerous for a baby?',
  '07700 900181. what should we do?',
])('who is ill after a meal and worried hears of 111, and no comfort: %s', (line) => {
  const reply = lastReply(callOf([...ILL, line], RESTAURANT))
  expect(reply).toContain('111')
  expect(reply).not.toContain('plenty of people')
})

test.each([
  ['solicitor', "I've had a letter from the court and I'm really worried", true],
  ['plumber', "the boiler's banging and I'm so scared it'll blow up", true],
  ['dentist', "I'm really worried about a lump on my gum", true],
  ['dentist', "I need to talk about my bill, I'm very worried about it", true],
  ['restaurant', "a table for two on Friday at 6, I'm really nervous, it's a first date", false],
] as const)(
  '%s: fear of what the firm does not do is not called common: %s',
  (trade, line, isSorry) => {
    const reply = lastReply(callOf([line], { setup: { trade } }))
    expect(reply).not.toContain('plenty of people')
    expect(reply.includes("I'm sorry")).toBe(isSorry)
  },
)

test.each([
  ["I haven't been in ten years, I'm terrified", 'dentist'],
  ["a check-up please, I'm petrified of needles", 'dentist'],
  ["I'd like a check-up but I'm dead worried about it", 'dentist'],
  ["a cut please, I'm really nervous about it", 'hairdresser'],
] as const)("fear of the firm's own work is comforted: %s", (line, trade) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).toContain('plenty of people')
})

test('a question after "what do you mean" is answered as one', () => {
  const line = 'yes. what do you mean by that, have other people been ill?'
  const reply = lastReply(callOf([...ILL, '07700 900181', line], RESTAURANT))
  expect(reply).toContain("I don't know that")
})
