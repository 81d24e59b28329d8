import type { Prefill } from '#workers/booking/contract.ts'
import type { SchedulingProvider } from '#workers/http/scheduling-provider.ts'

type Calendly = {
  initInlineWidget(options: { url: string; parentElement: HTMLElement; prefill: object }): void
}

/** Cal.com's script queue: calls made before it loads run when it has loaded. */
type Cal = { (...call: unknown[]): void; q?: unknown[][]; ns?: object; loaded?: boolean }

type ProviderWindow = Window & { Calendly?: Calendly; Cal?: Cal }

/** Events of the provider's calendar that the page listens for. */
type Events = { onShown: () => void; onFailed: () => void; onBooked: () => void }

/**
 * Loads the provider's script and embeds its calendar in `place`. Returns a function to remove it.
 */
export function embedProvider(
  provider: SchedulingProvider,
  prefill: Prefill | null,
  place: HTMLElement,
  attempt: number,
  { onShown, onFailed, onBooked }: Events,
): () => void {
  const page: ProviderWindow = window

  function receive({ origin, data }: MessageEvent<unknown>) {
    if (!provider.frameOrigins.includes(origin)) return
    onShown()
    if (isBookedMessage(data)) onBooked()
  }

  const observer = new MutationObserver(() => {
    place.querySelector('iframe')?.addEventListener('load', onShown, { once: true })
  })
  observer.observe(place, { childList: true, subtree: true })
  window.addEventListener('message', receive)

  if (provider.api === 'cal') page.Cal = queueCal(provider, prefill, place)
  const script = document.createElement('script')
  // Browsers hold back a request while one to the same URL is pending: a retry needs its own URL.
  script.src = attempt === 1 ? provider.scriptUrl : `${provider.scriptUrl}?attempt=${attempt}`
  script.addEventListener('error', onFailed)
  script.addEventListener('load', () => {
    if (provider.api === 'cal') return
    if (!page.Calendly) return onFailed()
    page.Calendly.initInlineWidget({
      url: provider.url,
      parentElement: place,
      prefill: prefill ?? {},
    })
  })
  document.head.appendChild(script)

  return () => {
    observer.disconnect()
    window.removeEventListener('message', receive)
    script.remove()
    place.replaceChildren()
  }
}

/** Whether a message from the provider says that a call was booked. */
function isBookedMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { event, type } = data as { event?: unknown; type?: unknown }
  return (
    /^(calendly\.)?event_scheduled$/.test(String(event ?? type)) ||
    /^bookingSuccessful(V2)?$/.test(String(type ?? event))
  )
}

/** Queues the calls that Cal.com's script makes once it loads. **Source**: cal.com/docs, "Set up your embed". */
function queueCal(provider: SchedulingProvider, prefill: Prefill | null, place: HTMLElement): Cal {
  const { origin, pathname } = new URL(provider.url)
  const cal: Cal = (...call) => void cal.q?.push(call)
  cal.q = []
  cal.ns = {}
  cal.loaded = true
  cal('init', { origin })
  cal('inline', {
    elementOrSelector: place,
    calLink: pathname.replace(/^\//, ''),
    config: { layout: 'month_view', ...prefill },
  })
  return cal
}
