import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'

const way =
  'inline-flex min-h-8 items-center font-[650] text-evergreen underline-offset-4 hover:underline [@media(pointer:coarse)]:min-h-11'

/** The ways to a person, each one tap away. */
export function TalkToAPerson() {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      Talk to a person:
      <a href={brand.phone.href} className={way}>
        {brand.phone.label}
      </a>
      <a href={`mailto:${brand.email}`} className={way}>
        Email us
      </a>
      <Link to="/welcome" className={way}>
        Book a call
      </Link>
    </p>
  )
}
