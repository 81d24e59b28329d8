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
        <SlotOptions slots={slots} zone={zone} />
      </select>
    </noscript>
  )
}

/**
 * A separate component, because React does not render a `noscript`'s children in the browser:
 * otherwise every slot would be formatted there for nothing.
 */
function SlotOptions({ slots, zone }: { slots: readonly string[]; zone: string }) {
  return [...groupByDay(slots, zone)].map(([date, times]) => {
    const day = shortDay(date)
    return (
      <optgroup key={date} label={day}>
        {times.map(({ slot, label }) => (
          <option key={slot} value={slot}>
            {`${day}, ${label}`}
          </option>
        ))}
      </optgroup>
    )
  })
}
