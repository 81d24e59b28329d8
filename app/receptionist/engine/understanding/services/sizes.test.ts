import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const table = (name: string) => ({ name, pricePence: null, minutes: 90, isBookable: true })
const BISTRO = {
  setup: { trade: 'restaurant', services: [table('Table for up to 4'), table('Table for 5 to 8')] },
} as const
const groom = (name: string, pricePence: number) => ({
  name,
  pricePence,
  minutes: 60,
  isBookable: true,
})
const GROOMER = {
  setup: {
    trade: 'other',
    services: [
      groom('Full groom small dog', 4000),
      groom('Full groom large dog', 6000),
      groom('Nail clip', 1200),
    ],
    facts: [
      { question: 'Do you groom cats?', answer: 'No, dogs only.' },
      { question: 'How can I pay?', answer: 'By card or cash once the groom is done.' },
      { question: 'Are you open at Christmas?', answer: 'We are closed on 25 and 26 December.' },
    ],
  },
} as const

test('the size of the party picks the table', () => {
  const picked = (...lines: string[]) => callOf(lines, BISTRO).card.service
  expect(picked('a table for six on Saturday at 7 please')).toBe('Table for 5 to 8')
  expect(picked('can we book for tomorrow night, two of us and my mum')).toBe('Table for up to 4')
  expect(picked('a table for four on Saturday at 7', 'make it five of us')).toBe('Table for 5 to 8')
})

test('a weight that leaves no doubt picks the size, and a correction picks the service', () => {
  const picked = (...lines: string[]) => callOf(lines, GROOMER).card.service
  expect(picked('can I book a full groom, he weighs 48 kilos')).toBe('Full groom large dog')
  expect(picked('can I book a groom', 'the full groom, she is 7 kg')).toBe('Full groom small dog')
  expect(picked('can I book a groom', 'no the full groom for a large dog')).toBe(
    'Full groom large dog',
  )
  expect(callOf(['can I book a full groom, he is 18 kilos'], GROOMER).open).toBe('service')
})

test('a fact is found by what it is about, and no neighbour of it', () => {
  const said = (line: string) => lastReply(callOf([line], GROOMER))
  expect(said('do you do cats, a long haired one')).toContain('dogs only')
  expect(said('do I pay on the day?')).toContain('By card or cash')
  expect(said('he pays by cheque, is that all right?')).toContain('By card or cash')
  expect(said("are you open on new year's eve?")).not.toContain('26 December')
})

test('a question whether the firm does a thing books no other service', () => {
  const call = callOf(["my work's given me a redundancy deed to sign, do you do them?"], {
    setup: { trade: 'solicitor' },
  })
  expect(call.card.service).toBeNull()
})

test("the owner's urgent word in the name of a service is not urgent by itself", () => {
  const setup = {
    trade: 'plumber',
    services: [groom('Landlord gas safety certificate', 8500), groom('Boiler service', 9000)],
    urgent: { words: ['gas', 'flood'], does: 'put-through', to: 'Dave' },
  } as const
  const urgency = (line: string) => callOf([line], { setup }).card.urgency
  expect(urgency('two flats need gas certificates, can I book them in')).toBe('normal')
  expect(urgency("I'd like a gas safety certificate on Tuesday")).toBe('normal')
  expect(urgency('a gas certificate please, and we have had a flood')).toBe('urgent')
  expect(urgency("my gas has gone off and there's a baby here")).toBe('urgent')
})
