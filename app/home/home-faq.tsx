import type { Faq } from '#app/site/faq.ts'
import { FaqSection } from '#app/ui/faq-section.tsx'

/** The home page's questions and answers. */
export function HomeFaq({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <FaqSection
      title="Questions owners ask first"
      subtitle="Not here? Write to us, or ring in office hours: a person answers."
      faqs={faqs}
    />
  )
}
