import { brand } from '#app/site/brand.ts'
import { AUTH_PATH, SIGN_UP, TRY_PATH } from '#app/site/navigation.ts'
import { tryPath } from '#app/site/try-path.ts'
import { TryButton } from '#app/ui/start-buttons.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { DashboardVideo } from '#app/ui/dashboard-video.tsx'
import type { AwaitedIndustry } from './industry-of.ts'

/** Announces the trade's page, and shows the product at work in the meantime. */
export function Announcement({ industry }: { industry: AwaitedIndustry | null }) {
  return (
    <section className="wrap grid items-start gap-x-16 gap-y-10 pb-16 pt-7 lg:grid-cols-[1fr_1.3fr] lg:pb-26 lg:pt-14">
      <div className="lg:pt-11">
        <h1 className="h1">
          Coming Soon
          {industry && (
            <>
              : <span className="block text-evergreen">{industry.label}</span>
            </>
          )}
        </h1>
        <p className="lead mt-6 max-w-[34em]">{messageFor(industry)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {industry?.path && (
            <ButtonLink to={industry.path} className="grow sm:grow-0">
              Read the {industry.label} page
            </ButtonLink>
          )}
          <ButtonLink
            to={AUTH_PATH}
            state={SIGN_UP}
            look={industry?.path ? 'outline' : 'primary'}
            className="grow sm:grow-0"
          >
            Keen to chat? Still book a demo
          </ButtonLink>
          <TryButton to={industry ? tryPath(industry.slug) : TRY_PATH} />
        </div>
      </div>
      <div className="-mx-2 min-w-0 rounded-[22px] bg-sky p-4 sm:mx-0 sm:rounded-stage sm:p-8.5">
        <DashboardVideo />
        <p className="mt-4 text-[0.9375rem] text-ink/80">
          The dashboard on a typical morning. The firms and callers are made up.
        </p>
      </div>
    </section>
  )
}

function messageFor(industry: AwaitedIndustry | null): string {
  if (industry?.path) {
    return 'There’s more to come for this trade. You can already read its page and listen to an example call.'
  }
  const trade = industry ? 'this trade' : 'your trade'
  return `We’re still writing the page for ${trade}. ${brand.persona} can answer your phone in the meantime, as she can for any small firm.`
}
