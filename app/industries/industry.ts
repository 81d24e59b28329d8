import type { Claimed } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import type { IndustrySlug } from '#app/site/industries.ts'
import type { IconName } from '#app/ui/icon.tsx'

/**
 * The content of one industry page. The statistics are in `#app/site/claims`, the call in
 * `app/example-calls/calls/<slug>.json`.
 */
export type Industry = {
  slug: IndustrySlug
  meta: { title: string; description: string; keywords: readonly string[] }
  hero: { title: string; lead: string }
  call: {
    /** The text above the player: why this call is worth hearing. */
    title: string
    text: string
    /** Three short facts that the receptionist noted in this call. */
    notes: readonly { text: string; urgent?: boolean }[]
    /** The question with which 'Ask Ava about this' opens the chat. */
    ask: string
  }
  features: {
    title: string
    /** `id` is the card's name in the chat's table, `ask` the question that it answers there. */
    items: readonly ({
      id: string
      icon: IconName
      title: string
      ask?: string
      description: string
    } & Claimed)[]
  }
  day: {
    title: string
    moments: readonly { time: string; caller: string; outcome: string }[]
  }
  closing: { title: string; text: string }
  faqs?: readonly Faq[]
}
