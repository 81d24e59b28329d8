import { expect, test } from 'vitest'
import {
  callOf,
  hear,
  lastReply,
  LETTINGS,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'
import type { Command, Tell } from '../command.ts'
import { plain } from '../text/text.ts'
import { isOthersPhone } from './phones.ts'

type Field = Tell['field']

function told(commands: Command[], field: Field): string | null {
  const found = commands.find((one) => one.kind === 'tell' && one.field === field)
  return found?.kind === 'tell' ? found.value : null
}

test('a number ends with its sentence once it is whole', () => {
  const phone = (text: string) => told(hear(text, { open: 'phone' }), 'phone')
  expect(phone('07700 900123. Nine on Friday is best')).toBe('07700900123')
  expect(phone('07700 900. 12. 3')).toBe('07700900123')
  // An address or a count after it is no part of it.
  expect(phone('07700 900123, 22a Cinder Lane')).toBe('07700900123')
  expect(phone('oh 7700 900 123 5 of us live here')).toBe('07700900123')
  expect(phone('+44 7700 900123, 9 Wharf Street')).toBe('07700900123')
  expect(phone('07700 900 1234 please')).toBeNull()
})

test('a number that begins with "is", or is said wrongly at first, asks nothing', () => {
  for (const text of ['is 07700 900123', 'is 07700 900 1223... sorry, 07700 900123']) {
    const commands = hear(text, { open: 'phone', isBooking: false, isMessage: true })
    expect([text, told(commands, 'phone')]).toEqual([text, '07700900123'])
    expect(commands.filter(({ kind }) => kind === 'ask')).toEqual([])
  }
})

test("a number counts as the caller's whatever it is said to be about, but not as that of a relative", () => {
  const hearing = { open: 'name', isBooking: true } as const
  for (const text of [
    "Mark Dyson 07700 900455, it's the poodle, Coco",
    "Jo Hale, 07700 900455, it's the back door",
    "Jo Hale 07700 900455 it's my old Fiesta",
  ])
    expect([text, told(hear(text, hearing), 'phone')]).toEqual([text, '07700900455'])
  for (const text of ["Jo Hale, 07700 900455, it's my wife", "07700 900455, it's the tenant's"])
    expect([text, isOthersPhone(plain(text))]).toEqual([text, true])
})

test.each([
  ['Kieran Walsh. Flat 3 Carlton Mill. 07700 900633', 'Kieran Walsh'],
  ['07700 900633, Kieran Walsh, flat 3 Carlton Mill in Sowerby', 'Kieran Walsh'],
  ['07700 900633 Kieran Walsh, flat 3 Carlton Mill', 'Kieran Walsh'],
  ['Jo Hale, 4 Mill Lane. Tom Pike is the tenant, 07700 900633', 'Jo Hale'],
  ['07700 900633, Carlton Mill', null],
])('a name is heard around an address and a number: "%s"', (text, name) => {
  const more = { open: null, isBooking: false, isMessage: true } as const
  expect(told(hear(text, more, 'property-manager'), 'name')).toBe(name)
})

test.each([
  ['name', 'Mrs Blackwell. Are you going to charge me again for it?', 'Mrs Blackwell'],
  ['name', "Mark Dyson. You'll see me again soon", 'Mark Dyson'],
  ['about', "Mrs Blackwell. My tap's dripping again", 'Mrs Blackwell'],
  ['about', 'Jo Hale. I need a new tap', 'Jo Hale'],
  ['about', "Mill Lane. My tap's dripping", null],
  ['name', 'tell me again', null],
] as const)('at the question for the %s "%s" gives the name %s', (open, text, name) => {
  const more = { open, isBooking: false, isMessage: true } as const
  expect(told(hear(text, more), 'name')).toBe(name)
})

test('"oh" is a nought only where digits are said', () => {
  for (const [text, phone] of [
    ['Oh, right, it is 0114 496 0731', '01144960731'],
    ['oh 07700 900481', '07700900481'],
    ['Oh. 0114 496 0731', '01144960731'],
    ['07700 900481. Oh and the bell is broken', '07700900481'],
    ['07700 900481, oh, one more thing', '07700900481'],
    ['oh seven seven double oh nine oh oh four eight one', '07700900481'],
    ['oh, seven, seven, oh, oh, nine, oh, oh, four, eight, oh', '07700900480'],
    ['plus double four one one four four nine six oh seven three oh', '01144960730'],
  ] as const) {
    expect([text, told(hear(text, { open: 'phone' }), 'phone')]).toEqual([text, phone])
  }
})

test('a name may come with the answer to another question', () => {
  for (const [text, open, name] of [
    ['quarter past two please. Farida Noor', 'slot', 'Farida Noor'],
    ["two then. It's Colin Mabey, and the gate sticks", 'slot', 'Colin Mabey'],
    ["that'll do. Colin Mabey, 07700 900481", 'slot', 'Colin Mabey'],
    ['yeah go on. farida noor 07700 900481', 'take-message', 'Farida Noor'],
    ["yes. it's Mrs Mabey, Jean Mabey", 'take-message', 'Mrs Jean Mabey'],
    ['Old Joe. Joe Pike', 'name', 'Joe Pike'],
    ['Mrs Mabey, M A B E Y, Jean', 'name', 'Mrs Jean Mabey'],
    ['Imran Qadir, 14a Beech Terrace', 'take-message', 'Imran Qadir'],
    ['yes please, Imran Qadir, flat 6 Kiln Court', 'take-message', 'Imran Qadir'],
    ['sal whitaker, unit 7 canal wharf, 07700 900481', 'name', 'Sal Whitaker'],
    ['monday at two. Lesley Firth, can my lad come', 'slot', 'Lesley Firth'],
    ["the first. Lesley Firth, and the pony's called Duke", 'slot', 'Lesley Firth'],
    ["half ten. it's only me, Lesley Firth and Duke", 'slot', 'Lesley Firth'],
    ['me, Lesley Firth, and my husband', 'slot', 'Lesley Firth'],
    ['the later one. just put Nadia', 'slot', 'Nadia'],
    ['Put Bernard, Bernard Tully', 'name', 'Bernard Tully'],
    ["aye, take a message. Nadia, I'm on 07700 900481", 'take-message', 'Nadia'],
    // These are no names.
    ['07700 900481, 14 Beech Lane', 'name', null],
    ['Rowan House, do I need to bring anything?', 'slot', null],
    ['two please. Use the back door', 'slot', null],
    ["three. It's on Mill Lane, Beeston", 'slot', null],
    ["It's Orchard Close, the one with the red door", 'slot', null],
    ['the works mobile 07700 900481', 'slot', null],
    ['half ten. Cocker Spaniel', 'slot', null],
    ['Fiat Panda, 65 plate', 'slot', null],
    ['Yes. West Park', 'postcode', null],
    ['a viewing please. Tall Trees', 'service', null],
  ] as const) {
    expect([text, told(hear(text, { open, isBooking: open !== 'service' }), 'name')]).toEqual([
      text,
      name,
    ])
  }
})

test('a name is corrected at any question, and stays when another person is named', () => {
  for (const [text, name, right] of [
    ["my name isn't Right! Colin Mabey. And the number's fine", 'Right', 'Colin Mabey'],
    ['Farida Noor, not just Noor', 'Noor', 'Farida Noor'],
    ['no, Farida Noor not Farida Moor', 'Farida Moor', 'Farida Noor'],
    ["it's Mabey, M A B E Y", 'Colin Maybe', 'Colin Mabey'],
    ["yes but it's Farida Noor, not Farida Moor", 'Farida Moor', 'Farida Noor'],
    ['or try my husband. Colin Mabey, 07700 900481', 'Farida Noor', null],
  ] as const) {
    for (const open of ['phone-confirm', 'postcode', 'confirm'] as const) {
      const found = hear(text, { open, name, phone: '07700900481' })
      expect([text, open, told(found, 'name')]).toEqual([text, open, right])
    }
  }
})

test('the name of somebody else is never the name of the caller', () => {
  for (const text of [
    "her name's Beryl Ince",
    "my lad's name is Otis",
    "the cat's Biscuit",
    'Biscuit is the cat',
    "our tenant's called Ravi Sood",
    "it's for my uncle, Walter Ince",
    "It's my nan Beryl",
    'Beryl Ince is her name',
  ])
    for (const open of ['name', 'phone', 'slot'] as const)
      expect([text, open, told(hear(text, { open }), 'name')]).toEqual([text, open, null])
})

test('what callers say of themselves is their name, whatever was asked', () => {
  for (const [text, known, name] of [
    ["Biscuit. No, the cat's Biscuit, I'm Nell", null, 'Nell'],
    ["Walter Ince, that's my uncle, I'm Nell Ince", null, 'Nell Ince'],
    ["half ten. It's for Walter Ince, I'm Nell", null, 'Nell'],
    ["I'm Nell, his niece", null, 'Nell'],
    ["it's his niece Nell", null, 'Nell'],
    ["I'm the tenant, Ravi Sood", null, 'Ravi Sood'],
    ["the tenant is Ravi and mine's Nell", null, 'Nell'],
    ["half ten. It's Nell and Walter Ince", null, 'Nell and Walter Ince'],
    ["no, I'm his niece Nell, ring me", 'Walter Ince', 'Nell'],
    ["it's Nell you should ring, I'm his niece", 'Walter Ince', 'Nell'],
    ["it's Nell, not Nelly", 'Nelly Ince', 'Nell Ince'],
    ["I'm Nell", 'Nell Ince', null],
    ["it's Ravi you should ring", 'Nell Ince', null],
    ["I'm Polish, so speak slowly", null, null],
    ["it's Selby, not Goole", 'Nell Ince', null],
  ] as const)
    for (const open of ['slot', 'phone', 'postcode'] as const)
      expect([text, open, told(hear(text, { open, name: known }), 'name')]).toEqual([
        text,
        open,
        name,
      ])
})

test('a first name after a title, or the way to write a name, is part of the name', () => {
  for (const [text, name] of [
    ['Mrs Ince. Nell.', 'Mrs Nell Ince'],
    ['Mrs Ince. Please.', 'Mrs Ince'],
    ['Nell Sharpe, with an E', 'Nell Sharpe'],
    ['Half ten. Nell Sharpe, with an E', 'Nell Sharpe'],
  ] as const)
    expect([text, told(hear(text, { open: 'slot' }), 'name')]).toEqual([text, name])
})

test('a spelling corrects the name beside it and drops no part of it', () => {
  for (const [text, name] of [
    ['Nia Pugh. N-I-A, P-U-G-H', 'Nia Pugh'],
    ['Neah Pew, N I A, P U G H', 'Nia Pugh'],
    ['Nia, N-I-A, Pugh, P-U-G-H', 'Nia Pugh'],
    ['first name N-I-A, surname P-U-G-H', 'Nia Pugh'],
    ['N-I-A, P-U-G-H', 'Nia Pugh'],
    ['Femi Adeyinca, A-D-E-Y-I-N-K-A', 'Femi Adeyinka'],
    ["half ten. I'm Femi Adeyinka, A-D-E-Y-I-N-K-A", 'Femi Adeyinka'],
    ["half ten. Femi Adeyinca, that's A-D-E-Y-I-N-K-A", 'Femi Adeyinka'],
    ['Ross Tunnel. T-U-N-N-E, double L', 'Ross Tunnell'],
    ['Kev, K-E-V, I said', 'Kev'],
    ['Mrs Lowry, L O W E R Y', 'Mrs Lowery'],
  ] as const)
    expect([text, told(hear(text, { open: 'name' }), 'name')]).toEqual([text, name])
})

test('of two numbers the caller gets their own, and the owner the other', () => {
  for (const line of [
    "I'm on 0113 496 0144, and the tenant's Ravi on 07700 900655",
    "my husband Walter's on 07700 900655 and I'm on 0113 496 0144",
    "the keyholder's Mrs Sood, on 07700 900655, mine's 0113 496 0144",
  ]) {
    const { card } = callOf([...TO_NAME, 'Nell Ince', line])
    expect([line, card.name, card.phone]).toEqual([line, 'Nell Ince', '01134960144'])
    expect(card.wants).toContain(line)
  }
  const only = "my husband's out so ring me on 07700 900655"
  expect(callOf([...TO_NAME, 'Nell Ince', only]).card.phone).toBe('07700900655')
})

test('she says a name back once it is spelt or completed, and notes the names of others', () => {
  const reply = (...lines: string[]) => lastReply(callOf([...TO_NAME, ...lines]))
  expect(reply('Nia Pew, P-U-G-H')).toMatch(/^Thanks, Nia Pugh\. .*number/)
  expect(reply('Nia Pew', 'P-U-G-H')).toMatch(/^Thanks, Nia Pugh\. .*number/)
  expect(reply('Nia Pugh', 'Pugh, P-U-G-H')).toMatch(/^Thanks, Nia Pugh\. .*number/)
  expect(reply('Nia', 'Nia Pugh')).toMatch(/^Thanks, Nia Pugh\. .*number/)
  const other = callOf([...TO_NAME, "the cat's Biscuit"])
  expect(other).toMatchObject({ open: 'name', card: { name: null } })
  expect(other.card.wants).toContain('Biscuit')
  expect(lastReply(other)).toMatch(/noted/)
})

test('a name takes no yes or thanks away, nor they the name', () => {
  const offered = ["I'd like a boiler service", 'Tuesday before nine'] as const
  expect(callOf(offered).open).toBe('slot')
  expect(callOf([...offered, "yes please, I'm Nell Ince"])).toMatchObject({
    open: 'phone',
    card: { name: 'Nell Ince', asked: { time: '08:00' } },
  })
  expect(callOf([...TO_NAME, 'Nell Ince, thanks']).card.name).toBe('Nell Ince')
  expect(callOf([...TO_NAME, 'Lovely, many thanks']).card.name).toBeNull()
})

test('an everyday word is never a name', () => {
  for (const text of [
    'do I have to put it in writing',
    'is that done under warranty',
    'aye',
    'aye, that will be grand',
    'you can put me down as interested',
  ]) {
    expect([text, told(hear(text, { open: 'take-message' }), 'name')]).toEqual([text, null])
  }
  expect(told(hear('put it under jones please', { open: 'slot' }), 'name')).toBe('Jones')
})

test('a "no" about something else does not deny the number', () => {
  for (const [text, kind] of [
    ["yes. Is there parking, I've no permit", 'yes'],
    ['Yes, and no calls before nine', 'yes'],
    ["yep but don't use the side gate", 'yes'],
    ["I've no lift here. And yes that number's right", 'yes'],
    ["yes that's my mobile, use mine not mum's", 'yes'],
    ["yeah it's mine not my husband's", 'yes'],
    ["yes that's my mobile not the landline", 'yes'],
    ['aye, use that one and not his', 'yes'],
    ['yes but not that one', 'no'],
    ['yes but use the landline not my mobile', 'no'],
    ["no that's my mum's, not mine", 'no'],
    ["no, that's right", 'yes'],
    ["yes it's right but my name's wrong", 'yes'],
    ['no', 'no'],
    ['yeah no', 'no'],
    ['yes. no wait', 'no'],
    ["that isn't my number", 'no'],
    ["the last bit's not right", 'no'],
    ['no double seven', 'no'],
    ['no rush with any of it', null],
  ] as const) {
    const found = hear(text, { open: 'phone-confirm', phone: '07700900481', name: 'Jo' })
    const answer = found.find((one) => one.kind === 'yes' || one.kind === 'no')?.kind ?? null
    expect([text, answer]).toEqual([text, kind])
  }
})

test('only the number of guests is counted, and the last one said', () => {
  for (const [text, party] of [
    ['we would be eight, no, nine with my nan', '9'],
    ['a table for four, sorry, five', '5'],
    ['there are five of us, two of us have nut allergies', '5'],
    ['two of us were sick after it', null],
    ['can you fit three more of us in', null],
    ['make it two extra please', null],
  ] as const) {
    const found = hear(text, {}, 'restaurant')
    expect([text, told(found, 'party')]).toEqual([text, party])
    expect([text, found.some((one) => one.kind === 'tell-when')]).toEqual([text, false])
  }
})

test('guests on top of the party are passed on', () => {
  for (const text of ['there are three more of us now', 'and another two people']) {
    expect([text, hear(text, {}, 'restaurant').map(({ kind }) => kind)]).toEqual([
      text,
      ['several'],
    ])
  }
})

test('a number with one digit too many is said to be so, and is no time', () => {
  const lines = [...TO_NAME, 'Jo Hale']
  const call = callOf([...lines, 'oh one one three four nine six oh one two three four'])
  expect(lastReply(call)).toMatch(/one digit too/)
  expect(call.card.asked).toEqual(callOf(lines).card.asked)
  expect(callOf([...lines, '0113 496 01230', '0113 496 0123']).card.phone).toBe('01134960123')
})

test('hesitation between the characters of a postcode is no part of it', () => {
  const postcode = (line: string) =>
    callOf([...TO_READ_BACK, 'yes', line], { setup: { trade: 'plumber' } }).card.postcode
  expect(postcode('LS6 2 er, hang on, 2 B D')).toBe('LS6 2BD')
  expect(postcode('L S 6 um 2 erm B D')).toBe('LS6 2BD')
  expect(postcode('LS6 2BB, no sorry, 2BD')).toBe('LS6 2BD')
  expect(postcode('LS6 2 ER')).toBe('LS6 2ER')
})

test('a name is taken after a title, and put right by its spelling or by what it is not', () => {
  for (const [text, open, known, name] of [
    ["Mrs. Noor, two o'clock is fine", 'slot', null, 'Mrs Noor'],
    ["it's Dr Mabey actually", 'confirm', 'Colin', 'Dr Mabey'],
    ['it is Dr. Mabey', 'name', null, 'Dr Mabey'],
    ["it's Faridah F A R I D A H", 'name', null, 'Faridah'],
    ["Jo Reid, that's J O R E I D", 'name', null, 'Jo Reid'],
    ['No, Faridah. F A R I D A H', 'phone', 'Farida Noor', 'Faridah Noor'],
    ["no, it's faridah, not farida", 'confirm', 'Farida Noor', 'Faridah Noor'],
    ["it's stopped", 'name', null, null],
    ["no, it's not Farida", 'confirm', 'Farida Noor', null],
    ['Dr Mabey, if he is in on Friday', 'slot', null, null],
  ] as const) {
    expect([text, told(hear(text, { open, name: known }), 'name')]).toEqual([text, name])
  }
})

test('the last digits of a number, said again in the same breath or at its read-back, replace the first ones', () => {
  const after = [...TO_NAME, 'Dave Smith'] as const
  for (const line of [
    '07700 900456. Sorry, 465.',
    '07700 900456, no, hang on. It is 465, not 456',
    "oh double seven double oh, nine hundred, four five six, I mean four six five. That's it",
    '07700 900456, sorry, 900465 at the end',
  ])
    expect([line, callOf([...after, line]).card.phone]).toEqual([line, '07700900465'])
  for (const line of ['I mean four six five', "No, it's 465", '465 I said', 'sorry, 465'])
    expect([line, callOf([...after, '07700 900456', line]).card.phone]).toEqual([
      line,
      '07700900465',
    ])
  for (const line of [
    '07700 900456. Sorry, is seven too late?',
    '07700 900456, flat 465',
    '07700 900456. 10-4',
    "07700 900456. Actually, it's 465 Mill Lane",
  ])
    expect([line, callOf([...after, line]).card.phone]).toEqual([line, '07700900456'])
})

test('a number that is too long is called so, whatever else its line says', () => {
  const call = callOf([
    "I'm not happy, nobody has rung me back",
    'Dave Smith',
    "I'm on 0113 496 01230, but don't ring before ten",
  ])
  expect(call.card.phone).toBeNull()
  expect(lastReply(call)).toMatch(/one digit too/)
})

test('no name is taken from an address or from what the weather is like', () => {
  const name = (text: string) => told(hear(text, { open: 'service' }), 'name')
  for (const text of [
    "Hi it's Flat 2, 9 Mill Lane, the boiler's gone",
    "It's Unit 4 on the estate",
    "my boiler's off and it's freezing in here",
    "It's boiling in here",
  ])
    expect([text, name(text)]).toEqual([text, null])
  const asked = told(hear("It's 07700 900123, Zofia", { open: 'name' }), 'name')
  expect(asked).toBe('Zofia')
})

test('neither a feast day nor "neither" is a name, and a title before one is', () => {
  const name = (text: string, more = {}) => told(hear(text, { isBooking: false, ...more }), 'name')
  expect(name("No, it's Boxing Day we want")).toBeNull()
  expect(name("it's Christmas Eve", { open: 'name' })).toBeNull()
  expect(name('neither. A lease', { open: 'name' })).toBeNull()
  expect(name("Tilly's poorly, so cancel her for today, Miss Okafor")).toBe('Miss Okafor')
  expect(name('can I speak to the manager, Mrs Okafor')).toBeNull()
})

test("a name before one of the family is the caller's", () => {
  const name = told(hear('yes. Ms Bea Cole, dad is Len Cole', { open: 'take-message' }), 'name')
  expect(name).toBe('Ms Bea Cole')
})

test('the other of two numbers, or the area code after the rest, makes the number whole', () => {
  const notes = "07700 900655 but it's nearly dead / try my lad on 07700 900482"
  const other = (text: string) =>
    told(hear(text, { open: 'phone-confirm', phone: '07700900655', notes }), 'phone')
  expect(other('no, the other one, 482')).toBe('07700900482')
  expect(other('the other number please')).toBe('07700900482')
  expect(other('the other one, 555')).not.toBe('07700900482')
  const phone = (text: string) => told(hear(text, { open: 'phone' }), 'phone')
  expect(phone("496 0731. It's 0114 for Sheffield")).toBe('01144960731')
  expect(phone('Holt 870 455, and the code is 01263')).toBe('01263870455')
})

test('the last spelling counts, and a count of letters is no part of it', () => {
  const name = (text: string, more = {}) => told(hear(text, { open: 'name', ...more }), 'name')
  expect(name("Alan Fenner, two f's, no, one f, F E N N E R")).toBe('Alan Fenner')
  expect(name('Karin Boyle, C A R I N, no, sorry, K A R I N')).toBe('Karin Boyle')
  const again = (text: string, known: string) => name(text, { open: 'phone', name: known })
  expect(again('no, Philip, one L', 'Phillip Marsh')).toBe('Philip Marsh')
  expect(again("it's Anne with an e", 'Ann Marsh')).toBe('Anne Marsh')
  expect(again('Browne with an e', 'Ann Brown')).toBe('Ann Browne')
  expect(again('just the one T! Pratley. 07700 900123', 'Jo Prattley')).toBe('Jo Pratley')
  expect(again('no, ring my lad Dan on 07700 900123', 'Dean Marsh')).toBeNull()
})

test('a booking that is put under a relative has the name of the relative', () => {
  for (const line of [
    'Rob Hale, but put it under my mam, Joan Hale',
    "put it in my gran's name, Joan Hale",
  ])
    expect(callOf(['a tap repair', 'Tuesday', 'the first', line]).card.name).toBe('Joan Hale')
})

test("a name is put in place of another's, or of a relative's that the caller gave before", () => {
  const visit = ["I'd like a boiler service for my dad, Ronald Sykes", 'Tuesday at 3:30 pm']
  const named = [...visit, "Me? I'm Carol Sykes, but put it under dad's name"]
  expect(callOf(named).card.name).toBe('Ronald Sykes')
  for (const line of ["No, put Ronald Sykes, it's his house", 'Actually, put Ronald Sykes'])
    expect([line, callOf([...TO_CONFIRM, line]).card.name]).toEqual([line, 'Ronald Sykes'])
  const couple = "I'm Rachel but it'd be under their name, Mr and Mrs Okafor"
  expect(callOf([...visit.slice(1), couple]).card.name).toBe('Mr and Mrs Okafor')
  for (const line of [
    'the house is in his name',
    'put Ronald Sykes in the picture, he knows the house',
    'For the card, put Love Jane',
  ])
    expect([line, callOf([...visit, 'Carol Sykes', line]).card.name]).toEqual([line, 'Carol Sykes'])
  const two = "I'd like a boiler service. My mum's Ann Hart and my dad's Tom Hart"
  expect(callOf([two, 'Tuesday at 3:30 pm', 'put it under her name']).card.name).toBeNull()
  expect(callOf([...TO_NAME, "It's under Ann Hart, that's mum"]).card.name).toBe('Ann Hart')
})

test('praise before a name is none', () => {
  for (const line of ["Lovely, that's Steve Hargreaves", "Perfect. It's Steve Hargreaves"])
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, 'Steve Hargreaves'])
})

