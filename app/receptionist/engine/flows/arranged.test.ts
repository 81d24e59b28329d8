import { expect, test } from 'vitest'
import { callOf, lastReply, LETTINGS } from '#tests/support/call.ts'

const TO_BE_MOVED = [
  "I've got an inspection booked in with you tomorrow and I want to shift it",
  'Owen Price, Friday instead if you can',
  '07700 900518',
  'yes',
] as const

test.each([
  'right, could he phone me today though as the appointment is tomorrow',
  'it was the inspection, like I said',
  'can they not just do the appointment Wednesday',
  'what about a slot on Thursday then',
  'can he come round Wednesday instead',
  'could somebody come next week then',
  'is there any appointments thursday',
  'you can book it for the Wednesday if that helps',
  'could I not get an inspection on the Thursday at 3 then',
  'aye well any other appointment would do me',
])('after a message about an arranged visit, "%s" books nothing', (line) => {
  const { card, open } = callOf([...TO_BE_MOVED, line], LETTINGS)
  expect([line, card.outcome, card.booked, open]).toEqual([line, 'message', null, null])
  expect(card.wants).toContain(line)
})

test.each([
  'also can I book a repair visit for Wednesday',
  'can I book another inspection as well, for my other flat',
  'I need a new appointment for the boiler, a repair visit',
  "and while I'm on, I want a repair visit on Thursday",
])('after a message about an arranged visit, "%s" books another', (line) => {
  const { card, open } = callOf([...TO_BE_MOVED, line], LETTINGS)
  expect([line, card.outcome, open]).toEqual([line, null, 'slot'])
})

test('the visit of a message that is not taken yet is not booked anew', () => {
  const lines = [
    ...TO_BE_MOVED.slice(0, 2),
    '07700 900518, could I have the inspection on Thursday',
  ]
  const { card, open } = callOf(lines, LETTINGS)
  expect([card.booked, open]).toEqual([null, 'phone-confirm'])
})

test.each([
  ['can he ring today, cos tomorrows the appointment', 'urgent'],
  ["could Sam phone me this afternoon? It's tomorrow they're coming", 'urgent'],
  ['somebody needs to call us tonight as the visit is tomorrow', 'urgent'],
  ['can he ring me today', 'normal'],
  ["don't ring tomorrow, it's tomorrow I'm away", 'normal'],
] as const)('a message about a visit, with "%s", is %s', (line, urgency) => {
  const call = callOf([...TO_BE_MOVED, line], LETTINGS)
  expect([line, call.card.urgency]).toEqual([line, urgency])
  expect(lastReply(call)).not.toMatch(/will ring you (?:today|tonight|this)/)
})
