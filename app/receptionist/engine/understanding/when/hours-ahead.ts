import { isoTime } from '../../calendar.ts'
import { booking } from '../../limits.ts'
import type { Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'

/** A length of time from now: "in about half an hour", "in 20 minutes' time". */
const AHEAD = pattern`
  \bin (?:about |around |roughly |like |maybe |say )?(?:
    (half an hour)|(an hour and a half)|(?:an?|1) hour|(\d{1,2}) (min(?:ute)?s?|hours?)
  )(?:'s?)?(?: time| from now)?\b
`
/** Says when the caller would come to a table: not "you shut in an hour", "ring me in half an hour". */
const COMES = pattern`
  \b(?:tables?|book\w*|seats?|space|room|squeeze|fit|get in|of us|people|come|coming|be (?:there|with you|down|in))\b
`
const NOT_COMING =
  /\b(?:ring|call|phone|text|back|shut|shuts|close|closes|late|leave|leaving|out)\b/

/** A line to a restaurant in which "in half an hour" is today at that time; a caller can't come sooner. */
export function withHoursAhead(text: string, { hasParty, minuteNow }: Context): string {
  if (!hasParty || !COMES.test(text) || NOT_COMING.test(text)) return text
  const line = withDigits(text)
  const [said, half, more, count, unit = ''] = AHEAD.exec(line) ?? []
  if (said === undefined) return text
  const length = half ? 30 : more ? 90 : Number(count ?? 1) * (unit.startsWith('m') ? 1 : 60)
  const { gridMinutes } = booking
  const minute = Math.ceil((minuteNow + length) / gridMinutes) * gridMinutes
  return minute < 24 * 60 ? line.replace(said, `today at ${isoTime(minute)}`) : text
}
