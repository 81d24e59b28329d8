import { brand } from '#app/site/brand.ts'
import { allPlans, formatPence, plans, type Plan } from '#app/site/pricing.ts'
import { findPassage } from '../knowledge.ts'
import { lowerFirst, piece, said, sentenceIn, sourceOf, type Piece, type Topic } from '../topic.ts'

const PRICING = { title: 'Pricing', href: '/#pricing' }

const list = new Intl.ListFormat(brand.language)

/** What it costs and on what terms. Every figure comes from the price list. */
export const priceTopics: readonly Topic[] = [
  // What people ask and the site does not say: saying so is better than something near it.
  {
    id: 'unsaid',
    cues: 'unsaid',
    also: 'call #count month cost plan free always #plan',
    answer: () => null,
  },
  {
    id: 'extra',
    cues: 'extra, happen after call, happen call, after call, after cost, cut off, over allowance, call left, cost call, more call, after allowance, hit allowance, reach allowance, use all call',
    also: 'cost call happen allowance #plan #count cut off month use',
    answer: ({ plans: named }) =>
      piece(
        [
          extraSentence(named),
          sentenceIn(/What happens at call/, /like the first/),
          sentenceIn(/What happens at call/, /cut off/),
        ],
        PRICING,
      ),
  },
  {
    id: 'count',
    cues: '#count call, #count plan, #count cost',
    also: 'call cost plan month choose compare which free allowance',
    answer: ({ callCount }) => (callCount === null ? null : planFor(callCount)),
  },
  {
    id: 'compare',
    cues: 'compare plan, #plans, #plan compare, choose plan, which plan, bigger plan, big plan, plan need, plan right',
    also: 'compare choose cost plan #plan month',
    answer: ({ plans: named }) =>
      piece(
        [
          ...named.map((plan) => planSentence(plan)),
          findPassage(/bigger plan/, '/#pricing')?.text,
          named.length > 0 ? null : 'Tell me how many calls you get in a month, and I work it out.',
        ],
        PRICING,
      ),
  },
  { id: 'vat', cues: 'vat', also: 'cost allowance plan #plan', answer: said([/VAT/]) },
  {
    id: 'card',
    cues: 'card, =how i cost, way cost, invoice',
    also: 'start need trial details signup free cost',
    answer: said([/card to start/]),
  },
  {
    id: 'counts-as-call',
    cues: 'count call, count as, spam count, cost spam, spam allowance, twice, wrong number, cost wrong, count hang',
    also: 'call allowance spam cost',
    answer: said([/counts as a call/]),
  },
  {
    id: 'seats',
    cues: '=user, cost user, many user, user allowance, add user, unlimited user, how many human, whole team, staff use',
    also: 'cost many plan',
    answer: () => piece([`Every plan comes with ${phrases(allPlans)}.`], PRICING),
  },
  {
    id: 'plan',
    cues: '#plan',
    also: 'cost plan allowance month free',
    answer: ({ plans: named, terms }, asked) =>
      piece(
        [
          ...named.map((plan) => planSentence(plan, !asked.has('extra'))),
          ...(terms.includes('cost')
            ? []
            : [
                ...named.map((plan) => `${plan.name} also brings ${phrases(plan.features)}.`),
                `Every plan comes with ${phrases(allPlans)}.`,
              ]),
        ],
        PRICING,
      ),
  },
  {
    id: 'free',
    cues: 'free',
    also: 'plan cost month',
    answer: () =>
      piece(
        plans.filter(({ priceGbp }) => priceGbp === 0).map((plan) => planSentence(plan)),
        PRICING,
      ),
  },
  {
    id: 'price-rise',
    cues: 'cost rise, cost increase, put cost up, raise cost, cost go up',
    also: 'change',
    answer: () => {
      const changing = findPassage(/^Changing and leaving/, '/terms')
      const sentence = sentenceIn(/^Changing and leaving/, /rise/, '/terms')
      return changing && sentence ? piece([sentence], sourceOf(changing)) : null
    },
  },
  {
    id: 'prices',
    cues: 'cost, plan',
    also: 'plan month cost monthli',
    answer: () =>
      piece(
        plans.map((plan) => planSentence(plan)),
        PRICING,
      ),
  },
  {
    id: 'change-plan',
    cues: 'change, change plan, back free, back #plan',
    also: 'plan #plan #plans later month',
    answer: said([/move up or down/]),
  },
  {
    id: 'trial',
    cues: 'trial',
    also: 'free cost end fast happen #plan month',
    answer: said([/free trial/]),
  },
  {
    id: 'cancel',
    cues: 'cancel',
    also: 'plan cost month time trial contract fee',
    answer: said([/cancel/]),
  },
  {
    id: 'contract',
    cues: 'contract, signup year, 12 month, for year',
    also: 'month fast signup year terms',
    answer: said([/contract/]),
  },
]

/** A plan in a sentence, with or without what a further call costs. */
function planSentence(plan: Plan, withExtra = true): string {
  const { name, includedCallCount } = plan
  const price = plan.period
    ? `${plan.price} a ${plan.period} with ${includedCallCount} calls`
    : `${plan.price.toLowerCase()} with ${includedCallCount} calls a month`
  const extra = withExtra ? `; each extra call is ${formatPence(plan.extraCallPence)}` : ''
  return `${name} is ${price}${extra}.`
}

function extraSentence(named: readonly Plan[]): string {
  const [plan, another] = named
  if (plan && !another)
    return `After ${plan.includedCallCount} calls in a month, each extra call on ${plan.name} costs ${formatPence(plan.extraCallPence)}.`
  const costs = (another ? named : plans).map(
    ({ name, extraCallPence }) => `${formatPence(extraCallPence)} on ${name}`,
  )
  return `After the calls included, each extra call costs ${list.format(costs)}.`
}

/** The cheapest plan for a month of so many calls, with the sums for all of them. */
function planFor(callCount: number): Piece {
  const [best, ...others] = plans
    .map((plan) => ({ plan, pence: monthPence(plan, callCount) }))
    .toSorted((a, b) => a.pence - b.pence)
  if (!best) return piece([])
  const { price, includedCallCount, extraCallPence, name } = best.plan
  const extraCount = Math.max(0, callCount - includedCallCount)
  const sum = extraCount
    ? ` (${price} and ${extraCount} extra calls at ${formatPence(extraCallPence)})`
    : ''
  return piece(
    [
      `For ${callCount.toLocaleString(brand.language)} calls a month, ${name} costs least: ${formatPence(best.pence)}${sum}.`,
      `${others.map(({ plan, pence }) => `${plan.name} would be ${formatPence(pence)}`).join(', ')}.`,
    ],
    PRICING,
  )
}

function monthPence(plan: Plan, callCount: number): number {
  return plan.priceGbp * 100 + Math.max(0, callCount - plan.includedCallCount) * plan.extraCallPence
}

/** Facts of the price list inside a sentence: without the capitals that they have in a list. */
function phrases(facts: readonly string[]): string {
  return list.format(facts.map(lowerFirst))
}
