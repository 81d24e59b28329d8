import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  GROOMER,
  hear,
  lastReply,
  LETTINGS,
  repliesOf,
  RESTAURANT,
  TO_NAME,
} from '#tests/support/call.ts'

const START = ["I've got a burst pipe in the kitchen"]

test('a call is no longer urgent once the caller says that it can wait', () => {
  const setup = {
    trade: 'plumber',
    urgent: { words: ['burst pipe'], does: 'text', to: 'Sam' },
  } as const
  for (const line of [
    "Oh it's not that urgent really, I've turned the water off",
    "Actually it's stopped now, no need to text anyone",
  ]) {
    const call = callOf([...START, line], { setup })
    expect([line, call.card.urgency, call.card.outcome]).toEqual([line, 'normal', null])
    expect(lastReply(call)).toMatch(/urgent/)
  }
  const booking = callOf(
    [...START, "It's stopped now, can I just book a tap repair on Friday instead?"],
    { setup },
  )
  expect(booking.card).toMatchObject({ urgency: 'normal', service: 'Tap repair' })
})

test('once the power is off, the leak goes to the owner as urgent', () => {
  const call = callOf(['water is coming out of the spotlights', "right, I've turned it off"])
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: null })
  expect(call.card.wants).toContain('spotlights')
  expect(call.open).toBe('name')
})

test('a caller who is still there after being put through hears why, and leaves the details', () => {
  const setup = {
    trade: 'plumber',
    urgent: { words: ['burst pipe'], does: 'put-through', to: 'Sam' },
  } as const
  const lines = [...START, 'hello? am I through?', 'Jo Lee', 'how long will he be?'] as const
  const [, , waiting, , asking] = repliesOf(callOf(lines, { setup }))
  expect(waiting).toMatch(/^Sam hasn't picked up.*name/)
  expect(asking).toMatch(/don't know how long|can't say when/)
  expect(repliesOf(callOf([...START, 'thanks, bye'], { setup })).at(-1)).toMatch(/Goodbye/)
})

test('a question when help comes gets no other fact, and a quoted length is no date', () => {
  const setup = {
    trade: 'property-manager',
    facts: [{ question: 'How long do repairs take?', answer: 'Repairs take five working days.' }],
    urgent: { words: ['no heating'], does: 'text', to: 'Priya' },
  } as const
  for (const line of [
    'is anybody coming tonight',
    'how much longer will she be?',
    "what's happening?",
    'five working days? I have a baby here!',
  ]) {
    const call = callOf(["we've no heating", line], { setup })
    expect(lastReply(call)).not.toMatch(/working days/)
    expect([line, call.card.asked.date]).toEqual([line, null])
  }
})

test('an urgent matter gets the emergency appointment, and "now" the first time', () => {
  const service = (name: string) => ({ name, pricePence: 5000, minutes: 30, isBookable: true })
  const setup = {
    trade: 'dentist',
    services: ['Check-up', 'Hygienist', 'Filling', 'Crown', 'Emergency visit'].map(service),
    urgent: { words: ['knocked out'], does: 'next-slot', to: 'Ann' },
  } as const
  const urgent = callOf(['my front tooth is knocked out', 'can someone see me right now'], {
    setup,
  })
  expect(urgent.card).toMatchObject({ service: 'Emergency visit', asked: { date: '2026-11-23' } })
  expect(lastReply(urgent)).toMatch(/Monday 23 November at/)
  for (const line of ['anything today?', 'have you not got anything this afternoon'])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringMatching(/book: an emergency visit, a check-up/),
    ])
})

test('a swollen face is urgent at the dentist, with a word on when to ring 999', () => {
  const setup = {
    trade: 'dentist',
    urgent: { words: ['swelling'], does: 'text', to: 'Ann' },
  } as const
  const call = callOf(['my cheek is swollen and so is my face'], { setup })
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/can't breathe or swallow, ring 999/)
})

const TO_OWNER = {
  setup: { trade: 'plumber', urgent: { words: ['burst pipe'], does: 'put-through', to: 'Sam' } },
} as const

test('who is being put through and only agrees still leaves a name and number', () => {
  for (const line of ['ok', 'right, thanks', 'yes please', 'is it ringing?']) {
    const call = callOf([...START, line], TO_OWNER)
    expect([line, call.open]).toEqual([line, 'name'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/^Sam hasn't picked up/)])
    expect([line, lastReply(call)]).toEqual([line, expect.not.stringMatching(/know|Goodbye/)])
  }
})

test('on an urgent call she tries the owner again, if that is the rule', () => {
  const taken = ['hello?', 'Jo Lee', '07700 900123', 'yes', 'LS6 1AB']
  for (const line of ["can't you just put me through to him?", 'could you try him again']) {
    const lines = [...START, ...taken, line]
    expect(lastReply(callOf(lines, TO_OWNER))).toBe("I'm trying Sam again now.")
    const waiting = callOf([...lines, 'hello?'], TO_OWNER)
    expect(lastReply(waiting)).toMatch(/still hasn't picked up.*marked as urgent/)
    expect(waiting.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent', name: 'Jo Lee' })
  }
  const urgent = { ...TO_OWNER.setup.urgent, does: 'text' } as const
  const texted = callOf([...START, ...taken, "can't you just put me through?"], {
    setup: { ...TO_OWNER.setup, urgent },
  })
  expect(lastReply(texted)).not.toMatch(/Goodbye|again now/)
})

test('a question on an urgent call is never passed over', () => {
  for (const line of [
    'never mind that, how do I stop the water?',
    'Jo Lee, never mind that how do I stop the water',
    'Jo Lee. Shall I turn the heating off as well',
    'Jo Lee, what do I do about the boiler',
  ])
    expect([line, lastReply(callOf([...START, 'hello?', line], TO_OWNER))]).toEqual([
      line,
      expect.stringMatching(/don't know|can't say|stop tap|noted that you need to know/),
    ])
})

test('a caller who calls it urgent gets it marked so, and can take that back', () => {
  const urgency = (...lines: string[]) => callOf(lines).card.urgency
  expect(urgency('can Sam ring me about the fence, it is urgent')).toBe('urgent')
  expect(urgency('I urgently need a boiler repair')).toBe('urgent')
  expect(urgency('I urgently need a boiler repair', "it's not that urgent")).toBe('normal')
  for (const line of [
    'nothing urgent, a boiler service please',
    "it isn't really urgent",
    'is it urgent to fix a tap?',
    'how much is an emergency appointment?',
  ])
    expect([line, urgency(line)]).toEqual([line, 'normal'])
})

test("the owner's urgent words count in other words, and not by one common word", () => {
  const words = ['severe pain', 'running late', 'water coming through']
  const setup = { trade: 'other', urgent: { words, does: 'text', to: 'Ann' } } as const
  for (const [line, urgency] of [
    ["my molar's throbbing, I was up all night and ibuprofen does nothing", 'urgent'],
    ['this toothache kept me awake', 'urgent'],
    ["we'll be ten minutes late for our slot", 'urgent'],
    ["there's water dripping through onto the stairs", 'urgent'],
    ["if we're there late, is the kitchen open", 'normal'],
    ['do you open late on Fridays', 'normal'],
    ['who do I pay the water bill to', 'normal'],
    ["it doesn't hurt and I sleep well", 'normal'],
  ] as const)
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, urgency])
})

test('"can\'t you …?" declines no time that she has offered', () => {
  for (const line of ["can't you just see me? It's agony", "won't he come any earlier?"])
    expect(hear(line, { open: 'slot' })).not.toContainEqual({ kind: 'no' })
  expect(hear("I can't do either of those", { open: 'slot' })).toContainEqual({ kind: 'no' })
})

test('what the caller calls not quite urgent is not marked as urgent', () => {
  for (const line of [
    'A tap repair, it is urgent-ish',
    "I wouldn't say it's urgent, a tap repair",
    'a tap repair, nothing terribly urgent',
    'a semi-urgent tap repair',
    "We've had a burst pipe, no rush though, the water's off",
    "There's no hot water, but it isn't that urgent",
  ]) {
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
  }
  expect(callOf(['A tap repair, and it is fairly urgent']).card.urgency).toBe('urgent')
})

test('water that runs where it must not is urgent in whatever words', () => {
  for (const line of [
    "the pipe's come apart and water is everywhere",
    "it's spraying out and I can't find the stop tap",
    "the washing machine is leaking through the kitchen ceiling, it's going into the flat below",
    'the bath is dripping through my ceiling from upstairs',
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'urgent'])
  for (const line of [
    "where's the stopcock?",
    'a tap that drips now and then',
    'no water comes out',
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
})

test('somebody who waits outside, or whose child is kept away, leaves a message at once', () => {
  for (const [trade, line] of [
    ['property-manager', "the surveyor's outside and nobody's here to let him in"],
    ['property-manager', "can somebody get us in, we've only got twenty minutes"],
    ['solicitor', "her dad took my daughter on Sunday and he's refusing to bring her back"],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.open, call.card.urgency]).toEqual([line, 'name', 'urgent'])
    expect([line, call.card.wants, call.card.asked.time]).toEqual([line, line, null])
  }
  for (const line of ['the tap outside drips', 'I took my son to school, is parking free?'])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
})

test('the time by which an answer is needed is no time for a visit', () => {
  const setup = { trade: 'property-manager' } as const
  const call = callOf(['I need an answer about the lease by five today'], { setup })
  expect(call.card).toMatchObject({ urgency: 'urgent', asked: { date: null, time: null } })
})

test('somebody frail without heat or water is urgent, and a sound boiler is not', () => {
  for (const line of ["I'm 84 and the heating's off", "we've a new-born and no hot water"])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'urgent'])
  for (const line of ["I'm 84 and I'd like a boiler service", 'is a baby gate your job?'])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
})

test('an urgent caller who asks for a time hears that nobody can promise one', () => {
  const setup = { trade: 'dentist' } as const
  const lines = ["I'm in agony with this tooth", 'is there anything today?']
  const call = callOf(lines, { setup })
  expect(lastReply(call)).toMatch(/can't say when|don't know how long/)
  expect(call).toMatchObject({ open: 'name', card: { booked: null } })
})

test('a house that has been without heating is as urgent in these words as in the owner’s', () => {
  for (const line of [
    "nan's heating's been off since Sunday",
    'the heating has been off all weekend and she is 84',
    "my dad's hot water's been off two days",
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'urgent'])
  expect(callOf(['I turned the heating off for the summer']).card.urgency).toBe('normal')
})

test('what an urgent caller says instead of a name still reaches the owner', () => {
  const call = callOf([...START, 'hurry, the carpet and the piano are soaked through'])
  expect(call.open).toBe('name')
  expect(call.card.wants).toContain('piano')
})

test('"urgent" said with the goodbye, or a deadline with its reason, reaches the owner', () => {
  const lines = ['Can somebody ring me about my tap?', 'Jo Hale', '07700 900123', 'yes']
  expect(callOf([...lines, "Thanks. It's actually urgent, bye"]).card.urgency).toBe('urgent')
  expect(callOf([...lines, 'Thanks, bye']).card.urgency).toBe('normal')
  const before = ['Can Sam ring me?', 'My lease', 'Jo Hale']
  const line = '07700 900123, and please call me before five because they change the locks'
  expect(callOf([...before, line]).card.urgency).toBe('urgent')
})

test('a caller who is about to come while it is closed hears when it opens', () => {
  const urgent = { words: ['knocked-out tooth'], does: 'text', to: 'Sam' } as const
  const input = { setup: { trade: 'dentist', urgent }, now: '2026-11-23T20:05' } as const
  const lines = ["My son's knocked his tooth out", 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...lines, 'Should we head over now?'], input))).toMatch(
    /closed.* Tuesday 24 November at/,
  )
  expect(lastReply(callOf([...lines, "We're on our way, bye"], input))).toMatch(/Tuesday/)
  const open = { ...input, now: '2026-11-23T11:05' }
  expect(lastReply(callOf([...lines, "We're on our way, bye"], open))).not.toMatch(/closed/)
})

