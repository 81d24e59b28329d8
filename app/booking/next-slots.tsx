import { useHydrated } from '#app/ui/use-hydrated.ts'
import { readClock, shortDay } from './when.ts'

/** The next free times after one that couldn't be booked. */
export function NextSlots({
  slots,
  zone,
  onChoose,
}: {
  slots: readonly string[]
  zone: string
  onChoose: (slot: string) => void
}) {
  const isHydrated = useHydrated()
  if (slots.length === 0) return null
  return (
    <section aria-labelledby="next-times" className="mt-4 noscript:hidden">
      <h3 id="next-times" className="text-[0.9375rem] font-semibold">
        Nearest free times
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {slots.map((slot) => {
          const { day, time } = readClock(slot, zone)
          return (
            <li key={slot}>
              <button
                type="button"
                disabled={!isHydrated}
                onClick={() => onChoose(slot)}
                className="min-h-11 cursor-pointer rounded-control border-[1.5px] border-edge bg-white px-3.5 text-[0.9375rem] font-semibold tabular-nums hover:border-evergreen hover:bg-mist"
              >
                {shortDay(day)}, {time}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
