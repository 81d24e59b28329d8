import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, lastReply, RESTAURANT } from '#tests/support/call.ts'

test('a table tonight is offered in the evening, and lunch at midday', () => {
  expect(lastReply(callOf(['have you a table tonight?'], RESTAURANT))).not.toMatch(/noon|4 pm/)
  const lunch = lastReply(callOf(['a table for two tomorrow lunch'], RESTAURANT))
  expect(lunch).toMatch(/ at (?:12|1|2)/)
  expect(lunch).not.toContain('7 pm')
})

test('all guests are counted', () => {
  const party = (line: string) =>
    lastReply(callOf([line, 'Jo', '07700 900111', 'yes'], RESTAURANT)).match(/for (\d+)/)?.[1]
  expect(party('a table for me and my two kids on Friday at 8:30 pm')).toBe('3')
  expect(party('table for me, my wife and our three children, Friday at 8:30 pm')).toBe('5')
})

test('"a table for 4 this sunday" is for four people, not at four', () => {
  const call = callOf(['a table for 4 this sunday', 'the first one'], RESTAURANT)
  expect(call.open).toBe('name')
})

test('"a table" is the table booking, though other services are for tables too', () => {
  const services = ['Table booking', 'Sunday roast table', 'Tasting menu'].map((name) => ({
    name,
    pricePence: 0,
    minutes: 90,
    isBookable: true,
  }))
  const setup = { trade: 'restaurant' as const, services }
  for (const line of ['A table for four on Friday, sevenish', 'Just an ordinary table for two']) {
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, 'Table booking'])
  }
  const sunday = callOf(['A table for the Sunday roast please'], { setup })
  expect(sunday.card.service).toBe('Sunday roast table')
  const sevenish = callOf(['A table for four on Friday, sevenish'], { setup })
  expect(sevenish.card.asked.time).toBe('19:00')
  const half = callOf(['A table for four on Friday, half sevenish'], { setup })
  expect(half.card.asked.time).toBe('19:30')
})

test('"for six" to a restaurant is a party, and "half seven" when asked for the name is a time', () => {
  const lines = ["I'd like to book a table please", 'for six', 'a week today', 'half seven']
  const call = callOf(lines, RESTAURANT)
  expect(call.card).toMatchObject({ name: null, asked: { date: '2026-11-30', time: '19:30' } })
})

test('naming a party, its size and a day starts a booking', () => {
  const call = callOf(['hen party, 15 girls, saturday the 19th'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-12-19')
  expect(call.open).toBe('slot')
})

test('"one of us is coeliac" does not change the size of the party', () => {
  const line = 'table for 4 on Friday at 8:30 pm, one of us is coeliac'
  const call = callOf([line, 'Jo', '07700 900111', 'yes'], RESTAURANT)
  expect(lastReply(call)).toContain('a table for 4')
})

test('"do you have a table?" is a booking, even where tea can be booked too', () => {
  const setup = {
    trade: 'restaurant',
    services: [
      { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
      { name: 'Afternoon tea', pricePence: 2400, minutes: 90, isBookable: true },
    ],
  } as const
  const call = callOf(['do you have a table for two on Friday around half eight?'], { setup })
  expect(call.card).toMatchObject({ service: 'Table', asked: { time: '20:30' } })
})

test('a wish about the table does not change what it is booked for', () => {
  const services = [
    { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
    { name: 'Sunday roast', pricePence: 2000, minutes: 90, isBookable: true },
  ]
  const setup = { trade: 'restaurant', services } as const
  const lines = ['A Sunday roast for four please', 'can we have a table by the fire, not the door']
  expect(callOf(lines, { setup }).card.service).toBe('Sunday roast')
  expect(callOf([...lines.slice(0, 1), 'just a table instead'], { setup }).card.service).toBe(
    'Table',
  )
})

const EATERY = {
  trade: 'restaurant',
  services: ['Table for dinner', 'Table for lunch', 'Sunday lunch', 'Afternoon tea'].map(
    (name) => ({
      name,
      pricePence: null,
      minutes: 90,
      isBookable: true,
    }),
  ),
} satisfies SetupInput

test('the time of day chooses between lunch and dinner, and is kept', () => {
  for (const [lines, service, time] of [
    [['table for three on Friday night'], 'Table for dinner', null],
    [['a table for two on Thursday at half twelve'], 'Table for lunch', '12:30'],
    [['could we book for five at the back tomorrow at eight'], 'Table for dinner', '20:00'],
    [['can I book a table for two on Friday', 'in the evening'], 'Table for dinner', null],
    [['table for six this Sunday at one', 'just a lunch table'], 'Table for lunch', '13:00'],
  ] as const) {
    const { card } = callOf(lines, { setup: EATERY })
    expect([lines, card.service, card.asked.time]).toEqual([lines, service, time])
  }
  const reply = lastReply(callOf(['table for six this Sunday at one'], { setup: EATERY }))
  expect(reply).toMatch(/a table for lunch, a Sunday lunch/)
  expect(reply).not.toMatch(/dinner|tea/)
})

test('a time that is late but taken all the same is a yes', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const start = ['a Sunday lunch for two this Sunday after six'] as const
  const one = seeds.find((seed) =>
    /I have [^,.]* at [^,.]*\. Would that suit/.test(
      lastReply(callOf(start, { setup: EATERY, seed })),
    ),
  )
  expect(one).toBeDefined()
  for (const line of [
    "it's a bit late for my mum but go on then",
    "that's a bit late really, but ok",
  ])
    expect([line, callOf([...start, line], { setup: EATERY, seed: one ?? 0 }).open]).toEqual([
      line,
      'name',
    ])
  expect(callOf([...start, 'bit late for us'], { setup: EATERY, seed: one ?? 0 }).open).toBe('slot')
})

test('a Sunday lunch is offered on Sundays, and another hour asked for is looked up', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const call = callOf(
      ['a Sunday lunch this Sunday at one for two', "no, four's too late. have you got twelve?"],
      { setup: EATERY, seed },
    )
    expect(lastReply(call)).not.toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day/)
    if (call.open === 'slot') expect(lastReply(call)).toMatch(/12 noon is taken/)
  }
})

