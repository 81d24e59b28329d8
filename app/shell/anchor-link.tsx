import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Anchor } from '#app/site/navigation.ts'

/** How long the home page gets to settle before scrolling to a section. */
const SCROLL_DELAY_MS = 100

/** Longer than any smooth scroll; ends smooth scrolling if `scrollend` never fires. */
const GLIDE_LIMIT_MS = 1500

/**
 * A link to a section of the home page that scrolls there smoothly; from another page it opens the
 * top first.
 */
export function AnchorLink({
  anchor,
  className,
  children,
}: {
  anchor: Anchor
  className?: string
  children: ReactNode
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return
    }
    event.preventDefault()
    const isHome = pathname === '/'
    if (!isHome) {
      let hasClickedOn = false
      const note = () => (hasClickedOn = true)
      document.addEventListener('click', note, { capture: true })
      await navigate('/')
      await new Promise((done) => setTimeout(done, SCROLL_DELAY_MS))
      document.removeEventListener('click', note, { capture: true })
      // The scroll would undo what a visitor has done since: gone back, or clicked on another link.
      if (hasClickedOn || window.location.pathname !== '/') return
    }
    glide()
    const hash = `#${anchor}`
    await navigate({ pathname: '/', hash }, { replace: !isHome || window.location.hash === hash })
  }

  return (
    <Link to={`/#${anchor}`} onClick={(event) => void follow(event)} className={className}>
      {children}
    </Link>
  )
}

/** Makes only the router's next jump to a hash smooth. */
function glide() {
  const { classList } = document.documentElement
  const stop = () => classList.remove('gliding')
  classList.add('gliding')
  document.addEventListener('scrollend', stop, { once: true })
  setTimeout(stop, GLIDE_LIMIT_MS)
}
