import { expect, test } from 'vitest'
import {
  callOf,
  GROOMER,
  lastReply,
  repliesOf,
  RESTAURANT,
  TO_NAME,
  LETTINGS,
} from '#tests/support/call.ts'

const COLLAPSED = "my aunt's collapsed at her table"

test('help on its way clears nothing, and a message keeps the emergency', () => {
  const start = [COLLAPSED, 'the ambulance is here']
  const helped = callOf(start, RESTAURANT)
  expect(lastReply(helped)).toMatch(/do what they tell you/)
  expect(helped).toMatchObject({ open: null, card: { urgency: 'emergency' } })
  const lines = [
    ...start,
    'can somebody ring me about her coat',
    'Priya Shah',
    '07700 900123',
    'yes',
  ]
  const { card } = callOf(lines, RESTAURANT)
  expect(card).toMatchObject({
    urgency: 'emergency',
    outcome: 'emergency',
    name: 'Priya Shah',
    isPhoneConfirmed: true,
  })
  expect(card.wants).toMatch(/collapsed.*coat/)
})

test('a denied danger leaves one sentence on when to ring, and the call goes on', () => {
  const line = "no no, nobody's hurt, I just want a table for two on Saturday at 6"
  const call = callOf([COLLAPSED, line], RESTAURANT)
  expect(lastReply(call)).toMatch(/^All right, but .*ring 999\..*\?$/)
  expect(call.card).toMatchObject({ urgency: 'normal', outcome: null, party: 2 })
  expect(call.card.wants).toContain(COLLAPSED)
})

test("after a denial the owner's urgent rule applies to what is left", () => {
  const setup = {
    trade: 'dentist',
    urgent: { words: ['swelling'], does: 'text', to: 'Ann' },
  } as const
  const lines = [
    "my face is swollen and I can't swallow",
    'oh I can breathe and swallow fine really',
  ]
  const call = callOf(lines, { setup })
  expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent' } })
  expect(lastReply(call)).toMatch(/ring 111.*999.*text Ann/)
})

test('whoever plays a medical sign down, or refuses help, gets the number again in other words', () => {
  const DOWN = [
    "it's honestly not that bad",
    'it only came on at lunch',
    "can't the doctor just have a look?",
    "I don't want an ambulance, can I just have an appointment?",
    "I'm fine, I've had it before",
  ]
  const call = callOf(["I've got chest pain", ...DOWN], { setup: { trade: 'clinic' } })
  expect(call).toMatchObject({ open: null, card: { urgency: 'emergency', service: null } })
  const replies = repliesOf(call).slice(1)
  expect(new Set(replies).size).toBe(replies.length)
  for (const reply of replies) expect(reply).toContain('999')
})

test('a medical sign is over once the caller denies it, unless there is another', () => {
  const urgency = (...lines: string[]) =>
    callOf(lines, { setup: { trade: 'dentist' } }).card.urgency
  const swollen = "my face is swollen and I can't swallow"
  expect(urgency(swollen, 'sorry, I can swallow fine, I only meant that it is sore')).toBe('urgent')
  expect(urgency("he's taken an overdose", "no, nobody's taken anything")).toBe('urgent')
  expect(urgency("I've got chest pain", 'no, no chest pain')).toBe('urgent')
  expect(urgency(swollen, "I can swallow fine but my throat's closing up")).toBe('emergency')
  expect(urgency("I've got chest pain", "no pain now, but my arm's gone numb")).toBe('emergency')
})

test('in an emergency a name is kept, and a goodbye gets a goodbye', () => {
  const told = callOf(['I can smell gas', "it's Jo Lee, 07700 900123"])
  expect(told.card).toMatchObject({ name: 'Jo Lee', phone: '07700900123' })
  expect(lastReply(told)).toMatch(/noted/)
  expect(lastReply(callOf(['I can smell gas', 'ok, bye']))).toMatch(/make that call.*Goodbye/)
  expect(lastReply(callOf(['I can smell gas', 'ringing them now, bye']))).toMatch(
    /do what they tell you. Goodbye/,
  )
})

test('a full name and a number beside a danger are not asked for again', () => {
  const told = callOf([...TO_NAME, "Ravi Sood, Flat 2. I can smell gas. I'm on 07700 900123"])
  expect(told.card).toMatchObject({
    urgency: 'emergency',
    name: 'Ravi Sood',
    phone: '07700900123',
  })
  for (const line of ['Gas Leak!', 'Heart Attack', 'Smoke, there is smoke coming in'])
    expect([line, callOf([...TO_NAME, line]).card.name]).toEqual([line, null])
  // A danger only together with the line before.
  const swollen = ['my cheek has swollen right up', 'Ruth Obi. I can barely swallow']
  const call = callOf(swollen, { setup: { trade: 'dentist' } })
  expect(call.card).toMatchObject({ urgency: 'emergency', name: 'Ruth Obi' })
})

test('after the goodbye of an emergency, a question still gets the number', () => {
  const lines = ['I can smell gas', 'ok, bye', 'wait, what number was it?']
  expect(lastReply(callOf(lines))).toContain('0800 111 999')
})

test('"it is the dog" leads to the vet, unless a person was spoken of', () => {
  const services = [{ name: 'Dog wash', pricePence: 2000, minutes: 30, isBookable: true }]
  const reply = (lines: string[]) =>
    lastReply(callOf(lines, { setup: { trade: 'other', services } }))
  const bleeding = "You cut Rex an hour ago and his ear is bleeding, it won't stop"
  expect(reply([bleeding])).toContain('vet')
  expect(reply(["I've cut my arm and it won't stop bleeding"])).toContain('999')
  const collie = 'There is blood everywhere, please hurry'
  expect(reply([collie, "It's the dog, man! The dog's ear!"])).toContain('vet')
  const collapsed = "my wife's collapsed in your waiting room"
  for (const line of ["it's the dog, he's in the way of the door", 'the dog is with her, hurry'])
    expect([line, reply([collapsed, line])]).not.toEqual([line, expect.stringContaining('vet')])
  const bitten = "my hand won't stop bleeding"
  expect(reply([bitten, "it's your dog, it's the dog that bit me"])).not.toContain('vet')
})

test('a tooth lost in a fall is urgent at the dentist, unless there is more', () => {
  const urgent = { words: ['knocked out tooth'], does: 'next-slot', to: '' } as const
  const card = (line: string) => callOf([line], { setup: { trade: 'dentist', urgent } }).card
  for (const line of [
    'My grandson came off his bike and knocked two teeth out, they are in milk',
    "she was hit by a hockey ball and her tooth's come clean out",
    "I fell off my bicycle and I've lost a front tooth",
  ])
    expect([line, card(line).urgency]).toEqual([line, 'urgent'])
  for (const line of [
    "he came off his bike, lost a tooth and he's bleeding heavily",
    'she fell off her bike, knocked a tooth out and passed out',
    'he fell off a ladder and lost a tooth',
    "my niece fell off her pony, a tooth's out and she can't move her arm",
  ])
    expect([line, card(line).urgency]).toEqual([line, 'emergency'])
})

test('anger and praise are no fit and no fire', () => {
  for (const [line, urgency] of [
    ["my husband's having a fit about the invoice", 'normal'],
    ['my mother is having a fit over what it cost', 'normal'],
    ['your stylist was on fire last night', 'normal'],
    ["my husband's having a fit", 'emergency'],
    ["she's having a fit about it, no, on the floor, she's shaking", 'emergency'],
    ['he had a drink and now is having a fit over the table', 'emergency'],
    ["he's on fire", 'emergency'],
    ['the kitchen at work is on fire', 'emergency'],
    ["she's on fire at work, there are flames everywhere", 'emergency'],
  ] as const)
    expect([line, callOf([line]).card.urgency]).toEqual([line, urgency])
})

test('after a danger, small signs lead to the same help again, whatever was denied', () => {
  const denied = ["I've got chest pain", 'no, no chest pain, when are you open?']
  for (const line of [
    'my fingers have started tingling',
    "Jo Lee, 07700 900123, and I'm feeling a bit faint",
    "it's come back again",
    'he looks very pale',
  ]) {
    const call = callOf([...denied, line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('999')])
    expect([line, call.card.urgency]).toEqual([line, 'emergency'])
  }
  for (const line of [
    "if it gets worse I'll ring them",
    "it isn't getting worse",
    "it's me again",
    'ring me back',
  ])
    expect([line, callOf([...denied, line]).card.urgency]).toEqual([line, 'urgent'])
  const gone = ['someone is breaking in', "he's gone now, I need a lock fitted"]
  expect(lastReply(callOf([...gone, "he's outside again"]))).toContain('999')
  expect(callOf([...gone, "my husband's back at six"]).card.urgency).toBe('urgent')
  const smoke = [
    'there are flames behind the boiler',
    'the fire is out now',
    'it has started again',
  ]
  expect(lastReply(callOf(smoke))).toContain('999')
  const dog = ["my dog's eaten raisins", "she's fine, can I book?", "she's gone all wobbly"]
  expect(lastReply(callOf(dog))).toContain('vet')
})

