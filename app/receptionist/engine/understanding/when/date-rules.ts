import { nextBankHoliday } from '../../bank-holidays.ts'
import type { Day } from '../../calendar.ts'
import {
  addMonths,
  addWorkingDays,
  comingWeekday,
  dateInMonth,
  mondayOf,
  monthOf,
  nextDate,
  monthSpan,
  nthWeekday,
  weekdayNumber,
} from './date-arithmetic.ts'
import { NAMED_DAYS, namedDay } from './named-days.ts'
import {
  ahead,
  anchor,
  count,
  dated,
  days,
  daysOf,
  exact,
  month,
  nextWeekday,
  numbered,
  ofMonth,
  only,
  partOfMonth,
  relative,
  weekdayBefore,
  weekdayDate,
  weekOfMonth,
  type DateFound,
} from './date-words.ts'
import { part, pattern } from '../text/patterns.ts'

type Groups = (string | undefined)[]
type Rule = readonly [
  pattern: RegExp,
  read: (groups: Groups, today: Day, asked: Day | null) => DateFound | Day | null,
]

const MONTH = part`
  (
    jan(?:uary)?|feb(?:ruary|uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?
    |sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?
  )(?!\p{L})\.?
`
const WEEKDAY =
  "(mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday|nsday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?:'s)?\\b\\.?"
const LONG_WEEKDAY =
  '(monday|tues(?:day)?|wed(?:nesday|s)|thurs(?:day)?|friday|saturday|sunday)s?\\b'
const TOMORROW = 'tom+or+(?:ow|a|er)|tmrw?|tomoz?|the morr(?:ow|a)'
const TH = '(?:st|nd|rd|th)'
const DATE = `(\\d{1,2})${TH}?`
const YEAR = '(?:,? (?:of )?(\\d{4})(?![\\d:]))?'
const A_MONTH = `(?:${MONTH}|(?:the )?(this|next|following) month\\b|the month\\b)`
const COUNT = '(an?|the|\\d{1,2}|couple of|a couple of|a few)'
const UNIT = '(day|week|fortnight|month)s?'
const NAMED = Object.keys(NAMED_DAYS).join('|').replaceAll("'", "'?")
/** "Not this Friday, the 4th" is not a Friday the 4th. */
const ITS_DAY = `(?<!\\bnot (?:this|next) )\\b${WEEKDAY}(?:,| after,)? (?:the )?`
const DAY_FIRST = `(?:${ITS_DAY})?\\b`
const all = (source: string) => new RegExp(source, 'gu')

/** What may follow the first days of a month; "the second boiler" is none of them. */
const AFTER_DATE =
  "(?:about|after|afternoon|again|all|also|and|any\\w*|are|around|as|at|because|before|best|between|but|by|can|cheers|clash\\w*|cos|could|does|doesn't|early|evening|fine|first thing|for|from|good|half past|have|he|he's|i|i'd|i'll|i'm|i've|ideally|if|in|instead|is|isn't|it|it's|just|last thing|lat\\w+|look\\w*|love|lunch\\w*|mate|maybe|morning|next|night|no|noon|not|of|on|only|onwards?|or|please|preferably|quarter|say|she|should|so|sorry|sounds|suits?|ta|tea|thanks?|that|that's|the|then|there|they|this|though|till?|to|too|unless|until|wait|was|we|we're|what|when|whenever|which|will|with|won't|work\\w*|would|yes|you|\\w+day)"

/** What every date has: a figure, or one of these words or beginnings. */
export const DATE_WORD = pattern`
  \d|day|week|month|fortnight|morning|afternoon|\baft|arvo|evening|toni|now|away|year
  |\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|${TOMORROW}|${NAMED})
`

