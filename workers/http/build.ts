import type { Marks } from './marked-page.ts'

declare const BUILD_ID: string | undefined

const id = typeof BUILD_ID === 'undefined' ? null : BUILD_ID

/**
 * What one build shares: its id, and the marks that stand in a page that is stored or confirmed for
 * what each answer has of its own. Null while developing, when nothing is stored.
 *
 * The marks are random: were they guessable, text that a visitor got into a page could bear one and
 * receive the true nonce.
 */
export const build: { id: string; marks: Marks } | null = id
  ? {
      id: id.slice(0, 12),
      marks: {
        nonce: `nonce-mark-${id}`,
        requestId: `request-mark-${id}`,
        formKey: `form-mark-${id}`,
      },
    }
  : null
