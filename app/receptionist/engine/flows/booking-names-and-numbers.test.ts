import { expect, test } from 'vitest'
import type { TradeId } from '../types.ts'
import {
  callOf,
  GROOMER,
  lastReply,
  repliesOf,
  RESTAURANT,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

test('a name given in reply to an offer is kept', () => {
  expect(callOf(['boiler service tomorrow', 'Dave']).card.name).toBe('Dave')
  expect(callOf(['boiler service tomorrow', 'Margaret Thwaite']).card.name).toBe('Margaret Thwaite')
  expect(callOf(['boiler service tomorrow', 'Perfect']).card.name).toBeNull()
})

test.each([
  ['Hannah de Souza', 'Hannah de Souza'],
  ["Ines, that's I N E S", 'Ines'],
  ['school run', null],
])('"%s" in reply to an offer gives the name %j', (line, name) => {
  const call = callOf(['I need a boiler service on Friday', line], { seed: 20 })
  expect(call.card.name).toBe(name)
  expect(call.open).toBe('slot')
})

test('a name and a pick in one line are both kept', () => {
  const call = callOf(['I need a boiler service on Friday', 'jean wilkes, the later one'], {
    seed: 20,
  })
  expect(call.card).toMatchObject({ name: 'Jean Wilkes', asked: { time: '17:00' } })
})

test('"it ends 812 not 821" takes the first of the two', () => {
  const call = callOf([...TO_CONFIRM.slice(0, 4), 'no, it ends 812 not 821'])
  expect(call.card.phone).toBe('07700900812')
})

test('a couple gives one name', () => {
  expect(callOf([...TO_NAME, 'Mr & Mrs Patel']).card.name).toBe('Mr and Mrs Patel')
})

test('a time is not called free at a postcode that she knows to be outside the area', () => {
  const lines = ['I have a burst pipe', 'no', '07700 900123', 'yes', 'LS6 1AB']
  const reply = lastReply(
    callOf([...lines, 'I need a boiler service too, Tuesday at 3'], {
      setup: { trade: 'plumber', area: { outward: ['ZE1'], towns: ['Lerwick'] } },
    }),
  )
  expect(reply).toContain('LS6 1AB may be outside our area')
  expect(reply).not.toContain('free')
})

test('she says that a postcode is outside the area, however much else there is to say', () => {
  const setup = { trade: 'electrician', area: { outward: ['ZE1'], towns: ['Lerwick'] } } as const
  const lines = ['Socket repair on Tuesday, LS6 1AB', 'the first one', "It's Dave Hughes", 'no']
  const said = repliesOf(callOf(lines, { setup })).join(' ')
  expect(said).toMatch(/LS6 1AB/)
})

test('"quarter past" when asked for the name is not taken as a name', () => {
  expect(callOf([...TO_NAME, 'quarter past']).open).toBe('name')
})

test('a name after the word "name" is taken, and the rest of the line is read too', () => {
  const line = 'book a boiler service, name Pat Kearney 07700 900456, any morning next week'
  expect(callOf([line]).card).toMatchObject({ name: 'Pat Kearney', phone: '07700900456' })
})

test('a visit of a firm that is not always out asks for the postcode, and a call there does not', () => {
  const details = ['Tuesday at 3:30 pm', 'It’s Dave Smith', '07700 900123', 'Yes']
  const open = (trade: TradeId, ...lines: string[]) =>
    callOf([...lines, ...details], { setup: { trade } }).open
  expect(open('estate-agent', 'A valuation of my house please')).toBe('postcode')
  expect(open('property-manager', "I'd like an inspection visit")).toBe('postcode')
  expect(open('estate-agent', 'A viewing of 4 Mill Lane please')).toBe('confirm')
  expect(open('property-manager', 'A key collection please')).toBe('confirm')
  expect(open('dentist', 'A hygienist visit please')).toBe('confirm')
})

test('asked for the postcode that she has, she says it', () => {
  expect(lastReply(callOf([...TO_CONFIRM, 'have you got the postcode right?']))).toContain(
    'LS6 1AB',
  )
})

test('the half of a postcode that the caller has is enough', () => {
  const start = [...TO_READ_BACK, 'Yes'] as const
  for (const lines of [
    ['LS6', "LS6, that's all there is on the letter"],
    ["I've no idea, it starts LS7"],
  ]) {
    const call = callOf([...start, ...lines])
    expect([lines, call.open]).toEqual([lines, 'confirm'])
    expect(call.card.wants).toContain(lines.at(-1))
  }
})

test('a number with a digit too many is said to be so, whatever was asked', () => {
  const call = callOf(["I'd like a boiler service", 'Tuesday at 3:30. Ann Lee, 01632 960 1234'])
  expect(lastReply(call)).toMatch(/one digit too (?:long|many)/)
  expect(call.open).toBe('phone')
})

test('a visit that is for somebody else after all is asked the postcode again', () => {
  for (const line of [
    "oh, it's for my gran, she lives in Roundhay",
    "sorry, it's my brother's flat, not mine",
    "the boiler's at my sister's",
    'it is for a friend, he is over in Otley',
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.open, call.card.postcode]).toEqual([line, 'postcode', null])
    expect(call.card.wants).toContain(line)
    const booked = callOf([...TO_CONFIRM, line, 'LS8 2BB', 'yes please'])
    expect(booked.card).toMatchObject({
      name: 'Dave Smith',
      postcode: 'LS8 2BB',
      outcome: 'booked',
    })
  }
})

