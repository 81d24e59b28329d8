import type { BookedCall } from '#workers/booking/contract.ts'
import { takeFocus } from '#app/ui/take-focus.ts'
import { CallCard, ChangeLinks } from './call-card.tsx'
import { NextSteps } from './next-steps.tsx'

/** The visitor's booked calls, with links to change them. */
export function Booked({
  calls,
  isNew,
  mailsConfirmation,
}: {
  calls: readonly BookedCall[]
  isNew: boolean
  mailsConfirmation: boolean
}) {
  return (
    <div>
      <h2 id="book" tabIndex={-1} ref={isNew ? takeFocus : undefined} className="h2 scroll-mt-24">
        {isNew ? 'Your call is booked' : calls.length > 1 ? 'Your calls' : 'Your call'}
      </h2>
      {isNew && mailsConfirmation && (
        <p className="mt-3 text-muted">We’ve emailed you a confirmation.</p>
      )}
      <ul className="mt-6 grid gap-4">
        {calls.map((call) => (
          <li key={call.token}>
            <CallCard call={call}>
              <ChangeLinks token={call.token} />
            </CallCard>
          </li>
        ))}
      </ul>
      <a href="/welcome?another" className="mt-5 inline-flex min-h-11 items-center text-link">
        Book another call
      </a>
      <NextSteps isRung={calls[0]?.phoneEnding !== null} sendsMail={mailsConfirmation} />
    </div>
  )
}
