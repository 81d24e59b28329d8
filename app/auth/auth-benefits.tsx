import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'

const answerTime = findClaim('answer-time')

const benefits = [
  {
    title: 'Smart Call Management',
    text: 'Every call is answered, sorted and passed on the way you want.',
  },
  {
    title: 'Instant Responses',
    text: answerTime
      ? `${brand.persona} picks up in ${answerTime.figure}, day or night.`
      : `${brand.persona} picks up, day or night.`,
  },
  {
    title: 'Detailed Reports',
    text: 'You get the summary, transcript and recording in your inbox.',
  },
] as const

/** The benefits of an account, beside the form. */
export function AuthBenefits() {
  return (
    <section
      aria-labelledby="benefits"
      className="on-deep grid content-center border-b border-white/12 bg-deep px-6 py-16 text-white lg:px-18"
    >
      <div className="mx-auto w-full max-w-[420px] lg:mx-0 lg:max-w-[520px]">
        <h2 id="benefits" className="h2">
          Three things you get from day one
        </h2>
        <ol className="mt-10 grid gap-8">
          {benefits.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4.5">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-control bg-white/8 text-amber"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="h3">{title}</h3>
                <p className="mt-1 text-sage">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ReportFragment />
      </div>
    </section>
  )
}

function ReportFragment() {
  return (
    <div
      role="img"
      aria-label="A report of a call, as it arrives by email: who rang, what was agreed, and the recording"
      className="float mt-12 px-5 py-4 text-[0.90625rem] tabular-nums leading-snug text-ink"
    >
      <div className="flex items-baseline justify-between gap-3">
        <b>New viewing: Tom Baker</b>
        <span className="text-muted">10:44</span>
      </div>
      <p className="mt-1 text-muted">
        Two-bedroom flat on Mill Road, Saturday 10:15. Address sent by text.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <span className="pill bg-mist text-evergreen">Booked</span>
        <span className="pill bg-stone text-muted">Transcript</span>
        <span className="pill bg-stone text-muted">Recording, 0:40</span>
      </div>
    </div>
  )
}
