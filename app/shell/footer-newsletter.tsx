import { useLocation } from 'react-router'
import { NewsletterForm } from '#app/ui/newsletter-form.tsx'

/** The newsletter in the foot of every page that does not offer it in its own body. */
export function FooterNewsletter() {
  const { pathname } = useLocation()
  if (/^\/(blog|newsletter)(\/|$)/.test(pathname)) return null
  return (
    <section
      aria-labelledby="footer-newsletter"
      className="wrap mb-14 grid gap-x-18 gap-y-5 lg:grid-cols-2"
    >
      <h2 id="footer-newsletter" className="h3 max-w-[18em] text-white">
        Find out how other small firms handle their phones
      </h2>
      <NewsletterForm box="footer" look="deep" />
    </section>
  )
}
