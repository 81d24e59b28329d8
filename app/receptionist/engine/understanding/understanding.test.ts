import { expect, test } from 'vitest'
import { hear } from '#tests/support/call.ts'
import { isoDate, isoTime, parseDay } from '../calendar.ts'
import { trades } from '../trades/trades.ts'
import { findDanger } from './danger/danger.ts'
import { findFact } from './asks/facts.ts'
import { findName } from './details/names.ts'
import { findParty } from './details/party.ts'
import { completePhone } from './details/phone-pieces.ts'
import { correctTail } from './details/phone-corrections.ts'
import { findPhone } from './details/phones.ts'
import { findPostcode } from './details/postcodes.ts'
import { exactService } from './services/service-names.ts'
import { moreSpecific } from './services/services.ts'
import { withoutDenied } from './services/denied-services.ts'
import { plain } from './text/text.ts'
import { findTopic } from './asks/topics.ts'
import { findUrgent } from './danger/urgent-phrases.ts'
import { findWhen } from './when/when.ts'
import { readAnswer } from './answers/yes-no.ts'

const { setup } = trades.plumber

/** As seen from Monday 23 November 2026. */
function when(text: string, asked: string | null = null) {
  const today = parseDay('2026-11-23')
  const found = findWhen(plain(text), {
    setup,
    today,
    asked: asked === null ? null : parseDay(asked),
    isAnswer: true,
  })
  return [
    found?.day === undefined ? null : isoDate(found.day),
    found?.minute === undefined ? null : isoTime(found.minute),
  ]
}

test('dates are read as people say them, day first', () => {
  for (const [text, date] of [
    ['tomorrow', '2026-11-24'],
    ['the day after tomorrow', '2026-11-25'],
    ['Friday', '2026-11-27'],
    ['Monday', '2026-11-30'],
    ['next Friday', '2026-12-04'],
    ['a week on Thursday', '2026-12-03'],
    ['Thursday week', '2026-12-03'],
    ['Wednesday of next week', '2026-12-02'],
    ['a fortnight today', '2026-12-07'],
    ['in three weeks', '2026-12-14'],
    ['3/12', '2026-12-03'],
    ['03.12.26', '2026-12-03'],
    ['the third of December', '2026-12-03'],
    ['December the 3rd', '2026-12-03'],
    ['the twenty-second', '2026-12-22'],
    ['Sat 5th', '2026-12-05'],
    ['the first Tuesday of next month', '2026-12-01'],
    ['2 January', '2027-01-02'],
    ['29 February', '2028-02-29'],
    ['31 April', null],
    ["can't do Tuesday, but Wednesday is fine", '2026-11-25'],
    ['not the 4th, I meant the 5th', '2026-12-05'],
    ['I sat down', null],
    ['give me a second', null],
    ['the boiler first', null],
    ["it's about my mother's estate", null],
  ] as const) {
    expect([text, when(text)[0]]).toEqual([text, date])
  }
})

test('a refused day stays refused, and a weekday belongs to the week that is named', () => {
  for (const [text, date] of [
    ['not the Wednesday, she has ballet on a Wednesday', null],
    ['any evening bar the Monday, the week after next', null],
    ["I'm away that weekend", null],
    ['the 12th, hang on, no we are away that weekend, the Saturday after', '2026-12-19'],
    ["it's instead of Wednesday, so is Wednesday cancelled", null],
    ["Thursday, and Friday's off", '2026-11-26'],
    ['cancel the second and book me the fourth', '2026-12-04'],
    ["Thursday's no good, but oh go on then, Thursday's fine", '2026-11-26'],
    ['no Thursday half eight', '2026-11-26'],
    ['friday week after next', '2026-12-11'],
    ['the week after next, either Friday or Saturday', '2026-12-11'],
    ['next week or Friday', '2026-11-27'],
    ['Wednesday the second, or if you have not got that the third would do', '2026-12-02'],
    ['the third if not', '2026-12-03'],
    ['it is for our Christmas do', null],
    ['for the two of us', null],
    ['I pay on the first of every month', null],
  ] as const) {
    expect([text, when(text)[0]]).toEqual([text, date])
  }
  // Under discussion: Friday 4 December.
  expect(when('what about the Sunday', '2026-12-04')[0]).toBe('2026-12-06')
  expect(when('the Friday after please', '2026-12-04')[0]).toBe('2026-12-11')
  expect(when('or the third at a push', '2026-12-04')[0]).toBeNull()
})

