import { minuteOf, parseDay } from '#app/receptionist/engine/calendar.ts'
import { play } from '#app/receptionist/engine/play.ts'
import { trades } from '#app/receptionist/engine/trades/trades.ts'
import type { Call, CallInput, SetupInput, TradeId } from '#app/receptionist/engine/types.ts'
import type { Trial } from '#app/receptionist/page/trial.ts'
import type { Command } from '#app/receptionist/engine/understanding/command.ts'
import type { Context } from '#app/receptionist/engine/understanding/context.ts'
import { understand } from '#app/receptionist/engine/understanding/understand.ts'

/** When the calls of the tests are made: a Monday morning. */
export const NOW = '2026-11-23T09:12'

type Options = { setup?: SetupInput; now?: string; seed?: number }

/** Plays a call with the set-up of its trade. */
export function played(input: CallInput): Call {
  return play(input, trades[input.setup.trade])
}

/** The call of a trial on `/try`, or null before it begins. */
export function callIn({ call }: Trial): Call | null {
  return call && played(call)
}

/** Plays a call to a plumber; an empty line is silence. */
export function callOf(lines: readonly string[], options: Options = {}): Call {
  const { setup = { trade: 'plumber' }, now = NOW, seed = 7 } = options
  return played({
    setup,
    lines: lines.map((text) => ({ text, by: text === '' ? 'silence' : 'typed' })),
    now,
    seed,
  })
}

/** What a line means in a booking of some service, with `more` of the call's state. */
export function hear(text: string, more: Partial<Context>, trade: TradeId = 'plumber'): Command[] {
  const { setup, synonyms, isVisit, hasParty } = trades[trade]
  const context: Context = {
    open: 'service',
    setup,
    synonyms,
    isVisit,
    hasParty,
    today: parseDay(NOW.slice(0, 10)),
    minuteNow: minuteOf(NOW.slice(11)),
    askedDay: null,
    minute: null,
    party: null,
    name: null,
    phone: null,
    postcode: null,
    phonePart: null,
    service: null,
    inMind: null,
    listed: [],
    offered: [],
    isBooking: true,
    isMessage: false,
    isForOwner: false,
    hasService: true,
    isInvited: false,
    before: '',
    recent: '',
    topic: null,
    isDoubted: false,
    isUrgent: false,
    danger: null,
    feared: null,
    notes: null,
  }
  return understand({ text, by: 'typed' }, { ...context, ...more })
}

/** What Ava said after each line; the first is her greeting. */
export function repliesOf({ turns }: Call): string[] {
  const replies = ['']
  for (const turn of turns) {
    if (turn.who === 'caller') replies.push('')
    else replies[replies.length - 1] = turn.text
  }
  return replies
}

/** What Ava said last. */
export function lastReply(call: Call): string {
  return repliesOf(call).at(-1) ?? ''
}

/** The lines that lead to the question for the name. */
export const TO_NAME = ["I'd like a boiler service", 'Tuesday at 3:30 pm'] as const
/** The lines that lead to the read-back of the number. */
export const TO_READ_BACK = [...TO_NAME, "It's Dave Smith", '07700 900123'] as const
/** The lines that lead to the read-back of the booking. */
export const TO_CONFIRM = [...TO_READ_BACK, 'Yes', 'LS6 1AB'] as const

/** Calls to a restaurant. */
export const RESTAURANT = { setup: { trade: 'restaurant' } } as const
/** Calls to a letting agent. */
export const LETTINGS = { setup: { trade: 'property-manager' } } as const
/** Calls to a dog groomer who named the trade and the services. */
export const GROOMER = {
  setup: {
    trade: 'other',
    services: [
      { name: 'Full groom', pricePence: 4500, minutes: 60, isBookable: true },
      { name: 'Nail trim', pricePence: 1000, minutes: 15, isBookable: true },
    ],
    facts: [{ question: 'Do you groom cats?', answer: 'No, only dogs.' }],
  },
} as const

const SENTENCES = [
  'could somebody come and look at the boiler on Thursday after ten',
  'it makes a noise when the heating comes on',
  'my husband is at work until half past five',
  'how much would it be if it needs a new part',
  'we are at the end of Mill Lane by the church',
]

/** Sixty everyday lines of 500 characters. Lines made to be slow are compared with them. */
export const LONG_LINES = Array.from({ length: 60 }, (_, i) =>
  Array.from({ length: 12 }, (_, j) => SENTENCES[(i + j * (1 + (i % 4))) % SENTENCES.length])
    .join(', ')
    .slice(0, 500),
)
