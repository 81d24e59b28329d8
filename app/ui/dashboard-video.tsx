import { useEffect, useRef, useState } from 'react'
import { PlayGlyph } from './play-glyph.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useInView } from './use-in-view.ts'

/** The video's URL, which the head preloads. */
export const VIDEO = '/media/dashboard.webm'

const POSTER = '/media/dashboard-poster.avif'

/** How near the video must be to start: one screen away. */
const NEAR = '100% 0px'

/** A muted, looping video of the dashboard, played while near the screen, with a pause button. */
export function DashboardVideo({ className = '' }: { className?: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const isInView = useInView(video, NEAR)
  const isStopped = useRef(false)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    isStopped.current = matchMedia('(prefers-reduced-motion: reduce)').matches
  }, [])

  useEffect(() => {
    if (!isInView || isStopped.current) return
    const element = video.current
    const start = () => {
      if (element) element.autoplay = true
      void play()
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      element?.pause()
    }
  }, [isInView])

  // Browsers refuse in power-saving mode. The poster then stays, and the button still works.
  async function play() {
    try {
      await video.current?.play()
    } catch {
      setIsPlaying(false)
    }
  }

  function toggle() {
    isStopped.current = isPlaying
    if (isPlaying) video.current?.pause()
    else void play()
  }

  return (
    <div className={`relative ${className}`}>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        width="1280"
        height="800"
        aria-label="The dashboard, showing today’s calls, their summaries and the diary"
        poster={POSTER}
        className="block h-auto w-full rounded-[16px]"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <source src={VIDEO} type="video/webm; codecs=av01.0.08M.08" />
        <source src="/media/dashboard.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        disabled={!isHydrated}
        onClick={toggle}
        aria-label={isPlaying ? 'Pause video' : 'Play video'}
        className="absolute bottom-3 left-3 grid size-11 cursor-pointer place-items-center rounded-full bg-white text-deep shadow-[0_3px_8px_#0d2f281a] hover:bg-mist disabled:opacity-60 noscript:hidden"
      >
        <PlayGlyph isPlaying={isPlaying} className="size-5" />
      </button>
    </div>
  )
}
