import { IconText } from '#app/ui/icon-text.tsx'
import type { Industry } from './industry.ts'

/** The six things that matter in this trade. */
export function IndustryFeatures({ features: { title, items } }: Pick<Industry, 'features'>) {
  return (
    <section aria-labelledby="features-title" className="band">
      <div className="wrap">
        <h2 id="features-title" className="h2">
          {title}
        </h2>
        <ul className="mt-8 grid gap-4.5 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {items.map((item) => (
            <li key={item.title} className="card p-6.5">
              <IconText {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
