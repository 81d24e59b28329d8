import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { addMonths, dayForKey, weeksOf } from './month.ts'
import { spokenDay, spokenMonth } from './when.ts'

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const

const cell = 'mx-auto grid size-11 place-items-center rounded-control text-base tabular-nums'

const looks = {
  chosen: 'cursor-pointer bg-evergreen font-[650] text-white',
  free: 'cursor-pointer bg-mist font-[650] text-evergreen hover:bg-evergreen hover:text-white',
  closed: 'cursor-default text-muted',
} as const

const step =
  'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-stone aria-disabled:cursor-default aria-disabled:opacity-30'

/**
 * A month of days, of which those with free times can be chosen.
 *
 * Every day can be reached by keyboard, the closed ones too: a gap would leave a listener guessing.
 */
export function MonthGrid({
  counts,
  day,
  onMove,
}: {
  counts: ReadonlyMap<string, number>
  day: string
  onMove: (day: string) => void
}) {
  const grid = useRef<HTMLTableElement>(null)
  const days = [...counts.keys()]
  const first = days[0] ?? day
  const last = days.at(-1) ?? day
  const month = day.slice(0, 7)

  function within(wanted: string): string {
    if (wanted < first) return first
    return wanted > last ? last : wanted
  }

  function followKey(event: KeyboardEvent) {
    const wanted = dayForKey(event.key, day)
    if (wanted === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The button that takes the focus may be of a month that is yet to be drawn.
    flushSync(() => onMove(within(wanted)))
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  /** To the first free day of the month before or after. */
  function turn(count: number) {
    const target = addMonths(`${month}-01`, count).slice(0, 7)
    const found = days.find((other) => other.startsWith(target))
    if (found) onMove(found)
  }

  const isFirst = month <= first.slice(0, 7)
  const isLast = month >= last.slice(0, 7)
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 id="month" aria-live="polite" className="font-display text-xl font-[660]">
          {spokenMonth(month)}
        </h3>
        <div className="flex">
          <button
            type="button"
            aria-label="Previous month"
            aria-disabled={isFirst}
            onClick={() => turn(-1)}
            className={step}
          >
            <Icon name="i-lucide-arrow-left" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Next month"
            aria-disabled={isLast}
            onClick={() => turn(1)}
            className={step}
          >
            <Icon name="i-lucide-arrow-right" className="size-5" />
          </button>
        </div>
      </div>
      <table
        ref={grid}
        // A table is what this grid is where roles are not understood.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby="month"
        onKeyDown={followKey}
        className="mt-3 w-full table-fixed"
      >
        <thead className="text-sm text-muted">
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={short} scope="col" abbr={long} className="pb-1.5 font-[550]">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index} className="h-12">
              {week.map((date, weekday) => (
                <td key={weekday} aria-selected={date === day}>
                  {date && (
                    <Day
                      date={date}
                      count={counts.get(date) ?? 0}
                      isChosen={date === day}
                      onChoose={onMove}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({
  date,
  count,
  isChosen,
  onChoose,
}: {
  date: string
  count: number
  isChosen: boolean
  onChoose: (day: string) => void
}) {
  const times = count === 0 ? 'no free times' : `${count} free ${count === 1 ? 'time' : 'times'}`
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-label={`${spokenDay(date)}, ${times}`}
      aria-disabled={count === 0}
      onClick={() => count > 0 && onChoose(date)}
      className={`${cell} ${looks[count === 0 ? 'closed' : isChosen ? 'chosen' : 'free']} ${isChosen && count === 0 ? 'shadow-[inset_0_0_0_1.5px_#cfd3ca]' : ''}`}
    >
      {Number(date.slice(8))}
    </button>
  )
}
