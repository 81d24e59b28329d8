import { expect, test } from 'vitest'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  TO_CONFIRM,
} from '#tests/support/call.ts'

test('a name or a number in reply to the offer of a message is a yes', () => {
  const call = callOf(['I want my deposit back', 'Ryan'], LETTINGS)
  expect(call).toMatchObject({ open: 'phone', card: { name: 'Ryan', wants: expect.anything() } })
})

test('details given at the offer of a message are noted, and the offer is repeated', () => {
  const call = callOf(['I want my deposit back', 'nobody ever answers my letters'], LETTINGS)
  expect(call.open).toBe('take-message')
  expect(call.card.wants).toContain('answers my letters')
})

test('"yes, as soon as possible" to "Shall I ask Sam to ring you back?" is noted, and nothing is booked', () => {
  const call = callOf(["I've had a letter from the court", 'yes, as soon as possible please'])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain('as soon as possible')
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

test('a question with "not" in it declines no offer to ring back', () => {
  const call = callOf(['Do you mend fountains?', "isn't there somebody who does ponds?"])
  expect(call.open).toBe('take-message')
  expect(lastReply(call)).not.toMatch(/fine|problem|all right/)
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

test('a day that comes with the yes to a call back reaches the owner', () => {
  for (const said of ['Yes please, for the 11th of December', 'yes, the week before Christmas']) {
    const call = callOf(['Do you do Christmas parties?', said], { setup: { trade: 'restaurant' } })
    expect([said, call.card.wants]).toEqual([said, expect.stringContaining(said)])
  }
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

test('asked how soon somebody will ring back, she promises nothing, and says so once', () => {
  const promise = "I can't promise when, but I'll tell Sam you asked."
  const start = ["My filling's fallen out and I'm not happy", 'Sandra Doyle']
  for (const last of ['Yes. When will somebody ring me?', 'yes, can he ring me today?']) {
    const call = callOf([...start, '0113 496 0733', last], { setup: { trade: 'dentist' } })
    expect([last, lastReply(call)]).toEqual([last, expect.stringContaining(promise)])
    expect(call.card).toMatchObject({ outcome: 'message', wants: expect.stringContaining(last) })
  }
  const beside = [
    ...start,
    '0113 496 0733, and I want ringing back today',
    'yes, when will he ring?',
  ]
  const replies = repliesOf(callOf(beside, { setup: { trade: 'dentist' } })).join(' ')
  expect(replies.split(promise)).toHaveLength(2)
})

test('she says that she has noted what comes with the last yes of a message', () => {
  const lines = ['I want to complain', "You've overcharged me", 'Geoff Hale', '01632 960 188']
  const call = callOf([
    ...lines,
    'Yes. And I want the manager to ring me, not whoever sent the bill',
  ])
  expect(lastReply(call)).toContain("I've noted that too")
  expect(lastReply(callOf([...lines, 'Yes']))).not.toContain('noted')
})

test('a call made earlier, or by the caller, is not a request to be rung', () => {
  for (const line of [
    'he said he would call me this morning and nobody did',
    "please tell Dave that I'll call back tomorrow",
    "please don't ring me this morning",
    'my phone is off this afternoon',
  ])
    expect([line, lastReply(callOf(['can I leave a message', line]))]).not.toEqual([
      line,
      expect.stringContaining("can't promise"),
    ])
})

test('who would rather talk now than be rung back is still asked for a number', () => {
  const call = callOf([
    'I want to speak to the manager',
    "I don't want a call back, I want to talk to someone now",
    'Jo Hale',
  ])
  expect(call.open).toBe('phone')
})

test('a number that comes after the message is read back, and then she says who rings', () => {
  const lines = ['I want to complain about your plumber', 'Jo Hale', "I'd rather not give one"]
  const call = callOf([...lines, 'oh all right, 07700 900123', 'yes'])
  expect(lastReply(call)).toMatch(/ring.*07700 900 123/)
})

test('who wants a name kept from the neighbours refuses no number', () => {
  const lines = ["it's about the bins next door", 'Mrs Chaudhry']
  const call = callOf([...lines, "I'd rather not have them know it was me, mind"], LETTINGS)
  expect(call.open).toBe('phone')
  expect(lastReply(call)).not.toContain("can't ring")
})

test('when he rings is asked in many ways, and promised in none', () => {
  const start = ['I want somebody to ring me about my bill', 'Jo Hale', '07700 900123']
  for (const line of [
    'Yeah. So is he ringing me today or what?',
    'Yes. When he will call me?',
    'yep. And definitely before twelve yeah?',
  ])
    expect([line, lastReply(callOf([...start, line]))]).toEqual([
      line,
      expect.stringMatching(/^I can't promise when/),
    ])
})

test('another day that comes with the yes to a call back is noted', () => {
  const start = ['could I book a viewing? Thursday, half five?']
  for (const line of [
    "Yeah, go on then. Actually Thursday's no good, I've got football, make it Friday, same time",
    'Yes please. Can you make it Friday instead?',
  ]) {
    const call = callOf([...start, line], LETTINGS)
    expect([line, call.card.asked.date, call.open]).toEqual([line, '2026-11-27', 'name'])
  }
})

test('when the caller goes out is not when the owner is asked to ring', () => {
  const start = ["I've dropped my ring down the plughole", 'Gemma Tidy', '07700 900222', 'Yep']
  for (const line of [
    "I've to go out at five, so could he ring before then?",
    "I'm at work at ten and at two",
  ])
    expect([line, callOf([...start, line]).card.asked.time]).toEqual([line, null])
  expect(lastReply(callOf([...start, 'Can she ring and tell me?']))).not.toContain("don't know")
})

test('"so he comes Friday, yes?" after a message begins no booking', () => {
  const lines = [
    'my radiator is cold on the top',
    'Agnes Hale. I am home Friday',
    '07700 900148',
    'yes',
  ]
  const { card, ...call } = callOf([...lines, 'So he come Friday, yes?'])
  expect([card.outcome, card.asked.date]).toEqual(['message', '2026-11-27'])
  expect(lastReply({ card, ...call })).toContain('Nothing is booked')
})

test('a bell that is broken, so that he must ring, leaves the booking', () => {
  const call = callOf([
    ...TO_CONFIRM.slice(0, -1),
    "LS6 1AB, buzzer's broke so he'll need to ring me",
  ])
  expect(call.open).toBe('confirm')
})

test('a call back about something is not asked what it is about', () => {
  expect(callOf(['can Sam ring me about my deposit'], LETTINGS).open).toBe('name')
})

test('what to do is passed on with the goodbye, and thanks alone are not', () => {
  const lines = ['can Sam ring me about my deposit', 'Agnes Hale', '07700 900148', 'yes']
  const six = callOf([...lines, 'Thank you. And he must ring after six, I work in the day. Bye'])
  expect(lastReply(six)).toContain('pass that on')
  expect(lastReply(callOf([...lines, 'Thank you ever so much love, bye bye']))).not.toContain(
    'pass',
  )
})

test('whether he rings before a day, or is still ringing, is answered', () => {
  const lines = ['can Sam ring me about my deposit', 'Agnes Hale', '07700 900148', 'yes']
  expect(lastReply(callOf([...lines, "he will ring before Thursday though, won't he"]))).toContain(
    "can't promise when",
  )
  const plate = [
    'could you write on the pudding plate?',
    "Yeah go on then. I've not booked the table yet though, can I do that now? About seven",
    'Saturday the nineteenth of December, two of us',
  ]
  const booked = [...plate, 'Liam Doyle', '07700 900581', 'yes']
  const line = "Yeah, and he's definitely ringing me about the plate?"
  const call = callOf([...booked, line], { ...RESTAURANT, now: '2026-12-07T13:00', seed: 8 })
  expect([call.card.outcome, lastReply(call)]).toEqual([
    'booked',
    expect.stringContaining('will ring you'),
  ])
})

test('who prefers a text is not told that somebody rings', () => {
  const line = "07700 900148. I'm on site most of the day so text's better"
  expect(
    lastReply(callOf(['can Sam ring me about my deposit', 'Agnes Hale', line, 'yes'])),
  ).not.toContain('ring')
})

test('a question beside an answer is passed on, and not only noted', () => {
  const lines = ['a boiler service on Tuesday', 'half three, yeah. can Sam stop it dripping though']
  expect(lastReply(callOf(lines))).toContain('pass that on')
})

test('who asks for somebody sooner hears that no time is promised', () => {
  const lines = ['can Sam ring me about a ring', 'Jo Hale', '07700 900148']
  expect(lastReply(callOf([...lines, 'yes. Is there anything sooner']))).toContain("can't promise")
  const none = "It's Mr Pemberton. I'm not paying for him to come out twice"
  expect(lastReply(callOf(['can Sam ring me about a leak', none]))).not.toContain('list')
})

test('a rent is no time, and going elsewhere is no goodbye', () => {
  const lines = ['can I see the flat tomorrow morning?', 'yes', 'Liam Okafor', '07700 900412']
  const rent = callOf([...lines, 'yep. It is eight fifty a month, after ten if he can'], LETTINGS)
  expect(rent.card.asked.time).toBeNull()
  const landlord = ["I'm a landlord and I've not had my rent", 'Geoffrey Hale', '01484 496230']
  const line = "Yes. And I'll be going elsewhere if this carries on, you can tell him that"
  const call = callOf([...landlord, line], LETTINGS)
  expect([call.card.isPhoneConfirmed, lastReply(call)]).toEqual([
    true,
    expect.not.stringContaining('Goodbye'),
  ])
})

test('she says once that she passes a message on', () => {
  const lines = ['can Sam ring me about a bill', 'Jo Hale', '07700 900148']
  const reply = lastReply(
    callOf([...lines, "Yes, no need to ring. You're not shut for lunch are you?"]),
  )
  expect(reply.match(/pass/g)?.length ?? 0).toBeLessThan(2)
})

test('who asks whether it was all taken down hears that it was', () => {
  const lines = ['can you tell Sam we want a walk in shower', 'Jo Hale', '07700 900123']
  for (const line of [
    'yes. can you read that message back to me',
    'yes. have you got the bit about the shower',
  ])
    expect([line, lastReply(callOf([...lines, line]))]).toEqual([
      line,
      expect.stringMatching(/written down|have that down/),
    ])
})

test('“is that today he’ll ring?” gets no promise', () => {
  const lines = [
    'how much do you charge for conveyancing?',
    'yes please',
    'Tom Hale',
    '07700 900318',
    'yes',
  ]
  const call = callOf([...lines, "is that today he'll ring?"], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toMatch(/can't promise when/)
})

test('whether the firm has got something is no question about a booking', () => {
  const lines = [
    "nobody's got back to me, it's a disgrace",
    'Peter Hale. Have you got the mortgage money or not',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))).not.toMatch(/booked/)
})

test('who wants to be rung before booking is booked nothing, and has no time noted', () => {
  const start = ['a tap repair please', 'have you got anything this week?']
  for (const line of [
    "I'd rather Sam rang me first before I book then. Can he ring me tomorrow?",
    "I'd rather Sam rang me first",
    'can somebody ring me first before I commit',
  ]) {
    const call = callOf([...start, line])
    expect([line, call.open, call.card.asked]).toEqual([line, 'name', { date: null, time: null }])
  }
})

test('who only leaves word, and whose number the owner has, is not asked for it again', () => {
  const lines = ["it's Mike at Plumb Centre, can you tell Sam his radiators are ready", 'Mike Hale']
  const call = callOf([...lines, "he's got my number, it's just to let him know"])
  expect([call.card.outcome, call.open]).toEqual(['message', null])
  expect(lastReply(call)).not.toContain("can't see")
  const rung = callOf(['can Sam ring me about a quote', 'Mike Hale', "he's got my number"])
  expect(lastReply(rung)).toContain("I can't see your number")
})

test('asked whether somebody will ring by a certain time, she promises nothing', () => {
  const lines = ['I need to change my table tonight from 2 people to 4', 'Jo Hale']
  const call = callOf([...lines, '07700 900123. Will someone ring me before 8?'], RESTAURANT)
  expect(lastReply(call)).toContain("I can't promise when")
  const seen = callOf([
    'can you tell Sam the parts are here',
    'Jo Hale',
    '07700 900123',
    'yes. Will he definitely get it?',
  ])
  expect(lastReply(seen)).toContain("I can't promise when Sam will see it")
  const urgent = callOf([
    "I've got no heating",
    'Jo Hale',
    '07700 900123',
    'yes. So is someone going to ring me or what',
  ])
  expect(lastReply(urgent)).toContain("I can't say when Sam will get to you")
})

test('"Saturdays are best" sets no date for a message', () => {
  const lines = [
    'can Sam ring me about a quote',
    'Jo Hale',
    '07700 900123',
    'yes, saturdays are best',
  ]
  const { card } = callOf(lines)
  expect(card.asked.date).toBeNull()
  expect(card.wants).toContain('saturdays')
})

test('a question about the hours leaves her offer of a call open', () => {
  const call = callOf(['how much is a new boiler?', 'and are you open on Saturday?'])
  expect(call.open).toBe('take-message')
  expect(lastReply(call)).toContain('9 am')
})

test('who is late for a booking is told that it is noted, and not that it cannot be seen', () => {
  const late = "Hughes, table for 3 at one o'clock, we'll be about 20 minutes late"
  const call = callOf(["we're running late for our table", late], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/look that up|can't see/)
  const kept = callOf(
    ["we're running late for our table", late, "07700 900129. You won't give it away, will you?"],
    RESTAURANT,
  )
  expect(lastReply(kept)).toContain("can't promise that")
})

test('asked when somebody writes, and told to expect a call, she promises nothing', () => {
  const lines = [
    'can Sam ring me about a quote',
    'Jo Hale',
    "07700 900123 but text me, don't ring",
    'yes',
  ]
  expect(lastReply(callOf([...lines, 'ok when will they text me?']))).toContain(
    "can't promise when",
  )
  const call = callOf([
    'I want to complain about the tap',
    'Jo Hale',
    '07700 900123',
    'yes',
    'well I expect a call tonight. Goodbye',
  ])
  expect(lastReply(call)).toContain("I'll pass that on")
})

test('asked whether it is cancelled, in the order of a statement, she says that it is a message', () => {
  const lines = ['I need to cancel my booking for tomorrow', 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'alright but it is cancelled yeah?']))).toContain(
    'only taken a message',
  )
})

test('who wants none of the times offered, but a call, leaves a message', () => {
  const lines = [
    "I'm outside 14 Beech Grove, need the keys",
    "no that's no good, I'm here now. Can somebody ring me back or bring them over?",
  ]
  const call = callOf(lines, { setup: { trade: 'property-manager' } })
  expect(call.open).toBe('name')
})

test('who books nothing until something is known, and wants a call, is asked for a name', () => {
  const lines = [
    'a will please',
    'next week',
    "I don't want to book it till I know someone can come out. Can someone ring me first?",
  ]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).open).toBe('name')
})

test('"before then" is before the day, and asks for no call on it', () => {
  const lines = ['can Sam ring me about a claim', 'Ryan Hale', '07700 900159', 'yes']
  const call = callOf([
    ...lines,
    "it's three years on the 29th of March so can he ring me before then",
  ])
  expect(call.card.asked.date).toBeNull()
  expect(call.card.wants).toContain('before then')
})

test('who would rather try another time leaves word without a number', () => {
  for (const line of [
    "no it's alright, I'll just try him another time",
    "no don't worry, I'll ring back later",
  ])
    for (const lines of [['could I speak to Sam please?'], ['is Sam about?', "It's Jason Hale"]])
      expect([lines, line, callOf([...lines, line]).open]).toEqual([lines, line, null])
})

test('asked to pass something on, she does, and does not call it unlisted', () => {
  const lines = ["I think I left my dog's red lead with you this morning", 'Ken Hale']
  const call = callOf(
    [...lines, "can you ask her to keep it by, I'll come in Monday to get it"],
    GROOMER,
  )
  expect(lastReply(call)).toMatch(/pass that on|let Ellie know/)
  expect(call.card.wants).toContain('keep it by')
})

test('nobody is promised when a message is seen, or when they are rung', () => {
  const lines = ['can Sam ring me about my boiler', 'Jo Hale, 07700 900158', 'yes']
  expect(lastReply(callOf([...lines, 'so when will he ring me?']))).toContain("can't promise when")
  const seen = callOf([...lines, "He will see it before tomorrow morning won't he?"])
  expect(lastReply(seen)).toBe("I can't promise when Sam will see it.")
})

test('a visit that is asked for beside the yes to a call is noted, and not agreed', () => {
  const lines = ["I've got a flat in Otley to let out, do you take on new landlords?"]
  const accepted =
    'Yes please. And could somebody come and say what it would fetch, Thursday maybe?'
  const call = callOf([...lines, accepted], { setup: { trade: 'property-manager' } })
  expect(lastReply(call)).toMatch(/26 November.*(?:nothing is|not) booked/)
  expect(call.card.asked.date).toBe('2026-11-26')
})

test.each([
  'yes, is anyone still there now?',
  'yeah. are you still open?',
  'yes, are you open now',
])('after closing time the message is still confirmed: "%s"', (line) => {
  const lines = ['I think I left my bag at your place tonight', 'Jo Hale', '07700 900123', line]
  const call = callOf(lines, { setup: { trade: 'restaurant' }, now: '2026-12-05T23:40' })
  expect(lastReply(call)).toMatch(/closed now.*07700 900 123/)
})

test('who asks after closing time when they close hears the hours', () => {
  const setup = { trade: 'restaurant' } as const
  const call = callOf(['what time do you close tonight?'], { setup, now: '2026-12-05T23:40' })
  expect(lastReply(call)).toMatch(/11 pm/)
})

test.each(['yes. will it be today do you think', 'yep, is it gonna be tomorrow do you reckon'])(
  'the end of a message says once that the question is passed on: "%s"',
  (line) => {
    const lines = ['can Sam text me about my case? I work nights', 'Jo Hale', '07700 900123', line]
    const reply = lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))
    expect(reply).toMatch(/can't promise when/)
    expect(reply).not.toMatch(/pass/)
  },
)

test.each([
  'yes please, and Sam is still ringing me about the nuts?',
  "yes, book it. Sam's ringing me about her allergy?",
])('a call that was agreed before the booking still stands: "%s"', (line) => {
  const lines = ['my girl has a nut allergy, is there anything safe for her?', 'yes please']
  const booking = [
    'but can I book for Friday at 7 for 4 people',
    'the first',
    'Jo Hale',
    '07700 900123',
    'yes',
  ]
  const call = callOf([...lines, ...booking, line], { setup: { trade: 'restaurant' } })
  expect([call.card.outcome, lastReply(call)]).toEqual([
    'booked',
    expect.stringMatching(/Sam will ring/),
  ])
})

const COMPLAINT = [
  "I'm not happy with the tap you fitted",
  'Jo Hale',
  '07700 900123',
  'yes',
  'LS6 1AB',
]
const CALL_BACK = ['can Sam ring me about my crown', 'Jo Hale', '07700 900123', 'yes']

test.each([
  ['plumber', 'put me in for Thursday'],
  ['plumber', 'pencil us in for Thursday then'],
  ['plumber', 'get someone out on Thursday, I am off work'],
  ['plumber', 'right, Thursday then, and we will be in'],
  ['plumber', "so he'll be here Thursday then. thanks, bye"],
  ['plumber', "okay, I'll expect him Thursday"],
  ['plumber', 'see you Thursday'],
  ['dentist', 'ta, Thursday it is, bye'],
  ['dentist', "great, I'll be there Thursday"],
  ['dentist', 'ok see you on Thursday, bye'],
] as const)(
  'who tells a %s after a message what they take as booked hears that it is not: "%s"',
  (trade, line) => {
    const before = trade === 'plumber' ? COMPLAINT : CALL_BACK
    const call = callOf([...before, line], { setup: { trade } })
    expect(lastReply(call)).toMatch(/Thursday 26 November for Sam, but nothing is booked yet/)
    expect(call.card).toMatchObject({ booked: null, asked: { date: '2026-11-26' } })
    expect(call.card.wants).toContain(line)
  },
)

test('who takes a day as booked while a message is taken hears that it is not', () => {
  const call = callOf([...COMPLAINT.slice(0, 2), 'book me in for Friday then, 07700 900123'])
  expect(lastReply(call)).toMatch(/nothing is booked yet\. .*is that right\?$/)
  expect(call.card.asked.date).toBe('2026-11-27')
})

test('who takes an appointment as moved hears that nothing is changed yet', () => {
  const before = ['I need to move my appointment on Thursday', ...CALL_BACK.slice(1)]
  for (const line of ['put me in for Friday at 2', 'lovely, see you Friday at 2 then']) {
    const call = callOf([...before, line], { setup: { trade: 'hairdresser' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('nothing is changed')])
  }
})

test.each([
  'thanks, see you later, bye',
  'he can ring me Thursday',
  "I'll be in all day Thursday if he wants to ring",
  'thanks, bye',
] as const)('who takes nothing as booked hears nothing of it: "%s"', (line) => {
  const call = callOf([...CALL_BACK, line], { setup: { trade: 'dentist' } })
  expect(lastReply(call)).not.toMatch(/booked/)
})

test('who is late for what is booked may say when they come', () => {
  const before = ["I'm running late for my 10 o'clock", ...CALL_BACK.slice(1)]
  const call = callOf([...before, 'see you at 10 then, bye'], { setup: { trade: 'dentist' } })
  expect(lastReply(call)).not.toMatch(/booked|changed/)
})

test('who asks in a message for what can be booked may book it', () => {
  const call = callOf([...CALL_BACK, 'book me in for a check-up on Friday then'], {
    setup: { trade: 'dentist' },
  })
  expect(call.card).toMatchObject({ service: 'Check-up', asked: { date: '2026-11-27' } })
  expect(call.open).not.toBeNull()
})

test('by when the caller needs an answer is no day of a booking', () => {
  const lines = [
    'do you sell hampers?',
    "yes go on. It's for my mum's xmas so I need to know by Friday",
  ]
  expect(callOf(lines, RESTAURANT).card.asked.date).toBeNull()
})

test.each([
  "yeah go on then, I'd wanna view it fri if poss",
  "yes please, I'd like to come and see it on Friday",
  'yes. We want to look round Friday',
])('a yes to her call that says when they would come keeps the day: "%s"', (line) => {
  const call = callOf(['is the two bed on Mill Lane still going?', line], LETTINGS)
  expect(call.card.asked.date).toBe('2026-11-27')
})

test('a name that is spelt and a spoken number are details, not part of the note', () => {
  const about = 'can someone ring me about the flat on Mill Lane'
  const name = 'Anil Shah. A-N-I-L, S-H-A-H'
  const number = 'oh seven seven double oh nine hundred double five one'
  expect(callOf([about, name, number], LETTINGS).card.wants).toBe(about)
  const limited = `${number}, not before three`
  expect(callOf([about, name, limited], LETTINGS).card.wants).toContain(limited)
})

const WALL = ['can someone ring me about my wall, it bulges', 'Ann Lee', '07700 900432', 'yes']

test.each([
  'will Sam actually ring',
  'is he gonna phone or what',
  "he's deffo ringing me yeah",
  'is somebody going to call back?',
])('"%s" after a message is told yes', (line) => {
  const reply = lastReply(callOf([...WALL, line], { setup: { trade: 'builder' } }))
  expect(reply).toMatch(/^Yes, Sam will ring you/)
})

test.each([
  ['is anyone coming out or not', /come out/],
  ['is it booked then?', /booked/],
  ['is he going to ring today?', /can't promise when/],
])('"%s" after a message is no question whether Sam rings', (line, answer) => {
  expect(lastReply(callOf([...WALL, line], { setup: { trade: 'builder' } }))).toMatch(answer)
})

test('a call back agreed before the booking is confirmed after it', () => {
  const lines = [
    'do you take Aviva?',
    'yes please, but can I get a sports massage booked in as well, Saturday morning',
    'the first one',
    'Ann Lee, 07700 900432',
    'yes',
  ]
  const setup = { trade: 'physio' } as const
  const call = callOf([...lines, "yes please. and he's def ringing about Aviva yeah?"], { setup })
  expect(call.card.booked).not.toBeNull()
  expect(lastReply(call)).toMatch(/Yes, Sam will ring you about it/)
})

test.each([
  'so is he ringing me tonight or not',
  "he's phoning me this evening then, yeah?",
  'will I hear from him today',
  'will he definitely call me before 9',
])('she promises no hour for the call, however often she is asked: %s', (line) => {
  const start = [
    'I want to complain about my meal, and I want a call tonight',
    'Jo Hale',
    '07700 900123',
  ]
  const call = callOf([...start, 'yes', line], RESTAURANT)
  expect(lastReply(call)).toMatch(/^I (?:can't promise|don't know) when/)
  expect(lastReply(callOf([...start, 'yes', 'is he going to ring me or not'], RESTAURANT))).toMatch(
    /^Yes, Sam will ring/,
  )
})

test.each([
  'oh seven seven double oh, nine hundred, one two three. and I want it redoing for nothing',
  'oh double seven double oh nine double oh one two three and no messing about',
  '07700 900123, and tell her it hurts',
  '07700 900123. And it wants doing free',
  "07700900123. and don't be all day about it",
  '07700 900123. same again and I walk',
])('whatever a caller says beside the number is on the card: %s', (line) => {
  const lines = ['I want to speak to whoever fitted my bridge', 'Neil Purvis', line]
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card).toMatchObject({ phone: '07700900123' })
  expect(card.wants).toContain(line)
})

test.each([
  "yes love, it's 07700 900123 please",
  'you can get me on oh double seven double oh nine double oh one two three',
  "07700 900123, that's my mobile",
])('a line that only gives the number is not on the card: %s', (line) => {
  const lines = ['I want to speak to whoever fitted my bridge', 'Neil Purvis', line]
  const { card } = callOf(lines, { setup: { trade: 'dentist' } })
  expect(card.wants).not.toContain('900')
  expect(card.wants).not.toContain('double')
})

test.each([
  "07700 900321 but my battery's going so if not ring his mum on 07700 900322",
  "it's 07700 900321, if I don't pick up try her sister on 07700 900322",
  '07700 900321 or ring his nan on 07700 900322 if you get no answer',
])("the first of two numbers is the caller's, if the second is for when it fails: %s", (line) => {
  const lines = ['my lad has been arrested', 'Sheila Bond', line]
  const call = callOf(lines, { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('07700 900 321')
  expect(call.card.wants).toContain(line)
})

test('who says that hers or his is the number to ring is rung on it', () => {
  const lines = ['I want to leave a message about my will', 'Sheila Bond']
  const line = 'mine is 07700 900321 but ring his, his is 07700 900322'
  const call = callOf([...lines, line], { setup: { trade: 'solicitor' } })
  expect(lastReply(call)).toContain('07700 900 322')
})

test.each([
  "I was told somebody'd ring me last Tuesday about my crown",
  'was supposed to get a call about my plate days ago',
])('a call back that never came gets an apology: %s', (line) => {
  expect(lastReply(callOf([line], { setup: { trade: 'dentist' } }))).toMatch(/sorry/)
})

test('no time is promised to who asks whether the call is in the week', () => {
  for (const line of [
    "that's everything. He'll ring in the week will he?",
    "she'll ring this week?",
  ]) {
    const call = callOf([
      'can the owner ring me about my bill',
      'Jo Hale',
      '07700 900123',
      'yes',
      line,
    ])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining("can't promise when")])
  }
})

test('how far somebody is booked up is no booking', () => {
  const lines = ['can the owner ring me about a new bathroom', 'Jo Hale', '07700 900123']
  for (const said of ["yes. how long's he booked up for bathrooms", 'yes. is he booked solid'])
    expect(lastReply(callOf([...lines, said]))).not.toContain('existing')
})
