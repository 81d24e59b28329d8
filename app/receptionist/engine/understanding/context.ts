import type { Day } from '../calendar.ts'
import type { Slot } from '../diary.ts'
import type { Open, Setup } from '../types.ts'
import type { Danger, Topic } from './command.ts'
import type { Synonyms } from './services/said-words.ts'

/** What the meaning of a line depends on: the same words mean different things after different questions. */
export type Context = {
  open: Open | null
  setup: Setup
  synonyms: Synonyms
  isVisit: boolean
  hasParty: boolean
  today: Day
  /** The minute of the day at which the caller speaks. */
  minuteNow: number
  askedDay: Day | null
  /** The time settled on, or else asked for. */
  minute: number | null
  /** The size of the party so far. */
  party: number | null
  /** The caller's name so far. */
  name: string | null
  phone: string | null
  postcode: string | null
  /** The digits so far of a number that is given in pieces. */
  phonePart: string | null
  isBooking: boolean
  isMessage: boolean
  /** Whether only the owner can help, as with a complaint. */
  isForOwner: boolean
  hasService: boolean
  /** The name of the service being booked or asked about. */
  service: string | null
  /** The service that the caller asked about last. */
  inMind: string | null
  /** The names of the services that she listed last. */
  listed: readonly string[]
  /** The times that she offers. */
  offered: readonly Slot[]
  /** Whether she has just asked "Would you like to book, or is there something else?" */
  isInvited: boolean
  /** The caller's line before, in plain form: what "how do I do that?" is about. */
  before: string
  /** The last few lines before, in plain form. */
  recent: string
  /** The question of the line before: "and a filling?" repeats it for another service. */
  topic: Topic | null
  /** Whether she has just said that the caller may have the wrong number. */
  isDoubted: boolean
  isUrgent: boolean
  /** The danger that the caller is in, until they say that they are safe. */
  danger: Danger | null
  /** The danger that the caller spoke of and has not taken back as a mistake. */
  feared: Danger | null
  /** What she has noted for the owner. */
  notes: string | null
}

/** Questions that a day or time answers. */
export const ASKS_WHEN: readonly (Open | null)[] = ['when', 'date', 'time', 'slot', 'change']

/** At these questions a day, time or service counts only if the line asks for it. */
export const ASKS_OTHERWISE: readonly (Open | null)[] = [
  'name',
  'phone',
  'phone-confirm',
  'postcode',
  'about',
  'party',
]

/** Questions that are answered with yes or no. */
export const YES_NO: readonly (Open | null)[] = [
  'slot',
  'phone-confirm',
  'confirm',
  'take-message',
  null,
]