test('where somebody lives changes no postcode that was given for them, or beside a yes', () => {
  const known = callOf([
    'a boiler service for my gran at LS6 1AB',
    'Tuesday at 3:30',
    'she lives alone',
  ])
  expect(known.card.postcode).toBe('LS6 1AB')
  const agreed = callOf([...TO_CONFIRM, 'yes please, my mum lives next door'])
  expect(agreed.card).toMatchObject({ outcome: 'booked', postcode: 'LS6 1AB' })
})

test('a wrong number that the caller gave is put right, and ends no call', () => {
  const call = callOf([...TO_CONFIRM, "wrong number I gave you, it's 07700 900 321"])
  expect(call).toMatchObject({ open: 'phone-confirm', card: { phone: '07700900321' } })
})

test('a name is changed after the booking, too', () => {
  const booked = ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes', 'yes']
  for (const line of ['change the name to Jo Hale', "I gave you the wrong surname, it's Hale"])
    expect([line, callOf([...booked, line], { setup: { trade: 'dentist' } }).card.name]).toEqual([
      line,
      'Jo Hale',
    ])
})

test('the other number is asked for when the one read back is not wanted', () => {
  for (const line of [
    'the other number please',
    'use my other mobile',
    'a different number please',
  ]) {
    const call = callOf([...TO_NAME, 'Jo Hale', '07700 900123', line])
    expect([line, call.card.phone, call.open]).toEqual([line, null, 'phone'])
  }
})

