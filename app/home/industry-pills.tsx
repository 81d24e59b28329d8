import type { ExampleCall } from '#app/example-calls/example-call.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** An industry and its example call in the hero. */
export type HeroIndustry = { slug: ExampleCall['slug']; label: string; url: string }

/** A button for each industry that loads its example call into the player. */
export function IndustryPills({
  industries,
  chosen,
  hasFailed,
  onChoose,
}: {
  industries: readonly HeroIndustry[]
  chosen: ExampleCall['slug'] | null
  hasFailed: boolean
  onChoose: (industry: HeroIndustry) => void
}) {
  const isHydrated = useHydrated()
  return (
    <div className="min-w-0 noscript:hidden">
      <ul
        aria-label="Choose a trade to hear a call"
        className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {industries.map((industry) => (
          <li key={industry.slug} className="shrink-0">
            <button
              type="button"
              disabled={!isHydrated}
              aria-pressed={industry.slug === chosen}
              onClick={() => onChoose(industry)}
              className={`min-h-11 cursor-pointer rounded-full border px-3.5 text-[0.9375rem] lg:min-h-9 lg:px-3 lg:text-sm transition duration-150 active:scale-97 ${industry.slug === chosen ? 'border-white bg-white text-deep' : 'border-white/30 text-white hover:bg-white/10'}`}
            >
              {industry.label}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-amber-flat">
          We couldn’t load that call. Select the trade again.
        </p>
      )}
    </div>
  )
}
