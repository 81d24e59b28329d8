import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf } from '#tests/support/call.ts'

const urgent = {
  words: ['no heating', 'leak', 'locked out'],
  does: 'put-through',
  to: 'Mo',
} as const
const LETTINGS = { setup: { trade: 'property-manager', urgent } } as const
const SALON = {
  setup: {
    trade: 'other',
    name: 'Wags',
    services: [{ name: 'Dog wash', pricePence: 2000, minutes: 30, isBookable: true }],
    urgent: { words: ['bleeding'], does: 'put-through', to: 'Mo' },
  },
} as const

test('a home that a key or a broken boiler makes unfit is urgent in whatever words', () => {
  for (const line of [
    "I've forgotten my keys and I can't get back in",
    "the door's slammed behind me, I'm in my pyjamas",
    'my boiler has packed up and there is a new-born baby here',
    "the boiler's off and my gran is 86, she's elderly",
  ]) {
    const call = callOf([line], LETTINGS)
    expect([line, call.card.urgency, call.card.outcome]).toEqual([line, 'urgent', 'urgent'])
    expect(lastReply(call)).toMatch(/putting you through to Mo now\.$/)
  }
  for (const line of ['I have your spare keys here', 'is the boiler new?', "I've had a key cut"])
    expect([line, callOf([line], LETTINGS).card.urgency]).toEqual([line, 'normal'])
})

test('a burst pipe is urgent, whatever it costs, and the price of mending one is not', () => {
  for (const [line, urgency] of [
    ['burst pipe in the kitchen, how much is it?', 'urgent'],
    ["Water's pouring through the ceiling, how long will he be?", 'urgent'],
    ['how much for a burst pipe?', 'normal'],
    ['If I had a burst pipe, how much would that be?', 'normal'],
    ["What's happened is we have a burst pipe, how much will it cost?", 'urgent'],
  ])
    expect([line, callOf([line ?? '']).card.urgency]).toEqual([line, urgency])
})

test('a deadline tomorrow, a dying man and somebody at the hospital are urgent', () => {
  for (const line of [
    "my uncle hasn't got long and he wants to make a will",
    'we must have your reply by four tomorrow or the sale is off, or else they walk away',
    'the hearing is tomorrow morning',
  ])
    expect([line, callOf([line], { setup: { trade: 'solicitor' } }).card.urgency]).toEqual([
      line,
      'urgent',
    ])
  const due = callOf(['we need a signature by noon tomorrow or the buyer pulls out'], {
    setup: { trade: 'solicitor' },
  })
  expect(due.card.asked).toEqual({ date: null, time: null })
})

test('an animal that bleeds is for a vet, and the owner is rung all the same', () => {
  const call = callOf(["You clipped Bess too close, it won't stop bleeding"], SALON)
  expect(lastReply(call)).toContain('ring a vet now')
  expect(lastReply(call)).toContain('putting you through to Mo')
  expect(callOf(["I've cut my thumb and it won't stop bleeding"], SALON).card.urgency).toBe(
    'emergency',
  )
})

test('what happened in the past, and a wait of minutes, change no urgency', () => {
  const past = callOf(['did you know he has had a bleeding ear in the past?'], SALON)
  expect(past.card.urgency).toBe('normal')
  const waiting = callOf(
    ["I'm outside 4 Elm Row and nobody's in, I've no keys", 'I can wait five minutes'],
    LETTINGS,
  )
  expect(waiting.card.urgency).toBe('urgent')
  expect(repliesOf(waiting).join(' ')).not.toContain("won't mark")
})

test('a socket that fizzes or has scorched is kept clear of, and so is water at a light', () => {
  for (const line of [
    "a plug socket's fizzing when I touch it",
    'the socket has gone black and it feels hot',
    "there's a leak upstairs and the water's coming out the light",
  ]) {
    const call = callOf([line], LETTINGS)
    expect([line, call.card.urgency]).toEqual([line, 'emergency'])
    expect(lastReply(call)).toMatch(/^Keep well away/)
  }
  for (const line of ['I need a black socket fitted', 'the hot plug for the sink is lost'])
    expect([line, callOf([line], LETTINGS).card.urgency]).not.toEqual([line, 'emergency'])
})

