import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { callIn, LONG_LINES, NOW, TO_CONFIRM, lastReply } from '#tests/support/call.ts'
import { correction, findFault } from '#tests/support/corrections.ts'
import { completeSetup } from '../engine/setup.ts'
import { trades } from '../engine/trades/trades.ts'
import type { SetupInput } from '../engine/types.ts'
import { changesOf } from './changes.ts'
import { fieldsOf, setupOf } from './setup-fields.ts'
import { readTrial, writeTrial } from './trial-text.ts'
import { replay, say } from './replay.ts'
import * as trials from './trial.ts'
import type { Trial } from './trial.ts'

const trade = trades.plumber
const moment = { now: NOW, seed: 7 }

function called(lines: readonly string[]): Trial {
  const started = trials.start(trials.newTrial(trade), moment)
  return lines.reduce((trial, line) => say(trial, line, trade), started)
}

function turnsOf(trial: Trial) {
  return callIn(trial)?.turns ?? []
}

function replyOf(trial: Trial): string {
  const call = callIn(trial)
  return call ? lastReply(call) : ''
}

function priced(pricePence: number): SetupInput {
  const services = trade.setup.services.map((service) => ({ ...service, pricePence }))
  return { trade: 'plumber', services }
}

test('a changed set-up applies from the next line, and what was said before stays', () => {
  const asked = called(['How much is a boiler service?'])
  const saved = trials.save(asked, priced(9900))
  expect(turnsOf(saved)).toEqual(turnsOf(asked))
  const again = say(saved, 'How much is a tap repair?', trade)
  expect(replyOf(again)).toContain('£99')
  expect(turnsOf(again).slice(0, 3)).toEqual(turnsOf(asked))
})

test('before the first line a changed set-up applies to the greeting', () => {
  const saved = trials.save(called([]), { trade: 'plumber', name: 'Aire Heating' })
  expect(replyOf(saved)).toContain('Aire Heating')
})

test('a replay plays the same lines with the new set-up, and Undo brings the old call back', () => {
  const asked = called(['How much is a boiler service?', 'And a tap repair?'])
  const replayed = replay(trials.save(asked, priced(9900)), trade)
  const said = turnsOf(replayed).map(({ text }) => text)
  expect(said[2]).toContain('£99')
  expect(replayed.rest).toBeNull()
  expect(trials.setupChange(replayed, trade)).toBe('none')
  const undone = trials.undo(replayed)
  expect(turnsOf(undone)).toEqual(turnsOf(asked))
  expect(undone.setup).toEqual(asked.setup)
})

test('a change is pending until the next line, then applied, and after a replay there is none', () => {
  const saved = trials.save(called(['How much is a boiler service?']), priced(9900))
  expect(trials.setupChange(saved, trade)).toBe('pending')
  expect(trials.setupChange(trials.hangUp(saved), trade)).toBe('pending')
  const again = say(saved, 'Thanks', trade)
  expect(trials.setupChange(again, trade)).toBe('applied')
  expect(trials.setupChange(say(again, 'Bye', trade), trade)).toBe('applied')
  expect(trials.setupChange(replay(again, trade), trade)).toBe('none')
  expect(trials.setupChange(trials.save(again, { trade: 'plumber' }), trade)).toBe('pending')
})

test.each(Object.values(trades))('an unchanged set-up that was saved is no change: %#', (one) => {
  const started = trials.start(trials.newTrial(one), moment)
  const asked = say(started, 'Are you a robot?', one)
  const read = setupOf(fieldsOf(completeSetup(asked.setup, one)), one.setup.trade)
  if (read.kind === 'refused') throw new Error(read.why)
  const saved = trials.save(asked, read.setup)
  expect(trials.setupChange(saved, one)).toBe('none')
  expect(trials.setupChange(say(saved, 'Thanks', one), one)).toBe('none')
})

