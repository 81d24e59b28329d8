import { fieldBox, fieldLabel } from '#app/ui/field.tsx'
import { groupByDay, shortDay, zoneName } from './when.ts'

/** The free times as one list, for browsers without JavaScript; the others never parse it. */
export function SlotSelect({ slots, zone }: { slots: readonly string[]; zone: string }) {
  return (
    <noscript>
      <label htmlFor="slot" className={fieldLabel}>
        Day and time ({zoneName(zone)} time)
      </label>
      <select id="slot" name="slot" required defaultValue="" className={fieldBox}>
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
