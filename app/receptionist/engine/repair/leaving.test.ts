import { expect, test } from 'vitest'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  TO_CONFIRM,
  TO_NAME,
} from '#tests/support/call.ts'

test('"leave it" in reply to an offer does not cancel the booking', () => {
  for (const line of ['no, leave it', "don't bother, thanks", 'forget it, bye']) {
    const call = callOf([...TO_CONFIRM, 'Yes', 'Do you sell radiators?', line])
    expect([line, call.card.outcome]).toEqual([line, 'booked'])
  }
  expect(callOf([...TO_NAME, 'leave it']).card.outcome).toBe('cancelled')
})

test('not wanting one thing, or wanting to complain, cancels nothing', () => {
  for (const line of [
    "I don't want a new boiler, I want this one mended",
    "I don't want to book, I want to make a complaint",
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, null])
})

test('a caller who protests after the goodbye is heard', () => {
  const over = [...TO_NAME, 'cancel it', 'bye']
  const call = callOf([...over, 'no wait, I still want the boiler service'])
  expect(call.open).not.toBeNull()
  expect(call.card.outcome).toBeNull()
  expect(lastReply(callOf([...over, 'no no no, not that']))).toMatch(/still/)
})

test('thanks after the goodbye get no reply', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'bye', 'thanks, bye'])
  expect(call.turns.at(-1)).toMatchObject({ who: 'caller' })
})

test('"thanks" with more after it is not a goodbye, and a question after the goodbye is heard', () => {
  const booked = [...TO_CONFIRM, 'Yes']
  const call = callOf([...booked, 'Thanks. The dog is loose in the garden, though'])
  expect(lastReply(call)).not.toMatch(/Goodbye/)
  expect(call.card.wants).toContain('loose')
  const after = callOf([...booked, 'thanks, bye', 'Oh, should I empty the cupboard first?'])
  expect(lastReply(after)).toMatch(/Sam/)
  expect(after.card).toMatchObject({ outcome: 'booked' })
})

test('"never mind" during a change keeps the booking, and she says so', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'Can we make it Wednesday at 11?', 'oh, never mind'])
  expect(call.card.booked).toMatchObject({ date: '2026-11-24', time: '15:30' })
  expect(lastReply(call)).toMatch(/24 November at 3:30 pm/)
  expect(callOf([...TO_CONFIRM, 'Yes', "I don't want it cancelling"]).card.outcome).toBe('booked')
})

test('"see you" with a day after the booking ends the call and says the booked day back', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please', 'Great, see you on Wednesday'])
  expect(lastReply(call)).toContain('Tuesday 24 November at 3:30 pm')
  expect(call.card.booked).toMatchObject({ date: '2026-11-24', time: '15:30' })
  expect(call.open).toBeNull()
})

test('a question about cancelling cancels nothing', () => {
  const facts = [{ question: 'What if I have to cancel?', answer: 'A day of notice, please.' }]
  const call = callOf(['is there a fee if I have to cancel?'], { setup: { trade: 'vet', facts } })
  expect(call.card.outcome).toBe('answered')
  expect(lastReply(call)).toContain('A day of notice')
})

test('a question after the end is answered or noted, and gets no goodbye', () => {
  for (const line of ['so is that a yes', "so will he or won't he", 'did that go through'])
    expect([line, lastReply(callOf([...TO_CONFIRM, 'Yes', line]))]).toEqual([
      line,
      expect.not.stringMatching(/Goodbye/),
    ])
  expect(lastReply(callOf([...TO_CONFIRM, 'Yes', 'so is that a yes']))).toMatch(/booked/)
  for (const line of ["so do you or don't you do baths", 'and what about the sink?']) {
    const off = callOf([...TO_CONFIRM, "no, I don't want it, cancel that", line])
    expect([line, off.open]).toEqual([line, 'take-message'])
    const over = callOf([...TO_CONFIRM, 'Yes', 'thanks, bye', line])
    expect([line, lastReply(over)]).toEqual([line, expect.stringMatching(/ask Sam|pass the/)])
  }
})

