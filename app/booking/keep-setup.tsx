import { useState } from 'react'
import { useLocation } from 'react-router'
import { findTrialSetup } from '#app/receptionist/kept-call.ts'

/** Offers to keep the set-up of a trial call with the booking; without the tick nothing is sent. */
export function KeepSetup() {
  const [kept] = useState(findTrialSetup)
  // Ticked already for visitors who followed "Book a call and keep this set-up".
  const state = useLocation().state as { keepsSetup?: unknown } | null
  if (kept === null) return null
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control bg-mist px-4 py-3">
      <input
        type="checkbox"
        name="setup"
        value={kept.json}
        defaultChecked={state?.keepsSetup === true}
        aria-describedby="keep-setup-hint"
        className="mt-1 size-5 shrink-0 accent-evergreen"
      />
      <span>
        Keep the set-up from my trial call
        <span id="keep-setup-hint" className="block text-[0.9375rem] text-muted">
          We’ll use {kept.name ? `the set-up for ${kept.name}` : 'it'} as our starting point on the
          call. You can remove it later.
        </span>
      </span>
    </label>
  )
}
