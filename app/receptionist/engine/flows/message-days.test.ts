import { expect, test } from 'vitest'
import { callOf, lastReply, LETTINGS, repliesOf, RESTAURANT } from '#tests/support/call.ts'

const AT = { setup: { trade: 'restaurant' }, now: '2026-12-29T11:15', seed: 101 } as const
const ROOM = 'have you a private room? there would be about 20 of us'

test.each([
  "we've a booking for new year's eve, table of 5, need to make it 7 if poss",
  "we're booked in for the 31st, there'll be 7 of us now",
])('the day of a booking that gets more guests is noted: %s', (line) => {
  const { card } = callOf(['hello', line], AT)
  expect(card).toMatchObject({ party: 7, asked: { date: '2026-12-31' } })
})

test.each([
  "I'm Carla Webb. It's for Sunday the 17th of January, dinnertime",
  "Carla Webb, it's for the 17th of January",
])('the day that a message is for is noted beside the name: %s', (line) => {
  expect(callOf([ROOM, line], AT).card.asked.date).toBe('2027-01-17')
})

test.each(['Carla Webb, I was there on Sunday', "Carla Webb, my mum's 80 on the 17th of January"])(
  'a day that a message only tells of is not: %s',
  (line) => {
    expect(callOf([ROOM, line], AT).card.asked.date).toBeNull()
  },
)

test('the size of the party that is told with the goodbye reaches the card', () => {
  const lines = ['need to cancel my table for tomorrow', 'Asha Rao', '07700 900551', 'yes']
  const { card } = callOf([...lines, 'it was half 7 for 3 people, so he knows which one. bye'], AT)
  expect(card).toMatchObject({ party: 3, outcome: 'message' })
})

const NO_HEAT = ["there's no hot water and I've a baby here, it's flat 2", 'Tanya Frost'] as const
const AT_NINE = { ...LETTINGS, now: '2026-12-01T09:20' }

test.each([
  "07700 900123. I have to go out at 3, can someone come before that? or it's got to be tomorrow",
  "07700 900123, I'm out at half one so can he come before then or else tomorrow",
  "07700 900123, today before 2, if not it'll have to be tomorrow",
])('who leaves at some hour and wants it done before then asks for today: %s', (line) => {
  const { card } = callOf([...NO_HEAT, line], AT_NINE)
  expect(card.asked).toEqual({ date: '2026-12-01', time: null })
})

test('before then on a day that is named is on that day', () => {
  const line = "07700 900123, Thursday I've to go out at 2 so can someone come before then"
  expect(callOf([...NO_HEAT, line], AT_NINE).card.asked.date).toBe('2026-12-03')
})

test.each([
  "no today if he can, before 1, tomorrow's only if he can't",
  "today ideally, tomorrow if he can't",
  'I meant today, or else tomorrow',
])('the first choice is put in place of the day noted, and the second is not: %s', (line) => {
  const lines = [...NO_HEAT, '07700 900123. Could somebody come tomorrow?', 'yes', 'LS6 1HS', line]
  expect(callOf(lines.slice(0, -1), AT_NINE).card.asked.date).toBe('2026-12-02')
  expect(callOf(lines, AT_NINE).card.asked.date).toBe('2026-12-01')
})

const NOTICE = [
  'how long is the notice on my flat',
  'yes please',
  'Rory',
  '07700 900123',
  'yes',
] as const
const AT_DUSK = { ...LETTINGS, now: '2026-12-08T16:30' }

test.each([
  "ok ta. tomorrow after 10's best. I'm in flat 4 Burley Court by the way",
  'ring after 10 tomorrow, not before, I do nights. bye',
  'after 10 tomorrow suits me best',
  'ok, ring me tomorrow after 3',
])('when to ring who wants nothing else is noted, once the message is taken: %s', (line) => {
  const call = callOf([...NOTICE, line], AT_DUSK)
  expect(call.card.asked.date).toBe('2026-12-09')
  expect(lastReply(call)).toContain('Wednesday 9 December')
})

test.each(['will he ring me tomorrow', "I'm at my nan's in Hull tomorrow so it'll be her phone"])(
  'a day that is no wish is not noted for it: %s',
  (line) => {
    expect(callOf([...NOTICE, line], AT_DUSK).card.asked.date).toBeNull()
  },
)

const RENT = [
  "I can't pay all of the rent this month",
  'yes please',
  'Rory',
  '07700 900123',
] as const

