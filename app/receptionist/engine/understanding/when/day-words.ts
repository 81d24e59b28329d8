import { MONTHS } from '../../calendar.ts'

/** A weekday by its name. */
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** A day as callers name it from today: "tomorrow", "this week", "next Monday", "Fridays". */
export const DAY = `(?:today|tonight|tomorrow|this \\w+|next \\w+|${WEEKDAY}s?)`
/** The rest of a clause. */
export const REST = '[^.,;!?]{0,60}'
/** A month by its name. */
export const MONTH = `(?:${MONTHS.join('|').toLowerCase()})`

/** A time of day as it is spoken: "half nine", "about five o'clock". */
export const CLOCK =
  '(?:(?:about|around|half(?: past)?|quarter (?:past|to)) ?)*(?:\\d[\\d:.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: ?(?:am|pm|o.?clock|thirty))?'

/** A day, or one of the month: "Friday", "the fifth", "the end of the month". */
export const DATED = `(?:${DAY}|(?:the )?(?:\\d{1,2}|\\w+)(?:st|nd|rd|th)(?: of (?:the month|${MONTH}))?|the (?:end|start|beginning) of (?:the month|${MONTH}))`

/** Wants the hour of the booking on another day, so that it is a wish after all. */
export const SAME_TIME = '[^?!]*\\bsame (?:(?:sort|kind) of )?time\\b'

/** Makes an exception: "any day bar Friday". "The bar", "the cocktail bar", is a place. */
export const BAR =
  '(?<!^|\\b(?:an?|the|your|that) (?:(?!\\w*(?:s|day|week|time|morning|afternoon|evening)\\b)\\w+ )?)bar(?! (?:for|table|area)\\b)'
