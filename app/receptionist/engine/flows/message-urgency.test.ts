import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, repliesOf, RESTAURANT } from '#tests/support/call.ts'

const SOLICITOR = { setup: { trade: 'solicitor' } } as const
const LETTINGS = { setup: { trade: 'property-manager' } } as const

test('a message that is of no use tomorrow is marked as urgent', () => {
  const rest = ['Jo Hale', '07700 900123', 'yes'] as const
  for (const [line, urgency] of [
    ["can you tell Sam I'm stuck in traffic, I'll be half an hour late", 'urgent'],
    ["we've a table at eight, sat on the A64 and gonna be twenty minutes late", 'urgent'],
    ["it's about my appointment at 2, stuck behind a tractor so might be a bit late", 'urgent'],
    ['I was twenty minutes late last week and got charged, can somebody ring me', 'normal'],
    ['the key is stuck in the lock, can he tell me if he changes locks', 'normal'],
    ['I need to cancel my appointment this afternoon', 'urgent'],
    ['I need to cancel my appointment next week', 'normal'],
    ['I want to complain about the tap you fitted this morning', 'normal'],
  ] as const)
    expect([line, callOf([line, ...rest]).card]).toEqual([
      line,
      expect.objectContaining({ outcome: 'message', urgency }),
    ])
})

test('a wish to be rung today makes no message urgent', () => {
  const lines = [
    "he's booked in for Friday at 11 but I can't make it, could we move it?",
    'Jo Hale',
  ]
  const call = callOf([
    ...lines,
    '07700 900123',
    "yes that's it. will she ring me today do you think?",
  ])
  expect(call.card).toMatchObject({ outcome: 'message', urgency: 'normal' })
})

test('a table of tonight that is pushed back is urgent', () => {
  const lines = [
    "we've got a table tonight at 7.30, is there any chance we can push it back to 8.15?",
    'Jo Okafor',
  ]
  const call = callOf([...lines, '07700 900412', 'yes'], RESTAURANT)
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  [
    "your lad left the job half done, I want ringing today or I'm going to trading standards",
    'urgent',
  ],
  ["I'm not happy with that tap, sort it out today or I'll be getting someone else in", 'urgent'],
  ["I'm not happy with that tap, can he ring me today or tomorrow", 'normal'],
  ["I'm not happy with that tap. Ring me today or I'm in all day tomorrow", 'normal'],
] as const)(
  'a complaint that waits only until tonight is urgent, another is not: "%s"',
  (line, urgency) => {
    const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'])
    expect(card).toMatchObject({ outcome: 'message', urgency })
  },
)

test('who wants ringing, or to be rung on some day, leaves a message and books nothing', () => {
  for (const line of [
    'I want ringing back about my order',
    'can Sam ring me on Wednesday',
    'my mum needs phoning about her boiler',
    'could somebody call me on Thursday about a quote',
  ])
    expect([line, callOf([line]).open]).toEqual([line, 'name'])
  expect(callOf(['can he ring me on 07700 900123']).card.phone).toBe('07700900123')
})

test.each([
  ["I'm a client, can Sam ring me, the hearing is on the 25th", 'urgent'],
  ["can Sam ring me about my case. I've a tribunal date coming up. it's this Wednesday", 'urgent'],
  ['can Sam ring me about my case, court is on Thursday at 10', 'urgent'],
  ['can Sam ring me about my case, the hearing is on 14 December', 'normal'],
  ['can Sam ring me about my case, the hearing was on Friday', 'normal'],
  ['can Sam ring me about my hearing. I would like a call tomorrow', 'normal'],
  ['can Sam ring me on Wednesday, it is about a hearing test at work', 'normal'],
] as const)('a hearing within three days makes a message urgent: "%s"', (line, urgency) => {
  const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'], SOLICITOR)
  expect(card).toMatchObject({ outcome: 'message', urgency })
})

test.each([
  ["can Sam ring me, I've to put a defence in by Monday", 'urgent'],
  [
    "can Sam ring me, a letter from the county court came and I've got to respond by Monday",
    'urgent',
  ],
  ['can Sam ring me about the court, the forms have got to be in by Tuesday', 'urgent'],
  ['can Sam ring me, the tribunal says I must send my statement before Monday', 'urgent'],
  [
    "can Sam ring me, we're meant to be completing Monday and the buyer says she'll pull out",
    'urgent',
  ],
  ['can Sam ring me, our exchange is Monday and the seller is getting cold feet', 'urgent'],
  ['can Sam ring me, the court wants a defence by the 20th of January', 'normal'],
  ['can Sam ring me, I had to put in a defence last Monday', 'normal'],
  [
    'can Sam ring me about the court, I have already sent the forms, they were due on Monday',
    'normal',
  ],
  [
    'can Sam ring me about hall hire, I need the papers for my self defence class by Monday',
    'normal',
  ],
  ['can Sam ring me on Monday about a reply from the court', 'normal'],
] as const)('what a court is owed over the weekend is urgent: "%s"', (line, urgency) => {
  const friday = { ...SOLICITOR, now: '2026-11-27T14:20' }
  const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'], friday)
  expect(card).toMatchObject({ outcome: 'message', urgency })
})

