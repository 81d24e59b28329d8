import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'

/** "She finishes at four", "he gets in about six": times after it suit. */
const ENDS_AT = pattern`
  \b(?:
    finish(?:es|ed)?
    |gets? (?:off|in|home|back|out)
    |(?:knocks?|clocks?) off
    |(?:'s|'m|'re|is|am|are) (?:off|back|home|done|finished|out of (?:school|work))
  )(?: (?:work|school|college|from (?:work|school)))?(?: at| by| about| around)+ $
`

/** What leaves or starts without the firm. */
const LEAVES = '(?:train|bus|coach|flight|plane|ferry|shift)'

/** "I've to be out by twelve", "I start at nine", "I'm due at work half ten", "my train's at two": times before it suit. */
const STARTS_AT = pattern`
  (?:'m|'re|'s|\b(?:am|are|is)) due (?:back )?(?:at|in|on) (?:(?:my|the|an?|our|his|her) )?(?!(?:at|by|for|half|quarter|noon|midday|about|around|today|tomorrow|yours|\w+day)\b)[a-z]+(?:'s)?(?: (?:by|at|for|before))? $
  |\b(?:(?:my|our|his|her|the) ${LEAVES}(?:'s| is| leaves| goes| starts)|(?:got|have|'ve|catch(?:ing)?) (?:an?|my|our|the) ${LEAVES}) (?:at|for) $
  |\b(?:
    (?:have|'ve|has|'s|need|needs|got|gotta|must)(?: got)?(?: to)?(?: be)? (?:
      out|gone|away|off|at work|back|leave|leaving|going|get off
    )
    |leaves|(?:i|he|she|they) leave
    |(?:pick|collect|fetch)(?:e?s|ing)?(?: (?!it|up\b)[\w']+){1,3}(?: up)?(?: from (?:school|nursery|work))?
    |(?:i|he|she|they) starts?(?: work)?
  )(?: \w+)? (?:by|at|for|before) $
`

const LEADING = pattern`
  ^(?:
    at|around|about|by|till?|until|between|before|after|from|past|for
    |(?:earlier|later|sooner) than
  ) (?:around |about )?
`

/** What limits the time after it; "not before ten" is ten or later. */
const LIMIT = pattern`
  (?:\b(no|(?:not|nothing|never|nobody|no one|cannot|\w+n't(?! (?:you|we)\b))(?:'s)?(?: \w+){0,2}) )?\b(
    before|until|till?|by the latest
    |between [^,.?!]{1,24} and
    |(?:earlier|sooner|later) than
    |after|from|past|between|since
  )(?: about| around)? $
`

const TILL = /\b(?:until|till?)(?: (?:about|around|gone|nearly|just|at least|after|past))* $/

const TAKEN = pattern`
  \b(?:
    work\w*|teach\w*|busy|school|nursery|college|uni|out|away|meetings?|on site|on shift|wait
    |leave it|hold off|tied up|look(?:s|ing)? after|mind(?:s|ing)|with (?:me|us)
    |(?:got|have|has|'ve|'s) (?:the|my|our|his|her) (?:kids?|child\w*|bairns?|grand\w+|little ones?|bab(?:y|ies)|toddler)
    |(?:got|have|has|'ve) (?:[a-z]+ ){1,4}(?:here|in|round)
    |(?:the|my|our) [a-z]+(?:'s| is| are) (?:here|in|round)
  )\b
`

const SUITS = pattern`
  \b(?:
    free|available|any ?time|open|can|could|from|between|here|around
    |(?:'m|'re|'s|am|are|is|be)(?: only| just| always)? in (?:un)?till?
  )\b
`

