import { expect, test } from 'vitest'
import { GROOMER, callOf, lastReply, repliesOf } from '#tests/support/call.ts'

const AT_CONFIRM = [
  'a boiler service on Wednesday at 11',
  'Mel Farrar',
  '07700 900321',
  'yes',
  'LS6 2AB',
] as const

const RESTAURANT = { setup: { trade: 'restaurant' }, now: '2026-12-07T10:10', seed: 3 } as const
const TABLE = ['a table for 8 on Friday at 8', 'Mel Farrar'] as const

test.each([
  'could we have the private dining room instead, how much is that?',
  "07700 900321. What about the private room, what's it cost",
  'could we maybe have the private room then?',
])('what only the owner can arrange does not end the booking in hand: "%s"', (line) => {
  const call = callOf([...TABLE, line], RESTAURANT)
  expect(call.card).toMatchObject({ service: 'Table', outcome: null })
  expect(call.card.asked).toEqual({ date: '2026-12-11', time: '20:00' })
  expect(call.card.wants).toContain('private')
})

test('a caller who puts the private room in the place of the table, or insists on it, is passed on', () => {
  for (const lines of [
    ['no, we want the private room, not a table'],
    ['what about the private room?', 'we do want the private room'],
  ])
    expect([lines, callOf([...TABLE, ...lines], RESTAURANT).card.service]).toEqual([
      lines,
      'Private dining room',
    ])
})

test.each([
  'just book us a table for now, Sam can ring me about the room',
  "we'll have a table instead then, same time",
  'ok keep us a table that night just in case',
])('after a message about the private room, a table is booked at the time wished: "%s"', (line) => {
  const lines = ['can I book the private room for 8 on Friday at 8', 'Mel Farrar', '07700 900321']
  const call = callOf([...lines, 'yes', line], RESTAURANT)
  expect(call.card).toMatchObject({ service: 'Table', party: 8 })
  expect(call.card.asked).toEqual({ date: '2026-12-11', time: '20:00' })
  expect(lastReply(call)).toContain('Friday 11 December at 8 pm')
})

test.each([
  'just book the boiler service for now please',
  "can you book the eleven o'clock and Sam can ring me about the radiator",
  'no, I said book the boiler service, not the radiator',
  'put me down for the boiler service please, and get Sam to ring about the bathroom',
  "ok keep the eleven o'clock slot anyway",
])('who orders what she has read back is booked: "%s"', (line) => {
  const { card } = callOf([...AT_CONFIRM, line])
  expect(card.booked).toMatchObject({ date: '2026-11-25', time: '11:00' })
})

test.each([
  'just book the radiator',
  'book the boiler service for Thursday',
  "don't book the boiler service",
  "book the boiler service if it's under £50",
  "hold the slot until I've asked my wife",
  'can you book the boiler service and a tap repair',
  'book the other one',
])('an order for something else, or on a condition, books nothing yet: "%s"', (line) => {
  expect(callOf([...AT_CONFIRM, line]).card.booked).toBeNull()
})

