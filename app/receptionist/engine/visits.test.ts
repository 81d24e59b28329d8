import { expect, test } from 'vitest'
import { completeSetup } from './setup.ts'
import { tradeIds } from './trades/trade-ids.ts'
import { trades } from './trades/trades.ts'
import type { Setup, SetupInput, TradeId } from './types.ts'
import { findReach, isAtCallers } from './visits.ts'
import { callOf } from '#tests/support/call.ts'

const AREA = { outward: ['DE1', 'DE3'], towns: ['Derby', 'Belper'] }
const OWN_TOWN = { outward: ['DE1', 'DE3'], towns: ['Derby'] }
const EMPTY: Setup['area'] = { outward: [], towns: [] }
const SHOP: [string, string] = ['Where are you?', '14 High Street, parking behind the shop.']

type More = Omit<SetupInput, 'trade' | 'facts'> & { facts?: readonly (readonly [string, string])[] }

function reachOf(trade: TradeId, { facts = [], ...more }: More = {}) {
  const told = facts.map(([question, answer]) => ({ question, answer }))
  const input = { trade, town: 'Derby', area: EMPTY, ...more, facts: told }
  return findReach(completeSetup(input, trades[trade]), trades[trade])
}

test('with the set-up of its trade, only a plumber, electrician, cleaner or builder comes to everybody', () => {
  const all = tradeIds.filter(
    (id) => findReach(completeSetup({ trade: id }, trades[id]), trades[id]) !== 'none',
  )
  expect(all).toEqual(['plumber', 'electrician', 'cleaner', 'builder'])
})

test('a firm with an area of several towns comes to callers', () => {
  for (const trade of ['other', 'hairdresser', 'tutor', 'physio', 'accountant'] as const)
    expect([trade, reachOf(trade, { area: AREA })]).toEqual([trade, 'all'])
  expect(reachOf('other', { area: OWN_TOWN })).toBe('all')
  expect(reachOf('other')).toBe('none')
})

test('an area tells nothing of a salon in its only town, of where food or flowers go, or which houses are let', () => {
  expect(reachOf('hairdresser', { area: OWN_TOWN })).toBe('none')
  expect(reachOf('restaurant', { area: AREA })).toBe('none')
  expect(reachOf('florist', { area: AREA, facts: [['Do you deliver?', 'Yes, daily.']] })).toBe(
    'none',
  )
  expect(reachOf('estate-agent', { area: AREA })).toBe('none')
})

test.each([
  ['Do you come to my house or do I come to you?', 'We come to you in the van.'],
  ['Do you have a salon?', 'No, I come to your home and bring everything.'],
  ['How does it work?', "I'm fully mobile."],
  ['Do you travel?', 'Yes, all over Derbyshire.'],
  ['Where do we train?', 'In your own home, or in your garden.'],
])('a fact says that the firm comes to callers: %s %s', (...fact) => {
  expect(reachOf('other', { facts: [fact] })).toBe('all')
  expect(reachOf('hairdresser', { facts: [fact] })).toBe('all')
})

test.each([
  SHOP,
  ['Where can I park?', 'There is a car park round the back.'],
  ['Can I drop her off early?', 'Yes, from eight.'],
  ['Can I get in at night?', 'Yes, with your own code.'],
  ['Is there a lift?', 'Yes, to all floors.'],
  ['Can you come to my house?', "No, bring him in to the surgery, we can't come to you."],
])('a fact says that callers come to the firm, whatever its area: %s %s', (...fact) => {
  expect(reachOf('other', { area: AREA, facts: [fact] })).toBe('none')
})

test.each([
  ['Do you charge for parking?', 'Any parking costs are added.'],
  ['Do you need parking?', 'Only a space on your drive.'],
  ['Where are you based?', 'We are based at 4 Mill Lane, but come to you.'],
  ['Do you have a shop?', 'No, only a van.'],
])('a fact does not say that callers come to the firm: %s %s', (...fact) => {
  expect(reachOf('other', { area: AREA, facts: [fact] })).toBe('all')
})

