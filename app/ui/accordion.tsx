import type { Faq } from '#app/site/faq.ts'
import { Icon } from './icon.tsx'

/**
 * Questions and answers of which one is open at a time. Made of `details`, so it works without
 * JavaScript.
 *
 * **Shape**: `name` must be unique on the page.
 */
export function Accordion({
  name,
  faqs,
  isFirstOpen = false,
  className = '',
}: {
  name: string
  faqs: readonly Faq[]
  isFirstOpen?: boolean
  className?: string
}) {
  return (
    <div className={className}>
      {faqs.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={isFirstOpen && index === 0}
          className="folding group border-t border-line"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 min-h-11 py-2 font-semibold leading-snug sm:py-5 sm:text-lg">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[42em] pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