test('a caller who wants no booking is asked what she can do, and nothing is called off', () => {
  for (const lines of [
    ["I don't want to book anything"],
    ["Hello, I'm not after an appointment"],
    ['How much is a tap repair?', 'no, I do not want to book'],
    ['I need a boiler service', "I don't need a booking"],
  ]) {
    const call = callOf(lines)
    expect([lines, call.open]).toEqual([lines, 'service'])
    expect(call.card.outcome).not.toBe('cancelled')
    expect(lastReply(call)).toContain('a question, or a message for Sam?')
  }
  const left = callOf(["I'm not booking anything, bye"])
  expect([left.open, left.card.outcome]).toEqual([null, null])
  const bill = callOf(["It's about my bill, I don't want to book anything"])
  expect(bill.card.wants).toContain('my bill')
  expect(callOf([...TO_NAME, "I don't want to book anything"]).card.outcome).toBe('cancelled')
})

test('"forget it" after a day was named calls off what was wished for', () => {
  const restaurant = { setup: { trade: 'restaurant' } } as const
  for (const lines of [
    ['have you a table for two on Friday?', 'forget it then'],
    ['can you fit in eight of us tonight', "that's too late, forget it"],
  ])
    expect([lines, callOf(lines, restaurant).card.outcome]).toEqual([lines, 'cancelled'])
})

test('"never mind, bye" after a question calls off nothing', () => {
  for (const [lines, outcome] of [
    [['Can you mend a dripping tap?', 'never mind, thanks, bye'], null],
    [['How much is a boiler service?', 'oh forget it. Bye'], 'answered'],
  ] as const) {
    const call = callOf(lines)
    expect([lines, call.open, call.card.outcome]).toEqual([lines, null, outcome])
    expect(lastReply(call)).not.toMatch(/cancelled|booked/)
  }
})

test('a caller who cancels what this call has not agreed is passed on, and nothing is called off', () => {
  const VET = { setup: { trade: 'vet' } } as const
  for (const lines of [
    ["Bella was booked with you on Thursday but she's no better", 'just cancel her please'],
    ["We've a booster with you tomorrow and I'm in bed with flu"],
    ['How much is a vaccination?', 'I have got to cancel, sorry'],
    ['a vaccination on Thursday', "oh no, I'll need to cancel ours, he's poorly"],
    ['a vaccination on Thursday', 'we have to cancel my appointment'],
  ]) {
    const call = callOf(lines, VET)
    expect([lines, call.open, call.card.outcome]).toEqual([lines, 'name', null])
    expect([lines, repliesOf(call).join(' ')]).toEqual([
      lines,
      expect.stringMatching(/existing bookings/),
    ])
    expect(call.card.wants).toContain(lines.at(-1))
  }
  for (const lines of [
    ["I'd like a boiler service", 'cancel that, please'],
    [...TO_NAME, 'I need to cancel it'],
    [...TO_CONFIRM, 'Yes', 'oh, cancel it'],
  ])
    expect([lines, callOf(lines).card.outcome]).toEqual([lines, 'cancelled'])
})

test('a caller who had left a name, and wants no visit, is still rung back', () => {
  const setup = { trade: 'property-manager' } as const
  const lines = ['The lads next door are drumming all night', 'yes', 'Rita Oduya']
  for (const line of ["I don't want a visit, it's the racket!", 'I do not need a viewing.']) {
    const call = callOf([...lines, 'can somebody come round?', line], { setup })
    expect([line, call.open, call.card.outcome]).toEqual([line, 'phone', null])
    expect(call.card.wants).toMatch(/drumming.*\/ I do/)
  }
})

