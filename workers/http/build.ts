import type { PageIds } from './page-cache.ts'

declare const BUILD_ID: string | undefined

const id = typeof BUILD_ID === 'undefined' ? null : BUILD_ID

/**
 * The build's id, and the placeholders in a stored page. Null in development, where no page is
 * stored.
 *
 * The placeholders are random: if they could be guessed, a visitor could get one into a page's
 * text, and it would be replaced by the real nonce.
 */
export const build: { id: string; placeholders: PageIds } | null = id
  ? {
      id: id.slice(0, 12),
      placeholders: { nonce: `nonce-placeholder-${id}`, requestId: `request-placeholder-${id}` },
    }
  : null
