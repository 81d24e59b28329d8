const CHANNEL = 'google-sign-in'

/** How a sign-in in the pop-up has ended. **Shape**: `error` is null when it succeeded. */
export type GoogleEnd = { error: string | null }

/**
 * Tells the page that has opened the pop-up how it ended.
 *
 * Not by `opener`: a provider's own opener policy cuts that tie, this channel stays.
 */
export function announceEnd(end: GoogleEnd): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(end)
  channel.close()
}

/** Hears how a pop-up ends; gives the function that stops listening. */
export function hearEnd(listener: (end: GoogleEnd) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<GoogleEnd>) => listener(event.data))
  return () => channel.close()
}