test('a line that answers the open question is no farewell', () => {
  const start = ["I'd like a boiler service"]
  for (const line of [
    "Thursday afternoon, I'm off",
    "I'll leave it a fortnight, so the seventh of December",
    "I've got to go in a minute, but Wednesday at ten",
    'any morning next week. Must dash',
  ]) {
    const call = callOf([...start, line])
    expect([line, call.open]).not.toEqual([line, null])
    expect([line, call.card.outcome, lastReply(call)]).toEqual([
      line,
      null,
      expect.not.stringMatching(/Goodbye/),
    ])
  }
  expect(callOf([...TO_CONFIRM, "yes please, I've got to run"]).card.outcome).toBe('booked')
  for (const line of ['see you tomorrow', "I'm off", "Tuesday's no good, so bye", 'ok, bye'])
    expect([line, callOf([...start, line]).open]).toEqual([line, null])
  expect(callOf([...TO_CONFIRM, 'ok, bye']).card.booked).toBeNull()
})

test('"cancelled" is said only of what was agreed', () => {
  expect(lastReply(callOf([...TO_CONFIRM, 'Yes', 'cancel it']))).toMatch(/cancelled/)
  for (const lines of [
    ["I'd like a boiler service", "I've changed my mind"],
    ['Do you fit bidets?', 'yes', 'no, leave it, bye'],
  ])
    expect([lines, lastReply(callOf(lines))]).toEqual([
      lines,
      expect.not.stringMatching(/cancelled/),
    ])
})

test('what a caller says instead of a yes to the booking is noted', () => {
  const line = "hold that one, but I'm driving over to my sister's tonight"
  expect(callOf([...TO_CONFIRM, line]).card.wants).toContain(line)
})

test('a caller who will think about it, or see for themselves, is let go politely', () => {
  for (const line of [
    "I'll need to sleep on it",
    "no, we'll think on and let you know",
    'we had better ask my husband first',
    "Hm, I'd rather shop around",
  ]) {
    const call = callOf(["I'd like a boiler service", line])
    expect(lastReply(call)).toMatch(/Nothing is booked yet/)
    expect([line, call.open, call.card.booked]).toEqual([line, 'take-message', null])
  }
  const priced = callOf(["I'd like a boiler service", "What's it cost? I'll have a think"])
  expect(lastReply(priced)).toMatch(/£\d+.* Nothing is booked yet/)
  const twice = [
    "I'd like a boiler service",
    "I'll have a think",
    "no, I'll ring back later, thanks",
  ]
  expect(lastReply(callOf(twice))).toMatch(/Goodbye/)
  for (const line of [
    "OK, I'll look it up",
    "ah, we'll just drop in and ask",
    "I'll try elsewhere",
  ])
    expect([line, lastReply(callOf(['Do you mend ovens?', line]))]).toEqual([
      line,
      expect.stringMatching(/Goodbye/),
    ])
})

test('a message outlives the refusal of a visit', () => {
  const start = ['Could Sam ring me back about the noise next door?', 'Jo Hale'] as const
  for (const line of [
    "don't send anyone, it's the noise!",
    "I don't want a visit, it's the noise",
    'no appointment, just tell him about the noise',
  ]) {
    const { card, open } = callOf([...start, line])
    expect([line, card.outcome, open]).toEqual([line, null, 'phone'])
    expect(card.wants).toContain(line)
  }
  expect(callOf([...start, "cancel it, I don't need it"]).card.outcome).toBe('cancelled')
})

test('a message can be called off as a question', () => {
  const start = ['Can I leave a message for Sam', "It's about the bathroom"]
  const line = "actually can you cancel that, I don't need a call back"
  expect(callOf([...start, line]).card.outcome).toBe('cancelled')
})

test('a caller who asks before booking gets an answer', () => {
  const call = callOf(["I don't want to book anything yet, how much is a tap repair?"])
  expect([call.open, call.card.outcome]).toEqual(['service', 'answered'])
  expect(lastReply(call)).toContain('£')
})

test('a plain no to a call back takes no message', () => {
  const start = ['Do you sell radiators?']
  const call = callOf([...start, "No, no, it's only to settle a bet."])
  expect([call.open, call.card.outcome]).toEqual(['service', null])
})

