import { formatPence, monthPence, type Plan } from '#app/site/pricing.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Where the slider ends: above 671 calls, from which the largest plan is the cheapest. */
const CALL_MAX_COUNT = 800

const STEP_COUNT = 10

/** Asks for the number of calls a month and names the cheapest plan for it. */
export function CallCountSlider({
  callCount,
  onChange,
  cheapest,
}: {
  callCount: number
  onChange: (callCount: number) => void
  cheapest: Plan
}) {
  const isHydrated = useHydrated()
  return (
    <div className="card mx-auto mt-6 max-w-[44rem] bg-paper px-5 pb-2 pt-4 sm:px-8.5 lg:mt-8 noscript:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <label htmlFor="call-count" className="font-[650]">
          Calls a month
        </label>
        <output htmlFor="call-count" className="tabular-nums">
          <b className="font-[650]">{callCount}</b> calls: {cheapest.name} is cheapest, at{' '}
          <b className="font-[650]">{formatPence(monthPence(cheapest, callCount))}</b>
        </output>
      </div>
      <input
        id="call-count"
        type="range"
        disabled={!isHydrated}
        min={STEP_COUNT}
        max={CALL_MAX_COUNT}
        step={STEP_COUNT}
        value={callCount}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        // Firefox would restore the last position on reload, but not the prices.
        autoComplete="off"
        className="seek block h-11 w-full cursor-pointer"
      />
    </div>
  )
}
