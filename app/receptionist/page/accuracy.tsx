import { brand } from '#app/site/brand.ts'
import { britishDate } from '#app/ui/dates.ts'
import { measured, MEASURED_ON } from './measured.ts'

const [calls] = measured

/** How often she is right, as last measured, and how that was measured. */
export function Accuracy() {
  return (
    <section aria-labelledby="measured" className="bg-mist py-12 lg:py-18">
      <div className="wrap">
        <h2 id="measured" className="h3">
          How often is she right?
        </h2>
        <p className="mt-3 max-w-[44em] text-pretty">
          In {calls.right} of {calls.total} test calls, {brand.persona} booked what the caller asked
          for, or took a message and said so. Your callers aren’t in that test, so try some awkward
          calls of your own above. She won’t recognise every emergency: anyone in danger should ring
          999 first.
        </p>
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 text-link">How we measured it</summary>
          <div className="max-w-[44em]">
            <p className="mt-2">
              On <time dateTime={MEASURED_ON}>{britishDate.format(new Date(MEASURED_ON))}</time> we
              gave {brand.persona} sentences and whole calls, without a language model, and counted
              what she got right. Most are from public collections of what people say when they book
              something. Those about danger, telephone numbers and some of the names are our own.
            </p>
            <p className="mt-3">
              We looked at her mistakes while we were building her, and most of the callers were
              American, typing rather than speaking. When danger was described in words that were
              new to her, she did less well than the table says. So expect her to do a little worse
              with a stranger on a bad line.
            </p>
            <table className="mt-5 w-full text-left tabular-nums">
              <thead className="text-[0.9375rem] text-muted">
                <tr>
                  <th scope="col" className="pb-2 pr-3 font-semibold">
                    What we looked at
                  </th>
                  <th scope="col" className="pb-2 text-right font-semibold">
                    Right
                  </th>
                </tr>
              </thead>
              <tbody>
                {measured.map(({ shown, right, total }) => (
                  <tr key={shown} className="border-t border-edge">
                    <th scope="row" className="py-2.5 pr-3 font-[500]">
                      {shown}
                    </th>
                    <td className="whitespace-nowrap text-right">
                      {right} of {total}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </section>
  )
}
