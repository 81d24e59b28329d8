import { expect, test } from 'vitest'
import { callOf, lastReply, TO_CONFIRM, TO_NAME } from '#tests/support/call.ts'

test('"leave it" to an offer calls off no booking', () => {
  for (const line of ['no, leave it', "don't bother, thanks", 'forget it, bye']) {
    const call = callOf([...TO_CONFIRM, 'Yes', 'Do you sell radiators?', line])
    expect([line, call.card.outcome]).toEqual([line, 'booked'])
  }
  expect(callOf([...TO_NAME, 'leave it']).card.outcome).toBe('cancelled')
})

test('not wanting one thing, or wanting to complain, cancels nothing', () => {
  for (const line of [
    "I don't want a new boiler, I want this one mended",
    "I don't want to book, I want to make a complaint",
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, null])
})

test('a caller who protests after the goodbye is heard', () => {
  const over = [...TO_NAME, 'cancel it', 'bye']
  const call = callOf([...over, 'no wait, I still want the boiler service'])
  expect(call.open).not.toBeNull()
  expect(call.card.outcome).toBeNull()
  expect(lastReply(callOf([...over, 'no no no, not that']))).toMatch(/still/)
})

test('thanks after the goodbye get no further word', () => {
  const call = callOf([...TO_CONFIRM, 'Yes', 'bye', 'thanks, bye'])
  expect(call.turns.at(-1)).toMatchObject({ who: 'caller' })
})
