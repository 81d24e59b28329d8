import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { industries, industryPath } from '#app/site/industries.ts'
import { TRY_PATH } from '#app/site/navigation.ts'
import { AnchorLink } from './anchor-link.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { Logo } from './logo.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'

const link =
  'inline-flex min-h-11 min-w-11 items-center leading-tight [overflow-wrap:anywhere] hover:text-white hover:underline underline-offset-4 lg:min-h-8.5 lg:whitespace-nowrap'

/** The footer of every page. **Shape**: with `hasAnalytics`, visitors are asked about analytics. */
export function Footer({ hasAnalytics }: { hasAnalytics: boolean }) {
  return (
    <footer className="on-deep bg-deep pb-20 pt-10 text-[0.96875rem] text-sage lg:pb-10 lg:pt-18">
      <FooterNewsletter />
      <div className="wrap grid grid-cols-6 gap-x-4 gap-y-4 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-8">
        <div className="col-span-6 lg:col-span-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-white lg:block">
            <Logo loading="lazy" />
            <p className="text-sage lg:mt-3">{brand.strapline}</p>
          </div>
          <p className="flex flex-wrap gap-x-6 text-white lg:mt-5 lg:grid">
            <a href={brand.phone.href} className={link}>
              {brand.phone.label}
            </a>
            <a href={`mailto:${brand.email}`} className={link}>
              {brand.email}
            </a>
          </p>
        </div>
        <Column title="Industries" className="col-span-6" listClassName="grid grid-cols-2 gap-x-8">
          {industries.map(({ slug, label }) => (
            <li key={slug}>
              <Link to={industryPath(slug)} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title="Product" className="col-span-2">
          <li>
            <AnchorLink anchor="features" className={link}>
              Features
            </AnchorLink>
          </li>
          <li>
            <AnchorLink anchor="pricing" className={link}>
              Pricing
            </AnchorLink>
          </li>
          <li>
            <Link to="/blog" className={link}>
              Blog
            </Link>
          </li>
          <li>
            <Link to={TRY_PATH} className={link}>
              Try a call
            </Link>
          </li>
        </Column>
        <Column title="Company" className="col-span-2">
          <li>
            <AnchorLink anchor="about" className={link}>
              About
            </AnchorLink>
          </li>
          <li>
            <Link to="/contact" className={link}>
              Contact
            </Link>
          </li>
        </Column>
        <Column title="Legal" className="col-span-2">
          <li>
            <Link to="/terms" className={link}>
              Terms
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={link}>
              Privacy
            </Link>
          </li>
          <li>
            <PrivacyChoices hasAnalytics={hasAnalytics} className={link} />
          </li>
        </Column>
      </div>
      <div className="wrap mt-2 flex flex-wrap items-center gap-x-10 text-[0.875rem] lg:mt-10">
        <ul aria-label="Social networks" className="-mx-4.5 flex flex-wrap lg:order-last">
          {Object.values(brand.social).map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener" className={`${link} px-4.5`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p>
          © {brand.legalName}. {brand.persona} is an AI and tells every caller so.
        </p>
      </div>
    </footer>
  )
}

function Column({
  title,
  className,
  listClassName = '',
  children,
}: {
  title: string
  className: string
  listClassName?: string
  children: ReactNode
}) {
  return (
    <div className={`${className} lg:col-span-1`}>
      <h2 className="font-[650] text-white lg:mb-2">{title}</h2>
      <ul className={listClassName}>{children}</ul>
    </div>
  )
}
