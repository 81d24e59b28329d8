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
  const bars = peaks.slice(start, start + BAR_COUNT).map(bar)
  return (
    <svg
      aria-hidden="true"
      data-call-bars
      viewBox={`0 0 ${BAR_COUNT * BAR_PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth={BAR_WIDTH}
      strokeLinecap="round"
      className="mt-1.5 block h-9 w-full"
    >
      <path d={bars.slice(0, head - start).join('')} className="stroke-evergreen" />
      <path d={bars.slice(head - start).join('')} className="stroke-edge" />
    </svg>
  )
}

/** One level as a line with round ends, which stand out by half of its width. */
function bar(level: number, index: number): string {
  const length = Math.round(Math.max(LEAST_HEIGHT, level * HEIGHT)) - BAR_WIDTH
  return `M${index * BAR_PITCH + BAR_WIDTH / 2} ${(HEIGHT - length) / 2}v${length}`
}
