import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, lastReply, RESTAURANT, TO_CONFIRM, TO_READ_BACK } from '#tests/support/call.ts'

test('at the last read-back the time or the name can be corrected, and the rest is kept', () => {
  const time = callOf([...TO_CONFIRM, 'no', 'the time'])
  expect(time).toMatchObject({ open: 'when', card: { name: 'Dave Smith', booked: null } })
  const name = callOf([...TO_CONFIRM, "no, you've got my name wrong"])
  expect(name).toMatchObject({ open: 'name', card: { asked: { time: '15:30' } } })
  expect(callOf([...TO_CONFIRM, 'no', 'the name', 'Dave Smyth']).card.name).toBe('Dave Smyth')
})

test('"book it" at the read-back starts no second booking', () => {
  const call = callOf([...TO_CONFIRM, 'yes book it'])
  expect(call.card.outcome).toBe('booked')
  expect(call.open).toBeNull()
})

test('what comes after the yes goes to the owner, and the booking stands', () => {
  const call = callOf([...TO_CONFIRM, 'yes, and could you look at the tap too'])
  expect(call.card.service).toBe('Boiler service')
  expect(call.card.wants).toContain('look at the tap too')
})

test('a yes with a question about refusing books nothing, and is asked for again', () => {
  const { card, open } = callOf([...TO_CONFIRM, "yes please. How much is it if they don't pay"])
  expect([card.booked, open]).toEqual([null, 'confirm'])
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

test('a yes with a hope to be treated as promised, or a polite "if", books', () => {
  for (const line of [
    "Yes please, you won't forget me, will you?",
    "yes, he'll turn up on time, won't he",
    'yeah go on, and make sure he shuts the gate, will you',
    "please, if it's no trouble",
    "yes if it's okay with you",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
  for (const line of [
    "yes, he'll come at five, won't he?",
    "yes, and make sure it's before ten, will you",
    "you'll not forget, will you?",
    "yes if it's okay with my landlord",
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

test('“nothing” to change leads back to the booking, which a yes makes', () => {
  expect(callOf([...TO_CONFIRM, 'no', 'Nothing, all good, just book it']).card.outcome).toBe(
    'booked',
  )
  const call = callOf([...TO_CONFIRM, 'no', 'Nothing'])
  expect([call.card.booked, call.open]).toEqual([null, 'confirm'])
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

test('a caller who asks if it is definitely that day hears the booking again', () => {
  const call = callOf([...TO_READ_BACK, 'yes', 'LS6 1AB', 'yes', 'is it definitely Tuesday'])
  expect(lastReply(call)).toMatch(/^You're booked in for a boiler service on Tuesday/)
})

test('a booking on a condition is held back, and one made for want of a choice is made', () => {
  const lines = ['tap repair tomorrow at 11 am', 'Tom Bell', '07700 900123', 'yes', 'LS6 2AB']
  const outcome = (line: string) => callOf([...lines, line]).card.outcome
  expect(outcome("As long as it's Sam, not the young one.")).toBeNull()
  expect(lastReply(callOf([...lines, "as long as it's Sam"]))).toContain("can't promise")
  expect(outcome("Right, well, yes, book it, I've no choice have I.")).toBe('booked')
})

test('a wish that follows a yes is noted, and the booking stands', () => {
  const { card } = callOf([...TO_CONFIRM, 'Yes please, and some spare washers if you have any.'])
  expect(card.outcome).toBe('booked')
  expect(card.wants).toContain('spare washers')
})

test('a question after a yes is passed on, and the booking is made', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please. Will it be extra if he needs a new valve?'])
  expect(call.card.outcome).toBe('booked')
  expect(callOf([...TO_CONFIRM, "Yes, but only if it isn't extra"]).card.outcome).toBeNull()
})

test('a yes on a condition that ends in a cancellation cancels nothing', () => {
  const call = callOf([
    ...TO_CONFIRM,
    "yes please, but if you can't do it then I'll have to cancel",
  ])
  expect(call.card.outcome).toBeNull()
  expect(lastReply(call)).toMatch(/won't book/)
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

test('a yes with a wrong price books nothing yet', () => {
  const line = "Yes please. You said it'd be forty pounds, didn't you?"
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test('a yes with where the key is left books', () => {
  const { card } = callOf([...TO_CONFIRM, "yes please, and I'll leave it at the neighbour's"])
  expect(card.outcome).toBe('booked')
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

test('a yes with something to pass on books the slot, and a yes on a condition does not', () => {
  for (const line of [
    "Yes please, and you'll still tell Sam I'm giving notice?",
    'yes, as long as somebody rings me about the bill',
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
  expect(callOf([...TO_CONFIRM, 'yes, as long as he rings me first']).card.outcome).toBeNull()
})

test('a yes books the slot even if the caller also asks whether a note was taken or somebody will ring', () => {
  const start = ['a table for six on Friday at 8 pm', 'Lauren Pike', '07700 900512', 'yes']
  const ring = callOf([...start, "Yes, and he'll ring me about the gluten free?"], RESTAURANT)
  expect(ring.card.outcome).toBe('booked')
  expect(lastReply(ring)).toMatch(/pass that on|know|hears of it/)
  const chair = callOf(
    [...start, "Go on then, yeah. And you've got the high chair down?"],
    RESTAURANT,
  )
  expect(chair.card.outcome).toBe('booked')
  for (const line of [
    "yes and you'll tell them I need it at 11 instead",
    "yes, you'll tell him it's Thursday now though",
    'yes as long as he rings me about an hour before',
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).not.toEqual([line, 'booked'])
})

test('"can he knock loud?" beside a yes is noted for the owner, not answered', () => {
  const call = callOf([...TO_CONFIRM, "Yes please. Can he knock loud, she's a bit deaf"])
  expect(call.card).toMatchObject({
    outcome: 'booked',
    wants: expect.stringContaining('knock loud'),
  })
  expect(lastReply(call)).not.toContain('know')
})

test('"can you put a note on the door?" is passed on, not treated as an unknown question', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please. And can you put a note on the door?'])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toMatch(/pass that on|know|hears of it|have that down|noted/)
  expect(lastReply(call)).not.toContain("don't know")
})

test('a house number does not change the phone number, and "will it hurt?" does not hold up a yes', () => {
  const key = "Go on then. I'll not be in but the neighbour at number 9's got a key"
  expect(callOf([...TO_CONFIRM, key]).card).toMatchObject({ phone: '07700900123' })
  expect(callOf([...TO_CONFIRM, 'Yes please love. Will it hurt?']).card.outcome).toBe('booked')
})

test('a yes with a reminder, word of a call or the same day again books', () => {
  for (const line of [
    "Yes please, dear. You won't forget about the parking",
    "Yes book it. And he's ringing me, yeah?",
    'Yes please, so long as somebody rings me today about the ladder',
    "Yes please, that's Tuesday the twenty-fourth isn't it",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.booked?.date]).toEqual([line, '2026-11-24'])
  const other = callOf([...TO_CONFIRM, "Yes please, that's Wednesday isn't it"])
  expect(other.card.booked).toBeNull()
})

test('a reminder alone at the read-back is noted, and the booking asked for again', () => {
  const call = callOf([...TO_CONFIRM, "And you won't forget the outside tap bit?"])
  expect(call).toMatchObject({ open: 'confirm', card: { booked: null } })
  expect(lastReply(call)).toMatch(/noted/)
})

test('who eats what wants no second table', () => {
  const start = [
    'a table for eight tomorrow lunch',
    'the first one',
    'Jo Hale',
    '07700 900123',
    'yes',
  ]
  const line = "Yes please. Two of them are veggie and one's vegan, can you put that on"
  expect(callOf([...start, line], RESTAURANT).card.outcome).toBe('booked')
})

test('nothing to change, and "just book it", books', () => {
  const call = callOf([...TO_CONFIRM, 'no', 'Nothing, nothing to change. Just book it, love'])
  expect(call.card.outcome).toBe('booked')
})

test('the day that a booking takes the place of changes nothing', () => {
  const asked = callOf([...TO_CONFIRM, 'so that cancels the one on the thirtieth does it?'])
  expect(asked).toMatchObject({ open: 'confirm', card: { asked: { date: '2026-11-24' } } })
})

test('a yes books, whatever it asks about cancelling or says of no bother', () => {
  for (const line of [
    'Yes please. Can I cancel later if I need to?',
    "Aye, go on. And he's a poppet, no bother",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
  const asked = callOf([...TO_CONFIRM, "Yes please. But if it's not safe, I can cancel?"])
  expect(asked).toMatchObject({ open: 'confirm', card: { outcome: null } })
  expect(callOf([...TO_CONFIRM, 'cancel it, please']).card.outcome).toBe('cancelled')
})

test('a yes with a question about the ring or the note books', () => {
  for (const line of [
    "Yes please, dear. And you've got the wheelchair down, have you?",
    'Yes, please book. And Sam will call me for the gluten, before Friday?',
    "Yeah book it. And Sam'll bell me about the ring, yeah?",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
})

test('"don\'t book anything yet" books nothing, and takes a message', () => {
  const call = callOf([...TO_CONFIRM, 'no', "No, don't book anything yet, just have him ring me"])
  expect(call.card).toMatchObject({ booked: null, outcome: 'message' })
  const shy = callOf([...TO_CONFIRM, "Yes please. You won't text me about it, will you?"])
  expect(shy.card.outcome).toBe('booked')
})

test('"in my name" at the read-back changes the name', () => {
  const start = ['a boiler service on Tuesday at 3:30 pm', "it's for my dad, Leonard Bast"]
  const call = callOf([
    ...start,
    '07700 900123',
    'yes',
    'LS6 1AB',
    'In my name then, Nicola Farrow',
  ])
  expect(call.card.name).toBe('Nicola Farrow')
})

test('a yes with word that somebody should ring books, and the owner hears of it', () => {
  const line = 'Yes, book it, but get Sam to ring me about tonight'
  const { card } = callOf([...TO_CONFIRM, line])
  expect([card.outcome, card.wants]).toEqual(['booked', expect.stringContaining(line)])
})

test('a yes with a time for somebody else books the one read back', () => {
  for (const more of [
    'Yes please. And my wife at half one as well',
    'Yes, please book. And wife half past one also',
    'yes, and can my wife have the half one?',
  ]) {
    const { card } = callOf([...TO_CONFIRM, more])
    expect([more, card.booked?.time, card.wants]).toEqual([
      more,
      '15:30',
      expect.stringContaining('wife'),
    ])
  }
  expect(callOf([...TO_CONFIRM, 'yes, but my wife says half one is better']).card.booked).toBeNull()
})

test('a yes with a question about the building books', () => {
  const line = "Yes please. Is it the same stairs, only I've my hip, is there a lift?"
  expect(callOf([...TO_CONFIRM, line]).card.outcome).toBe('booked')
})

test('"two days after her jab" names no other day', () => {
  const call = callOf([...TO_CONFIRM, "Yeah, as long as it's okay two days after her jab"])
  expect(call.card.asked.date).toBe('2026-11-24')
})

test('a yes with a question or a hope to be rung books', () => {
  for (const line of [
    "Yes please. Will you have to turn it off? He'd never think of it",
    'Yeah go on. Is it card or cash?',
    'Yes please, and if Sam could ring me about the other room',
    "Yes please, and you've cancelled the seventeenth, have you?",
    "Yeah. And he'll ring about the ring, yeah? In the daytime?",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
  for (const line of ['Yeah. Is it at mine?', 'Yes please. Will he be long? Actually no, wait'])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, null])
})

test('a yes books, whatever is hoped for somebody else or asked to be noted beside it', () => {
  const start = ['a check-up next tuesday at half four', 'Leanne Booth', '07700 900774', 'yes']
  const at = { setup: { trade: 'dentist' }, now: '2026-12-03T17:50', seed: 3 } as const
  for (const [line, reply] of [
    ["Yes please. And Martin's for five, if he can", 'one at a time'],
    ['Yes please, book. And you write no mint, yes?', 'written down'],
    ["Yes please. And you'll tell him I'm nervous, won't you?", 'written down'],
  ] as const) {
    const call = callOf([...start, line], at)
    expect([line, call.card.booked?.time]).toEqual([line, '16:30'])
    expect(lastReply(call)).toContain(reply)
    expect(call.card.wants).toContain(line)
  }
  const held = callOf([...start, 'Yes please, but only if Martin can come too'], at)
  expect(held.card.booked).toBeNull()
})

test('a yes books beside a complaint that somebody is to hear of, or a question of who comes', () => {
  const start = [
    'a boiler service today',
    'half three',
    'Graham Doyle',
    '07700 900881',
    'yes',
    'LS15 8JP',
  ]
  const at = { setup: { trade: 'plumber' }, now: '2026-12-04T14:15', seed: 55 } as const
  for (const line of [
    'Yes. And Sam needs to know he let me down this morning, yeah?',
    'Oh yes please, lovely. Will it be the same young man, the one with the beard?',
  ]) {
    const { card } = callOf([...start, line], at)
    expect([line, card.outcome]).toEqual([line, 'booked'])
    expect(card.wants).toContain(line)
  }
})

test('asked at the read-back whether it is booked, she asks again, and tells when it will be ready', () => {
  const checks = [...TO_CONFIRM, 'lovely, so thats Tuesday the 24th at 3:30 all booked in?']
  expect(lastReply(callOf(checks))).not.toContain("don't know")
  expect(callOf(checks).card.booked).toBeNull()
  const ready = callOf([...TO_CONFIRM, 'yes please, and what time will it be ready?'])
  expect(lastReply(ready)).toContain('3:30 pm to')
})

test('a thing that the caller had noted is confirmed beside the booking', () => {
  const lines = [
    'table for 4 tuesday at 3:30 pm',
    'can we have a high chair',
    'Jo Hale',
    '07700 900123',
  ]
  const call = callOf([...lines, 'yes', 'yes please. did you get the high chair'], RESTAURANT)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toMatch(/written down|have that down/)
})

test('asked how long a thing stays with them, she tells when it is down for', () => {
  const call = callOf([...TO_CONFIRM, 'yes please. how long will he be there?'])
  expect(lastReply(call)).toContain('3:30 pm to')
})

test('a clear yes books, whatever the owner is asked to sort out besides', () => {
  const call = callOf([...TO_CONFIRM, "yes please. You'll ring the bell?"])
  expect(call.card.outcome).toBe('booked')
})

test('“smashing, thanks, bye” books', () => {
  expect(callOf([...TO_CONFIRM, 'smashing, thanks, bye']).card.outcome).toBe('booked')
})

test('a first visit, and forms to fill in, change nothing of a booking that is agreed to', () => {
  const setup = { trade: 'dentist' } as const
  const start = ['a check-up please', 'Monday at half 4', 'Nisha Patel', '07700 900518', 'yes']
  for (const line of [
    "yes please. Do I need to come early to fill in forms, I've not been before",
    "yes please. I've not been before",
  ])
    expect([
      line,
      callOf([...start, line], { setup, now: '2027-03-01T10:40', seed: 11 }).card,
    ]).toEqual([line, expect.objectContaining({ outcome: 'booked', service: 'Check-up' })])
})

test('leaving work early, coming early, and one slot for two, leave the time alone', () => {
  for (const line of [
    "where are you, in case I'm early",
    "I'll be ten minutes early",
    "oh go on then, I'll leave work a bit early",
    "yes please, it is one slot for both of us isn't it",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.asked.time]).toEqual([line, '15:30'])
})

test('"no, that\'s it" to what she has read back is neither a yes nor a no', () => {
  const call = callOf([...TO_CONFIRM, "no that's it cheers"])
  expect([call.card.booked, call.open]).toEqual([null, 'confirm'])
  expect(callOf([...TO_CONFIRM, "no that's right"]).card.outcome).toBe('booked')
})

test('who books, and may cancel later, is booked', () => {
  const call = callOf([...TO_CONFIRM, "yes book it, if it's a no on the parts I'll cancel"])
  expect(call.card.outcome).toBe('booked')
  for (const line of [
    "yes, if it's a yes on the parts",
    "book it only if he has the parts, or I'll cancel",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.booked]).toEqual([line, null])
})

test('a yes books with a question for the price, or as a goodbye until the day read back', () => {
  const price = callOf([...TO_CONFIRM, 'Yes please. How much is it?'])
  expect(price.card.booked).toMatchObject({ time: '15:30' })
  expect(lastReply(price)).toContain('£90')
  expect(callOf([...TO_CONFIRM, 'Cheers, see you Tuesday']).card.booked).not.toBeNull()
  expect(callOf([...TO_CONFIRM, 'Cheers, see you Thursday']).card.booked).toBeNull()
})

test.each([
  "no book it, I'll cancel if she's not up to it",
  'No no, just book it, and we can always cancel',
  "book it anyway, I'll ring up and cancel if he says no",
  "yeah put us down, we'll cancel nearer the time if we have to",
  "no book me in, worst comes to the worst I'll cancel",
  "go on then, if the bairn's still poorly I'll ring and cancel",
  'no I said book it',
])('a cancellation that may never come leaves the booking: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.outcome).toBe('booked')
})

test.each([
  'no, cancel it',
  "I'll cancel if that's all right",
  'no booking, thanks',
  "actually I'll cancel it then",
])('a cancellation that waits for nothing cancels: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.outcome).toBe('cancelled')
})

test('who insists on the booking that she held back hears it again, and then has it', () => {
  const held = [...TO_CONFIRM, 'ok, as long as he can do it for under forty minutes']
  const again = callOf([...held, "no, book it, I'll cancel if it's no use"])
  expect([again.open, again.card.outcome]).toEqual(['confirm', null])
  expect(callOf([...held, "no, book it, I'll cancel if it's no use", 'yes']).card.outcome).toBe(
    'booked',
  )
})

test.each([
  "yes book mine, and tell her I need Ella's next to it or it's no good",
  'yeah book it, but let them know my lad needs seeing straight after',
])('a yes that says to book is one, whatever is to be told besides: "%s"', (line) => {
  const { card } = callOf([...TO_CONFIRM, line])
  expect(card.booked).not.toBeNull()
  expect(card.wants).toContain(line)
})

test.each([
  "yes, book it. And he'll look at the tap while he's here, will he",
  'aye go on, could you see to the toilet too',
  'yes please, and can he fix the tap at the same time?',
])('other work on the same visit is noted beside the yes: "%s"', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ service: 'Boiler service', outcome: 'booked' })
  expect(lastReply(call)).toContain('only')
  expect(call.card.wants).toContain(line)
})

test.each([
  'yes, but make it a tap repair instead',
  'yes book it and tell him not before five',
  'yes book it only if he does the tap as well',
])('a change or a condition beside a yes books nothing: "%s"', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test.each([
  'go on then yes. our Gary might drop her off about ten past is that alright',
  'yes book it, my sister will be bringing her, is that ok',
  "yes I'm happy with that, my daughter's picking her up at 4, is that ok",
  "yes, only she's a bit smelly is that ok",
  'yes please, is it ok if she keeps her lead on',
  'yes we might be late, is that okay',
  "Lovely, yes. And it's me Sam rings, not Dad, it's a surprise",
  "yes, it's me you ring, not Jean",
])('books on a yes that only asks leave or says who comes and whom to ring: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/noted|Sam/)
})

test.each(['yes love I said yes', 'I said yes', "yes, I've already said, yes"])(
  'books on a yes that is said once more: %s',
  (line) => {
    expect(callOf([...TO_CONFIRM, line]).card.outcome).toBe('booked')
  },
)

test.each([
  'yes. actually quarter past is that alright',
  'yes, could we make it quarter past, is that alright',
  'yes I want it done for 9 is that ok',
  "yes as long as he doesn't come Wednesday",
  'yes but ring me, not Thursday',
  'yes and my sister might come Thursday instead is that ok',
  'yes but can I have a tap done too is that ok',
  'so you said yes',
])('books nothing on a yes that may change the booking: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

const MASSAGE = { setup: { trade: 'physio' }, now: '2026-12-14T09:05', seed: 5 } as const
const TO_MASSAGE = [
  'Could I have a sports massage on Wednesday after 2?',
  'the first one',
  'Ravi Shah',
  '07700 900456',
  'yes',
] as const

test.each([
  "no, don't book it yet, get Sam to call me before half one if he can",
  'hold off booking, could Sam ring me before twelve',
  'get Sam to ring me before you book it',
  "don't put me down yet, ask him to phone me by noon",
  'have him ring me before I decide',
  "don't do owt yet, I want Sam to ring us first",
])(
  'a call that comes before the booking is a message with the service and the time: %s',
  (line) => {
    const call = callOf([...TO_MASSAGE, line], MASSAGE)
    expect(call).toMatchObject({
      open: null,
      card: {
        outcome: 'message',
        booked: null,
        service: 'Sports massage',
        asked: { date: '2026-12-16', time: expect.any(String) },
      },
    })
    const again = callOf(
      [...TO_MASSAGE, line, "I said don't book anything, just have him ring"],
      MASSAGE,
    )
    expect(again.card).toMatchObject({ service: 'Sports massage', asked: call.card.asked })
  },
)

test.each([
  ["don't confirm it till Sam's rung me", 'take-message', null],
  ['yes, and he can ring me before noon', null, 'booked'],
  ['yes please. Have Sam ring me before Tuesday', null, 'booked'],
])('a call beside a yes or on a condition: %s', (line, open, outcome) => {
  expect(callOf([...TO_MASSAGE, line], MASSAGE)).toMatchObject({ open, card: { outcome } })
})

test('an hour that is no hour to ring moves the time read back', () => {
  const call = callOf([...TO_MASSAGE, 'no, make it before noon'], MASSAGE)
  expect(call).toMatchObject({ open: 'slot', card: { booked: null } })
})

test.each(['is he booked or not?', 'so am I booked in then?', 'has it been booked'])(
  'asked at the read-back whether it is booked, she says that nothing is yet: %s',
  (line) => {
    const call = callOf([...TO_CONFIRM, line])
    expect(call).toMatchObject({ open: 'confirm', card: { booked: null } })
    expect(lastReply(call)).toMatch(/^Nothing is booked yet\.|^I haven't booked anything yet\./)
  },
)

test('asked at the read-back what it is for, she only reads it back', () => {
  expect(lastReply(callOf([...TO_CONFIRM, "and that's half three?"]))).not.toMatch(/booked/)
})

test.each([
  ["yes but ring me, don't text", 'confirm'],
  ['yes. so ring me, not text', 'confirm'],
  ['yes, ring the tenant not me', 'confirm'],
  ['yes. you can ring me at work any day', 'confirm'],
  ['yes but can someone just ring me about it', null],
  ['yes, but ring me back instead', null],
])(
  'how to reach the caller leaves the booking, and a call in its place does not: "%s"',
  (line, open) => {
    const { card, open: asked } = callOf([...TO_CONFIRM.slice(0, 4), line, 'LS6 1AB'])
    expect(asked).toBe(open)
    expect(card.outcome).toBe(open === null ? 'message' : null)
    expect(card.wants).toContain(line)
  },
)

test('how to reach the caller is no answer to the read-back, and beside a yes it is noted', () => {
  const alone = callOf([...TO_CONFIRM, "ring me, don't text"])
  expect([alone.open, alone.card.wants]).toEqual(['confirm', expect.stringContaining('ring me')])
  expect(callOf([...TO_CONFIRM, "yes please but ring me, don't text"]).card.booked).not.toBeNull()
  expect(callOf([...TO_CONFIRM, "no, ring me, don't book it"]).card.outcome).toBe('message')
})
