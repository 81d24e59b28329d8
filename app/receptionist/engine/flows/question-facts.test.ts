import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  GROOMER,
  lastReply,
  LETTINGS,
  repliesOf,
  TO_READ_BACK,
} from '#tests/support/call.ts'

test('a fact or price is found in the words that callers use', () => {
  const groomer = {
    trade: 'other',
    services: [
      { name: 'Bath and brush', pricePence: 2800, minutes: 60, isBookable: true },
      { name: 'Landlord boiler inspection', pricePence: 8800, minutes: 60, isBookable: true },
      { name: 'Trial visit', pricePence: 0, minutes: 15, isBookable: true },
    ],
    facts: [
      { question: 'Do you take aggressive dogs?', answer: 'Only with a muzzle.' },
      { question: 'How much notice do I need to cancel?', answer: 'A day, or it costs £12.' },
      { question: 'Can I wait with my dog?', answer: 'Yes, in the hall.' },
    ],
  } as const
  for (const [lines, answer] of [
    [["She's a bit snappy with strangers, would you have her?"], 'muzzle'],
    [['Can I wait with him?'], 'hall'],
    [['I need to cancel my appointment on Friday', 'Ann Lee', 'Will you charge me?'], '£12'],
    [["How much for a boiler inspection, there's a lodger?"], '£88'],
    [['A bath and brush please', 'What do I owe you for that then?'], '£28'],
    [['A trial visit please', "It's free, is it?"], 'is free'],
    [['are yous open the day?'], 'On Monday 23 November we are open'],
    [['Are you still open?'], 'On Monday 23 November we are open'],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup: groomer }))]).toEqual([
      lines,
      expect.stringContaining(answer),
    ])
  const solicitor = callOf(['Is that with a male solicitor?'], { setup: { trade: 'solicitor' } })
  expect(lastReply(solicitor)).toMatch(/know/)
})

test.each([
  "we've a pup of 12 weeks, he's had his first jabs but not the second, can he come in?",
  "I want a full groom, she's not had all her jabs yet, can she still be done",
  "he's waiting for his booster, can we bring him and could he be seen",
])('whether an animal may come without all its jabs is for the owner: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: GROOMER.setup }))).toMatch(/Sam/)
})

test('who has had all jabs is offered the time', () => {
  const line = "I want a full groom, she's had all her jabs, can she come in Thursday?"
  expect(lastReply(callOf([line], { setup: GROOMER.setup }))).not.toContain('Sam')
})

test.each([
  '07700 900123. can they leave the car and park outside, he walks with a frame',
  'is there anywhere my dad could park',
  "where do people park, it's his hip",
  'can someone park by the door',
])('parking is asked about for whoever comes: "%s"', (line) => {
  const setup: SetupInput = {
    trade: 'other',
    facts: [{ question: 'Is there parking?', answer: 'There is a yard at the back.' }],
  }
  expect(lastReply(callOf(['Tell Sam the gate sticks', 'Pat Lowe', line], { setup }))).toContain(
    'a yard at the back',
  )
})

test('a "yes" is said only to what the fact itself asks', () => {
  const setup: SetupInput = {
    trade: 'dentist',
    facts: [{ question: 'Is there a payment plan?', answer: 'Yes, it is £15 a month.' }],
  }
  const said = (line: string) => lastReply(callOf([line], { setup }))
  expect(said('have you got a payment plan?')).toMatch(/^Yes, it is £15/)
  expect(said('can I get it on finance?')).toMatch(/^The answer I have to .*payment plan” is: Yes/)
})

test('what lies behind a question in the line before leads to the fact about it', () => {
  const setup = {
    trade: 'property-manager',
    facts: [
      { question: 'What are your fees for landlords?', answer: 'Eight per cent, all in.' },
      { question: 'Where are you?', answer: '3 Dock Street.' },
    ],
  } as const
  const answerTo = (...lines: string[]) => lastReply(callOf(lines, { setup }))
  expect(answerTo("I'm a landlord, what's your commission?")).toContain('Eight per cent')
  expect(answerTo('I want to let my flat out', 'What do you charge?')).toContain('Eight per cent')
  expect(answerTo('Where do I hand the keys in?')).toContain('3 Dock Street')
})

