import { Link } from 'react-router'
import { industryPath, type IndustrySlug } from '#app/site/industries.ts'
import { PlayGlyph } from '#app/ui/play-glyph.tsx'
import { formatClock } from '#app/ui/time.ts'

type TradeCall = { slug: IndustrySlug; label: string; title: string; durationSec: number }

/** The eight trades' example calls, each leading to the player on its page. */
export function TradeCalls({ calls }: { calls: readonly TradeCall[] }) {
  return (
    <section aria-labelledby="trade-calls" className="band bg-white">
      <div className="wrap">
        <h2 id="trade-calls" className="h2">
          Hear a call from your trade
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4.5 lg:mt-14 lg:grid-cols-4">
          {calls.map(({ slug, label, title, durationSec }) => (
            <li key={slug}>
              <Link
                to={`${industryPath(slug)}#call`}
                prefetch="intent"
                className="card group flex h-full flex-col gap-4 p-4.5 hover:border-evergreen sm:p-6"
              >
                <span className="flex items-center justify-between gap-3">
                  <span className="grid size-11 place-items-center rounded-full bg-mist text-evergreen group-hover:bg-evergreen group-hover:text-white">
                    <PlayGlyph isPlaying={false} className="size-5" />
                  </span>
                  <span className="tabular-nums text-muted">{formatClock(durationSec)}</span>
                </span>
                <span>
                  <span className="block text-[0.9375rem] text-muted">{label}</span>
                  <span className="block font-[650] leading-snug">{title}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
