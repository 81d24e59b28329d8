import { allPlans, formatPence, plans, type Plan } from '#app/site/pricing.ts'
import { track } from '#app/site/product-events.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Faq } from '#app/site/faq.ts'

/** The three plans, what all of them hold, and what owners ask next. */
export function Pricing({ answers }: { answers: readonly Faq[] }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="band bg-white">
      <div className="wrap">
        <div className="text-center">
          <h2 id="pricing-title" className="h2">
            Plain prices. No contract.
          </h2>
          <p className="lead mx-auto mt-4 max-w-[36em]">
            Start for nothing, try the larger plans for nothing. Move up, down or out when you like:
            there are no long-term contracts.
          </p>
        </div>
        <ul className="mt-10 grid items-center gap-4.5 lg:mt-14 lg:grid-cols-[1fr_1.08fr_1fr]">
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
        <div className="card mt-4.5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-paper px-8.5 py-6">
          <h3 className="h3">All plans</h3>
          <ul className="flex flex-wrap gap-x-8 gap-y-3">
            {allPlans.map((fact) => (
              <li key={fact} className="flex items-center gap-2.5">
                <Icon name="i-lucide-check" className="size-5 text-evergreen" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <dl className="mt-16 grid gap-x-16 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="mb-1.5 font-[650]">{question}</dt>
              <dd className="text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { popular } = plan
  const soft = popular ? 'text-sage' : 'text-muted'
  const facts = [
    `${plan.includedCallCount} calls included`,
    `${formatPence(plan.extraCallPence)} per extra call`,
    ...plan.features,
  ]
  return (
    <li
      data-popular={popular || undefined}
      className={`relative rounded-[24px] px-8.5 ${popular ? 'on-deep bg-deep py-13 text-white' : 'card py-9'}`}
    >
      {popular && (
        <span className="pill absolute right-6 top-6 bg-amber text-deep">Most Popular</span>
      )}
      <h3 className="h3">{plan.name}</h3>
      <p className="figure mt-3.5 text-[3.375rem]">
        {plan.price}
        {plan.period && (
          <span className={`font-sans text-[1.1875rem] font-[500] tracking-normal ${soft}`}>
            /{plan.period}
          </span>
        )}
      </p>
      <p className={`mt-3 ${soft}`}>{plan.description}</p>
      <ul className="mb-7.5 mt-6 grid gap-3">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-3">
            <Icon
              name="i-lucide-check"
              className={`mt-1 size-5 ${popular ? 'text-amber' : 'text-evergreen'}`}
            />
            {fact}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={plan.action.to}
        onClick={() => track('plan_chosen', { plan: plan.name })}
        look={popular ? 'amber' : 'outline'}
        className={`w-full ${popular ? '' : 'hover:bg-mist'}`}
      >
        {plan.action.label}
      </ButtonLink>
    </li>
  )
}
