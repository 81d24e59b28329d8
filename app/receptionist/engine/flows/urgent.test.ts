import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

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
