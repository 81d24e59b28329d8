import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { KeptSetup as Kept } from '#workers/booking/contract.ts'

/** The set-up that is kept with a call, and the button that removes it. */
export function KeptSetup({ kept, token, isBusy }: { kept: Kept; token: string; isBusy: boolean }) {
  return (
    <section aria-labelledby="setup" className="mt-12 border-t border-line pt-8">
      <h2 id="setup" className="h3">
        Your set-up
      </h2>
      {kept.lines.length > 0 ? (
        <ul className="mt-4 grid gap-1.5">
          {kept.lines.map((line, index) => (
            // Two answers may have the same text.
            <li key={index} dir="auto" className="break-words">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4">
          The set-up from your trial call is kept with this booking. You can only see it in the
          browser or account you booked with.
        </p>
      )}
      <Form method="post" preventScrollReset aria-busy={isBusy} className="mt-5">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="change" value="remove-setup" />
        <SubmitButton isBusy={isBusy} look="outline">
          Remove the set-up
        </SubmitButton>
      </Form>
    </section>
  )
}
