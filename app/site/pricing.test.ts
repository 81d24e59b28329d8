import { expect, test } from 'vitest'
import { cheaperFrom, cheapestPlan, monthPence, plans } from './pricing.ts'

const [starter, pro, teams] = plans

test('a month costs the plan’s price and the calls beyond those included', () => {
  expect([25, 26, 100].map((count) => monthPence(starter, count))).toEqual([0, 150, 11_250])
  expect([80, 81].map((count) => monthPence(pro, count))).toEqual([5000, 5100])
  expect([150, 151].map((count) => monthPence(teams, count))).toEqual([25_000, 25_075])
})

test('a larger plan costs less from the number of calls that the page names, and not from one call fewer', () => {
  expect([cheaperFrom(starter, pro), cheaperFrom(pro, teams)]).toEqual([59, 671])
  expect([0, 58, 59, 670, 671].map((count) => cheapestPlan(count).name)).toEqual([
    'Starter',
    'Starter',
    'Pro',
    'Pro',
    'Teams',
  ])
})