test.each(["you've got it already", 'it should be on file', 'you must have it on your computer'])(
  'a caller who says that the firm has the number is asked for it once, and goes on booking: %s',
  (line) => {
    const lines = [...TO_NAME, 'Jo Hale', line]
    const call = callOf(lines)
    expect(lastReply(call)).toMatch(/can't see your number/)
    expect(call.open).toBe('phone')
    expect(callOf([...lines, line])).toMatchObject({ open: 'postcode', card: { outcome: null } })
  },
)

test.each([
  'you should have my number',
  'have you got my mobile number already?',
  'you must have my number there',
  'you have got our details, have you',
])(
  'who takes it at any question that she has the number hears that she does not see it: %s',
  (line) => {
    expect(lastReply(callOf(["I'd like a boiler service", line]))).toMatch(/can't see your number/)
    const given = lastReply(callOf([...TO_READ_BACK, 'yes', 'have you got my number?']))
    expect(given).toMatch(/07700 900 123/)
  },
)

test("who gives somebody else's number and asks for their own is asked for it", () => {
  const line = "my wife's is 07700 900456, do you have mine as well?"
  const call = callOf([...TO_NAME, 'Jo Hale', line])
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Jo Hale', phone: null } })
  expect(call.card.wants).toContain(line)
})

test.each([
  ['no, 901 not 900', '07700901123'],
  ["it's 07701, not 07700", '07701900123'],
  ['not 900, 910', '07700910123'],
  ["it's nine one oh rather than nine oh oh", '07700910123'],
  ['no, you said 123, it should be 132', '07700900132'],
  ["that's 901 in the middle, not 900", '07700901123'],
  ['a 4, not a 3', '07700900124'],
  ['I said 24, not 23', '07700900124'],
  ['it ends in 4, not 3', '07700900124'],
  ['no, it is 07700 900456, not 07700 900123', '07700900456'],
])('"%s" puts that part of the number right', (line, phone) => {
  expect(callOf([...TO_READ_BACK, line])).toMatchObject({ open: 'phone-confirm', card: { phone } })
})

test.each(['two 3s, not one', "there's only one 0, not two", 'no, 1 not 0'])(
  'which digit "%s" means is not clear, so that she asks for the number again',
  (line) => {
    expect(callOf([...TO_READ_BACK, line])).toMatchObject({ open: 'phone', card: { phone: null } })
  },
)

test('a count of people or of taps puts no digit of the number right', () => {
  const table = ['a table for 2 on Saturday at 7', 'Jo Hale', '07700 900123', "it's 4, not 2"]
  expect(callOf(table, RESTAURANT).card.phone).toBe('07700900123')
  const taps = callOf([...TO_READ_BACK, "yes, and it's 2 taps, not 3"])
  expect(taps.card.phone).toBe('07700900123')
})

test.each([
  "it's for my mum, Jean Barker, her number's 0113 496 0117",
  "it's for my neighbour, Jean Barker, her mobile is 07700 900456",
  "it's for my boss Jean Barker, her number is 07700 900456",
])('the number of the one whom it is for does not stand beside the caller: "%s"', (line) => {
  const call = callOf([...TO_NAME, "I'm Alison", line])
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Alison', phone: null } })
  expect(call.card.wants).toContain(line)
  // Whom to ring is another thing.
  const rung = callOf([...TO_NAME, "I'm Alison", `${line}, so ring her`])
  expect(rung.card.phone).not.toBeNull()
  const only = callOf([...TO_NAME, "I'm Alison", "my mum's number is 0113 496 0117"])
  expect(only.card.phone).toBe('01134960117')
})

test('a caller who looks something up is given time, and one who offers a number is told yes', () => {
  const asked = callOf([...TO_NAME, 'can I check my diary'])
  expect(lastReply(asked)).toMatch(/take your time/)
  expect(lastReply(callOf([...TO_NAME, 'Jo Hale', "can I give you my husband's"]))).toMatch(
    /^Yes, please/,
  )
})

test('half of a postcode is put right before the booking', () => {
  const lines = ['tap repair tomorrow at 11 am', 'Tom Bell', '07700 900123', 'yes', 'LS6 2AB']
  const postcode = (line: string) => callOf([...lines, line]).card.postcode
  expect(postcode("actually it's LS7 not LS6")).toBe('LS7 2AB')
  expect(postcode("it's 2AD not 2AB")).toBe('LS6 2AD')
})

test('a number whose area code comes last is whole, and is no refusal', () => {
  for (const line of [
    "I've no mobile, it's Leeds 496 0123, oh one one three",
    'it is 496 0123 and the code is 0113',
  ])
    expect([line, callOf([...TO_NAME, 'Jo Hale', line]).card.phone]).toEqual([line, '01134960123'])
  const part = callOf([...TO_NAME, 'Jo Hale', "I've not got a mobile, it's 496 0123"])
  expect(part).toMatchObject({ open: 'phone', card: { phone: null } })
})

test('a name put in place of another in the same line is the one that counts', () => {
  const nameOf = (line: string) => callOf([...TO_NAME, line]).card.name
  expect(nameOf('Wee Jim. No, put James Baird')).toBe('James Baird')
  expect(nameOf("It's Sal. Actually, put it under Sally Price")).toBe('Sally Price')
  const call = callOf([
    ...TO_NAME,
    'Simon',
    'it has to be in her name please, Cole, and 07700 900123',
  ])
  expect(call.card).toMatchObject({ name: 'Cole', phone: '07700900123' })
})

test('a surname said again after a spelling, and digits joined by hyphens, are heard once', () => {
  const spelt = callOf([...TO_NAME, "Anja Kowalska, that's A-N-J-A, Kowalska"])
  expect(spelt.card.name).toBe('Anja Kowalska')
  const phone = callOf([
    ...TO_NAME,
    'Jo Hale',
    'Oh-one-one-three, four nine six, oh-one-double-three',
  ])
  expect(phone.card.phone).toBe('01134960133')
})

test('a booking under the name of another keeps it when the caller says who they are', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(
    [
      'Table this Saturday at half six for six',
      'Can it go under her name, Maureen Pickles?',
      "07700 900 584, I'm Julie",
      'yes',
    ],
    { setup },
  )
  expect(call.card.name).toBe('Maureen Pickles')
  expect(call.card.wants).toContain("I'm Julie")
  const changed = callOf([...TO_CONFIRM, 'put it under my mum, Maureen Pickles'])
  expect(changed.card.name).toBe('Maureen Pickles')
})

test('a name that she has not said yet is read back with the booking', () => {
  const day = 'A boiler service on Tuesday at 3:30, it’s Graham Tully, 07700 900605'
  const call = callOf([day, 'yes', 'LS8 2NP'])
  expect(lastReply(call)).toMatch(/LS8 2NP, for Graham Tully\. /)
  expect(lastReply(callOf([...TO_CONFIRM]))).not.toMatch(/for Dave Smith/)
  const other = callOf([...TO_CONFIRM, 'no, the name should be Dave Smythe'])
  expect(lastReply(other)).toMatch(/for Dave Smythe/)
})

test('a name that it should go under is put in place of another at the read-back', () => {
  const call = callOf([
    ...TO_CONFIRM,
    "It's Margaret's name it wants to be under, but yeah book it",
  ])
  expect(call.card).toMatchObject({ name: 'Margaret', booked: null })
  expect(lastReply(call)).toMatch(/for Margaret\. /)
})

test('the name that a booking goes under can be put right', () => {
  const lines = [...TO_NAME, 'put it under my wife, Anna Reed']
  for (const [said, name] of [
    ['Anna Reid, sorry', 'Anna Reid'],
    ["hang on, it's for me, I'm Tom Reed", 'Tom Reed'],
  ] as const)
    expect([said, callOf([...lines, said]).card.name]).toEqual([said, name])
})

test('words to somebody in the room give no name', () => {
  for (const said of ['Oh God, hang on', 'Shush Ben, hang on', "Dave, hold on, I'm on the phone"])
    expect([said, callOf([...TO_NAME, said]).card.name]).toEqual([said, null])
})

test('the name of somebody else is taken, whatever is said of the caller', () => {
  for (const [said, name] of [
    ["Mine or mum's? I'm Sarah Hale, mum's Mrs Joan Hale, put it under hers", 'Joan Hale'],
    ["Well put it under Mum's name, Maureen Tully", 'Maureen Tully'],
    ["Mum's Olive Stead, I'm Ruth, put it under mum but text me", 'Olive Stead'],
    ["I'm Ruth, dad's Frank Stead, can you put it in dad's name", 'Frank Stead'],
    ["My nan's Elsie Stead and I'm Ruth, put nan down", 'Elsie Stead'],
  ] as const)
    expect([said, callOf([...TO_NAME, said]).card.name]).toEqual([said, name])
  const call = callOf([...TO_CONFIRM, "Well it's for Jean Hale, my mum, not me, but yeah"])
  expect(call.card).toMatchObject({ name: 'Jean Hale', booked: null })
})

test('a relative who is spoken of takes no name away', () => {
  for (const said of [
    "I'm Tom Hill, my mum's Joan Hill, I live in her house",
    "it's for Joan Hill, my mum, not me, I'm Tom Hill",
  ])
    expect([said, callOf([...TO_NAME, said]).card.name]).toEqual([said, 'Tom Hill'])
})

test('the name of the one whom a booking is for replaces the caller’s at the read-back', () => {
  for (const line of [
    "No, it's not for me, it's for Jean Lister, my mum",
    "No, it's for my mum, Jean Lister",
  ]) {
    const { open, card } = callOf([...TO_CONFIRM, line])
    expect([line, open, card.name]).toEqual([line, 'confirm', 'Jean Lister'])
  }
})

test('a number that is begun twice is the second', () => {
  const call = callOf([...TO_NAME, 'Mrs Hebblethwaite', '0113 496 0, hang on, 0113 496 0716'])
  expect([call.open, call.card.phone]).toEqual(['phone-confirm', '01134960716'])
})

test('half a postcode beside a place is no whole one', () => {
  const call = callOf([...TO_READ_BACK, 'Yes', 'LS16, up by the ring road'])
  expect(call.card.postcode).toBeNull()
})

test('a place, a dentist or a cat that a booking is for is not the caller’s name', () => {
  for (const line of [
    "No, it's for Kenya",
    "No, it's for Dr Patel please",
    "It's not for me, it's for Bella, my cat",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.name]).toEqual([line, 'Dave Smith'])
})

test('a name that is put right beside a yes is read back again', () => {
  const call = callOf([...TO_CONFIRM, "Well it's for Jean Hargreaves, my mum, but yes please"])
  expect([call.open, call.card.name]).toEqual(['confirm', 'Jean Hargreaves'])
})

test('how to reach the caller, after a yes to the number, keeps the booking', () => {
  const line = 'Yes. Just texts or ring me, no letters'
  const call = callOf([...TO_READ_BACK, line])
  expect([call.open, call.card.outcome]).toEqual(['postcode', null])
  expect(call.card.wants).toContain('no letters')
  expect(callOf([...TO_READ_BACK, 'Yes. Just ring me back about it instead']).open).toBeNull()
})

test('the read-back says the name, where the booking may be for somebody else', () => {
  const lines = ["I'm ringing for my mum, she needs a boiler service", 'Tuesday at 3:30 pm']
  const given = [...lines, "Mum's is Jean Atkinson, I'm Lisa Atkinson", '07700 900123', 'yes']
  expect(lastReply(callOf([...given, 'LS6 1AB']))).toMatch(/, for (?:Jean|Lisa) Atkinson\. Shall/)
})

test('she says that a place is outside the area, even before a long question', () => {
  const area = { outward: ['ZE1'], towns: ['Lerwick'] }
  const told = ['How much is it?', '07700 900123', 'Actually, cancel that', 'The first one, please']
  const call = callOf([...told, 'LS6 1AB', 'no', "I'd like to book a boiler service on Tuesday"], {
    setup: { trade: 'plumber', area },
  })
  expect(repliesOf(call).join(' ')).toContain('outside our area')
})

test('when a caller turns out to be outside the area, the owner still sees the chosen time', () => {
  const chosen = ['Tap repair please', 'Friday after about two', 'Monday at two then']
  const { card } = callOf([...chosen, 'Gemma Ashworth', '07700 900835', 'Yes', 'BS6 5QT'])
  expect(card).toMatchObject({ outcome: 'message', asked: { date: '2026-11-30', time: '14:00' } })
})

test("a name given along with a time is heard, whether it is the caller's or that of whoever comes", () => {
  const daughter = "Ten's fine. Her name's Maureen Platt, I'm her daughter Janet"
  const visit = [
    "it's for my mum, a tenant of yours, her tap's dripping",
    'Thursday morning',
    daughter,
  ]
  expect(callOf(visit, { setup: { trade: 'property-manager' } }).card.name).toBe('Maureen Platt')
  const signed = ['a haircut on Thursday morning', "Half eleven's great. I'm Priya"]
  expect(callOf(signed, { setup: { trade: 'hairdresser' } }).card.name).toBe('Priya')
})

test('she reads back the name that the booking is to go under, whoever rings', () => {
  const table = ['table for eight on Sunday 29 November at half twelve']
  for (const line of [
    "It's my mum's birthday, so put it under Jean Whitlock. I'm Tracey",
    "I'm Diane Marsh, but put the table under Jean Whitlock",
    "Put it under Jean Whitlock, that's my mum, I'm Sally",
  ])
    expect([line, callOf([...table, line], RESTAURANT).card.name]).toEqual([line, 'Jean Whitlock'])
  const other = callOf([...TO_CONFIRM, 'No, it should be under Jean Whitlock, my mum'])
  expect(other.card.name).toBe('Jean Whitlock')
})

test('a booking goes under the name of the relative whom the caller has named before', () => {
  const before = ["It's for my mum, a boiler service Tuesday at 3:30. Her name's Jean Barker"]
  for (const line of [
    "I'm Lisa Fenn. Put it under mum's name",
    "I'm Lisa Fenn, but it's for my mum",
  ]) {
    const call = callOf([...before, line])
    expect([line, call.card.name]).toEqual([line, 'Jean Barker'])
    expect(lastReply(call)).toMatch(/put down Jean Barker\. What's the best number/)
  }
})

test('“will it be” names nobody called Will', () => {
  const call = callOf([...TO_NAME, 'Will it be Sam who comes?'])
  expect([call.card.name, call.open]).toEqual([null, 'name'])
  expect(callOf([...TO_NAME, 'Will Hale']).card.name).toBe('Will Hale')
})

test('“but it’s for my mum” names the one whom the booking is for', () => {
  const call = callOf([...TO_NAME, "I'm Rachel Dunn but it's for my mum, Pat Hollis"])
  expect([call.card.name, call.open]).toEqual(['Pat Hollis', 'phone'])
  const late = callOf([...TO_CONFIRM, "No, for Margaret Fenn, it's my mum's booking"])
  expect([late.card.name, late.open]).toEqual(['Margaret Fenn', 'confirm'])
})

test('a booking under a relative’s name is not booked under the caller’s by the same yes', () => {
  const yes = [...TO_CONFIRM, "Yes please, and it's under Mum's name, Doreen"]
  expect(callOf(yes)).toMatchObject({ open: 'confirm', card: { name: 'Doreen', booked: null } })
  const lease = [...TO_CONFIRM, "Yes please, and the lease is in Mum's name, Doreen Hart"]
  expect(callOf(lease).card.booked).not.toBeNull()
})

test('the patient named at the read-back takes the place of the caller, with the full name given before', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const lines = ['a check-up tomorrow at 3:30 pm']
  const tail = ['07700 900123', 'yes']
  const child = callOf([...lines, 'Ana Wojcik', ...tail, 'Not for me, for Zofia'], dentist)
  expect(child).toMatchObject({ open: 'confirm', card: { name: 'Zofia', booked: null } })
  const patient = callOf([...lines, 'Ana Wojcik', ...tail, 'The patient is Zofia Wojcik'], dentist)
  expect(patient.card.name).toBe('Zofia Wojcik')
  const both = [...lines, "Mine or hers? I'm Alan Prentice, she's Margaret, Margaret Prentice"]
  const wife = callOf([...both, "07700 900123. But the appointment's in Margaret's name"], dentist)
  expect(wife.card.name).toBe('Margaret Prentice')
})

test('of two numbers the caller’s own is read back', () => {
  const line = "I'm on 07700 900412, but Aisha's is 07700 900958, she's the one that's in"
  expect(callOf([...TO_NAME, 'Dave Smith', line]).card.phone).toBe('07700900412')
})

test('the end of a number is put right before the number is whole', () => {
  for (const said of [
    'oh one two one, four nine six, oh five one, no sorry, oh five five one',
    '0121 496 051, no, 0551',
    '0121 496 0551',
  ])
    expect([said, callOf([...TO_NAME, 'Jo Hale', said]).card.phone]).toEqual([said, '01214960551'])
})

test('a number is kept though the caller has no other', () => {
  const said =
    "oh one six three two, nine six oh, four one seven. That's the house phone, I don't bother with a mobile"
  const call = callOf([...TO_NAME, 'Jo Hale', said])
  expect(call).toMatchObject({ open: 'phone-confirm', card: { phone: '01632960417' } })
})

test('the one whom a visit is for is booked, said again or called the patient', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const start = ['a check-up on Monday', 'the first one']
  for (const said of [
    "It's Jean Beckwith, but it's for Hannah, Hannah Beckwith",
    'patient, is Hannah Beckwith',
  ])
    expect([said, callOf([...start, said], dentist).card.name]).toEqual([said, 'Hannah Beckwith'])
})

