import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { britishDate } from '#app/ui/dates.ts'

/** One section of a legal page. **Shape**: `id` is its anchor. */
export type LegalSection = { id: string; title: string; body: ReactNode }

/**
 * What a legal page says.
 *
 * **Shape**: `changedOn` is an ISO date; `short` holds the gist, for those who read no further.
 */
export type LegalText = {
  title: string
  changedOn: string
  lead: string
  short: readonly string[]
  sections: readonly LegalSection[]
}

/** A legal page: the gist first, then the sections, with a list of links to them. */
export function LegalPage({ title, changedOn, lead, short, sections }: LegalText) {
  return (
    <article>
      <header className="wrap pb-16 pt-7 lg:pt-14">
        <h1 className="h1">{title}</h1>
        <p className="lead mt-6 max-w-[34em]">{lead}</p>
        <p className="mt-4 text-muted">
          Last updated <time dateTime={changedOn}>{britishDate.format(new Date(changedOn))}</time>
        </p>
        <ul className="mt-10 grid gap-4.5 md:grid-cols-3">
          {short.map((point) => (
            <li key={point} className="card p-6.5 font-display text-xl font-[660] leading-snug">
              {point}
            </li>
          ))}
        </ul>
      </header>
      <div className="bg-white py-16 lg:py-24">
        <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[320px_1fr]">
          <nav aria-labelledby="on-this-page">
            <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">
              <p id="on-this-page" className="font-[650]">
                On this page
              </p>
              <ol className="mt-2">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-evergreen hover:underline lg:min-h-9.5"
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
          <div className="grid max-w-[42em] gap-12">
            {sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`} className="h3">
                  {section.title}
                </h2>
                <div className="mt-3 grid gap-3">{section.body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  )
}

/** A list of short points inside a section. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5.5">{children}</ul>
}

/** The firm's phone, email and postal address in a sentence. */
export function WhereToReachUs() {
  const { street, locality, postalCode } = brand.address
  return (
    <>
      {brand.legalName}, {street}, {locality} {postalCode}. Phone{' '}
      <LegalLink href={brand.phone.href}>{brand.phone.label}</LegalLink>, email{' '}
      <LegalLink href={`mailto:${brand.email}`}>{brand.email}</LegalLink>.
    </>
  )
}

/** A link in running text that leads off the page. */
export function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link">
      {children}
    </a>
  )
}

/** A link in running text to another page of the site. */
export function InternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  )
}
