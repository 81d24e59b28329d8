import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  lastReply,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

test('what a caller says besides the answer reaches the owner', () => {
  for (const [lines, word] of [
    [[...TO_NAME, 'Jo Hale, and the side gate sticks so give it a shove'], 'gate'],
    [[...TO_NAME, 'Jo Hale', '07700 900123. My neighbour has the spare key'], 'neighbour'],
    [[...TO_READ_BACK, "Yes that's right, and mind the dog in the yard"], 'yard'],
    [[...TO_CONFIRM, 'Yes please, and tell him the bell is broken'], 'bell'],
  ] as const) {
    expect([word, callOf(lines).card.wants]).toEqual([word, expect.stringContaining(word)])
  }
})

test('what a line tells beside a question that she answers reaches the owner', () => {
  const [day, ...rest] = [...TO_CONFIRM.slice(1), 'Yes']
  const groomer = {
    setup: {
      trade: 'other',
      services: [
        { name: 'Full groom', pricePence: 4500, minutes: 90, isBookable: true },
        { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
      ],
      facts: [{ question: 'Is there parking?', answer: 'Yes, there is parking behind the shop.' }],
    },
  } satisfies { setup: SetupInput }
  for (const [line, word, input] of [
    ['What do you charge to swap a kitchen tap for a mixer?', 'mixer', {}],
    ['How much is a full groom for a spaniel?', 'spaniel', groomer],
    ["My knee's bad so I can't walk far, is there parking?", 'knee', groomer],
  ] as const) {
    const call = callOf([line, "I'd like to book that please", day ?? '', ...rest], input)
    expect([line, call.card.wants]).toEqual([line, expect.stringContaining(word)])
  }
  const plainly = ['Are you open on Saturday?', 'How much is a boiler service?', ...TO_CONFIRM]
  expect(callOf(plainly).card.wants).not.toMatch(/open|how much/i)
})

test('the rest of a line reaches the owner when she takes only part of it, or none', () => {
  for (const lines of [
    [...TO_NAME, 'Jo Hale', '07700 900 1234. My brother Lewis has the keys'],
    ["I'd like to book", 'not sure really, my brother Lewis asked for it'],
    [...TO_CONFIRM, 'Yes', 'and six of us live here with my brother Lewis'],
    [...TO_CONFIRM, 'Yes, but I may be ten minutes late, so ask for my brother Lewis'],
    [...TO_CONFIRM, 'Yes', 'Thanks, ask for my brother Lewis. Bye'],
  ])
    expect([lines, callOf(lines).card.wants]).toEqual([lines, expect.stringContaining('Lewis')])
  const late = callOf([...TO_CONFIRM, 'Yes', 'and six of us live here with two lodgers'])
  expect(lastReply(late)).toMatch(/noted|down/)
  const long = `Hello there. ${'I have a long story to tell you. '.repeat(10)} The key is under a brick.`
  expect(callOf([long, 'a boiler repair please', 'tomorrow']).card.wants).toContain('brick')
})

test('the yes to the last read-back stands beside a question, a case, or a wish that was given up', () => {
  for (const line of [
    'Yes. And is the first visit always an hour?',
    'Yes book it. If it leaks on Friday, who do I ring?',
    "Yes, but I'll be ten minutes late",
    "I'd have wanted tonight really. Oh go on, yes, book it",
  ]) {
    const { card } = callOf([...TO_CONFIRM, line])
    expect([line, card.booked?.date, card.booked?.time]).toEqual([line, '2026-11-24', '15:30'])
    expect(card.wants).toContain(line)
  }
  for (const line of [
    'Yes, but could it be Friday?',
    'No, make it four. Yes, book it',
    "Oh go on, actually no, I don't want it",
    'Yes, if he can come on Friday',
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.booked]).toEqual([line, null])
})

test('a yes to the number stands when a later "no" is about something else', () => {
  for (const line of [
    "Yes. It's the blue door, no sorry, the green door",
    'Yep. And we are in the annexe. No, the main house, number 3',
  ])
    expect([line, callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed]).toEqual([line, true])
  for (const line of ["Yes. No wait, that's my old number", 'Yes. Oh no, it ends in 124'])
    expect([line, callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed]).toEqual([line, false])
})

test('after a question about the times, the one chosen last counts', () => {
  const offered = ['I need a boiler service', 'what have you got on Tuesday?']
  for (const line of [
    'Why 4:30 of all times? 3:30 then',
    'Is 4:30 not a bit late? Put me down for 3:30',
  ])
    expect([line, callOf([...offered, line]).card.asked.time]).toEqual([line, '15:30'])
})

test('a booking for two is said to be one at a time, but the household of a visit is not', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const said = (lines: string[], input = {}) => repliesOf(callOf(lines, input)).join(' ')
  expect(said(['a check-up for me and my husband', 'Tuesday'], dentist)).toMatch(
    /one at a time|the one/,
  )
  expect(said([...TO_CONFIRM, 'Yes please, both of them in one go'])).toMatch(
    /one at a time|the one/,
  )
  expect(said(['boiler repair please', 'Tuesday, we have three kids'])).not.toMatch(/one at a time/)
})

