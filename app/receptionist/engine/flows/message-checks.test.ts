import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const TABLE = [
  'need to cancel our table on saturday',
  'Nina Crabb. it was 5 at 7. actually could we make it 3 instead of cancelling',
  '07700 900166',
] as const
const AT = { setup: { trade: 'restaurant' }, now: '2026-12-14T12:30', seed: 5 } as const

test.each([
  ["yes. so it's NOT cancelled, yeah?"],
  ['yes', "so it isn't cancelled then?"],
  ['yes', "you've not cancelled it have you"],
  ['yes', 'is saturday ok or what'],
  ['yes', 'so saturdays still on, yeah?'],
  ['yes', "but saturday's definitely cancelled yeah?"],
  ['yes', 'right so its changed is it'],
])('nothing is settled for who checks a change of a booking: %s %s', (...lines) => {
  const call = callOf([...TABLE, ...lines.filter((line) => line !== '')], AT)
  expect(lastReply(call)).toMatch(/nothing is changed until|until Sam confirms/)
})

test('who says that a day suits is told of no change', () => {
  const call = callOf([...TABLE, 'yes', 'saturday at 7 is fine for me if he can do it'], AT)
  expect(lastReply(call)).not.toMatch(/nothing is changed|until Sam/)
})

const VIEWING = [
  'can i book a viewing for thursday, and how much is the deposit',
  'yes please',
  'Chloe Marsh',
  '07700900155',
  'yes',
] as const
const LETTINGS_AT = {
  setup: { trade: 'property-manager' },
  now: '2026-12-14T16:50',
  seed: 9,
} as const

test.each([
  ['so it will be after 4 yeah?', 'Thursday 17 December after 4 pm'],
  ["it's in the afternoon, right?", 'Thursday 17 December in the afternoon'],
  ["so that'll be after half 5 ok?", 'Thursday 17 December after 5:30 pm'],
])('hours that a caller checks are noted, and not booked: %s', (line, when) => {
  const reply = lastReply(callOf([...VIEWING, line], LETTINGS_AT))
  expect(reply).toContain(when)
  expect(reply).toMatch(/nothing is booked yet|not booked yet/)
})

test("the hours of the owner's call are not those of the visit", () => {
  const reply = lastReply(callOf([...VIEWING, 'so he will ring after 4 yeah?'], LETTINGS_AT))
  expect(reply).not.toContain('after 4 pm')
})

const NO_SHOW = [
  'your plumber was due at 8 and nobody has turned up',
  'Pete Lowe',
  '07700 900871',
] as const

test.each([
  "yep. if he's not here by 11 forget it i'll get someone else",
  "yes, well if nobody's here by dinner forget it",
  "yeah that's it. if you're not here by 12 leave it, I'll ring another firm",
])('an ultimatum beside a yes confirms the number and ends no call: %s', (line) => {
  const call = callOf([...NO_SHOW, line], { now: '2026-12-04T09:05' })
  expect(call.card.isPhoneConfirmed).toBe(true)
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).not.toMatch(/Goodbye/)
})

test('who gives the visit up is not held', () => {
  const call = callOf([...NO_SHOW, "no, forget it, I'll get someone else. bye"], {
    now: '2026-12-04T09:05',
  })
  expect(lastReply(call)).toMatch(/Goodbye/)
})

const FED_UP = "I'm fed up, this is the third time I've rung about the damp and nobody rings back"

test.each([
  'You should have it by now! Gary Whitton. 14 Elm Terrace. My lad has asthma',
  'You should have it by now. Gary Whitton. 14 Elm Terrace',
  "You've got it already! Gary Whitton, flat 3",
])('the name after a reproach is taken: %s', (line) => {
  expect(callOf([FED_UP, line], LETTINGS_AT).card.name).toBe('Gary Whitton')
})

test.each([
  'You should have it by now!',
  'You should have it! Absolutely disgusting',
  "It's on your system. Honestly",
])('a reproach alone is no name: %s', (line) => {
  expect(callOf([FED_UP, line], LETTINGS_AT).card.name).toBeNull()
})

