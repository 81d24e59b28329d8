import { isoDate, isoTime, type Day } from './calendar.ts'
import type { Clock, Slot } from './diary.ts'
import type { Trade } from './trades/trade.ts'
import type { Card, Field, Open, Sentence, Service, Setup, Turn } from './types.ts'
import { hasKind, type Command, type Danger, type Topic } from './understanding/command.ts'
import { withOwnNames } from './understanding/services/own-names.ts'
import { plain } from './understanding/text/text.ts'
import type { Span } from './understanding/when/day-parts.ts'

/** What Ava is doing: nothing yet, booking, or taking a message. */
export type Flow = 'none' | 'booking' | 'message'

/** A time that the caller has refused, and the hour wanted instead of it. **Units**: minutes. */
type Declined = Slot & { instead?: number | undefined }

/** A call in progress. Only the flows and repairs change it, one line at a time. */
export type State = {
  setup: Setup
  /** The trade as it comes, whose preset a changed set-up is completed with. */
  readonly preset: Trade
  /** The trade with the owner's own names for its services. */
  trade: Trade
  clock: Clock
  readonly turns: Turn[]
  readonly card: Card
  readonly from: Partial<Record<Field, number>>
  flow: Flow
  open: Open | null
  /** The caller's line that is being answered, from 0; -1 before the first. */
  line: number
  text: string
  /** The same in plain form. */
  plainText: string
  /** The last few lines in plain form, the present one included. */
  heard: readonly string[]
  /** The caller's line before it. */
  before: string
  commands: readonly Command[]
  asked: { day: Day | null; minute: number | null }
  /** Whether the requested day was named as a weekday, which a later week keeps. */
  isWeekday: boolean
  /** The first and last day that suit, if the caller named no exact day. */
  days: readonly [Day, Day] | null
  /** The part of the day that suits, if the caller named no exact time. */
  span: Span | null
  /** The line that named that part of the day, and how she says it back. */
  partOfDay: { line: number; said: string; isOfDay: boolean } | null
  /** Days that the caller refused, which she does not offer. */
  not: Day[]
  /** Whether any free time will do. */
  wantsAny: boolean
  /** The offers that wait for the caller's choice. */
  offered: Slot[]
  /** Times that the caller refused, which she does not offer again. */
  declined: Declined[]
  /** The time that the caller and Ava have settled on. */
  slot: Slot | null
  /** The time settled on last, which "just keep the nine" goes back to. */
  kept: Slot | null
  /** What was booked, as she said it. */
  bookedWhat: string
  /** Questions that the caller refused to answer, or could not in three attempts. */
  skipped: Set<Open>
  isUrgent: boolean
  /** Has said that they ring for help. */
  isRinging: boolean
  /** The danger that the caller spoke of last, unless it was a mistake. */
  danger: Danger | null
  /** The danger that the caller took back as a mistake. */
  mistaken: Danger | null
  /** What stood before the danger, and stands again if that was a mistake. */
  beforeDanger: BeforeDanger | null
  /** Whether help is coming to a caller in danger. */
  isHelped: boolean
  /** Whether the caller was put through to the owner, and is waiting. */
  isPutThrough: boolean
  /** Whether only the owner can help, as with a complaint or an existing booking. */
  isForOwner: boolean
  /** Whether the caller complains, so that days, times and people are of the past. */
  isComplaint: boolean
  /** The outcome of a message that was taken before a booking was begun. */
  taken: 'message' | 'urgent' | null
  /** Whether she owes an answer that only the owner has, and the caller has not done without it. */
  isOwed: boolean
  /** Whether the caller asked what "it" costs before she knew which service it is. */
  isPriceOwed: boolean
  /** Whether the caller has said that they want no day yet, so that none is taken from what they ask. */
  isOnlyAsking: boolean
  /** Whether the caller has refused the call that she offered last. */
  isCallRefused: boolean
  /** The person whom the caller asked for, if not the one who rings everybody back. */
  person: string | null
  /** Whether the caller wants more than one booking, so that she says once that she books one at a time. */
  isOneSaid: boolean
  /** Whether she has said that she is sorry for the caller's loss. */
  isSorry: boolean
  /** The number that the caller denied at the read-back; "it ends 123" keeps part of it. */
  deniedPhone: string | null
  /** The digits of a number that was given only in part. */
  phonePart: string | null
  /** The names of the services that she listed last. */
  listed: readonly string[]
  /** The service whose price or length the caller last asked for. */
  topic: string | null
  /** How many lines have failed to answer the open question. */
  misses: number
  /** Silences in a row. */
  silences: number
  /** Lines in a row that moved the call no further, questions included. */
  idle: number
  /** How often she has listed the services for a booking. */
  listCount: number
  /** Abusive lines in this call. */
  abuses: number
  /** Questions that she has answered from the set-up in this call. */
  answers: number
  /** Whether she has addressed the caller by name. */
  isNameUsed: boolean
  /** Whether the booking goes under somebody else's name, which the caller's own does not replace. */
  isUnderOther: boolean
  /** Lines whose questions she has answered, in case the call becomes a message about them. */
  readonly enquiries: string[]
  ended: boolean
  /** The lines at which the caller went on after she had rung off. */
  readonly reopened: number[]
  /** How often she has said each sentence. */
  readonly said: Map<string, number>
  /** The sentences of the reply being built, and the question that ends it. */
  reply: Sentence[]
  question: Sentence | null
  /** Whether every wording of a sentence she needs has been used up. */
  isStuck: boolean
}

