/** The monthly price and contents of one plan. */
export type Plan = {
  name: string
  /** **Units**: pounds sterling a month. */
  priceGbp: number
  price: string
  period: string | null
  description: string
  includedCallCount: number
  /** **Units**: pence. */
  extraCallPence: number
  features: readonly string[]
  popular: boolean
  /** The text of its button. */
  action: string
}

/** A plan's price as a sum, and as people read it. */
function priced(priceGbp: number) {
  return { priceGbp, price: priceGbp === 0 ? 'Free' : `£${priceGbp}` }
}

/**
 * The three plans. Sums typed by hand elsewhere are compared with them (`tests/workers/prices.test.ts`).
 *
 * **Source**: specification, section 9.
 */
export const plans = [
  {
    name: 'Starter',
    ...priced(0),
    period: null,
    description: 'For one person who keeps missing calls.',
    includedCallCount: 25,
    extraCallPence: 150,
    features: ['Dedicated account rep'],
    popular: false,
    action: 'Get Started Free',
  },
  {
    name: 'Pro',
    ...priced(50),
    period: 'month',
    description: 'For a phone that rings every hour.',
    includedCallCount: 80,
    extraCallPence: 100,
    features: ['Dedicated founder support'],
    popular: true,
    action: 'Start Free Trial',
  },
  {
    name: 'Teams',
    ...priced(250),
    period: 'month',
    description: 'For several desks on one number.',
    includedCallCount: 150,
    extraCallPence: 75,
    features: ['Dedicated founder support'],
    popular: false,
    action: 'Contact sales',
  },
] as const satisfies readonly Plan[]

/** What every plan includes. */
export const allPlans = [
  '24/7 answering',
  'Unlimited seats',
  'Email call summaries',
  'Setup in minutes',
] as const

/** The terms of the free trial. **Source**: /terms, which sets no fixed length either. */
export const trialTerms =
  'You don’t need a card. When you start, we’ll agree with you how long the trial lasts.'

/** The cost of a month with this many calls on a plan. **Units**: pence. */
export function monthPence(plan: Plan, callCount: number): number {
  return plan.priceGbp * 100 + Math.max(0, callCount - plan.includedCallCount) * plan.extraCallPence
}

/** The cheapest plan for this many calls a month; the smaller one if two cost the same. */
export function cheapestPlan(callCount: number): Plan {
  return plans.reduce<Plan>(
    (best, plan) => (monthPence(plan, callCount) < monthPence(best, callCount) ? plan : best),
    plans[0],
  )
}

/** The number of calls a month from which the larger plan costs less. */
export function cheaperFrom(smaller: Plan, larger: Plan): number {
  let callCount = 0
  while (monthPence(larger, callCount) >= monthPence(smaller, callCount)) callCount += 1
  return callCount
}

/** A sum in pence as a price, such as £1.50. */
export function formatPence(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`
}