test('the size of a dog is asked about in other words, and "when she can" asks nothing', () => {
  const setup = {
    trade: 'other',
    services: [{ name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true }],
    facts: [
      { question: 'Do you take big breeds?', answer: 'Up to forty kilos.' },
      { question: 'Do you pick up and drop off?', answer: 'No, you bring them here.' },
    ],
  } as const
  const answerTo = (...lines: string[]) => lastReply(callOf(lines, { setup }))
  expect(answerTo('Is a Saint Bernard too large for you?')).toContain('forty kilos')
  expect(answerTo('a full groom please', 'When he can be fetched. Do you fetch?')).not.toContain(
    "don't know",
  )
})

test('no fact, length or price is told to a question that it does not answer', () => {
  const facts = [
    { question: 'Do you see nervous patients?', answer: 'Yes, with sedation.' },
    { question: 'Is there a deposit?', answer: '£20 a person for eight or more.' },
  ]
  const dentist = { trade: 'dentist', facts } as const
  const services = [
    { name: 'Probate consultation', pricePence: 9000, minutes: 40, isBookable: true },
  ]
  const solicitor = { trade: 'solicitor', services } as const
  const lettings = { trade: 'property-manager' } as const
  for (const [setup, lines] of [
    [dentist, ['It has come out, do I bite down on a tissue?']],
    [dentist, ['would we get our deposit back if it snows?']],
    [dentist, ['is the deposit refundable?']],
    [solicitor, ['how long does probate take these days?']],
    [lettings, ["I'm locked out of the house, how much is that going to be?"]],
    [lettings, ["We've been locked out", 'Ivy Brook', 'and what will it cost me?']],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.not.stringMatching(/sedation|£20|minutes|free/),
    ])
  for (const [setup, line, answer] of [
    [dentist, "I'm petrified, do you treat anxious people?", 'sedation'],
    [dentist, 'is there a deposit to pay?', '£20'],
    [solicitor, 'how long is the probate appointment?', '40 minutes'],
    [lettings, 'how much is an inspection visit?', 'free'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
})

test('a question that takes up the fact just told is answered with it, and another is not', () => {
  const facts = [{ question: 'Are you taking on pupils?', answer: 'Only adults after Easter.' }]
  const setup = { trade: 'tutor', facts } as const
  const asked = 'Are you taking on pupils?'
  expect(
    lastReply(callOf([asked, 'so you would take my sister after Easter?'], { setup })),
  ).toContain('Only adults after Easter')
  expect(lastReply(callOf([asked, 'so is there a bus from town?'], { setup }))).not.toContain(
    'Easter',
  )
})

const RISKY = {
  trade: 'restaurant',
  facts: [
    { question: 'Do you have halal and gluten-free meals?', answer: 'Yes, tell us of allergies.' },
    { question: 'Do you serve raw milk?', answer: 'No, none that is safe for a baby.' },
    { question: 'Are there peanuts in the kitchen?', answer: 'Yes, in one sauce.' },
    { question: 'Is there parking?', answer: 'Yes, behind the house.' },
    { question: 'Can I eat at the bar?', answer: 'Yes, any evening.' },
  ],
} as const

test('what may do harm is only answered by a fact that speaks of it', () => {
  for (const [lines, answer] of [
    [['My son is allergic to sesame, can he eat with you?'], null],
    [["My son's allergic to eggs", 'can he eat at the bar?', 'is that safe?'], null],
    [['Is it safe to eat there with a bad egg allergy?'], null],
    [["I'm pregnant, can I eat at the bar?"], null],
    [['Do you deal with allergies?'], null],
    [['I take warfarin, is your gluten-free meal safe for me?'], null],
    [['Are your meals gluten-free?'], /tell us/i],
    [['My wife is a coeliac, can she eat with you?'], /tell us/i],
    [['She has a peanut allergy. Are there peanuts in the kitchen?'], /one sauce/],
    [['My son has an egg allergy. Is there parking?'], /behind the house/],
    [['Can I eat at the bar?'], /any evening/],
  ] as const) {
    const { turns, card } = callOf(lines, { setup: RISKY })
    const said = turns.slice(1).map(({ text }) => text)
    const replies = turns.flatMap((turn) => (turn.who === 'receptionist' ? [turn] : [])).slice(1)
    const facts = replies.at(-1)?.sentences.filter(({ source }) => source.kind === 'fact')
    expect([lines, said, facts?.map(({ text }) => text).join(' ') ?? '']).toEqual([
      lines,
      said,
      answer === null ? '' : expect.stringMatching(answer),
    ])
    if (answer === null) expect(card.wants).toContain(lines.at(-1))
  }
})

test('a caller who says what they do not mean is not told of that again', () => {
  const lines = [
    'Is the food fine for a nut allergy?',
    'I mean sesame, not gluten',
    'not halal, sesame',
  ]
  for (const reply of repliesOf(callOf(lines, { setup: RISKY })))
    expect(reply).not.toMatch(/tell us/i)
})

test('the amount of a deposit does not tell what becomes of it', () => {
  const setup: SetupInput = {
    trade: 'estate-agent',
    facts: [{ question: 'How much is the deposit?', answer: "Five weeks' rent." }],
  }
  for (const line of [
    'do I get my deposit back?',
    'is the deposit protected?',
    "can you take the deposit off my last month's rent?",
    'who holds the deposit?',
  ])
    expect([line, lastReply(callOf([line], { setup }))]).toEqual([
      line,
      expect.not.stringMatching(/Five weeks|existing bookings/),
    ])
  expect(lastReply(callOf(['what deposit do you want?'], { setup }))).toContain('Five weeks')
})

test('a fact is found by what the caller means, without the words of its question', () => {
  const facts = [
    { question: 'Do you charge a call-out fee?', answer: 'No call-out fee in town.' },
    { question: 'What are your landlord fees?', answer: 'Management is 11 percent.' },
    { question: 'When is my rent due?', answer: 'On the third of the month.' },
    { question: 'Do you see children?', answer: 'We see children from age four.' },
    { question: 'Do pups need vaccinations?', answer: 'Yes, pups must have their vaccinations.' },
    { question: 'Can you do gluten free?', answer: 'Some dishes are gluten free.' },
  ]
  const setup: SetupInput = { trade: 'other', facts }
  for (const [lines, answer] of [
    [['just a quick one do you charge only to come out'], /^No call-out fee in town/],
    [['no, for managing a house, your commission'], /11 percent/],
    [['My rent might be late.', 'what day is it due?'], /third of the month/],
    [["is she old enough, she's only two?"], /from age four/],
    [['at what age do you start?'], /from age four/],
    [["she's never had any jabs, is that a problem?"], /^Pups must have their vaccinations/],
    [["hello my son's coeliac are your puddings safe for him"], /gluten free/],
  ] as const)
    expect([lines, lastReply(callOf(lines, { setup }))]).toEqual([
      lines,
      expect.stringMatching(answer),
    ])
  const nuts = callOf(["hello my son can't have nuts is your food safe"], { setup })
  expect(lastReply(nuts)).not.toContain('gluten')
  const building = callOf(["I'm only two minutes away, is there a cash machine?"], { setup })
  expect(lastReply(building)).not.toContain('age four')
})

test('a fact answers no question that only shares its words', () => {
  for (const [trade, line] of [
    ['hairdresser', 'how much is a patch test?'],
    ['hotel', 'is breakfast vegan?'],
    ['vet', 'do you sell rabbits?'],
    ['garage', 'how much is the courtesy car?'],
    ['property-manager', 'where do I pay the rent?'],
    ['dentist', 'when will you be taking NHS patients?'],
  ] as const) {
    const call = callOf([line], { setup: { trade } })
    expect([line, call.card.outcome, call.card.wants]).toEqual([line, null, line])
    expect([line, call.open]).toEqual([line, 'take-message'])
  }
  for (const [trade, line, answer] of [
    ['florist', 'where do you deliver?', 'across Leeds'],
    ['hairdresser', 'when do I need the patch test?', 'two days'],
    ['hotel', 'how much is breakfast?', 'included'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } }))]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
})

test('a question in the form of a statement is answered, if the set-up tells', () => {
  for (const [trade, line, answer] of [
    ['hairdresser', 'not sure if you take dogs', 'dogs are welcome'],
    ['restaurant', "I take it there's parking", 'car park'],
    ['dentist', "I wasn't sure if you were taking NHS patients", 'private patients'],
    ['plumber', "I don't know whether you're open Saturdays", '9 am to 1 pm'],
    ['vet', 'my sister says you do nail clipping', '£16'],
  ] as const)
    expect([line, lastReply(callOf([line], { setup: { trade } })).toLowerCase()]).toEqual([
      line,
      expect.stringContaining(answer),
    ])
  for (const line of ["I'm not sure what's wrong with the boiler", 'not sure if it is the tap'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('£')])
})

test('a fact that points at its own question is told with that question', () => {
  const facts = [
    { question: 'Do you need to see a vaccination card?', answer: 'Yes, please bring it along.' },
  ]
  const setup = { trade: 'other', facts } as const
  expect(lastReply(callOf(['Do I need to bring anything?'], { setup }))).toMatch(
    /^The answer I have to “Do you need to see a vaccination card” is: Yes, please bring it along\./,
  )
  expect(lastReply(callOf(['Do you need to see his vaccination card?'], { setup }))).toMatch(
    /^Yes, please bring it along\./,
  )
})

test('"do you take card?" is not answered with the vaccination card', () => {
  const facts = [
    {
      question: 'Do you need to see a vaccination card?',
      answer: 'Yes, bring it to the first visit.',
    },
  ]
  for (const line of ['Do you take card?', 'do you accept cards', 'can I pay by card?'])
    expect([line, lastReply(callOf([line], { setup: { trade: 'other', facts } }))]).not.toEqual([
      line,
      expect.stringContaining('first visit'),
    ])
})

test('a fact about big dogs does not answer for any dog', () => {
  const facts = [{ question: 'Do you groom big dogs?', answer: 'Yes, up to 45 kilos.' }]
  const setup = { ...GROOMER.setup, facts }
  for (const [line, isAnswered] of [
    ["Can you do her dog's groom on Thursday?", false],
    ["Can you cancel her dog's groom?", false],
    ['Do you groom huge dogs?', true],
  ] as const)
    expect([line, lastReply(callOf([line], { setup })).includes('45 kilos')]).toEqual([
      line,
      isAnswered,
    ])
})

test('a big dog of any breed is answered from the fact about big dogs', () => {
  const facts = [{ question: 'Do you groom big dogs?', answer: 'Yes, up to 45 kilos.' }]
  const options = { setup: { ...GROOMER.setup, facts } }
  const line = "He's a big lad mind, he's a Bernese, is that going to be a problem?"
  expect(lastReply(callOf([line], options))).toContain('45 kilos')
})

test('the owner’s yes is kept where other words ask the same, and dropped where they do not', () => {
  const facts = [
    {
      question: 'Do dogs need vaccinations?',
      answer: 'Yes, please bring the card the first time.',
    },
  ]
  const options = { setup: { ...GROOMER.setup, facts } }
  for (const [line, answer] of [
    ['has my pup got to have her jabs?', /^Yes, please bring the card/],
    ['so she must have her jabs first then?', /^Yes, please bring the card/],
    ['does she need to be vaccinated', /^Yes, please bring the card/],
    ['are jabs a must?', /^Yes, please bring the card/],
    ['do I need to bring anything?', /^Please bring the card/],
    ['can my pup come without her jabs?', /^Please bring the card/],
    ['do you do jabs?', /don't know|not something|no answer|don't have/],
  ] as const)
    expect([line, lastReply(callOf([line], options))]).toEqual([
      line,
      expect.stringMatching(answer),
    ])
})

test.each([
  'are you gas safe?',
  'will your lad be Gas Safe, you hear such tales',
  'is the fella who comes gas safe',
  'are your engineers corgi registered?',
])('who asks whether they are Gas Safe hears the fact: %s', (line) => {
  expect(lastReply(callOf([...TO_READ_BACK, `yes. ${line}`]))).toContain('Gas Safe registered')
})

test.each(['is the gas safe to leave on?', 'is my gas fire safe to use?', 'is the gas safe now?'])(
  'whether gas is safe is no question about a register: %s',
  (line) => {
    expect(lastReply(callOf([line]))).not.toContain('registered')
  },
)

test('a laugh hides no question that a fact answers', () => {
  for (const line of [
    'can I bring the cat too lol',
    'haha can our cat come as well, do you do cats?',
  ])
    expect([line, lastReply(callOf([line], GROOMER))]).toEqual([
      line,
      expect.stringContaining('only dogs'),
    ])
})

test.each([
  'is there a fee for coming round to look at it',
  'would it cost me anything for someone to pop out and measure up?',
  'are your estimates free?',
  'do we owe you owt for a quote like',
  'do you charge if you just come and have a look',
])('whether a quote costs anything is told: %s', (line) => {
  expect(lastReply(callOf([line]))).toContain('uotes are free')
})

test('a question about a charge that is asked again gets its answer again, also once a message is taken', () => {
  const taken = [
    'can Sam ring me about a new shower',
    'Olive Marsh',
    '07700 900321',
    'yes',
  ] as const
  const asked = [...taken, 'oh, and is there a charge to come and see it?'] as const
  const said = (...lines: string[]) => lastReply(callOf([...asked, ...lines]))
  expect(said()).toContain('uotes are free')
  expect(said('sorry, I mean just for an estimate')).toContain('uotes are free')
  expect(said('it is free then?')).toContain('uotes are free')
})

test('a quote is no call-out, and what a service costs is no quote', () => {
  for (const line of ['do you charge to come out?', 'can I get a quote for what a boiler costs'])
    expect([line, lastReply(callOf([line]))]).toEqual([line, expect.not.stringContaining('free')])
  expect(lastReply(callOf(['how much is it to come and look at a dripping tap?']))).toContain('£65')
})

test.each([
  'does he need all his injections first',
  'do they have to be fully vaccinated?',
  'has she got to have had her boosters?',
])('what dogs need before a visit is told: %s', (line) => {
  const facts = [{ question: 'Must dogs have jabs?', answer: 'Yes, all of them.' }]
  const setup: SetupInput = { ...GROOMER.setup, facts }
  expect(lastReply(callOf([line], { setup }))).toContain('all of them')
  expect(lastReply(callOf(['a nail trim please', line], { setup }))).toContain('all of them')
})

test('when rent is due tells neither whether it is owed nor how much of it', () => {
  const answerTo = (line: string) => lastReply(callOf([line], LETTINGS))
  for (const line of [
    'will I be charged a full month of rent?',
    'do we still owe rent if we leave on the 9th?',
    'can I pay half the rent?',
    "am I paying all of February's rent?",
  ])
    expect([line, answerTo(line)]).toEqual([line, expect.not.stringContaining('first of')])
  for (const line of ['do I pay rent on the first?', 'what day do I pay my rent?'])
    expect([line, answerTo(line)]).toEqual([line, expect.stringContaining('first of the month')])
})

test.each([
  'yes please, and two of us are vegan is that alright',
  'go on then. my lad is vegan, is that alright',
  "yeah go on, one of us doesn't eat meat is that all right",
])('a fact answers "is that alright?" beside the yes that books: "%s"', (line) => {
  const call = callOf(
    ['a table for 4 this Friday at 8 please', 'the first', 'Ann Holt', '07700 900155', 'yes', line],
    { setup: { trade: 'restaurant' } },
  )
  expect(lastReply(call)).toContain('vegan dishes on every menu')
})

test.each([
  ['hairdresser', 'would I want one of those skin tests first?', /^Yes, two days before/],
  ['hairdresser', "it's my first time, is there owt I should do beforehand?", /two days before/],
  ['hairdresser', 'what do I need to do before I come in?', /two days before/],
  ['hairdresser', 'is the dog all right to come in with me?', /dogs are welcome/],
  ['physio', "does he need a doctor's letter?", /without a referral/],
  ['physio', 'have I got to go through my GP?', /without a referral/],
  ['physio', 'can I refer myself?', /without a referral/],
  ['physio', 'will you want a note off the hospital?', /without a referral/],
  ['electrician', 'do we get the certs straight away?', /^You get the certificate/],
  ['electrician', 'does it come with the paperwork?', /certificate by email/],
  ['electrician', 'when do I get my certificate?', /after the check/],
] as const)('a %s has the fact for "%s"', (trade, line, answer) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).toMatch(answer)
})

