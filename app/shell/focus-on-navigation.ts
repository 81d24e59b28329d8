import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router'

/** Where the focus was when a page was left: the nth link to this address. */
type LinkPosition = { href: string; index: number }

/** The location that was shown last. Not a ref: an error page mounts the whole document anew. */
let shown: Location | undefined

/**
 * Moves the focus to the heading of each page or section that is navigated to, and on Back and
 * Forward to the link that was followed, so that keyboard and screen reader users continue where
 * they were.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const left = useRef(new Map<string, LinkPosition>())
  const isMounted = useRef(false)

  useEffect(() => {
    const remember = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const position = link && positionOf(link)
      if (position) left.current.set(location.key, position)
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [location.key])

  // Before the paint: otherwise nothing would have the focus for a frame.
  useLayoutEffect(() => {
    const before = shown
    const isNewDocument = !isMounted.current
    shown = location
    isMounted.current = true
    if (before === undefined) return
    if (!isNewDocument && before.pathname === location.pathname) {
      // Not as a selector: a link that was copied with a bracket or a full stop is none.
      if (before !== location) focusHeading(document.getElementById(location.hash.slice(1)))
      return
    }
    const position = navigationType === 'POP' ? left.current.get(location.key) : undefined
    if (position && focusLink(position)) return
    focusHeading(document.querySelector('main'))
  }, [location, navigationType])
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}

function positionOf(link: Element): LinkPosition | null {
  const href = link.getAttribute('href')
  return href === null ? null : { href, index: linksTo(href).indexOf(link) }
}

function focusLink({ href, index }: LinkPosition): boolean {
  const link = linksTo(href)[index]
  if (!(link instanceof HTMLElement)) return false
  link.focus({ preventScroll: true })
  return document.activeElement === link
}

/** Focuses the first heading of a part of the page, so that the keyboard goes on from there. */
function focusHeading(part: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
