import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { useInView } from '#app/ui/use-in-view.ts'

/** How long each card is shown. */
const CARD_MS = 3500

/** How often the progress bar is updated. */
const TICK_MS = 30

/**
 * Advances a carousel automatically while it is on screen. Hover, keyboard focus and the pause button
 * stop it; afterwards the card gets its full time again. With reduced motion it never advances by
 * itself.
 */
export function useCarousel(cardCount: number) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const canTurn = !useReducedMotion()
  const progressBar = useRef<HTMLSpanElement>(null)
  const element = useRef<HTMLDivElement>(null)
  const isInView = useInView(element)
  const isRunning = canTurn && isInView && !isPaused && !isHovered && !isFocused

  useEffect(() => {
    const bar = progressBar.current
    if (bar) bar.style.transform = isRunning ? 'scaleY(0)' : ''
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - startedAt) / CARD_MS)
      if (bar) bar.style.transform = `scaleY(${share})`
      if (share === 1) setIndex((index + 1) % cardCount)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [index, isRunning, cardCount])

  return {
    index,
    select: setIndex,
    isTurning: !isPaused,
    toggleTurning: () => setIsPaused(!isPaused),
    progressBar,
    hold: {
      ref: element,
      // A finger does not hover: some phones report that it has left only at the next tap.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // A mouse click focuses a button too, and must not hold the carousel.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(REDUCED_MOTION)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )
}
