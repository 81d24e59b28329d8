import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type * as Capture from './capture.client.ts'
import {
  isTrackingRefused,
  onChoiceChange,
  readChoice,
  saveChoice,
  type ConsentChoice,
} from './choice.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { removeStorage } from './storage.ts'

/** Started at most once per page; the module is loaded only after 'Allow'. */
let capture: Promise<typeof Capture> | null = null

/**
 * Asks whether analytics may run, applies the answer, and asks again on request.
 *
 * **Shape**: `openCount` goes up by one each time the visitor asks for the question.
 */
export default function Consent({
  projectKey,
  openCount,
}: {
  projectKey: string
  openCount: number
}) {
  const choice = useSyncExternalStore(onChoiceChange, readChoice)
  const [closedCount, setClosedCount] = useState(0)
  const isRefused = isTrackingRefused()
  const isReopened = openCount > closedCount
  const isAllowed = choice === 'allow' && !isRefused

  useEffect(() => {
    if (isAllowed) void start(projectKey)
    else void stop()
  }, [isAllowed, projectKey])

  const close = useCallback(() => setClosedCount(openCount), [openCount])

  function answer(given: ConsentChoice) {
    saveChoice(given)
    close()
  }

  if (!isReopened && (isRefused || choice !== null)) return null
  return (
    <ConsentPanel
      key={openCount}
      choice={choice}
      isRefused={isRefused}
      isReopened={isReopened}
      onAnswer={answer}
      onClose={close}
    />
  )
}

async function start(projectKey: string): Promise<void> {
  try {
    capture ??= import('./capture.client.ts')
    const { startCapture } = await capture
    // The visitor may have changed their mind, here or in another tab, while the module was
    // loading.
    if (readChoice() === 'allow') startCapture(projectKey)
  } catch {
    // Blocked, or offline: a visitor without analytics misses nothing. The next 'Allow' tries again.
    capture = null
  }
}

async function stop(): Promise<void> {
  if (capture) (await capture).stopCapture()
  // Left by an earlier visit or another tab.
  removeStorage()
}