test('a danger leaves the card urgent unless it was a mistake', () => {
  const urgency = (...lines: string[]) => callOf(lines).card.urgency
  expect(urgency('someone is breaking in', "no, it's not the police I want, it's a tap")).toBe(
    'normal',
  )
  expect(urgency('someone is breaking in', "he's gone now, can I book?")).toBe('urgent')
  expect(urgency('I can smell gas', 'the engineer has capped it')).toBe('urgent')
  expect(urgency('I can smell gas', 'false alarm, it was the bins')).toBe('normal')
  expect(urgency('there is smoke coming in', "sorry, there isn't any smoke")).toBe('normal')
  expect(urgency("I've got chest pain", "there's no pain now", "it's not urgent")).toBe('urgent')
})

test('power that is off ends the danger, whatever else the caller asks for', () => {
  const WET = 'water is pouring onto the fuse box'
  for (const line of [
    "I've knocked the electrics off, please send somebody",
    "right, the breaker's down, can you come now",
  ])
    expect([line, callOf([WET, line]).card.urgency]).toEqual([line, 'urgent'])
  for (const line of ["I can't get it switched off, send somebody", 'should I have it turned off?'])
    expect([line, callOf([WET, line]).card.urgency]).toEqual([line, 'emergency'])
})

test('a hint of gas or fumes is gas or fumes, and a question whether it is one of them too', () => {
  const reply = (...lines: string[]) => lastReply(callOf(lines))
  for (const lines of [
    ['something in my hall pongs a little, sulphury, could be the drains or not'],
    ['it reeks of bad eggs in here, I wonder if it is the sink'],
    ["we've had an odd whiff after he fitted the new hob"],
    ['My wife reckons it is gas, is it?'],
    ['Hi, how do I know if it is gas?'],
    ['is that gas or only the drain?'],
    ["there's a strange odour in the hall", 'is it gas?'],
    ['I noticed a smell last night', 'only since the boiler was moved'],
    ['the kids feel sick every time the gas fire is lit'],
    ['do you reckon it might be carbon monoxide?'],
  ])
    expect([lines, reply(...lines)]).toEqual([lines, expect.stringContaining('0800 111 999')])
  for (const lines of [
    ['do you do gas?'],
    ['is it a gas boiler that you fit?'],
    ['I think the hob is gas, or electric'],
    ["I'd like a gas certificate"],
    ['our outside drain pongs of rotten eggs'],
    ['has the cottage got heating?', 'is it gas?'],
    ['the bathroom smells of damp', 'and my boiler needs a service'],
  ])
    expect([lines, reply(...lines)]).toEqual([lines, expect.not.stringContaining('0800 111 999')])
})

