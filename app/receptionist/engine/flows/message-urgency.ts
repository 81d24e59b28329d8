import type { Day } from '../calendar.ts'
import type { State } from '../state.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'
import { findDates } from '../understanding/when/dates.ts'

/** Changes what is booked, or says that the caller is late for it. */
export const CHANGES = pattern`
  \b(?:
    cancel\w*|chang\w+|mov(?:e|ed|ing)|shift\w*|push\w*(?: it)? back|make it|rearrang\w+|re-?schedul\w+|swap|instead
    |(?:can't|cannot|won't|not going to) (?:make|come|be)
    |not coming|held up|delayed|stuck
    |late(?! (?:with|paying|on|payment)\b)
  )\b
`
/** Speaks of the next hours: "tonight", "I'm running late". */
const IS_SOON = pattern`
  \b(?:
    today|tonight|this (?:morning|afternoon|evening)
    |in (?:an hour|half an hour|\d+ min\w*)
    |(?:running|(?:going to|gonna|might|may|will|i'll|we'll|he'll|she'll|they'll) be)[^.?!]{0,24} late(?! (?:with|paying|on)\b)
    |stuck (?:in|on|behind) (?:the |an? )?(?:traffic|tailback|jam|queue|motorway|ring road|bypass|lorry|tractor|train|bus|[am]\d)
    |(?:i'm|i am|we're|we are|he's|she's) (?:just |still )?(?:stuck (?:in|on|behind)|held up|delayed)
  )\b
`

/** Gives the firm until tonight: "if I don't hear today I'm ringing environmental health". */
const OR_ELSE = pattern`
  \bif (?:i|we) (?:don't|do not) hear\b[^.?!]{0,20}\b(?:today|tonight)\b
  |\b(?:today|tonight) or (?:else\b|(?:i|we)(?:'m|'re|'ll| am| are| will)(?: be)? (?:
    going (?:to (?:the|my|another|court|social|trading|environmental)|elsewhere|somewhere else)
    |(?:tak|report|cancel|post|writ|tell|mov)\w*
    |(?:ring|call|phon|gett?)(?:ing)? (?:the|another|some(?:one|body) else|trading|environmental|a solicitor)
  ))
`

/** When the caller would like to be rung. */
const RING_SOON =
  /\b(?:ring|call|phone|text|hear|speak|back)\w*\b[^.?!]{0,24}\b(?:today|tonight|this (?:morning|afternoon|evening))\b/g

/** What a court or a bailiff has set, which does not wait. */
const HEARING =
  /\b(?:hearings?(?! (?:tests?|aids?)\b)|tribunal|eviction|(?<!\b(?:tennis|squash|badminton|earls) )court(?! (?:road|rd|street|lane|close|house)\b)(?=(?:'s| is)? (?:date|case|on|at|this|next|tomorrow|\w+day)\b))/
const IS_PAST = /\b(?:was|were|had|went|adjourned|lost|won|last)\b/
const HEARING_SOON_DAYS = 3
/** Goes on about what was told before: "it's this Friday". */
const IS_OF_IT = /\b(?:it|that)(?:'s| is)\b/

/** Whether the caller has a hearing within a few days. A later sentence may tell its day: "it's this Friday". */
function hasHearingSoon(said: string, today: Day): boolean {
  const sentences = said.split(/ \/ |[.?!;] /)
  return sentences.some((sentence, i) => {
    if (!HEARING.test(sentence) || IS_PAST.test(sentence)) return false
    const own = findDates(sentence, today).dates
    const later = sentences.slice(i + 1).filter((one) => IS_OF_IT.test(one))
    const dates = own.length > 0 ? own : later.flatMap((one) => findDates(one, today).dates)
    return dates.some(
      ({ value: { from, to } }) =>
        from === to && from >= today && from - today <= HEARING_SOON_DAYS,
    )
  })
}

/**
 * Whether a message cannot wait: it changes a booking of today, says who is late, gives the firm until tonight, or
 * tells of a hearing within a few days.
 */
export function cannotWait({ card, clock, isComplaint }: State): boolean {
  const said = plain(card.wants ?? '')
  const told = said.replace(RING_SOON, ' ')
  return (
    OR_ELSE.test(said) ||
    hasHearingSoon(said, clock.now.day) ||
    (!isComplaint && CHANGES.test(told) && IS_SOON.test(told))
  )
}