test('a number is a time only with a sign of it, and a limit is not a wish', () => {
  for (const [text, time] of [
    ['there are two of my flats', null],
    ['I would like one of the window seats', null],
    ['a quiet table if there is one', null],
    ['he weighs about eleven kilos', null],
    ['it is sixty pounds each, so one twenty', null],
    ['at one twenty', '13:20'],
    ['is it one each', null],
    ['four is a bit late, is there a half two', '14:30'],
    ['not ten, I said eleven', '11:00'],
    ['ten or eleven o clock', '10:00'],
    ['I have to be off by twelve', null],
    ['he gets in about four', null],
    ['we are out till three', null],
  ] as const) {
    expect([text, when(text)[1]]).toEqual([text, time])
  }
  const today = parseDay('2026-11-23')
  const span = (text: string, trade: 'plumber' | 'restaurant' = 'plumber') =>
    findWhen(text, { setup: trades[trade].setup, today, asked: null, isAnswer: true })?.span?.map(
      isoTime,
    )
  expect(span('she is at nursery till twelve')?.[0]).toBe('12:00')
  expect(span('I can do any time till four')?.[1]).toBe('16:00')
  expect(span('after the school run')?.[0]).toBe('09:15')
  expect(span('after school')?.[0]).toBe('15:30')
  expect(span('some dinnertime')?.[0]).toBe('12:00')
  expect(span('teatime')?.[0]).toBe('16:00')
  expect(span('early doors', 'restaurant')).toEqual(['17:00', '19:00'])
  expect(span('early doors')?.[1]).toBe('11:00')
})

test('times fall inside the opening hours unless the words say otherwise', () => {
  for (const [text, time] of [
    ['at 3', '15:00'],
    ['at nine', '09:00'],
    ['half past four', '16:30'],
    ['half four', '16:30'],
    ['quarter to ten', '09:45'],
    ['ten to five', '16:50'],
    ['3.30 pm', '15:30'],
    ['11:15', '11:15'],
    ['three thirty', '15:30'],
    ['16:45', '16:45'],
    ['8 in the evening', '20:00'],
    ['noon', '12:00'],
    ['10 a.m.', '10:00'],
    ['2ish', '14:00'],
    ['at 1400 hours', '14:00'],
    ['5', '17:00'],
    ['for two people', null],
    ['it takes 2 hours', null],
  ] as const) {
    expect([text, when(text)[1]]).toEqual([text, time])
  }
})

test('dates are right across both clock changes', () => {
  const read = (today: string, text: string) => {
    const found = findWhen(text, { setup, today: parseDay(today), asked: null, isAnswer: true })
    return found?.day === undefined ? null : isoDate(found.day)
  }
  expect(read('2026-10-24', 'tomorrow')).toBe('2026-10-25')
  expect(read('2026-10-25', 'tomorrow')).toBe('2026-10-26')
  expect(read('2027-03-27', 'a week today')).toBe('2027-04-03')
})

test('telephone numbers are read typed and spoken, and prices, years and order numbers are not', () => {
  for (const [text, phone] of [
    ['07700 900123', '07700900123'],
    ['oh double seven double oh nine hundred one two three', '07700900123'],
    ['+44 (0)7700 900 123', '07700900123'],
    ['plus four four seven seven double oh nine oh oh one two three', '07700900123'],
    ['0113 496 0123', '01134960123'],
    ['call me on +353 20 910 1234', '+353209101234'],
    ["it isn't 07700 900123, it's 07700 900124", '07700900124'],
    ['0113 and then 496, um, and then it is 0 1 double 2', '01134960122'],
    ['01632 and then 960 and um, triple 1', '01632960111'],
    ["it's 960 112. Oh one six three two nine six oh one one two", '01632960112'],
    ["mine's 07700 900125, hers is 07700 900126, but ring mine", '07700900125'],
    ['07700 900123 and 2 of us', '07700900123'],
    ['Mehta Homes is the company. 07700 900123', '07700900123'],
    ['company no. 0123456789', null],
    ['£1,200', null],
    ['my order number is 0123456789', null],
    ['since 2019', null],
    ['07700 900', null],
  ] as const) {
    expect([text, findPhone(plain(text), true)?.phone ?? null]).toEqual([text, phone])
  }
  expect(completePhone('and then 960 111', '01632')?.phone).toBe('01632960111')
  expect(completePhone('no, 960 111', '0163296011')?.phone).toBe('01632960111')
  expect(completePhone('for 12', '01632960111')).toBeNull()
  expect(correctTail('no it ends four five six', '07700900123')?.phone).toBe('07700900456')
  expect(correctTail('it ends 456, for me and my two kids', '07700900123')?.phone).toBe(
    '07700900456',
  )
  expect(correctTail('it ends 456, sorry, 457', '07700900123')?.phone).toBe('07700900457')
  expect(correctTail('the last two digits are 99', '07700900123')?.phone).toBe('07700900199')
})

