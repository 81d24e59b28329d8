import { expect, test } from 'vitest'
import {
  callOf,
  lastReply,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'

const OFFERED = ['boiler service Tuesday at 3']
const GROOMS = {
  trade: 'other',
  name: 'Paws & Claws',
  services: [
    { name: 'Full groom', pricePence: 4500, minutes: 90, isBookable: true },
    { name: 'Nail trim', pricePence: 1200, minutes: 15, isBookable: true },
    { name: 'Puppy groom', pricePence: 3000, minutes: 60, isBookable: true },
  ],
} as const

test('three lines that choose no offer lead to a message, each with a different reply', () => {
  const call = callOf([...OFFERED, '07700 900123', 'yes', 'LS6 1AB'])
  expect(call.open).toBe('name')
  expect(lastReply(call)).toContain('message')
  expect(new Set(repliesOf(call)).size).toBe(repliesOf(call).length)
})

test('a question is answered even in the reply in which she stops asking her own', () => {
  const questions = Array.from({ length: 5 }, (_, i) => `Do you cover ${i % 2 ? 'Leeds' : 'LS6'}?`)
  const call = callOf(['I’d like to book something', ...questions, 'How much is a tap repair?'])
  expect(lastReply(call)).toMatch(/A tap repair is £65\. I.ll take a message instead\./)
})

test('a number given early is kept, and read back in its turn', () => {
  const call = callOf([...OFFERED, '07700 900123', '3:30', 'Dave'])
  expect(repliesOf(call)[2]).toMatch(/noted/)
  expect(call.open).toBe('phone-confirm')
  expect(lastReply(call)).toContain('07700 900 123')
})

test('offers that were not understood are repeated with an alternative', () => {
  expect(lastReply(callOf([...OFFERED, 'hmm']))).toContain('another day')
})

test('a second no to offered times leads to the offer of a message', () => {
  expect(callOf(['boiler service', 'next monday', 'no', 'no']).open).toBe('take-message')
})

test('"no, that is all" ends the call at any question but a read-back', () => {
  expect(callOf([...OFFERED, "no that's it thanks"]).open).toBeNull()
  expect(callOf([...TO_READ_BACK, "no that's it thanks"]).open).not.toBeNull()
  expect(callOf(['what are your hours?', "no that's all thanks"]).open).toBeNull()
})

test('asking the price of a service selects the service, and she names it', () => {
  const call = callOf(['how much is a will?', 'book me in next Wednesday morning'], {
    setup: { trade: 'solicitor' },
  })
  expect(repliesOf(call)[1]).toContain('Will writing is £240')
  expect(call.card.service).toBe('Will writing')
  expect(lastReply(call)).toContain('will writing')
})

test('a question about a price that fits two services gets both prices and no other', () => {
  const reply = lastReply(callOf(['how much is a groom?'], { setup: GROOMS }))
  expect(reply).toContain('£45')
  expect(reply).toContain('£30')
  expect(reply).not.toContain('£12')
})

test('an untouched set-up of any other business books an appointment', () => {
  const call = callOf(["I'd like to come in on Saturday morning, can I book"], {
    setup: { trade: 'other', name: 'Paws & Claws' },
  })
  expect(call.card.service).toBe('Appointment')
})

test('a name with van in it does not book a van', () => {
  const services = [
    { name: 'Van hire', pricePence: 6000, minutes: 240, isBookable: true },
    { name: 'Site tour', pricePence: 0, minutes: 30, isBookable: true },
  ]
  const call = callOf(['can I book for tuesday', 'Anne-Marie van der Berg'], {
    setup: { trade: 'other', services },
  })
  expect(call.card).toMatchObject({ name: 'Anne-Marie van der Berg', service: null })
})

test('"the first one" and "the later one" choose an offer, not a date or one o’clock', () => {
  const offered = callOf(['boiler service next monday'])
  const at = (line: string) => callOf(['boiler service next monday', line, 'Dave']).card.asked
  expect(offered.open).toBe('slot')
  expect(at('the first one')).toEqual({ date: '2026-11-30', time: '08:00' })
  expect(at('ok the later one then')).toEqual({ date: '2026-11-30', time: '16:30' })
})

test('she offers to pass on a request that fits no service', () => {
  const call = callOf(['I left my coat there last night', 'yes'], {
    setup: { trade: 'restaurant' },
  })
  expect(call.card).toMatchObject({ service: null, wants: 'I left my coat there last night' })
  expect(call.open).toBe('name')
})

test('refusing to give a number cancels nothing', () => {
  const call = callOf(['boiler service', "I don't want to give my number"])
  expect(call.card.outcome).not.toBe('cancelled')
})

test('"not before 11" is a limit and refuses nothing', () => {
  expect(lastReply(callOf(['can I book for Friday', 'not before 11']))).not.toContain('fine')
})

test('"are you a real person?" is answered, and asks for nobody', () => {
  const call = callOf(['are you a real person?'])
  expect(lastReply(call)).toContain('AI')
  expect(call.open).toBe('service')
})

test('a name and the number after it are both taken', () => {
  const call = callOf(['can I speak to Gary', 'an old invoice', 'Lee Cooper 07700 900999'])
  expect(call.card).toMatchObject({ name: 'Lee Cooper', phone: '07700900999' })
})

test('a caller who cannot make an existing booking leaves a message', () => {
  const call = callOf(["my dog's booked in tomorrow and I can't make it"])
  expect(call.card.service).toBeNull()
  expect(call.open).toBe('name')
})

test('the second half of a postcode, said again, puts the postcode right', () => {
  for (const line of [
    '1AN',
    "sorry, it's 1AN, not 1AM",
    'no, the postcode ends one A N',
    'its 1 a n',
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.card.postcode, call.open]).toEqual([line, 'LS6 1AN', 'confirm'])
    expect(call.card.asked.time).toBe('15:30')
  }
  // M is in no second half.
  const twice = callOf([...TO_CONFIRM.slice(0, -1), 'LS6 1AM', '1AN'])
  expect(twice.card.postcode).toBe('LS6 1AN')
  expect(callOf([...TO_CONFIRM, 'yes', "it's 1AN"]).card.postcode).toBe('LS6 1AN')
  for (const line of ['no, change it to 8 am', 'there are 2 in the house']) {
    expect([line, callOf([...TO_CONFIRM, line]).card.postcode]).toEqual([line, 'LS6 1AB'])
  }
})