test('"are you listening?" is no question to the owner', () => {
  const call = callOf(['I need a boiler service', 'Are you even listening? Tuesday at 3:30'])
  expect(lastReply(call)).not.toMatch(/don't know/)
  expect(call.card.asked.time).toBe('15:30')
})

test('a question that comes with an answer is answered, or passed on, and she says so', () => {
  const known = callOf([...TO_NAME, 'Jo Hale. Are you open on Saturdays?'])
  expect(lastReply(known)).toMatch(/saturday/i)
  expect(known.open).toBe('phone')
  const unknown = callOf([...TO_NAME, 'Jo Hale. Will the engineer need the loft ladder?'])
  expect(lastReply(unknown)).toMatch(/Sam/)
  expect(unknown.card).toMatchObject({ name: 'Jo Hale' })
  expect(unknown.card.wants).toContain('loft ladder')
})

test('a clear yes with more after it is a yes, and one that is taken back is not', () => {
  for (const line of [
    "Yes it is. What's the parking like?",
    'Aye, and my wife will let him in',
    "Yep that's right, is that all you need?",
  ])
    expect([line, callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed]).toEqual([line, true])
  for (const line of [
    'Yes but the last bit is wrong',
    'Yes, no, wait',
    'Yeah, actually not that one',
  ])
    expect([line, callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed]).toEqual([line, false])
})

test('a yes with a question at the last read-back books, and the question is answered', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please. Are you open on Saturdays?'])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toMatch(/booked.*saturday/i)
  expect(callOf([...TO_CONFIRM, 'Yes, if it is Sam who comes']).card.booked).toBeNull()
})

test('asked what is booked, she says so, and a time in the question moves nothing', () => {
  expect(lastReply(callOf([...TO_READ_BACK, 'Is that booked then?']))).toMatch(/isn't booked yet/)
  const call = callOf([...TO_CONFIRM, 'Yes', "So that's Tuesday at 4 booked?"])
  expect(lastReply(call)).toMatch(/24 November at 3:30 pm/)
  expect(call.card.booked).toMatchObject({ time: '15:30' })
  expect(lastReply(callOf(['I want to complain', 'Jo Hale', 'Have you booked anything?']))).toMatch(
    /Nothing is booked|haven't booked anything/,
  )
})

test('after the booking, what was booked and what was passed on is said, and nothing is offered again', () => {
  const lines = ["I'd like a boiler service for both of my flats", ...TO_CONFIRM.slice(1), 'Yes']
  const { booked } = callOf(lines).card
  for (const [line, said] of [
    ['does the other flat have a slot or not?', /booked.*ring about the rest/],
    ['have they got an appointment for the other one?', /booked.*ring about the rest/],
    ['and someone will call me about the other one, will they?', /ring about the rest/],
    ['could you book me in, please?', /booked/],
    ['yes, Tuesday at half three for the boiler service', /booked/],
  ] as const) {
    const call = callOf([...lines, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(said)])
    expect([line, call.open, call.card.booked]).toEqual([line, null, booked])
  }
})

test('at the read-back of the number, "yes, but the wrong day" keeps the number and asks for the day', () => {
  const call = callOf([...TO_READ_BACK, "Yes, but I think that's the wrong day"])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
  expect(call.open).toBe('when')
})

test('a caller who wants two bookings gets one, and hears that she passes on the other', () => {
  const call = callOf(["I'd like a boiler service for both flats", 'Tuesday at 3:30 pm'])
  expect(repliesOf(call)[1]).toMatch(/one at a time|only book the one/)
  expect(call.card.wants).toContain('both')
  const after = callOf([...TO_CONFIRM, 'Yes', 'and another one on Friday at ten as well'])
  expect(after.card.booked).toMatchObject({ date: '2026-11-24', time: '15:30' })
  expect(after.card.wants).toContain('another one')
})

test('a caller who moves a booking is told that it has moved', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'Actually can we make it Wednesday at 11?', 'Yes'])
  expect(lastReply(call)).toMatch(/moved|in place of/)
})