test('a tenant without heating or power is urgent at a letting agent', () => {
  const setup = { trade: 'property-manager' } as const
  for (const line of [
    'the heating has conked out',
    'our boiler’s off so there is no heating',
    'there’s no power in the flat',
  ])
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, 'urgent'])
  for (const line of ['does the flat have gas heating?', 'is there parking for a power chair?'])
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, 'normal'])
})

test('who presses for help with a fault or an illness is marked as urgent', () => {
  for (const [trade, line] of [
    ['plumber', 'my loo is blocked, please hurry'],
    ['electrician', "the socket's not working, as quick as you can"],
    ['physio', 'my back is sore and it has got a lot worse'],
    ['dentist', "my crown's come off, hurry please"],
    ['garage', 'the brakes make noises and it gets worse every day'],
  ] as const) {
    const { card } = callOf([line], { setup: { trade } })
    expect([line, card.urgency, card.wants]).toEqual([line, 'urgent', line])
  }
  for (const [trade, line] of [
    ['hairdresser', "a haircut, and hurry, I've a train to catch"],
    ['plumber', 'a tap repair, no hurry'],
    ['tutor', 'his marks are getting worse, a lesson please'],
    ['cleaner', 'an oven clean, as quick as you can'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
  const later = callOf(['my tap is leaking', TO_NAME[1], "hurry, will you, it's getting worse"])
  expect(later.card.urgency).toBe('urgent')
  expect(lastReply(later)).not.toContain("don't know")
})

test('a wall to be taken down is not urgent, and one that has fallen is', () => {
  const builder = { setup: { trade: 'builder' } } as const
  const wanted = callOf(['I want a price for a wall taking down'], builder)
  expect(wanted.card.urgency).toBe('normal')
  expect(callOf(["my garden wall's fallen down"], builder).card.urgency).toBe('urgent')
})

test('a wall to be knocked through has not come down', () => {
  const builder = { setup: { trade: 'builder' } } as const
  const line =
    'we want to knock the kitchen through, can you come and price it? The wall bears load.'
  expect(callOf([line], builder).card.urgency).toBe('normal')
  expect(callOf(["my garden wall's come down"], builder).card.urgency).toBe('urgent')
})

test('who is urgent outside the area hears that nobody may be able to come', () => {
  const lines = [...START, 'Tom Hill, 07700 900123', 'yes', 'EX1 1AA'] as const
  const call = callOf(lines)
  expect(lastReply(call)).toMatch(/EX1 1AA may be outside our area/)
  expect(call.card.outcome).toBe('urgent')
  expect(lastReply(callOf([...lines.slice(0, -1), 'LS6 1AB']))).not.toMatch(/outside/)
})

test('a house number beside the postcode of an urgent job reaches the owner', () => {
  const call = callOf([...START, 'Tom Hill, 07700 900123', 'yes', 'LS6 1AB, number 22'])
  expect(call.card.wants).toContain('number 22')
})

test('whether to turn the water off is answered, and kept for the owner', () => {
  const call = callOf([...START, 'Should I turn the water off?'])
  expect(lastReply(call)).toMatch(/stop tap/)
  expect(call.card.wants).toContain('turn the water off')
})

test('what must be signed by tonight is urgent, and a worried owner hears no small talk', () => {
  const line = 'I got sacked and they want me to sign something by five today'
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.urgency).toBe('urgent')
  const dog = callOf(["My dog's eaten a bar of chocolate, I'm really worried"], {
    setup: { trade: 'vet' },
  })
  expect(lastReply(dog)).toMatch(/^That sounds urgent/)
})

test('a will for somebody in a hospice, and insulin left behind, are urgent', () => {
  for (const [trade, line] of [
    ['solicitor', "My mother-in-law's in the hospice and she's got no will"],
    ['restaurant', "My husband's left his insulin with you, he needs it for his dinner"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'urgent'])
})

test('a caller who cannot find the stop tap is told where to look', () => {
  for (const line of ["I can't find where to turn it off", 'how do I stop it?'])
    expect([line, lastReply(callOf([...START, `Jo Lee. ${line}`]))]).toEqual([
      line,
      expect.stringContaining('The stop tap is often under the kitchen sink'),
    ])
})

test('what was left behind before a flight today is urgent', () => {
  const line = "I've left my bag with you and I'm getting on a plane this afternoon"
  expect(callOf([line], { setup: { trade: 'restaurant' } }).card.urgency).toBe('urgent')
})

test('a deadline of the caller’s own makes no call urgent', () => {
  for (const [trade, line] of [
    [
      'plumber',
      'a tap repair, I need to get out to work by nine so can he come tomorrow at eight?',
    ],
    ['estate-agent', "I've got to decide by Friday so can I view it tomorrow"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
})

test('medication left behind is urgent', () => {
  const line = "I think I've left my handbag there, it's got my medication in"
  expect(callOf([line], { setup: { trade: 'restaurant' } }).card.urgency).toBe('urgent')
})

test('what was left late, or is only days old, is not urgent', () => {
  for (const [trade, line] of [
    ['garage', "I forgot to book my MOT and I'm flying tomorrow"],
    ['vet', "a consultation please, he said it's only days old"],
    ['clinic', 'a blood test please, I use an inhaler, I need it with me'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
})

test('asked what to do about water, she says to turn it off', () => {
  const lines = ["there's water coming through my ceiling", 'Dave Holloway', '07700 900 655']
  const reply = lastReply(callOf([...lines, 'Yes! What do I do in the meantime?']))
  expect(reply).toMatch(/^Turn the water off at the stop tap/)
})

test('what to do about the water is to turn it off', () => {
  const lines = ["There's water pouring through my ceiling", 'What do I do about the water though?']
  expect(lastReply(callOf(lines))).toMatch(/stop tap/)
})

test.each([
  "No, you don't need to ring back, just let them know",
  "you needn't ring me",
  "don't bother ringing",
  "he doesn't need to call me",
])('a caller who wants no call back is as urgent as before: %s', (line) => {
  const late = "I'm running late for our table, we're booked at seven, we'll be quarter past"
  const at = { ...RESTAURANT, now: '2026-12-11T18:45' }
  const call = callOf([late, "It's under Fletcher", '07700 900733', 'yep', line], at)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).not.toContain('urgent')
})

test('a caller who needs nobody any more is no longer urgent, and the owner hears of it', () => {
  const lines = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  for (const line of [
    'Forget it, tell him not to bother',
    "oh it's just come back on, I don't need anyone now",
    'my wife has just turned up with her key. Cancel that',
    "it's all sorted now",
  ]) {
    const call = callOf([...lines, line])
    expect([line, call.card.urgency, call.card.outcome]).toEqual([line, 'normal', 'message'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/longer|any more/)])
  }
  const early = callOf(["I've got no heating", 'Jo', "it's back on, don't worry about it"])
  expect(early.card).toMatchObject({ urgency: 'normal', outcome: null })
})

test.each([
  'forget it then. Just get him to ring',
  'oh leave it, just send someone',
  'never mind how much, just get him here',
  "forget it, I don't care what it costs, ring me",
])('who gives up only the question is still urgent, and she does not ring off: %s', (line) => {
  const lines = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB', line]
  const call = callOf(lines)
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
  expect(call.hasRungOff).toBe(false)
  expect(call.card.wants).toContain(line)
})

test.each(['can you just send someone', 'can he come out today?'])(
  'who wants somebody sent for what the owner has heard of books nothing: %s',
  (line) => {
    const lines = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB', line]
    const call = callOf(lines)
    expect(call.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
    expect(call.open).toBeNull()
    expect(lastReply(call)).toMatch(/Sam/)
  },
)

test('who wants a booking besides the urgent message begins one', () => {
  const lines = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  expect(callOf([...lines, 'can I book an appointment as well']).open).toBe('service')
})

test('who finds help elsewhere is no longer urgent', () => {
  const lines = ["I've got no heating", 'Jo Hale', '07700 900123', 'yes', 'LS6 1AB']
  const call = callOf([...lines, "leave it, we'll get somebody local"])
  expect(call.card.urgency).toBe('normal')
})

test('a dead boiler or cold radiators are urgent, and no boiler service', () => {
  for (const line of [
    "my boiler's packed in",
    "Hi, my boiler's broken, do you do boiler repairs?",
    "it's the boiler, it won't fire up",
    'my radiators are stone cold',
  ])
    expect([line, callOf([line]).card]).toEqual([
      line,
      expect.objectContaining({ urgency: 'urgent', service: null }),
    ])
  const one = callOf(['one of my radiators is cold at the top'])
  expect(one.card.urgency).toBe('normal')
  const urgent = { words: ['burst pipe'], does: 'text', to: 'Sam' } as const
  const repair = { name: 'Boiler repair', pricePence: 9000, minutes: 60, isBookable: true }
  const setup = { trade: 'plumber', services: [repair], urgent } as const
  expect(callOf(["my boiler's broken"], { setup }).card.service).toBe('Boiler repair')
})

test('who has water running is told at once how to stop it', () => {
  for (const line of [
    'burst pipe!!',
    'in kitchen under the sink water is coming',
    "there's a leak under my sink, it's pouring",
  ])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.stringContaining('stop tap')])
  for (const line of ['no heating since last night', 'the toilet is overflowing'])
    expect([line, lastReply(callOf([line]))]).toEqual([
      line,
      expect.not.stringContaining('stop tap'),
    ])
})

test('a patient who is urgent while the practice is closed is sent to 111', () => {
  const options = { setup: { trade: 'dentist' }, now: '2026-11-21T11:30' } as const
  const tooth = ["my lad's front tooth has come right out", 'Jo Hale']
  expect(lastReply(callOf(tooth.slice(0, 1), options))).toContain('ring 111')
  expect(lastReply(callOf([...tooth, 'what do I do with the tooth?'], options))).toContain('111')
  expect(lastReply(callOf([...tooth, 'can we just come down now?'], options))).toContain('closed')
  const face = callOf(['me face has blown up, like the whole left side'], options)
  expect(lastReply(face)).toMatch(/closed.*111.*999/)
})

test('"no heating" refuses nothing', () => {
  const [, reply] = repliesOf(callOf(['no heating']))
  expect(reply).toMatch(/^That sounds urgent/)
})

test('who is told of new bank details is told to send nothing, and the owner hears at once', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const email =
    "I've had an email from you saying your bank details have changed and to send the money to a new account, is that right?"
  const call = callOf([email, 'Should I send it or not?'], solicitor)
  expect(call.card.urgency).toBe('urgent')
  const [, first, second] = repliesOf(call)
  expect(first).toMatch(/send no money/)
  expect(second).toMatch(/send nothing/)
  const invoice = 'your invoice says new bank details, is that right? I was going to pay it today'
  expect(lastReply(callOf([invoice]))).toMatch(/send no money/)
  for (const line of [
    "I've changed my bank details, where do I send them?",
    'can I pay by bank transfer?',
    'my bank details have changed for the deposit, can you update them?',
  ])
    expect([line, callOf([line], solicitor).card.urgency]).toEqual([line, 'normal'])
})

test('a face that has come right up is urgent, and with trouble to swallow an emergency', () => {
  const dentist = { setup: { trade: 'dentist' }, now: '2026-12-05T19:45' } as const
  const start = ['I had a tooth out on Thursday and my face has come right up, like a hamster']
  expect(lastReply(callOf(start, dentist))).toMatch(/111.*999/)
  const worse = callOf([...start, "it's getting a bit hard to swallow to be honest"], dentist)
  expect(worse.card.urgency).toBe('emergency')
  const asked = callOf([...start, 'Jo Hale', 'should I be going to A&E or what?'], dentist)
  expect(lastReply(asked)).toContain('111')
})

test('a carbon monoxide alarm with a low battery is no emergency any more', () => {
  const lettings = { setup: { trade: 'property-manager' } } as const
  const start = ['the carbon monoxide alarm keeps going off']
  const chirp = "oh no, it's just one chirp every minute or so, I think it's the battery"
  expect(lastReply(callOf([...start, chirp], lettings))).toContain('0800 111 999')
  const bike = callOf([...start, chirp, 'and what about my bike?'], lettings)
  expect(bike.open).toBe('take-message')
  const ill = callOf([...start, "it's chirping but we've all got headaches"], lettings)
  expect(ill.card.urgency).toBe('emergency')
})

test('a boiler that shows a fault and radiators that are stone cold are urgent', () => {
  const boiler = callOf(["my boiler's showing a fault code and there's no heating"])
  expect(boiler.card).toMatchObject({ urgency: 'urgent', service: null })
  const cold = "the heating's off and the radiators are stone cold"
  expect(callOf([cold], LETTINGS).card).toMatchObject({
    urgency: 'urgent',
    service: 'Repair visit',
  })
})

test('an urgent message takes no other service unless it is asked for', () => {
  const start = ["there's water pouring out under the sink", 'Jo Hale', '07700 900123', 'yes']
  expect(callOf([...start, "it's just the tap dripping now"]).card.service).toBeNull()
  const asked = callOf([...start, 'LS6 1AB', 'I need a boiler service too, Tuesday at 3'])
  expect(asked.card.service).toBe('Boiler service')
})

test('what to do if nobody rings takes back nothing, and is no goodbye', () => {
  const solicitor = { setup: { trade: 'solicitor' } } as const
  const start = ["My son's just been arrested", 'Jo Hale', '07700 900123', 'yes']
  for (const line of [
    "If he doesn't ring me back what do I do?",
    "What do I do if he doesn't ring me back?",
    'If nobody rings me what do I do?',
  ]) {
    const call = callOf([...start, line], solicitor)
    expect([line, call.card.urgency, call.card.outcome]).toEqual([line, 'urgent', 'urgent'])
    expect(lastReply(call)).not.toContain('Goodbye')
  }
})

test('a swelling that the caller denies is none', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const line of [
    "My gum's a bit sore, it isn't swollen, can I book a check-up Friday",
    "My filling's come out, no swelling or anything, can I get it seen to Friday",
  ])
    expect([line, callOf([line], dentist).card.urgency]).toEqual([line, 'normal'])
  const ache = callOf(["I've got a bit of toothache, it's not swollen or anything"], dentist)
  expect(ache.card.urgency).toBe('urgent')
  expect(lastReply(ache)).not.toContain('999')
})

test('a tooth that hurts is toothache, which a dentist may call urgent', () => {
  const dentist = { setup: { trade: 'dentist' } } as const
  for (const line of ['my tooth hurts, three days now', 'my tooth is pain, at the back'])
    expect([line, callOf([line], dentist).card.urgency]).toEqual([line, 'urgent'])
  for (const line of ['does having a tooth out hurt?', "my tooth has chipped, it doesn't hurt"])
    expect([line, callOf([line], dentist).card.urgency]).toEqual([line, 'normal'])
})

test('a caller who asks where the stop tap is is told at once', () => {
  const line = "It's Priya Nair, but please, where's the tap for the water?"
  expect(lastReply(callOf([...START, line]))).toContain('under the kitchen sink')
})

test.each([
  'where the heck is the stopcock',
  'where on earth is the stop tap?',
  "how the hell do I turn it off, it's everywhere",
  'where in the hell do i switch the water off',
])('an oath in a question hides nothing of it: "%s"', (line) => {
  const call = callOf(["there's water pouring through the bedroom ceiling", line])
  expect(lastReply(call)).toMatch(/under the (?:kitchen )?sink/)
})

test('water that "is come" from a ceiling is as urgent as water coming from it', () => {
  const line = 'please, water is come from ceiling in bathroom, from upstair flat'
  expect(callOf([line], LETTINGS).card.urgency).toBe('urgent')
})

const AFTER_MESSAGE = ["I'm not happy with the toilet", 'Lee Hale', '07700 900123', 'yes']

test('a message that is called urgent later is marked, and she says whether it is', () => {
  for (const line of [
    "It's all over the floor, tell him it's urgent",
    'Can you put it down as urgent please?',
    "So you've put it down as urgent, yeah?",
  ]) {
    const call = callOf([...AFTER_MESSAGE, line])
    expect([line, call.card.urgency]).toEqual([line, 'urgent'])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/as urgent for Sam/)])
    expect(
      lastReply(callOf([...AFTER_MESSAGE, line, 'So is it marked urgent, yes or no?'])),
    ).toMatch(/^Yes/)
  }
  const not = callOf([...AFTER_MESSAGE, "Don't mark it as urgent"])
  expect(not.card.urgency).toBe('normal')
})

