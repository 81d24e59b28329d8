import { useState, type ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { IconText } from '#app/ui/icon-text.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  CrmFragment,
  ScreenFragment,
  SummaryFragment,
  TransferFragment,
} from './feature-fragments.tsx'
import type { Feature } from './feature-list.ts'

const looks = { plain: '', amber: 'border-[#f3e3bb] bg-amber-soft' } as const

/** The features with a picture of the product. */
const pictures: { [Icon in IconName]?: { image: ReactNode; look?: keyof typeof looks } } = {
  'message-square-text': { image: <SummaryFragment /> },
  ban: { image: <ScreenFragment />, look: 'amber' },
  'phone-forwarded': { image: <TransferFragment /> },
  plug: { image: <CrmFragment /> },
}

/** The eight features. On phones the descriptions are hidden until a button is pressed. */
export function Features({ features }: { features: readonly Feature[] }) {
  const isHydrated = useHydrated()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section id="features" aria-labelledby="features-title" className="band">
      <div className="wrap">
        <h2 id="features-title" className="h2">
          What {brand.persona} does on every call
        </h2>
        <ul
          id="feature-list"
          className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2.5 md:grid-cols-2 md:gap-4.5 lg:mt-12 xl:grid-cols-4"
        >
          {features.map(({ icon, title, description }) => {
            const { image, look = 'plain' } = pictures[icon] ?? {}
            return (
              <li
                key={title}
                className={`card p-3.5 md:p-6.5 ${looks[look]} ${image ? 'md:col-span-2 md:grid md:items-center md:gap-5.5 md:grid-cols-[minmax(0,1fr)_minmax(0,232px)]' : ''}`}
              >
                <IconText
                  icon={icon}
                  title={title}
                  description={description}
                  descriptionClassName={isWhole ? '' : 'max-md:hidden noscript:block'}
                />
                {image && <div className="max-md:hidden">{image}</div>}
              </li>
            )
          })}
        </ul>
        <button
          type="button"
          disabled={!isHydrated}
          aria-expanded={isWhole}
          aria-controls="feature-list"
          onClick={() => setIsWhole(!isWhole)}
          className="mt-3 min-h-11 cursor-pointer font-semibold text-evergreen hover:underline disabled:opacity-60 md:hidden noscript:hidden"
        >
          {isWhole ? 'Show less' : 'What each one does'}
        </button>
      </div>
    </section>
  )
}
