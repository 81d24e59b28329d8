import type { ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { IconText } from '#app/ui/icon-text.tsx'
import {
  CrmFragment,
  ScreenFragment,
  SummaryFragment,
  TransferFragment,
} from './feature-fragments.tsx'
import type { Feature } from './feature-list.ts'

const looks = { plain: '', amber: 'border-[#f3e3bb] bg-amber-soft' } as const

/** Those that are shown with a piece of the product. */
const pictures: { [Icon in IconName]?: { image: ReactNode; look?: keyof typeof looks } } = {
  'i-lucide-message-square-text': { image: <SummaryFragment /> },
  'i-lucide-ban': { image: <ScreenFragment />, look: 'amber' },
  'i-lucide-phone-forwarded': { image: <TransferFragment /> },
  'i-lucide-plug': { image: <CrmFragment /> },
}

/** The eight things that happen on a call. */
export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <section id="features" aria-labelledby="features-title" className="band">
      <div className="wrap">
        <h2 id="features-title" className="h2">
          What {brand.persona} does on every call
        </h2>
        <ul className="mt-8 grid gap-4.5 md:grid-cols-2 lg:mt-14 xl:grid-cols-4">
          {features.map(({ icon, title, description }) => {
            const { image, look = 'plain' } = pictures[icon] ?? {}
            return (
              <li
                key={title}
                className={`card p-6.5 ${looks[look]} ${image ? 'grid items-center gap-5.5 sm:grid-cols-[1fr_minmax(0,232px)] md:col-span-2' : ''}`}
              >
                <IconText icon={icon} title={title} description={description} />
                {image}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
