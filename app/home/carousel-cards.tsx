import type { ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import { BillFragment, DiaryFragment, LinesFragment, RingFragment } from './fragments.tsx'

const [starter] = plans

/** A reason to like it, with the piece of the product that shows it. */
export type CarouselCard = { title: string; description: string; image: ReactNode }

/** The four cards of the carousel, in the specification's order. */
export const carouselCards: readonly CarouselCard[] = [
  {
    title: 'Personalized Call Handling',
    description: `${brand.persona} greets callers with your name, knows your prices and your patch, and asks the questions you would have asked.`,
    image: <DiaryFragment />,
  },
  {
    title: 'Anytime Anywhere',
    description:
      'Up a ladder, in court, asleep or on another line: the phone is answered, and what was said is on yours a minute later.',
    image: <RingFragment />,
  },
  {
    title: 'Costs That Feel Good',
    description: `Start free with ${starter.includedCallCount} calls a month. After that you pay for the calls ${brand.persona} takes, and spam is not one of them.`,
    image: <BillFragment />,
  },
  {
    title: 'Grows With You',
    description:
      'One van or four branches: add people, rules and numbers to transfer to. Seats cost nothing, and plans change when you do.',
    image: <LinesFragment />,
  },
]
