import { brand } from '#app/site/brand.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** Stands in for the booking form while the diary can't be read. */
export function Unavailable() {
  return (
    <div className="card px-6 py-10 sm:px-10">
      <p className="h3">We can’t show our free times</p>
      <p className="mt-2 max-w-[34em] text-muted">
        Our diary isn’t available at the moment. Try again in a minute, or ring us and we’ll find a
        time together.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/welcome" className={buttonClass({})}>
          Try again
        </a>
        <a href={brand.phone.href} className={buttonClass({ look: 'outline' })}>
          Ring {brand.phone.label}
        </a>
      </div>
    </div>
  )
}
