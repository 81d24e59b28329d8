import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const service = (name: string, pricePence: number) => ({
  name,
  pricePence,
  minutes: 30,
  isBookable: true,
})

const DENTIST = {
  setup: {
    trade: 'dentist',
    services: [
      service('New patient examination', 7500),
      service('Routine examination', 5200),
      service("Child's check-up (under 18)", 0),
      service('White filling', 13500),
      service('Invisalign consultation', 0),
    ],
  },
} as const

test.each([
  'how much is a check up please',
  'how much is an examination?',
  'what does a check-up cost for an adult?',
  'how much is it to see a dentist',
])(
  'a price is that of all who may be meant, and of no child unless one is spoken of: "%s"',
  (line) => {
    const reply = lastReply(callOf([line], DENTIST))
    expect(reply).toMatch(/new patient examination is £75 and a routine examination is £52/i)
    expect(reply).not.toMatch(/child|free/)
  },
)

test.each([
  ["what do you charge for a check-up, I'm an existing patient", /routine examination is £52/i],
  ['how much is an exam for a new patient', /new patient examination is £75/i],
  ['how much is a check-up for my daughter', /child's check-up \(under 18\) is free/i],
  ['how much is the invisalign consultation', /invisalign consultation is free/i],
] as const)(
  'what the caller says of themselves decides between two prices: "%s"',
  (line, price) => {
    const reply = lastReply(callOf([line], DENTIST))
    expect(reply).toMatch(price)
    expect(reply).not.toMatch(/ and /)
  },
)

test.each([
  "check-up for me please, I'm 63",
  'can I book a check up for Thursday',
  'can I see a dentist on Friday',
  'can I book a consultation on Friday',
])('a service for others is not booked for whoever leaves that open: "%s"', (line) => {
  const call = callOf([line], DENTIST)
  expect([call.card.service, call.open]).toEqual([null, 'service'])
  expect(lastReply(call)).toMatch(/^What would you like to book: a new patient .*, a routine /)
})

test.each([
  ["a check-up please, I'm already registered with you", 'Routine examination'],
  ['I need a check-up, I am new here', 'New patient examination'],
  ["I've never been to you, a new patient examination please", 'New patient examination'],
  ["a check-up for my son please, he's 17", "Child's check-up (under 18)"],
  ['check-up please, it is for my grandson', "Child's check-up (under 18)"],
])('a service is booked for whoever the line tells of: "%s"', (line, name) => {
  expect(callOf([line], DENTIST).card.service).toBe(name)
})

test('a child too old for a service gets another', () => {
  const services = [service('Junior cut (under 12)', 1500), service('Dry cut', 2500)]
  const call = (line: string) => callOf([line], { setup: { trade: 'hairdresser', services } })
  expect(call("I need a cut for my son, he's 9").card.service).toBe('Junior cut (under 12)')
  expect(call("I need a cut for my son, he's 14").card.service).toBe('Dry cut')
})