test.each(['sorry, what was that?', 'pardon?', 'put what down?'])(
  'asked to say it again after a message, she says what she has: "%s"',
  (line) => {
    expect(lastReply(callOf([...TABLE, 'yes', line], AT))).toMatch(/Nina Crabb.*07700 900 166/)
  },
)

test('who asks whether she has heard is told yes, and hears the open question, also when it is urgent', () => {
  const urgent = {
    setup: { trade: 'plumber', urgent: { words: ['burst'], does: 'put-through', to: 'Sam' } },
  } as const
  const start = ['a pipe has burst in the loft', 'Jean Booth'] as const
  for (const line of [
    '01484 496023, did you get that?',
    'did you catch that, love?',
    'you got all that?',
    'did you hear me?',
  ])
    expect([line, lastReply(callOf([...start, line], urgent))]).toEqual([
      line,
      expect.stringMatching(/^(?:Yes, that's written|I have that) down.*\?$/),
    ])
  for (const line of ['you there?', 'are you still on the line?', 'can you hear me?'])
    expect([line, lastReply(callOf([...start, line], urgent))]).toEqual([
      line,
      expect.stringMatching(/^Yes, I'm here\. .*\?$/),
    ])
  for (const line of ['has he got that?', 'did somebody get the part?'])
    expect([line, lastReply(callOf([...start, line], urgent))]).toEqual([
      line,
      expect.not.stringContaining('written'),
    ])
})

const SURGERY = {
  setup: {
    trade: 'dentist',
    services: ['Dental health check', 'Hygiene clean', 'Filling'].map((name) => ({
      name,
      pricePence: 5000,
      minutes: 30,
      isBookable: true,
    })),
    urgent: { words: ['abscess'], does: 'text', to: 'Nicola' },
  },
  seed: 81,
} as const

test.each(['so have I got an appointment then?', 'right, do I have an appointment?'])(
  'who has asked for a visit and leaves a message hears that nothing is booked: "%s"',
  (line) => {
    const start = ["I think I've got an abscess, can you fit me in", 'Ryan Cotterill']
    const call = callOf([...start, `07700 900818. ${line}`], SURGERY)
    expect(lastReply(call)).toMatch(/^Nothing is booked on this call/)
    const other = callOf(['can Nicola ring me about my bill', 'Ryan Cotterill', line], SURGERY)
    expect(lastReply(other)).toContain("can't see or change existing bookings")
  },
)

test('who asks after a message if they are booked hears that nothing is', () => {
  const start = ['I booked a table for tomorrow and got no email', 'Jo Bell', '07700 900270', 'yes']
  const call = callOf([...start, 'right, so is that me booked or what?'], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(call)).toMatch(/^Nothing is booked on this call/)
})

test.each(['so is that six now then?', 'is it half eight now?', 'so is it for 6 now'])(
  'who takes a change for made hears that nothing is changed: "%s"',
  (line) => {
    const start = [
      'we have a table booked tomorrow, can we move it to half eight for six',
      'Jo Bell',
    ]
    const call = callOf([...start, '07700 900270', line], { setup: { trade: 'restaurant' } })
    expect(lastReply(call)).toMatch(/nothing is changed until/)
  },
)

test('who asks whether another service is booked too hears that it is not', () => {
  const start = ['a hygiene clean Tuesday at 10:30 please', 'Mark Dunning', '07700 900270', 'yes']
  const booked = [...start, 'yes book it']
  expect(callOf(booked, SURGERY).card.outcome).toBe('booked')
  for (const line of ['so is the filling booked or not?', 'so is the check-up booked or not?'])
    expect([line, lastReply(callOf([...booked, line], SURGERY))]).toEqual([
      line,
      expect.stringContaining('one at a time'),
    ])
  expect(lastReply(callOf([...booked, 'is it booked then?'], SURGERY))).not.toMatch(/one at a time/)
})
