import { useState } from 'react'
import { Link } from 'react-router'
import { CallDemo } from '#app/example-calls/call-demo.tsx'
import { useCallChoice } from '#app/example-calls/use-call-choice.ts'
import { brand } from '#app/site/brand.ts'
import { industryPath, type IndustrySlug } from '#app/site/industries.ts'
import { TRY_PATH } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PlayGlyph } from '#app/ui/play-glyph.tsx'
import { formatClock } from '#app/ui/time.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type IndustryCall = {
  slug: IndustrySlug
  label: string
  title: string
  durationSec: number
  url: string
}

/** The industries' example calls. Each plays in place and links to its industry's page. */
export function IndustryCalls({ calls }: { calls: readonly IndustryCall[] }) {
  const isHydrated = useHydrated()
  const [open, setOpen] = useState<IndustrySlug | null>(null)
  const { call, hasFailed, choose } = useCallChoice(null)

  function toggle(industry: IndustryCall) {
    setOpen(industry.slug === open ? null : industry.slug)
    if (industry.slug !== open) void choose(industry)
  }

  return (
    <section aria-labelledby="trade-calls" className="band bg-white">
      <div className="wrap">
        <h2 id="trade-calls" className="h2">
          Hear a call from your trade
        </h2>
        <p className="lead mt-3">
          Or{' '}
          <Link to={TRY_PATH} className="text-link">
            try {brand.persona} as your own receptionist
          </Link>
          . You don’t need to sign up, and you can type instead of speaking.
        </p>
        <ul className="mt-5 grid grid-cols-1 items-start gap-2 lg:mt-12 lg:grid-cols-2 lg:gap-4.5">
          {calls.map((industry) => {
            const { slug, label, title, durationSec } = industry
            return (
              <li key={slug} className="card min-w-0 p-1.5 lg:p-3.5">
                <div className="flex items-center gap-3 pr-2">
                  <button
                    type="button"
                    disabled={!isHydrated}
                    aria-label={slug === open ? `Close “${title}”` : `Play “${title}”`}
                    aria-expanded={slug === open}
                    onClick={() => toggle(industry)}
                    className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-mist text-evergreen transition duration-150 active:scale-93 hover:bg-evergreen hover:text-white noscript:hidden"
                  >
                    {slug === open ? (
                      <Icon name="x" className="size-5" />
                    ) : (
                      <PlayGlyph isPlaying={false} className="size-5" />
                    )}
                  </button>
                  <Link
                    to={`${industryPath(slug)}#call`}
                    prefetch="intent"
                    className="min-w-0 flex-1 rounded-md leading-snug underline-offset-4 hover:underline noscript:underline"
                  >
                    <span className="block text-[0.9375rem] text-muted">
                      {label}
                      <span className="tabular-nums sm:hidden">, {formatClock(durationSec)}</span>
                    </span>
                    <span className="block font-[650] max-sm:text-base">{title}</span>
                  </Link>
                  <span className="tabular-nums text-muted max-sm:hidden">
                    {formatClock(durationSec)}
                  </span>
                </div>
                {slug === open && hasFailed && (
                  <p role="alert" className="px-2 pt-3 text-sm text-brick">
                    We couldn’t load this call. Close it and play it again.
                  </p>
                )}
                <p role="status" className="px-2 text-sm text-muted">
                  {slug === open && !hasFailed && call?.slug !== slug && (
                    <span className="block pt-3">Loading the call…</span>
                  )}
                </p>
                {slug === open && call?.slug === slug && (
                  <div className="-mx-1 mt-3 animate-[rise_.2s_ease-out]">
                    <CallDemo call={call} isAutoPlaying />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
