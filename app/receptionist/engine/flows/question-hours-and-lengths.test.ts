import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, GROOMER, lastReply, LETTINGS, RESTAURANT, TO_NAME } from '#tests/support/call.ts'

test('the hours of Easter Sunday are not those of a Sunday, and the owner is told', () => {
  const setup = { trade: 'restaurant' } as const
  const line = 'What time do you close on Easter Sunday?'
  const call = callOf([line], { setup, now: '2027-03-01T10:00' })
  expect(lastReply(call)).toContain("don't know that")
  expect(call.card.wants).toBe(line)
  expect(call.open).toBe('take-message')
})

test.each([
  '07700 900123. What time you open Thursday anyroad, I could just pop in',
  "when do you shut anyway, I'd come in",
  'what time are you open till exactly',
])('the hours are told to who might come in, whatever else is noted: "%s"', (line) => {
  const reply = lastReply(callOf(['Tell Sam the gate sticks', 'Gary Lowe', line], LETTINGS))
  expect(reply).toMatch(/9 am|5:30 pm/)
  expect(reply).not.toContain('list')
})

test('Boxing Day, Christmas Day and New Year’s Day are closed at a weekend too', () => {
  const setup = { trade: 'restaurant' } as const
  for (const [line, now] of [
    ['are you open on Boxing Day', '2026-12-01T10:00'],
    ['A table for two on Boxing Day at one, please', '2026-12-01T10:00'],
    ['What time do you close on Christmas Day?', '2027-12-01T10:00'],
    ["can you do New Year's Day for a dinner for four", '2027-12-01T10:00'],
  ] as const) {
    const reply = lastReply(callOf([line], { setup, now }))
    expect([line, reply]).toEqual([line, expect.stringMatching(/closed on|don't open on/)])
  }
})

test('asked whether bank holidays are open, she says that they are closed', () => {
  const setup = { trade: 'restaurant' } as const
  const closed = callOf(['Do you open bank holidays?', 'And bank holiday Monday?'], { setup })
  expect(closed.turns[2]?.text).toContain('closed on bank holidays')
  expect(lastReply(closed)).not.toContain('from')
})

test('whether the kitchen is open now is answered from the hours', () => {
  for (const line of [
    'are you still serving food?',
    'Is the kitchen still open?',
    'is the bar open now',
  ])
    expect(lastReply(callOf([line], { setup: { trade: 'restaurant' } }))).toContain(
      '12 noon to 10 pm',
    )
})

test('when something can be collected is when the booking ends', () => {
  const setup = { trade: 'garage' } as const
  for (const line of ['what time do I collect it?', 'When can we come and fetch it'])
    expect(lastReply(callOf(['I need an MOT', line], { setup }))).toContain('60 minutes')
})

test('asked how long before a service is chosen, she tells the length of those that fit', () => {
  const setup: SetupInput = {
    trade: 'other',
    services: [
      { name: 'Small dog full groom', pricePence: 3800, minutes: 90, isBookable: true },
      { name: 'Large dog full groom', pricePence: 5500, minutes: 150, isBookable: true },
      { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
    ],
  }
  for (const line of [
    'how long do you keep him?',
    'how long does it take for a poodle?',
    'How long does a full groom take',
    'how long will it take?',
  ])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/90 minutes for a small .* 150 minutes for a large/),
    ])
  for (const lines of [
    ['how long have you been going?'],
    ['how long do you keep my records?'],
    ['I need my passport back', 'how long does it take?'],
  ])
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.not.stringContaining('minutes'),
    ])
})

test('"what about" another day, after a fact on opening, asks for its hours', () => {
  const facts = [{ question: 'Are you open on Boxing Day?', answer: 'No, we are closed then.' }]
  const setup: SetupInput = { trade: 'restaurant', facts }
  const call = callOf(['are you open on boxing day?', 'ok what about christmas eve'], { setup })
  expect(lastReply(call)).toMatch(/usual.* 24 December/)
})

