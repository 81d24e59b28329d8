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

const LETTINGS = { setup: { trade: 'property-manager' } } as const
const RESTAURANT = { setup: { trade: 'restaurant' } } as const

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

test('a call from somebody else, or one spoken of in a booking, is no message', () => {
  const tenant = callOf(['my tenant Gary rang me about a dripping tap, can you fix it'])
  expect(tenant.card.service).toBe('Tap repair')
  const booking = callOf(['a boiler service please', 'you rang me about it last week'])
  expect(booking).toMatchObject({ open: 'when', card: { service: 'Boiler service' } })
  expect(booking.card.wants).toContain('rang me')
  const line = 'you phoned me about the boiler service, can I book it for Tuesday?'
  expect(callOf([line])).toMatchObject({ open: 'slot', card: { service: 'Boiler service' } })
})

test('lost property is a message with what was lost, whatever service a word of it names', () => {
  for (const [trade, line] of [
    ['restaurant', 'I forgot my gloves on the table by the door'],
    ['restaurant', 'has anyone handed in a brolly since Sunday?'],
    ['restaurant', 'pretty sure my wallet is at yours'],
    ['hairdresser', 'I left a bracelet by the sink when I had my colour done'],
    ['hotel', "we've left a pram in room 4"],
    ['garage', 'my house keys are still in your office after the car service'],
    ['electrician', 'your lad left his ladder here after the light fitting'],
  ] as const) {
    const { card, open } = callOf([line], { setup: { trade } })
    expect([line, card.service, card.wants, card.asked.date, open]).toEqual([
      line,
      null,
      line,
      null,
      'name',
    ])
  }
})

test('who asks after lost property and refuses a booking is still passed on', () => {
  const start = ['did you find a red purse?', "I don't want a table"] as const
  const call = callOf([...start, 'Moira Kerr', '07700 900123', 'yes'], RESTAURANT)
  expect(repliesOf(call).join(' ')).not.toMatch(/existing|nothing is booked/i)
  expect(call.card).toMatchObject({ outcome: 'message', name: 'Moira Kerr', service: null })
  expect(call.card.wants).toContain('red purse')
  const left = callOf([...start, 'bye'], RESTAURANT)
  expect(left.card).toMatchObject({ outcome: 'message', booked: null })
})

test('a booking that mentions a thing or where a key is stays a booking', () => {
  const table = 'a table for two on Friday please, and I left my hat there last time'
  expect(callOf([table], RESTAURANT).card).toMatchObject({ service: 'Table', party: 2 })
  expect(callOf([table], RESTAURANT).card.wants).toContain('my hat')
  const key = "I need a boiler service, I've left the key under the mat"
  expect(callOf([key]).card.service).toBe('Boiler service')
})

test('a name or a number in reply to the offer of a message is a yes', () => {
  const call = callOf(['I want my deposit back', 'Ryan'], LETTINGS)
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Ryan', wants: expect.anything() } })
})

test('details given at the offer of a message are noted, and the offer is repeated', () => {
  const call = callOf(['I want my deposit back', 'nobody ever answers my letters'], LETTINGS)
  expect(call.open).toBe('take-message')
  expect(call.card.wants).toContain('answers my letters')
})

test('"ring me" is a message only if nothing is being booked', () => {
  const lines = ["boiler service for my mum, she's out so ring me"]
  expect(callOf(lines)).toMatchObject({ open: 'when', card: { service: 'Boiler service' } })
  expect(callOf(['could you ring me please']).open).toBe('about')
})

test('a visit that never happened and food that made people ill are complaints, not emergencies', () => {
  expect(lastReply(callOf(["your man was due at 9 and nobody's turned up"]))).toContain('sorry')
  const call = callOf(['we got food poisoning at yours on Saturday'], RESTAURANT)
  expect(call.card).toMatchObject({ urgency: 'normal', outcome: null })
})

test('a name of two people is kept whole', () => {
  expect(callOf(['Can someone ring me back?', 'my boiler', 'Tom and Sarah Bell']).card.name).toBe(
    'Tom and Sarah Bell',
  )
})

test('a greeting is greeted, and the name of the business is confirmed', () => {
  expect(lastReply(callOf(['hello?']))).toMatch(/^Hello/)
  expect(lastReply(callOf(['is that Brook and Sons?']))).toContain('This is Brook & Sons Plumbing')
})

test('"don’t have one" is accepted when asked for the number, and not taken as a question', () => {
  const call = callOf(['Can someone ring me back?', 'my boiler', 'Geoff', "don't have one"])
  expect(call.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(call)).not.toContain("don't know")
})

test('a firm that sells to businesses is turned away', () => {
  for (const line of [
    'I represent Acme Costs and we help law firms save money',
    'Your business listing is not verified, shall I do that for you?',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, 'sales'])
  for (const line of ['I saw your website, do you fix boilers?', 'Can you send me a price list?'])
    expect(callOf([line]).card.outcome).not.toBe('sales')
})

test('what a caller adds after a message goes into it, and books nothing', () => {
  const lines = ['I want to complain about the boiler service', 'Lee Cooper 07700 900999', 'yes']
  for (const more of ['I want him back here for free', 'could you move it to next week']) {
    const call = callOf([...lines, more])
    expect(call.card).toMatchObject({ outcome: 'message' })
    expect(call.card.wants).toContain(more)
  }
})

test.each(['hiya, is Mick about?', 'Is Dr Shah in on Fridays?'])(
  '"%s" is a request for a person',
  (line) => {
    expect(lastReply(callOf([line]))).toMatch(/message for (?:Mick|Dr Shah)/)
  },
)