test('"kiss the deposit goodbye" ends no call', () => {
  const line = 'we need the place cleaning on Monday or we can kiss the deposit goodbye'
  expect(callOf([line], { setup: { trade: 'cleaner' } }).open).toBe('service')
})

test('a line that answers and takes leave is an answer', () => {
  const asked = ['do you do Sundays at all in the winter?']
  for (const line of ['yes please, cheerio', 'aye, if you would, ta, bye', 'yes, must dash']) {
    expect([line, callOf([...asked, line]).open]).toEqual([line, 'name'])
  }
  for (const line of ["no, it's all right, bye", 'ok bye'])
    expect([line, callOf([...asked, line]).open]).toEqual([line, null])
  const lines = [
    'can Sam ring me about my invoice?',
    'Jo Hale',
    "07700 900123, I'll have to go now",
  ]
  expect(callOf(lines)).toMatchObject({ open: 'phone-confirm', card: { phone: '07700900123' } })
  for (const line of [
    "that's lovely, bye now",
    'Brilliant, cheers, ta-ra',
    'Great, see you then',
    'please. ta-ra',
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).toEqual([line, 'booked'])
  expect(callOf([...TO_CONFIRM, 'okay, thanks, bye']).card.outcome).not.toBe('booked')
})

test('a farewell that only thinks about it, or names the time, books nothing', () => {
  for (const line of [
    "Lovely, I'll think about it, bye",
    'ok, that would have been great, thanks, bye',
    "great, I'll call tomorrow, bye",
  ])
    expect([line, callOf([...TO_CONFIRM, line]).card.outcome]).not.toEqual([line, 'booked'])
  const chosen = callOf(['tap repair', 'Thursday', "lovely, I'll see you at 2:30 then, bye"])
  expect(chosen.open).not.toBeNull()
})

test('a caller who will not come after all is not kept booked', () => {
  for (const line of [
    'Ooh, actually, take me off please',
    "It's too dear for me, so I'll not be coming",
  ])
    expect([line, callOf([...TO_CONFIRM, 'Yes', line]).card.outcome]).toEqual([line, 'cancelled'])
  const late = callOf([...TO_CONFIRM, 'Yes', "We won't be coming till ten past"])
  expect(late.card.outcome).toBe('booked')
})

test('"so speak to me" says why the number is hers, and the booking goes on', () => {
  const line = "07700 900157, my husband's hard of hearing so speak to me"
  expect(callOf([...TO_NAME, 'Jean Abernathy', line]).open).toBe('phone-confirm')
})

test(`"she's got to leave" is not a goodbye, and "I've got to go" is`, () => {
  for (const line of [
    "She's had a letter from her landlord saying she's got to leave",
    "my landlord says I've got to leave by Friday",
    'the tenants have got to go',
  ])
    expect([line, callOf([line], { setup: { trade: 'solicitor' } }).open]).not.toEqual([line, null])
  expect(callOf([...TO_NAME, "I've got to go, sorry"]).open).toBeNull()
})

test('"leave it till next week" moves the booking and does not cancel it', () => {
  for (const line of [
    'Can I leave it till next week then?',
    'could I put it off till next week?',
    "I'd rather leave it till next Wednesday",
  ]) {
    const call = callOf([...TO_NAME, line])
    expect([line, call.card.outcome]).toEqual([line, null])
    expect(lastReply(call)).toMatch(/(?:30 November|[1-4] December)/)
  }
  expect(callOf([...TO_NAME, "I'll leave it"]).card.outcome).toBe('cancelled')
})

test('when a call goes round in circles, she says goodbye and asks nothing more', () => {
  const call = callOf(Array.from({ length: 5 }, () => 'How much is a tap repair?'))
  expect(lastReply(call)).toMatch(/round in circles.*call again any time\.$/)
  expect(call.open).toBeNull()
})

test('who leaves before choosing a time hears that nothing is booked, and is rung', () => {
  const call = callOf(
    ['table for two this Friday at half one, it’s Bev', '07700 900351', 'Yeah', 'Lovely, ta, bye'],
    { ...RESTAURANT, now: '2026-11-26T09:20', seed: 66 },
  )
  expect(call.card).toMatchObject({ booked: null, outcome: 'message' })
  expect(lastReply(call)).toMatch(/^Nothing is booked yet/)
})

test('a wrong key is a wrong number', () => {
  const call = callOf(["No, you're alright, I've pressed the wrong one. Sorry to bother you"])
  expect(call.card.outcome).toBe('wrong-number')
})

test('a question when the call comes is passed on with the goodbye', () => {
  const lines = ['I need to cancel my appointment', 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...lines, "lovely, and he'll ring after four? thanks, bye"])
  expect(lastReply(call)).toMatch(/pass that on.*Goodbye/)
})

