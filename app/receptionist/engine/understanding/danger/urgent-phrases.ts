import { part, pattern, type Patterns } from '../text/patterns.ts'
import { isEmpty, isNegation, plain, stem, wordsOf } from '../text/text.ts'
import { FRAIL, WITHOUT } from './unfit-homes.ts'
import { CUSTODY_OF_CHILD, KINDS, OF_HEAT } from './urgent-kinds.ts'

/** Forms that no ending gives away, and what callers say for the same state or thing. */
const FORMS = new Map(
  Object.entries({
    bite: 'bit bitten',
    bleed: 'bled',
    block: 'bunged clogged',
    break: 'broke broken smashed shattered cracked snapped',
    burn: 'burnt',
    car: 'van motor vehicle boot seat upholstery',
    child: 'children kid',
    die: 'dead died',
    eat: 'ate eaten',
    fall: 'fell fallen',
    freeze: 'froze frozen',
    hmrc: 'taxman revenue',
    leave: 'left forget forgot forgotten',
    lose: 'lost',
    purse: 'wallet handbag',
    sick: 'vomit puke puked spew',
    smell: 'stink stank reek pong',
    spill: 'spilt tip slosh',
    steal: 'stole stolen nicked pinched',
    stick: 'stuck jammed wedged',
    swell: 'swollen',
    tear: 'tore torn',
    wedding: 'married',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [stem(form), word] as const)),
)

/** Words that make another verb of the one before: to lock, and to lock out. */
const PARTICLES: ReadonlySet<string> = new Set(['out', 'off', 'up', 'down', 'over', 'away'])

/** What the forms of a word share: "completion", "completing" and "complete"; "broken" and "broke". */
const rootOf = (word: string) =>
  isNegation(word) ? 'no' : stem(FORMS.get(stem(word)) ?? word.replace(/(?<=\w{4})ions?$/, ''))

const stems = (words: string) => words.split(' ').map(rootOf)

/** Verbs that callers put in many ways. */
const MOVES = stems(
  'coming pouring running dripping come came through down falling fallen fell collapsed',
)

const MOVING = new Set([...MOVES, ...stems('has have letter keep keeps getting going make')])

