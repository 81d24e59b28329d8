import { expect, test } from 'vitest'
import {
  callOf,
  lastReply,
  LETTINGS,
  RESTAURANT,
  GROOMER,
  TO_CONFIRM,
} from '#tests/support/call.ts'

test('after a week has been asked for, a weekday is in that week', () => {
  const asked = callOf(['boiler service next week', 'Wednesday at 2 would be fine']).card.asked
  expect(asked).toEqual({ date: '2026-12-02', time: '14:00' })
})

test('"any day" takes back that it must be some weekday, and keeps a refused one', () => {
  const only = callOf(['a tap repair please', "it'd have to be a Friday", 'any day next week then'])
  expect(lastReply(only)).toContain('Monday 30 November')
  const not = callOf(['a tap repair please', 'not Monday', 'whichever day you have next week'])
  expect(lastReply(not)).not.toContain('Monday')
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

test('an address is not read as a day or time', () => {
  const call = callOf(['boiler service', "it's flat 3, 12 Cardigan Road"])
  expect(call.card.asked).toEqual({ date: null, time: null })
  expect(lastReply(call)).toContain('noted')
})

test('the week after new year is understood, and a weekday after it is in that week', () => {
  const call = callOf(['I need a boiler service', 'the week after new year', 'Wednesday'])
  expect(call.card.asked.date).toBe('2027-01-06')
})

test('an age is not read as a time', () => {
  const call = callOf(['A filling for my son please', "he's 7"], { setup: { trade: 'dentist' } })
  expect(call.card.asked.time).toBeNull()
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

test('a weekday together with a range of days is in that range', () => {
  const dateOf = (line: string) => callOf(['boiler service', line]).card.asked.date
  expect(dateOf('week after next, a tuesday')).toBe('2026-12-08')
  expect(dateOf('next week, any tuesday')).toBe('2026-12-01')
  expect(dateOf('tuesday or next week')).toBe('2026-11-24')
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

test('"before I go away on the 12th" offers days before it', () => {
  const reply = lastReply(
    callOf(['I need a will doing before I go away on the 12th'], { setup: { trade: 'solicitor' } }),
  )
  expect(reply).toContain('November')
})

test('"all night" does not ask for a night, and "not too early" leaves times to offer', () => {
  expect(callOf(['got a tap that drips all night']).open).toBe('when')
  const reply = lastReply(callOf(['table for two, thursday, not too early'], RESTAURANT))
  expect(reply).not.toContain('nothing left')
})

test('"in the new year" means days after the bank holiday', () => {
  const reply = lastReply(callOf(['boiler service in the new year']))
  expect(reply).toContain('January')
  expect(reply).not.toContain('bank holiday')
})

test('"on the same day" for two services names no day', () => {
  const setup = { trade: 'dentist' } as const
  const line = 'Can I have a check-up and a hygienist visit on the same day'
  const call = callOf([line], { setup })
  expect(call.card).toMatchObject({ service: 'Check-up', asked: { date: null } })
  expect(call.open).toBe('when')
})

test('"one evening" is a part of the day, not one o’clock', () => {
  const { card } = callOf(['boiler service', 'one evening next week'])
  expect(card.asked.time).toBeNull()
})

test('a weekday in the first week of a month is in that week', () => {
  const call = callOf(['boiler service in the first week of December, on a Wednesday'])
  expect(call.card.asked.date).toBe('2026-12-02')
})

test('"both the same day" does not mean today', () => {
  const call = callOf(['two dogs, both need a full groom the same day'], GROOMER)
  expect(call.card.asked.date).toBeNull()
})

test('"the Elm Street one" is no time', () => {
  const time = (line: string) =>
    callOf(['A viewing please', line], { setup: { trade: 'estate-agent' } }).card.asked.time
  for (const line of ["it's the Mill Street one, Thursday", 'Thursday, and a small one if you can'])
    expect([line, time(line)]).toEqual([line, null])
  for (const line of ['Thursday at one', 'Thursday one please'])
    expect([line, time(line)]).toEqual([line, '13:00'])
})

test('the last week of a month takes no offer, and brings offers in that week', () => {
  for (const line of ['No, the LAST week of January', 'the last week, I meant']) {
    const call = callOf(["I'd like a boiler service on a Friday in January", line])
    expect([line, call.open]).toEqual([line, 'slot'])
    expect(lastReply(call)).toMatch(/ (?:2[5-9]|3[01]) January at/)
  }
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

test('a part of the day that is wanted counts before one that is refused', () => {
  const evening = callOf(['afternoon tea on Saturday', 'not the afternoon, some evening please'], {
    setup: { trade: 'hotel' },
  })
  expect(evening.card.asked.time).not.toBe('07:30')
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

test('a weekday beside a day of next week is in that week', () => {
  for (const line of ['next Tuesday or the Wednesday', 'Tuesday next week or the Wednesday'])
    expect([line, lastReply(callOf(['boiler service please', line]))]).toEqual([
      line,
      expect.stringMatching(/Tuesday 1 December.*Wednesday 2 December/),
    ])
})

test('"next week after Tuesday" begins on the Wednesday', () => {
  const call = callOf(['a tap repair please', 'Next week after Tuesday.'])
  expect(lastReply(call)).toContain('Wednesday 2 December')
})

test('an earliest time that must be before a day is none of that day', () => {
  const start = ['a tap repair please', 'Friday']
  expect(callOf([...start, 'Whichever is earliest, before Friday.']).open).toBe('slot')
})

test('a time named with the second day is not tried on the first', () => {
  const table = callOf(['a table for two Friday at seven or Saturday at eight'], RESTAURANT)
  expect(lastReply(table)).not.toMatch(/Friday 27 November at 8 pm|8 pm on Friday/)
})

test('"any day before the fourth" leaves out the fourth', () => {
  const call = callOf(['a tap repair please', 'any day before the fourth of December, really'])
  expect(lastReply(call)).not.toContain('4 December')
})

test('"not this Friday, the one after that" is the Friday of next week', () => {
  const call = callOf(['a tap repair', 'Friday. Not this Friday coming, the one after that.'])
  expect(lastReply(call)).toContain('Friday 4 December')
})

test('"a Thursday, not this one, next one" is Thursday week', () => {
  const line = "Jo's home on Thursdays, so a Thursday. Not this one, next one."
  const call = callOf(['a tap repair please', line])
  expect(lastReply(call)).toContain('Thursday 3 December')
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

test('"one at ten and the other at eleven" is not one o’clock', () => {
  const call = callOf(['boiler service', 'Thursday, can you do one at 8:30 and the other at 10?'])
  expect(call.card.asked.time).toBe('08:30')
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

test('who cannot do tonight still wants an evening', () => {
  const lines = ['Table for two tonight please', "oh she can't do tonight, tomorrow instead?"]
  expect(lastReply(callOf(lines, RESTAURANT))).toContain('Tuesday 24 November at 5 pm or 7 pm')
})

test('a weekday said after a day of next week is one of that week', () => {
  const lines = [
    'A boiler service next week, say Wednesday',
    "No, I've the dentist then. Can we make it Thursday?",
  ]
  expect(callOf(lines).card.asked.date).toBe('2026-12-03')
})

test('a day with "if you\'ve got it" is a wish', () => {
  const lines = ['I need an MOT', "Thursday if you've got it, first thing"]
  expect(callOf(lines, { setup: { trade: 'garage' } }).card.asked.date).toBe('2026-11-26')
})

test('a bad time of day is not the time that suits', () => {
  const line = "One day next week. She's bad of a morning so it'd want to be a lunch"
  expect(lastReply(callOf(['A table please', line], RESTAURANT))).not.toMatch(/nothing free/)
})

test('"this Saturday" is the next one, whatever day was spoken of', () => {
  const lines = [
    'a tap repair please',
    'Friday 4 December at 1 pm',
    'no, not Friday, this Thursday',
  ]
  expect(callOf(lines).card.asked.date).toBe('2026-11-26')
})

test('a day asked for with a dog or a reason is kept', () => {
  const dog = ["I've got a cockapoo, could I get him in for a trim on Saturday?"]
  expect(callOf(dog, { setup: GROOMER.setup }).card.asked.date).toBe('2026-11-28')
  const line = "Friday's the chiropodist, so Thursday"
  expect(callOf(['a tap repair please', line]).card.asked.date).toBe('2026-11-26')
})

test('the day of an anniversary is the day of the table', () => {
  const call = callOf(['a table for four, Saturday is our anniversary'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-11-28')
})

test('"I can\'t do any other day" keeps the day', () => {
  const call = callOf([...TO_CONFIRM, "yes please, I can't do any other day"])
  expect(call.card.asked.date).toBe('2026-11-24')
})

test('"not this one, the one after" is a week later', () => {
  const call = callOf(['a table for eight on the Saturday, not this one the one after'], RESTAURANT)
  expect(call.card.asked.date).toBe('2026-12-05')
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

test('a day that is wanted with a call first is kept', () => {
  const lines = ["what's wrong", 'no, I need a tap repair on Thursday, ring me first']
  expect(callOf(lines).card.asked.date).toBe('2026-11-26')
})

test('the day that a line asks about is kept, whatever else the caller has got', () => {
  for (const line of [
    "Have you anyone tomorrow? I've got a dripping kitchen tap",
    "I've got a dripping kitchen tap, have you anyone tomorrow?",
  ])
    expect([line, callOf([line]).card.asked.date]).toEqual([line, '2026-11-24'])
})

test('"this Thursday, day after tomorrow" is that Thursday', () => {
  const line = 'a boiler service this Thursday, day after tomorrow'
  expect(callOf([line], { now: '2026-11-24T09:12' }).card.asked.date).toBe('2026-11-26')
})

test('nobody is there at the time that they finish work', () => {
  const lines = ["I'd like a hygienist appointment on Monday", "no, I don't finish till half four"]
  const call = callOf(lines, { setup: { trade: 'dentist' }, now: '2026-11-24T09:12' })
  expect(call.open).toBe('slot')
})

test('a time that is put as a question answers hers', () => {
  const lines = ['a boiler service', "I'm retired so any time really, maybe one day next week?"]
  expect(lastReply(callOf(lines))).not.toContain("don't know")
})

test('"the week after, at five" takes none of the offered times', () => {
  const lines = ["I'd like a trial lesson on Wednesday", 'The week after, at five?']
  const { card } = callOf(lines, { setup: { trade: 'tutor' }, now: '2026-11-24T09:12' })
  expect(card.asked).toEqual({ date: '2026-12-02', time: '17:00' })
})

test(`"she's not great in the mornings" gets no morning offer`, () => {
  const line = "Next Monday, afternoon if possible, she's not great in the mornings"
  const lines = ["I'd like a first consultation", line]
  const reply = lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))
  expect(reply).not.toMatch(/\d am/)
})

test('a time in a sentence of its own beside a name is taken', () => {
  const start = ['A boiler service please', 'Tuesday at 9']
  const line = 'Jo Hale. Actually, have you got half three?'
  expect(callOf([...start, line]).card).toMatchObject({ name: 'Jo Hale', asked: { time: '15:30' } })
  const named = "Tuesday then, half three's lovely. It's Mrs Pickering"
  expect(callOf(['A boiler service please', named]).card).toMatchObject({
    name: 'Mrs Pickering',
    asked: { date: '2026-11-24', time: '15:30' },
  })
})

test('a time at which somebody is elsewhere is no wish', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const line = "Half past two she is in school. Five o'clock Monday is OK"
  const school = callOf(['a check-up for my daughter on Monday please', line], dentist)
  expect(school.card.asked.time).toBe('17:00')
  const busy = callOf([
    'A boiler service please',
    "I've got a call at twelve, make it Tuesday at ten",
  ])
  expect(busy.card.asked).toEqual({ date: '2026-11-24', time: '10:00' })
  expect(callOf(["my tap's been leaking since, ooh, Tuesday"]).card.asked.date).toBeNull()
})

test('"ten, ten o\'clock" is one time', () => {
  const call = callOf(['A boiler service on Tuesday please', "Ten. Ten o'clock"])
  expect(call.card.asked.time).toBe('10:00')
})

test('until when a booking lasts is asked for, and is no time to begin', () => {
  const start = ['a full groom on Thursday 3 December']
  const call = callOf([...start, "twelve's fine, that'd be done by two, wouldn't it?"], GROOMER)
  expect(call.card.asked.time).toBe('12:00')
})

test('who is no good in the mornings is offered the afternoon', () => {
  const line = "I'm not that good in the mornings, so an afternoon, would Tuesday be any good?"
  const reply = lastReply(callOf(['A boiler service please', line]))
  expect(reply).toMatch(/ pm/)
  expect(reply).not.toMatch(/ am/)
})

test('a day on which the caller sails is no wish', () => {
  const line = 'Well I sail on the fourth of January, so, sometime next week, Thursday morning?'
  const call = callOf(['A boiler service please', line], { now: '2026-12-11T11:05' })
  expect(call.card.asked.date).toBe('2026-12-17')
})

test('what goes on all night, and what to do tonight, are no wishes', () => {
  expect(
    callOf(["my tap's been dripping since before bonfire night, all night long"]).card.asked,
  ).toEqual({ date: null, time: null })
  const tonight = [
    'a boiler service on Tuesday',
    'Half one then, but what am I meant to do tonight?',
  ]
  expect(callOf(tonight).card.asked.date).toBe('2026-11-24')
})

test('"no, no Saturday" at the read-back refuses Saturday', () => {
  const call = callOf([...TO_CONFIRM, 'No, no Tuesday. Friday, I said Friday'])
  expect(call.card.asked.date).toBe('2026-11-27')
})

test('an hour that is asked for beside a name or a number replaces the one settled on', () => {
  const start = ['a boiler service please', 'thursday', "one o'clock's good"]
  const at = { now: '2026-12-14T13:40', seed: 77 }
  for (const lines of [
    ["Tom Ashby-Cole. Oh, actually, sorry, would you have eleven? I've to pick her up at two"],
    ['Tom Ashby-Cole', '07700 900158', 'Yes, but did you hear me, can I have eleven not one?'],
  ])
    expect([lines, callOf([...start, ...lines], at).card.asked.time]).toEqual([lines, '11:00'])
  const asked = [...start, 'Tom Hale', '07700 900158. So is that eleven then, on the Thursday?']
  expect(lastReply(callOf(asked, at))).toContain('at 1 pm')
})

test('a part of the day counts beside a limit, and one that she wrongly offered does not', () => {
  const at = { setup: { trade: 'dentist' }, now: '2026-12-03T15:20', seed: 11 } as const
  const free =
    "I can't do mornings, my bus pass doesn't start till half nine. So an afternoon, not Thursday"
  const offers = callOf(['a check-up', free], at)
  expect(lastReply(offers)).not.toMatch(/\d am/)
  const again = callOf(
    ['a check-up', 'not thursday', 'those are both mornings. I said afternoon'],
    at,
  )
  expect(lastReply(again)).not.toMatch(/\d am/)
})

test('a day on which something else is, or began, is no wish', () => {
  const since = callOf(['the tap has been dripping since, ooh, must be Sunday'])
  expect(since.card.asked.date).toBeNull()
  const taken = [
    'Monday or Tuesday',
    "Tuesday I've got my chiropodist. What was the other, Monday?",
  ]
  expect(callOf(['a boiler service', ...taken]).card.asked.date).toBe('2026-11-30')
  const lunch = [
    'a Sunday lunch would be nice',
    "not this Sunday, she doesn't land till the Thursday after. It'd be the thirteenth",
  ]
  const { card } = callOf(lunch, { ...RESTAURANT, now: '2026-12-01T11:05' })
  expect(card.asked.date).toBe('2026-12-13')
})

test('the days around Easter and a bank holiday are offered after it', () => {
  const at = { setup: { trade: 'dentist' }, now: '2027-03-22T08:45', seed: 19 } as const
  for (const line of [
    'Tuesday after Easter',
    'week after Easter',
    'after Easter',
    'after the bank holiday',
  ])
    expect([line, lastReply(callOf(['a check-up', line], at))]).toEqual([
      line,
      expect.stringContaining('Tuesday 30 March'),
    ])
  expect(lastReply(callOf(['a check-up', 'before Easter'], at))).toContain('Monday 22 March')
  expect(lastReply(callOf(['are you open over Easter?'], at))).toMatch(/don't know/)
})

test('the day on which a caller collects the keys is the day to book', () => {
  const line = "I'm collecting keys for 22 Orchard Street on Friday, can I come at 4 pm?"
  const { card } = callOf([line], { setup: { trade: 'property-manager' } })
  expect([card.service, card.asked]).toEqual([
    'Key collection',
    { date: '2026-11-27', time: '16:00' },
  ])
  const lift = callOf(['a boiler service', "I'm picking my mum up on Friday, so Thursday"])
  expect(lift.card.asked.date).toBe('2026-11-26')
})

test('a question for another time is answered by the offers, and not noted aloud', () => {
  const call = callOf([
    'a boiler service please',
    'have you got anything next Thursday after half 3?',
  ])
  expect(lastReply(call)).toMatch(/^I have|^Sorry/)
})

test('the morning of a day that is ruled out is that of no other day', () => {
  const lines = ["I've got no hot water", 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...lines, "LS6 1AB. I'm in all day today but not tomorrow morning"])
  expect(lastReply(call)).not.toContain('in the morning')
})

test('a "first fix" is no first of the month', () => {
  const lines = ['can you give Sam a message please', 'Jo Hale', '07700 900123', 'yes']
  const { card } = callOf([...lines, 'the first fix needs doing by the 20th'])
  expect(card.asked.date).not.toBe('2026-12-01')
})

test('a weekday that she has just offered is that day', () => {
  const at = { setup: { trade: 'solicitor' }, now: '2027-03-16T18:20', seed: 51 } as const
  const lines = ['a first consultation please', 'a week on Friday, first thing']
  const offers = callOf(lines, at)
  expect(lastReply(offers)).toContain('Tuesday 30 March at 9 am')
  for (const line of ['Tuesday at 9 then', 'Oh of course, Good Friday. Tuesday at 9 then']) {
    const call = callOf([...lines, line], at)
    expect([line, call.open]).toEqual([line, 'name'])
  }
})

test('who works mornings, or is busy then, is offered the afternoon that they ask for', () => {
  for (const line of [
    'we both work mornings. Have you got anything Thursday afternoon?',
    "I'm busy in the mornings, can I come on Thursday afternoon?",
  ])
    expect([line, lastReply(callOf(['a boiler service please', line]))]).toEqual([
      line,
      expect.not.stringMatching(/\d am\b/),
    ])
})

test('the day on which papers came is no wish', () => {
  const line = "I've had court papers come today, can someone help me?"
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.asked.date).toBeNull()
})

test('the week of a second choice does not move the day of the first', () => {
  const at = { now: '2027-08-17T18:50' }
  for (const line of [
    'this friday at 11, or if not that sometime next week',
    'friday at 11 or any day next week',
    'friday at 11, or else next week',
  ])
    expect([line, callOf(['a boiler service', line], at).card.asked.date]).toEqual([
      line,
      '2027-08-20',
    ])
  expect(callOf(['a boiler service', 'friday next week'], at).card.asked.date).toBe('2027-08-27')
})

test.each([
  ['yeah, go on. Tuesday morning, as early as you can, before I start work', '2026-11-24'],
  ["yes please love, Thursday, it'll have to be after the school run", '2026-11-26'],
  ['go on then, Wednesday afternoon, late as your engineer can manage', '2026-11-25'],
  ['yeah, I only wondered because we had a man out on Friday and he was useless', null],
])('"%s", once she has told the price, asks for %s', (line, date) => {
  const price = 'how much is a boiler service and are you gas safe'
  expect(callOf([price, line]).card.asked.date).toBe(date)
})

test.each([
  "mum's got chiropody friday morning so maybe after dinner friday, about 3ish",
  "I'm working friday morning so friday 3ish",
  "she's at the hospital friday morning, could you do friday about three",
  "I can't do friday morning, friday at 3",
])('a morning that is taken leaves the rest of the day: "%s"', (line) => {
  const { card } = callOf(['toilet repair', line])
  expect(card.asked).toEqual({ date: '2026-11-27', time: '15:00' })
})

test.each([
  "I can't do friday morning or friday afternoon",
  "she's got chiropody friday so not friday",
  "not friday, friday's no good",
])('a day that is refused whole stays so: "%s"', (line) => {
  expect(lastReply(callOf(['toilet repair', line]))).not.toContain('Friday')
})

test.each([
  'have you got the bit about the dog? friday morning, before 11',
  "did you get that? friday morning, they're in till 11",
  'friday morning, and did you get the bit about the flat',
])('a day beside the question whether something is noted is taken: "%s"', (line) => {
  const call = callOf(["a boiler service, there's a dog and it's a rented flat", line])
  expect(call.card.asked.date).toBe('2026-11-27')
  expect(lastReply(call)).toMatch(/^Yes, .* Friday 27 November at /)
})

test.each(['so is it booked for friday?', "did you get that it's friday?"])(
  'a day inside the question whether it is booked is no wish: "%s"',
  (line) => {
    expect(callOf(['a boiler service', line]).card.asked.date).toBeNull()
  },
)

test.each([
  'first thing Fri',
  'early fri please',
  'could he come fri first thing',
  'is fri first thing any good',
])('a day in short beside "first thing" is that day, and takes no other offer: "%s"', (line) => {
  const call = callOf(['boiler service on Thursday', line])
  expect(call.card.asked.date).toBe('2026-11-27')
  expect(lastReply(call)).toContain('Friday 27 November')
})

test('"first thing" alone is still of the day on offer, and nobody sat is no Saturday', () => {
  for (const line of ['first thing', 'the first thing you have', 'I sat first thing on the step'])
    expect(callOf(['boiler service on Thursday', line]).card.asked.date).toBe('2026-11-26')
})

test.each([
  'a boiler service, the landlord has given us until the 3rd to get it done',
  'boiler service, they only gave me till the 3rd',
  'I want a boiler service, the agent give us till the 3rd',
])('a day that somebody has till is a limit, and the days before it are offered: "%s"', (line) => {
  const reply = lastReply(callOf([line]))
  expect(reply).toMatch(/ November/)
  expect(reply).not.toContain('3 December')
})

test('a day until which the caller is away is no such limit', () => {
  expect(lastReply(callOf(["a boiler service, I'm away till the 3rd"]))).toContain('3 December')
})

test.each([
  'is it quieter on Fridays?',
  'do you work on a Sunday as well?',
  'what if it goes off again on Friday?',
  'will he want the key back by nine?',
])('a day or time in a question about something else leaves the one read back: "%s"', (line) => {
  const { card, open } = callOf([...TO_CONFIRM, line])
  expect([card.asked.date, card.asked.time, open]).toEqual(['2026-11-24', '15:30', 'confirm'])
})

test.each([
  ['is Friday any better?', '2026-11-27'],
  ["would Friday be possible? my mum's over on the Tuesday", '2026-11-27'],
  ['have you got anything on the Friday, I start a new job on Tuesday', '2026-11-27'],
])('a question for another day moves what is read back: "%s"', (line, date) => {
  expect(callOf([...TO_CONFIRM, line]).card.asked.date).toBe(date)
})

test('a sum in a question beside a time is no date', () => {
  const line = 'half ten. is that the ninety quid or is it the twenty for pensioners'
  expect(callOf(['boiler service on Friday', line]).card.asked).toEqual({
    date: '2026-11-27',
    time: '10:30',
  })
})
