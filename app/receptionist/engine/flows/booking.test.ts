import { expect, test } from 'vitest'
import { trades } from '../trades/trades.ts'
import type { SetupInput, TradeId } from '../types.ts'
import {
  callOf,
  lastReply,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

const RESTAURANT = { setup: { trade: 'restaurant' } } as const
const LETTINGS = { setup: { trade: 'property-manager' } } as const
const SALON = {
  setup: {
    trade: 'other',
    services: [
      { name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true },
      { name: 'Nail trim', pricePence: 1000, minutes: 15, isBookable: true },
    ],
    facts: [{ question: 'Do you groom cats?', answer: 'No, only dogs.' }],
  },
} as const

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

test('a name given in reply to an offer is kept', () => {
  expect(callOf(['boiler service tomorrow', 'Dave']).card.name).toBe('Dave')
  expect(callOf(['boiler service tomorrow', 'Margaret Thwaite']).card.name).toBe('Margaret Thwaite')
  expect(callOf(['boiler service tomorrow', 'Perfect']).card.name).toBeNull()
})

test('something that has packed in, rattles or leaks is a repair', () => {
  for (const line of [
    'our oven has packed in',
    'the fridge is making a funny noise',
    "the shower's not working",
  ])
    expect([line, callOf([line], LETTINGS).card.service]).toEqual([line, 'Repair visit'])
})

test('a word that only one service has selects it', () => {
  expect(callOf(['I need a new bathroom']).card.service).toBe('Bathroom installation')
  expect(callOf(['how much for a wash and his nails'], SALON).card.service).toBeNull()
  expect(callOf(['just the nails then'], SALON).card.service).toBe('Nail trim')
  expect(callOf(['groom on Friday', 'change it to a nail trim'], SALON).card.service).toBe(
    'Nail trim',
  )
})

test('after a week has been asked for, a weekday is in that week', () => {
  const asked = callOf(['boiler service next week', 'Wednesday at 2 would be fine']).card.asked
  expect(asked).toEqual({ date: '2026-12-02', time: '14:00' })
})

test('a date without its month is in the month under discussion', () => {
  const lines = ['boiler service on 15 December', 'what about the 17th']
  expect(callOf(lines).card.asked.date).toBe('2026-12-17')
})

test('named days are recognised, and bank holidays are closed', () => {
  expect(lastReply(callOf(['a table on Christmas Day'], RESTAURANT))).toContain(
    'Friday 25 December is a bank holiday',
  )
  expect(callOf(['table for two on Good Friday'], RESTAURANT).card.asked.date).toBe('2027-03-26')
})

test('"first thing", "too late" and "the morning one" are about the time', () => {
  const first = callOf(['boiler service', 'Thursday first thing'])
  expect(first.card.asked.date).toBe('2026-11-26')
  expect(lastReply(first)).not.toContain('pm')
  expect(lastReply(callOf(['boiler service', 'Tuesday after 4', "that's too late"]))).not.toMatch(
    /4:30|5 pm/,
  )
  const picked = callOf(['boiler service next Monday', 'the morning one'])
  expect(picked).toMatchObject({ open: 'name', card: { asked: { time: '08:00' } } })
})

test('if nothing is free in that part of the day, she says so and offers other times', () => {
  const reply = lastReply(callOf(['my oven is broken', 'any evening this week'], LETTINGS))
  expect(reply).toContain('nothing free at that time of day')
  expect(reply).toMatch(/ at \d/)
})

test('an address is not read as a day or time', () => {
  const call = callOf(['boiler service', "it's flat 3, 12 Cardigan Road"])
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(lastReply(call)).toContain('noted')
})

test('at the last read-back the time or the name can be corrected, and the rest is kept', () => {
  const time = callOf([...TO_CONFIRM, 'no', 'the time'])
  expect(time).toMatchObject({ open: 'when', card: { name: 'Dave Smith', booked: null } })
  const name = callOf([...TO_CONFIRM, "no, you've got my name wrong"])
  expect(name).toMatchObject({ open: 'name', card: { asked: { time: '15:30' } } })
  expect(callOf([...TO_CONFIRM, 'no', 'the name', 'Dave Smyth']).card.name).toBe('Dave Smyth')
})

test('a question about a service is answered and books nothing', () => {
  expect(lastReply(callOf(['how much do you charge to come out?']))).toContain("don't know")
  expect(lastReply(callOf(['how much is a tap repair', 'and for how long?']))).toContain('45')
  expect(lastReply(callOf(["d'you do Saturdays"]))).toContain('9 am to 1 pm')
  expect(lastReply(callOf(['what time do you stop serving food'], RESTAURANT))).toContain('10 pm')
  expect(lastReply(callOf(['do you do cats'], SALON))).toContain('only dogs')
  expect(lastReply(callOf(['boiler service tomorrow', "actually what's the cost"]))).toContain(
    '£90',
  )
})

test('"nothing later?" asks for another time, and "not the afternoon" leaves the morning', () => {
  const offer = ['I need a boiler service', 'Friday']
  expect(lastReply(callOf(offer, { seed: 20 }))).toContain('9 am, 12 noon or 5 pm')
  expect(lastReply(callOf([...offer, 'nothing later?'], { seed: 20 }))).toContain('nothing later')
  const call = callOf([...offer, 'not the afternoon'], { seed: 20 })
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '09:00' })
})

test('"before 11" brings no offer at eleven', () => {
  const call = callOf(['I need a document signed', 'tomorrow before 11'], {
    setup: { trade: 'solicitor' },
    seed: 16,
  })
  expect(lastReply(call)).toContain('24 November at 9 am.')
})

test('times that were offered are still free when part of that day is asked for', () => {
  const dentist = { setup: { trade: 'dentist' }, seed: 14 } as const
  const call = callOf(
    ['A hygienist visit on Monday week', '10:30', 'any time that morning'],
    dentist,
  )
  expect(lastReply(call)).toContain('9:30 am or 11:30 am')
})

test('the week after new year is understood, and a weekday after it is in that week', () => {
  const call = callOf(['I need a boiler service', 'the week after new year', 'Wednesday'])
  expect(call.card.asked.date).toBe('2027-01-06')
})

test('an age is not read as a time', () => {
  const call = callOf(['A filling for my son please', "he's 7"], { setup: { trade: 'dentist' } })
  expect(call.card.asked.time).toBeNull()
})

test('of two jobs in one line she asks which to book, and she names a service that she has guessed', () => {
  const two = callOf(["the boiler's making a noise and the tap is dripping"])
  expect(lastReply(two)).toContain('What would you like to book')
  const guessed = callOf(['Can I book a tap repair for tomorrow?'], {
    setup: { trade: 'electrician' },
  })
  expect(lastReply(guessed)).toContain("That's for a socket repair")
})

