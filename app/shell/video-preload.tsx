import { use } from 'react'
import { useMatches } from 'react-router'
import { NonceContext } from './nonce.ts'
import { VIDEO } from '#app/ui/dashboard-video.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** A route's `handle` when its page shows the dashboard video. */
export const showsVideo = { showsVideo: true } as const

/** The head's hint for such pages; low priority, because the poster is shown first. */
const PRELOAD = `<link rel="preload" as="video" href="${VIDEO}" type="video/webm" fetchpriority="low">`

/**
 * Adds the preload hint to the head by script: as an element it would be invalid HTML, because `as`
 * does not accept video. It is placed before the style sheets, which it would otherwise wait for.
 */
export function VideoPreload() {
  const nonce = use(NonceContext)
  const isWanted = useMatches().some(({ handle }) => handle === showsVideo)
  // Only in the served page: React does not run scripts that it creates in the browser, and warns.
  const isHydrated = useHydrated()
  if (!isWanted || isHydrated) return null
  const script = `document.head.insertAdjacentHTML('beforeend', '${PRELOAD}')`
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