test('a date corrects no digits of a number', () => {
  for (const line of [
    "yes. the last day'll be the 31st",
    'correct. the lease ends on the 30th of june',
    'it ends 30 june',
    "that's right, it ends thirty first of may",
    "yes, that's it. my last tenant went on the 14th",
    'yes. from the 12th, at the end of the month',
    "yeah. it's the last house, number 12",
  ])
    expect([line, correctTail(line, '07700900123')]).toEqual([line, null])
  expect(correctTail('no, the last bit, it ends in, er, 45', '07700900123')?.phone).toBe(
    '07700900145',
  )
  expect(correctTail("no, it's 46 at the end", '07700900123')?.phone).toBe('07700900146')
})

test('postcodes are read typed and spelt, and roads, batteries and rooms are not', () => {
  for (const [text, code] of [
    ['LS6 1AB', 'LS6 1AB'],
    ['ls61ab', 'LS6 1AB'],
    ['l s six one a b', 'LS6 1AB'],
    ['lima sierra six, one alpha bravo', 'LS6 1AB'],
    ['it is W1A 1AA thanks', 'W1A 1AA'],
    ['double u one a one double a', 'W1A 1AA'],
    ['just off the A61', null],
    ['two CR2032 batteries', null],
    ['room B12', null],
    ['QX1 1AA', null],
  ] as const) {
    expect([text, findPostcode(plain(text), true)]).toEqual([text, code])
  }
})

test('names are read with their particles, accents and spelling', () => {
  for (const [text, name] of [
    ["hiya it's Dave", 'Dave'],
    ['Dave from Kirkgate Motors', 'Dave'],
    ["My name is Sean O'Neill and I need help", "Sean O'Neill"],
    ['ng', 'Ng'],
    ['Siobhán', 'Siobhán'],
    ["it's Anne-Marie", 'Anne-Marie'],
    ['Jan van der Berg', 'Jan van der Berg'],
    ['Mrs Patel', 'Mrs Patel'],
    ['mark', 'Mark'],
    ['Will', 'Will'],
    ["it's Stephen, S T E P H E N", 'Stephen'],
    ['Katheryn, K A T H R Y N', 'Kathryn'],
    ['Priya here', 'Priya'],
    ['My name? Owen Price.', 'Owen Price'],
    ['Hilda. Hilda Barraclough.', 'Hilda Barraclough'],
    ['Sunil Mehta, Mehta Properties', 'Sunil Mehta'],
    ['Aoife, A O I F E, Brennan', 'Aoife Brennan'],
    ["I'm Tom, but my nan's called Betty Shaw, put it under her", 'Betty Shaw'],
    ['what do you need it for', null],
    ["I'm not sure", null],
    ['never mind', null],
    ['tomorrow', null],
  ] as const) {
    expect([text, findName(text, true)]).toEqual([text, name])
  }
})

test('only a clear yes is a yes', () => {
  for (const [text, answer] of [
    ['yes', 'yes'],
    ['yep, spot on', 'yes'],
    ["that's right", 'yes'],
    ['no problem', 'yes'],
    ['no', 'no'],
    ['yeah no', 'no'],
    ["yes but that's wrong", 'no'],
    ['I think not', 'no'],
    ['maybe', 'unsure'],
    ["yes I suppose, I'm not sure", 'unsure'],
    ['i suppose so', 'yes'],
    ['well, yes i suppose', 'yes'],
    ['go on then i suppose', 'yes'],
    ["that'll be fine, i suppose", 'yes'],
    ['yeah i suppose, but be quick', 'yes'],
    ['i suppose not', 'no'],
    ['no, i suppose', 'no'],
    ['i suppose it depends', 'unsure'],
    ['purple', null],
  ] as const) {
    expect([text, readAnswer(text)]).toEqual([text, answer])
  }
})

test('a grudging yes agrees to an offer, but does not vouch for a number', () => {
  for (const text of ['I suppose so', 'yes, I suppose', 'go on I suppose']) {
    expect(hear(text, { open: 'take-message' })).toEqual([{ kind: 'yes' }])
    expect(hear(text, { open: 'confirm' })).toEqual([{ kind: 'yes' }])
    expect(hear(text, { open: 'phone-confirm', phone: '07700900123' })).toEqual([
      { kind: 'unsure' },
    ])
  }
})

