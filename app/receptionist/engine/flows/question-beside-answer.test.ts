import { expect, test } from 'vitest'
import { callOf, GROOMER, lastReply, LETTINGS, repliesOf, RESTAURANT } from '#tests/support/call.ts'

const DENTIST = { setup: { trade: 'dentist' } } as const

test.each([
  'are you taking on new patients at the minute?',
  'I need a check-up, have you got room for new patients?',
  'are you taking people on?',
  'can I register with you?',
  'do you see new people? need a check up',
  'is your list open or not',
])('a dentist who takes private patients only says so to %s', (line) => {
  expect(lastReply(callOf([line], DENTIST))).toMatch(/Private patients only at present/)
})

test.each([
  'do new patients pay more?',
  'do I need to register first?',
  "I'm a new patient, how long have I got to be there?",
  'do you take people in wheelchairs?',
])('%s gets no answer from whom a dentist takes', (line) => {
  expect(lastReply(callOf([line], DENTIST))).not.toMatch(/patients only/i)
})

test.each([
  "half ten's fine. is it all private then or can I come on the NHS",
  "yes please, it's private is it, or do you do NHS",
])('%s chooses the time and is answered from the facts', (line) => {
  const call = callOf(['a check-up on Wednesday at half ten', line], DENTIST)
  expect(lastReply(call)).toMatch(/private patients only at present\. (?!.*noted)/i)
})

test.each([
  'yes please. when is it due exactly is it the first',
  'yeah. what day is it due again',
  'go on then, when does it have to be paid by?',
])('a caller who cannot pay the rent and takes the call is told the day it is due: %s', (line) => {
  const call = callOf(["I can't pay all my rent this time, who do I speak to?", line], LETTINGS)
  expect(lastReply(call)).toMatch(/Rent is due on the first of the month/)
  expect(call.open).toBe('name')
})

test.each(['yes please. when will he ring?', 'yeah, when is the inspection due?'])(
  'the day on which the rent is due is no answer to %s',
  (line) => {
    const call = callOf(["I can't pay all my rent this time, who do I speak to?", line], LETTINGS)
    expect(lastReply(call)).not.toMatch(/Rent is due/)
  },
)

test.each([
  '07700 900415. two of us are vegan is that gonna be a problem',
  "07700 900415, my daughter's vegan, will that be an issue",
  '07700 900415 and one of us is vegan, is that any bother?',
])('a vegan beside the number is told of the dishes: %s', (line) => {
  const lines = ['a table for four on Thursday at half seven', 'Yes', 'Rosa Pike', line]
  const call = callOf(lines, RESTAURANT)
  expect(lastReply(call)).toMatch(/vegan dishes on every menu\. That's 07700 900 415/)
})

test('a vegan beside the number who asks nothing gets no answer', () => {
  const lines = ['a table for four on Thursday at half seven', 'Yes', 'Rosa Pike']
  const call = callOf([...lines, '07700 900415, one of us is vegan by the way'], RESTAURANT)
  expect(lastReply(call)).not.toMatch(/every menu/)
})

test.each(['what about guinea pigs then', 'oh. and how about a rabbit?', 'do you see ferrets?'])(
  'after "only dogs" %s hears the same',
  (line) => {
    expect(lastReply(callOf(['do you groom cats?', line], GROOMER))).toMatch(/Only dogs\./)
  },
)

test('after "only dogs" another dog is not turned down', () => {
  const call = callOf(['do you groom cats?', 'what about big dogs then?'], GROOMER)
  expect(lastReply(call)).not.toMatch(/only dogs/i)
})

test.each([
  '07700 900415. Am I getting a refund or not?',
  '07700 900415, do I get my money back?',
  '07700 900415. so will I have my £30 back',
])('a caller who asks for a refund beside the number hears once who decides: %s', (line) => {
  const call = callOf(["I'm not happy, you've shaved my dog bald", 'Jean Ogle', line], GROOMER)
  expect(lastReply(call)).toMatch(/is for Sam to decide\. That's 07700 900 415/)
})

test('a caller who wants a refund and asks something else hears that she does not know it', () => {
  const lines = ["I'm not happy, you've shaved my dog bald", 'Jean Ogle']
  const call = callOf([...lines, '07700 900415. I want a refund. Who did it?'], GROOMER)
  expect(lastReply(call)).toMatch(/to decide\. .*(?:don't know|can't say|put that question)/)
  expect(repliesOf(call)).toHaveLength(4)
})
