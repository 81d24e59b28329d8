import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, LETTINGS, repliesOf, TO_CONFIRM } from '#tests/support/call.ts'

const SALON = { setup: { trade: 'hairdresser' } } as const

test('an existing booking mentioned in everyday words goes to the owner, and she says why', () => {
  for (const line of [
    "I'm supposed to be having my roots done on Friday but I'll have to shift it",
    "I've got a cut booked for Thursday, can you make it later?",
    "I've got an appointment on Monday that I can't get to",
    'I want to swap my Thursday one to the week after',
    "Can I move the colour I've got booked?",
    'I need to change the cut you have down for me',
    'I need to move my cut on Thursday',
    "I'm ringing about moving my cut",
    'I need to move my colour to Thursday',
    "We're meant to be coming in at two and the car's broken down",
  ]) {
    const call = callOf([line], SALON)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/existing|look that up/)])
    expect([line, call.card.booked, call.card.wants]).toEqual([line, null, line])
  }
})

test('a booking that turns out to exist already ends the new one', () => {
  const start = ['Can I come in for a cut on Friday?']
  for (const line of [
    "No, I've already got one booked, I need to move it",
    "I don't want a new appointment, it's about the one I have",
    'cancel my Thursday one first',
  ]) {
    const call = callOf([...start, line], SALON)
    expect([line, call.open]).toEqual([line, 'name'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/existing|look that up/)])
  }
})

test('another time for the booking being made is not taken for an existing booking', () => {
  const call = callOf([...TO_CONFIRM, 'Could we make it Wednesday instead?'])
  expect(repliesOf(call).at(-1)).not.toMatch(/existing/)
})

test('a thing to be changed, and an engagement that the caller moves, are no booking with the firm', () => {
  const tap = callOf(["I want to change the tap that's down in the cellar"])
  expect(tap.card.service).toBe('Tap repair')
  const cut = callOf(['I can move my class, so a cut on Friday at 10 please'], SALON)
  expect(cut.card.asked).toMatchObject({ date: '2026-11-27', time: '10:00' })
})

test('asking for somebody to ring wins over the booking', () => {
  for (const line of ['just get Sam to ring me', 'Can you ask someone to call me please?']) {
    const call = callOf(["I'd like a boiler service", line])
    expect([line, call.open]).toEqual([line, 'name'])
  }
  const refused = callOf(["I'd like a boiler service", "I don't want anyone to ring me"])
  expect(refused.open).toBe('when')
})

test('a caller who is leaving a message can book instead', () => {
  const call = callOf([
    'Can I speak to Sam?',
    "It's the boiler, it wants a service",
    'Can you not just book me in on Friday?',
  ])
  expect(['when', 'slot']).toContain(call.open)
  expect(call.card.wants).toContain('boiler')
})