test('the name of a service is no name', () => {
  for (const line of ["It'd be GCSE", "It'd be A-level, for my lad"]) {
    const { card } = callOf(['Have you any slots Wednesday?', line], { setup: { trade: 'tutor' } })
    expect([line, card.name]).toEqual([line, null])
    expect(card.service).toMatch(/maths/)
  }
})

test('a second number is noted for the owner', () => {
  const { card } = callOf([
    ...['a tap repair', 'Tuesday', 'the first', 'Jo Hale'],
    '07700 900123, or he is on 0113 496 0221 if I miss it',
  ])
  expect(card.phone).toBe('07700900123')
  expect(card.wants).toContain('0113 496 0221')
})

test('a name beside a role, a denied name or a shorter form is taken whole', () => {
  for (const [line, name] of [
    ["I'm not Mr Lund, I'm the letting agent, Carys Pope", 'Carys Pope'],
    ["I'm the neighbour at number 12, Ivor Stead", 'Ivor Stead'],
    ['Not Rhona, Rowena. Rowena Lisle', 'Rowena Lisle'],
    ['Gaz, Gareth Pugh', 'Gareth Pugh'],
    ['Liv, L I V. Liv Strand', 'Liv Strand'],
    ["They call me Kit but it's Christine Moss", 'Christine Moss'],
    ["My surname's Okafor. Ngozi", 'Ngozi Okafor'],
    ['Marcus. Surname Bell', 'Marcus Bell'],
  ])
    expect([line, told(hear(line ?? '', { open: 'name' }), 'name')]).toEqual([line, name])
})

