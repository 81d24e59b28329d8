import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether any part of an element is on screen; null until the browser has reported it.
 *
 * **Units**: `margin` extends the screen, as the CSS `rootMargin` of an IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean | null {
  const [isInView, setIsInView] = useState<boolean | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
