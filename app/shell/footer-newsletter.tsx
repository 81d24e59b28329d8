import { useLocation } from 'react-router'
import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'

/** The newsletter form in the footer, except on pages that have one of their own. */
export function FooterNewsletter() {
  const { pathname } = useLocation()
  if (/^\/(blog|newsletter)(\/|$)/.test(pathname)) return null
  return (
    <section
      aria-labelledby="footer-newsletter"
      className="wrap mb-6 grid grid-cols-1 gap-x-18 gap-y-3 lg:mb-14 lg:grid-cols-2"
    >
      <h2 id="footer-newsletter" className="h3 max-w-[18em] text-white">
        Find out how other small firms handle their phones
      </h2>
      <NewsletterForm box="footer" look="deep" />
    </section>
  )
}