test('"nothing else, goodbye" after a booking is answered with goodbye', () => {
  const call = callOf([...TO_CONFIRM, 'yes please', 'Nothing else, thank you, goodbye'])
  expect(lastReply(call)).toContain('Goodbye')
})

test('a caller who denies having the wrong number is heard', () => {
  const start = ["is that the groomer's? I've been stood outside yours and the door's locked"]
  expect(lastReply(callOf(start, GROOMER))).not.toContain('wrong number')
  const call = callOf(
    [...start, "No it's not the wrong number, you've got my dog, I'm outside"],
    GROOMER,
  )
  expect(call.card.outcome).not.toBe('wrong-number')
  expect(call.card).toMatchObject({
    name: null,
    wants: expect.stringContaining("you've got my dog"),
  })
})

test('"hang on" with more behind it waits for nothing', () => {
  const start = ['a full groom on Monday', 'Shabnam Iqbal']
  const line =
    "hang on, I've not said yes to nine, I was asking if you've got anything later, like half ten"
  expect(lastReply(callOf([...start, line], GROOMER))).not.toContain('take your time')
  expect(lastReply(callOf([...TO_NAME, 'hang on a sec']))).toContain('take your time')
})

test('what a caller puts right with the goodbye is on the card', () => {
  const start = ['can somebody ring me about a bill', 'Tash Bright', '07700 900123', 'yes'] as const
  const name = callOf([...start, "it's Natasha, not Tash, for the forms. Ta, bye"])
  expect(name.card.name).toBe('Natasha Bright')
  expect(lastReply(name)).toBe("I've changed the name to Natasha Bright. Goodbye.")
  const day = callOf([...start, 'Friday is good for me, all day. Thank you, bye'])
  expect(day.card.asked.date).toBe('2026-11-27')
  expect(lastReply(day)).toMatch(/Friday 27 November for Sam\. Goodbye\.$/)
  const ring = callOf([...start, 'make sure he rings before five. Ta-ra'])
  expect(ring.card.wants).toContain('before five')
  expect(lastReply(ring)).toBe("I'll pass that on to Sam. Goodbye.")
})

test('a caller in danger who rings off with a number is reached on it', () => {
  const lines = ["there's a strong smell of gas", "it's Joy, my number's 07700 900 119. Bye"]
  expect(callOf(lines).card).toMatchObject({ name: 'Joy', phone: '07700900119' })
})

test('"I\'ll have to go" on a condition is no goodbye', () => {
  const start = ['can somebody ring me about a bill', 'Jo Bell', '07700 900123'] as const
  const call = callOf([...start, "that's the one. If he's not back to me by noon I'll have to go"])
  expect(call.card).toMatchObject({ isPhoneConfirmed: true, outcome: 'message' })
})

test('a call of the past to cancel something cancels nothing', () => {
  const line = 'Dean Ruddock. I rang you lot on the Monday to cancel it and was told no charge'
  const call = callOf(["you've charged me for a missed appointment", line])
  expect(call.card).toMatchObject({ name: 'Dean Ruddock', asked: { date: null }, outcome: null })
})

test('an aside with the goodbye books nothing', () => {
  const start = ['can I give notice on a flat', 'yes', 'Karen Whitworth', '07700 900312', 'yes']
  const line = "Oh, and his washing machine's been leaking but it doesn't matter now. Bye bye"
  expect(callOf([...start, line], LETTINGS).card.service).toBeNull()
})