test('a caller who leaves no number is not promised an answer', () => {
  const call = callOf(['Can I speak to Sam?', 'about a quote', 'no', "I'm not giving my number"])
  expect(call.card).toMatchObject({ outcome: 'message', phone: null })
  expect(lastReply(call)).toMatch(/can't ring you|no number/)
})

test('somebody who cannot keep a viewing, or whose filling fell out, books nothing new', () => {
  for (const [trade, line] of [
    ['estate-agent', "I've got a viewing at five today and I'm stuck in traffic"],
    ['dentist', 'I was in last week for a crown and it has come off'],
    ['dentist', "I've an appointment with Dr Shah on Friday, what is it for?"],
  ] as const) {
    const { card, open } = callOf([line], { setup: { trade } })
    expect([line, card.booked, open]).toEqual([line, null, 'name'])
    expect(card.wants).toBe(line)
  }
})

test('a wish to move what is booked is added to the message', () => {
  const setup = { trade: 'dentist' } as const
  const lines = ['I need to cancel my check-up tomorrow', 'Jo Bell 07700 900123', 'yes']
  const more = 'actually no, I want it moved to Monday at ten'
  const { card } = callOf([...lines, more], { setup })
  expect(card).toMatchObject({ outcome: 'message', booked: null })
  expect(card.wants).toContain(more)
})

test('a caller who wants what is booked cancelled is passed on, even without a number', () => {
  const lines = [
    'I need to cancel my appointment tomorrow',
    'Jo Bell',
    "can't you just cancel it?",
    'bye',
  ]
  const call = callOf(lines)
  expect(call.card).toMatchObject({ outcome: 'message', booked: null })
  expect(repliesOf(call).join(' ')).not.toMatch(/cancelled/)
})

test('"cancel" with a name and a day is about a booking that exists', () => {
  const call = callOf(['Can I cancel Rex on Thursday please', 'Rosa Diaz'])
  expect(call.open).toBe('phone')
  expect(call.turns.map(({ text }) => text).join(' ')).toContain('existing bookings')
})

test('a visit that somebody is coming for is a booking that exists', () => {
  for (const line of [
    "Someone's coming on Friday at nine to do the boiler and I have to rearrange it",
    "Your plumber's due at two, can he come later?",
    "they're coming tomorrow and I can't be at home",
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringContaining('existing')])
  for (const line of [
    "My aunt's coming on Friday so I can't do that, is Monday any good for a boiler service?",
    'can somebody come tomorrow, the radiator is loose and I need to move it',
  ])
    expect([line, lastReply(callOf([line]))]).not.toEqual([
      line,
      expect.stringContaining('existing'),
    ])
})

test('the booking of this call is moved, however the caller puts it', () => {
  const start = [...TO_CONFIRM, 'Yes']
  const { date = '' } = callOf(start).card.booked ?? {}
  expect(date).toBe('2026-11-24')
  for (const line of [
    "Ah, I'm on an early shift Tuesday, can we do Wednesday instead",
    "Tuesday's my son's parents' evening, any chance of Wednesday?",
    'What was I thinking, I have the school on Tuesday. Wednesday, same time?',
    'could he come Wednesday instead',
    'Can I move my Tuesday appointment to Wednesday',
  ]) {
    const call = callOf([...start, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('Wednesday 25')])
    expect([line, call.card.booked?.date]).toEqual([line, date])
  }
  for (const line of ["Oh, we can't make that", 'I need to change the time', 'can you move it?'])
    expect([line, callOf([...start, line]).open]).toEqual([line, 'when'])
  expect(lastReply(callOf([...start, 'I want to move my Monday appointment']))).toContain(
    'existing',
  )
  const off = callOf([...start, "Tuesday's no good after all, forget it"])
  expect(off.card).toMatchObject({ booked: null, outcome: 'cancelled' })
})

test('a day in another matter does not move the booking that was made', () => {
  for (const line of [
    'Can I pay on Friday?',
    'are you open on Monday?',
    "Thanks. My husband's off on Friday",
    "we're away from Thursday, by the way",
    'The bins go out on Wednesday, does that matter?',
    "I'll be paid on the 28th",
  ]) {
    const call = callOf([...TO_CONFIRM, 'yes', line])
    expect([line, call.open, call.card.asked.date]).toEqual([line, null, '2026-11-24'])
  }
  for (const line of [
    'make it Friday instead',
    'What about Wednesday?',
    'could you come on Thursday at 9?',
    'have you anything later?',
    'no, Wednesday at 11',
  ]) {
    const call = callOf([...TO_CONFIRM, 'yes', line])
    expect([line, call.open]).toEqual([line, expect.stringMatching(/slot|confirm/)])
  }
})

test('a thing that the firm has already is a message, and asks for no booking', () => {
  for (const [trade, line] of [
    ['garage', "I've come to collect my car"],
    ['garage', 'is my van ready yet'],
    ['garage', "I'm ringing about my car that's in with you"],
    ['garage', 'I dropped my car off this morning, can I get it today?'],
    ['vet', "my dog's with you, how is he?"],
    ['vet', "I'm calling to find out if our cat's ready to come home"],
    ['other', 'When will my dress be done?'],
    ['cleaner', "you've still got my keys"],
  ] as const) {
    const { card, open } = callOf([line], { setup: { trade } })
    expect([line, open, card.service, card.wants]).toEqual([line, 'name', null, line])
  }
  for (const [trade, line] of [
    ['hairdresser', 'can I have my roots done on Friday'],
    ['hairdresser', "I've called to get my hair cut"],
    ['garage', 'can you collect my car for a service?'],
  ] as const) {
    const [, reply] = repliesOf(callOf([line], { setup: { trade } }))
    expect([line, reply]).toEqual([line, expect.not.stringContaining('existing')])
  }
})

test('a job that is chased goes to the owner with regret, and is not booked again', () => {
  for (const line of [
    "The boiler's gone off again. I reported it last Tuesday and nobody's come",
    "I rang last week about the tap and I've heard nothing",
    "I'm still waiting for someone to come about my radiator",
    'We told you about the damp a month ago and nothing has been done',
    "Nobody's been out to mend the shower",
    "I've had no reply about this damp, I emailed three weeks ago",
  ]) {
    const { open, card, ...call } = callOf([line])
    expect([line, open, card.booked, card.wants]).toEqual([line, 'name', null, line])
    expect(repliesOf({ open, card, ...call }).at(-1)).toMatch(/sorry/)
  }
  for (const line of [
    "I rang earlier and nobody answered, I'd like a boiler service",
    "I rang before about a boiler service, I can't do Monday",
    "I need a tap repair, nobody's been able to fix it",
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'when'])
})

test('a caller who will not keep an appointment is passed on, and nothing is called cancelled', () => {
  for (const line of [
    "I'm due in with you at ten tomorrow and I've been sick all night",
    "She's got a temperature so I don't think we'd better come",
    "I've to be with you on Thursday, and I've lost the letter",
    "I've got Sam coming on Friday at two and I'll have to move it",
    "He's poorly, so I'd better cancel",
    'Cancel please',
  ]) {
    const call = callOf([line], SALON)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/existing|look that up/)])
    const after = callOf([line, "No, I'm cancelling, I'm not booking"], SALON)
    expect([line, repliesOf(after).join(' ')]).not.toEqual([
      line,
      expect.stringContaining('cancelled'),
    ])
  }
  const moved = callOf(['I want a boiler service', "No, I'm moving the one I've got"])
  expect(lastReply(moved)).toMatch(/existing|look that up/)
})