test.each([
  ['hairdresser', 'she has a nut allergy, is that all right?'],
  ['hairdresser', 'do I pay first?'],
  ['electrician', 'do you do landlord certificates?'],
  ['electrician', 'how much is a landlord cert?'],
  ['electrician', 'can I get a safety certificate on Monday?'],
] as const)('a %s has no fact for "%s"', (trade, line) => {
  expect(lastReply(callOf([line], { setup: { trade } }))).not.toMatch(
    /two days before|dogs are welcome|without a referral|by email/,
  )
})

test('a price and a fact are both told beside the times that she offers', () => {
  const line =
    'I need an EICR on Tuesday the 8th. What do you charge, and do I get the cert there and then?'
  expect(lastReply(callOf([line], { setup: { trade: 'electrician' } }))).toMatch(
    /is £140; you get the certificate by email after the check\. I have .* Which would you like\?$/,
  )
})

test('whether something is safe is not passed over, nor is the question beside it', () => {
  const setup = { trade: 'hairdresser' } as const
  const first =
    "I'm pregnant and just wondering if it's safe to have highlights, and can I bring my dog, she's old"
  expect(lastReply(callOf([first], { setup }))).toMatch(/dogs are welcome.*safe.*ring you/)
  const lines = ['I want Sam to ring me about my bill', 'Ann Lee', '07700 900432']
  const again = callOf([...lines, 'yes, and you never told me about the dog'], { setup })
  expect(lastReply(again)).toMatch(/^Dogs are welcome/)
})