test('bailiffs tomorrow and a completion today are urgent, and those of last year are not', () => {
  const setup = { trade: 'solicitor' } as const
  for (const [line, urgency] of [
    ['the bailiffs are coming tomorrow morning to put us out', 'urgent'],
    ["we're completing today and nobody has rung", 'urgent'],
    ['the bailiffs came last year, can I see somebody?', 'normal'],
  ] as const)
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, urgency])
})

test('a bin that overflows is no leak', () => {
  const bins = callOf(["the bins haven't been emptied and they're overflowing"], LETTINGS)
  expect(bins.card.urgency).toBe('normal')
  expect(callOf(["the toilet's overflowing"], LETTINGS).card.urgency).toBe('urgent')
})

test('who asks how to stop the water is told where the stop tap is, in danger too', () => {
  const wet = "there's water coming through the light"
  expect(lastReply(callOf([wet, 'OK, but how do I stop the water?']))).toContain('stop tap')
  const off = [wet, "the power's off now"]
  const reply = lastReply(callOf([...off, 'Priya Raman, is there a tap I can turn off?']))
  expect(reply).toContain('stop tap')
  expect(reply).not.toContain('£')
})

test('who asks where to take a patient is sent to 111', () => {
  const start = ["my son's front tooth has come right out", 'Jo Hale', '07700 900123', 'yes']
  const options = { setup: { trade: 'dentist' }, now: '2026-12-05T17:20' } as const
  for (const line of ['But where do I take him?', 'is there a dentist open now?'])
    expect([line, lastReply(callOf([...start, line], options))]).toEqual([
      line,
      expect.stringContaining('111'),
    ])
})

