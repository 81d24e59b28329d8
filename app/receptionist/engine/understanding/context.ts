import type { Day } from '../calendar.ts'
import type { Open, Setup } from '../types.ts'
import type { Topic } from './command.ts'
import type { Synonyms } from './services.ts'

/** What the call has come to: the same words mean other things after other questions. */
export type Context = {
  open: Open | null
  setup: Setup
  synonyms: Synonyms
  hasParty: boolean
  today: Day
  askedDay: Day | null
  phone: string | null
  isBooking: boolean
  isMessage: boolean
  hasService: boolean
  /** What the line before asked: "and a filling?" asks the same of something else. */
  topic: Topic | null
  isEmergency: boolean
}

/** Questions that days and times are answers to. */
export const ASKS_WHEN: readonly (Open | null)[] = ['when', 'date', 'time', 'slot', 'change']

/** Questions at which a day, time or service is told only if the line wishes for one. */
export const ASKS_OTHERWISE: readonly (Open | null)[] = [
  'name',
  'phone',
  'phone-confirm',
  'postcode',
  'about',
  'party',
]

/** Questions that yes and no answer. */
export const YES_NO: readonly (Open | null)[] = [
  'slot',
  'phone-confirm',
  'confirm',
  'take-message',
  null,
]
