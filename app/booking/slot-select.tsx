import { fieldBox, fieldLabel } from '#app/ui/field.tsx'
import { groupByDay, shortDay, zoneName } from './when.ts'

/** The free times as one list, in a `noscript` for browsers without JavaScript. */
export function SlotSelect({
  slots,
  zone,
  chosen = '',
}: {
  slots: readonly string[]
  zone: string
  chosen?: string | undefined
}) {
  return (
    <noscript>
      <label htmlFor="slot" className={fieldLabel}>
        Day and time ({zoneName(zone)} time)
      </label>
      <select
        id="slot"
        name="slot"
        required
        defaultValue={slots.includes(chosen) ? chosen : ''}
        className={fieldBox}
      >
        <option value="" disabled>
          Choose a time
        </option>
        {[...groupByDay(slots, zone)].map(([day, times]) => (
          <optgroup key={day} label={shortDay(day)}>
            {times.map(({ slot, label }) => (
              <option key={slot} value={slot}>
                {shortDay(day)}, {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </noscript>
  )
}
