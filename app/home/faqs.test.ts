import { expect, test } from 'vitest'
import { plans, type Plan } from '#app/site/pricing.ts'
import { cheaperFrom } from './faqs.ts'

function costPence(plan: Plan, calls: number): number {
  return plan.priceGbp * 100 + Math.max(0, calls - plan.includedCallCount) * plan.extraCallPence
}

test('a larger plan is cheaper from the number of calls that the page names, and not one before', () => {
  const [starter, pro, teams] = plans
  expect([cheaperFrom(starter, pro), cheaperFrom(pro, teams)]).toEqual([59, 671])
  for (const [smaller, larger, calls] of [
    [starter, pro, 59],
    [pro, teams, 671],
  ] as const) {
    expect(costPence(larger, calls)).toBeLessThan(costPence(smaller, calls))
    expect(costPence(larger, calls - 1)).toBeGreaterThanOrEqual(costPence(smaller, calls - 1))
  }
})