test('who asks where it is safe to be is told again when to ring for help', () => {
  const start = ["my mum's carbon monoxide alarm keeps chirping", "it's only the battery"]
  const call = callOf(
    [...start, 'a repair visit on Tuesday morning', 'But can she stop indoors?'],
    LETTINGS,
  )
  expect(lastReply(call)).toContain('0800 111 999')
})

test('who has paid into a new account is told to ring the bank, and who has not to send nothing', () => {
  const mail = 'I had an email from you that your bank details have changed'
  const setup = { trade: 'solicitor' } as const
  const sent = callOf([`${mail}, and I've just gone and sent it`], { setup })
  expect(lastReply(sent)).toContain('Ring your bank at once')
  const asks = [`${mail}, and I've just sent it`, 'Helen Hale. Should I be ringing my bank?']
  expect(lastReply(callOf(asks, { setup }))).toContain('ring your bank')
  expect(lastReply(callOf([`${mail}, should I pay?`], { setup }))).toContain('send no money')
})

test('a door that will not lock is as urgent as being locked out', () => {
  for (const line of ["my mum's front door won't lock", "I can't lock the house"])
    expect([line, callOf([line], LETTINGS).card.urgency]).toEqual([line, 'urgent'])
})

test('a leak that is told after the message makes it urgent', () => {
  const call = callOf([...AFTER_MESSAGE, "I've got water coming down the back of the tiles"])
  expect(call.card.urgency).toBe('urgent')
})

test('a child who is kept is urgent, and money that is kept is not', () => {
  const setup = { trade: 'solicitor' } as const
  for (const [line, urgency] of [
    ["my ex was meant to bring my little girl back and he's not giving her back", 'urgent'],
    ["it's my daughter, I don't know where he's taken her", 'urgent'],
    ["he's not giving me my deposit back", 'normal'],
  ] as const)
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, urgency])
  const asks = [
    "my ex won't bring the kids back",
    'Leanne Costa',
    '07700 900870',
    'Yes. Should I be ringing the police?',
  ]
  expect(lastReply(callOf(asks, { setup }))).toContain('999')
})

test('who asks whether an animal needs a vet is sent to one, open or shut', () => {
  const lines = ["my dog's ear is bleeding after the groom", 'Karen Hale', '07700 900182']
  const asks = [...lines, 'Yes. And should I be taking her to the vet or what?']
  const now = '2026-11-18T20:05'
  expect(lastReply(callOf(asks, { ...GROOMER, now }))).toContain('your vet')
})