test('a surname corrected by what it sounds like is corrected', () => {
  const call = callOf([...TO_NAME, 'Jo Tettersall', 'Tattersall, not Tuttersall'])
  expect(call.card.name).toBe('Jo Tattersall')
  expect(callOf([...TO_NAME, 'Cold, very cold']).card.name).toBeNull()
})

test('a spelling leaves out how another word of the name is spelt', () => {
  const call = callOf([...TO_NAME, 'Steph Bairstow. B, A, I, R, S, T, O, W. With a P H on Steph'])
  expect(call.card.name).toBe('Steph Bairstow')
})

test('a name is heard after fillers, with full stops, or as "the name"', () => {
  const start = ['can someone ring me about my bill?']
  for (const [line, name] of [
    ['okay, er, Leanne Cropper. Actually make it Friday', 'Leanne Cropper'],
    ['Gary. Tindall. T I N D A double L', 'Gary Tindall'],
    ["Mobile only. Gary Tindall's the name", 'Gary Tindall'],
  ] as const)
    expect([line, callOf([...start, line]).card.name]).toEqual([line, name])
})

test('the last postcode in a line counts', () => {
  const start = ["my dad's heating has packed in", 'Jo Hale', '07700 900123', 'yes']
  const line = "dad's is LS6, er, 2 J Q, I think, hang on, no, 2 Q J"
  expect(callOf([...start, line]).card.postcode).toBe('LS6 2QJ')
})

