import { expect, test } from 'vitest'
import type { TradeId } from '../types.ts'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  RESTAURANT,
  TO_CONFIRM,
} from '#tests/support/call.ts'

test('cancelling or moving an earlier booking leads to a message', () => {
  for (const line of [
    'my dog is poorly so I need to cancel tomorrow',
    "I've booked for tonight and we're running late",
    'I have to postpone, I was coming on Friday',
  ]) {
    const { card, open } = callOf([line], RESTAURANT)
    expect([line, card.outcome, card.booked, open]).toEqual([line, null, null, 'name'])
  }
})

test('a day on which something happened is not a wish for that day', () => {
  for (const line of ['I left my scarf there on Friday', 'we received a letter from you today']) {
    const call = callOf([line], RESTAURANT)
    expect([line, call.card.asked.date]).toEqual([line, null])
    expect(['take-message', 'name']).toContain(call.open)
  }
})

test('checking a booking leads to a message, and "… is my name" gives the name', () => {
  const call = callOf(['just checking my appointment on Thursday', 'margaret bell is my name'])
  expect(call.card).toMatchObject({ name: 'Margaret Bell', booked: null })
  expect(call.open).toBe('phone')
})

test('"my dogs booked in for 10 tomorrow" is about an existing booking', () => {
  const setup = { trade: 'vet' } as const
  const existing = callOf(['my dogs booked in for 10 tomorrow but hes poorly'], { setup })
  expect(existing.open).toBe('name')
  const wish = callOf(['can I get my dogs booked in for tomorrow'], { setup })
  expect(wish.open).toBe('service')
})

test.each([
  ['restaurant', 'were running about 20 mins late for our booking'],
  ['dentist', "I've got a check up tomorrow at 9 but my car won't start"],
  ['plumber', 'can somebody ring me about a new bathroom after 6'],
  ['property-manager', 'the inspection on the 4th doesnt work for me can we do the 7th'],
  ['property-manager', 'could you tell the landlord the boiler man came and its all sorted'],
  ['gym', 'I want to cancel my membership'],
  ['dentist', 'need to cancel, wrong day, sorry'],
  ['dentist', 'is it too late to cancel todays appointment'],
  ['solicitor', 'just confirming ill be there at 2'],
  ['vet', 'need to bring rex in earlier than planned tomorrow, 9 instead of 11'],
] as const)('said to a %s, "%s" leads to a message', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(call.open).toBe('name')
  expect(call.card.wants).toBe(line)
})

test('"just checking its still on" is about an existing table', () => {
  const line = 'hi, got a table for saturday under Okonkwo, just checking its still on'
  const call = callOf([line], RESTAURANT)
  expect(call.open).toBe('phone')
  expect(call.card).toMatchObject({ name: 'Okonkwo', asked: { date: null } })
})

test('moving somebody else’s appointment leads to a message', () => {
  const call = callOf(["I need to move Biscuit's appointment from the 3rd to the 10th"])
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
})

test('a line about the caller’s own booking is passed on to the owner', () => {
  for (const line of [
    'do I need to bring anything to my appointment tomorrow?',
    'can I add two more to my booking tomorrow?',
    "just to say we'll be ten minutes late, the booking's under Rossi",
  ])
    expect([
      line,
      callOf([line], RESTAURANT).card.outcome ?? lastReply(callOf([line], RESTAURANT)),
    ]).toEqual([line, expect.stringMatching(/details|pass th(?:at|is|it) on/)])
})

test('a line about an existing visit or booking leads to a message', () => {
  for (const line of [
    'you did a boiler service for us in June, could you email me the certificate?',
    "my wife booked a boiler service but I don't know when it is",
    'can I change my 9 am to later in the day?',
    "can you hold our table another 20 minutes, we're stuck in traffic",
    'can you make it 7 people instead of 5 on Friday night',
    'can my mum let you in instead of me on Friday, booked for 10',
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'name'])
})

test('the old day of an existing booking does not replace the day that the caller wants', () => {
  const lines = ['I need to move my booking', 'Jo Hale. Tuesday 8 December would be better']
  const { card } = callOf([...lines, 'am I still down for the 3rd or not?'])
  expect(card.asked.date).toBe('2026-12-08')
})

test('when a booking should move to is kept, though it is said with a name', () => {
  const call = callOf([
    'I need to move my booking',
    'Kieran Stubbs. I need it the week after if he can',
  ])
  expect(call.card.wants).toContain('the week after')
})

test('an appointment to be moved exists already', () => {
  const call = callOf(["It's Janet Pearce, I've got an appointment and I need to move it"])
  expect(lastReply(call)).toMatch(/existing bookings/)
  const other = callOf([
    "I've got an appointment at the bank then, can I book a tap repair for Friday?",
  ])
  expect(other.card.service).toBe('Tap repair')
})

test('the present time of a booking is not taken for the new one', () => {
  const lines = [
    'can I move my check-up?',
    "Karen Lee. It's Friday at ten, I want it the week after",
  ]
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card).toMatchObject({ name: 'Karen Lee', asked: { date: null, time: null } })
  expect(card.wants).toContain('the week after')
})

test('a table booked "for twelve today" is not for twelve people', () => {
  const line = "We've got a table already, it's for twelve today and the door's locked"
  expect(callOf([line], RESTAURANT).card.party).toBeNull()
})

test('a new day given along with a name is said to be noted', () => {
  const lines = [
    "I've a check-up booked for Thursday and I can't make it",
    'Tom Pearce. Could I do Friday?',
  ]
  const reply = lastReply(callOf(lines, { setup: { trade: 'dentist' } }))
  expect(reply).toMatch(/noted that|have that down/)
})

test('what is told of a booking to be moved is no wish', () => {
  const move = ["I've got an inspection booked in for Thursday, can we move it?", 'Tom Hale']
  const week = callOf(
    [...move, '07700 900123. Could it be the week after, like the Tuesday?'],
    LETTINGS,
  )
  expect(week.card.asked.date).toBeNull()
  const late = ["I'm in tomorrow and I can't make it, need to shift it"]
  const call = callOf([...late, "Tom Hale. It's the half ten one. Any chance of next Wednesday?"])
  expect(call.card.asked).toMatchObject({ date: '2026-12-02', time: null })
})

