import { useLocation } from 'react-router'
import { fieldLabel } from '#app/ui/field.tsx'
import { NOTE_MAX_CHARS } from '#workers/booking/contract.ts'

/** An optional note. A link to this page can pass one in its state, as the chat's link does. */
export function NoteField({ typed }: { typed: string | undefined }) {
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
        // A new key remounts the field: React ignores a default value that changes later.
        key={note}
        defaultValue={typed ?? note}
        aria-describedby="note-hint"
        className="w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 py-3"
      />
      <p id="note-hint" className="mt-1 text-[0.9375rem] text-muted">
        Anything you’d like us to know before the call.
      </p>
    </div>
  )
}
