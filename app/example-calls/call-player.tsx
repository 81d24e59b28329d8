import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ExampleCall } from './example-call.ts'
import { track } from '#app/analytics/product-events.ts'
import { CallBars } from './call-bars.tsx'
import { CallTranscript } from './call-transcript.tsx'
import { PlayGlyph } from '#app/ui/play-glyph.tsx'
import { formatClock } from '#app/ui/time.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** How often bars, clock and transcript are updated. */
const REFRESH_MS = 400

/**
 * Errors of `play()` that are not the recording's fault: it was paused before the first byte
 * arrived, or the browser no longer counts the press as asking for sound.
 */
const NO_FAILURES = ['AbortError', 'NotAllowedError']

const failures = {
  unreached: 'We couldn’t load the recording. Read the call below, or press play to try again.',
  silent:
    'Your device couldn’t play the recording. Check that speakers or headphones are connected, or read the call below.',
} as const

/** How far an arrow key seeks. */
const KEY_STEP_SEC = 5

const KEY_DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

const formats = [
  ['opus', 'audio/ogg; codecs=opus'],
  ['m4a', 'audio/mp4'],
  ['mp3', 'audio/mpeg'],
] as const

/**
 * Plays an example call and shows its transcript.
 *
 * **Shape**: set `isAutoPlaying` only when a press opened the player; browsers block it otherwise.
 */
export function CallPlayer({
  call,
  prefix = '',
  isAutoPlaying = false,
  onPlay,
  onEnd,
}: {
  call: ExampleCall
  prefix?: string
  isAutoPlaying?: boolean
  onPlay?: () => void
  onEnd?: () => void
}) {
  const audio = useRef<HTMLAudioElement>(null)
  const isHydrated = useHydrated()
  const [isPlaying, setIsPlaying] = useState(false)
  const [failure, setFailure] = useState<keyof typeof failures | null>(null)
  const [timeSec, setTimeSec] = useState(0)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setTimeSec(audio.current?.currentTime ?? 0), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  async function toggle() {
    if (isPlaying) return audio.current?.pause()
    // A failed source is only retried after a load.
    if (failure) audio.current?.load()
    setFailure(null)
    try {
      await audio.current?.play()
    } catch (error) {
      if (!(error instanceof DOMException && NO_FAILURES.includes(error.name))) await fail()
    }
  }

  // An element without sources still counts as playing until it is paused.
  async function fail() {
    audio.current?.pause()
    setFailure((await canFetch(call.slug)) ? 'silent' : 'unreached')
  }

  // By default an arrow key moves by `step`, which is small for the mouse's sake.
  function stepByKey(event: KeyboardEvent<HTMLInputElement>) {
    const direction = KEY_DIRECTIONS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    seek(Math.min(call.durationSec, Math.max(0, timeSec + direction * KEY_STEP_SEC)))
  }

  function seek(toSec: number) {
    if (audio.current) audio.current.currentTime = toSec
    setTimeSec(toSec)
  }

  return (
    <div className="float p-5 sm:p-6">
      <div className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        <div className="col-span-2 mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm sm:col-span-1 sm:col-start-2 sm:mb-0">
          <b className="min-w-0">
            {prefix}
            {call.title}
          </b>
          <span className="shrink-0 tabular-nums text-muted">
            {formatClock(timeSec)} / {formatClock(call.durationSec)}
          </span>
        </div>
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => void toggle()}
          aria-label={isPlaying ? 'Pause sample call' : 'Play sample call'}
          className="grid size-14 cursor-pointer place-items-center rounded-full bg-amber text-deep transition duration-150 active:scale-93 hover:bg-amber-flat disabled:opacity-60 sm:col-start-1 sm:row-span-2 sm:row-start-1 noscript:hidden"
        >
          <PlayGlyph isPlaying={isPlaying} className="size-6" />
        </button>
        <div className="min-w-0">
          <CallBars peaks={call.peaks} progress={timeSec / call.durationSec} />
          <input
            type="range"
            disabled={!isHydrated}
            min="0"
            max={call.durationSec}
            step="0.1"
            value={timeSec}
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
            onKeyDown={stepByKey}
            aria-label="Position in the call"
            aria-valuetext={`${formatClock(timeSec)} of ${formatClock(call.durationSec)}`}
            className="seek -my-2.5 block h-11 w-full cursor-pointer noscript:hidden"
          />
        </div>
      </div>
      <audio
        ref={audio}
        controls
        preload="none"
        autoPlay={isAutoPlaying}
        className="mb-4 hidden w-full noscript:block"
        onPlay={({ currentTarget }) => {
          setIsPlaying(true)
          onPlay?.()
          pauseOthers(currentTarget)
          // Resuming after a pause isn't counted again.
          if (audio.current?.currentTime === 0) track('demo_played', { call: call.slug })
        }}
        onPause={() => {
          setIsPlaying(false)
          setTimeSec(audio.current?.currentTime ?? 0)
        }}
        onEnded={() => {
          setIsPlaying(false)
          seek(0)
          onEnd?.()
        }}
        onError={() => void fail()}
      >
        {formats.map(([ending, type], index) => (
          <source
            key={ending}
            src={`/media/calls/${call.slug}.${ending}`}
            type={type}
            onError={() => index === formats.length - 1 && void fail()}
          />
        ))}
        <track
          kind="captions"
          src={`/media/calls/${call.slug}.vtt`}
          srcLang="en-GB"
          label="English"
        />
      </audio>
      {failure && (
        <p
          role="alert"
          className="mb-3 rounded-control bg-brick-soft px-4 py-2.5 text-sm text-brick"
        >
          {failures[failure]}
        </p>
      )}
      <CallTranscript segments={call.segments} timeSec={timeSec} isFollowing={isPlaying} />
    </div>
  )
}

/** Pauses other calls, as two at once can't be understood. */
function pauseOthers(playing: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause()
}

/** Whether a recording can be fetched; if so, it was the device's sound that failed. */
async function canFetch(slug: string): Promise<boolean> {
  try {
    return (await fetch(`/media/calls/${slug}.mp3`, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
