import type { Day } from '../../calendar.ts'
import type { Ask, Command } from '../command.ts'
import type { Context } from '../context.ts'
import { findDates } from './dates.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { isInOrder } from '../asks/questions.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { unusedWords } from '../text/remarks.ts'
import { chooseService } from '../services/services.ts'
import { wordsWithoutTimes } from './story.ts'
import { contentOf } from '../text/text.ts'

/** "Have you anything sooner?", "nothing before then?", "is that the earliest?", "tomorrow?!" */
const SOONER = pattern`
  \b(?:
    any(?:thing)?|nothing|something|owt|nowt|slots?|appointments?|need it|want it
  )\b[^.?!]{0,30}\b(?:sooner|earlier|before (?:then|that))\b
  |\b(?:is|are) (?:that|it|this|those|they) (?:really |honestly )?(?:the|your) (?:earliest|soonest)\b
  |^(?:so |and )?(?:not (?:any )?)?(?:sooner|before (?:then|that))\W*$
  |\b(?:what|when)(?:'?s| is| would be) (?:the |your )(?:very |absolute )?(?:earliest|soonest)\b
  |\bhow soon (?:can|could|would) (?:you|i|we|he|she|they|some(?:one|body)|any(?:one|body))\b
  |^(?:(?:what|oh|er),? )*(?:(?:not|only) (?:un)?till? )?(?:tomorrow|\w+day|next week)(?:\?+!|!+\?)
`
/** "So you've nothing ...", with a day after it. */
const ANY = pattern`
  ^(?:(?:so|and|but|or|then|have|haven't|you|you've|you have|got|do|don't|is|isn't|there|there's|are) ){0,5}(?:
    nothing|anything|nowt|owt
    |(?:no|any) (?:slots?|times?|appointments?)
  )(?: (?:free|left|at all|available|else|more|going|for|on|in|the|by|before))* $
`
const WHO = '(?:i|we|he|she|it|that|they)'
/** "Will I be out by one?", "what time does it finish?", "is it nine we've to be out by?", "can we stay till ten?" */
const END = pattern`
  \b(?:
    is (?:it|that) [^.?!;,]{0,24}?\b(?:i|we)(?:'ve| have|'d have| need)(?: got)? to (?:be (?:out|gone)|leave|go|vacate|give (?:it|the table) (?:back|up))
    |(?:do|will|would) (?:i|we) (?:have|need) to (?:be (?:out|gone)|leave|vacate|give (?:it|the table) (?:back|up)) (?:by|at|before)
    |(?:can|could|may) (?:i|we) (?:stay|sit|have (?:it|the (?:table|room))|keep (?:it|the (?:table|room)))(?: on)? (?:un)?till?
    |(?:(?:what time|when) (?:do|will|would)|do|will|would) you (?:need|want) (?:(?:it|(?:the|our) (?:table|room)) back|(?:i|us) out)
    |
    how long will ${WHO} be (?:with you|in(?: there| for)?|there)
    |(?:will|would|should) ${WHO}(?: all| both)?(?: be)? (?:out|gone|done|ready|finish(?:ed)?|over)
    |(?:that|it|he|she|we|i)(?:'d|'ll| would| will) be (?:done|finished|out|over) by
    |(?:what time|when|how soon) (?:will|would|do|does|should) ${WHO}(?: be)? (?:
      out|done|ready|finish(?:ed)?|end|over
    )
    |(?:what time|when) (?:do|will|would|must|should) (?:i|we) (?:have to |need to )?(?:be out|leave|vacate|give (?:it|the table) (?:back|up))
    |(?:what time|when) (?:
      do|can|could|should|shall|would
    ) (?:i|we) (?:(?:come|pop|be) (?:back )?(?:and |to |for )?)?(?:fetch|collect|pick|get|(?<=for ))(?: up)? ?(?:him|her|it|them|(?:my|the) \w+)
  )\b(?! of\b)[^.?!;,]*
`

/** Whether a line asks for a time before the one offered or settled on. */
export const asksSooner = (text: string) => SOONER.test(text)

/** A line without the question until when its booking lasts, whose time is no wish. */
export const withoutEnd = (text: string) => text.replace(END, ' ')

/** A question that the diary answers, once a service is being booked. */
export function askDiary(
  clause: string,
  { isBooking, hasService, open, today }: Context,
): Ask | null {
  if (!isBooking || !hasService) return null
  if (END.test(clause)) return { kind: 'ask', topic: 'end' }
  // Once it is booked, "what about Friday?" moves it.
  if (open === null) return null
  return asksSooner(clause) || asksOfDay(clause, today)
    ? { kind: 'ask', topic: 'free', about: clause }
    : null
}

