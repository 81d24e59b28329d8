import { useNavigationType } from 'react-router'
import { MINUTE_MS } from '#app/rules/time-units.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { Icon } from '#app/ui/icon.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { describeCall } from './when.ts'

/** The time that was chosen, and the way back to the calendar. */
export function ChosenSlot({
  slot,
  zone,
  onChange,
}: {
  slot: string
  zone: string
  onChange: () => void
}) {
  const isHydrated = useHydrated()
  // Only a time chosen on this page takes the focus: after a reload the visitor may be typing already.
  const isReopened = useNavigationType() === 'POP'
  const endsAt = new Date(Date.parse(slot) + setUpCall.lengthMin * MINUTE_MS).toISOString()
  const when = describeCall({ startsAt: slot, endsAt, zone })
  return (
    <div
      role="group"
      aria-label="Chosen time"
      tabIndex={-1}
      ref={isReopened ? undefined : takeFocus}
      className="mt-6 flex noscript:hidden max-w-[520px] flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-mist px-4 py-3.5"
    >
      <Icon name="calendar" className="size-5.5 text-evergreen" />
      <p className="min-w-0 flex-1">
        <b className="block font-[650]">{when.day}</b>
        <span className="tabular-nums">{when.times}</span>{' '}
        <span className="text-muted">{when.zone}</span>
      </p>
      <button
        type="button"
        disabled={!isHydrated}
        onClick={onChange}
        className="min-h-11 cursor-pointer text-link"
      >
        Change time
      </button>
    </div>
  )
}
