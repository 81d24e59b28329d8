import { expect, test } from 'vitest'
import { callOf, hear } from '#tests/support/call.ts'
import { parseDay } from '../../calendar.ts'

const AT = { setup: { trade: 'plumber' }, now: '2026-12-01T10:12', seed: 11 } as const
const OFFERED = 'can someone look at my dripping tap on Thursday'

test.each([
  "er 12, no hang on I've the school play. 4",
  '12. no hang on, 4',
  "twelve please. Oh wait, that's our lunch, four",
  "12 no wait I'm at the vet's then, 4",
])('one hour that is offered in place of another is the last one said: %s', (line) => {
  expect(callOf([OFFERED, line], AT).card.asked).toEqual({ date: '2026-12-03', time: '16:00' })
})

test('half past is taken back for a whole hour, too', () => {
  const call = callOf([OFFERED, "half 8, oh hang on, I've got the school run. 12"], AT)
  expect(call.card.asked.time).toBe('12:00')
})

test.each([
  ["12. hang on, where's my diary. yes, 12", '12:00'],
  ["12, that's the second one", '12:00'],
  ['4 please, hang on, I live at number 12', '16:00'],
])('an hour that stays is kept: %s', (line, time) => {
  expect(callOf([OFFERED, line], AT).card.asked.time).toBe(time)
})

const AT_OFFERS = {
  open: 'slot',
  offered: [480, 510, 660].map((minute) => ({ day: parseDay('2026-12-04'), minute })),
} as const

test.each([
  "no not eight, I'm on the school run then. Eleven please",
  "not half 8, I'm still on the bus. 11? how long does it take?",
  "eight's no good, I've the kids. 11 then",
  "can't do 8, we're never up. Eleven please love",
  "not 8 or half 8, I'm at work. Eleven please",
])('an hour after the one refused, and why, is the one that is taken: %s', (line) => {
  expect(hear(line, AT_OFFERS)).toContainEqual({
    kind: 'tell-when',
    when: expect.objectContaining({ minute: 660 }),
  })
})

test("people after a refused hour are no hour: not 8, I'm in bed, and there's 2 of us", () => {
  const commands = hear("not 8, I'm in bed, and there's 2 of us", AT_OFFERS)
  expect(JSON.stringify(commands)).not.toContain('"minute"')
})

test.each([
  ['Friday at 11. Ooh no wait, I take my mum to church, 2?', 14 * 60],
  ['Friday 11. oh no hang on, I have the kids, could I do 12?', 12 * 60],
  ['Friday at half 8. No wait, dentist till 9, half 10 instead', 10 * 60 + 30],
  ['Friday 11 please. ah sorry, no, the school run. is 10 ok?', 10 * 60],
])('an hour in place of the offer just taken keeps its day: %s', (line, minute) => {
  expect(hear(line, AT_OFFERS)).toContainEqual({
    kind: 'tell-when',
    when: { day: parseDay('2026-11-27'), isWeekday: true, minute },
  })
})

test('a number that is asked about after a choice is no hour', () => {
  const commands = hear('Friday 11. Oh no wait, is that 2 hours, or 3?', AT_OFFERS)
  expect(JSON.stringify(commands)).not.toContain('"minute":900')
})
