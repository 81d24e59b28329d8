import type { State } from '../state.ts'
import { serviceOf } from '../state.ts'
import { namedServices } from '../understanding/services/services.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { plain } from '../understanding/text/text.ts'
import { sayFact } from './answer-fact.ts'

const AHEAD = /\b(\d+) (hour|day|week)s? (?:before|ahead|earlier|in advance)\b/
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7 }
/** Speaks of what is due for other reasons than the service itself. */
const OF_ELSE = /\b(?:cancel\w*|refund\w*|deposit|notice|change|move|rearrange|book\w*)\b/

/** Says the fact by which something is due before the service, if the time taken is too soon for it: a patch test. */
export function sayDueBefore(state: State): void {
  const { slot, clock, setup, trade } = state
  const service = serviceOf(state)
  if (slot === null || service === null) return
  const index = setup.facts.findIndex(({ question, answer }) => {
    const [, count, unit = ''] = AHEAD.exec(withDigits(plain(answer))) ?? []
    const isTooSoon = Number(count) * (DAYS[unit] ?? 0) > slot.day - clock.now.day
    const fact = plain(`${question} ${answer}`)
    return (
      isTooSoon &&
      !OF_ELSE.test(fact) &&
      namedServices(fact, setup.services, trade.synonyms).includes(service)
    )
  })
  if (index >= 0) sayFact(state, index)
}
