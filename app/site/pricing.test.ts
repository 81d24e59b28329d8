import { expect, test } from 'vitest'
import { cheaperFrom, cheapestPlan, monthPence, plans } from './pricing.ts'

const [starter, pro, teams] = plans

test('a month costs the plan and what goes beyond its calls', () => {
  expect([25, 26, 100].map((count) => monthPence(starter, count))).toEqual([0, 150, 11_250])
  expect([80, 81].map((count) => monthPence(pro, count))).toEqual([5000, 5100])
  expect([150, 151].map((count) => monthPence(teams, count))).toEqual([25_000, 25_075])
})

test('a bigger plan is cheaper from the number of calls that the page names, and not one before', () => {
  expect([cheaperFrom(starter, pro), cheaperFrom(pro, teams)]).toEqual([59, 671])
  expect([0, 58, 59, 670, 671].map((count) => cheapestPlan(count).name)).toEqual([
    'Starter',
    'Starter',
    'Pro',
    'Pro',
    'Teams',
  ])
})
