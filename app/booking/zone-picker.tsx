import { useId } from 'react'
import { officeHours } from '#app/site/office-hours.ts'
import { Icon } from '#app/ui/icon.tsx'
import { readClock, zoneName } from './when.ts'

const UK = officeHours.zone

/** Selects the time zone of the times: UK time first, then the visitor's, then all others. */
export function ZonePicker({
  zone,
  isLive,
  instant,
  onChoose,
}: {
  zone: string
  isLive: boolean
  instant: string | undefined
  onChoose: (zone: string) => void
}) {
  const id = useId()
  // Only after hydration: four hundred options would add to the HTML.
  const zones = isLive ? listZones(zone) : [zone]
  return (
    <div className="flex items-center gap-2 text-[0.9375rem] text-muted">
      <Icon name="clock" className="size-4.5" />
      <label htmlFor={id} className="shrink-0">
        Time zone
      </label>
      <select
        id={id}
        value={zone}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 min-w-0 cursor-pointer rounded-control bg-transparent font-semibold text-ink"
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
      {instant && <span className="ml-auto shrink-0">{readClock(instant, zone).offset}</span>}
    </div>
  )
}

function listZones(own: string): string[] {
  const byName = (a: string, b: string) => (labelOf(a) < labelOf(b) ? -1 : 1)
  const rest = Intl.supportedValuesOf('timeZone').toSorted(byName)
  return [...new Set([UK, own, 'UTC', ...rest])]
}

function labelOf(zone: string): string {
  if (zone === UK) return 'UK time (London)'
  return zone.includes('/') ? `${zoneName(zone)} (${zone.split('/')[0]})` : zone
}