test('a cupboard or bathroom door that will not shut or lock is no open home', () => {
  for (const line of ["the bathroom door won't lock", "the fridge door won't shut"])
    expect([line, callOf([line], LETTINGS).card.urgency]).toEqual([line, 'normal'])
})

test('a foreign tenant who is locked out is urgent', () => {
  const line = 'Hello please, I am tenant, I lock me outside, key is inside the flat'
  expect(callOf([line], LETTINGS).card.urgency).toBe('urgent')
})

test('a nail cut too short at home is urgent, and wants no nail trim', () => {
  const line = "I've been trying to do my dog's nails meself and it's bleeding, it won't stop"
  const { card } = callOf([line], {
    setup: {
      ...GROOMER.setup,
      name: 'Wags Dog Grooming',
      urgent: { words: ['bleeding'], does: 'put-through', to: 'Ellie' },
    },
  })
  expect([card.urgency, card.service]).toEqual(['urgent', null])
})

test('children about to be taken away are urgent at a solicitor, and a family holiday is not', () => {
  const at = { setup: { trade: 'solicitor' } } as const
  for (const [line, urgency] of [
    ["I want a divorce, and he's threatening to take the kids to Spain on Saturday", 'urgent'],
    ['we are going to take the kids to Spain, I need a consent letter', 'normal'],
    ["he's going to take the kids to school, so could I come in at nine for my will?", 'normal'],
  ] as const)
    expect([line, callOf([line], at).card.urgency]).toEqual([line, urgency])
})

test('a caller who has no idea where the stop tap is hears where it often is', () => {
  const lines = [
    'water is pouring through the kitchen ceiling',
    'Kelly. I dunno where the stop tap is',
  ]
  expect(lastReply(callOf(lines))).toContain('under the kitchen sink')
})

test('water that drips through a ceiling, and a door closed on the key, are urgent', () => {
  for (const [line, options] of [
    ["It's dripping through me hall ceiling from the shower", {}],
    ["it's coming through into the hall now, it's a proper leak", {}],
    ['I am outside of the house, the door is close and key is inside', LETTINGS],
  ] as const)
    expect([line, callOf([line], options).card.urgency]).toEqual([line, 'urgent'])
})

test('who asks what to do for a bleeding dog hears of the vet again', () => {
  const options = {
    setup: {
      ...GROOMER.setup,
      name: 'Wags Dog Grooming',
      urgent: { words: ['bleeding'], does: 'put-through', to: 'Ellie' },
    },
  } as const
  const lines = [
    "our dog's got a cut on her ear and it won't stop bleeding",
    'should I press on it or what?',
  ]
  expect(lastReply(callOf(lines, options))).toContain('a vet can over the phone')
})

test('where a child lives is no arrest', () => {
  const setup = { trade: 'solicitor' } as const
  const urgencyOf = (line: string) => [line, callOf([line], { setup }).card.urgency]
  for (const line of [
    "do you do legal aid? it's for a custody thing with my ex",
    'can i talk to someone about custody of my kids',
    'i want joint custody',
  ])
    expect(urgencyOf(line)).toEqual([line, 'normal'])
  for (const line of [
    "my son's in custody",
    'the police have him in custody, about custody of his kids',
  ])
    expect(urgencyOf(line)).toEqual([line, 'urgent'])
})

test('she helps with a stuck stop tap and a bulging ceiling, whatever she has asked', () => {
  const start = ['theres water pouring through my kitchen ceiling', 'Dave Hill']
  const stuck = callOf([...start, '07700 900412. found the stop tap but its seized, wont budge'])
  expect(lastReply(stuck)).toMatch(/force it.* 07700 900 412/)
  expect(lastReply(callOf(['my stop tap is stuck']))).not.toContain('force it')
  const bulging = callOf([...start, '07700 900412', 'yes', 'the ceilings bulging'])
  expect(lastReply(bulging)).toMatch(/^Keep everyone out from under that ceiling.*postcode/)
})

test('who asks her to hurry hears that it is marked as urgent', () => {
  const call = callOf([
    'burst pipe',
    'Jo Hale',
    '07700 900123',
    'yes',
    'LS6 1AB',
    'ok please hurry',
  ])
  expect(lastReply(call)).toMatch(/urgent/)
})

test('who cannot find the stop tap is told at once where to look', () => {
  const call = callOf(['theres water pouring through my ceiling and I cant find the stopcock'])
  expect(lastReply(call)).toContain('under the kitchen sink')
})

test('a tooth knocked out is for the dentist, however it is spelt', () => {
  for (const line of ['my tooths been knocked out', "my tooth's been knocked out"])
    expect([line, callOf([line], { setup: { trade: 'dentist' } }).card.urgency]).toEqual([
      line,
      'urgent',
    ])
})

test('without hot water there is nothing to turn off at the stop tap', () => {
  const start = [
    "the boiler's packed in, no heating or hot water and I've got a baby here",
    'Jo Hale',
  ]
  const call = callOf([
    ...start,
    '07700 900123',
    'yes',
    'LS6 1AB',
    'what should I do in the meantime?',
  ])
  expect(lastReply(call)).not.toContain('stop tap')
})

test.each([
  '9 LS8 2QT. how do I stop the water, I dunno where the tap is',
  'LS8 2QT. where do you turn the water off?',
  "it's LS8 2QT, can't find the stopcock",
])('who asks for the stop tap beside the postcode hears where it usually is: "%s"', (line) => {
  const start = ['water is pouring through the ceiling', 'Jill Shaw', '07700 900667', 'yes']
  expect(lastReply(callOf([...start, line]))).toMatch(/stop tap .*sink/)
  for (const other of ['LS8 2QT. the leak is by the hot tap', "LS8 2QT. I've turned the water off"])
    expect(lastReply(callOf([...start, other]))).not.toContain('sink')
})

test('a mouth that still bleeds after an extraction is urgent, and one that has stopped is not', () => {
  const of = (line: string) => callOf([line], { setup: { trade: 'dentist' } }).card.urgency
  for (const line of [
    "I had a tooth out yesterday and it's still bleeding, should I be worried?",
    'my gum is still bleeding from the extraction this morning',
  ])
    expect([line, of(line)]).toEqual([line, 'urgent'])
  for (const line of [
    "I had a tooth out on Monday and it's stopped bleeding, can I book a check-up?",
    'my gums bleed when I brush, can I see the hygienist?',
  ])
    expect([line, of(line)]).toEqual([line, 'normal'])
})

test('a broken tooth that does not hurt is booked like any other', () => {
  const setup = { trade: 'dentist' } as const
  const calm = "can I book a filling, a bit's broken off my back tooth. Not hurting or anything"
  expect(callOf([calm], { setup }).card).toMatchObject({ urgency: 'normal', service: 'Filling' })
  expect(callOf(["I've broken a tooth and it's hurting"], { setup }).card.urgency).toBe('urgent')
})

test('a caller who has found the stop tap hears when somebody rings, and no more of the tap', () => {
  const lines = ["there's water pouring through my ceiling", 'Gemma Pike', '07700 900667']
  const call = callOf([...lines, 'found the stop tap. Is someone going to ring me tonight?'])
  expect(lastReply(call)).not.toMatch(/stop tap/)
})

test('a caller whose water comes from another home is told to keep clear, and of no stop tap', () => {
  const lines = [
    "there's water pouring through my ceiling from the flat above",
    "Tom Hale, I can't turn it off, it's not my flat, it's coming from upstairs",
  ]
  expect(lastReply(callOf(lines, LETTINGS))).toMatch(/keep clear/)
})

test('a parent who takes the children abroad tonight is urgent to a solicitor', () => {
  const setup = { trade: 'solicitor' } as const
  const line = "my ex hasn't brought the kids back, I think he's taking them abroad tonight"
  expect(callOf([line], { setup }).card.urgency).toBe('urgent')
  expect(
    callOf(["can I take them abroad without their dad's consent?"], { setup }).card.urgency,
  ).toBe('normal')
})

