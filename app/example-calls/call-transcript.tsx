import { useEffect, useRef, useState } from 'react'
import { brand } from '#app/site/brand.ts'
import type { CallSegment } from './example-call.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const bubbles = {
  ava: 'rounded-bl-[4px] bg-evergreen text-white',
  caller: 'ml-auto rounded-br-[4px] bg-stone',
} as const

/** The height at the bottom of the box that fades out. */
const FADE_PX = 32

/** The call's transcript. While it plays, sentences appear as they are spoken. */
export function CallTranscript({
  segments,
  timeSec,
  isFollowing,
}: {
  segments: readonly CallSegment[]
  timeSec: number
  isFollowing: boolean
}) {
  const isHydrated = useHydrated()
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const current = segments.findLastIndex((segment) => segment.start <= timeSec)

  useEffect(() => {
    const box = list.current
    const lines = [...(box?.querySelectorAll('li') ?? [])]
    const line = lines[current]
    if (!box || !isFollowing || !line) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const end = line.offsetTop + line.offsetHeight + FADE_PX
    // Sentences above it are shown whole or not at all.
    const first = lines.find((each) => each === line || end - each.offsetTop <= box.clientHeight)
    box.scrollTo({ top: first?.offsetTop, behavior: isCalm ? 'auto' : 'smooth' })
  }, [current, isFollowing])

  return (
    <>
      <ol
        ref={list}
        tabIndex={0}
        aria-label="Transcript of the call"
        className={`relative grid gap-2 overflow-y-auto noscript:max-h-none ${isWhole ? '' : 'max-h-44 sm:max-h-50 pb-5 [mask-image:linear-gradient(#000_82%,#0000)] noscript:[mask-image:none]'}`}
      >
        {segments.map(({ who, start, text }, index) => (
          <li
            key={start}
            aria-current={index === current ? 'true' : undefined}
            className={`w-fit max-w-[88%] rounded-[14px] border-2 border-transparent px-3.5 py-2.5 leading-snug transition duration-200 aria-[current]:border-amber ${bubbles[who]} ${isFollowing && !isWhole && index > current ? 'translate-y-3 opacity-0' : ''}`}
          >
            <span className="block text-[0.78125rem] font-semibold">
              {who === 'ava' ? `${brand.persona}, AI receptionist` : 'Caller'}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <div className="mt-3.5 flex items-center justify-between gap-3 text-[0.84375rem] text-muted">
        <span>Example call with synthetic voices.</span>
        <button
          type="button"
          disabled={!isHydrated}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="-my-2.5 min-h-11 shrink-0 cursor-pointer font-semibold text-evergreen hover:underline disabled:opacity-60 noscript:hidden"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      </div>
    </>
  )
}
