import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'

const [starter] = plans

/** A card of the carousel; its picture is in `carousel-images.tsx`. */
export type CarouselCard = { title: string; description: string }

/** The four cards of the carousel, in the specification's order. */
export const carouselCards: readonly CarouselCard[] = [
  {
    title: 'Personalized Call Handling',
    description: `${brand.persona} greets callers with your name, knows your prices and your patch, and asks the questions you’d have asked.`,
  },
  {
    title: 'Anytime Anywhere',
    description: `Up a ladder, in court, asleep or on another line: ${brand.persona} answers, and a minute later the summary is on your phone.`,
  },
  {
    title: 'Costs That Feel Good',
    description: `Start free with ${starter.includedCallCount} calls a month. After that you pay for the calls ${brand.persona} takes, but never for spam.`,
  },
  {
    title: 'Grows With You',
    description:
      'From one van to four branches, you can add people, rules and numbers to transfer calls to. Seats are free, and you can change plan as you grow.',
  },
]