test('danger is told apart from the jobs, jokes and stories that sound like it', () => {
  for (const [text, danger] of [
    ['there is a strong smell of gas in the hall', 'gas'],
    ['the carbon monoxide alarm is going off', 'carbon-monoxide'],
    ['a power line has come down across the road', 'electricity'],
    ['the kitchen is on fire', 'fire'],
    ['someone is trying to break in', 'crime'],
    ["I don't want to live any more", 'life'],
    ['my dad has collapsed and is not breathing', 'medical'],
    ['the tumble dryer is smoking', 'fire'],
    ["my neighbour is lying on the floor and won't answer", 'medical'],
    ['I feel like ending it', 'life'],
    ['a strange man is in our kitchen', 'crime'],
    ['can you bleed the radiators', null],
    ['the weeds in my garden need killing', null],
    ['power cut to half the sockets', null],
    ['the ceiling collapsed', null],
    ['I want a smoke alarm fitted', null],
    ['please service my gas fire', null],
    ['we had a break-in last week and need new locks', null],
    ['I nearly had a heart attack looking at this bill', null],
    ['a fire door for the shop', null],
    ['my dog is choking', 'animal'],
    ['of course, there is a smell of gas', 'gas'],
    ['my wife is having a heart attack', 'medical'],
    ["mum has fallen and can't get up", 'medical'],
    ['my gas boiler is leaking water', null],
    ['the boiler is kicking in late', null],
    ["I've got a nail gun to repair", null],
    ["there'll be someone in the house to let you in", null],
    ['my son has been missing lessons', null],
    ['the co alarm needs replacing', null],
    ['the co alarm chirps now and then, so it wants a new battery', null],
    ["my carbon monoxide detector isn't going off, could you change its battery", null],
    ['the carbon monoxide alarm is beeping, do I need to change the battery', 'carbon-monoxide'],
    ['is it the battery that sets the co alarm going off', 'carbon-monoxide'],
    ['the co detector is chirping, could it be a flat battery', 'carbon-monoxide'],
    ['the alarm in the hall is sounding and we both feel queasy', 'carbon-monoxide'],
    ["the burglar alarm won't stop ringing, it's giving me a headache", null],
    ['the fire alarm is beeping and smoke is filling the stairs', 'fire'],
    ['the smoke detector is going off but there is no smoke', null],
  ] as const) {
    expect([text, findDanger(text)]).toEqual([text, danger])
  }
})

test('danger is understood in panic, in hints and together with a booking', () => {
  for (const [text, danger] of [
    ['sparks are coming out of the fuse box', 'fire'],
    ["the plug's melted into the wall and its still smoking", 'fire'],
    ['I can smell burning coming from behind the socket', 'fire'],
    ["My mum says there's flames behind the washing machine", 'fire'],
    ['We are trapped on the fifth floor, theres a fire', 'fire'],
    ['i can smel gas', 'gas'],
    ["the kids turned the gas on and I can't get it off", 'gas'],
    ["the lines are down and there's one on the shed roof", 'electricity'],
    ["a kite's stuck on the power lines and my lad's trying to get it", 'electricity'],
    ["He's clutching his chest and he's gone grey", 'medical'],
    ["he's come off the scaffolding and he's not moving", 'medical'],
    ["I've scalded the baby, the tap was boiling", 'medical'],
    ["my toddler's got hold of the oven cleaner and swallowed some", 'medical'],
    ["my little lad's fallen in the canal", 'medical'],
    ["the dog's bitten my little boy's face and it's bleeding everywhere", 'medical'],
    ['trench has caved in on him', 'medical'],
    ['lost my job and I dont want to live any more', 'life'],
    ["I'm stood on the railway bridge and I'm going to do it", 'life'],
    ["she says she'll stab me if I leave", 'crime'],
    ["the doors been kicked in and I think they're still inside", 'crime'],
    ['the neighbours are fighting and I can hear her screaming for help', 'crime'],
  ] as const) {
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
  }
})

test('everyday work that sounds like danger is not taken for it', () => {
  for (const text of [
    'the fuse box sparks when I switch the kettle on, can you come Tuesday',
    'a socket sparked once when I plugged the hoover in',
    'the cable for my broadband is hanging off the wall',
    'run a cable down to the shed',
    "no gas smell, no, the boiler just won't fire up",
    "I'll be in when the boiler man comes",
    "the gas boiler won't switch off",
    'a tile has come off the roof',
    'I fell off a ladder in June and want to claim for it',
    'I had a heart attack in 2019 and need my annual check',
    'somebody died in the house, do you have to tell us',
    'can a conviction be overturned',
    "the tenants aren't moving out till June",
    "my gum's a bit swollen",
    'is it going to hurt me',
    'my wife hurt her back lifting a box',
    'chest and arm wax please',
    'is the fire on tonight',
    'how much is an alarm linked to the fire brigade',
  ]) {
    expect([text, findDanger(plain(text))]).toEqual([text, null])
  }
})

test('gas is understood when the caller is unsure, or only describes the smell', () => {
  for (const text of [
    'there is a horrible pong in the utility room, like eggs',
    "there's an odd smell by the cooker. I reckon it could be gas",
    'it might be gas, I am not sure',
  ])
    expect([text, findDanger(plain(text))]).toEqual([text, 'gas'])
  for (const text of [
    'is the hob gas or electric? it might be gas or electric, I forget',
    'the drain in the yard smells of eggs',
    'do you have an egg sandwich',
    'it might be gas central heating',
  ])
    expect([text, findDanger(plain(text))]).toEqual([text, null])
})