/** A "no" that says nothing is missing, as in "no, I don't want to book", unlike "no heating". */
const OTHER_NO = /^no(?:,| (?=i\b|it\b|that|thank))|\b(?:don't|do not) (?:want|need|know|think)\b/g

/** How callers say that a thing has failed: "the heating's packed in". */
const FAILED = new RegExp(
  part`
    ^(?:(?:has|have|is|was|system|side|just|all|completely|totally|suddenly|now|gone and|went and) ){0,3}(?:
      packed (?:in|up)
      |gone (?:off|down|wrong|bust|kaput|again)
      |on the blink|conked out
      |(?:broken|gone|broke) down
      |broken|broke|bust|kaput|died|dead|knackered|given up|giving up|cut out|stopped
      |off again
      |(?:is|'s|(?:has )?been) off
    )(?!\p{L})
  `,
  'u',
)

/** Part of a house that stays cold is not a house without heating. */
const ONE_COLD =
  /\b(?:radiator|rad|towel rail)\b(?!.*\b(?:all|every|any|none|whole)\b)(?<!\b(?:all|every|any|none|whole|no)\b.*)/

const NOT_HEATING =
  /\b(?:not|never|n't|won't|isn't|doesn't|stopped)(?: [a-z]+){0,2} heat(?:ing|s)?(?: up| through)?\b/g

/**
 * An urgent phrase of the set-up. **Shape**: what callers say for its kinds; the stems that a line must
 * have; whether they are one thing that must also move; and whether they are a verb and its particle.
 */
type UrgentPhrase = {
  word: string
  kinds: readonly Patterns[]
  needed: readonly string[]
  isBare: boolean
  isVerb: boolean
}

const phrasesOfList = new WeakMap<readonly string[], readonly UrgentPhrase[]>()

/** The urgent phrases of a set-up, read once. */
function phrasesOf(words: readonly string[]): readonly UrgentPhrase[] {
  const known = phrasesOfList.get(words)
  if (known) return known
  const phrases = words.map((word) => {
    const all = wordsOf(plain(word).replace(/-/g, ' '))
    const own = all.filter((one) => isNegation(one) || !isEmpty(one)).map(rootOf)
    const still = own.filter((part) => !MOVING.has(part))
    // "Running late" is not "if it's late", nor "water coming through" a water softener.
    const isBare = still.length === 1 && MOVES.some((part) => own.includes(part))
    const isVerb = still.length === 1 && !isBare
    const particles = isVerb ? all.filter((one) => PARTICLES.has(one)) : []
    return {
      word,
      kinds: KINDS.flatMap(([kind, said]) => (kind.test(word.toLowerCase()) ? [said] : [])),
      needed: [...new Set(still.length > 0 ? [...still, ...particles] : own)],
      isBare,
      isVerb: particles.length > 0,
    }
  })
  phrasesOfList.set(words, phrases)
  return phrases
}

/** How many words may stand between those of an urgent phrase: "completing on our house today". */
const GAP_WORDS = 4

/** How many may in one clause: "sick all down the back of the front seat". */
const CLAUSE_GAP_WORDS = 8

/** How many may stand between a verb and its particle: "locked us all out". */
const VERB_GAP_WORDS = 2

/** "I've been off, can you do the car?" says two things. */
const SENTENCE_END = /[.;!?]|,(?= (?:can|could|would|will|do|are|is|how|what|when)\b)/

const PART_END = /(?<=[.;!?,])|(?= (?:and|but|so)\b)/
const CLAUSE_END = /,| (?:and|but|so|because|cos|when|if|before|after)\b/

/** Moves nothing that breaks: "come and give us a price", "knock it through". */
const NOT_MOVING = new RegExp(
  part`
    \b(?:
      come (?=(?:and (?:give|look|see|price|quote|have|do|measure|fix|sort|tell)|to|round|over)\b)
      |knock(?:ing)? (?:[\w']+ ){0,3}through(?= (?:into|to)\b|\W|$)
    )
  `,
  'g',
)

/** A full bin, which no water leaves: "the bins haven't been emptied, and they're overflowing". */
const FULL_BIN = /(?<=\b(?:bins?|rubbish|skip|dustbins?|recycling)\b[^.?!]{0,80})\boverflow\w*/g

/** Words that make one of a verb: "she's thrown up", "the kids chucked up". */
const THREW_UP = /\b(?:throw(?:n|ing|s)?|threw|chuck(?:ed|ing)?) up\b(?! (?:an?|the|some)\b)/g

/** Nobody is sick here: "off sick", "car sick", "sick of it". */
const NOT_SICK =
  /\b(?:off|(?:call\w*|rang|ringing) in|car|travel|sea) sick\b|\bsick (?:of|to death|and tired|pay|note|leave|days?)\b/g

/** Tells of what is over: "we completed last year". */
const OVER = pattern`
  \b(?:
    (?<!\bsince )last (?:year|month|summer|winter|spring|autumn|time)
    |(?:months?|years?) ago|in the past|previously|used to|had been
  )\b
`

/** The first urgent phrase of the set-up that the line says, in these or other words; null if none. */
export function findUrgent(line: string, words: readonly string[]): string | null {
  // A boiler that has packed in leaves a baby without heat, whatever the owner calls that.
  const ofHeat =
    FRAIL.test(line) && WITHOUT.test(line) ? words.find((word) => OF_HEAT.test(plain(word))) : null
  if (ofHeat) return ofHeat
  const now = line.split(PART_END).filter((part) => !OVER.test(part))
  const said = now.join('')
  const text = (ONE_COLD.test(said) ? said.replace(NOT_HEATING, ' ') : said)
    .replace(NOT_MOVING, ' ')
    .replace(FULL_BIN, ' ')
    .replace(CUSTODY_OF_CHILD, ' ')
    .replace(THREW_UP, 'sick')
    .replace(NOT_SICK, ' ')
  const sentences = text.replace(OTHER_NO, ' ').split(SENTENCE_END)
  const all = sentences.map(rootsOf)
  // "He's not well, he ate grass" is not "not eating".
  const parts = sentences.flatMap((sentence) => sentence.split(',').map(rootsOf))
  const clauses = sentences.flatMap((sentence) => sentence.split(CLAUSE_END).map(rootsOf))
  const found = phrasesOf(words).find(({ kinds, needed, isBare, isVerb }) => {
    if (kinds.some((kind) => kind.test(text))) return true
    if (needed.length === 0) return false
    const things = needed.filter((part) => part !== 'no')
    const isNo = things.length < needed.length
    if (
      (isNo ? parts : all).some((roots) =>
        areNear(needed, roots, isVerb ? VERB_GAP_WORDS : GAP_WORDS, isVerb),
      ) ||
      (!isNo && !isVerb && clauses.some((roots) => areNear(needed, roots, CLAUSE_GAP_WORDS)))
    )
      return !isBare || all.some((roots) => MOVES.some((part) => roots.includes(part)))
    return isNo && all.some((roots) => areNear(things, roots, GAP_WORDS)) && hasFailed(text, things)
  })
  return found?.word ?? null
}

const rootsOf = (text: string) => wordsOf(text.replace(/-/g, ' ')).map(rootOf)

/** Whether the roots of a phrase stand close together in a sentence, those of a verb in order. */
function areNear(
  needed: readonly string[],
  said: readonly string[],
  gap: number,
  isVerb = false,
): boolean {
  if (!needed.every((part) => said.includes(part))) return false
  const length = needed.length + gap
  return said.some((root, i) => {
    const isStart = isVerb ? root === needed[0] : needed.includes(root)
    const near = isStart ? said.slice(i, i + length) : []
    return needed.every((part) => near.includes(part))
  })
}

/** Whether what follows a thing's name says that it has failed: "the hot water's gone off". */
function hasFailed(text: string, parts: readonly string[]): boolean {
  const things = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word }) =>
    parts.includes(rootOf(word)),
  )
  const last = things.at(-1)
  if (!last) return false
  const after = text.slice(last.index + last[0].length).replace(/^'s (?=\p{L})/u, ' is ')
  return FAILED.test(after.trimStart())
}
