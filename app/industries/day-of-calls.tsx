import type { Industry } from './industry.ts'

/** Four calls of one day in this trade. */
export function DayOfCalls({ day: { title, moments } }: Pick<Industry, 'day'>) {
  return (
    <section aria-labelledby="day" className="band bg-white">
      <div className="wrap">
        <h2 id="day" className="h2">
          {title}
        </h2>
        <ol className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {moments.map(({ time, caller, outcome }) => (
            <li key={time} className="border-t-[3px] border-evergreen pt-5">
              <p className="figure mb-3 text-[1.6875rem]">{time}</p>
              <p className="font-[650] leading-snug">{caller}</p>
              <p className="mt-2 text-base leading-normal text-muted">{outcome}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