test.each([
  'yes. I can do 300 on the 2nd and the rest on the 16th',
  'yes, could I pay half on Friday and the other half on the 20th',
  'yes. I get paid on the 28th so I could do two hundred quid on the 29th',
])('the days of payment are no wish: %s', (line) => {
  expect(callOf([...RENT, line], AT_DUSK).card.asked.date).toBeNull()
})

test('who pays on a day may ask for another day', () => {
  const line = 'yes. I can pay half on the 2nd, and can somebody come on the 16th about the damp'
  expect(callOf([...RENT, line], AT_DUSK).card.asked.date).toBe('2026-12-16')
})

const LETTER = ["my nan's had a letter from you about the gas check", "I'm Ellie Marsh"] as const

test.each([
  "07700 900123. It says they're coming Thursday but she's at the hospital Thursday",
  "07700 900123. they're coming Thursday but she can't do Thursday",
  "07700 900123, the letter says someone's out Thursday and she's out all day",
])('the day of a visit that a letter told of is not noted as wished: %s', (line) => {
  const call = callOf([...LETTER, line], AT_DUSK)
  expect(call.card.asked.date).toBeNull()
  expect(repliesOf(call).join(' ')).not.toMatch(/noted Thursday|Thursday 10/)
})

test('the day beside a number is noted in one sentence', () => {
  const lines = ["I've an appointment Thursday, I need to move it", 'Rory Hale']
  const number = "07700 900123. Actually, sorry, I can't do Friday, make it the Monday after"
  const reply = lastReply(callOf([...lines, number], { now: '2026-12-14T16:50' }))
  expect(reply.match(/noted|have .* down/g)).toHaveLength(1)
})

test.each([
  'I need to cancel our table on Friday at 8, Jo Brook',
  "It's Jo Brook, we'll have to cancel Friday, table for four at eight, the baby's poorly",
  'Can you cancel my booking for Friday at 8 please. The name is Jo Brook',
])('she says that a booking is to be cancelled, and not that its day is noted: %s', (line) => {
  const call = callOf([line, '07700 900417', 'yes'], RESTAURANT)
  expect(lastReply(call)).toMatch(
    /you want to cancel Friday 27 November at 8 pm; it stands until you hear from Sam\./,
  )
})

test('she says with an answer that a booking is to be cancelled', () => {
  const call = callOf(
    [
      'I need to cancel Friday, ten o clock, Okafor',
      "07700 900418. It's my son's checkup",
      'Yes. Is there a fee for that, as it is so late?',
    ],
    { setup: { trade: 'dentist' } },
  )
  expect(lastReply(call)).toMatch(/you want to cancel Friday 27 November at 10 am, and Sam will/)
})

test.each([
  'Can we move our table on Thursday to Friday at 8? Jo Brook',
  'Could we have our table on Friday at 8 instead of Thursday? Jo Brook',
  "I need to cancel Thursday's table, can he ring me on Friday? Jo Brook",
])('a day wished for is noted as before: %s', (line) => {
  const call = callOf([line, '07700 900417', 'yes'], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/cancel/)
})

test.each(['Four times in a month.', "That's two in a week", 'Five. In a fortnight.'])(
  'how often somebody has rung is no wish for a day: %s',
  (line) => {
    const { card } = callOf(['Can I speak to Mr Dale', 'about the probate', line], {
      setup: { trade: 'solicitor' },
    })
    expect(card.asked.date).toBeNull()
  },
)

test.each([
  "It is, yeah. As soon as possible though, it's tomorrow",
  'yes. Any time today',
  'yes, any time tomorrow',
])('how soon to ring leaves the time of the table alone: %s', (line) => {
  const lines = ["a table for two on Friday at 8, but only if it's gluten free", 'Gareth Pugh']
  const at = { ...RESTAURANT, now: '2026-12-10T16:15' }
  const held = [...lines, '07700 900477', 'yes', 'not unless you do gluten free, can he ring me?']
  const before = callOf(held, at)
  expect(callOf([...held, line], at).card.asked).toEqual(before.card.asked)
  expect(before.card.asked.time).toBe('20:00')
})

test('a span in a wish is a day: "a table for three in a fortnight"', () => {
  expect(callOf(['a table for three in a fortnight please'], RESTAURANT).card.asked.date).toBe(
    '2026-12-07',
  )
})

const DENTIST = { setup: { trade: 'dentist' }, now: '2026-12-09T15:51' } as const
const MOVE = ["can you bring my check-up forward, it's on the 22nd", 'any day next week']

test('a weekday alone narrows the days that a message asks for', () => {
  expect(callOf([...MOVE, 'the Thursday'], DENTIST).card.asked.date).toBe('2026-12-17')
  const call = callOf([...MOVE, "it's Wednesday at the minute"], DENTIST)
  expect(call.card.asked.date).toBeNull()
})