test('a second month running and a deadline are no day and no time', () => {
  const rent = [
    "I've not had my rent, can somebody ring me?",
    'Jo Hale, this is the second month running',
  ]
  expect(callOf(rent).card.asked.date).toBeNull()
  const funds = ['can somebody ring me about the funds?', 'Jo Hale', '07700 900123']
  const call = callOf([...funds, "Yes. If we don't have it by two they can't get their keys"])
  expect(call.card.asked.time).toBeNull()
})

test('who is not to come is told to the owner, and nothing is booked', () => {
  for (const line of [
    'Tell him not to come tomorrow please',
    'Ask Sam not to come till ten please',
  ]) {
    const call = callOf([line])
    expect([line, call.open, call.card.name]).toEqual([line, 'name', null])
  }
})

test('an appointment that is to be cancelled, not moved, is no danger and no new booking', () => {
  for (const line of [
    "I need my mum's appointment cancelled, not moved",
    "can you cancel her dog's groom on Thursday?",
  ]) {
    const call = callOf([line], GROOMER)
    expect([line, call.card.urgency, call.open]).toEqual([line, 'normal', 'name'])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/999|vet|only dogs/)])
  }
})

test('in a message the caller is who rings, whoever the booking is under', () => {
  const start = "my mum's got an appointment on Thursday and she can't make it"
  const call = callOf([start, "I'm Karen Pugh, but it'll be under my mum's name, Jean Holloway"])
  expect(call.card.name).toBe('Karen Pugh')
})

test('the time of a booking that is to be moved is no wish, unless it stays', () => {
  const start = ['hi I need to move my appointment', 'Karen Whitlock']
  const of = (line: string) => callOf([...start, `07700 900318. ${line}`]).card.asked
  expect(of("it's Thursday 2pm, can we do next Tuesday instead")).toEqual({
    date: '2026-12-01',
    time: null,
  })
  expect(of("it's Thursday 2pm, can we do next Tuesday, same time").time).toBe('14:00')
  expect(of('can we do next Tuesday instead, same time, half 5').time).toBe('17:30')
})

test('a part of the day that a message asks for is said back with the day', () => {
  const start = ['hi I need to move my appointment', 'Karen Whitlock', '07700 900318']
  const endOf = (line: string) =>
    lastReply(callOf([...start.slice(0, 2), line, start[2] ?? '', 'yes']))
  expect(endOf('could it be next Tuesday, any time after 3')).toContain(
    'Tuesday 1 December after 3 pm',
  )
  expect(endOf('could it be next Tuesday between 2 and 4')).toContain('between 2 pm and 4 pm')
  // Nobody has named an hour.
  expect(endOf('could it be next Tuesday evening')).toContain('Tuesday 1 December in the evening')
})

test('“could do” says when the caller can, and asks nothing', () => {
  const start = ["I've a viewing booked this Friday and need to move it"]
  const call = callOf(
    [...start, "it's Priya Nair. The viewing's Friday at 4 but could do next Tuesday"],
    LETTINGS,
  )
  expect(lastReply(call)).not.toMatch(/don't know/)
})

test('what she passes on is said once', () => {
  const lines = [
    "can you tell Jo the engineer's coming on Thursday at 2",
    'Alan Hale',
    '07700 900318',
    'yes',
  ]
  const call = callOf([...lines, 'no need to ring me, just pass it on. Thanks'], LETTINGS)
  expect(lastReply(call).match(/pass that on/g) ?? []).toHaveLength(0)
})

test('what only the owner can change is said once, whatever is asked beside it', () => {
  const call = callOf(
    ["I've booked for Friday at 8 under Hale for 4, we're now 6, is that ok?"],
    RESTAURANT,
  )
  expect(lastReply(call).match(/Sam/g)).toHaveLength(1)
})

test('a caller who moves a booking hears that the old one is as it was', () => {
  const lines = ['I need to move my appointment on thursday to friday', 'Jo Hale, 07700 900158']
  const call = callOf([...lines, 'yes', 'and have I still got the old one?'])
  expect(lastReply(call)).toContain("I've only taken a message")
})

test('whether cancelling is charged is a question, also as a statement', () => {
  const lines = ["I need to cancel the plumber that's booked for Friday", 'Mrs Braithwaite']
  const asked = "There's no charge for cancelling is there?"
  expect(lastReply(callOf([...lines, '01632 960274', asked]))).toContain("I don't know that")
})

const BEFORE_CHRISTMAS = { setup: { trade: 'restaurant' }, now: '2026-12-07T08:50' } as const

test.each([
  "we've our works do booked with you on Wednesday, nine of us at 8, and I have to shift it to the Saturday",
  'I need to move my Wednesday booking to Saturday',
  "We're booked in for Wednesday at 8, can it be put back to Saturday please",
  "I'm booked Wednesday, can you swap us to the Saturday",
  'I want to swap our Wednesday table for Saturday',
  "we've a table booked on Wednesday, could we do the Saturday instead?",
])('a booking that is to be moved asks for its new day, not the old: %s', (line) => {
  const { asked } = callOf([line], BEFORE_CHRISTMAS).card
  expect(asked).toEqual({ date: '2026-12-12', time: null })
})

test.each([
  "can you change the number on Wednesday's booking",
  'our booking on Wednesday at 8, can you put a high chair out',
])('a booking that keeps its day asks for none: %s', (line) => {
  expect(callOf([line], BEFORE_CHRISTMAS).card.asked.date).toBeNull()
})

test('"any day after Tuesday" is no Tuesday, and "the day after Tuesday" is the Wednesday', () => {
  const start = "I'm booked in tomorrow at ten for Rex, but I can't make it, can I move it?"
  const dateOf = (line: string) =>
    callOf([start, line], { ...GROOMER, now: '2026-12-11T16:30' }).card.asked.date
  expect(dateOf("it's Mrs Bell. Any day after Tuesday's fine, mornings")).toBeNull()
  expect(dateOf("it's Mrs Bell. The day after Tuesday's fine")).toBe('2026-12-16')
})

test('a day that the caller could keep does not replace the one asked for', () => {
  const lines = ["I've an appointment Tuesday at 3, can I move it to Thursday", 'Tom Bell']
  const call = callOf(
    [...lines, '07700 900652', 'yes. Could we do it by phone instead, then I could keep Tuesday'],
    { setup: { trade: 'solicitor' }, now: '2026-12-14T10:10' },
  )
  expect(call.card.asked.date).toBe('2026-12-17')
})

const MOVED = [
  "I've an appointment on Thursday and need to shift it",
  'Jo Hale, could he do Friday',
]

test.each([
  'so does he know not to come on Thursday',
  "he'll know not to turn up then, yeah?",
  "and she definitely knows it's moved?",
  "so that's me moved to Friday then",
  'is Thursday cancelled or still on?',
  'have you told him not to come',
])('nothing is changed until the owner rings, she says: "%s"', (line) => {
  const call = callOf([...MOVED, '07700 900123', 'yes', line])
  expect(lastReply(call)).toMatch(/nothing is changed/i)
})

test('what is only to be told is still written down', () => {
  const call = callOf([...MOVED, '07700 900123', 'yes', 'he knows about the dog, yeah?'])
  expect(lastReply(call)).toContain('written down')
})

test('a booking to move in the words of a text is no new one, and the other day is asked for', () => {
  const lines = [
    'got an appt thurs 11am need to change it',
    'Tom Reid',
    "wed 2nd at 9 then. so thursday's off yeah?",
  ]
  const call = callOf([...lines, '07700 900871', 'yes', 'so have I got the wed one or not?'], {
    setup: { trade: 'dentist' },
  })
  expect(call.card.asked).toEqual({ date: '2026-12-02', time: '09:00' })
  expect(call.card).toMatchObject({ booked: null, outcome: 'message' })
  expect(lastReply(call)).toMatch(/Nothing is changed until|nothing is changed until/)
})

test('an appointment that is only wished for is still a new one', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  expect(callOf(['need an appt friday 10am for a check-up'], dentist).card.service).toBe('Check-up')
  expect(callOf(['got any appts on friday for a check-up?'], dentist).open).toBe('slot')
})