test('a number may be dictated in pieces, and she says how far she has got', () => {
  const start = [...TO_NAME, "It's Dave Smith"]
  for (const pieces of [
    ['oh seven seven', 'double oh nine', 'double oh one two three'],
    ['double oh seven', 'sorry, oh seven seven double oh', 'nine hundred one two three'],
    ['07700', 'then 900', '123'],
  ]) {
    const call = callOf([...start, ...pieces])
    expect(call).toMatchObject({ card: { phone: '07700900123' }, open: 'phone-confirm' })
  }
  expect(lastReply(callOf([...start, 'oh one one three', 'four nine six']))).toContain('0113 496')
  // "One" before a number is no digit of it, and a number after a yes replaces the first.
  const other = callOf([...TO_READ_BACK, 'yep. Actually no, try the work one 0113 496 0123'])
  expect(other).toMatchObject({ card: { phone: '01134960123' }, open: 'phone-confirm' })
  const second = callOf([...TO_READ_BACK, 'yes, and 0113 496 0123 as a backup'])
  expect(second.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
})

test('who asks why she needs a detail is told, and may refuse it', () => {
  for (const line of ['do you really need my name?', 'what do you want my name for?']) {
    const call = callOf([...TO_NAME, line])
    expect([line, lastReply(call), call.open]).toEqual([
      line,
      expect.stringMatching(/get back to you/),
      'name',
    ])
  }
  const lines = [...TO_NAME, 'Dave Smith', 'is a number compulsory?']
  expect(lastReply(callOf(lines))).toMatch(/get back to you/)
  expect(callOf([...lines, 'no, sorry'])).toMatchObject({ card: { phone: null }, open: 'postcode' })
})

test('the name of a caller in danger is on the card', () => {
  for (const [line, name] of [
    ["I'm Moira and I can smell gas", 'Moira'],
    ["Ravi here, there's smoke coming out of the fuse box", 'Ravi'],
    ["Hello, it's Moira, there's a strong smell of gas", 'Moira'],
    ["It's Moira Webb, my husband won't stop bleeding", 'Moira Webb'],
    ["Moira Webb, my wife has collapsed and she's not breathing", 'Moira Webb'],
    ["It's Alan, he's not breathing", null],
    ["It's Alan Webb, my husband, he's collapsed and he's not breathing", null],
    ["I'm Diabetic and my chest hurts", null],
  ])
    expect([line, callOf([line ?? '']).card.name]).toEqual([line, name])
})

test('what is said of the patient instead of a name is no name', () => {
  for (const line of ['since yesterday', 'both legs', 'worse today'])
    expect([
      line,
      callOf(["my dog's limping", line], { setup: { trade: 'vet' } }).card.name,
    ]).toEqual([line, null])
})

test('a plea is no name, two letters spell one, and an everyday word may be a surname', () => {
  const asked = { open: 'name', isBooking: true, hasService: true } as const
  const named = (line: string) => hear(line, asked).filter((one) => one.kind === 'tell')
  expect(named("I'm begging you")).toEqual([])
  expect(named('Jo. J-O')).toEqual([{ kind: 'tell', field: 'name', value: 'Jo' }])
  expect(named('An Le')).toEqual([{ kind: 'tell', field: 'name', value: 'An Le' }])
})

test('a correction after the number, or with a yes to it, is taken', () => {
  const said = callOf([...TO_NAME, 'Jo Hale', '07700 900916 no nine one seven sorry'])
  expect(said.card.phone).toBe('07700900917')
  const agreed = callOf([...TO_NAME, 'Jo Hale', '07700 900916', 'yeah nine one seven'])
  expect(agreed.card).toMatchObject({ phone: '07700900917', isPhoneConfirmed: false })
  const same = callOf([...TO_NAME, 'Jo Hale', '07700 900916', 'yeah nine one six'])
  expect(same.card.phone).toBe('07700900916')
})

test('a part of a month is no name, and a first name said again to spell it stays one', () => {
  const card = (line: string) => callOf(["I'd like a boiler service", line]).card
  expect(card("Mid January. I'm away till then").name).toBeNull()
  expect(callOf([...TO_NAME, 'amir gill amir a m i r']).card.name).toBe('Amir Gill')
})

test('a caller who asks whether the number is needed is still asked for it', () => {
  expect(callOf([...TO_NAME, 'Jo Hale', 'do you have to have it']).open).toBe('phone')
})

test('a name to put it under is no question, and the owner of the house is not the caller', () => {
  const call = callOf([...TO_NAME, 'put it under Bell'])
  expect(call.card.name).toBe('Bell')
  expect(repliesOf(call).at(-1)).not.toContain("don't know")
  const house = "house is in my husband's name, Tom Hart"
  expect(callOf([...TO_NAME, house]).card.name).toBeNull()
  expect(callOf([...TO_NAME, `Jo Hart, ${house}`]).card.name).toBe('Jo Hart')
})

test('a name spelt in a sentence of its own, and the parent who rings, are heard', () => {
  const name = (line: string) => callOf([...TO_NAME, line]).card.name
  expect(name("Isobel. I-S-O-B-E-L. Grant. There's four of us.")).toBe('Isobel Grant')
  expect(name("Dawn Pearson. P-E-A-R-S-O-N. She's Ellie.")).toBe('Dawn Pearson')
  expect(name('jake purvis, im kelly')).toBe('Kelly')
  expect(name("Jake Purvis, I'm his mum Kelly")).toBe('Kelly')
  expect(name("Pete Hannaford, I'm Pete")).toBe('Pete Hannaford')
})

test('two people, two forms of a name and an address are kept apart', () => {
  const name = (line: string) => callOf([...TO_NAME, line]).card.name
  expect(name("Me or the rabbit? I'm Natalie Crossfield. Biscuit Crossfield, I suppose.")).toBe(
    'Natalie Crossfield',
  )
  expect(name("Bev Thackray. It'll be under Beverley.")).toBe('Bev Thackray')
  expect(name('Derek. Derek Holroyd.')).toBe('Derek Holroyd')
  expect(callOf(["I'm the tenant at flat nine, Tannery Court"]).card.name).toBeNull()
})

test('a number is confirmed after what it is, and put right after "I\'ve said it wrong"', () => {
  const bakery = "That's the bakery, yes. Let it ring, I might be up to my elbows."
  expect(callOf([...TO_READ_BACK, bakery]).card.isPhoneConfirmed).toBe(true)
  const said = callOf([
    ...TO_NAME,
    'Jo Hale',
    '07700 900712',
    "No, I've said it wrong. It's seven two one.",
  ])
  expect(said.card.phone).toBe('07700900721')
})

test('a number is whole, though the caller looks for the rest of it', () => {
  const said =
    "Oh double seven double oh... hang on, it's a new one... nine double oh, one five nine."
  expect(callOf([...TO_NAME, 'Jo Hale', said]).card.phone).toBe('07700900159')
})

test('a number with "double-seven" is whole', () => {
  const said = "It's oh double-seven double-oh, nine double-oh, one four two."
  expect(callOf([...TO_NAME, 'Jo Hale', said]).card.phone).toBe('07700900142')
})

test('how callers feel is no name, and a number beside a name is no address', () => {
  expect(callOf(['my toilets leaking, im frantic']).card.name).toBeNull()
  const lane = callOf(["It's Emma Lane, my number is 07700 900123, I need a tap fixing"])
  expect(lane.card.name).toBe('Emma Lane')
  expect(callOf(["It's Kelly Shaw I want to book a boiler service"]).card.name).toBe('Kelly Shaw')
})

test('an hour that takes an offer changes no postcode', () => {
  const call = callOf(['My tap drips', 'LS6 8AB', 'Friday', 'so 12 please'])
  expect(call.card.postcode).toBe('LS6 8AB')
  expect(call.card.asked.time).toBe('12:00')
})

test('half a postcode is put right at the offers too', () => {
  const call = callOf(['My tap drips', 'LS6 8AB', 'Friday', "it's 7AB"])
  expect(call.card.postcode).toBe('LS6 7AB')
})

test('"no, I tell a lie" and the last digits beside a yes correct a number', () => {
  const start = [...TO_NAME, 'Jo Hale']
  const lie = '0113 496 oh eight one seven. No, I tell a lie, oh eight seven one.'
  expect(callOf([...start, lie]).card.phone).toBe('01134960871')
  const beside = callOf([...start, '0113 496 0817', 'Eight seven one, yes.'])
  expect(beside.card).toMatchObject({ phone: '01134960871', isPhoneConfirmed: false })
})

test('a number that lacks its last digit is completed, and not taken as it is', () => {
  const lines = ['Can I leave a message? My tap drips', 'Edith Lumb'] as const
  const short = callOf([...lines, '0113 496 027'])
  expect(short.card.phone).toBeNull()
  for (const said of [
    ['0113 496 027', "there's a five on the end, love"],
    ['0113 496 027', "No, there's a five on the end. 0113 496 0275"],
    ['0113, 496, 0 2 7, er, 5'],
    ['0113 496 0273', 'no, it ends in a five, 0113 496 0275'],
  ])
    expect([said, callOf([...lines, ...said]).card.phone]).toEqual([said, '01134960275'])
  expect(callOf([...lines, '0113 496 02755', 'no, it ends 57']).open).toBe('phone')
})

test('last digits that are said twice are the same digits', () => {
  const lines = ['Can I leave a message? My tap drips', 'Tom Ashdown'] as const
  const said = "It's 07700 900 205. No sorry, 250, two five oh at the end"
  expect(callOf([...lines, said]).card.phone).toBe('07700900250')
})

test.each([
  'No its 427, I never get that right',
  'no sorry its four two seven, i get them muddled',
  "nah, it's 4 2 7 on t'end love",
  'no 427 not 472, I always do that',
  "sorry that's wrong, its four two seven, my mistake",
  'Its 427, silly me',
  "no the end's 427",
])('last digits are put right beside an excuse, and without an article: %s', (said) => {
  const lines = ['Can I leave a message? My tap drips', 'Tom Ashdown', '07700 900472'] as const
  expect(callOf([...lines, said]).card.phone).toBe('07700900427')
})

test.each([
  'no its 427 pounds I was quoted',
  "yes, and it's 427 Mill Lane",
  'yes, number 427 at end of Mill Lane',
  'yes, I always pay 427 for it',
])('a sum or an address puts no digits right: %s', (said) => {
  const lines = ['Can I leave a message? My tap drips', 'Tom Ashdown', '07700 900472'] as const
  expect(callOf([...lines, said]).card.phone).toBe('07700900472')
})

test('people counted after a short number are no last digit of it', () => {
  const lines = ['Can I leave a message? My tap drips', 'Tom Ashdown'] as const
  const phoneOf = (said: string) => callOf([...lines, said]).card.phone
  expect(phoneOf("07700 90012, and it's for 2 of us")).toBeNull()
  expect(callOf([...lines, '07700 900124', "no, it's 456456 at the end"]).card.phone).toBe(
    '07700456456',
  )
})

test('an appointment goes under the name of who comes, and a visit or table under the caller’s', () => {
  const asked = ['A check-up for my mum', 'Thursday half eleven'] as const
  const nameOf = (said: string, trade: 'dentist' | 'plumber' = 'dentist') =>
    callOf(trade === 'dentist' ? [...asked, said] : ['My mum’s tap drips', 'Thursday', said], {
      setup: { trade },
    }).card.name
  for (const said of [
    "Mum's is Jean Barker, I'm Alison",
    "It's for Jean Barker, I'm Alison",
    "Mum's name? It's Jean Barker, I'm Alison, her daughter",
    "Jean Barker, I'm her daughter Alison",
    "Her name's Jean Barker",
  ])
    expect([said, nameOf(said)]).toEqual([said, 'Jean Barker'])
  expect(nameOf("Mum's is Jean Barker, I'm Alison", 'plumber')).toBe('Alison')
  // Who gives both names in full may mean either, and hears hers read back.
  expect(nameOf("I'm Alison Barker and my mum's Jean Barker")).toBe('Alison Barker')
  expect(nameOf("My daughter's Lily, I'm Sarah Jones")).toBe('Sarah Jones')
  // Whom a line names besides does not come.
  const own = ['A check-up', 'Thursday half eleven'] as const
  for (const said of [
    "Ann Hale, my husband's Tom Reed, he's with you",
    "My wife's Sue Reed and I'm Ann Hale, it's for me",
    "I'm Ann Hale, my sister Laura Pitt recommended you",
  ])
    expect([said, callOf([...own, said], { setup: { trade: 'dentist' } }).card.name]).toEqual([
      said,
      'Ann Hale',
    ])
  const pet = ['A booster for my dog', 'Thursday', 'The first', "She's called Bella Stone"]
  expect(callOf(pet, { setup: { trade: 'vet' } }).card.name).toBeNull()
  const brought = [
    'A check-up for my daughter',
    'Thursday half eleven',
    "My husband's Mark Jones, he'll bring her",
  ]
  expect(callOf(brought, { setup: { trade: 'dentist' } }).card.name).toBeNull()
  const divorce = [
    'A consultation, my wife wants a divorce',
    'Thursday at 10',
    "My wife's name is Karen Doyle",
  ]
  expect(callOf(divorce, { setup: { trade: 'solicitor' } }).card.name).toBeNull()
  const opponent = [
    "A consultation about my divorce, my wife's name is Karen Doyle",
    'Thursday at 10',
  ]
  expect(callOf(opponent, { setup: { trade: 'solicitor' } }).card.name).toBeNull()
  const later = callOf([...asked, "Her name's Jean Barker", "07700 900123, I'm Alison"], {
    setup: { trade: 'dentist' },
  })
  expect(later.card).toMatchObject({ name: 'Jean Barker', phone: '07700900123' })
})

test.each([
  'tenants name is Piotr',
  "The tenant's name's Piotr Zielinski",
  'my tenants name is Piotr Zielinski',
  'landlords name is Piotr',
  'my mums name is Jean Barker',
  "it's for my neighbour, Jean Barker",
])('"%s" does not name the caller', (line) => {
  const call = callOf(["the boiler's packed up", line], LETTINGS)
  expect(call.card.name).toBeNull()
  expect(callOf(["the boiler's packed up", line, "I'm Alison"], LETTINGS).card.name).toBe('Alison')
})

test.each([
  ["I'm the landlord, Alison Barker", 'Alison Barker'],
  ['my full name is Alison Barker', 'Alison Barker'],
  ['my names Alison Barker', 'Alison Barker'],
])('"%s" names the caller', (line, name) => {
  expect(callOf(["the boiler's packed up", line], LETTINGS).card.name).toBe(name)
})

test.each([
  ['yes but not Dave, it’s Colin', 'Colin Smith'],
  ["Yes, only it's not Dave, it's Colin", 'Colin Smith'],
  ['no, not Dave, Colin', 'Colin Smith'],
  ["that's right, not Dave though, it should be Colin Smythe", 'Colin Smythe'],
  ['no, Smith with a y', 'Dave Smyth'],
  ['yes, but Smith with an e', 'Dave Smithe'],
  ["it's Dove with an o", 'Dove Smith'],
  ['Yes. Mind, it is Cave with a C', 'Cave Smith'],
])('"%s" at a read-back puts the name right', (line, name) => {
  expect(callOf([...TO_READ_BACK, line]).card.name).toBe(name)
  expect(callOf([...TO_CONFIRM, line]).card).toMatchObject({ name, booked: null })
})

test.each([
  ['Anne Whittall', 'yes. Actually Anne with no e', 'Ann Whittall'],
  ['Anne Whittall', 'yes, no e on Anne', 'Ann Whittall'],
  ['Steven Hill', 'yes, Steven with a ph', 'Stephen Hill'],
  ['Stephen Hill', "no, it's Stephen with a v", 'Steven Hill'],
  ['Sara Khan', 'yes. Sara with an h', 'Sarah Khan'],
  ['Phillip Dunn', 'yes. one l', 'Philip Dunn'],
  ['Alan Tate', "yes, it's two ls", 'Allan Tate'],
  ['Claire Roy', 'yes, Clare without the i', 'Clare Roy'],
  ['Bryan Dow', 'yes. Bryan with an i', 'Brian Dow'],
])('how a name is spelt changes it, and she says it back: %s, "%s"', (name, line, right) => {
  const call = callOf([...TO_NAME, name, '07700 900123', line])
  expect(call.card.name).toBe(right)
  expect(lastReply(call)).toContain(right)
})

test.each([
  ['Ian Mistry', 'yes, Mistry with a y'],
  ['Daniel Whyte', 'Daniel Whyte, with a Y'],
  ['Kate Noble', 'yes, no I mean the other number'],
  ['Sian Bell', 'yes with no extras'],
])('what changes no letter leaves the name as it is: %s, "%s"', (name, line) => {
  expect(callOf([...TO_NAME, name, '07700 900123', line]).card.name).toBe(name)
})

test('she asks for the spelling where a hint leaves it open', () => {
  for (const [name, hint, spelt, right] of [
    ['Alan Tate', 'yes. Alan with an e', 'A-L-L-E-N', 'Allen Tate'],
    ['Jon Kay', 'yes, Jon with an h', 'J O H N', 'John Kay'],
  ] as const) {
    const lines = [...TO_NAME, name, '07700 900123', hint]
    expect(lastReply(callOf(lines))).toMatch(/spell your name/)
    expect(callOf([...lines, spelt]).card).toMatchObject({ name: right, isPhoneConfirmed: true })
  }
})

test.each([
  ['Dave Brown with an e', 'Dave Browne'],
  ['Browne with an e', 'Browne'],
  ['Catherine Hale with a K', 'Catherine Hale'],
  ['Ian Mistry with a y', 'Ian Mistry'],
  ['Cath Cork with a K', 'Cath Cork'],
])('"%s" gives the name as it is spelt', (line, name) => {
  expect(callOf([...TO_NAME, line]).card.name).toBe(name)
})

test.each([
  'yes, not Sam though, it’s Colin I want to come',
  'yes, not Tuesday, Thursday',
  'Yes, the Worcester with a V sign',
  'not Dave, Thursday',
])('"%s" leaves the name as it is', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.name).toBe('Dave Smith')
})

