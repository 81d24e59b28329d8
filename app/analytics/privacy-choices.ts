const OPEN_EVENT = 'privacy-choices'

/** Opens the visitor's privacy choices. */
export function openPrivacyChoices(): void {
  window.dispatchEvent(new Event(OPEN_EVENT))
}

/** Calls back whenever the privacy choices are opened. Returns an unsubscribe function. */
export function onOpenPrivacyChoices(listener: () => void): () => void {
  window.addEventListener(OPEN_EVENT, listener)
  return () => window.removeEventListener(OPEN_EVENT, listener)
}