test.each([
  ['need to cancel Thursday. Okafor, six of us, half seven', 'Okafor', '2026-11-26', '19:30'],
  [
    "We've got to cancel tomorrow night, Holroyd, table for 3 at 7",
    'Holroyd',
    '2026-11-24',
    '19:00',
  ],
  ['cancel Saturday please, 5 people at 8. Brennan', 'Brennan', '2026-11-28', '20:00'],
])('what is called off has its name, day and time: "%s"', (line, name, date, time) => {
  const { card, open } = callOf([line], RESTAURANT)
  expect([open, card.name, card.asked]).toEqual(['phone', name, { date, time }])
})

test.each([
  "need to cancel Sunday. Unfortunately, he's poorly",
  'need to cancel Sunday, Sam. Cheers.',
  'need to cancel Thursday or Friday, whichever day we have',
])(
  'what stands alone beside what is called off may be no name, and two days no day: "%s"',
  (line) => {
    expect(callOf([line], RESTAURANT)).toMatchObject({ open: 'name', card: { name: null } })
  },
)

test("what stands alone at a groomer's may be the dog", () => {
  expect(callOf(['need to cancel Friday. Bella, full groom'], GROOMER).card.name).toBeNull()
})

test.each([
  'so is it still on for seven?',
  'are we on for 7 then, yeah',
  "it's still good for seven?",
])('"%s" asks for the hour of a table, and counts nobody', (line) => {
  const lines = ["We can't make Friday, it's Jo Hale", '07700 900123', "yes. It'll be 3 people"]
  expect(callOf([...lines, line], RESTAURANT).card.party).toBe(3)
  expect(callOf([...lines, 'still on for 8 people?'], RESTAURANT).card.party).toBe(8)
})

const TO_MOVED = ['I need to move my viewing on Friday', 'Ann Pryor', '07700 900140'] as const

test.each([
  'yes. Oh actually just cancel it, we have found a place',
  'Yep that is right. You know what, cancel it altogether please',
  'yeah, scrap that, cancel it',
])('a change that becomes a cancellation is one for the owner: %s', (line) => {
  const call = callOf([...TO_MOVED, line], LETTINGS)
  expect(lastReply(call)).toMatch(/ask Sam to cancel it|want it cancelled/)
  expect(call.card.wants).toContain(line)
  const unrung = lastReply(
    callOf([...TO_MOVED, line, 'no need to ring me, just cancel it. ta'], LETTINGS),
  )
  expect(unrung).not.toMatch(/ring|look that up|existing/)
})

test.each([
  "yes. If Saturday's no good then just cancel it",
  "yeah that's me. if you can't do Saturday leave it on Friday, don't cancel it",
  "yes but if he can't do it I'd rather keep Friday",
  'yes. could he cancel it if Saturday is full?',
  'yes, unless Saturday is free, in which case cancel Friday',
])('a condition on the change is passed on: %s', (line) => {
  const call = callOf([...TO_MOVED, line], LETTINGS)
  expect(lastReply(call)).not.toMatch(/look that up|existing|ask Sam to cancel|want it cancelled/)
  expect(lastReply(call)).toMatch(/noted|let Sam know|pass that on|hears of it/)
  expect(call.card).toMatchObject({ outcome: 'message', phone: '07700900140' })
  expect(call.card.wants).toContain(line)
})

test('"don’t cancel it" cancels nothing', () => {
  const { card } = callOf([...TO_CONFIRM, 'yes', "please don't cancel it"])
  expect(card.booked).not.toBeNull()
  expect(callOf([...TO_CONFIRM, 'yes', 'cancel it']).card.booked).toBeNull()
  expect(callOf([...TO_CONFIRM, 'yes', "why don't you cancel it"]).card.booked).toBeNull()
})