test('what is served when is no question about the area', () => {
  const call = callOf(['do you serve food all day?'], { setup: { trade: 'restaurant' } })
  expect(lastReply(call)).toContain("I don't know that")
})

test('a question about Christmas names no day, and a service on the list is known', () => {
  const dinner = callOf(['do you do a Christmas dinner?'], { setup: { trade: 'restaurant' } })
  expect(lastReply(dinner)).toContain("I don't know that")
  const trial = callOf(['GCSE maths please', 'is there a trial lesson?'], {
    setup: { trade: 'tutor' },
  })
  expect(lastReply(trial)).toContain('A trial lesson is £20')
  const tree = callOf(['do you sell Christmas trees?'], { setup: { trade: 'florist' } })
  expect(tree.card.asked.date).toBeNull()
})

test('a question with “though” in it gets the same answer', () => {
  expect(lastReply(callOf(['Are you open now though, can I come in?']))).toMatch(/we are open from/)
})

test('hours are those of the day in the question, and until when is about today', () => {
  const setup = { trade: 'solicitor' } as const
  const both = callOf(['I need it by Friday. What time are you open till tomorrow?'], { setup })
  expect(lastReply(both)).toContain('Tuesday 24 November')
  const today = callOf(["are you open till what time, I'm stuck at the garage"], { setup })
  expect(lastReply(today)).toContain('Monday 23 November')
})

test('opening hours are told to who asks "are you even open?"', () => {
  for (const line of ['are you even open on Saturdays?', 'you are open on Saturday?'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringMatching(/Saturday/)])
})

test('asked about a date, a kind of day or the usual week, she tells the hours', () => {
  const at = { now: '2026-12-19T12:10' }
  const week = 'Monday to Friday from 8 am to 6 pm and Saturday from 9 am to 1 pm'
  const dated = 'On Tuesday 29 December we are open from 8 am to 6 pm'
  for (const [line, answer] of [
    ['are you open on the 29th', dated],
    ['are you open tuesday 29th december?', dated],
    ['what are your opening hours on the 29th', dated],
    ['will you be open on the 2nd', 'On Saturday 2 January we are open from 9 am to 1 pm'],
    ['are you open on the 5th of january', 'On Tuesday 5 January'],
    ['are you open on monday 28th', 'Monday 28 December is a bank holiday'],
    ['u open tomorrow', 'closed on Sunday 20 December'],
    ['are you open saturdays tho', 'On Saturday we are open'],
    ['is it open on sundays', 'closed on Sunday'],
    ['what are your normal hours then', week],
    ['what time do you shut on weekdays', week],
    ['what hours do you do', week],
    ['how early do you open', week],
    ['are you open every day', week],
    ['are you open after 5', week],
    ['do you close at lunchtime', week],
  ] as const)
    expect([line, lastReply(callOf([line], at))]).toEqual([line, expect.stringContaining(answer)])
})

test('asked when they shut, she tells the hours of the day just booked, or of the one named', () => {
  const lines = ['a table for 4 on Saturday at 7:30 pm', 'Dave Singh', '07700 900158', 'yes', 'yes']
  const at = { setup: { trade: 'restaurant' }, now: '2026-12-08T12:20', seed: 31 } as const
  const replyTo = (line: string) => lastReply(callOf([...lines, line], at))
  expect(replyTo('what time do you shut, in case we run on?')).toMatch(/Saturday.* 11 pm/)
  expect(replyTo('what time do you shut tonight?')).toMatch(/Tuesday.* 10 pm/)
})

test('the hours of a weekday stand though the next one is a holiday', () => {
  const reply = lastReply(callOf(['are you open on saturdays'], { now: '2026-12-19T12:10' }))
  expect(reply).toContain('On Saturday we are open from 9 am to 1 pm')
  expect(reply).toContain('closed on Saturday 26 December')
})

