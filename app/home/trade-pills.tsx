import type { ExampleCall } from '#app/example-calls/example-call.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** A trade and its example call in the hero. */
export type CallTrade = { slug: ExampleCall['slug']; label: string; url: string }

/** A button for each trade that loads its example call into the player. */
export function TradePills({
  trades,
  chosen,
  hasFailed,
  onChoose,
}: {
  trades: readonly CallTrade[]
  chosen: ExampleCall['slug'] | null
  hasFailed: boolean
  onChoose: (trade: CallTrade) => void
}) {
  const isHydrated = useHydrated()
  return (
    <div className="min-w-0 noscript:hidden">
      <ul
        aria-label="Choose a trade to hear a call"
        className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {trades.map((trade) => (
          <li key={trade.slug} className="shrink-0">
            <button
              type="button"
              disabled={!isHydrated}
              aria-pressed={trade.slug === chosen}
              onClick={() => onChoose(trade)}
              className={`min-h-11 cursor-pointer rounded-full border px-3.5 text-[0.9375rem] lg:min-h-9 lg:px-3 lg:text-sm transition duration-150 active:scale-97 ${trade.slug === chosen ? 'border-white bg-white text-deep' : 'border-white/30 text-white hover:bg-white/10'}`}
            >
              {trade.label}
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
