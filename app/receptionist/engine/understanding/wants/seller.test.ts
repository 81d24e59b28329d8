import { expect, test } from 'vitest'
import { callOf, lastReply, repliesOf } from '#tests/support/call.ts'

const setup = { trade: 'dentist' } as const
const DETAILS = ['Steve Hall', '07700 900123', 'yes'] as const

test.each([
  "Hi, it's Steve from Northern Dental Supplies, can I talk to the manager about your mask prices",
  "could I speak to the owner, I'd like to tell you about our new range",
  'can I talk to whoever, who does the ordering there?',
  'Can I speak to the manager? I want to send him our catalogue',
])('a seller is passed on, and promised no call: "%s"', (line) => {
  const call = callOf([line, ...DETAILS], { setup })
  expect(repliesOf(call).join(' ')).not.toMatch(/ring you|will ring/)
  expect(call.card.outcome).toBe('message')
})

test.each([
  "am I speaking to the owner? I'm calling from Volt Power about your commercial gas prices",
  'I can save you up to 35% if I could have two minutes with the owner',
  "we've saved firms like yours an average of £900, is the boss in",
  "it's Kim from Bright Waste, ringing about your current waste bills",
])('who sells energy, or a saving, is a seller: "%s"', (line) => {
  expect(callOf([line], { setup: { trade: 'restaurant' } }).card.outcome).toBe('sales')
})

test.each([
  "I'm ringing about your commercial gas safety certificates, do you do them",
  'it would save you 20 minutes if I drop the keys off',
  'could you save me 10% if I book two',
])('who rings about our work, or saves time, is no seller: "%s"', (line) => {
  expect(callOf([line]).card.outcome).not.toBe('sales')
})

test.each([
  "Hi, it's Pat from Dental Supplies, your gloves are delayed till Friday, can I speak to Sam",
  'can I speak to the practice manager about my bill',
  'could I speak to Sam about your prices for implants',
])('who rings about an order, a bill or a treatment is rung back: "%s"', (line) => {
  expect(repliesOf(callOf([line, ...DETAILS], { setup })).join(' ')).toMatch(/will ring/)
})

test.each([
  "it's about his Google listing, it's urgent, it will be removed",
  "it's regarding her business rates account, this is urgent",
  'tell Sam his profile is at risk, urgently',
])('what a seller calls urgent is passed on as it is: %s', (line) => {
  const call = callOf(['can I speak to the owner, it is Kit Marsh', `07700 900123, ${line}`, 'yes'])
  expect([line, call.card.urgency]).toEqual([line, 'normal'])
  expect(lastReply(call)).not.toMatch(/\bring|\bcall/)
})

test('who helps firms of a trade to get more customers sells to them', () => {
  for (const line of [
    'is the boss in? we help salons get more bookings online',
    'we work with local restaurants to get more covers',
  ])
    expect([line, callOf([line]).card.outcome]).toEqual([line, 'sales'])
  for (const line of [
    'we get more leaks every week, it is urgent',
    'can you help my pub get hot water?',
  ])
    expect([line, callOf([line]).card.outcome]).not.toEqual([line, 'sales'])
})

test.each([
  "hello, it's Moira from Beacon Dental Supplies, we've got a great deal on masks this week",
  'this is Ade at head office, from Kirkby Wholesale, we are running a promotion on gloves',
])('who has an offer of goods is not promised a call: %s', (line) => {
  const lines = [line, 'Moira Cole', '0113 496 0822', 'yes']
  const call = callOf(lines, { setup: { trade: 'dentist' } })
  expect(lastReply(call)).not.toContain('ring')
})

test('who offers their goods, or leaves leaflets, sells to the firm', () => {
  for (const line of [
    'could I interest you in a new range of towels',
    'we are offering local salons a free month of our booking app',
    'would the owner be interested in cheaper broadband?',
    'can I drop in some flyers for your counter?',
    'are you happy with your current card provider?',
  ])
    expect([line, callOf([line], { setup: { trade: 'hairdresser' } }).card.outcome]).toEqual([
      line,
      'sales',
    ])
  for (const line of [
    'can I interest you in a job, my fence has blown down',
    'would you be interested in quoting for a porch?',
    'the insurers are offering to pay half',
    'I am interested in gas work for a flat',
    'can you drop a leaflet round with your prices?',
  ])
    expect([line, callOf([line]).card.outcome]).not.toEqual([line, 'sales'])
})
