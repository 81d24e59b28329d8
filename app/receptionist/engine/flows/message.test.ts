import { expect, test } from 'vitest'
import { plain } from '../understanding/text/text.ts'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  TO_CONFIRM,
} from '#tests/support/call.ts'

test('everything said during a message reaches the owner', () => {
  const start = ['I want to complain about your plumber', 'he left the floor wet'] as const
  const day = callOf([...start, "I'm Dave and I'm only in on Thursday"])
  expect(day.card).toMatchObject({ name: 'Dave' })
  expect(day.card.wants).toContain('only in on Thursday')
  const more = callOf([...start, "it's the flat above the bakery"])
  expect(more.card.wants).toContain('above the bakery')
  expect(lastReply(more)).toMatch(/noted|have that down/)
  expect(more.open).toBe('name')
})

test('a greeting is greeted, and the name of the business is confirmed', () => {
  for (const line of [
    'hello?',
    'hiya, how are you keeping',
    "how's it going?",
    'how are you today',
  ])
    expect(lastReply(callOf([line]))).toMatch(/^Hello/)
  expect(lastReply(callOf(['how are you with dogs?']))).not.toMatch(/^Hello/)
  expect(lastReply(callOf(['is that Brook and Sons?']))).toContain('This is Brook & Sons Plumbing')
})

test('what a caller adds after a message goes into it, and books nothing', () => {
  const lines = ['I want to complain about the boiler service', 'Lee Cooper 07700 900999', 'yes']
  for (const more of ['I want him back here for free', 'could you move it to next week']) {
    const call = callOf([...lines, more])
    expect(call.card).toMatchObject({ outcome: 'message' })
    expect(call.card.wants).toContain(more)
  }
})

test('the subject, and a number in front of the name, are kept', () => {
  const call = callOf(['can I speak to Gary', 'about my deposit', '07700 900309 Debbie Quill'])
  expect(call.card).toMatchObject({ name: 'Debbie Quill', phone: '07700900309' })
  expect(call.card.wants).toContain('about my deposit')
})

test('a question after a message is passed on without a second offer to ring back', () => {
  const call = callOf([
    'can I speak to Gary',
    'my deposit',
    'Lee 07700 900999',
    'yes',
    'when will he ring?',
  ])
  expect(call.card).toMatchObject({ outcome: 'message' })
  expect(call.open).toBeNull()
})

test('asked where the firm is, she gives the owner’s own answer if there is one', () => {
  const facts = [{ question: 'Where are you?', answer: 'Behind the post office on Mill Lane.' }]
  for (const line of ['where are you exactly', 'whereabouts are you'])
    expect(lastReply(callOf([line], { setup: { trade: 'dentist', facts } }))).toContain(
      'Behind the post office',
    )
})

test('"I don’t know what to do" in the first line is not taken as "I’m not sure"', () => {
  const call = callOf(["my husband's left and I don't know what to do about the house"])
  expect(lastReply(call)).not.toMatch(/all right|certain/)
})

test('what a caller says before anything is asked reaches the owner', () => {
  const lines = [
    "Hi, it's Jo, my late uncle's house has stood empty since March",
    'get Sam to ring me',
  ]
  expect(callOf(lines).card.wants).toBe(lines.join(' / '))
})

test('a word beside a yes is kept for the owner', () => {
  expect(callOf([...TO_CONFIRM, 'yes. It bites, mind']).card.wants).toContain('bites')
})

test('a message says what the caller had asked about, although she answered it', () => {
  const lines = [
    'How much is a boiler service for a church hall?',
    'can Sam ring me about a quote?',
  ]
  expect(callOf(lines).card.wants).toBe(lines.join(' / '))
})

test('what is added after a message, beside thanks, is kept', () => {
  const lines = ["I've got a booking tomorrow for six", 'Jo Bell 07700 900123', 'yes']
  const call = callOf([...lines, 'oh and two of them are vegan. thanks'], RESTAURANT)
  expect(call.card.wants).toContain('vegan')
})