test('the hours of a week tell nothing of a season, and a date after it is answered', () => {
  const at = { now: '2026-12-20T16:00' }
  const asked = [
    'are you open today?',
    'what about christmas eve?',
    'and between christmas and new year?',
  ]
  expect(lastReply(callOf(asked, at))).toContain("don't know")
  expect(lastReply(callOf([...asked, 'no i mean after that, like the 29th'], at))).toContain(
    'On Tuesday 29 December',
  )
  expect(lastReply(callOf(['when are you back after christmas'], at))).toContain("don't know")
})

test('the day of a question about the hours is on the card only once it is asked for', () => {
  const setup = { trade: 'dentist' } as const
  const asked = ['are you open thursday']
  expect(callOf(asked, { setup }).card.asked.date).toBeNull()
  const booked = callOf([...asked, 'great, can I book a check up then at 2'], { setup })
  expect(booked.card.asked.date).toBe('2026-11-26')
  const offers = ['a check up please', 'thursday', 'what time do you open on thursday then']
  expect(callOf(offers, { setup }).open).toBe('slot')
})

test('late opening, and the week besides a day, are questions for the hours', () => {
  const dentist = { setup: { trade: 'dentist' }, now: '2027-05-04T12:00' } as const
  expect(lastReply(callOf(['do you stay open late any night?'], dentist))).toContain('5:30 pm')
  const sunday = { now: '2027-02-21T13:00', ...LETTINGS } as const
  const reply = lastReply(callOf(['are you open today or is it just weekdays'], sunday))
  expect(reply).toContain('closed on Sunday')
  expect(reply).toContain('Monday to Friday')
})

test('two questions about the hours in one line are both answered', () => {
  const at = { now: '2026-11-24T10:00' }
  const both = lastReply(
    callOf(['are you open on Sundays at all and what time do you close Saturdays'], at),
  )
  expect(both).toContain('closed on Sunday')
  expect(both).toContain('1 pm')
  const christmas = callOf(['what time are you open till and are you open over Christmas'], at)
  expect(lastReply(christmas)).toMatch(/6 pm.*question for Sam/)
  const latest = callOf(["what's the latest I can come on a weekday then"], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(latest)).toContain('5 pm')
  const every = callOf(['are you open Saturdays?'], {
    setup: { trade: 'dentist' },
    now: '2026-12-19T10:15',
  })
  expect(lastReply(every)).toContain('closed on Saturday.')
})

test('“ah ok” does not hide a question about the hours', () => {
  const at = { setup: { trade: 'solicitor' }, now: '2027-08-14T11:20' } as const
  const call = callOf(['are you open today?', 'ah ok what time do you open Monday then'], at)
  expect(lastReply(call)).toContain('9 am')
  const both = callOf(
    ['are you open today', 'ah ok what about Monday, how late are you open till'],
    at,
  )
  expect(lastReply(both)).not.toMatch(/question for Sam/)
})

test('a reason for asking does not hide a question about the hours', () => {
  const line = 'what time are you open till today, in case I miss the call?'
  expect(lastReply(callOf([line], { now: '2026-11-24T10:00' }))).toContain('6 pm')
})

test('a tag in dialect does not hide a question for the hours', () => {
  const at = { now: '2027-03-13T11:05' }
  const call = callOf(["What time are you open till today, it's Saturday innit?"], at)
  expect(lastReply(call)).toContain('9 am to 1 pm')
})

test.each([
  '07700 900123, what time you open til today i could nip down for it',
  "07700 900123. when d'you shut tonight cos I can call round",
  "07700 900123 how late you open, I'll fetch it after work",
  '07700 900123. what time you shutting today',
])('the hours are told to a caller who means to come: "%s"', (line) => {
  const lines = ["I think I've left my scarf on a chair with you last night", 'Jo Hale']
  expect(lastReply(callOf([...lines, line], RESTAURANT))).toContain('12 noon to 10 pm')
})