test('who has named the house is asked for the postcode alone', () => {
  const lines = [
    "there's water pouring through my ceiling",
    'Dawn Hale',
    '07700 900614',
    "yes, I'm at 22 Chapel Street",
  ]
  expect(lastReply(callOf(lines))).toMatch(/^(?!.*house number).*postcode/)
})

test('a family that is put out of its home now is urgent to a solicitor', () => {
  const setup = { trade: 'solicitor' } as const
  const now =
    "there's a man here changing the locks, my landlord is trying to throw me out right now"
  expect(callOf([now], { setup }).card.urgency).toBe('urgent')
  for (const line of [
    'can my landlord change the locks without telling me?',
    'my landlord is throwing us out next month, can I see someone?',
  ])
    expect([line, callOf([line], { setup }).card.urgency]).toEqual([line, 'normal'])
})

test('who has paid to new bank details is told to ring the bank, whenever they say so', () => {
  const lines = ["I've had an email that your bank details have changed, is that right?"]
  const setup = { setup: { trade: 'solicitor' } } as const
  const call = callOf([...lines, "Tom Beckett. I've already sent it, an hour ago"], setup)
  expect(lastReply(call)).toMatch(/Ring your bank/)
})

test('water that comes through to another room is urgent, in a complaint too', () => {
  for (const lines of [
    ["the toilet's leaking and it's coming through to the hall now"],
    [
      "I'm not happy, the toilet you mended leaks",
      "Mrs Brennan, it's coming through to the kitchen",
    ],
  ])
    expect([lines, callOf(lines).card.urgency]).toEqual([lines, 'urgent'])
  const noise = "next door's music is terrible, it's coming through to the bedroom"
  expect(callOf([noise]).card.urgency).toBe('normal')
})

test('a ceiling that bulges is named in a question, and opens no shop', () => {
  const lines = [
    "there's water coming through my kitchen ceiling",
    'Jo Hale',
    '07700 900123',
    'yes',
  ]
  const asked = callOf([...lines, 'should I put a hole in the ceiling? its bulging'])
  expect(lastReply(asked)).toContain('Keep everyone out')
  const at = { now: '2026-11-28T22:50', setup: { trade: 'property-manager' } } as const
  const down = callOf(
    [...lines, 'the ceiling is bulging, it looks like its going to come down'],
    at,
  )
  expect(lastReply(down)).not.toContain("We're closed")
})

test('a deadline this week is urgent', () => {
  const line = 'I was sacked nearly three months ago and I think the deadline is this week'
  expect(callOf([line], { setup: { trade: 'solicitor' } }).card.urgency).toBe('urgent')
})

test('a leak all over the floor is urgent, in a complaint too', () => {
  const line =
    "I'm not happy. You lot fixed my toilet last week and it's leaking again all over the floor"
  expect(callOf([line]).card.urgency).toBe('urgent')
})

test('who asks for another number is told to try others', () => {
  const lines = [
    "my son's been arrested, he's at the police station",
    'Denise Carr',
    '07700 900277',
    'yes',
  ]
  const call = callOf([...lines, 'is there another number I can ring then?'], {
    setup: { trade: 'solicitor' },
  })
  expect(lastReply(call)).toContain('try others')
})

test('what to do for a tooth is a question without its mark', () => {
  const lines = [
    "my little boy's knocked his front tooth out",
    "Kelly Marsden, I've got it in a tissue should I put it in milk",
  ]
  expect(lastReply(callOf(lines, { setup: { trade: 'dentist' } }))).toContain('111')
})

const WET = [
  "help, there's water pouring through the bathroom ceiling",
  'Jo Hale',
  '07700 900123. LS6 1AB. It is by the lights, should I turn the electric off',
]

test.each([
  "it's off at the box now, that's dry. So is anyone coming tonight or not",
  "I've turned the power off. When will he be here",
  'I switched it off at the mains. How long will somebody be',
])('once the power is off, who asks when help comes is answered: "%s"', (line) => {
  const reply = lastReply(callOf([...WET, line], { now: '2026-12-09T22:45' }))
  expect(reply).toMatch(/can't say when Sam will get to you|don't know how long/)
  expect(reply).toContain('105')
})

test('what is urgent already is not marked as urgent again once the power is off', () => {
  const again = lastReply(callOf([...WET, "it's off now, thanks"]))
  expect(again).toContain('still has this as urgent')
  const line = "there's water coming through the ceiling and into the lights"
  const first = lastReply(callOf([line, 'I have turned the power off now']))
  expect(first).toContain('text Sam')
})

test.each([
  'can I take ibuprofen with my antibiotics',
  "I'm on warfarin, should I stop taking it",
  'is it ok to have two paracetamol at once',
])('a patient who asks about a medicine is sent to 111: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: { trade: 'dentist' } }))).toContain('111')
})

test('a question about a medicine beside the number or a price leaves neither out', () => {
  const start = ["I've got awful toothache", 'Jo Hale', '07700 900123']
  const dentist = { setup: { trade: 'dentist' } } as const
  const reply = lastReply(
    callOf([...start, 'yes. I take blood thinners, should I stop them'], dentist),
  )
  expect(reply).toContain('111')
  expect(reply).toContain('Sam')
  const price = lastReply(callOf(['how much is a filling? and can I take aspirin before'], dentist))
  expect(price).toContain('£110')
  expect(price).toContain('111')
  expect(lastReply(callOf(['can I take ibuprofen for my back']))).not.toContain('111')
})

test.each([
  [
    'restaurant',
    "I've been stood outside ten minutes and your door's locked, we've a table at 7",
    'urgent',
  ],
  ['restaurant', "we've got a table at 8 tonight, is it outside or in", 'normal'],
  [
    'restaurant',
    "we ate with you on Friday and my son's ended up in hospital with his allergy",
    'urgent',
  ],
  ['restaurant', 'my mum is in hospital so we have to cancel our meal on Sunday', 'normal'],
  ['restaurant', "we've a lunch booked on Sunday but mum is in hospital", 'normal'],
  ['dentist', "I've cracked a tooth on a nut", 'urgent'],
  ['dentist', 'half my tooth has come off', 'urgent'],
  ['dentist', 'I broke a tooth years ago, how much is an implant', 'normal'],
  ['dentist', "the filling you did has come out and it's giving me right gyp", 'urgent'],
] as const)('what does not wait until tomorrow at a %s: "%s"', (trade, line, urgency) => {
  expect(callOf([line], { setup: { trade } }).card.urgency).toBe(urgency)
})

test.each([
  ["no it's urgent, somebody needs to tell her now", 'urgent'],
  ['no, this is urgent, he needs to know', 'urgent'],
  ["no it's not urgent", 'normal'],
  ['no, not urgent at all', 'normal'],
] as const)('urgent after a no, and not urgent: "%s"', (line, urgency) => {
  const start = [
    'can you tell Sam that Biscuit is allergic to oatmeal shampoo',
    'Jo Hale',
    '07700 900123',
  ]
  expect(callOf([...start, line], GROOMER).card.urgency).toBe(urgency)
})

const WET_LIGHT = [
  'there is water coming through the bathroom light',
  'Jo Hale. 07700 900123',
] as const

test.each([
  'right, leccys off and I found the stop tap',
  'the lecky is off now',
  'power off, water off',
])('once the electricity is off, in whatever words, the call goes on: "%s"', (line) => {
  const { card } = callOf([...WET_LIGHT, line])
  expect(card.urgency).toBe('urgent')
})

test.each([
  'should I turn the leccy off',
  "I can't get the leccy off",
  "is it safe once the leccy's off",
])('electricity that is not off yet is still a danger: "%s"', (line) => {
  expect(callOf([...WET_LIGHT, line]).card.urgency).toBe('emergency')
})

test('water that only drips once the power is off asks for no tap repair', () => {
  const { card } = callOf([...WET_LIGHT, "the power's off, it's just dripping now"])
  expect(card).toMatchObject({ urgency: 'urgent', service: null })
})

test.each([
  'so is Sam coming tonight?? it is still coming down',
  'is he coming out this evening then',
])('who asks whether somebody comes tonight hears that it is urgent: "%s"', (line) => {
  const call = callOf([
    'water is pissing through my ceiling',
    'Jo Hale',
    '07700 900123',
    'yes',
    'LS6 1AB',
    line,
  ])
  expect(lastReply(call)).toMatch(/urgent/)
})