test('a replay waits at a question that was never answered, and goes on after the answer', () => {
  const booked = called([...TO_CONFIRM, 'Yes please'])
  const hours = trade.setup.hours.map(() => ['10:00', '11:00'] as const)
  const replayed = replay(trials.save(booked, { trade: 'plumber', hours }), trade)
  expect(replayed.rest?.lines.length).toBeGreaterThan(0)
  expect(callIn(replayed)?.open).toBe('slot')
  const answered = say(replayed, 'The first one, please', trade)
  expect(answered.rest).toBeNull()
  expect(callIn(answered)?.card.outcome).toBe('booked')
})

test('Undo ends a call again that was over before a replay, though the replay waits', () => {
  const booked = trials.hangUp(called([...TO_CONFIRM, 'Yes please']))
  const hours = trade.setup.hours.map(() => ['10:00', '11:00'] as const)
  const replayed = replay(trials.save(booked, { trade: 'plumber', hours }), trade)
  expect(replayed.isOver).toBe(false)
  expect(trials.undo(replayed).isOver).toBe(true)
})

test('Undo of a replay of a waiting replay keeps the lines that are still to come', () => {
  const booked = called([...TO_CONFIRM, 'Yes please'])
  const hours = trade.setup.hours.map(() => ['10:00', '11:00'] as const)
  const waiting = replay(trials.save(booked, { trade: 'plumber', hours }), trade)
  const again = replay(trials.save(waiting, priced(9900)), trade)
  const undone = trials.undo(again)
  expect(undone.rest).toEqual(waiting.rest)
  expect(turnsOf(undone)).toEqual(turnsOf(waiting))
})

test('Back to the example leaves nothing of a call that somebody else has sent', () => {
  const shared = { ...trials.save(called(['Thanks']), priced(9900)), isShared: true }
  expect(trials.savePreset(shared, trade)).toEqual(trials.newTrial(trade))
  const own = trials.savePreset({ ...shared, isShared: false }, trade)
  expect(own.setup).toEqual({ trade: 'plumber' })
  expect(own.call?.lines).toHaveLength(1)
})

test('a line said after a replay removes Undo, which would lose the line', () => {
  const asked = called(['How much is a boiler service?'])
  const replayed = replay(trials.save(asked, priced(9900)), trade)
  expect(say(replayed, 'Thanks', trade).before).toBeNull()
})

test('a replay marks the replies that have changed, and none of the caller’s lines', () => {
  const asked = called(['How much is a boiler service?', 'Thanks'])
  const replayed = replay(trials.save(asked, priced(9900)), trade)
  const [before, after] = [asked, replayed].map((trial) => callIn(trial))
  if (!before || !after) throw new Error('There is no call.')
  expect([...changesOf(before, after, NOW).turns]).toEqual([2])
})

test('a correction changes nothing before the first turn that depends on what was corrected', () => {
  fc.assert(
    fc.property(correction, (one) => {
      expect(findFault(one)).toBeNull()
    }),
    { numRuns: 50 },
  )
})

test('an answer that she was taught is used every time after that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'Do you take dogs?',
        'Can I pay by card?',
        'Is there parking?',
        'Do you do gift vouchers?',
      ),
      fc.constantFrom([], TO_CONFIRM.slice(0, 1), TO_CONFIRM.slice(0, 2)),
      (question, first) => {
        const asked = called([...first, question])
        const setup = completeSetup(asked.setup, trade)
        const facts = [...setup.facts, { question, answer: 'Yes, on the side street.' }]
        const taught = replay(trials.save(asked, { trade: 'plumber', facts }), trade)
        expect(replyOf(taught)).toContain('Yes, on the side street.')
        const again = say(say(taught, 'Thanks', trade), question, trade)
        expect(replyOf(again)).toContain('Yes, on the side street.')
      },
    ),
    { numRuns: 12 },
  )
})

test('a trial survives a round trip through a form, and anything else is refused', () => {
  const hours = trade.setup.hours.map(() => ['10:00', '11:00'] as const)
  const booked = called([...TO_CONFIRM, 'Yes please'])
  const waiting = replay(trials.save(booked, { trade: 'plumber', hours }), trade)
  const trial = replay(trials.save(waiting, priced(9900)), trade)
  expect(trial.before?.rest).not.toBeNull()
  expect(readTrial(writeTrial(trial), trade)).toEqual(trial)
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"setup":{"trade":"vet"},"call":null}',
    '{"setup":{"trade":"plumber"},"call":{}}',
  ]) {
    expect(readTrial(text, trade)).toBeNull()
  }
})