test.each([
  "what time do you shut, I'll come down",
  'are you still open',
  'what time are you open till today',
])('after closing time she says that they are closed: "%s"', (line) => {
  const at = { setup: { trade: 'dentist' }, seed: 3 } as const
  const late = lastReply(callOf([line], { ...at, now: '2026-11-24T17:40' }))
  expect(late).toMatch(/8:30 am to 5:30 pm.*closed.* now.*Wednesday 25 November/)
  const open = lastReply(callOf([line], { ...at, now: '2026-11-24T17:20' }))
  expect(open).not.toContain('closed')
})

test('the hours of tomorrow are told without those of now', () => {
  const at = { setup: { trade: 'dentist' }, now: '2026-11-24T18:00' } as const
  expect(lastReply(callOf(['what time do you shut tomorrow'], at))).not.toContain('now')
})

test.each([
  ['my name is Dan Field, by the way are you open saturday', 'name'],
  ['Dan Field by the way what are your hours', 'name'],
  ['07700 900321 btw are you open on saturdays', 'phone'],
  ['yes, by the way are you open saturday', 'phone-confirm'],
  ['yep, u open sat?', 'phone-confirm'],
])('who says "%s" hears the hours at any question', (line, open) => {
  const before = ['can Sam ring me about my invoice', 'Dan Field', '07700 900321']
  const count = ['name', 'phone', 'phone-confirm'].indexOf(open) + 1
  expect(lastReply(callOf([...before.slice(0, count), line]))).toContain('Saturday')
})

test.each(['u open sat?', 'are you open on sat', 'hiya, you open thurs?'])(
  'a day may be short: "%s"',
  (line) => {
    expect(lastReply(callOf([line]))).toMatch(/open .*Saturday|(?:Saturday|Thursday) we are open/)
  },
)

test.each([
  [
    'do you do Sundays or bank holidays',
    /closed on Sunday and on bank holidays|Sunday and on bank holidays we/,
  ],
  ['are you open on bank holidays and Sundays?', /Sunday and on bank holidays/],
  [
    'are you open Mondays and bank holidays',
    /Monday we are open.*bank holidays|Monday: .*bank holidays/,
  ],
])('the weekday and the bank holidays of one question are both answered: "%s"', (line, said) => {
  expect(lastReply(callOf([line]))).toMatch(said)
  expect(lastReply(callOf([...TO_NAME, line]))).toMatch(said)
})

test.each([
  ['are you open between Tuesday and Thursday'],
  ['are you open Monday to Friday'],
  ['do you work Monday through Saturday?'],
])('who asks about several days in a row hears the hours of the week: "%s"', (line) => {
  expect(lastReply(callOf([...TO_NAME, line]))).toMatch(/Monday to Friday from/)
})

test.each([
  ['when do I come back for her'],
  ['what time can I come and get them'],
  ['when should I pick my dog up'],
])('when to fetch the animal is told from the booking: "%s"', (line) => {
  const call = callOf(['a full groom please', 'tomorrow at 2 pm', line], GROOMER)
  expect(lastReply(call)).toMatch(/2 pm to 3 pm|60 minutes/)
  expect(call.card.booked).toBeNull()
})

test.each([
  'are you still open if I pop down in a bit',
  'you still open if we nip back now?',
  'are you still there if I come in now',
  "is the kitchen still open, I'm on my way",
])('who would come now hears until when it is open: %s', (line) => {
  const start = ['I think I left my scarf at yours at lunch', `Meera Shah. ${line}`]
  const reply = lastReply(callOf(start, { ...RESTAURANT, now: '2026-12-15T19:40' }))
  expect(reply).toContain('10 pm')
})

test('"are you open to offers if I come with ten?" asks for no hours', () => {
  const line = 'are you open to offers if I come with ten friends'
  expect(lastReply(callOf([line], RESTAURANT))).not.toMatch(/\d pm/)
})

