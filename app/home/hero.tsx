import { brand } from '#app/site/brand.ts'
import type { Call } from '#app/site/read-call.ts'
import { CallPlayer } from '#app/ui/call-player.tsx'
import { StartButtons } from '#app/ui/start-buttons.tsx'
import { DashboardVideo } from '#app/ui/dashboard-video.tsx'

type Statistic = { label: string; figure: string }
type HeroProps = { call: Call; answerTime: string | null; statistics: readonly Statistic[] }

/** What it is, what it sounds like, what it looks like. */
export function Hero({ call, answerTime, statistics }: HeroProps) {
  return (
    // Not centred: as the page streams in, a growing stage would move the headline.
    <section className="wrap grid items-start gap-x-18 gap-y-10 pb-16 pt-7 lg:grid-cols-[1fr_1.02fr] lg:pb-26 lg:pt-14">
      <div className="lg:pt-24">
        <h1 className="h1">Every call answered. Even at 21:47.</h1>
        <p className="lead mt-6 max-w-[34em]">
          {brand.persona} is an AI receptionist who picks up
          {answerTime ? ` in ${answerTime}` : ' at once'}, books the job, and texts you what was
          said. You finish what you were doing.
        </p>
        <StartButtons className="mt-8" />
        <dl className="mt-10 flex flex-wrap gap-x-9 gap-y-4">
          {statistics.map(({ label, figure }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-[0.90625rem] text-muted">{label}</dt>
              <dd className="figure text-[1.6875rem] leading-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="on-deep -mx-2 min-w-0 overflow-hidden rounded-[22px] bg-deep p-4 pb-0 sm:mx-0 sm:rounded-stage sm:p-8.5 sm:pb-0">
        <div className="relative z-1 max-w-[480px]">
          <CallPlayer call={call} prefix="Example call: " />
        </div>
        <DashboardVideo
          className="-mb-16 -mr-60 -mt-5 sm:ml-15"
          controlClassName="bottom-19 left-0 sm:-left-11"
        />
      </div>
    </section>
  )
}