test('checking a booking leads to a message, and "… is my name" gives the name', () => {
  const call = callOf(['just checking my appointment on Thursday', 'margaret bell is my name'])
  expect(call.card).toMatchObject({ name: 'Margaret Bell', booked: null })
  expect(call.open).toBe('phone')
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

test.each([
  'could you tell him i rang',
  'a message for Dave please',
  "I've a boiler service at ten on Friday but could we move it to Monday",
])('"%s" is a message, not a booking', (line) => {
  const call = callOf([line])
  expect(['about', 'name']).toContain(call.open)
  expect(call.card.asked.date).toBeNull()
})

test('a request for a person is understood after "is that Ava?" too', () => {
  const reply = lastReply(callOf(['Is that Ava? can I just speak to Sam please']))
  expect(reply).toMatch(/ring you back|take a message/)
})

test('"my dogs booked in for 10 tomorrow" is about an existing booking', () => {
  const setup = { trade: 'vet' } as const
  const existing = callOf(['my dogs booked in for 10 tomorrow but hes poorly'], { setup })
  expect(existing.open).toBe('name')
  const wish = callOf(['can I get my dogs booked in for tomorrow'], { setup })
  expect(wish.open).toBe('service')
})

test.each([
  ['property-manager', 'upstairs are having a party again its 2am i cant sleep'],
  ['solicitor', 'Ive been sacked this morning, is that legal'],
  ['plumber', 'do you do emergency callouts at night'],
  ['restaurant', 'is there a set menu at christmas'],
  ['solicitor', "you sent me a letter but I don't understand it"],
  ['property-manager', 'showers gone cold, everything else is fine'],
] as const)('a story or question to a %s with a time in it books nothing: "%s"', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(['take-message', 'name']).toContain(call.open)
  expect(call.card.asked).toEqual({ date: null, time: null })
})

test('asked where the firm is, she gives the owner’s own answer if there is one', () => {
  const facts = [{ question: 'Where are you?', answer: 'Behind the post office on Mill Lane.' }]
  const call = callOf(['where are you exactly'], { setup: { trade: 'dentist', facts } })
  expect(lastReply(call)).toContain('Behind the post office')
})

test('a name that is begun twice is taken whole', () => {
  const nameOf = (line: string) => callOf(['boiler service tomorrow at 3:30pm', line]).card.name
  expect(nameOf('Derek, Derek Holroyd')).toBe('Derek Holroyd')
  expect(nameOf('Bond, James Bond')).toBe('James Bond')
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

test('"yes, as soon as possible" to "Shall I ask Sam to ring you back?" is noted, and nothing is booked', () => {
  const call = callOf(["I've had a letter from the court", 'yes, as soon as possible please'])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain('as soon as possible')
})

test('"just checking its still on" is about an existing table', () => {
  const line = 'hi, got a table for saturday under Okonkwo, just checking its still on'
  const call = callOf([line], RESTAURANT)
  expect(call.open).toBe('phone')
  expect(call.card).toMatchObject({ name: 'Okonkwo', asked: { date: null } })
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
  const fresh = callOf(["can you come Friday, my boiler won't start, it was serviced last year"])
  expect(fresh).toMatchObject({ open: 'slot', card: { service: 'Boiler service' } })
})

test('moving somebody else’s appointment leads to a message', () => {
  const call = callOf(["I need to move Biscuit's appointment from the 3rd to the 10th"])
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
})

test('"I don’t know what to do" in the first line is not taken as "I’m not sure"', () => {
  const call = callOf(["my husband's left and I don't know what to do about the house"])
  expect(lastReply(call)).not.toMatch(/all right|certain/)
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

test('neighbours who complain about a drain are not complaining about the firm', () => {
  const reply = lastReply(callOf(['the drain stinks and the neighbours are complaining']))
  expect(reply).not.toContain('sorry')
})

test('asking for somebody by name and saying why leads to a message at once', () => {
  const call = callOf(["is Dave there, it's about the bathroom quote he sent"])
  expect(call.open).toBe('name')
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

test('a caller who denies the service that she understood leaves a message', () => {
  const lines = [
    'my neighbour had a boiler service and it went wrong',
    'no, I just want some advice',
  ]
  const call = callOf(lines)
  expect(repliesOf(call)[1]).toContain('boiler service')
  expect(call).toMatchObject({ open: 'name', card: { service: null } })
  expect(call.card.wants).toContain('advice')
})

test('"I don’t want to book" before a question cancels nothing, and is not urgent', () => {
  const line = "no, I don't want to book, I just want to know if you do underfloor heating"
  expect(callOf([line])).toMatchObject({
    open: 'take-message',
    card: { outcome: null, urgency: 'normal' },
  })
})

test('a caller who wants a call instead of a booking is called on the confirmed number', () => {
  for (const line of [
    "no, don't book anything, have somebody ring me",
    'no booking, just ring me',
    "I'd rather not book, get Sam to call me",
  ]) {
    const { card, open } = callOf([...TO_CONFIRM, line])
    expect([line, card.outcome, card.isPhoneConfirmed, open]).toEqual([line, 'message', true, null])
    expect(card.wants).toContain(line)
  }
})

test('a caller who wants neither booking nor call books nothing', () => {
  expect(callOf([...TO_CONFIRM, 'no booking, thanks']).card.outcome).toBe('cancelled')
  expect(callOf([...TO_CONFIRM, "don't book it yet"]).card.booked).toBeNull()
})

test('a caller who wants a booking instead of a call back can book', () => {
  const call = callOf([
    'Do you mend fountains?',
    'yes please',
    "actually I don't need a call back, book me a tap repair",
  ])
  expect(call.card.service).toBe('Tap repair')
  expect(call.open).toBe('when')
})

test('what a caller says before anything is asked reaches the owner', () => {
  const lines = [
    "Hi, it's Jo, my late uncle's house has stood empty since March",
    'get Sam to ring me',
  ]
  expect(callOf(lines).card.wants).toBe(lines.join(' / '))
})

test('a complaint made after an offer to ring back is noted', () => {
  const call = callOf(['Do you mend fountains?', 'yes, and I want to make a complaint'])
  expect(call.card.wants).toContain('complaint')
})

test('a question with "not" in it declines no offer to ring back', () => {
  const call = callOf(['Do you mend fountains?', "isn't there somebody who does ponds?"])
  expect(call.open).toBe('take-message')
  expect(lastReply(call)).not.toMatch(/fine|problem|all right/)
})

test('a word beside a yes is kept for the owner', () => {
  expect(callOf([...TO_CONFIRM, 'yes. It bites, mind']).card.wants).toContain('bites')
})

test('an address is taken instead of a postcode', () => {
  const call = callOf([...TO_READ_BACK, 'yes', "it's flat 3, 22 Mill Lane"])
  expect(call.card.wants).toContain('22 Mill Lane')
  expect(call.open).toBe('confirm')
})

test('a letting agent asks for the address of an urgent repair only', () => {
  const setup = { trade: 'property-manager' } as const
  const urgent = callOf(["there's a leak in the flat", 'Jo Bell 07700 900123', 'yes'], { setup })
  expect(urgent.open).toBe('postcode')
  const calm = callOf(
    ['can you ask somebody to ring me about the rent', 'Jo Bell 07700 900123', 'yes'],
    { setup },
  )
  expect(calm.open).toBeNull()
})

test('wanting the manager instead of a booking is neither a "no" to a call nor a cancellation', () => {
  const call = callOf([
    'Do you mend fountains?',
    "I don't want to book, I want to speak to the manager",
  ])
  expect(call.open).toBe('name')
  expect(call.card.outcome).toBeNull()
})

test('a yes with a wish about who to ring is still a booking', () => {
  const { card } = callOf([...TO_CONFIRM, 'yes please, and can he ring me, not my wife'])
  expect(card.outcome).toBe('booked')
  expect(card.wants).toContain('not my wife')
  expect(callOf([...TO_CONFIRM, 'yes, but get Sam to ring me first']).card.booked).toBeNull()
})

test('a yes to a call back takes the name and the words that follow it', () => {
  const call = callOf(['Do you mend fountains?', "yes please, it's Margaret"])
  expect([call.card.name, call.open]).toEqual(['Margaret', 'phone'])
  const more = callOf(['Do you mend fountains?', "yes and say I'll go elsewhere if it's not soon"])
  expect(more.open).toBe('name')
  expect(more.card.wants).toContain('elsewhere')
})

test('a message says what the caller had asked about, although she answered it', () => {
  const lines = [
    'How much is a boiler service for a church hall?',
    'can Sam ring me about a quote?',
  ]
  expect(callOf(lines).card.wants).toBe(lines.join(' / '))
})

test('a place in a later line does not replace the name', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', "it's up in Northowram, that's Halifax"])
  expect(call.card.name).toBe('Dave Smith')
})

test('what is added after a message, beside thanks, is kept', () => {
  const lines = ["I've got a booking tomorrow for six", 'Jo Bell 07700 900123', 'yes']
  const call = callOf([...lines, 'oh and two of them are vegan. thanks'], RESTAURANT)
  expect(call.card.wants).toContain('vegan')
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

test('a message stands without a number, if the caller refuses one or says that we have it', () => {
  const lines = ['I want to complain about Friday', 'Jo Hale']
  const refused = callOf(['Is Sam about?', 'a radiator', 'Jo Hale', "I'd rather not say, bye"])
  expect(refused.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(refused)).toMatch(/pass that on to Sam without a number/)
  for (const line of ["he's got it", 'You should have my number on file', 'he has my number']) {
    const call = callOf([...lines, line])
    expect([line, call.card.outcome, call.open]).toEqual([line, 'message', null])
    expect(call.card.wants).toContain(line)
    expect(lastReply(call)).not.toMatch(/can't ring|no number/)
  }
})

test('a caller who refuses to be rung and wants money back has complained', () => {
  const call = callOf(['They never gave me my deposit back', 'no ring back, I want my money'])
  expect(lastReply(call)).toMatch(/sorry/i)
  expect(call.card.wants).toContain('I want my money')
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

test('an errand that is no service goes to the owner', () => {
  for (const line of [
    'We want to give two months notice on the cottage',
    'Can I drop the paperwork off tomorrow?',
    "I'm chasing up a refund",
    "I've got keys to hand back",
  ]) {
    const call = callOf([line], LETTINGS)
    expect([line, call.open]).toEqual([line, 'name'])
    expect(call.card.wants).toBe(line)
  }
  const heard = callOf(["I'm leaving in March", 'no, I only want to give notice'], LETTINGS)
  expect(heard.open).toBe('name')
  const urgent = callOf(
    ['I want to give notice, and there is water pouring through the ceiling'],
    LETTINGS,
  )
  expect(urgent.card.urgency).toBe('urgent')
  expect(lastReply(callOf(['Do I have to pay a deposit?'], RESTAURANT))).not.toContain('details')
})

test("a number that is somebody else's asks nothing", () => {
  const call = callOf([...TO_CONFIRM, 'Yes', "07700 900789 is the neighbour's"])
  expect(lastReply(call)).toMatch(/noted/)
  expect(lastReply(call)).not.toMatch(/know/)
})

test('the day, time and people of a complaint ask for no table', () => {
  const { card } = callOf(
    ["we had a table for six on Friday at eight and I'm not happy", 'Jo Hale', 'it was about nine'],
    { setup: { trade: 'restaurant' } },
  )
  expect(card).toMatchObject({ asked: { date: null, time: null }, party: null, service: null })
})

test('the old day of an existing booking does not replace the day that the caller wants', () => {
  const lines = ['I need to move my booking', 'Jo Hale. Tuesday 8 December would be better']
  const { card } = callOf([...lines, 'am I still down for the 3rd or not?'])
  expect(card.asked.date).toBe('2026-12-08')
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

test('a caller who tells of a death is told once that she is sorry', () => {
  const lines = [
    "My husband's died and I need to stop his visits",
    'Jo Hale. He passed away in May',
  ]
  const [, first, second] = repliesOf(callOf(lines))
  expect(first).toContain('sorry for your loss')
  expect(second).not.toContain('loss')
  for (const line of ['my boiler has died', 'my mum passed me your number'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringMatching(/loss/)])
})

test('a decline of the offer to have somebody ring is a no, however kindly it is put', () => {
  for (const line of [
    "no, that's ok",
    "you're alright, I'll ask a friend",
    'nah, it’s fine thanks',
  ]) {
    const call = callOf(['Do you sell radiators?', line])
    expect([line, call.open, call.card.name]).toEqual([line, 'service', null])
  }
  for (const line of ["yes, that's fine", "that's fine, thanks"])
    expect([line, callOf(['Do you sell radiators?', line]).open]).toEqual([line, 'name'])
})

test('a message asked for in a later line names what the caller asked about', () => {
  for (const [asked, line] of [
    [
      'Are you open late on Fridays?',
      'oh, well could somebody give me a bell about that please then',
    ],
    ['Do you take old boilers in part exchange?', 'right, could somebody call me back'],
    [
      'How much is a tap repair?',
      'hm, can I have a word with Sam about it, it is a bit complicated',
    ],
  ] as const) {
    const call = callOf([asked, line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect([line, call.card.wants]).toEqual([line, expect.stringContaining(asked)])
  }
})

test('a message stays a message when its answer also asks whether somebody comes', () => {
  for (const line of [
    'Jo Hale. Can somebody come and look first?',
    'Jo Hale, will he come out to measure?',
    'Jo Hale. Could someone pop round?',
  ]) {
    const call = callOf(['can you ask Sam to ring me about our new extension', line])
    expect([line, call.card.name, call.open]).toEqual([line, 'Jo Hale', 'phone'])
    expect(call.card.wants).toContain(line)
  }
  const booked = callOf(['can you ask Sam to ring me about our boiler', 'Or can you book me in?'])
  expect(booked.open).not.toBe('name')
})

test('in a message about no service of hers, she tells no prices of others', () => {
  const call = callOf([
    'I want Sam to ring me about a swimming pool',
    'Jo Hale',
    'what will it cost?',
  ])
  expect(lastReply(call)).not.toContain('£')
  expect(call.card.wants).toContain('what will it cost?')
})

test('after the services were listed and refused, she takes a message with what it is about', () => {
  const agent = {
    setup: {
      trade: 'property-manager',
      services: [
        { name: 'Repair visit', pricePence: 0, minutes: 60, isBookable: true },
        { name: 'Inventory', pricePence: 9000, minutes: 60, isBookable: true },
      ],
    },
  } satisfies { setup: SetupInput }
  for (const line of [
    'none of those, I want to see the flat in Mill Lane',
    'to see the flat in Mill Lane',
  ]) {
    const call = callOf(['can I book please', line], agent)
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/message/)
    expect(call.card.wants).toContain('Mill Lane')
  }
  const many = { setup: { trade: 'dentist' } } satisfies { setup: SetupInput }
  const asked = callOf(['can I book please', 'hmm', 'er what was it', 'well'], many)
  const lists = repliesOf(asked).filter((reply) => /check-up.*or|which.*: /i.test(reply))
  expect(lists.length).toBeLessThan(4)
})

test('a name said before, in two sentences, after an address or beside a request is taken', () => {
  for (const [line, name] of [
    ['I said, Ruth Calder', 'Ruth Calder'],
    ["I've told you already, it's Ruth Calder", 'Ruth Calder'],
    ['Ruth. Calder.', 'Ruth Calder'],
    ["mine? Ruth Calder, dad's Ted Calder", 'Ruth Calder'],
  ] as const)
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, name])
  expect(callOf(['could Sam ring me back? Ruth Calder']).card.name).toBe('Ruth Calder')
  const asked = ['the fence blew down on our side, what happens now?']
  expect(callOf([...asked, "Yes, I'm at 12 Mill Bank, Ruth Calder"]).card.name).toBe('Ruth Calder')
  expect(callOf([...asked, 'yes, 12 Mill Bank, Otley Road']).card.name).toBeNull()
  expect(
    callOf(["I'd like a boiler service", 'Thursday at 4. It’s Ruth Calder on 07700 900123']).card,
  ).toMatchObject({ name: 'Ruth Calder', phone: '07700900123' })
  expect(callOf(['a boiler service please. North Hill']).card.name).toBeNull()
})

test('of two names given for one, the one that is left after "that\'s my wife" counts', () => {
  const call = callOf([
    ...TO_NAME,
    'Ned and Ivy Calder',
    "no it's Ned Calder, Ivy Calder, that's me wife",
  ])
  expect(call.card.name).toBe('Ned Calder')
})

test('an ordinary word that is spelt is no name', () => {
  const lines = [...TO_NAME, 'Ruth Calder', "it's a Vokera, V-O-K-E-R-A"]
  expect(callOf(lines).card.name).toBe('Ruth Calder')
  expect(callOf(["it's the gutter that's gone, G-U-T-T-E-R"]).card.name).toBeNull()
  expect(callOf([...TO_NAME, 'Ruth Caulder', 'C-A-L-D-E-R']).card.name).toBe('Ruth Calder')
  expect(callOf([...TO_NAME, 'R-U-T-H']).card.name).toBe('Ruth')
})

test("somebody else's number never replaces the caller's", () => {
  for (const line of [
    "Yes. Her number's 07700 900456 if you need it",
    "yes, or there's my sister's, 07700 900456",
    'yes, but ring my sister first, she is up early, 07700 900456',
  ])
    expect([line, callOf([...TO_READ_BACK, line]).card.phone]).toEqual([line, '07700900123'])
  const both = "It's Ruth Calder, 07700 900123. Try her first, she's in all day, 07700 900456"
  expect(callOf([...TO_NAME, both]).card.phone).toBe('07700900123')
  expect(callOf([...TO_READ_BACK, "no, my number's 07700 900456"]).card.phone).toBe('07700900456')
  expect(callOf([...TO_NAME, 'Jo Hale', 'call me on 07700 900456']).card.phone).toBe('07700900456')
})

test('who says when they are in, with the last yes, has that in the message', () => {
  const before = ['Could Sam ring me back about my invoice?', 'Jo Hale', '07700 900123']
  for (const line of ["That's it love, I'm in all day", "yes, we're home all weekend"])
    expect(callOf([...before, line]).card).toMatchObject({
      outcome: 'message',
      wants: expect.stringContaining(line),
    })
})

test('a wish about the call back is noted, and promised for no time', () => {
  const done = ['Could Sam ring me back about my invoice?', 'Jo Hale', '07700 900123', 'yes']
  for (const line of [
    'Could he not phone me now?',
    'Can somebody call us today? Before you shut?',
  ]) {
    const call = callOf([...done, line])
    expect(lastReply(call)).toMatch(/Sam/)
    expect(call.card).toMatchObject({ outcome: 'message', asked: { date: null, time: null } })
    expect(call.card.wants).toContain(line)
  }
  const before = callOf([...done.slice(0, 3), 'Yes. Can he ring me tonight?'])
  expect(before.card).toMatchObject({ isPhoneConfirmed: true, asked: { date: null } })
  expect(lastReply(before)).toMatch(/Sam/)
})

test('a caller whose English is new is rung when they ask for it', () => {
  for (const line of ['Yes please, he ring me. Name is Fatima', 'you call me, is better']) {
    const { card, open } = callOf(["I'd like a boiler service", line])
    expect([line, card.wants?.includes(line), open === 'when']).toEqual([line, true, false])
  }
})

test('an urgent booking that is left half made is passed on with its number', () => {
  const lines = ["I'd like a boiler service", 'Jo Hale, 07700 900123, and it is urgent', 'ta, bye']
  const call = callOf(lines)
  expect(call.card).toMatchObject({ outcome: 'message', urgency: 'urgent', booked: null })
  expect(lastReply(call)).toMatch(/pass that on/)
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

test('a service of her list that is named in the message after all is booked', () => {
  const start = [
    "I'd like to see somebody about a hedge",
    "it's only about the hedge",
    'document signing, I suppose',
  ]
  const call = callOf(start, { setup: { trade: 'solicitor' } })
  expect(call.card.service).toBe('Document signing')
  expect(call.open).toBe('when')
})

test('who cannot get hold of somebody leaves them a message', () => {
  const call = callOf(["I'm trying to get hold of Marcus, it's Dr Okafor"])
  expect(lastReply(call)).toMatch(/message for Marcus/)
  expect(call.open).toBe('phone')
})

test('a call back accepted late keeps its name, and wishes for no day', () => {
  const lines = [
    'Do you sell gift cards?',
    "No, I only wondered. Well, yes. It's for Easter. Ann Lee",
  ]
  const { card, open } = callOf(lines, RESTAURANT)
  expect(open).toBe('phone')
  expect(card).toMatchObject({ name: 'Ann Lee', service: null })
  expect(card.wants).toContain('Easter')
})

test('a yes to the offer of a call stands beside a complaint, which she is sorry for', () => {
  for (const line of [
    "Yes, I'm not very pleased, he's limping",
    'Yeah, we were not happy at all',
  ]) {
    const call = callOf(['You did my drive on Saturday and the gate is bent', line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/sorry/i)
  }
})

test('a detail that is on file, or kept private, is accepted at once and noted', () => {
  for (const [line, said] of [
    ["you've got my name already", /I can't (?:see that|look it up)/],
    ['same as last time', /can't see that from here/],
    ["I'd sooner not", /fine/],
    ["I don't give my name out", /fine/],
    ["it's private", /fine/],
  ] as const) {
    const call = callOf([...TO_NAME, line])
    expect([line, call.card.name, call.open]).toEqual([line, null, 'phone'])
    expect(lastReply(call)).toMatch(said)
    expect(call.card.wants).toContain(line)
  }
  const line = 'my number is the same'
  expect(callOf([...TO_NAME, 'Dave Smith', line])).toMatchObject({
    open: 'postcode',
    card: { phone: null },
  })
  const message = callOf(['can Sam ring me about my invoice?', 'Dave Smith', line])
  expect(message.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(message)).not.toContain('without a number')
  const call = callOf([...TO_READ_BACK, 'yes', "you've got the address"])
  expect(call).toMatchObject({ open: 'confirm', card: { postcode: null } })
})

test('she asks once for a number that the caller takes to be on her screen', () => {
  for (const line of [
    'ring me on this one',
    'just the number I am ringing from, the usual number',
    "it'll have come up on your screen",
  ]) {
    const lines = ['can Sam ring me about my invoice?', 'Dave Smith', line]
    const asked = callOf(lines)
    expect([line, asked.open]).toEqual([line, 'phone'])
    expect(lastReply(asked)).toMatch(/can't see your number/)
    expect(callOf([...lines, '07700 900123']).card.phone).toBe('07700900123')
    const call = callOf([...lines, "it's the one I'm on"])
    expect([line, call.card.outcome, call.open]).toEqual([line, 'message', null])
    expect(call.card.wants).toContain(line)
  }
})

test('who keeps to themselves what a message is about leaves it with what they said before', () => {
  const call = callOf(['could Sam ring me about a lodger?', "it's personal", 'Jo Hale'])
  expect(call.card.wants).toContain('lodger')
  expect(call.card.wants).toContain('personal')
  expect(call.card.name).toBe('Jo Hale')
})

test('sympathy is her first word, and the wish of the same line is taken up', () => {
  for (const [trade, line, open] of [
    ['solicitor', 'my brother died and I want to see about his will', 'when'],
    ['hairdresser', 'we buried my gran on Monday. A haircut on Tuesday at 10, please', 'slot'],
    ['accountant', 'my wife died in March, I need a tax return meeting', 'when'],
    ['plumber', 'my uncle died', 'service'],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, open])
    expect(lastReply(call)).toMatch(/^I'm very sorry for your loss\. (?!Sorry)/)
  }
})

test('the day of a death is no wish for that day', () => {
  const line = 'dad passed away on Sunday, I need a tax return meeting'
  const call = callOf([line], { setup: { trade: 'accountant' } })
  expect(call.card.asked.date).toBeNull()
})

test('an everyday yes to the offer of a call takes a message, whatever it adds', () => {
  const offered = ['can I get a copy of my invoice']
  expect(callOf(offered).open).toBe('take-message')
  for (const line of [
    'Yes if you could, I have lost mine and I want it sorted',
    'if he could, ta',
    "only if it's no bother",
    'yes but tell him it is the one from March',
    "yes please, I can't wait till Monday",
    'might as well',
    "that'd be grand",
  ]) {
    const call = callOf([...offered, line])
    expect([line, call.open]).toEqual([line, 'name'])
  }
  const asked = callOf([...offered, "Yes please, I can't find mine. When do you close?"])
  expect(lastReply(asked)).toMatch(/8 am to 6 pm.*name/)
  const named = callOf([...offered, "if you could, I'm Moira, I need it by tonight"])
  expect(named).toMatchObject({ open: 'phone', card: { name: 'Moira' } })
  expect(named.card.wants).toContain('by tonight')
  for (const line of [
    "no, don't bother",
    'yes, actually no, leave it',
    "yes, well, I'd rather book",
  ])
    expect([line, callOf([...offered, line]).open]).not.toEqual([line, 'name'])
})

test('who needs no call back is promised none, and is not pressed for a number', () => {
  for (const line of [
    "yes. You don't need to ring me, I just wanted him told",
    'yes, no need to ring back',
    "yes, I don't need ringing back",
  ]) {
    const call = callOf([
      'I want to complain',
      'he left the floor wet',
      'Jo Hale',
      '07700 900123',
      line,
    ])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/will ring/)])
    expect([line, call.card.outcome]).toEqual([line, 'message'])
  }
  const lines = ['I want to complain', 'he left the floor wet', 'Jo Hale']
  const near = callOf([...lines, "you don't need my number, I'm next door"])
  expect(near).toMatchObject({ open: null, card: { outcome: 'message', phone: null } })
  for (const line of [
    "please tell him the tap's stopped dripping. Don't ring me",
    'let Sam know I have posted the key. No need for a call',
  ]) {
    const told = callOf([line, 'Jo Hale'])
    expect([line, told.card.outcome, lastReply(told)]).toEqual([
      line,
      'message',
      expect.not.stringMatching(/number|ring/),
    ])
  }
  const other = callOf([...lines, "could you ring my wife, not me, I'm at work"])
  expect(other.card.wants).toContain('my wife')
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

test('who wants to be rung and not booked in is rung, at every stage', () => {
  const to = ["my tap's leaking", 'Friday at 10']
  const wish = 'stop trying to book me in, just get somebody to ring me'
  for (const lines of [
    [`my tap's leaking, but ${wish}`],
    [to[0] ?? '', wish],
    [...to, wish],
    ["the tap's gone but don't book me in, I'd rather someone rang"],
  ])
    expect([lines, callOf(lines).open]).toEqual([lines, 'name'])
})

test('a booking asked for beside a message for the owner is made', () => {
  const to = ['can Sam ring me about my invoice', 'Sam Bell', '07700 900123', 'yes']
  const line = "and while I'm on, can I book a boiler service?"
  expect(callOf([...to, line]).open).toBe('when')
  const both = callOf(['I need an MOT and somebody to ring me about my invoice'], {
    setup: { trade: 'garage' },
  })
  expect([both.open, both.card.service]).toEqual(['when', 'MOT test'])
  expect(lastReply(both)).toContain('pass that on')
  const call = callOf(["my brakes squeal and I'd like someone to ring me about it"], {
    setup: { trade: 'garage' },
  })
  expect(call.open).toBe('name')
})

test('who wants an answer in writing is not told of a call', () => {
  const to = ['can you tell Sam the tap still drips', 'Jo Hale']
  for (const lines of [
    [...to, '07700 900123, in writing please', 'yes'],
    [...to, '07700 900123 but text me', 'yes'],
    [...to, '07700 900123', 'yes', 'text only please'],
  ])
    expect([lines, lastReply(callOf(lines))]).toEqual([
      lines,
      expect.not.stringMatching(/ring|bye/),
    ])
})

test('noisy neighbours, a wrong bill and what a call is about are for the owner', () => {
  for (const [trade, ...lines] of [
    ['property-manager', 'the people upstairs are making noise every night'],
    ['hotel', 'the room next door is so loud'],
    ['solicitor', 'I want to dispute my bill'],
    ['plumber', "you've billed me for two hours and he was here for one"],
    ['garage', "it's about the van"],
    ['dentist', 'can I book in please', "it's about my crown"],
  ] as const)
    expect([lines, callOf(lines, { setup: { trade } }).open]).toEqual([lines, 'name'])
})

test('a caller who may leave the firm is not told that it is all right', () => {
  const offer = ["we've an offer in and we've heard nothing for a week", 'Tom Hall'] as const
  const call = callOf([...offer, '07700 900919', 'yes', 'we might pull out'], {
    setup: { trade: 'estate-agent' },
  })
  expect(lastReply(call)).toMatch(/noted that/)
})

test('a hotel room is not taken for a person, nor "can\'t get up" for "I can\'t hear"', () => {
  const room = callOf(['put me through to Room 204 please'], { setup: { trade: 'hotel' } })
  expect(lastReply(room)).not.toContain('for Room')
  const line = "she can't get up the stairs, does somebody come to the house"
  const call = callOf([line], { setup: { trade: 'physio' } })
  expect(call.card.wants).toContain('get up the stairs')
})

test('what firms sell is heard, whoever they ask for', () => {
  for (const line of [
    "I'm calling from BrightSpark Energy about the electricity contract at your premises",
    'could I have a quick word with whoever looks after your marketing?',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, 'sales'])
})

test('"nothing else" after a message ends the call', () => {
  const lines = ['can Sam ring me about my bill', 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'Nothing else, thank you.']))).toContain('Goodbye')
})

test('a wagon with a delivery, and a booking under a name, are passed on', () => {
  const wagon = "I've a wagon with your blocks on and there's nobody at the site"
  const builder = callOf([wagon], { setup: { trade: 'builder' } })
  expect([builder.open, builder.card.service]).toEqual(['name', null])
  const hotel = { setup: { trade: 'hotel' } } as const
  const asked = ["what time's check-in?", 'get somebody to text me']
  expect(callOf([...asked, "It's booked under Fraser, Callum Fraser."], hotel).open).toBe('phone')
})

test('"can he text first" is passed on, and not answered as a question', () => {
  const call = callOf([
    'can Sam ring me about my invoice?',
    'Jo Hale',
    '07700 900123',
    'yes, and can he text first please',
  ])
  expect(lastReply(call)).not.toContain("don't know")
  expect(call.card.wants).toContain('text first')
})

test('the spare number of somebody else leaves the first in place', () => {
  const call = callOf([
    'can Sam ring me about my invoice?',
    'Jo Hale',
    '07700 900123, or try Mum on 0113 496 0123',
  ])
  expect(call.card.phone).toBe('07700900123')
})

test('the day somebody will ring is not the day of the booking', () => {
  const lines = [
    'I want to view the flat on Albert Street on Saturday',
    'Chloe Marsden',
    '07700 900432',
  ]
  const before = callOf(lines, LETTINGS).card.asked
  expect(callOf([...lines, "that's right, will he ring today?"], LETTINGS).card.asked).toEqual(
    before,
  )
})

test('a caller who tries elsewhere leaves no message', () => {
  const call = callOf(
    ['Can I get a takeaway please?', "No, don't worry, I'll try somewhere else. Ta"],
    RESTAURANT,
  )
  expect(call).toMatchObject({ open: null, card: { name: null } })
  expect(call.card.outcome).not.toBe('message')
})

test('a farewell with a kind word confirms the number', () => {
  const call = callOf([
    "I've not had my deposit back",
    'Ann Lee',
    '01134960123',
    'yes dear, thank you, bye',
  ])
  expect(call.card.isPhoneConfirmed).toBe(true)
})

test('who asks to book the service just spoken of is not told that it cannot be booked', () => {
  const setup = { trade: 'hairdresser' } as const
  const call = callOf(
    [
      "I don't really know what I want, my hair's a bit of a mess",
      'Oh a beard trim, that sounds right. How much is that?',
      'Can I not just book that with you? I’m Craig Dunn',
    ],
    { setup },
  )
  expect(call.card.service).toBe('Beard trim')
  expect(lastReply(call)).not.toMatch(/can't book/)
})

test('who has heard the price of a visit may book it in place of a message', () => {
  const call = callOf(
    [
      "It's about next door's fence",
      'Maureen Tibbs',
      '01632 960 417. How much is it to have a chat with someone?',
      "That's right. Could I come in next Wednesday?",
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card).toMatchObject({
    service: 'First consultation',
    asked: { date: '2026-12-02' },
    phone: '01632960417',
  })
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

test('who tells the fault first and asks for a day then gets a booking', () => {
  const call = callOf([
    "I'm not sure if you're the right people, it's a bit of a funny one",
    "It's Maureen. My outside tap's hanging off the wall",
    '0113 496 0587. Could somebody come on Thursday afternoon?',
  ])
  expect(call.card).toMatchObject({ service: 'Tap repair', asked: { date: '2026-11-26' } })
  expect(lastReply(call)).not.toMatch(/can't book/)
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

test('whom to ring is no name of the caller, and "instead of four" no party', () => {
  const son = callOf([
    "I'm ringing for my son about his deposit",
    'Carol Haigh',
    "Ring Josh, not me, he's on 07700 900633",
  ])
  expect(son.card).toMatchObject({ name: 'Carol Haigh', phone: '07700900633' })
  expect(son.card.wants).toContain('Ring Josh, not me')
  const table = ["We've got a table booked for Thursday", 'Six of us now instead of four']
  expect(callOf(table, { setup: { trade: 'restaurant' } }).card.party).not.toBe(4)
})

test('who asks to see somebody, in a message, is offered the visit', () => {
  const call = callOf(
    [
      "My dad's passed away and I don't know what to do",
      'Karen Hale',
      'Could I come in and see somebody this week?',
    ],
    { setup: { trade: 'solicitor' } },
  )
  expect(call.card.service).toBe('First consultation')
  expect(lastReply(call)).not.toMatch(/can't book/)
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

test('a day that comes with the yes to a call back reaches the owner', () => {
  for (const said of ['Yes please, for the 11th of December', 'yes, the week before Christmas']) {
    const call = callOf(['Do you do Christmas parties?', said], { setup: { trade: 'restaurant' } })
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('what a complaint demands reaches the owner, beside a number too', () => {
  const said = '0113 496 0127. And I want it doing for nothing this time'
  const call = callOf(["My shower's leaking again, I'm not happy", 'Dave Hale', said])
  expect(call.card.wants).toContain('doing for nothing')
})

test('a town after an address is no first name', () => {
  const call = callOf(["I've got a burst pipe", 'Mrs Okafor, 14 Cardigan Lane, Headingley'])
  expect(call.card.name).toBe('Mrs Okafor')
})

test('a day that is told beside a name or number is not the day that the caller wants', () => {
  const start = ['could Sam ring me about my neighbour', 'Dorothy Clegg']
  for (const line of [
    "It's 01632 960 209, but I'm out at my sister's of a Wednesday",
    "07700 900611. Oh and we're buying as well, so it'd be the two",
    "07700 900384, and it's urgent, they'd start at six tomorrow",
  ])
    expect([line, callOf([...start, line]).card.asked]).toEqual([line, { date: null, time: null }])
  const best = callOf([...start, '01632 960 209, Thursday mornings are best'])
  expect(best.card.asked.date).toBe('2026-11-26')
})

test('a missed call is returned, and cancels nothing', () => {
  const call = callOf(['Morning, I got a missed call off this number'])
  expect([call.open, call.card.outcome]).toEqual(['name', null])
})

test('a viewing is no service of a letting agent who has none', () => {
  for (const line of [
    'Can I just book a viewing then?',
    "I'd like to come and see a place, please",
  ])
    expect([line, lastReply(callOf([line], LETTINGS))]).toEqual([
      line,
      expect.stringContaining("isn't on the list"),
    ])
})

test('when a booking should move to is kept, though it is said with a name', () => {
  const call = callOf([
    'I need to move my booking',
    'Kieran Stubbs. I need it the week after if he can',
  ])
  expect(call.card.wants).toContain('the week after')
})

test('what comes after "is that the solicitors?" is what the call is about', () => {
  const line = "Hello, is that the solicitors? My neighbour's moved his fence onto my side"
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect([call.open, call.card.wants]).toEqual(['name', line])
})

test('a day in a question about the call back is not the day asked for', () => {
  const start = ['someone to plumb a washing machine in Thursday']
  for (const line of [
    'Er yeah go on then. Will it be today he rings?',
    'Yes. Can he ring tomorrow?',
  ])
    expect([line, callOf([...start, line]).card.asked.date]).not.toEqual([
      line,
      expect.stringMatching(/24|25/),
    ])
})

test('"never mind my name" neither drops a message nor ends the call', () => {
  const start = ['I want to complain about my deposit']
  const line = 'Never mind my name, when am I getting my money back?'
  const { open, card } = callOf([...start, line], LETTINGS)
  expect([open, card.outcome, card.wants]).toEqual(['name', null, expect.stringContaining(line)])
})

test('"I\'m sure" names nobody', () => {
  const lines = ["It's about my neighbour's fence", "I'm sure it's a good foot onto my side"]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).card.name).toBeNull()
})

test('what the call is about is kept beside "are you a machine?" and "the right person"', () => {
  for (const line of [
    'are you a machine? The radiator gurgles and is stone cold at the top',
    "I'm not sure if you're the right person, my radiator is making a funny noise",
  ]) {
    const { open, card } = callOf([line])
    expect([line, open, card.wants]).toEqual([line, 'take-message', line])
  }
})

test('"hang on though" before a question waits for nothing', () => {
  const call = callOf(['Oh hang on though, have you got any one bed flats going?'], LETTINGS)
  expect(lastReply(call)).not.toContain('take your time')
})

test('who is made to sign something wants no witness', () => {
  const line = "I've been sacked, and they want me to sign something by tomorrow, can Sam ring me?"
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.service).toBeNull()
})

test('the day of what is ordered is kept, though it is said with a name', () => {
  const room = callOf(['I need a room', 'Tom Lee, we arrive on the 12th'], {
    setup: { trade: 'hotel' },
  })
  expect(room.card.asked.date).toBe('2026-12-12')
})

test('a day for a viewing that is not on her list is for the owner', () => {
  const call = callOf(['Can I book a viewing?', 'Thursday afternoon'], LETTINGS)
  expect([call.open, call.card.wants]).toEqual(['name', expect.stringContaining('Thursday')])
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

test('a firm that a caller asks for is not asked to ring back', () => {
  expect(lastReply(callOf(['Hello, is that Kwik Fit?']))).not.toMatch(/ask Kwik Fit/)
})

test('something to be done at once is passed on, and no question', () => {
  const call = callOf(
    ['I left my handbag there last night', 'Jo Pike. Can someone look for it now?'],
    {
      setup: { trade: 'restaurant' },
    },
  )
  expect(lastReply(call)).not.toMatch(/don't know/)
  expect(call.card.wants).toContain('look for it now')
})

test('what the call is about is no name, though it has capitals', () => {
  for (const about of [
    "Root Canal. It's hurting still",
    'Vauxhall Corsa. You had it on Monday',
    'Vauxhall Corsa, the one from Monday',
    'Dr Khan. She saw me',
  ]) {
    const { open, card } = callOf(['Can I leave a message for Sam', about])
    expect([about, open, card.name]).toEqual([about, 'name', null])
  }
})

test('how a number may be used is kept beside it', () => {
  for (const said of ["but don't ring it in the evening", 'but not after six', 'and no voicemails'])
    expect(
      callOf(['A boiler service on Friday at 12', 'Jo Hale', `07700 900123, ${said}`]).card.wants,
    ).toContain(said)
})

test('who is said to talk to nobody is not asked for', () => {
  const call = callOf(["It's about my neighbour", "he's put a fence up and he won't talk to me"], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(call)).not.toMatch(/take your call/)
})

test('an appointment to be moved exists already', () => {
  const call = callOf(["It's Janet Pearce, I've got an appointment and I need to move it"])
  expect(lastReply(call)).toMatch(/existing bookings/)
  const other = callOf([
    "I've got an appointment at the bank then, can I book a tap repair for Friday?",
  ])
  expect(other.card.service).toBe('Tap repair')
})