test('a booking that is to be cancelled after all needs no other day', () => {
  const lines = ["I'm booked in tomorrow at ten, I need to move it", 'Gary Hale', '07700 900772']
  const moved = callOf([...lines, 'yes, next Wednesday if you can'])
  expect(moved.card.asked.date).not.toBeNull()
  const call = callOf([...lines, 'yes, next Wednesday if you can', 'actually just cancel it'])
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(lastReply(call)).toMatch(/cancel/)
})

const CANCELS_WEDNESDAY = [
  'Can I cancel our appointment on Wednesday please?',
  'Jo Marsh',
  '07700 900123',
  'yes',
]

test.each([
  'not wednesday thursday',
  'sorry not wednesday thursday i mean, thursday at 9',
  "no, it's Thursday not Wednesday",
  "no it's THURSDAY not wednesday, the 26th",
  'Thursday I mean',
  'I meant Thursday, sorry, not Wednesday',
  "it's not Wednesday it's Thursday",
  "hang on, it's the Thursday not the Wednesday",
  'did I say Wednesday? I meant Thursday',
])('"%s" puts the day of a message right at any question, and she says it back', (line) => {
  for (const setup of [{ trade: 'dentist' }, GROOMER.setup] as const)
    for (const count of [1, 2, 3, 4]) {
      const before = CANCELS_WEDNESDAY.slice(0, count)
      const said = count === 1 ? `Jo Marsh. ${line}` : count === 3 ? `yes. ${line}` : line
      const call = callOf([...before, said], { setup })
      expect([said, call.card.asked.date]).toEqual([said, '2026-11-26'])
      expect(lastReply(call)).toMatch(/Thursday 26 November/)
    }
})

test.each([
  "It's not urgent",
  'I work Thursdays',
  "It's not for me, it's for my mum",
  'He was in with you last Thursday',
])('"%s" leaves the day of a message as it is', (line) => {
  const call = callOf([...CANCELS_WEDNESDAY.slice(0, 1), `Jo Marsh. ${line}`])
  expect(call.card.asked.date).toBe('2026-11-25')
})

test.each(["Sorry, it's Monday at ten now", "It's Monday at ten at the minute"])(
  '"%s" says when the booking is that is to be moved',
  (line) => {
    const call = callOf(['Can I move my check-up to Thursday please?', `Jo Marsh. ${line}`])
    expect(call.card.asked.date).toBe('2026-11-26')
  },
)

const GIVES_NOTICE = [
  'I want to give notice on my flat',
  'Jo Marsh',
  '07700 900123',
  'yes',
] as const

test.each([
  'when do I pay the last rent, is it still the third?',
  'is the rent due on the fifth?',
  'does it run out on Friday?',
  'do we still pay on the first?',
  'is it the first or the fifth?',
  'does the contract end on the 31st?',
  'will it be taken on Monday?',
])('"%s" asks about a rule, and for no day', (line) => {
  for (const lines of [
    [...GIVES_NOTICE, line],
    [GIVES_NOTICE[0], `Jo Marsh. ${line}`],
  ])
    expect(callOf(lines, LETTINGS).card.asked.date).toBeNull()
})

test.each(['can you do the 5th?', 'is the 5th any good?', 'could he come on the 5th?'])(
  '"%s" asks for the day',
  (line) => {
    const call = callOf([...GIVES_NOTICE, line], LETTINGS)
    expect(call.card.asked.date).toBe('2026-12-05')
  },
)

test.each([
  "no, I'm not leaving on the fifth, it's end of January I'm leaving",
  "no she's not moving out on the fifth",
  "no it's the 31st we're leaving",
  "sorry no, it's the end of the month she's going",
])('"%s" takes back the day that was noted', (line) => {
  const call = callOf([...GIVES_NOTICE, 'can he ring on the fifth?', line], LETTINGS)
  expect([null, '2026-12-31']).toContain(call.card.asked.date)
  expect(lastReply(call)).toMatch(/taken Saturday 5 December out|noted/)
})

test('who comes out on a day is asked for that day', () => {
  const call = callOf(['I need a boiler service', 'will he come out on Friday?'])
  expect(call.card.asked.date).toBe('2026-11-27')
})

test.each([
  "it's 6 at the moment and we'd like 7 please",
  "it's at 6 now and we'd want 7",
  "it's 6 at the minute, can it be 7 instead",
])('"%s" gives the old hour of a table and then the new one', (line) => {
  const table =
    "We've got a table booked for Friday, 8 people, three have dropped out, can we make it later"
  const call = callOf([table, 'Jo Marsh', `07700 900123, ${line}`], RESTAURANT)
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '19:00' })
  expect(call.card.party).toBe(5)
})

test('"two less, so four not six" are four, and no two', () => {
  const party = (line: string) =>
    callOf([`We've got a table booked for Friday, ${line}`], RESTAURANT).card.party
  expect(party("we're going to be three less so it's five not eight")).toBe(5)
  expect(party("it's four of us, not six")).toBe(4)
  expect(party("there's two less of us")).toBeNull()
})

test('the hour that a booking has now is no hour asked for', () => {
  for (const line of ["it's 10 at the minute", "I'm down for 10 at the moment"]) {
    const lines = ['Can I move my check-up tomorrow?', `Jo Marsh. ${line}`]
    expect(callOf(lines, { setup: { trade: 'dentist' } }).card.asked.time).toBeNull()
  }
})

test.each(['can i do sat instead', 'could you do sat', 'move it to sat please', 'make it sat'])(
  '"%s" asks for the Saturday',
  (line) => {
    for (const setup of [{ trade: 'dentist' }, GROOMER.setup] as const) {
      const call = callOf(['need to move my appt tomorrow', `Jo. ${line}`], { setup })
      expect(call.card.asked).toEqual({ date: '2026-11-28', time: null })
    }
  },
)

