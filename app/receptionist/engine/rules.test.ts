import { expect, test } from 'vitest'
import {
  callOf,
  lastReply,
  played,
  repliesOf,
  TO_CONFIRM,
  TO_NAME,
  TO_READ_BACK,
} from '#tests/support/call.ts'
import { trades } from './trades/trades.ts'
import type { SetupInput } from './types.ts'

test('danger comes before everything else in the line, and drops the booking', () => {
  const call = callOf([...TO_CONFIRM, 'Yes please, and I can smell gas'])
  expect(call.card).toMatchObject({ urgency: 'emergency', outcome: 'emergency', booked: null })
  expect(lastReply(call)).toMatch(/^Ring the gas emergency line on 0800 111 999/)
})

test('after danger nothing is booked until the caller takes it back', () => {
  const lines = ['I can smell gas', 'can I book a boiler service tomorrow at 3'] as const
  expect(callOf(lines).card.service).toBeNull()
  expect(callOf([lines[0], 'false alarm, it was the bins', lines[1]]).card.service).toBe(
    'Boiler service',
  )
})

test('a question during an emergency gets the number again', () => {
  const call = callOf(['I can smell gas', 'what was the number again?'])
  expect(lastReply(call)).toContain('0800 111 999')
  const wet = callOf(['water is dripping out of the light fitting', 'should I touch the switch?'])
  expect(lastReply(wet)).toMatch(/power off/)
})

test('danger is answered even after goodbye', () => {
  expect(lastReply(callOf(['bye', 'help, the house is on fire']))).toContain('999')
})

test('a call says whether she has rung off, until the caller brings her back', () => {
  const asked = 'How much is a boiler service?'
  expect(callOf([asked]).hasRungOff).toBe(false)
  expect(callOf([asked, "No, that's all"]).hasRungOff).toBe(true)
  expect(callOf(['bye']).hasRungOff).toBe(true)
  expect(callOf(['bye', asked]).hasRungOff).toBe(false)
})

test('a cancellation comes before an answer, and a correction before a cancellation', () => {
  expect(callOf([...TO_CONFIRM, 'yes... no, cancel it']).card).toMatchObject({
    outcome: 'cancelled',
    booked: null,
  })
  const changed = callOf([...TO_NAME, "I've changed my mind, make it Wednesday at 11"])
  expect(changed.card).toMatchObject({
    outcome: null,
    asked: { date: '2026-11-25', time: '11:00' },
  })
})

test('cancelling removes a booking made in the call', () => {
  expect(callOf([...TO_CONFIRM, 'yes', 'Actually cancel it']).card.booked).toBeNull()
})

test('a request for a person comes before the open question', () => {
  const call = callOf([...TO_NAME, 'Dave here, can I speak to a real person'])
  expect(call.card.name).toBe('Dave')
  expect(lastReply(call)).toContain('Sam')
})

test('three misses on one question lead to a message, two do not', () => {
  const noise = ['blah mumble', 'fnord', 'wibble wobble']
  expect(callOf([...TO_READ_BACK.slice(0, 3), ...noise.slice(0, 2)]).open).toBe('phone')
  const call = callOf([...TO_READ_BACK.slice(0, 3), ...noise])
  expect(call.card.outcome).toBe('message')
  expect(call.card.booked).toBeNull()
})

test('a postcode outside the area is not booked', () => {
  const call = callOf([...TO_READ_BACK, 'yes', 'BS1 4DJ'])
  expect(call.card).toMatchObject({ booked: null, outcome: 'message' })
})

test('she says the caller’s name once', () => {
  const said = repliesOf(callOf([...TO_CONFIRM, 'yes'])).join(' ')
  expect(said.split('Dave Smith')).toHaveLength(2)
})

test('the greeting names the business and says that she is an AI, whatever the set-up', () => {
  for (const trade of Object.keys(trades) as SetupInput['trade'][]) {
    const [greeting] = repliesOf(callOf([], { setup: { trade, name: 'Quill and Hare' } }))
    expect(greeting).toContain('Quill and Hare')
    expect(greeting).toContain('AI')
  }
})

test('a name that would make her speak for somebody else falls back to the preset', () => {
  for (const name of [
    'Barclays fraud team',
    'HMRC',
    'Leeds Police',
    'H M R C refunds',
    'Refunds at H.M.R.C',
    'Nat-West',
    'Bárclays',
    'Раypal',
    'www.evil.example',
    '07700 900123',
    '',
    '\u202e\u202e',
    '🙂',
  ]) {
    const [greeting] = repliesOf(callOf([], { setup: { trade: 'plumber', name } }))
    expect(greeting).toContain('the AI receptionist at Brook & Sons Plumbing.')
  }
  for (const name of ['Lloyd’s Courtyard Plumbing', 'N & H Smith', 'Eastbank Taps']) {
    expect(repliesOf(callOf([], { setup: { trade: 'plumber', name } }))[0]).toContain(name)
  }
  const marked = callOf([], { setup: { trade: 'plumber', name: '<b>Bold</b> Pipes http://x.y/z' } })
  expect(repliesOf(marked)[0]).not.toMatch(/[<>]|http/)
})

test('a bank or HMRC cannot be named as the one who rings back', () => {
  for (const to of ['Barclays', '<i>B A R C L A Y S</i>', 'Sam of HMRC', 'Вarclays', '']) {
    const urgent = { words: [], does: 'text', to } as const
    const call = callOf(['Can I speak to a person?'], { setup: { trade: 'plumber', urgent } })
    expect(lastReply(call)).toMatch(/\bthe team\b/i)
  }
})