test('what a caller adds after booking is passed on without losing the booking', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'Can I speak to Sam about the flue?', 'yes please'])
  expect(call.card).toMatchObject({ outcome: 'booked', booked: { time: '15:30' } })
  expect(call.card.wants).toContain('flue')
})

test('negative words about something else do not deny the number', () => {
  for (const line of [
    "Yep. The gate won't open so ring the bell",
    "Yes, and if he's late that's fine",
  ])
    expect([line, callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed]).toEqual([line, true])
})

test('a question asked again after a no is answered, however it is put', () => {
  for (const line of [
    "No, I'm only asking if you are open on Saturdays",
    'No, I said are you open on Saturdays',
  ])
    expect([line, lastReply(callOf(['Do you sell radiators?', line]))]).toEqual([
      line,
      expect.stringMatching(/saturday/i),
    ])
})

test('a caller can switch from a service that cannot be booked to one that can', () => {
  const setup = {
    trade: 'plumber',
    services: [
      { name: 'Boiler service', pricePence: 8500, minutes: 60, isBookable: true },
      { name: 'Bathroom fitting', pricePence: null, minutes: 480, isBookable: false },
    ],
  } as const
  const call = callOf(
    ['I want a new bathroom', 'Can I just have a boiler service on Friday instead?'],
    {
      setup,
    },
  )
  expect(call.card.service).toBe('Boiler service')
  expect(call.open).toBe('slot')
})

test('what a caller adds between booking and goodbye is noted', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'thanks, and tell him the cat bites'])
  expect(call.card.wants).toContain('cat bites')
})

test('repeating the number at its read-back confirms it', () => {
  const call = callOf([...TO_READ_BACK, "07700 900123, and you've not told me the price"])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
})

test('a number given in pieces over two lines is put together', () => {
  const call = callOf([...TO_NAME, 'Jo Hale', "it's 07700 and then hang on", '900 123'])
  expect(call.card.phone).toBe('07700900123')
})

test('a second postcode is noted and does not replace the first', () => {
  const call = callOf([...TO_CONFIRM, 'and the other flat is LS8 2DB as well'])
  expect(call.card.postcode).toBe('LS6 1AB')
  expect(call.card.wants).toContain('LS8 2DB')
})

test('somebody else’s number does not replace the caller’s', () => {
  const call = callOf([...TO_CONFIRM, "Yes, but ring my wife on the day, she's on 07700 900456"])
  expect(call.card.phone).toBe('07700900123')
  expect(call.card.wants).toContain('07700 900456')
})

test('a number that is somebody else’s, or a second one, goes into the notes', () => {
  for (const line of [
    'the lodger is on 07700 900456, she will let you in',
    'her number for getting in is 07700 900456',
    "my carer's number is 07700 900456",
    'and there is a landline as well, 07700 900456',
    'if I miss you try 07700 900456',
  ]) {
    const { card } = callOf([...TO_CONFIRM, line])
    expect([line, card]).toMatchObject([line, { phone: '07700900123', isPhoneConfirmed: true }])
    expect(card.wants).toContain(line)
  }
  const both = "mine's 07700 900123, and my neighbour's is 07700 900456"
  expect(callOf([...TO_NAME, 'Jo Hale', both]).card.phone).toBe('07700900123')
  const own = "it's for the flat above my aunt's, 07700 900456"
  expect(callOf([...TO_NAME, 'Jo Hale', own]).card.phone).toBe('07700900456')
})