test('hesitating before the last digit of a number loses no digit', () => {
  const said = ['can I leave a message?', 'my rent', 'Jo Hale', "It's 01632, 960, double 4, er, 7"]
  expect(callOf(said, { setup: { trade: 'property-manager' } }).card.phone).toBe('01632960447')
})

test('"Dave from Kirkgate Motors" gives a name while she offers times', () => {
  expect(callOf(['tap repair on Friday', 'Dave from Kirkgate Motors']).card.name).toBe('Dave')
})

test('a piece of a number said again after a stop counts once', () => {
  const lines = ['I was charged twice', 'Gary Whitlock']
  for (const [line, phone] of [
    ['oh seven seven double oh, nine hundred, four two, er, four two six', '07700900426'],
    ['07700 900 and, hang on, 900 725', '07700900725'],
    ["01632, er, 960, what is it now, 960 174. That's the house", '01632960174'],
    ['07700 900, erm, 218. Hang on is that right, yeah, 218', '07700900218'],
  ] as const)
    expect([line, callOf([...lines, line]).card.phone]).toEqual([line, phone])
  expect(lastReply(callOf([...lines, '01904, 496, oh, let me think, 0127']))).toContain('too long')
})

test('"er" before the second half of a postcode is none of its letters', () => {
  const call = callOf([...TO_READ_BACK, 'Yes', 'LS17, er, 7BE'])
  expect(call.card.postcode).toBe('LS17 7BE')
})