test('a changed number of people is no time, and is said back', () => {
  const table = [
    'a table for two tomorrow at six',
    'the first one',
    'Rosa Diaz',
    '07700 900123',
    'yes',
    'yes',
  ]
  const setup = { trade: 'restaurant' as const }
  const before = callOf(table, { setup })
  const after = callOf([...table, "can you make that four, my brother's coming"], { setup })
  expect(after.card.party).toBe(4)
  expect(after.card.booked).toEqual(before.card.booked)
  expect(lastReply(after)).toContain('changed')
  const perhaps = callOf([...table, 'It might be seven with the children'], { setup })
  expect(perhaps.card.party).toBe(7)
})

test('a party larger than the owner seats at a table is for the owner, in the words of the fact', () => {
  const setup: SetupInput = {
    trade: 'restaurant',
    services: [
      { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
      { name: 'Sunday lunch', pricePence: 2500, minutes: 90, isBookable: true },
    ],
    facts: [
      {
        question: 'How big a group can you seat?',
        answer: 'More than eight people have to ask Lucy for the barn.',
      },
    ],
  }
  const line = (people: string) => `a table for ${people} on Friday at 7 pm please`
  const call = callOf([line('twelve')], { setup })
  expect(lastReply(call)).toMatch(/Lucy for the barn.*name/)
  expect(lastReply(call)).not.toContain('free')
  expect(lastReply(callOf([line('eight')], { setup }))).not.toContain('barn')
})

test('a party that has changed is the new one, and some of it is not all of it', () => {
  const partyOf = (line: string) => callOf([line], RESTAURANT).card.party
  expect(partyOf("I booked a table for three on Friday, but now we're five")).toBe(5)
  expect(partyOf("a table for three on Friday, no, it's going to be four now")).toBe(4)
  expect(partyOf('a table for six on Friday, two vegans')).toBe(6)
  expect(partyOf("a table for six on Friday, we're coeliac, two of us")).toBe(6)
  expect(partyOf('a table for six, can we come now 7 pm is late')).toBe(6)
  expect(
    callOf(['a table on Friday at 8:30 pm', 'Seven, one vegan, two kids'], RESTAURANT).card.party,
  ).toBe(7)
})

test('who wants an evening meal where only afternoon tea is booked leaves a message', () => {
  const tea = { name: 'Afternoon tea', pricePence: 3200, minutes: 90, isBookable: true }
  const setup = { trade: 'hotel', services: [tea] } as const
  const call = callOf(['a Christmas do for twenty, an evening meal on the 18th'], { setup })
  expect(call.card).toMatchObject({ service: null, booked: null })
  expect(call.open).toBe('name')
  expect(callOf(['a table on the 18th at three'], { setup }).card.service).toBe('Afternoon tea')
})

test('more or fewer guests are no question to the owner', () => {
  const lines = ['a table for four on Friday at 8', 'Jo Bell', '07700 900123', 'yes']
  for (const [line, party] of [
    ['can we make it six people', '6'],
    ["it's five actually, not four", '5'],
  ] as const) {
    const call = callOf([...lines, line], { setup: { trade: 'restaurant' } })
    expect([line, String(call.card.party)]).toEqual([line, party])
    expect(lastReply(call)).not.toMatch(/don't know/)
  }
})

test('afternoon tea is offered in the afternoon, unless the caller names another time', () => {
  const offered = (...lines: string[]) => callOf(lines, { setup: { trade: 'hotel' } }).turns.at(-1)
  const tea = offered('afternoon tea for two tomorrow')?.text ?? ''
  expect(tea).toMatch(/[2-5](?::30)? pm/)
  expect(tea).not.toMatch(/\d am/)
})

test('a ruby wedding is dined at a table, and the day of a wedding is not that of its meeting', () => {
  const ruby = callOf(["could I book a table? It's our ruby wedding"], RESTAURANT)
  expect(ruby.card.service).toBe('Table')
  const lines = ["I'm getting married in May, I'd like to come in and talk about flowers"]
  const line = "A wedding consultation, please. It's the fifteenth of May, at a barn."
  const { card } = callOf([...lines, line], { setup: { trade: 'florist' } })
  expect(card).toMatchObject({ service: 'Wedding flower meeting', asked: { date: null } })
})

test('what the caller was told to ring for is booked, and a party is summed up', () => {
  const gym = callOf(["it says I've got to do an induction before I can use owt?"], {
    setup: { trade: 'gym' },
  })
  expect(gym.card.service).toBe('Induction')
  const table = ['a table on Saturday at 9 pm', 'Nine. Well, eight and a high chair. So nine.']
  expect(callOf(table, RESTAURANT).card.party).toBe(9)
})

test('a party is corrected after its day, and a service after it is named', () => {
  const table = callOf(["a table for six, Friday the eleventh. No, seven, Jo's coming"], RESTAURANT)
  expect(table.card.party).toBe(7)
  const salon = { setup: { trade: 'hairdresser' } } as const
  expect(callOf(["I'd like a full colour. No, make it a haircut."], salon).card.service).toBe(
    'Haircut',
  )
})

test('"closer to the window" takes no offer, and a date is not counted as guests', () => {
  const start = ['a table for six on Friday 11 December']
  for (const line of ['can I get closer to the window', 'the closest one to me'])
    expect([line, callOf([...start, line], RESTAURANT).open]).toEqual([line, 'slot'])
  expect(callOf(['table for 10, Friday, no, 8 December'], RESTAURANT).card.party).toBe(10)
})

test('a party is counted again when somebody joins it', () => {
  const line = "a table on Friday, it's four of us... no, hang on, Mum's coming, five."
  expect(callOf([line], RESTAURANT).card.party).toBe(5)
})

test('people mentioned beside a phone number are not guests, and "it might be fifteen" is not a time', () => {
  const lines = ['a table for nine on Friday at 8:30 pm', 'Jo Hale']
  const number = callOf([...lines, "my wife's, no, me, 07700 900123"], RESTAURANT)
  expect(number.card).toMatchObject({ party: 9, phone: '07700900123' })
  const more = callOf([...lines, '07700 900123', 'yes', 'it might be fourteen'], RESTAURANT)
  expect(more.card).toMatchObject({ party: 14, asked: { time: '20:30' } })
})

test('two of them are a party of two', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(['Table on Friday at seven please', "it's just the two of them"], { setup })
  expect(call.card.party).toBe(2)
})

test('a table with its day and party is booked, whatever is asked besides', () => {
  const call = callOf(['Table for twelve on Friday 11 December at noon, is there a deposit?'], {
    setup: { trade: 'restaurant' },
  })
  expect(call.card).toMatchObject({ party: 12, asked: { date: '2026-12-11', time: '12:00' } })
  expect(call.open).toBe('name')
})

test('one of a party in a wheelchair is no hour, and an hour is no party', () => {
  const setup = { trade: 'restaurant' } as const
  const lunch = [
    'Can I book Sunday lunch',
    "Half twelve, is that alright? And one's in a wheelchair",
  ]
  expect(callOf(lunch, { setup }).card.asked.time).toBe('12:30')
  const either = ['Table for two on Saturday at six', 'Raj Hill. Actually can we do eight instead?']
  const call = callOf([...either, "Eight o'clock, still two of us"], { setup })
  expect(call.card).toMatchObject({ party: 2, asked: { time: '20:00' } })
})

test('friends whose number is not said are not counted', () => {
  for (const line of [
    'I want to book a table for my daughter and her friends on Friday',
    'A table for me and the kids on Friday',
  ])
    expect([line, callOf([line], RESTAURANT).card.party]).toEqual([line, null])
})

test('the number that the caller begins with is the party, unless they correct it', () => {
  const party = (line: string) => callOf(['A table tomorrow at 5', line], RESTAURANT).card.party
  expect(party('Three, me and Mum and my brother')).toBe(3)
  expect(party("Five. No hang on, six, he's bringing the finance lady")).toBe(6)
})

test('a booking with something to pass on is a booking', () => {
  const line = "I want to book, can you tell them about the wheelchair? My mum's got one"
  const call = callOf([line, 'tomorrow at 5'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-11-24')
  expect(call.card.wants).toContain('wheelchair')
  const talk = callOf(['Can I just book in to talk to someone? Friday maybe'], {
    setup: { trade: 'solicitor' },
  })
  expect(talk.card.service).toBe('First consultation')
})

test('"do you do a table?" asks for no price', () => {
  const table = lastReply(callOf(['Do you do a table on Friday, about half five?'], RESTAURANT))
  expect(table).not.toContain('price')
  expect(lastReply(callOf(["d'you do bathrooms?"]))).toMatch(/^Yes, a bathroom installation/)
})

test('"gone from six to eight" is a party of eight, and "about fourteen of us" is not a time', () => {
  const grown = "I've a table booked for Friday. It's gone from six people to eight"
  expect(callOf([grown], RESTAURANT).card.party).toBe(8)
  const many = callOf(["a works do on Friday, there's about fourteen of us"], RESTAURANT)
  expect(many.card).toMatchObject({ party: 14, asked: { time: null } })
})

test('“bring about twelve” is a number of people, not a time', () => {
  const { card } = callOf(["We'd want to bring about twelve, on the fifth of December"], RESTAURANT)
  expect([card.party, card.asked]).toEqual([12, { date: '2026-12-05', time: null }])
})

test('“going to be six” is a number of people, not a time', () => {
  const lines = [
    "I've a table tonight, need to change it",
    "Jo Hale, we're going to be six instead of four",
  ]
  const { card } = callOf(lines, RESTAURANT)
  expect([card.party, card.asked.time]).toEqual([6, null])
})

test('whose birthday it is counts nobody', () => {
  const line = "it's my husband's eightieth, could you fit us in for Sunday lunch"
  const call = callOf([line, 'half past one'], RESTAURANT)
  expect(call).toMatchObject({ card: { party: null } })
})

test('a booking that is only pencilled in, or not wanted yet, becomes a message', () => {
  const start = ['a table for two tomorrow lunch', 'the first one']
  const lines = [...start, 'Jo Hale', '07700 900123', 'yes']
  for (const line of ['Could you just pencil it in?', "No, don't book it yet, I'll check first"]) {
    const call = callOf([...lines, line], RESTAURANT)
    expect([line, call.open, call.card.booked]).toEqual([line, 'take-message', null])
    const rung = callOf([...lines, line, 'Just get Sam to ring me about the menu'], RESTAURANT)
    expect([line, rung.card.outcome]).toEqual([line, 'message'])
  }
})

test('a question beside the wish for a day is passed on', () => {
  const line = 'eighteen of us, do you do a set menu and have you got anything on the seventeenth?'
  const call = callOf([line], RESTAURANT)
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toMatch(/ask Sam/)
})

test('a party counted up before the sum is the sum', () => {
  const line =
    "Well there's the two of us, and our daughter and her husband, so that's four. Oh, and one's in a wheelchair"
  for (const start of [['a table for tomorrow please'], ['a table please']])
    expect(callOf([...start, line], RESTAURANT).card.party).toBe(4)
})

test('a booking that the caller has already is no new one, however it is said', () => {
  const call = callOf(
    ['hello, I have already reservation for tomorrow, name is Kowalski'],
    RESTAURANT,
  )
  expect(call.card.service).toBeNull()
})

test('who has died is no guest, and the booking can be under the boss', () => {
  const start =
    "it's about Sunday lunch, my late husband and I used to come and my sister's coming down"
  expect(callOf([start], RESTAURANT).card.party).toBe(2)
  const lines = ['a table for fourteen on Thursday the 17th of December at one', 'yes']
  const line = "the booking wants to be under Martin Ashworth, that's my boss, I'm Priya"
  expect(callOf([...lines, line], RESTAURANT).card.name).toBe('Martin Ashworth')
})

test('a silly one, an hour of a booked table and what may come yet are no guests', () => {
  const scarf = callOf(
    ['Now this is a silly one. We were in on Friday, me and my sister, and I left my scarf'],
    RESTAURANT,
  )
  expect(scarf.card.party).not.toBe(1)
  const ring = ['I am coming with my girlfriend and want the ring on the pudding plate', 'yes']
  expect(
    callOf([...ring, "Kieran Doyle. We're booked in for eight"], RESTAURANT).card.party,
  ).not.toBe(8)
  const start = [
    'a table for four on Thursday 17 December at 1 pm',
    'the first',
    'Jo Hale',
    '07700 900123',
    'yes',
  ]
  const { card } = callOf(
    [...start, "Yes please. It might go up to five, I'll let you know"],
    RESTAURANT,
  )
  expect(card).toMatchObject({ party: 4, outcome: 'booked' })
})

test('the number at the end of a list of guests, and one more who comes, are the party', () => {
  const list =
    "there's me and Ron, and Susan, and the two little ones. And my sister Joan. Seven, is that?"
  expect(callOf(['a table on Sunday 13 December at 1 pm', list], RESTAURANT).card.party).toBe(7)
  const four = ['a table for four on Saturday at 8 pm', "actually it'll be five, me mum's coming"]
  const { card } = callOf(four, RESTAURANT)
  expect([card.party, card.asked.time]).toEqual([5, '20:00'])
})

test('"you have table, two person?" asks for one, whatever she has offered', () => {
  const lines = ['you have food halal?', "You have table, two person, tonight eight o'clock?"]
  const { card } = callOf(lines, RESTAURANT)
  expect([card.service, card.party, card.asked.time]).toEqual(['Table', 2, '20:00'])
})

test('"Jo\'s coming as well so that\'s six" changes the party', () => {
  const lines = ['a table for five on Saturday at 8 pm', "Oh, Jo's coming as well so that's six"]
  expect(callOf(lines, RESTAURANT).card.party).toBe(6)
})

test('the first digits of a number count no guests, and who gets off early comes in the evening', () => {
  const number =
    "Now let me see, it's oh one two oh four, no that's the old one, it's 01632 960 877"
  const seven = ['a table for seven on Sunday 13 December at 1 pm', 'Margaret Hale', number]
  expect(callOf(seven, RESTAURANT).card.party).toBe(7)
  const early = ['a table for two tonight at 9', "I'll have the eight, she can get off early"]
  expect(callOf(early, RESTAURANT).card.asked.time).toBe('20:00')
})

test('a party is counted by its last number, with the caller in it, and without whom to ring', () => {
  const at = { setup: { trade: 'restaurant' }, now: '2026-11-30T14:20', seed: 11 } as const
  const start = ['a table on the twelfth of December at half past twelve please']
  for (const [line, party] of [
    ["there's me and Ken, our two and theirs, so eight, no, tell a lie, nine with Auntie Pat", 9],
    ['just me and her', 2],
    ['just me', 1],
    ['for one? No, two, me and my girlfriend', 2],
  ] as const)
    expect([line, callOf([...start, line], at).card.party]).toEqual([line, party])
  const boss = [
    'our works do is about twenty two of us, do you do private hire?',
    'get them to ring my boss actually, not me',
  ]
  expect(callOf(boss, RESTAURANT).card.party).not.toBe(2)
})

test('some of the party are not all of it, and a new number replaces the old', () => {
  const booked = ["a table for eight on Saturday at one o'clock"]
  for (const [line, party] of [
    ['two people are vegetarian and one cannot eat gluten', 8],
    ["actually, it's ten of them now, not eight", 10],
    ['six of us now', 6],
  ] as const)
    expect([line, callOf([...booked, line], RESTAURANT).card.party]).toEqual([line, party])
  const lunch =
    "my son's coming up with the grandchildren, and I wanted to bring them all for lunch"
  expect(callOf([lunch], RESTAURANT).card.party).toBeNull()
})

test('"am I booked for eight?" is the hour of the table, and no party', () => {
  const at = { ...RESTAURANT, now: '2027-06-01T10:40', seed: 11 }
  const start = ['table for 4 this Saturday at 8', 'Jo Hale', '07700 900264']
  for (const line of ['yes. so am I booked for 8?', 'yes. so its for 8 yeah?'])
    expect([line, callOf([...start, line], at).card.party]).toEqual([line, 4])
  for (const line of ['yes. there are 8 of us now', "yes. we're 8 now"])
    expect([line, callOf([...start, line], at).card.party]).toEqual([line, 8])
})

test('a percentage is no party', () => {
  const call = callOf(
    ['we could save you up to 40% on your card fees, can i speak to the owner'],
    RESTAURANT,
  )
  expect(call.card.party).toBeNull()
})

test('a dog that may not come leaves the table booked', () => {
  const facts = [{ question: 'Are dogs allowed?', answer: 'No, only guide dogs.' }]
  const setup = { trade: 'restaurant', facts } as const
  const call = callOf(['a table for 4 on Friday at 7', 'Jo Bell, can we bring our dog?'], { setup })
  expect(lastReply(call)).toContain('only guide dogs')
  expect(call.card.service).toBe('Table')
})

test('“stick us down for eight” is the hour of a table whose size is known', () => {
  for (const line of ['nah just stick us down for 8 if there is space', 'can you do it for 8?'])
    expect([line, callOf(['a table for 2 tomorrow', line], RESTAURANT).card]).toEqual([
      line,
      expect.objectContaining({ party: 2, asked: expect.objectContaining({ time: '20:00' }) }),
    ])
})

test('"and it\'s for", and a full name beside the time, gives the name', () => {
  const call = callOf(
    ['a table for 6 on Sunday', "two o'clock then, and it's for Tom Okafor"],
    RESTAURANT,
  )
  expect(call.card.name).toBe('Tom Okafor')
})

test('"see you Friday" is not noted for the owner', () => {
  const lines = [
    'a table for 4 on Saturday at 8 pm',
    'Jo Hale',
    '07700 900123',
    'yes',
    'yes please',
  ]
  const call = callOf([...lines, 'perfect, see you sunday, bye'], RESTAURANT)
  expect(call.card.outcome).toBe('booked')
  expect(call.card.wants ?? '').not.toContain('perfect')
})

test.each([
  ['table for a dozen on Saturday at 6', 12],
  ['book me a table tomorrow at 7pm x4', 4],
  ['Saturday 7pm 2 ppl', 2],
  ['can you do us 4 on Friday at 7', 4],
  ['need a table for 2 adults 3 kids thurs about 7pm', 5],
] as const)('counts guests as people text them: "%s"', (line, party) => {
  const { card } = callOf([line], RESTAURANT)
  expect(card.party).toBe(party)
  expect(card.asked.date).not.toBeNull()
})

test('who sat for three hours names no Saturday', () => {
  const { card } = callOf(
    ['I just sat 3 hours waiting for a table, I want to complain'],
    RESTAURANT,
  )
  expect(card.asked.date).toBeNull()
})

test.each([
  "it's my dad's 70th on the 12th of December, sixteen of us for lunch, and I'm told you've a separate room?",
  'I want a room to ourselves for sixteen on the 12th of December at one',
  'a table for sixteen in the private room on the 12th of December',
])('a room for the party alone is no ordinary table: %s', (line) => {
  const call = callOf([line], RESTAURANT)
  expect(call.card).toMatchObject({ service: 'Private dining room', asked: { date: '2026-12-12' } })
  expect(call.open).toBe('name')
  const asked = callOf([line, 'and what do you charge for the private room?'], RESTAURANT)
  expect(lastReply(asked)).toContain('£150')
})

test.each([
  'a table for two on Saturday at seven, not in the private room',
  'a table for two on Saturday at seven, nowhere near the back room',
])('a room that is not wanted leaves the table: %s', (line) => {
  expect(callOf([line], RESTAURANT).card.service).toBe('Table')
})

test.each([
  ['have you a table for three in half an hour?', '18:45'],
  ['table for two in about an hour please', '19:15'],
  ["could you squeeze 4 of us in, in an hour and a half's time", '19:45'],
  ["a table for 2, we'll be there in two hours", '20:15'],
])('"%s" is for today at %s', (line, time) => {
  const call = callOf([line], { ...RESTAURANT, now: '2026-12-18T18:10' })
  expect(call.card.asked).toEqual({ date: '2026-12-18', time })
})

test('a table in a few minutes is too soon, and a call in half an hour is no table', () => {
  const at = { ...RESTAURANT, now: '2026-12-18T18:10' }
  expect(lastReply(callOf(['a table for 2 in twenty minutes please'], at))).toContain('too soon')
  for (const line of [
    'can somebody ring me in half an hour about a table',
    'do you close in an hour',
  ])
    expect([line, callOf([line], at).card.asked.date]).toEqual([line, null])
})

test('who agrees to a table and asks what the private room costs has the table booked', () => {
  const lines = ['a table for nine on Wednesday at 3:30 pm', 'Maureen Tate', '07700 900444', 'yes']
  const call = callOf(
    [...lines, 'Yes please. How much is the private room by the way?'],
    RESTAURANT,
  )
  expect(call.card).toMatchObject({ service: 'Table', outcome: 'booked' })
  expect(lastReply(call)).toContain('£150')
})

test.each([
  "07700 900829, and he'll ring me about the nuts, yeah? If you can't do it we won't come",
  "07700 900829 but if there's nothing safe for her we won't come",
])('a condition calls nothing off: "%s"', (line) => {
  const start = 'a table for four on Friday at half six, one has a nut allergy'
  const call = callOf([start, 'the first one', 'Gemma Price', line], RESTAURANT)
  expect(call.card.service).not.toBeNull()
  expect(call.open).toBe('phone-confirm')
})

test.each([
  "Saturday's my birthday, can I have a table for six",
  "it's my mum's 80th birthday on Saturday, table for six please",
])('the day of a party is the day of the table: "%s"', (line) => {
  expect(callOf([line], RESTAURANT).card.asked.date).toBe('2026-11-28')
})

test('"any time up to half eight" is a time, and "2 instead of 1" of a table at one moves it', () => {
  const full = ['a table for four tonight at half seven', 'can Sam ring me if one comes free']
  const call = callOf([...full, 'Dan Firth', '07700 900274', 'yeah, any time up to half 8'], {
    ...RESTAURANT,
    now: '2026-11-24T17:40',
  })
  expect(call.card.party).toBe(4)
})

test.each([
  ['what time would we have to give it back'],
  ['when do we need to be out by'],
  ['how long have we got our table'],
  ["is it nine o'clock we've to be out by?"],
  ['can we stay till midnight? my brother is over'],
  ['what time do you need the table back'],
  ['do we have to leave by half eight'],
])('how long a table is theirs is told: "%s"', (line) => {
  const call = callOf(['a table for four please', 'tomorrow at 7 pm', line], RESTAURANT)
  expect(lastReply(call)).toMatch(/7 pm to 8:30 pm|90 minutes/)
  expect(call.card.asked.time).toBe('19:00')
})

const FRIDAY = ['could we have a table for 4 on Friday night, about half 7'] as const
const BUSY = { setup: { trade: 'restaurant' }, now: '2026-12-02T15:10', seed: 11 } as const

test.each([
  ["Oh that's a little early, nowt later? like 8 or half 8?", /8 pm and 8:30 pm are taken/],
  ['a bit early, anything later, say eight or nine?', /8 pm and 9 pm are taken/],
  ['a bit early, have you nothing later? maybe 8 or quarter past 8', /8 pm and 8:15 pm/],
])('two later hours that would do are both looked at: %s', (line, said) => {
  expect(lastReply(callOf([...FRIDAY, line], BUSY))).toMatch(said)
})

test('two numbers of people are no hours', () => {
  const call = callOf([...FRIDAY, 'can it be later, for 8 or 9 people?'], BUSY)
  expect(call.card.party).toBe(9)
})

test.each([
  '6.30 then. If owt comes up later can you let us know',
  "half 6, and let me know if there's a cancellation",
  'half 6 then. if anything gets free at 8 can someone ring me',
])('who takes a time and would hear of a better one is told that it is passed on: %s', (line) => {
  const call = callOf([...FRIDAY, line], BUSY)
  expect(lastReply(call)).toMatch(/^Thank you, I'll pass that on to Sam\. What's your name/)
  expect(call.card.asked).toEqual({ date: '2026-12-04', time: '18:30' })
})

test('who only wants to hear of a cancellation leaves a message', () => {
  const call = callOf([...FRIDAY, 'let me know if anything comes up'], BUSY)
  expect(lastReply(call)).toContain('details for Sam')
})

test.each([
  "my lad's got a nut allergy, can you do him something?",
  'one of us is allergic to shellfish, is that ok',
  'have you got owt dairy free?',
])('an allergy that she knows nothing of is urgent for a table of today: "%s"', (line) => {
  const evening = { ...RESTAURANT, now: '2026-12-21T16:40' }
  const call = callOf(['table for 2 tonight at 7', 'Nell Frost', '07700900187', line], evening)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/don't know.*Sam as urgent/)
  const later = callOf(['table for 2 on Tuesday at 7', 'Nell Frost', '07700900187', line], evening)
  expect(later.card.urgency).toBe('normal')
  const chair = callOf(['table for 2 tonight at 7', 'have you got a high chair?'], evening)
  expect(chair.card.urgency).toBe('normal')
})

test.each([
  'do you do dairy free and have you anything for six on friday',
  'can you do nut free food, and also have you got owt for 6 of us on friday',
])('a table asked for beside another question is offered: "%s"', (line) => {
  const call = callOf([line], RESTAURANT)
  expect(call.card.party).toBe(6)
  expect(lastReply(call)).toMatch(/^I don't know that, but .* I have Friday 27 November at /)
})

test.each([
  'yes but how about a table for six on friday about 7',
  'aye alright, but what about the table for 6 on friday, sevenish',
  'yes please, and I still want a table for 6 on friday at 7',
  'yeah and can you do us a table for 6 friday at 7',
  'yes please but can you pencil us in anyway, 6 of us on friday about 7',
])('a table beside a yes to the call is booked, and no price is asked for: "%s"', (line) => {
  const call = callOf(['do you do dairy free', line], RESTAURANT)
  expect(call.card).toMatchObject({ service: 'Table', party: 6, asked: { time: '19:00' } })
  expect(lastReply(call)).not.toContain('price')
})

test.each([
  "yes please, it's about the table for 8 on the 22nd",
  "yes please, it's for 40 on the 22nd",
])('what the call is to be about begins no booking: "%s"', (line) => {
  expect(callOf(['do you do dairy free', line], RESTAURANT).open).toBe('name')
})

test('"what about a cut on Friday?" still asks for the price at a hairdresser\'s', () => {
  const at = { setup: { trade: 'hairdresser' } } as const
  expect(lastReply(callOf(['do you do extensions', 'what about a cut on friday'], at))).toContain(
    '£',
  )
})

test.each(["what about the sunday then, there's five of us", 'how about sunday, for 5 of us'])(
  'a party with another day than the one that is closed wants a table: "%s"',
  (line) => {
    const call = callOf(['are you open on boxing day', line], RESTAURANT)
    expect(call.open).toBe('slot')
    expect(lastReply(call)).not.toContain('we are open')
  },
)

test('"what about Sunday?" without a party still asks for the hours', () => {
  const call = callOf(['are you open on boxing day', 'what about sunday'], RESTAURANT)
  expect(lastReply(call)).toContain('we are open')
})

test.each(['Ann Lee, can we make it 2 instead', 'Ann Lee, could you make that two actually'])(
  'a number that may be people or the time is asked about, and nothing else is said: "%s"',
  (line) => {
    const call = callOf(['a table for 6 on friday at 8', line], RESTAURANT)
    expect(lastReply(call)).toBe("Is that 2 people, or 2 o'clock?")
  },
)

test('a private room is the one room of the list, whatever the owner calls it', () => {
  const services = ['Table', 'Sunday family lunch', 'Upstairs room hire'].map((name) => ({
    name,
    pricePence: 10000,
    minutes: 120,
    isBookable: !name.includes('room'),
  }))
  const setup = { trade: 'restaurant', services } as const
  const start = 'I want to book a Christmas do for work'
  for (const line of [
    "no like a private room, you've got an upstairs haven't you",
    'have you got a room to ourselves',
  ]) {
    const call = callOf([start, line, 'Gemma Hale. how much is it to hire'], { setup })
    expect([line, call.card.service]).toEqual([line, 'Upstairs room hire'])
    expect(lastReply(call)).toContain('An upstairs room hire is £100')
  }
  const table = callOf(['a table for two on Friday at 7, not in the private room'], { setup })
  expect(table.card.service).toBe('Table')
  const food = callOf(['a table for two on Friday', 'no room for a pram, is there?'], { setup })
  expect(food.card.service).toBe('Table')
})

const TRATTORIA = {
  setup: {
    trade: 'restaurant',
    services: ['Table', 'Sunday family lunch', 'Pizza making class'].map((name) => ({
      name,
      pricePence: null,
      minutes: 90,
      isBookable: true,
    })),
  },
} as const

test.each([
  'can you fit two of us in tonight about half seven',
  'can you squeeze in two old dears tomorrow about half one?',
  'is our usual table free Friday',
  'can we come for our tea on Friday',
  'can we come for our anniversary meal, table for two Friday at 7',
])('seats are a plain table, which is no booking of old and has no price: "%s"', (line) => {
  const call = callOf([line], TRATTORIA)
  expect(call.card.service).toBe('Table')
  expect(lastReply(call)).not.toMatch(/existing|price/)
})

test('a meal or class that the line names is no plain table', () => {
  const serviceOf = (line: string) => callOf([line], TRATTORIA).card.service
  expect(serviceOf('squeeze us in for Sunday lunch at one')).toBe('Sunday family lunch')
  expect(serviceOf('can you fit us in for the pizza making class on Friday')).toBe(
    'Pizza making class',
  )
})

test("who has come for what is theirs is told that she can't see bookings", () => {
  for (const line of ["I've come for my coat", "we've come for our cake"])
    expect(lastReply(callOf([line], TRATTORIA))).toMatch(/existing|details/)
})

test('an allergy that is told once a table of today is booked is urgent, and none is not', () => {
  const evening = { ...RESTAURANT, now: '2026-12-21T16:40' }
  const lines = (day: string) => [`table for 2 ${day} at 7`, 'Nell Frost', '07700900187', 'yes']
  const urgencyOf = (day: string, ...more: string[]) => {
    const { card } = callOf([...lines(day), ...more], evening)
    return [card.outcome, card.urgency]
  }
  const told = 'my wife has a nut allergy'
  expect(urgencyOf('tonight', 'yes, book it', told)).toEqual(['booked', 'urgent'])
  expect(urgencyOf('tonight', 'yes, book it', "oh, she's coeliac. bye")).toEqual([
    'booked',
    'urgent',
  ])
  expect(urgencyOf('tonight', `yes, book it, ${told}`)).toEqual(['booked', 'urgent'])
  for (const none of ["we've no allergies by the way", 'none of us is coeliac or anything'])
    expect(urgencyOf('tonight', 'yes, book it', none)).toEqual(['booked', 'normal'])
  expect(urgencyOf('tomorrow', 'yes, book it', told)).toEqual(['booked', 'normal'])
})

const dish = (name: string, isBookable = true) => ({
  name,
  pricePence: null,
  minutes: 90,
  isBookable,
})
const BISTRO = {
  setup: {
    trade: 'restaurant',
    services: [
      dish('Table for lunch or dinner'),
      dish('Christmas set menu'),
      dish('Pizza making class'),
      dish('Takeaway pizza', false),
    ],
  },
} as const

test.each([
  'table for four this friday about half seven?',
  'a table for four on friday',
  'got a table this friday for four',
  'can we book a table, four of us',
  'for four, a table, friday',
  'dinner for four on saturday at 7',
])('a table is a table, whatever meals its name lists: %s', (line) => {
  expect(callOf([line], BISTRO).card).toMatchObject({
    service: 'Table for lunch or dinner',
    party: 4,
  })
})

test('lunch at a table for lunch or dinner is offered at noon, not at night', () => {
  expect(lastReply(callOf(['lunch for two tomorrow'], BISTRO))).not.toMatch(/[5-9](?::30)? pm/)
})

test.each([
  'table for ten for the Christmas menu on the 18th',
  'two pizzas to take away for about 6',
])('a table is not taken for what is on a menu, or taken away: %s', (line) => {
  expect(callOf([line], BISTRO).card.service).toBeNull()
})

test.each([
  ['two pepperoni pizzas to take away for about 6', null],
  ['can I get a lasagne for collection for around 7 tonight', null],
  ['a takeaway for about 8 people', 8],
  ['a table for about 6 on friday', 6],
])('when food is fetched is no number of people: %s', (line, party) => {
  expect(callOf([line], BISTRO).card.party).toBe(party)
})
