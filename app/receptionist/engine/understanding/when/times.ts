import { isCommonWord } from '../details/common-words.ts'
import { isBusyIn } from './roles.ts'
import { part, pattern } from '../text/patterns.ts'
import { Scanner, type Found } from '../text/scan.ts'
import { isEmpty, isNegation } from '../text/text.ts'

const HALF_DAY = 12 * 60
/** Callers who want an afternoon do not mean noon. */
const AFTER_NOON = HALF_DAY + 1

/** A clock time as it was said. `half` is null if it may be morning or afternoon. */
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

/** "Not that early, I'm not up": from the middle of the morning. */
const NOT_EARLY =
  /\b(?:not|cannot|never|\w+n't)\b(?: [\w']+){0,5} (?:too|that|so|quite so|as|very|this) early\b/

const SCHOOL_END_MINUTE = 15 * 60 + 30
/** What people plan by: a wish before it ends at the first minute, and one after it begins at the second. */
const MOMENTS: readonly [RegExp, number, number][] = [
  [/^(?:school run|(?:school )?(?:drop|pick)[- ]?(?:off|up))/, 14 * 60 + 30, 9 * 60 + 15],
  [/^(?:school|nursery|college)/, 8 * 60 + 30, SCHOOL_END_MINUTE],
  [/^work/, 9 * 60, 17 * 60],
  [/^(?:lunch|dinner)/, HALF_DAY - 1, 13 * 60],
  [/^tea/, 17 * 60 - 1, 17 * 60],
]
const RUN_HOME =
  /(?<!\bnot (?:the |in the |an )?)\bafternoon,? (?:after|once) (?:i've |i |we |the |my |our |done )*(?:school )?(?:run|pick[- ]?up)\b/
const MOMENT = pattern`
  \b(?:
    (before|in time for|until|till?)|after|once|when|from
  ) (?:i've |i |we |(?:the|my|our|your) )*(?:done (?:the )?)?(
    (?:school )?(?:run|(?:drop|pick)[- ]?(?:off|up))
    |school|nursery|college|work|lunch|dinner|tea
  )(?:(?<=\b(?:till?|until) \w+) ?time)?\b(?! ?(?:time|for))
`

const parts: readonly [RegExp, Span, 'am' | 'pm' | null][] = [
  [NOT_EARLY, [10 * 60, 24 * 60], null],
  [/\bearly (?:evening|doors)\b/, [17 * 60, 19 * 60], 'pm'],
  [/\bearly afternoon\b/, [AFTER_NOON, 15 * 60], 'pm'],
  [/\blate afternoon\b/, [15 * 60, 18 * 60], 'pm'],
  [
    pattern`
      \b(?:
        last thing|as late as|(?<!\b(?:bit|much|any|little) )later(?: on)?(?: in the (?:day|afternoon|evening))? the better
        |(?:end|late in|late on in) (?:of )?the day
        |(?<!\b(?:my|our|his|her) )(?:last|latest) (?:appointment|slot)s?
      )\b
    `,
    [16 * 60, 24 * 60],
    'pm',
  ],
  [/\bmid[- ]?morning\b/, [9 * 60 + 30, 11 * 60 + 30], 'am'],
  [/\blate morning\b/, [10 * 60 + 30, HALF_DAY], 'am'],
  [
    pattern`
      \b(?:
        first thing
        |(?<!(?:too|bit|little|so|that|this|\boff|\bhome|\bfinish|\bfinishes|\bleave|\baway) )early(?! (?:next|this week|on in|in (?!the (?:day|morning)\b)|jan|feb|mar|apr|may|ju|aug|sep|oct|nov|dec))
      )\b
    `,
    [0, 11 * 60],
    'am',
  ],
  [
    /\b(?:mornings?|forenoons?)\b|(?<=\b(?:\w*day|tomorrow|mon|tues?|weds?|thurs?|fri|sat|sun),? )am\b/,
    [0, HALF_DAY - 1],
    'am',
  ],
  [/\blunch(?: ?time| break)?\b(?! for)|\bdinner ?time\b/, [HALF_DAY, 14 * 60], null],
  [/\btea ?time\b/, [16 * 60, 18 * 60], 'pm'],
  [
    /\b(?:afternoons?|aft|arvo)\b|(?<=\b(?:\w*day|tomorrow|mon|tues?|weds?|thurs?|fri|sat|sun),? )pm\b/,
    [AFTER_NOON, 17 * 60 + 30],
    'pm',
  ],
  [
    /\b(?:(?<!\bparents?'? )evenings?|evening(?= (?:meal|dinner|out)\b)|tonight|dinner|supper)\b/,
    [17 * 60, 24 * 60],
    'pm',
  ],
  [/\bnight\b/, [18 * 60, 24 * 60], 'pm'],
]
const NOT_PART =
  /\b(?:not|no|except|can't (?:do|make)|don't want)(?:(?: (?:great|good|well|brilliant|at (?:her|his|my) best))? in| on| too)?(?: the| an?| tomorrow| \w+day)? $/

const NOT_PART_AFTER = pattern`
  ^(?: one| option| slot)?(?:'s| is| are| was)?(?: a bit| really| just| all)? (?:
    no (?:good|use)
    |not (?:good|great|possible|free)
    |out\b|tricky|awkward|difficult|busy
    |(?:don't|doesn't|won't|wouldn't) (?:work|suit|do)
    |i can't
    |i(?:'m| am) (?:at (?!home)|working|busy|out\b|in (?:lectures|meetings|clinic))
    |i (?:work|teach|collect|pick up|look after|have (?:the|my))
  )
`

/** "I work in the mornings", "I look after the kids of an afternoon": the rest of the day is left. */
const KEPT_IN_PART = pattern`
  (?<!\b(?:can|could|may|might|shall) )\b(?:i|we|he|she|they)(?:
    'm|'re|'s|'ve| am| are| is
  )? (?:(?:always|usually|normally|only|just|both|all) )*(?:
    (?<='m |'re |'s |am |are |is )(?:busy|tied up|unavailable)|work\w*(?! from home)|look(?:s|ing)? after|mind(?:s|ing)?|teach\w*|stud(?:y|ies|ying)
    |car(?:e|es|ing) for|volunteer\w*
    |at (?:work|school|college|uni|nursery)
    |(?:ha(?:ve|s)(?: got)? |(?<='(?:ve|s) )(?:got )?)(?:the|my|our) (?:
      kids|child\w*|grand\w+|little ones?|bab(?:y|ies)
    )
  )\b(?:[^.,;!?]{0,32}? (?:in the|of an?|on|most|every))? $
`
/**
 * A part of the day that a line mentions, at `start`; what is left by one that it refuses (`isRest`); "not
 * that early" (`isRefusal`); or what is left by what keeps the caller busy (`isLimit`): "at work till dinner".
 */
export type PartFound = {
  span: Span
  half: 'am' | 'pm' | null
  start: number
  isRest?: true
  isRefusal?: true
  isLimit?: true
}

const NO_PART = new RegExp(
  part`
    \bit's (?:still|nearly) (?:the )?(?:morning|afternoon|evening)\b
    |\b(?:they|those|these)(?:'re| are) (?:both |all )?(?:in the )?(?:mornings?|afternoons?|evenings?)\b
    |\bnight shift
    |\b(?:awake|up|sleep\w*|wak\w+) [^.,?!]{0,18}\bnight\b
    |\b(?:a|one) night\b
    |\b(?:
      bad|poorly|stiff|slow|tired|dizzy|sick|worse|ill
    ) of an? (?:morning|afternoon|evening|night)\b
    |\b(?:good|all|every|last) (?:morning|afternoon|evening|night)\b
    |^(?:(?:hi|hello|hiya|oh),? )?(?:morning|afternoon|evening)\b(?=[,.!]| (?:love|mate|pal|there|ava|i|i'm|it's)\b)
  `,
  'g',
)

/** The parts of the day that a plain line mentions; the first says most. */
export function findParts(text: string, isOfEvenings = false): PartFound[] {
  // Elsewhere "early doors" is early.
  const said = isOfEvenings ? text : text.replace(/(?<=\bearly )doors\b/, '|||||')
  const greetingless = said.replace(NO_PART, (said) => '|'.repeat(said.length))
  const [, before, name = ''] = MOMENT.exec(greetingless) ?? []
  const moment = MOMENTS.find(([pattern]) => pattern.test(name))
  // Where dinner is what people book, "after dinner" says little.
  if (moment && !(isOfEvenings && /^(?:lunch|dinner)/.test(name))) {
    const [, to, from] = moment
    const start = greetingless.search(MOMENT)
    // "Friday afternoon, after the school run" is the run home.
    const isHome = RUN_HOME.test(greetingless)
    const [lead, rest] = [greetingless.slice(0, start), greetingless.slice(start)]
    // "Have you nothing before lunch?" asks for something before it.
    if (before && isKeptBusy(lead) && !(before === 'before' && /^[^.!;]*\?/.test(rest)))
      return [{ span: [to + 1, 2 * HALF_DAY], half: null, start, isLimit: true }]
    return [
      {
        span: before ? [0, to] : [isHome ? SCHOOL_END_MINUTE : from, 2 * HALF_DAY],
        half: null,
        start,
      },
    ]
  }
  const all = parts.flatMap(([pattern, span, half]): PartFound[] => {
    const found = [...greetingless.matchAll(new RegExp(pattern, 'g'))]
    // "I'm working Friday night, Saturday night's fine"
    const meant = found.find((one) => !isPartOut(greetingless, one))
    const start = (meant ?? found[0])?.index
    if (start === undefined) return []
    if (meant)
      return [
        pattern === NOT_EARLY ? { span, half, start, isRefusal: true } : { span, half, start },
      ]
    // Who can't do afternoons is not offered noon, either.
    const last = span[0] === AFTER_NOON ? HALF_DAY - 1 : span[0] - 1
    const rest: Span = span[0] === 0 ? [span[1] + 1, 2 * HALF_DAY] : [0, last]
    return [{ span: rest, half: null, start, isRest: true }]
  })
  return withinPart(all)
}

/** Whether a line refuses a part of the day that it names, or says that somebody is busy then. */
function isPartOut(line: string, { index, 0: said }: RegExpExecArray): boolean {
  const before = line.slice(0, index)
  return (
    NOT_PART.test(before) ||
    KEPT_IN_PART.test(before) ||
    isBusyIn(before) ||
    NOT_PART_AFTER.test(line.slice(index + said.length))
  )
}

/** "In the morning, not too early": what is left of the morning. */
function withinPart(all: readonly PartFound[]): PartFound[] {
  const refusal = all.find(({ isRefusal }) => isRefusal)
  const part = all.find(({ isRest, isRefusal }) => !isRest && !isRefusal)
  if (!refusal || !part) return [...all]
  const from = Math.max(refusal.span[0], part.span[0])
  if (from >= part.span[1]) return [...all]
  const left = all.filter((one) => one !== refusal && one !== part)
  return [{ ...part, span: [from, part.span[1]] }, ...left]
}

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
      `\\b(?:${LEAD})(?: (?:around|about|exactly|maybe|like|at|gone|nearly|at least))?,? ${HOUR}\\b`,
    ),
    // "It might be fifteen" is no time, though "at 15" is.
    ([whole = '', h], at) =>
      Number(h) > 0 && (Number(h) <= 12 || !NO_HOURS.test(whole)) ? at(h) : null,
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
/** Numbers that are not times: "flat 3, 12 Cardigan Road", "he's 7", "make it 3, my mate's coming". */
const ADDRESS = new RegExp(
  part`
    \b(?:(?:we|there)(?:
      '(?:re|d|ll)| are| would| will
    )(?: going to| gonna)?(?: be)?|bring(?:ing)?)(?: about| only| just)? \d{1,2}\b(?!:)(?:(?:[, ]+(?:no|or|sorry|actually|oh|make (?:it|that)))+[, ]+\d{1,2}\b)*
    |\bit'll be \d{1,2}\b(?=[^.?!]{0,20}\b(?:coming|joining)\b)
    |\bthere(?:'s| is)(?: about| around| roughly| only| just)+ (?:1[3-9]|[2-9]\d)\b(?!:)
    |\b(?:flat|unit|room|apartment|house|number|size|aged?|(?:he|she)(?:'s| is)) \d+
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
      )${HOUR}\b
    `,
  ),
  ([, h], at) => (Number(h) > 0 ? at(h) : null),
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
/** An hour that settles it: "six is early, people are at work. Eight then", "nine's no good, I'll have ten". */
const SETTLED: Rule = [
  all(
    part`
      (?:
        (?<=(?:^|[.,!?;] )(?:(?:oh|ok|okay|well|so|right|no|yes|go on|make it),? ){0,2})${HOUR}(?= then\b(?:\W*$|[.,!?;]| please\b))
        |(?<=[.,!?;] go on(?: then)?,? )${HOUR}
        |(?<=(?:\b(?:(?:i|we)(?:'ll| will)|let's|(?:can|could) (?:i|we|you))|[.,!?;]|[.,!?;] (?:ok|okay|so|just|no|well|go on)) (?:just )?(?:have|take|do|go for|go with|say) (?:the )?)${HOUR}
      )(?=\W*$|[.,!?;]| (?:then|please|instead)\b)
    `,
  ),
  ([, a, b, c], at) => (Number(a ?? b ?? c) > 0 ? at(a ?? b ?? c) : null),
]
/** Finds the time before it too early or too late: "half three's a bit late for us". */
export const TOO_EARLY_OR_LATE =
  /^(?:'s| is| was|'d be| would be)?(?: a| far| way| much| just| still| bit| little| touch| tad| quite| rather| too){1,4} (late|early|soon)\b/
const TIME_BEFORE = /\b(?:at|around|about|for|by|from|until|till?) $/
const MONEY =
  /[£$]|\b(?:each|quid|pounds?|price|cost\w*|charge\w*|how much|in total|altogether|apiece|deposit|rent|pcm|(?:a|per) (?:month|week|year))\b/

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
      if (needs === 'no-money' && isOfMoney && !TIME_BEFORE.test(text.slice(0, start))) return null
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
  if (hour > 24 || minute > 59) return null
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

/** "She finishes at four", "he gets in about six": times after it suit. */
const ENDS_AT = pattern`
  \b(?:
    finish(?:es|ed)?
    |gets? (?:off|in|home|back|out)
    |(?:knocks?|clocks?) off
    |(?:'s|'m|'re|is|am|are) (?:off|back|home|done|finished|out of (?:school|work))
  )(?: (?:work|school|college|from (?:work|school)))?(?: at| by| about| around)+ $
`
/** "I've to be out by twelve", "I start at nine": times before it suit. */
const STARTS_AT = pattern`
  \b(?:
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

/** The start or end of the times that suit: "after three", "before noon". */
function boundOf(text: string, start: number, end: number): { bound?: 'from' | 'to' } {
  const said = text.slice(start, end)
  const longer = text.slice(Math.max(0, start - 48), start) + (LEADING.exec(said)?.[0] ?? '')
  // "She's at school till half three" leaves the time after it.
  if (ENDS_AT.test(longer) || (TILL.test(longer) && isKeptBusy(longer))) return { bound: 'from' }
  if (STARTS_AT.test(longer)) return { bound: 'to' }
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