test('the power that is off ends the emergency, a lamp that is only switched off does not', () => {
  const [wet, off] = [
    'water is dripping through the bathroom light',
    "the power's off, I just want Mo",
  ]
  const call = callOf([wet, off], LETTINGS)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toContain('ring 105')
  expect(lastReply(call)).toContain('putting you through to Mo')
  for (const lamp of [
    "the light's off at the switch",
    "I've turned the light off",
    'the light is off now',
  ])
    expect([lamp, callOf([wet, lamp], LETTINGS).card.urgency]).toEqual([lamp, 'emergency'])
})

test('in an emergency she promises to tell the owner', () => {
  const call = callOf(['water is dripping through the bathroom light', 'I only want Mo'], LETTINGS)
  expect(lastReply(call)).toContain("I'll let Mo know")
})

test('blood in the mouth after a tooth is lost is the dentist’s', () => {
  const setup = { trade: 'dentist' } as const
  const lost = "my girl's front tooth has been knocked out"
  const bleeding = callOf([lost, "she's bleeding a bit", 'it is only her gum'], { setup })
  expect(bleeding.card.urgency).not.toBe('emergency')
  const heavy = callOf([lost, "she's bleeding heavily and she's fainted"], { setup })
  expect(heavy.card.urgency).toBe('emergency')
})

test('somebody whom the police hold, or want to question, is urgent to a solicitor', () => {
  const urgencyOf = (line: string) => callOf([line], { setup: { trade: 'solicitor' } }).card.urgency
  for (const line of [
    'they nicked my nephew, he has been arrested outside the match',
    "the cops have picked up our Jade and they won't say where she is",
    "my dad's down the nick and wants somebody with him",
    'an officer rang, the police want to interview my son tonight',
  ])
    expect([line, urgencyOf(line)]).toEqual([line, 'urgent'])
  for (const line of [
    'somebody nicked my van and the insurers are stalling',
    'the police took my statement after a crash',
    'I was arrested years ago, will it show on a check?',
  ])
    expect([line, urgencyOf(line)]).toEqual([line, 'normal'])
})

test('what an owner lists as urgent is recognised in the caller’s own words', () => {
  for (const [trade, line] of [
    ['plumber', 'there is filth coming up out of the bath'],
    ['plumber', 'the drains have backed up'],
    ['electrician', 'the breaker keeps popping back off'],
    ['garage', "I'm stuck on the hard shoulder, it just cut out"],
    ['garage', 'my brakes have failed'],
    ['vet', 'the guinea pig has not touched her greens'],
    ['vet', 'our tom is straining and there is nothing coming out'],
    ['builder', 'half the slates have blown off and the rain is coming in'],
    ['solicitor', 'I am up before the magistrates in the morning'],
    ['property-manager', 'the door swung behind me and my keys are still on the hook'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'urgent'])
  for (const [trade, line] of [
    ['builder', "a few tiles have come off but it's not letting water in"],
    ['plumber', 'I want a new bath, the old one is filthy'],
    ['garage', 'my brake pads are worn'],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.urgency]).toEqual([line, 'normal'])
})

test.each([
  ["it's my tooth, it's throbbing something awful", 'urgent'],
  ["I've had a terrible night with my tooth. It's throbbing", 'urgent'],
  ["I've got a hole in my tooth and it really hurts", 'urgent'],
  ["I've a hole in my tooth, it doesn't hurt", 'normal'],
  ["my tooth's chipped but it's not hurting", 'normal'],
  ['my tooth used to hurt, can I book a check-up', 'normal'],
  ['I need a tooth out, will it hurt?', 'normal'],
] as const)('a tooth hurts wherever the line says so: "%s", %s', (line, urgency) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.urgency).toBe(urgency)
})

test('a tooth that is killing somebody is urgent, and stairs that are killing them are not', () => {
  const setup = { trade: 'dentist' } as const
  const urgencyOf = (line: string) => callOf([line], { setup }).card.urgency
  expect(urgencyOf("it's my husband, he's got a tooth that's killing him")).toBe('urgent')
  expect(urgencyOf('these stairs are killing me, can I book a check-up')).toBe('normal')
})

