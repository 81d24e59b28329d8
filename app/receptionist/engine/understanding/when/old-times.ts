import type { Day } from '../../calendar.ts'
import type { Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import { findDates } from './dates.ts'
import { findWhen, type When } from './when.ts'

/** "Move it to Friday, same time": the time that the booking has, from the line or from those before it. */
export function withOldTime(when: When, line: string, { notes, setup, today }: Context): When {
  if (!when.isSameTime || when.minute !== undefined) return when
  for (const said of [
    line,
    ...plain(notes ?? '')
      .split(' / ')
      .toReversed(),
  ]) {
    const minute = findWhen(said, { setup, today, asked: null, isAnswer: false })?.minute
    if (minute !== undefined) return { ...when, minute }
  }
  return when
}

/** When the booking is that the owner is to move: "it's Thursday 2pm, can we do Tuesday instead?" */
const WHEN_IT_IS =
  /\b(?:it's|it is|it was|mine's|i'm (?:booked|down)(?: in)?(?: for)?) [^,.?!;]{3,40}[,.;] (?:but |and |so )*(?![^.?!]*\b(?:same|usual) time)(?=(?:can|could) (?:we|i|you|it) [^.?!]*\b(?:instead|move|change|swap)|(?:can|could) (?:we|i|you|it) (?:move|change|swap|make (?:it|that)|be (?:on|at))\b)/g

const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)'

/** The same before a day that is needed in its place: "it's the Thursday at 2 and I need the Friday". */
const BEFORE_NEED = new RegExp(
  part`
    \b(?:it's|it is|it was|mine's|mine is|(?:i'm|we're|he's|she's)(?: in| down| booked)*|(?:i've|we've|i have|we have)(?: got)?) (?:(?:currently|booked|down|in|for|on|at|the|this|next) )*
    ${WEEKDAY}\b(?! (?:free|off)\b)[^.?!;,]{0,30}?
    (?:[,.;]|(?= (?:and|but|so)\b)) (?:(?:and|but|so|only) )*
    (?=(?:i|we|he|she)(?:'d| would)? (?:really |now |just |actually )?(?:need|want|like|love|prefer|rather)\b[^.?!;]*\b${WEEKDAY}\b)
  `,
  'g',
)

/** An hour in figures. */
export const HOUR = '(?:1[0-2]|[1-9])'

/** A time of day, with figures for its numbers. */
const CLOCK = `(?:(?:half(?: past)?|quarter (?:past|to)|\\d\\d? (?:past|to)) )?(?:${HOUR}(?:[:.]\\d\\d| \\d\\d)?(?: ?[ap]m| ?o'?clock)?|noon|midday)\\b`

/** A day with its hour: "Friday at 10", "half past 8 tomorrow". */
const DAY_AND_HOUR = part`
  (?:
    ${WEEKDAY},?(?: (?:morning|afternoon|evening))?,?(?: (?:at|about|around|for))* ${CLOCK}
    |${CLOCK}(?: (?:on|this))* ${WEEKDAY}(?: (?:morning|afternoon|evening)\b)?
  )
`

/** What people say before the day and hour that they have: "it's the", "my appointment is", "I'm booked in for". */
const BOOKED_FOR = part`
  (?:
    (?:it|mine|ours|that)(?:'s| is| was)
    |(?:i|we|he|she)(?:'m|'re|'s| am| are| is| was| were)(?: (?:booked|down|due|coming|in|supposed|meant|to|be))+
    |(?:the|my|our|her|his) (?:appointment|appt|booking|slot|table|session|viewing|mot|service)(?:'s| is| was)
    |booked
  )(?: (?:currently|booked|down|in|for|on|at|the|this|about))* 
`

/** The day and hour of what is booked, before another day is asked for: "Friday at 10, can it be Monday". */
const BEFORE_ASK = new RegExp(
  part`
    (?<=^|[,.;!?] |\b(?:and|but|only|so|cos|because) )(?:${BOOKED_FOR}|(?:for|on|this) )?${DAY_AND_HOUR}(?: at the (?:minute|moment|mo)| (?:now|currently))?
    [,.;]? (?:(?:but|and|so|only) )*(?=
      (?:
        (?:can|could|would) (?:i|we|you|it|he|she|they)
        |(?:is there )?any chance of|possible for
        |(?:i'd|we'd|i would) (?:rather|prefer|like)|(?:i|we) (?:want|need)
        |(?:how|what) about
      ) [^.?!;]{0,24}${WEEKDAY}
    )
  `,
  'g',
)

/** The same in a sentence of its own. */
const IT_IS_AT = new RegExp(
  part`
    \b${BOOKED_FOR}${DAY_AND_HOUR}(?! (?:that )?(?:i|we)(?:'d| would)? (?:want|like|need|prefer|rather)\b)
  `,
  'g',
)

const OLD_DAY = part`
  (?:the |that |this |next |my |our )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)
`
const STANDS = part`
  (?:
    (?:leave|keep)(?: (?:it|that|me|us|him|her|them|things|everything|to|with|at|on|for|as|down))*
    |(?:stick|stay|make do)(?: (?:to|with|at|on))+
  ) ${OLD_DAY}\b(?! (?:free|open|clear)\b)(?: (?:one|slot|appointment|booking))?
`
const HAS = part`
  (?:i|we|he|she|they)(?:(?:'ve|'s| have| has)(?: already)?(?: got)?| got| had|'d(?: got)?|(?:'m|'re|'s| am| are| is| was)(?: already| currently)? (?:booked|down)(?: in)?(?: (?:for|on))?)
`
const NOW = '(?:now|already|currently|at the (?:minute|moment|mo))'
/** The day that stands if the new one is not to be had: "if Friday's no good just leave it at the Monday", "or keep the Monday if he can't". */
const STANDS_ELSE = new RegExp(
  part`
    \b(?:if (?:(?!\bif\b)[^.?!;]){1,48}?|otherwise|failing that|worst case|or else),? (?:(?:then|can|could|you|i|we|he|she|just|please|will|i'll|we'll|i'd|i'm|happy|better|rather|to) )*${STANDS}
    |\b${STANDS}[^.?!;]{0,16} if (?=[^.?!;]*\b(?:no|not|can't|cannot|full|taken|gone|isn't|won't|doesn't)\b)[^.?!;,]*
  `,
  'g',
)
/** Which day the booking has: "Monday's the one I've got now", "it's the Monday I'm booked for at the minute". */
const IS_OLD_DAY = new RegExp(
  part`
    \b(?:(?:it's|it was|that's) )?${OLD_DAY}(?:'?s| is| was)?(?: (?:just|only|actually))* (?:
      (?:the (?:one|day|appointment|booking|slot|visit)|what|when) (?:that )?${HAS}(?: ${NOW})?
      |(?:that )?${HAS} ${NOW}
      |(?:the|my|our|his|her) (?:current|old|existing|original|present)(?: (?:one|day|appointment|booking|slot|visit))?
    )(?=\W*$|[,.;!?] | (?:and|but|so)\b)
  `,
  'g',
)

/** A line to the owner without the day that the booking has, where it only says so or lets that day stand. */
export const withoutStandingDay = (text: string) =>
  text.replace(STANDS_ELSE, ' ').replace(IS_OLD_DAY, ' ')

/** A line without the day and hour that the booking has now, where it goes on to ask for others. */
export function withoutOldDay(text: string): string {
  const rest = text.replace(WHEN_IT_IS, ' ').replace(BEFORE_NEED, ' ')
  const line = withDigits(rest)
  return line.search(BEFORE_ASK) < 0 ? rest : line.replace(BEFORE_ASK, ' ')
}

/** The same, without the hour that it tells of the day that earlier lines gave: "it's half past eight tomorrow". */
export function withoutOldTime(text: string, context: Context): string {
  const rest = withoutOldDay(text)
  const old = dayOfOld(context)
  const line = withDigits(rest)
  if (old === null || line.search(IT_IS_AT) < 0) return rest
  const isOld = (said: string) => findDates(said, context.today).dates[0]?.value.from === old
  return line.replace(IT_IS_AT, (said) => (isOld(said) ? ' ' : said))
}

/** The hour of the booking that the owner is to move: "it was the 2 o'clock", "it's 7 at the minute", "we're down for half 7 now". */
const HOUR_NOW = new RegExp(
  `\\b(?:it was|it's|mine was|mine's|ours was|(?:i|we)(?:'d|'ve| had| have)(?: got)?|(?:i|we) was (?:in|down|booked)(?: (?:in|for|at|on))*) (?:the|my|our) (?:(?:half|quarter (?:past|to)) ${HOUR}|${HOUR}(?:[:.]\\d\\d)?(?: ?[ap]m\\b| ?o'?clock\\b|(?= (?:slot|one|appointment|booking)\\b)))(?! (?:slot |one )?(?:that )?(?:i|we)(?:'d| would)? (?:want|like|need|prefer|said|meant)\\b)|\\b(?:it's|it is|we're|we are|i'm|he's|she's|we've got|i've got|mine's|ours is)(?: (?:currently|down|booked|in|on|at|for))* (?:half |quarter (?:past|to) )?${HOUR}(?:[:.]\\d\\d)? ?(?:[ap]m )?(?:at the (?:minute|moment|mo|present)|now|currently|at present|as it stands)\\b|\\b(?:it's|we're) currently (?:(?:down|booked|in|on|at|for) )*${HOUR}(?:[:.]\\d\\d)?\\b`,
  'g',
)

/** A bare hour that is wanted in its place: "and we'd want 8". */
const HOUR_WANTED = new RegExp(
  `\\b(want|like|prefer|have|do|need|rather|fancy|be|to)(?: it)? (?:about )?(${HOUR})(?= (?:if|please|instead|or|ideally|then)\\b|[.,;?]|\\W*$)`,
)

const OF_HOURS = /\b(?:later|earlier|sooner|time|hour|o'?clock)\b/

/** A line without the hour that a booking has now. To a restaurant the new one may be people, if no hour was spoken of. */
export function withNewHour(text: string, { hasParty, notes }: Context): string {
  const line = withDigits(text)
  const rest = line.replace(HOUR_NOW, ' ')
  if (rest === line) return text
  const isOfHours = !hasParty || OF_HOURS.test(`${plain(notes ?? '')} ${line}`)
  return isOfHours ? rest.replace(HOUR_WANTED, '$1 at $2') : rest
}

/** Whether the line belongs to a message about what only the owner can change. */
export const isOfOwner = ({ isMessage, isForOwner }: Context) => isMessage && isForOwner

/** The day of the booking that the owner is to change, from which "the following Thursday" counts. */
export function dayOfOld(context: Context): Day | null {
  const { notes, today } = context
  if (!isOfOwner(context) || notes === null) return null
  const { from, to } = findDates(withDigits(plain(notes)), today).dates[0]?.value ?? {}
  return from !== undefined && from === to ? from : null
}

/** "Yes, and Monday's is off then?" is about another booking than the one read back. */
export function isOfOldBooking(
  text: string,
  { not = [], ...more }: When,
  asked: Day | null,
): boolean {
  const isOther = not.length > 0 && (asked === null || !not.includes(asked))
  return (
    isOther && Object.keys(more).length === 0 && /\b(?:instead|cancel\w*|scrap|off)\b/.test(text)
  )
}