test('asked what to do if it gets worse, she says when to ring, even after a danger was denied', () => {
  for (const [lines, number] of [
    [["My husband's got chest pain", "no, he's fine now, it's only heartburn"], '999'],
    [['I can smell gas', "sorry, no, there's no gas, it's the drains"], '0800 111 999'],
    [["We've a burst pipe"], '999'],
  ] as const) {
    for (const line of [
      'If it gets worse, what do I do?',
      'what if it starts again',
      'What should I do if it happens at night?',
    ]) {
      const call = callOf([...lines, line])
      expect([line, lastReply(call)]).toEqual([line, expect.stringContaining(number)])
      expect(lastReply(call)).not.toMatch(/don't know|book: /)
      expect(call.card.wants).toContain(line)
    }
  }
  const calm = callOf(['A tap repair please', 'what if it gets worse?'])
  expect(lastReply(calm)).toContain('Sam')
  const ring = callOf(["We've a burst pipe", 'what if he rings back?'])
  expect(lastReply(ring)).not.toContain('999')
})

test('illness after an alarm was spoken of counts as carbon monoxide', () => {
  const urgency = (...lines: string[]) => callOf(lines).card.urgency
  expect(urgency('my carbon monoxide alarm needs a new battery')).toBe('normal')
  expect(
    urgency('my carbon monoxide alarm needs a new battery', "no, wait, I'm feeling dizzy"),
  ).toBe('emergency')
  expect(urgency('the alarm upstairs keeps beeping', 'and my son has a headache')).toBe('emergency')
  expect(urgency("I'd like a boiler service", 'I have a headache, so not today')).toBe('normal')
})

test('of a smoke alarm without smoke she says when to get out, and raises no emergency', () => {
  const call = callOf(['the smoke alarm is beeping, how do I stop it?'])
  expect(lastReply(call)).toMatch(/smoke.*999.*\?$/)
  expect(call).toMatchObject({ open: 'take-message', card: { urgency: 'normal' } })
})

test('bleeding a radiator, carrying a pen or a socket that oozes calls no ambulance', () => {
  for (const [trade, line] of [
    ['plumber', 'the bedroom rads need bleeding or the pump has seized'],
    ['plumber', "I tried bleeding the radiators and they're still not warm"],
    ['restaurant', 'my nephew has an EpiPen, he is allergic to sesame'],
    ['restaurant', 'she keeps her EpiPen with her in case she needs it'],
    ['dentist', 'where you took my tooth out it is bleeding a little, only oozing'],
    ['dentist', "the socket's bleeding a bit, I don't think I need an ambulance"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).not.toEqual([
      line,
      'emergency',
    ])
  for (const [trade, line] of [
    ['plumber', 'a radiator came down on my dad and he is bleeding badly'],
    ['restaurant', "we've used her EpiPen and she's no better"],
    ['restaurant', "we can't find his EpiPen"],
    ['dentist', "the socket is pouring with blood and it won't stop bleeding"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'emergency'])
})

test('an animal that has eaten something and shakes or foams goes to a vet, in any trade', () => {
  for (const line of [
    "our spaniel's swallowed something in the park and he keeps trembling",
    'the cat is frothing at the mouth',
    'my puppy got hold of something and now she is drooling and wobbling',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringMatching(/ring a vet/)])
  for (const line of ['the dog has eaten something', 'my dog shakes when he gets a bath'])
    expect([line, lastReply(callOf([line]))]).not.toEqual([line, expect.stringMatching(/a vet /)])
})

test('an abuser at the door is for the police, and one who keeps coming back is for the solicitor', () => {
  const SOLICITOR = { setup: { trade: 'solicitor' } } as const
  for (const line of [
    "I have a restraining order and he's outside now",
    "my ex has just turned up, she's kicking the door and I'm terrified",
    "there's an injunction and my boyfriend is hammering on the window",
  ])
    expect([line, callOf([line], SOLICITOR).card.urgency]).toEqual([line, 'emergency'])
  for (const line of [
    'I want an injunction, my ex keeps turning up at the house',
    'he has turned up three times this month and I need a court order',
    'somebody was banging on the door about a parcel',
  ])
    expect([line, callOf([line], SOLICITOR).card.urgency]).not.toEqual([line, 'emergency'])
})

test('water that comes out by the lights is a danger of electricity', () => {
  for (const line of [
    "it's dripping down the wall and round the lights",
    'rain is pouring through the roof onto the lights',
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringMatching(/fuse box/)])
  expect(lastReply(callOf(['the tap by the light switch needs replacing']))).not.toMatch(/fuse box/)
})

test('whoever has help coming can have somebody told', () => {
  const lines = ['I can smell gas', "they're on their way, please tell the owner", 'Ada Quinn']
  const call = callOf(lines)
  expect(call).toMatchObject({ open: 'phone', card: { urgency: 'emergency', name: 'Ada Quinn' } })
})

test('a socket that only oozes after all goes to the dentist, and other wounds stay with 999', () => {
  const setup = {
    trade: 'dentist',
    urgent: { words: ['bleeding after an extraction'], does: 'text', to: 'Ann' },
  } as const
  const start = "I had two teeth out and the bleeding won't stop, I've soaked a towel"
  for (const line of ["well it's only oozing really", 'it is not gushing, just a trickle']) {
    const call = callOf([start, line], { setup })
    expect([line, call.open, call.card.urgency]).toEqual([line, 'name', 'urgent'])
    expect(lastReply(call)).toMatch(/999/)
  }
  for (const lines of [
    [start, "it's oozing but I feel faint"],
    [start, "I'm sure it will be fine"],
    ["my arm's cut and the bleeding won't stop", 'it is only oozing'],
  ])
    expect([lines, callOf(lines, { setup }).card.urgency]).toEqual([lines, 'emergency'])
})

test('a socket that only oozes in somebody who takes a blood thinner goes to 111 and the dentist', () => {
  for (const start of [
    "My socket's not clotting, it won't stop bleeding and I'm on warfarin",
    "I had a tooth pulled, I'm on blood thinners and the bleeding won't stop",
  ])
    for (const line of ["it's just oozing now", 'no, it has nearly stopped']) {
      const call = callOf([start, line], { setup: { trade: 'dentist' } })
      expect([start, line, call.card.urgency]).toEqual([start, line, 'urgent'])
      expect(lastReply(call)).toMatch(/111/)
    }
  const faint = [
    'My socket will not stop bleeding, I take warfarin',
    'only oozing, but I feel faint',
  ]
  expect(callOf(faint, { setup: { trade: 'dentist' } }).card.urgency).toBe('emergency')
})

test('who asks in a danger that somebody be told gets a yes', () => {
  for (const line of ["We're all outside. Can you tell Sam?", 'Will you let the landlord know?']) {
    const call = callOf(['I can smell gas', line])
    expect(lastReply(call)).toMatch(/^Yes, .*Sam.* make that call/)
    expect(call.card.wants).toContain(line)
  }
  for (const line of [
    "ok I'm doing that. We're at number 5, can you let the owner know",
    'but are you telling the landlord or not?',
  ]) {
    const call = callOf(['I can smell gas', line])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/^Yes, .*Sam/)])
  }
})

test('with the power off and no fire, a caller may ask for a repair', () => {
  const start = 'There are flames coming from the socket'
  const off = callOf([start, 'The fire is out, I switched everything off, I want it looking at'])
  expect(off.card.urgency).toBe('urgent')
  for (const line of [
    "There's no fire but it's sparking, please send somebody",
    'Should I switch it off? Please come and look',
  ])
    expect([line, callOf([start, line]).card.urgency]).toEqual([line, 'emergency'])
})

test('who asks in a danger whether the owner comes is told that nobody can say when', () => {
  const start = ['water is pouring through the light and it is sparking'] as const
  for (const line of [
    'Is your plumber coming or not?',
    'Will you be coming?',
    'When is Sam coming?',
  ])
    expect([line, lastReply(callOf([...start, line]))]).toEqual([
      line,
      expect.stringMatching(/(?:can't say|don't know) .*Sam/),
    ])
  expect(lastReply(callOf([...start, 'Is the fire brigade coming?']))).not.toMatch(/Sam/)
})

test.each([
  ['wet-electrics', 'plumber', ['rain is coming in upstairs and the bulbs keep flickering']],
  [
    'wet-electrics',
    'plumber',
    ['the lights are going on and off, and water is dripping from the loft'],
  ],
  [
    'fire',
    'property-manager',
    ["I'm shut out and I've left a pan on", 'the smoke alarm is going now'],
  ],
  [
    'gas',
    'plumber',
    ["my boiler has gone out and there's no hot water", 'and it smells really odd in here'],
  ],
  [
    'medical',
    'dentist',
    ['my face is badly swollen, this is an emergency', 'I can hardly swallow'],
  ],
  ['medical', 'dentist', ['my cheeks are all puffed up', 'it is hard to swallow now']],
  [
    'medical',
    'dentist',
    ["my jaw's swollen, can I come in", "I can't open my mouth far and swallowing's difficult"],
  ],
] as const)('%s is heard at a %s from its first signs: %s', (_danger, trade, lines) => {
  const call = callOf(lines, { setup: { trade } })
  expect(call.card.urgency).toBe('emergency')
  expect(lastReply(call)).toMatch(/999|0800 111 999|105/)
})

test('signs of another cause are no danger', () => {
  for (const [trade, line] of [
    ['plumber', 'the lights are fine but water drips from the loft'],
    ['plumber', 'my kitchen sink smells funny'],
    ['electrician', 'the lights keep flickering'],
    ['property-manager', "I've left the heater on at home, can I book a viewing"],
    ['dentist', 'my cheek is a bit swollen from a bad tooth'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).not.toEqual([
      line,
      'emergency',
    ])
})

test('whoever speaks of a smoke alarm that sounds is told when to get out', () => {
  const line = 'the smoke alarm is going off next door'
  for (const lines of [[line], ['I want a tap repair', line], [...TO_NAME, line]])
    expect(lastReply(callOf(lines))).toMatch(/ring 999/)
})

test('a swollen face, then trouble swallowing or breathing, is an ambulance over two lines', () => {
  const setup = { trade: 'dentist' } as const
  const swollen = 'my cheek has swollen right up, I had an extraction here last week'
  for (const line of [
    'is there nothing today? I can barely swallow',
    'it is hard to breathe now',
  ]) {
    const call = callOf([swollen, line], { setup })
    expect([line, call.card.urgency, call.card.booked]).toEqual([line, 'emergency', null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringContaining('999')])
  }
  for (const line of ['I can hardly wait', "can't you fit me in today?"])
    expect([line, callOf([swollen, line], { setup }).card.urgency]).toEqual([line, 'urgent'])
})

test('a name, a number and a yes said beside a danger are on the card', () => {
  for (const [line, name] of [
    ["My name's Oluwaseun, there's a fire on the second floor", 'Oluwaseun'],
    ["This is Megan and my mum's collapsed", 'Megan'],
    ["I'm Dave from room 9 and there's smoke in the corridor", 'Dave'],
    ["I'm scared and my mum's collapsed", null],
  ] as const)
    expect([line, callOf([line]).card.name]).toEqual([line, name])
  const read = ['could somebody ring me', 'about a dripping tap', 'Jo Hale', '07700 900123']
  for (const line of ["Yes, that's it. There's smoke coming in", 'yes, but I can smell gas']) {
    const { card } = callOf([...read, line])
    expect([line, card.urgency, card.isPhoneConfirmed]).toEqual([line, 'emergency', true])
  }
  expect(callOf([...read, 'No! I can smell gas']).card.isPhoneConfirmed).toBe(false)
})

test('a yes beside the denial of a danger ends the message that she takes', () => {
  const lines = ['I can smell gas', "they're on their way, please tell the owner"]
  const denied = "yes, and it's a false alarm, it was next door's bins"
  const call = callOf([...lines, 'Ada Quinn', '07700 900123', denied])
  expect(call.card).toMatchObject({ isPhoneConfirmed: true, outcome: 'message' })
})

test.each([
  ['plumber', ["there's a funny smell", 'by the boiler'], '0800 111 999'],
  ['plumber', ["there's this strange whiff", 'in the kitchen', "it's worse by the hob"], '0800'],
  ['clinic', ["I've got this pain", 'in my chest'], '999'],
  ['hotel', ['our alarm keeps beeping', 'the one in the bedroom', 'we feel a bit sick'], '0800'],
  ['builder', ['one of the lads has fallen', 'off a ladder'], '999'],
] as const)('at a %s, the danger in %s is heard bit by bit and noted', (trade, lines, number) => {
  const call = callOf(lines, { setup: { trade } })
  expect(lastReply(call)).toContain(number)
  for (const line of lines) expect(call.card.wants).toContain(line)
})

test('who asks whether to ring 999 or to go to hospital is told when to', () => {
  for (const lines of [
    ["should I ring 999? a pipe's burst"],
    ['my face is swollen', 'should I go to A&E?'],
    ['my tooth hurts', 'do I need to go to hospital?'],
  ]) {
    const call = callOf(lines, { setup: { trade: 'dentist' } })
    expect([lines, lastReply(call)]).toEqual([
      lines,
      expect.stringMatching(/999 if.*111|111.*999 if/),
    ])
    expect(call.card.urgency).not.toBe('emergency')
  }
  expect(callOf(["shall I call 999? he can't breathe"]).card.urgency).toBe('emergency')
})

test("at a vet's, whoever is spoken of as a person gets 999", () => {
  const reply = (...lines: string[]) => lastReply(callOf(lines, { setup: { trade: 'vet' } }))
  expect(reply("my wife's collapsed in your waiting room", "she's not breathing")).toMatch(/999/)
  expect(reply("she's taken an overdose")).toMatch(/999/)
  expect(reply("I've come to you for years with my cat", "she's been hit by a car")).not.toMatch(
    /999/,
  )
})

test('a crash that holds up the caller is no emergency, and one in which somebody is hurt is', () => {
  const salon = { setup: { trade: 'hairdresser' } } as const
  const late = "I'm stuck on the ring road, there's been a crash, I'll be late for my half nine"
  expect(callOf([late], salon).card.urgency).toBe('urgent')
  for (const line of [
    "there's been a crash outside and a man is hurt, I'm stuck here",
    "I've been in a crash on the ring road",
  ])
    expect([line, callOf([line], salon).card.urgency]).toEqual([line, 'emergency'])
})

test('a cheek swollen on one side by a tooth is urgent to a dentist, and a face that droops an emergency', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  const urgency = (line: string) => callOf([line], dentist).card.urgency
  expect(urgency("I've a tooth at the back, me face has come up on one side")).toBe('urgent')
  expect(urgency('toothache all night, my whole face is swollen on one side')).toBe('urgent')
  expect(urgency('my face has dropped on one side')).toBe('emergency')
  expect(urgency("my face is swollen and it's going up to my eye")).toBe('emergency')
})

test('a bad back with numbness below is an emergency, and a numb bottom at a desk is none', () => {
  const physio = { setup: { trade: 'physio' } } as const
  const line =
    "I saw Claire last week about my sciatica, and I've gone numb down below and can't really feel when I need the toilet"
  expect(callOf([line], physio).card.urgency).toBe('emergency')
  for (const sign of [
    "my back went and I don't feel anything when I go to the loo",
    "I can't feel when my bladder is full",
    'numb around the bum, and my legs tingle',
    "my bum's gone numb since my back went",
  ])
    expect([sign, callOf([sign], physio).card.urgency]).toEqual([sign, 'emergency'])
  const desk = 'my bum goes numb when I sit at my desk'
  expect(callOf([desk], physio).card.urgency).toBe('normal')
})

test('a smell at a fuse box that buzzes is a fire, however it is told', () => {
  const electrician = { setup: { trade: 'electrician' } } as const
  const line = "there's a funny smell off the fuse box. Sort of fishy. And it's buzzing."
  expect(callOf([line], electrician).card.urgency).toBe('emergency')
  const loft = "there's a funny smell in the loft"
  expect(callOf([loft], electrician).card.urgency).toBe('normal')
})

test('chocolate that a dog has eaten is urgent to a vet, however much is said between', () => {
  const line =
    "the dog's eaten a whole advent calendar, no, two, two of them, dark chocolate, and she's shaking"
  expect(callOf([line], { setup: { trade: 'vet' } }).card.urgency).toBe('urgent')
})

test('who cannot get through on the telephone is in no danger', () => {
  for (const line of [
    "is that St James's? I'm trying to get through to outpatients",
    "I've been trying to get through all morning",
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
  expect(callOf(["he's trying to get through the door"]).card.urgency).toBe('emergency')
})

test('a crash is an emergency if somebody is in it, and none if it only holds the caller up', () => {
  for (const [line, urgency] of [
    ["there's been a crash outside your office and a woman is stuck in her car", 'emergency'],
    ["there's been a smash, the traffic's stopped and somebody's lying in the road", 'emergency'],
    ["there's been a crash, I'm sat here with an old fella and his head's split", 'emergency'],
    ["there's been a crash and we're stuck in the car, we can't get out", 'emergency'],
    ["there's been a crash, traffic's all stopped, the rider isn't answering", 'emergency'],
    ["there's a lad lying in the road under a car", 'emergency'],
    ["there's been a crash on the bypass, we're stuck behind it so we'll be late", 'urgent'],
    ["there's been a crash on the ring road, the traffic's backed up for miles", 'normal'],
  ] as const)
    expect([line, callOf([line]).card.urgency]).toEqual([line, urgency])
  expect(callOf(["they're trying to break through"]).card.urgency).toBe('emergency')
})

test('signs of a stroke count at a dentist too, and a numb mouth there does not', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const [line, urgency] of [
    ['her cheek is aching and drooping on one side', 'emergency'],
    ["my dad's face has gone like a stroke down one side", 'emergency'],
    ['is my mouth meant to be numb still, the filling was bottom left', 'normal'],
    ['my cheek is throbbing on one side', 'normal'],
    ['my face has come up on one side and the crown dropped off', 'urgent'],
  ] as const)
    expect([line, callOf([line], dentist).card.urgency]).toEqual([line, urgency])
})

test('what does not feel right, or like a trap, is no emergency', () => {
  for (const [trade, line] of [
    ['physio', "my ankle doesn't feel right when I land, it's been three weeks"],
    ['gym', "I feel like I'm trapped in a contract"],
    ['estate-agent', "I'm trapped, they won't let me out of my contract"],
    ['garage', 'the van is on its side of the drive'],
    ['physio', "my foot's numb and my left bum cheek aches"],
    ['dentist', "I've gone numb on the bottom"],
    ['garage', "the steering doesn't feel right when I turn, since the weekend"],
    ['plumber', "it doesn't feel right when I flush the loo"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
})

test('a danger that was treated weeks ago is past, and one that has come since is not', () => {
  const clinic = { setup: { trade: 'clinic' } } as const
  const past = 'I was in hospital last month with chest pains and I missed my check'
  expect(callOf([past], clinic).card.urgency).toBe('normal')
  for (const line of [
    'I saw the doctor two weeks ago about my leg, and now I have chest pain',
    "I saw the nurse last week about my chest pain and it's got worse",
    'she was seen last week, and she is unconscious',
    "my husband was in last week and he's collapsed",
    'I was in last month for tests and now I cannot breathe',
  ])
    expect([line, callOf([line], clinic).card.urgency]).toEqual([line, 'emergency'])
})

test('a hard belly and retching is urgent at a vet, and blood is not once it has stopped', () => {
  const vet = { setup: { trade: 'vet' } } as const
  const bloat = "his belly's tight as a drum and he keeps being sick but nothing's coming up"
  expect(callOf([bloat], vet).card.urgency).toBe('urgent')
  for (const line of [
    "I can't stop the bleeding, my heart medicine says it's stopped clotting",
    "his bleeding stopped for a minute but he's bleeding heavily again",
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'emergency'])
  const claw = "there was blood everywhere last night, but it's only a claw and it's stopped now"
  expect(callOf([claw], vet).card.urgency).toBe('normal')
})

test('water that goes into the sockets is wet electrics', () => {
  const line = "I've drilled into a pipe and I can't stop it, it's going in the plug sockets!"
  expect(lastReply(callOf([line]))).toMatch(/power off/)
})

test('who was told that the owner would hear of it still is when it turns dangerous', () => {
  const [leak, light] = [
    "There's water pouring through my ceiling",
    "it's coming through the light",
  ]
  const untold = callOf([leak, light])
  expect(lastReply(untold)).toMatch(/105.*tell me your name and number for Sam once you are safe/s)
  const told = callOf([leak, 'Jo Hale, 07700 900123', light])
  expect(lastReply(told)).toMatch(/105.*Sam will hear of this, but I cannot send anyone/s)
  expect(lastReply(callOf(['I can smell gas']))).not.toMatch(/Sam/)
})

test('food that came out cold is a complaint, and a person out cold an emergency', () => {
  const restaurant = { setup: { trade: 'restaurant' } } as const
  const food = callOf(['We waited an hour and our mains came out cold'], restaurant)
  expect([food.open, food.card.urgency]).toEqual(['name', 'normal'])
  expect(callOf(["He's out cold on the floor"], restaurant).card.urgency).toBe('emergency')
})

test('a caller in danger who offers a number is asked for it', () => {
  const lines = ["There's water pouring through my ceiling", "it's coming through the light"]
  const offer = 'Do you not want my number?'
  expect(lastReply(callOf([...lines, offer]))).toMatch(/^Yes.* number and address/)
  expect(callOf([...lines, offer, '07700 900844']).card.phone).toBe('07700900844')
})

test('no hot water in somebody’s flat is urgent, and hot water over them an emergency', () => {
  const letting = { setup: { trade: 'property-manager' } } as const
  expect(callOf(["My mum's got no hot water in her flat"], letting).card.urgency).toBe('urgent')
  for (const line of ['hot water went over her in the kitchen', 'boiling water on her hand'])
    expect([line, callOf([line], letting).card.urgency]).toEqual([line, 'emergency'])
})

test('puffy lips, or a tight throat after food, lead to 999', () => {
  for (const line of [
    "My wife's lips have gone all puffy after your fish",
    'We had the prawns and my wife says her throat feels tight',
    "her face has come out in hives and she's wheezing",
  ])
    expect([line, callOf([line], RESTAURANT).card.urgency]).toEqual([line, 'emergency'])
  for (const [trade, line] of [
    ['hairdresser', 'can you make my lips look puffy'],
    ['physio', 'my throat is tight when I swallow'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
})

test('a caller who asks if another way will do is sent to 999 again', () => {
  const start = ["his lips have gone blue and he can't breathe"]
  const driven = callOf([...start, 'my brother can run us to the hospital, is that all right?'])
  expect(lastReply(driven)).toContain('999')
  expect(lastReply(callOf([...start, "I've rung them, the ambulance is on its way"]))).toMatch(
    /Good/,
  )
})

test('no hot water at somebody’s home scalds nobody', () => {
  for (const line of ["no heating no hot water at my tenant's", "the hot water at my mum's is off"])
    expect([line, callOf([line]).card.urgency]).toEqual([line, expect.not.stringMatching('emerg')])
  expect(callOf(['hot water went all over my son']).card.urgency).toBe('emergency')
})

test('the power stays off after water has come near it, whatever the caller asks', () => {
  const start = ["There's water coming through the ceiling round the light", 'the fuse box is off']
  const back = 'can I put the electric back on?'
  for (const lines of [
    [back],
    ['so do I leave it off all night?'],
    [back, "I'll just try it then"],
  ])
    expect([lines, lastReply(callOf([...start, ...lines]))]).toEqual([
      lines,
      expect.stringMatching(/leave (?:the power|it) off/),
    ])
  expect(lastReply(callOf([start[0] ?? '', "I'll try it"]))).not.toContain('leave')
  expect(lastReply(callOf(['can I put the electric back on?']))).not.toContain('off')
})

test('nobody stays under a ceiling that bulges', () => {
  const first = "My ceiling's bulging, there's water pouring down, should I get out of the room?"
  expect(lastReply(callOf([first]))).toContain('out from under that ceiling')
  const start = [
    "there's water coming through the kitchen ceiling, it's coming down by the light",
    "okay, I've switched the electric off, it was safe",
    'Jo Hale',
    '07700 900123',
  ]
  const [bulge, out] = repliesOf(
    callOf([
      ...start,
      "yes. there's a bulge in the ceiling now",
      'should I stay out of the kitchen?',
    ]),
  ).slice(-2)
  expect(bulge).toMatch(/that ceiling|that room/)
  expect(out).toMatch(/that ceiling|that room/)
  expect(lastReply(callOf(['my ceiling needs painting']))).not.toContain('999')
})

test('trouble with swallowing is an emergency, however mildly it is told', () => {
  const dentist = { setup: { trade: 'dentist' }, now: '2026-12-09T21:15' } as const
  const start = ["I've got toothache and now my face has come up like a balloon"]
  const mild =
    "Jordan Pike. I can breathe alright like, but swallowing's getting a bit hard to be honest"
  expect(callOf([...start, mild], dentist).card.urgency).toBe('emergency')
  const waits = callOf([...start, 'Jordan Pike', 'so do I just wait for Sam?'], dentist)
  expect(lastReply(waits)).toContain('111')
})

test('a dog that bleeds is no person, whoever was told nothing', () => {
  const line =
    "I picked my dog up an hour ago and she's got a bloody great cut on her ear, it won't stop bleeding, nobody said a word to me"
  expect(lastReply(callOf([line], GROOMER))).not.toContain('ambulance')
})

test('"I don\'t want her thinking I\'m dying" calls no ambulance', () => {
  const start = ['My tooth aches', 'Jo Hale', '07700 900123']
  const call = callOf([...start, "I don't want her thinking I'm dying"], {
    setup: { trade: 'dentist' },
  })
  expect(call.card.urgency).not.toBe('emergency')
  expect(callOf(["please help, I think I'm dying"]).card.urgency).toBe('emergency')
})

test('a carbon monoxide alarm is known by what is written on it', () => {
  const line = "there's a white box by the boiler beeping, it's got carbon something written on it"
  expect(lastReply(callOf([line]))).toContain('Get everyone outside')
  expect(callOf(['have you got carbon copies of the invoice?']).card.urgency).toBe('normal')
})

test('a stroke is an emergency, whatever stands before it', () => {
  for (const line of ["I think it's stroke", "I'm ringing in case she's having a stroke"])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'emergency'])
})

test('a stroke between a letter and figures is a slash', () => {
  const lines = ['can somebody ring me about a letter', 'Jo Bell', '07700 900123', 'yes'] as const
  const call = callOf([...lines, "there's a reference on it, H-A-L stroke 2 2 7"])
  expect(call.card.urgency).toBe('normal')
  const mistaken = callOf(["I think he's having a stroke", "no, nobody's poorly, I misread it"])
  expect(mistaken.card.urgency).toBe('normal')
})

test('a patient whose danger was none is sent to 111, also when asking for the hospital', () => {
  const dentist = { setup: { trade: 'dentist' }, now: '2026-12-12T20:30' } as const
  const start = [
    'had a wisdom tooth out Thursday and it is still bleeding, it is pouring',
    "Nah it's not that bad, it's just sort of oozing",
  ]
  expect(lastReply(callOf(start, dentist))).toContain('ring 111')
  const lines = [...start, 'yes please', 'Dean Hartley, 07700 900639', 'yes']
  const asked = callOf([...lines, 'Should I be going up the hospital then?'], dentist)
  expect(lastReply(asked)).toContain('111')
})

test('a caller whose wife is on to 999 is not told to ring', () => {
  const start = ['my lad has eaten nuts and his lips have gone all puffy'] as const
  const call = callOf([...start, "My wife's on to them now on her phone"], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/ring (?:999|them) now|make that call/)
})

test('a dog that collapses outside is no person, whoever "I am" is', () => {
  const line =
    "I'm outside your shop, well I think I am, my dog's just come out from her groom and she's gone all floppy, she's panting and won't stand up"
  const call = callOf([line], GROOMER)
  expect(lastReply(call)).toContain('vet')
  expect(
    lastReply(callOf([line, "it's the dog, not me, can somebody come out"], GROOMER)),
  ).not.toContain('999')
})

test('hives with puffy lips, and spit that will not go down, lead to 999 in any wording', () => {
  for (const [line, setup] of [
    ["my lad's come up in hives all over his neck and his lips are a bit puffy", RESTAURANT.setup],
    ["he's dribbling now, he can't get his spit down", { trade: 'dentist' }],
    ['she can hardly swallow her own spit', { trade: 'dentist' }],
  ] as const)
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, 'emergency'])
})

test('somebody who is not moving is in danger wherever they lie, and a booking not moved is none', () => {
  for (const line of ["my dad's not moving from the floor", "he's fallen and he's not moving"])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'emergency'])
  for (const line of [
    'I need my appointment cancelled, not moved',
    "I'm not moving from the flat yet",
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
})

test('a cut lip after all is no emergency, and stays urgent', () => {
  const lines = [
    "my son's front tooth's come right out, what do I do",
    "do I put it in milk or what? He's bleeding everywhere",
    "An ambulance? It's only his mouth, it's just a cut lip and the tooth",
  ]
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.urgency).toBe('urgent')
  const neck = [...lines.slice(0, 2), "it's just a cut on his neck"]
  expect(callOf(neck, { setup: { trade: 'dentist' } }).card.urgency).toBe('emergency')
})

test('with the power off, water that gets worse is a leak; a new spark is not', () => {
  const lines = ["there's water coming through the light", "I've knocked it off at the fuse box"]
  expect(callOf([...lines, "It's getting worse, I've a bucket under it"]).card.urgency).toBe(
    'urgent',
  )
  expect(callOf([...lines, "now it's sparking"]).card.urgency).toBe('emergency')
})

test('what a caller was doing to the dog makes no person of it', () => {
  const at = { setup: { trade: 'other', name: 'Wags Dog Grooming' } } as const
  for (const [line, isPerson] of [
    ["I've been trying to do my dog's nails myself and it's bleeding, it won't stop", false],
    ["I was doing my dog's nails and I've cut myself and it won't stop bleeding", true],
  ] as const)
    expect([line, lastReply(callOf([line], at)).includes('ambulance')]).toEqual([line, isPerson])
})

test('"can someone in the kitchen tell me?" is no burglar', () => {
  const lines = [
    'my lad had the prawns and his lips are all swelling up and his throat feels funny',
    "my wife's ringing them now",
    "They're asking us what was in it. Can someone in the kitchen tell me?",
  ]
  expect(lastReply(callOf(lines, RESTAURANT))).not.toContain('police')
  expect(lastReply(callOf(["there's someone in the kitchen"]))).toContain('police')
})

test('a former partner who bangs on the door is a danger, and one who waits outside is none', () => {
  const ex = "it's about my ex, he keeps turning up at the house"
  const now = "he's actually outside now, he's banging on the door, I've got the kids here"
  expect(lastReply(callOf([ex, now], { setup: { trade: 'solicitor' } }))).toContain('police')
  expect(
    callOf(["my husband's outside with the kids, is there a table for four?"], RESTAURANT).card
      .urgency,
  ).toBe('normal')
})

test('who asks a groomer for the number of a vet is not told yes', () => {
  const at = { setup: { trade: 'other', name: 'Wags Dog Grooming' } } as const
  const lines = ["my dog's just eaten a load of chocolate", "Have you got the vet's number or not?"]
  expect(lastReply(callOf(lines, at))).not.toMatch(/^Yes/)
  expect(lastReply(callOf([...lines, 'Do you want my number?'], at))).toMatch(/^Yes/)
})

test('a small cut explains no other danger', () => {
  for (const lines of [
    ["he's been stabbed and he's bleeding everywhere", "it's just a cut on his finger"],
    ["my husband's got chest pains and he's gone grey", "it's only a cut lip"],
  ])
    expect([lines, callOf(lines).card.urgency]).toEqual([lines, 'emergency'])
})

test('a danger that was a mistake leaves an urgent message and a booking as they stood', () => {
  const boiler = [
    "I've no heating and no hot water since last night",
    'Doreen Ackroyd',
    '01422 496178',
    'yes',
    'HX3 8RD',
  ]
  const { card } = callOf([...boiler, "there's a fire", "No! There's no fire, love"])
  expect(card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
  const booked = ['a check-up on thursday at 11:30', 'Tom Lee', '07700 900123', 'yes', 'yes']
  const misheard = [...booked, "I've got chest pain", 'no, you misheard, nobody is ill']
  const at = { setup: { trade: 'dentist' } } as const
  const { booked: slot } = callOf(booked, at).card
  expect(slot).not.toBeNull()
  expect(callOf(misheard, at).card).toMatchObject({ booked: slot, outcome: 'booked' })
  expect(lastReply(callOf(misheard, at))).toMatch(/Your booking still stands\.$/)
})

test('the one little fire that warms a caller is no house fire', () => {
  expect(callOf(["I've only got the one little fire"]).card.urgency).toBe('normal')
  expect(callOf(["there's only one way out and there's a fire"]).card.urgency).toBe('emergency')
})

test('a groomer whose caller panics over a bleeding nail names the vet, also once told "it is not me"', () => {
  const wags = { setup: { trade: 'other', name: 'Wags Dog Grooming' } } as const
  const nail = "I've caught the quick and there's blood all over the floor, it won't stop"
  const panic = `I'm in a bit of a panic, I was just doing the dog's nails and ${nail}`
  expect(lastReply(callOf([panic], wags))).not.toContain('ambulance')
  const hand = ["I'm bleeding and it won't stop", "no, it's not me, it's the dog"]
  expect(lastReply(callOf(hand, wags))).toContain('vet')
})

test('a former partner outside in breach of an order is for the police, and so is the next line', () => {
  const ex = "my ex is outside again, he's not supposed to come near me, there's an order"
  const at = { setup: { trade: 'solicitor' } } as const
  expect(lastReply(callOf([ex], at))).toContain('police')
  const next = callOf([ex, "I'll ring 999. Just tell her he's broken the order again"], at)
  expect(lastReply(next)).not.toContain('ambulance')
  const banging = "He's banging on the door, should I ring the police or what?"
  expect(lastReply(callOf([banging], at))).toContain('police')
  const wrong = callOf(["my husband's not breathing", "nobody's hurt, it's the police I need"], at)
  expect(lastReply(wrong)).toContain('police')
  expect(callOf(['my ex was outside yesterday, there is an order'], at).card.urgency).toBe('normal')
})

test('hives and swelling lips after a meal stay an emergency while she breathes well', () => {
  const hives = "my daughter's come out in hives and her lips are swelling up"
  expect(callOf([hives, 'do you think so? She is breathing okay']).card.urgency).toBe('emergency')
})

test('what might not be so threatens no life, and a wish not to be here does', () => {
  for (const [line, isLife] of [
    ['just tell the dentist it might not be a filling', false],
    ['tell him I might not be there till quarter to', false],
    ['I wish I could just not be here any more', true],
    ["I'd be better off not being here", true],
    ['I want to not be alive', true],
  ] as const)
    expect([line, lastReply(callOf([line])).includes('Samaritans')]).toEqual([line, isLife])
})

test('a violent former partner on his way or outside is for the police, and one who visits is not', () => {
  const at = { setup: { trade: 'solicitor' } } as const
  for (const [line, isDanger] of [
    ["my ex says he's coming round to take the kids, he's been violent before", true],
    ["it's my ex, he's been violent before and he's outside now", true],
    ['my ex is coming round on Sunday to take the kids to the park', false],
    ['my ex was violent and I need a divorce', false],
  ] as const)
    expect([line, lastReply(callOf([line], at)).includes('police')]).toEqual([line, isDanger])
})

test('a knocked-out tooth that has nearly stopped bleeding goes to the dentist', () => {
  const lines = [
    "he's knocked his front tooth clean out, there's blood everywhere",
    "he doesn't need an ambulance, it's nearly stopped bleeding",
  ]
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.urgency).toBe('urgent')
})

test('whoever asks whether to try somebody else is not told to wait', () => {
  const lines = [
    "my brother's been arrested, he needs a solicitor now",
    'Kelly Dawson',
    '07700 900551',
    'yes',
    'Shall I try someone else if nobody rings back?',
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))).toContain('try others')
})

test('the power that a caller says is off is off, with or without its apostrophe', () => {
  const start = ['water is coming through my ceiling and out the light fitting']
  for (const line of ['ok powers off', "ok the power's off", 'i just told you its off'])
    expect([line, callOf([...start, line]).card.urgency]).toEqual([line, 'urgent'])
})

test('a "stroke" between letters and figures is that of a reference', () => {
  const urgencyOf = (line: string) => [line, callOf([line]).card.urgency]
  for (const line of ['our ref is FH stroke 2281', 'it is about file 4471 stroke 2 today'])
    expect(urgencyOf(line)).toEqual([line, 'normal'])
  for (const line of [
    'my dad has had a stroke 2 minutes ago',
    'I think he is having a stroke',
    'my mum stroke 999 quick',
  ])
    expect(urgencyOf(line)).toEqual([line, 'emergency'])
})

test('a dog that pants badly and cannot stand is for the vet', () => {
  for (const line of [
    'my dog is panting really badly and he can hardly stand up',
    "I picked my dog up and he's panting really badly and he's gone all wobbly",
  ])
    expect([line, lastReply(callOf([line], GROOMER))]).toEqual([
      line,
      expect.stringContaining('vet'),
    ])
})

test('who asks in danger whether they will be rung is promised no time', () => {
  const start = ['water is coming through my ceiling and out the light fitting', '07700 900231']
  expect(lastReply(callOf([...start, 'ok will sam ring me tonight?']))).toContain(
    "can't promise when",
  )
})

test('who has somebody else ringing for help is told no more to ring', () => {
  const start = [
    'my daughter ate something you made and her lips are swelling up',
    'ok my husbands ringing them',
  ]
  const told = callOf([...start, 'my number is 07700 900871, Anita'], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(told)).not.toContain('ring 999')
})

test('a caller who asks for the nearest vet is not told to wait for the owner', () => {
  const start = ["help, my dog has just collapsed in the car, she's panting really badly"]
  const urgent = { words: ['collapsed'], does: 'put-through', to: 'Ellie' } as const
  const call = callOf([...start, 'which vet is nearest??'], { setup: { ...GROOMER.setup, urgent } })
  expect(lastReply(call)).toMatch(/nearest/)
  expect(lastReply(call)).not.toMatch(/ask (?:Sam|Ellie)/)
})

test('a pet that has eaten shampoo is in danger', () => {
  for (const line of [
    'my dog has swallowed some of your shampoo',
    "hi my dog's just eaten some of the shampoo I bought from you, he's being sick, what do I do",
  ])
    expect([line, callOf([line], GROOMER).card.urgency]).toEqual([line, 'emergency'])
})

test('a caller with an ambulance on the way hears that she can find nothing out', () => {
  const start =
    "we've just left yours and my husband's face is swelling up, he's allergic to prawns"
  const call = callOf(
    [start, "I'm ringing them now, can you ask the kitchen what was in it?"],
    RESTAURANT,
  )
  expect(lastReply(call)).toContain("can't find that out")
})

test('trouble swallowing after a swollen face is an ambulance, whatever is asked beside it', () => {
  const setup = { trade: 'dentist' } as const
  const start = [
    'my face has swollen up really badly on one side',
    'Denise Hale',
    '07700 900413',
    'yes',
  ]
  for (const line of [
    'ok so should I just wait for that then, its getting a bit hard to swallow',
    'is that normal, I cant swallow properly',
  ])
    expect([line, callOf([...start, line], { setup }).card.urgency]).toEqual([line, 'emergency'])
  expect(
    callOf([...start, 'how long will it be? I can swallow fine'], { setup }).card.urgency,
  ).toBe('urgent')
})

test('who wants the owner after a gas leak hears that he will know', () => {
  const lines = [
    'I can smell gas in my kitchen',
    'ok I am ringing them now, can Sam look at the boiler after',
  ]
  expect(lastReply(callOf(lines))).toMatch(/promise.* Sam.*do what they tell you/)
})

test('once help is coming, what to give the patient is for the call handler', () => {
  const lines = [
    "my son's lips are swelling up, he's got a nut allergy",
    "ok I'm ringing them, 07700 900871",
  ]
  const call = callOf([...lines, 'should I give him his epipen while we wait'], {
    setup: { trade: 'restaurant' },
  })
  expect(lastReply(call)).toContain('call handler')
})

test('whether to ring the fire brigade is no fire, and does not empty the house for a leak', () => {
  const start = ["there's water coming through the ceiling of 12 Elm Road"]
  const call = callOf([...start, 'should I ring the fire brigade?'], LETTINGS)
  expect(lastReply(call)).not.toMatch(/everyone out|get out/i)
  expect(call.card.urgency).toBe('urgent')
  expect(callOf(["there's a fire, should I ring the fire brigade?"], LETTINGS).card.urgency).toBe(
    'emergency',
  )
})

test('asked to send somebody in an emergency, she says that she cannot', () => {
  const start = ["there's a man collapsed in your garden", 'the ambulance is on its way']
  const sent = callOf([...start, 'can you get someone to come out and help?'], RESTAURANT)
  expect(lastReply(sent)).toMatch(/send somebody in|in person/)
})

test.each([
  "my wife's allergic to sesame and she's come out in hives since your starter",
  "we're at table nine, my dad has a nut allergy and he's covered in blotches",
  'he is breaking out in a rash, he is allergic to shellfish, what was in the soup',
])('a rash in somebody with an allergy leads to 999: "%s"', (line) => {
  expect(callOf([line], RESTAURANT).card.urgency).toBe('emergency')
})

test.each([
  'my daughter has a nut allergy and comes out in hives, can she eat with you',
  "I've come out in a rash, can I move my table to Friday",
])(
  'a rash that comes with certain food, or of nobody with an allergy, is no danger: "%s"',
  (line) => {
    expect(callOf([line], RESTAURANT).card.urgency).toBe('normal')
  },
)

test('who has said that they ring for help is not told to at the goodbye', () => {
  const lines = ['I can smell gas in the kitchen', "ok I'll ring them now"]
  expect(lastReply(callOf([...lines, 'ta, bye']))).not.toContain('make that call')
  expect(lastReply(callOf([lines[0] ?? '', 'ta, bye']))).toContain('make that call')
})

test.each([
  "I've left chips on the hob and locked myself out",
  "locked out and there's a pan on the gas, the cooker's still on",
  "we can't get back in and the grill is still on",
])('what cooks behind a locked door leads to the fire service: "%s"', (line) => {
  expect(lastReply(callOf([line], LETTINGS))).toContain('fire service')
})

test.each([
  "we're locked out of the house and the oven's on",
  "can't get back in, I've left the iron on",
  "the door's slammed behind me and my keys are on the side, tea's on the cooker still",
])('who stands outside is to tell 999 so, and is not told to get out: "%s"', (line) => {
  const reply = lastReply(callOf([line], LETTINGS))
  expect(reply).toMatch(/999.*locked out.*your name and number for Sam/)
  expect(reply).not.toMatch(/get everyone out|go back/i)
})

test('who is locked out with a hob lit hears that the owner is texted about the door, too', () => {
  const lines = ["I've locked myself out", 'Bev Cole', '07700 900481', 'yes']
  const pan = callOf([...lines, "and I've only gone and left a pan on the hob"], LETTINGS)
  expect(lastReply(pan)).toMatch(/999.*locked out.*texting Sam/)
  expect(
    lastReply(callOf([...lines, 'the kitchen is on fire, smoke everywhere'], LETTINGS)),
  ).toMatch(/locked out/)
  for (const line of ['the kitchen is on fire', "the cooker's on fire and we're all still inside"])
    expect(lastReply(callOf([line], LETTINGS))).toContain('Get everyone out')
})

test('a pan left on, told of after being locked out, is a fire, and a cold oven is none', () => {
  const call = callOf(
    ["I've locked myself out", 'Jo Hale', "oh no, I've left a pan on the hob"],
    LETTINGS,
  )
  expect(call.card.urgency).toBe('emergency')
  for (const line of ['the oven is on the blink', "I've locked myself out and the telly is on"])
    expect(callOf([line], LETTINGS).card.urgency).not.toBe('emergency')
})

test('water through the lights is told to the plumber, who is given a name and number', () => {
  const reply = lastReply(callOf(['water is pouring through the kitchen light']))
  expect(reply).toContain('105')
  expect(reply).toContain('your name and number for Sam')
})

test('a firm that grooms animals is known by its name or its services, not by "grooming" of beards', () => {
  const hurt = "I fetched Milo at two and he's got a nick on his ear that's bleeding, it won't stop"
  const named = { setup: { trade: 'other', name: 'Happy Paws' } } as const
  expect(lastReply(callOf([hurt], named))).toContain('vet')
  expect(lastReply(callOf([hurt], GROOMER))).toContain('vet')
  const barber = { setup: { trade: 'other', name: "Gents' Grooming" } } as const
  expect(lastReply(callOf([hurt], barber))).toContain('999')
})

test.each(['no its my dog, Rex, hes a labrador', "I'm not ringing 999 for a dog", 'shes a cat'])(
  'a caller at any firm who says "%s" is sent to a vet',
  (line) => {
    const cut = "she's cut her leg on your gate and it won't stop bleeding"
    expect(lastReply(callOf([cut, line]))).toContain('vet')
  },
)

test('a dog that has bitten a person makes no animal of the person', () => {
  const hurt = "he's bleeding badly"
  expect(lastReply(callOf([hurt, "it's the neighbour's dog, it went for him"]))).not.toContain(
    'vet',
  )
})

test.each([
  "there's a lad bleeding outside your shop",
  "he's bleeding loads",
  "I've cut myself, it's bleeding like mad",
])('"%s" leads to 999', (line) => {
  expect(lastReply(callOf([line]))).toContain('999')
})

test('a radiator that needs bleeding is a job', () => {
  expect(
    lastReply(callOf(['the rad in the hall needs bleeding, loads of air in it'])),
  ).not.toContain('999')
})

test.each([
  'an ambulance? can somebody from the surgery ring me',
  'no, I want Sam to ring me',
  'can I not just speak to the dentist',
])('who is in danger and wants to be rung is asked for a name and number: "%s"', (line) => {
  const bleeds = 'I had a tooth out this morning, it will not stop bleeding and I am on warfarin'
  const reply = lastReply(callOf([bleeds, line], { setup: { trade: 'dentist' } }))
  expect(reply).toMatch(/name and number/)
  expect(reply).toMatch(/999/)
  const known = callOf([bleeds, 'Jo Hale. 07700 900123', line], { setup: { trade: 'dentist' } })
  expect(lastReply(known)).not.toMatch(/name and number/)
})

test('who rings for help, and leaves a number to be rung on after, hears that the owner will know', () => {
  const smell = "there's a smell like eggs by the boiler"
  const call = callOf([smell, "I'll ring them. Can you fix it after? I'm Jo Hale, 07700 900123"])
  expect(lastReply(call)).toContain('Sam')
})

test('what fills a mouth is no filling', () => {
  const setup = { trade: 'dentist' } as const
  const line = "I had a tooth out this morning and it won't stop, it's filling my mouth up"
  expect(callOf([line], { setup }).card.service).toBeNull()
})

test.each(["I'll not hold my breath. Ta-ra", "I won't hold me breath"])(
  'an idiom is no danger: "%s"',
  (line) => {
    const setup = { trade: 'dentist' } as const
    const lines = ['my filling has come out', 'Terry Hale', '07700 900663', 'yes', line]
    expect(callOf(lines, { setup }).card.urgency).not.toBe('emergency')
  },
)

test('a dog that breathes oddly, with gums of a funny colour, belongs at a vet now', () => {
  const line = "he's home from you and he's breathing really weird, his gums are a funny colour"
  expect(lastReply(callOf([line], GROOMER))).toContain('vet')
})

test.each([
  "what? it's not the police I'm after, I need a new tap",
  "it's nothing to do with the police, I need a new tap",
  'why would I want the police? I need a new tap',
  "nobody's breaking in, I need a new tap",
])('who wants no police is heard, and the call goes on: "%s"', (line) => {
  const { card, open } = callOf(["somebody's breaking in", line])
  expect(card).toMatchObject({ urgency: 'normal', outcome: null })
  expect(open).not.toBeNull()
})

test.each([
  ["somebody's breaking in", "it's not just the police I need, he's got a knife"],
  ["somebody's breaking in", 'are the police coming?'],
  ["my nan's got chest pains", "I don't need an ambulance, I need a tap fitting"],
])('who is in danger all the same is still told to ring: "%s" "%s"', (told, line) => {
  expect(callOf([told, line]).card.urgency).toBe('emergency')
})

const TO_EYE = "my cheek's swollen from a bad tooth and it's gone up to my eye"
const BLEEDING = "he's cut his hand and it won't stop bleeding"
const CHEST = 'my wife has chest pains going down her arm'

test.each([
  [TO_EYE, "I'm breathing fine, shall I not just go to A&E? My son can drive me", 'Yes'],
  [TO_EYE, 'is that a yes to casualty or not', 'Yes'],
  [BLEEDING, 'would it be quicker to drive him to casualty', 'Yes'],
  [BLEEDING, "can't my husband run him in?", 'Yes'],
  [BLEEDING, 'can we not go to the walk in', 'Yes'],
  [BLEEDING, "my wife's taking him to A&E now", 'Go straight there'],
  [CHEST, 'should I just drive her to hospital', '999 first'],
  [CHEST, "can't my brother take her to A&E", '999 first'],
  [CHEST, 'is it 999 or 111 then', 'not 111'],
  [CHEST, 'will they not just tell me to ring 111', 'not 111'],
  [CHEST, 'are you really sure?', 'Yes'],
  [
    "she's having an allergic reaction, her lips are swelling",
    'do I take her to A&E?',
    '999 first',
  ],
])(
  'who asks about hospital in an emergency stays in one, and is told: "%s" "%s"',
  (told, line, reply) => {
    for (const trade of ['dentist', 'restaurant', 'solicitor'] as const) {
      const call = callOf([told, line], { setup: { trade } })
      expect(call.card).toMatchObject({ urgency: 'emergency', outcome: 'emergency' })
      expect(lastReply(call)).toContain(reply)
    }
  },
)

test('a swelling at the eye stays an emergency in somebody who breathes well', () => {
  const setup = { trade: 'dentist' } as const
  const call = callOf([TO_EYE, "I'm breathing alright like", "my eye's half shut"], { setup })
  expect(call.card.urgency).toBe('emergency')
  const closed = callOf(["my cheek's swollen, I can't swallow", 'I can swallow fine'], { setup })
  expect(closed.card.urgency).toBe('urgent')
})

test.each(["nobody's hurt, I only want a table", 'false alarm, I want a table'])(
  'who takes the emergency back is heard: "%s"',
  (line) => {
    expect(callOf([BLEEDING, line], RESTAURANT).card.urgency).toBe('normal')
  },
)

test.each(['do you do the heating at the hospital', "my dad's in hospital, can you fit a rail"])(
  'a hospital alone is no emergency: "%s"',
  (line) => {
    expect(callOf([line]).card.urgency).toBe('normal')
  },
)

test.each([
  "can one of your men come after they've been? I'm Jo Hale, 07700 900671",
  'could you send somebody to fix the cooker afterwards',
  "once they've made it safe can you come and sort the pipe",
  'can somebody have a look at the boiler later on',
])('who wants us once the gas is safe hears that it is passed on: "%s"', (line) => {
  const call = callOf(['I can smell gas by the meter', 'oh right okay. will do', line])
  expect(lastReply(call)).toMatch(/Sam/)
  expect(call.card.urgency).toBe('emergency')
})

test.each([
  'can you come now',
  'it was after the boiler came on',
  'after I ring them what do I do',
])('who says nothing of later is told of the danger alone: "%s"', (line) => {
  expect(lastReply(callOf(['I can smell gas by the meter', line]))).not.toMatch(/Sam/)
})

test.each([
  "water's pouring through my bathroom ceiling and out of the light",
  "it's raining in through the ceiling light in the kitchen",
  'there is water dripping on to the plug sockets',
])('water through the electrics is a repair where any repair can be booked: "%s"', (line) => {
  const call = callOf([line], { setup: { trade: 'property-manager' } })
  expect(call.card).toMatchObject({ urgency: 'emergency', service: 'Repair visit', booked: null })
  expect(callOf([line]).card.service).toBeNull()
})

test('a smell of gas names no repair', () => {
  const call = callOf(['I can smell gas in the kitchen'], { setup: { trade: 'property-manager' } })
  expect(call.card.service).toBeNull()
})

test.each([
  "it's only steam, it's the radiator",
  'no, it was just steam love',
  "it's not smoke, it were steam",
])('steam is no fire, and the car that has broken down stays urgent: %s', (line) => {
  const call = callOf(["I've broken down and there's smoke coming out of the bonnet", line], {
    setup: { trade: 'garage' },
  })
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).not.toMatch(/get out/i)
  expect(call.open).toBe('name')
})

