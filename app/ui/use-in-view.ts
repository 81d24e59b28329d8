import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is on the screen; false until the browser has said so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