test.each([
  'half ten. do I need to stay with it?',
  'half ten is fine, can I leave it with you?',
  'half ten, and do we have to wait while you do it?',
])('a question beside a chosen time is answered: "%s"', (line) => {
  const lines = ['I need an MOT on Tuesday the 1st', line]
  const call = callOf(lines, { setup: { trade: 'garage' } })
  expect(call.card.asked.time).toBe('10:30')
  expect(lastReply(call)).toMatch(/don't know|can't say/)
})

test.each(['no leave it then', 'can we leave it there'])('"%s" drops what was begun', (line) => {
  const call = callOf(['I need an MOT on Tuesday the 1st', line], { setup: { trade: 'garage' } })
  expect(lastReply(call)).not.toMatch(/which would you like/i)
})

test.each([
  'Kim Dale. its an old Astra, roughly what would a gearbox be',
  "Kim Dale. so you don't give quotes over the phone then?",
])('a question of a price beside a name is answered: "%s"', (line) => {
  const lines = ['can Sam ring me about my gearbox', line]
  expect(lastReply(callOf(lines, { setup: { trade: 'garage' } }))).toMatch(/don't know|can't say/)
})

test('a "no" or "yes" of another question is not taken for an answer', () => {
  const nhs = [{ question: 'Are you taking NHS patients?', answer: 'Not at the moment.' }]
  expect(
    lastReply(
      callOf(['are you taking new patients?'], { setup: { trade: 'dentist', facts: nhs } }),
    ),
  ).toContain('“Are you taking NHS patients” is: Not at the moment.')
  const diets = [
    { question: 'Can you cater for allergies?', answer: 'Yes, but our kitchen handles nuts.' },
  ]
  const setup: SetupInput = { trade: 'restaurant', facts: diets }
  expect(
    lastReply(callOf(["I've a nut allergy, is it all right to eat with you?"], { setup })),
  ).toMatch(/^Our kitchen/)
})

