import { expect, test } from 'vitest'
import { callOf, lastReply } from '#tests/support/call.ts'

const ELECTRICIAN = { setup: { trade: 'electrician' } } as const
const GARAGE = { setup: { trade: 'garage' } } as const
const BUILDER = { setup: { trade: 'builder' } } as const

test.each([
  'the plug socket in the hall has gone brown at the edges',
  'there are scorch marks on the socket by the cooker',
  'my light switch is buzzing',
  'when I plugged the iron in it went bang',
  'theres a crackling sound coming from the socket',
  'I turned the lamp on and there was a flash from the plug',
])('a socket that has burnt or cracked is urgent, and nobody is to use it: %s', (line) => {
  const call = callOf([line], ELECTRICIAN)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/don't use it|switched off/)
})

test.each([
  'can you fit two black sockets, there are no burn marks or anything',
  "I'd like brown switches in the hall",
  "there's a brown stain on the ceiling by the light",
  'the bulb went pop and now it stays dark',
])('a colour, a stain or a bulb is not urgent at an electrician: %s', (line) => {
  expect(callOf([line], ELECTRICIAN).card.urgency).toBe('normal')
})

test('a scorched socket is urgent late in a complaint, and "is it safe?" gets the advice', () => {
  const lines = [
    "I'm not happy, one of your men fitted a plug socket on Thursday and it's packed up",
    'Priya Shah',
    '07700 900123',
    "yes, and there's a black mark round it since last night",
  ]
  expect(callOf(lines, ELECTRICIAN).card.urgency).toBe('urgent')
  expect(lastReply(callOf([...lines, 'can I leave it like that?'], ELECTRICIAN))).toMatch(/999/)
})

test.each([
  "I'm stuck in Tesco car park and the oil light's come on",
  'can I drive it home with the brake light on red?',
  "we're pulled over on the A64 and it's overheating",
  "I'm stranded outside Aldi, it won't start",
  "Jo Hale. I'm parked up at the services, is it safe to drive?",
])('a car that may not be driven on is as urgent as one that has broken down: %s', (line) => {
  expect(callOf([line], GARAGE).card.urgency).toBe('urgent')
})

test.each([
  "the oil light's on, can I book a service on Friday",
  "I'm sat in your car park, can I drive it round the back?",
  "my brake light's out, can you change the bulb?",
  'is it OK to drive with a brake light out?',
  "I'm parked outside with the keys",
  'engine warning light came on, can you look at it next week?',
])('a lamp to be seen to, or a car at the garage, is not urgent: %s', (line) => {
  expect(callOf([line], GARAGE).card.urgency).toBe('normal')
})

test.each([
  'part of my yard wall has fallen into the ginnel',
  'some bricks have come off the chimney',
  "the gable's leaning out over the road",
  'the wall looks about to go',
  "we need somebody out, our yard wall's come down",
  "I've had a wall come down in the night",
  'the garden wall is coming down onto the pavement',
])('what falls or leans over a way is urgent, and people keep away: %s', (line) => {
  const call = callOf([line], BUILDER)
  expect(call.card.urgency).toBe('urgent')
  expect(lastReply(call)).toMatch(/well (?:away|clear)/)
})

test('"it" is the wall that was spoken of, once it comes down', () => {
  const lines = ["My nan's front wall looks a bit rough", 'Priya Shah', '07700 900123']
  expect(callOf(lines, BUILDER).card.urgency).toBe('normal')
  const fallen = "hang on, it's just fallen over onto the path"
  expect(callOf([...lines, fallen], BUILDER).card.urgency).toBe('urgent')
})

test.each([
  'half of the wall needs painting',
  "most of the wall's gone mouldy",
  'the new wall is going to go along the drive',
  'I want a wall taken down in the kitchen',
  "we'd like the kitchen wall to come down in March",
  "hiya, we're hoping to have the back wall come down after Easter",
  'I want the wall between the hall and the lounge to come down',
  'my old garden wall needs to come down',
  "we're having the dining room wall come down next year",
  'that wall wants coming down, can you quote',
  'I want the garden wall down',
  'when can the wall come down',
])('work on a wall is not urgent: %s', (line) => {
  expect(callOf([line], BUILDER).card.urgency).toBe('normal')
})

test.each([
  "and it's coming through the floor into the hall now",
  "it's going through to the kitchen below now, right through the ceiling",
])('a leak that was told of before and comes through gets the stop tap: %s', (line) => {
  const lines = [
    'your lad mended our toilet and it is leaking again',
    'Jo Pym',
    `07700 900123. ${line}`,
  ]
  expect(lastReply(callOf(lines))).toContain('stop tap')
})

test('rain that comes through a roof gets no stop tap', () => {
  const line = '07700 900123. and it is coming through the floor into the hall now'
  const rain = ['the roof leaks again after your lad mended it', 'Jo Pym', line]
  expect(lastReply(callOf(rain))).not.toContain('stop tap')
})