test('a socket that still bleeds is urgent however long ago the tooth came out', () => {
  const setup = { trade: 'dentist' } as const
  const line =
    'Sam took my tooth out yesterday about four in the afternoon and the hole keeps bleeding'
  expect(callOf([line], { setup }).card.urgency).toBe('urgent')
  const out =
    'had a wisdom tooth out with you on Monday just after lunch time and it is still bleeding now'
  expect(callOf([out], { setup }).card.urgency).toBe('urgent')
  const dry = 'had a tooth out with you on Monday just after lunch time and it is not bleeding now'
  expect(callOf([dry], { setup }).card.urgency).toBe('normal')
})

test.each([
  ["my brother's been took to Elland Road nick", 'urgent'],
  ['they carted my son off to the cells an hour ago', 'urgent'],
  ['he needs a solicitor tonight', 'urgent'],
  ["we're exchanging tomorrow and nobody has rung us", 'urgent'],
  ['we complete tomorrow and I need the keys', 'urgent'],
  ['the car I am selling is in good nick', 'normal'],
  ['it is about my sacking, and Thursday is the deadline', 'urgent'],
  ['my time limit runs out on Friday', 'urgent'],
  ["her dad is taking my daughter abroad and he's got her passport", 'urgent'],
  ['Friday is the last day I can do', 'normal'],
  ['Friday is the last day of term, have you anything then?', 'normal'],
  ["we're exchanging next month", 'normal'],
  ['I need to complete a form tomorrow', 'normal'],
] as const)(
  'a solicitor hears of the police station and of what runs out soon: "%s"',
  (line, urgency) => {
    expect(callOf([line], { setup: { trade: 'solicitor' } }).card.urgency).toBe(urgency)
  },
)

test.each([
  ['plumber', "the tank's leaking into the bedroom", 'urgent'],
  ['plumber', 'can you fit a radiator into the bedroom', 'normal'],
  ['electrician', "everything's gone off", 'urgent'],
  ['electrician', 'everything has gone well with the new lights, I want another', 'normal'],
  ['garage', "I'm stuck on the M62 and it won't start", 'urgent'],
  ['garage', "I'm stuck in the jam on the M62 in traffic, how much is a service", 'normal'],
  ['vet', "my cat's not passing any urine", 'urgent'],
  ['vet', 'my cat keeps weeing on the bed', 'normal'],
] as const)('what a %s would call urgent, in other words: "%s"', (trade, line, urgency) => {
  expect(callOf([line], { setup: { trade } }).card.urgency).toBe(urgency)
})

test.each([
  ['property-manager', "water's chucking it down through the bathroom ceiling", 'urgent'],
  ['property-manager', "it's absolutely tipping through the ceiling from upstairs", 'urgent'],
  ['property-manager', 'their washer has gone and it is pissing through my ceiling', 'urgent'],
  ['property-manager', 'there is water cascading down the stairs', 'urgent'],
  ['plumber', 'water belting out of a pipe under the sink', 'urgent'],
  ['plumber', "it's pissing it down here, can I book a boiler service", 'normal'],
  ['plumber', "it's tipping it down, is he still coming to do the tap", 'normal'],
  ['property-manager', "my nan's front door won't lock", 'urgent'],
  ['property-manager', "the fridge door won't shut", 'normal'],
  ['property-manager', 'noise coming through my ceiling every night', 'normal'],
  ['property-manager', "it's been running down since March, the tenancy I mean", 'normal'],
] as const)(
  'water that comes in and a house left open are urgent, and rain is not: "%s", "%s"',
  (trade, line, urgency) => {
    expect(callOf([line], { setup: { trade } }).card.urgency).toBe(urgency)
  },
)

test.each([
  ['I broke a piece off my front tooth on a nut, it does not hurt but it is jagged', 'urgent'],
  ["I've chipped my front tooth", 'urgent'],
  ["half my tooth's come off", 'urgent'],
  ['a big chunk of my tooth has fallen out', 'urgent'],
  ['my son has lost a corner off his front tooth', 'urgent'],
  ['the side of my tooth snapped off', 'urgent'],
  ["my tooth chipped, it doesn't hurt", 'normal'],
  ['I chipped a tooth years ago and want it looked at', 'normal'],
  ['what do you charge for a chipped tooth', 'normal'],
  ['can I book a check-up, I broke my phone and missed the last one', 'normal'],
] as const)('a broken tooth is urgent in other words: "%s", %s', (line, urgency) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.urgency).toBe(urgency)
})

