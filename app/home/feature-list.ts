import { findClaim, type Claimed } from '#app/site/claims.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** One thing that happens on a call. */
export type Feature = { icon: IconName; title: string; description: string } & Claimed

/** The eight things that happen on a call. */
export const features: readonly Feature[] = [
  {
    icon: 'i-lucide-message-square-text',
    title: 'Summaries where you already look',
    description:
      'Who rang, what they want, what happens next. Summary, transcript and recording by email or SMS.',
  },
  {
    icon: 'i-lucide-user-round',
    title: 'Takes the details',
    description: 'Name, number, postcode, reason. Spelled back, so it is right.',
  },
  {
    icon: 'i-lucide-languages',
    title: `${findClaim('languages')?.figure} languages`,
    description: 'English, Spanish and the rest, in the same call.',
    claim: 'languages',
  },
  {
    icon: 'i-lucide-calendar-check',
    title: 'Texts a booking link',
    description: 'Callers pick a time while they still have the phone in their hand.',
  },
  {
    icon: 'i-lucide-list-checks',
    title: 'Answers what people always ask',
    description: 'Opening hours, prices, parking, whether you cover their street. From your words.',
  },
  {
    icon: 'i-lucide-ban',
    title: 'Hangs up on spam',
    description:
      'Robocalls and sales calls are detected and ended. They reach neither you nor your bill.',
  },
  {
    icon: 'i-lucide-phone-forwarded',
    title: 'Puts callers through',
    description:
      'To a person or a department, by rules that you set. If nobody picks up, she takes over again.',
  },
  {
    icon: 'i-lucide-plug',
    title: 'Fills in your other tools',
    description:
      'Call details go to your CRM, calendar and chat through an automation connector, without retyping.',
  },
]
