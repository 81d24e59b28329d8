import { useState } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { SlotPicker } from './slot-picker.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useZone } from './use-zone.ts'
import { readClock, shortDay, zoneName } from './when.ts'

/** The calendar for moving a call. */
export function MoveForm({
  token,
  slots,
  startsAt,
  zone: bookedZone,
  isBusy,
  onChoose,
}: {
  token: string
  slots: readonly string[]
  startsAt: string
  zone: string
  isBusy: boolean
  onChoose: () => void
}) {
  const { zone, isLive, choose } = useZone(bookedZone)
  const isHydrated = useHydrated()
  const [slot, setSlot] = useState<string | null>(null)
  const clock = slot === null ? null : readClock(slot, zone)

  function chooseSlot(wanted: string | null) {
    setSlot(wanted)
    onChoose()
  }

  return (
    <Form method="post" preventScrollReset aria-busy={isBusy} className="mt-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="zone" value={zone} />
      {clock === null ? (
        <div className="noscript:hidden">
          <fieldset disabled={!isHydrated} className="contents">
            <SlotPicker
              slots={slots}
              near={startsAt}
              zone={zone}
              isLive={isLive}
              onZone={choose}
              onChoose={chooseSlot}
            />
          </fieldset>
        </div>
      ) : (
        <>
          <input type="hidden" name="slot" value={slot ?? ''} />
          <p className="text-lg">
            Move the call to{' '}
            <b className="font-[650]">
              {shortDay(clock.day)}, {clock.time}
            </b>{' '}
            ({zoneName(zone)} time)?
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <SubmitButton isBusy={isBusy} ref={takeFocus}>
              Move the call
            </SubmitButton>
            <button
              type="button"
              onClick={() => chooseSlot(null)}
              className={buttonClass({ look: 'outline' })}
            >
              Choose a different time
            </button>
          </div>
        </>
      )}
      <SlotSelect slots={slots} zone={bookedZone} />
      <noscript>
        <button type="submit" className={buttonClass({ className: 'mt-4' })}>
          Move the call
        </button>
      </noscript>
    </Form>
  )
}
