import { lazy, Suspense, useEffect, useState } from 'react'
import { useRootData } from '#app/root-data.ts'
import { onOpenPrivacyChoices } from '#app/site/privacy-choices.ts'
import { whenIdle } from './when-idle.ts'

const Consent = lazy(() => import('./consent.tsx'))

/**
 * Where analytics begin: nothing at all without a key, and with one the question, once the page is
 * idle or when the visitor asks for it. All else is loaded from there.
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
    // Stands empty in the page before the question comes, or screen readers would not announce it.
    <div aria-live="polite">
      {(isIdle || openCount > 0) && (
        <Suspense>
          <Consent projectKey={projectKey} openCount={openCount} />
        </Suspense>
      )}
    </div>
  )
}
