const OURS = /^(ph_|__ph_|posthog)/

/** Removes everything that posthog-js keeps in this browser. */
export function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name]
      for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key)
    } catch {
      // Storage is blocked, so there is nothing in it.
    }
  }
}
