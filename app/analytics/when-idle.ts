/** How long the browser may postpone an idle callback. */
const IDLE_MAX_WAIT_MS = 4000

/** The delay in Safari, which has no idle callback. */
const FALLBACK_WAIT_MS = 1500

/** Calls back once the page has loaded and the browser is idle. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(run, { timeout: IDLE_MAX_WAIT_MS })
      signal.addEventListener('abort', () => cancelIdleCallback(handle))
    } else {
      const timer = setTimeout(run, FALLBACK_WAIT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal })
  return () => controller.abort()
}
