import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import {
  callOf,
  GROOMER,
  lastReply,
  RESTAURANT,
  TO_CONFIRM,
  TO_READ_BACK,
} from '#tests/support/call.ts'

const TO_NAILS = ['a nail trim on Tuesday at 3:30 pm', 'Ann Lowe', '07700 900314'] as const
const TO_TABLE = ['a table for 4 on Friday at 8 pm', 'Omar Shah', '07700 900271', 'yes'] as const

test.each([
  'yes go on mate, but you never told me how much',
  'yeah go ahead, you never said the price',
  "yes please but you've not told us what it costs",
  "aye, only you didn't say how much it was",
  "go on then but I still don't know what it costs",
  "right, book it, nobody's said how much",
])('a yes that finds the price unsaid books, and hears the price: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain('£90')
})

test.each([
  "yes please. What do I do if I can't make it, is there a fee?",
  "yes please. And what happens if I'm late, do I get charged?",
  'yes please. What if I have to cancel? Is there a charge?',
])('a charge for what may happen is not the price of what is booked: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toContain("don't know that")
  expect(lastReply(call)).not.toContain('£')
})

test('a charge beside another question is the price', () => {
  const line = 'yes please. Do I need to be in, is there a fee?'
  expect(lastReply(callOf([...TO_CONFIRM, line]))).toContain('£90')
})

test.each([
  "you didn't say how much",
  "no, you've not told me the price",
  'how much is it first',
  "yes, but not if it's over ten pounds",
])('a question for the price without a clear yes books nothing: %s', (line) => {
  const { card, open } = callOf([...TO_CONFIRM, line])
  expect([card.booked, open]).toEqual([null, 'confirm'])
})

test.each([
  "that's it. How much will it be so I can tell him",
  'yes, what does it cost so I can get the cash out',
  'spot on. What do I owe for that, just so he knows',
  "yep, how much is it so we can tell 'em",
])('the price asked for beside the number is told, whyever it is asked: %s', (line) => {
  const call = callOf([...TO_NAILS, line], GROOMER)
  expect(call.card.isPhoneConfirmed).toBe(true)
  expect(lastReply(call)).toContain('£10')
  expect(lastReply(call)).not.toMatch(/pass that on|don't know/)
})

test('"you can tell him" at the end of a remark is still passed on', () => {
  const call = callOf([...TO_READ_BACK, "yep, it's the green door, you can tell him"])
  expect(lastReply(call)).toMatch(/pass.*Sam/)
})

test.each([
  'go on then, can Priya sit in with me?',
  'go on then can our lad watch',
  'go ahead, will he need the loft open?',
  'go on please, do I need to move the car',
])('"go on then" with a question for the owner books, and she does not know: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/Sam/)
})

test.each([
  'go on then, can it be the Thursday?',
  'go on then, could we make it four?',
  'go on, is it at mine?',
  'go on then, is that the half three?',
])('"go on then" with a question about the booking books nothing: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test.each([
  "book it, but it's no good to me unless the tap's done as well",
  "yes but there's not much point unless he can bring the part",
  "aye go on, it's not worth it without the radiator",
])('what is of no use without something else is not booked, nor changed: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect([call.open, call.card.booked]).toEqual(['take-message', null])
  const booked = callOf([...TO_CONFIRM, line, 'nothing, just book the Tuesday'])
  expect(booked.card.booked?.time).toBe('15:30')
})

test.each([
  'nothing, just book the Tuesday',
  'nowt, book the half three',
  'never mind, keep the Tuesday',
])('who wants nothing changed and names what was read back has it booked: %s', (line) => {
  expect(callOf([...TO_CONFIRM, 'no', line]).card.booked?.time).toBe('15:30')
})

test('"nothing, book the Thursday" names another day, and books nothing', () => {
  expect(callOf([...TO_CONFIRM, 'no', 'nothing, book the Thursday']).card.booked).toBeNull()
})

test.each([
  'only if you can do nut free, can you pop it in and he can let us know?',
  'as long as you can do vegan, book it and get him to let us know',
])('a condition left to the owner is passed on, and the booking read back again: %s', (line) => {
  const call = callOf([...TO_TABLE, line], RESTAURANT)
  expect([call.open, call.card.booked]).toEqual(['confirm', null])
  expect(lastReply(call)).toMatch(/Sam/)
  expect(call.card.wants).toContain(line)
  const booked = callOf([...TO_TABLE, line, 'yeah, but book the table as well please'], RESTAURANT)
  expect(booked.card.outcome).toBe('booked')
  expect(lastReply(booked)).not.toMatch(/one at a time|the rest/)
})

