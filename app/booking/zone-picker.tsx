import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { readClock, zoneName } from './when.ts'

/** The zone that the times are in, and the means to change it. */
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
  // Four hundred names: only after hydration, since they would weigh on every page that is sent.
  const zones = isLive ? [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])] : [zone]
  return (
    <div className="flex items-center gap-2 text-[0.9375rem] text-muted">
      <Icon name="i-lucide-clock" className="size-4.5" />
      <label htmlFor={id} className="shrink-0">
        Time zone
      </label>
      <select
        id={id}
        value={zone}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 min-w-0 cursor-pointer rounded-control bg-transparent font-semibold text-ink"
      >
        {zones.toSorted().map((name) => (
          <option key={name} value={name}>
            {name.includes('/') ? `${zoneName(name)} (${name.split('/')[0]})` : name}
          </option>
        ))}
      </select>
      {instant && <span className="ml-auto shrink-0">{readClock(instant, zone).offset}</span>}
    </div>
  )
}
