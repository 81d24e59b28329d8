import { standing } from '#app/site/claims.ts'
import { FaqSection } from '#app/ui/faq-section.tsx'
import { homeFaqs } from './faqs.ts'

/** The home page's questions and answers. */
export function HomeFaq() {
  return (
    <FaqSection
      title="Questions owners ask first"
      subtitle="Not here? Write to us, or ring in office hours: a person answers."
      faqs={standing(homeFaqs)}
    />
  )
}