test('"Its Graham" and "Im Graham" name Graham', () => {
  for (const line of ['Its Graham', 'Im Graham', 'Its Graham. Do you take cards?'])
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, 'Graham'])
})

test.each([
  ["surname's Hale", null, 'Hale'],
  ['it is first name Jo, surname Hale', null, 'Jo Hale'],
  ['My surname is Hale', 'Jo', 'Jo Hale'],
  ['oh my first name is jo', 'Hale', 'Jo Hale'],
] as const)('a name given by its halves is put together: "%s"', (line, known, name) => {
  const open = known === null ? 'name' : 'phone'
  expect(hear(line, { open, name: known })).toContainEqual({
    kind: 'tell',
    field: 'name',
    value: name,
  })
})

test('a surname that is only spoken of is no name', () => {
  expect(
    hear('my surname is spelt wrong on the bill', { open: 'phone', name: 'Jo' }),
  ).not.toContainEqual(expect.objectContaining({ field: 'name' }))
})

test.each([
  ['hiya its moira tate in pudsey, the boilers packed up', 'Moira Tate'],
  ['morning love its glenn marsh here, no hot water', 'Glenn Marsh'],
])('a full name in small letters after a greeting is kept: "%s"', (line, name) => {
  expect(callOf([line]).card.name).toBe(name)
})

