import { expect, test } from 'vitest'
import { callOf, lastReply, LETTINGS, RESTAURANT, GROOMER } from '#tests/support/call.ts'

test('a visit that never happened and food that made people ill are complaints, not emergencies', () => {
  expect(lastReply(callOf(["your man was due at 9 and nobody's turned up"]))).toContain('sorry')
  const call = callOf(['we got food poisoning at yours on Saturday'], RESTAURANT)
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: null })
})

const FITTERS = {
  setup: {
    trade: 'plumber',
    services: [
      { name: 'Leaking taps', minutes: 60, pricePence: 6800, isBookable: true },
      { name: 'Fit an outside tap', minutes: 90, pricePence: 13500, isBookable: true },
    ],
  },
} as const

const DAMP = [
  "I want to complain, I've told you three times about the damp in the kitchen and nothing's done",
  'Ken Ashworth',
] as const

test.each([
  '07700 900123, and can somebody please come and see it Thursday',
  'can a bloke come round and look at it on Thursday?',
  'well can you book someone Thursday then or not',
  'get somebody out Thursday then',
  'is there any chance of someone coming Thursday',
])('who complains of damp is offered the visit that they ask for: "%s"', (line) => {
  const call = callOf([...DAMP, line], LETTINGS)
  expect(call).toMatchObject({ open: 'slot', card: { service: 'Repair visit' } })
  expect(lastReply(call)).toContain('Thursday 26 November')
  expect(call.card.wants).toContain('complain')
})

test.each([
  'he said he would send someone round on Thursday',
  'when will somebody come?',
  'can someone ring me on Thursday',
  'can I come in tomorrow and see him?',
])('a promise, a call or a visit to the office books no repair: "%s"', (line) => {
  expect(callOf([...DAMP, line], LETTINGS).open).toBe('phone')
})

test('who complains of work of ours books nothing anew with "can somebody come?"', () => {
  const lines = [
    "I'm not happy, you mended my tap and it's dripping again",
    'can someone come Thursday',
  ]
  expect(callOf(lines).open).not.toBe('slot')
})

test('a time that is taken is said to be taken, of the visit in a complaint too', () => {
  const reply = lastReply(callOf([...DAMP, 'can somebody come Thursday at 11'], LETTINGS))
  expect(reply).toContain('11 am is taken')
})

test('a call that is still wanted besides the visit keeps the visit', () => {
  const lines = [...DAMP, 'can somebody come Thursday at 10', '07700 900123']
  const call = callOf([...lines, 'yes, and I still want Sam to ring me'], LETTINGS)
  expect(call.open).toBe('postcode')
  expect(call.card.wants).toContain('still want')
})

test('sickness after a meal asks for no table, and "I can’t be in" asks for no visit', () => {
  const sick = callOf(['my husband was sick after eating with you on Friday'], {
    setup: { trade: 'restaurant' },
  })
  expect(sick.card).toMatchObject({ service: null, asked: { date: null } })
  const inspected = callOf(["your inspector is coming Tuesday and I can't be in"], {
    setup: { trade: 'property-manager' },
  })
  expect(inspected.open).toBe('name')
})

test.each([
  ['property-manager', 'upstairs are having a party again its 2am i cant sleep'],
  ['solicitor', 'my bank shouted at me this morning, is that legal'],
  ['plumber', 'do you do emergency callouts at night'],
  ['restaurant', 'is there a set menu at christmas'],
  ['solicitor', "you sent me a letter but I don't understand it"],
  ['property-manager', 'showers gone cold, everything else is fine'],
] as const)('a story or question to a %s with a time in it books nothing: "%s"', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(['take-message', 'name']).toContain(call.open)
  expect(call.card.asked).toEqual({ date: null, time: null })
})

test('illness after work on a boiler counts as carbon monoxide', () => {
  const line = "The boiler engineer left and now I've got a headache and feel sick, so does my son"
  const call = callOf([line], LETTINGS)
  expect(call.card.urgency).toBe('emergency')
  expect(lastReply(call)).toContain('0800 111 999')
})

test('trouble after a visit leads to a message, and a new request to a booking', () => {
  for (const line of [
    "you fixed my tap on Friday and it's dripping again",
    'the tap you fixed is leaking again',
    'its leaking again, your lad came last week',
    'I had the boiler serviced with you and it still cuts out',
  ]) {
    const call = callOf([line])
    expect([line, call.card.wants, call.open]).toEqual([line, line, 'name'])
  }
  const tooth = callOf(['had a filling last week, still hurts'], { setup: { trade: 'dentist' } })
  expect(lastReply(tooth)).toContain('details')
  const fresh = callOf(["can you come Friday, my tap's dripping, you fitted it last year"])
  expect(fresh).toMatchObject({ open: 'slot', card: { service: 'Tap repair' } })
})

