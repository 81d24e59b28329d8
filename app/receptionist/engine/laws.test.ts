import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCall, anyLine, SAID } from '#tests/support/call-inputs.ts'
import { callOf, played, LONG_LINES } from '#tests/support/call.ts'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { findInvented } from '#tests/support/invented.ts'
import { createPlayer } from './play.ts'
import { readInput } from './read-input.ts'
import { trades } from './trades/trades.ts'

// Small samples, because a busy machine takes long over them. The bench plays thousands.

test('any call gives the same bytes twice and keeps to the rules of speech', () => {
  fc.assert(
    fc.property(anyCall, (one) => {
      const call = played(one)
      expect(JSON.stringify(played(one))).toBe(JSON.stringify(call))
      expect((call.card.outcome === 'booked') === (call.card.booked !== null)).toBe(true)
      const said = new Map<string, number>()
      for (const turn of call.turns) {
        if (turn.who === 'caller') continue
        expect(turn.text.split(/\s+/).length).toBeLessThanOrEqual(45)
        expect((turn.text.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1)
        expect(turn.sentences.length).toBeLessThanOrEqual(3)
        for (const { text: sentence } of turn.sentences)
          said.set(sentence, (said.get(sentence) ?? 0) + 1)
      }
      expect(Math.max(0, ...said.values())).toBeLessThanOrEqual(2)
    }),
    { numRuns: 100 },
  )
})

// U+32626 is a letter in Unicode 17 and nothing in Unicode 16.
test('letters that only newer engines know change nothing', () => {
  const one = (text: string) => {
    const lines = [{ text, by: 'typed' as const }]
    return played({ setup: { trade: 'gym' }, lines, now: '2026-11-23T09:12', seed: 7 })
  }
  expect(one('\u{32626}\u{26a67}').card).toEqual(one('\u{1f600}').card)
  expect(one('\u{32626}').turns.at(-1)).toEqual(one('\u{1f600}').turns.at(-1))
})

test('outside input is parsed or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(['read', 'refused']).toContain(readInput(value).kind)
    }),
    { numRuns: 200 },
  )
})

test('every amount, time, date and number that she says comes from what she was told', () => {
  fc.assert(
    fc.property(anyCall, (one) => {
      expect(findInvented(one, played(one))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('a changed set-up leaves the turns before the first affected one unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.nat(1000),
      fc.nat(100_000),
      (lines, seed, pricePence) => {
        const services = trades.plumber.setup.services.map((service) => ({
          ...service,
          pricePence,
        }))
        const call = { lines, now: '2026-11-23T09:12', seed }
        const before = played({ ...call, setup: { trade: 'plumber' } }).turns
        const after = played({ ...call, setup: { trade: 'plumber', services } }).turns
        const isPrice = (turn: (typeof before)[number]) =>
          turn.who === 'receptionist' &&
          turn.sentences.some(({ source }) => source.kind === 'price')
        const first = before.findIndex(isPrice)
        const same = first < 0 ? before.length : first
        expect(JSON.stringify(after.slice(0, same))).toBe(JSON.stringify(before.slice(0, same)))
      },
    ),
    { numRuns: 50 },
  )
})

test('a call of n lines begins with the call of its first n - 1 lines', () => {
  fc.assert(
    fc.property(anyCall, (call) => {
      const whole = played(call).turns
      const part = played({ ...call, lines: call.lines.slice(0, -1) }).turns
      expect(JSON.stringify(whole.slice(0, part.length))).toBe(JSON.stringify(part))
    }),
    { numRuns: 100 },
  )
})

test('the same line sixty times ends the call', () => {
  for (const said of SAID) {
    const lines = Array.from({ length: 60 }, () => ({ text: said, by: 'typed' as const }))
    const { open, turns, card } = played({
      setup: { trade: 'plumber' },
      lines,
      now: '2026-11-23T09:12',
      seed: 7,
    })
    expect([said, open]).toEqual([said, null])
    expect([said, turns.filter(({ who }) => who === 'receptionist').length <= 40]).toEqual([
      said,
      true,
    ])
    expect(card.booked).toBeNull()
  }
})

test('lines made to be slow take no longer than everyday ones of their length', () => {
  const slow = [
    'a '.repeat(250),
    'double '.repeat(71),
    '1 '.repeat(250),
    'my name is '.repeat(45),
    'the first of the '.repeat(29),
    'someone is '.repeat(45),
    'not on the '.repeat(45),
    "it's ".repeat(100),
    'x'.repeat(500),
    '£1,'.repeat(166),
    'l s 6 '.repeat(83),
    'there is a '.repeat(45),
    ', pirate boiler '.repeat(32),
    'yes no '.repeat(71),
    'week on '.repeat(62),
    '|'.repeat(500),
    `or ${'a'.repeat(480)} b c d e`,
    `isn't this the ${'eg'.repeat(240)}0`,
    `one ${"a'-".repeat(160)} b c d e f`,
  ]
  const ordinary = LONG_LINES.slice(0, 10)
  const ordinaryMs = quickestMs(() => callOf(ordinary))
  for (const words of slow) {
    const lines = ordinary.map(() => words.slice(0, 500))
    // They take half of the time of everyday lines. A pattern that backtracks takes seconds.
    expect(
      quickestMs(() => callOf(lines)),
      words.slice(0, 12),
    ).toBeLessThan(2 * ordinaryMs)
  }
})

test('a caller may say words that name properties of every object', () => {
  for (const word of ['constructor', '__proto__', 'hasOwnProperty', 'toString']) {
    const lines = [word, `I work for a ${word}`, 'boiler service', 'friday', 'the first']
    const call = callOf([...lines, 'Jo Hale', `07700 900 ${word} 123`, '07700 900123', 'yes', word])
    expect(call.card).toMatchObject({ name: 'Jo Hale', phone: '07700900123' })
  }
})

test('a call that goes on line by line is the call that is played at once', () => {
  fc.assert(
    fc.property(anyCall, (one) => {
      const playOn = createPlayer(trades[one.setup.trade])
      const shown = one.lines.map((_, i) => playOn({ ...one, lines: one.lines.slice(0, i + 1) }))
      shown.forEach((call, i) => {
        expect(call).toEqual(played({ ...one, lines: one.lines.slice(0, i + 1) }))
      })
      // Another call, or the same one with a line changed, begins anew.
      const other = { ...one, lines: one.lines.slice(0, -1), seed: one.seed + 1 }
      expect(playOn(other)).toEqual(played(other))
      expect(playOn(one)).toEqual(played(one))
    }),
    { numRuns: 20 },
  )
})