test.each([
  'does the price include the light?',
  'is the light included?',
  'does it come with a light?',
])('whether a thing is included is looked up in the facts first: "%s"', (line) => {
  const question = 'Does the price include the light or shower?'
  const setup = { trade: 'electrician', facts: [{ question, answer: 'No, you buy it.' }] } as const
  expect(lastReply(callOf([line], { setup }))).toContain('you buy it')
  const other = lastReply(callOf(['does it include the certificate?'], { setup }))
  expect(other).not.toContain('you buy it')
})

test('a question who it will be gets no yes from a fact about something else', () => {
  const facts = [
    { question: "I'm nervous, can you help?", answer: 'Yes, Dr Shah is used to nervous patients.' },
  ]
  const setup = { trade: 'dentist', facts } as const
  for (const line of [
    "is it Dr Barlow, I'm nervous",
    "will it be the lady, I'm nervous?",
    "have you got a lady dentist cos I'm nervous",
  ])
    expect(lastReply(callOf([line], { setup })), line).not.toContain('Yes, Dr Shah')
  expect(lastReply(callOf(["I'm nervous, can you help?"], { setup }))).toContain('Yes, Dr Shah')
})

test.each([
  ['do I need to bring anything?', 'is: Yes, and please bring the card.'],
  ['is there anything for the toddler to sit in?', 'is: Yes, four, and a booster.'],
])('a fact is told in a whole sentence where its yes does not answer: %s', (line, answer) => {
  const facts = [
    { question: 'Do dogs need vaccinations?', answer: 'Yes, and please bring the card.' },
    { question: 'Have you got high chairs?', answer: 'Yes, four, and a booster.' },
  ]
  expect(lastReply(callOf([line], { setup: { ...GROOMER.setup, facts } }))).toContain(answer)
})