test('"I sat there" names no Saturday', () => {
  const call = callOf(['need to move my appt tomorrow', 'Jo Marsh. i sat there for an hour'])
  expect(call.card.asked.date).toBeNull()
})

test('who cannot come is taken off the party, and who eats no nuts is not', () => {
  const partyOf = (line: string) => callOf([line], RESTAURANT).card.party
  expect(partyOf("A table for Friday at 7, 8 people but 3 can't come")).toBe(5)
  expect(partyOf("A table for Friday at 7, 6 people, 2 can't have nuts")).toBe(6)
})

test.each([
  [["I've got an appointment on Wednesday at 10, can I move it to Thursday same time"], '10:00'],
  [["I'm booked in at 2 on Wednesday and need to move it", 'Jo. same time Thursday'], '14:00'],
  [["Can I move Wednesday's appointment at half 10?", 'Jo. Thursday please, same time'], '10:30'],
  [['Can I move my appointment on Wednesday?', 'Jo Marsh. Thursday same time'], null],
])('the "same time" of a booking to be moved is its old one: %j', (lines, time) => {
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card.asked).toEqual({ date: '2026-11-26', time })
})

const TO_CHANGED = [
  "hello, I've had an email that someone's coming to inspect the flat Monday and I can't do it",
  'Jo Briggs. could it be the Wednesday instead',
  '07700 900841',
  'yes',
] as const

test.each([
  "so he's definitely not coming Monday?",
  "they won't be coming now then?",
  "so I needn't stay in for them?",
  "so she'll not be letting herself in?",
  "you've moved Monday though, have you?",
  "they're not gonna turn up Monday, are they?",
  'are they still coming Monday?',
  'do I still need to be in on Monday?',
])(
  'who asks whether a change is made hears that it is not, until the owner rings: "%s"',
  (line) => {
    const call = callOf([...TO_CHANGED, line], { ...LETTINGS, now: '2026-12-12T10:30' })
    expect(lastReply(call)).toMatch(/nothing is changed until|Nothing is changed until/i)
    expect(call.open).toBeNull()
  },
)

test.each([
  'I need to be in town by three',
  "he won't come out unless I hold the dog",
  'can I book a repair visit for Friday as well?',
])('what only sounds like that is not taken for it: "%s"', (line) => {
  const call = callOf([...TO_CHANGED, line], { ...LETTINGS, now: '2026-12-12T10:30' })
  expect(lastReply(call)).not.toMatch(/nothing is changed/i)
})

const CHANGES = [
  ['plumber', ["There's a man due Friday and I need that moved", 'Nora Pell']],
  [
    'restaurant',
    ["I've a table for Friday and I need to cancel it", 'Nora Pell', '07700 900456', 'yes'],
  ],
  ['solicitor', ["I've an appointment on Friday and I need to rearrange it", 'Nora Pell']],
] as const

test.each([
  ["I don't have to turn up Friday now, do I?"],
  ['is that done then?'],
  ['has it all gone through?'],
  ["so it's def off"],
  ['do I still have to come?'],
  ['will he still be expecting us?'],
  ['can you promise me it has been changed'],
  ['so I can go out Friday then?'],
  ["so there's nobody coming?"],
  ["so I'm not coming then?"],
  ['you can do that for me, can you?'],
  ['and did you sort it?'],
])('who asks if the change holds hears that nothing is changed yet: "%s"', (line) => {
  for (const [trade, lines] of CHANGES) {
    const call = callOf([...lines, line], { setup: { trade } })
    expect([trade, lastReply(call)]).toEqual([trade, expect.stringMatching(/nothing is changed/i)])
    expect([trade, call.open]).not.toEqual([trade, 'service'])
  }
})

test.each([
  ['do I need to come in with him?'],
  ['has it been done yet?'],
  ['can you do that now?'],
])('after a complaint no change is spoken of: "%s"', (line) => {
  const call = callOf(["your lad cut my dog's ear on Friday", 'Nora Pell', line], GROOMER)
  expect(lastReply(call)).not.toMatch(/changed|booked/)
})

test.each([
  ['Mark was due Friday, can he come Monday instead'],
  ['can you ask them to be here at three instead of ten'],
  ['would you tell him not to bother on Friday'],
  ["I've been given the wrong day, it should be Monday"],
])('a change is for the owner however it is put, and never asks which service: "%s"', (line) => {
  expect(callOf([line]).open).toBe('name')
  const asked = callOf([line, 'so have you changed it or not?'])
  expect(lastReply(asked)).toMatch(/only taken a message|only pass that on|nothing is changed/i)
  expect(asked.open).toBe('name')
})

test('who asks if a visit is off, before any service is chosen, has one already', () => {
  for (const line of ["so I needn't stop in?", 'have you cancelled it or not?']) {
    const call = callOf(['I need somebody on Monday', line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toContain('existing bookings')
  }
  const booking = callOf(['a boiler service on Tuesday', 'have you changed it?'])
  expect(booking.open).toBe('slot')
})

test('the wrong day of a story is no booking to be changed, nor is what a caller does without', () => {
  expect(
    callOf(['I came on the wrong day last time, a boiler service on Friday please']).open,
  ).not.toBe('name')
  const call = callOf(
    [
      "I've a table for Friday and I need to cancel it",
      'Nora Pell',
      "I don't have a booking number",
    ],
    RESTAURANT,
  )
  expect(call.open).not.toBe('slot')
})

const TO_MOVE = ['Can I move my appointment?', 'Omar Reyes', '07700 900471'] as const
const SOLICITOR = { setup: { trade: 'solicitor' } } as const

test.each([
  "yes. it's the Wednesday at 3 and I need the Thursday instead, any time after 11",
  "yes. I'm booked in Wednesday at 3 but I'd like Thursday, after 11",
  "yeah. mine's Wednesday 3 o'clock, so I'd rather Thursday any time after 11",
  "yep. we've got Wednesday at 3. We need Thursday after 11",
  "yes, it's on Wednesday at 3, I want it on the Thursday, anytime after 11",
])('the hour that a booking has is not that of the day it is moved to: "%s"', (line) => {
  const call = callOf([...TO_MOVE, line], SOLICITOR)
  expect(call.card.asked).toEqual({ date: '2026-11-26', time: null })
  expect(lastReply(call)).toContain('Thursday 26 November after 11 am')
})

test('an hour that belongs to the new day stays with it', () => {
  const call = callOf([...TO_MOVE, "yes. it's Wednesday and I need Thursday at 3"], SOLICITOR)
  expect(call.card.asked).toEqual({ date: '2026-11-26', time: '15:00' })
  const same = callOf([...TO_MOVE, "yes. I've got Thursday free so I'd like Thursday"], SOLICITOR)
  expect(same.card.asked.date).toBe('2026-11-26')
})

test.each([
  'no not 3 exactly, anytime after 12',
  "it doesn't have to be 3, any time after 12",
  'not necessarily 3, after 12',
  "no, it needn't be 3, after 12 will do",
])('hours that replace the hour noted are said back: "%s"', (line) => {
  const call = callOf([...TO_MOVE, 'yes. I need the Friday at 3', line], SOLICITOR)
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: null })
  expect(lastReply(call)).toContain('Friday 27 November after 12 noon')
})