test('a shop that is never open takes a message', () => {
  const hours = [null, null, null, null, null, null, null]
  const call = callOf(TO_NAME, { setup: { trade: 'plumber', hours } })
  expect(call.card.booked).toBeNull()
  expect(call.open).toBe('name')
  expect(
    lastReply(callOf(['When are you open?'], { setup: { trade: 'plumber', hours } })),
  ).toContain('no opening hours')
})

test('a service that is longer than the day takes a message', () => {
  const services = [{ name: 'Barn raising', pricePence: 0, minutes: 900, isBookable: true }]
  const call = callOf(['I want to book a barn raising'], { setup: { trade: 'builder', services } })
  expect(lastReply(call)).toContain('longer than we are open')
  expect(call.open).toBe('name')
})

test('hours past midnight are open after midnight', () => {
  const night = ['18:00', '02:00'] as const
  const setup = {
    trade: 'restaurant',
    hours: [night, night, night, night, night, night, night],
  } as const
  const call = callOf(['a table for 2 tomorrow at 12:30 am'], { setup })
  expect(call.card.asked).toEqual({ date: '2026-11-24', time: '00:30' })
  expect(lastReply(call)).not.toMatch(/outside our hours|closed/)
})

test('bank holidays are closed, by name', () => {
  const call = callOf(["I'd like a boiler service on 25 December at 10 am"])
  expect(lastReply(call)).toContain('Friday 25 December is a bank holiday')
})

test('past and distant dates are asked for again', () => {
  expect(lastReply(callOf(['a boiler service on 3/2/2026']))).toContain('gone')
  expect(lastReply(callOf(['a boiler service on 3 March 2029 at 10']))).toContain('year')
  // The next one is in 2028.
  expect(lastReply(callOf(['a boiler service on 29 February']))).toContain('year')
})

test('prices have commas and pence, and a price of 0 is free', () => {
  const services = [
    { name: 'Full rewire', pricePence: 123_456_00, minutes: 60, isBookable: true },
    { name: 'Fuse', pricePence: 1250, minutes: 60, isBookable: true },
    { name: 'Estimate', pricePence: 0, minutes: 60, isBookable: true },
    { name: 'Mystery', pricePence: null, minutes: 60, isBookable: true },
  ]
  const priceOf = (name: string) =>
    lastReply(callOf([`How much is a ${name}?`], { setup: { trade: 'electrician', services } }))
  expect(priceOf('full rewire')).toContain('£123,456')
  expect(priceOf('fuse')).toContain('£12.50')
  expect(priceOf('estimate')).toContain('free')
  expect(priceOf('mystery')).toContain("don't have a price")
})

test('a very long answer from the owner is cut short', () => {
  const facts = [{ question: 'Do you deliver?', answer: 'Well? '.repeat(300) }]
  const reply = lastReply(callOf(['Do you deliver?'], { setup: { trade: 'florist', facts } }))
  expect(reply.split(' ').length).toBeLessThanOrEqual(45)
  expect(reply.match(/\?/g)).toHaveLength(1)
})

test('every sentence has a source', () => {
  const sources = callOf([
    'How much is a boiler service?',
    'Are you Gas Safe registered?',
    'When are you open?',
  ]).turns.flatMap((turn) =>
    turn.who === 'receptionist' ? turn.sentences.map(({ source }) => source.kind) : [],
  )
  expect(sources).toEqual(expect.arrayContaining(['rule', 'price', 'fact', 'hours']))
})

test('the commands kept with a line are used instead of its text, and never hide a danger', () => {
  const line = { text: 'zzz', by: 'typed', commands: [{ kind: 'person' }] } as const
  const input = { setup: { trade: 'plumber' }, now: '2026-11-23T09:12', seed: 1 } as const
  expect(played({ ...input, lines: [line] }).open).toBe('about')
  expect(played({ ...input, lines: [{ ...line, text: 'I can smell gas' }] }).card.urgency).toBe(
    'emergency',
  )
  const animal = { ...line, text: "my dog's been hit by a car and he's bleeding badly" }
  const vet = played({ ...input, setup: { trade: 'vet' }, lines: [animal] })
  expect(vet.card.urgency).toBe('urgent')
})

test('a set-up changed during the call applies from that line on', () => {
  const line = (text: string) => ({ text, by: 'typed' }) as const
  const services = trades.plumber.setup.services.map((service) => ({
    ...service,
    pricePence: 9900,
  }))
  const input = { setup: { trade: 'plumber' }, now: '2026-11-23T09:12', seed: 1 } as const
  const [greeting, first, second] = repliesOf(
    played({
      ...input,
      lines: [
        line('How much is a boiler service?'),
        { ...line('How much is a tap repair?'), setup: { trade: 'plumber', services } },
      ],
    }),
  )
  expect(greeting).toContain('Brook & Sons')
  expect(first).toContain('£90')
  expect(second).toContain('£99')
})

test('a tooth that hurts somebody is not reported as a crime', () => {
  for (const line of [
    "my daughter chipped a tooth, it's not hurting her",
    'my son has a wobbly tooth and its hurting him',
  ])
    expect([line, callOf([line]).card.urgency]).toEqual([line, 'normal'])
  expect(callOf(['my husband is hurting me']).card.urgency).toBe('emergency')
})