test('"we must go back" in a story takes no leave', () => {
  const call = callOf(
    ['we came for our golden wedding, so I said to Janet we must go back'],
    RESTAURANT,
  )
  expect(lastReply(call)).not.toContain('Goodbye')
})

test('a wrong number that goes on to ask for something is answered', () => {
  const wrong = "Oh, I've rung the wrong one."
  const after = (line: string) =>
    callOf(['is that the Golden Dragon?', `${wrong} ${line}`], RESTAURANT)
  const call = after('Well, do you do deliveries?')
  expect([call.card.outcome, call.open]).toEqual(['answered', 'take-message'])
  for (const line of [
    "While I'm on though, are you open tomorrow?",
    "I'd like a table for two on Friday though",
    'But is there parking?',
  ])
    expect([line, after(line).card.outcome]).not.toEqual([line, 'wrong-number'])
  for (const line of ['Is that not the surgery?', 'But thanks anyway', 'Who are you?'])
    expect([line, after(line).card.outcome]).toEqual([line, 'wrong-number'])
})

test('who will not come unless it is done has cancelled nothing', () => {
  const lines = [
    'do you certify copies of passports?',
    "I don't want to come in if you don't do it",
  ]
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).card.outcome).not.toBe('cancelled')
})

test('"I’ll leave it" before a question that she can answer ends nothing', () => {
  const start = ['how much is a full groom?', "nah, I'll leave it. How long's it take roughly?"]
  expect(lastReply(callOf(start, GROOMER))).toContain('60 minutes')
})

test('who declines the message that she has begun leaves none', () => {
  const lines = [
    "you don't know anybody who does cats?",
    "oh no it's alright, don't bother her, I'll have a look online",
  ]
  expect(callOf(lines, GROOMER).card.outcome).not.toBe('message')
})

test('an answered caller who does not want to book has cancelled nothing', () => {
  const lines = ['what time do you close', "ok. I don't want to book anything yet thanks", 'bye']
  expect(callOf(lines, { setup: { trade: 'solicitor' } }).card.outcome).toBe('answered')
})

test('“no, don’t worry, I’ll come Monday. Bye”, to the offer of a call, takes leave', () => {
  const lines = ['do you validate parking?', "no don't worry I'll come Monday. Thanks, bye"]
  const call = callOf(lines, LETTINGS)
  expect(lastReply(call)).toMatch(/Goodbye/)
})

test('“no, just book me in for Friday. Bye”, to the offer of a call, still books', () => {
  const lines = [
    'do you validate parking?',
    "no it's fine, book me in for a repair visit on Friday, thanks bye",
  ]
  expect(callOf(lines, LETTINGS).card.service).toBe('Repair visit')
})

test('“no, I’ll leave it”, of a call back, cancels nothing', () => {
  const lines = [
    'do you sell shampoo?',
    'yes please',
    "it's Craig. When is the best time to catch her?",
    "no I'll leave it thanks",
  ]
  expect(callOf(lines, LETTINGS).card.outcome).toBe('message')
})

test.each([
  "no love, that's us sorted",
  "there's nothing more, cheers",
  'right, I think that is everything',
  "I'm all done thanks",
  'nothing else ta, bye',
  'nope, no more from me',
  "okay, we're finished then",
])('a caller who has nothing more to say is let go, and nothing is noted: %s', (line) => {
  const message = ['I need to move my appointment on Monday', 'Jo Bell', '07700 900123', 'yes']
  for (const lines of [message, [...TO_CONFIRM, 'yes']]) {
    const call = callOf([...lines, line])
    expect(call.card.wants).toBe(callOf(lines).card.wants)
    expect(lastReply(call)).toMatch(/Goodbye/)
  }
})

