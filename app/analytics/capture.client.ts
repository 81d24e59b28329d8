import { AnalyticsExtensions, ErrorTrackingExtensions } from 'posthog-js/dist/extension-bundles.js'
// Registers the exception wrappers, which posthog-js would otherwise fetch as a separate script.
import 'posthog-js/dist/exception-autocapture.js'
import posthog from 'posthog-js/dist/module.slim.no-external.js'
import { PRODUCT_EVENT, productEvents, type ProductEventDetail } from './product-events.ts'
import { maskProperties } from './masking.ts'
import { removeStorage } from './storage.ts'

/** Three clicks within 30 px and 1 s. **Source**: specification, section 7. */
const RAGE_CLICK = { click_count: 3, threshold_px: 30, timeout_ms: 1000 }

/** How long to wait before resuming, so that posthog-js, which sends every 3 s, has dropped older events. */
const UNSENT_MS = 4000

let state: 'new' | 'running' | 'stopped' = 'new'
let stoppedAtMs = 0
let resumption: ReturnType<typeof setTimeout> | undefined

/** Starts capturing, or resumes it under new ids after a withdrawal. */
export function startCapture(projectKey: string): void {
  if (state === 'running') return
  if (state === 'new') {
    state = 'running'
    init(projectKey)
    window.addEventListener(PRODUCT_EVENT, onProductEvent)
    return
  }
  // Without the wait, the events from before the withdrawal would be sent.
  clearTimeout(resumption)
  resumption = setTimeout(resume, stoppedAtMs + UNSENT_MS - performance.now())
}

function resume(): void {
  state = 'running'
  posthog.__loaded = true
  posthog.set_config({ disable_persistence: false })
  posthog.reset(true)
  posthog.capture('$pageview')
}

/** Stops capturing at once, drops unsent events, and removes everything stored. */
export function stopCapture(): void {
  clearTimeout(resumption)
  if (state !== 'running') return
  state = 'stopped'
  stoppedAtMs = performance.now()
  // Also empties posthog-js's stores, and keeps it from writing to them again.
  posthog.set_config({ disable_persistence: true })
  // posthog-js checks this flag before it sends any request, queued and retried ones too.
  posthog.__loaded = false
  removeStorage()
}

function init(projectKey: string): void {
  const { autocapture, historyAutocapture } = AnalyticsExtensions
  posthog.init(projectKey, {
    api_host: '/ingest',
    // Only these extensions: no heat maps, recordings, surveys, flags or toolbar, and nothing that loads them.
    __extensionClasses: { autocapture, historyAutocapture, ...ErrorTrackingExtensions },
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    debug: false,
    // Bots do not press Allow, so everyone who did is counted, including a test's browser.
    opt_out_useragent_filter: true,
    autocapture: true,
    rageclick: RAGE_CLICK,
    capture_pageview: 'history_change',
    capture_pageleave: true,
    capture_exceptions: {
      capture_unhandled_errors: true,
      capture_unhandled_rejections: true,
      capture_console_errors: false,
    },
    capture_performance: false,
    // No cookie: one would travel with every request.
    persistence: 'localStorage',
    // Nobody is ever identified, so no personal profile is created.
    person_profiles: 'identified_only',
    mask_personal_data_properties: true,
    // Otherwise every event would have the campaign's words from the address as properties of their own.
    save_campaign_params: false,
    disable_capture_url_hashes: true,
    disableDeviceModel: true,
    // Uncompressed, so that anyone can check what is sent.
    disable_compression: true,
    before_send: (event) => {
      if (event === null || state !== 'running') return null
      return {
        ...event,
        // Otherwise the host would locate visitors by our server's address.
        properties: { ...maskProperties(event.properties), $geoip_disable: true },
        $set: event.$set && maskProperties(event.$set),
        $set_once: event.$set_once && maskProperties(event.$set_once),
      }
    },
  })
}

/** Passes on a product event with the listed properties only. */
function onProductEvent(event: Event): void {
  if (state !== 'running') return
  const { detail } = event as CustomEvent<ProductEventDetail>
  if (!Object.hasOwn(productEvents, detail.name)) return
  const named = productEvents[detail.name].map((key) => [key, detail[key]])
  posthog.capture(detail.name, Object.fromEntries(named))
}