test.each(["forget it, I'll try elsewhere", "never mind, I'll go somewhere else"])(
  'she is sorry to lose a caller who has left a message, and asks what she can do: "%s"',
  (line) => {
    const lines = ['can I book the private room for 8 on Friday at 8', 'Mel Farrar', '07700 900321']
    const call = callOf([...lines, 'yes', line], RESTAURANT)
    expect(lastReply(call)).toMatch(/^I'm sorry .*\?$/)
    expect(call.card.wants).toContain(line)
    expect(call.card.outcome).toBe('message')
  },
)

test('who may go elsewhere if nobody rings has not gone', () => {
  const lines = ['can I book the private room for 8 on Friday at 8', 'Mel Farrar', '07700 900321']
  const line = "I'll go elsewhere if he doesn't ring by Monday"
  expect(lastReply(callOf([...lines, 'yes', line], RESTAURANT))).not.toContain('sorry')
})

const LETTINGS = { setup: { trade: 'property-manager' }, now: '2026-12-07T09:12', seed: 5 } as const
const MOULD = [
  "I've rung twice about the mould in the back room and I'm not happy",
  'Dawn Priestley',
  '07700 900842',
] as const

test.each([
  'Yes. Can you not just book me a repair visit? Thursday morning',
  "yes, can't you just book me in for a repair visit on Thursday morning",
  'yes. Can I not just have a repair visit, Thursday morning',
  'yes but could you not book a repair visit for Thursday morning',
  "Yes. I'd rather book a repair visit, Thursday morning",
  'yes, just get me booked in for a repair visit Thursday morning',
])('a complaint that turns into a wish for a listed service is booked: "%s"', (line) => {
  const call = callOf([...MOULD, line], LETTINGS)
  expect(call.card).toMatchObject({ service: 'Repair visit', name: 'Dawn Priestley' })
  expect(call.card.asked.date).toBe('2026-12-10')
  expect([call.open, call.card.isPhoneConfirmed]).toEqual(['slot', true])
  expect(call.card.wants).toContain('mould')
  expect(lastReply(call)).not.toContain("don't know")
})

test.each([
  'Yes. Can you not just get it sorted?',
  'yes, can you not tell him to hurry up',
  "Yes. I'm not booking a repair visit, I want it put right",
  "yes, why can't he just ring me",
])('a complaint that asks for no booking stays a message: "%s"', (line) => {
  const { card, open } = callOf([...MOULD, line], LETTINGS)
  expect([card.service, open === 'slot']).toEqual([null, false])
})

const DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-07T10:10', seed: 15 } as const

test.each([
  [RESTAURANT, 'yes please, and could you keep us a table too, Friday at 8 for 4', 'Table'],
  [DENTIST, 'go on then, and book me a check-up for Monday', 'Check-up'],
  [DENTIST, 'yeah ok but can I book a check-up as well, Monday morning', 'Check-up'],
] as const)('a yes to a call back with a wish to book does both: %#', (options, line, service) => {
  const call = callOf(['Do you take American Express?', line], options)
  expect(call.card).toMatchObject({ service, outcome: null })
  expect(call.card.asked.date).not.toBeNull()
  expect(repliesOf(call).at(-1)).toMatch(/Sam/)
  expect(call.card.wants).toContain('American Express')
})

test.each([
  '07700 900842. And can Sam still ring me about the whitening, after 3?',
  '07700 900842. Also could somebody ring me about the implants before noon',
  '07700 900842, and can Sam ring me about my bill too',
])('a call about something else, asked for beside a detail, leaves the booking: "%s"', (line) => {
  const call = callOf(['a check-up on Monday at 5', 'Asha Rao', line, 'yes'], DENTIST)
  expect([call.open, call.card.service]).toEqual(['confirm', 'Check-up'])
  expect(call.card.wants).toContain(line)
})

test('a caller who would rather be rung first is not booked', () => {
  const line = '07700 900842. Actually can Sam ring me about it first, before I book?'
  const call = callOf(['a check-up on Monday at 5', 'Asha Rao', line, 'yes'], DENTIST)
  expect(call.open).not.toBe('confirm')
})

test.each([
  'and Sam will still ring about the whitening, yeah?',
  "Sam'll ring about the bill, right?",
])('after a booking she says that the call is passed on: "%s"', (line) => {
  const lines = ['a check-up on Monday at 5', 'Asha Rao', '07700 900842', 'yes', 'yes please']
  expect(lastReply(callOf([...lines, line], DENTIST))).toMatch(/pass that on to Sam|Sam will ring/)
})

test.each([
  'can I not just come in and have it looked at?',
  "couldn't I just come in and get it checked?",
  'do you not do checkups? I could do Wednesday',
  'can you not just book me a check-up',
])('at a dentist, a wish to be looked at in a message begins a check-up: "%s"', (line) => {
  const call = callOf(['one of my teeth feels a bit odd, I dunno', 'Kev', line], DENTIST)
  expect(call.card.service).toBe('Check-up')
})

test('where nothing on the list is a look, a wish for one stays with the owner', () => {
  const call = callOf(["there's a funny smell in the hall", 'Kev', 'can I not have it looked at?'])
  expect(call.card.service).toBeNull()
})

test.each([
  'consultation please, soonest you have, tomorrow afternoon?',
  'hiya, first consultation please. Have you got Thursday?',
])('a thing asked for by its name is booked, whatever time the line asks for: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect([call.card.service, call.open]).toEqual(['First consultation', 'slot'])
})