test('a short name before the full one is not the name', () => {
  for (const [line, name] of [
    ['Tash, Natasha Bright. B R I G H T', 'Natasha Bright'],
    ["It's Doris, Mrs Ollerenshaw", 'Doris Ollerenshaw'],
  ] as const)
    expect(callOf(['can somebody ring me about a bill', line]).card.name).toBe(name)
})

const TO_POSTCODE = [...TO_READ_BACK, 'Yes'] as const

test('a postcode that is begun again counts from there, and its letters are no name', () => {
  const begun = [...TO_POSTCODE, 'L S six, two no, sorry, L S six, three, A B'] as const
  expect(callOf(begun).card.postcode).toBe('LS6 3AB')
  const call = callOf([...begun, "No, it's L S seven, three R T. R for Robert, T for Tommy"])
  expect(call.card).toMatchObject({ name: 'Dave Smith', postcode: 'LS7 3RT' })
  const asked = callOf([...begun, 'And you have got LS6 3AB for the postcode, have you?'])
  expect(lastReply(asked)).toContain('LS6 3AB')
})

test('"is W, O, J" and "is plus four four" are no questions', () => {
  for (const [lines, said] of [
    [TO_NAME, 'My name is Tomasz Wojcik. Is W, O, J, C, I, K'],
    [
      [...TO_NAME, 'Tomasz Wojcik'],
      'Yes, is plus four four, seven seven double zero, nine hundred, one two six',
    ],
  ] as const)
    expect([said, lastReply(callOf([...lines, said]))]).toEqual([
      said,
      expect.not.stringContaining("don't know"),
    ])
})