test('a smell of eggs at the cooker is gas, whatever the caller blames, and one at the drain is not', () => {
  for (const [text, danger] of [
    ["a whiff of bad eggs round our hob, I'd guess it's the sink", 'gas'],
    ['there is a peculiar smell next to my boiler', 'gas'],
    ["what's the number for the gas emergency people", 'gas'],
    ['should I phone the gas board?', 'gas'],
    ['the sink in the utility stinks of rotten eggs', null],
    ['the gas board came and capped it, so I need a plumber', null],
    ['the oven smells funny, can you clean it', null],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
})

test('water in the electrics is a danger, and a job beside them is not', () => {
  for (const [text, danger] of [
    ["it's running straight into the consumer unit", 'wet-electrics'],
    ["rain's getting in through the spotlights", 'wet-electrics'],
    ['the landing light is full of water', 'wet-electrics'],
    ["there's a leak just above the fuse box", 'wet-electrics'],
    ['I want somebody now, there is a noise and water dripping into the fuse box', 'wet-electrics'],
    ['the water heater in the meter cupboard is cold', null],
    ['a draught is coming down through the light fitting', null],
    ['the tap drips and I want a bathroom light fitted', null],
    ['a waterproof socket by the outside tap', null],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
})

test('a tooth that is knocked out leaves nobody unconscious', () => {
  for (const [text, danger] of [
    ['she has had a tooth knocked clean out at hockey', null],
    ["I've knocked out my crown on a fork", null],
    ['he was knocked out and chipped a tooth', 'medical'],
    ['a ball knocked him out', 'medical'],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
})

test('a poisoned or injured animal is for a vet, and a child for 999', () => {
  for (const [text, danger] of [
    ['the puppy has eaten a bag of raisins', 'animal'],
    ['our cat licked some antifreeze off the drive', 'animal'],
    ['my spaniel has just been hit by a car', 'animal'],
    ["the rabbit can't breathe", 'animal'],
    ["he's choking on a bone, he's a labrador", 'animal'],
    ["my daughter's swallowed the dog's tablets", 'medical'],
    ['he has not eaten his tablets, our dog', null],
    ['do you sell dog chocolate', null],
    ['can we stroke the rabbits', null],
    ['a spaniel with floppy ears, full groom please', null],
    ['we are a hen party of twelve', null],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
  expect(findDanger("she's scoffed a whole easter egg, milk chocolate", 'animals')).toBe('animal')
  expect(findDanger("she's scoffed a whole easter egg, milk chocolate")).toBeNull()
})

test('a face swollen from a tooth is for the dentist, unless breathing or swallowing suffers', () => {
  for (const [text, danger] of [
    ['my cheek and face are swollen, I think it is an abscess', null],
    ["face's swollen from a bad tooth but I can breathe and swallow fine", null],
    ['my face is swollen from a tooth and I am struggling to swallow', 'medical'],
    ['tooth abscess, face swollen and my eye is closing', 'medical'],
    ['my tooth hurts and my tongue is swelling up', 'medical'],
    ['my face has swelled up', 'medical'],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
  expect(findDanger('my cheek and face are swollen since breakfast', 'teeth')).toBeNull()
  expect(findDanger("one side of the face's puffy and I can't talk properly", 'teeth')).toBe(
    'medical',
  )
  expect(findDanger('my lips are swollen', 'teeth')).toBe('medical')
})

test('words that sound like danger need their object, place or end', () => {
  for (const [text, danger] of [
    ["he's got in a pickle with his VAT", null],
    ['she got into a habit of nipping', null],
    ['they broke into song at the table', null],
    ["we're breaking in the new boots", null],
    ["someone's got in through the back window", 'crime'],
    ["they've broken into our garage", 'crime'],
    ['I had a stabbing pain in my heel', null],
    ['the landlord won’t let me out of the lease', null],
    ["he won't let me out of the house", 'crime'],
    ['I hurt myself gardening', null],
    ['I keep hurting myself', 'life'],
    ["I can't go on Thursday", null],
    ["I can't go on any more", 'life'],
    ['is there a septic tank', null],
    ['my filling has fallen out of my mouth', null],
    ['his face has dropped on one side', 'medical'],
    ['our chain has collapsed', null],
    ['our chef has collapsed', 'medical'],
    ["I'm very confused about my bill", null],
    ["gran's very confused and shivering", 'medical'],
    ["my mobile's dying, be quick", null],
    ['my blood results are not there yet', null],
    ['the blood will not stop, it is pouring', 'medical'],
    ['do you have blackout curtains', null],
    ["since the power cut the boiler won't start", null],
    ['have you got a fire in the bar', null],
    ['there is a fire in the bar', 'fire'],
  ] as const)
    expect([text, findDanger(plain(text))]).toEqual([text, danger])
})

test('"the heating has gone off" matches the urgent words "no heating"', () => {
  const words = ['no heating', 'no hot water', 'burst pipe']
  for (const [text, word] of [
    ['our heating has gone off and it is bitter in here', 'no heating'],
    ["the hot water's on the blink again", 'no hot water'],
    ['the central heating conked out last night', 'no heating'],
    ['there is no heating in the flat', 'no heating'],
    ['I want the heating serviced, my old firm packed in', null],
    ['a heating engineer for a broken radiator valve', null],
  ] as const)
    expect([text, findUrgent(plain(text), words)]).toEqual([text, word])
})

test('an urgent word of the owner stands for others of its kind, and no milder ones', () => {
  for (const [text, own, isUrgent] of [
    ['water is pouring through the bedroom ceiling', 'leak', true],
    ["it's coming down the walls in the hall", 'burst pipe', true],
    ['the cellar has flooded', 'leak', true],
    ['the kitchen tap leaks', 'burst pipe', false],
    ['no water coming out of the tank', 'leak', false],
    ["my cheek's blown up overnight", 'swelling', true],
    ['my gum is really puffy', 'swelling', true],
    ['I am up in Leeds and my face needs a treatment', 'swelling', false],
    ["the pain is unbearable, I can't sleep for the pain", 'severe pain', true],
    ['we had the lamb at yours and we have both been throwing up since', 'food poisoning', true],
    ['we have a dinner booked with you but my son is ill', 'food poisoning', false],
    ["the electric's gone off", 'no electricity', true],
    ['the towel rail is not heating up', 'no heating', false],
    ['none of the radiators is heating up', 'no heating', true],
  ] as const)
    expect([text, findUrgent(plain(text), [own]) !== null]).toEqual([text, isUrgent])
})

test('an urgent phrase of the owner counts in other forms of its words, and not of what is over', () => {
  for (const [text, own, isUrgent] of [
    ["we're exchanging contracts on the flat today", 'exchange today', true],
    ["it's meant to complete today and nobody answers", 'completion today', true],
    ['we completed last year and today I want a will', 'completion today', false],
    ['I have locked myself out', 'locked out', true],
    ["my gran's locked herself out of her room", 'locked out', true],
    ['he locked us all out', 'locked out', true],
    ['the lock is stiff, can you come out', 'locked out', false],
    ['can you change the locks when she moves out?', 'locked out', false],
    ['a crown of mine has broken', 'broken crown', true],
    ['I broke my crown', 'broken crown', true],
    ["the rabbit hasn't eaten since Friday", 'not eating', true],
    ["she's not right, she ate some chocolate", 'not eating', false],
    ["they've evicted us", 'eviction', true],
    ['we had a burst pipe two years ago, and the tap drips now', 'burst pipe', false],
    ['no, last time it was the heating', 'no heating', false],
    ['no heating since last winter', 'no heating', true],
  ] as const)
    expect([text, findUrgent(plain(text), [own]) !== null]).toEqual([text, isUrgent])
})

/** The service that a line asks for at the first question. */
function serviceIn(text: string, names: readonly string[], trade: 'plumber' | 'other' = 'other') {
  const services = names.map((name) => ({ name, pricePence: null, minutes: 30, isBookable: true }))
  const setup = { ...trades[trade].setup, services }
  const told = hear(text, { setup, hasService: false }, trade).find(
    (command) => command.kind === 'tell' && command.field === 'service',
  )
  return told?.kind === 'tell' ? told.value : null
}

test('a service is chosen by the thing, not by where it is or by what the caller denies', () => {
  const plumbing = [
    'Tap repair',
    'Toilet repair',
    'Bathroom fitting',
    'Boiler service',
    'Boiler repair',
  ]
  const agency = ['Viewing', 'Valuation', 'Repair visit']
  const salon = ['Full groom small dog', 'Full groom large dog', 'Bath and brush', 'Nail clip']
  for (const [text, names, service] of [
    ['the kitchen tap needs sorting', plumbing, 'Tap repair'],
    ['the toilet in the downstairs bathroom runs all night', plumbing, 'Toilet repair'],
    ['we want a new bathroom putting in', plumbing, 'Bathroom fitting'],
    ['my boiler is losing pressure', plumbing, 'Boiler repair'],
    ['not a bathroom, just the tap in it', plumbing, 'Tap repair'],
    ['no, not a valuation, a viewing', agency, 'Viewing'],
    ["I don't want a viewing, I want the valuation", agency, 'Valuation'],
    ['my shower keeps dripping', agency, 'Repair visit'],
    ['a bath and brush, on a Saturday, for my dog', salon, 'Bath and brush'],
    ['bath and brush. How much is it?', salon, 'Bath and brush'],
    ['a nail clip for the pug and a bath and brush for the lab', salon, 'Nail clip'],
    ['the boiler needs its service and a good look', plumbing, 'Boiler service'],
    ['it is not a new bathroom, the tap drips', plumbing, 'Tap repair'],
    ['not a boiler repair, I only want it serviced', plumbing, 'Boiler service'],
    ['the doorbell has been beeping all week', agency, 'Repair visit'],
  ] as const) {
    expect([text, serviceIn(text, names)]).toEqual([text, service])
  }
})

test('whom a service is for decides between two of a kind', () => {
  const dental = ['Check-up', "Children's check-up", 'New patient examination', 'Filling']
  expect(serviceIn('a check-up for my kids please', dental)).toBe("Children's check-up")
  expect(serviceIn('a check-up please', dental)).toBe('Check-up')
  expect(serviceIn("it's for my daughter", dental)).toBeNull()
  expect(serviceIn('a filling for my son', dental)).toBe('Filling')
  expect(serviceIn('we have just moved here and want to register', dental)).toBe(
    'New patient examination',
  )
  const services = dental.map((name) => ({ name, pricePence: null, minutes: 30, isBookable: true }))
  expect(moreSpecific('they are children', 'Check-up', services, {})?.name).toBe(
    "Children's check-up",
  )
  expect(moreSpecific('they are children', 'Filling', services, {})).toBeNull()
  expect(exactService("a children's check-up", services)?.name).toBe("Children's check-up")
  expect(withoutDenied('it is not working, my filling', services).denied).toEqual([])
})

test('a fact answers only a question about the same thing', () => {
  const facts = [
    { question: 'How can I pay?', answer: 'Cash, card or bank transfer on the day.' },
    { question: 'Who will come?', answer: 'Either Sid or our Kate comes.' },
    { question: 'When is the invoice due?', answer: 'Within the first week of the month.' },
    { question: 'Can we meet by video?', answer: 'Yes, for most small jobs.' },
    { question: 'Do you take pets?', answer: 'Yes, small ones on the ground floor.' },
    { question: 'What should I bring?', answer: 'Your passport and a recent bill.' },
  ]
  for (const [text, index] of [
    ['how do i pay?', 0],
    ['can i pay with a card?', 0],
    ['do i pay a holding fee?', null],
    ["who'll be coming?", 1],
    ['is somebody coming tonight?', null],
    ['will it be kate?', null],
    ['when do i have to pay the invoice by?', 2],
    ["when's it due, in the first week?", 2],
    ['when is the invoice sent?', null],
    ['can we do it over zoom?', 3],
    ['can i have a rabbit there, only a small one?', 4],
    ['is it on the ground floor?', 4],
    ['do i need to bring anything?', 5],
    ['is there somewhere to leave the car?', null],
    ['do i bring my passport?', 5],
  ] as const) {
    expect([text, findFact(plain(text), facts)]).toEqual([text, index])
  }
})

test('a fact is found by what callers call the thing, and by nothing that only sounds like it', () => {
  const facts = [
    { question: 'Is there step-free access?', answer: 'Yes, by the side door.' },
    { question: 'Do you have gluten-free food?', answer: 'Yes, most dishes.' },
    { question: 'Do you collect pets?', answer: 'Yes, within three miles.' },
    { question: 'Does anyone need to be home?', answer: 'No, a key is enough.' },
    { question: 'Do you offer sedation?', answer: 'Yes, on Mondays.' },
    { question: 'Do you do home visits?', answer: 'Yes, in the village.' },
    { question: 'What are your management fees?', answer: '9% of the rent.' },
    { question: 'Do pets need to be vaccinated?', answer: 'Yes, bring the record.' },
    { question: 'Where are you?', answer: 'By the mill, with a car park.' },
    { question: 'Do you guarantee your work?', answer: 'Yes, for a year.' },
  ]
  for (const [text, index] of [
    ['are there any steps up to the door?', 0],
    ['would a mobility scooter fit?', 0],
    ['can we sit away from the stairs?', null],
    ['have you anything for a celiac?', 1],
    ['could someone fetch my cat?', 2],
    ['what does it cost to pick her up?', 2],
    ['when do I pick her up?', null],
    ['do we have to be in for it?', 3],
    ['could you do it while we are out?', 3],
    ['could you do it while I am at work?', 3],
    ['could you do it when I am out?', 3],
    ['what time do I have to be in?', null],
    ['can you put me under for it?', 4],
    ['could anybody pop round to my parents?', 5],
    ['could you go to the bank with me?', null],
    ['how much would you want to look after the flat?', 6],
    ['what commission is it?', 6],
    ['is the manager free today?', null],
    ['must she have had her jabs?', 7],
    ['do I bring her vaccination record?', 7],
    ["he hasn't had his jabs, is that all right?", null],
    ['is there somewhere to leave the car?', 8],
    ['is my boiler still under warranty?', null],
    ['do you do parties?', null],
  ] as const)
    expect([text, findFact(plain(text), facts)]).toEqual([text, index])
})

test('money, children and visits are asked about in other words than those of the fact', () => {
  const facts = [
    { question: 'What deposit do you take?', answer: 'A month of rent.' },
    { question: 'Do you accept benefits?', answer: 'Yes, with a guarantor.' },
    { question: 'Do you treat NHS patients?', answer: 'Only the under-18s.' },
    { question: 'Is there a children’s menu?', answer: 'Yes, with three dishes.' },
    { question: 'Do you cater for allergies?', answer: 'Yes, tell us beforehand.' },
    { question: 'Is there a call-out fee?', answer: 'No, only £40 for each hour.' },
    { question: 'Who are your advisers?', answer: 'Ines takes probate and Omar divorce.' },
    { question: 'Is VAT included?', answer: 'Yes, always.' },
    { question: 'Is there room for a pushchair?', answer: 'Yes, by the bar.' },
    { question: 'Do you visit people at home?', answer: 'Yes, on Tuesdays.' },
    { question: 'Do you charge for missed appointments?', answer: 'Yes, £15.' },
    { question: 'Can I wait with my cat?', answer: 'No, we ring you.' },
  ]
  for (const [text, index] of [
    ['how much would we have to pay up front?', 0],
    ['what money do I pay first?', 0],
    ['how much is the first visit?', null],
    ["my sister's on universal credit, do you mind?", 1],
    ['is my little boy free on the nhs?', 2],
    ["I'm an nhs nurse, is it cheaper?", null],
    ['have you any kids meals?', 3],
    ["she's allergic to eggs, is there something?", 4],
    ['do you charge just to come out?', 5],
    ['what are you by the hour?', null],
    ['how much do you charge an hour?', 5],
    ['could somebody be here in an hour?', null],
    ['which one of you does probate?', 6],
    ['which one of you does the gardening?', null],
    ['does the vat come on top?', 7],
    ['would a double buggy fit?', 8],
    ["do you come to people's homes?", 9],
    ['what if I miss it?', 10],
    ['do I stop with him?', 11],
  ] as const)
    expect([text, findFact(plain(text), facts)]).toEqual([text, index])
})

test('questions about price, length and who we are are understood in other words', () => {
  const topic = (text: string) => findTopic(plain(text), setup, {})?.topic ?? null
  for (const [text, is] of [
    ['so what is that going to set me back?', 'price'],
    ['how much is it again', 'price'],
    ['is there anything to pay?', 'prices'],
    ['is this not Marshall Plumbing?', 'who'],
    ['is that the chemist?', 'who'],
    ['is this not the jade garden?', 'who'],
    ['is that the price?', 'price'],
    ['are you open Sundays, while I am on?', 'hours'],
  ] as const) {
    expect([text, topic(text)]).toEqual([text, is])
  }
})

test('asked what a first visit, whiter teeth or a dog would cost, she finds the services that are meant', () => {
  const named = (names: readonly string[], text: string) => {
    const services = names.map((name) => ({
      name,
      pricePence: 100,
      minutes: 30,
      isBookable: true,
    }))
    const found = findTopic(plain(text), { ...setup, facts: [], services }, {})
    return found && [found.topic, found.about]
  }
  const dental = ['Check-up', 'New patient examination', 'Tooth whitening']
  expect(named(dental, 'what do you charge for the first visit')).toEqual(['price', dental[1]])
  expect(named(dental, 'how much to get my teeth whitened?')).toEqual(['price', dental[2]])
  const salon = ['Full groom small dog', 'Full groom large dog', 'Nail clip']
  expect(named(salon, 'how much for a whippet?')?.[0]).toBe('prices')
  expect(named(salon, "I'd like to buy a lead")?.[0]).toBe('unknown')
})

test('the size of a party is read from numbers and from the people named', () => {
  expect(findParty('a table for four', false)).toBe(4)
  expect(findParty('me and my wife', true)).toBe(2)
  expect(findParty('just me', true)).toBe(1)
  expect(findParty("mine or my mum's? put it under my mum, jean whitaker", false)).toBeNull()
  expect(findParty('at 7 pm', false)).toBeNull()
})

test('who lacks what she asks for refuses it, and who lacks something else does not', () => {
  for (const line of ["I haven't got one on me", "I don't have a mobile", "I don't have any idea"])
    expect([line, hear(line, { open: 'phone' })]).toEqual([line, [{ kind: 'refuse' }]])
  for (const line of [
    "is it all right if I haven't got a bank card",
    "is it still free if I haven't got a job",
  ])
    expect([line, hear(line, { open: 'slot' })]).not.toEqual([line, [{ kind: 'no' }]])
})
