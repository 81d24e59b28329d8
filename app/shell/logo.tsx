import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'

/** The logo, which links to the home page. React preloads its image in the head, unless it is `lazy`. */
export function Logo({ loading }: { loading?: 'lazy' }) {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-2xl font-[660] tracking-[-0.02em]"
    >
      <img src="/logo.svg" alt="" width="34" height="34" loading={loading} />
      {brand.name}
    </Link>
  )
}