test('an appointment elsewhere only says when the caller is not free', () => {
  for (const [line, day] of [
    [
      "A haircut please. I've got an appointment at the hospital on Tuesday, so any day but that",
      24,
    ],
    ["A haircut please, I've an appointment with the bank on Tuesday, so anything but that", 24],
  ] as const) {
    const call = callOf([line], SALON)
    expect([line, call.open]).toEqual([line, 'slot'])
    expect(lastReply(call)).not.toContain(`${day} November`)
  }
  const jab = "She's still got her second jab to have on the third of December, so after that"
  const vet = { setup: { trade: 'vet' } } as const
  const after = callOf(['I want a vaccination', 'a booster', `A Friday. ${jab}`], vet)
  expect(lastReply(after)).not.toMatch(/existing|look that up/)
  expect(after.card.asked.date).toBe('2026-12-04')
})

test('a caller who denies an existing booking books at once', () => {
  for (const line of [
    "No, I haven't got a booking, I want to make one for a haircut",
    "No, it's a new one, for a haircut. I've not been before",
    "I've never had one booked, I'd like a haircut",
  ]) {
    const first = 'I need to change my appointment'
    expect(callOf([first], SALON).open).toBe('name')
    const call = callOf([first, line], SALON)
    expect([line, call.open, call.card.service]).toEqual([line, 'when', 'Haircut'])
  }
  const still = callOf(['I need to change my appointment', "No, I don't want a new one"], SALON)
  expect(still.open).toBe('name')
})

test('past work with something wrong, or harm done, books nothing', () => {
  for (const line of [
    'I had the boiler serviced Tuesday and the noise is back again',
    'The tap was replaced on Thursday and it drips',
    'We had a boiler service done on Friday and you charged us for two',
  ]) {
    const call = callOf([line])
    expect([line, call.open, call.card.asked.date]).toEqual([line, 'name', null])
  }
  for (const line of [
    'Your fitter cracked the sink last week',
    'The carpet came back from you with a burn in it',
    "There's a big scratch on the bath since the visit",
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringContaining('sorry')])
  for (const line of ['You fixed my tap last year, can I book a tap repair again'])
    expect([line, callOf([line]).card.service]).toEqual([line, 'Tap repair'])
})

