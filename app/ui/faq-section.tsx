import { JsonLdScript } from '#app/seo/json-ld-script.tsx'
import { faqPage } from '#app/seo/json-ld.ts'
import type { Faq } from '#app/site/faq.ts'
import { Accordion } from './accordion.tsx'

/** A page's questions and answers, and the structured data that repeats them. */
export function FaqSection({
  title,
  subtitle,
  faqs,
}: {
  title: string
  subtitle: string
  faqs: readonly Faq[]
}) {
  return (
    <section id="faq" aria-labelledby="faq-title" className="band">
      <div className="wrap grid grid-cols-1 gap-x-18 gap-y-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div>
          <h2 id="faq-title" className="h2">
            {title}
          </h2>
          <p className="lead mt-3 lg:mt-4">{subtitle}</p>
        </div>
        <Accordion name="faq" faqs={faqs} isFirstOpen />
      </div>
      <JsonLdScript node={faqPage(faqs)} />
    </section>
  )
}
