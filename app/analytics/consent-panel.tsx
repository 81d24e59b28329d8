import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import type { ConsentChoice } from './choice.ts'

type Props = {
  choice: ConsentChoice | null
  isRefused: boolean
  isReopened: boolean
  onAnswer: (choice: ConsentChoice) => void
  onClose: () => void
}

// One class for both: neither answer may look like the better one.
const answerClass = buttonClass({ look: 'outline', size: 'small', className: 'min-w-28 flex-1' })

/**
 * The consent question, at the foot of the window. It leaves the page usable, and takes the focus
 * only if the visitor has opened it.
 */
export function ConsentPanel({ choice, isRefused, isReopened, onAnswer, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = panel.current
    if (!isReopened || !element) return
    const opener = document.activeElement
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    element.focus({ preventScroll: true })
    element.addEventListener('keydown', closeOnEscape)
    return () => {
      element.removeEventListener('keydown', closeOnEscape)
      // The panel disappears, and the focus would be lost with it.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isReopened, onClose])

  return (
    <section
      ref={panel}
      id="privacy-choices"
      aria-label="Privacy choices"
      tabIndex={-1}
      // Leaves the right-hand corner to the chat's button.
      className="ph-no-capture float fixed bottom-4 left-4 right-22 z-30 p-5 text-[0.9375rem] leading-snug sm:right-auto sm:w-104 print:hidden"
    >
      {isRefused ? (
        <Refused onClose={onClose} />
      ) : (
        <>
          <p className="font-[650]">Can we count your visit?</p>
          <p className="mt-1.5 text-muted">
            It helps us see which pages are useful and what breaks. We don’t collect names or
            anything you type. {stateOf(choice)}{' '}
            <Link to="/privacy#cookies" className="text-evergreen underline underline-offset-4">
              What we store
            </Link>
          </p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <button type="button" onClick={() => onAnswer('allow')} className={answerClass}>
              Allow
            </button>
            <button type="button" onClick={() => onAnswer('decline')} className={answerClass}>
              Decline
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function Refused({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className="font-[650]">Analytics are off</p>
      <p className="mt-1.5 text-muted">
        Your browser asks sites not to track you, so we treat that as Decline. To allow analytics,
        turn that setting off for this site first.
      </p>
      <button type="button" onClick={onClose} className={`${answerClass} mt-4`}>
        Close
      </button>
    </>
  )
}

function stateOf(choice: ConsentChoice | null): string {
  if (choice === 'allow') return 'You’ve chosen Allow.'
  if (choice === 'decline') return 'You’ve chosen Decline.'
  return 'Nothing loads until you choose.'
}