test('DSS is benefits, so the yes of a fact about them answers it', () => {
  const facts = [{ question: 'Do you accept housing benefit?', answer: 'Yes, with a guarantor.' }]
  const call = callOf(['do you take DSS?'], { setup: { trade: 'property-manager', facts } })
  expect(lastReply(call)).toMatch(/^Yes, with a guarantor\./)
})

const AGENT: SetupInput = {
  trade: 'property-manager',
  services: [{ name: 'Rental valuation', minutes: 45, pricePence: 0, isBookable: true }],
  facts: [{ question: 'What are your landlord fees?', answer: 'Ten per cent, or £450 to find.' }],
}

test('the sum of a fact is asked of that fact, and what the fees are is no other work', () => {
  for (const line of [
    'a rental valuation please, and is it the £450 if I just want you to find somebody?',
    "I'm a landlord, I've a flat I'm thinking of letting out. What do you charge?",
  ]) {
    const reply = lastReply(callOf([line], { setup: AGENT }))
    expect([line, reply]).toEqual([line, expect.stringContaining('£450 to find')])
    expect([line, reply]).toEqual([line, expect.not.stringMatching(/list I have|one for|the rest/)])
  }
  const other = lastReply(callOf(['is it £60 for the gas certificate?'], { setup: AGENT }))
  expect(other).not.toContain('£450')
})