test('"that\'s early-ish" is no name', () => {
  const call = callOf([...TO_NAME, "Ooh that's early-ish. It's Priya Nair by the way"])
  expect(call.card.name).toBe('Priya Nair')
})

test('of two numbers, the one that is not denied counts, and the last one said whole', () => {
  for (const [line, phone] of [
    ['Six two one, sorry, not six one two', '07700900621'],
    ["it's 0161 496 0233, not 0161 496 0322", '01614960233'],
  ] as const) {
    const start = [...TO_NAME, 'Tom Hale', 'oh seven seven double oh, nine double oh, six one two']
    expect([line, callOf([...start, line]).card.phone]).toEqual([line, phone])
  }
  for (const [line, phone] of [
    [
      'oh one one three, four nine six, oh one, no, oh double one, seven. 0113 496 0117',
      '01134960117',
    ],
    ['oh one four two two, five double five, one nine, no hang on, two nine four', '01422555294'],
  ] as const)
    expect([line, callOf([...TO_NAME, 'Tom Hale', line]).card.phone]).toEqual([line, phone])
})

test('a surname spelt before the first name, and one "with a double L", are not run together', () => {
  for (const [line, name] of [
    [
      'Zbigniew Wozniak. W, O, Z, N, I, A, K. First name Z, B, I, G, N, I, E, W',
      'Zbigniew Wozniak',
    ],
    ['Siobhan Kelleher, S I O B H A N, Kelleher with a double L', 'Siobhan Kelleher'],
    ["Oh for God's sake. Dave Sutcliffe. I've told you", 'Dave Sutcliffe'],
  ] as const)
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, name])
})

test('the name to put it under may follow both names, and "call me rather" names nobody', () => {
  const start = ['a boiler service on Tuesday at 3:30 pm'] as const
  for (const [lines, name] of [
    [["my mum's Sheila Dobson, and I'm Karen Whitley. Put it under Mum's"], 'Sheila Dobson'],
    [
      ['Karen Whitley', "07700 900533. And the name should be Mum's, Sheila Dobson, for that"],
      'Sheila Dobson',
    ],
    [['Jo Hargreaves', "It's best to call me rather than him, 020 7946 0182"], 'Jo Hargreaves'],
    [
      ['Jo Rather', '020 7946 0182', 'yes', 'LS6 1AB', "No, it's for Mr Hargreaves"],
      'Mr Hargreaves',
    ],
  ] as const)
    expect([lines, callOf([...start, ...lines]).card.name]).toEqual([lines, name])
})

test('a number that begins after "ooh, oh" is a British one', () => {
  const line = 'Mrs Appleyard. My number is, ooh, oh one six three two, nine six oh, four one five'
  expect(callOf([...TO_NAME, line]).card.phone).toBe('01632960415')
})

test('the booking goes under the full name of the son it is for', () => {
  const lines = [
    'a check-up on monday at half past eight',
    'Agnes Nowak',
    '07700 900361',
    'yes',
    'No, the appointment is for Tymon, my son, Tymon Nowak',
  ]
  const at = { setup: { trade: 'dentist' }, now: '2026-11-24T10:40', seed: 5 } as const
  expect(callOf(lines, at).card.name).toBe('Tymon Nowak')
})

test('a booking for a relative is read back in both names', () => {
  const setup = { trade: 'dentist' } as const
  const start = ['a check up please', 'tuesday at 3:30 pm, its for my daughter']
  const back = [...start, 'Hannah Briggs, my daughters called Elsie', '07700 900412', 'yes']
  expect(lastReply(callOf(back, { setup }))).toContain('for Elsie, in the name of Hannah Briggs')
  expect(callOf(back, { setup }).card.name).toBe('Hannah Briggs')
  const hers = callOf([...back, 'its for Elsie not me, can you put her name on it', 'yes'], {
    setup,
  })
  expect(hers.card).toMatchObject({ name: 'Elsie', outcome: 'booked' })
  const mum = ['a check up for my mum', 'tuesday at 3:30 pm', "Jo Hale, her name's Jean Hale"]
  expect(lastReply(callOf([...mum, '07700 900412', 'yes'], { setup }))).toContain(
    'for Jean Hale, in the name of Jo Hale',
  )
  const other = ['a check up please', 'tuesday at 3:30 pm', 'Jo Hale. ask for my brother Lewis']
  expect(lastReply(callOf([...other, '07700 900412', 'yes'], { setup }))).not.toContain('Lewis')
})

test('the number of the house is asked for, and kept beside the postcode', () => {
  const start = TO_CONFIRM.slice(0, -1)
  expect(lastReply(callOf(start))).toContain('house number and postcode')
  for (const line of ['14, LS6 1AB', '14 LS6 1AB', 'LS6 1AB, 14', "number 14 and it's LS6 1AB"]) {
    const { card } = callOf([...start, line])
    expect([line, card.postcode, card.wants]).toEqual([
      line,
      'LS6 1AB',
      expect.stringContaining(line),
    ])
  }
  expect(callOf([...start, 'LS6 1AB']).card.wants).not.toContain('LS6')
})