test('a car that still smokes is on fire, whatever else steams', () => {
  const lines = [
    "I've broken down and there's smoke coming out of the bonnet",
    "it's still smoking",
  ]
  expect(callOf(lines, { setup: { trade: 'garage' } }).card.urgency).toBe('emergency')
})

test('a name straight after the number is kept, in a danger too', () => {
  const lines = ["there's smoke in the kitchen", 'ring me on 07700 900123 its Priya']
  expect(callOf(lines).card).toMatchObject({ name: 'Priya', phone: '07700900123' })
})

test.each([
  'could I not just pop in on Friday?',
  "can't you fit me in tomorrow instead?",
  "I'd rather wait and see Sam on Monday",
])('nobody in danger is to wait for an appointment: %s', (line) => {
  const numb = "my back's bad and I've gone numb between my legs"
  const call = callOf([numb, line], { setup: { trade: 'physio' } })
  expect(lastReply(call)).toMatch(/^No, .*999/)
  expect(call.card.booked).toBeNull()
})

test.each([
  "ok were going out now, can you tell Sam, it's 9 Beech Terrace",
  "right we're heading outside, can you let Sam know, it's 9 Beech Terrace",
])('who gets out as told hears that the owner will know: %s', (line) => {
  const call = callOf(['your lads hit something and I can smell gas', line], {
    setup: { trade: 'builder' },
  })
  expect(lastReply(call)).toMatch(/^Yes, (?:I'll let Sam know|Sam will be told)/)
  expect(call.card.urgency).toBe('emergency')
})

test.each([
  'should I wait outside for the ambulance?',
  "I'll ring them now, can you book me in for Friday though?",
  "can I see if he's breathing?",
])('who asks what to do for the patient hears no word of an appointment: %s', (line) => {
  const call = callOf(['my husband has collapsed', line], { setup: { trade: 'physio' } })
  expect(lastReply(call)).not.toMatch(/^No,/)
})

test.each([
  'ringing them now, will your lot come and mend the hob after? its Priya on 07700 900441',
  "calling them. can your lads do the cooker after? I'm Priya, 07700 900441",
  "I'll ring them. are you lot coming afterwards to fix it? Priya here, 07700 900441",
  "right, ringing 'em now. you'll come and sort the boiler later on, won't you?",
])('who asks if we come once the gas is safe is promised nothing: "%s"', (line) => {
  const reply = lastReply(callOf(['I can smell gas by the hob', line]))
  expect(reply).toMatch(/can't (?:promise|say)|not for me to promise/)
  expect(reply).toMatch(/Sam/)
  expect(reply).not.toMatch(/\bYes\b/)
})

test.each([
  'the police have already been',
  "we've had the police round, can you send someone to board it up",
  "I've got a crime number",
  'the cops were here an hour ago',
])('once the police have been, a break-in is for the owner, and urgent: "%s"', (line) => {
  const call = callOf(["someone's smashed the back door glass", line, "it won't lock"])
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: null })
  expect(call.open).not.toBeNull()
})

test.each([
  'the police have been called',
  'have the police been?',
  "the police haven't been",
  'once the police have been can you fix it',
  'the police came but he is back',
  'the police came last week',
])('police who have yet to come, or have to come again, end no emergency: "%s"', (line) => {
  const call = callOf(["someone's smashed the back door glass", line])
  expect(call.card.urgency).toBe('emergency')
})