test('the postcode of a visit is read back with the booking', () => {
  expect(lastReply(callOf(TO_CONFIRM))).toContain('at 3:30 pm, LS6 1AB.')
})

test('a change of place at the read-back asks for the address and nothing else', () => {
  for (const line of [
    'change the address to 14 Mill Lane',
    'can you change it to his house?',
    "no, it should be at my mum's",
    "it's the wrong address",
  ]) {
    const call = callOf([...TO_CONFIRM, line])
    expect([line, call.open, call.card.postcode]).toEqual([line, 'postcode', null])
    expect(lastReply(call)).not.toMatch(/Leeds|What should I change|don't know/)
    expect(call.card.wants).toContain(line)
  }
  const dentist = { setup: { trade: 'dentist' } } as const
  const visit = ["I'd like a check-up", 'the soonest', 'the first', 'Jo Ng', '07700 900111', 'yes']
  const call = callOf([...visit, 'change it to her house'], dentist)
  expect(call.open).toBe('confirm')
  expect(lastReply(call)).toMatch(/^(?:I can't change the place|Sam will tell you whether)/)
})

test.each(['are you still there', 'hello? is anybody there', 'you still there love?'])(
  'a caller who wonders whether she is there hears that she is: "%s"',
  (line) => {
    const reply = lastReply(callOf([...TO_NAME, line]))
    expect(reply).toMatch(/I'm (?:still )?here/)
    expect(reply).toContain('name')
  },
)

test('who asks whether somebody is there on a day hears the hours', () => {
  expect(lastReply(callOf(['is anybody there on Sunday']))).toContain('closed on Sunday')
})

test.each(['sorry, what was that?', 'pardon', 'can you repeat that'])(
  'who missed her last words once it is booked hears the booking: "%s"',
  (line) => {
    expect(lastReply(callOf([...TO_CONFIRM, 'yes please', line]))).toContain('Tuesday 24 November')
  },
)