test('a kind word before a name in small letters is no name', () => {
  for (const line of [
    'ok lovely. karen holroyd',
    'ok great, karen holroyd',
    "that's fine, karen holroyd",
  ])
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, 'Karen Holroyd'])
  const lines = ['Kev', "lol no it's kev, kev doyle. 07700 900766"]
  expect(callOf([...TO_NAME, ...lines]).card).toMatchObject({
    name: 'Kev Doyle',
    phone: '07700900766',
  })
})

test('a kind word before the number of the house loses nothing', () => {
  const line = "oh good, it's 31 and LS6 3BN"
  expect(callOf([...TO_CONFIRM.slice(0, -1), line]).card.wants).toContain(line)
})

test('a relative whom a line names after "actually" is the one who comes', () => {
  const lines = [
    'a check-up tomorrow at 10',
    'the first one',
    'its for my husband actually, Gareth Pugh. im Lisa',
    '07700 900692',
    'yes',
  ]
  const reply = lastReply(callOf(lines, { setup: { trade: 'dentist' } }))
  expect(reply).toContain('for Gareth Pugh, in the name of Lisa')
})

test.each([
  "It's Carol Firth, but can't you just fit her in? She's Mrs Betty Holmes",
  'Carol Firth. Book my mum in please, she is Betty Holmes',
  "I'm Carol Firth but get her booked in, her name's Betty Holmes",
])('a booking on behalf of a relative is for the one who is to be booked in: "%s"', (line) => {
  const lines = [
    "can I book a check-up, I'm ringing on behalf of my mum",
    'Tuesday',
    'the first one',
    line,
  ]
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card.name).toBe('Betty Holmes')
  expect(card.wants).toContain('Carol Firth')
})

test("a visit to a relative's stays in the caller's name", () => {
  const line = "Carol Firth. Fit her in please, she's Betty Holmes"
  expect(callOf(['a tap repair for my mum', 'Tuesday', 'the first one', line]).card.name).toBe(
    'Carol Firth',
  )
})

test.each([
  "It's Norma Pratt. But put it under my dad's name if you would, Wilf Pratt",
  "I'm Norma Pratt but can you put it in my dad's name please, Wilf Pratt",
  "Norma Pratt. Put it under my dad's name though, he's called Wilf Pratt",
])('takes the name of a relative under which the booking goes: %s', (line) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe('Wilf Pratt')
})

test.each([
  ["it's Jean Barker, I'm Alison, her daughter", 'Jean Barker'],
  ["Jean Barker, I'm Alison, her sister", 'Jean Barker'],
  ["it's Jean Barker. I'm her daughter Alison", 'Jean Barker'],
  ["it's Alison Gray, her daughter", 'Alison Gray'],
  ["it's Alison Gray, I'm her neighbour", 'Alison Gray'],
  ['Isla. I-S-L-A Marchetti', 'Isla Marchetti'],
  ['Marchetti. M-A-R-C-H-E-T-T-I', 'Marchetti'],
])('the name that the booking is for is kept whole: %s', (line, name) => {
  const lines = ['a check-up please', 'any time Tuesday', 'the first one', line]
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.name).toBe(name)
})

test.each([
  "yes but it's Jean Barker it wants to be under, not me",
  'yes, but it needs to go under Jean Barker',
  "yeah, only it's Jean Barker the appointment should be under",
])('under whose name it is to be is put right at once at the read-back: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call).toMatchObject({ open: 'confirm', card: { name: 'Jean Barker', booked: null } })
})

test.each([
  "the first one then. it's for Priya",
  'the first one please, for Priya',
  'first one, and its for Priya thanks',
  "the first one, that's for Priya",
])('who a table is for gives its name with the choice of a time: %s', (line) => {
  const call = callOf(['table for 6 on Friday at 7:15', line], RESTAURANT)
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Priya' } })
})

test.each([
  "the first one then. it's for my mum",
  "the first one then. it's for Mum",
  "the first one then, for Priya's birthday",
  "the first one then, it's for Easter",
  "the first one then, it's for Grandma",
  "the first one then, it's for Work",
])('what else a table may be for is no name: %s', (line) => {
  const call = callOf(['table for 6 on Friday at 7:15', line], RESTAURANT)
  expect(call).toMatchObject({ open: 'name', card: { name: null } })
})

test("whom an animal's or a patient's booking is for is no name of the caller", () => {
  for (const trade of ['vet', 'dentist'] as const) {
    const lines = ['a check-up on Tuesday', "the first one then. it's for Priya"]
    expect([trade, callOf(lines, { setup: { trade } }).card.name]).toEqual([trade, null])
  }
})

test.each([
  ["It's for my mum, put it in her name, Jean Barker", 'use mine, 07700 900456. im kelly'],
  ["Put it under mum's name, Jean Barker", "07700 900456, and my name's Kelly"],
  ["Put it under Jean Barker, that's my nan", 'Kelly here, ring me on 07700 900456'],
  ["In me mum's name please, Jean Barker", '07700 900456, this is Kelly by the way'],
  ['In my mums name, Jean Barker', 'its Kelly, 07700 900456'],
])('"%s" stays the name of the booking after "%s"', (under, self) => {
  expect(callOf([...TO_NAME, under, self]).card).toMatchObject({
    name: 'Jean Barker',
    phone: '07700900456',
  })
})

