import { lazy, Suspense, useEffect, useState } from 'react'
import { useRootData } from '#app/shell/root-data.ts'
import { onOpenPrivacyChoices } from './privacy-choices.ts'
import { whenIdle } from './when-idle.ts'

const Consent = lazy(() => import('./consent.tsx'))

/**
 * Starts analytics: nothing without a key; with one, the consent question once the page is idle or
 * the visitor asks for it. Everything else is loaded from there.
 */
export function Analytics() {
  const projectKey = useRootData()?.analytics?.key
  return projectKey ? <ConsentLater projectKey={projectKey} /> : null
}

function ConsentLater({ projectKey }: { projectKey: string }) {
  const [isIdle, setIsIdle] = useState(false)
  const [openCount, setOpenCount] = useState(0)

  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  useEffect(() => onOpenPrivacyChoices(() => setOpenCount((count) => count + 1)), [])

  return (
    // In the page, empty, before the question appears: otherwise screen readers would not announce
    // it.
    <div aria-live="polite">
      {(isIdle || openCount > 0) && (
        <Suspense>
          <Consent projectKey={projectKey} openCount={openCount} />
        </Suspense>
      )}
    </div>
  )
}
