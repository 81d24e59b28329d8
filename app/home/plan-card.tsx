import { formatPence, monthPence, type Plan } from '#app/site/pricing.ts'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { track } from '#app/analytics/product-events.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** One plan: its price, what it includes, and the bill for a number of calls. */
export function PlanCard({
  plan,
  callCount,
  isCheapest,
}: {
  plan: Plan
  callCount: number
  isCheapest: boolean
}) {
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
      className={`relative rounded-[24px] px-5 outline-3 outline-offset-3 transition-[outline-color] duration-200 sm:px-8.5 ${popular ? 'on-deep bg-deep py-5 text-white lg:py-12' : 'card py-5 lg:py-9'} ${isCheapest ? 'outline-solid outline-evergreen noscript:outline-transparent' : 'outline-solid outline-transparent'}`}
    >
      {popular && (
        <p className="pill w-fit bg-amber text-deep max-lg:mb-1 lg:absolute lg:right-6 lg:top-6">
          Most Popular
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <h3 className="h3">{plan.name}</h3>
        <p className="figure text-[2.5rem] lg:mt-3 lg:text-[3.375rem]">
          {plan.price}
          <wbr />
          {plan.period && (
            <span className={`font-sans text-[1.1875rem] font-[500] tracking-normal ${soft}`}>
              /{plan.period}
            </span>
          )}
        </p>
      </div>
      <p className={`mt-2 max-sm:text-base lg:mt-2.5 ${soft}`}>{plan.description}</p>
      <p className="mt-2 flex min-h-8 lg:mt-3 flex-wrap items-center gap-x-2.5 tabular-nums noscript:hidden">
        <span>
          <b className="font-[650]">{formatPence(monthPence(plan, callCount))}</b> for {callCount}{' '}
          calls
        </span>
        {isCheapest && <span className="pill bg-mist text-evergreen">Cheapest</span>}
      </p>
      <ul className="mb-4 mt-2 flex flex-wrap gap-x-4 gap-y-1.5 max-sm:text-base lg:mb-6 lg:mt-4 lg:grid lg:gap-2.5">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2 lg:gap-3">
            <Icon
              name="check"
              className={`mt-1 size-5 ${popular ? 'text-amber' : 'text-evergreen'}`}
            />
            {fact}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={AUTH_PATH}
        state={SIGN_UP}
        onClick={() => track('plan_chosen', { plan: plan.name })}
        look={popular ? 'amber' : 'outline'}
        className={`w-full ${popular ? '' : 'hover:bg-mist'}`}
      >
        {plan.action}
      </ButtonLink>
    </li>
  )
}
