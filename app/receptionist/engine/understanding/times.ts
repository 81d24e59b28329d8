import { Scanner, type Found } from './scan.ts'

const HALF_DAY = 12 * 60

/** A clock time as it was said: `half` is null where the words leave morning or afternoon open. */
export type TimeFound = { minute: number; half: 'am' | 'pm' | null; bound?: 'from' | 'to' }

/** A part of the day, in minutes from midnight. */
export type Span = readonly [number, number]

const AM = 'a\\.?m\\b\\.?|in the (?:early |late )?morning|this morning|of the morning'
const PM =
  'p\\.?m\\b\\.?|in the (?:early |late )?(?:afternoon|evening|night)|at night|tonight|this (?:afternoon|evening)|of the (?:afternoon|evening)'
const PART = `(?: ?(${AM}|${PM}))?`
const ISH = '(?: ?-?ish)?'
const HOUR = '(\\d{1,2})'
const CLOCK = "(?: ?o ?'? ?clock)"
const MINUTES = '(\\d{1,2}|(?:a |3 |three )?quarters?|half)(?: ?(?:minutes?|mins?))?'

const parts: readonly [RegExp, Span, 'am' | 'pm'][] = [
  [/\b(?:first thing|early|earliest)\b/, [0, 11 * 60], 'am'],
  [/\bmornings?\b/, [0, HALF_DAY - 1], 'am'],
  [/\b(?:lunch ?time|lunch break|over lunch)\b/, [HALF_DAY, 14 * 60], 'pm'],
  [/\bafternoons?\b/, [HALF_DAY, 17 * 60 + 30], 'pm'],
  [/\b(?:evenings?|tonight|after work|after school)\b/, [17 * 60, 24 * 60], 'pm'],
  [/\bnights?\b/, [18 * 60, 24 * 60], 'pm'],
]

/** The part of the day that a plain line speaks of. */
export function findPart(text: string): { span: Span; half: 'am' | 'pm' } | null {
  const greetingless = text.replace(/\bgood (?:morning|afternoon|evening|night)\b/g, '')
  const part = parts.find(([pattern]) => pattern.test(greetingless))
  return part ? { span: part[1], half: part[2] } : null
}

/**
 * The clock times of a plain line with digits. `isAnswer`: she has just asked for a time, so that a
 * number alone is one.
 */
