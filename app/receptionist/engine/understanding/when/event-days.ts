import { MONTH, WEEKDAY } from './day-words.ts'

/** An event in the caller's life: "I'm getting married in May", "weddings 14th of March". */
const EVENT_WORDS =
  "(?:getting (?:married|wed)|weddings?|christenings?|funerals?|birthdays?|part(?:y|ies)|(?:hen|stag) (?:do|night)s?|prom|due date|exams?|baby(?:'s| is) due)"
const EVENT = new RegExp(`\\b${EVENT_WORDS}\\b`)
/** The event with its day; what is wanted "for the party on Friday" may be wanted that day. */
const EVENT_ON = new RegExp(
  `(?<!\\b(?:for|before|after|until|till|by) (?:(?:an?|the|my|our|his|her|\\w+'s) )?)\\b${EVENT_WORDS}(?:'s| is| are|'re)?(?: on| the| this| next)* (?:${WEEKDAY}|tomorrow|\\w+(?:st|nd|rd|th)\\b(?:(?: of)? ${MONTH})?(?! next\\b)|\\d{1,2} ${MONTH}|${MONTH}(?: the)? \\d\\w*)(?!\\w)`,
  'g',
)
/** Says which day that is: "it's the fifteenth of May". */
const ITS_DAY = new RegExp(
  `\\bit(?:'s| is|'ll be) (?:on )?(?:the )?(?:(?:[\\w-]+ ){1,2}(?:of )?${MONTH}|${MONTH}(?: the)? [\\w-]+)\\b`,
  'g',
)

/** Counts from the day of an event, so that it is needed: "the party's on Friday, so before then". */
const COUNTS_FROM =
  /\b(?:(?:before|after|by|till?|until) (?:then|that|it)|(?:that|same) day|day (?:before|after)|then)\b/

/** A plain line without the day of an event that it, or the line before, speaks of. */
export function withoutEventDay(text: string, before: string): string {
  const isPlain = EVENT.test(text) && !COUNTS_FROM.test(text)
  const line = isPlain ? text.replace(EVENT_ON, ' ') : text
  return EVENT.test(before) ? line.replace(ITS_DAY, ' ') : line
}