test.each([
  "yes. oh hang on, wednesdays no good it's the concert, thursday",
  "yes. Wednesday's no good actually, Thursday please",
  'yes. sorry no, not Wednesday, Thursday',
])('another day keeps the hours that were noted for the first: "%s"', (line) => {
  const lines = ['Can I move my viewing?', 'Di Marsh, Wednesday instead, after 4', '07700 900471']
  const moved = callOf([...lines, line], LETTINGS)
  expect(moved.card.asked.date).toBe('2026-11-26')
  expect(lastReply(moved)).toContain('Thursday 26 November after 4 pm')
  const checked = callOf([...lines, line, "still after 4 yeah? it's 12 Mill Lane"], LETTINGS)
  expect(lastReply(checked)).toBe("Yes, I've noted Thursday 26 November after 4 pm for Sam.")
  // She has changed nothing, so whether the caller is down for it is another question.
  const asked = callOf([...lines, line, "so I'm in on Thursday now, yeah?"], LETTINGS)
  expect(lastReply(asked)).not.toMatch(/^Yes/)
})

test.each([
  ['could I have the same time the following week', '2026-12-10', '14:00'],
  ["it's 2 o'clock Thursday, could I do same time following week instead", '2026-12-10', '14:00'],
  ['can it be the week after instead, same sort of time', '2026-12-10', '14:00'],
  ['could it be the tuesday after instead, after 4 ideally', '2026-12-08', null],
  ['could we do the friday after please', '2026-12-04', null],
])('a day counted from the booking to be moved is noted: %s', (line, date, time) => {
  const lines = ['I need to move my appointment on Thursday 3 December at 2 pm', 'Ian Pell', line]
  for (const trade of ['solicitor', 'dentist', 'property-manager'] as const) {
    const call = callOf(lines, { setup: { trade } })
    expect(lastReply(call)).not.toContain("don't know")
    expect(call.card.asked).toEqual({ date, time })
  }
})

test('a day after that of a booking that nobody has named is left to the owner', () => {
  const call = callOf(['I need to move my appointment', 'Ian Pell', 'could it be the Monday after'])
  expect(call.card.asked.date).toBeNull()
})

test.each([
  "no, don't cancel it, leave it",
  'actually leave it as it is please',
  "oh, I'll keep the appointment then",
  "please don't move it",
])('a booking that is to stay after all stays, and no day is asked for: %s', (line) => {
  for (const first of ['I may have to cancel Thursday', 'can I move my visit to Thursday?']) {
    const open = callOf([first, 'Ian Pell', line])
    expect(lastReply(open)).toMatch(/leave it/)
    expect(open).toMatchObject({ open: 'phone', card: { outcome: null } })
    expect(open.card.asked).toEqual({ date: null, time: null })
    const taken = callOf([first, 'Ian Pell', '07700 900471', 'yes', line])
    expect(lastReply(taken)).toMatch(/leave it/)
    expect(taken.card.wants).toContain(line)
  }
})

test.each(["keep it if he can't do Thursday", 'leave it with me, 07700 900471'])(
  'a booking does not stay on a condition, nor by another "leave it": %s',
  (line) => {
    const call = callOf(['can I move my visit to Thursday?', 'Ian Pell', line])
    expect(call.card.asked.date).toBe('2026-11-26')
    expect(lastReply(call)).not.toMatch(/leave it/)
  },
)

const TO_PUT_OFF = ["I've got an appointment on Thursday and I need to put it off"] as const

test.each([
  'Ann Frith, thursday at 11, can it be tuesday instead, any time after 2',
  "Ann Frith. it's thursday half ten, could she have tuesday after two",
  "Ann Frith, the appointment's 9 on Thursday, any chance of the Tuesday, anything after 2",
  "Ann Frith, I'm booked in for quarter past nine Thursday so could we make it Tuesday after 2",
  "Ann Frith, mine's thursday 10am and i'd rather tuesday after 2",
  "Ann Frith, thursday ten o'clock at the minute, what about tuesday after two",
  "Ann Frith. It's half past ten Thursday. Tuesday would be better, after 2",
])('the hour of the old booking is no hour for the new one: "%s"', (line) => {
  const call = callOf([...TO_PUT_OFF, line, '07700 900318', 'yes'], { setup: { trade: 'vet' } })
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: null })
  expect(lastReply(call)).toContain('Tuesday 24 November after 2 pm')
})

test.each([
  ['Ann Frith, can it be tuesday at 10', '2026-11-24', '10:00'],
  ['Ann Frith, friday at 4 instead please, can she be seen by Sam', '2026-11-27', '16:00'],
  ['Ann Frith. Friday at ten or can you do tuesday', '2026-11-24', '10:00'],
])('the hour that is wished for in place of the old one is kept: "%s"', (line, date, time) => {
  const call = callOf([...TO_PUT_OFF, line], { setup: { trade: 'vet' } })
  expect(call.card.asked).toEqual({ date, time })
})