test('what somebody else needs, said after the booking, is noted for the owner', () => {
  const start = [...TO_CONFIRM, 'Yes']
  const line = "And me nan's boiler needs a look an' all, same day?"
  const other = callOf([...start, line])
  expect(other.card.wants).toContain(line)
  expect(lastReply(other)).toMatch(/one at a time/)
  const told = callOf([...start, 'Is the boiler in? Can you tell him the gate sticks'])
  expect(lastReply(told)).toMatch(/pass that on to Sam/)
})

test('who says when they are in, with the last yes, has that in the message', () => {
  const before = ['Could Sam ring me back about my invoice?', 'Jo Hale', '07700 900123']
  for (const line of ["That's it love, I'm in all day", "yes, we're home all weekend"])
    expect(callOf([...before, line]).card).toMatchObject({
      outcome: 'message',
      wants: expect.stringContaining(line),
    })
})

test('an urgent booking that is left half made is passed on with its number', () => {
  const lines = ["I'd like a boiler service", 'Jo Hale, 07700 900123, and it is urgent', 'ta, bye']
  const call = callOf(lines)
  expect(call.card).toMatchObject({ outcome: 'message', urgency: 'urgent', booked: null })
  expect(lastReply(call)).toMatch(/pass that on/)
})

test('a wish beside "leave it" or a goodbye is passed on', () => {
  const asked = ["I'd like a boiler service", 'will it take long?']
  const left = callOf([
    ...asked,
    "Oh I'll leave it then, get him to ring me. Bea Lunn, 01632 960610",
  ])
  expect(left).toMatchObject({ open: 'phone-confirm', card: { name: 'Bea Lunn' } })
  const bye = callOf(["tell Sam the parcel's at number nine. Bye"])
  expect(bye.card).toMatchObject({ outcome: 'message' })
  expect(bye.card.wants).toContain('number nine')
  expect(lastReply(bye)).toMatch(/without a number.*Goodbye/)
})

test('"nothing else" after a message ends the call', () => {
  const lines = ['can Sam ring me about my bill', 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'Nothing else, thank you.']))).toContain('Goodbye')
})

test('a caller who tries elsewhere leaves no message', () => {
  const call = callOf(
    ['Can I get a takeaway please?', "No, don't worry, I'll try somewhere else. Ta"],
    RESTAURANT,
  )
  expect(call).toMatchObject({ open: null, card: { name: null } })
  expect(call.card.outcome).not.toBe('message')
})

test('she thanks once at the end of a message', () => {
  const call = callOf([
    'Can I leave a message? My tap drips',
    'Jo Hill, 07700 900123',
    'yes, and the gate sticks',
  ])
  expect(call.card.wants).toContain('the gate sticks')
  expect(lastReply(call).match(/thank/gi)).toHaveLength(1)
})

test('"never mind my name" neither drops a message nor ends the call', () => {
  const start = ['I want to complain about my deposit']
  const line = 'Never mind my name, when am I getting my money back?'
  const { open, card } = callOf([...start, line], LETTINGS)
  expect([open, card.outcome, card.wants]).toEqual(['name', null, expect.stringContaining(line)])
})

test('"hang on though" before a question waits for nothing', () => {
  const call = callOf(['Oh hang on though, have you got any one bed flats going?'], LETTINGS)
  expect(lastReply(call)).not.toContain('take your time')
})

const TAKEN = ['can somebody ring me about a bill', 'Jo Bell', '07700 900123', 'yes'] as const