test('"nothing else" with more behind it is still heard', () => {
  const message = ['I need to move my appointment on Monday', 'Jo Bell', '07700 900123', 'yes']
  const line = 'nothing else, but tell him the gate is locked'
  expect(callOf([...message, line]).card.wants).toContain('gate is locked')
})

test('"that’s all" closes a call with nothing open, and is no yes to a read-back', () => {
  const taken = ['Can Sam ring me about my bill?', 'Jo Hale', '07700 900123', 'yes']
  for (const line of ["that's all", "that's everything, ta", 'just that', "right, that's the lot"])
    expect([line, lastReply(callOf([...taken, line]))]).toEqual([
      line,
      expect.stringContaining('Goodbye'),
    ])
  const answered = callOf(['what time do you open on Friday?', "that's it"])
  expect(lastReply(answered)).toContain('Goodbye')
  expect(lastReply(callOf([...taken, "that's all very well, it's cold"]))).not.toContain('Goodbye')
  expect(callOf([...TO_CONFIRM, "that's all"]).card.booked).toBeNull()
})

const NO_HEAT = ["there's no heating and we have a baby"] as const

test.each([
  "I'll have to find somebody else then, won't I",
  "no you're alright, I'll try someone else",
  "it's alright, I'll ring another plumber",
  "don't bother",
  "no no don't bother, bye",
])(
  'a caller who withdraws from an urgent call without a number is let go, and told what is sent: %s',
  (line) => {
    const call = callOf([...NO_HEAT, line])
    expect(lastReply(call)).toMatch(/without a number\. Goodbye/)
    expect(call.card).toMatchObject({ name: null, urgency: 'normal', outcome: 'message' })
  },
)

test.each([
  "if he doesn't ring I'll try someone else",
  'can you find somebody else to come?',
  'never mind the baby, just get someone out',
])('an urgent call goes on for a caller who does not withdraw: %s', (line) => {
  expect(callOf([...NO_HEAT, line])).toMatchObject({ card: { urgency: 'urgent' } })
  expect(callOf([...NO_HEAT, line]).open).not.toBeNull()
})

test('a danger stays one, whomever the caller tries next', () => {
  const call = callOf(['I can smell gas', "no, I'll try someone else"])
  expect(call.card.outcome).toBe('emergency')
})

test.each(["nah you're alright. ta", "no, it's fine, thanks anyway", 'no leave it, cheers'])(
  'who refuses a call and thanks her for the rest takes leave: %s',
  (line) => {
    const call = callOf(['do you validate parking?', line], LETTINGS)
    expect(lastReply(call)).toMatch(/Goodbye/)
  },
)

test.each([
  'no thanks',
  "no, it's fine thanks",
  'no, ta. What time do you open?',
  "no, it's for my son, thanks",
])('who only refuses a call is asked what else there is: %s', (line) => {
  const call = callOf(['do you validate parking?', line], LETTINGS)
  expect(lastReply(call)).not.toMatch(/Goodbye/)
})

const TAKEN = ['can Sam ring me about my invoice', 'Jo Hale', '07700 900123', 'yes'] as const