/** What a danger puts aside. */
export type BeforeDanger = Pick<State, 'flow' | 'open' | 'slot' | 'isUrgent'> &
  Pick<Card, 'booked' | 'outcome' | 'urgency'> & { bookedFrom: number | undefined }

/** The state of a call before the greeting. */
export function startState(trade: Trade, clock: Clock): State {
  return {
    setup: clock.setup,
    preset: trade,
    trade: withOwnNames(trade, clock.setup.services),
    clock,
    turns: [],
    card: {
      name: null,
      phone: null,
      isPhoneConfirmed: false,
      service: null,
      wants: null,
      asked: { date: null, time: null },
      booked: null,
      postcode: null,
      party: null,
      urgency: 'normal',
      outcome: null,
    },
    from: {},
    flow: 'none',
    open: 'service',
    line: -1,
    text: '',
    plainText: '',
    heard: [],
    before: '',
    commands: [],
    asked: { day: null, minute: null },
    isWeekday: false,
    days: null,
    span: null,
    partOfDay: null,
    not: [],
    wantsAny: false,
    offered: [],
    declined: [],
    slot: null,
    kept: null,
    bookedWhat: '',
    skipped: new Set(),
    isUrgent: false,
    isRinging: false,
    danger: null,
    mistaken: null,
    beforeDanger: null,
    isHelped: false,
    isPutThrough: false,
    isForOwner: false,
    isComplaint: false,
    taken: null,
    isOwed: false,
    isPriceOwed: false,
    isOnlyAsking: false,
    isCallRefused: false,
    person: null,
    isOneSaid: false,
    isSorry: false,
    deniedPhone: null,
    phonePart: null,
    listed: [],
    topic: null,
    misses: 0,
    silences: 0,
    idle: 0,
    abuses: 0,
    listCount: 0,
    answers: 0,
    isNameUsed: false,
    isUnderOther: false,
    enquiries: [],
    ended: false,
    reopened: [],
    said: new Map(),
    reply: [],
    question: null,
    isStuck: false,
  }
}

/** Whether the current line has any of these commands. */
export function has({ commands }: State, ...kinds: Command['kind'][]): boolean {
  return hasKind(commands, ...kinds)
}

/** Whether the current line asks about one of these topics. */
export const asksAbout = ({ commands }: State, ...topics: readonly Topic[]) =>
  commands.some((one) => one.kind === 'ask' && topics.includes(one.topic))

/** Hears the current line as if it had no commands of these kinds. */
export function ignore(state: State, ...kinds: readonly Command['kind'][]): void {
  state.commands = state.commands.filter(({ kind }) => !kinds.includes(kind))
}

/** Hears the current line as if it asked nothing about these topics. */
export function ignoreAsks(state: State, ...topics: readonly Topic[]): void {
  state.commands = state.commands.filter((one) => one.kind !== 'ask' || !topics.includes(one.topic))
}

/** What the note for the owner tells so far, in plain form. */
export const notesOf = ({ card }: Pick<State, 'card'>) => plain(card.wants ?? '')

/** Sets a field of the card and the line that it came from. */
export function fill<
  Key extends 'name' | 'phone' | 'service' | 'wants' | 'postcode' | 'party' | 'urgency' | 'outcome',
>(state: State, key: Key, value: Card[Key]): void {
  state.card[key] = value
  if (value === null) delete state.from[key]
  else state.from[key] = state.line
}

/** Keeps that the caller's number is right. */
export function confirmPhone({ card, from, line }: State): void {
  card.isPhoneConfirmed = true
  from.confirmed = line
}

/** Keeps the requested day and time, free or not. */
export function fillAsked(
  state: State,
  { day, minute }: { day?: Day | null; minute?: number | null },
): void {
  if (day !== undefined) {
    state.asked.day = day
    state.card.asked.date = day === null ? null : isoDate(day)
    keepSource(state, 'date', day !== null)
  }
  if (minute !== undefined) {
    state.asked.minute = minute
    state.card.asked.time = minute === null ? null : isoTime(minute)
    keepSource(state, 'time', minute !== null)
  }
}

function keepSource(state: State, field: Field, isThere: boolean): void {
  if (isThere) state.from[field] = state.line
  else delete state.from[field]
}

/** The service that the card names. */
export function serviceOf({ card, setup }: State): Service | null {
  return setup.services.find(({ name }) => name === card.service) ?? null
}