test('a firm that also has premises, or makes home visits for some, comes to those who ask', () => {
  const visits = ['Do you do home visits?', 'Yes, for £30 extra.'] as const
  const comes = ['Do you come to me?', 'Yes, we come to you.'] as const
  expect(reachOf('physio', { facts: [visits] })).toBe('some')
  expect(reachOf('hairdresser', { area: AREA, facts: [comes, SHOP] })).toBe('some')
  expect(reachOf('physio', { area: AREA, facts: [visits] })).toBe('all')
  expect(reachOf('physio', { facts: [['Do you do home visits?', 'No, sorry.']] })).toBe('none')
})

test('a plumber with a shop still goes out, unless the area is empty', () => {
  expect(reachOf('plumber', { area: AREA, facts: [SHOP] })).toBe('all')
  expect(reachOf('plumber')).toBe('all')
  expect(reachOf('cleaner', { name: 'Snow Dry Cleaners', facts: [SHOP] })).toBe('none')
})

test('a mobile firm comes to callers, and a shop for mobiles does not', () => {
  expect(reachOf('other', { name: 'Wagtail Mobile Dog Spa' })).toBe('all')
  expect(reachOf('garage', { name: 'Al the Mobile Mechanic' })).toBe('all')
  expect(reachOf('other', { name: 'Derby Mobile Repairs' })).toBe('none')
})

test('the name of a service says where it is done', () => {
  const at = (trade: TradeId, service: string, area = EMPTY) =>
    isAtCallers(service, completeSetup({ trade, area }, trades[trade]), trades[trade], () => false)
  for (const name of ['Home visit', 'Farm visit', 'Mobile haircut', 'Bridal hair at your home'])
    expect([name, at('hairdresser', name)]).toEqual([name, true])
  for (const name of ['Phone consultation', 'Online lesson', 'Cut in the salon', 'Site tour'])
    expect([name, at('other', name, AREA)]).toEqual([name, false])
  for (const name of ['Gas safety certificate', 'EPC', 'Check-out inspection', 'Rental appraisal'])
    expect([name, at('property-manager', name)]).toEqual([name, true])
  for (const name of ['Viewing of a flat', 'Key handover', 'Landlord meeting', 'Mortgage advice'])
    expect([name, at('estate-agent', name)]).toEqual([name, false])
  expect(at('cleaner', 'Office clean', AREA)).toBe(true)
})

const ROUND = ['Friday at 10', 'the first one', "It's Dave Smith", '07700 900123', 'yes'] as const

test('a booking at the caller’s place is asked for the address, as the set-up says', () => {
  const groomer = {
    trade: 'other',
    area: AREA,
    services: [{ name: 'Nail clip', pricePence: 1200, minutes: 15, isBookable: true }],
  } as const
  const open = (setup: SetupInput, first: string) => callOf([first, ...ROUND], { setup }).open
  expect(open(groomer, 'a nail clip please')).toBe('postcode')
  expect(open({ ...groomer, area: EMPTY }, 'a nail clip please')).toBe('confirm')
})

test('a firm that comes to some asks for the address of a caller who wants a visit', () => {
  const facts = [{ question: 'Do you do home visits?', answer: 'Yes, if you are housebound.' }]
  const open = (first: string) =>
    callOf([first, ...ROUND], { setup: { trade: 'physio', facts } }).open
  expect(open("a first assessment please, could somebody come out to her, she's housebound")).toBe(
    'postcode',
  )
  expect(open('a first assessment please')).toBe('confirm')
})

test('an urgent message to a firm that travels takes the address', () => {
  const setup = { trade: 'other', area: AREA } as const
  const lines = ["I'm locked out, it's an emergency", 'Jo Hart', '07700 900123', 'yes']
  expect(callOf(lines, { setup }).open).toBe('postcode')
  expect(callOf(lines, { setup: { trade: 'other' } }).open).toBeNull()
})