test.each([
  ["where's the flipping stop tap"],
  ['how do I stop the water'],
  ['where would you turn the water off'],
])('where the stop tap is holds for every home, urgent or not: "%s"', (line) => {
  const call = callOf(['my kitchen tap drips, a tap repair please', line])
  expect(lastReply(call)).toMatch(/stop tap.*sink/)
  expect(call.open).toBe('when')
  const dentist = callOf(['a filling please', line], { setup: { trade: 'dentist' } })
  expect(lastReply(dentist)).not.toContain('stop tap')
})

test('what to do to a stop tap is no question where it is', () => {
  for (const line of ['how much to move a stop tap', 'my stop tap leaks', 'how do I get hot water'])
    expect([line, lastReply(callOf([line]))]).not.toEqual([line, expect.stringContaining('sink')])
})

test.each([
  'should I switch the electric off or what',
  'do I need to knock the leccy off at the fuse box',
  'shall we turn off the power downstairs?',
])('who asks whether to turn the power off under water hears how: %s', (line) => {
  const call = callOf(["there's water coming through the kitchen ceiling", 'Jo', line])
  expect(lastReply(call)).toMatch(/fuse box.*dry and safe to reach/)
})

test.each(['should I switch the radiators off', 'my husband has switched the power off'])(
  'the power is spoken of only to who asks about it: %s',
  (line) => {
    const call = callOf(["there's water coming through the kitchen ceiling", 'Jo', line])
    expect(lastReply(call)).not.toContain('fuse box')
  },
)

test.each([
  "so he's definitely coming tonight yeah",
  "and they're coming out today, right?",
  "right so somebody's coming now, yeah",
])('whoever takes a visit for certain hears that no time is: %s', (line) => {
  const start = ["there's water coming through the ceiling", 'Jo Hale', '07700 900123', 'yes']
  expect(lastReply(callOf([...start, 'LS6 1AB', line]))).toMatch(/can't say when|when Sam/)
})

test.each(["my brother's coming over tonight yeah", 'ok thanks, bye'])(
  'nothing is said of a visit to who speaks of none: %s',
  (line) => {
    const start = ["there's water coming through the ceiling", 'Jo Hale', '07700 900123', 'yes']
    expect(lastReply(callOf([...start, 'LS6 1AB', line]))).not.toMatch(/can't say when/)
  },
)

test.each([
  '14 Mill Lane, ls6 1ab I think, or is it 1ad',
  'LS6 1AB or LS6 1AD, one of them',
  'I think its LS6 1AB',
  "LS6 1AB but I'm not sure",
])('a postcode that the caller doubts is noted as such: %s', (line) => {
  const start = ["there's water coming through the ceiling", 'Jo Hale', '07700 900123', 'yes']
  const call = callOf([...start, line])
  expect(lastReply(call)).toMatch(/not sure of the postcode|may be wrong/)
  expect(call.card.wants).toContain(line)
})

test.each(['LS6 1AB, I think it is the red door', "it's LS6 1AB"])(
  'a postcode that is given plainly is not doubted: %s',
  (line) => {
    const start = ["there's water coming through the ceiling", 'Jo Hale', '07700 900123', 'yes']
    expect(lastReply(callOf([...start, line]))).not.toMatch(/postcode/)
  },
)

const LEAK_TAKEN = [
  "there's water pouring through the bathroom ceiling",
  'Amy Holroyd 07700 900412',
  "yes that's it",
  'HX1 4QP',
]

test.each([
  'oh no the ceilings bulging, got to go, bye',
  "it's started to sag in the middle, bye",
  "thanks. the ceiling's starting to give way",
  "it's all coming down, tell him, ta ra",
  "the plaster's coming down now. goodbye",
  "there's a belly in the ceiling now, bye",
  'bits of it are falling off, bye love',
])('who rings off under a ceiling that may come down hears to keep out: %s', (line) => {
  for (const lines of [
    LEAK_TAKEN,
    ['can somebody ring me about my ceiling', ...LEAK_TAKEN.slice(1, 3)],
  ]) {
    const { card, ...call } = callOf([...lines, line], { setup: { trade: 'property-manager' } })
    expect(lastReply({ card, ...call })).toMatch(/that ceiling|that room/)
    expect(card.urgency).toBe('urgent')
    expect(card.wants).toContain(line)
  }
})

test.each(["the carpet's flooded now as well, bye", "it's getting worse, bye"])(
  'who rings off with worse is told that it stands as urgent: %s',
  (line) => {
    const call = callOf([...LEAK_TAKEN, line])
    expect(lastReply(call)).toBe('Sam still has this as urgent. Goodbye.')
    expect(call.card.wants).toContain(line)
  },
)

test('what gets worse after a plain message is urgent then, beside a goodbye too', () => {
  const lines = ['can somebody ring me about the damp', 'Amy Holroyd', '07700 900412', 'yes']
  const call = callOf([...lines, "oh, and now the kitchen's flooded. bye"], LETTINGS)
  expect(lastReply(call)).toMatch(/urgent.*Goodbye\.$/)
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
})

test.each([
  'ok thanks, bye',
  'the ceiling has stopped dripping, bye',
  "it's coming down heavy outside, bye",
  "I'll ring back if it gets worse, bye",
])('a goodbye that tells of nothing worse is only a goodbye: %s', (line) => {
  const call = callOf([...LEAK_TAKEN, line])
  expect(lastReply(call)).not.toMatch(/ceiling|room|still has/)
  expect(lastReply(call)).toMatch(/bye/i)
})

test.each([
  ['physio', "I've twisted my knee, could it be broken?", /111/],
  ['physio', 'my ankle went over, have I broken it?', /111/],
  ['vet', "my dog's limping, is it serious?", /nearest vet|any vet/],
  ['vet', "our cat's not eating, should I be worried?", /nearest vet|any vet/],
] as const)('at a %s Ava does not judge how bad it is: %s', (trade, line, said) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(said)
})

test('at other firms "could it be broken?" asks for no ambulance', () => {
  for (const trade of ['plumber', 'garage', 'electrician'] as const)
    expect(lastReply(callOf(['could it be broken?'], { setup: { trade } }))).not.toMatch(/999|111/)
})

test.each(['is the price broken down by session?', 'should I be worried about parking?'])(
  'a worry about something else than an illness gets no number to ring: %s',
  (line) => {
    expect(lastReply(callOf([line], { setup: { trade: 'physio' } }))).not.toMatch(/999|111/)
  },
)

test.each([
  ['plumber', 'hiya I need an emergency plumber'],
  ['electrician', 'can you send an emergency electrician please'],
  ['vet', "I'm after an emergency vet for my dog"],
  ['dentist', 'looking for an emergency dentist'],
] as const)('at a %s, "%s" cannot wait', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toContain("I'll mark it as urgent for Sam")
})

test.each([
  "I don't need an emergency plumber, just a quote",
  'do I need an emergency plumber or can it wait?',
  'what do you charge for an emergency plumber?',
])('an emergency that is only spoken of can wait: "%s"', (line) => {
  expect(callOf([line]).card.urgency).toBe('normal')
})

test.each([
  'is someone going to go down there? what should he tell them',
  'will anyone go down to him tonight? does he need to answer them',
  'will somebody go down there soon? should he sign owt',
])('a question for the solicitor beside one for help is said to be for them: %s', (line) => {
  const lines = ['my lad has been arrested', 'Jan Moss', '07700 900118', 'yes', line]
  const reply = lastReply(callOf(lines, { setup: { trade: 'solicitor' } }))
  expect(reply).toContain("I can't say when Sam will get to you")
  expect(reply).toMatch(/the rest/i)
})

test('a request beside a question for help is passed on', () => {
  const line = 'is somebody coming? can you tell him to bring a ladder'
  const lines = ['a pipe has burst', 'Jan Moss', '07700 900118', 'yes', 'LS6 1AB', line]
  expect(lastReply(callOf(lines))).not.toMatch(/the rest/i)
})

