import { useState } from 'react'
import { Link } from 'react-router'
import { sendFeedback } from './feedback.ts'

type State = 'offered' | 'sending' | 'kept' | 'failed'

/** Offered after “Not helpful”: the visitor may let us keep the question, and nothing else. */
export function KeepQuestion({ topic, question }: { topic: string; question: string }) {
  const [state, setState] = useState<State>('offered')

  const isChecked = state === 'kept' || state === 'sending'

  async function keep() {
    // Not `disabled`, which would lose the focus.
    if (isChecked) return
    setState('sending')
    setState((await sendFeedback({ topic, question })) ? 'kept' : 'failed')
  }

  return (
    <div ref={showWhole} className="text-[0.84375rem] text-muted" aria-live="off">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isChecked}
          aria-disabled={isChecked || undefined}
          onChange={() => void keep()}
          className="size-5 accent-evergreen"
        />
        You may keep this question
      </label>
      <p role="status">
        {state === 'kept' && 'Thank you. We’ll delete it after 30 days. '}
        {state === 'failed' && 'We couldn’t save it. Please try again later. '}
        {state === 'offered' && 'It helps us to answer better. We’ll delete it after 30 days. '}
        <Link to="/privacy#chat-assistant" className="underline underline-offset-4">
          Privacy
        </Link>
      </p>
    </div>
  )
}

/** Scrolls it into view: it opens below the button, often off screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
