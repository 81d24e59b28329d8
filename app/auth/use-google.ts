import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { expireUser } from '#app/shell/account-changes.ts'
import { track } from '#app/analytics/product-events.ts'
import { readNext } from './auth-mode.ts'
import { hearEnd } from './google-channel.ts'

const POPUP_WIDTH_PX = 500
const POPUP_HEIGHT_PX = 600

/** How often the page checks whether the pop-up was closed. */
const CLOSED_CHECK_MS = 400

/**
 * The state of signing in with Google.
 *
 * **Shape**: `error` is why the last attempt failed; `isClosed` means the pop-up seems to have been
 * closed too early; `wasTried` means there was an attempt since the form was last sent.
 */
export type Google = {
  isBusy: boolean
  error: string | undefined
  isClosed: boolean
  wasTried: boolean
  open: (event: SubmitEvent) => void
  forget: () => void
}

type Attempt = { kind: 'none' | 'open' | 'closed' } | { kind: 'failed'; error: string }

/** Opens the pop-up and handles its result. */
export function useGoogle(search: string): Google {
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const popup = useRef<Window>(null)
  const next = readNext(search)

  useEffect(
    () =>
      hearEnd(({ error }) => {
        // Another tab's pop-up.
        if (popup.current === null) return
        popup.current = null
        if (error !== null) return setAttempt({ kind: 'failed', error })
        track('sign_in', { method: 'google' })
        expireUser()
        void navigate(next)
      }),
    [navigate, next],
  )

  useEffect(() => {
    if (attempt.kind !== 'open') return
    // Still listens for the result: a provider's opener policy can make an open window look closed.
    const timer = setInterval(() => {
      if (popup.current?.closed) setAttempt({ kind: 'closed' })
    }, CLOSED_CHECK_MS)
    return () => clearInterval(timer)
  }, [attempt])

  return {
    isBusy: attempt.kind === 'open',
    error: attempt.kind === 'failed' ? attempt.error : undefined,
    isClosed: attempt.kind === 'closed',
    wasTried: attempt.kind !== 'none',
    open(event) {
      popup.current = openCentred()
      // The pop-up was blocked: the form is submitted and the whole page goes to Google.
      if (popup.current === null) return setAttempt({ kind: 'none' })
      event.preventDefault()
      setAttempt({ kind: 'open' })
    },
    forget: () => setAttempt({ kind: 'none' }),
  }
}

/** Must run in the click handler: browsers block pop-ups that open later. */
function openCentred(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH_PX) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT_PX) / 2)
  const size = `width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX}`
  return window.open('/auth/popup', 'google-sign-in', `popup,${size},left=${left},top=${top}`)
}