test.each(['how much is a consultation please, and when?', 'price list please, is it online?'])(
  'a polite question books nothing: "%s"',
  (line) => expect(callOf([line], { setup: { trade: 'solicitor' } }).open).not.toBe('slot'),
)

test.each([
  'before Christmas, ideally Thursday',
  'some time this month, preferably on Thursday',
  'by the 20th, hopefully Thursday',
])('the day that would be best comes before the limit that holds it: "%s"', (line) => {
  const call = callOf(['can I book a check-up', line], DENTIST)
  expect(call.card.asked.date).toBe('2026-12-10')
  expect(lastReply(call)).toContain('Thursday 10 December')
})

test('a limit without a best day stays a limit', () => {
  const call = callOf(['can I book a check-up', 'before Christmas, in the morning'], DENTIST)
  expect(call.card.asked.date).toBeNull()
})

test.each([
  "no leave it, I'll get it scanned first and ring you after",
  "leave it then, I'll go to the hospital and ring you afterwards",
])('who rings again after something else leaves no name: %s', (line) => {
  const call = callOf(['I hurt my wrist, it swelled up', 'should I go to A&E first?', line], {
    setup: { trade: 'physio' },
  })
  expect(lastReply(call)).not.toMatch(/name/)
  expect(call.card).toMatchObject({ booked: null, outcome: 'cancelled' })
})

const SAFE_CALL = [
  "do you do gluten free, my wife's coeliac",
  'would it be safe for her, do you think?',
  "yes please, it's Martin Hale 07724 615008",
  "that's right, and have you got a table for 2 on Friday evening",
  'the first one',
] as const

test.each(['yes please', 'yes, as long as Sam still rings'])(
  'a call that was taken for a question stays promised when a table is booked: %s',
  (line) => {
    const call = callOf([...SAFE_CALL, line], RESTAURANT)
    expect(call.card).toMatchObject({ outcome: 'booked', service: 'Table' })
    expect(call.card.wants).toContain('would it be safe')
    expect(lastReply(call)).toContain('Sam will answer the questions')
  },
)

test.each([
  "yes please, but Sam'll still ring about the gluten, won't he",
  "yes please, but he'll still ring, won't he",
  "yes, but you'll pass my question on, won't you",
])('a yes that asks after a promised call books: %s', (line) => {
  expect(callOf([...SAFE_CALL, line], RESTAURANT).card.outcome).toBe('booked')
})

test.each([
  'yes, as long as he rings first',
  "yes, but he'll still ring before you book, won't he",
])('a yes that waits for a call books nothing: %s', (line) => {
  expect(callOf([...SAFE_CALL, line], RESTAURANT).card.booked).toBeNull()
})

test.each([
  'never mind the vouchers',
  'oh, and the vouchers, never mind about them',
  'forget about the vouchers',
])('what is dropped besides the booking leaves it: %s', (line) => {
  const lines = ['a check-up on Friday, and do you do vouchers?', 'the first one', 'Jo Hale', line]
  const call = callOf(lines, { setup: { trade: 'dentist' } })
  expect(call).toMatchObject({ open: 'phone', card: { service: 'Check-up', outcome: null } })
})

test.each(['never mind the check-up', 'forget it', 'never mind the appointment'])(
  'a booking that is dropped by its name is off: %s',
  (line) => {
    const lines = ['a check-up on Friday', 'the first one', 'Jo Hale', line]
    expect(callOf(lines, { setup: { trade: 'dentist' } }).card.outcome).toBe('cancelled')
  },
)

test.each([
  'so is he booked in then or not?',
  'is the dog booked in or what?',
  'have I still got the groom?',
])('whether it is booked is answered from the call itself: %s', (line) => {
  const lines = ['a full groom on Friday', 'the first one', 'Jo Hale', line]
  expect(lastReply(callOf(lines, GROOMER))).toMatch(/isn't booked yet/)
})

test.each(['is he booked up on Friday?', 'have you got a slot on Friday?'])(
  'what is free is no question about a booking: %s',
  (line) => {
    expect(callOf(['a full groom', line], GROOMER).open).toBe('slot')
  },
)
