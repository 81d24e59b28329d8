import { JsonLdScript } from '#app/seo/json-ld-script.tsx'
import { faqPage } from '#app/seo/json-ld.ts'
import type { Faq } from '#app/site/faq.ts'
import { Icon } from './icon.tsx'

/** Questions of which one at a time is open; the browser's own `details` does it, script or not. */
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
      <div className="wrap grid gap-x-18 gap-y-8 lg:grid-cols-[400px_1fr]">
        <div>
          <h2 id="faq-title" className="h2">
            {title}
          </h2>
          <p className="lead mt-4">{subtitle}</p>
        </div>
        <div>
          {faqs.map(({ question, answer }, index) => (
            <details
              key={question}
              name="faq"
              open={index === 0}
              className="group border-t border-line"
            >
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-5 text-lg font-semibold">
                {question}
                <Icon
                  name="i-lucide-chevron-down"
                  className="size-5 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[42em] pb-6 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLdScript node={faqPage(faqs)} />
    </section>
  )
}
