import { Link } from 'react-router'
import { industries, industryPath } from '#app/site/industries.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The trades whose pages can be read today. */
export function FinishedPages() {
  return (
    <section aria-labelledby="finished" className="band bg-mist">
      <div className="wrap">
        <h2 id="finished" className="h2">
          Pages you can read today
        </h2>
        <p className="lead mt-4">
          Each has an example call. One of them may be close to what you do.
        </p>
        <ul className="mt-8 grid gap-4.5 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {industries.map(({ slug, label }) => (
            <li key={slug}>
              <Link
                to={industryPath(slug)}
                prefetch="intent"
                className="card flex min-h-13 items-center justify-between gap-3 p-5 font-[650] hover:text-evergreen hover:underline underline-offset-4"
              >
                {label}
                <Icon name="arrow-right" className="size-5 text-evergreen" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
