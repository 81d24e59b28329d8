import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf } from '#tests/support/call.ts'

const CLEANER = { setup: { trade: 'cleaner' } } as const

test('other work on the thing of a service is on no list, and has none of its prices', () => {
  for (const line of [
    'how much to fit a new loo?',
    'I want my boiler replacing before winter',
    'can you book me in to have a tap fitted on Friday',
    'how much is it for a whole new kitchen tap',
    'I need a gas safety certificate for a flat',
  ]) {
    const call = callOf([line])
    expect([line, call.card.service]).toEqual([line, null])
    expect([line, lastReply(call)]).toEqual([line, expect.stringMatching(/list|can't book that/)])
    expect(call.open).toBe('take-message')
  }
  expect(
    lastReply(callOf(['could you fit a new carpet?', 'how much is it?'], CLEANER)),
  ).not.toMatch(/£/)
})

test('a jab against one thing is none against another', () => {
  const clinic = { setup: { trade: 'clinic' } } as const
  for (const line of ['can I get a flu jab', 'do you do covid vaccinations?'])
    expect([line, callOf([line], clinic).card.service]).toEqual([line, null])
  const flu = { name: 'Flu jab', pricePence: 1800, minutes: 10, isBookable: true }
  const setup = { trade: 'clinic', services: [flu] } as const
  expect(callOf(['can I get a flu jab'], { setup }).card.service).toBe('Flu jab')
})

test('lights that have all gone off need no light fitting, and more sockets no repair', () => {
  const of = (line: string) => callOf([line], { setup: { trade: 'electrician' } }).card
  expect(of('Do you do sockets? I need a couple of extra ones putting in').service).toBeNull()
  expect(of('can you change all my lights to LED')).toMatchObject({
    service: 'Light fitting',
    urgency: 'normal',
  })
  for (const line of [
    "the lights in my mum's house have all gone off",
    'none of the lights work',
    "All the lights have gone off and won't come back on",
  ])
    expect([line, of(line)]).toEqual([
      line,
      expect.objectContaining({ service: null, urgency: 'urgent' }),
    ])
})

test('where something is names no service', () => {
  const clean = ['An end of tenancy clean Thursday at 12', 'Jo Lee', '07700 900123', 'yes']
  expect(callOf([...clean, "It's flat 4, LS6 3AB"], CLEANER).card.service).toBe(
    'End of tenancy clean',
  )
  const guest = callOf(["I'm in room 12 and there's water coming in"], {
    setup: { trade: 'hotel' },
  })
  expect(guest.card.service).toBeNull()
})

test('mending a new thing, and fitting the caller in, is the service', () => {
  const service = (line: string) => callOf([line]).card.service
  expect(service('the new boiler needs its first service')).toBe('Boiler service')
  expect(service('our new kitchen tap is dripping')).toBe('Tap repair')
  expect(service('could you fit me in for a boiler service?')).toBe('Boiler service')
  expect(service("we're new here, and the toilet won't flush")).toBe('Toilet repair')
})

test('a kind of work that the caller denies is not what they want', () => {
  const call = callOf(['how much is a boiler service?', 'no, not a service, a new boiler put in'])
  expect(call.card.service).toBeNull()
  expect(repliesOf(call).at(-1)).not.toMatch(/£|day and time/)
  const changed = callOf(['a tap repair on Friday', "sorry, not a repair, I'd like a new tap"])
  expect(changed.card.service).toBeNull()
  expect(changed.open).toBe('name')
})

test('what is put in somewhere is new, and no repair', () => {
  for (const line of [
    'we want a toilet put in upstairs, how much roughly',
    'I need an outside tap putting in beside the garage',
  ])
    expect([line, callOf([line]).card.service]).toEqual([line, null])
})

test('a fault is no job for a service that only installs', () => {
  for (const line of ["the bathroom's leaking", "it's the bathroom, it's making a funny noise"])
    expect([line, callOf([line]).card.service]).toEqual([line, null])
  for (const line of ['I want a new bathroom', 'a bathroom fitting please, the old one leaks'])
    expect([line, callOf([line]).card.service]).toEqual([line, 'Bathroom installation'])
})

test('a refit is an installation, and none of another thing', () => {
  expect(callOf(['do you do bathroom refits?']).card.service).toBe('Bathroom installation')
  for (const line of [
    'I want a boiler installation',
    'boiler refit please',
    'a boiler replacement',
  ])
    expect([line, callOf([line]).card.service]).toEqual([line, null])
})
