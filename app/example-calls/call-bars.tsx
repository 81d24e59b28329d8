import { useId } from 'react'

/** How many bars are visible at once. */
const BAR_COUNT = 46

/** How many of them are kept behind the playhead. */
const BEHIND_COUNT = 16

const BAR_WIDTH = 4
const BAR_PITCH = 7
const HEIGHT = 44
const LEAST_HEIGHT = 4

/** The recording's levels around the playhead. */
export function CallBars({ peaks, progress }: { peaks: readonly number[]; progress: number }) {
  const id = useId()
  const head = Math.round(progress * peaks.length)
  const start = Math.max(0, Math.min(head - BEHIND_COUNT, peaks.length - BAR_COUNT))
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
      <clipPath id={`${id}-played`}>
        <rect
          width={head * BAR_PITCH}
          height={HEIGHT}
          className="transition-[width] duration-250"
        />
      </clipPath>
      <g
        transform={`translate(${-start * BAR_PITCH} 0)`}
        className="transition-transform duration-250"
      >
        <defs>
          <path id={id} d={peaks.map(bar).join('')} />
        </defs>
        <use href={`#${id}`} className="stroke-edge" />
        <use href={`#${id}`} clipPath={`url(#${id}-played)`} className="stroke-evergreen" />
      </g>
    </svg>
  )
}

/** Draws a level as a vertical line; its round ends make up the rest of its height. */
function bar(level: number, index: number): string {
  const length = Math.round(Math.max(LEAST_HEIGHT, level * HEIGHT)) - BAR_WIDTH
  return `M${index * BAR_PITCH + BAR_WIDTH / 2} ${(HEIGHT - length) / 2}v${length}`
}
