import type { Claim } from '#app/site/claims.ts'

/** The figures at the top of an industry's page. */
export function Statistics({ statistics }: { statistics: readonly Claim[] }) {
  return (
    <section aria-label="Key figures" className="wrap">
      <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
        {statistics.map(({ id, figure, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end border-line px-3 py-5.5 lg:border-l lg:px-7 lg:py-8.5 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figure mb-2 text-[2.75rem]">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