test('a number that replaces the confirmed one is read back, after the booking too', () => {
  for (const line of ['Actually use 07700 900456', "that number's wrong, it's 07700 900456"]) {
    expect(lastReply(callOf([...TO_CONFIRM, line]))).toContain('07700 900 456')
    const later = [...TO_CONFIRM, 'Yes', line]
    expect(lastReply(callOf(later))).toMatch(/07700 900 456.*\?$/)
    const { card, open } = callOf([...later, 'Yes'])
    expect([card.isPhoneConfirmed, card.outcome, open]).toEqual([true, 'booked', null])
  }
})

test.each(["no, I can't do Thursdays for the call", "and don't ring on Thursday, I'm working"])(
  'a day said after the booking that moves nothing is noted, and the booking stands: "%s"',
  (line) => {
    const call = callOf([...TO_CONFIRM, 'Yes', line])
    expect(call.card.wants).toContain(line)
    expect(lastReply(call)).toMatch(/noted that.*You're booked in/)
  },
)

test('another service after the booking is passed on, and the booking stands', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'And my toilet needs a repair, can you do that?'])
  expect(call.card).toMatchObject({ service: 'Boiler service', booked: { time: '15:30' } })
  expect(call.card.wants).toContain('toilet')
})

test('an amount that the caller asks about is the price of the service in hand', () => {
  for (const line of [
    'Jo Hale. Is it still seventy five pounds?',
    'Jo Hale. eighty nine even if it only takes ten minutes?',
    'Jo Hale, and is that £80 all in?',
  ])
    expect([line, lastReply(callOf([...TO_NAME, line]))]).toEqual([
      line,
      expect.stringMatching(/boiler service is £/),
    ])
})

test('what to bring and what landlords pay are answered by the fact that tells it', () => {
  const facts = [
    { question: 'Do dogs need jabs?', answer: 'Yes, please bring the jab card.' },
    { question: 'What are your management fees?', answer: 'Ten per cent of the rent.' },
  ]
  const setup = { trade: 'property-manager', facts } as const
  for (const [line, answer] of [
    ['do we have to bring anything?', /jab card/],
    ['what should I fetch with me?', /jab card/],
    ["I'm letting out my aunt's flat, how much do you charge?", /Ten per cent/],
    ["My aunt's a landlord. What are your rates?", /Ten per cent/],
  ] as const)
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(answer),
    ])
  expect(lastReply(callOf(['What do you charge?'], { setup }))).not.toMatch(/per cent/)
})

test('a request for leave is passed on, and what to tell somebody is only noted', () => {
  const booked = [...TO_CONFIRM, 'Yes'] as const
  for (const line of [
    "we'll leave the keys next door, is that all right",
    'can I bring a ladder',
  ]) {
    const call = callOf([...booked, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/Sam/)])
    expect(call.card.wants).toContain(line)
  }
  for (const line of [
    "tell him it's the blue door, he knows it",
    'remind Sam the lane is narrow',
  ]) {
    const call = callOf([...booked, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know that|ask Sam/)])
    expect(call.card.wants).toContain(line)
  }
})

test('asked whether she wants a detail, she says yes unless the line gives it', () => {
  for (const line of ['do you want my mobile?', "shall I give you my wife's number?"])
    expect([line, lastReply(callOf([...TO_NAME, 'Jo Hale', line]))]).toEqual([
      line,
      expect.stringMatching(/^(?:Yes, please|Yes, do|Please do)/),
    ])
  const call = callOf([...TO_NAME, 'Jo Hale', 'do you need my mobile? 07700 900123'])
  expect([call.card.phone, lastReply(call)]).toEqual([
    '07700900123',
    expect.stringMatching(/^That's 07700/),
  ])
})

test('a wish to be rung as well leaves the chosen time alone, and is noted', () => {
  const start = ["I'd like a boiler service", 'Tuesday?']
  for (const [line, time] of [
    ['The last one. But can Sam ring me as well?', '17:00'],
    ['Tuesday half three. I need a word with Sam too', '15:30'],
    ['The first one, and could somebody call me back about my bill', '08:00'],
    ["Five o'clock then. Could I speak to Sam as well?", '17:00'],
    ["Five o'clock, but I'm not happy that it took so long", '17:00'],
  ] as const) {
    const call = callOf([...start, line])
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'name', time])
    expect(call.card.wants).toContain(line)
  }
  const late = callOf([...TO_NAME, 'But can Sam give me a call back too?'])
  expect(late).toMatchObject({ open: 'name', card: { asked: { time: '15:30' } } })
  const done = callOf([...TO_CONFIRM, 'Yes. And can I get Sam to ring me as well?'])
  expect(done.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining('as well') })
})

