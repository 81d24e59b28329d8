import { lazy, Suspense, useEffect, useState } from 'react'
import { useRootData } from '#app/shell/root-data.ts'
import { onOpenPrivacyChoices } from './privacy-choices.ts'
import { whenIdle } from './when-idle.ts'

const Consent = lazy(() => import('./consent.tsx'))

/**
 * Loads the consent question once the page is idle, or when the visitor asks for it. Renders nothing
 * if analytics are off. The question's code loads everything else.
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
    // Rendered empty before the question appears: screen readers do not announce a live region that
    // arrives together with its text.
    <div aria-live="polite">
      {(isIdle || openCount > 0) && (
        <Suspense>
          <Consent projectKey={projectKey} openCount={openCount} />
        </Suspense>
      )}
    </div>
  )
}