test.each([
  "don't book it unless he rings me",
  'only if he rings me first, then book it',
  'only if you can do nut free, otherwise no',
])('a condition that comes first books nothing, and a call is offered: %s', (line) => {
  expect(callOf([...TO_TABLE, line], RESTAURANT)).toMatchObject({
    open: 'take-message',
    card: { booked: null },
  })
})

test.each([
  "yes please, and tell them I've only got the old manual",
  "yes, tell him I can't find the key to the meter",
  "go on then, let Sam know I've no loft ladder",
  "aye, can you tell them we haven't got the boiler book",
  "yeah and tell her I'll bring the certificate down",
])(
  'a yes with word of what the caller has or lacks books, and she says it is noted: %s',
  (line) => {
    const call = callOf([...TO_CONFIRM, line])
    expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
    expect(lastReply(call)).toMatch(/noted|down|pass that on/)
  },
)

test.each([
  "yes, tell him I can't make it then",
  "yes, tell them I've not got the time",
  "no, tell them I've only got the manual",
  "tell him I haven't got any money until Friday",
])('word that may undo the booking books nothing: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test.each([
  "yeah, oh and it's a listed building, dunno if that makes it harder",
  "yes but I don't know if he comes out to Otley",
  "that's it, not sure if it matters but it's a flat",
  'aye, might be worth saying the stopcock is stiff',
  'yep, not sure what tools he needs though',
  'yes, but my husband might be in instead of me',
])('a doubt about something else leaves the number confirmed: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.card).toMatchObject({ isPhoneConfirmed: true, phone: '07700900123' })
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).not.toMatch(/certain|rush/)
})

test.each([
  'yes, maybe',
  'yes, not sure',
  "yeah, dunno if I've got the end right",
  "yes but I'm not sure that's the right one",
  'yeah but I might not answer it',
  'yes, actually no',
])('a doubt about the number leaves it open: %s', (line) => {
  expect(callOf([...TO_READ_BACK, line]).card.isPhoneConfirmed).toBe(false)
})

test.each([
  "yeah that's his. what time are you open till on Friday, I might just come by",
  "yes that's hers, what time do you shut on Friday",
  "aye that's mine. when do you close Friday",
])('whose the number is confirms it, and the hours are told: %s', (line) => {
  const call = callOf(['I left my scarf with you', 'Jo Wells', '07700 900644', line], RESTAURANT)
  expect(call.card.isPhoneConfirmed).toBe(true)
  expect(lastReply(call)).toMatch(/10 pm/)
})

test.each([
  "can I give you me sister's number, mine's lost",
  "my phone was in it. could I leave you me dad's",
  "is it all right if I give you our kid's number",
  "would it be ok to give you my wife's mobile",
])('an offer of somebody else’s number is taken: %s', (line) => {
  const call = callOf(['I left my scarf with you', 'Jo Wells', line], RESTAURANT)
  expect(call.open).toBe('phone')
  expect(lastReply(call)).toMatch(/^(?:Yes, please|Yes, do|Please do)/)
})

test('"can you give me your number?" offers none', () => {
  const call = callOf(['I left my scarf with you', 'Jo Wells', 'can you give me your number'])
  expect(lastReply(call)).not.toMatch(/^(?:Yes, please|Yes, do|Please do)/)
})

test.each([
  'yes but that was my old mobile',
  "yeah though it's me old phone, I've a new one",
  'aye but please never use that one, ring the house phone',
  "that's right but I've changed it since",
  'correct but that number is out of use',
  "yes, don't ring that, use my landline",
])('a number that is not the one to ring is asked for again: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.card).toMatchObject({ phone: null, isPhoneConfirmed: false })
  expect(call.open).toBe('phone')
})

test.each([
  'yes, same old number',
  "yes but don't ring it before seven",
  "yes but don't ring it, message me",
  "yes, and try my landline if I don't pick up",
  'yes, it is an old house by the way',
  "yes that's my new one",
  "yes but don't ring it",
  'yeah but never phone me on it, text me',
  "correct, only please don't call that one, he listens in",
])('a number with a word about when or how to ring stays confirmed: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
})

