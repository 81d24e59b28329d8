import type { ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const big =
  'inline-block py-2 font-display text-xl font-[660] text-evergreen underline-offset-4 hover:underline'

/** The three ways to reach the firm. */
export function Reach() {
  const { street, locality, postalCode } = brand.address
  const [mailbox, host] = brand.email.split('@')
  return (
    <section
      aria-labelledby="reach"
      className="on-deep overflow-hidden rounded-stage bg-deep -mx-2 p-2 pt-8 text-white sm:mx-0 sm:p-8.5"
    >
      <h2 id="reach" className="h3 px-2">
        Three ways to reach us
      </h2>
      <ul className="float mt-5 px-4 text-ink sm:px-5">
        <Way icon="phone" title="Ring">
          <a href={brand.phone.href} className={big}>
            {brand.phone.label}
          </a>
          <p className="text-muted">
            A person answers in office hours and {brand.persona} at all other times. She’ll tell you
            that she’s an AI.
          </p>
        </Way>
        <Way icon="mail" title="Email us">
          <a href={`mailto:${brand.email}`} className={big}>
            {mailbox}@<wbr />
            {host}
          </a>
          <p className="text-muted">
            The founders read it. You’ll hear back within one working day.
          </p>
        </Way>
        <Way icon="map-pin" title="Post">
          <address className="py-1.5 not-italic">
            <b className="font-display text-xl font-[660]">{brand.legalName}</b>
            <br />
            {street}
            <br />
            {locality} {postalCode}
          </address>
        </Way>
      </ul>
    </section>
  )
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4.5 border-t border-line py-5 first:border-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-mist text-evergreen">
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="min-w-0">
        <h3 className="sr-only">{title}</h3>
        {children}
      </div>
    </li>
  )
}
