import { useState } from 'react'
import { Link } from 'react-router'
import type { Faq } from '#app/site/faq.ts'
import { TRY_PATH } from '#app/site/navigation.ts'
import { allPlans, cheapestPlan, plans, trialTerms } from '#app/site/pricing.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CallCountSlider } from './call-count-slider.tsx'
import { PlanCard } from './plan-card.tsx'

/** The number of calls that the slider starts at. */
const FIRST_CALL_COUNT = 60

const paid = plans.filter(({ priceGbp }) => priceGbp > 0).map(({ name }) => name)

/** The three plans, what a month of calls costs on each, and questions about prices. */
export function Pricing({ answers }: { answers: readonly Faq[] }) {
  const [callCount, setCallCount] = useState(FIRST_CALL_COUNT)
  const cheapest = cheapestPlan(callCount)
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="band bg-white">
      <div className="wrap">
        <div className="text-center">
          <h2 id="pricing-title" className="h2">
            Plain prices. No <span className="whitespace-nowrap">long-term</span> contract.
          </h2>
          <p className="lead mx-auto mt-3 max-w-[36em] lg:mt-4">
            Start for free, and try the larger plans for free. You can upgrade, downgrade or leave
            when you like: there are no long-term contracts.
          </p>
        </div>
        <CallCountSlider callCount={callCount} onChange={setCallCount} cheapest={cheapest} />
        <ul className="mt-6 grid grid-cols-1 items-center gap-4 lg:mt-8 lg:gap-4.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)_minmax(0,1fr)]">
          {plans.map((plan) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              callCount={callCount}
              isCheapest={plan.name === cheapest.name}
            />
          ))}
        </ul>
        <p className="mx-auto mt-5 max-w-[44em] text-balance text-center text-muted max-sm:text-base">
          You can try {paid.join(' or ')} for free. {trialTerms}{' '}
          <Link to={TRY_PATH} className="text-link">
            Try a call first
          </Link>
          : you don’t need an account.
        </p>
        <div className="card mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2.5 bg-paper px-5 py-4 sm:px-8.5">
          <h3 className="h3">All plans</h3>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-2.5 max-sm:w-full max-sm:text-base sm:flex sm:flex-wrap sm:gap-x-8">
            {allPlans.map((fact) => (
              <li key={fact} className="flex items-start gap-2.5">
                <Icon name="check" className="mt-1 size-5 text-evergreen" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <Accordion
          name="pricing-questions"
          faqs={answers}
          className="mt-7 lg:mt-10 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16"
        />
      </div>
    </section>
  )
}