test('neighbours who complain about a drain are not complaining about the firm', () => {
  const reply = lastReply(callOf(['the drain stinks and the neighbours are complaining']))
  expect(reply).not.toContain('sorry')
})

test('a complaint made after an offer to ring back is noted', () => {
  const call = callOf(['Do you mend fountains?', 'yes, and I want to make a complaint'])
  expect(call.card.wants).toContain('complaint')
})

test('a caller who refuses to be rung and wants money back has complained', () => {
  const call = callOf(['They never gave me my deposit back', 'no ring back, I want my money'])
  expect(lastReply(call)).toMatch(/sorry/i)
  expect(call.card.wants).toContain('I want my money')
})

test('the day, time and people of a complaint ask for no table', () => {
  const { card } = callOf(
    ["we had a table for six on Friday at eight and I'm not happy", 'Jo Hale', 'it was about nine'],
    { setup: { trade: 'restaurant' } },
  )
  expect(card).toMatchObject({ asked: { date: null, time: null }, party: null, service: null })
})

test('what a complaint demands reaches the owner, beside a number too', () => {
  const said = '0113 496 0127. And I want it doing for nothing this time'
  const call = callOf(["My shower's leaking again, I'm not happy", 'Dave Hale', said])
  expect(call.card.wants).toContain('doing for nothing')
})

test('what a complaint is about is no new booking, and the name before it counts', () => {
  for (const lines of [
    ['I want to make a complaint', "Steve Marsh. That filling you did last week's come out"],
    ['I want to complain, it came out', 'Mrs Marsh'],
  ]) {
    const { open, card } = callOf(lines, { setup: { trade: 'dentist' } })
    expect([lines, open, card.service]).toEqual([lines, 'phone', null])
    expect(card.name).toMatch(/Marsh$/)
  }
})

test('a caller who has had to ring again hears a kind word, and may book', () => {
  const line = "this is the third time I've rung about this mould and nobody's bothered"
  const call = callOf([line], { setup: { trade: 'property-manager' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'Repair visit' } })
  expect(lastReply(call)).toContain('sorry')
})

test('a complaint of work on no list is a complaint', () => {
  const line = "I'm not happy. You've shaved him practically bald, I asked for a trim"
  expect(lastReply(callOf([line], GROOMER))).toContain('sorry')
})