test('who calls a message urgent once it is taken hears that it is, and is followed', () => {
  const lines = ['can Sam ring me about my house sale', 'Ray Dunn', '07700 900187', 'yes']
  const late = callOf([...lines, 'no, it needs to be today'], SOLICITOR)
  expect(late.card.urgency).toBe('urgent')
  expect(lastReply(late)).toMatch(/urgent/)
  for (const line of ["tell her it's urgent", 'it has to be today, tell him its urgent'])
    for (const call of [
      callOf([...lines, line], SOLICITOR),
      callOf([...lines, line, line], SOLICITOR),
    ])
      expect([line, lastReply(call)]).toEqual([
        line,
        expect.stringMatching(/^(?!.*(?:follow|sorry)).*urgent/i),
      ])
})

const GROOMING = { setup: { ...GROOMER.setup, name: 'Muddy Paws' } } as const
const PLUMBER = { setup: { trade: 'plumber' } } as const

test.each([
  ['can Sam ring me, we exchange contracts on Wednesday and I have heard nothing', SOLICITOR],
  ["I'm selling my flat, can Sam ring me. we're meant to exchange tomorrow", SOLICITOR],
  ['can Sam ring me about the house, completion is on Wednesday', SOLICITOR],
  ['I want a call today or we are finding another solicitor', SOLICITOR],
  ["I want him to ring me today or I'm putting in a complaint", SOLICITOR],
  ["we've a table tonight for six under Hale but it's now eight of us", RESTAURANT],
  ["we are booked in for 7.30 tonight, there's one more coming, is that all right", RESTAURANT],
  ['we have a table booked this evening and my daughter is allergic to nuts', RESTAURANT],
  [
    "an earring went down the sink, can he ring me as soon as he can, I'm flying out tomorrow",
    PLUMBER,
  ],
  ['can Sam ring me asap about the invoice, we are going on holiday tonight', PLUMBER],
  ['can Sam ring me about the invoice as soon as he can, we have guests coming tomorrow', PLUMBER],
  ["he's due at 2 and it's 1 now, I need to change it", PLUMBER],
  ["I want to complain, you nicked my dog's ear and she keeps licking it", GROOMING],
  ["I'm not happy, my dog's belly is red raw since you clipped him", GROOMING],
  ['I want to complain about the cut, he came back limping', GROOMING],
] as const)('what is of no use tomorrow, or has hurt somebody, is urgent: "%s"', (line, firm) => {
  const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'], firm)
  expect(card).toMatchObject({ outcome: 'message', urgency: 'urgent' })
})

test.each([
  ['can Sam ring me, we hope to exchange in March', SOLICITOR],
  ['can Sam ring me, we exchanged on Friday', SOLICITOR],
  ['can Sam ring me about the completion statement', SOLICITOR],
  ["we've a table on Saturday for six under Hale but it's now eight of us", RESTAURANT],
  ['we had a table tonight week last and left a scarf, can you ring me', RESTAURANT],
  ['I want to complain, the steaks were burnt and the chips were cold', RESTAURANT],
  ['can Sam ring me about an invoice, I am going away tomorrow so next week please', PLUMBER],
  ['can Sam ring me about an invoice as soon as he can', PLUMBER],
  ["I want to complain, my dog's come back with a terrible cut", GROOMING],
  ['I want to complain, you cut his legs too short', GROOMING],
] as const)('what can wait is not marked as urgent: "%s"', (line, firm) => {
  const { card } = callOf([line, 'Jo Hale', '07700 900123', 'yes'], firm)
  expect(card.urgency).toBe('normal')
})

test('a message that was taken becomes urgent by what is added to it', () => {
  const taken = ["I'm not happy with the cut, he's bald", 'Jo Hale', '07700 900123', 'yes']
  for (const line of ['it needs to be today', 'and make sure he rings today, bye'])
    expect([line, callOf([...taken, line], GROOMING).card.urgency]).toEqual([line, 'urgent'])
  for (const line of ['will he ring today?', 'thanks, bye', "no rush, it needn't be today"])
    expect([line, callOf([...taken, line], GROOMING).card.urgency]).toEqual([line, 'normal'])
})