test('the day that a message asks for is said back, and can be put right', () => {
  const start = [
    'I need a bathroom quote, the third of December would suit, about 10',
    'Jo Bell',
    '07700 900123',
  ]
  const call = callOf([...start, 'yes'])
  expect(lastReply(call)).toMatch(
    /Thursday 3 December at 10 am for Sam, but nothing is booked yet\.$/,
  )
  const lines = [...start, 'yes', "Hang on, not Thursday, I've got the chiropodist, make it Friday"]
  const other = callOf(lines)
  expect(other.card.asked.date).toBe('2026-12-04')
  expect(lastReply(other)).toContain('Friday 4 December')
  const visit = callOf([
    "I've an appointment on Tuesday and need to move it",
    'to Thursday morning if you can',
    'Jo Bell',
    '07700 900123',
    'yes',
  ])
  expect(lastReply(visit)).toMatch(/noted Thursday 26 November in the morning for Sam\.$/)
})

test('what the caller asks of the details is answered from the card', () => {
  for (const [line, said] of [
    ["you've got my name, have you?", 'Jo Bell.'],
    ['what number have you got for me?', '07700 900 123.'],
    ['can you read that back to me?', 'Jo Bell and 07700 900 123.'],
    ["who's it under?", 'Jo Bell.'],
    ["he knows it's about the bill?", "that's written down"],
    ["so it's not booked?", 'Nothing is booked'],
    ['will he let me know about that?', 'will ring you'],
    ["and who's Sam?", 'Sam deals with the calls here'],
  ] as const) {
    const reply = lastReply(callOf([...TAKEN, line]))
    expect([line, reply.includes(said)]).toEqual([line, true])
  }
  const start = TAKEN.slice(0, 2)
  expect(lastReply(callOf([...start, "can't you see my number?"]))).toMatch(/^I can't see/)
  expect(lastReply(callOf([...start, "don't you want a number for me?"]))).toMatch(/^Yes, please/)
})

test('an extension is read back with its number', () => {
  const call = callOf([...TAKEN.slice(0, 2), '0113 496 0123, ext. four two'])
  expect(lastReply(call)).toContain('0113 496 0123, extension 42,')
})

test('a table that a caller asks for instead is booked', () => {
  const start = ['can Sam ring me about an allergy'] as const
  const call = callOf([...start, "I'd like a table for Saturday, four of us"], RESTAURANT)
  expect(call).toMatchObject({ open: 'slot', card: { service: 'Table', party: 4 } })
})

test('a word in anger hides nothing that the line tells', () => {
  const line = "bloody hell. well tell him six hundred quid, and it's 22 Raglan Street"
  expect(callOf([...TAKEN, line]).card.wants).toContain('22 Raglan Street')
})

test('a yes to the call back takes what else the caller wants done, and lists no services', () => {
  const start = ['what do you charge for full management?'] as const
  const line = 'yes please, or could somebody come and tell us what it would fetch?'
  const call = callOf([...start, line], LETTINGS)
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
  expect(call.card.wants).toContain('what it would fetch')
})

test('how a caller wants to be answered is passed on', () => {
  const text = callOf([...TAKEN.slice(0, 2), '07700 900123, can he text rather than ring', 'yes'])
  expect(lastReply(text)).not.toContain('ring you')
  const email = callOf([...TAKEN.slice(0, 2), "Can you email me instead? I'm on nights"])
  expect(lastReply(email)).toMatch(/^I'll pass that on/)
  const written = callOf([...TAKEN, "it's got to be after two, have you put that?"])
  expect(lastReply(written)).toMatch(/written down/)
  const unrung = callOf([...TAKEN, "What do I do if he doesn't ring though?"])
  expect(lastReply(unrung)).toMatch(/ring us again/)
})

test('a goodbye that tells nothing is answered with a goodbye', () => {
  for (const line of ['Thank you ever so much, bye bye now', "No that's everything, thanks, ta-ra"])
    expect(lastReply(callOf([...TO_CONFIRM, 'yes', line]))).toMatch(/^Thank you for calling/)
})

test('a question that names today, after an urgent message, gets an answer', () => {
  const lines = ["there's a burst pipe", 'Jo Bell', '07700 900123', 'yes', 'LS6 3WB'] as const
  expect(lastReply(callOf([...lines, 'So he ring me? Today? I must to know']))).not.toMatch(
    /texting/,
  )
  const repeats = repliesOf(callOf([...lines, 'So he ring me? Today? I must to know']))
  expect(repeats).toHaveLength(lines.length + 2)
})

test('a yes to the call back with the time to ring is a yes', () => {
  const lines = ["how much d'you charge to fit an outside tap", 'yeah go on then, not before five']
  expect(callOf(lines)).toMatchObject({ open: 'name', card: { service: null } })
})

test('the day that a message asks for is said with the number, where an answer comes first', () => {
  const lines = ['can Sam ring me about a crown?', 'Jo Hale', '07700 900148']
  const call = callOf([...lines, 'Yes. Next Friday would do. Do you have a lift?'])
  expect(call.card.asked.date).not.toBeNull()
  expect(lastReply(call)).toMatch(/I've noted Friday \d+ \w+, and Sam will ring you back/)
})

test('a day that the caller never meant is taken off the message', () => {
  const lines = ['can Sam ring me about chickens?', 'Jade Hale', '07700 900617']
  const dated = [...lines, 'Yes. Could he come on the 25th?']
  expect(callOf(dated).card.asked.date).toBe('2026-11-25')
  for (const line of ['No, not the 25th, I only meant the rent', 'why Wednesday? No, today']) {
    const call = callOf([...dated, line])
    expect([line, call.card.asked.date === '2026-11-25', lastReply(call)]).toEqual([
      line,
      false,
      expect.stringContaining('Wednesday 25 November'),
    ])
  }
  expect(callOf([...dated, 'not the 25th, the 26th I meant']).card.asked.date).toBe('2026-11-26')
})

test('a question about the rent, or what others plan, gives a message no day', () => {
  const lines = ['can Sam ring me about chickens?', 'Jade Hale', '07700 900617']
  for (const line of [
    "Yep. When's my rent due this month, with Christmas?",
    "Yes. The buyer's wanting to exchange on Friday",
    "Yes. It's the two o'clock on the seventeenth, I'd want it moving to the new year if poss",
  ])
    expect([line, callOf([...lines, line], LETTINGS).card.asked.date]).toEqual([line, null])
})

test('whoever asks if something was noted or will be told hears that it is written down', () => {
  for (const line of [
    'did you get the outside tap as well?',
    'did you get that about the ramp?',
    "he'll ask for Priya, won't he?",
    "you'll tell him it's the top flat?",
  ]) {
    const call = callOf(['can Sam ring me about a new bathroom', 'Hannah Okafor', line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('written down')])
  }
})

test('"do you know what" asks nothing', () => {
  const lines = ['can I move my appointment?', 'Graham Tate', 'do you know what, just cancel it']
  expect(lastReply(callOf(lines))).not.toContain("don't know")
})

test('what a complaint was about books nothing, and a service asked for after it does', () => {
  const lines = [
    "one of your lads was meant to be here at eight and nobody's turned up",
    'Colin Hargreaves',
    '07700 900218',
    'yes',
  ]
  const told = callOf([...lines, 'it was for the boiler service, tell him'])
  expect(told.card).toMatchObject({ outcome: 'message', service: null })
  const booking = callOf([...lines, 'and I need a boiler service next week'])
  expect(booking.card.service).toBe('Boiler service')
})

test('a question that seeks a yes after the message gets none', () => {
  const lines = ['I want to give notice on my flat', 'Agnes Wojcik', '07700 900188', 'yes']
  for (const line of ['So the notice is made now, or must I write?', "So I needn't write, yes?"]) {
    const call = callOf([...lines, line], LETTINGS)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/only/)])
    expect(call.card.wants).toContain(line)
  }
})

