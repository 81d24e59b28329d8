import { brand } from '#app/site/brand.ts'
import { figureOf, type Claimed } from '#app/site/claims.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** Something the receptionist does on a call. */
export type Feature = { icon: IconName; title: string; description: string } & Claimed

/** The eight features, in the order they are shown. */
export const features: readonly Feature[] = [
  {
    icon: 'message-square-text',
    title: 'Summaries by email or text',
    description:
      'Who rang, what they want, what happens next. Summary, transcript and recording by email or SMS.',
  },
  {
    icon: 'user-round',
    title: 'Takes the details',
    description:
      'Name, number, postcode and reason for calling, read back to make sure they’re right.',
  },
  {
    icon: 'languages',
    title: `${figureOf('languages')} languages`,
    description: 'English, Spanish and many more, even in the same call.',
    claim: 'languages',
  },
  {
    icon: 'calendar-check',
    title: 'Texts a booking link',
    description: 'Callers pick a time while they still have the phone in their hand.',
  },
  {
    icon: 'list-checks',
    title: 'Answers common questions',
    description:
      'Opening hours, prices, parking and whether you cover their area, all in your words.',
  },
  {
    icon: 'ban',
    title: 'Hangs up on spam',
    description: `${brand.persona} detects and ends robocalls and sales calls. They don’t reach you and you don’t pay for them.`,
  },
  {
    icon: 'phone-forwarded',
    title: 'Puts callers through',
    description:
      'To a person or department, following rules you set. If nobody picks up, she takes over again.',
  },
  {
    icon: 'plug',
    title: 'Updates your other tools',
    description:
      'An automation connector sends call details to your CRM, calendar and chat, so you don’t have to retype them.',
  },
]