const BUSY = /\b(?:i'm|i am|he's|she's|we're|they're|we are|not|nothing|never|\w+n't|can't)\b/

const clauseOf = (text: string) => text.split(/[.?!;,]/).at(-1) ?? ''

/** Whether a line that goes on to say until when speaks of what keeps the caller busy. */
export function isKeptBusy(before: string): boolean {
  const clause = clauseOf(before)
  if (TAKEN.test(clause) || /\b(?:not|nothing|nobody|never|\w+n't)\b/.test(clause)) return true
  return !SUITS.test(clause) && BUSY.test(clause)
}

/** Whether a plain line says until when somebody is busy: "I'm at work till two". */
export const keepsBusy = (text: string) =>
  [...text.matchAll(/\b(?:until|till?|while)\b/g)].some(({ index }) =>
    isKeptBusy(text.slice(0, index)),
  )

/** Whether a line that goes on to say until when speaks of the times that suit. */
export const isFreeUntil = (before: string) => SUITS.test(clauseOf(before))

/** How a time limits those that suit. **Shape**: `isAway` of somebody who is elsewhere by then. */
export type Bound = { bound?: 'from' | 'to'; isAway?: true }

/** The start or end of the times that suit: "after three", "before noon". */
export function boundOf(text: string, start: number, end: number): Bound {
  const said = text.slice(start, end)
  const longer = text.slice(Math.max(0, start - 48), start) + (LEADING.exec(said)?.[0] ?? '')
  // "She's at school till half three" leaves the time after it.
  if (ENDS_AT.test(longer) || (TILL.test(longer) && isKeptBusy(longer))) return { bound: 'from' }
  // "My shift's at ten till two" begins and ends.
  if (STARTS_AT.test(longer) && !/^ ?(?:to|till?|until|-) ?/.test(text.slice(end)))
    return { bound: 'to', isAway: true }
  // "Twelve to two"
  if (/^ ?(?:to|till?|-) ?\d/.test(text.slice(end))) return { bound: 'from' }
  if (/\d[^ ]{0,6}(?: ?[ap]m)? ?(?:to|till?|-) ?$/.test(longer)) return { bound: 'to' }
  const [limit = '', not, way] = LIMIT.exec(longer) ?? []
  // "You've nothing before nine?" asks for something before it.
  const isAsked = /^[^.!;?]*\?/.test(text.slice(end)) && !/^not?\b/.test(limit)
  const isNot = not !== undefined && !isAsked
  if (way)
    return { bound: /^(?:before|un|til|earl|soon|by)| and$/.test(way) === !isNot ? 'to' : 'from' }
  if (/\b(?:onwards?|or (?:later|after))\b(?! \d)/.test(text.slice(end, end + 12)))
    return { bound: 'from' }
  if (/\bor (?:earlier|before)\b(?! \d)/.test(text.slice(end, end + 12))) return { bound: 'to' }
  return {}
}

const CLOCK =
  "(?:(?:half(?: past)?|quarter (?:past|to)) )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| ?o'?clock)?|noon)"
/** Has to leave at an hour, and wants something before it: "I've to go out at 2, can someone come before then?" */
const BEFORE_LEAVING = new RegExp(
  `\\b((?:(?:i|we)(?:'ve| have)?(?: got)? to|(?:i|we) need to|(?:i|we)(?:'ve)? gotta|i'm|i am|we're) (?:(?:go|going|leave|leaving|be|set|setting|get|getting|nip|nipping|pop|popping)(?: (?:out|off|away|gone))?|out|off)) (?:at|by|about|around|for) (${CLOCK})\\b([^?!]{0,80}?\\b(?:before|by)) (?:then|that)\\b`,
)

const NAMES_DAY = /\b(?:\w+day|tomorrow|tonight|week|\d{1,2}(?:st|nd|rd|th))\b/

/** A plain line in which "before then" names the hour; of a caller who leaves then, and names no day, it is today's. */
export function withHourOfLeaving(text: string, hasDay: boolean): string {
  if (!/\b(?:before|by) (?:then|that)\b/.test(text)) return text
  const timed = withDigits(text)
  if (timed.search(BEFORE_LEAVING) < 0) return text
  return timed.replace(
    BEFORE_LEAVING,
    (said, leaves: string, hour: string, wish: string, at: number, line: string) =>
      `${leaves}${wish} ${hour}${hasDay || NAMES_DAY.test(line.slice(0, at) + said) ? '' : ' today'}`,
  )
}
