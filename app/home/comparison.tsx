import { brand } from '#app/site/brand.ts'
import type { ComparisonRow } from './comparison-rows.ts'

/** What missed calls cost, row by row: a table on wide windows, stacked on narrow ones. */
export function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <section aria-labelledby="missed-calls" className="band on-deep bg-deep text-white">
      <div className="wrap">
        <h2 id="missed-calls" className="h2">
          How much are missed calls costing you?
        </h2>
        <table className="mt-8 w-full text-left lg:mt-14 max-md:block">
          <thead className="text-[0.9375rem] text-sage max-md:sr-only">
            <tr>
              <th scope="col" className="w-[26%] pb-4 font-semibold">
                Issue
              </th>
              <th scope="col" className="w-[37%] px-6 pb-4 font-semibold">
                Without {brand.name}
              </th>
              <th scope="col" className="px-6 pb-4 font-semibold">
                With {brand.name}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr key={row.issue} className="border-t border-white/12 max-md:block max-md:py-5">
                <th scope="row" className="h3 max-md:block md:py-5.5">
                  {row.issue}
                </th>
                <td className="text-sage max-md:block max-md:py-2 md:px-6 md:py-5.5">
                  {row.without}
                </td>
                <td
                  className={`font-[550] max-md:block max-md:rounded-control max-md:px-3.5 max-md:py-3 md:px-6 md:py-5.5 ${row.highlight ? 'bg-amber/12' : 'bg-white/4'}`}
                >
                  {row.highlight && (
                    <span
                      aria-hidden="true"
                      className="mr-2.5 inline-block size-2.5 rounded-full bg-amber"
                    />
                  )}
                  {row.with}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
