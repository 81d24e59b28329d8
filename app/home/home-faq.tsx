import type { Faq } from '#app/site/faq.ts'
import { FaqSection } from '#app/ui/faq-section.tsx'

/** The home page's questions and answers. */
export function HomeFaq({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <FaqSection
      title="Frequently asked questions"
      subtitle="Can’t find your question? Email us, or ring in office hours to speak to a person."
      faqs={faqs}
    />
  )
}