test.each(["so the old appointment's cancelled?", "the old one's off then?"])(
  'nothing is cancelled until the owner confirms it: %s',
  (line) => {
    const call = callOf([...MOVE, 'Bea Pereira', '07700 900231', 'yes', line], DENTIST)
    expect(lastReply(call)).toContain('nothing is changed until')
  },
)

test('the day of a booking to be cancelled is put right: "I mean Tuesday, check-up"', () => {
  const { card } = callOf(['need to cancel tomorrow', 'sorry, I mean tuesday, check-up'], DENTIST)
  expect(card.asked.date).toBe('2026-12-15')
})

const ON_FRIDAY = [
  'can I speak to Sam please',
  "I'd like to see the flat on Friday",
  'Rory Hale',
  '07700 900123',
  'yes',
] as const

test.each([
  "no, don't book me anything, just have him ring me",
  "I'm not trying to book anything, I only want a price",
  "I don't want to be booked for anything",
  'Friday is today',
])('a day is taken out for who wants nothing booked, or means today: %s', (line) => {
  const call = callOf([...ON_FRIDAY, line], { ...LETTINGS, now: '2026-12-11T09:05' })
  expect(call.card.asked.date).toBeNull()
  expect(lastReply(call)).toContain('taken Friday 18 December out')
})

test.each(["so you've not booked anything?", "don't book anything till he has rung me"])(
  'it stays for who only asks or waits: %s',
  (line) => {
    const call = callOf([...ON_FRIDAY, line], { ...LETTINGS, now: '2026-12-11T09:05' })
    expect(call.card.asked.date).toBe('2026-12-18')
  },
)

const CALLED_OFF = ['I need to cancel Thursday', 'Rory Hale', '07700 900123'] as const

test.each([
  "yes. And will you tell him I'll want another day, after the New Year",
  'yes. Could you ask him for a different day, any time the week after',
  "yes. Tell him I'll rebook in January",
  'yes. Can I rebook for next week?',
  'yes. When else is he free, the week after maybe?',
])('a booking called off keeps its day and time beside a wish for another: %s', (line) => {
  const call = callOf(['I need to cancel Thursday at ten', ...CALLED_OFF.slice(1), line], AT_DUSK)
  expect(call.card.asked).toEqual({ date: '2026-12-10', time: '10:00' })
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).toContain('cancel Thursday 10 December at 10 am')
})

test.each([
  "yes. Tell him I'd like the 15th instead",
  'yes. Actually, can he move it to the 15th?',
])('a day named in its place takes the place of the day called off: %s', (line) => {
  const call = callOf([...CALLED_OFF, line], AT_DUSK)
  expect(call.card.asked).toEqual({ date: '2026-12-15', time: null })
  expect(repliesOf(call).join(' ')).not.toContain('cancel')
})

test('she says what happens with a wish to rebook', () => {
  const lines = [...CALLED_OFF.slice(0, 2), '07700 900123. can I rebook for next week?']
  expect(lastReply(callOf(lines, AT_DUSK))).toContain("I'll tell Sam that you'd like another time")
})

test('"can\'t make Thursday, anything next week?" does not ask for next Thursday', () => {
  const line = "I can't make Thursday at ten, I need to cancel. Have you got anything next week?"
  expect(callOf([line], AT_DUSK).card.asked.date).not.toBe('2026-12-17')
})

test.each(['yes. Tell him thanks', 'yes. Can the deposit go towards another visit?'])(
  'it stays for who wants no other: %s',
  (line) => {
    expect(callOf([...CALLED_OFF, line], AT_DUSK).card.asked.date).toBe('2026-12-10')
  },
)

test.each([
  'Rory Hale, is he in on Monday?',
  'Rory Hale. Will she be back tomorrow?',
  'Rory Hale, are you in on Tuesday?',
])('a day on which somebody may be there is no day asked for: %s', (line) => {
  expect(callOf(['can I speak to Sam please', 'the deposit', line], LETTINGS).card.asked.date).toBe(
    null,
  )
})

test('a day on which the caller would come still is', () => {
  const lines = [
    'can I speak to Sam please',
    'the deposit',
    'Rory Hale. Could I come in on Monday?',
  ]
  expect(callOf(lines, { ...LETTINGS, now: '2026-12-12T10:30' }).card.asked.date).toBe('2026-12-14')
})

