import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { industries, industryPath } from '#app/site/industries.ts'
import { AnchorLink } from './anchor-link.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { Logo } from './logo.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'

const link =
  'inline-flex min-h-11 min-w-11 items-center hover:text-white hover:underline underline-offset-4 lg:min-h-8.5'

/** The foot of every page. **Shape**: `isAsked` says whether visitors are asked about analytics. */
export function Footer({ isAsked }: { isAsked: boolean }) {
  return (
    <footer className="on-deep bg-deep pb-24 pt-18 text-[0.96875rem] text-sage lg:pb-10">
      <FooterNewsletter />
      <div className="wrap grid grid-cols-2 gap-10 lg:grid-cols-[1.5fr_2fr_1fr_1fr_1fr]">
        <div className="col-span-2 text-white lg:col-span-1">
          <Logo />
          <p className="mt-3 text-sage">{brand.strapline}</p>
          <p className="mt-5">
            <a href={brand.phone.href} className={link}>
              {brand.phone.label}
            </a>
            <br />
            <a href={`mailto:${brand.email}`} className={link}>
              {brand.email}
            </a>
          </p>
        </div>
        <Column title="Industries" wide>
          {industries.map(({ slug, label }) => (
            <li key={slug}>
              <Link to={industryPath(slug)} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title="Product">
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
        </Column>
        <Column title="Company">
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
          {Object.values(brand.social).map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener" className={link}>
                {label}
              </a>
            </li>
          ))}
        </Column>
        <Column title="Legal">
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
            <PrivacyChoices isAsked={isAsked} className={link} />
          </li>
        </Column>
      </div>
      <p className="wrap mt-14 text-[0.875rem]">
        © {brand.legalName}. {brand.persona} is an AI, and says so on every call.
      </p>
    </footer>
  )
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 lg:col-span-1' : ''}>
      <h2 className="mb-2 font-[650] text-white">{title}</h2>
      <ul className={wide ? 'grid grid-cols-2 gap-x-6' : ''}>{children}</ul>
    </div>
  )
}
