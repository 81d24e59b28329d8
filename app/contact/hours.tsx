import { brand } from '#app/site/brand.ts'
import { officeHours } from '#app/site/office-hours.ts'

const HOURS_A_DAY = 24

const opensAt = hourOf(officeHours.opens)
const closesAt = hourOf(officeHours.closes)

/** When somebody answers. **Units**: `spans` in hours since midnight, London time. */
const answering = [
  {
    who: 'People',
    days: officeHours.days,
    times: `${officeHours.opens} to ${officeHours.closes}`,
    spans: [[opensAt, closesAt]],
    color: '#f4b740',
    text: 'Ask about your account, an invoice or a call that went wrong. Closed on bank holidays.',
  },
  {
    who: brand.persona,
    days: 'Whenever we’re closed',
    times: 'night and day',
    spans: [
      [0, opensAt],
      [closesAt, HOURS_A_DAY],
    ],
    color: '#0f5b4c',
    text: 'Answers what she can, takes a message for the rest and has it ready for us when we open.',
  },
] as const

/** When people are there, and when the receptionist is. */
export function Hours() {
  return (
    <section aria-labelledby="hours" className="band bg-white">
      <div className="wrap grid gap-x-18 gap-y-8 lg:grid-cols-[400px_1fr]">
        <div>
          <h2 id="hours" className="h2">
            Who answers, and when
          </h2>
          <p className="lead mt-4">
            We use our own product. Outside our office hours, {brand.persona} answers the same
            number.
          </p>
        </div>
        <ul className="grid gap-4.5">
          {answering.map(({ who, days, times, spans, color, text }) => (
            <li key={who} className="card bg-paper p-6.5">
              <div className="items-baseline justify-between gap-x-8 sm:flex">
                <h3 className="h3">{who}</h3>
                <p className="tabular-nums">
                  {days}, <b>{times}</b>
                </p>
              </div>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${HOURS_A_DAY} 1`}
                preserveAspectRatio="none"
                className="mt-4 block h-6 w-full rounded-md bg-[#e4e5de]"
              >
                {spans.map(([from, to]) => (
                  <rect key={from} x={from} width={to - from} height="1" fill={color} />
                ))}
              </svg>
              <p
                aria-hidden="true"
                className="mt-1.5 flex justify-between text-[0.84375rem] tabular-nums text-muted"
              >
                {['00', '06', '12', '18', '24'].map((hour) => (
                  <span key={hour}>{hour}</span>
                ))}
              </p>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
