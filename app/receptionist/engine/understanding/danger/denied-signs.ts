import { findDanger } from './danger.ts'
import { part } from '../text/patterns.ts'
import { BREATHES, WELL, withoutDenials } from './relief.ts'

const DENIES = part`
  (?:
    (?:nobody|no-? ?one)(?:'s| has| is| was)?
    |(?:is|was|are|has|have|had|did|do|does)(?:n't| not)
    |not|never|no
  )(?: (?:actually|even|been|had|having|have|got|any|an?|more|in)){0,3}
`

/** A kind of sign: the words for it, and how a caller denies it, in all or if the denial `isClear`. */
type Sign = { words: RegExp; denial: RegExp; isClear?: RegExp }

const anyOf = (...parts: string[]) => new RegExp(`\\b(?:${parts.join('|')})\\b`, 'g')
const sign = (words: string, ...denials: string[]): Sign => ({
  words: anyOf(words),
  denial: anyOf(...denials),
})
/** A sign that is denied in the words for it: "he's not having a stroke". */
const same = (words: string) => sign(words, `${DENIES} (?:${words})`)

/** The signs of a medical emergency. To deny one is to say that it is not so, not that it is bearable. */
const SIGNS: readonly Sign[] = [
  {
    words: anyOf(
      'breath\\w*|swallow(?:ing)?|swell\\w*|swollen|throat|tongue|airway|chok\\w+|gasp\\w*',
    ),
    denial: BREATHES,
    isClear: WELL,
  },
  sign(
    'swell\\w*|swollen|chok\\w+',
    `${DENIES} (?:swell\\w*|swollen|chok\\w+)`,
    "swelling(?: has|'s)(?: all)? gone(?: down)?",
  ),
  sign(
    '(?:chest|heart)(?: pains?)?|pains?|crushing|tight\\w*',
    `${DENIES} (?:(?:chest|heart) )?(?:pains?|attack)(?! (?:relief|killers?)\\b)`,
    `${DENIES} (?:my|his|her|the) (?:chest|heart)`,
  ),
  sign(
    'overdos\\w+|poison\\w*|taken|took|taking|swallowed|drunk|drank|eaten|ate|tablets?|pills?',
    `${DENIES} (?:take|taken|swallow|swallowed) (?:any(?:thing)?|it|them|that|those|the \\w+)(?! (?:else|since|for|to|today|yet|more)\\b)`,
    `${DENIES} (?:eat|eaten|drink|drunk) (?:it|them|that|those|any of \\w+)`,
    `${DENIES} (?:overdos\\w+|poison\\w*)`,
  ),
  sign(
    'collaps\\w+|faint\\w*|pass(?:ed|ing)? out|blacked out|knocked out|uncon\\w*ous|unrespons\\w+|floppy',
    `${DENIES} (?:collaps\\w+|faint\\w*|passed out|blacked out|knocked out|uncon\\w*ous)(?! (?:yet|but)\\b)`,
    "(?:he|she|they)(?:'s|'ve| has| have) come (?:round|to)(?! (?:the|your|my|but)\\b)",
    "(?:he|she|they)(?:'s|'re| is| are)(?: wide)? awake(?! but\\b)",
    "(?:he|she|they)(?:'s|'re| is| are)(?: just| now| all)? (?:sat|sitting|stood|standing|up)(?: (?:here|there|up|and|next to|beside|with|me|us))* (?:talking|chatting|nattering|laughing)(?! (?:funny|nonsense|rubbish|gibberish|odd|strange|but)\\b)",
  ),
  sign(
    'bleed\\w*|blood',
    `${DENIES} (?:bleed\\w*|blood)`,
    "(?<!n't |not )stopped bleeding",
    "bleeding(?: has|'s)?(?: all)? stopped",
  ),
  ...[
    'strokes?',
    'seizures?|fits?|fitting|convuls\\w+',
    'allergic reaction|anaphyla\\w+',
    'burn(?:t|ed|s)?|scald\\w*',
    'stabbed|shot|poisoned',
    'labou?r',
    'electric shock|electrocuted',
    'f[ae]ll(?:en)?|fall',
    'trapped|crushed|crash(?:ed)?|accident',
  ].map(same),
]

/** A swelling from an allergy stays an emergency in somebody who still breathes well. */
const ALLERGY =
  /\b(?:allerg\w*|anaphyl\w*|epi-?pens?|stung|stings?|hives|nuts?|(?:something|what|it|at|food) (?:i|he|she|we|they) ate|we ate)\b/
const SWELLING = /\bsw(?:ell\w*|ollen)\b/
/** Where a swelling is an emergency however well somebody breathes. */
const NEAR_EYE = /\b(?:eyes?|eyelids?|neck)\b/

const deniedIn = (text: string) =>
  SIGNS.filter(({ denial, isClear }) =>
    text.match(denial)?.some((said) => isClear === undefined || isClear.test(said)),
  )

/**
 * Whether a line denies each sign of a medical emergency in the lines `told` before: "I can swallow fine".
 * Whoever denies one of two still has the other.
 */
export function isSignDenied(text: string, told: readonly string[]): boolean {
  const all = [...told, text].join(' ')
  // "He's breathing alright", of a child whose lips swell from nuts, denies nothing.
  const isElse =
    (ALLERGY.test(all) || NEAR_EYE.test(all)) && told.some((line) => SWELLING.test(line))
  const denied = deniedIn(text).filter(({ denial }) => denial !== BREATHES || !isElse)
  const left = (line: string) => denied.reduce((rest, { words }) => rest.replace(words, 'it'), line)
  return (
    told.some((line) => left(line) !== line) &&
    told.every((line) => findDanger(left(line)) === null)
  )
}

/** A line without its denials, so that "no chest pain" is no sign of it. */
export const withoutDenied = (text: string) =>
  deniedIn(text).reduce((rest, { denial }) => rest.replace(denial, '.'), withoutDenials(text))
