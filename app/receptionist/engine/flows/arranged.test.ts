import { expect, test } from 'vitest'
import { callOf, lastReply, LETTINGS, RESTAURANT } from '#tests/support/call.ts'

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

test.each([
  ["I've got one of your blokes coming Friday but I have to move it", 'name'],
  ["we've one of the lads coming Wednesday and I can't be in", 'name'],
  ['can one of your lads come on Friday', 'service'],
] as const)('whether "%s" is about a visit that exists', (line, open) => {
  expect(callOf([line]).open).toBe(open)
})

test.each(['aye. so nobodys coming on Friday then?', "yes, and no one'll turn up Friday then?"])(
  'a caller whose visit is to be moved hears at "%s" that it stands',
  (line) => {
    const start = [
      "I've a boiler service on Friday and I need to move it",
      'Ian Holt',
      '07700 900617',
    ]
    expect(lastReply(callOf([...start, line]))).toMatch(/nothing is changed until/i)
  },
)

test.each([
  "ta, so we're not confirmed for Saturday till he rings? bye",
  "right, so it's not moved until Sam calls, yeah? Bye now",
  "so nobody's expecting us on Friday then, nobody will turn up? bye",
  "right so that's moved then, bye",
  "great, so it's changed, thanks bye",
  "you've moved it then, ta ra",
])('"%s" is answered before her goodbye', (line) => {
  const start = ['I need to move our table on Friday', 'Jo Wells, Saturday at 1', '07700 900617']
  const call = callOf([...start, 'yes', line], RESTAURANT)
  expect(lastReply(call)).toMatch(/nothing is changed until.*goodbye/i)
})

test.each([
  'lovely, all the best then, bye',
  "that's fine, I'm done then, bye",
  'great, thanks, bye',
])('a caller who rings off with "%s" hears only her goodbye', (line) => {
  const start = ['I need to move our table on Friday', 'Jo Wells, Saturday at 1', '07700 900617']
  const call = callOf([...start, 'yes', line], RESTAURANT)
  expect(lastReply(call)).toBe('Thank you for calling The Copper Pan. Goodbye.')
})

test.each([
  "Di Cole, it was the half 10. any morning next week's fine",
  "Di Cole. I had the 3 o'clock, any day but Monday",
  'Di Cole, mine was the 11 am slot',
])('the hour of a booking to be moved, in "%s", is no wish', (line) => {
  const start = "I've an appointment on Thursday and I can't make it, can I move it?"
  const setup = { trade: 'solicitor' } as const
  expect(callOf([start, line], { setup }).card.asked.time).toBeNull()
})

test('the hour that is wanted in place of the old one is a wish', () => {
  const start = "I've an appointment on Thursday and I can't make it, can I move it?"
  const setup = { trade: 'solicitor' } as const
  const call = callOf([start, "Di Cole, can it be Friday at 3 o'clock"], { setup })
  expect(call.card.asked.time).toBe('15:00')
})

test.each(['yes. so am I getting that back or what', 'yes. Will I actually get it back?'])(
  'money that a complaint wants back, in "%s", is for the owner to decide',
  (line) => {
    const start = ['The food was cold on Saturday and you charged us for it', 'Al Reid']
    const call = callOf([...start, '07700 900617', line], RESTAURANT)
    expect(lastReply(call)).toMatch(/for Sam to decide/)
    expect(lastReply(call)).not.toMatch(/booked/)
  },
)

test.each([
  "Mo Khan. She's been in St James's twice with her breathing, I'm sick of it",
  "Mo Khan. he's been in hospital with his lungs and I'm sick and tired of this",
])('"%s" tells of no booking', (line) => {
  const start = "I've written twice about the damp in my daughter's room and nobody answers"
  expect(lastReply(callOf([start, line], LETTINGS))).not.toMatch(/existing bookings/)
})

test.each([
  "Jo Bell, it's the 10 o'clock one, could it go to Friday same sort of time instead",
  "Jo Bell. It's the ten o'clock, can we move it to Friday, same time",
])('the hour of a booking is that of its new day, if it is to stay: %s', (line) => {
  const lines = ['I have an appointment on Thursday, I need to shift it', line]
  const { asked } = callOf([...lines, '07700 900512. No sorry, make it the Monday'], {}).card
  expect(callOf(lines).card.asked).toEqual({ date: '2026-11-27', time: '10:00' })
  expect(asked.time).toBe('10:00')
})

test('the hour of a booking that is to be moved to another is no wish', () => {
  const lines = ['I have an appointment on Thursday, I need to shift it']
  const line = "Jo Bell, it's the 10 o'clock one, could it be Friday at 2"
  expect(callOf([...lines, line]).card.asked).toEqual({ date: '2026-11-27', time: '14:00' })
})

const MOVED = ['I need to move my visit on Thursday', 'Jo Bell', '07700 900512', 'yes']

test.each([
  "ok but I'm out on Thursday so he's not to turn up. Bye",
  "nobody's to be in then, so they needn't come. Cheers, bye",
  "right, don't send anyone Thursday then. Ta ra",
  'no need for him to come then. Thanks, bye',
])('who is not to come is passed on with the goodbye: %s', (line) => {
  const call = callOf([...MOVED, line])
  expect(lastReply(call)).toMatch(/^I'll pass that on to Sam\./)
  expect(call.card.wants).toContain(line)
})

test.each(["that's great, thanks, bye", 'I hope he can come. Bye'])(
  'a goodbye that keeps nobody away is only a goodbye: %s',
  (line) => {
    expect(lastReply(callOf([...MOVED, line]))).not.toContain('pass that on')
  },
)