/** How people say a date, in the order in which they are tried. */
export const dateRules: readonly Rule[] = [
  // In figures, day first.
  [/\b(\d{4})-(\d\d?)-(\d\d?)\b/g, ([, y, m, d]) => exact(y, m, d)],
  [
    /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)\b/g,
    ([, d, , m, y = '']) => exact(y.padStart(4, '20'), m, d) ?? exact(y.padStart(4, '20'), d, m),
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})\b(?!\/)/g,
    ([whole, d, m], today) => (whole === '24/7' ? null : nextDate(today, Number(m), Number(d))),
  ],
  // A day and its month.
  [
    all(`${DAY_FIRST}${DATE}(?: day)?(?:[ .-]+| of |-of-)(?:the month of )?${MONTH}${YEAR}`),
    ([, , d, m, y], today) => dated(today, d, m, y),
  ],
  [
    all(`${DAY_FIRST}${MONTH}(?:[ -]?(?:the )?|, the )${DATE}\\b(?![:.]\\d| ?[ap]m)${YEAR}`),
    ([, , m, d, y], today) => dated(today, d, m, y),
  ],
  [
    all(
      `\\b${DATE} (?:day )?(?:of |in )?(?:the )?(this|next|current|coming|following)(?: current| coming)? month\\b`,
    ),
    ([, d, which], today) =>
      dateInMonth(today, which === 'next' || which === 'following' ? 1 : 0, Number(d)),
  ],
  // A part of a month.
  [
    all(`\\b(?:(\\d)${TH}|last|final) ${WEEKDAY} (?:of|in) ${A_MONTH}`),
    ([, n, w = '', m, which], today, asked) =>
      ofMonth([today, asked], m, which, (first) =>
        only(nthWeekday(first, n ? Number(n) : null, weekdayNumber(w))),
      ),
  ],
  [
    all(`\\b(?:the )?(?:(\\d)${TH}|last|final) week (?:of|in) ${A_MONTH}`),
    ([, n, m, which], today, asked) =>
      ofMonth([today, asked], m, which, (first) => weekOfMonth(first, n ? Number(n) : null)),
  ],
  // "No, the last week", after a day of that month.
  [
    all(`(?<=(?<!\\b(?:for|over|in|during) )\\bthe )(?:(\\d)${TH}|last) week(?=\\W*$|[,.;!])`),
    ([, n], _, asked) =>
      asked === null ? null : weekOfMonth(monthSpan(asked)[0], n ? Number(n) : null),
  ],
  [
    all(
      part`
        \b(?:
          (early|late)(?: on)?(?: in)?
          |(mid)
          |(beginning|start|middle|end|half ?way through)(?: part)?(?: of)?
        )[ -]${A_MONTH}(?! (?:i|we|you|he|she|it|be|have)\b)
      `,
    ),
    ([, about, mid, part, m, which], today, asked) =>
      ofMonth([today, asked], m, which, (first) => partOfMonth(first, about ?? mid ?? part ?? '')),
  ],
  // Counted from another day.
  [all(`\\b(?:the )?day after (?:${TOMORROW})\\b`), (_, today) => today + 2],
  [
    all(
      `\\b${COUNT} (day|week|fortnight)s? (?:from|after|on) (today|now|${TOMORROW}|${LONG_WEEKDAY})`,
    ),
    ([, n, u, a], today) => anchor(today, a) + count(n) * daysOf(u),
  ],
  [
    all(
      `(?<!this |next |last )\\b(week|fortnight) (?:on |from )?(today|${TOMORROW}|${LONG_WEEKDAY})`,
    ),
    ([, u, a], today) => anchor(today, a) + daysOf(u),
  ],
  [
    all(`\\b(\\d{1,2}) ${LONG_WEEKDAY} (?:later|from now)`),
    ([, n, w], today) => comingWeekday(today, weekdayNumber(w ?? '')) + 7 * (Number(n) - 1),
  ],
  [
    all(
      `\\b(today|${TOMORROW}|${LONG_WEEKDAY}) (week|fortnight)\\b(?! (?:after|before|of|beginning|commencing))`,
    ),
    ([, a, , u], today) => anchor(today, a) + daysOf(u),
  ],
  [
    all(
      `\\b(?:in |within )?${COUNT} ${UNIT}(?!time)(?:'s?)? ?(?:time|(later)|from now|hence|away|ahead)\\b`,
    ),
    // After a day is spoken of, "a week later" counts from it.
    ([, n, u, later], today, asked) => (later && asked !== null ? null : ahead(today, n, u)),
  ],
  [
    all(`\\b(?:in|within) ${COUNT} (?:business|working) days?\\b`),
    ([, n], today) => addWorkingDays(today, count(n)),
  ],
  [
    all(
      // "Can I come in one day next week?" counts no days.
      `\\bin (?!the |(?<=\\b(?:come|coming|pop|call|drop|nip|get|fit|book|bring)(?:ping|ing)?(?: (?:me|us|it|him|her|them))? in )(?:1|one|a) day\\b)${COUNT} ${UNIT}\\b`,
    ),
    ([, n, u], today) => ahead(today, n, u),
  ],
  // Days with a name, and the weeks around them.
  [
    all(`\\b(?:(week)|day|night) before (?:the )?(${NAMED})\\b`),
    ([, week, name], today) => {
      const day = namedDay(today, name)
      return day === null ? null : week ? days(day - 7, 7) : day - 1
    },
  ],
  [
    all(`\\b${LONG_WEEKDAY} after (?:the )?(?:bank holiday|(easter))\\b`),
    ([, w, easter], today) =>
      comingWeekday(
        easter ? (namedDay(today, easter) ?? today) : nextBankHoliday(today),
        weekdayNumber(w ?? ''),
      ),
  ],
  [
    /(?<=\b(?:after|before|until|till?) (?:the )?)bank holiday(?: weekend| monday)?\b/g,
    (_, today) => nextBankHoliday(today),
  ],
  [
    all(`\\bweek after (?:the )?(${NAMED})\\b`),
    ([, name], today) => {
      const day = namedDay(today, name)
      return day === null ? null : days(mondayOf(day) + 7, 7)
    },
  ],
  [
    /\b(?:in|early in|after|to|into|till?|until|for) the new year\b/g,
    (_, today) => {
      const day = namedDay(today, "new year's")
      return day === null ? null : days(day + 1, 27)
    },
  ],
  // "Our Christmas do" is on some other day.
  [
    all(
      `(?<!\\b(?:voucher|gift|present|card|hamper)s?\\b[^.?!]{0,40}\\bfor |\\b(?:my|our|his|her|the) (?:\\w+ )?\\w+'?s'? )\\b(?!(?<!\\b(?:after|before|until|till?|by)(?: the)? )easter\\b(?! (?:sun|mon)day))(${NAMED})(?: day)?\\b(?!(?<=easter) (?:holidays?|break|term|eggs?|fair|menu|lunch|week)\\b)(?!(?<=mas)(?:'s)? (?:do|party|parties|lunch|dinner|meal|menu|night out|jumper|tree|shopping|present|bash)\\b)`,
    ),
    ([, name], today) => namedDay(today, name),
  ],
  // "Not next Wednesday, the one after"
  [
    all(
      `\\bnot (this |next |that )?${LONG_WEEKDAY}(?: (?:just )?coming)?[,.;]? (?:but )?the (?:one|option|week|\\w+day) after(?: (?:that|it))?\\b`,
    ),
    ([, which, w = ''], today, asked) =>
      which === 'that ' && asked !== null
        ? mondayOf(asked) + 7 + weekdayNumber(w)
        : (which === 'next '
            ? mondayOf(today) + 7 + weekdayNumber(w)
            : comingWeekday(today, weekdayNumber(w))) + 7,
  ],
  // Weekdays.
  [
    all(
      `\\b(?:next week(?:'s)?,? (?:on |for |maybe |say )?(?:the )?${LONG_WEEKDAY}|${LONG_WEEKDAY},? (?:of |in )?(?:the )?next week)`,
    ),
    ([, a, b], today) => mondayOf(today) + 7 + weekdayNumber(a ?? b ?? ''),
  ],
  [
    all(
      `\\b(?:(?<!\\bnot )this week,? (?:on )?${LONG_WEEKDAY}|${LONG_WEEKDAY},? (?:of |in )?(?:the )?this week)`,
    ),
    ([, a, b], today) => mondayOf(today) + weekdayNumber(a ?? b ?? ''),
  ],
  [all(`${ITS_DAY}(\\d{1,2})${TH}\\b`), ([, w, d], today) => weekdayDate(today, d, w)],
  [
    all(
      `\\b(?:the )?(\\d{1,2})${TH},? (?:(?:which |and )?(?:i think |i believe )?(?:(?:that's|it's|that is|it is|is|falls on|must be|should be) )?(?:i think |i believe |on )?)?(?:a )?${LONG_WEEKDAY}`,
    ),
    ([, d, w], today) => weekdayDate(today, d, w),
  ],
  [all(`\\bnext ${WEEKDAY}`), ([, w], today) => mondayOf(today) + 7 + weekdayNumber(w ?? '')],
  [
    all(
      part`
        \b(?:
          (?:(?:the )?following|the next) ${LONG_WEEKDAY}
          |(?<!\b(?:any|every) )(?:the )?${LONG_WEEKDAY} after(?: that)?(?=[^\w|]*$|[,.;!?]| (?:then|please|instead|would|is|suits|'d)\b)
        )
      `,
    ),
    ([, a, b], today, asked) =>
      relative(asked ?? today, (spoken) =>
        only(comingWeekday(spoken, weekdayNumber(a ?? b ?? ''))),
      ),
  ],
  // "The week before, the Thursday", and "the Thursday before"
  [
    all(
      part`
        \b(?:the )?week before[,.?]? (?:(?:on|like|say|maybe|the|that) )*${LONG_WEEKDAY}
        |(?<=\bthe )${LONG_WEEKDAY} (?:(?:of )?the week )?before(?=[^\w|]*$|[,.;!?]| (?:then|please|instead|would|is|suits|'d)\b)
      `,
    ),
    ([said = '', a, b], today, asked) => weekdayBefore([today, asked], said, a ?? b),
  ],
  [
    all(`\\b(?:the )?${WEEKDAY} after next\\b`),
    ([, w], today) => mondayOf(today) + 14 + weekdayNumber(w ?? ''),
  ],
  // "The Saturday" is in the week that is spoken of.
  [
    all(`(?<=\\bthe )${LONG_WEEKDAY}`),
    ([, w], today, asked) => {
      const day = mondayOf(asked ?? today) + weekdayNumber(w ?? '')
      return asked === null || day < today
        ? nextWeekday(today, w)
        : { ...only(day), isWeekday: true }
    },
  ],
  [all(`\\b${LONG_WEEKDAY}`), ([, w], today) => nextWeekday(today, w)],
  // Short forms are ordinary words too ("I sat"), so they need a neighbour that makes them days.
  [
    all(
      part`
        (?<=\b(?:on|this|for|coming|by|or|early|last thing|on a|(?:can|could) (?:i|we|you|he|she) do|make it|(?:what|how) about|(?:it|him|her|them|me|us|that|mine) to) |^)${WEEKDAY}(?! (?:the|in|down|here|there|nav)\b)
        |\b${WEEKDAY}(?= (?:
          if (?:poss\w*|you can|at all)|pls|please|any (?:good|use|chance)|instead|[ap]m|morn(?:ing)?s?|aft(?:ernoon)?s?|eve(?:ning)?s?
          |or (?:mon|tues?|weds?|thurs?|fri|sat|sun)
        )\b)
        |(?<=[,.!?] |\b(?:oh|no|ok|okay|right|well|go on) )${WEEKDAY}(?=\W*$|[,.!?]| then\b)
      `,
    ),
    ([, a, b, c], today) => nextWeekday(today, a ?? b ?? c),
  ],
  [
    all(
      `(?<!\\b(?:i|we|he|she|they|was|were|been|just|got|in the) )${WEEKDAY}(?= (?:at |about |around )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:ish|[ap]m|$)|\\d{1,2}[:.]\\d\\d|(?:half|quarter) (?:past |to )?\\d)| (?:night|lunch|lunch ?time|dinner ?time|tea ?time|early|last thing)(?! (?:after|long|on)\\b)\\b)`,
    ),
    ([, w], today) => nextWeekday(today, w),
  ],
  // Today, tomorrow and days by number. "Boiler first" is not a date; "the first" and "1st" are.
  [all(`\\b(?:${TOMORROW})\\b`), (_, today) => today + 1],
  [
    new RegExp(
      part`
        \b(?:
          today|tonight|tonite
          |this (?:very )?(?:morning|afternoon|aft|arvo|evening)
          |(?<!the )same day(?= (?:appointment|slot|visit|service|repair))
          |(?:see|look at|fit) (?:me|him|her|us|them|it)(?: in)? (?:right |straight ?)?(?:now|away)
          |(?:
            seen|appointment|someone|somebody|come|out|round|over
          ) (?:right |straight ?)(?:now|away)
        )\b
      `,
      'g',
    ),
    (_, today) => today,
  ],
  [/\byesterday\b/g, (_, today) => today - 1],
  [
    all(
      `(?<!\\b(?:my|your|his|her|our|their|an?|(?!(?:it|that|there|\\w+day)'s)\\w+'s) )\\b(?!(?<!\\bthe )[123]th)(?!1th (?:that )?(?:you(?! (?:said|mentioned|offered|gave))|(?:i|we) can)\\b)(\\d{1,2})${TH}\\b(?! (?:time|visit|session|jab|hour|day|month|year|lesson|class|floor|birthday|anniversary|party|do\\b|of (?:the |each |every )?month|of all))(?!(?<=\\b\\d${TH}) (?!${AFTER_DATE}\\b)[a-z])`,
    ),
    ([, d], today, asked) => numbered(today, asked, d),
  ],
  [
    /(?<!(?:'d|would) be |\bgo )\b(?:on(?: the)?|the) (\d{1,2})(?=\W*$|[,.!?;] |\.$| (?:at|if|please|then|would|is|for|or|and|this|next|around|about|from|after|before|which|that|will|in) )(?! (?:in the|and a half))/g,
    ([, d], today, asked) => numbered(today, asked, d),
  ],
  // Phrases that leave the day open.
  [/\b(?:the )?week after next\b/g, (_, today) => days(mondayOf(today) + 14, 7)],
  [
    /\bthat (week|weekend)\b/g,
    ([, what], today, asked) =>
      relative(asked ?? today, (spoken) =>
        what === 'week' ? days(mondayOf(spoken), 7) : days(mondayOf(spoken) + 5, 2),
      ),
  ],
  [
    new RegExp(
      part`
        \b(?:
          (?<!\b(?:this|next|last|the) )weekends
          |(?:week ?days?|(?:during|in|through) the week)(?! (?:after|before|of|com|beg|start))
        )\b
      `,
      'g',
    ),
    ([said = ''], today) => {
      const isEnd = said === 'weekends'
      return { ...days(mondayOf(today) + (isEnd ? 5 : 0), isEnd ? 2 : 5), isWeekday: true }
    },
  ],
  [/\bnext weekend\b/g, (_, today) => days(mondayOf(today) + 12, 2)],
  [
    new RegExp(
      part`
        (?<!\b(?:to|till?|until|by|before) (?:the )?)\b(?:
          (?:back|tail|latter|later|far|second) (?:end|part|half)
          |end
        ) of (?:the |this |(next ))?week\b
      `,
      'g',
    ),
    ([, next], today) => {
      const monday = mondayOf(today) + (next ? 7 : 0)
      return { from: Math.max(today, monday + 3), to: Math.max(today, monday + 5) }
    },
  ],
  [/\bnext week\b/g, (_, today) => days(mondayOf(today) + 7, 7)],
  [
    /\b(?:(?:this|the|at the) )?weekend\b/g,
    (_, today) => ({ from: Math.max(today, mondayOf(today) + 5), to: mondayOf(today) + 6 }),
  ],
  [
    /\b(?:this week|(later) (?:in the|this) week)\b/g,
    ([, later], today) => {
      const to = mondayOf(today) + 6
      return { from: Math.min(later ? today + 2 : today, to), to }
    },
  ],
  [/\bnext month\b/g, (_, today) => month(addMonths(today, 1))],
  [
    all(`(?:\\b(?:in|during|sometime in) |(?<=\\b(?:until|till?|before|after|by) ))${MONTH}`),
    ([, m = ''], today) => month(nextDate(today, monthOf(m), 28) ?? today),
  ],
]