test.each(['what is it you do then, nails and that?', 'so what is it that you do exactly?'])(
  'what the firm does is answered with its services: %s',
  (line) => {
    expect(lastReply(callOf([line], GROOMER))).toMatch(/^You can book/)
  },
)

test('after a fact that told of other prices, a service that is named gets its own', () => {
  const facts = [
    { question: 'What do you charge landlords?', answer: 'Full management is 12% of the rent.' },
  ]
  const valuation = { name: 'Rental valuation', minutes: 60, pricePence: 0, isBookable: true }
  const options = { setup: { trade: 'property-manager', services: [valuation], facts } } as const
  const lines = ['how much do you charge landlords', "do you value it first? what's that cost"]
  expect(lastReply(callOf(lines, options))).toContain('rental valuation is free')
  const meant = callOf([...lines, 'no I meant the valuation, is that free?'], options)
  expect(lastReply(meant)).toMatch(/no charge for a rental valuation|rental valuation is free/)
})

test('an hour, or who is to pay for something, finds no fact', () => {
  const facts = [
    {
      question: 'Does my dog need vaccinations?',
      answer:
        'Please bring the vaccination card. Puppies come from two weeks after the second jab.',
    },
    { question: 'What deposit do I pay?', answer: 'Ten pounds, by bank transfer.' },
    { question: 'How can I pay?', answer: 'Card or cash when you collect.' },
  ]
  const options = { setup: { ...GROOMER.setup, facts } }
  for (const line of ['have you nothing after two?', 'do I have to pay for the locksmith?'])
    expect([line, lastReply(callOf([line], options))]).not.toEqual([
      line,
      expect.stringMatching(/jab|Ten pounds|collect/),
    ])
  const pays = lastReply(callOf(['do I pay for it on the day?'], options))
  expect(pays).not.toContain('vaccination')
})