test.each([
  'its broken again',
  'hi its leaking badly in bramley, can you come',
  'hi its water everywhere in pudsey, can you come',
  'morning its stone cold in here, boilers gone off',
  'hiya its knackered again in places, the pipe',
])('what has happened is no name in small letters: "%s"', (line) => {
  expect(callOf([line]).card.name).toBeNull()
})

test.each([
  ['wheres the stop tap? moira', 'Moira'],
  ['how long will he be? glenn marsh', 'Glenn Marsh'],
  ['GLENN. glenn marsh 12 Mill Lane', 'Glenn Marsh'],
])('asked for a name, she takes one after a question or said twice: "%s"', (line, name) => {
  const call = callOf(['can someone come now, theres water coming through the ceiling', line])
  expect(call.card.name).toBe(name)
})

test.each([
  'where is it? help',
  'what? no',
  'is it dripping? dripping',
  'why? urgent',
  'will it cost? please',
])('a word after a question is no name: "%s"', (line) => {
  const call = callOf(['can someone come now, theres water coming through the ceiling', line])
  expect(call.card.name).toBeNull()
})

test('a yes to the number counts, though a question beside it demands yes or no', () => {
  const lines = [...TO_READ_BACK, 'yes thats right, but are you open now, yes or no?']
  expect(callOf(lines).card.isPhoneConfirmed).toBe(true)
  expect(callOf([...TO_READ_BACK, 'yes or no, I cannot tell']).card.isPhoneConfirmed).toBe(false)
})

