import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf } from '#tests/support/call.ts'

const LATE_STOCK = "Hi, it's Paul at Dales Dairy, your milk van has broken down"

test.each([
  ['restaurant', LATE_STOCK],
  ['vet', "there's a lorry across your gate and the driver has gone off"],
  ['garage', "Yodel here, I've got a pallet for you and the shutter's down"],
  ['plumber', 'Joan from Pipe Centre, your radiator valves have come in'],
  ['solicitor', 'I act for the seller of 4 Mill Row, we still want the signed contract'],
  ['hairdresser', 'are you taking anyone on at weekends'],
  ['cleaner', "I'm looking for a part-time job"],
  ['recruiter', 'we need two welders from Wednesday'],
  ['recruiter', 'have you any cleaners available next week'],
  ['restaurant', "It's about a christening in May, about forty of us"],
  ['restaurant', 'could I order a lasagne and chips to collect at six'],
] as const)('who tells a %s "%s" leaves a message at once', (trade, line) => {
  const call = callOf([line], { setup: { trade } })
  expect(['name', 'phone']).toContain(call.open)
  expect(lastReply(call)).toMatch(/pass that on to Sam|let Sam know/)
  expect(call.card).toMatchObject({ service: null, wants: line, booked: null })
})

test('the owner hears of what a caller told who leaves no name', () => {
  const setup = { trade: 'restaurant' } as const
  const left = callOf(["there's water running under your back door", "I'm off now, bye"], { setup })
  expect(left.card).toMatchObject({
    outcome: 'message',
    wants: expect.stringContaining('back door'),
  })
  const dropped = callOf([LATE_STOCK, "forget it, I'll try the other kitchen"], { setup })
  expect(dropped.card.outcome).toBe('message')
  expect(dropped.card.wants).toContain('other kitchen')
})

test('a job to be done and work of the firm are no search for work', () => {
  for (const line of ['I need a job doing on my boiler', 'do you need anyone to be in?'])
    expect([line, lastReply(callOf([line]))]).not.toEqual([
      line,
      expect.stringMatching(/pass that on/),
    ])
})

test('who wants another firm is told which one this is', () => {
  for (const line of [
    'Is that the bank?',
    'isn’t this the kebab takeaway?',
    'a taxi to the station please',
  ]) {
    const call = callOf([line], { setup: { trade: 'vet' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/this is .*, a vet/)])
    expect(lastReply(call)).not.toMatch(/ring you|book/)
  }
  expect(lastReply(callOf(['is that the vet?'], { setup: { trade: 'vet' } }))).not.toMatch(
    /wrong number/,
  )
})

test('she has one kind word for grief, fear and illness', () => {
  const said = (lines: string[], trade: 'vet' | 'dentist' | 'solicitor') =>
    repliesOf(callOf(lines, { setup: { trade } })).join(' ')
  expect(said(['please cancel Bob’s appointment, he was put to sleep yesterday'], 'vet')).toContain(
    'sorry for your loss',
  )
  const nervous = said(["I've not been for ages, I'm really nervous", 'so scared'], 'dentist')
  expect(nervous.match(/plenty of people/g)).toHaveLength(1)
  expect(nervous).toContain('Would you like to book')
  expect(said(['my husband is seriously ill and needs a will'], 'solicitor')).toContain(
    "I'm sorry to hear that.",
  )
})

test('who refuses a call and tells more leaves that as a message', () => {
  const call = callOf([
    'I need somebody to sort my patio',
    'no, a slab has sunk and my boy tripped',
  ])
  expect(call.card.wants).toContain('slab has sunk')
  expect(call.open).toBe('name')
  expect(lastReply(call)).not.toContain('Would you like to book')
})

test('who would rather book than be rung is offered times', () => {
  const asked = ['how much is will writing', 'could she do it at my house?']
  const said = "I'd rather see somebody on Friday, couldn't I just book it"
  const call = callOf([...asked, said], { setup: { trade: 'solicitor' } })
  expect(call).toMatchObject({ open: 'slot', card: { service: 'Will writing' } })
})

test('a firm that is short of drivers is for the owner of an agency', () => {
  const line = "we're two drivers short for tomorrow, can you get us two forklift?"
  const call = callOf([line], { setup: { trade: 'recruiter' } })
  expect([call.open, call.card.asked.time]).toEqual(['name', null])
})

test('a temp who is ill rings about a shift, and books no interview', () => {
  const line = "I'm supposed to be on shift at six and I've been sick, I can't go in"
  const call = callOf([line], { setup: { trade: 'recruiter' } })
  expect([call.open, call.card.asked.time]).toEqual(['name', null])
  const work = callOf(["I'm a bit short of money so I need work, can I register?"], {
    setup: { trade: 'recruiter' },
  })
  expect(work.card.service).toBe('Registration interview')
})

test("a customer's own van is booked in, and customers of a firm sell it nothing", () => {
  const van = callOf(['can you take my van for your full service?'], { setup: { trade: 'garage' } })
  expect(van.card.service).toBe('Car service')
  for (const [trade, line] of [
    ['florist', 'can I speak to whoever deals with your weddings?'],
    ['property-manager', "it's about the gas supply at your flat on Mill Lane, it's gone off"],
  ] as const)
    expect([line, callOf([line], { setup: { trade } }).card.outcome]).toEqual([line, null])
})

test('who looks for work and says when they cannot come in is offered an interview', () => {
  for (const line of [
    "can I register, I'm working nights so I can't come in till two",
    "I've been off sick but I'm ready to work again, can I book an interview",
  ])
    expect([line, callOf([line], { setup: { trade: 'recruiter' } }).card.service]).toEqual([
      line,
      'Registration interview',
    ])
})
