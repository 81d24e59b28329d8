const CHANNEL = 'google-sign-in'

/** The result of signing in in the pop-up. **Shape**: `error` is null if it succeeded. */
export type GoogleEnd = { error: string | null }

/**
 * Sends the result to the page that opened the pop-up.
 *
 * `opener` isn't used, because a provider's opener policy can clear it.
 */
export function announceEnd(end: GoogleEnd): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(end)
  channel.close()
}

/** Listens for the result of a pop-up. Returns a function that stops listening. */
export function hearEnd(listener: (end: GoogleEnd) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<GoogleEnd>) => listener(event.data))
  return () => channel.close()
}
