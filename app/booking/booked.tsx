import type { Call } from '#workers/booking/contract.ts'
import { brand } from '#app/site/brand.ts'
import { CallCard, ChangeLinks } from './call-card.tsx'

/** What a visitor has booked, with the ways to change it. */
export function Booked({
  calls,
  isNew,
  mailsConfirmation,
}: {
  calls: readonly Call[]
  isNew: boolean
  mailsConfirmation: boolean
}) {
  return (
    <div>
      <h2 id="book" tabIndex={-1} ref={isNew ? focus : undefined} className="h2 scroll-mt-24">
        {isNew ? 'Your call is booked' : calls.length > 1 ? 'Your calls' : 'Your call'}
      </h2>
      <p className="mt-3 text-muted">
        {isNew && mailsConfirmation && "We've emailed you a confirmation. "}
        When it&apos;s time, ring us on{' '}
        <a href={brand.phone.href} className="whitespace-nowrap font-semibold text-evergreen">
          {brand.phone.label}
        </a>
        . If you left your number in the note, we&apos;ll ring you.
      </p>
      <ul className="mt-6 grid gap-4">
        {calls.map((call) => (
          <li key={call.token}>
            <CallCard call={call}>
              <ChangeLinks token={call.token} />
            </CallCard>
          </li>
        ))}
      </ul>
      <a
        href="/welcome?another"
        className="mt-5 inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4"
      >
        Book another call
      </a>
    </div>
  )
}

/** The form that had the focus is no longer there: the focus would fall to the top of the page. */
function focus(heading: HTMLElement | null) {
  heading?.focus()
}