test.each(['in all of today, yeah', 'in today till six, yeah', 'here all day tomorrow, yes'])(
  'when somebody is in is noted after an urgent message: %s',
  (line) => {
    const lines = ['a pipe has burst', 'Jan Moss', '07700 900118', 'yes', 'LS6 1AB', line]
    const call = callOf(lines)
    expect(call.card.wants).toContain(line)
    expect(lastReply(call)).toMatch(/noted/)
    expect(call.open).toBeNull()
  },
)

test.each([
  'How fast can you get here?',
  'how long till someone gets here',
  'how soon can you get somebody out to me',
])('how soon somebody comes is not promised in the first answer: %s', (line) => {
  const call = callOf([line])
  expect(lastReply(call)).toMatch(/I can't (?:promise|say)/)
  expect(call.open).toBe('take-message')
})

test.each([
  'I have pain, tooth, three days now',
  'bit of an ache in a back tooth',
  "there's throbbing under my left molar",
  'my tooth. it hurts',
])('pain of a tooth is toothache in whatever order it is told: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.urgency).toBe('urgent')
})

test.each([
  'no pain, my teeth just want a clean',
  'do you give pain relief for teeth',
  'if I get pain in a tooth what do I do',
  'a check-up, never any ache in a tooth',
])('a tooth that does not hurt is no toothache: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.urgency).toBe('normal')
})

test.each([
  ["there's a drip from the landing ceiling, I've a bucket under it", "it's full every half hour"],
  ["leak in the loft and I'm emptying a pan every 20 minutes"],
  ["the boiler's off again at number 12", "there's four of us and it's perishing"],
  ["heating isn't working and it's minus two in here"],
])(
  'a leak that fills a bucket by the hour, and a freezing home without heat, are urgent',
  (...lines) => {
    const call = callOf(lines, { setup: { trade: 'estate-agent' } })
    expect(call.card.urgency).toBe('urgent')
  },
)

test.each([
  ['the tap drips a bit', "I'm free every hour of the day"],
  ["it's freezing outside, is the viewing still on"],
  ['is the boiler new? It was freezing in there'],
  ['we were freezing when there was no heating last winter'],
])('a drip, and cold that is past or outside, are not', (...lines) => {
  const call = callOf(lines, { setup: { trade: 'estate-agent' } })
  expect(call.card.urgency).toBe('normal')
})

test.each([
  ['I’ve got water coming through the ceiling', 'urgent'],
  ["the flat's flooding", 'urgent'],
  ['hi, locked myself out', 'urgent'],
  ['does the area flood?', 'normal'],
  ['is there a risk of flooding at the house on Mill Lane?', 'normal'],
  ['the house we viewed, does it have a leak in the roof?', 'normal'],
] as const)(
  'a tenant in trouble is urgent at a letting agent, a buyer who asks is not: %s',
  (line, urgency) => {
    const { card } = callOf([line], { setup: { trade: 'estate-agent' } })
    expect(card.urgency).toBe(urgency)
  },
)

const CUTS: SetupInput = {
  trade: 'other',
  urgent: { words: ['cut', 'poorly'], does: 'put-through', to: 'Jodie' },
}
const TO_GROOM = ['a full groom on Thursday', 'the first one', 'Jo Hale', '07700 900123'] as const

test.each([
  "Yes. You won't cut her too short, will you",
  "yes. You'll not let her get poorly will you?",
  "Yes. You're not going to cut the whiskers, are you",
])('what the firm may do is feared, and not urgent: %s', (line) => {
  expect(callOf([...TO_GROOM, line], { setup: CUTS }).card.urgency).toBe('normal')
})

test.each(["Yes. She's cut her paw", "yes. You won't be long, she's poorly, will you"])(
  'what has happened is urgent: %s',
  (line) => {
    expect(callOf([...TO_GROOM, line], { setup: CUTS }).card.urgency).toBe('urgent')
  },
)

test.each([
  "there's an old lady up there not answering her door",
  "I've knocked and the elderly lady above won't come to the door",
  "my nan's up there and I can't get an answer",
])('somebody frail who does not answer in an urgent call gets 999: "%s"', (line) => {
  const leak = ["there's water coming through the ceiling", 'Bev Rudkin']
  expect(lastReply(callOf([...leak, line]))).toContain('ring 999')
  const taken = [...leak, '07700 900123', 'yes', 'LS6 1AB']
  expect(lastReply(callOf([...taken, line]))).toContain('ring 999')
  expect(lastReply(callOf([...TO_NAME, line]))).not.toContain('999')
})

test.each([
  "the neighbour upstairs isn't answering his door",
  "the old lady upstairs isn't answering her phone",
  'the old lady upstairs is out',
  "he charged me 80 last time and isn't answering",
  "it's my grand piano under it, no answer from upstairs",
  "my mum owns it, the tenant won't answer the door",
  'the lights are all fine',
])('what harms nobody in an urgent call is only noted: "%s"', (line) => {
  const call = callOf(["there's water coming through the ceiling", 'Bev Rudkin', line])
  expect(lastReply(call)).not.toContain('999')
  expect(call.card.wants).toContain(line)
})

test('water that was told of lines ago makes a danger of lights that flicker', () => {
  const burst = ["there's a burst pipe in the loft", 'Jo Hill, 07700 900123', 'yes', 'LS6 1AB']
  expect(callOf([...burst, 'the lights are flickering now']).card.urgency).toBe('emergency')
  expect(callOf([...TO_NAME, 'the lights are flickering now']).card.urgency).toBe('normal')
})

const service = (name: string, isBookable = true) =>
  ({ name, pricePence: 5000, minutes: 30, isBookable }) as const
const NEXT_SLOT = [
  [
    'dentist',
    ['lost crown', 'toothache'],
    ['Check-up', 'Emergency visit'],
    ['Crown', 'Root canal treatment'],
  ],
  ['garage', ['brake failure'], ['MOT', 'Brake check'], ['Brake failure repair']],
  ['plumber', ['boiler broken down'], ['Boiler service', 'Emergency call-out'], ['New boiler']],
] as const
const setupOf = (trade: string) => {
  const [id, words, bookable, others] = NEXT_SLOT.find(([one]) => one === trade) ?? NEXT_SLOT[0]
  const services = [
    ...bookable.map((name) => service(name)),
    ...others.map((name) => service(name, false)),
  ]
  return {
    trade: id,
    services,
    urgent: { words: [...words], does: 'next-slot', to: 'Ann' },
  } as const
}

test.each([
  ['dentist', "I've lost a crown, can you fit me in today", 'Emergency visit'],
  ['dentist', "I've got toothache, I think I need a root canal", 'Emergency visit'],
  ['garage', "I've had a brake failure on the van", 'Brake check'],
  ['plumber', "my boiler's broken down, do I need a new boiler", 'Emergency call-out'],
])(
  'an urgent matter gets a slot though the owner prices its work, at a %s: %s',
  (trade, line, name) => {
    const call = callOf([line], { setup: setupOf(trade) })
    expect(call.card).toMatchObject({ service: name, urgency: 'urgent' })
    expect(call.open).toBe('slot')
  },
)

test('work that the owner prices takes no slot from an urgent matter, and is no urgent one alone', () => {
  const setup = setupOf('dentist')
  for (const line of ["no, she's not ill, it's just a crown", 'the crown is for my mum']) {
    const call = callOf(["she's lost a crown", line], { setup })
    expect([line, call.card.service, call.open]).toEqual([line, 'Emergency visit', 'slot'])
  }
  const other = callOf(["I'd like a crown please"], { setup })
  expect(other.card).toMatchObject({ service: 'Crown', urgency: 'normal' })
})

test.each(["my crown's come off, when can I come in", 'my crown fell out last night'])(
  'a crown that has come off is a lost one: %s',
  (line) => {
    const call = callOf([line], { setup: setupOf('dentist') })
    expect(call.card.service).toBe('Emergency visit')
    expect(call.open).toBe('slot')
  },
)

test.each([
  'can you take my crown off, I hate it',
  'what does a crown cost',
  'I lost my cap at yours on Friday, the baseball one',
  'my veneers came out too white',
])('a crown to be taken off or paid for is not lost: %s', (line) => {
  expect(callOf([line], { setup: setupOf('dentist') }).card.urgency).toBe('normal')
})