test.each([
  "yes but don't ring it",
  'yes but only text',
  'yep, not before ten though',
  'yes, just a text is fine',
  "that's right, but don't leave a message",
])('how a confirmed number is to be used is noted for the owner: %s', (line) => {
  const call = callOf([...TO_READ_BACK, line])
  expect(call.card).toMatchObject({ phone: '07700900123', isPhoneConfirmed: true })
  expect(call.card.wants).toContain(line)
  expect(lastReply(call)).toMatch(/noted|have that down/)
})

test.each(['yes, not a problem', 'yes it is, why not', 'yes just that one'])(
  'a yes to the number that tells nothing is not noted: %s',
  (line) => {
    expect(lastReply(callOf([...TO_READ_BACK, line]))).not.toMatch(/noted|down/)
  },
)

test('the number given in place of one out of use is read back', () => {
  const call = callOf([...TO_READ_BACK, "yes but that's my old one, it's 07700 900456 now"])
  expect(call.card).toMatchObject({ phone: '07700900456', isPhoneConfirmed: false })
})

test.each([
  'yes but your colleague said £75',
  'yeah although I thought it was eighty quid',
  'go on then but the website says £60',
  'aye, you told me it was 70 pounds',
  'no, you said £75',
])('a yes with another price in mind is told the price, and asked again: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(lastReply(call)).toMatch(/£90/)
  expect(call).toMatchObject({ open: 'confirm', card: { booked: null } })
})

test.each([
  'yes, you said £90',
  'yes please, £90 is fine',
  "yes, I'll leave a £20 tip",
  'yes, he said ten minutes',
])('a yes that tells of no other price books: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.outcome).toBe('booked')
})

/** A groomer with facts that affirm and that deny. */
const WITH_FACTS = {
  setup: {
    ...GROOMER.setup,
    facts: [
      { question: 'How can I pay?', answer: 'Card or cash on the day.' },
      { question: 'Is there parking?', answer: 'There is a bay outside.' },
      { question: 'Do you come to my house?', answer: 'We come to you in the van.' },
      { question: 'Do you groom cats?', answer: 'No, only dogs.' },
    ],
  },
} as const
const TO_CONFIRM_NAILS = [...TO_NAILS, 'yes'] as const

test.each([
  ['yes please, and the parking?', /bay outside/],
  ['yes, and is it card or cash', /Card or cash/],
  ['yeah, and parking?', /bay outside/],
  ['yes, and you do take cash?', /Card or cash/],
])('a question that a fact answers does not hold the booking up: %s', (line, answer) => {
  const call = callOf([...TO_CONFIRM_NAILS, line], WITH_FACTS)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toMatch(answer)
})

test.each([
  ['yes, and you come to us, yeah?', /in the van/],
  ['yes please, and cats are all right?', /only dogs/i],
  ['yes, and is it a cash discount?', /Nail trim|nail trim/],
])('a question about the booking, or one that is denied, is answered first: %s', (line, answer) => {
  const call = callOf([...TO_CONFIRM_NAILS, line], WITH_FACTS)
  expect(call.card.booked).toBeNull()
  expect(lastReply(call)).toMatch(answer)
})

test.each(['yes. do you do cats as well', 'yeah, do you do cats too?'])(
  'what the firm does besides is answered beside the yes: %s',
  (line) => {
    const call = callOf([...TO_CONFIRM_NAILS, line], WITH_FACTS)
    expect(call.card.outcome).toBe('booked')
    expect(lastReply(call)).toMatch(/only dogs/i)
  },
)

test.each(["yes. and I've got to be out by eleven", "yes please. I've to be at work for three"])(
  'a time beside the yes that wishes for nothing reaches the owner: "%s"',
  (line) => {
    const { card } = callOf([...TO_CONFIRM, line])
    expect(card.booked).not.toBeNull()
    expect(card.wants).toContain(line)
  },
)

test.each([
  "Yes please. You'll not block the drive will you",
  "yes please. You'll not leave a mess, will you?",
  "Go on then. You'll not touch the old tank, will you",
])('a yes books beside a worry, which is passed on: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/Sam/)
})