test.each([
  'will you be open on christmas eve?',
  "what time do you close New Year's Eve",
  'are you open on the 31st of December',
])('on the eve of a holiday the usual hours are told as no more than that: %s', (line) => {
  const reply = lastReply(callOf([line], { now: '2026-12-14T10:00' }))
  expect(reply).toMatch(/usual.*Sam can confirm Thursday (?:24|31) December/)
})

test.each(['are you open on Thursdays', 'are you open on the 30th of December'])(
  'the hours of other days are told as they are: %s',
  (line) => {
    expect(lastReply(callOf([line], { now: '2026-12-14T10:00' }))).not.toMatch(/usual|confirm/)
  },
)

const GARAGE_AT = { setup: { trade: 'garage' }, now: '2026-12-10T16:15' } as const

test.each([
  ['is my car ready? can I pick it up at seven', '19:00', 'open from 8 am to 6 pm'],
  ["tell Sam I'll come in at half six to drop the keys", '18:30', 'open from 8 am to 6 pm'],
  ["my car's with you, can I collect it on Sunday at ten", '10:00', 'closed on Sunday'],
  ["my car's with you, can I collect it at two tomorrow", '14:00', null],
])(
  'when the caller of a message comes is noted, and held against the hours: %s',
  (line, time, hours) => {
    const call = callOf([line], GARAGE_AT)
    expect(call.card.asked.time).toBe(time)
    if (hours === null) expect(lastReply(call)).not.toMatch(/open from|closed/)
    else expect(lastReply(call)).toContain(hours)
  },
)

test.each([
  "can someone ring me about my invoice, I've to collect the kids at three",
  'I need to speak to Sam, my mum picks up at seven',
])('an hour at which somebody is elsewhere is not: %s', (line) => {
  const call = callOf([line], GARAGE_AT)
  expect(call.card.asked.time).toBeNull()
  expect(lastReply(call)).not.toContain('open from')
})

const KNOCKED_OUT = ["my lad's knocked his front tooth out", 'Karen Hale'] as const
const DENTIST_AT = { setup: { trade: 'dentist' }, now: '2026-12-10T16:15' } as const

test.each(['07700 900123. shall we just come down?', "07700 900123, right, we're setting off now"])(
  'who is about to come for something urgent hears the hours, and no promise: %s',
  (line) => {
    const reply = lastReply(callOf([...KNOCKED_OUT, line], DENTIST_AT))
    expect(reply).toMatch(/(?:open until|close at) .*can't promise/)
    const shut = callOf([...KNOCKED_OUT, line], { ...DENTIST_AT, now: '2026-12-10T22:15' })
    expect(lastReply(shut)).not.toContain("can't promise")
  },
)

test.each([
  'I need a boiler service and also what time do you shut today I need to drop a cheque off',
  "a boiler service please, how late are you open till today, I've a cheque to drop off",
  'we move in on the 8th, I want a boiler service, and when do you close today?',
])('the day of a question until when the firm is open is no day of the booking: %s', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toContain('Monday 23 November we are open')
  expect(call.card.service).toBe('Boiler service')
  expect(call.card.asked.date).toBeNull()
})

test('"on Friday, and what time do you shut today?" keeps Friday for the booking', () => {
  const call = callOf(['a boiler service on Friday, and what time do you shut today I need a part'])
  expect(lastReply(call)).toContain('Monday 23 November we are open')
  expect(call.card.asked.date).toBe('2026-11-27')
})

test.each(["is it open then cause the door's locked", "are you open, cos there's nobody about"])(
  'who asks if it is open and says why hears the hours, and nothing of a holiday: %s',
  (line) => {
    const facts = [{ question: 'When are you open at Christmas?', answer: 'We close for a week.' }]
    const setup: SetupInput = { trade: 'restaurant', facts }
    const reply = lastReply(callOf([line], { setup }))
    expect(reply).toContain('open')
    expect(reply).not.toContain('We close for a week')
  },
)
