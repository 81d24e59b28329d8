import { expect, test } from 'vitest'
import { callIn, NOW } from '#tests/support/call.ts'
import { completeSetup } from '../engine/setup.ts'
import { trades } from '../engine/trades/trades.ts'
import type { SetupInput } from '../engine/types.ts'
import { say } from './replay.ts'
import { findField, isTeachable } from './sources.ts'
import { newTrial, save, setupAt, start, type Trial } from './trial.ts'

const trade = trades.plumber
const { facts, services } = trade.setup

/** The field for the sentence after the first line, once the set-up was changed and `more` was said. */
function fieldFor(line: string, change: Partial<SetupInput>, more: readonly string[] = []) {
  const asked = say(start(newTrial(trade), { now: NOW, seed: 7 }), line, trade)
  const saved = save(asked, { trade: 'plumber', ...change })
  const trial = more.reduce<Trial>((one, text) => say(one, text, trade), saved)
  const reply = callIn(trial)?.turns[2]
  const sentence = reply?.who === 'receptionist' ? reply.sentences[0] : undefined
  if (!sentence || !trial.call) throw new Error('There is no reply.')
  const then = completeSetup(setupAt(trial.call, 0), trade)
  return findField(sentence, then, completeSetup(trial.setup, trade))
}

test('an answer is found where its question has moved to, and gone once that was removed', () => {
  const question = facts[1]?.question ?? ''
  const at = (index: number) => ({ field: `answer-${index}`, isGone: false })
  expect(fieldFor(question, {})).toEqual(at(1))
  expect(fieldFor(question, { facts: facts.slice(1) })).toEqual(at(0))
  expect(fieldFor(question, { facts: facts.slice(1) }, ['Thanks'])).toEqual(at(0))
  expect(fieldFor(question, { facts: facts.slice(0, 1) })).toEqual({ field: null, isGone: true })
})

test('of an answer that may not fit, another can be taught', () => {
  const setup = completeSetup({ trade: 'plumber' }, trade)
  const fact = { kind: 'fact', index: 0 } as const
  const related = { text: 'What I have on that.', source: { ...fact, isRelated: true } } as const
  expect(isTeachable(related)).toBe(true)
  expect(findField(related, setup, setup).field).toBe('teach')
  expect(isTeachable({ ...related, source: fact })).toBe(false)
})

test('a price is found where its service has moved to, and gone once that was renamed', () => {
  const line = 'How much is a boiler service?'
  const moved = { services: services.toReversed() }
  const index = moved.services.findIndex(({ name }) => name === 'Boiler service')
  expect(fieldFor(line, moved)).toEqual({ field: `service-price-${index}`, isGone: false })
  const renamed = services.map((one) => ({ ...one, name: `${one.name} and check` }))
  expect(fieldFor(line, { services: renamed })).toEqual({ field: null, isGone: true })
})

test('the set-up of a line is that of the last change up to it', () => {
  const [one, other] = [{ trade: 'plumber' }, { trade: 'plumber', name: 'Aire Heating' }] as const
  const line = { text: 'Hello', by: 'typed' } as const
  const lines = [line, { ...line, setup: other }, line]
  const call = { setup: one, lines, now: NOW, seed: 7 }
  expect([null, 0, 1, 2].map((at) => setupAt(call, at))).toEqual([one, one, other, other])
})