test.each([
  ['the kitchen drain has bunged up', 'urgent'],
  ['the front window has shattered', 'urgent'],
  ['the battery has died on me', 'urgent'],
  ['the gate has jammed half open', 'urgent'],
  ['can you quote for a new drain', 'normal'],
  ['do you clean windows', 'normal'],
  ['my battery is fine, I only want a quote', 'normal'],
] as const)(
  'a state that the owner calls urgent is so in other words: "%s", %s',
  (line, urgency) => {
    const words = ['blocked drain', 'broken window', 'dead battery', 'stuck gate']
    const setup = { trade: 'plumber', urgent: { words, does: 'text', to: 'Sam' } } as const
    expect(callOf([line], { setup }).card.urgency).toBe(urgency)
  },
)

test("a toilet that's backing up is urgent", () => {
  const line = "the toilet's backing up into the bath"
  expect(callOf([line], { setup: { trade: 'property-manager' } }).card.urgency).toBe('urgent')
})

test('no water, the only toilet and a spray that nobody can stop are urgent', () => {
  for (const line of [
    "we've got no water at all",
    'there is no water coming out of the taps',
    'my only toilet is blocked',
    "the valve has come off and it's spraying",
    "the joint has gone and I can't turn the water off",
    'sewage is coming up in the bath',
  ])
    expect([line, callOf([line], { setup: { trade: 'plumber' } }).card.urgency]).toEqual([
      line,
      'urgent',
    ])
  for (const line of [
    'there is no water pressure in one tap',
    "there's no water damage",
    'the downstairs toilet is slow',
    'can you respray the bath',
    'where do I turn the water off?',
  ])
    expect([line, callOf([line], { setup: { trade: 'plumber' } }).card.urgency]).toEqual([
      line,
      'normal',
    ])
})

test('an abscess, a night awake and a tooth pushed up are urgent to a dentist', () => {
  for (const line of [
    "there's an abscess on my gum",
    'I was up half the night with this tooth',
    'my lad fell and his tooth has been pushed back',
  ])
    expect([line, callOf([line], { setup: { trade: 'dentist' } }).card.urgency]).toEqual([
      line,
      'urgent',
    ])
  for (const line of ['do you treat abscesses?', 'I was up all night with the baby'])
    expect([line, callOf([line], { setup: { trade: 'dentist' } }).card.urgency]).toEqual([
      line,
      'normal',
    ])
})

test('keys lost outside and a time limit that ends today are urgent', () => {
  expect(callOf(["I've lost my keys and I'm standing outside"], LETTINGS).card.urgency).toBe(
    'urgent',
  )
  const call = callOf(['the deadline for my claim is tomorrow'], { setup: { trade: 'solicitor' } })
  expect(call.card.urgency).toBe('urgent')
})

test.each([
  ['there is black mould over the cot', 'our baby has had a chest infection'],
  ['the walls are soaking wet with damp', "my daughter's three and she's always coughing"],
  ["my husband's got COPD", 'and the flat is full of mould'],
  ['it is about the damp', "I've got asthma and it's getting to me"],
  ['the boiler is off again', 'my son is asthmatic'],
])('mould, damp or cold that harms somebody is urgent over two lines: %s … %s', (first, last) => {
  const { card } = callOf([first, last], { setup: { trade: 'property-manager' } })
  expect([last, card.urgency]).toEqual([last, 'urgent'])
})

test.each([
  "there's a patch of mould in the shower, can somebody look?",
  "my daughter's at school until three, can you treat damp?",
  'I have asthma, is the flat by a main road?',
  'we have young kids, can you damp proof a cellar?',
])('mould, or an illness, alone is not urgent: %s', (line) => {
  const { card } = callOf([line], { setup: { trade: 'builder' } })
  expect([line, card.urgency]).toEqual([line, 'normal'])
})

test.each([
  ['if I get toothache on New Year, who should I ring', 'normal'],
  ["I've got toothache, who should I ring", 'urgent'],
] as const)('pain that is only supposed is not urgent: %s', (line, urgency) => {
  expect(callOf([line], { setup: { trade: 'dentist' } }).card.urgency).toBe(urgency)
})

