import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { minuteOf, parseDay } from '../engine/calendar.ts'
import { sayDay, sayTime } from '../engine/speech/format.ts'
import type { Call, CallInput, Card, Setup } from '../engine/types.ts'
import { calendarFile } from './calendar-file.ts'
import { ownerMessages, type OwnerMessages } from './owner-messages.ts'

const levels = {
  normal: { label: 'Not urgent', look: 'bg-mist text-evergreen' },
  urgent: { label: 'Urgent', look: 'bg-brick text-white' },
  emergency: { label: 'Emergency', look: 'bg-brick text-white' },
} as const

/** What the owner would get from the call: the text message, the email and the calendar entry. */
export function Artefacts({
  call,
  setup,
  input,
  isShared,
}: {
  call: Call
  setup: Setup
  input: CallInput
  isShared: boolean
}) {
  const messages = ownerMessages(call, setup, input.now)
  const file = calendarFile(call, setup.name, input)
  const { level, reason } = messages.urgency
  return (
    <section id="result" aria-labelledby="owner" className="bg-white py-12 lg:py-20">
      <div className="wrap">
        <h2 id="owner" className="h2">
          This is what you would get
        </h2>
        <p className="lead mt-4">
          You’d get it once the caller rings off. This was an example, so nothing was sent or
          booked.
        </p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <span className={`pill ${levels[level].look}`}>{levels[level].label}</span>
          <span className="text-muted">{reason}</span>
        </p>
        <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-[0.8fr_1.1fr_1fr] lg:items-start">
          <Phone text={messages.text} now={input.now} />
          <Email email={messages.email} call={call} />
          <Entry card={call.card} file={file} now={input.now} />
        </div>
        <NextStep isShared={isShared} />
      </div>
    </section>
  )
}

/** The link to book a set-up call. Only the visitor's own set-up goes along, not one from a link. */
function NextStep({ isShared }: { isShared: boolean }) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Link
        to="/welcome"
        state={{ keepsSetup: !isShared }}
        className={buttonClass({ look: 'amber' })}
      >
        {isShared || !isHydrated ? 'Book a set-up call' : 'Book a call and keep this set-up'}
      </Link>
      <p className="min-w-0 flex-1 basis-64 text-[0.9375rem] text-muted">
        The call is free and takes half an hour. We’ll set {brand.persona} up on your own number.
      </p>
    </div>
  )
}

/** The owner's phone with the text message. */
function Phone({ text, now }: { text: string; now: string }) {
  return (
    <div className="rounded-stage bg-deep p-4 pb-7">
      <div className="rounded-[20px] bg-paper p-4">
        <div className="mb-10 flex justify-between text-[0.84375rem] font-semibold">
          <span>{now.slice(11)}</span>
          <Icon name="signal" className="size-4" />
        </div>
        <div className="float p-4">
          <h3 className="flex items-center gap-2 text-[0.84375rem] font-semibold text-muted">
            <Icon name="message-square" className="size-4" />
            Text message from {brand.persona}
          </h3>
          <p className="mt-2 leading-snug [overflow-wrap:anywhere]">{text}</p>
        </div>
        <div className="h-16" />
      </div>
    </div>
  )
}

/** The email with every detail and the transcript. */
function Email({ email, call }: { email: OwnerMessages['email']; call: Call }) {
  return (
    <div className="card bg-paper p-5 sm:p-6">
      <h3 className="text-[0.84375rem] font-semibold text-muted">Email from {brand.persona}</h3>
      <p className="mt-1 font-display text-lg font-[660] leading-snug [overflow-wrap:anywhere]">
        {email.subject}
      </p>
      <dl className="mt-4 grid gap-2 text-[0.9375rem]">
        {email.rows.map(({ label, value }, i) => (
          <div key={i} className="grid grid-cols-[6.5rem_1fr] gap-3 border-t border-line pt-2">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-4 border-t border-line pt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-evergreen">
          Transcript
        </summary>
        <ol className="grid gap-2 text-[0.9375rem]">
          {call.turns.map((turn, i) => (
            <li key={i} className="[overflow-wrap:anywhere]">
              <b className="font-semibold">{turn.who === 'caller' ? 'Caller' : brand.persona}:</b>{' '}
              {turn.text}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/** The entry in the diary, or why there is none. */
function Entry({
  card: { booked, service, name },
  file,
  now,
}: {
  card: Card
  file: string | null
  now: string
}) {
  if (!booked || file === null) {
    return (
      <div className="card bg-paper p-5 sm:p-6">
        <h3 className="text-[0.84375rem] font-semibold text-muted">Calendar</h3>
        <p className="mt-2">Nothing was booked in this call, so nothing is in your calendar.</p>
      </div>
    )
  }
  const start = minuteOf(booked.time)
  return (
    <div className="rounded-stage bg-amber-flat p-5 sm:p-7">
      <div className="float p-5 sm:p-6">
        <h3 className="text-[0.84375rem] font-semibold text-muted">Calendar</h3>
        <p className="mt-1 font-display text-xl font-[660]">
          {sayDay(parseDay(booked.date), parseDay(now.slice(0, 10)))}
        </p>
        <p className="mt-4 rounded-[11px] bg-evergreen px-3.5 py-3 leading-snug text-white [overflow-wrap:anywhere]">
          <b className="font-[650] tabular-nums">
            {sayTime(start)} to {sayTime(start + booked.minutes)}
          </b>
          <br />
          {[service, name].filter(Boolean).join(', ')}
        </p>
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download="example-booking.ics"
          className={buttonClass({ look: 'outline', size: 'small', className: 'mt-4 w-full' })}
        >
          <Icon name="download" className="size-4.5" />
          Download the .ics file
        </a>
      </div>
    </div>
  )
}