test('"I\'ll have a think" without its apostrophe leaves no message', () => {
  const call = callOf(['do you do teeth whitening', 'no its ok thanks ill have a think'], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(call)).toContain('Thank you for calling')
  expect(plain('hes been ill have you a visit')).toContain('been ill')
})

test('a wish to know before booking is for the owner', () => {
  const line = 'my daughter is coeliac, is there anything she can safely eat?'
  const reply = "yes please, I'd want to know before we book for Saturday"
  const call = callOf([line, reply], RESTAURANT)
  expect(call.open).toBe('name')
  expect(call.card.service).toBeNull()
})

test('who will think about it and ring back leaves no message', () => {
  const setup = { trade: 'solicitor' } as const
  const lines = ['do you do legal aid?', 'how much is a first consultation']
  const asked = [...lines, 'and does that come off the bill if I go ahead with you?']
  expect(callOf(asked, { setup }).card.service).toBeNull()
  const left = callOf([...asked, "no I don't want to book, I'll have a think and ring back"], {
    setup,
  })
  expect(lastReply(left)).toContain('Thank you for calling')
})

test('a caller who asks to leave a message is asked for it', () => {
  for (const line of [
    'Can I leave a message for the manager please',
    "Hello, it's Margaret Hale, landlord of 3 Fern Close. Can I leave a message please",
  ]) {
    const call = callOf([line], LETTINGS)
    expect([line, call.open, lastReply(call)]).toEqual([
      line,
      'about',
      expect.stringContaining('What would you like me to tell Sam?'),
    ])
  }
  const told = callOf(['Can I leave a message: the tenant has moved out'], LETTINGS)
  expect(told.open).not.toBe('about')
})