test('a wish to be rung first, or instead, is a message', () => {
  const start = ["I'd like a boiler service", 'Tuesday or Wednesday?']
  for (const line of [
    'Just get Sam to ring me',
    'Tuesday. Actually no, ask Sam to ring me instead',
    'Half three, but have Sam ring me first',
  ])
    expect([line, lastReply(callOf([...start, line]))]).toEqual([
      line,
      expect.stringMatching(/details for Sam|pass that on/),
    ])
})

test('another booking asked for at a read-back is noted, and the chosen time stays', () => {
  for (const line of [
    "Yes. Shall I book somebody for the radiators an' all, or is that later?",
    'Yes, can I book my other house in as well, maybe Friday?',
    'Yeah. Could you send someone for the gutters too, while you are here on Wednesday?',
  ]) {
    const call = callOf([...TO_READ_BACK, line])
    expect([line, call.open, call.card.isPhoneConfirmed]).toEqual([line, 'postcode', true])
    expect(call.card.asked).toEqual({ date: '2026-11-24', time: '15:30' })
    expect(lastReply(call)).toContain('Sam will ring')
    expect(call.card.wants).toContain(line)
  }
  const moved = callOf([...TO_READ_BACK, 'Yes. Actually can I book Wednesday instead?'])
  expect(moved.card.asked.date).toBe('2026-11-25')
})

test('"is that Tuesday or not?" after a message is answered, and moves no day', () => {
  const now = '2026-11-24T09:12'
  const lines = ["I'd like a boiler service", 'today at 4', 'just get Sam to ring me', 'Dave Smith']
  const taken = [...lines, '07700 900123', 'yes']
  const call = callOf([...taken, "So is that Tuesday, four o'clock, or not?"], { now })
  expect(lastReply(call)).toMatch(/gone|taken|free|Nothing is booked/)
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: '16:00' })
  const again = callOf([...taken, 'Tuesday at four is best for me'], { now })
  expect(again.card.asked.date).toBe('2026-11-24')
  const open = callOf([
    "I'd like a boiler service",
    'Tuesday',
    ...taken.slice(2),
    'is it Tuesday or not?',
  ])
  expect(lastReply(open)).toContain('Nothing is booked')
})

test('something to be told to somebody is noted, and the booking goes on', () => {
  for (const line of [
    "That's it. Could you tell the engineer that the bell doesn't work?",
    'yes would you let him know not to ring the bell, just use the side gate',
  ]) {
    const call = callOf([...TO_READ_BACK, line])
    expect(call).toMatchObject({ open: 'postcode', card: { isPhoneConfirmed: true } })
    expect(call.card.wants).toContain(line)
    expect(lastReply(call)).toMatch(/pass.*Sam/)
  }
  const name = callOf([...TO_NAME, 'can you please tell Sam the loft is low'])
  expect(name).toMatchObject({ open: 'name', card: { name: null } })
  // A wish to be rung, or no longer to come, is more than a note.
  for (const line of ['can you tell Sam I rang', "could you let her know I can't make it"])
    expect(lastReply(callOf([...TO_READ_BACK, line]))).toMatch(/Nothing is booked/)
})

test('a booking said back as a question is answered with what is booked', () => {
  const line = "So that's me all set for Tuesday?"
  expect(lastReply(callOf([...TO_READ_BACK, 'yes', line]))).toMatch(/isn't booked yet/)
  expect(lastReply(callOf([...TO_CONFIRM, 'yes', "we're down for Tuesday, yeah?"]))).toMatch(
    /24 November at 3:30 pm/,
  )
  const message = ['Can Sam ring me about a quote', 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...message, line]))).toMatch(/Nothing is booked|haven't booked/)
})