test.each([
  ['ng7 i think its 3pt', 'NG7 3PT'],
  ["NG7, um, and it's three p t", 'NG7 3PT'],
  ['its ng7, er, its 3 P T', 'NG7 3PT'],
  ['NG7 and the rest is 3PT', 'NG7 3PT'],
  ['ng7 i reckon it ends in 3pt', 'NG7 3PT'],
  ['NG7 IPT', 'NG7 1PT'],
  ['NG7 3RD', 'NG7 3RD'],
  // Words are no second half.
  ['ng7 its by the park', null],
  ['NG7 our house has a red door', null],
  ['NG7 off Lenton Road', null],
  ['ng7 one of the side streets', null],
  ['NG7, 2nd floor flat', null],
  ['NG7 its 4 as in for', null],
  ['NG7 3 something', null],
  ['ng seven', null],
])('"%s" gives the postcode %s', (text, postcode) => {
  expect(told(hear(text, { open: 'postcode', name: 'Jo Hale' }), 'postcode')).toBe(postcode)
})

test.each([
  ['ok ive moved the car, its zara malik', 'name', 'Zara Malik'],
  ['yeh tom whitely', 'name', 'Tom Whitely'],
  ['Sue. its sue harker', 'when', 'Sue Harker'],
  ['sue, sue harker', 'date', 'Sue Harker'],
  ['An Le', 'name', 'An Le'],
  // These are no names.
  ['yeh but when can someone come', 'name', null],
  ['leccys off', 'name', null],
  ['lights out', 'name', null],
  ['ive shut the valve', 'name', null],
  ['Tuesday. its tuesday morning', 'when', null],
  ['boiler. its boiler servicing', 'when', null],
] as const)('"%s" at the question for the %s names %s', (text, open, name) => {
  expect(told(hear(text, { open }), 'name')).toBe(name)
})

