/** How many levels are in sight at once. */
const BAR_COUNT = 46

/** How many of them lie behind the playhead once it has come that far. */
const BEHIND_COUNT = 16

const BAR_WIDTH = 4
const BAR_PITCH = 7
const HEIGHT = 44
const LEAST_HEIGHT = 4

/** The recording's own levels around the playhead, which moves through them. */
export function CallBars({ peaks, progress }: { peaks: readonly number[]; progress: number }) {
  const head = Math.round(progress * peaks.length)
  const start = Math.max(0, Math.min(head - BEHIND_COUNT, peaks.length - BAR_COUNT))
  return (
    <svg
      aria-hidden="true"
      data-call-bars
      viewBox={`0 0 ${BAR_COUNT * BAR_PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1.5 block h-9 w-full"
    >
      {peaks.slice(start, start + BAR_COUNT).map((level, index) => {
        const height = Math.max(LEAST_HEIGHT, level * HEIGHT)
        return (
          <rect
            key={index}
            x={index * BAR_PITCH}
            y={(HEIGHT - height) / 2}
            width={BAR_WIDTH}
            height={height}
            rx={BAR_WIDTH / 2}
            className={start + index < head ? 'fill-evergreen' : 'fill-edge'}
          />
        )
      })}
    </svg>
  )
}