test('a caller who wants to hear from somebody else is promised no call from the owner', () => {
  const lines = [
    "I've waited three weeks for a reply",
    'Colin Hale',
    '01632 960774. I want the partner to ring me, not Sam',
  ]
  const call = callOf([...lines, 'yes'], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).not.toMatch(/Sam will ring/)
})

test('what she does not know is said once', () => {
  const lines = [
    'how much do you charge for conveyancing?',
    'yes please, but do you do leasehold flats as well?',
  ]
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/^I don't know that, but I'll ask Sam/)
})

test('a caller who only leaves word is promised no call, and one who needs something is', () => {
  const endOf = (line: string) => lastReply(callOf([line, 'Jo Hale', '07700 900123', 'yes']))
  for (const line of [
    "can you tell Sam I'm running about 15 minutes late?",
    'can you tell the chef the delivery will be there about three',
  ])
    expect([line, endOf(line)]).toEqual([line, expect.not.stringMatching(/ring/)])
  for (const line of [
    'can you tell Sam my boiler has stopped again and I need him back',
    "can you let Sam know I'd like a quote for a bathroom",
  ])
    expect([line, endOf(line)]).toEqual([line, expect.stringContaining('Sam will ring')])
})

test('a caller who wants a message passed on is asked what it is', () => {
  const line = 'can you pass a message to the solicitor dealing with my purchase'
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect([call.open, lastReply(call)]).toEqual(['about', expect.stringContaining('tell Sam')])
})

test('a name in small letters before a firm is heard', () => {
  const call = callOf(['is the boss about? its karen from oakfield lettings about an invoice'])
  expect(call.card.name).toBe('Karen')
  expect(callOf(['its smoking from the back of the boiler']).card.name).toBeNull()
})

test('who asks whether that is an appointment hears that nothing is booked', () => {
  const start = [
    "I've had a crown fitted and it's come off already, I'm really not happy",
    'Jan Hale',
  ]
  const told = [...start, "0113 496 0277, can't somebody see me tomorrow?", 'yes']
  for (const line of [
    'noted Thursday for what? Have I got an appointment or not',
    'so is that an appointment on Thursday?',
  ])
    expect([line, lastReply(callOf([...told, line], { setup: { trade: 'dentist' } }))]).toEqual([
      line,
      expect.stringContaining('Nothing is booked'),
    ])
})