test.each([
  ['no put it in my name, Kelly Dunn', 'Kelly Dunn'],
  ["It's Jean Parker, 07700 900456", 'Jean Parker'],
  ["sorry, my name's Kelly Dunn, put it under me", 'Kelly Dunn'],
])('the name of a booking for somebody else is put right by "%s"', (line, name) => {
  expect(callOf([...TO_NAME, "Put it in mum's name, Jean Barker", line]).card.name).toBe(name)
})

test.each([
  'no its for me dad, Alan Frost, i said. but yeah book it',
  "oh no sorry, it's for my dad, Alan Frost",
  "no it's for my dad actually, Alan Frost",
  'yes but in my dads name, Alan Frost',
  'no, should be under me dad, Alan Frost',
  'not for Dave, for Alan Frost, my dad',
])('at the last read-back "%s" puts the name right', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ name: 'Alan Frost', booked: null })
  expect(lastReply(call)).toMatch(/for Alan Frost\. /)
})

test.each([
  'yes book it, my dad Alan Frost will let him in',
  "yes please, it's for my dad's boiler",
  'yes but ring my dad, Alan Frost, if there is a problem',
])('at the last read-back "%s" leaves the name', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.name).toBe('Dave Smith')
})

test.each([
  '07700 900 834 no sorry 843',
  '07700 900834, wait no, 843 at the end',
  '07700 900834 I mean 843',
])('the last digits are put right at the offers, too: %s', (line) => {
  expect(callOf(['a boiler service', 'today or tomorrow', line]).card.phone).toBe('07700900843')
})

test('a time after the number puts no digits right', () => {
  const lines = ['a boiler service', 'today or tomorrow', '07700 900834 and 1030 please']
  expect(callOf(lines).card.phone).toBe('07700900834')
})

const TO_NAME_OF_MESSAGE = ['can somebody ring me about my bill', 'it was wrong'] as const

test.each([
  "it's fine just now, I'm thinking ahead",
  'champion',
  'mint',
  'nails mostly',
  "i'm ringing round early",
])('what the caller does or thinks is no name: %s', (line) =>
  expect(callOf([...TO_NAME_OF_MESSAGE, line]).card.name).toBeNull(),
)

test.each([
  ['champion, jo hale', 'Jo Hale'],
  ['Jane Champion', 'Jane Champion'],
  ["i'm ian dale", 'Ian Dale'],
])('a name stays one: %s', (line, name) => {
  expect(callOf([...TO_NAME_OF_MESSAGE, line]).card.name).toBe(name)
})

test('a service that the line names whole is no name', () => {
  const services = [{ name: 'Bath and brush', pricePence: 2500, minutes: 30, isBookable: true }]
  const setup = { ...GROOMER.setup, services }
  const nameOf = (line: string) => callOf([...TO_NAME_OF_MESSAGE, line], { setup }).card.name
  expect(nameOf('bath and a brush, yes')).toBeNull()
  expect(nameOf('Kate Bath')).toBe('Kate Bath')
})

test.each([
  ['Baz. Barry Lund for your records', 'Barry Lund'],
  ['Ann Lee for the invoice', 'Ann Lee'],
  ['Ring Sam. Barry Lund for the boiler', null],
])('a name for the papers at the offers is kept: %s', (line, name) => {
  expect(callOf(['a boiler service', 'today or tomorrow', line]).card.name).toBe(name)
})

test.each([
  "yes but don't leave a message, my wife reads my phone",
  "yeah but he picks up my mobile so don't say who you are",
  'correct but never leave a voicemail on that phone',
  "that's right, only dont leave owt on it",
])('who must not hear of the call denies no number: "%s"', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
  expect(call.card.outcome).toBeNull()
  expect(call.card.wants).toContain(line)
})

test.each([
  "no, don't leave a message on it",
  "yes but the end's wrong, and don't leave a message",
  "yes but don't use that number, she reads my phone",
])('a number that is wrong, or not to be used, is still taken back: "%s"', (line) => {
  expect(callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed).toBe(false)
})

test('a house and half a postcode given in the line before are not asked for again', () => {
  const house = callOf([...TO_READ_BACK, "yes, it's 14 Calverton Road"])
  expect(lastReply(house)).toContain('postcode')
  expect(lastReply(house)).not.toContain('house number')
  expect(callOf([...TO_READ_BACK, 'yes, flat 3, 9 Mill Lane, LS6 something']).open).toBe('confirm')
  expect(callOf([...TO_READ_BACK, 'yes, LS6 something']).open).toBe('postcode')
})

test.each([
  'yes. the house is 5 Bank Top, Marple',
  'yes, 5 Bank Top, Marple',
  'Yes. The address is 7 Kirkgate',
  'yes, I live at 2 Hawthorns, Bramley',
])('of an address that is given early she asks only for the postcode: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(lastReply(call)).toContain("What's the postcode there?")
  expect(call.card.wants).toContain(line)
})

test.each([
  'yes, my house is 30 years old',
  "yes. I'm at 9 most days",
  "yes, there's 2 taps at the end",
])('a number of something else is no address: %s', (line) => {
  expect(lastReply(callOf([...TO_READ_BACK, line]))).toContain('house number and postcode')
})

test.each([
  ['Pauline Drew then', 'Pauline Drew'],
  ['Pauline Drew then, but ring her not me', 'Pauline Drew'],
  ["Pauline then, it's for my neighbour though", 'Pauline'],
  ['Right then', null],
  ['Thursday then', null],
])('a name before "then" is taken, and nothing else is: "%s"', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})
