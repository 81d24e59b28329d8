import fc from 'fast-check'
import type { Trade } from '#app/receptionist/engine/trades/trade.ts'
import { trades } from '#app/receptionist/engine/trades/trades.ts'
import type { Setup, Source, Turn } from '#app/receptionist/engine/types.ts'
import { replay, say } from '#app/receptionist/page/replay.ts'
import { newTrial, save, start } from '#app/receptionist/page/trial.ts'
import { callIn, NOW } from './call.ts'

/** A visitor's correction: the call before it, what is changed, and the sources that this can change. */
export type Correction = {
  trade: Trade
  lines: readonly string[]
  seed: number
  change: Change
}

type Change = {
  name: string
  change: (setup: Setup) => Partial<Setup>
  kinds: readonly Source['kind'][]
}

const changes: readonly Change[] = [
  {
    name: 'prices',
    change: ({ services }) => ({
      services: services.map((one) => ({ ...one, pricePence: (one.pricePence ?? 0) + 1250 })),
    }),
    kinds: ['price'],
  },
  {
    name: 'answers',
    change: ({ facts }) => ({
      facts: facts.map(({ question }, i) => ({ question, answer: `As ever, number ${i + 1}.` })),
    }),
    kinds: ['fact'],
  },
  {
    name: 'hours',
    change: () => ({
      hours: [null, ['11:00', '15:00'], null, ['07:00', '20:00'], null, null, null],
    }),
    kinds: ['hours', 'diary'],
  },
  {
    name: 'what can be booked',
    change: ({ services }) => ({
      services: services.map((one, i) => (i === 0 ? { ...one, isBookable: !one.isBookable } : one)),
    }),
    kinds: ['service', 'diary'],
  },
  {
    name: 'lengths',
    change: ({ services }) => ({ services: services.map((one) => ({ ...one, minutes: 600 })) }),
    kinds: ['service', 'diary', 'hours'],
  },
  {
    name: 'urgent calls',
    change: () => ({
      urgent: { words: ['burst pipe', 'no power', 'leak'], does: 'next-slot', to: 'Sam' },
    }),
    kinds: ['urgent', 'diary'],
  },
  {
    name: 'area',
    change: () => ({ area: { outward: ['ZE1'], towns: ['Lerwick'] } }),
    kinds: ['area'],
  },
]

const lines = [
  'I’d like to book a boiler service on Tuesday at 3', 'How much is it?', 'How much is a tap repair?', 'Are you open on Saturday?',
  'Are you Gas Safe registered?', 'Do you charge for a quote?', 'I have a burst pipe', 'It’s Dave Hughes', '07700 900123', 'yes', 'no',
  'LS6 1AB', 'The first one, please', 'Thursday, any time after two', 'Do you cover Leeds?', 'Do you take dogs?', 'a person, please',
  'What do you do?', 'How long does a boiler service take?', 'the second one', 'No, that’s all', 'Actually, cancel that',
] // prettier-ignore

/** Any correction of any call to a plumber or an electrician. */
export const correction: fc.Arbitrary<Correction> = fc.record({
  trade: fc.constantFrom(trades.plumber, trades.electrician),
  lines: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 }),
  seed: fc.nat(1000),
  change: fc.constantFrom(...changes),
})

/**
 * Replays a corrected call, and returns what is wrong or null. In the first turn that changed, a
 * sentence before or after the change must have what was corrected as its source.
 */
export function findFault({ trade, lines: said, seed, change }: Correction): string | null {
  const started = start(newTrial(trade), { now: NOW, seed })
  const before = said.reduce((trial, line) => say(trial, line, trade), started)
  const setup = { ...trade.setup, ...change.change(trade.setup) }
  const after = replay(save(before, setup), trade)
  const [old, now] = [before, after].map((trial) => callIn(trial)?.turns ?? [])
  if (!old || !now) return 'there is no call'
  const first = now.findIndex((turn, i) => wordsOf(turn) !== wordsOf(old[i]))
  if (first < 0) return null
  const kinds = [old[first], now[first]].flatMap(kindsOf)
  if (kinds.some((kind) => change.kinds.includes(kind))) return null
  return `${change.name} changed turn ${first}: “${old[first]?.text}” became “${now[first]?.text}”`
}

function kindsOf(turn: Turn | undefined): Source['kind'][] {
  return turn?.who === 'receptionist' ? turn.sentences.map(({ source }) => source.kind) : []
}

/** A turn as text, without whether a caller's line was understood. */
function wordsOf(turn: Turn | undefined): string {
  return JSON.stringify(turn?.who === 'receptionist' ? turn : turn?.text)
}