test('if the caller only gives days, she stops asking for the service', () => {
  const lines = ["I'd like an appointment", 'Tuesday', 'in the morning', 'Wednesday then']
  expect(callOf(lines, { setup: { trade: 'dentist' } }).open).toBe('name')
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

test('after a time has been settled, a weekday is in the week of that time', () => {
  const settled = ['I need a boiler service', 'next Wednesday', 'the first one']
  const call = callOf([...settled, 'actually can I make it Thursday'])
  expect(call.card.asked.date).toBe('2026-12-03')
})

test('"not this week" asks for the week after it', () => {
  const reply = lastReply(callOf(['I need a boiler service', 'not this week']))
  expect(reply).toMatch(/30 November|December/)
})

test.each(['the cheaper one', 'is it double for two?', 'does he need to be there first?'])(
  '"%s" in reply to an offer neither names a time nor accepts one',
  (line) => {
    const call = callOf(['I need a boiler service on Friday', line], { seed: 20 })
    expect(call.card.asked.time).toBeNull()
    expect(call.open).toBe('slot')
  },
)

test('"book it" at the read-back starts no second booking', () => {
  const call = callOf([...TO_CONFIRM, 'yes book it'])
  expect(call.card.outcome).toBe('booked')
  expect(call.open).toBeNull()
})

test('"a table for 4 this sunday" is for four people, not at four', () => {
  const call = callOf(['a table for 4 this sunday', 'the first one'], RESTAURANT)
  expect(call.open).toBe('name')
})

test('"the nearer one", "the eleven" and "no, the later one" choose among the offers', () => {
  const timeOf = (line: string, wish = 'boiler service on friday') =>
    callOf([wish, line]).card.asked.time
  expect(timeOf('the nearer one')).toBe('08:30')
  expect(timeOf('the ten then')).toBe('10:00')
  expect(timeOf('no, the later one')).toBe('12:00')
})

test('"not the first one", "no, later" and "not one o\'clock" take no offer', () => {
  for (const line of ['not the first one', 'no, later', "not one o'clock"]) {
    const { asked } = callOf(['boiler service on friday afternoon', line]).card
    expect([line, asked.time]).toEqual([line, null])
  }
})

test('"what about later?" when asked for the name asks for a later time', () => {
  const call = callOf([...TO_NAME, 'what about later?'])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toContain('4:30 pm')
  expect(callOf([...TO_NAME, 'is there a road at 1st avenue']).card.asked.date).toBe('2026-11-24')
})

test('of two times in one line, she takes the one that suits', () => {
  const line = 'half one is still school. the 2 then'
  const call = callOf(['boiler service on friday afternoon', line])
  expect(call.card.asked.time).toBe('14:00')
})

test('"later this week" leaves out today and tomorrow', () => {
  const reply = lastReply(callOf(['boiler service later this week']))
  expect(reply).toMatch(/Wednesday 25|Thursday 26|Friday 27/)
  expect(reply).not.toMatch(/Monday 23|Tuesday 24/)
})

test('what comes after the yes goes to the owner, and the booking stands', () => {
  const call = callOf([...TO_CONFIRM, 'yes, and could you look at the tap too'])
  expect(call.card.service).toBe('Boiler service')
  expect(call.card.wants).toContain('look at the tap too')
})

test('one word of a listed service selects it', () => {
  const services = ['Bath and blow dry', 'Full groom'].map((name) => ({
    name,
    pricePence: 3000,
    minutes: 60,
    isBookable: true,
  }))
  const call = callOf(['can I book the dog in', 'a bath'], { setup: { trade: 'other', services } })
  expect(call.card.service).toBe('Bath and blow dry')
})

test('a yes to "Would you like to book?" chooses the service whose price she gave', () => {
  for (const line of ['yes please', "yes I'd like to go ahead", 'yes please can someone come']) {
    const call = callOf(['how much is a tap repair', line])
    expect([line, call.card.service, call.open]).toEqual([line, 'Tap repair', 'when'])
  }
  const beside = callOf([
    'how much is a tap repair',
    "and that's for two taps? go ahead then please",
  ])
  expect([beside.card.service, beside.open]).toEqual(['Tap repair', 'when'])
  const asked = callOf(['how much is a tap repair', 'yes, do you do tiling?'])
  expect(asked.card.service).toBeNull()
  expect(callOf(['how much is a tap repair', 'great thanks']).open).toBe('service')
  expect(callOf(['do you cover Leeds', 'yes']).open).toBe('service')
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

test('a weekday together with a range of days is in that range', () => {
  const dateOf = (line: string) => callOf(['boiler service', line]).card.asked.date
  expect(dateOf('week after next, a tuesday')).toBe('2026-12-08')
  expect(dateOf('next week, any tuesday')).toBe('2026-12-01')
  expect(dateOf('tuesday or next week')).toBe('2026-11-24')
})

test('weekdays that do not suit are not offered', () => {
  const reply = (line: string) => lastReply(callOf(['boiler service', line]))
  expect(reply('not a monday')).toContain('Tuesday 24 November')
  expect(reply('not a monday')).not.toContain('Monday')
  expect(reply('not mondays or tuesdays')).toContain('Wednesday')
  expect(reply('not mondays or tuesdays')).not.toMatch(/Monday|Tuesday/)
  expect(reply('Im away Monday and Tuesday')).not.toMatch(/Monday|Tuesday/)
  expect(reply('next week, but my wife has her class on a Monday')).not.toContain('Monday')
  expect(reply("next week. I work Mondays and we've got the dentist on Tuesday")).not.toMatch(
    /Monday|Tuesday/,
  )
  expect(reply('can you have it done by Tuesday')).toContain('Tuesday')
})

test('named days are understood without their apostrophes', () => {
  const dateOf = (line: string) => callOf([line], RESTAURANT).card.asked.date
  expect(dateOf('table for 2 new years eve at 8')).toBe('2026-12-31')
  expect(dateOf('table for 2 on valentines day at 7')).toBe('2027-02-14')
})

test('"before Christmas", "by Friday" and "after the 3rd" are limits, not the day', () => {
  const reply = (line: string) => lastReply(callOf(['boiler service', line]))
  expect(reply('before christmas')).toMatch(/2\d November/)
  expect(reply('by friday')).toMatch(/2[3-7] November/)
  expect(reply('after the 3rd')).toContain('4 December')
  expect(callOf(['boiler service', 'by 3 on friday']).card.asked.date).toBe('2026-11-27')
})

test('"the Saturday then, same time" keeps the week and the time of the refused offer', () => {
  const wish = 'a table for four please, half past seven, friday week'
  const lines = [wish, 'no we can only do half 7', 'the saturday then, same time']
  expect(callOf(lines, RESTAURANT).card.asked).toEqual({ date: '2026-12-05', time: '19:30' })
})

test('of two jobs under other names she asks which to book', () => {
  const call = callOf(['I need two things doing, a tap and the loo keeps running'])
  expect(call.card.service).toBeNull()
  expect(lastReply(call)).toMatch(/a tap repair, a toilet repair or something else/)
})

test('"is it free?" after a price gets the price', () => {
  expect(lastReply(callOf(['how much is a boiler service', 'is it free?']))).toContain('£90')
})

test('"it ends 812 not 821" takes the first of the two', () => {
  const call = callOf([...TO_CONFIRM.slice(0, 4), 'no, it ends 812 not 821'])
  expect(call.card.phone).toBe('07700900812')
})

test('a couple gives one name', () => {
  expect(callOf([...TO_NAME, 'Mr & Mrs Patel']).card.name).toBe('Mr and Mrs Patel')
})

test('"before I go away on the 12th" offers days before it', () => {
  const reply = lastReply(
    callOf(['I need a will doing before I go away on the 12th'], { setup: { trade: 'solicitor' } }),
  )
  expect(reply).toContain('November')
})

test('"all night" does not ask for a night, and "not too early" leaves times to offer', () => {
  expect(callOf(['got a tap that drips all night']).open).toBe('when')
  const reply = lastReply(callOf(['table for two, thursday, not too early'], RESTAURANT))
  expect(reply).not.toContain('nothing more')
})

test('"in the new year" means days after the bank holiday', () => {
  const reply = lastReply(callOf(['boiler service in the new year']))
  expect(reply).toContain('January')
  expect(reply).not.toContain('bank holiday')
})

test('"for six" to a restaurant is a party, and "half seven" when asked for the name is a time', () => {
  const lines = ["I'd like to book a table please", 'for six', 'a week today', 'half seven']
  const call = callOf(lines, RESTAURANT)
  expect(call.card).toMatchObject({ name: null, asked: { date: '2026-11-30', time: '19:30' } })
})

test('"on the same day" for two services names no day', () => {
  const setup = { trade: 'dentist' } as const
  const line = 'Can I have a check-up and a hygienist visit on the same day'
  const call = callOf([line], { setup })
  expect(call.card).toMatchObject({ service: 'Check-up', asked: { date: null } })
  expect(call.open).toBe('when')
})

test('a caller who asks for cancellations is offered free times', () => {
  expect(callOf(['any cancellations this week for a tap repair?']).open).toBe('slot')
})

test('asked how long a consultation takes, she answers for the only one', () => {
  const setup = { trade: 'solicitor' } as const
  const reply = lastReply(
    callOf(['how long does a consultation take and is it in person'], { setup }),
  )
  expect(reply).toContain('60 minutes')
  expect(reply).not.toContain('AI receptionist')
})

test('naming a party, its size and a day starts a booking', () => {
  const call = callOf(['hen party, 15 girls, saturday the 19th'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-12-19')
  expect(call.open).toBe('slot')
})

test('"at school til half 3" leaves the times after it', () => {
  const lines = ['Check up for my daughter, shes at school til half 3', 'thursday']
  expect(lastReply(callOf(lines, { setup: { trade: 'dentist' } }))).toMatch(/ at (?:4|5)/)
})

test('something that will not shut or drain is a repair', () => {
  const line = 'need a repair, window wont shut, tomorrow or wednesday after 3'
  expect(callOf([line], LETTINGS).card.service).toBe('Repair visit')
  expect(callOf(['washing machine wont drain'], LETTINGS).card.service).toBe('Repair visit')
})

test('"the first one" to "Shall I ask Sam to ring you back?" changes no service', () => {
  const lines = ['I need a tap repair', 'no', 'the first one, please']
  expect(callOf(lines).card.service).toBe('Tap repair')
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

test('asked whether the firm does something, she gives its price once', () => {
  const setup = { trade: 'vet' } as const
  const reply = lastReply(callOf(['do you do nail clipping and whats the price'], { setup }))
  expect(reply).toContain('Nail clipping is £16')
  expect(reply).not.toContain('consultation')
  const call = callOf(['do you do boiler services on saturdays'])
  expect(lastReply(call)).toContain('£90')
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('of several days that suit she offers a time on each', () => {
  const call = callOf(['puppy needs his jab, weds or thurs'], { setup: { trade: 'vet' } })
  expect(lastReply(call)).toMatch(/Wednesday 25 November at .* or Thursday 26 November at/)
})

test('asking for something that the firm does not do selects no service', () => {
  const rabbits = callOf(['can you groom rabbits?'], SALON)
  expect(rabbits).toMatchObject({ open: 'take-message', card: { service: null } })
  expect(callOf(['can you fix leaking taps?']).card.service).toBe('Tap repair')
})

test('she names the service that she has understood if the caller has not named it in full', () => {
  const call = callOf(['I need a form signing'], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('document signing')
})

test('"quarter past" when asked for the name is not taken as a name', () => {
  expect(callOf([...TO_NAME, 'quarter past']).open).toBe('name')
})

test('"an appointment" does not choose the emergency appointment', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const asked = callOf(['could I have an appointment after 4, any day but Tuesday'], dentist)
  expect(asked).toMatchObject({ open: 'service', card: { service: null } })
  const told = callOf(['could I have an appointment any day but Tuesday', 'a check-up'], dentist)
  expect(lastReply(told)).not.toContain('Tuesday')
})

test('of two wishes with limits, the first is looked up with its own limit', () => {
  const line = 'boiler service, either this Thursday before 11 or next Wednesday after 3'
  const reply = lastReply(callOf([line]))
  expect(reply).toContain('Thursday 26 November at')
  expect(reply).not.toMatch(/nothing more|pm/)
})

test('"one evening" is a part of the day, not one o’clock', () => {
  const { card } = callOf(['boiler service', 'one evening next week'])
  expect(card.asked.time).toBeNull()
})

test('"one of us is coeliac" does not change the size of the party', () => {
  const line = 'table for 4 on Friday at 8:30 pm, one of us is coeliac'
  const call = callOf([line, 'Jo', '07700 900111', 'yes'], RESTAURANT)
  expect(lastReply(call)).toContain('a table for 4')
})

test('a weekday in the first week of a month is in that week', () => {
  const call = callOf(['boiler service in the first week of December, on a Wednesday'])
  expect(call.card.asked.date).toBe('2026-12-02')
})

test('a caller who asks for the next space is offered times', () => {
  const reply = lastReply(callOf(['I need a full groom, when’s your next space?'], SALON))
  expect(reply).toMatch(/ at \d/)
})

test('"the earliest you can do" is answered even if the line also tells of last night', () => {
  const line = 'the tap broke last night, what’s the earliest you can do?'
  expect(lastReply(callOf([line]))).toMatch(/ at \d/)
})

test('a caller who does not know which service they need is rung back', () => {
  const call = callOf(['can someone come round today', 'not sure'])
  expect(lastReply(call)).toContain('message')
  expect(call.open).toBe('name')
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

test('"do I need to book?" books nothing', () => {
  const call = callOf(['what do you charge for a nail trim, and do I need to book?'], SALON)
  expect(lastReply(call)).toContain('£10')
  expect(call.open).toBe('take-message')
})

test('a name after the word "name" is taken, and the rest of the line is read too', () => {
  const line = 'book a boiler service, name Pat Kearney 07700 900456, any morning next week'
  expect(callOf([line]).card).toMatchObject({ name: 'Pat Kearney', phone: '07700900456' })
})

test('"both the same day" does not mean today', () => {
  const call = callOf(['two dogs, both need a full groom the same day'], SALON)
  expect(call.card.asked.date).toBeNull()
})

test('an offer that is too long leaves out the service, not the times', () => {
  const agent = { setup: { trade: 'estate-agent' } } as const
  const reply = lastReply(callOf(["I'd like to see a flat tomorrow at lunchtime"], agent))
  expect(reply).toMatch(/ at \d/)
})

test('for "before 9 or after 4" she looks before nine first', () => {
  const call = callOf(['I need it before 9 or after 4 because of school, a tap repair'])
  expect(lastReply(call)).toMatch(/ at 8(?::\d\d)? am/)
})

test('asked again which service, she goes on with those that she has not named', () => {
  const names = ['Wash', 'Polish', 'Valet', 'Tyre fitting', 'Engine clean', 'Scratch removal']
  const services = names.map((name) => ({ name, pricePence: 100, minutes: 30, isBookable: true }))
  const setup = { trade: 'other', services } as const
  const lines = ['I would like to book please', 'none of those']
  expect(lastReply(callOf(lines.slice(0, 1), { setup }))).toMatch(/tyre fitting or something else/)
  expect(lastReply(callOf(lines, { setup }))).toMatch(/engine clean, a scratch|scratch removal/)
  expect(callOf([...lines, 'the last one'], { setup }).card.service).toBe('Scratch removal')
})

test('a service that the caller denies is taken off the card, and the owner rings back', () => {
  const call = callOf([...TO_NAME, "It isn't a boiler service, it only wants its pressure up"])
  expect(call.card.service).toBeNull()
  expect(lastReply(call)).toMatch(/Sam/)
  expect(callOf([...TO_NAME, 'no, the boiler service is fine']).card.service).toBe('Boiler service')
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

test('something to buy that is on no list is passed on, whatever day it is for', () => {
  const call = callOf(["I'd like to order a hamper for Friday"], { setup: { trade: 'hotel' } })
  expect(call.card.asked.date).toBeNull()
  expect(call.open).toBe('take-message')
})

test('a yes with a question about refusing books nothing, and is asked for again', () => {
  const { card, open } = callOf([...TO_CONFIRM, "yes please. How much is it if they don't pay"])
  expect([card.booked, open]).toEqual([null, 'confirm'])
})

test('a service named after a day keeps its capital', () => {
  const services = [
    { name: 'Sunday lunch', pricePence: 2400, minutes: 90, isBookable: true },
    { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
  ]
  const call = callOf(['How much is Sunday lunch?'], { setup: { trade: 'restaurant', services } })
  expect(lastReply(call)).toContain('A Sunday lunch is £24.')
})

const KENNELS = {
  trade: 'other',
  services: [
    { name: 'Small kennel wash', pricePence: 1500, minutes: 30, isBookable: true },
    { name: 'Large kennel wash', pricePence: 2500, minutes: 60, isBookable: true },
    { name: 'Claw trim', pricePence: 900, minutes: 15, isBookable: true },
  ],
} satisfies SetupInput

test('the word in which services differ chooses one, and its price or length is answered', () => {
  for (const [line, service, answer] of [
    ["large, I reckon. what's the price", 'Large kennel wash', /£25/],
    ['the small one, how long is that?', 'Small kennel wash', /30 minutes/],
    ["it's a trim we're after. How much would it be?", 'Claw trim', /£9/],
  ] as const) {
    const call = callOf(["I'd like to book", line], { setup: KENNELS })
    expect([line, call.card.service, call.open]).toEqual([line, service, 'when'])
    expect(lastReply(call)).toMatch(answer)
  }
  const call = callOf(['How much is a kennel wash?', 'small one please. Anything on Thursday?'], {
    setup: KENNELS,
  })
  expect([call.card.service, call.open]).toEqual(['Small kennel wash', 'slot'])
  const priced = callOf(['A claw trim please, what does that cost?'], { setup: KENNELS })
  expect(lastReply(priced)).toMatch(/claw trim is £9/)
})

test('she asks only between the services that the line fits', () => {
  const reply = lastReply(callOf(['Can I book a kennel wash?'], { setup: KENNELS }))
  expect(reply).toMatch(/small kennel wash.*large kennel wash/)
  expect(reply).not.toMatch(/claw/)
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

const TAKEN = ["I'd like a boiler service", 'Tuesday at 9 am'] as const

test('an offer that is chosen before a question about its price is kept', () => {
  const [, , offer = ''] = repliesOf(callOf(TAKEN))
  const time = / at (\d+(?::\d+)?) ?[ap]m/.exec(offer.split('I have')[1] ?? '')?.[1] ?? ''
  for (const line of [`${time} then. how much is it`, 'the first one, what does that cost?']) {
    const call = callOf([...TAKEN, line])
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/boiler service is £/)
  }
})

test('whatever comes first takes the first offer, and "is that the earliest?" takes none', () => {
  const call = callOf(["I'd like a boiler service", 'tomorrow'])
  expect(call.open).toBe('slot')
  for (const line of [
    'whichever is soonest',
    'whatevers first tomorrow',
    'the earliest you have',
    'as soon as you can please',
  ])
    expect([line, callOf(["I'd like a boiler service", 'tomorrow', line]).open]).toEqual([
      line,
      'name',
    ])
  for (const line of ['have you nothing earlier?', "what's the earliest on Friday?"])
    expect([line, callOf(["I'd like a boiler service", 'tomorrow', line]).open]).toEqual([
      line,
      'slot',
    ])
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

test('“both” to a choice of services books the first and passes on the other', () => {
  const lines = ['My tap needs a repair and my toilet is blocked', 'both of them really']
  const call = callOf(lines)
  expect(call.card.service).toBe('Tap repair')
  expect(lastReply(call)).toMatch(/tap repair.*one at a time/)
})

test('a yes with a wish for a case that may never come books, and the owner reads the wish', () => {
  for (const line of [
    'Right, yes. If he can’t park he should give me a ring, tell him',
    "Yes please, and if nobody's in ask next door for the key",
    "ok yes, I'll be in the garden if nobody answers",
    "Yes please. She's called Mabel, and she doesn't like hoovers",
    'Yes go ahead, but both taps need doing',
  ]) {
    const { card } = callOf([...TO_CONFIRM, line])
    expect([line, card.outcome, card.wants]).toEqual([
      line,
      'booked',
      expect.stringContaining(line.slice(-12)),
    ])
  }
  for (const line of [
    "Yes, only if it's Sam who comes",
    "Yes. She doesn't want half three",
    "Yes, my husband can't make Tuesday",
    "Yes. If it's Sam",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.booked]).toEqual([line, null])
})

test('a yes that depends on the price is answered with the price', () => {
  const wish = callOf([...TO_CONFIRM, "yes, but ring me first if it's over a hundred quid"])
  expect(wish.card.outcome).toBe('booked')
  expect(lastReply(wish)).toMatch(/£90.*booked/)
  const condition = callOf([...TO_CONFIRM, "yes if it's less than £50"])
  expect(condition.card.booked).toBeNull()
  expect(lastReply(condition)).toMatch(/£90.*\?$/)
  for (const line of ["if it's under a hundred, yes", "as long as it's no more than 95"]) {
    const { card, open } = callOf([...TO_CONFIRM, line])
    expect([line, card.booked, card.name, open]).toEqual([line, null, 'Dave Smith', 'confirm'])
  }
})

test('a booking that becomes a message is said not to be booked, and stays a message', () => {
  const lines = [...TO_CONFIRM, 'No, get Sam to ring me about it']
  expect(lastReply(callOf(lines))).toMatch(/nothing is booked/i)
  expect(lastReply(callOf([...lines, 'so am I booked in or not?']))).toMatch(/booked/)
})

test('“nothing” to change leads back to the booking, which a yes makes', () => {
  expect(callOf([...TO_CONFIRM, 'no', 'Nothing, all good, just book it']).card.outcome).toBe(
    'booked',
  )
  const call = callOf([...TO_CONFIRM, 'no', 'Nothing'])
  expect([call.card.booked, call.open]).toEqual([null, 'confirm'])
})

test('who it is for, or how old they are, chooses the service for children', () => {
  const service = (name: string, pricePence: number) => ({
    name,
    pricePence,
    minutes: 20,
    isBookable: true,
  })
  const setup: SetupInput = {
    trade: 'dentist',
    services: [
      service('Check-up', 5200),
      service('New patient examination', 7000),
      service('Filling', 11000),
      service('Junior check-up', 1000),
    ],
  }
  const booked = (...lines: string[]) => callOf(lines, { setup }).card.service
  const child = 'Junior check-up'
  for (const line of [
    'A check-up for my lad, he is 9',
    'could I register my granddaughter, she’s eleven',
    "I'd like a check-up for a seven year old",
    'Can I book a check-up? She is only four',
  ])
    expect([line, booked(line)]).toEqual([line, child])
  expect(booked('A check-up please', 'Tuesday at 2', 'It is for my niece')).toBe(child)
  expect(booked('A check-up for my nephew', 'just the check-up, Tuesday at 2')).toBe(child)
  for (const line of [
    'a check-up for my son, he is 31',
    'a check-up for me and my kids',
    'a check-up, I can be there at 9, it is ten minutes away',
  ])
    expect([line, booked(line)]).toEqual([line, 'Check-up'])
  expect(booked('a filling for my daughter, she is 12')).toBe('Filling')
  for (const line of ['What does a check-up cost? He is six', 'How much is it for kids?'])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/£10/),
    ])
})

test('a visit of a firm that is not always out asks for the postcode, and a call there does not', () => {
  const details = ['Tuesday at 3:30 pm', 'It’s Dave Smith', '07700 900123', 'Yes']
  const open = (trade: TradeId, ...lines: string[]) =>
    callOf([...lines, ...details], { setup: { trade } }).open
  expect(open('estate-agent', 'A valuation of my house please')).toBe('postcode')
  expect(open('property-manager', "I'd like an inspection visit")).toBe('postcode')
  expect(open('estate-agent', 'A viewing please')).toBe('confirm')
  expect(open('property-manager', 'A key collection please')).toBe('confirm')
  expect(open('dentist', 'A hygienist visit please')).toBe('confirm')
})

test('what a caller tells with a question before the booking reaches the owner', () => {
  const told = "I've a bungalow in Otley standing empty. What does a viewing cost?"
  const setup: SetupInput = { trade: 'estate-agent' }
  expect(callOf([told, 'A valuation please'], { setup }).card.wants).toContain('bungalow in Otley')
  const asked = callOf(['How much is a boiler service?', 'A boiler service please'])
  expect(asked.card.wants).not.toContain('How much')
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

test('nothing is booked on a condition that she cannot judge', () => {
  for (const line of [
    'only if the garden is fenced, otherwise no',
    "We won't go ahead unless Sam comes himself",
    "not if he's bringing the dog",
    "yes if it's the same lad as last time",
    'aye, as long as he is all right with dogs',
    "go ahead if the tap's done the same day, else I'll not bother",
    "Book it. But don't if he can't do the tap that day",
    'the tap as well, both or neither',
  ]) {
    const held = callOf([...TO_CONFIRM, line])
    expect([line, held.open, held.card.booked]).toEqual([line, 'take-message', null])
    expect(held.card.wants).toContain(line)
    const passed = callOf([...TO_CONFIRM, line, 'yes please'])
    expect([line, passed.card.outcome]).toEqual([line, 'message'])
    const booked = callOf([...TO_CONFIRM, line, 'no, just book it', 'yes'])
    expect([line, booked.card.outcome]).toEqual([line, 'booked'])
  }
  const price = (most: string) => callOf([...TO_CONFIRM, `I don't want to book if ${most}`])
  for (const most of ["it's over £20", "it's more than £900"]) {
    const { open, card, ...call } = price(most)
    expect([most, open, card.booked]).toEqual([most, 'confirm', null])
    expect(lastReply({ open, card, ...call })).toContain('£90')
  }
  const polite = callOf([...TO_CONFIRM, 'yes please, before noon if you can, if not no problem'])
  expect(lastReply(polite)).not.toMatch(/promise/)
})

test('a yes with a wish, a remark or a question beside it books, and the rest is noted or answered', () => {
  for (const [line, reply] of [
    ['yes if you could', /^You're booked/],
    ["aye, if he could ring when he's on his way", /noted|down/],
    ["yes. please don't ring the bell, the baby sleeps", /noted|down/],
    ["yes and don't forget there's a step", /noted|down/],
    ["yes go ahead, and it's the blue door if he's looking", /noted|down/],
    ['yeah but tell him the dog bites', /noted|down/],
    ['Go on, yes. When do you close?', /from 8 am/],
  ] as const) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.card.outcome]).toEqual([line, 'booked'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(reply)])
    if (!line.includes('?') && line !== 'yes if you could') expect(call.card.wants).toContain(line)
  }
  // What may change the booking is asked about again, and never as a thing to change.
  for (const line of ["yes but I'm not sure he'll find it", "yeah, we don't have parking"]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/change/)])
  }
  for (const line of ['yes but not then', "yes, don't send anybody"])
    expect([line, callOf([...TO_CONFIRM, line]).card.booked]).toEqual([line, null])
})

test('"the Elm Street one" is no time', () => {
  const time = (line: string) =>
    callOf(['A viewing please', line], { setup: { trade: 'estate-agent' } }).card.asked.time
  for (const line of ["it's the Mill Street one, Thursday", 'Thursday, and a small one if you can'])
    expect([line, time(line)]).toEqual([line, null])
  for (const line of ['Thursday at one', 'Thursday one please'])
    expect([line, time(line)]).toEqual([line, '13:00'])
})

test('a bare yes to a list of services gets the same list again', () => {
  const asked = callOf(['can I book something'], LETTINGS)
  const again = callOf(['can I book something', 'yes please'], LETTINGS)
  const list = /: (.*)\?/.exec(lastReply(asked))?.[1]
  expect(lastReply(again)).toBe(`Which would you like: ${list}?`)
  expect(callOf([...TO_CONFIRM, 'Please do, thanks']).card.outcome).toBe('booked')
})

const LANDLORD = ["a landlord's gas certificate please", 'Tuesday at 3:30 pm'] as const
const TO_READ = [...LANDLORD, 'Dave Smith', '07700 900123', 'yes', 'LS6 1AB'] as const
const PLUMBING: { setup: SetupInput } = {
  setup: {
    trade: 'plumber',
    services: [
      { name: 'Landlord gas certificate', pricePence: 7500, minutes: 45, isBookable: true },
      { name: 'Radiator replacement', pricePence: 16000, minutes: 120, isBookable: true },
    ],
  },
}

test('a yes that asks for another service books the first, and says that the other is not in it', () => {
  for (const line of [
    'yes go for it, and is the radiator on that too',
    'yes please, does that include the radiator?',
    'yeah go ahead, have you put the radiator on there as well',
  ]) {
    const call = callOf([...TO_READ, line], PLUMBING)
    expect([line, call.card.booked?.time]).toEqual([line, '15:30'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/only|the rest/)])
  }
  const about = callOf([...TO_READ, "yes, and the radiators are on if he's cold"], PLUMBING)
  expect(lastReply(about)).not.toMatch(/the rest/)
})

test('another service named beside a time is for the owner, and she says so', () => {
  const call = callOf(['a gas certificate', 'Tuesday at 3:30 pm. And the radiator?'], PLUMBING)
  expect(lastReply(call)).toContain('one at a time')
})

test('a question after the booking is answered or noted, and does not end the call', () => {
  const booked = [...TO_READ, 'yes']
  expect(lastReply(callOf([...booked, 'is that a yes then'], PLUMBING))).toContain('Tuesday')
  expect(lastReply(callOf([...booked, "do you or don't you do oil"], PLUMBING))).toMatch(
    /don't know|can't say/,
  )
})

test('"leave it" at the read-back books nothing, whatever else the line says', () => {
  for (const line of ['book it. no, leave it', "never mind, don't book it"])
    expect([line, callOf([...TO_READ, line], PLUMBING).card.outcome]).toEqual([line, 'cancelled'])
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

test('"just keep it" goes back to the time settled on before', () => {
  const call = callOf([...TO_CONFIRM, 'could he do Thursday at 4 am?', 'no, stick with half three'])
  expect(lastReply(call)).toContain('Tuesday 24 November at 3:30 pm, LS6 1AB. Shall I')
})

test('asked for the postcode that she has, she says it', () => {
  expect(lastReply(callOf([...TO_CONFIRM, 'have you got the postcode right?']))).toContain(
    'LS6 1AB',
  )
})

test('she asks which time suits only beside the times themselves', () => {
  const service = "I'd like a boiler service"
  for (const line of [
    'Sunday. Is there parking, and how long does it take?',
    'how much is it, how long does it take and have you got Sunday?',
  ])
    expect(lastReply(callOf([service, line]))).toMatch(/I have .* at \d.*\?$/)
  const safe = "no, no chest pain, it's a boiler service on Sunday that I want"
  expect(lastReply(callOf(["I've got chest pain", safe]))).toMatch(/999\. I have .* at \d.*\?$/)
})

test('told until when the caller is away, she offers the next free times after it', () => {
  const offer = ['A boiler service please', 'Wednesday at 11']
  const says = [
    "no, we're away till the third of December. After that",
    'No, not before the third',
    'preferably after the second',
  ]
  for (const line of says) {
    const atNumber = [...offer, 'Rosa Diaz', '07700 900123']
    for (const lines of [offer, atNumber, [...atNumber, 'yes', 'LS6 1AB']]) {
      const call = callOf([...lines, line])
      expect([line, call.open]).toEqual([line, 'slot'])
      expect(lastReply(call)).toMatch(/I have Thursday 3 December at .* or Friday 4 December at/)
    }
  }
})

test('a limit on the day that the chosen time keeps changes nothing', () => {
  const call = callOf(['A boiler service please', 'Wednesday at 11', 'preferably after Tuesday'])
  expect(call).toMatchObject({ open: 'name', card: { asked: { date: '2026-11-25' } } })
  const rung = callOf([
    'A boiler service please',
    'Wednesday at 11',
    'Rosa Diaz',
    "07700 900123, but not before Friday, I'm at work till then",
  ])
  expect(rung).toMatchObject({ open: 'phone-confirm', card: { asked: { date: '2026-11-25' } } })
})

test('a time of day that is said at another question is noted', () => {
  const call = callOf([...TO_NAME, 'afternoons are best'])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain('afternoons are best')
})

test('what is for another person or animal is said once not to be booked, when there is room', () => {
  const said = (lines: string[], setup: SetupInput) =>
    repliesOf(callOf(lines, { setup })).filter((reply) =>
      /one at a time|only book the one/.test(reply),
    )
  for (const line of [
    "I'd like a trim for me and a full colour for my daughter on Friday",
    'a cut and blow dry for my mum and one for my sister, can you do Friday?',
    'a cut on Friday please, and my sister too',
  ])
    expect([
      line,
      said([line, 'the first one', 'Jo Hale'], { trade: 'hairdresser' }).length,
    ]).toEqual([line, 1])
  // She first says why she can't have the time, and of the other one with the next reply.
  const late = ['both dogs need a bath, Sunday at six', 'Monday at ten, both of them', 'Jo Hale']
  expect(said(late, { trade: 'other' })).toHaveLength(1)
  // Guests at one table, and two who come to one visit, are not.
  expect(said(['a table for two on Friday, and my mum too'], { trade: 'restaurant' })).toEqual([])
  expect(
    said(['can we both come for a viewing on Friday?'], { trade: 'property-manager' }),
  ).toEqual([])
})

test('asked whether all of them are booked, she says again that it is one at a time', () => {
  const lines = [
    "I've two boilers that need a boiler service, Tuesday at 3:30",
    'Jo Hale',
    '07700 900123',
  ]
  const call = callOf([...lines, "Yeah. So they're both in at half three?"])
  expect(lastReply(call)).toMatch(/one at a time|only book the one/)
})

test('the last week of a month takes no offer, and brings offers in that week', () => {
  for (const line of ['No, the LAST week of January', 'the last week, I meant']) {
    const call = callOf(["I'd like a boiler service on a Friday in January", line])
    expect([line, call.open]).toEqual([line, 'slot'])
    expect(lastReply(call)).toMatch(/ (?:2[5-9]|3[01]) January at/)
  }
})

test('"anything sooner?" brings an earlier free time, or she says that there is none', () => {
  const friday = ["I'd like a boiler service", 'Friday']
  for (const line of [
    'Have you not got anything sooner?',
    'nothing before then?',
    'is that the soonest you can do?',
    'no, I need it sooner',
  ]) {
    const call = callOf([...friday, line])
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'slot', null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/(?:23|24) November at/)])
  }
  const first = ["I'd like a boiler service", 'the first you have']
  expect(
    lastReply(callOf([...first, 'nothing earlier than that, have you nothing sooner?'])),
  ).toMatch(/earliest|nothing before/)
})

test('a question about the diary beside a choice is answered, and the choice stays', () => {
  const lines = ["I'd like a boiler service", 'Friday']
  const [time = ''] = /\d+(?::\d\d)? [ap]m/.exec(lastReply(callOf(lines))) ?? []
  for (const line of [
    `Friday at ${time}. Have you anything sooner?`,
    `Friday at ${time}. So you've nothing tomorrow?`,
  ]) {
    const call = callOf([...lines, line])
    expect([line, call.card.asked.date, call.open]).toEqual([line, '2026-11-27', 'name'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/(?:23|24) November/)])
  }
})

test('"will I be out by one?" is answered from the start and the length, and wishes for no time', () => {
  for (const line of ['Will he be done by five?', 'What time will it finish?']) {
    const call = callOf([...TO_NAME, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/3:30 pm to 4:30 pm/)])
    expect(call.card.asked).toMatchObject({ date: '2026-11-24', time: '15:30' })
  }
})

test('asked what is free on a day, she looks into the diary', () => {
  for (const line of [
    'Have you got a boiler service this week?',
    'any boiler service slots on Thursday?',
    'have you anything before Christmas for a boiler service?',
    'could I do Friday for a boiler service?',
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'slot'])
  expect(callOf(['Do you mend fountains?', 'Anything next week?']).open).toBe('service')
  for (const line of ['is there a bus on Saturday?', 'is there a charge on Saturday?'])
    expect([line, callOf([line]).card.service]).toEqual([line, null])
})

test('an offer that the caller only echoes or refuses is not taken', () => {
  const TO_OFFERS = ["I'd like a boiler service", 'not Monday or Tuesday, this week']
  const offered = callOf(TO_OFFERS)
  expect(lastReply(offered)).toMatch(/Wednesday 25 November at .* or Thursday 26 November at/)
  for (const line of [
    "Wednesday? I can't do a Wednesday",
    'Wednesday? Is there nobody who could come today?',
    'Have you nothing on a Friday?',
    "the first one's no good",
    'the later one is too late for me',
    'not that early, love',
    'mornings are no use to me',
  ]) {
    const call = callOf([...TO_OFFERS, line])
    expect([line, call.open, call.card.booked]).toEqual([line, 'slot', null])
  }
  for (const line of ['Wednesday?', 'the Wednesday? Yes, lovely', 'Wednesday please'])
    expect([line, callOf([...TO_OFFERS, line]).open]).toEqual([line, 'name'])
})

test('a day or time that the caller denies having asked for is given up', () => {
  const day = callOf([...TO_NAME, "I didn't ask for Tuesday"])
  expect(day.open).toBe('slot')
  expect(lastReply(day)).not.toContain('Tuesday 24')
  const time = callOf([...TO_NAME, 'Jo Hale', 'I never said half three, I said four'])
  expect(time.card.asked).toEqual({ date: '2026-11-24', time: '16:00' })
  expect(callOf([...TO_NAME, 'I never said half three']).card.asked.time).toBeNull()
  expect(callOf([...TO_NAME, "I've never had it serviced"]).card.asked.time).toBe('15:30')
})

test('a time corrected at the read-back of the number leaves the number alone', () => {
  const call = callOf([...TO_READ_BACK, 'No, I said four o’clock, love'])
  expect(call.card).toMatchObject({ phone: '07700900123', asked: { time: '16:00' } })
  expect(callOf([...TO_READ_BACK, 'No, that number is wrong']).card.phone).toBeNull()
})

test('"did you get that, four, not half three?" corrects the time', () => {
  const call = callOf([...TO_NAME, "have you got that, four o'clock, not half three?"])
  expect(call.card.asked.time).toBe('16:00')
})

const GROOMER = {
  trade: 'other',
  name: 'Wag and Wash',
  services: [
    { name: 'Full trim small dog', pricePence: 3000, minutes: 60, isBookable: true },
    { name: 'Full trim large dog', pricePence: 4500, minutes: 90, isBookable: true },
    { name: 'Bath and blow dry', pricePence: 2200, minutes: 45, isBookable: true },
  ],
} as const

const SURGERY = {
  trade: 'dentist',
  services: [
    { name: 'Check-up', pricePence: 4000, minutes: 20, isBookable: true },
    { name: 'Hygienist', pricePence: 5000, minutes: 30, isBookable: true },
    { name: 'Emergency appointment', pricePence: 8000, minutes: 30, isBookable: true },
    { name: 'New patient examination', pricePence: 6000, minutes: 40, isBookable: true },
  ],
} as const

test('a service that the caller turns down or names second is not the one to book', () => {
  for (const [lines, service] of [
    [['Can I book, but not with the hygienist, just a check-up on Monday'], 'Check-up'],
    [['a check-up please', 'Monday at nine. And would the hygienist see me too?'], 'Check-up'],
    [['I need the hygienist on Monday, then a check-up'], 'Hygienist'],
    [["I'd like a check-up and a hygienist"], 'Check-up'],
    [['a check-up please', 'yes, a check-up and a hygienist'], 'Check-up'],
    [['I need a check-up', 'Actually, can I have the hygienist instead?'], 'Hygienist'],
    [['the hygienist please', "it's not just the hygienist, I need a check-up"], 'Check-up'],
  ] as const)
    expect([lines, callOf(lines, { setup: SURGERY }).card.service]).toEqual([lines, service])
  const same = callOf(['a check-up please', "It's not the same as a check-up abroad, is it?"], {
    setup: SURGERY,
  })
  expect(same.card.service).toBe('Check-up')
  const both = callOf(["I'd like a check-up and then the hygienist"], { setup: SURGERY })
  expect(lastReply(both)).toContain('one at a time')
})

test('a service is found by its size, its trade words or the one word that only it has', () => {
  for (const [setup, line, service] of [
    [GROOMER, 'Could you book me a big one for Friday', 'Full trim large dog'],
    [GROOMER, 'a bath for both dogs please', 'Bath and blow dry'],
    [GROOMER, 'I need a bath in my flat fitted', null],
    [SURGERY, 'I want to join, we have just moved', 'New patient examination'],
    [SURGERY, 'My crown came off at lunch and I need it seen to', 'Emergency appointment'],
    [{ trade: 'estate-agent' }, "Could somebody come and say what my flat's worth?", 'Valuation'],
    [{ trade: 'solicitor' }, 'I need advice about my employer', 'First consultation'],
  ] as const)
    expect([line, callOf([line], { setup }).card.service]).toEqual([line, service])
})

test('a service of another weekday is neither understood from the hour nor called taken', () => {
  const services = [
    { name: 'Table', pricePence: null, minutes: 90, isBookable: true },
    { name: 'Sunday lunch', pricePence: 2000, minutes: 90, isBookable: true },
    { name: 'Cookery class', pricePence: 6000, minutes: 120, isBookable: true },
  ]
  const setup = { trade: 'restaurant', services } as const
  const free = callOf(['Are you open this Saturday?', 'Can I book for four at one then'], { setup })
  expect(free.card.service).toBeNull()
  expect(lastReply(free)).toContain('a table')
  expect(lastReply(free)).not.toContain('Sunday lunch')
  const named = callOf(['A Sunday lunch for two on Saturday at one'], { setup })
  expect(lastReply(named)).toMatch(/Sunday lunch isn't for that day/)
  expect(lastReply(named)).not.toMatch(/taken|full/)
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

test('a weekday and a day of the month that disagree by one are asked about', () => {
  const lines = ["I'd like a boiler service", 'Thursday the 4th at 10']
  const call = callOf(lines)
  expect(lastReply(call)).toContain('Thursday 3 December or Friday 4 December?')
  expect(callOf([...lines, 'the Thursday']).card.asked).toEqual({
    date: '2026-12-03',
    time: '10:00',
  })
  expect(callOf([...lines, 'the 4th']).card.asked).toEqual({ date: '2026-12-04', time: '10:00' })
  expect(callOf(["I'd like a boiler service", 'Friday the 4th at 10']).card.asked.date).toBe(
    '2026-12-04',
  )
})

test('what holds for every offer still holds for the next ones', () => {
  const lines = ["I'd like a boiler service", 'any day after three, but not Thursday']
  for (const more of [[], ['neither of those'], ['neither of those', 'no, what else is there']]) {
    const said = lastReply(callOf([...lines, ...more]))
    expect([more, /Thursday|noon|\bam\b/.test(said)]).toEqual([more, false])
  }
  const fridays = callOf([
    "I'd like a boiler service",
    'it has to be a Friday, any Friday before Christmas',
  ])
  expect(lastReply(fridays)).toMatch(/Friday 27 November at .* or Friday 4 December at/)
})

test('a time after the last start is answered with the last start', () => {
  const call = callOf(["I'd like a boiler service", 'Tuesday after half five'])
  expect(lastReply(call)).toMatch(/^The last we can start on Tuesday 24 November is \d/)
  const other = callOf(["I'd like a boiler service", 'Tuesday after three'])
  expect(lastReply(other)).not.toContain('last we can start')
})

test('with nothing free tonight she offers the soonest times, not evenings weeks away', () => {
  const late = { now: '2026-12-14T19:30' } as const
  for (const line of ['this evening, if at all possible', 'tonight please, the kids are here']) {
    const call = callOf(['My toilet needs a repair', line], late)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/Tuesday 15 December/)])
  }
})

test('what fits no service twice becomes a message', () => {
  const call = callOf([
    "There's a leak from a pipe in the loft, I'd like to book somebody",
    "it's a leak, as I said, up in the loft",
  ])
  expect(call.open).toBe('name')
  expect(call.card).toMatchObject({ service: null, outcome: null })
  expect(call.card.wants).toContain('loft')
})

test('who insists on what was read back hears it again, and is not asked what to change', () => {
  for (const line of [
    'no, half past three I said',
    'no no, Tuesday at half three',
    'Yeah, but put it under Dave Smith, not Davina',
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.open, call.card.booked]).toEqual([line, 'confirm', null])
    expect(callOf([...TO_CONFIRM, line, 'yes']).card.booked).toMatchObject({ time: '15:30' })
  }
})

test('another time before the name moves the booking to it', () => {
  const { card } = callOf([...TO_NAME, "Half four. I'm Bea Cole, 07700 900123"])
  expect(card).toMatchObject({ name: 'Bea Cole', asked: { time: '16:30' } })
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

test('who wants no call back but to book them in is asked what to book', () => {
  for (const line of [
    'No, I just want to book her in',
    "no you're all right, I want to book us in",
  ]) {
    const call = callOf(['Do you do braces for toddlers?', line], { setup: { trade: 'dentist' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/^What would you like/)])
  }
})

test('a number with a digit too many is said to be so, whatever was asked', () => {
  const call = callOf(["I'd like a boiler service", 'Tuesday at 3:30. Ann Lee, 01632 960 1234'])
  expect(lastReply(call)).toMatch(/one digit too (?:long|many)/)
  expect(call.open).toBe('phone')
})

test('a time of day names no service that is only called after it', () => {
  const service = (name: string) => ({ name, pricePence: 2000, minutes: 60, isBookable: true })
  const serviceOf = (line: string, ...names: string[]) => {
    const setup = { trade: 'restaurant', services: names.map(service) } as const
    return callOf([line], { setup }).card.service
  }
  const names = ['Afternoon tea', 'Table', 'Evening meal'] as const
  expect(serviceOf('have you got a table for three on Sunday afternoon?', ...names)).toBe('Table')
  expect(serviceOf('Afternoon, I want to book for six', ...names)).toBeNull()
  expect(serviceOf('an afternoon tea for two, tomorrow', ...names)).toBe('Afternoon tea')
  expect(serviceOf('an evening meal for our Christmas do, 11th December', ...names)).toBe(
    'Evening meal',
  )
  expect(serviceOf('tea for four tomorrow night', 'Afternoon tea', 'Dinner')).toBe('Dinner')
})

test('who wants an evening meal where only afternoon tea is booked leaves a message', () => {
  const tea = { name: 'Afternoon tea', pricePence: 3200, minutes: 90, isBookable: true }
  const setup = { trade: 'hotel', services: [tea] } as const
  const call = callOf(['a Christmas do for twenty, an evening meal on the 18th'], { setup })
  expect(call.card).toMatchObject({ service: null, booked: null })
  expect(call.open).toBe('name')
  expect(callOf(['a table on the 18th at three'], { setup }).card.service).toBe('Afternoon tea')
})

test('a part of the day that is wanted counts before one that is refused', () => {
  const evening = callOf(['afternoon tea on Saturday', 'not the afternoon, some evening please'], {
    setup: { trade: 'hotel' },
  })
  expect(evening.card.asked.time).not.toBe('07:30')
})

const SIZES: SetupInput = {
  trade: 'other',
  name: 'Wet Noses',
  services: [
    { name: 'Small dog full groom', pricePence: 3800, minutes: 90, isBookable: true },
    { name: 'Large dog full groom', pricePence: 5500, minutes: 150, isBookable: true },
    { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
  ],
}
const CLEANER: SetupInput = {
  trade: 'cleaner',
  services: [
    { name: 'One-off house clean', pricePence: 5400, minutes: 180, isBookable: true },
    { name: 'Weekly house clean', pricePence: 4500, minutes: 120, isBookable: true },
    { name: 'Oven clean', pricePence: 6500, minutes: 120, isBookable: true },
  ],
}

test('of two services that share what the caller names, she asks which, with their prices', () => {
  for (const [line, setup, choice] of [
    ["I'd like a full groom", SIZES, /small dog full groom for £38, a large .* for £55/],
    ['A full groom for a cavapoo, she weighs ten kilos', SIZES, /groom for £38, .* for £55/],
    ['my dog needs clipping', SIZES, /small dog full groom.*large dog full groom/],
    ['I need a house clean', CLEANER, /one-off house clean for £54, a weekly .* for £45/],
  ] as const) {
    const call = callOf([line], { setup })
    expect([line, call.open, call.card.service]).toEqual([line, 'service', null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(choice)])
  }
  for (const line of ["my dog's full groom was lovely, thanks", "I've a dog"])
    expect([line, lastReply(callOf([line], { setup: SIZES }))]).toEqual([
      line,
      expect.not.stringContaining('groom for'),
    ])
})

test('the size or kind alone answers which of two services', () => {
  for (const [first, line, setup, service] of [
    ['full groom please', 'small', SIZES, 'Small dog full groom'],
    ['full groom please', "he's a big lad", SIZES, 'Large dog full groom'],
    ['can I book a full groom', "she's only tiny", SIZES, 'Small dog full groom'],
    ['I need a house clean', 'weekly please', CLEANER, 'Weekly house clean'],
    ['I need a house clean', 'just a one-off', CLEANER, 'One-off house clean'],
  ] as const)
    expect([line, callOf([first, line], { setup }).card.service]).toEqual([line, service])
})

test('a question about the services to choose from leaves the choice open', () => {
  const start = "I'd like a full groom"
  for (const line of [
    "would that be a small? she's a cavapoo",
    "what's the difference?",
    "I don't know, what counts as large?",
  ]) {
    const asked = callOf([start, line], { setup: SIZES })
    expect([line, asked.open, asked.card.service]).toEqual([line, 'service', null])
    expect(lastReply(asked)).toMatch(/Sam.*small dog full groom.*large dog full groom/)
    const { card } = callOf([start, line, "I'll book the small then"], { setup: SIZES })
    expect([line, card.service]).toEqual([line, 'Small dog full groom'])
    expect(card.wants).toContain(line)
  }
})

test('"the week after that" follows the week or the day last spoken of', () => {
  const offerAfter = (...lines: string[]) => lastReply(callOf(["I'd like a tap repair", ...lines]))
  for (const [before, line, day] of [
    ['next week', 'the week after that', 'Monday 7 December'],
    ['next week', 'could it be the following week?', 'Monday 7 December'],
    ['the week of the 7th of December', 'no, the week after, please', 'Monday 14 December'],
    ['Wednesday', 'have you anything the week after?', 'Wednesday 2 December'],
    ['Thursday', 'not that Thursday, the one after', 'Thursday 3 December'],
  ] as const) {
    const reply = offerAfter(before, line)
    expect([line, reply]).toEqual([line, expect.stringContaining(day)])
    expect(reply).not.toMatch(/don't know|noted/)
  }
})

test('"the one after that" is the next free time after her offers', () => {
  const lines = ["I'd like a boiler service", 'Tuesday']
  expect(lastReply(callOf(lines))).toContain('or 5 pm')
  for (const line of ['the one after that?', "what's the one after?", 'and the one after those'])
    expect(lastReply(callOf([...lines, line]))).toMatch(/I have Wednesday 25 November at/)
})

test('a question for another time takes none of the offers, and is answered with free times', () => {
  for (const [trade, day, line, offer] of [
    ['plumber', 'Tuesday', "Tuesday's good but have you anything after four?", /4:30 pm or 5 pm/],
    ['garage', 'Wednesday', 'Wednesday? is there nothing Monday morning?', /Monday 30 November/],
    ['dentist', 'Thursday', "Thursday's ok, have you nothing before nine?", /at 8:30 am/],
    ['hairdresser', 'Friday', "Friday's fine, have you owt later?", /Friday 27 November/],
  ] as const) {
    const [service] = trades[trade].setup.services
    const call = callOf([`I'd like a ${service?.name}`, day, line], { setup: { trade } })
    expect([line, lastReply(call), call.open]).toEqual([line, expect.stringMatching(offer), 'slot'])
    expect(lastReply(call)).not.toContain("don't know")
  }
})

test('an offer chosen with a question beside it is settled on, and books nothing yet', () => {
  for (const [trade, line, said] of [
    ['hairdresser', 'half past three, is that for both of us?', /one at a time/],
    ['vet', 'the 3:30 then, is that both dogs?', /one at a time/],
    ['physio', 'half three, is that for the two of us?', /one at a time/],
    ['dentist', 'half three, is it with Dr Hale?', /don't know that/],
    ['plumber', '3:30, how long does that take?', /60 minutes/],
  ] as const) {
    const [service] = trades[trade].setup.services
    const call = callOf([`I'd like a ${service?.name}`, 'Tuesday', line], { setup: { trade } })
    expect([line, call.open, call.card.asked.time]).toEqual([line, 'name', '15:30'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(said)])
    expect(call.card.booked).toBeNull()
  }
})

test('a day that the caller takes back is offered and kept no more', () => {
  for (const lines of [
    ['I can do Thursday', 'no, not Thursday after all'],
    ["I'm free on Thursday", "oh no, I'm not free Thursday after all"],
    ["I can do Thursday. Oh no, I can't, I'm on nights"],
    ['Thursday at 5 pm', "hang on, I can't do Thursday"],
    ['Thursday at 5 pm', 'Jo Hale', 'no, not Thursday after all'],
  ]) {
    const call = callOf(["I'd like a boiler service", ...lines])
    expect([lines, call.open, call.card.asked.date]).toEqual([lines, 'slot', null])
    expect(lastReply(call)).not.toContain('Thursday')
  }
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

test('a service named in place of the one in hand is booked, whatever she asks', () => {
  const to = ['an MOT', 'Friday at 10', 'Jo Hale', '07700 900123', 'yes']
  for (const [count, line, name] of [
    [2, "it's an oil change I'm after", 'Oil change'],
    [3, 'sorry, I meant the bodywork', 'Bodywork'],
    [4, 'make it a tyre check instead', 'Tyre check'],
    [5, "you've put MOT, I wanted an oil change", 'Oil change'],
    [5, 'an oil change, not an MOT', 'Oil change'],
    [5, 'yes, and how much is an oil change?', 'MOT test'],
    [5, 'and the tyres need looking at', 'MOT test'],
  ] as const) {
    const call = callOf([...to.slice(0, count), line], { setup: { trade: 'garage' } })
    expect([line, call.card.service]).toEqual([line, name])
  }
})

test('of two services in one line, one by its whole name goes first', () => {
  const call = callOf(['can I book an MOT and an oil change'], { setup: { trade: 'garage' } })
  expect(call.card.service).toBe('Oil change')
  expect(lastReply(call)).toContain('one at a time')
})

test('a time that is found awkward and taken all the same is taken', () => {
  const to = ['a check-up', 'Friday at 9']
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const line of ["half nine's not ideal but go on", 'half nine is a bit late, but fine'])
    expect([line, callOf([...to, line], dentist).open]).toEqual([line, 'name'])
  const read = ['a check-up', 'Friday at 10', 'Jo Hale', '07700 900123', 'yes']
  for (const [line, isBooked] of [
    ['bit of a squeeze but go for it', true],
    ['not what I hoped for, still, all right then', true],
    ["I suppose that'll do", true],
    ['yes please. I bring my glasses?', true],
    ["I can't make it, but ok thanks", false],
    ['not today but ok', false],
    ['yes, I come at eleven?', false],
  ] as const)
    expect([line, callOf([...read, line], dentist).card.booked !== null]).toEqual([line, isBooked])
})

test('a second service or person is passed on, and what is in hand stays', () => {
  for (const line of ['actually I want highlights as well', 'can I also get my beard done']) {
    const call = callOf(['can I book a haircut', line], { setup: { trade: 'hairdresser' } })
    expect([line, call.card.service, lastReply(call)]).toEqual([
      line,
      'Haircut',
      expect.stringContaining('one at a time'),
    ])
  }
  const other = callOf(
    ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes', 'and my husband wants one too'],
    { setup: { trade: 'dentist' } },
  )
  expect(lastReply(other)).toContain('one at a time')
})

test('asked how a booking is cancelled, she cancels nothing', () => {
  for (const line of ['how do I cancel if I need to', 'how would I cancel it'])
    expect([line, callOf([...TO_CONFIRM, 'yes', line]).card.booked]).toEqual([
      line,
      expect.anything(),
    ])
})

test('a wrong number that the caller gave is put right, and ends no call', () => {
  const call = callOf([...TO_CONFIRM, "wrong number I gave you, it's 07700 900 321"])
  expect(call).toMatchObject({ open: 'phone-confirm', card: { phone: '07700900321' } })
})

test('a day asked for at any question moves the booking', () => {
  const lines = ['a boiler service on Tuesday at 3:30', 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  for (let said = 1; said <= lines.length; said++)
    for (const line of [
      'could it be the Thursday instead?',
      'would Thursday be any good?',
      'is there any chance of the 26th?',
    ]) {
      const call = callOf([...lines.slice(0, said), line])
      expect([said, line, call.card.asked.date]).toEqual([said, line, '2026-11-26'])
      expect(lastReply(call)).not.toMatch(/don't know/)
    }
})

test('a distance counts from the day spoken of', () => {
  for (const [line, date] of [
    ['a week later please', '2026-12-04'],
    ['two weeks after that', '2026-12-11'],
    ['a couple of days earlier', '2026-11-25'],
  ] as const)
    expect([line, callOf(['a boiler service on Friday', line]).card.asked.date]).toEqual([
      line,
      date,
    ])
})

test('who takes none of the times hears others, and never the same again', () => {
  const call = callOf(['a boiler service on Friday', 'neither', 'none of those', "they don't suit"])
  const offers = repliesOf(call).flatMap((text) => text.match(/\w+ \d+ \w+ at [\d:]+ \w+/g) ?? [])
  expect(offers.length).toBeGreaterThan(2)
  expect(new Set(offers).size).toBe(offers.length)
  expect(callOf(['a boiler service on Friday', "I can't do either of them"]).open).toBe('when')
})

test('a time outside the hours is answered with the hours of that day and what is near', () => {
  expect(lastReply(callOf(['a boiler service on Friday at 8 in the evening']))).toMatch(
    /Friday 27 November .* 8 am (?:to|until) \d.* I have Friday 27 November at/,
  )
})

test('two of what a service is for change no service', () => {
  const lines = ['I need an MOT', "I've got two cars actually"]
  const call = callOf(lines, { setup: { trade: 'garage' } })
  expect(call.card.service).toBe('MOT test')
  expect(lastReply(call)).toContain('one at a time')
})

test('a time asked for in a question moves the booking, and is no question to the owner', () => {
  const lines = ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes']
  for (let said = 1; said <= lines.length; said++)
    for (const line of [
      'sorry, can we do 11 instead',
      'oh actually can I make it half ten',
      'could I move it to the afternoon',
      'can we make it a bit later',
    ]) {
      const call = callOf([...lines.slice(0, said), line], { setup: { trade: 'dentist' } })
      expect([said, line, lastReply(call)]).toEqual([
        said,
        line,
        expect.stringMatching(/Friday 27 November at (?!10 am)/),
      ])
      expect(lastReply(call)).not.toMatch(/don't know/)
    }
  const asked = [lines[0] ?? '', 'will it be Mr Khan on Friday?']
  expect(lastReply(callOf(asked, { setup: { trade: 'dentist' } }))).toMatch(/don't know/)
  const booked = callOf([...lines, 'yes', 'can I change it to 11'], { setup: { trade: 'dentist' } })
  expect(lastReply(booked)).toContain('11')
})

test('a name is changed after the booking, too', () => {
  const booked = ['a check-up Friday at 10', 'Jo Bell', '07700 900123', 'yes', 'yes']
  for (const line of ['change the name to Jo Hale', "I gave you the wrong surname, it's Hale"])
    expect([line, callOf([...booked, line], { setup: { trade: 'dentist' } }).card.name]).toEqual([
      line,
      'Jo Hale',
    ])
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

test('a time at which the caller must be somewhere is no wish', () => {
  const line = "how long does it take, I've got to be somewhere at 4"
  const { card } = callOf(['can I book a haircut', line], { setup: { trade: 'hairdresser' } })
  expect(card.asked).toEqual({ date: null, time: null })
})

test('afternoon tea is offered in the afternoon, unless the caller names another time', () => {
  const offered = (...lines: string[]) => callOf(lines, { setup: { trade: 'hotel' } }).turns.at(-1)
  const tea = offered('afternoon tea for two tomorrow')?.text ?? ''
  expect(tea).toMatch(/[2-5](?::30)? pm/)
  expect(tea).not.toMatch(/\d am/)
})

test('a service and a day without a verb are a booking for that day', () => {
  const call = callOf(['MOT Friday at 11'], { setup: { trade: 'garage' } })
  expect(call.card).toMatchObject({
    service: 'MOT test',
    asked: { date: '2026-11-27', time: '11:00' },
  })
  const due = callOf(['my MOT is Friday'], { setup: { trade: 'garage' } })
  expect(due.card.asked.date).toBeNull()
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

test("the will of somebody who has died is not the caller's to be written", () => {
  const service = (line: string) => callOf([line], { setup: { trade: 'solicitor' } }).card.service
  expect(service("my dad's died and he left a will")).toBe('First consultation')
  expect(service('my husband died last year and I need a new will')).toBe('Will writing')
})

test('a caller who leaves the time to her gets the first that is free', () => {
  const offered = ["I'd like a check-up", 'Friday morning']
  const chosen = callOf([...offered, 'you choose'], { setup: { trade: 'dentist' } })
  expect([chosen.open, chosen.card.asked.time]).toEqual(['name', '08:30'])
  expect(callOf(["I'd like a boiler service", 'the earlier the better']).open).toBe('slot')
})

test('how many there are is noted, and "two, one for my wife" is no time', () => {
  const two = callOf([...TO_READ_BACK, 'yes', 'LS6 1AB', 'actually it is two boilers'])
  expect(two.card.wants).toContain('two boilers')
  const wife = callOf(["I'd like a boiler service", 'Friday', 'can I have two, one for my wife'])
  expect([wife.open, wife.card.asked.time]).toEqual(['slot', null])
})

test('a caller who says that the firm has the number goes on booking', () => {
  const call = callOf([...TO_NAME, 'Jo Hale', "you've got it already"])
  expect(call.card.outcome).toBeNull()
  expect(call.open).toBe('postcode')
})

test('a caller who looks something up is given time, and one who offers a number is told yes', () => {
  const asked = callOf([...TO_NAME, 'can I check my diary'])
  expect(lastReply(asked)).toMatch(/take your time/)
  expect(lastReply(callOf([...TO_NAME, 'Jo Hale', "can I give you my husband's"]))).toMatch(
    /^Yes, please/,
  )
})

test('a second service at the same time leaves the first in hand', () => {
  const call = callOf(['MOT please', 'Friday', 'can you do a service at the same time'], {
    setup: { trade: 'garage' },
  })
  expect(call.card.service).toBe('MOT test')
  expect(call.card.wants).toContain('service at the same time')
})

test('a caller who asks if it is definitely that day hears the booking again', () => {
  const call = callOf([...TO_READ_BACK, 'yes', 'LS6 1AB', 'yes', 'is it definitely Tuesday'])
  expect(lastReply(call)).toMatch(/^You're booked in for a boiler service on Tuesday/)
})

test('"earlier" at the times of a day is about that day', () => {
  const call = callOf(['can I get in for a cut on Saturday', 'have you not got owt earlier'], {
    setup: { trade: 'hairdresser' },
  })
  expect(lastReply(call)).toContain('Saturday 28 November')
})

test('a caller who asks which offer was the first chooses none', () => {
  const call = callOf(["I'd like a boiler service", 'any day', 'which was the first one again?'])
  expect([call.open, call.card.asked.time]).toEqual(['slot', null])
})

test('a trip or a deadline in a month is no wish for that month', () => {
  for (const [trade, line] of [
    ['clinic', "travel jabs please, we're off to Kenya in January"],
    ['accountant', "my tax return's due in January, I need help"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).open]).toEqual([line, 'when'])
})

test('what keeps the caller busy leaves the rest of the day', () => {
  const estate = { setup: { trade: 'estate-agent' } } as const
  const offers = (line: string) => lastReply(callOf(['a valuation please', line], estate))
  for (const line of [
    'Any afternoon. I look after me grandson in the mornings. Friday.',
    "Mornings I'm at college, so Friday please",
  ])
    expect([line, offers(line)]).toEqual([line, expect.stringMatching(/noon|pm/)])
  expect(offers('I work from home in the mornings, so Friday morning')).toContain('am')
  const visits = callOf(['tap repair please', "I'm at work at ten and at two"])
  expect(visits.card.asked.time).toBeNull()
})

test('a day ruled out before another is not offered', () => {
  const line = "It can't be Wednesday, we've still got everything in. Friday, any time"
  expect(lastReply(callOf(['tap repair please', line]))).toContain('Friday 27 November')
})

test('a second time that would do is taken where the first is not free', () => {
  const asked = ['a table for four on Friday at half seven']
  for (const line of [
    'Half seven, or I could push it to eight.',
    'half seven or eight',
    'Half seven if you have it, eight if not',
  ]) {
    const { open, card } = callOf([...asked, line, 'Jo Hale', '07700 900123', 'yes'], RESTAURANT)
    expect([line, open, card.booked]).toEqual([line, 'confirm', null])
  }
  const both = callOf(['table for two on Friday at half seven, or eight at a push'], RESTAURANT)
  expect(lastReply(both)).toContain('8 pm is free')
})

test('a time said to be fine stays, whatever will be over by then', () => {
  const call = callOf(['tap repair please', "Friday at ten is fine. He'll have gone by then."])
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '10:00' })
})

test('both of the services that she has listed are heard: she books one and passes on the other', () => {
  for (const [trade, first, line] of [
    ['garage', 'MOT and a service please', 'MOT and a service. Full service.'],
    ['vet', "it's Tilly's booster, and could you do her claws", 'Booster, and claws.'],
  ] as const) {
    const call = callOf([first, line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, 'when'])
    expect(lastReply(call)).toContain('one at a time')
  }
})

test('half of a postcode is put right before the booking', () => {
  const lines = ['tap repair tomorrow at 11 am', 'Tom Bell', '07700 900123', 'yes', 'LS6 2AB']
  const postcode = (line: string) => callOf([...lines, line]).card.postcode
  expect(postcode("actually it's LS7 not LS6")).toBe('LS7 2AB')
  expect(postcode("it's 2AD not 2AB")).toBe('LS6 2AD')
})

test('a booking on a condition is held back, and one made for want of a choice is made', () => {
  const lines = ['tap repair tomorrow at 11 am', 'Tom Bell', '07700 900123', 'yes', 'LS6 2AB']
  const outcome = (line: string) => callOf([...lines, line]).card.outcome
  expect(outcome("As long as it's Sam, not the young one.")).toBeNull()
  expect(lastReply(callOf([...lines, "as long as it's Sam"]))).toContain("can't promise")
  expect(outcome("Right, well, yes, book it, I've no choice have I.")).toBe('booked')
})

test('what is to be put in is no repair, and how to get an induction asks to book it', () => {
  const electrician = { setup: { trade: 'electrician' } } as const
  const socket = "I'm looking to get an outside socket put in, for the hot tub"
  expect(callOf([socket], electrician).card.service).toBeNull()
  const gym = callOf(["I've got to have an induction before I can use it. How do I do that?"], {
    setup: { trade: 'gym' },
  })
  expect(gym).toMatchObject({ open: 'when', card: { service: 'Induction' } })
})

test('a wedding next June is on its day there, and its meeting is chosen before the flowers', () => {
  const florist = { setup: { trade: 'florist' } } as const
  const first =
    "we're getting married next June, the nineteenth, and I don't know what I need to ask!"
  const line = 'A wedding consultation, I suppose? Bouquet, buttonholes, and tables.'
  const { card } = callOf([first, line], florist)
  expect(card.service).toBe('Wedding flower meeting')
  expect(card.asked.date).not.toBe('2026-12-19')
})

test('"the first of those" chooses an offer, and names no first of the month', () => {
  const start = ['I want to make a will', 'next week in the morning']
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const date = (line: string) => callOf([...start, line], solicitor).card.asked.date
  const offers = lastReply(callOf(start, solicitor))
  expect(offers).toMatch(/Monday 30 November.*Tuesday 1 December/)
  expect(date('The first of those would suit us.')).toBe('2026-11-30')
  expect(date('the second of those please')).toBe('2026-12-01')
})

test('a weekday beside a day of next week is in that week', () => {
  for (const line of ['next Tuesday or the Wednesday', 'Tuesday next week or the Wednesday'])
    expect([line, lastReply(callOf(['boiler service please', line]))]).toEqual([
      line,
      expect.stringMatching(/Tuesday 1 December.*Wednesday 2 December/),
    ])
})

test('a member wants no membership, and the check-in beside the keys is no question', () => {
  const spin = callOf(["any spaces on the spin class this week? I'm a member"], {
    setup: { trade: 'gym' },
  })
  expect(spin.card.service).toBeNull()
  const keys = callOf(
    [
      "I'm moving into a flat and was told to ring and arrange to pick up the keys and do the check-in",
    ],
    LETTINGS,
  )
  expect(keys.card.service).toBe('Key collection')
  expect(lastReply(keys)).not.toContain("don't know")
})

test('who asks for anything quick or sort of mid-morning is offered times', () => {
  const physio = callOf(["me back's gone. Have you got anything quick?"], {
    setup: { trade: 'physio' },
  })
  expect(physio).toMatchObject({ open: 'when', card: { service: 'First assessment' } })
  const friday = callOf(['tap repair please', 'Could we do Friday? Sort of mid-morning?'])
  expect(lastReply(friday)).not.toContain("don't know")
})

test('"the later one" with a reason chooses an offer, and "a later one" asks for others', () => {
  const start = ['a check-up please', 'Afternoons are best. Not a Tuesday.']
  const open = (line: string) => callOf([...start, line], { setup: { trade: 'dentist' } }).open
  expect(open('The later one. Gives me time to get my nerve up.')).toBe('name')
  expect(open("the later one, I've got to get home and change")).toBe('name')
  expect(open('a later one please')).toBe('slot')
})

test('"soonest" takes the first time, and is no name', () => {
  const start = ['MOT, please', 'Soon as.']
  for (const line of ['Soonest one, whichever that is.', 'Soonest.']) {
    const call = callOf([...start, line], { setup: { trade: 'garage' } })
    expect([line, call.open, call.card.name]).toEqual([line, 'name', null])
  }
})

test('who wants only a price so far books nothing', () => {
  const start = ["Do you do the EICR, and roughly what's the damage for a two-bed terrace?"]
  for (const line of ["I'm not booking yet, pal", 'just after a price for now']) {
    const call = callOf([...start, line], { setup: { trade: 'electrician' } })
    expect([line, call.open]).toEqual([line, 'take-message'])
  }
})

test('a day off suits, and a day of bowls does not', () => {
  const salon = { setup: { trade: 'hairdresser' } } as const
  const off = callOf(['cut and blow dry please', "the Friday, I've got the Friday off"], salon)
  expect(lastReply(off)).toContain('Friday 27 November')
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const bowls = callOf(['we want to make our wills', 'We play bowls on Wednesdays.'], solicitor)
  expect(lastReply(bowls)).not.toContain('Wednesday')
})

test('a ruby wedding is dined at a table, and the day of a wedding is not that of its meeting', () => {
  const ruby = callOf(["could I book a table? It's our ruby wedding"], RESTAURANT)
  expect(ruby.card.service).toBe('Table')
  const lines = ["I'm getting married in May, I'd like to come in and talk about flowers"]
  const line = "A wedding consultation, please. It's the fifteenth of May, at a barn."
  const { card } = callOf([...lines, line], { setup: { trade: 'florist' } })
  expect(card).toMatchObject({ service: 'Wedding flower meeting', asked: { date: null } })
})

test('another subject than the lessons are in is on no list', () => {
  const { card } = callOf(['I want to do my GCSE English'], { setup: { trade: 'tutor' } })
  expect(card.service).toBeNull()
})

test('a day ruled out beside "earliest", or feared beside "the second", leaves the choice', () => {
  const vet = { setup: { trade: 'vet' } } as const
  const lame = callOf(["my dog's lame", 'any day', "Earliest that's not a Monday."], vet)
  expect([lame.open, lame.card.asked.date]).toEqual(['name', '2026-11-24'])
  const tutor = { setup: { trade: 'tutor' } } as const
  const start = ['GCSE maths lesson', 'After school, so from four']
  expect(callOf([...start, "The second one, unless it's a Thursday."], tutor).open).toBe('name')
})

test('the offer nearest to the time asked for is taken', () => {
  const start = ['a table for four on Friday at half seven']
  for (const line of ['the nearest to it', "nearest you've got to half seven"]) {
    const { open, card } = callOf([...start, line], RESTAURANT)
    expect([line, open, card.asked.time]).toEqual([line, 'name', '19:30'])
    const lines = [...start, line, 'Jo Hale', '07700 900123', 'yes', 'yes']
    expect(callOf(lines, RESTAURANT).card.booked?.time).toBe('20:00')
  }
})

test('who usually does it, and what is joined, is nobody and nothing to book', () => {
  const salon = { setup: { trade: 'hairdresser' } } as const
  const sophie = callOf(["cut please, and it's Sophie if she's in"], salon)
  expect(sophie.card).toMatchObject({ name: null, service: 'Haircut' })
  const gym = callOf(['I joined online and it says I need an induction before the weights'], {
    setup: { trade: 'gym' },
  })
  expect(lastReply(gym)).not.toContain('one at a time')
})

test('an offer is taken though it is not perfect, or only if it is no Monday', () => {
  const start = ['a check-up please', 'any day']
  for (const line of [
    "Neither's perfect, but the later one please.",
    "The later one, please, if it's not a Monday.",
  ]) {
    const call = callOf([...start, line], { setup: { trade: 'dentist' } })
    expect([line, call.open]).toEqual([line, 'name'])
  }
  const monday = ['I need a house clean', "It's got to be Monday 30 November"]
  const line = 'Has to be before Tuesday the 1st, so whichever is first.'
  const clean = callOf([...monday, line], { setup: { trade: 'cleaner' } })
  expect([clean.open, clean.card.asked.date]).toEqual(['name', '2026-11-30'])
})

test('a house that is to be seen, the next appointment and a room for two days are understood', () => {
  const service = (trade: TradeId, line: string) =>
    callOf([line], { setup: { trade } }).card.service
  expect(service('estate-agent', 'the semi on Kirkstall Lane, can we go and see it?')).toBe(
    'Viewing',
  )
  expect(service('physio', 'I need to book my next appointment with Tim')).toBe('Follow-up session')
  expect(
    service('accountant', 'I run a small limited company, I want an initial meeting'),
  ).toBeNull()
  const room = callOf(
    ['a double room for the Friday and Saturday, the 11th and 12th of December'],
    {
      setup: { trade: 'hotel' },
    },
  )
  expect(room.open).toBe('name')
})

test('what falls due, is sold or handed back on a day leaves other days', () => {
  const offer = (trade: TradeId, ...lines: string[]) =>
    lastReply(callOf(lines, { setup: { trade } }))
  expect(offer('garage', "MOT's up on Sunday, can you fit us in this week?")).toContain(
    '23 November',
  )
  const sale = 'We want to put the bungalow up for sale in the new year, can somebody value it?'
  expect(offer('estate-agent', sale)).toMatch(/What day/)
  const keys = "Keys go back Monday, so it's got to be the weekend. Or Friday. Friday's best."
  expect(offer('cleaner', 'a house clean please', keys)).toContain('Friday 27 November')
})

test('"next week after Tuesday" begins on the Wednesday', () => {
  const call = callOf(['a tap repair please', 'Next week after Tuesday.'])
  expect(lastReply(call)).toContain('Wednesday 2 December')
})

test('an earliest time that must be before a day is none of that day', () => {
  const start = ['a tap repair please', 'Friday']
  expect(callOf([...start, 'Whichever is earliest, before Friday.']).open).toBe('slot')
})

test('who wants to speak to somebody first books nothing yet', () => {
  const start = ['a tap repair please']
  const none = callOf([...start, "I'm not making another appointment till I've spoken to somebody"])
  expect(none.open).toBe('take-message')
  expect(callOf([...start, "I'd rather the manager rang me first"]).card.outcome).not.toBe('booked')
})

test('what the caller was told to ring for is booked, and a party is summed up', () => {
  const gym = callOf(["it says I've got to do an induction before I can use owt?"], {
    setup: { trade: 'gym' },
  })
  expect(gym.card.service).toBe('Induction')
  const table = ['a table on Saturday at 9 pm', 'Nine. Well, eight and a high chair. So nine.']
  expect(callOf(table, RESTAURANT).card.party).toBe(9)
})

test('a time named with the second day is not tried on the first', () => {
  const table = callOf(['a table for two Friday at seven or Saturday at eight'], RESTAURANT)
  expect(lastReply(table)).not.toContain('8 pm is free')
})

test('a choice that depends on the day is taken only if the day suits', () => {
  const start = ['a tap repair please', 'Thursday or Friday']
  const picked = callOf([...start, "the second one, as long as it's not a Sunday"])
  expect(picked.open).toBe('name')
  const refused = callOf(['a tap repair please', 'any day', "the first, unless it's a Monday"])
  expect(refused.open).toBe('slot')
  const only = callOf(['a tap repair please', 'any day', "I can only do it if it's a Friday"])
  expect(only.card.asked.date).toBe('2026-11-27')
})

test('the second offer is the second, though the caller cannot come on the day of the first', () => {
  const start = ['a tap repair please', 'any day']
  const plain = callOf([...start, 'the second one']).card.asked
  expect(callOf([...start, "the second one, I'm working today"]).card.asked).toEqual(plain)
  const ooh = callOf([...start, 'Ooh, the second one.'])
  expect([ooh.card.asked, ooh.card.name]).toEqual([plain, null])
  const last = callOf([...start, "Either of those is fine. Let's say the second."])
  expect(last.card.asked).toEqual(plain)
  const first = callOf([...start, 'OK, the first of those two then.'])
  expect(first.card.asked).toEqual(callOf([...start, 'the first one']).card.asked)
})

test('children who are to be booked keep nobody busy', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const call = callOf(["Can we have the kids' check-up in the afternoon?"], dentist)
  expect(lastReply(call)).not.toContain('11 am')
})

test('who will not come that early is offered later times', () => {
  const call = callOf([
    'a tap repair please',
    'any day',
    "I'm not having a visit that early, have you anything later?",
  ])
  expect([call.open, call.card.outcome]).toEqual(['slot', null])
})

test('"any day before the fourth" leaves out the fourth', () => {
  const call = callOf(['a tap repair please', 'any day before the fourth of December, really'])
  expect(lastReply(call)).not.toContain('4 December')
})

test('a wish that follows a yes is noted, and the booking stands', () => {
  const { card } = callOf([...TO_CONFIRM, 'Yes please, and some spare washers if you have any.'])
  expect(card.outcome).toBe('booked')
  expect(card.wants).toContain('spare washers')
})

test('a quote for a job that cannot be booked is a visit', () => {
  const line = 'we want a loft conversion doing and somebody to come and give us an estimate'
  const call = callOf([line], { setup: { trade: 'builder' } })
  expect(call).toMatchObject({ open: 'when', card: { service: 'Site visit' } })
})

test('the other offer is taken if the first does not fall on the day that it depends on', () => {
  const start = ['a tap repair please', 'any day']
  const second = callOf([...start, 'the second one']).card.asked
  const line = "the first one, if that's a Sunday, otherwise the second"
  expect(callOf([...start, line]).card.asked).toEqual(second)
  const neither = callOf([...start, 'neither is ideal but do the second'])
  expect(neither.card.asked).toEqual(second)
})

test('"I can\'t come in on Mondays" rules Mondays out', () => {
  const call = callOf(["I'd like a tap repair but I can't come in on Mondays"])
  expect(lastReply(call)).not.toContain('Monday')
})

test('the offer nearest to the time that the line names is taken', () => {
  const start = ['a table for six on Friday 11 December']
  const { open, card } = callOf([...start, 'Nearest to half seven.'], RESTAURANT)
  expect([open, card.asked.time]).toEqual(['name', '19:00'])
})

test('a party is corrected after its day, and a service after it is named', () => {
  const table = callOf(["a table for six, Friday the eleventh. No, seven, Jo's coming"], RESTAURANT)
  expect(table.card.party).toBe(7)
  const salon = { setup: { trade: 'hairdresser' } } as const
  expect(callOf(["I'd like a full colour. No, make it a haircut."], salon).card.service).toBe(
    'Haircut',
  )
})

test('"I\'m over there on Tuesday" suits, and the part of the day with the grandchildren does not', () => {
  const there = callOf(["a tap repair. I'm over there Monday and Tuesday of next week."])
  expect(lastReply(there)).toMatch(/30 November|1 December/)
  const kids = callOf([
    "a tap repair please. Thursday or Friday, afternoon, I've the grandkids mornings.",
  ])
  expect(lastReply(kids)).not.toMatch(/\d am/)
  const still = callOf(["Afternoon, oh, no, it's still morning, isn't it. A tap repair please."])
  expect(still.open).toBe('when')
})

test('"not this Friday, the one after that" is the Friday of next week', () => {
  const call = callOf(['a tap repair', 'Friday. Not this Friday coming, the one after that.'])
  expect(lastReply(call)).toContain('Friday 4 December')
})

test('"closer to the window" takes no offer, and a date is not counted as guests', () => {
  const start = ['a table for six on Friday 11 December']
  for (const line of ['can I get closer to the window', 'the closest one to me'])
    expect([line, callOf([...start, line], RESTAURANT).open]).toEqual([line, 'slot'])
  expect(callOf(['table for 10, Friday, no, 8 December'], RESTAURANT).card.party).toBe(10)
})

test('help with maths is a trial lesson, and help with an invoice is not', () => {
  const tutor = { setup: { trade: 'tutor' } } as const
  expect(callOf(["I'm after some maths help for my son"], tutor).card.service).toBe('Trial lesson')
  expect(callOf(['GCSE maths help'], tutor).card.service).toBe('GCSE maths lesson')
  expect(callOf(['can you help with my invoice'], tutor).card.service).toBeNull()
})

test('"a Thursday, not this one, next one" is Thursday week', () => {
  const line = "Jo's home on Thursdays, so a Thursday. Not this one, next one."
  const call = callOf(['a tap repair please', line])
  expect(lastReply(call)).toContain('Thursday 3 December')
})

test('"if one of them\'s Friday, I\'ll have the other" takes the other', () => {
  const start = ['a tap repair please', 'any day']
  const line = "Earliest. If one of them's a Sunday I'll have t'other."
  expect(callOf([...start, line]).card.asked).toEqual(callOf([...start, 'the earliest']).card.asked)
})

test('"Thursday, the day before" is Thursday, and "two days later" is no day of a booking', () => {
  const start = ['a tap repair please']
  expect(callOf([...start, 'Thursday, the day before.']).card.asked.date).toBe('2026-11-26')
  const tyre = callOf(["I pump my tyre up and it's gone down again two days later"], {
    setup: { trade: 'garage' },
  })
  expect(tyre).toMatchObject({ open: 'when', card: { asked: { date: null } } })
  const knee = callOf(['I did something to my knee at five-a-side'], { setup: { trade: 'physio' } })
  expect(knee.card.asked.time).toBeNull()
})

test('a party is counted again when somebody joins it', () => {
  const line = "a table on Friday, it's four of us... no, hang on, Mum's coming, five."
  expect(callOf([line], RESTAURANT).card.party).toBe(5)
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

test('the words that choose an offer are not noted for the owner', () => {
  const offered = ['tap repair', 'Thursday morning']
  for (const line of ['the last of those', 'either, whichever suits', 'the middle one please'])
    expect([line, callOf([...offered, line]).card.wants]).toEqual([line, 'tap repair'])
  expect(callOf([...offered, 'the last one, and mind the dog']).card.wants).toContain('dog')
})

test('a question after a yes is passed on, and the booking is made', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please. Will it be extra if he needs a new valve?'])
  expect(call.card.outcome).toBe('booked')
  expect(callOf([...TO_CONFIRM, "Yes, but only if it isn't extra"]).card.outcome).toBeNull()
})

test('a question beside a detail changes no service, and an addition is booked apart', () => {
  const asked = callOf([...TO_NAME, 'Jo Hale. Is the tap repair man the same one?'])
  expect(asked.card.service).toBe('Boiler service')
  const more = callOf([
    'boiler service',
    'Thursday morning',
    'The first suits. And a tap repair after it',
  ])
  expect(more.card.service).toBe('Boiler service')
  expect(lastReply(more)).toMatch(/one at a time|only book the one/)
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

test('people mentioned beside a phone number are not guests, and "it might be fifteen" is not a time', () => {
  const lines = ['a table for nine on Friday at 8:30 pm', 'Jo Hale']
  const number = callOf([...lines, "my wife's, no, me, 07700 900123"], RESTAURANT)
  expect(number.card).toMatchObject({ party: 9, phone: '07700900123' })
  const more = callOf([...lines, '07700 900123', 'yes', 'it might be fourteen'], RESTAURANT)
  expect(more.card).toMatchObject({ party: 14, asked: { time: '20:30' } })
})

test('"do I need to be in?" is a question, and "note that the bell is broken" is not', () => {
  const asked = callOf([...TO_READ_BACK, 'yes', 'LS6 2AB, and do I need to be in?'])
  expect(lastReply(asked)).toMatch(/don't know that|ask Sam/)
  expect(asked.card.wants).toContain('do I need to be in')
  const told = callOf([...TO_CONFIRM, "yes please, and note that the bell's broken, won't you"])
  expect(told.card.outcome).toBe('booked')
})

test('work that is none of the services is not answered with a mere list of them', () => {
  for (const line of ['the sink is blocked, when can you come?', 'can I book a power flush?'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringMatching(/^Is that a boiler service.*none of those/),
    ])
  const call = callOf(['the sink is blocked, when can you come?', "no, it's the sink"])
  expect(lastReply(call)).toMatch(/message/)
  for (const line of ['can I book an appointment for my son?', 'could somebody come out tomorrow?'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.stringMatching(/^What would you like to book/),
    ])
})

test('a yes on a condition that ends in a cancellation cancels nothing', () => {
  const call = callOf([
    ...TO_CONFIRM,
    "yes please, but if you can't do it then I'll have to cancel",
  ])
  expect(call.card.outcome).toBeNull()
  expect(lastReply(call)).toMatch(/won't book/)
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

test('"I\'ve been in a fortnight" is not a date, and "one appointment" is not a time', () => {
  const call = callOf(["I'm locked out, I've only been in a fortnight"], LETTINGS)
  expect(call.card.asked.date).toBeNull()
  const lines = [
    'boiler service',
    'Thursday morning',
    'the first',
    "Jo Hale, it's one visit for the two of us",
  ]
  expect(callOf(lines).card.asked.time).toBe('08:30')
})

test('"none of those" leaves a message once she has named all services', () => {
  for (const line of ['none of those', 'No, none of them'])
    expect([line, callOf(['can I book a power flush?', line]).open]).toEqual([line, 'name'])
})

test('"one at ten and the other at eleven" is not one o’clock', () => {
  const call = callOf(['boiler service', 'Thursday, can you do one at 8:30 and the other at 10?'])
  expect(call.card.asked.time).toBe('08:30')
})

test('another time beside the answer to another question moves the booking', () => {
  for (const [said, time] of [
    ['Yes. Actually, can we make it five o’clock instead?', '17:00'],
    ['yeah. could we make it the five o’clock instead, I’ll be at work at dinner time', '17:00'],
    ["Yeah. Can I have the five o'clock instead? I've remembered I'm working", '17:00'],
    ['Actually make it five, I’m at work till then', '17:00'],
    ['yes, I can’t make it sound any better than that', '15:30'],
  ] as const)
    expect([said, callOf([...TO_READ_BACK, said]).card.asked.time]).toEqual([said, time])
  const moved = callOf([...TO_NAME, 'Jo Hale. Actually, can I make it the morning?'])
  expect(moved.open).toBe('slot')
  expect(lastReply(moved)).toMatch(/Tuesday 24 November at \d+(?::\d\d)? am/)
})

test('later than all that is left that day is another day, beside what is nearest', () => {
  const setup = { trade: 'dentist' } as const
  const [, , reply = ''] = repliesOf(
    callOf(['Hygienist for Friday afternoon please', 'anything a bit later, like after three?'], {
      setup,
      now: '2026-11-24T09:12',
    }),
  )
  expect(reply).toMatch(/nothing more at that time on Friday/)
  expect(reply).toMatch(/Monday 30 November at [3-5](?::\d\d)? pm/)
  expect(reply).not.toMatch(/10:30/)
})

test('word for somebody after a yes is passed on, and the booking made', () => {
  const call = callOf([
    ...TO_CONFIRM,
    'Yes please. Tell him the dog nips, she doesn’t like strangers',
  ])
  expect(call.card.outcome).toBe('booked')
  expect(call.card.wants).toContain('the dog nips')
  for (const said of [
    'Yes please. Tell him I can’t do it then',
    'Tell him no',
    'yes, tell him I don’t want it',
    'yeah, tell him I’ve changed my mind',
    'yes. Tell him not to book it yet',
    'yes, tell him it’s not me, it’s my husband',
  ])
    expect([said, callOf([...TO_CONFIRM, said]).card.booked]).toEqual([said, null])
})

test('two of them are a party of two', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(['Table on Friday at seven please', "it's just the two of them"], { setup })
  expect(call.card.party).toBe(2)
})

test('a name that comes with a change of mind is kept, and the day moves with the time settled on', () => {
  for (const said of [
    'Raj. Oh hang on, can we do Thursday instead?',
    'Graham Tully. Actually, hang on, could we make it Thursday?',
  ]) {
    const call = callOf([...TO_NAME, said])
    expect([said, call.card.name]).toEqual([said, said.slice(0, said.indexOf('.'))])
    expect(call.card.asked).toEqual({ date: '2026-11-26', time: '15:30' })
  }
  const any = callOf([...TO_NAME, 'Lisa Ogden. Oh hang on, no, have you got anything on Friday?'])
  expect(any.card).toMatchObject({ name: 'Lisa Ogden', asked: { date: '2026-11-27' } })
  expect(any.card.asked.time).toBeNull()
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

test('a service with its day is a booking, question mark or not', () => {
  for (const line of ['Boiler service, Tuesday at half three?', 'A boiler service, Tuesday?'])
    expect([line, callOf([line]).card]).toMatchObject([
      line,
      { service: 'Boiler service', asked: { date: '2026-11-24' } },
    ])
  expect(callOf(['Is it Tuesday for the boiler service?']).card.service).toBeNull()
})

test('who drops a question to book something books it', () => {
  const call = callOf(
    ['How much is a filling?', "Never mind. I'll book the filling, have you anything Thursday?"],
    { setup: { trade: 'dentist' } },
  )
  expect(call.card).toMatchObject({ service: 'Filling', asked: { date: '2026-11-26' } })
  expect(call.open).toBe('slot')
})

test('a question beside the time that is chosen reaches the owner', () => {
  for (const said of [
    'Half three please. Would he have to bring his passport?',
    'Half three please. Would she have to come in or can you go to her?',
  ]) {
    const call = callOf([...TO_NAME.slice(0, 1), 'Tuesday', said])
    expect([said, call.open]).toEqual([said, 'name'])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('word of who passes a call on, or of a call about something else, leaves the booking as it is', () => {
  for (const said of [
    "07700 900594, it's my daughter's mobile but she'll pass it on",
    "07700 900594. Sam'll still ring me about the bill, yeah?",
    '07700 900594. Somebody will let me know about my lad, will they?',
  ]) {
    const call = callOf([...TO_NAME, 'Jo Hale', said])
    expect([said, call.open]).toEqual([said, 'phone-confirm'])
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
})

test('a booking that ends as a message tells of the time that was chosen', () => {
  const lines = ['A boiler service on Tuesday at three', 'Half three then', 'Jo Hale, 07700 900594']
  const call = callOf([...lines, 'yes, but actually can somebody just ring me instead'])
  expect(call.card).toMatchObject({
    outcome: 'message',
    asked: { date: '2026-11-24', time: '15:30' },
  })
})

test('a name that it should go under is put in place of another at the read-back', () => {
  const call = callOf([
    ...TO_CONFIRM,
    "It's Margaret's name it wants to be under, but yeah book it",
  ])
  expect(call.card).toMatchObject({ name: 'Margaret', booked: null })
  expect(lastReply(call)).toMatch(/for Margaret\. /)
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

test('people who come in the evening are no wish for the evening', () => {
  const line = "A boiler service today please, I've got people coming round tonight"
  const call = callOf([line])
  expect(lastReply(call)).not.toMatch(/sorry|nothing more|last we can/i)
  expect(call.card.asked.date).toBe('2026-11-23')
})

test('the school run at four is no time in place of the morning', () => {
  const said = 'Yes. Actually, could we make it the morning instead? I’ve the school run at four'
  const call = callOf([...TO_READ_BACK, said])
  expect(call.open).toBe('slot')
  expect(lastReply(call)).toMatch(/ am\b/)
})

test('who will book elsewhere, or another time, books nothing', () => {
  for (const said of [
    "no thanks, I'll book with someone else",
    "never mind, I'll book elsewhere",
  ]) {
    const call = callOf(['How much is a tap repair?', said])
    expect([said, call.open, call.card.service]).toEqual([said, null, null])
  }
})

test('a day named in a question for other times takes none of the offers', () => {
  const lines = ['A haircut on Saturday', 'after 3']
  for (const said of ['what else have you got Saturday?', "is that all you've got on Saturday?"]) {
    const call = callOf([...lines, said], {
      setup: { trade: 'hairdresser' },
      now: '2026-11-24T09:12',
    })
    expect([said, call.open]).toEqual([said, 'slot'])
  }
})

test('what is said of a day before it is asked for refuses no day', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(['Saturday will be busy I expect, can I book a table?'], { setup })
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('an earlier price is not what a later message wants booked', () => {
  const call = callOf([
    'How much is a tap repair?',
    'I want to talk to Sam about a radiator',
    'could he come and do that Thursday?',
  ])
  expect(call.card.service).toBeNull()
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

test('what was done, or is arranged, asks for no new booking', () => {
  for (const line of [
    'you did our boiler service last Tuesday?',
    'Is somebody coming to do the boiler service today?',
    "I've left my keys there, have you got them today?",
  ])
    expect([line, callOf([line]).open]).not.toEqual([line, 'slot'])
})

test('who only wants to know whether the firm does something books nothing', () => {
  const line = 'I just want to know if you do divorce. Can you tell me?'
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(call.card.service).toBeNull()
})

test('the name of somebody else is taken, whatever is said of the caller', () => {
  for (const [said, name] of [
    ["Mine or mum's? I'm Sarah Hale, mum's Mrs Joan Hale, put it under hers", 'Joan Hale'],
    ["Well put it under Mum's name, Maureen Tully", 'Maureen Tully'],
  ] as const)
    expect([said, callOf([...TO_NAME, said]).card.name]).toEqual([said, name])
  const call = callOf([...TO_CONFIRM, "Well it's for Jean Hale, my mum, not me, but yeah"])
  expect(call.card).toMatchObject({ name: 'Jean Hale', booked: null })
})

test('a day on which the caller is in suits', () => {
  const call = callOf(["I'd like a boiler service", "I'm in all day tomorrow. About half three?"])
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: '15:30' })
})

test('"nothing earlier, like seven?" is that hour of the day in hand', () => {
  const call = callOf(['A table for four on Friday night', 'Is there nothing earlier, like six?'], {
    setup: { trade: 'restaurant' },
  })
  expect(call.card.asked).toEqual({ date: '2026-11-27', time: '18:00' })
})

test('the last of two choices counts, and a day that suits in part suits', () => {
  const lines = ["I'd like a boiler service", 'Tuesday']
  const offers = /([\d:]+) [ap]m\./.exec(lastReply(callOf(lines)))
  const call = callOf([...lines, "Ooh, the first one's good. No, make it the last one"])
  expect(offers).not.toBeNull()
  expect(call.open).toBe('name')
  const first = callOf([...lines, 'the first one'])
  expect(call.card.asked.time).not.toBe(first.card.asked.time)
  const part = "She's out Thursday morning at the chiropodist, so Thursday afternoon would be best"
  expect(callOf([lines[0] ?? '', part]).card.asked.date).toBe('2026-11-26')
})

test('"I want to know if you can do it on Tuesday" asks for that day', () => {
  const call = callOf(['I want to know if you can do a boiler service on Tuesday at half three'])
  expect(call.card).toMatchObject({
    service: 'Boiler service',
    asked: { date: '2026-11-24', time: '15:30' },
  })
})

test('a relative who is spoken of takes no name away', () => {
  for (const said of [
    "I'm Tom Hill, my mum's Joan Hill, I live in her house",
    "it's for Joan Hill, my mum, not me, I'm Tom Hill",
  ])
    expect([said, callOf([...TO_NAME, said]).card.name]).toEqual([said, 'Tom Hill'])
})

test('"one is a good time" is an hour, and a price for a party is asked for without a booking', () => {
  const setup = { trade: 'restaurant' } as const
  const one = callOf(['Table for four on Saturday', 'one is a good time'], {
    setup,
    now: '2026-11-24T09:12',
  })
  expect(one.card.asked.time).toBe('13:00')
  const price = callOf(['How much deposit is it for a party of twelve on Friday?'], { setup })
  expect(price.open).toBe('take-message')
})

test('"ooh yes please" is a yes', () => {
  expect(callOf([...TO_CONFIRM, 'Ooh yes please']).card.outcome).toBe('booked')
})

test('"leave it at eight" keeps the booking, and "leave it for now" drops it', () => {
  const start = ['a table for seven on Saturday at eight please']
  const kept = callOf([...start, "Half six'll be too early. Leave it at eight then"], RESTAURANT)
  expect([kept.open, kept.card.asked.time]).toEqual(['name', '20:00'])
  for (const line of ["I'll leave it for now thanks", 'Leave it at that, thanks'])
    expect(callOf([...start, line], RESTAURANT).card.outcome).toBe('cancelled')
})

test('friends whose number is not said are not counted', () => {
  for (const line of [
    'I want to book a table for my daughter and her friends on Friday',
    'A table for me and the kids on Friday',
  ])
    expect([line, callOf([line], RESTAURANT).card.party]).toEqual([line, null])
})

test('who cannot do tonight still wants an evening', () => {
  const lines = ['Table for two tonight please', "oh she can't do tonight, tomorrow instead?"]
  expect(lastReply(callOf(lines, RESTAURANT))).toContain('Tuesday 24 November at 5 pm or 7 pm')
})

test('"anything later?" than the last time of a day says so, and then offers other days', () => {
  const start = ['I need a boiler service', 'Friday', 'nothing later?']
  const first = callOf(start, { seed: 20 })
  expect(lastReply(first)).toMatch(/nothing later.*9 am, 12 noon or 5 pm/)
  expect(lastReply(callOf([...start, 'bit later?'], { seed: 20 }))).not.toContain('Friday 27')
})

test('a weekday said after a day of next week is one of that week', () => {
  const lines = [
    'A boiler service next week, say Wednesday',
    "No, I've the dentist then. Can we make it Thursday?",
  ]
  expect(callOf(lines).card.asked.date).toBe('2026-12-03')
})

test('days on which the caller is elsewhere are not the day that they want', () => {
  const line = "I'm at my daughter's Wednesdays, and Thursday's my club, so Friday I suppose"
  expect(callOf(['a tap repair please', line]).card.asked.date).toBe('2026-11-27')
})

test('a time that is free on none of the days asked for is said to be taken', () => {
  const lines = [
    'I want to register',
    'Any day this week, mornings best',
    'anything earlier, like seven?',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'recruiter' } }))).toContain('7 am')
})

test('"earlier, like seven" stays on the day', () => {
  const lines = [
    'a table for seven on Saturday at eight',
    'Ooh, have you owt a bit earlier, like seven?',
  ]
  const call = callOf(lines, RESTAURANT)
  expect(call.card.asked).toEqual({ date: '2026-11-28', time: '19:00' })
  expect(lastReply(call)).not.toContain('Monday')
})

test('who is at work till one is offered no morning', () => {
  const line = "No, I can't do twelve, I'm at work till one. Have you anything later?"
  const lines = ['the hygienist on Friday afternoon please', line]
  expect(lastReply(callOf(lines, { setup: { trade: 'dentist' } }))).not.toMatch(
    / (?:9|10|11)(?::30)? am/,
  )
})

test('a day with "if you\'ve got it" is a wish', () => {
  const lines = ['I need an MOT', "Thursday if you've got it, first thing"]
  expect(callOf(lines, { setup: { trade: 'garage' } }).card.asked.date).toBe('2026-11-26')
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

test('a yes with a question about the price or the owner’s call books', () => {
  for (const line of [
    'Yes please. Will it be the same price as on the website?',
    "Yes go on, and Sam'll ring about the others will he?",
    "Yeah lovely, who'll be coming?",
  ]) {
    const { card } = callOf([...TO_CONFIRM, line])
    expect([line, card.outcome, card.wants]).toEqual([
      line,
      'booked',
      expect.stringContaining(line),
    ])
  }
})

test('a question with a tag and no mark is answered', () => {
  const line = "LS6 1AB. You won't be charging me for this will you"
  expect(lastReply(callOf([...TO_READ_BACK, 'Yes', line]))).toMatch(/^I don't know that/)
})

test('who brings a friend hears that she books one at a time', () => {
  const line = "Half seven. There'll be two of us, me and my mate, is that ok?"
  const lines = ['Can I book an induction tomorrow evening?', line]
  const call = callOf(lines, { setup: { trade: 'gym' } })
  expect(call.card.wants).toContain('two of us')
})

test('first jabs are no booster, and an end of tenancy clean is no house clean', () => {
  const of = (trade: TradeId, line: string) => callOf([line], { setup: { trade } }).card.service
  expect(of('vet', 'First jabs for my puppy please')).toBe('Primary vaccinations')
  expect(of('vet', "I'd like to bring her in for her check-up")).toBe('Vet consultation')
  expect(of('cleaner', 'I need an end of tenancy clean')).toBe('End of tenancy clean')
  expect(of('cleaner', "I'm moving out and need the place cleaned")).toBe('End of tenancy clean')
  const services = [{ name: 'House clean', pricePence: 5400, minutes: 180, isBookable: true }]
  const price = ['How much do you charge for an end of tenancy clean?']
  expect(lastReply(callOf(price, { setup: { trade: 'cleaner', services } }))).not.toContain('54')
  expect(of('vet', 'Can I book his booster jab?')).toBe('Booster vaccination')
  expect(of('solicitor', "It's only a signature, I need someone to watch me sign it")).toBe(
    'Document signing',
  )
  expect(of('property-manager', "The washing machine's not spinning, can you come?")).toBe(
    'Repair visit',
  )
})

test('a shift this week leaves the days of the week, and "Friday coming, the 27th" is the 27th', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const late = callOf(
    ['A hygienist visit please', "I'm on lates this week. Friday morning?"],
    dentist,
  )
  expect(late.card.asked.date).toBe('2026-11-27')
  const lines = ['A hygienist visit please', 'Friday 4 December', 'I meant Friday coming, the 27th']
  expect(callOf(lines, dentist).card.asked.date).toBe('2026-11-27')
})

test('a day that is taken up, "so not then", leaves the day after it', () => {
  const line = "He's got chiropody Wednesday morning so not then. Thursday?"
  expect(callOf(['Can I book a toilet repair?', line]).card.asked.date).toBe('2026-11-26')
})

test('a number that is begun twice is the second', () => {
  const call = callOf([...TO_NAME, 'Mrs Hebblethwaite', '0113 496 0, hang on, 0113 496 0716'])
  expect([call.open, call.card.phone]).toEqual(['phone-confirm', '01134960716'])
})

test('half a postcode beside a place is no whole one', () => {
  const call = callOf([...TO_READ_BACK, 'Yes', 'LS16, up by the ring road'])
  expect(call.card.postcode).toBeNull()
})

test('a bath and brush for a dog is one thing, and "not very big" is small', () => {
  const groomer = {
    setup: {
      trade: 'other',
      services: [
        { name: 'Full groom, small dog', pricePence: 4000, minutes: 90, isBookable: true },
        { name: 'Full groom, large dog', pricePence: 6500, minutes: 120, isBookable: true },
        { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true },
      ],
    },
  } as const
  const bath = lastReply(callOf(['Can I book a bath and brush for my dog please'], groomer))
  expect(bath).not.toContain('one at a time')
  const service = (line: string) =>
    callOf(['a groom for my dog please', line], groomer).card.service
  expect(service("He's not very big")).toBe('Full groom, small dog')
  expect(service("He isn't small")).toBe('Full groom, large dog')
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

test('a bad time of day is not the time that suits', () => {
  const line = "One day next week. She's bad of a morning so it'd want to be a lunch"
  expect(lastReply(callOf(['A table please', line], RESTAURANT))).not.toMatch(/nothing free/)
})

test('"the first you\'ve got" is the soonest, and no date', () => {
  const lines = ["her toilet won't flush", "What's the first you've got?"]
  expect(lastReply(callOf(lines))).toMatch(/Monday 23 November|Tuesday 24 November/)
})

test('"this Saturday" is the next one, whatever day was spoken of', () => {
  const lines = [
    'a tap repair please',
    'Friday 4 December at 1 pm',
    'no, not Friday, this Thursday',
  ]
  expect(callOf(lines).card.asked.date).toBe('2026-11-26')
})

test('the hour of the caller’s own appointment is not the hour asked for', () => {
  const line = "have you nothing a bit earlier that day, I've my hair at two"
  const call = callOf(['a tap repair on Thursday at one', line])
  expect(call.card.asked.time).not.toBe('14:00')
})

test('"owt" is anything', () => {
  const lines = ['How much is a hygienist?', 'Sixty-two? Have you owt Friday morning?']
  const call = callOf(lines, { setup: { trade: 'dentist' } })
  expect([call.open, call.card.asked.date]).toEqual(['slot', '2026-11-27'])
})

test('a day asked for with a dog or a reason is kept', () => {
  const dog = ["I've got a cockapoo, could I get him in for a trim on Saturday?"]
  expect(callOf(dog, { setup: SALON.setup }).card.asked.date).toBe('2026-11-28')
  const line = "Friday's the chiropodist, so Thursday"
  expect(callOf(['a tap repair please', line]).card.asked.date).toBe('2026-11-26')
})

test('a booking that is left for today or for now is called off', () => {
  for (const line of [
    'leave it for today',
    "We'll leave it for the time being",
    "Let's leave it for two weeks",
  ])
    expect([line, callOf([...TO_NAME, line]).card.outcome]).toEqual([line, 'cancelled'])
})

test('a later day, or a call later on, takes no offer', () => {
  const start = ['I need a tap repair', 'Thursday']
  for (const line of ['a later day would be better', "It's fine, I'll ring back later"])
    expect([line, callOf([...start, line]).open]).not.toEqual([line, 'name'])
})

test('the day of an anniversary is the day of the table', () => {
  const call = callOf(['a table for four, Saturday is our anniversary'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('"I can\'t do any other day" keeps the day', () => {
  const call = callOf([...TO_CONFIRM, "yes please, I can't do any other day"])
  expect(call.card.asked.date).toBe('2026-11-24')
})

test('a place, a dentist or a cat that a booking is for is not the caller’s name', () => {
  for (const line of [
    "No, it's for Kenya",
    "No, it's for Dr Patel please",
    "It's not for me, it's for Bella, my cat",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.name]).toEqual([line, 'Dave Smith'])
})

test('an hour on any day of next week is offered on the days on which it is free', () => {
  expect(lastReply(callOf(['I need a tap repair', 'next week at ten']))).toMatch(/at 10 am/)
})

test('a yes with a wrong price books nothing yet', () => {
  const line = "Yes please. You said it'd be forty pounds, didn't you?"
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test('a first jab in the past and a street called View leave the booking alone', () => {
  const vet = callOf(["book my dog in for his booster, he's had his first jabs"], {
    setup: { trade: 'vet' },
  })
  expect(vet.card.service).toBe('Booster vaccination')
  const visit = callOf(
    ['I need a repair visit', 'Thursday', 'the first one', 'Jo Hale, 12 Valley View'],
    LETTINGS,
  )
  expect([visit.open, visit.card.service]).toEqual(['phone', 'Repair visit'])
})

test('who works in the week is still offered days of it', () => {
  const lines = [
    'do you do wills on a Saturday?',
    'Oh no, I work in the week. What is your latest appointment?',
  ]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).open).toBe('slot')
})

test('"not this one, the one after" is a week later', () => {
  const call = callOf(['a table for eight on the Saturday, not this one the one after'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-12-05')
})

test('a yes with where the key is left books', () => {
  const { card } = callOf([...TO_CONFIRM, "yes please, and I'll leave it at the neighbour's"])
  expect(card.outcome).toBe('booked')
})

test('a booking that is asked for beside "are you a real person?" is begun', () => {
  const line = "Are you a real person? I'd like to book a boiler service for Friday"
  expect(callOf([line]).card.asked.date).toBe('2026-11-27')
})

test('the end of a week ends no tenancy, and a first appointment is no first jab', () => {
  const of = (trade: TradeId, line: string) => callOf([line], { setup: { trade } }).card.service
  expect(of('cleaner', 'a house clean at the end of the week')).toBe('House clean')
  expect(of('vet', 'can I have the first appointment on Friday for my dog')).toBeNull()
})

test('a weekday after a later date is of the week of that date', () => {
  expect(callOf(['a tap repair', '9 December', 'actually, Friday']).card.asked.date).toBe(
    '2026-12-11',
  )
  expect(callOf(['a tap repair', 'next Tuesday', 'sooner, Friday?']).card.asked.date).toBe(
    '2026-11-27',
  )
})

test('"the Friday after" this Friday is a week later', () => {
  const line = "I'm away this Friday, the Friday after would be great"
  expect(callOf(['a tap repair', line]).card.asked.date).toBe('2026-12-04')
})

test('a day of work, of a cleaner or of a night out is refused', () => {
  for (const [line, date] of [
    ['Tuesday is my cleaner so Wednesday', '2026-11-25'],
    ["Thursday's my poker night so Friday", '2026-11-27'],
    ["I'm on nights Thursday so Friday", '2026-11-27'],
  ] as const)
    expect([line, callOf(['a tap repair', line]).card.asked.date]).toEqual([line, date])
})

test('a day that is wanted with a call first is kept', () => {
  const lines = ["what's wrong", 'no, I need a tap repair on Thursday, ring me first']
  expect(callOf(lines).card.asked.date).toBe('2026-11-26')
})

test('"no, any other day" refuses the day', () => {
  const call = callOf(['a tap repair', 'Thursday', 'no, any other day please'])
  expect(lastReply(call)).not.toContain('Thursday 26 November')
})

test('a consultation just to talk to someone is booked', () => {
  const call = callOf(['First consultation today please, just to talk to someone.'], {
    setup: { trade: 'solicitor' },
  })
  expect([call.open, call.card.service]).toEqual(['slot', 'First consultation'])
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

test('days and times are read from what the caller says of their own day', () => {
  const asked = (trade: TradeId, ...lines: string[]) =>
    callOf(lines, { setup: { trade } }).card.asked.date
  const tap = ['My kitchen tap drips', "Thursday morning if you can, I'm in till about twelve"]
  expect(lastReply(callOf(tap))).not.toMatch(/[1-9](:30)? pm/)
  const boiler = ["I'd like my boiler serviced", 'Anything Friday afternoon, after the school run?']
  expect(lastReply(callOf(boiler))).not.toMatch(/[0-9] am/)
  expect(asked('property-manager', "I'm moving in Friday, can I come and get my keys then?")).toBe(
    '2026-11-27',
  )
  const week = callOf(
    ['We were thinking of coming in some time next week', 'Maybe the Wednesday or the Thursday'],
    RESTAURANT,
  )
  expect(lastReply(week)).toMatch(/Wednesday 2 December|how many/i)
})

test('one more thing for the same caller is one more booking, and replaces nothing', () => {
  const call = callOf(
    ['Nail trim Thursday please', 'Half twelve. Could he have a full groom and all?'],
    SALON,
  )
  expect(call.card).toMatchObject({
    service: 'Nail trim',
    wants: expect.stringContaining('full groom'),
  })
})

test('what is wanted before, after or until something is no wish for its own time', () => {
  const asked = (trade: TradeId, ...lines: string[]) => {
    const { card } = callOf(lines, { setup: { trade } })
    return [card.asked.date, card.asked.time]
  }
  const wedding = "It's my wedding on Saturday, can I have a haircut before then?"
  expect(asked('hairdresser', wedding)).not.toContain('2026-11-28')
  const exam = ['A check-up please', "My exam's Thursday, can I come after then"]
  expect(asked('dentist', ...exam)).not.toContain('2026-11-26')
  const office = callOf(['A check-up please', "I'm in the office till three on Thursday"], {
    setup: { trade: 'dentist' },
  })
  expect(lastReply(office)).not.toMatch(/ am|12|1:30|2:30/)
  const best = ['A check-up please', 'Thursday ideally but Friday would do']
  expect(asked('dentist', ...best)).toContain('2026-11-26')
  const twelve = ['A check-up please', "Thursday. I wanted twelve but half eleven'll do"]
  expect(asked('dentist', ...twelve)).toEqual(['2026-11-26', '11:30'])
})

test('somebody in the office, and a bill to go over, are no visits', () => {
  for (const line of [
    'Can I get someone in the office to call me back',
    'Can somebody go over the bill with me',
  ])
    expect([line, callOf([line]).open]).not.toEqual([line, 'service'])
})

test('a wish beside the yes books, and a condition does not', () => {
  const table = ['A table for two on Saturday 5 December at 8 pm', 'Jo Hale', '07700 900123', 'Yes']
  const booked = (said: string) => callOf([...table, said], RESTAURANT).card.booked !== null
  expect(booked("Yes please, and if there's a window table that'd be lovely")).toBe(true)
  expect(booked("Just book it, the window's only if he can")).toBe(true)
  for (const said of [
    'Yes, if you have a high chair',
    "Yes, if it's free, that'd be great",
    "Yes, just book it as long as it's by the window",
    "If it's by the window, yes just book it",
  ])
    expect([said, booked(said)]).toEqual([said, false])
})

test('a service that is asked for with a question is booked all the same', () => {
  for (const line of [
    "I'd like a haircut please, Saturday at ten. Do I need to bring anything?",
    'A haircut please. Do I need to bring anything with me?',
  ])
    expect([line, callOf([line], { setup: { trade: 'hairdresser' } }).card.service]).toEqual([
      line,
      'Haircut',
    ])
  const ring = callOf(['A tap repair on Friday', 'Half ten then. Will he ring before he comes?'])
  expect(lastReply(ring)).toMatch(/don't know that/)
  for (const said of ['is he available Thursday?', 'has he got anything on Thursday?'])
    expect(lastReply(callOf(['A boiler service please', said]))).not.toMatch(/don't know/)
  for (const said of ['Jo Hale. Do I need to be in?', 'Jo Hale. Do I need to be in for it?'])
    expect(lastReply(callOf([...TO_NAME, said]))).toMatch(/don't know that/)
})

test('"a look at one" is no time, and "first thing" no first visit', () => {
  const look = callOf(['Can I come and have a look at one?'], {
    setup: { trade: 'property-manager' },
  })
  expect(look.card.asked.time).toBeNull()
  const services = ["Puppy's first visit", 'Bath and brush'].map((name) => ({
    name,
    pricePence: 2500,
    minutes: 30,
    isBookable: true,
  }))
  const groomer = { setup: { trade: 'other', services } } as const
  expect(
    callOf(['Can I book my dog in for Wednesday, first thing'], groomer).card.service,
  ).toBeNull()
})

test('who finds a time too early is offered nothing earlier than the hour that they name', () => {
  const early = "Noon's a bit early, have you anything later, like three?"
  for (let seed = 1; seed <= 20; seed++) {
    const call = callOf(['A boiler service please', 'Friday afternoon', early], { seed })
    const offered = lastReply(call).replace(/^Sorry, [^.]*\. /, '')
    expect([seed, offered]).toEqual([seed, expect.not.stringMatching(/ am|12 noon|[12](:30)? pm/)])
  }
})

test('a deadline to sign something asks for no signing', () => {
  const lines = ["I've been given a settlement agreement", "I've only got ten days to sign it"]
  const { card } = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(card.service).toBe('First consultation')
  expect(card.wants).toContain('ten days')
})

test('the time of somebody else’s appointment is not asked for', () => {
  const line = "Thursday morning if possible, she's got the doctors at two"
  const { card } = callOf(["I'd like a nail trim", line], SALON)
  expect(card.asked).toMatchObject({ date: '2026-11-26', time: null })
})
