import { CallDemo } from '#app/example-calls/call-demo.tsx'
import type { ExampleCall } from '#app/example-calls/example-call.ts'
import { useCallChoice } from '#app/example-calls/use-call-choice.ts'
import { brand } from '#app/site/brand.ts'
import { TRY_PATH } from '#app/site/navigation.ts'
import { DashboardVideo } from '#app/ui/dashboard-video.tsx'
import { StartButtons } from '#app/ui/start-buttons.tsx'
import { IndustryPills, type HeroIndustry } from './industry-pills.tsx'

type Statistic = { label: string; figure: string }
type HeroProps = {
  call: ExampleCall
  industries: readonly HeroIndustry[]
  answerTime: string | null
  statistics: readonly Statistic[]
}

/** The headline, an example call and the dashboard video. */
export function Hero({ call: first, industries, answerTime, statistics }: HeroProps) {
  const { call, chosen, hasFailed, choose } = useCallChoice(first)
  return (
    // Aligned at the top: a centred headline would move down as the player streams in.
    <section className="wrap grid grid-cols-1 items-start gap-x-18 gap-y-5 pb-10 pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:pb-26 lg:pt-14">
      <div>
        <h1 className="h1">Every call answered. Even at 21:47.</h1>
        <p className="lead mt-5 max-w-[34em]">
          {brand.persona} is an AI receptionist who picks up
          {answerTime ? ` in ${answerTime}` : ' at once'}, books the job and texts you what was
          said, so you can finish what you were doing.
        </p>
        <StartButtons tryTo={TRY_PATH} className="mt-6 lg:mt-8" />
      </div>
      <div className="-mx-2 min-w-0 sm:mx-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CallDemo call={call ?? first} prefix="Example call: ">
          <IndustryPills
            industries={industries}
            chosen={chosen}
            hasFailed={hasFailed}
            onChoose={(industry) => void choose(industry)}
          />
        </CallDemo>
      </div>
      <dl className="flex flex-wrap gap-x-9 gap-y-4">
        {statistics.map(({ label, figure }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[0.90625rem] text-muted">{label}</dt>
            <dd className="figure text-[1.6875rem] leading-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      <DashboardVideo className="-mx-2 overflow-hidden rounded-[17px] border border-line sm:mx-0 lg:col-span-2 lg:mt-6" />
    </section>
  )
}
