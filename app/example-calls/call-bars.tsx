import { useId } from 'react'

/** Every third level is drawn, or the bars would be too thin on phones. */
const LEVEL_STEP = 3

const BAR_WIDTH = 4
const BAR_PITCH = 7
const HEIGHT = 44
const LEAST_HEIGHT = 4

/** The levels of the whole recording, filled up to what has been played. */
export function CallBars({ peaks, progress }: { peaks: readonly number[]; progress: number }) {
  const id = useId()
  const levels = peaks.filter((_, index) => index % LEVEL_STEP === 0)
  const width = levels.length * BAR_PITCH
  return (
    <svg
      aria-hidden="true"
      data-call-bars
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth={BAR_WIDTH}
      strokeLinecap="round"
      className="mt-1.5 block h-9 w-full"
    >
      <clipPath id={`${id}-played`}>
        <rect
          width={progress * width}
          height={HEIGHT}
          className="transition-[width] duration-250"
        />
      </clipPath>
      <defs>
        <path id={id} d={levels.map(bar).join('')} />
      </defs>
      <use href={`#${id}`} className="stroke-edge" />
      <use href={`#${id}`} clipPath={`url(#${id}-played)`} className="stroke-evergreen" />
    </svg>
  )
}

/** Draws a level as a vertical line; its round ends make up the rest of its height. */
function bar(level: number, index: number): string {
  const length = Math.round(Math.max(LEAST_HEIGHT, level * HEIGHT)) - BAR_WIDTH
  return `M${index * BAR_PITCH + BAR_WIDTH / 2} ${(HEIGHT - length) / 2}v${length}`
}