test('what a caller asks for is noted, even if a fact has answered it', () => {
  const setup: SetupInput = {
    trade: 'restaurant',
    facts: [{ question: 'Do you have high chairs?', answer: 'Yes, we have four.' }],
  }
  const line = '07700 900123, and can you put out a high chair for one of them?'
  const call = callOf(['a table for six tomorrow at seven', 'Jo Hale', line], { setup })
  expect(call.open).toBe('phone-confirm')
  expect(call.card.wants).toContain(line)
})

test('a threat to go elsewhere is no goodbye', () => {
  const line = "07700 900123, and I'll be going to the ombudsman"
  const call = callOf(['I want to complain about Tuesday', 'Jo Hale', line])
  expect(call.open).toBe('phone-confirm')
  expect(call.card.wants).toContain('ombudsman')
})

test('what the caller wants somebody told is passed on, and no question', () => {
  const lines = ["I've got a boiler service booked on Friday and need to move it", 'Jo Hale']
  const call = callOf([...lines, '07700 900123. Can you tell them the Monday would be better'])
  expect(lastReply(call)).toMatch(/pass that on/)
  expect(lastReply(call)).not.toContain("don't know")
})

test('“can someone help?” asks nothing that she would have to know', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const told = callOf(["I've been sacked and I think it's not right, can someone help?"], solicitor)
  expect(lastReply(told)).not.toContain("don't know")
  expect(told.card.service).toBe('First consultation')
  expect(callOf(['Can someone help me?'], solicitor).open).toBe('service')
})

test('an offer, a reminder and a word for the owner are no questions that she cannot answer', () => {
  const lines = ['I need to cancel my appointment', 'Jo Hale']
  for (const [line, said] of [
    ["Do you want the date I'm leaving?", /Yes, please/],
    ["Don't you need my number then?", /Yes, please/],
    ['07700 900123, and can you say sorry to him', /pass that on/],
    ['07700 900123. You can tell him it must be signed before the twentieth?', /noted/],
  ] as const)
    expect([line, lastReply(callOf([...lines, line]))]).toEqual([line, expect.stringMatching(said)])
  const urgent = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  const waiting = callOf([...urgent, 'So just wait for him to ring, yeah?'])
  expect(lastReply(waiting)).toContain('Sam will ring you')
})

test('"leave it be" in a question drops nothing', () => {
  const lines = ['I need to cancel my appointment', 'Jo Hale', '07700 900123']
  const call = callOf([...lines, "That's right. So should I turn it off, or leave it be?"])
  expect(call.card).toMatchObject({ isPhoneConfirmed: true, outcome: 'message' })
  expect(lastReply(call)).not.toContain('Goodbye')
})

test('whether an address was written down is answered', () => {
  const lines = ['I need to cancel my appointment', 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'did you get my email down?']))).toMatch(/written|noted|down/)
})

test('what only has the mark of a question is noted', () => {
  const lines = ["I've got a dripping tap", 'tomorrow at noon']
  const call = callOf([...lines, 'My name? Jo. Jo Hale. It’s the cold tap, yes?'])
  expect(lastReply(call)).not.toContain("don't know")
  expect(call.card.name).toBe('Jo Hale')
})

test.each([
  'Yes. Can you post me a letter to confirm?',
  "That's it. And would you send us a letter with it on, we don't do the email",
  'Yes, could somebody email me a copy of the invoice',
])('what is to be sent is passed on, and the booking goes on: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.open).toBe('postcode')
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).toMatch(/pass that on/)
})

test.each(['Yes. Can you send me a price list instead', 'can you send me the forms before I book'])(
  'what is to be sent in place of the booking, or before it, is a message: %s',
  (line) => {
    expect(callOf([...TO_READ_BACK, line]).open).not.toBe('postcode')
  },
)

test.each([
  'Yeah book it. By phone please',
  'Yes please, over the phone',
  'Book it. I said phone though, put that on',
  'Yes downstairs please',
])('a wish beside the yes is noted, and she says so: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/noted/)
})