test.each([
  "oh forget it then, I'll not bother",
  'forget it',
  'oh leave it then',
  "don't worry about it, I'll find it myself. Bye",
])('who takes a message back hears that it is still passed on: %s', (line) => {
  const call = callOf([...TAKEN, line])
  expect(call.card).toMatchObject({ outcome: 'message', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/pass that on to Sam|let Sam know/)
})

test.each(['thanks, bye', 'lovely, see you', 'my wife will ring tomorrow. bye'])(
  'a plain goodbye after a message is only that: %s',
  (line) => {
    expect(lastReply(callOf([...TAKEN, line]))).toMatch(/^Thank/)
  },
)

test.each([
  'I want Tom to ring, not Sam. bye',
  'get Tom to ring me. ta, bye',
  'I want Tom to ring, not Sam',
  'tell Tom I rang. bye',
])('the last words name the person who is asked for: %s', (line) => {
  expect(lastReply(callOf([...TAKEN, line]))).toMatch(/pass that on to Tom|let Tom know/)
})

test.each(["I've told Tom already. bye", 'Tom is my husband. bye'])(
  'the last words name nobody who is only spoken of: %s',
  (line) => {
    expect(lastReply(callOf([...TAKEN, line]))).not.toMatch(/to Tom|let Tom/)
  },
)

test.each([
  'the first one. She hates the dryer, can you leave it off',
  'the first one, can you leave it outside after',
  'the first one, can you leave it round the back',
])('where or how to leave a thing drops nothing: %s', (line) => {
  const call = callOf(['a boiler service on Thursday', line])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain(line)
})

const TABLE_BOOKED = [
  'a table for 4 this sunday',
  'the first one',
  'Jo Hale',
  '07700 900123',
  'yes',
  'yes',
]

test('a new number of people beside the goodbye is changed and said back', () => {
  for (const line of ["actually there'll be five of us. bye", "we'll be 5 now, not 4. Ta, bye"]) {
    const call = callOf([...TABLE_BOOKED, line], RESTAURANT)
    expect([line, call.card.party]).toEqual([line, 5])
    expect(lastReply(call)).toBe("I've changed the number of people to 5. Goodbye.")
  }
})

test('what may change a booking beside the goodbye is passed on, and she says so', () => {
  for (const line of [
    'oh, it might be six, will let you know. bye',
    'can we move it to half past, bye',
    'thanks. We could be ten minutes late, bye',
    'make it Monday instead actually, cheers, bye',
  ]) {
    const call = callOf([...TABLE_BOOKED, line], RESTAURANT)
    expect([line, call.card.party]).toEqual([line, 4])
    expect(call.card.wants).toContain(line)
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/pass that on.*Goodbye/)])
  }
  for (const line of [
    'sorry to ring so late, bye',
    "we'll be there for ten past, bye",
    'see you Sunday, bye',
    'that should be all, thank you, bye',
  ])
    expect([line, lastReply(callOf([...TABLE_BOOKED, line], RESTAURANT))]).toEqual([
      line,
      expect.not.stringMatching(/pass that on|people/),
    ])
})

test('who may be late or more, after the booking, has it passed on', () => {
  for (const line of ['oh we might be ten minutes late', 'there may be one more of us'])
    expect([line, lastReply(callOf([...TABLE_BOOKED, line], RESTAURANT))]).toEqual([
      line,
      expect.stringMatching(/pass that on/),
    ])
})

const OSTERIA = {
  setup: {
    trade: 'restaurant',
    services: ['Table', 'Pasta-making morning'].map((name) => ({
      name,
      pricePence: 6500,
      minutes: 120,
      isBookable: true,
    })),
    facts: [],
  },
} as const
const ASKED = 'I wanted to ask about the pasta thing, the making it'

test.each([
  "no, I don't want to book yet, love. Is lunch in with it?",
  "I'm not after a day. Is it hard?",
  "I'm only asking, what do you do on it?",
])('who wants no day yet is offered none, and asks on: "%s"', (line) => {
  const call = callOf([ASKED, line, "her birthday's in February"], OSTERIA)
  for (const reply of repliesOf(call).slice(-2))
    expect(reply).not.toMatch(/\d [ap]m\b|When|What day/)
  expect(call.card.booked).toBeNull()
})

test('who wants no day yet may name one after all', () => {
  const lines = [ASKED, "I don't want to book yet"]
  expect(lastReply(callOf(lines, OSTERIA))).toMatch(/^Nothing is booked yet/)
  for (const line of ['go on then, Friday', 'can I have it on Friday?'])
    expect(callOf([...lines, line], OSTERIA)).toMatchObject({
      card: { service: 'Pasta-making morning' },
      open: 'slot',
    })
})

test.each([
  "I'm not after a Friday",
  "I'm not after a Monday, Friday suits",
  "I'm only asking how long it takes",
])('a booking goes on for who only rules out a time or asks: "%s"', (line) => {
  expect(callOf(['I want a table', line], OSTERIA).card.service).toBe('Table')
})
