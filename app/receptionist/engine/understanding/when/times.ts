import { isCommonWord } from '../details/common-words.ts'
import { part, pattern } from '../text/patterns.ts'
import { type Found, Scanner } from '../text/scan.ts'
import { isEmpty, isNegation } from '../text/text.ts'
import { HALF_DAY, type PartFound } from './day-parts.ts'
import { type Bound, boundOf } from './time-limits.ts'

/** A clock time as it was said. `half` is null if it may be morning or afternoon. */
export type TimeFound = { minute: number; half: 'am' | 'pm' | null } & Bound

const AM = 'a\\.?m\\b\\.?|in the (?:early |late )?morning|this morning|of the morning'

const PM =
  'p\\.?m\\b\\.?|in the (?:early |late )?(?:afternoon|evening|night)|at night|tonight|this (?:afternoon|evening)|of the (?:afternoon|evening)'

const PART = `(?: ?(${AM}|${PM}))?`

const ISH = '(?: ?-?ish)?'

const HOUR = '(\\d{1,2})'

/** The minutes of a time without a mark, as in "730". */
const PAST = '(15|30|45)'

const CLOCK = "(?: ?o ?'? ?clock)"

const MINUTES = '(\\d{1,2}|(?:a |3 |three )?quarters?|half)(?: ?(?:minutes?|mins?))?'

type Groups = (string | undefined)[]

/** Makes a time from an hour and a minute. `said` is the part of the day that was named with it. */
type At = (hour?: string, minute?: string | number, said?: string) => TimeFound | null

/** `proof`: the number needs a sign that it is a time. `no-money`: next to a price, "one fifty" is a price too. */
type Rule = readonly [
  pattern: RegExp,
  read: (groups: Groups, at: At) => TimeFound | null,
  needs?: 'proof' | 'no-money',
]