test('who would have any day of a week but one has no day noted, and says goodbye without a new booking', () => {
  const lines = [
    "I've a service booked with you tomorrow morning and I can't make it, could I move it to next week",
    "Mrs Ogden. It's quarter past nine tomorrow, will they still be waiting for me? any day but not Thursday",
    '07700 900351',
    'yes',
    "no, Tuesday's the one I can't manage! I want it next week",
  ]
  const call = callOf(lines, { setup: { trade: 'garage' } })
  expect(call.card.asked).toEqual({ date: null, time: null })
  for (const bye of [
    "any day really, it needn't be the Friday. Thank you, bye",
    "well any time at all, it doesn't have to be Friday, ta. Bye now",
  ]) {
    const left = callOf([...lines, bye], { setup: { trade: 'garage' } })
    expect([bye, left.open, left.card.asked.date]).toEqual([bye, null, null])
    expect(lastReply(left)).toMatch(/Goodbye/)
  }
})

test('a day of a message that need not be it is taken back', () => {
  const start = ['Can I move my viewing?', 'Di Marsh, Wednesday instead', '07700 900471', 'yes']
  const call = callOf([...start, "oh, it doesn't have to be Wednesday, any day will do"], LETTINGS)
  expect(call.card.asked.date).toBeNull()
})

const TO_BE_MOVED = [
  "I've got an appointment on Thursday, I need to move it to Monday",
  'Ann Lee',
  '07700 900432',
  'yes',
] as const

test.each([
  'so is it moved or not?',
  'its definately Monday now then?',
  "so it's Monday at nine, yeah?",
  'have you changed it?',
  "so is Thursday off or not? I'll be at work",
  'is my appointment off then?',
])('a caller whose booking is to be moved hears "no, not yet" to "%s"', (line) => {
  const call = callOf([...TO_BE_MOVED, line], { setup: { trade: 'electrician' } })
  expect(lastReply(call)).toMatch(/^No, not (?:yet|until)/)
})

test.each(["so he's not coming on Thursday then?", "so I don't need to be in on Thursday?"])(
  '"%s" gets no "no", which would say the opposite',
  (line) => {
    const call = callOf([...TO_BE_MOVED, line], { setup: { trade: 'electrician' } })
    expect(lastReply(call)).toMatch(/nothing is changed until/i)
    expect(lastReply(call)).not.toMatch(/^No, not/)
  },
)

test('a booking that is to be cancelled beside a complaint is left to the owner', () => {
  const lines = [
    "I'm not happy, my back is worse since Monday and I want to complain",
    'Ann Lee',
    '07700 900432',
    "yes that's right. and I've another one booked on Friday, you can cancel that",
  ]
  const setup = { trade: 'physio' } as const
  expect(lastReply(callOf(lines, { setup }))).toMatch(/^I can't see or change existing bookings/)
  const asked = callOf([...lines, 'is that cancelled now?'], { setup })
  expect(lastReply(asked)).toMatch(/^No, not yet/)
})

test.each(["Thursday if she can't make it", "Friday's fine if they can't make it"])(
  'a day in case they cannot come is about no booking: %s',
  (line) => {
    expect(lastReply(callOf([line]))).not.toContain('existing bookings')
  },
)

test.each(["I can't make it tomorrow", "we won't make it on Friday"])(
  'who cannot come has a booking: %s',
  (line) => {
    expect(lastReply(callOf([line]))).toContain('existing bookings')
  },
)

const ON_THURSDAY = [
  "I can't make my appointment on Thursday 3 December, can I move it?",
  'Ian Pell',
]

test.each([
  'any day the week after would do, mornings are best',
  'any chance of the week after, I prefer mornings',
  'could it be the following week',
])('the week after a booking names no day of it: "%s"', (line) => {
  const after = ['07700 900123. so is the Thursday cancelled now?', 'yes. not the Monday mind']
  const call = callOf([...ON_THURSDAY, line, ...after], SOLICITOR)
  expect(call.card.asked.date).toBeNull()
  expect(call.card.wants).toContain(line)
})

test.each([
  "yes. no wait, Monday's no good, make it Tuesday",
  'yes. hang about, Mondays a no go, can we say Tuesday',
  'yes. forget the Monday, Tuesday would be better',
  'yes. wait no make it Tuesday instead',
])('a weekday in place of a day of next week is of that week: "%s"', (line) => {
  const lines = ['I need to move my appointment on Thursday', 'Ian Pell, can I do Monday instead']
  const at = { ...SOLICITOR, now: '2026-12-07T11:20' } as const
  const call = callOf([...lines, '07700 900123', line], at)
  expect(call.card.asked.date).toBe('2026-12-15')
  const sooner = [...lines, '07700 900123', 'yes. Monday is too far off, could it be this Tuesday']
  expect(callOf(sooner, at).card.asked.date).toBe('2026-12-08')
})

test.each([
  "any Friday, it doesn't have to be this one",
  "it doesn't have to be this one, any Friday suits",
  'not this Friday necessarily, whichever suits him',
])('a day that need not be this one is taken off the message: "%s"', (line) => {
  const lines = ['can Sam ring me about an implant', 'Ian Pell', '07700 900123', 'yes']
  const noted = [...lines, 'can I come on Friday']
  const dentist = { setup: { trade: 'dentist' } } as const
  expect(callOf(noted, dentist).card.asked.date).not.toBeNull()
  expect(callOf([...noted, line], dentist).card.asked.date).toBeNull()
  const number = [...noted, "it doesn't have to be this number"]
  expect(callOf(number, dentist).card.asked.date).not.toBeNull()
})

test.each([
  "he's coming to me on Thursday and I need to put him off",
  "I've got to put your man off, I'm in hospital",
  'I want to put them off till after Christmas',
  "I'll have to put you off on Friday, I've got flu",
])('who puts off whoever is to come has a booking already: "%s"', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toContain('existing bookings')
  expect(call.card.asked.date).toBeNull()
})