test('a supplier whose delivery is late hears nothing of bookings', () => {
  const line = "Hi it's Dave from Brakes, the delivery's running late, tell the chef"
  expect(lastReply(callOf([line], RESTAURANT))).not.toMatch(/booking/)
})

test('a name in the message is heard, and so is a caller from the builders’ merchants', () => {
  const lines = [
    'can you give a message to the owner please',
    'yeah its Graham Pell, tell him the rent has come through',
  ]
  expect(callOf(lines, LETTINGS).card.name).toBe('Graham Pell')
  const gary = callOf([
    'can I pass a message to Sam, its gary from the builders merchants, his tray is in',
  ])
  expect(gary.card.name).toBe('Gary')
})

test('a name before a firm is heard in the message itself', () => {
  const lines = [
    'can you pass a message to the boss',
    'its Dave from the vets, just tell her the leaflets are ready',
  ]
  expect(callOf(lines).card.name).toBe('Dave')
})

const NOTICE = ["I'd like to hand my notice in", 'Jo Hale', '07700 900123', 'yes']

test.each([
  'thanks, does this count as my notice or do I have to email it',
  'ok so is that official now',
  'does telling you count, or must I put it in writing',
  'cheers. do I still need to send a letter',
  "so it's accepted, is it",
])('who asks if a message counts hears that it is only one: "%s"', (line) => {
  expect(lastReply(callOf([...NOTICE, line], LETTINGS))).toMatch(/only (?:taken a message|pass)/)
})

test('other questions after a message are passed on, and thanks are thanks', () => {
  for (const line of [
    'thanks, does the flat have to be empty',
    'do I write down the meter reading',
  ])
    expect([line, lastReply(callOf([...NOTICE, line], LETTINGS))]).toEqual([
      line,
      expect.stringMatching(/don't know|can't say/),
    ])
  expect(lastReply(callOf([...NOTICE, 'right, cheers then'], LETTINGS))).toContain('Goodbye')
})

test.each([
  "I didn't ask for the 24th, take that off",
  'no I never wanted Tuesday',
  "oh I don't want a day put down",
])('a day that the caller did not ask for is taken off: %s', (line) => {
  const lines = ['can Sam ring me about chickens?', 'Jade Hale', '07700 900617']
  const call = callOf([...lines, 'Yes. Could he come on the 24th?', line])
  expect(call.card.asked.date).toBeNull()
  expect(lastReply(call)).toContain('Tuesday 24 November')
})

test('what is needed first is no choice of the first time, so no message has that day', () => {
  const lines = ['a nail trim for my pup', 'Thursday at 9', 'so does she need her injections first']
  const call = callOf([...lines, 'just get Sam to ring me'], GROOMER)
  expect(call.card.asked.time).toBe('09:00')
})

const OF_LATENESS = ["I'm running late for my half four", 'Dean Pascoe, 07700 900387', 'yes']

test.each(['tell her sorry', 'say thanks from me', 'give him my best'])(
  'a kind word after a message is passed on: "%s"',
  (line) => {
    const call = callOf([...OF_LATENESS, line], GROOMER)
    expect([call.hasRungOff, call.card.wants]).toEqual([false, expect.stringContaining(line)])
    expect(lastReply(call)).not.toMatch(/didn't quite follow|Goodbye/)
  },
)

test('thanks to her after a message are no word for the owner', () => {
  for (const line of ['thanks very much', 'cheers then'])
    expect(callOf([...OF_LATENESS, line], GROOMER).card.wants).not.toContain(line)
})

test('who asks whether nobody is there hears again that nobody can take the call', () => {
  for (const line of ['is nobody there at all then?', 'is there really no one in?']) {
    const call = callOf(['I want to speak to someone about my deposit', line], LETTINGS)
    expect(lastReply(call)).toContain("isn't free just now")
  }
  const call = callOf(['can I speak to someone', 'is anybody free tomorrow?'], LETTINGS)
  expect(lastReply(call)).not.toContain('free just now')
})