export function findTimes(text: string, isAnswer: boolean): Found<TimeFound>[] {
  const scan = new Scanner<TimeFound>(text)
  const part = findPart(text)?.half ?? null
  const at = (hour: number, minute: number, said?: string, isExact = false): TimeFound | null => {
    if (hour > 24 || minute > 59) return null
    if (isExact || hour > 12 || hour === 0) return { minute: (hour % 24) * 60 + minute, half: 'am' }
    const half = said ? (new RegExp(`^(?:${AM})$`).test(said) ? 'am' : 'pm') : part
    // Twelve at night is midnight; twelve in the morning is noon, unless somebody says a.m.
    const isNight = said ? /night/.test(said) : /\bnight\b/.test(text)
    if (hour === 12 && isNight) return { minute, half: 'am' }
    if (hour === 12 && half)
      return { minute: (/^a\.?m/.test(said ?? '') ? 0 : HALF_DAY) + minute, half }
    const base = (hour % 12) * 60 + minute
    return { minute: half === 'pm' ? base + HALF_DAY : base, half }
  }

  scan.take(
    new RegExp(
      `\\b${MINUTES} (past|after|to|till|before|of) ${HOUR}(?!:|\\d|(?: to \\d)? (?:people|guests|of us|persons|hours?|days?|weeks?))${CLOCK}?${PART}`,
      'g',
    ),
    ([, m = '', way, h, said]) => {
      const minute = /^(?:3|three) q/.test(m)
        ? 45
        : /quarter/.test(m)
          ? 15
          : m === 'half'
            ? 30
            : Number(m)
      if (/^(?:of|after)$/.test(way ?? '') && !/quarter|half|^\d?[05]$/.test(m)) return null
      if (way === 'past' || way === 'after') return at(Number(h), minute, said)
      const hour = Number(h) === 1 ? 12 : Number(h) - 1
      return at(hour, 60 - minute, said)
    },
  )
  scan.take(
    new RegExp(`\\bhalf ${HOUR}\\b(?! ?(?:hours?|minutes?|price|term))${PART}`, 'g'),
    ([, h, said]) => at(Number(h), 30, said),
  )
  scan.take(
    new RegExp(
      `\\b(\\d{1,2}) ?[:.h] ?(\\d{2})(?![\\d/]|[:.]\\d{3})(?::\\d\\d)?${ISH}${PART}${CLOCK}?`,
      'g',
    ),
    ([, h = '', m, said]) => at(Number(h), Number(m), said, h.startsWith('0')),
  )
  scan.take(new RegExp(`\\b${HOUR} (?:oh |o |o')(\\d)\\b${PART}`, 'g'), ([, h, m, said]) =>
    at(Number(h), Number(m), said),
  )
  scan.take(
    new RegExp(`\\b${HOUR}[ -](00|[1-5]\\d|0[1-9])\\b(?! ?\\d|:)${PART}`, 'g'),
    ([, h, m, said]) => at(Number(h), Number(m), said),
  )
  scan.take(
    new RegExp(`\\b(\\d{1,2})(\\d{2}) ?(hours|hrs|${AM}|${PM})`, 'g'),
    ([, h, m, said = '']) =>
      said.startsWith('h')
        ? at(Number(h), Number(m), undefined, true)
        : at(Number(h), Number(m), said),
  )
  scan.take(/(?<=\b(?:at|around|about|by|for) )([01]\d|2[0-3])([0-5]\d)\b/g, ([, h, m]) =>
    at(Number(h), Number(m), undefined, true),
  )
  scan.take(
    new RegExp(
      `\\b${HOUR}${ISH} ?(?:o ?'? ?clock(?: ?sharp)?|(?:${AM}|${PM}))(?: ?o ?'? ?clock)?${PART}`,
      'g',
    ),
    ([whole = '', h]) => {
      const said = new RegExp(`(${AM}|${PM})`).exec(whole.replace(/\d/g, ''))?.[0]
      return at(Number(h), 0, said)
    },
  )
  scan.take(/\b(?:at )?(?:12 )?(?:noon|midday|mid-day|noontime)(?:-?ish)?\b/g, () => ({
    minute: HALF_DAY,
    half: 'pm',
  }))
  scan.take(/\bmid-?afternoon\b/g, () => ({ minute: 15 * 60, half: 'pm' }))
  scan.take(/\b(?:12 )?mid[- ]?night\b/g, () => ({ minute: 0, half: 'am' }))
  const notTime =
    '(?![\\d:/£%]|\\.\\d|(?: or \\d{1,2})? (?:people|persons?|guests?|of us|adults?|kids|children|seats?|tickets?|hours?|minutes?|mins?|days?|weeks?|months?|years?|pounds|quid|bed|bedrooms?|baths?|bathrooms?|stars?|miles?|places?|covers|diners))'
  scan.take(
    new RegExp(
      `\\b(?:at|around|about|by|approximately|roughly|say|its|it's|be|is|time|till|until|between|before|after|from|past|(?:later|earlier) than|morning|afternoon|evening|tonight|night|make it|meant)(?: (?:around|about|exactly|maybe|like|at))?,? ${HOUR}\\b${notTime}${ISH}`,
      'g',
    ),
    ([, h]) => (Number(h) > 0 && Number(h) <= 24 ? at(Number(h), 0) : null),
  )
  scan.take(new RegExp(`\\b${HOUR}-?ish\\b`, 'g'), ([, h]) => at(Number(h), 0))
  scan.take(
    new RegExp(
      `\\b${HOUR}(?:,? in (?:the )?(?:morning|afternoon|evening)|,? (?:sharp|exactly|or so|tonight|this))`,
      'g',
    ),
    ([, h]) => at(Number(h), 0),
  )
  if (isAnswer && scan.found.length === 0) {
    scan.take(
      new RegExp(`^(?:\\W*(?:\\p{L}+'?\\p{L}*|\\|+)[ ,.]+){0,6}${HOUR}\\b${notTime}`, 'gu'),
      ([, h]) => (Number(h) > 0 && Number(h) <= 24 ? at(Number(h), 0) : null),
    )
  }
  return scan.inOrder.map((found) => ({
    ...found,
    value: { ...found.value, ...boundOf(text, found.start, found.end) },
  }))
}

/** "After three", "before noon": a time that ends or begins what suits. */
function boundOf(text: string, start: number, end: number): { bound?: 'from' | 'to' } {
  const before = text.slice(Math.max(0, start - 24), start)
  const said = text.slice(start, end)
  if (
    /\b(?:after|from|later than|past|not before|between|since)(?: about| around)? $/.test(before) ||
    /^(?:after|from|between|than|past) /.test(said)
  ) {
    return /\bthan /.test(said) && /earlier|before/.test(before)
      ? { bound: 'to' }
      : { bound: 'from' }
  }
  if (/\b(?:onwards?|or (?:later|after))\b/.test(text.slice(end, end + 12)))
    return { bound: 'from' }
  if (
    /\b(?:before|until|till|by the latest|earlier than|no later than|not after)(?: about| around)? $/.test(
      before,
    ) ||
    /^(?:before|till|until) /.test(said)
  )
    return { bound: 'to' }
  if (/\bor (?:earlier|before)\b/.test(text.slice(end, end + 12))) return { bound: 'to' }
  return {}
}
