import type { Marks } from './page-cache.ts'

declare const BUILD_ID: string | undefined

const id = typeof BUILD_ID === 'undefined' ? null : BUILD_ID

/**
 * The build's id, and the placeholders in a stored page. Null in development, where no page is
 * stored.
 *
 * The placeholders are random: if they could be guessed, a visitor could get one into a page's
 * text, and it would be replaced by the real nonce.
 */
export const build: { id: string; marks: Marks } | null = id
  ? { id: id.slice(0, 12), marks: { nonce: `nonce-mark-${id}`, requestId: `request-mark-${id}` } }
  : null