test.each([
  "Yes please. It's not half past four, is it",
  "Yes please. I'm not sure",
  "Yes. that's not at my mum's is it",
  "Yes please, you'll not block the drive will you",
])('a yes that is in doubt about the booking books nothing: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

const FEES: SetupInput = {
  trade: 'plumber',
  facts: [{ question: 'What is the call-out?', answer: 'Call-out is £60, parts are on top.' }],
}

test.each([
  'Yes go ahead. and is it the £60 if he only has a look?',
  "Yes please. Is it the £60 if I'm just round the corner?",
  'Go on then. Is the call-out £60?',
])('a yes books beside a question for a sum that a fact tells: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line], { setup: FEES })
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain('£60')
})

test.each([
  "yes if that's the £60",
  'is it the £60? then yes',
  'Yes, but is it the £60?',
  'Yes go ahead. and is it the £45 if he only has a look?',
  'Yes please. Is it the half three?',
])('a yes that hangs on a sum or a time books nothing: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line], { setup: FEES }).card.booked).toBeNull()
})

test.each([
  "yes please. I was wondering if there's a lift",
  "yes please. I wonder if he'd mind my son",
])('a yes books beside what the caller wonders: %s', (line) => {
  const call = callOf([...TO_CONFIRM, line])
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain("I'll ask Sam")
})

test.each(["yes, if there's a lift", "yes please, as long as he doesn't mind my son"])(
  'a yes with a condition books nothing: %s',
  (line) => {
    expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
  },
)

test('a time beside the yes to a number reaches the owner', () => {
  const line = 'yes and I need to be out by four'
  expect(callOf([...TO_READ_BACK, line]).card.wants).toContain(line)
  const same = 'yes, Tuesday at half three'
  expect(callOf([...TO_READ_BACK, same]).card.wants ?? '').not.toContain(same)
})

test.each([
  "no I'll come to you. yes go ahead",
  'no, go ahead',
  "no that's all fine, yes book it please",
  "nah he's in all day. yeah, go ahead",
])('a no to something else before a plain order books, and is noted: %s', (line) => {
  const { card } = callOf([...TO_CONFIRM, line])
  expect(card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
})

test.each([
  "no, I'm away then. go ahead with Thursday",
  "no I can't do that. yes go ahead",
  'no go on',
  "no I'll be in at two. yes go ahead",
  "no, I'll have something else. go ahead",
  "no, we'll be away. go ahead",
  "yes, I don't think it matters if it's a bit earlier",
  "yes, I don't think it matters if it's Wednesday",
])('a no to what she has read back, or another day, does not book it: %s', (line) => {
  expect(callOf([...TO_CONFIRM, line]).card.booked).toBeNull()
})

test.each([
  "yes go ahead, and she's in a wheelchair but I don't suppose that matters if you come to her",
  "yes please, there's a dog, though I don't think it matters",
  "yes, he's a bit deaf, not that it'll matter if it's quiet",
])('a yes is not held back by what the caller says is of no account: %s', (line) => {
  const { card } = callOf([...TO_CONFIRM, line])
  expect(card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
})

test.each([
  'Yes. And the wash?',
  'Yes. And a towel?',
  "You've got the house number, haven't you? Yes book it",
  "You'll be gentle, won't you? Yes, go ahead",
  "You know he's nervous, don't you? Yes please, book it",
])('a yes with a question about something else books, and the owner hears it: %s', (line) => {
  const call = callOf([...TO_NAILS, 'yes', line], GROOMER)
  expect(call.card).toMatchObject({ outcome: 'booked', wants: expect.stringContaining(line) })
  expect(lastReply(call)).toMatch(/pass that on|I'll ask|noted/)
})

test.each([
  'Yes. And the time?',
  'Yes. And the hour?',
  'Yes. And the number?',
  'Yes. And the morning?',
  'Yes. And the other dog?',
  'Yes. The full groom?',
  'Is it in my name? Yes book it',
  'Is that at three? Yes, book it',
])('a yes with a question about the booking does not book: %s', (line) => {
  expect(callOf([...TO_NAILS, 'yes', line], GROOMER).card.outcome).toBeNull()
})

test('a yes that asks for the price in a word books and hears it', () => {
  const call = callOf([...TO_NAILS, 'yes', 'Yes. And the price?'], GROOMER)
  expect(call.card.outcome).toBe('booked')
  expect(lastReply(call)).toContain('£10')
})