/** A bare number is a time before the end of a clause, */
const NEXT =
  /^(?:'s\b|-?ish\b|[^\p{L}\p{N}\s:/£%'.-]|\.(?!\d)|-(?![\p{L}\d])|\s*(?:$|[^\p{L}\p{N}\s£$:/%'.-]))/u

/** or before an everyday word, but not before these: "at 2 of my flats" counts. */
const COUNTED = pattern`
  ^(?:
    of|an?|appointment|booking|visit|people|person|staff|\w+s'?|child(?:ren)?|family|floor
    |flat|minute|hour|day|week|month|year|quarter|more|each|\d.*
  )$
`

const SUITS_NEXT = pattern`
  ^(?:
    thanks|cheers|works|suits|sounds|looks|yes|is|was|as|this|does|us|o|til|tmrw|sharp|exactly|great
    |perfect|lovely|grand|because|cos|coz|though|onwards?|latest|earliest|maybe|perhaps
    |roughly|slot|option|rather|earlier|later|pal|duck
    |(?:mon(?!th)|tues?|weds?|thu|fri|mornings|lunch|dinner|tea)\w*
  )$
`

const isProven = (text: string, end: number) => {
  const rest = text.slice(end, end + 60).replace(/^ (?:or|and|to|till?) \d{1,2}\b/, '')
  const [, word = 'a'] = /^ +([\p{L}\p{N}']+)/u.exec(rest) ?? []
  return (
    NEXT.test(rest) ||
    SUITS_NEXT.test(word) ||
    /^[ap]m?$/.test(word) ||
    ((isCommonWord(word) || isEmpty(word) || isNegation(word)) && !COUNTED.test(word))
  )
}

const LEAD = part`
  at|around|about|by|approximately|roughly|say|its|it's|be|is|time|till?|until|between
  |before|after|from|past
  |(?:later|earlier|sooner) than
  |(?<=\b(?:go on|ok|okay|all ?right) )then
  |morning|afternoon|evening|tonight|night|make it|meant|said|(?<!\bi'd )like
`

/** Leads after which a number above twelve counts something else than hours. */
const NO_HOURS = /^(?:its|it's|be|is|make it|meant|said|say|like|about|around|roughly)\b/

const all = (source: string) => new RegExp(source, 'gu')

const IS_AM = new RegExp(`^(?:${AM})$`)

const HALF = new RegExp(`(?:${AM}|${PM})`)

/** What every time has: a figure, or a word for the middle of the day or night. */
const TIME_WORD = /\d|noon|mid/

/** How people say a time, in the order in which they are tried. */
const rules: readonly Rule[] = [
  [
    all(
      part`
        (?<!\b(?:from|between) )\b${MINUTES} (past|after|to|till|before|of) ${HOUR}(?!
          :|\d
          |(?: to \d)? (?:people|guests|of us|persons|hours?|days?|weeks?)
        )${CLOCK}?${PART}
      `,
    ),
    readPast,
  ],
  // "Nine and half", as foreign callers say.
  [
    new RegExp(`\\b${HOUR} and (?:a )?half\\b(?! (?:hours?|minutes?|years?))${PART}`, 'g'),
    ([, h, said], at) => at(h, 30, said),
  ],
  // "Half five" is half past five.
  [
    all(`\\bhalf ${HOUR}\\b(?! ?(?:hours?|minutes?|price|term))${PART}`),
    ([, h, said], at) => at(h, 30, said),
  ],
  [
    all(
      `\\b(\\d{1,2}) ?[:.h] ?(\\d{2})(?! ?o ?'? ?clock)(?![\\d/]|[:.]\\d{3})(?::\\d\\d)?${ISH}${PART}${CLOCK}?`,
    ),
    ([, h, m, said], at) => at(h, m, said),
  ],
  [all(`\\b${HOUR} (?:oh |o |o')(\\d)\\b${PART}`), ([, h, m, said], at) => at(h, m, said)],
  [
    all(`\\b${HOUR}(?: |-(?!1[0-2]\\b))(00|[1-5]\\d|0[1-9])\\b(?! ?\\d|:)${PART}`),
    ([, h, m, said], at) => at(h, m, said),
    'no-money',
  ],
  [
    all(`\\b([01]?\\d|2[0-3])([0-5]\\d) ?(?:hours|hrs)`),
    ([, h, m]) => ({ minute: Number(h) * 60 + Number(m), half: 'am' }),
  ],
  [all(`\\b(\\d{1,2})(\\d{2}) ?(${AM}|${PM})`), ([, h, m, said], at) => at(h, m, said)],
  [
    /(?<=\b(?:at|around|about|by|for) )([01]\d|2[0-3])([0-5]\d)\b/g,
    ([, h, m]) => ({ minute: Number(h) * 60 + Number(m), half: 'am' }),
  ],
  // "A check-up Friday 330", as people type.
  [all(`(?<=\\|,? )([1-9])${PAST}\\b`), ([, h, m], at) => at(h, m), 'proof'],
  [all(`\\b${HOUR}(?= or \\d{1,2} ?(?:o ?'? ?clock|${AM}|${PM}))`), ([, h], at) => at(h)],
  [
    all(`\\b${HOUR}${ISH} ?(?:o ?'? ?clock(?: ?sharp)?|(?:${AM}|${PM}))(?: ?o ?'? ?clock)?${PART}`),
    ([whole = '', h], at) => at(h, 0, HALF.exec(whole)?.[0]),
  ],
  [
    /\b(?:at )?(?:12 )?(?:noon|midday|mid-day|noontime)(?:-?ish)?\b/g,
    () => ({ minute: HALF_DAY, half: 'pm' }),
  ],
  [/\bmid-?afternoon\b/g, () => ({ minute: 15 * 60, half: 'pm' })],
  [/\b(?:12 )?mid[- ]?night\b/g, () => ({ minute: 0, half: 'am' })],
  [
    all(`\\b${HOUR}(?= ?(?:to|till?|-) ?\\d{1,2}\\b)`),
    ([, h], at) => (Number(h) > 0 ? at(h) : null),
    'proof',
  ],
  [
    all(
      `\\b(?:${LEAD})(?: (?:around|about|exactly|maybe|like|at|gone|nearly|at least))?,? ${HOUR}${PAST}?\\b`,
    ),
    // "It might be fifteen" is no time, though "at 15" is.
    ([whole = '', h, m], at) =>
      Number(h) > 0 && ((m === undefined && Number(h) <= 12) || !NO_HOURS.test(whole))
        ? at(h, m)
        : null,
    'proof',
  ],
  // "Not nine", and "five is a bit late".
  [all(`(?<=\\bnot )${HOUR}\\b`), ([, h], at) => (Number(h) > 0 ? at(h) : null), 'proof'],
  [
    all(
      `\\b${HOUR}(?=(?:'s| is| was| would be)(?: a)?(?: bit| little| touch| tad| far| way| much| rather| too)+ (?:late|early|soon)\\b)`,
    ),
    ([, h], at) => at(h),
  ],
  // "Half nine or ten", "between nine and ten", "twelve to two".
  [
    all(`(?<=\\| ?(?:or|and|to|till?|-) ?)${HOUR}\\b`),
    ([, h], at) => (Number(h) > 0 ? at(h) : null),
    'proof',
  ],
  // "Seven or half seven"
  [
    all(`(?<!\\b(?:of|table for|party of) )\\b${HOUR}(?= or (?:at |about |around )?\\|)`),
    ([, h], at) => (Number(h) > 0 ? at(h) : null),
  ],
  [all(`\\b${HOUR}[ -]?ish\\b`), ([, h], at) => at(h)],
]

/** Numbers that are not times: "flat 3, 12 Cardigan Road", "he's 7", "make it 3, my mate's coming", "4 metres by 3". */
const ADDRESS = new RegExp(
  part`
    \b(?:(?:we|there)(?:
      '(?:re|d|ll)| are| would| will
    )(?: going to| gonna)?(?: be)?|bring(?:ing)?)(?: about| only| just)? \d{1,2}\b(?!:)(?:(?:[, ]+(?:no|or|sorry|actually|oh|make (?:it|that)))+[, ]+\d{1,2}\b)*
    |\bit'll be \d{1,2}\b(?=[^.?!]{0,20}\b(?:coming|joining)\b)
    |\bthere(?:'s| is)(?: about| around| roughly| only| just)+ (?:1[3-9]|[2-9]\d)\b(?!:)
    |\b(?:flat|unit|room|apartment|house|number|size|aged?|(?:he|she)(?:'s| is)|hundred(?: and)?) \d+
    |\b\d{1,2} hundred\b(?: and \d+)?|(?:£ ?\d+(?:\.\d\d)?|\b\d+ ?(?:quid|pounds?)\b)(?: (?:one|1)\b)?
    |\b\d{1,2},? (?:(?:or|maybe|perhaps|possibly) )+\d{1,2} (?:of us|people|guests)\b(?:,? say \d{1,2}\b)?(?:[,. ]+(?:(?:no|or|sorry|actually|oh)[, ]+)+\d{1,2}\b(?! ?(?:[ap]m|o'?clock)\b|:))*
    |\b\d{1,3}(?:\.\d+)?(?: and (?:a )?half)? ?(?:(?:m|cm|mm|ft|met(?:re|er)s?|foot|feet|inch(?:es)?|yards?) )?(?:wide |long |square )?(?:by|x) (?:about |around )?\d{1,3}\b(?![:.]\d\d| ?[ap]m\b| ?o'? ?clock)
    |\b\d+\w?(?: [\p{L}']+){1,3} (?:
      road|rd|street|st|avenue|ave|lane|drive|close|mount|mews|rise|crescent|terrace|grove
      |gardens|court
    )\b
  `,
  'gu',
)

/** A number alone, a few words into an answer; not "the Mill Lane one". */
const ANSWER: Rule = [
  all(
    part`
      (?=\d)(?<=^(?:[^\p{L}\d|]{0,3}(?:\p{L}+(?:'\p{L}*)?|\|+)[ ,.]+){0,6})(?!
        1 (?:morning|afternoon|evening|day)
        |1\b(?<=
          \b(?:the|an?|my|your|our) (?:[^\s,.|]+ ){1,3}1
          |\b(?:
            soonest|earliest|first|later|latest|last|next|other|that|this|which|whichever
            |any|either|each|same|middle|nearest|have you|you got|do you have|is there
          ) 1
        )
      )${HOUR}${PAST}?\b
    `,
  ),
  ([, h, m], at) => (Number(h) > 0 ? at(h, m) : null),
  'proof',
]

/** An hour in place of the time before it: "the eleven, actually no, ten", "4's too late, have you got 12?" */
const INSTEAD: Rule = [
  all(
    `(?<=\\|[^|]{0,30}\\b(?:no|actually|sorry|rather|wait|make (?:it|that)),? |\\bnot \\|{1,12},? |\\b(?:have you(?: got)?|do you have|(?:what|how) about|(?:can|could) (?:you|i|we) do)(?: an?| the)? |\\bor (?:i|we)(?: could|'d|'ll| can) (?:\\w+ ){1,4}|\\|[^|]{0,20}\\b(?:(?:too|bit) (?:early|late|soon)|(?:cutting|pushing) it(?: fine)?)(?: for (?:me|us|him|her|them))?[,.]? (?:(?:so|but|then|make it|say|let's say|we'll have|i'll have|we'll take|i'll take) ){0,2})${HOUR}\\b`,
  ),
  ([, h], at) => (Number(h) > 0 ? at(h) : null),
  'proof',
]

/** An hour that would do if the one before it is not free: "half seven, or eight at a push". */
const SECOND: Rule = [
  all(
    `\\b${HOUR}(?= (?:if not|at a push|if (?:you're|you are) stuck|if (?:that|it)(?:'s| is) (?:gone|taken|not))\\b)`,
  ),
  ([, h], at) => (Number(h) > 0 ? at(h) : null),
]

/** An hour that settles it: "six is early, people are at work. Eight then", "not eight, I'm in bed. Ten please". */
const SETTLED: Rule = [
  all(
    part`
      (?:
        (?<=(?:^|[.,!?;] )(?:(?:oh|ok|okay|well|so|right|no|yes|go on|make it),? ){0,2})${HOUR}(?= then\b(?:\W*$|[.,!?;]| please\b))
        |(?<=[.,!?;] go on(?: then)?,? )${HOUR}
        |(?<=(?:\b(?:not|can't do|can't make) \|{1,12}(?: or \|{1,12})?|\|[^|]{0,16}\b(?:too|bit|no) (?:early|late|soon|good))[^|\d]{0,40}[.,!?;] (?:(?:oh|er|um|so|well|make it|say|the|maybe),? ){0,2})${HOUR}
        |(?<=(?:\b(?:(?:i|we)(?:'ll| will)|let's|(?:can|could) (?:i|we|you))|[.,!?;]|[.,!?;] (?:ok|okay|so|just|no|well|go on)) (?:just )?(?:have|take|do|go for|go with|say) (?:the )?)${HOUR}
      )(?=\W*$|[.,!?;]| (?:then|please|instead)\b)
    `,
  ),
  ([, ...hours], at) => {
    const hour = hours.find((one) => one !== undefined)
    return Number(hour) > 0 ? at(hour) : null
  },
]

/** Finds the time before it too early or too late: "half three's a bit late for us". */
export const TOO_EARLY_OR_LATE =
  /^(?:'s| is| was|'d be| would be)?(?: a| far| way| much| just| still| bit| little| touch| tad| quite| rather| too| on the){1,4} (late|early|soon)\b/

const TIME_BEFORE = /\b(?:at|around|about|for|by|from|until|till?) $/

const MONEY =
  /[£$]|\b(?:each|quid|pounds?|price|cost\w*|charge\w*|how much|in total|altogether|apiece|deposit|rent|pcm|(?:a|per) (?:month|week|year))\b/

/** Says where, or when, somebody has seen a price: "twelve fifty or something on your board", "nine fifty last time". */
const IS_PRICE =
  /^(?: or (?:so|something|summat|thereabouts))?,? (?:last (?:time|year|week|month)|it (?:said|says)|a (?:go|head|time|pop)|(?:on|in|outside|off) (?:(?:your|the|that) )?(?:\w+ )?(?:board|blackboard|sign|website|site|menu|window(?! (?:seat|table)\b)|leaflet|list|flyer|poster|facebook))\b/

/** "Quarter to five", "20 minutes past 8". */
function readPast([whole = '', m = '', way = '', h, said]: Groups, at: At): TimeFound | null {
  const isQuarters = m.includes('quarter')
  const minute = /^(?:3|three) q/.test(m) ? 45 : isQuarters ? 15 : m === 'half' ? 30 : Number(m)
  // "Ten of six" is a time; "3 of 12" and "12 to 2" are not.
  if (/of|after|to/.test(way) && minute % 5 !== 0 && !/mi?n/.test(whole)) return null
  // "Ten till two" is from ten to two.
  if (way.startsWith('til') && minute <= 12 && !/mi?n/.test(whole)) return null
  if (way === 'past' || way === 'after') return at(h, minute, said)
  return at(Number(h) === 1 ? '12' : String(Number(h) - 1), 60 - minute, said)
}

/**
 * The clock times in a plain line with digits. `isAnswer`: she has just asked for a time, so a bare
 * number is one, as it is after a day: "Friday 10". `named`: the parts of the day that the line mentions.
 */
export function findTimes(
  line: string,
  isAnswer: boolean,
  named: readonly PartFound[],
): Found<TimeFound>[] {
  if (!TIME_WORD.test(line)) return []
  const text = line
    .replace(ADDRESS, (said) => '|'.repeat(said.length))
    // "Can you do one at ten and the other at eleven?"
    .replace(/\b1(?= at \d)/g, '|')
  const scan = new Scanner<TimeFound>(text)
  const isOfMoney = MONEY.test(text)
  const take = ([pattern, read, needs]: Rule) => {
    scan.take(pattern, (groups, start, end) => {
      if (needs === 'proof' && !isProven(text, end)) return null
      // "Is it about 130?", of a price
      if (needs === 'proof' && isOfMoney && /\d{3}/.test(groups[0] ?? '')) return null
      const isPrice = isOfMoney || IS_PRICE.test(text.slice(end))
      if (needs === 'no-money' && isPrice && !TIME_BEFORE.test(text.slice(0, start))) return null
      // "Nine's too early. Thursday afternoon?" is about nine in the morning.
      const half = TOO_EARLY_OR_LATE.test(text.slice(end)) ? null : (named[0]?.half ?? null)
      return read(groups, (h = '', m = 0, said) => toTime(h, Number(m), said, half, text))
    })
  }
  for (const rule of rules) take(rule)
  const isBare = isAnswer || /^\W*\|+,? \d{1,2}\W*$/.test(scan.rest)
  if (isBare && scan.found.length === 0) take(ANSWER)
  if (scan.found.length > 0) {
    take(INSTEAD)
    take(SECOND)
    take(SETTLED)
  }
  return scan.inOrder.map((found) => ({
    ...found,
    value: { ...found.value, ...boundOf(text, found.start, found.end) },
  }))
}

/** Earlier hours are at night, which callers say outright: "four in the morning". */
export const EARLIEST_HOUR = 7

function toTime(
  said: string,
  minute: number,
  half: string | undefined,
  part: 'am' | 'pm' | null,
  text: string,
): TimeFound | null {
  const hour = Number(said)
  // "Twenty four fifty" is a price.
  if (hour > 24 || (hour === 24 && minute > 0) || minute > 59) return null
  // "09:00" and "18:00" are on the 24-hour clock.
  if (hour > 12 || hour === 0 || (said.length === 2 && said.startsWith('0'))) {
    return { minute: (hour % 24) * 60 + minute, half: 'am' }
  }
  // "Half three, my mornings are full": nobody means half past three at night.
  const near = part === 'am' && hour < EARLIEST_HOUR ? null : part
  const is = half ? (IS_AM.test(half) ? 'am' : 'pm') : near
  if (hour === 12) {
    // Twelve at night is midnight; twelve in the morning is noon, unless somebody says a.m.
    if (/\bnight\b/.test(half ?? text)) return { minute, half: 'am' }
    if (is) return { minute: (/^a\.?m/.test(half ?? '') ? 0 : HALF_DAY) + minute, half: is }
  }
  const base = (hour % 12) * 60 + minute
  return { minute: is === 'pm' ? base + HALF_DAY : base, half: is }
}