test('pay day is not the day that a message asks for', () => {
  const lines = ['can Sam ring me about the payroll?', 'Rob Hale']
  const dateOf = (line: string) =>
    callOf([...lines, `07700 900207. ${line}`], { setup: { trade: 'accountant' } }).card.asked.date
  expect(dateOf("He starts Monday so it wants doing before then. Pay day's the 4th")).toBeNull()
  expect(dateOf("could he do Thursday, pay day's the Friday")).toBe('2026-11-26')
})

const TO_MOVED_DAY = [
  'I need to move my appointment on Thursday',
  'Gwyn Lewis',
  'to the 24th please',
  '07700 900158',
  'yes',
] as const
const AT_SOLICITOR = { setup: { trade: 'solicitor' }, now: '2026-12-14T15:00' } as const

test.each([
  "no wait, that's Christmas Eve, make it the one before New Year, the 31st",
  'make it the Thursday before New Year, the 31st',
])('a date that is put right in a message is said back: %s', (line) => {
  const call = callOf([...TO_MOVED_DAY, line], AT_SOLICITOR)
  expect(call.card.asked.date).toBe('2026-12-31')
  expect(lastReply(call)).toContain('Thursday 31 December')
})

test.each(["so it's the 31st, you've got that?", 'so you have the 31st down?'])(
  'whether she has the day of a message is answered from the card: %s',
  (line) => {
    const call = callOf([...TO_MOVED_DAY, 'make it the 31st', line], AT_SOLICITOR)
    expect(lastReply(call)).toMatch(/^Yes.*Thursday 31 December/)
  },
)

test('whether a booking is moved is no question about what she has written', () => {
  const call = callOf([...TO_MOVED_DAY, "so it's moved to the 24th, yeah?"], AT_SOLICITOR)
  expect(lastReply(call)).not.toMatch(/^Yes/)
})

test('of a weekday and a date that disagree, she asks in a message too which is meant', () => {
  const call = callOf([...TO_MOVED_DAY, 'make it Thursday the 30th'], AT_SOLICITOR)
  expect(lastReply(call)).toBe('Is that Wednesday 30 December or Thursday 31 December?')
  const told = callOf([...TO_MOVED_DAY, 'make it Thursday the 30th', 'the Wednesday'], AT_SOLICITOR)
  expect(told.card.asked.date).toBe('2026-12-30')
})

const TO_FRIDAY = [
  'I need to move my appointment on Wednesday',
  'Steph Lumb',
  'could it be Friday',
  '07700 900118',
] as const

test.each([
  "Yeah. But not this Friday if it's after two, they're off out. Otherwise the Monday",
  "yes, not Friday if it's before ten mind",
])('a day that is refused for some of its hours stays on the card: %s', (line) => {
  const { card } = callOf([...TO_FRIDAY, line], AT_SOLICITOR)
  expect(card.asked).toEqual({ date: '2026-12-18', time: null })
  expect(card.wants).toContain(line)
})

test.each(['yes but not Friday, we have people here', "yes, not Friday, if it's all the same"])(
  'a day that is refused as such does not: %s',
  (line) => {
    expect(callOf([...TO_FRIDAY, line], AT_SOLICITOR).card.asked.date).toBeNull()
  },
)

test.each([
  [
    "I've someone coming for the repair on Monday, can we move it?",
    "07700 900123, it's Wednesday or Thursday I'm off",
  ],
  [
    "I've someone coming for the repair on Monday, can we move it?",
    '07700 900123. Could it be Wednesday or Thursday',
  ],
  ['can we move the repair visit on Monday to Wednesday or Thursday?', '07700 900123'],
])('both days of which one would do are noted aloud: %s, %s', (wish, line) => {
  const call = callOf([wish, 'Priya Nair', line, 'yes'], { ...LETTINGS, now: '2026-12-11T11:15' })
  const noted = "I've noted Wednesday 16 December or Thursday 17 December"
  expect(repliesOf(call).join(' ')).toContain(noted)
  expect(repliesOf(call).join(' ')).not.toContain('only taken a message')
})

test('days of a whole week are noted without a list of them', () => {
  const lines = [
    'can we move my visit on Monday?',
    'Priya Nair',
    '07700 900123. Any day next week',
    'yes',
  ]
  const call = callOf(lines, { ...LETTINGS, now: '2026-12-11T11:15' })
  expect(repliesOf(call).join(' ')).not.toContain('December or')
})

test('the hour before which to ring is said', () => {
  const lines = ['can Sam ring me about the bill', 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...lines, 'tomorrow before ten please'])
  expect(lastReply(call)).toContain('before 10 am')
})
