import { expect, test } from 'vitest'
import { callOf, repliesOf } from '#tests/support/call.ts'

const LINES = ["it's Nora Webb"]

test.each([
  ['999', 'my granny fell by the bed', "she's not answering me"],
  ['999', 'grandad had a fall this morning', "he's stopped talking and he won't move"],
  ['999', 'there is a swelling by my tooth', "my eye's closing up"],
  ['999', 'my jaw is swollen', "I'm burning up and I can hardly swallow"],
  ['999', "I've had indigestion since dinner", 'my left arm is heavy and I feel sweaty'],
  ['999', "I've come out in hives", 'my tongue feels swollen'],
  ['outside', "I've had a headache all day in this house", 'the kids have all got it now'],
  ['outside', 'my head is pounding since I got home', 'everybody has got one now'],
])('a danger that is told in parts is heard (%s): %s … %s', (help, first, last) => {
  const call = callOf([first, ...LINES, last])
  expect([last, call.card.urgency]).toEqual([last, 'emergency'])
  expect(repliesOf(call).at(-1)).toContain(help)
})

test.each([
  ['my granny fell by the bed', "she's not answering her phone, so ring me"],
  ['I had a headache at the pub', "everyone's got it now, that flu"],
  ['our son fell over on your step', "he's not talking to your manager again"],
  ["I've a headache from all this", 'my wife has got it in for the builder'],
])('lines that only look like parts of a danger are none: %s … %s', (first, last) => {
  const { card } = callOf([first, ...LINES, last])
  expect([last, card.urgency]).not.toEqual([last, 'emergency'])
})
