import { expect, test } from 'vitest'
import {
  callOf,
  lastReply,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
  RESTAURANT,
  LETTINGS,
} from '#tests/support/call.ts'

test('a name of two people is kept whole', () => {
  expect(callOf(['Can someone ring me back?', 'my boiler', 'Tom and Sarah Bell']).card.name).toBe(
    'Tom and Sarah Bell',
  )
})

test('"don’t have one" is accepted when asked for the number, and not taken as a question', () => {
  const call = callOf(['Can someone ring me back?', 'my boiler', 'Geoff', "don't have one"])
  expect(call.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(call)).not.toContain("don't know")
})

test('a name that is begun twice is taken whole', () => {
  const nameOf = (line: string) => callOf(['boiler service tomorrow at 3:30pm', line]).card.name
  expect(nameOf('Derek, Derek Holroyd')).toBe('Derek Holroyd')
  expect(nameOf('Bond, James Bond')).toBe('James Bond')
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

test('a place in a later line does not replace the name', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', "it's up in Northowram, that's Halifax"])
  expect(call.card.name).toBe('Dave Smith')
})

test('a message stands without a number, if the caller refuses one or says that we have it', () => {
  const lines = ['I want to complain about Friday', 'Jo Hale']
  const refused = callOf(['Is Sam about?', 'a radiator', 'Jo Hale', "I'd rather not say, bye"])
  expect(refused.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(refused)).toMatch(/pass that on to Sam without a number/)
  for (const line of ["he's got it", 'You should have my number on file', 'he has my number']) {
    expect(lastReply(callOf([...lines, line]))).toMatch(/^I can't see your number/)
    const call = callOf([...lines, line, "I've told you, he's got it"])
    expect([line, call.card.outcome, call.open]).toEqual([line, 'message', null])
    expect(call.card.wants).toContain(line)
    expect(lastReply(call)).not.toMatch(/can't ring|no number/)
  }
})

test.each([
  "it's the one I booked with",
  "You've my number, we booked the table on it",
  'the same mobile I gave when I booked',
  "it's on my account",
  "it'll be on the booking form",
  'Dave rang me on it last Tuesday',
  "I've already given you it, love",
  'the one you already have',
  'yous have got it, I booked off it',
  'same number as last time',
])(
  'who says that the number was given before is asked once more, and the owner reads it: %s',
  (line) => {
    for (const trade of ['restaurant', 'plumber', 'solicitor'] as const) {
      const told = ['I want to complain about last week, it was shocking', 'Carol Binns', line]
      const call = callOf(told, { setup: { trade } })
      expect(lastReply(call)).toMatch(/^I can't see your number from here\. Could you/)
      expect(call.open).toBe('phone')
      const kept = callOf([...told, `${line}, I'm not saying it again`], { setup: { trade } })
      expect(kept).toMatchObject({ open: null, card: { outcome: 'message', phone: null } })
      expect(kept.card.wants).toContain(line)
      expect(lastReply(kept)).not.toMatch(/\?|no number/)
    }
  },
)

test.each([
  ["it's not the one I booked with, it's 07700 900456", '07700900456'],
  ['the one I booked with is dead, try 07700 900456', '07700900456'],
  ['I booked with a different one', null],
  ['I left it at home', null],
])('another number than the one given before is not taken for it: %s', (line, phone) => {
  const call = callOf(['I want to complain about last week', 'Carol Binns', line])
  expect(call.card.phone).toBe(phone)
  expect(lastReply(call)).not.toMatch(/can't see your number/)
})

test("a number that is somebody else's asks nothing", () => {
  const call = callOf([...TO_CONFIRM, 'Yes', "07700 900789 is the neighbour's"])
  expect(lastReply(call)).toMatch(/noted/)
  expect(lastReply(call)).not.toMatch(/know/)
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

test.each([
  ['josie like i said. josie marsden', 'Josie Marsden'],
  ['josie marsden, as i told the other lady', 'Josie Marsden'],
  ["it's Josie, I already said, Josie Marsden", 'Josie Marsden'],
  ['josie as i said', 'Josie'],
  ['the tap drips like i said', null],
])('a name with "like I said" beside it is taken: %s', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

test.each([
  ['hiya its josie at flat 7 mill court, my tap drips', 'Josie'],
  ['morning this is josie marsden at number 12, my tap drips', 'Josie Marsden'],
  ['hi its mouldy at flat 7 mill court and a tap drips', null],
  ['hiya its broke at number 4, the tap', null],
  ['hi its leaking at flat 7', null],
])('who says in small letters at which house they are gives a name: %s', (line, name) => {
  expect(callOf([line], LETTINGS).card.name).toBe(name)
})

test.each([
  ['Brenda Askwith love, A S K W I T H, cat is Tibbs', 'Brenda Askwith'],
  ['brenda askwith duck, a s k w i t h', 'Brenda Askwith'],
  ["Brenda Askwith mate. That's A-S-K-W-I-T-H", 'Brenda Askwith'],
  ['Brenda Askwith pet', 'Brenda Askwith'],
  ['Brenda Love, L O V E', 'Brenda Love'],
  ['brenda love', 'Brenda Love'],
])('a kind word for her after a name takes none of it away: %s', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

test.each([
  ['its Mrs Adeyemi, Folake, from number 9', 'Mrs Folake Adeyemi'],
  ["It's Mrs Adeyemi, Folake, at number 9", 'Mrs Folake Adeyemi'],
  ["Mrs Adeyemi, that's Folake", 'Mrs Folake Adeyemi'],
  ['Mrs Adeyemi, Folake, 07700 900123', 'Mrs Folake Adeyemi'],
  ['Mrs Adeyemi, Tuesday', 'Mrs Adeyemi'],
  ["Mrs Adeyemi. That's it", 'Mrs Adeyemi'],
])('a first name after a title and surname is kept: %s', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

test('who asks under whose name it is hears that, and the name changes only on request', () => {
  const lines = [
    "Can I leave a message? It's for my mum, her tap drips",
    "I'm Ruth but mum's name's Edna Calder",
    '07700 900123',
    'yes',
  ] as const
  for (const line of [
    "you've put it under mum's name, have you?",
    'so is it under Edna or under Ruth?',
    "is that in Mum's name?",
    'have you got it under Edna?',
  ]) {
    const call = callOf([...lines, line])
    expect([line, call.card.name, lastReply(call)]).toEqual([
      line,
      'Ruth',
      expect.stringMatching(/^I have .*Ruth/),
    ])
  }
  for (const line of ["put it under mum's name then", 'can you put it under Edna?'])
    expect([line, callOf([...lines, line]).card.name]).toEqual([line, 'Edna Calder'])
  // An old booking's name puts nothing in place of the caller's.
  const old = callOf([...lines, "the old booking's under mum's name"])
  expect(old.card.name).toBe('Ruth')
})

test('of three questions after a message, the one left over is noted', () => {
  const lines = ['Can I leave a message? My tap drips', 'Ruth Calder', '07700 900123', 'yes']
  const asked = 'are you open Sunday? do you cover Otley? and can I park outside?'
  const call = callOf([...lines, asked])
  expect([call.open, call.card.wants]).toEqual([null, expect.stringContaining(asked)])
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

test('a detail that is on file, or kept private, is accepted and noted', () => {
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
  // She asks once for a number that she can't see.
  const start = ['can Sam ring me about my invoice?', 'Dave Smith', line] as const
  expect(callOf(start).open).toBe('phone')
  const message = callOf([...start, "you've got it"])
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

test('the spare number of somebody else leaves the first in place', () => {
  const call = callOf([
    'can Sam ring me about my invoice?',
    'Jo Hale',
    '07700 900123, or try Mum on 0113 496 0123',
  ])
  expect(call.card.phone).toBe('07700900123')
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

test('"I\'m sure" names nobody', () => {
  const lines = ["It's about my neighbour's fence", "I'm sure it's a good foot onto my side"]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).card.name).toBeNull()
})

test('how a number may be used is kept beside it', () => {
  for (const said of ["but don't ring it in the evening", 'but not after six', 'and no voicemails'])
    expect(
      callOf(['A boiler service on Friday at 12', 'Jo Hale', `07700 900123, ${said}`]).card.wants,
    ).toContain(said)
})

test('the name of the one whom the caller speaks of is not theirs', () => {
  const line = "07700 900655. He's at Wakefield, name's Craig Munro"
  const call = callOf(["My brother's been arrested, can a solicitor ring me?", 'Lisa Munro', line])
  expect([call.card.name, call.card.wants]).toEqual(['Lisa Munro', expect.stringContaining(line)])
})

test('a name that is put right in a message is said', () => {
  const lines = [
    'Can Sam ring me about a quote?',
    'Lisa Munro',
    "Sorry, it's Lisa Monroe, not Munro",
  ]
  expect(lastReply(callOf(lines))).toMatch(/the name to Lisa Monroe/)
})

test('the digits of a number in a message are no time to ring', () => {
  const start = ['can somebody ring me?', 'about my rent', 'Jo Hale', '0117 496 0335']
  const call = callOf([...start, 'No, last is seven, five five seven'])
  expect(call.card.asked.time).toBeNull()
  const ring = callOf([
    'can somebody ring me?',
    'about my rent',
    'Jo Hale',
    '0117 496 0335',
    'yes, at half past four please',
  ])
  expect(ring.card.asked.time).toBe('16:30')
})

test('a former name is not the name', () => {
  const said =
    'Oh, Fiona Lockwood. I was Fiona Barker when I was with you, so it would be under Barker'
  const call = callOf(['can somebody ring me?', 'my old x-rays', said])
  expect(call.card.name).toBe('Fiona Lockwood')
})

test('"yes, that\'s the number" confirms it, whatever the line denies before', () => {
  const start = ['can somebody ring me?', 'about my tooth', 'Jo Hale', '07700 900123']
  const call = callOf([...start, "Ooh no no, I said it isn't swollen. Yes that's the number"])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
})

test('a number to which the caller sends the call is the one that is rung', () => {
  const start = ['can somebody ring me?', 'about my notice', 'Jo Hale']
  for (const line of [
    "Mine's 07700 900221, but I'm at work so best ring mum really, she's on 01632 960447",
    '07700 900221. Or actually, ring my husband, he is on 01632 960447',
  ])
    expect([line, callOf([...start, line]).card.phone]).toEqual([line, '01632960447'])
  const line = "So mine's 07700 900221, but after twelve use the office, that's 01632 960447"
  expect(callOf([...start, line]).card.phone).toBe('07700900221')
})

test('a surname in a sentence of its own is the name, whatever is to be cancelled', () => {
  const line = "Pettigrew. It would've been Christmas Eve. Can you cancel it please?"
  expect(callOf(['I think I booked with you', line], RESTAURANT).card.name).toBe('Pettigrew')
})

test('she does not claim to have noted a number that she cannot see', () => {
  const lines = ['can somebody ring me?', 'about a leak', 'Jo Hale', "You've got me number"]
  expect(lastReply(callOf(lines))).not.toContain('noted')
})

test('"tell a lie" puts the last digits right', () => {
  const line = "It's 07700 900 884. No, sorry, tell a lie, 848, eight four eight at the end"
  expect(callOf(['can Sam ring me about a chip', 'Gareth', line]).card.phone).toBe('07700900848')
})

test('an adjective is no name beside a real one, and a name that she got wrong is put right', () => {
  const lines = [
    'water is pouring through the ceiling',
    "Under the sink, yeah got it, it's stiff, yeah it's slowing. It's Craig",
  ]
  expect(callOf(lines).card.name).toBe('Craig')
  const taken = ['can Sam ring me about a leak', 'Jo Stiff', '07700 900183', 'yes']
  expect(callOf([...taken, "Stiff? No, it's Craig, Craig Dunn"]).card.name).toBe('Craig Dunn')
  expect(callOf([...taken, "Friday? No, it's Craig who rings"]).card.name).toBe('Jo Stiff')
})

test('the number that it is best to ring replaces the one before it, and "not me" is kept', () => {
  const lines = ["my mum's locked herself out of her flat", 'Steve Barr']
  const both =
    "Mine's 07700 900233 but it's best to ring her neighbour, mum's is inside. It's 01422 496172"
  expect(callOf([...lines, both], LETTINGS).card.phone).toBe('01422496172')
  const own = [...lines, '07700 900233', 'yes', 'HX6 2QP']
  const asked = callOf([...own, "he'll ring the neighbour, not me, yeah?"], LETTINGS)
  expect(lastReply(asked)).toContain('written down')
  const long = callOf([...own, "No, not me, ring the neighbour's, 01422 496 0172"], LETTINGS)
  expect(lastReply(long)).toContain('one digit too long')
})

test("a message is in the caller's name, whatever name the old booking is under", () => {
  const lines = [
    "we need to move my mum's appointment on Thursday",
    "it's Claire Sutton, but it'll be under mum's name, Jean Barr",
  ]
  expect(callOf(lines).card.name).toBe('Claire Sutton')
})

test("the firm's town, said back, is no name", () => {
  const lines = [
    'can Sam ring me about a certificate',
    "Leeds, right. It's Mrs Lindqvist by the way",
  ]
  expect(callOf(lines).card.name).toBe('Mrs Lindqvist')
})

test.each([
  "Yes, and my mobile's 07700 900640 for after two",
  'yeah, and mine is 07700 900640 for the evening',
  "That's right, and I'm on 07700 900640 from three",
])('"%s" adds a number to the one that was read back', (line) => {
  const lines = ["My mum's denture snapped this morning, can you mend it?", 'Jo Marsh']
  const call = callOf([...lines, "0113 496 0177, that's my mum's", line, "Try my mum's first"], {
    setup: { trade: 'dentist' },
  })
  expect(call.card).toMatchObject({ phone: '01134960177', isPhoneConfirmed: true })
  expect(call.card.wants).toContain('07700 900640')
  expect(call.card.asked.date).toBeNull()
  expect(lastReply(call)).not.toContain('07700')
})

test('"yes, but use my mobile instead" puts another number in place of the one read back', () => {
  const lines = ['Can I speak to Sam?', 'about a quote', 'Jo Marsh', '0113 496 0177']
  const call = callOf([...lines, 'Yes, but use my mobile instead, 07700 900640'])
  expect(call.card.phone).toBe('07700900640')
})

test.each(['yep cheers bye', 'yeah great, ta-ra', 'aye champion, bye', 'yes grand, must dash'])(
  'thanks and a goodbye after the yes to the number leave it confirmed: %s',
  (line) => {
    const call = callOf(['can someone ring me about a boiler', 'Dev Patel', '07700 900551', line])
    expect(call.card).toMatchObject({ isPhoneConfirmed: true, outcome: 'message' })
    expect(lastReply(call)).toContain('Sam will ring you back')
  },
)

test.each(["yes great but the last digit's wrong", 'cheers bye'])(
  'thanks without a yes, or with a no, confirm no number: %s',
  (line) => {
    const call = callOf(['can someone ring me about a boiler', 'Dev Patel', '07700 900551', line])
    expect(call.card.isPhoneConfirmed).toBe(false)
  },
)

test.each([
  ['07700 900 123 - three of us are vegan', '07700 900 123'],
  ['07700 900123, two of us are in wheelchairs', '07700 900 123'],
  ['oh double seven double oh nine double oh one two three, four adults', '07700 900 123'],
  ['07700 900 12 three please', '07700 900 123'],
])('a count after a whole number is no digit of it: %s', (line, phone) => {
  const call = callOf(['can Sam ring me about our table', 'Jo Pym', line], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(call)).toContain(phone)
})

test.each([
  "it's 0113 496 0, hang on let me find it",
  'ooh 07700 9, let me get my glasses',
  'wait a minute, 0113 4, bear with me',
])('who looks for the rest of the number is given time: %s', (line) => {
  const call = callOf(['can Sam ring me about my bill', 'Jo Pym', line])
  expect(lastReply(call)).toMatch(/take your time|No hurry|I'll wait/)
  expect(lastReply(call)).not.toMatch(/noted|have that down/)
  expect(call.open).toBe('phone')
})

test.each([
  'LS9 something, I only moved in on Monday',
  "it's BD7 1summat love, sorry",
  'LS9 whatever it is, next to the chip shop',
])('half of a postcode is taken where the rest is not known: %s', (line) => {
  const lines = ["there's water pouring through my ceiling", 'Jo Pym', '07700 900123', 'yes', line]
  const call = callOf(lines, { setup: { trade: 'property-manager' } })
  expect(call).toMatchObject({ open: null, card: { outcome: 'urgent' } })
  expect(call.card.wants).toContain(line)
})

test.each([
  "you'll be wanting the address, it's 9 Moor View",
  "oh, here's the address, 9 Moor View",
])('who gives their address does not ask for ours: %s', (line) => {
  const lines = ['can Sam ring me about a letter I had', 'Jo Pym', '07700 900123', 'yes', line]
  const call = callOf(lines, { setup: { trade: 'property-manager' } })
  expect(lastReply(call)).not.toContain("I don't have the address")
  expect(call.card.wants).toContain('9 Moor View')
})

test('who asks for our address is still answered', () => {
  for (const line of ["what's the address", 'I need the address', 'can you give me the address']) {
    const call = callOf([line], { setup: { trade: 'property-manager' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('address')])
  }
})

const SELLER = "hello, it's Gary from Northway Uniforms, could I speak to the practice manager?"

test.each([
  'ask for Gary Lumb, 0113 496 0815',
  "0113 496 0815, and it's Gary Lumb",
  "0113 496 0815, tell him it's gary lumb please",
  "0113 496 0815, the name's Gary Lumb, thanks",
  "0113 496 0815. That's Gary Lumb at Northway",
])('the surname that comes later completes the name: %s', (line) => {
  const call = callOf([SELLER, line], { setup: { trade: 'dentist' } })
  expect(call).toMatchObject({ open: 'phone-confirm', card: { name: 'Gary Lumb' } })
})

test.each([
  'ask for gary please, 0113 496 0815',
  '0113 496 0815, ask for Gary in Sales',
  '0113 496 0815, my boss is Gary Holt',
  '0113 496 0815, ask for Karen Holt',
  '0113 496 0815, Gary on extension 4',
])('another name beside the number completes nothing: %s', (line) => {
  expect(callOf([SELLER, line], { setup: { trade: 'dentist' } }).card.name).toBe('Gary')
})

test.each([
  "you've not got my number love",
  "you haven't even got my number",
  'you never asked for my number',
  "don't you need my number?",
  "he's not got a number for me",
  'how will he ring me without a number?',
])(
  'a caller who misses the question for the number is asked for it, also after an urgent message: %s',
  (line) => {
    for (const first of ['my pipe has burst, water everywhere', 'can Sam ring me about a quote']) {
      const start = [first, 'Jo Hale', "I'd rather not give my number", 'LS6 1AB', 'no thanks']
      const call = callOf([...start, line])
      expect([first, call.open]).toEqual([first, 'phone'])
      expect(lastReply(call)).not.toContain('Goodbye')
      const given = callOf([...start, line, '07700 900123', 'yes'])
      expect(given.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
    }
    expect(callOf(['a boiler service please', line]).open).toBe('phone')
  },
)

test("you don't need my number, and you've got it, ask for no number", () => {
  for (const line of ["you don't need my number, I'm next door", "you've not got my order number"])
    expect(callOf(['can Sam ring me about a quote', 'Jo Hale', 'no number', line]).open).not.toBe(
      'phone',
    )
  const known = ['can Sam ring me about a quote', 'Jo Hale', '07700 900123', 'yes']
  expect(callOf([...known, "you've not got my number"]).open).not.toBe('phone')
})

test.each([
  ['yeah go on then. Lewis, Lewis Tanner', 'Lewis Tanner'],
  ['go on then, Lewis Tanner', 'Lewis Tanner'],
  ['yeah alright then. Lewis', 'Lewis'],
  ['yeah go on then. Evenings are best', null],
  ['yeah go on then. Faraday Road', null],
])('a name beside the yes to a call is taken: "%s"', (line, name) => {
  expect(callOf(['do you need payslips?', line], LETTINGS).card.name).toBe(name)
})
