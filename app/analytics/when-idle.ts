/** How long the browser may put off what waits for it to be idle. */
const IDLE_MAX_WAIT_MS = 4000

/** What Safari waits instead, which has no idle callback. */
const FALLBACK_WAIT_MS = 1500

/** Calls back once the page has loaded and the browser is idle; what it returns calls that off. */
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
