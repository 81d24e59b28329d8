import { useState } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { SlotPicker } from './slot-picker.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useZone } from './use-zone.ts'
import { readClock, shortDay, zoneName } from './when.ts'

/** The calendar once more, for a call that is to move. */
export function MoveForm({
  token,
  slots,
  zone: bookedZone,
  isBusy,
  onChoose,
}: {
  token: string
  slots: readonly string[]
  zone: string
  isBusy: boolean
  onChoose: (isMoving: boolean) => void
}) {
  const { zone, isLive, choose } = useZone(bookedZone)
  const isHydrated = useHydrated()
  const [slot, setSlot] = useState<string | null>(null)
  const clock = slot === null ? null : readClock(slot, zone)

  function chooseSlot(wanted: string | null) {
    setSlot(wanted)
    onChoose(wanted !== null)
  }

  return (
    <Form method="post" preventScrollReset onSubmit={() => onChoose(false)} className="mt-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="zone" value={zone} />
      {clock === null ? (
        <div className="noscript:hidden">
          <fieldset disabled={!isHydrated} className="contents">
            <SlotPicker
              slots={slots}
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
            <button type="submit" ref={focus} disabled={isBusy} className={buttonClass({})}>
              Move the call
            </button>
            <button
              type="button"
              onClick={() => chooseSlot(null)}
              className={buttonClass({ look: 'outline' })}
            >
              Another time
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

/** The time that was pressed is gone: without this a keyboard would start at the top again. */
function focus(button: HTMLElement | null) {
  button?.focus()
}