test('whoever was here to do the work, what is wrong with it is no new job', () => {
  for (const line of [
    'your lads were out on Friday about the shower and it still trickles, it drips worse now',
    'Terry was round last week to look at the radiator and the valve is leaking again',
    'the plumber was here this morning and the tap drips worse than it did',
  ]) {
    const call = callOf([
      line,
      'Ada Byron',
      '07700 900123',
      'yes',
      'LS6 1AB',
      "and that's free, is it?",
    ])
    expect([line, call.card.outcome, call.card.booked]).toEqual([line, 'message', null])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringContaining('£')])
  }
  for (const line of [
    'the gas man was here yesterday and he says the boiler needs a service',
    'my sister was here last week and the tap drips, can you mend it?',
  ])
    expect([line, callOf([line]).card.service]).toEqual([line, expect.any(String)])
})

test('the day of past work is not the day that is asked for', () => {
  const call = callOf(["I had a tap repair on Friday and it's come loose, can you fit me in?"])
  expect(call.card.asked.date).toBeNull()
})

test('somebody who is in already, and a wish to swap it, are an existing booking', () => {
  const setup = {
    trade: 'other',
    services: [{ name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true }],
  } as const
  for (const line of [
    "I've got Rex in on Thursday, can I move it to Friday",
    "We've got the puppy in for a full groom at ten, could we swap it for a trim",
    "I've got Nell in with you tomorrow and I'm running behind",
  ]) {
    const call = callOf([line], { setup })
    expect([line, lastReply(call)]).toEqual([
      line,
      expect.stringMatching(/existing|look that up|pass that on/),
    ])
  }
  const next = callOf(["I've got Rex in the car, a full groom tomorrow please"], { setup })
  expect(next.card.service).toBe('Full groom')
})

test('a caller who wants what is booked moved or changed is not offered a new booking', () => {
  for (const [trade, line] of [
    ['dentist', "I've got a clean-and-check booked on Wednesday at three, can I change it?"],
    ['hairdresser', "I'm in on Thursday at two, any chance of moving it to Friday?"],
    [
      'hairdresser',
      "My roots are due, well, my colour's down for Monday, could I swap it to Friday?",
    ],
    ['garage', "the van's down for an oil change on Friday, can you make it Monday"],
    ['plumber', 'your engineer is coming on Thursday, could you make it Friday?'],
    ['restaurant', "We've a table for two tonight, could we make it later?"],
  ] as const) {
    const { card, open } = callOf([line], { setup: { trade } })
    expect([line, open, card.wants]).toEqual([line, 'name', line])
  }
})

test('what the caller has already, or who comes to see them, is no booking', () => {
  for (const line of [
    "I've already got the new tap here, can you fit it on Friday? It's for a tap repair",
    "My sister's coming on Monday so I can't then, is Friday free for a tap repair?",
  ]) {
    const { card, open } = callOf([line])
    expect([line, open, card.asked.date]).toEqual([line, 'slot', '2026-11-27'])
  }
})

test('the party that a caller changes a booking to is the one on the card', () => {
  const held = callOf(["We've a table tomorrow for three, can you make it five?"], {
    setup: { trade: 'restaurant' },
  })
  expect([held.card.party, held.open]).toEqual([5, 'name'])
  const lines = ['A table for four on Friday at 8', 'Jo Hale', '07700 900123', 'yes', 'yes']
  const made = callOf([...lines, 'sorry, there will be six people', 'so what is booked?'], {
    setup: { trade: 'restaurant' },
  })
  expect(made.card).toMatchObject({ party: 6, booked: { time: '20:00' } })
  expect(lastReply(made)).toContain('a table for 6')
})

test('moving what the caller has from one day to another is for the owner', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const line of [
    'could you swap my check-up from Monday to Thursday',
    'can we put her filling back by a week',
    "I'm ringing about moving my hygienist from the fourth to the week after",
  ]) {
    const call = callOf([line], dentist)
    expect([line, call.open]).toEqual([line, 'name'])
    expect(lastReply(call)).toMatch(/existing bookings/)
  }
})

test('what "is booked" already is passed on, also from within a new booking', () => {
  const garage = { setup: { trade: 'garage' } } as const
  for (const lines of [
    ["Could my wife bring the car? She's booked on Friday at nine"],
    ["I'd like a service", "no, we've booked already"],
  ])
    expect([lines, repliesOf(callOf(lines, garage)).at(-1)]).toEqual([
      lines,
      expect.stringMatching(/existing bookings/),
    ])
})

