import { useState, type SubmitEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { track } from '#app/analytics/product-events.ts'
import {
  PHONE_MAX_CHARS,
  type BookedCall,
  type BookingBox,
  type PageAnswer,
} from '#workers/booking/contract.ts'
import { EMAIL_MAX_CHARS } from '#app/rules/email-address.ts'
import { NAME_MAX_CHARS } from '#app/rules/person-name.ts'
import { brand } from '#app/site/brand.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { TextField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ChosenSlot } from './chosen-slot.tsx'
import { KeepSetup } from './keep-setup.tsx'
import { NextSlots } from './next-slots.tsx'
import { NoteField } from './note-field.tsx'
import { sendBooking, type SendResult } from './send-booking.ts'
import { SlotPicker } from './slot-picker.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useZone } from './use-zone.ts'
import { ZoneForm } from './zone-form.tsx'

type OwnBox = Extract<BookingBox, { kind: 'own' }>

/**
 * Books a call in two steps: a time, then the visitor's details. The chosen time is in the address, so that
 * a reload keeps it and Back leads to the calendar.
 */
export function BookingForm({
  box,
  posted,
  onBooked,
}: {
  box: OwnBox
  posted: PageAnswer | undefined
  onBooked: (call: BookedCall) => void
}) {
  const isHydrated = useHydrated()
  const { zone, isLive, choose } = useZone(box.zone)
  const [slots, setSlots] = useState(box.slots)
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const asked = query.get('slot')
  const slot = asked !== null && slots.includes(asked) ? asked : null
  // Choosing a time is a navigation, which drops the answer to a form posted before hydration.
  const [typed] = useState(posted?.typed)
  const [result, setResult] = useState<SendResult | undefined>(posted?.answer)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const refusal = result?.kind === 'refused' ? result : undefined
  const message = result && result.kind !== 'done' ? result.message : undefined

  function chooseSlot(wanted: string | null) {
    setQuery(
      (chosen) => {
        if (wanted === null) chosen.delete('slot')
        else chosen.set('slot', wanted)
        return chosen
      },
      {
        state: state as unknown,
        preventScrollReset: true,
        // The loaders would keep the visitor waiting, and have nothing to do with the choice.
        defaultShouldRevalidate: false,
        // In a transition the focus would move after a key that the visitor has pressed since.
        flushSync: true,
      },
    )
    setResult(undefined)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    // The last error stays until the answer: without it the form would move under a second click.
    const sent = await sendBooking(event.currentTarget)
    setIsBusy(false)
    setAttempt(attempt + 1)
    if (sent.kind === 'done') {
      track('booked')
      return onBooked(sent.call)
    }
    setResult(sent)
    // If the time can't be booked, show the calendar again without it.
    if (sent.kind === 'refused' && sent.next) {
      setSlots(slots.filter((other) => other !== slot))
    }
  }

  return (
    <>
      <h2 id="book" className="h2">
        Book a <span className="whitespace-nowrap">{`${setUpCall.lengthMin}-minute`}</span> set-up
        call
      </h2>
      <ZoneForm zone={box.zone} />
      <form
        method="post"
        // Keeps the zone that was chosen without JavaScript, and the time if the form is posted before hydration.
        action={`/welcome?index&${new URLSearchParams({ zone: box.zone, ...(slot && { slot }) })}`}
        onSubmit={(event) => void submit(event)}
        aria-busy={isBusy}
      >
        {message && (
          <div className="mt-5">
            {/* The alert takes the focus when it appears, and the same error needs to take it again. */}
            <ErrorAlert key={attempt}>{message}</ErrorAlert>
          </div>
        )}
        {refusal?.next && <NextSlots slots={refusal.next} zone={zone} onChoose={chooseSlot} />}
        {slot === null && (
          <div className="mt-7 noscript:hidden">
            {slots.length > 0 ? (
              <fieldset disabled={!isHydrated} className="contents">
                <SlotPicker
                  slots={slots}
                  zone={zone}
                  isLive={isLive}
                  onZone={choose}
                  onChoose={chooseSlot}
                />
              </fieldset>
            ) : (
              <FullyBooked />
            )}
          </div>
        )}
        <div className={slot === null ? 'hidden noscript:block' : ''}>
          {slot !== null && (
            <ChosenSlot slot={slot} zone={zone} onChange={() => chooseSlot(null)} />
          )}
          <div className="mt-6 grid max-w-[520px] gap-4.5">
            {slot !== null && <input type="hidden" name="slot" value={slot} />}
            {/* Of two fields of one name the last counts: without JavaScript, this one. */}
            <SlotSelect slots={slots} zone={box.zone} chosen={typed?.slot ?? asked ?? undefined} />
            <input type="hidden" name="zone" value={zone} />
            <input type="hidden" name="key" value={box.key} />
            <TextField
              label="Your name"
              name="name"
              required
              maxLength={NAME_MAX_CHARS}
              autoComplete="name"
              defaultValue={typed?.name ?? box.prefill?.name}
              error={refusal?.field === 'name' ? refusal.message : undefined}
            />
            <TextField
              label="Your email"
              name="email"
              type="email"
              required
              maxLength={EMAIL_MAX_CHARS}
              autoComplete="email"
              defaultValue={typed?.email ?? box.prefill?.email}
              error={refusal?.field === 'email' ? refusal.message : undefined}
            />
            <TextField
              label="Phone number (optional)"
              name="phone"
              type="tel"
              dir="ltr"
              maxLength={PHONE_MAX_CHARS}
              autoComplete="tel"
              defaultValue={typed?.phone}
              hint={`We’ll ring you on this number. If you leave it blank, please ring us on ${brand.phone.label}.`}
              error={refusal?.field === 'phone' ? refusal.message : undefined}
            />
            <NoteField typed={typed?.note} />
            {isHydrated && <KeepSetup />}
            <SubmitButton isBusy={isBusy} className="mt-1">
              Book the call
            </SubmitButton>
            <p className="text-[0.9375rem] text-muted">
              We only use your details for this call.{' '}
              <a href="/privacy#bookings" className="underline underline-offset-4">
                How long we keep your details
              </a>
              .
            </p>
          </div>
        </div>
      </form>
    </>
  )
}

function FullyBooked() {
  return (
    <p>
      There are no free times in the next {setUpCall.horizonDays} days. Ring{' '}
      <a href={brand.phone.href} className="font-semibold text-evergreen underline">
        {brand.phone.label}
      </a>{' '}
      and we’ll find one together.
    </p>
  )
}
