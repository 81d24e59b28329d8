import { brand } from '#app/site/brand.ts'
import type { ComparisonRow } from './comparison-rows.ts'

const cell = 'border-t px-4 py-3 align-top md:px-6 md:py-5'
const without = `${cell} border-white/12 text-sage max-md:block max-md:pl-0`
const ours = `${cell} border-line bg-white text-ink max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:block`

/**
 * Compares working without and with us, row by row, with our column highlighted. In narrow windows
 * each row's name moves above its first text, so the highlighted column stays in one piece.
 */
export function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <section aria-labelledby="missed-calls" className="band on-deep bg-deep text-white">
      <div className="wrap">
        <h2 id="missed-calls" className="h2">
          How much are missed calls costing you?
        </h2>
        <table className="mt-5 w-full md:table-fixed border-separate border-spacing-0 text-left text-[0.9375rem] leading-snug md:text-base lg:mt-12 lg:text-[1.0625rem] max-md:block">
          <thead className="max-md:block">
            <tr className="max-md:grid max-md:grid-cols-2 max-md:items-end">
              <th scope="col" className="w-[24%] max-md:sr-only">
                <span className="sr-only">Issue</span>
              </th>
              <th
                scope="col"
                className="pb-3.5 md:w-[37%] align-bottom font-semibold text-sage md:px-6"
              >
                Without {brand.name}
              </th>
              <th
                scope="col"
                className="rounded-t-card bg-white px-4 pb-3 pt-4 font-[650] text-evergreen md:px-6"
              >
                With {brand.name}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block [&>:last-child>:last-child]:rounded-b-card">
            {rows.map((row) => (
              <tr
                key={row.issue}
                className="max-md:grid max-md:grid-cols-2 max-md:grid-rows-[auto_1fr]"
              >
                <th
                  scope="row"
                  className={`${cell} h3 border-white/12 pl-0! max-md:block max-md:pb-0 max-md:text-[1.0625rem]`}
                >
                  {row.issue}
                </th>
                <td className={`${without} max-md:border-t-0 max-md:pt-1`}>
                  {row.without}
                  {row.isUs && <UsFigure />}
                </td>
                <td className={`${ours} ${row.highlight ? 'font-[650]' : ''}`}>
                  {row.highlight && (
                    <span
                      aria-hidden="true"
                      className="mr-2 inline-block size-2.5 rounded-full bg-amber"
                    />
                  )}
                  {row.with}
                  {row.isUs && <UsFigure />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function UsFigure() {
  return <span className="block text-[0.84375rem] opacity-80">US figure</span>
}