test('money taken wrongly, and a complaint that says what it is about, go to the owner in these words', () => {
  for (const [trade, line] of [
    ['solicitor', "there's an error on my statement"],
    ['gym', "you've taken my direct debit twice"],
    ['vet', 'the invoice you sent is wrong'],
    ['garage', "I've been billed for tyres I never had, too much by far"],
    ['property-manager', 'a noise complaint'],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
    expect([line, call.card.wants, lastReply(call)]).toEqual([
      line,
      line,
      expect.stringContaining('sorry'),
    ])
  }
  expect(callOf(['I want to make a complaint']).open).toBe('about')
  const asked = callOf(["I've a question about my invoice"])
  expect(lastReply(asked)).not.toContain('existing bookings')
})

test('a question about what is arranged already goes to the owner', () => {
  for (const line of ['have I got an appointment today?', 'when are you starting my job'])
    expect([line, callOf([line]).open]).toEqual([line, 'name'])
})

test('what was ordered and never came, and who cannot find the door, is passed on', () => {
  for (const [trade, line] of [
    ['florist', "I ordered a bouquet for my mum and it's not turned up"],
    ['recruiter', "I've a registration at two today and I can't find you"],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
    expect(lastReply(call)).toContain("can't see or change existing bookings")
  }
})

test('whether work has been done is for the owner, and books nothing', () => {
  for (const line of [
    'can you tell me if my accounts have been filed',
    'have you sent my return off',
  ]) {
    const call = callOf([line], { setup: { trade: 'accountant' } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
  }
})

test('results that are awaited, goods that came spoilt and things left behind are passed on', () => {
  for (const [trade, line] of [
    ['clinic', "I had my bloods done last Tuesday and I'm just ringing to see are they back"],
    ['florist', "I ordered a bouquet for my sister and she's sent me a photo, it's half dead"],
    [
      'hotel',
      "I checked out yesterday, room two one four, and I've left my charger and my glasses",
    ],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
  }
  const bloods = callOf(['I want to get my bloods done'], { setup: { trade: 'clinic' } })
  expect(bloods.card.service).toBe('Blood test')
})

test('who asks her to cancel with the firm, once the message is taken, keeps the message', () => {
  const lines = [
    "I cancelled in September and you've took another thirty-four ninety-nine off me",
    'Lewis Varley',
  ]
  const call = callOf([...lines, '07700 900569', 'yes', 'Can you not just cancel it yourself?'], {
    setup: { trade: 'gym' },
  })
  expect(call.card.outcome).toBe('message')
})

test('money taken after a cancellation is a complaint, and about no service', () => {
  const line = "I cancelled my membership in September and you've taken another £32 off me"
  const call = callOf([line], { setup: { trade: 'gym' } })
  expect([call.open, call.card.service]).toEqual(['name', null])
  expect(lastReply(call)).toContain('sorry')
})

test('an appointment told in passing is moved or called off by the owner', () => {
  for (const [trade, line] of [
    [
      'physio',
      "I'm in with Marcus at quarter past four tomorrow, for my shoulder, and I'm going to have to move it",
    ],
    [
      'tutor',
      'He has lesson today at half past four and he has a temperature. So he will not come.',
    ],
    [
      'cleaner',
      "Your girl was here yesterday and I hate to say it, but my mother's vase has lost its handle",
    ],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
  }
})

test('work that drips again, lads who have not come and drivers who wait are passed on', () => {
  for (const [trade, line] of [
    ['plumber', "I had one of your chaps here on Friday to do a tap and it's dripping worse"],
    ['builder', "I'm at the extension on Becketts Park, your lads haven't come this morning"],
    ['builder', "I've a driver with your joists and there's nobody at the site to sign"],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open]).toEqual([line, 'name'])
  }
})

test('a booking that is wanted is no old one, whoever or whatever is not coming', () => {
  for (const [trade, line, service] of [
    ['restaurant', 'Can I book a table for four on Friday, well three, Jo is not coming', 'Table'],
    ['plumber', 'can I make a booking, the water is not coming out of the tap', 'Tap repair'],
    ['physio', 'I had a scan on my lower back, can I book an assessment', 'First assessment'],
    ['electrician', "I've got a socket in the hall and it's dead", 'Socket repair'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.service]).toEqual([line, service])
})

test('a drive that the firm blocks is a complaint', () => {
  const line = "your vans are across my drive again and I can't get out"
  const call = callOf([line], { setup: { trade: 'builder' } })
  expect([call.open, call.card.service]).toEqual(['name', null])
})

test('a caller who is already down for a time can move it or say they will miss it', () => {
  for (const [trade, line] of [
    ['accountant', "I'm down to come in on Thursday at two, could I shift it a week?"],
    ['dentist', "you've got me down for a scale and polish Thursday, I'll not be able to make it"],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.service]).toEqual([line, 'name', null])
  }
})

test('messages that were left before, charges that go on and a visit that did not come are complaints', () => {
  for (const [trade, line] of [
    ['solicitor', "I've left three messages and nobody has rung me back"],
    ['gym', "I froze my membership and you're still charging me"],
    ['cleaner', "your cleaner didn't show, for the second time"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringMatching(/sorry/i),
    ])
})

test('money taken after a cancellation is a complaint, and an oven that is a disgrace is a job', () => {
  const gym = "You've took money off me again. I cancelled in September."
  expect(lastReply(callOf([gym], { setup: { trade: 'gym' } }))).toMatch(/sorry/i)
  const oven = 'my oven is an absolute disgrace, can you do just the oven?'
  const { card } = callOf([oven], { setup: { trade: 'cleaner' } })
  expect(card.service).toBe('Oven clean')
})

test('an appointment that the caller cannot keep is an earlier one, whoever made it', () => {
  for (const line of [
    "I won't be able to make the viewing on Saturday, is Sunday any good instead?",
    "I got a letter saying you're inspecting on Monday and I'll have to change it",
    'can we still bring him tomorrow, he has been a bit sick?',
    'I need to change our lesson on Thursday',
  ])
    expect([
      line,
      callOf([line], LETTINGS).card.service,
      lastReply(callOf([line], LETTINGS)),
    ]).toEqual([line, null, expect.stringMatching(/existing|look that up|can't see/)])
  const due = callOf(
    ["I've had a card saying I'm due an inspection, so I'd like to arrange it"],
    LETTINGS,
  )
  expect(due.open).toBe('when')
  const tap = callOf(
    ["we've a house with you at 9 Hill Top and the sink tap drips, can someone come?"],
    LETTINGS,
  )
  expect(tap.card.service).toBe('Repair visit')
})

test('what a caller cannot do themselves, or is told to book, is a new booking', () => {
  for (const [trade, line] of [
    ['accountant', "I can't do my tax return this year, can you do it for me?"],
    ['dentist', "I've had a text saying I need to book my check-up"],
    ['restaurant', "can we still come if we've got a dog? Table for four on Friday at 7:30 pm"],
    ['vet', "I can't do the nails at home, can you clip them?"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.not.stringMatching(/existing|look that up/),
    ])
})

test('who would rather get booked in has no booking yet', () => {
  for (const line of ["I'd rather just get booked in", "we'd like to get booked for a check-up"])
    expect([line, lastReply(callOf([line], { setup: { trade: 'dentist' } }))]).not.toEqual([
      line,
      expect.stringContaining('existing'),
    ])
})

test('when the booking to be moved is now is no time that is wanted', () => {
  const lines = ['I need to move my appointment', "Dave Hill, it's the Wednesday one at ten"]
  expect(callOf(lines).card.asked).toEqual({ date: null, time: null })
  const wanted = callOf([...lines, '07700 900123. Could I have the Friday at two instead?'])
  expect(wanted.card.asked).toEqual({ date: '2026-11-27', time: '14:00' })
})

test('an inhaler that was left behind is lost property, and "rung me" counts no guest', () => {
  const line = "My son's just rung me, he had dinner at yours and he's left his inhaler there"
  const call = callOf([line], { setup: { trade: 'restaurant' } })
  expect(call.card).toMatchObject({ party: null, service: null })
  expect(call.card.wants).toBe(line)
})

test('a visit arranged, a regular visit and a case in hand go to the owner', () => {
  for (const [trade, line] of [
    ['plumber', "Hi, you've got someone coming to me on Friday and I need to change it"],
    ['cleaner', "You clean for me on a Thursday, I need to move this week's"],
    ['cleaner', "I don't want to book another, I want to move my Thursday one to Friday"],
    ['solicitor', "I'm one of Mr Dale's clients and I want to know where we're up to"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringMatching(/existing|look that up/),
    ])
})

test('the week after the day of an existing booking is counted from it', () => {
  const lines = [
    "I'm in with you Thursday at two, can I move it to next week?",
    'Denise Hartley, 07700 900 238. Same time the Thursday after would be perfect',
  ]
  expect(callOf(lines, SALON).card.asked.date).not.toBe('2026-11-26')
})

test('"our table\'s Saturday" is booked already', () => {
  const call = callOf(["Hello, our table's Saturday"], { setup: { trade: 'restaurant' } })
  expect([call.open, call.card.asked.date]).toEqual(['name', null])
})

test('who speaks of other people’s bookings or answers wants a new one', () => {
  for (const [trade, line] of [
    ['plumber', "I've had no reply from two other firms, I need a tap repair"],
    ['plumber', "you've got a van down our road, could he come later to mend my tap"],
    ['restaurant', "I don't want to book another place, have you a table for two?"],
    ['tutor', "GCSE maths please, do you need to know where we're up to?"],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).not.toEqual([
      line,
      expect.stringMatching(/existing|sorry/),
    ])
})

test('who cancels because a pet has died hears a kind word', () => {
  const line = "I need to cancel Alfie's groom on Friday, he's, erm, we lost him at the weekend"
  expect(lastReply(callOf([line], GROOMER))).toMatch(/sorry/)
})

test('a visit that is due and cannot be kept is one for the owner, and so is a booking that is still held', () => {
  const due = "there's a man coming Wednesday I think, and I can't do it now, can we shift it?"
  expect(lastReply(callOf([due]))).toMatch(/^I can't see or change existing bookings/)
  expect(lastReply(callOf([due]))).not.toContain("don't know")
  const cancelled = ['can I cancel my appointment', 'Tom Hale', '07700 900238', 'yes']
  const held = callOf([...cancelled, "So I've still got next Wednesday till he rings, yeah?"])
  expect(lastReply(held)).not.toMatch(/follow/)
})

test('asked again whether it is changed, she says that she has only passed it on', () => {
  const setup = { trade: 'solicitor' } as const
  const start = ['I need to cancel my appointment tomorrow', 'Gemma Stott', '07700 900118', 'yes']
  for (const line of [
    "so it's definitely cancelled?",
    'so is that changed now or do i wait to hear',
  ])
    expect([line, lastReply(callOf([...start, line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/only taken a message|only pass that on/),
    ])
})

test('"the following Thursday" is counted from the day of the booking to be moved', () => {
  const options = { setup: { trade: 'solicitor' }, now: '2026-12-08T09:15' } as const
  const start = ["I've got an appointment on Thursday at 2 and need to move it to next week"]
  const given = [...start, 'Jo Hale', '0113 496 0771']
  const moved = callOf([...given, 'yes. the following Thursday would be ideal'], options)
  expect(moved.card.asked.date).toBe('2026-12-17')
  const vague = callOf([...given, 'yes. have you got anything that tuesday?'], options)
  expect(vague.card.asked.date).toBeNull()
})

test('asked whether somebody will still turn up, she says that she has only passed it on', () => {
  const start = ['someone is coming Thursday to do my shower but I need to move it', 'Jo Hale']
  for (const line of [
    "yes. so I definitely won't have someone turning up this Thursday?",
    "yes. so nobody's going to turn up thursday?",
    'yes. so is 7 ok or not?',
  ])
    expect([line, lastReply(callOf([...start, '07700 900123', line]))]).toEqual([
      line,
      expect.stringMatching(/only taken a message|only pass that on/),
    ])
})

test('a delay that somebody is to be told of is passed on, and is no booking to be changed', () => {
  const call = callOf(['can you tell Sam im running late, ill be there about quarter past 3'])
  expect(lastReply(call)).not.toContain('existing bookings')
})

test('"should he talk to them?" asks for advice, and for nobody to speak to', () => {
  const call = callOf(
    ["my son's been arrested", 'Jo Hale', '07700 900123', 'yes', 'should he talk to them or not?'],
    {
      setup: { trade: 'solicitor' },
    },
  )
  expect(lastReply(call)).toContain("don't know")
})

const OPENINGS = [
  'need to change me booking',
  'could I rearrange please',
  'hiya, can i put it back a fortnight',
  "there's a fitting booked for Friday and I can't do it",
  'got a collection booked on Wednesday, I have to shift it',
  "Can't do Tuesday now, could we move it to Thursday?",
  'I want to change what time you come',
  "we're down for half four tomorrow and I need to put it off",
  'got to resched for next week',
]

test.each(OPENINGS)('"%s" opens about a booking that exists, in any trade', (line) => {
  for (const options of [
    { setup: { trade: 'plumber' } },
    { setup: { trade: 'solicitor' } },
    { setup: { trade: 'dentist' } },
    { setup: { trade: 'restaurant' } },
    LETTINGS,
    GROOMER,
  ] as const) {
    const call = callOf([line], options)
    expect([lastReply(call), call.open]).toEqual([expect.stringMatching(/existing/), 'name'])
  }
})

test.each([
  'need to make an appointment',
  'I need to move house',
  'could I reschedule if something came up?',
  "I can't do Tuesday, but Thursday would be good for an appointment",
  'can you put it back on the wall',
  'got a viewing?',
])('"%s" is about no booking that exists', (line) => {
  expect(lastReply(callOf([line]))).not.toMatch(/existing/)
})

test('a booking of this call can be put back, and is none that she cannot see', () => {
  const call = callOf([...TO_CONFIRM, 'yes', 'could I put it back a week?'])
  expect(lastReply(call)).not.toMatch(/existing/)
})

test.each([
  "My nan's in one of your flats and there's damp come up behind the bed, I noticed it Saturday",
  "I'm ringing for my dad, he's in the flat on Hyde Park Road and he's worried about mould behind the sofa",
])('where somebody lives is no booking that exists: "%s"', (line) => {
  const { card } = callOf([line], LETTINGS)
  expect(card).toMatchObject({ service: 'Repair visit', asked: { date: null } })
})

test.each([
  ['plumber', "we've been with you for donkey's years, I need a boiler service", 'Boiler service'],
  [
    'solicitor',
    "I'd like a first consultation, my family have been with you since 1987",
    'First consultation',
  ],
  ['dentist', "I've been with you ages. Can I book a check-up please", 'Check-up'],
  [
    'restaurant',
    'we have been with you for a good ten years, any chance of a table for two on Friday',
    'Table',
  ],
  ['dentist', 'my sister is with you and said to try you, can I get a check-up', 'Check-up'],
  ['plumber', "I've got an account with you and I need a boiler service", 'Boiler service'],
] as const)('at a %s, %s books', (trade, line, service) => {
  const { card } = callOf([line], { setup: { trade } })
  expect(card.service).toBe(service)
})

test.each([
  'Hiya, it’s Joan Pickles, we’ve had our Alfie with you for years now and could he come in for a full groom',
  "He's been with you since he was a puppy and I was wondering, could he come in for a full groom",
])('a groomer’s customer of long standing books: %s', (line) => {
  expect(callOf([line], GROOMER).card.service).toBe('Full groom')
})

test.each([
  "We've been with you for years and I need to move my appointment on Friday",
  "My car's been with you for weeks, is it ready?",
  'My dog is with you, when can I collect him?',
  "I've got a table with you for Friday, can we make it six?",
])('what exists is still for the owner: %s', (line) => {
  expect(lastReply(callOf([line], GROOMER))).toMatch(/existing|look that up/)
})

test.each([
  'I got a letter saying I owe you £27.25 for missing an appointment and I never missed anything',
  "you've charged me for a missed appointment and I was there",
  "I've been billed for not turning up to an appointment",
])('a charge for a missed appointment books none: %s', (line) => {
  const call = callOf([line], { setup: { trade: 'dentist' } })
  expect([call.open, call.card.service]).toEqual(['name', null])
  expect(lastReply(call)).toContain('pass this on')
})

test('who asks what a missed appointment costs is not asked what to book', () => {
  for (const line of [
    'what do you charge for a missed appointment',
    'will I be charged for missing an appointment',
  ])
    expect([line, callOf([line], SALON).open]).not.toEqual([line, 'service'])
  expect(callOf(['I missed an appointment, can I book another'], SALON).open).toBe('service')
})
