import { expect, test } from 'vitest'
import { callOf, lastReply, TO_NAME } from '#tests/support/call.ts'

test('what is to be written down is no question, and she says that it is written down', () => {
  const start = [...TO_NAME, 'Jo Hale', '07700900123']
  for (const line of [
    'Yes. Tell him it is twice the price of the last one.',
    "Yes. Put on there that the bell's broken.",
    'Yes, and can you write down that he is deaf?',
  ]) {
    const call = callOf([...start, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know|can't say/)])
    expect(call.card.wants).toContain(line)
  }
  const asked = "Yes. You've got the dog down, have you?"
  expect(lastReply(callOf([...start, asked]))).toMatch(/down/)
  expect(lastReply(callOf([...start, 'Yes', asked, 'is that written down?']))).toMatch(/down/)
})

test('a time said back to check it is no question to the owner', () => {
  const start = ['a boiler service on Tuesday at half past three', 'Jo Hale', '07700900123']
  for (const line of ['Yes. And half three on Tuesday, yeah?', 'Yes. Half three, is that right?']) {
    const call = callOf([...start, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know|can't say/)])
    expect(call.card.asked.time).toBe('15:30')
  }
  expect(lastReply(callOf([...start, 'Yes. Is that for both of us?']))).toContain('3:30 pm')
})

test('an offer to spell a name is taken', () => {
  expect(lastReply(callOf([...TO_NAME, 'Ann Krzyz. Shall I spell that?']))).toMatch(/^Yes, please/)
})

test('a firm that offers leads is selling', () => {
  expect(callOf(['do you want any leads for your business?']).card.outcome).toBe('sales')
})

test('a word looked for, a plea and a letter about VAT ask nothing', () => {
  for (const [trade, line] of [
    ['clinic', 'I want make appointment with doctor. I have, how you say, rash on my arm.'],
    ['accountant', "We've had a penalty letter off HMRC for the VAT and he said he'd sent it."],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.not.stringContaining("don't know"),
    ])
})

test('who shows what, and when somebody is elsewhere, is no question', () => {
  for (const [trade, line] of [
    ['gym', 'an induction, please, where they show you the machines'],
    ['clinic', "a doctor's appointment on Thursday, when my little boy's at nursery"],
    ['cleaner', "I'd like to complain. Could you say I'm not angry?"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.not.stringContaining("don't know"),
    ])
})

test('"would you believe" and the question said back ask nothing', () => {
  const lines = [...TO_NAME, 'Jo Hale'] as const
  for (const said of [
    '07700 900123. I’ll be seventy, would you believe',
    '07700 900123. Who would have thought it',
  ])
    expect([said, lastReply(callOf([...lines, said]))]).toEqual([
      said,
      expect.stringMatching(/^That's 07700 900 123/),
    ])
  const flat = callOf([...lines, '07700 900123', 'yes', 'Of the flat? It’s LS6 1AB'])
  expect(lastReply(flat)).not.toMatch(/don't know|can't say/)
})

test('how to reach the caller is noted, and asks nothing', () => {
  for (const said of [
    'Jo Hale, but can you not ring the house, only my mobile',
    'Jo Hale. Have mine, 07700 900123, my mum never picks hers up',
  ]) {
    const call = callOf([...TO_NAME, said])
    expect([said, lastReply(call)]).not.toEqual([said, expect.stringMatching(/don't know/)])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('an order that asks nothing is passed on, and is no question that she cannot answer', () => {
  for (const line of ['Please change the visit to the back door', 'Send me the details by post']) {
    const reply = lastReply(callOf([...TO_NAME, line]))
    expect([line, reply]).toEqual([line, expect.not.stringContaining("don't know")])
  }
})

test.each([
  "my boss said they'd pay £300 plus VAT of it",
  "they're offering four hundred plus vat",
])('a sum that somebody offers asks nothing about VAT: %s', (line) => {
  const call = callOf(['I need a consultation about a settlement', line], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(call)).not.toContain('VAT')
})

test.each(['a hundred and twenty? ouch, go on then', 'one twenty? go on then', '£120? right, ok'])(
  'a price said again is no time: %s',
  (line) => {
    const lines = ['can I see someone about my job', 'how much is a first consultation', line]
    expect(callOf(lines, { setup: { trade: 'solicitor' } }).card.asked.time).toBeNull()
  },
)

test('what is bought for a sum is no hour', () => {
  for (const line of ['a £40 one', 'the £25 one', 'forty quid one']) {
    const lines = ['do you do gift cards', 'yes please', line]
    expect(callOf(lines, { setup: { trade: 'restaurant' } }).card.asked.time, line).toBeNull()
  }
})

test('a figure of speech is no question, whatever else its line tells', () => {
  for (const said of [
    'oh am I being daft,',
    "isn't it cold today?",
    'how silly am I,',
    "where's the year gone,",
    "would you believe I'd lost it,",
  ]) {
    const call = callOf([...TO_NAME, 'Jo Hale', `${said} 01904 550 188`])
    expect([said, lastReply(call)]).toEqual([said, expect.stringContaining('01904 550 188')])
    expect([said, lastReply(call)]).toEqual([said, expect.not.stringContaining("don't know")])
  }
  for (const line of ["isn't it cold in there for a baby?", 'am I being silly to wait till then?'])
    expect(lastReply(callOf([...TO_NAME, line]))).toContain("don't know that")
})
