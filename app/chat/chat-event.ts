/** What happens in the chat that is worth counting; never what was typed. */
export type ChatEvent =
  | { name: 'chat_opened' }
  | { name: 'chat_question' }
  | { name: 'chat_feedback'; rating: 'up' | 'down' }

/**
 * Tells whoever listens on `window` for `larkline:event`; nobody need.
 *
 * **Shape**: a `CustomEvent` whose `detail` is the event.
 */
export function announce(event: ChatEvent): void {
  window.dispatchEvent(new CustomEvent<ChatEvent>('larkline:event', { detail: event }))
}