test.each([
  'I need something to put him off the scent',
  'can you put her off the lead when you come',
])('nobody who comes is put off in "%s"', (line) => {
  expect(lastReply(callOf([line], GROOMER))).not.toContain('existing bookings')
})

const CHANGED_PARTY = [
  "Hi, we've a table tomorrow at seven, can you make it eight people",
  'Jo Marshall',
  '07700 900744',
  'yes',
]

test('of a table that only the owner can change, a new number of people is passed on', () => {
  for (const line of ["it's nine of us now, by the way", "no sorry, nine, I've miscounted"]) {
    const call = callOf([...CHANGED_PARTY, line], RESTAURANT)
    expect([line, call.card.party]).toEqual([line, 9])
    expect(lastReply(call)).not.toMatch(/changed|Goodbye/)
  }
})

test('a number beside a "no" after the message does not end the call', () => {
  expect(lastReply(callOf([...CHANGED_PARTY, 'no sorry, nine'], RESTAURANT))).not.toContain(
    'Goodbye',
  )
  expect(lastReply(callOf([...CHANGED_PARTY, "no, that's all"], RESTAURANT))).toContain('Goodbye')
})

test('asked whether the table is lost, she says that nothing is changed', () => {
  const call = callOf([...CHANGED_PARTY, 'so have I lost the table or not?'], RESTAURANT)
  expect(lastReply(call)).toContain('nothing is changed')
})

test('whose booking is to be cancelled is asked even once it is not urgent any more', () => {
  const urgent = { words: ['poorly'], does: 'text', to: 'Kelly' } as const
  const options = { setup: { ...GROOMER.setup, urgent } }
  const call = callOf(
    ["my dog's booked in tomorrow but he's poorly, can we cancel", "oh no it's nothing urgent"],
    options,
  )
  expect([call.card.urgency, call.open]).toEqual(['normal', 'name'])
})

test('a matter with a day is no booking that exists, and a service to ring about is one', () => {
  const openOf = (line: string, trade: TradeId) => callOf([line], { setup: { trade } }).open
  for (const [trade, line] of [
    ['solicitor', 'can I come in about my divorce next Tuesday'],
    ['solicitor', "I'd like to see somebody about our wills on Thursday"],
    ['solicitor', "I'm ringing about my will on Thursday"],
    ['accountant', 'can I come in about my tax return on Thursday'],
    ['hairdresser', 'can I pop in about my roots on Friday'],
  ] as const)
    expect([line, openOf(line, trade)]).toEqual([line, expect.stringMatching(/slot|service/)])
  for (const [trade, line] of [
    ['garage', "I'm ringing about my MOT on Friday"],
    ['dentist', "hi, it's about my check-up tomorrow"],
    ['solicitor', "it's about my appointment for the will next Tuesday"],
    ['solicitor', "I'm booked in about my divorce next Tuesday"],
  ] as const)
    expect([line, openOf(line, trade)]).toEqual([line, 'name'])
})

test('who denies the booking that the message is about books the service on the day said', () => {
  for (const [trade, line, denial, date] of [
    [
      'plumber',
      "I'm ringing about my boiler service on Friday",
      "no I haven't got one yet, I want to make one",
      '2026-11-27',
    ],
    [
      'garage',
      "hi it's about my MOT on Friday",
      "oh no I've not booked one, I'd like to book it",
      '2026-11-27',
    ],
    ['hairdresser', "it's about my haircut on Thursday", "no no, it's a new one", '2026-11-26'],
  ] as const) {
    const call = callOf([line, denial], { setup: { trade } })
    expect([line, call.open, call.card.asked.date]).toEqual([line, 'slot', date])
  }
  const number = callOf([
    'I want to cancel my appointment on Friday',
    'Jo Hale',
    "I haven't got one",
  ])
  expect(number.card.outcome).toBe('message')
})

const MOVES_BERTIE = [
  "it's about Bertie, he's in tomorrow at ten and I can't bring him",
  'Joan Tidball',
  '01392 496071',
  'yes. can I put him in for Friday instead',
]

test.each([
  "oh dear, so he's still down for tomorrow is he?",
  'no not the 27th, I mean tomorrow, is tomorrow cancelled',
  "is Bertie still in tomorrow or isn't he",
  'have I still got tomorrow then?',
])('whether an old booking stands is asked, and the new wish stays: "%s"', (line) => {
  const call = callOf([...MOVES_BERTIE, line], GROOMER)
  expect(lastReply(call)).toMatch(/nothing is changed until/i)
  expect(call.card.asked.date).toBe('2026-11-27')
})

test('another day in place of the one noted is still taken', () => {
  const other = callOf([...MOVES_BERTIE, 'no, not the 27th, the 28th'], GROOMER)
  expect(other.card.asked.date).toBe('2026-11-28')
  expect(callOf([...MOVES_BERTIE, 'no, not the 27th'], GROOMER).card.asked.date).toBeNull()
})

test.each([
  "you won't cancel him, will you?",
  "you wouldn't cancel us for that, would you?",
  "I'd rather you didn't cancel it",
  'are you going to cancel him?',
])('who fears that a booking is cancelled wants no such thing: %s', (line) => {
  const reply = lastReply(callOf([...LATE, line], GROOMER))
  expect(reply).not.toMatch(/cancel/)
  expect(reply.match(/pass/g)?.length ?? 0).toBeLessThan(2)
})

test.each(["can't you just cancel it?", "why won't you cancel it?", 'will you cancel him please?'])(
  'who presses for a booking to be cancelled is passed on: %s',
  (line) => expect(lastReply(callOf([...LATE, line], GROOMER))).toMatch(/to cancel it/),
)

const LATE = [
  "I've got Alfie in with you at ten and I'm stuck in traffic, going to be about quarter of an hour late",
  'Gwen Tolley',
] as const