test.each([
  "I've been waiting two weeks for somebody to ring me about my divorce",
  'we have been waiting over a month for an answer from you',
  'been waiting ages for someone to call about the lease',
])('who has waited long for a call is told that she is sorry: "%s"', (line) => {
  expect(lastReply(callOf([line], SOLICITOR))).toMatch(/sorry/)
})

test('who waits for another firm complains of nothing', () => {
  const call = callOf(
    ["I've been waiting two weeks for someone from the council to ring"],
    SOLICITOR,
  )
  expect(lastReply(call)).not.toMatch(/sorry/)
})

const CATERER = { setup: { trade: 'other', name: 'Pear Tree Catering' } } as const

test.each([
  [
    'my lad had the prawns at your place on Friday and he has been throwing up ever since',
    RESTAURANT,
  ],
  ['we had your lamb on Sunday and all four of us have been sick since', RESTAURANT],
  ["my gran's in hospital after eating at yours", RESTAURANT],
  ["the whole table's been bad with their stomachs since your roast", RESTAURANT],
  ["I'm not happy with how filthy it was, I'm reporting it to environmental health", RESTAURANT],
  [
    "I want to complain about Sunday. If nobody rings me tonight I'm going to the papers",
    RESTAURANT,
  ],
  ['we had breakfast with you yesterday and our lad has been sick', { setup: { trade: 'hotel' } }],
  ['you did the buffet for our christening and loads of us have been ill', CATERER],
] as const)('illness after the firm’s food is urgent at once: "%s"', (line, firm) => {
  const call = callOf([line], firm)
  expect([call.card.urgency, call.open]).toEqual(['urgent', 'name'])
})

test('somebody hurt who ends in hospital makes a complaint urgent, on a later line too', () => {
  const lines = ['I want to complain about Sunday', 'Jo Hale. My dad ended up in A&E on a drip']
  expect(callOf(lines, RESTAURANT).card.urgency).toBe('urgent')
})

test.each([
  ['I want to complain, the fish was stone cold', RESTAURANT],
  ['there was a hair in the soup on Sunday, not happy', RESTAURANT],
  ["I ate at yours on Friday and I'm sick of waiting for my refund", RESTAURANT],
  [
    'I had dinner booked but I was sick so I could not come, can I have the deposit back',
    RESTAURANT,
  ],
  ["I had your letter but I've been off ill, can Sam ring me", SOLICITOR],
  ["can Sam ring me about a refund, if nobody rings today tomorrow's fine", RESTAURANT],
] as const)('bad food that made nobody ill can wait: "%s"', (line, firm) => {
  expect(callOf([line], firm).card.urgency).toBe('normal')
})

test.each([
  ["we've a table at half six under Hale, sat on the bypass, gonna be 15 minutes late", RESTAURANT],
  ["it's about Rex's groom at 6.20, we're running behind", GROOMING],
  [
    "I'm booked in at half six but the bus hasn't come, I'll be late",
    { setup: { trade: 'dentist' } },
  ],
  [
    "my appointment's at 6.30, just parking, might be five mins late",
    { setup: { trade: 'physio' } },
  ],
] as const)('who is late hears at once that it is passed on, as urgent: "%s"', (line, firm) => {
  const call = callOf([line], { ...firm, now: '2026-11-23T18:05' })
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/pass that on|I'll let|make sure/)
})

test.each([
  ["our table's at 6.30 tonight, can we make it seven", RESTAURANT],
  ['we are coming in half an hour and have to move the table', RESTAURANT],
  ["we've a table at half six, any chance of making it quarter to seven", RESTAURANT],
  ["our booking's for half six, we won't be there till seven", RESTAURANT],
  ["I'm booked in at half six, can I come at seven instead", { setup: { trade: 'hairdresser' } }],
] as const)(
  'what is booked for the next hour and changes is urgent, and no new booking: "%s"',
  (line, firm) => {
    const call = callOf([line], { ...firm, now: '2026-11-23T18:05' })
    expect([call.card.urgency, call.card.service]).toEqual(['urgent', null])
    expect(lastReply(call)).toMatch(/existing bookings/)
  },
)

test.each([
  ["I'll be late for my appointment on Friday", 'normal'],
  ['can I move my appointment to half six', 'normal'],
  ["my appointment's at nine tomorrow night, can I change it", 'normal'],
  ['I was late last time and got charged', 'normal'],
] as const)('what is booked for another time can wait: "%s"', (line, urgency) => {
  const firm = { setup: { trade: 'dentist' }, now: '2026-11-23T18:05' } as const
  expect(callOf([line], firm).card.urgency).toBe(urgency)
})

test('a table for the next hour is a new booking unless it is the caller’s own', () => {
  for (const line of ['a table at 7 tonight please', 'can we come in half an hour, two of us'])
    expect(callOf([line], { ...RESTAURANT, now: '2026-11-23T18:05' }).card.service).toBe('Table')
})

