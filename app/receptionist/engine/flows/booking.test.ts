import { expect, test } from 'vitest'
import { callOf, lastReply, GROOMER, TO_NAME } from '#tests/support/call.ts'

test('"do I need to book?" books nothing', () => {
  const call = callOf(['what do you charge for a nail trim, and do I need to book?'], GROOMER)
  expect(lastReply(call)).toContain('£10')
  expect(call.open).toBe('take-message')
})

test('who wants no call back but to book them in is asked what to book', () => {
  for (const line of [
    'No, I just want to book her in',
    "no you're all right, I want to book us in",
  ]) {
    const call = callOf(['Do you do braces for toddlers?', line], { setup: { trade: 'dentist' } })
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/^What would you like/)])
  }
})

test('a service and a day without a verb are a booking for that day', () => {
  const call = callOf(['MOT Friday at 11'], { setup: { trade: 'garage' } })
  expect(call.card).toMatchObject({
    service: 'MOT test',
    asked: { date: '2026-11-27', time: '11:00' },
  })
  const due = callOf(['my MOT is Friday'], { setup: { trade: 'garage' } })
  expect(due.card.asked.date).toBeNull()
})

test('who wants only a price so far books nothing', () => {
  const start = ["Do you do the EICR, and roughly what's the damage for a two-bed terrace?"]
  for (const line of ["I'm not booking yet, pal", 'just after a price for now']) {
    const call = callOf([...start, line], { setup: { trade: 'electrician' } })
    expect([line, call.open]).toEqual([line, 'take-message'])
  }
})

test('who wants to speak to somebody first books nothing yet', () => {
  const start = ['a tap repair please']
  const none = callOf([...start, "I'm not making another appointment till I've spoken to somebody"])
  expect(none.open).toBe('take-message')
  expect(callOf([...start, "I'd rather the manager rang me first"]).card.outcome).not.toBe('booked')
})

test('a service with its day is a booking, question mark or not', () => {
  for (const line of ['Boiler service, Tuesday at half three?', 'A boiler service, Tuesday?'])
    expect([line, callOf([line]).card]).toMatchObject([
      line,
      { service: 'Boiler service', asked: { date: '2026-11-24' } },
    ])
  expect(callOf(['Is it Tuesday for the boiler service?']).card.service).toBeNull()
})

test('who drops a question to book something books it', () => {
  const call = callOf(
    ['How much is a filling?', "Never mind. I'll book the filling, have you anything Thursday?"],
    { setup: { trade: 'dentist' } },
  )
  expect(call.card).toMatchObject({ service: 'Filling', asked: { date: '2026-11-26' } })
  expect(call.open).toBe('slot')
})

test('who will book elsewhere, or another time, books nothing', () => {
  for (const said of [
    "no thanks, I'll book with someone else",
    "never mind, I'll book elsewhere",
  ]) {
    const call = callOf(['How much is a tap repair?', said])
    expect([said, call.open, call.card.service]).toEqual([said, null, null])
  }
})

test('what was done, or is arranged, asks for no new booking', () => {
  for (const line of [
    'you did our boiler service last Tuesday?',
    'Is somebody coming to do the boiler service today?',
    "I've left my keys there, have you got them today?",
  ])
    expect([line, callOf([line]).open]).not.toEqual([line, 'slot'])
})

test('who only wants to know whether the firm does something books nothing', () => {
  const line = 'I just want to know if you do divorce. Can you tell me?'
  const call = callOf([line], { setup: { trade: 'solicitor' } })
  expect(call.card.service).toBeNull()
})

test('"I want to know if you can do it on Tuesday" asks for that day', () => {
  const call = callOf(['I want to know if you can do a boiler service on Tuesday at half three'])
  expect(call.card).toMatchObject({
    service: 'Boiler service',
    asked: { date: '2026-11-24', time: '15:30' },
  })
})

test('a booking that is left for today or for now is called off', () => {
  for (const line of [
    'leave it for today',
    "We'll leave it for the time being",
    "Let's leave it for two weeks",
  ])
    expect([line, callOf([...TO_NAME, line]).card.outcome]).toEqual([line, 'cancelled'])
})

test('a booking that is asked for beside "are you a real person?" is begun', () => {
  const line = "Are you a real person? I'd like to book a boiler service for Friday"
  expect(callOf([line]).card.asked.date).toBe('2026-11-27')
})

test('a consultation just to talk to someone is booked', () => {
  const call = callOf(['First consultation today please, just to talk to someone.'], {
    setup: { trade: 'solicitor' },
  })
  expect([call.open, call.card.service]).toEqual(['slot', 'First consultation'])
})

test('a service that is asked for with a question is booked all the same', () => {
  for (const line of [
    "I'd like a haircut please, Saturday at ten. Do I need to bring anything?",
    'A haircut please. Do I need to bring anything with me?',
  ])
    expect([line, callOf([line], { setup: { trade: 'hairdresser' } }).card.service]).toEqual([
      line,
      'Haircut',
    ])
  const ring = callOf(['A tap repair on Friday', 'Half ten then. Will he ring before he comes?'])
  expect(lastReply(ring)).toMatch(/don't know that/)
  for (const said of ['is he available Thursday?', 'has he got anything on Thursday?'])
    expect(lastReply(callOf(['A boiler service please', said]))).not.toMatch(/don't know/)
  for (const said of ['Jo Hale. Do I need to be in?', 'Jo Hale. Do I need to be in for it?'])
    expect(lastReply(callOf([...TO_NAME, said]))).toMatch(/don't know that/)
})
