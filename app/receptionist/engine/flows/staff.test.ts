import { expect, test } from 'vitest'
import type { SetupInput } from '../types.ts'
import { callOf, GROOMER, lastReply } from '#tests/support/call.ts'

const setup: SetupInput = {
  ...GROOMER.setup,
  urgent: { words: ['bleeding'], does: 'put-through', to: 'Kirsty' },
  facts: [{ question: 'Who does the grooming?', answer: 'Kirsty, who is qualified, and Beth.' }],
}
const TO_CONFIRM = ['a full groom on Tuesday at half three', 'Karen Bolt, 07700 900123', 'yes']

test.each([
  ['yes', 'with Kirsty please'],
  ['no', 'just put Kirsty'],
  ['no', 'I want Beth not Kirsty'],
  ['yes', 'can Beth do it?'],
])('one of the staff is no name of the caller, and cannot be promised: "%s, %s"', (first, line) => {
  const before = first === 'no' ? [...TO_CONFIRM, first] : TO_CONFIRM.slice(0, 2)
  const call = callOf([...before, line], { setup })
  expect(lastReply(call)).toContain("I can't promise who it will be")
  expect(call.card).toMatchObject({ name: 'Karen Bolt', booked: null })
  expect(call.card.wants).toContain(line)
})

test('one of the staff wanted beside the service or the yes is noted', () => {
  const opened = callOf(['a full groom with Kirsty please, Tuesday half three'], { setup })
  expect(lastReply(opened)).toContain("can't promise who")
  expect(opened.card.name).toBeNull()
  const booked = callOf([...TO_CONFIRM, 'yes please, with Beth'], { setup })
  expect(booked.card.booked).not.toBeNull()
  expect(lastReply(booked)).toContain("can't promise who")
})

test('asking for one of the staff agrees to nothing, whatever praise it adds', () => {
  const call = callOf([...TO_CONFIRM, "can Beth come? she's lovely"], { setup })
  expect([call.card.booked, call.open]).toEqual([null, 'confirm'])
})

test.each(['Kirsty', 'Kirsty Marsh', "it's Beth", 'put Kirsty Bell', 'put it under Kirsty'])(
  'a caller may have the same name as one of the staff: "%s"',
  (line) => {
    const { card } = callOf(['a full groom on Tuesday at half three', line], { setup })
    expect(card.name).toMatch(/^(?:Kirsty|Beth)/)
  },
)

test('a caller who only mentions one of the staff hears nothing about who comes', () => {
  for (const line of ['I spoke with Kirsty last week', 'tell Kirsty he bites', 'Kirsty knows me'])
    expect(lastReply(callOf([...TO_CONFIRM.slice(0, 2), line], { setup }))).not.toContain('promise')
})

test('an owner name with symbols in it breaks nothing', () => {
  for (const to of ['(À', '.*']) {
    const urgent = { words: [], does: 'put-through', to } as const
    const call = callOf(['a full groom with me please'], { setup: { ...GROOMER.setup, urgent } })
    expect(lastReply(call)).not.toContain('promise')
  }
})
