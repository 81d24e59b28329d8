import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf, TO_NAME } from '#tests/support/call.ts'

test("a returned call is a message in the caller's own name for whoever rang", () => {
  for (const [line, name, person] of [
    ["I'm returning Mrs Okafor's call, it's Brenda", 'Brenda', 'Mrs Okafor'],
    ['hello, Tariq here, Owen left me a voicemail', 'Tariq', 'Owen'],
    ['somebody called Freya phoned me this morning', null, 'Freya'],
    ['let Mr Pugh know that Gwen Ellis rang', 'Gwen Ellis', 'Mr Pugh'],
    ['just tell Owen I phoned', null, 'Owen'],
    ["it's Brenda, I had a missed call from you", 'Brenda', 'Sam'],
    ['she asked me to ring her back', null, 'Sam'],
  ] as const) {
    const call = callOf([line], { setup: { trade: 'solicitor' } })
    expect([line, call.card.name]).toEqual([line, name])
    expect(call.card.wants).toBe(line)
    expect(call.open).toBe(name === null ? 'name' : 'phone')
    expect(lastReply(call)).toContain(`for ${person}.`)
  }
})

test.each(['hiya, is Mick about?', 'Is Dr Shah in on Fridays?'])(
  '"%s" is a request for a person',
  (line) => {
    expect(lastReply(callOf([line]))).toMatch(/message for (?:Mick|Dr Shah)/)
  },
)

test('"is he there or not?" asks for the owner', () => {
  expect(lastReply(callOf(['is he there or not?']))).toMatch(/^Nobody can take your call/)
})

test('a request for a person is understood after "is that Ava?" too', () => {
  const reply = lastReply(callOf(['Is that Ava? can I just speak to Sam please']))
  expect(reply).toMatch(/ring you back|take a message/)
})

test('asking for somebody by name and saying why leads to a message at once', () => {
  const call = callOf(["is Dave there, it's about the bathroom quote he sent"])
  expect(call.open).toBe('name')
})

test('wanting the manager instead of a booking is neither a "no" to a call nor a cancellation', () => {
  const call = callOf([
    'Do you mend fountains?',
    "I don't want to book, I want to speak to the manager",
  ])
  expect(call.open).toBe('name')
  expect(call.card.outcome).toBeNull()
})

test('a caller who is put through has said why', () => {
  const setup = {
    trade: 'property-manager',
    urgent: { words: ['locked out'], does: 'put-through', to: 'Sam' },
  } as const
  expect(callOf(["I'm locked out of my flat"], { setup }).card.wants).toBe(
    "I'm locked out of my flat",
  )
})

test('the person asked for is on the card and in her answer, whoever rings back', () => {
  for (const [line, name] of [
    ['Is Brenda in please?', 'Brenda'],
    ['is brenda in', 'Brenda'],
    ['Could I speak to Mr Okoro about my radiator', 'Mr Okoro'],
    ['Can you get Ann Lee to ring me about Friday', 'Ann Lee'],
  ] as const) {
    const call = callOf([line, 'A radiator that drips', 'Jo Hale', '07700 900123', 'yes'])
    expect([line, repliesOf(call)[1]]).toEqual([line, expect.stringContaining(name)])
    expect([line, call.card.wants]).toEqual([line, expect.stringContaining(line)])
  }
  for (const line of ['Is Sam in?', 'speak to reception', 'Can someone ring me?', 'Is Ava there?'])
    expect([line, callOf([line]).turns.at(-1)?.text]).toEqual([
      line,
      expect.not.stringMatching(/message for|Reception|Someone/),
    ])
})

test('somebody to tell is no service', () => {
  const setup = { trade: 'property-manager' } as const
  const services = [
    { name: 'Landlord consultation', pricePence: 0, minutes: 45, isBookable: true },
    { name: 'Viewing', pricePence: 0, minutes: 30, isBookable: true },
  ]
  const service = (line: string) => callOf([line], { setup: { ...setup, services } }).card.service
  expect(service("can you tell the landlord I'm giving my notice")).toBeNull()
  expect(service("my landlord won't give the deposit back")).toBeNull()
  expect(service("I'd like a landlord consultation")).toBe('Landlord consultation')
})

test('who takes her for somebody hears who she is, at any question', () => {
  const lines = ["I'd like a boiler service", 'Tuesday at 3:30 pm']
  for (const line of ['is that you Beth?', 'Are you Beth?', 'sorry, is that Mrs Lane?'])
    expect(lastReply(callOf([...lines, line]))).toMatch(/Ava/)
})

test('a shop that the caller asks for is not to ring back', () => {
  const call = callOf(["Hello, is that Greggs's?"])
  expect(lastReply(call)).toMatch(/wrong number/)
  expect(lastReply(call)).not.toMatch(/Greggs/)
})

test('who cannot get hold of somebody leaves them a message', () => {
  const call = callOf(["I'm trying to get hold of Marcus, it's Dr Okafor"])
  expect(lastReply(call)).toMatch(/message for Marcus/)
  expect(call.open).toBe('phone')
})

test('a hotel room is not taken for a person, nor "can\'t get up" for "I can\'t hear"', () => {
  const room = callOf(['put me through to Room 204 please'], { setup: { trade: 'hotel' } })
  expect(lastReply(room)).not.toContain('for Room')
  const line = "she can't get up the stairs, does somebody come to the house"
  const call = callOf([line], { setup: { trade: 'physio' } })
  expect(call.card.wants).toContain('get up the stairs')
})

test('"is it possible to talk to somebody" asks for a person', () => {
  for (const line of [
    'Hi, is it possible to talk to somebody please?',
    'Oh hi, are you able to put me through to Sam?',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringMatching(/^Nobody can take your call just now, but Sam can ring you back\./),
    ])
})

