import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { dayForKey, weeksBetween } from './days.ts'
import { shortMonth, spokenDay, spokenMonths } from './when.ts'

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const

// CSS shows the month below the first of each month. The button's label already names it.
const cell =
  'after:text-[0.6875rem] after:content-[attr(data-month)] mx-auto grid h-11 w-[calc(100%-4px)] max-w-11 place-items-center content-center rounded-control border-2 border-transparent text-base leading-none tabular-nums'

const looks = {
  chosen: 'cursor-pointer bg-evergreen font-[650] text-white',
  free: 'cursor-pointer bg-mist font-[650] text-evergreen hover:border-evergreen',
  closed: 'cursor-default text-muted',
} as const

/**
 * A calendar of the coming weeks, in which days with free times can be chosen.
 *
 * Closed days can be reached by keyboard too: screen reader users would wonder about a gap.
 */
export function DayGrid({
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

  function within(wanted: string): string {
    if (wanted < first) return first
    return wanted > last ? last : wanted
  }

  function followKey(event: KeyboardEvent) {
    const wanted = dayForKey(event.key, day)
    if (wanted === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // Rendered at once, because the new day's button becomes the focusable one.
    flushSync(() => onMove(within(wanted)))
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  return (
    <div>
      <h3 id="days" className="flex min-h-11 items-center font-display text-xl font-[660]">
        {spokenMonths(first, last)}
      </h3>
      <table
        ref={grid}
        // Without ARIA support the grid is still a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby="days"
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
          {weeksBetween(first, last).map((week, index) => (
            <tr key={index} className="h-12">
              {week.map((date) => (
                <td key={date} aria-selected={date === day}>
                  <Day
                    date={date}
                    count={counts.get(date) ?? 0}
                    isChosen={date === day}
                    onChoose={onMove}
                  />
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
  const times = count === 0 ? 'no times' : `${count} ${count === 1 ? 'time' : 'times'}`
  const dayOfMonth = Number(date.slice(8))
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-label={`${spokenDay(date)}, ${times} available`}
      aria-disabled={count === 0}
      data-month={dayOfMonth === 1 ? shortMonth(date) : undefined}
      onClick={() => count > 0 && onChoose(date)}
      className={`${cell} ${looks[count === 0 ? 'closed' : isChosen ? 'chosen' : 'free']} ${isChosen && count === 0 ? 'border-edge' : ''}`}
    >
      {dayOfMonth}
    </button>
  )
}
