import { useState } from 'react'
import { DayGrid } from './day-grid.tsx'
import { groupByDay, readClock, shortDay } from './when.ts'
import { ZonePicker } from './zone-picker.tsx'

const time =
  'min-h-11 cursor-pointer rounded-control border-[1.5px] border-edge bg-white px-2 font-[650] tabular-nums hover:border-evergreen hover:bg-mist'

/**
 * A calendar of the coming weeks, the free times of the chosen day, and their time zone.
 *
 * **Shape**: `near` is an instant; the calendar opens on its day if that has free times.
 */
export function SlotPicker({
  slots,
  near,
  zone,
  isLive,
  onZone,
  onChoose,
}: {
  slots: readonly string[]
  near?: string
  zone: string
  isLive: boolean
  onZone: (zone: string) => void
  onChoose: (slot: string) => void
}) {
  const [wanted, setWanted] = useState<string | null>(null)
  const days = groupByDay(slots, zone)
  const [firstDay] = days.keys()
  if (firstDay === undefined) return null
  const nearDay = near === undefined ? firstDay : readClock(near, zone).day
  const day = wanted ?? (days.has(nearDay) ? nearDay : firstDay)
  const times = days.get(day) ?? []
  const counts = new Map([...days].map(([date, list]) => [date, list.length]))
  return (
    <div className="grid grid-cols-1 gap-x-9 gap-y-6 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div>
        <DayGrid counts={counts} day={day} onMove={setWanted} />
        <div className="mt-3 border-t border-line pt-2">
          <ZonePicker
            zone={zone}
            isLive={isLive}
            instant={times[0]?.slot ?? slots[0]}
            onChoose={onZone}
          />
        </div>
      </div>
      <section aria-labelledby="times">
        <h3
          id="times"
          aria-live="polite"
          className="flex min-h-11 items-center font-display text-xl font-[660]"
        >
          {shortDay(day)}
        </h3>
        <ul className="mt-3 grid grid-cols-3 gap-2 md:grid-cols-2">
          {times.map(({ slot, label }) => (
            <li key={slot} className="grid">
              <button type="button" onClick={() => onChoose(slot)} className={time}>
                {label}
              </button>
            </li>
          ))}
        </ul>
        {times.length === 0 && <p className="text-muted">No free times on this day.</p>}
      </section>
    </div>
  )
}
