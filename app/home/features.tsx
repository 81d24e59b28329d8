import type { ReactNode } from 'react'
import { findClaim, standing, type Claimed } from '#app/site/claims.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { IconText } from '#app/ui/icon-text.tsx'
import { brand } from '#app/site/brand.ts'
import {
  CrmFragment,
  ScreenFragment,
  SummaryFragment,
  TransferFragment,
} from './feature-fragments.tsx'

type Feature = {
  icon: IconName
  title: string
  description: string
  image?: ReactNode
  look?: keyof typeof looks
} & Claimed

const looks = { plain: '', amber: 'border-[#f3e3bb] bg-amber-soft' } as const

const features: readonly Feature[] = [
  {
    icon: 'message',
    title: 'Summaries where you already look',
    description:
      'Who rang, what they want, what happens next. Summary, transcript and recording by email or SMS.',
    image: <SummaryFragment />,
  },
  {
    icon: 'user',
    title: 'Takes the details',
    description: 'Name, number, postcode, reason. Spelled back, so it is right.',
  },
  {
    icon: 'languages',
    title: `${findClaim('languages')?.figure} languages`,
    description: 'English, Spanish and the rest, in the same call.',
    claim: 'languages',
  },
  {
    icon: 'calendar-check',
    title: 'Texts a booking link',
    description: 'Callers pick a time while they still have the phone in their hand.',
  },
  {
    icon: 'list',
    title: 'Answers what people always ask',
    description: 'Opening hours, prices, parking, whether you cover their street. From your words.',
  },
  {
    icon: 'ban',
    title: 'Hangs up on spam',
    description:
      'Robocalls and sales calls are detected and ended. They reach neither you nor your bill.',
    image: <ScreenFragment />,
    look: 'amber',
  },
  {
    icon: 'phone-forwarded',
    title: 'Puts callers through',
    description:
      'To a person or a department, by rules that you set. If nobody picks up, she takes over again.',
    image: <TransferFragment />,
  },
  {
    icon: 'plug',
    title: 'Fills in your other tools',
    description:
      'Call details go to your CRM, calendar and chat through an automation connector, without retyping.',
    image: <CrmFragment />,
  },
]

/** The eight things that happen on a call. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="band">
      <div className="wrap">
        <h2 id="features-title" className="h2">
          What {brand.persona} does on every call
        </h2>
        <ul className="mt-8 grid gap-4.5 md:grid-cols-2 lg:mt-14 xl:grid-cols-4">
          {standing(features).map(({ icon, title, description, image, look = 'plain' }) => (
            <li
              key={title}
              className={`card p-6.5 ${looks[look]} ${image ? 'grid items-center gap-5.5 sm:grid-cols-[1fr_minmax(0,232px)] md:col-span-2' : ''}`}
            >
              <IconText icon={icon} title={title} description={description} />
              {image}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