test('a charge for a missed appointment that was cancelled is a complaint, and books nothing', () => {
  const line =
    'a letter from you lot charging me forty quid for a missed appointment, which I rang up and cancelled'
  expect(lastReply(callOf([line]))).toMatch(/^I'm sorry/)
})

test('who complains of what is no longer urgent is asked for a name', () => {
  const urgent = { words: ['bleeding'], does: 'put-through', to: 'Ellie' } as const
  const lines = [
    "I'm really not happy, I found a cut on his ear and it's bleeding",
    "no it's not urgent, it's stopped now",
  ]
  expect(callOf(lines, { setup: { ...GROOMER.setup, urgent } }).open).toBe('name')
})

test('"nobody would explain it" does not ask her to repeat', () => {
  const call = callOf([
    'I want to complain about the way I was treated',
    'Mrs Janet Oakes. nobody would explain it',
  ])
  expect(call.card.name).toBe('Mrs Janet Oakes')
})

test('a wound found after a visit to the firm is a complaint', () => {
  for (const line of [
    "it's about Bella, she was with you yesterday and I've come home and found a cut on her ear",
    "my dog was groomed with you yesterday and she's got a cut on her leg",
  ])
    expect([line, lastReply(callOf([line], GROOMER))]).toEqual([
      line,
      expect.stringContaining('sorry'),
    ])
})

test('a wound on a dog that was picked up is a complaint', () => {
  const call = callOf(['I picked my dog up yesterday and theres a cut on her ear'], GROOMER)
  expect(lastReply(call)).toContain('sorry')
})

test('who complains and wants to come in is told that nothing is booked', () => {
  const lines = ['I want to complain, the tap you fitted has come off', 'Jo Hale', '07700 900123']
  const call = callOf([...lines, 'yes. Can I not just come in this afternoon?'])
  expect(lastReply(call)).toContain('Nothing is booked')
})

test('a question about money at the end of a statement is asked', () => {
  const lines = ["I'm not happy, the tap you fitted has come off already", 'Jo Hale']
  const call = callOf([...lines, "0113 496 0287, and I shouldn't have to pay again should I"])
  expect(lastReply(call)).toMatch(/^I don't know that/)
})

test('a deadline for an answer is no question', () => {
  const lines = ['I want to leave a message about my boiler', 'Jo Hale', '07700 900123']
  const call = callOf([...lines, "yes that's it. I'd need to know by tomorrow night really"])
  expect(lastReply(call)).not.toMatch(/question|don't know/)
  expect(call.card.wants).toContain('by tomorrow night')
})

test('who is not paying again is told nothing of a booking', () => {
  const lines = ["I'm not happy, the crown you fitted last week has already come off"]
  const call = callOf([
    ...lines,
    "Margaret Ellison-Webb. And I'm not paying again to have it put back on",
  ])
  expect(lastReply(call)).toContain('Margaret Ellison-Webb')
})

test('a complaint that must be answered today is urgent', () => {
  const lines = ['we ate with you on Friday and have both been ill since', 'Mrs Dhillon']
  const call = callOf(
    [...lines, "07700 900203 and if I don't hear today I'm ringing environmental health", 'yes'],
    RESTAURANT,
  )
  expect(call.card.urgency).toBe('urgent')
})

test('a leak that is spoken of late in a complaint is urgent', () => {
  const lines = [
    "you fixed my toilet last week and it's leaking again. I'm not happy",
    'Steve Marsh',
  ]
  const asked = [...lines, '07700 900733', 'Yes. Is somebody going to come back?']
  const call = callOf([...asked, "When though? It's all over my bathroom floor"])
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toContain('house number and postcode')
  const seeds = ['my dog groom was bad', 'Jo Hale', "the fur, it's all over my bathroom floor"]
  expect(callOf(seeds, GROOMER).card.urgency).toBe('normal')
})

test.each([
  'nobody ever rings me back about my will',
  'I keep phoning and no one calls back about my case',
  'you lot never get back to me about the purchase',
])('who is never rung back complains, and is offered no appointment: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('sorry')
  expect(call.open).toBe('name')
})

test('a worry that nobody rings back is no complaint', () => {
  const call = callOf(['can Sam ring me, and what happens if nobody rings me back'])
  expect(lastReply(call)).not.toContain('sorry')
})

const SPOILT = ["I'm not happy, you've cut my spaniel to ribbons", 'Jo Hale', '07700 900123', 'yes']

test.each([
  'am I getting my money back or what',
  'and am I having a refund or not',
  'so can I come in tomorrow or not',
  "am I paying for that or aren't I",
])('a question in a complaint is for the owner, and no booking: "%s"', (line) => {
  const call = callOf([...SPOILT, line], GROOMER)
  expect(lastReply(call)).toMatch(/don't know|can't say|for Sam to decide/)
  expect(lastReply(call)).not.toContain('book')
})

test('who says in a complaint that they come in books nothing, but may book by name', () => {
  const start = [
    ...SPOILT,
    "I don't want a booking, I want my money. When do you shut, I'll come down",
  ]
  const call = callOf([...start, "I'll come in tomorrow then, tell her"], GROOMER)
  expect(lastReply(call)).toMatch(/noted|down/)
  expect(call.open).toBeNull()
  const told = callOf([...SPOILT, 'so can I come in today', "it's a full groom, I said"], GROOMER)
  expect(lastReply(told)).not.toMatch(/\?/)
  const booked = callOf([...SPOILT, 'can I book a nail trim for Tuesday'], GROOMER)
  expect(booked.open).toBe('slot')
})

test.each([
  [
    'restaurant',
    "we were in on Friday and my wife's been throwing up all night, I reckon it was the mussels",
  ],
  ['restaurant', 'my lad had the burger on Saturday and it was raw in the middle'],
  ['restaurant', 'came in for our tea last night, both of us have been up being ill'],
  ['restaurant', 'I found a hair in my soup at lunchtime'],
  ['property-manager', "I've had enough of you lot, that shower has been broken since May"],
  ['property-manager', 'some bloke took photos of the damp in August and did nowt'],
  ['plumber', 'they came out twice and did nothing'],
] as const)('what makes a caller to a %s angry or ill is a complaint: "%s"', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(lastReply(call)).toContain('sorry')
  expect(lastReply(call)).not.toContain('existing')
  expect([call.open, call.card.service, call.card.asked.date]).toEqual(['name', null, null])
})

test.each([
  "I had our dog in with you yesterday and her paw's bleeding",
  'just picked him up from you and he has a sore ear',
  'you had my cockapoo in on Tuesday and she has come out in a rash',
])('an animal that is hurt after a groom is a complaint: "%s"', (line) => {
  expect(lastReply(callOf([line], GROOMER))).toMatch(/^I'm sorry/)
})

test('work of the firm that is wrong again gets a kind word, in a message too', () => {
  const call = callOf([
    "who's in charge there, I want to speak to them",
    'Your man did our sink on Monday and it still leaks',
  ])
  expect(lastReply(call)).toMatch(/^I'm sorry/)
})

test.each([
  ['restaurant', "My husband's poorly, so we can't make Sunday"],
  ['restaurant', 'is the lamb served pink?'],
  ['plumber', 'you came last year to fit our boiler and it needs servicing'],
  ['other', 'I had my dog in with you in June, can I book him in again'],
  ['other', "his paw's got a cut, can you still do him on Friday"],
] as const)('a call to a %s that blames nobody hears no regret: "%s"', (trade, line) => {
  const setup = trade === 'other' ? GROOMER.setup : { trade }
  expect(lastReply(callOf([line], { setup }))).not.toContain('sorry')
})

test.each([
  ['property-manager', "That's twice I've complained about the damp, I'm not happy"],
  ['property-manager', "fourth time I've rung about our radiator and nobody's bothered"],
  ['plumber', "you mended my shower last week and it's dripping again"],
] as const)('a complaint to a %s about a repair asks where it is: "%s"', (trade, line) => {
  const lines = [`${line}, tell Sam`, 'Jo Hale', '07700 900123', 'yes']
  const call = callOf(['I need to leave a message for Sam', ...lines], { setup: { trade } })
  expect(call.open).toBe('postcode')
  expect(
    callOf(['message for Sam', `${line}, at 12 Mill Lane`, ...lines.slice(1)], { setup: { trade } })
      .open,
  ).toBeNull()
})

test.each([
  ['property-manager', "I'm not happy about the bill for the boiler"],
  ['plumber', 'your lad was rude to my mum, I want to complain'],
  ['plumber', 'can Sam ring me about a new boiler'],
  ['dentist', "the door was shut in my face, I'm not happy"],
] as const)(
  'a message to a %s that is about no repair asks for no address: "%s"',
  (trade, line) => {
    expect(callOf([line, 'Jo Hale', '07700 900123', 'yes'], { setup: { trade } }).open).toBeNull()
  },
)

test('a house that is named already is asked for its postcode alone', () => {
  const lines = [
    "we've no heating or hot water at 9 Ash Mount, it's Jo Hale",
    '07700 900123',
    'yes',
  ]
  const said = lastReply(callOf(lines, LETTINGS))
  expect(said).toContain('postcode')
  expect(said).not.toContain('house number')
})

test.each([
  "your man left the tap dripping worse than before, I'm not happy, so book me somebody Friday",
  'nobody turned up on Saturday. So book me someone else Friday',
])('a complaint that orders a visit keeps the day, and books nothing: "%s"', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toMatch(/sorry.*Friday 27 November.*nothing is booked/)
  expect(call.card.asked.date).toBe('2026-11-27')
})

test('a complaint that orders a listed service by name books it, and the owner reads the rest', () => {
  const line = "I've complained twice about the damp. so book me a repair visit Friday"
  const call = callOf([line], LETTINGS)
  expect([call.open, call.card.service]).toEqual(['slot', 'Repair visit'])
  expect(call.card.wants).toContain('complained')
})

test('a complaint about a day asks for no visit on it', () => {
  const call = callOf(['your lad was rude on Friday, I want to complain'])
  expect(call.card.asked.date).toBeNull()
  expect(lastReply(call)).not.toMatch(/noted/)
})

test.each([
  'a lady of yours valued our flat in October and said she would write and she has not',
  'you valued the house in October and promised to send us a letter, nothing has come',
  "your man looked at our place in October, he said he'd be in touch and we've heard nothing",
])(
  'what was done in a month that has gone, and not written up, is no new booking: "%s"',
  (line) => {
    const { card, open } = callOf([line], { setup: { trade: 'estate-agent' } })
    expect(card.asked.date).toBeNull()
    expect([card.service, open]).toEqual([null, 'name'])
  },
)

test('a month that is wished for is a wish, beside what was done in another', () => {
  const line = "you valued my mum's house in October, can I have a valuation in January"
  expect(lastReply(callOf([line], { setup: { trade: 'estate-agent' } }))).toContain('January')
})

test.each([
  "my brother fitted our outside tap and it's dripping, can someone come Thursday",
  'builders fitted my outside tap and it leaks, can someone come Thursday',
  'Screwfix fitted our outside tap and it leaks, can someone come Thursday',
  "Ryan fitted our outside tap last year and it's brilliant, can I book another outside tap on Thursday",
])("another's work, or work that went well, is booked: %s", (line) => {
  expect(callOf([line], FITTERS)).toMatchObject({ card: { asked: { date: '2026-11-26' } } })
})

test.each([
  "it's already fitted, it wants putting right, I'm not paying again",
  "you only did it last week, we're not paying twice",
])('who will not pay again has no booking: %s', (line) => {
  const call = callOf(['can you fit an outside tap', line], FITTERS)
  expect(call.open).toBe('name')
  expect(lastReply(call)).toContain('sorry')
})