test.each([
  ['plumber', 'your man was meant to be here at nine and nobody has turned up, I took the day off'],
  ['plumber', "somebody was supposed to come between 7 and 9, I'm still waiting"],
  ['cleaner', "the cleaner was due at eight and she's not here"],
  ['electrician', "I've been sat in all morning for your electrician and no sign of him"],
  ['property-manager', "you said someone would be here by 9 to fix the lock, I'm waiting in"],
] as const)('a %s whose visit is overdue hears of it as urgent: "%s"', (trade, line) => {
  const call = callOf([line, 'Jo Hale', 'so is he coming or what'], { setup: { trade } })
  expect([call.card.urgency, call.card.service]).toEqual(['urgent', null])
  const said = call.turns.map(({ text }) => text).join(' ')
  expect(said).toMatch(/see or change existing bookings|look that up/)
  expect(said).not.toMatch(/nothing is booked|haven't booked/i)
})

test.each([
  ['plumber', 'your plumber never turned up yesterday'],
  ['plumber', 'he was meant to send me an invoice last week'],
  ['plumber', "I'm waiting for a call back about a quote"],
  ['property-manager', "the tenant was meant to be out by now and nobody's come to check"],
] as const)('a %s can wait where nobody waits for a visit today: "%s"', (trade, line) => {
  expect(callOf([line], { setup: { trade } }).card.urgency).toBe('normal')
})

test.each([
  "your delivery's an hour late, where is it",
  "where's my food, I ordered at six",
  "I've been waiting an hour for my takeaway",
])('food that is awaited cannot wait: "%s"', (line) => {
  const call = callOf([line, 'Mike Sugden', '07700 900533', 'yes'], RESTAURANT)
  expect(call.card.urgency).toBe('urgent')
})

test('food that was late last week can wait', () => {
  const line = 'our food was an hour late last Saturday and nobody said sorry'
  const call = callOf([line, 'Mike Sugden', '07700 900533', 'yes'], RESTAURANT)
  expect(call.card.urgency).toBe('normal')
})

test.each([
  ['restaurant', ["you've charged me twice for Sunday", 'I need it sorting today mind'], 'urgent'],
  ['restaurant', ["you've billed me twice", "before 4 or I'm going to the bank"], 'urgent'],
  ['restaurant', ["you took the money twice and my rent's going out tomorrow"], 'urgent'],
  ['restaurant', ["you've charged me twice, I need it back by close of play"], 'urgent'],
  ['solicitor', ["I'm not happy, I want an answer by the end of the day"], 'urgent'],
  ['plumber', ['I want to complain about your lad, it wants sorting today'], 'urgent'],
  ['solicitor', ["you've overcharged me, I need an answer by Friday"], 'normal'],
  ['restaurant', ["can I complain about the bill, I'm free before 4"], 'normal'],
  ['restaurant', ['you charged me twice, any time this week will do'], 'normal'],
  ['solicitor', ["I'm not happy with that letter, I want it sorting today or tomorrow"], 'normal'],
  ['dentist', ["I'm not happy, the crown you did has dropped off"], 'urgent'],
  ['dentist', ["it's fallen out already, that filling you did, it's a disgrace"], 'urgent'],
  ['dentist', ['I want to speak to whoever did my filling, it has come out again'], 'urgent'],
  ['dentist', ["I'm not happy, I fell out with the receptionist about my filling"], 'normal'],
  ['dentist', ["I'm not happy with the filling you did"], 'normal'],
] as const)('what cannot wait in a message to a %s: "%s"', (trade, lines, urgency) => {
  const call = callOf([...lines, 'Jo Hale', '07700 900123', 'yes'], { setup: { trade } })
  expect(call.card).toMatchObject({ outcome: 'message', urgency })
})

test('what is to be booked "when he\'s better" is not better yet', () => {
  const lines = ["the vet says it's ringworm, and he was in with you on Friday", 'Jo Hale']
  const call = callOf([...lines, '07700 900123', "yes. Can I rebook him when he's better"], GROOMER)
  expect(call.card.urgency).toBe('urgent')
})

test('the day by which a caller wants it sorted outlasts another complaint', () => {
  const lines = [
    'I want to speak to whoever did my crown',
    'Jo Hale',
    '07700 900123. I want it sorting today mind',
  ]
  const last = "yes. so when can you get me in? It's just not good enough"
  const call = callOf([...lines, last], { setup: { trade: 'dentist' } })
  expect(call.card.asked.date).toBe('2026-11-23')
})

test.each([
  ["the vet says it's ringworm, and she was in with you on Friday", 'urgent'],
  ["he's come home from yours with fleas", 'urgent'],
  ["our dog's caught kennel cough at your place", 'urgent'],
  ["vet says she's got mange, she had a groom with you last week", 'urgent'],
  ["Bella's got parvo, you should warn people", 'urgent'],
  ["can I cancel Monday's groom, he's got kennel cough", 'normal'],
  ['do you groom dogs with fleas', 'normal'],
  ['can you do a flea bath on Tuesday', 'normal'],
  ['he had kennel cough in March, is he ok to come', 'normal'],
  ["she had fleas when she was with you, they're gone now", 'normal'],
] as const)(
  'an illness that others at the shop may have caught is urgent: "%s"',
  (line, urgency) => {
    const { card, open } = callOf([line], GROOMER)
    expect(card.urgency).toBe(urgency)
    if (urgency === 'urgent') expect(open).toBe('name')
  },
)

test('an illness told in one line and the visit in the next are urgent together', () => {
  const lines = ["can I cancel Monday, he's got kennel cough", 'Jo', 'he was in with you on Friday']
  expect(callOf(lines, GROOMER).card.urgency).toBe('urgent')
})

test('a refund is left to the owner, and a rash is urgent', () => {
  const lines = ["I'm not happy, you've shaved my dog bald", 'Jo Hale']
  const rash = "there's a nasty rash all down his belly and I want my £30 back"
  const call = callOf([...lines, rash], GROOMER)
  expect(lastReply(call)).toContain('for Sam to decide')
  expect(call.card.urgency).toBe('urgent')
  const asked = lastReply(callOf([...lines, "07700 900123. I'd like a full refund"], GROOMER))
  expect(asked).toContain('for Sam to decide')
  expect(lastReply(callOf(['I want my money back'], GROOMER))).toMatch(/sorry/)
  expect(lastReply(callOf([...lines, 'he is back to normal'], GROOMER))).not.toContain('decide')
})

test('whoever was ill after a visit with somebody else is answered with a kind word', () => {
  const line = "I came in on Sunday and I've been throwing up since five, so has my wife"
  expect(lastReply(callOf([line], RESTAURANT))).toMatch(/sorry/)
})

test('a patient who bleeds hears about thinners, waiting and tablets', () => {
  const start = [
    "I had a tooth out yesterday and it's still bleeding",
    "it's not that bad, it's just oozing",
    'Jo Hale, 07700 900462',
  ]
  const setup = { trade: 'dentist' } as const
  const thinners = [...start, "yes. I'm on warfarin, does that matter?"]
  expect(lastReply(callOf(thinners, { setup }))).toMatch(/111.*A&E/)
  const wait = 'should I just come down or wait for her to ring? And do I take my tablet?'
  const reply = lastReply(callOf([...thinners, wait], { setup }))
  expect(reply).toMatch(/wait/)
  expect(reply).toMatch(/111/)
  expect(lastReply(callOf([...start, "yes. I'm not on blood thinners"], { setup }))).not.toMatch(
    /A&E/,
  )
})

const journey = (...lines: string[]) =>
  callOf(["Gran's car squeals when she brakes, can somebody ring me about it?", ...lines], {
    setup: { trade: 'garage' },
  })

test('a call that is wanted before a journey today is urgent', () => {
  const soon = "it'd need to be soon, she's setting off at two"
  expect(journey('Jo Hale', soon, '07700 900123', 'yes').card.urgency).toBe('urgent')
  const later = "she's meant to be driving to York this afternoon, can he ring before one?"
  expect(journey(later, 'Jo Hale', '07700 900123', 'yes').card.urgency).toBe('urgent')
})

test('a journey without haste, or haste without a journey, is not urgent', () => {
  const lines = [['she sets off early on Sundays'], ['can he ring before one?']]
  for (const more of lines)
    expect(journey(...more, 'Jo Hale', '07700 900123', 'yes').card.urgency).toBe('normal')
})

test('work that went wrong is taken down, and no booking is to be looked up', () => {
  const line = "I had my van in with you on Monday for a service and it's still not right"
  expect(lastReply(callOf([line], { setup: { trade: 'garage' } }))).not.toContain('existing')
})

test.each([
  ["I'm booked in tomorrow morning and I can't make it, could I move it", 'urgent'],
  ["my car's in with you first thing tomorrow, I'll have to cancel it", 'urgent'],
  ["I've an MOT at half eight tomorrow but I can't come, the bairn's poorly", 'urgent'],
  ["we're down for nine tomorrow and I need to rearrange it", 'urgent'],
  ["I can't make my service tomorrow at 8.30, can I change it", 'urgent'],
  ["I'm booked in on Friday, can I move it to tomorrow morning", 'normal'],
  ["I'm in on Thursday and can't make it, could you do tomorrow morning instead", 'normal'],
  ["I can't make my MOT on Friday, can Sam ring me tomorrow morning", 'normal'],
  ["my MOT's at four tomorrow, can I change it", 'normal'],
  ['can Sam call me tomorrow morning about a new bumper', 'normal'],
] as const)('who cannot come tomorrow morning is passed on at once: "%s"', (line, urgency) => {
  const call = callOf([line], { setup: { trade: 'garage' } })
  expect(call.card.urgency).toBe(urgency)
})

test.each([
  ['I think I left my keys with you last night', "I'm locked out", 'urgent'],
  ['I left my bag and my house keys at yours', "I can't get in the house", 'urgent'],
  ['I left my scarf with you last night', 'I am in all day', 'normal'],
  ['I left my keys with you last night', "no rush, I can't get in on Monday", 'normal'],
] as const)(
  'who is locked out because the keys are here cannot wait: "%s", "%s"',
  (lost, more, urgency) => {
    const { card } = callOf([lost, 'Ada Finch', `07700 900187. ${more}`, 'yes'], RESTAURANT)
    expect(card).toMatchObject({ outcome: 'message', urgency })
  },
)

test.each([
  'What time you open today anyroad, I could just come in',
  'when will somebody be in today?',
])('who asks for the hours of today moves nothing and is not urgent: "%s"', (line) => {
  const lines = ['can Sam ring me about my deposit, I moved out a month since', 'Carl Pugh']
  const call = callOf([...lines, `07700 900187. ${line}`], LETTINGS)
  expect(lastReply(call)).toMatch(/open from/)
  const taken = callOf([...lines, `07700 900187. ${line}`, 'yes'], LETTINGS)
  expect(taken.card).toMatchObject({ outcome: 'message', urgency: 'normal' })
})

test.each(['how long till Sam calls', 'how long until someone rings me', "when's he gonna ring"])(
  'nobody can say how long it is until the owner rings: "%s"',
  (line) => {
    const urgent = callOf(['my tooth has been knocked out', 'Gil Marsh', `07700 900187. ${line}`], {
      setup: { trade: 'dentist' },
    })
    expect(lastReply(urgent)).toMatch(/can't say when|don't know how long/)
    const calm = callOf(['can Sam ring me', 'Gil Marsh', `07700 900187. ${line}`], SOLICITOR)
    expect(lastReply(calm)).toMatch(/can't promise when/)
  },
)

test.each([
  ["she's hardly eating with it, so the sooner the better", 'urgent'],
  ["he can't eat for it, bless him, as soon as you can please", 'urgent'],
  ["she's eating fine, but the sooner the better", 'normal'],
  ["she's not eating out this week, any day will do", 'normal'],
] as const)('a patient who cannot eat and wants seeing soon is urgent: "%s"', (line, urgency) => {
  const lines = [
    "can Sam ring me about my dad's denture",
    'Nora Field',
    '07700 900187',
    'yes',
    line,
  ]
  expect(callOf(lines, { setup: { trade: 'dentist' } }).card.urgency).toBe(urgency)
  expect(callOf(lines, SOLICITOR).card.urgency).toBe('normal')
})

test.each([
  "your lad was sposed to be here at nine this morning and nobodys turned up, I've lost a day's pay",
  'someone was supposed to come at 8 and no ones been',
  "your fella shoulda been here by half eight and there's no sign",
  "the engineer was meant to come between 8 and 9 and I'm still sat here like a lemon",
  "you said 8 o'clock this morning and nobodys here",
  "I'm stuck at home waiting for your man who was due at 8",
])('a visit overdue today is urgent, and she is sorry at once: %s', (line) => {
  const call = callOf([line, 'Rita Moss', '07700 900142', 'yes'])
  expect(repliesOf(call)[1]).toMatch(/^I'm sorry/)
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  'he was sposed to come last Tuesday and nobodys turned up',
  'my tenant was supposed to be in at 8 and he should have been here',
  'the parts were supposed to be here on Monday',
  'you said eight weeks for the new boiler and I only wanted to know if that is right',
])('what is not overdue today is not urgent: %s', (line) => {
  expect(callOf([line, 'Rita Moss', '07700 900142', 'yes']).card.urgency).toBe('normal')
})

test.each([
  [
    "I want to complain about the tiling, if I don't hear by dinner I'm getting someone else",
    'urgent',
  ],
  ['I want to complain about the tiling, if nobody rings by 5 I want my money back', 'urgent'],
  [
    "I want to complain about the tiling, if he doesn't call before the end of the day I'm off elsewhere",
    'urgent',
  ],
  ["I want to complain about the tiling, if I don't hear by Friday I'll ring again", 'normal'],
  ["I want to complain about the tiling, if I don't hear by 5 on Friday I'll ring again", 'normal'],
])('a deadline of today makes a message urgent: %s', (line, urgency) => {
  expect(callOf([line, 'Rita Moss', '07700 900142', 'yes']).card.urgency).toBe(urgency)
})

test.each([
  "07700 900123, I'm on shift while ten so not tonight",
  "07700 900123, not this evening though, I'm at bingo",
  '07700 900123, just not today please',
])('who must not be rung in the next hours is not in a hurry: %s', (line) => {
  const lines = ["I think I need to give notice, I'm moving to Hull", 'yes please', 'Rory', line]
  expect(callOf([...lines, 'yes'], LETTINGS).card.urgency).toBe('normal')
})

test('who cannot be rung tonight is in no hurry about keys either', () => {
  const lines = ["I'm thinking of giving notice", 'yes please', 'Rory']
  const more = [
    "07700 900123, I'm on a late shift so not tonight",
    'yes. can I leave the keys with you?',
  ]
  expect(callOf([...lines, ...more, 'thanks'], LETTINGS).card.urgency).toBe('normal')
})

test('who calls off tonight is marked as urgent all the same', () => {
  const line = "we've a table booked at 7 and we're not coming tonight"
  expect(callOf([line, 'Jo Hale', '07700 900123', 'yes'], RESTAURANT).card.urgency).toBe('urgent')
})

test.each([
  "my crown's come out, I've got it here in a tissue",
  "a veneer's dropped off, I've still got it",
  'my cap has popped off and I have got it with me',
])('dental work that has come out is taken down as urgent at once: %s', (line) => {
  const call = callOf([line], { setup: { trade: 'dentist' } })
  expect(call).toMatchObject({ open: 'name', card: { urgency: 'urgent', wants: line } })
})

test.each([
  ["I need a call before eleven because the landlord's at the bank", 'urgent'],
  ['I need a ring back by half nine, the van is outside', 'urgent'],
  ["the court's closing so can he ring me before four", 'urgent'],
  ["we've a completion on Thursday, who has got the keys", 'normal'],
  ["ring me before five, I'm out after that", 'normal'],
  ["can she ring me before ten tomorrow, the bank's closing my account", 'normal'],
] as const)('a call needed before an hour of today is urgent: "%s"', (line, urgency) => {
  const lines = ['can Sam ring me about my house sale', 'Jo Hale', line, '07700 900123', 'yes']
  expect(callOf(lines, SOLICITOR).card.urgency).toBe(urgency)
})

test.each([
  ["we've had an email from you with new bank details, is it right?", 'urgent'],
  ['I got a letter off you with different account details on it', 'urgent'],
  ['did you get the email with my new bank details', 'normal'],
] as const)('new bank details for a payment are urgent: "%s"', (line, urgency) => {
  expect(callOf([line], SOLICITOR).card.urgency).toBe(urgency)
})

test.each([
  ['can you fit five of us in the next twenty minutes', 'normal'],
  ["we're stood outside, your door's locked and we've a table booked", 'urgent'],
] as const)('a table within minutes is only a wish: "%s"', (line, urgency) => {
  expect(callOf([line], RESTAURANT).card.urgency).toBe(urgency)
})

test('a table wished for in minutes is not urgent the next day', () => {
  const lines = ['is it too late for food', 'could you do three of us in twenty mins']
  const more = ['what about tomorrow then', 'Nell', '07700 900127', 'yes', 'yes']
  const { card } = callOf([...lines, ...more], { ...RESTAURANT, now: '2026-12-19T22:30' })
  expect(card.urgency).toBe('normal')
})

test.each([
  ["he's coming between nine and eleven and I've had to nip out", 'urgent'],
  ["Sam's coming at half nine and I've got to fetch the kids", 'urgent'],
  [
    "the engineer's meant to be here between eight and one and I've got to collect my lad",
    'urgent',
  ],
  ["I'm booked in at nine but the babysitter's let us down, twenty minutes", 'urgent'],
  ["I've an appointment at quarter past nine and the bus hasn't turned up", 'urgent'],
  ["I've got your man booked for this morning and I've been called into work", 'urgent'],
  ["he's coming between one and three and I've got to collect my lad", 'normal'],
  ["he's coming tomorrow at half nine and I'll be at work", 'normal'],
  ['my appointment was booked for nine last Tuesday and nobody rang', 'normal'],
  ["I've got a fine to pay by the 31st, can somebody ring me", 'normal'],
  ["message for Sam, I'm coming home at ten", 'normal'],
] as const)('who is expected about now and is held up is urgent: "%s"', (line, urgency) => {
  const call = callOf([line, 'Jo Hale', '07700 900123', 'yes'])
  expect(call.card).toMatchObject({ outcome: 'message', urgency })
})

test.each([
  ["It's still not locking, you know", 'urgent'],
  ['07700 900123. Anyone could just walk in', 'urgent'],
  ["it won't shut properly", 'urgent'],
  ["it's not a hurry", 'normal'],
])('what comes later of a door that was told of makes it urgent: %s', (line, urgency) => {
  const lines = ['nobody has come about the back door for three weeks', 'Jo Hale', line]
  expect(callOf(lines, { setup: { trade: 'property-manager' } }).card.urgency).toBe(urgency)
})

test.each(["it won't shut properly", "it's still not locking"])(
  'what comes later of another thing does not: %s',
  (line) => {
    const lines = ['nobody has come about the washing machine', 'Jo Hale', line]
    expect(callOf(lines, { setup: { trade: 'property-manager' } }).card.urgency).toBe('normal')
  },
)

test.each([
  ['plumber', 'yes. I need to know by half five'],
  ['solicitor', 'yes. I need an answer today'],
  ['garage', "yes. I've got to know before 4, I need a lift"],
  ['vet', 'yes. I need to hear back tonight'],
  ['estate-agent', 'yes. they need a yes or no by tonight'],
] as const)(
  'who needs an answer today is urgent, and the owner reads by when: %s, "%s"',
  (trade, line) => {
    const lines = ['can Sam ring me about the paperwork', 'Jo Hale', '07700 900123', line]
    const { card } = callOf(lines, { setup: { trade } })
    expect(card.urgency).toBe('urgent')
    expect(card.wants).toContain(line)
  },
)

test('who needs an answer today, after the message was taken, hears that it is urgent', () => {
  const lines = ["we're coming in tomorrow, booked under Hale, can we make it six?", '07700 900123']
  const call = callOf([...lines, 'yes', "I need to know today cause it's tomorrow"], RESTAURANT)
  expect(lastReply(call)).toMatch(/urgent/)
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  ['plumber', 'can Sam ring me about a quote, I need to know by Friday'],
  ['restaurant', "can Sam ring me, I need to know what's on today's menu"],
  ['restaurant', 'can Sam ring me, I need to know by six tomorrow about the cake'],
  ['florist', 'can Sam ring me, I need to know by 6 weeks before'],
  ['tutor', "can Sam ring me, I don't need to know today"],
  ['plumber', 'can Sam ring me, he needs to know by nine that the gate is locked'],
  ['solicitor', 'can Sam ring me at 4 today'],
  ['dentist', 'I had an e-mail at 9 today about my plan, can Sam ring me'],
] as const)('a later answer, or the day of the call, is not urgent: %s, "%s"', (trade, line) => {
  const call = callOf([line, 'Jo Hale', '07700 900123', 'yes'], { setup: { trade } })
  expect(call.card.urgency).toBe('normal')
})

test.each([
  ['hotel', 'I booked a room for tonight and never got an email, is it on there'],
  ['hairdresser', 'have I got an appointment at 3 today?'],
  [
    'restaurant',
    "I booked online last night, I've not had an email back. It's tonight at 8 for five",
  ],
] as const)(
  'who asks whether something stands that is booked for today is urgent: %s, "%s"',
  (trade, line) => {
    const call = callOf([line, 'Jo Hale', '07700 900123', 'yes'], { setup: { trade } })
    expect(call.card).toMatchObject({ outcome: 'message', urgency: 'urgent' })
  },
)

test.each([
  ['restaurant', 'I was in today at 1 and left my scarf, have you got it'],
  ['physio', 'I had my appointment at 2 today and forgot to ask, can I run?'],
] as const)(
  'who asks about a visit of today that is over is not urgent: %s, "%s"',
  (trade, line) => {
    const call = callOf([line, 'Jo Hale', '07700 900123', 'yes'], { setup: { trade } })
    expect(call.card.urgency).toBe('normal')
  },
)

test('who books for today and wants to be rung before that is urgent', () => {
  const urgencyOf = (day: string, line: string) => {
    const start = [`a check-up ${day}`, 'the last one', 'Jo Hale', '07700 900123', 'yes', 'book it']
    const { card } = callOf([...start, line], { setup: { trade: 'dentist' } })
    return [card.outcome, card.urgency]
  }
  for (const line of [
    'can she ring me before I come?',
    'will she ring me before half three? bye',
  ]) {
    expect([line, urgencyOf('today', line)]).toEqual([line, ['booked', 'urgent']])
    expect([line, urgencyOf('tomorrow', line)]).toEqual([line, ['booked', 'normal']])
  }
  const told = "I'll let you know before then if I can't"
  expect(urgencyOf('today', told)).toEqual(['booked', 'normal'])
})
