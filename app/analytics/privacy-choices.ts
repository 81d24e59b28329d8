const OPEN_EVENT = 'privacy-choices'

/** Asks for the visitor's privacy choices to be shown. */
export function openPrivacyChoices(): void {
  window.dispatchEvent(new Event(OPEN_EVENT))
}

/** Calls back whenever the privacy choices are asked for. Returns an unsubscribe function. */
export function onOpenPrivacyChoices(listener: () => void): () => void {
  window.addEventListener(OPEN_EVENT, listener)
  return () => window.removeEventListener(OPEN_EVENT, listener)
}
