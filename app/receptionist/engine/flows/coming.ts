import { isOpenAt, type Slot, spanOf } from '../diary.ts'
import { sayTime } from '../speech/format.ts'
import { mention, unsay } from '../speech/say.ts'
import { fillAsked, type State } from '../state.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { findWhen } from '../understanding/when/when.ts'
import { findReach } from '../visits.ts'
import { sayIfShutAt } from './asked-time.ts'
import { isComingNow, sayShutNow } from './hours.ts'
import { isOfMessage } from './message-notes.ts'

/** Means to come, or to collect or bring something. "I've to collect the kids at three" is elsewhere. */
const COMES_AT = pattern`
  \b(?:can|could|may|shall|should) (?:i|we) (?:just |still |then )*(?:come|collect|pick|drop|pop|bring|fetch|nip|call in)\b
  |\bto (?:collect|pick up)(?= (?:(?:it|them) )?(?:at|for|about|around|from|on|today|tonight|tomorrow|this)\b)
  |\b(?:i|we)(?:'ll| will|'d like to| want to) (?:come|collect|pop)(?: (?:it|them|that|down|in|over|round|up))* (?:at|about|around|for)\b
`

const HALF_DAY = 12 * 60

/** When the caller means to come, or null if the line names no hour. */
function whenComing({ plainText, setup, clock: { now }, asked }: State): Slot | null {
  const start = plainText.search(COMES_AT)
  if (start < 0) return null
  const [said = ''] = plainText.slice(start).split(/[.?!;]/)
  const about = { setup, today: now.day, asked: asked.day ?? now.day, isAnswer: false }
  const when = findWhen(said, about)
  if (when?.minute === undefined) return null
  const { day = about.asked, minute } = when
  const isOver = day === now.day && minute < now.minute && minute < HALF_DAY
  return { day, minute: minute + (isOver ? HALF_DAY : 0) }
}

/**
 * Puts on the card when the caller of a message means to come, and says so if the firm is shut then. Beside an
 * urgent one she says whether it is open now, and promises nobody. Returns whether she says anything.
 */
export function sayIfOpen(state: State): boolean {
  const { setup, trade, clock, isUrgent } = state
  if (!isOfMessage(state) && !isUrgent) return false
  const slot = findReach(setup, trade) === 'all' ? null : whenComing(state)
  if (slot) fillAsked(state, slot)
  if (slot ? !sayIfShutAt(state, slot) : !sayShutNow(state)) {
    const [, until] = spanOf(setup, clock.now.day) ?? []
    const isToday = slot ? slot.day === clock.now.day : isComingNow(state)
    if (!isUrgent || !isToday || until === undefined || !isOpenAt(setup, clock.now)) return false
    mention(state, 'open-now', { until: sayTime(until) }, { kind: 'hours' })
  }
  unsay(state, 'unknown-later')
  return true
}
