import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { usePopoverPanel } from '#app/shell/popover-menu.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { BookedCall } from '#workers/booking/contract.ts'
import { describeCall } from './when.ts'

/** Cancels a call after asking in a popover, which also works without JavaScript. */
export function CancelForm({
  call,
  isBusy,
  mailsConfirmation,
}: {
  call: BookedCall
  isBusy: boolean
  mailsConfirmation: boolean
}) {
  const panel = usePopoverPanel()
  const question = useRef<HTMLHeadingElement>(null)
  const { state } = useNavigation()
  const { day, times } = describeCall(call)
  return (
    <>
      <button
        type="button"
        popoverTarget="cancel-call"
        // The end of a move, which is a navigation, would close the panel again.
        disabled={state !== 'idle'}
        className={buttonClass({ look: 'outline', className: 'mt-5' })}
      >
        Cancel this call
      </button>
      <div
        id="cancel-call"
        ref={panel}
        popover="auto"
        role="dialog"
        aria-labelledby="cancel-question"
        onToggle={(event) => event.newState === 'open' && question.current?.focus()}
        className="float fixed inset-0 m-auto h-fit w-[calc(100%-3rem)] max-w-[460px] p-7 text-ink backdrop:bg-[#0d2f2880]"
      >
        <h3 ref={question} id="cancel-question" tabIndex={-1} className="h3">
          Cancel your call?
        </h3>
        <p className="mt-3">
          {day}, {times}. We’ll free up the time
          {mailsConfirmation && ' and email you to confirm'}.
        </p>
        <Form method="post" preventScrollReset aria-busy={isBusy} className="mt-6 grid gap-3">
          <input type="hidden" name="token" value={call.token} />
          <input type="hidden" name="change" value="cancel" />
          <SubmitButton isBusy={isBusy} look="danger">
            Yes, cancel it
          </SubmitButton>
          <button
            type="button"
            popoverTarget="cancel-call"
            popoverTargetAction="hide"
            className={buttonClass({ look: 'outline' })}
          >
            Keep the call
          </button>
        </Form>
      </div>
    </>
  )
}