test('an appointment for somebody who only wants to talk to one is booked, and put through to nobody', () => {
  const call = callOf(
    [
      "My dad passed away and my mum doesn't know what to do about his will",
      'Deborah Hale',
      '07700 900218. Can I get her an appointment, though?',
      'The first one. She just wants to talk to somebody',
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card).toMatchObject({ service: 'First consultation', outcome: null })
  expect(call.open).toBe('when')
  expect(repliesOf(call).join(' ')).not.toMatch(/can't book that/)
})

test('a missed call is returned, and cancels nothing', () => {
  const call = callOf(['Morning, I got a missed call off this number'])
  expect([call.open, call.card.outcome]).toEqual(['name', null])
})

test('a firm that a caller asks for is not asked to ring back', () => {
  expect(lastReply(callOf(['Hello, is that Kwik Fit?']))).not.toMatch(/ask Kwik Fit/)
})

test('who is said to talk to nobody is not asked for', () => {
  const call = callOf(["It's about my neighbour", "he's put a fence up and he won't talk to me"], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(call)).not.toMatch(/take your call/)
})

test('"is the manager there or not?" asks for a person, and "are you an actual person?" for no recording', () => {
  expect(lastReply(callOf(['is the manager there or not?']))).toContain('Nobody can take your call')
  const robot = callOf([...TO_NAME, 'Is this a recording or are you an actual person?'])
  expect(lastReply(robot)).toContain('AI receptionist')
})

test('the manager of any kind, or a trade by its name, is somebody to speak to', () => {
  const setup = { trade: 'dentist' } as const
  for (const line of ['is the practice manager about?', 'is the dentist in?'])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringContaining('Nobody can take your call'),
    ])
  const message = callOf(['can i leave a message for the manager please'], { setup })
  expect(lastReply(message)).not.toContain('Nobody can take your call')
})

test.each([
  ["our boiler's packed in, ring her if you can, she's Meg 07700 900456", 'Meg on 07700 900 456'],
  ['no heating. Ring my wife Sue on 07700 900456', 'Sue on 07700 900 456'],
  ['no hot water, please call my mum on 07700 900456', '07700 900 456 for Sam'],
])('whom the owner is to ring is said back: "%s"', (line, said) => {
  const { turns, card } = callOf([`it's Jo Hale, ${line}`], {
    setup: { trade: 'property-manager' },
  })
  expect(turns.at(-1)?.text).toContain(said)
  expect(card.phone).toBeNull()
})

test('a number for getting in is noted, and nobody is to ring it', () => {
  const line = "it's Jo Hale, no heating, the tenant's Ann on 07700 900456 for access"
  const { turns } = callOf([line], { setup: { trade: 'property-manager' } })
  expect(turns.at(-1)?.text).not.toContain('900 456')
})

test.each([
  "07700, er, 900, hang on, it's written on the calendar... 900 344",
  '07700 900, let me get my glasses, 344',
  'oh 07700, where did I put it, 900 344',
])('a number is heard whole with a search in it: "%s"', (line) => {
  const call = callOf(['can Sam ring me about a quote for a bathroom', 'Jo Hale', line])
  expect(call).toMatchObject({ open: 'phone-confirm', card: { phone: '07700900344' } })
})

test.each([
  ['restaurant', "It's Dean from VoltWise, just a quick one about your business energy, mate"],
  ['dentist', "hiya, who's your electric supplier at the moment?"],
  ['plumber', "your water contract's due for renewal, is the gaffer about?"],
] as const)('a %s is sold nothing: "%s"', (trade, line) => {
  expect(callOf([line], { setup: { trade } }).card.outcome).toBe('sales')
})

test.each([
  ['plumber', "my energy contract's up for renewal and the boiler is old"],
  ['plumber', 'a quick one about your gas safety certificates'],
  ['property-manager', 'is it your electric supply or mine in the flat?'],
  ['restaurant', "who's your fish supplier now?"],
] as const)('a caller to a %s who sells nothing is heard: "%s"', (trade, line) => {
  expect(callOf([line], { setup: { trade } }).card.outcome).not.toBe('sales')
})

test.each(['So when will someone ring me', "And will somebody ring me to say it's done"])(
  'who is asked for is named when the caller asks who rings: %s',
  (line) => {
    const lines = ['hiya is Tom there', 'it is about payroll', 'Rob Hale', '07700 900207', 'yes']
    const reply = lastReply(callOf([...lines, line], { setup: { trade: 'accountant' } }))
    expect(reply).toMatch(/Tom/)
    expect(reply).not.toMatch(/Sam/)
  },
)

test.each([
  ['need to move an appointment', "Claire, it's for Evie Marsden"],
  ['need to move an appointment', "it's Claire but it's for Mr Stubbs"],
  ['need to move an appointment', 'Evie Marsden', "no, Claire's me, Evie's the patient"],
  ["Hello, it's Claire at the care home, I'm ringing about one of our residents, Mr Stubbs"],
])('the card of a message names the caller and not whom it is for: %s, %s', (...lines) => {
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card.name).toBe('Claire')
  expect(card.wants).toMatch(/Marsden|Stubbs|Evie/)
})

test.each([
  [['need to move an appointment', "Yes, it's for Evie Marsden"], 'Evie Marsden'],
  [['need to move an appointment', 'Evie Marsden', "Sheila's me mum"], 'Evie Marsden'],
  [["I'm ringing to cancel tomorrow, it's about the crown, Mrs Hegarty"], 'Mrs Hegarty'],
])('neither a relative nor a matter beside the name takes its place: %s', (lines, name) => {
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.name).toBe(name)
})