test.each(['Yes please darling', 'Yes. Ring me by phone', 'Yes, put it in the diary please'])(
  'a yes that wishes for nothing besides is not noted: %s',
  (line) => {
    const call = callOf([...TO_CONFIRM, line])
    expect(call.card.booked).not.toBeNull()
    expect(lastReply(call)).not.toMatch(/noted/)
  },
)

test('whether a wish was put down is answered, with or without the order of a question', () => {
  const line = 'Yes please. You have put down that I want to be seen downstairs?'
  expect(lastReply(callOf([...TO_CONFIRM, line]))).toMatch(/written down|have that down/)
})

test.each([
  "Yes. Where it's going is the back bedroom",
  "Yes. Where he's to park is round the back",
  "Yes, it's for my son, he's 22 and does deliveries",
])('a statement with the words of a question is no question: %s', (line) => {
  expect(lastReply(callOf([...TO_READ_BACK, line]))).not.toMatch(/know that/)
})

test.each(['Yes. Where are you based?', 'Yes, and does parking cost extra'])(
  'a question beside the yes is still one: %s',
  (line) => {
    expect(lastReply(callOf([...TO_READ_BACK, line]))).toMatch(/know|pass|tell|Sam|Leeds/)
  },
)

test.each([
  [TO_NAME, 'Jo Hale, it was £85 last time, is it still'],
  [TO_NAME, 'Jo Hale, will Tom be in tomorrow'],
  [TO_READ_BACK, "Yes. You'll not let the cat out will you"],
  [TO_READ_BACK, "yes. it won't be noisy will it"],
  [['a boiler service on Thursday'], "the first one, you won't lose the keys will you"],
])('a question beside the answer is passed on, without its mark too: %s / %s', (lines, line) => {
  const call = callOf([...lines, line])
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).toMatch(/^I'll (?:pass that on to|let) Sam/)
})

test.each([
  [TO_NAME, 'Jo Hale, is it'],
  [TO_NAME, 'Jo Hale, how are you'],
  [TO_NAME, 'Jo Hale, Hale, which is spelt like hail'],
  [TO_NAME, "Jo Hale, that's booked then is it"],
  [TO_READ_BACK, "yes that's right, isn't it"],
  [TO_READ_BACK, 'yes. Do you want me to spell the name'],
])('small talk and what is answered anyway is not passed on: %s / %s', (lines, line) => {
  expect(lastReply(callOf([...lines, line]))).not.toMatch(/pass that on|let Sam/)
})

test.each([
  "Yes. And can you cancel my husband's while you're there, Ian Swan, Friday at ten",
  "Yes, and cancel my daughter's as well",
  "Yes. Oh and could you cancel Tom's on Thursday, he's away",
])('the booking of somebody else is for the owner to cancel, and hers goes on: %s', (line) => {
  for (const [said, outcome] of [
    [TO_READ_BACK, null],
    [[...TO_CONFIRM, 'Yes'], 'booked'],
  ] as const) {
    const call = callOf([...said, line])
    expect(repliesOf(call).at(-1)).toContain("can't see or change existing bookings")
    expect(call.card).toMatchObject({ outcome, service: 'Boiler service', name: 'Dave Smith' })
    expect(call.card.wants).toContain('cancel')
  }
})

test('the booking of this call is cancelled by whom it is for', () => {
  const [first, ...rest] = TO_CONFIRM
  const call = callOf([`${first} for my mum`, ...rest, "cancel my mum's please"])
  expect(lastReply(call)).toContain('cancelled')
})

test('a message keeps the name of the caller who has the booking of another cancelled', () => {
  const start = ['I need to move my appointment', 'Moira Swan', '07700 900123'] as const
  const call = callOf([...start, "Yes. And can you cancel my husband's, Ian Swan, Friday at ten"])
  expect(call.card).toMatchObject({ name: 'Moira Swan', outcome: 'message' })
  expect(call.card.wants).toContain('Ian Swan')
})

test('what the caller tells of themselves beside such a wish is kept', () => {
  const number = callOf([...TO_NAME, 'Jo Hale', "cancel my husband's as well, it's 07700 900123"])
  expect(number.card.phone).toBe('07700900123')
  const name = callOf([...TO_NAME, "can you cancel my husband's, and I'm Jo Hale"])
  expect(name.card.name).toBe('Jo Hale')
})
