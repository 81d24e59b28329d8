import fc from 'fast-check'
import { asForm, asJson, type Body } from './fuzz-bodies.ts'
import { plausible } from './fuzz-endpoints.ts'
import { text } from './fuzz-values.ts'

const SHORT_CHARS = 200
const NAME_CHARS = 60

/** One text that is too long would have a whole call refused. */
const short = text.map((value) => value.slice(0, SHORT_CHARS))

const setup = fc.record(
  {
    // The set-up of another trade than the page's is refused, and without a query that is the plumber's.
    trade: fc.constantFrom('plumber', 'plumber', 'restaurant', 'other'),
    name: short,
    town: short,
    services: fc.array(fc.record({ name: short, minutes: fc.integer({ min: 1, max: 2000 }) }), {
      maxLength: 3,
    }),
    facts: fc.array(fc.record({ question: short, answer: short }), { maxLength: 3 }),
    urgent: fc.record({ words: fc.array(short, { maxLength: 2 }), to: short }),
  },
  { requiredKeys: ['trade'] },
)

const lines = fc.array(
  fc.oneof(short, fc.record({ text: short, setup }, { requiredKeys: ['text'] })),
  {
    maxLength: 6,
  },
)

const call = fc.record({
  setup,
  lines,
  now: fc.constantFrom('2026-11-23T09:12', '2027-03-27T23:30'),
  seed: fc.integer(),
})

const rest = fc.option(fc.record({ lines, answered: fc.array(short, { maxLength: 2 }) }))

const trial = fc.record({
  setup,
  call: fc.option(call),
  isOver: fc.boolean(),
  rest,
  before: fc.option(fc.record({ setup, call, isOver: fc.boolean(), rest })),
  isShared: fc.boolean(),
  wasPosted: fc.boolean(),
})

const trialForm = fc
  .tuple(trial, fc.constantFrom('', ...(plausible.do ?? [])), short)
  .map(([value, form, line]) =>
    asForm([
      ['trial', JSON.stringify(value)],
      ['do', form],
      ['line', line],
    ]),
  )

const message = fc.record(
  { role: fc.constantFrom('user', 'assistant'), content: short, signature: short },
  { requiredKeys: ['role', 'content'] },
)
/** A text as a name that is short enough, and never empty. */
const name = text.map((value) => value.trim().slice(0, NAME_CHARS) || 'x')

const question = fc.record({ role: fc.constant('user'), content: short })
const topic = fc.constantFrom(...(plausible.topic ?? []))

/**
 * Bodies that get past the check of their shape, by the path of their endpoint: the attacks are inside.
 * Written field by field, lists and calls would almost never do that.
 */
export const wholeBodies: Readonly<Record<string, fc.Arbitrary<Body>>> = {
  '/try': trialForm,
  '/try.data': trialForm,
  '/api/chat': fc
    .tuple(fc.array(message, { maxLength: 6 }), question)
    .map(([before, last]) => asJson({ messages: [...before, last] })),
  '/api/chat/rating': fc
    .oneof(
      fc.record({ topic, rating: fc.constantFrom('up', 'down') }),
      fc.record({ topic, question: short }),
    )
    .map(asJson),
  '/api/receptionist': call.map(asJson),
  '/api/receptionist/commands': fc
    .record({
      text: name,
      open: fc.constantFrom(null, 'service'),
      business: name,
      services: fc.array(name, { maxLength: 3 }),
    })
    .map(asJson),
}
