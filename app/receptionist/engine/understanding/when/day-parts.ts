import { part, pattern } from '../text/patterns.ts'
import { isBusyIn } from './roles.ts'
import { isKeptBusy } from './time-limits.ts'

/** Noon. **Units**: minutes from midnight. */
export const HALF_DAY = 12 * 60

/** Callers who want an afternoon do not mean noon. */
const AFTER_NOON = HALF_DAY + 1

/** A part of the day, in minutes from midnight. */
export type Span = readonly [number, number]

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

/** "A letter from work" tells no time; "I'm coming from work" does. */
const MOMENT = pattern`
  \b(?:
    (before|in time for|until|till?)|after|once|when
    |from(?! (?:(?:the|my|our|your) )*(?:school(?! (?:run|drop|pick))|nursery|college|work)\b)
    |(?:back|home|straight|directly|(?:i|we)(?:'m|'re|'ll|'d| can| could| will)? com(?:e|ing)) from
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

/** "I don't see so well in the mornings", "she's not at her best first thing"; "I don't work mornings" leaves them free. */
const UNFIT_IN_PART = pattern`
  \b(?:i|we|he|she|they)(?:
    (?: don't| doesn't| can't| cannot| couldn't| won't| never)
    |(?:'m|'re|'s| am| are| is) (?:not|never)
  )(?: (?!
    (?:mind|bother\w*|fuss\w*|sure|care|know|think|suppose|work\w*|have|had|got|till?|until|before|after|than|but|except|unless|only|early|late|if|mornings?|afternoons?|evenings?|tomorrow|\w*day|week)\b
  )[\w'-]+){0,8} $
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

/** Misses it in a time: "eleven's not first thing, is it" wants it. */
const TIME_IS_NOT =
  /\b\d[\d:.]*(?: ?[ap]m)?(?: o'?clock)?(?:'s| is)?(?: not|n't| hardly) (?:really |exactly )?(?:the )?$/

/** Whether a line refuses a part of the day that it names, or says that somebody is busy then. */
function isPartOut(line: string, { index, 0: said }: RegExpExecArray): boolean {
  const before = line.slice(0, index)
  if (TIME_IS_NOT.test(before)) return false
  return (
    NOT_PART.test(before) ||
    KEPT_IN_PART.test(before) ||
    UNFIT_IN_PART.test(before) ||
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