const BENEFITS: SetupInput = {
  trade: 'property-manager',
  facts: [
    { question: 'Do you take people on benefits?', answer: 'Yes, subject to referencing.' },
    { question: 'Can I get in with a wheelchair?', answer: 'Yes, it is level from the street.' },
    { question: 'Do they need to be vaccinated?', answer: 'Yes, bring the card the first time.' },
  ],
}

test.each([
  "I'm on housing benefit, is that a problem?",
  'do you mind people on benefits?',
  "would it matter if I'm in a wheelchair?",
])('a yes is not said to who asks whether something is in the way: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: BENEFITS }))).not.toMatch(/^Yes/)
})

test.each([
  'do you take people on benefits?',
  'is it all right if I come in a wheelchair?',
  'does she need her jabs first?',
])('a yes is said to who asks the same way round as the fact: "%s"', (line) => {
  expect(lastReply(callOf([line], { setup: BENEFITS }))).toMatch(/^Yes/)
})

/** A letting agent who says what to bring to a viewing, and to nothing else. */
const VIEWINGS = {
  setup: {
    trade: 'property-manager',
    facts: [{ question: 'What do I need to bring to a viewing?', answer: 'Just photo ID.' }],
  },
} as const

test.each([
  "I'm moving in on Monday, what do I need to bring?",
  'do I need to bring ID when I pick up the keys?',
  "I'm collecting my keys on Friday, do I need to bring anything",
  'what should I bring to the check-out?',
])('a fact about one occasion is not told of another: %s', (line) => {
  expect(lastReply(callOf([line], VIEWINGS))).not.toContain('photo ID')
})

test.each([
  'what do I need to bring?',
  'can I check in advance what I need to bring?',
  "I've a viewing on Monday, what should I bring?",
  "we're moving in March, can I book a viewing and what do I need to bring",
])('a fact about an occasion is told of that, and where none is named: %s', (line) => {
  expect(lastReply(callOf([line], VIEWINGS))).toContain('photo ID')
})