/** Asks for what is free, before anything is being booked: "have you got a nail clipping this week?" */
const FREE = pattern`
  \b(?:
    have you|haven't you|you got|do you have|don't you have|is there|are there
    |any(?:thing|one)?|[on]wt
    |could (?:i|we) (?:do|have)
    |can (?:i|we) do|nothing
  )\b
`
/** Asks for the last free time of the day: "what's the latest you do", "how late can you see me?" */
const LATEST = pattern`
  \b(?:
    what(?:'s| is| time's| time is) (?:the |your )?(?:very |absolute )?(?:latest|last)(?: (?:one|option|time|slot|appointment|appt|session))?(?=\W*$|[,.;?!]| (?:you|i|we|he|she|they|there|that day|on|today|tomorrow|available|free)\b)
    |how late (?:can|could|do|would) (?:you|i|we|he|she)\b
  )(?!.*\b(?:cancel|change|pay|arrive|check|let you|open|close|shut)\b)
`

/** Whether a line asks for the last free time of the day. */
export const asksLatest = (text: string) => LATEST.test(text)

/** Asks for the nearest time: "what's the soonest you've got?", "when's your next free check-up?" */
const NEXT = pattern`
  \bhow long(?:'?s| is) (?:the|your) wait(?:ing (?:list|time))?
  |\bwhat (?:days?|times?|dates?) (?:have you(?: got)?|do you have|are you free)
  |\b(?:what|when)(?:'?s| is| would be)? (?:the |your )(?:very |absolute )?(?:next|earliest|soonest|first|latest|last)\b
  (?: available| free| availability)?(?: (?:you|i|we|he|she)(?:'ve| have| can| could|'d be able to)?(?: (?:got|get|have|do|come(?: in)?|book|see|fit))*)?
`
const SLOTS = new RegExp(
  part`
    \b(?:
      (?<=\b(?:got|have|have you) )any(?:thing|one|body)
      |(?<=\bis(?:n't)? there )(?:any|no)thing(?= (?:free|left|available|after|before|around|between|at|today|tonight|tomorrow|this|next|early|late|\w+day)\b)
      |slots?|spaces?|times?|openings?|gaps?|free|available|left|before|after|tables?|please
    )\b
  `,
  'g',
)

/** Tells or asks of what somebody does: "you did our boiler last Tuesday?" */
const TELLS =
  /\b(?:i|i've|i'd|we|we've|you|you've|he|she|it|they|somebody|someone|had|did|been|was|is|are|has|have)\b/

/** Whether a line asks for nothing else than what is free, on a day that it names or next. */
export function asksFree(text: string, { setup, synonyms, today }: Context): boolean {
  const isBare = text.endsWith('?') && !isInOrder(text) && !TELLS.test(text)
  const isNext = NEXT.test(text)
  if (!(FREE.test(text) || isBare || isNext) || isOfPrice(text)) return false
  if (!isNext && findDates(withDigits(text), today).dates.length === 0) return false
  const service = chooseService(text, setup.services, synonyms, 1)
  // "A check-up, Thursday at two?" asks for it; "Thursday?" asks for nothing.
  if (isBare && !FREE.test(text) && service === null) return false
  const own = contentOf(service?.name ?? '')
  const words = [...unusedWords(text.replace(NEXT, ' ').replace(SLOTS, ' '), [], today)]
  // "A nail clipping for the dog": one word may say for whom.
  return words.filter((word) => !own.has(word)).length <= (service ? 1 : 0)
}

/** Words that may stand beside a time in a question for it, or in a wish to move to it. */
const OF_SLOT = contentOf(
  `anything something nothing owt nowt one slot space time gap appointment table free available left before after
  between from until around good fine ok bit little chance later earlier sooner somebody someone instead rather prefer better
  possible possibly all right alright maybe move change swap switch shift push bring forward back able think manage fit
  near nearer sometime ish dinnertime teatime week day weekend lunch lunchtime best couple sort kind mid school work nursery college next else other others`,
)

/** Whether a clause tells a day or time, and nothing else: "any chance of Wednesday?", "something later". */
export function isTimeAlone(clause: string, today: Day): boolean {
  const isTime =
    /\b(?:later|earlier|sooner|(?:back|forward) (?:by |for )?(?:an?|\w+) (?:day|week))/.test(
      clause,
    ) || isTimed(clause, today)
  return isTime && [...unusedWords(clause, [], today)].every((word) => OF_SLOT.has(word))
}

/** Whether a clause names a day or time. */
export const isTimed = (clause: string, today: Day) =>
  contentOf(clause).size > wordsWithoutTimes(clause, today).size

/** Whether a clause asks for nothing but a time that the line also tells: "have you one after four?" */
export function asksSlot(clause: string, told: readonly Command[], today: Day): boolean {
  const isTimed = told.some(({ kind }) => kind === 'tell-when')
  // "Tuesday then. Is it free if I'm out of work?" asks for no time.
  return (
    isTimed &&
    !isOfPrice(clause) &&
    [...unusedWords(clause, told, today)].every((word) => OF_SLOT.has(word))
  )
}

function asksOfDay(clause: string, today: Day): boolean {
  const line = withDigits(clause)
  const [date] = findDates(line, today).dates
  return date !== undefined && clause.endsWith('?') && ANY.test(line.slice(0, date.start))
}