test('a posted replay holds no more lines than a call', () => {
  const withRest = (count: number) => {
    const lines = Array.from({ length: count }, () => ({ text: 'Hello', by: 'typed' as const }))
    return { ...called(['Hello']), rest: { lines, answered: [] } }
  }
  expect(readTrial(writeTrial(withRest(59)), trade)).toEqual(withRest(59))
  expect(readTrial(writeTrial(withRest(60)), trade)?.rest).toBeNull()
})

test('a call takes sixty lines and no more', () => {
  const full = called(Array.from({ length: 60 }, () => 'hello'))
  expect(trials.canSay(full)).toBe(false)
  expect(say(full, 'one more', trade)).toBe(full)
})

test('a call of lines made to be slow is replayed whole, and no slower than everyday ones', () => {
  const everyday = LONG_LINES.slice(0, 20)
  const started = trials.start(trials.newTrial(trade), moment)
  const replayed = (texts: readonly string[]) => {
    const lines = texts.map((text) => ({ text, by: 'typed' as const }))
    const call = started.call && { ...started.call, lines }
    return replay(trials.save({ ...started, call }, priced(100)), trade)
  }
  const slow = everyday.map(() => 'x-'.repeat(240))
  expect(replayed(slow).call?.lines).toHaveLength(20)
  const ordinaryMs = quickestMs(() => replayed(everyday))
  expect(quickestMs(() => replayed(slow))).toBeLessThan(2 * ordinaryMs)
})

test('the longest name of a business is read at once, whatever its characters', () => {
  const names = ['a-', '1-', '\u0301\u0316'].map((part) =>
    `Aire ${part.repeat(2900)}`.slice(0, 5700),
  )
  const read = () => names.forEach((name) => completeSetup({ trade: 'plumber', name }, trade))
  expect(quickestMs(read)).toBeLessThan(100)
})

test('a call with the longest urgent word is replayed at once', () => {
  const words = [`b${'\u0301\u0316'.repeat(1300)}`]
  const urgent = { words, does: 'text', to: '' } as const
  const asked = called(Array.from({ length: 10 }, () => 'How much is a boiler service?'))
  const replayed = () => replay(trials.save(asked, { trade: 'plumber', urgent }), trade)
  expect(quickestMs(replayed)).toBeLessThan(300)
})

test('a service that can no longer be booked is why she books nothing', () => {
  const fault = findFault({
    trade,
    lines: ['a person, please', 'I’d like to book a boiler service on Tuesday at 3'],
    seed: 0,
    change: {
      name: 'what can be booked',
      change: ({ services }) => ({
        services: services.map((one) => ({ ...one, isBookable: false })),
      }),
      kinds: ['service', 'diary'],
    },
  })
  expect(fault).toBeNull()
})

const OUT_OF_AREA = {
  name: 'area',
  change: () => ({ area: { outward: ['ZE1'], towns: ['Lerwick'] } }),
  kinds: ['area'],
} as const

const BOOKING = 'I’d like to book a boiler service on Tuesday at 3'

test.each([
  [
    [
      'The first one, please',
      '07700 900123',
      'no',
      'Do you take dogs?',
      'I have a burst pipe',
      BOOKING,
      'LS6 1AB',
      BOOKING,
      BOOKING,
    ],
    0,
  ],
  [
    [
      'How much is it?',
      'Are you Gas Safe registered?',
      'How long does a boiler service take?',
      'How much is it?',
      'Are you Gas Safe registered?',
      'LS6 1AB',
      'What do you do?',
      'LS6 1AB',
      'Do you charge for a quote?',
      'It’s Dave Hughes',
      'Are you open on Saturday?',
      'I have a burst pipe',
    ],
    515,
  ],
] as const)(
  'in an urgent call a place outside the area is said, and the area is its source: %j',
  (lines, seed) => {
    expect(findFault({ trade, lines, seed, change: OUT_OF_AREA })).toBeNull()
  },
)