test('who is frail in a cold home is noted at the question for the name', () => {
  const call = callOf(['no hot water since last night', "my nan's with me, she's 88"])
  expect(call.turns.at(-1)?.text).toMatch(/^(?!.*(?:catch|missed)).*name/)
})

/** What owners set as urgent in their own words. */
const OWN_WORDS = {
  setup: {
    trade: 'other',
    urgent: {
      words: [
        'car been sick in',
        'petrol spill',
        'stuck in lift',
        'left my purse',
        'smell of drains',
      ],
      does: 'text',
      to: 'Kev',
    },
  },
} as const

test.each([
  "my little one's just been sick all over the back seat",
  "baby's thrown up in the car",
  'one of the dogs has puked down the back of the passenger seat',
  "I've spilt petrol in the boot",
  'I think I forgot my wallet at yours',
  "there's a right stink coming from the drains out the back",
])('the urgent words of an owner are heard in the words of a caller: %s', (line) => {
  expect(callOf([line], OWN_WORDS).card.urgency).toBe('urgent')
})

test.each([
  "I've been off sick, can you do the car on Thursday",
  "I'm sick of the state of this car",
  'she gets car sick, so not after lunch',
  "it's a petrol car, a Golf",
  'my drains want cleaning',
  'can I leave the van with you',
  'how much to get sick out of a car?',
])('the same words about something else are not urgent: %s', (line) => {
  expect(callOf([line], OWN_WORDS).card.urgency).toBe('normal')
})

const OWN_DENTIST = {
  setup: {
    trade: 'dentist',
    urgent: { words: ['knocked out', "won't stop bleeding"], does: 'put-through', to: 'Dr Anand' },
  },
} as const

test.each([
  "her front tooth's come right out",
  "he's knocked his front tooth clean out",
  "he's lost a tooth playing rugby",
  "my gum's bleeding loads",
])('a dentist whose words name no tooth hears of one all the same: %s', (line) => {
  expect(callOf([line], OWN_DENTIST).card.urgency).toBe('urgent')
})

test.each([
  'I had a tooth out last week',
  'I want a tooth taken out',
  "I've got a baby tooth that's come out",
  'can you knock a bit off the price',
])('a tooth that was not knocked out is not urgent: %s', (line) => {
  expect(callOf([line], OWN_DENTIST).card.urgency).toBe('normal')
})

test.each([
  ['plumber', "there's a wet patch on my ceiling, can Sam look", "it's coming through now"],
  ['plumber', "my tap's dripping, can Sam ring me", "yes. it won't stop, it's pouring"],
  ['electrician', 'some of the lights are out, can Sam ring me', "they've all gone off now"],
  ['electrician', 'half the sockets are off, can Sam ring me', 'the whole house has gone now'],
  ['vet', "Rex has torn a claw and it's oozing, can I book him in", "it won't stop now"],
] as const)(
  '"it" that gets worse is what the caller told of before: %s, "%s", "%s"',
  (trade, start, line) => {
    const urgencyOf = (...lines: string[]) => callOf(lines, { setup: { trade } }).card.urgency
    expect(urgencyOf(start)).toBe('normal')
    expect(urgencyOf(start, line)).toBe('urgent')
  },
)

test.each([
  ['plumber', 'can you bleed my radiators', "it won't stop knocking, and it's pouring with rain"],
  ['plumber', "there's a drip under my sink, can Sam look on Friday", "it's pouring outside"],
  ['electrician', 'I want some sockets fitting', "they've all gone up in price"],
  ['garage', 'my brakes need bleeding', "it won't stop squeaking"],
  ['hairdresser', 'my nose bled on your towel last time', "it's all over now"],
  ['vet', 'she bled when she was in season, can I book her jabs', "it's everywhere, the hair"],
  ['tutor', 'Macbeth, all that blood', "it won't stop him failing"],
] as const)('what "it" is may be harmless: %s, "%s", "%s"', (trade, ...lines) => {
  expect(callOf(lines, { setup: { trade } }).card.urgency).toBe('normal')
})

test('an animal whose wound bleeds more in a later line is for a vet, and the owner is rung', () => {
  const call = callOf(
    ["you clipped Bess's nail and it's bleeding a bit", "it's pouring now"],
    SALON,
  )
  expect(lastReply(call)).toMatch(/vet/)
  expect(call.card).toMatchObject({ urgency: 'urgent', outcome: 'urgent' })
})
