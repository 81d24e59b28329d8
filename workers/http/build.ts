import type { Marks } from './page-cache.ts'

declare const BUILD_ID: string | undefined

const id = typeof BUILD_ID === 'undefined' ? null : BUILD_ID

/**
 * The build's id, and the placeholders that stand in a stored page. Null while developing, when
 * nothing is stored.
 *
 * The placeholders are random: if they could be guessed, text that a visitor gets into a page could
 * hold one and be given the real nonce.
 */
export const build: { id: string; marks: Marks } | null = id
  ? { id: id.slice(0, 12), marks: { nonce: `nonce-mark-${id}`, requestId: `request-mark-${id}` } }
  : null
