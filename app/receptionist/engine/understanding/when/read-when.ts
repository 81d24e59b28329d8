import type { Day } from '../../calendar.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { mondayOf } from './date-arithmetic.ts'
import { dayOfOld, isOfOwner, withNewHour, withoutOldTime } from './old-times.ts'
import { withBareHour, withLaterHours, withOfferedHour } from './replaced-hours.ts'
import { findWhen, type When } from './when.ts'

/** The day and time in a line, as the question, the offers and an old booking make them; or null. */
export function readWhen(text: string, context: Context): When | null {
  const { open, setup, today, askedDay, offered } = context
  const isAnswer = ASKS_WHEN.includes(open) && !isOfPrice(text)
  // "Five's too early, go on then, seven'll do"
  const own = text.replace(/\bgo on(?: then)?, (?=\w)/g, '')
  // "That Tuesday": she does not know of which week.
  const other = isOfOwner(context) ? withNewHour(withoutOldTime(own, context), context) : own
  const given = isOfOwner(context) && askedDay === null ? other.replace(THAT_DAY, ' ') : other
  const timed = withBareHour(withLaterHours(given), context).replace(
    /\b(morning|lunch ?time|dinner ?time|tea ?time|afternoon|evening) one\b(?! ?(?:o ?'?clock|-?ish|thirty|fifteen|forty|\d))/,
    '$1',
  )
  const line = open === 'slot' ? withOfferedHour(timed, offered) : timed
  const old = dayOfOld(context)
  const when = findWhen(line, { setup, today, asked: askedDay ?? old, isAnswer })
  return when && old !== null ? fromOldDay(when, askedDay ?? old, old, line) : when
}

/** "The same time the following week" counts from the booking, whether or not the line names its day again. */
function fromOldDay(when: When, asked: Day, old: Day, line: string): When {
  const { shiftDays, ...rest } = when
  // "I'm away the week after" asks for none of its days.
  if (asked !== old || !WEEK_AFTER.test(line) || AWAY.test(line)) return when
  const isOld = when.day !== undefined && (when.day - old) % 7 === 0
  const isSame = shiftDays === 7 && SAME.test(line)
  if (isOld || (isSame && when.day === undefined)) return { ...rest, day: old + 7 }
  // "Any chance of the week after, mornings are best" names no day of it.
  const monday = mondayOf(old) + 7
  return shiftDays === 7 && when.day === undefined ? { ...rest, days: [monday, monday + 6] } : when
}

/** Wants the weekday or the hour that the booking has. */
const SAME = /\bsame (?:(?:sort|kind) of )?(?:time|day|slot|again)\b/

/** Turns that week down. */
const AWAY =
  /\b(?:away|holiday|busy|can't|cannot|not|no good|off)\b[^.?!;,]*\b(?:following week|week after)\b/

/** Wants the week after that of the booking. */
const WEEK_AFTER = /\b(?:following week|week after)\b(?! (?:next|that|new|christmas|easter))/

/** A weekday that was spoken of before. */
const THAT_DAY = /\bthat (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g