test.each([
  ["it's in a cupboard under stairs, its Priya on 07700 900441", 'Priya'],
  ['the leak is under sink, its Priya 07700 900441', 'Priya'],
  ["there's water coming from under floorboards", null],
  ['leak under bath. I want someone out', null],
  ['the stop tap is under worktop in kitchen', null],
  ["it's under sink, dripping", null],
  ['Is it booked under mills?', 'Mills'],
  ["I've a booking under mills for tomorrow", 'Mills'],
  ["it'll be under hughes", 'Hughes'],
  ["it's under Patel", 'Patel'],
])('what is under something is no name, and a booking is under one: "%s"', (line, name) => {
  expect(callOf([line]).card.name).toBe(name)
})

test('"oh" before a number that has a nought of its own is no digit', () => {
  for (const line of [
    'Oh, nought one seven four nine, six double nought, four four nine',
    'Oh nought one seven four nine, six double nought, four four nine',
    'Oh, oh one seven four nine, six double oh, four four nine',
    'oh one seven four nine, six double oh, four four nine',
    'Oh, one seven four nine, six double nought, four four nine',
  ]) {
    const lines = [...TO_NAME, 'Edith Lee', "It's Wells 600 449", line]
    expect([line, callOf(lines).card.phone]).toEqual([line, '01749600449'])
  }
})

test('another area code takes the place of that of the number', () => {
  const start = [...TO_NAME, 'Edith Lee', '01739 600 449']
  for (const line of [
    "no, it's oh one seven four nine",
    "I don't know about that dear, it's oh one seven four nine",
    "no, the code's 01749",
  ])
    expect([line, callOf([...start, line]).card.phone]).toEqual([line, '01749600449'])
  expect(callOf([...start, "no, it's 600 448"]).card.phone).toBe('01739600448')
})

test.each([
  "mine's 01768 870455. tenant's is 07961 340227, name of Kasia",
  "01768 870455. The tenant's called Kasia, 07961 340227",
])("neither the tenant's name nor their number is the caller's: %s", (line) => {
  const { card } = callOf(['boiler service on Tuesday at 3:30', 'Phil Tranter', line])
  expect(card).toMatchObject({ name: 'Phil Tranter', phone: '01768870455' })
})

test('the number of who has the key is not the number to reach the caller on', () => {
  const line = "the key's with next door, her name's Sheila and she's on 07700 900123"
  const call = callOf(['boiler service on Tuesday at 3:30', 'Phil Tranter', line])
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Phil Tranter', phone: null } })
  expect(call.card.wants).toContain('07700 900123')
})

test.each([
  ['half three. Sian Jarman and Dafydd Jarman', 'Sian Jarman and Dafydd Jarman'],
  ['half three. Sian Jarman', 'Sian Jarman'],
])('of two names beside a time the first is not left out: %s', (line, name) => {
  expect(callOf(['boiler service on Tuesday', line]).card.name).toBe(name)
})

test.each(["my dog's called Rex, 07700 900123", 'name of Phil, 07700 900123'])(
  'a number after a name is still the caller’s: %s',
  (line) => {
    const { card } = callOf(['boiler service on Tuesday at 3:30', 'Phil Tranter', line])
    expect(card.phone).toBe('07700900123')
  },
)
