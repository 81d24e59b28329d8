import { useEffect, useRef, useState } from 'react'
import { setUpCall } from '#app/site/set-up-call.ts'
import type { Prefill } from '#workers/booking/contract.ts'
import type { SchedulingProvider } from '#workers/http/scheduling-provider.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { embedProvider } from './embed-provider.ts'

/** How long to wait for the provider's calendar. Phones are slower. */
const DESKTOP_LIMIT_MS = 30_000
const MOBILE_LIMIT_MS = 60_000

/** Windows up to this width count as phones. */
const MOBILE_QUERY = '(max-width: 767px)'

type State = 'loading' | 'shown' | 'failed' | 'booked'

/** The scheduling provider's calendar, or a link to it if it doesn't load. */
export function ProviderWidget({
  provider,
  prefill,
  onBooked,
}: {
  provider: SchedulingProvider
  prefill: Prefill | null
  onBooked: () => void
}) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<State>('loading')

  function retry() {
    setState('loading')
    setAttempt(attempt + 1)
  }

  async function remember() {
    setState('booked')
    // Sets the cookie that ticks the step below. If this fails, only the tick is missing.
    await fetch('/api/booking/elsewhere', { method: 'POST' }).catch(() => null)
    onBooked()
  }

  return (
    <div className="-mx-6 -my-10 sm:-mx-10">
      <h2 className="sr-only">{`Book a ${setUpCall.lengthMin}-minute set-up call`}</h2>
      {state === 'booked' && (
        <p role="status" className="flex gap-2.5 bg-mist px-6 py-4 font-semibold text-evergreen">
          <Icon name="calendar-check" className="mt-0.5 size-5.5" />
          Your call is booked. You’ll get the details by email.
        </p>
      )}
      {state === 'failed' && <Fallback url={provider.url} onRetry={retry} />}
      {state === 'loading' && (
        <p role="status" className="px-6 pt-10 text-muted noscript:hidden sm:px-10">
          The calendar is loading…
        </p>
      )}
      {state !== 'failed' && (
        <Frame
          key={attempt}
          attempt={attempt}
          provider={provider}
          prefill={prefill}
          isShown={state !== 'loading'}
          onShown={() => setState((now) => (now === 'loading' ? 'shown' : now))}
          onFailed={() => setState((now) => (now === 'loading' ? 'failed' : now))}
          onBooked={() => void remember()}
        />
      )}
      <noscript>
        <div className="px-6 py-10 sm:px-10">
          <a href={provider.url} className={buttonClass({})}>
            Choose a time for your call
          </a>
        </div>
      </noscript>
    </div>
  )
}

function Frame({
  attempt,
  provider,
  prefill,
  isShown,
  onShown,
  onFailed,
  onBooked,
}: {
  attempt: number
  provider: SchedulingProvider
  prefill: Prefill | null
  isShown: boolean
  onShown: () => void
  onFailed: () => void
  onBooked: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const handlers = useRef({ onShown, onFailed, onBooked })

  useEffect(() => {
    handlers.current = { onShown, onFailed, onBooked }
  })

  useEffect(() => {
    if (!place.current) return
    const limitMs = matchMedia(MOBILE_QUERY).matches ? MOBILE_LIMIT_MS : DESKTOP_LIMIT_MS
    const timer = setTimeout(() => handlers.current.onFailed(), limitMs)
    const leave = embedProvider(provider, prefill, place.current, attempt, {
      onShown: () => handlers.current.onShown(),
      onFailed: () => handlers.current.onFailed(),
      onBooked: () => handlers.current.onBooked(),
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
    // Only a retry runs this again: revalidating the page's data must not reload the calendar.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <div
      ref={place}
      className={`h-[700px] min-w-[320px] [&_iframe]:h-full [&_iframe]:w-full [&_iframe]:border-0 ${isShown ? '' : '-mt-16'} noscript:hidden`}
    />
  )
}

function Fallback({ url, onRetry }: { url: string; onRetry: () => void }) {
  return (
    <div role="alert" className="px-6 py-10 sm:px-10">
      <p className="h3">The calendar hasn’t loaded</p>
      <p className="mt-2 max-w-[34em] text-muted">
        We can’t reach our booking service. Open the calendar in a new tab, or try again.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
          Open the calendar
        </a>
        <button type="button" onClick={onRetry} className={buttonClass({ look: 'outline' })}>
          Try again
        </button>
      </div>
    </div>
  )
}
