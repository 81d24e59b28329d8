import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { track } from '#app/site/product-events.ts'
import type { BookingBox, Call, PageAnswer } from '#workers/booking/contract.ts'
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, NOTE_MAX_CHARS } from '#workers/booking/contract.ts'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { fieldBox, fieldLabel, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { NextSlots } from './next-slots.tsx'
import { sendBooking, type SendResult } from './send-booking.ts'
import { SlotPicker } from './slot-picker.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useZone } from './use-zone.ts'
import { describeCall } from './when.ts'

const CALL_MS = 30 * 60 * 1000

type OwnBox = Extract<BookingBox, { kind: 'own' }>

/** The steps of booking a call: a time, then who it is for. */
export function BookingForm({
  box,
  posted,
  onBooked,
}: {
  box: OwnBox
  posted: PageAnswer | undefined
  onBooked: (call: Call) => void
}) {
  const isHydrated = useHydrated()
  const { zone, isLive, choose } = useZone(box.zone)
  const [slots, setSlots] = useState(box.slots)
  const [slot, setSlot] = useState<string | null>(null)
  const [result, setResult] = useState<SendResult | undefined>(posted?.answer)
  const [isBusy, setIsBusy] = useState(false)
  const refusal = result?.kind === 'refused' ? result : undefined
  const message = result && result.kind !== 'done' ? result.message : undefined

  function chooseSlot(wanted: string | null) {
    setSlot(wanted)
    setResult(undefined)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setResult(undefined)
    const sent = await sendBooking(event.currentTarget)
    setIsBusy(false)
    if (sent.kind === 'done') {
      track('booked')
      return onBooked(sent.call)
    }
    setResult(sent)
    // A time that cannot be had leads back to the calendar, where it is no longer shown.
    if (sent.kind === 'refused' && sent.next) {
      setSlots(slots.filter((other) => other !== slot))
      setSlot(null)
    }
  }

  return (
    <>
      <ZoneForm zone={box.zone} />
      <form
        method="post"
        action="/welcome?index"
        onSubmit={(event) => void submit(event)}
        aria-busy={isBusy}
      >
        <h2 id="book" className="h2">
          Book a <span className="whitespace-nowrap">30-minute</span> set-up call
        </h2>
        {message && (
          <div className="mt-5">
            <ErrorAlert>{message}</ErrorAlert>
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
          {slot !== null && <Chosen slot={slot} zone={zone} onChange={() => chooseSlot(null)} />}
          <div className="mt-6 grid max-w-[520px] gap-4.5">
            <SlotSelect slots={slots} zone={box.zone} />
            {slot !== null && <input type="hidden" name="slot" value={slot} />}
            <input type="hidden" name="zone" value={zone} />
            <input type="hidden" name="key" value={box.key} />
            <TextField
              label="Your name"
              name="name"
              required
              maxLength={NAME_MAX_CHARS}
              autoComplete="name"
              defaultValue={posted?.typed.name ?? box.prefill?.name}
              error={refusal?.field === 'name' ? refusal.message : undefined}
            />
            <TextField
              label="Your email"
              name="email"
              type="email"
              required
              maxLength={EMAIL_MAX_CHARS}
              autoComplete="email"
              defaultValue={posted?.typed.email ?? box.prefill?.email}
              error={refusal?.field === 'email' ? refusal.message : undefined}
            />
            <Note typed={posted?.typed.note} />
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

/** Shows the times in another zone where there is no JavaScript to do it. */
function ZoneForm({ zone }: { zone: string }) {
  return (
    <noscript>
      <form action="/welcome" className="mb-8 flex max-w-[520px] flex-wrap items-end gap-3">
        <div className="grow">
          <label htmlFor="shown-zone" className={fieldLabel}>
            Time zone, such as Europe/London
          </label>
          <input id="shown-zone" name="zone" defaultValue={zone} className={fieldBox} />
        </div>
        <button type="submit" className={buttonClass({ look: 'outline' })}>
          Show times
        </button>
      </form>
    </noscript>
  )
}

function Chosen({ slot, zone, onChange }: { slot: string; zone: string; onChange: () => void }) {
  const endsAt = new Date(Date.parse(slot) + CALL_MS).toISOString()
  const when = describeCall({ startsAt: slot, endsAt, zone })
  return (
    <div
      tabIndex={-1}
      ref={focus}
      className="mt-6 flex max-w-[520px] flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-mist px-4 py-3.5"
    >
      <Icon name="i-lucide-calendar" className="size-5.5 text-evergreen" />
      <p className="min-w-0 flex-1">
        <b className="block font-[650]">{when.day}</b>
        <span className="tabular-nums">{when.times}</span>{' '}
        <span className="text-muted">{when.zone}</span>
      </p>
      <button
        type="button"
        onClick={onChange}
        className="min-h-11 cursor-pointer font-semibold text-evergreen underline underline-offset-4"
      >
        Change time
      </button>
    </div>
  )
}

/** **Shape**: a link here may bring a note along in its state, as the chat's does. */
function Note({ typed }: { typed: string | undefined }) {
  const state: unknown = useLocation().state
  const brought = typeof state === 'object' && state !== null && 'note' in state ? state.note : ''
  const note = typeof brought === 'string' ? brought.slice(0, NOTE_MAX_CHARS) : ''
  return (
    <div>
      <label htmlFor="note" className={fieldLabel}>
        Note (optional)
      </label>
      <textarea
        id="note"
        name="note"
        rows={3}
        dir="auto"
        maxLength={NOTE_MAX_CHARS}
        // Another note is another box: its default would come too late.
        key={note}
        defaultValue={typed ?? note}
        aria-describedby="note-hint"
        className="w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 py-3"
      />
      <p id="note-hint" className="mt-1 text-[0.9375rem] text-muted">
        Your phone number if you&apos;d like us to ring you, and anything else we should know.
      </p>
    </div>
  )
}

function FullyBooked() {
  return (
    <p>
      There are no free times in the next three weeks. Ring{' '}
      <a href={brand.phone.href} className="font-semibold text-evergreen underline">
        {brand.phone.label}
      </a>{' '}
      and we&apos;ll find one together.
    </p>
  )
}

/** The button that was pressed is no longer there: the focus would fall to the top of the page. */
function focus(summary: HTMLElement | null) {
  summary?.focus()
}
