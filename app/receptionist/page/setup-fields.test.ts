import { expect, test } from 'vitest'
import { trades } from '../engine/trades/trades.ts'
import { fieldsOf, setupOf, type SetupFields } from './setup-fields.ts'

const { setup } = trades.plumber
const fields = fieldsOf(setup)
const blank = { name: '', price: '', minutes: '', books: 'yes' }

function saved(change: Partial<SetupFields>) {
  return setupOf({ ...fields, ...change }, 'plumber')
}

test.each<[Partial<SetupFields>, string, string]>([
  [{ name: '' }, 'name', 'Enter the name'],
  [{ town: '' }, 'town', 'Enter the town'],
  [{ hours: fields.hours.map(() => ({ from: '18:00', to: '18:00' })) }, 'close-0', '18:00'],
  [{ hours: fields.hours.map(() => ({ from: '18:00', to: '' })) }, 'open-0', 'both times'],
  [{ services: [{ ...blank, price: '65' }] }, 'service-name-0', 'has the price “65”'],
  [{ services: [blank, { ...blank, minutes: '45' }] }, 'service-name-1', 'takes “45” minutes'],
  [{ facts: [{ question: 'Do you take cards?', answer: '' }] }, 'answer-0', 'Do you take cards?'],
  [{ facts: [{ question: '', answer: 'Yes, all.' }] }, 'question-0', '“Yes, all.”'],
  [{ outward: 'LS6, banana' }, 'outward', '“banana” isn’t a postcode'],
  [{ outward: 'XX' }, 'outward', '“XX” isn’t a postcode'],
  [{ outward: 'XX1' }, 'outward', '“XX1” isn’t a postcode'],
  [{ outward: 'LS9 to LS1' }, 'outward', 'LS9'],
  [{ outward: 'LS1-99, BD1-99, HG1-3' }, 'outward', '200 postcodes'],
])('what can’t be used is said at its field: %j', (change, field, why) => {
  expect(saved(change)).toEqual({ kind: 'refused', field, why: expect.stringContaining(why) })
})

test.each([
  ['', []],
  ['ls6 1ab, LS6', ['LS6']],
  ['LS1 to LS3 and BD3', ['LS1', 'LS2', 'LS3', 'BD3']],
  ['LS1 LS2-4,EC1A', ['LS1', 'LS2', 'LS3', 'LS4', 'EC1A']],
  ['ls and BD3', ['BD3', 'LS']],
])('postcodes are kept as districts and areas: %s', (outward, districts) => {
  expect(saved({ outward })).toMatchObject({ setup: { area: { outward: districts } } })
})

test('an empty service and an answer without both its fields are removed, and the example is saved as it is', () => {
  const services = fields.services.map(() => blank)
  const facts = fields.facts.map(() => ({ question: '', answer: '' }))
  expect(saved({ services, facts })).toMatchObject({ setup: { services: [], facts: [] } })
  expect(saved({})).toEqual({ kind: 'read', setup })
})

test.each([
  ['Yes, from £10', 'Yes, from £10.'],
  ['Yes, from £10!', 'Yes, from £10!'],
  ['“Well-behaved ones.”', '“Well-behaved ones.”'],
])('an answer ends like a sentence: %s', (answer, kept) => {
  const question = 'Do you take dogs?'
  expect(saved({ facts: [{ question, answer }] })).toMatchObject({
    setup: { facts: [{ question, answer: kept }] },
  })
})
