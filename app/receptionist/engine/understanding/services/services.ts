import { looksAfterAnimals } from './animals.ts'
import type { Service, Setup } from '../../types.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { contentOf, plain, stem, wordsOf } from '../text/text.ts'
import { isFaultOf, workedOn } from './work.ts'

/** Words that many service names share: alone they say little. */
const GENERIC = new Set(
  'service repair visit check appointment consultation session lesson meeting review fit first test advice full follow-up clean call tour general standard tooth car vehicle installation'
    .split(' ')
    .map(stem),
)

const BOOKING = stem('appointment')
const CHILD_WORDS = ['child', 'children', 'kids', 'junior']
const FOR_CHILDREN = new Set(CHILD_WORDS.map(stem))
const CHILD_MAX_AGE = 15
/** Words that also say when. */
const OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night'].map(stem))

const NEW_WORDS = new Set(['new', 'first', 'initial', 'patient'].map(stem))

const SPECIAL_POINTS = 2
/** The score of a word such as "service" or "visit": only a hint. */
export const GENERIC_POINTS = 0.9
/** The score of one distinctive word of a long name. */
export const WORD_POINTS = 0.4
const SHARED_POINTS = 0.25
const WHOLE_POINTS = 2
const NAMED_POINTS = 2
/** The score of three words or more of a long name. */
const TELLING_POINTS = 0.5

/** Phrases that mean a word of a service's name, keyed by that word. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** A service that a line may mean. More points mean more certainty. */
export type ServiceMatch = { service: Service; points: number }

/**
 * The services that a plain line may mean, best first. A word that only this service has scores two
 * points, a generic one that only this service has scores one.
 */
export function findServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): ServiceMatch[] {
  const said = withSynonyms(line, synonyms)
  const names = namesOf(services)
  const found = services
    .flatMap((service, i) => (names[i] ? [{ service, points: pointsOf(names[i], said) }] : []))
    .filter(({ points }) => points > 0)
  const meant = found.filter(({ service }) => !isOtherWork(line, service, synonyms))
  // "A boiler installation" is not the installation of a bathroom.
  const isOfOther = meant.length < found.length
  return meant
    .filter(({ points }) => !isOfOther || points > GENERIC_POINTS)
    .filter(({ service }) => !isFaultOf(line, service.name))
    .toSorted((a, b) => b.points - a.points)
}

/**
 * A kind of work, and the services it could be taken for: an end of tenancy clean is a house clean only if
 * the name has its word.
 */
const KINDS: readonly (readonly [said: RegExp, service: RegExp])[] = [
  [/\b(flu|covid|shingles|pneumonia|hpv|mmr) (?:jab|vaccin|booster|shot)/, /vaccin|jab/i],
  [
    pattern`
      \b(?:
        gcse|a[- ]level|learn|teach|lessons? in|tutor\w* (?:for|in)|help with|improve
      )(?: \w+){0,2} (
        english|science|chemistry|physics|biology|french|spanish|german|history|geography
        |music|piano|guitar|drama|latin|computing
      )\b
    `,
    /lesson|tuition|tutor/i,
  ],
  [
    /^(?!.*\b(?:booster|second|annual)).*(?<!\b(?:had|after|since|as|was|got)(?: \w+){0,2} )\b(first|primary) (?:set of )?(?:jab|vaccin|injection)/,
    /booster/i,
  ],
  [/\b(tenancy|builders?'?|window|gutter|patio|office) clean/, /clean/i],
]

/**
 * Whether a line wants other work done to the thing of a service: a new toilet, which no repair is, or a flu jab,
 * which no travel vaccination is.
 */
function isOtherWork(line: string, { name }: Service, synonyms: Synonyms): boolean {
  for (const [kind, service] of KINDS) {
    const said = kind.exec(line)?.[1]
    if (said !== undefined && service.test(name)) return !plain(name).includes(said)
  }
  // "A wash and trim for a poodle" trims no nails.
  if (/\bnail/i.test(name) && /\btrim/.test(line) && !/\b(?:nails?|claws?)\b/.test(line))
    return true
  const things = workedOn(line, name)
  if (things.length === 0) return false
  const own = contentOf(name)
  const telling = tellingWords({ name })
  if ([...own].some((word) => !telling.includes(word) && contentOf(line).has(word))) return false
  return things.some((thing) => {
    // "Do you do sockets? I need a couple of extra ones."
    const { words } = withSynonyms(/\bones?\b/.test(thing) ? line : thing, synonyms)
    return telling.some((word) => !GENERIC.has(word) && words.has(word))
  })
}

/** A home that is to let, and none that the caller lives in: "the two bed on Rightmove", "is the studio still going?" */
const TO_LET = pattern`
  \b(?:rightmove|zoopla|openrent|to let\b|to rent|for rent|advertis\w+|(?:flat|house|place|bed|studio|room) of yours)\b
  |\b(?:the|that|this|your|any|an?|one|two|three|\d) (?:[\w-]+ )?(?:
    flats?|house|place|propert(?:y|ies)|apartment|studio|beds?|bed-?sit|room
  )\b[^.?!]{0,40}\b(?:available|going|gone|free|taken|let(?! (?:me|us|you)\b)|on the market|up for grabs)\b
`
const HOME = '(?:flat|house|place|propert(?:y|ies)|apartment|studio|bed|room)'
const TO_SEE =
  '(?:see|view|(?:have |get |take )?(?:an? )?(?:\\w+ )?(?:look|nosy|gander|nose|peek) (?:at|round|around))'
/** Wishes to see what was spoken of: "could we come and see it?", "I want to look round the place". */
const SEE_IT = new RegExp(
  part`
    (?<!\b(?:he|she|they|you|some(?:one|body)|any(?:one|body)|sam|lad|man|landlord|plumber|engineer)(?: (?:to|can|could|will|would))? (?:(?:come|pop|pop round|come round|come out) )?)\b(?:
      (?:can|could|may|might) (?:i|we)(?: just| please| maybe)*
      |(?:i|we) (?:could|might|may|get to)
      |(?:to|and|in to|round to)
    ) (?:(?:come|pop|go|nip|call)(?: (?:in|round|over|along|down))? (?:and |to )?)?${TO_SEE} (?:it|that one|(?:the|that) (?:\w+ )?${HOME})\b
  `,
)

/** What a letting agent may do or not, and how callers ask for it. */
const OF_OTHERS: readonly (readonly [what: string, asked: RegExp])[] = [
  [
    'viewing',
    new RegExp(part`
      ^(?:(?:hi|hello),? )?(?:an? )?viewings?\b
      |\b(?:book|arrange|have|want|like|get|need|any|do) (?:\w+ ){0,3}viewings?\b
      |\b(?:flat|house|bed|studio|room|place)\b[^?]*(?:\? [^?]*)?\b(?:like|want|love) to (?:come and )?(?:see|view|look (?:at|round)) it\b
      |\bthe viewing\b
      |\b(?:flat|house|bed|studio|room|place)\b[^?]*\b(?:can|could) (?:i|we) (?:come and )?(?:see|view|(?:have a )?look (?:at|round)) (?:it|the (?:flat|house|place|room))\b
      |\b(?:to|and|(?:i|we|he|she|they)(?: could| can| might)?) (?:(?:come|go) and )?(?:have a )?(?:view|see|look (?:at|round|around)) (?:
        an?|the|one|your|some|that|another
      ) (?:[\w-]+ ){0,3}?(?:
        flat|house|place|propert(?:y|ies)|apartment|studio|bed|room
      )\b
    `),
  ],
  [
    'letting',
    /\b(?:want|need|like) (?:it|my \w+|our \w+|this|the \w+) let\b|\blet (?:it|my \w+|our \w+) for (?:me|us)\b|\b(?:want|like|looking|hoping|thinking) (?:to|of) (?:let|rent)(?:t?ing)?(?: (?:it|my \w+|our \w+|the \w+))? out\b|\b(?:what|how much) rent (?:i|we|it)(?:'d|'ll| would| could| can| might| will)? (?:get|fetch|ask|charge)\b/,
  ],
  ['valuation', /\bvaluations?\b|\bvalue (?:it\b|(?:my|our|the) (?:flat|house|place|property)\b)/],
]

/** Whether a line asks for what others of the trade do, in the light of those before it: a viewing, of a letting agent who has none. */
export function isOfOthers(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
  before = '',
): boolean {
  const own = new Set(namesOf(services).flatMap(({ stems }) => stems))
  return OF_OTHERS.some(
    ([what, asked]) =>
      what in synonyms &&
      !own.has(stem(what)) &&
      (asked.test(line) || (what === 'viewing' && wantsToSee(line, before))),
  )
}

/** Whether a line wishes to see a home that is to let. */
const wantsToSee = (line: string, before: string) =>
  SEE_IT.test(line) && TO_LET.test(`${before}. ${line}`)

/** Whether a line wants work done that is none of the services, to a thing that one of them is for. */
export function isUnlisted(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): boolean {
  const [best] = findServices(line, services, synonyms)
  return (
    (best === undefined || best.points < GENERIC_POINTS) &&
    services.some((service) => isOtherWork(line, service, synonyms))
  )
}

/**
 * A service's name. **Shape**: its stems, and those that another name has too; its plain text; and that
 * as a caller says it.
 */
type Name = {
  stems: readonly string[]
  shared: ReadonlySet<string>
  text: string
  said: string
}

/** "One-off" tells a clean from a weekly one, though "one" and "off" tell nothing. */
const withOneOffs = (text: string) => text.replace(/\bone[- ]off\b/gi, 'single')

/** The stems of a name. "Just a table" is the whole of a table booking. */
function stemsOf(name: string): string[] {
  const all = [...contentOf(withOneOffs(name.replace(/\bwill\b/gi, 'wills')))]
  const telling = all.filter((word) => word !== 'book')
  return telling.length > 0 ? telling : all
}

const namesOfList = new WeakMap<readonly Service[], readonly Name[]>()

/** The names of the services, which stay the same through a call. */
function namesOf(services: readonly Service[]): readonly Name[] {
  const known = namesOfList.get(services)
  if (known) return known
  const stems = services.map(({ name }) => stemsOf(name))
  const all = stems.flat()
  const shared = new Set(all.filter((word, i) => all.indexOf(word) < i))
  const names = services.map(({ name }, i) => {
    const text = plain(name).replace(/-/g, ' ')
    return { stems: stems[i] ?? [], shared, text, said: spoken(text) }
  })
  namesOfList.set(services, names)
  return names
}

/** The words of a plain line alone. */
const spoken = (line: string) => wordsOf(line.replace(/-/g, ' ')).join(' ')

const NAME_MIN_CHARS = 4

/** The services whose whole names are in a line, those said first before others, and long ones first. */
function saidIn(line: string, services: readonly Service[]) {
  const text = ` ${spoken(line.replace(NUMBERED, ' '))}`
  const names = namesOf(services)
  return services
    .map((service, i) => ({ service, said: names[i]?.said ?? '' }))
    .filter(({ said }) => said.length >= NAME_MIN_CHARS)
    .map((one) => ({ ...one, at: text.indexOf(` ${one.said}`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.said.length - a.said.length)
}

/** The one service whose whole name is in a line, whatever else the line says; null if none or two. */
export function exactService(line: string, services: readonly Service[]): Service | null {
  const named = saidIn(line, services)
  // "Children's check-up" has "check-up" in it.
  const longest = named.toSorted((a, b) => b.said.length - a.said.length)[0]
  return longest && named.every(({ said }) => longest.said.includes(said)) ? longest.service : null
}

/** The first of two or more services whose whole names are in a line, or null. */
export function firstOfSeveral(line: string, services: readonly Service[]): Service | null {
  const [first, ...rest] = saidIn(line, services)
  // "Children's check-up" is one service, although "check-up" is another.
  const end = first ? first.at + first.said.length : 0
  return first && rest.some(({ at }) => at > end) ? first.service : null
}

/** A more specific service of the same kind, if the line asks for it: the children's check-up for "they're children". */
export function moreSpecific(
  line: string,
  current: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const own = contentOf(current)
  const said = withSynonyms(line, synonyms).words
  const stems = namesOf(services).map((name) => name.stems)
  const fitting = services.filter((_, i) => {
    const more = stems[i]?.filter((word) => !own.has(word)) ?? []
    const isSame = more.length + own.size === stems[i]?.length
    return isSame && more.length > 0 && more.every((word) => said.has(word))
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const DENIAL = new RegExp(
  part`
    (?:
      (?:
        ^
        |(?<=[,.;!?] |\b(?:no|nah|nope|i'm|we're|it's|that's|said|love|but|and|actually|sorry|oh) )
      )not(?! the same\b)
      |\b(?:it|that|this) isn't
      |\b(?:don't|do not|didn't|not) (?:want|need|after|booking)(?: to (?:book|have|see))?
      |(?<=^|[.!?] )no(?! (?:not|the)\b)
    )(?: (?:an?|any|the|another|for|about|with|one of))* ((?:(?!\b(?:just|only|but|i|i'm|it's|want)\b)[^,.;!?])+)
  `,
  'g',
)

/** Names a kind of work and nothing else. */
const isWork = (what: string) =>
  /^(?:(?:full|another|a) )?(?:repair|service|clean|check|visit|review)\W*$/.test(what)

const WHICH =
  /\b(?:\w+day|tomorrow|tonight|morning|afternoon|evening|at \d|by|near|next to|beside)\b/

/** "It's not just signing, I need advice": another thing is wanted, and not one thing more. */
const NOT_JUST = /\bnot (?:just|only) (?=.*\b(?:need|want)\b)/
const MORE = /\b(?:as well|too|also|both)\b/

/** A line without the services that it denies, and those services: "not a viewing, a valuation". */
export function withoutDenied(
  said: string,
  services: readonly Service[],
): { text: string; denied: readonly Service[] } {
  const line = MORE.test(said) ? said : said.replace(NOT_JUST, 'not ')
  if (line.search(DENIAL) < 0) return { text: line, denied: [] }
  const denied: Service[] = []
  // Once for all denials: a line may hold fifty.
  const known = services.map((service) => ({
    service,
    all: [...contentOf(service.name)],
    telling: tellingWords(service),
  }))
  const text = line.replace(DENIAL, (said: string, what: string) => {
    const words = contentOf(withWills(`a ${what}`))
    // "Not a new boiler" leaves the boiler service.
    const whole = known.filter(({ all }) => all.length > 0 && all.every((one) => words.has(one)))
    const named =
      whole.length > 0
        ? whole
        : known.filter(
            ({ all, telling }) =>
              telling.some((one) => words.has(one)) ||
              // "Not a repair, a new one", of which every repair is denied.
              (isWork(what) && all.some((one) => words.has(one))),
          )
    // "Not a viewing on Tuesday" denies the day, "not a table by the stairs" the place; of "not the Sunday
    // lunch" the day is part of the name.
    const names = named.map(({ service }) => plain(service.name))
    if (WHICH.test(names.reduce((rest, name) => rest.replace(name, ' '), what))) return said
    denied.push(...named.map(({ service }) => service))
    return named.length > 0 ? ' ' : said
  })
  return { text, denied }
}

/** Words that only say where a thing is, which are left out: a bathroom tap is a tap. */
const PLACED = new RegExp(
  part`
    \b(?:
      bathroom|kitchen|bedroom|hall|utility|cellar|garden|office|shower room|wet room
    )(?:'s)? (?=(?:sink|basin|tap|toilet|loo|shower|radiator|rad|light|socket|switch|plug|door|window|floor|ceiling|wall|pipe|drain|gutter|fan|boiler|leak|carpet|oven|blind)s?\b)
    |\b(?:in|from|under|of) (?:the|my|our|me|his|her) (?:upstairs |downstairs |main |back |front )?(?:
      bathroom|kitchen|bedroom|hall|utility|cellar|garden|office|shower room|wet room
    )\b
  `,
  'g',
)

/** "Flat 4" and "in room twelve" say where, and want no flat cleaned and no room. */
const NUMBERED = new RegExp(
  part`
    ^\s*(?:(?:it's|that's|at|no|yes),? )*(?:
      flat|house|unit|apartment
    ) (?:number |no\.? ?)?\d+[a-z]?(?=\s*,|\W*$| up\b)
    |\bin room\b(?!.*\b(?:nights?|book|stay|another)\b)
  `,
  'g',
)

/** "Filling in forms" wants no filling. */
const FORMS =
  /\bfill(?:ing)? (?:in|out) (?:the |a |any |some |my |your )?(?:\w+ )?(?:forms?|paperwork|questionnaires?)\b/g

function pointsOf({ stems: own, shared, text }: Name, said: Said): number {
  const hit = own.filter((word) => said.words.has(word))
  // "For my kids" decides between two services, but asks for neither.
  if (hit.every((word) => FOR_CHILDREN.has(word))) return 0
  // "A table on Saturday afternoon" asks for no afternoon tea.
  if (hit.length < own.length && hit.every((word) => OF_DAY.has(word))) return 0
  const isNamed = said.text.includes(text)
  const special = own.filter((word) => !GENERIC.has(word))
  const isTelling = hit.filter((word) => special.includes(word)).length > 2
  const points = hit.reduce((sum, word) => {
    // "I'd like an appointment" does not ask for an emergency appointment.
    if (word === BOOKING && special.length > 0) return sum
    if (shared.has(word)) return sum + SHARED_POINTS
    // "Room" is one word of three in "private dining room", so only a hint.
    // If every word of a name is generic, callers' usual phrase for it counts as much as a distinctive word.
    if (GENERIC.has(word) && !(special.length === 0 && said.meant.has(word)))
      return sum + GENERIC_POINTS
    return sum + SPECIAL_POINTS / Math.max(1, special.length)
  }, 0)
  // "A check-up for my children" is the children's check-up rather than any check-up.
  const whole = hit.length === own.length ? WHOLE_POINTS + own.length / 2 : 0
  return points + whole + (isNamed ? NAMED_POINTS : 0) + (isTelling ? TELLING_POINTS : 0)
}

/** Papers that are signed already: "I've sent the signed contract back". */
const SIGNED = /\b(?:the|my|our|a|their|your) signed\b/g

/** "A will" is a document; "will you" is not. The will of somebody else is not to be written. */
function withWills(line: string): string {
  return line
    .replace(
      /\b(left|leaves|found|had|has|contest(?:ing)?|challeng(?:e|ing)|disput(?:e|ing)|in|under) (?:no|an?|the|his|her|their) will\b/g,
      '$1 probate',
    )
    .replace(
      /\b(a|an?other|my|me|our|the|his|her|their|new|mirror)(?: (?:new|simple|basic|standard|straightforward|single|joint|mirror))? will\b(?! (?:be|come|need|ring|have)\b)/g,
      '$1 wills',
    )
}

/** How callers of every trade ask for something to be repaired. */
const REPAIR = [
  'fix',
  'mend',
  'broken',
  'broke',
  'beeping',
  'bleeping',
  'leaking',
  'noise',
  'faulty',
  'not working',
  "isn't working",
  "doesn't work",
  'packed in',
  'come off',
  'come loose',
  'fallen off',
  "won't close",
  "won't drain",
  "won't flush",
  "won't light",
  "won't lock",
  "won't open",
  "won't shut",
  "won't start",
  "won't stop",
  "won't turn",
  'packed up',
  'stopped working',
  'gone wrong',
  'playing up',
  'on the blink',
  'conked out',
  'gone off',
  'given up',
  'losing pressure',
  'loses pressure',
  'lost pressure',
  'dripping',
  'drips',
  'cracked',
]

/** Whether a line says that a thing does not work. */
export const isFaulty = (line: string) => REPAIR.some((phrase) => ` ${line}`.includes(` ${phrase}`))

const CHILD = [
  'kids',
  'child',
  'son',
  'daughter',
  'little boy',
  'little girl',
  'little one',
  'toddler',
  'my two',
  'our two',
  'little lad',
  'my lad',
  'grandson',
  'granddaughter',
  'niece',
  'nephew',
]
/** "She's six", "aged 9", "a ten year old"; not "he's ten minutes away". */
const AGE = new RegExp(
  part`
    \b(?:
      s?he|they|who
      |(?:son|daughter|lad|boy|girl|child|kid|one|twins|niece|nephew)[a-z' ]{0,16}?
    )(?:'s|'re| is| are)(?: only| just| nearly| about| turning)* (\d{1,2}|[a-z]+)(?! ?(?:o'clock|[ap]m|past|to|weeks?|days?|hours?|min\w*|months?|miles?|stone|kilos?|st|nd|rd|th)\b|[:.]\d)\b
    |\baged? (\d{1,2}|[a-z]+)\b
    |\b(\d{1,2}|[a-z]+)[- ]years?[- ]old\b
  `,
  'g',
)
/** Wants it for the caller too. */
const FOR_CALLER =
  /\bfor (?:me|myself|us)\b|\bme and\b|\band (?:me|myself)\b|\band so (?:are|is)\b|\ball of us\b|\bfamily\b/

const DOGS =
  'puppy pup cockapoo cavapoo labrador lab labradoodle spaniel terrier poodle collie retriever whippet greyhound westie yorkie schnauzer dachshund pug bulldog alsatian shepherd husky beagle bichon shih-tzu tzu cocker springer lhasa pomeranian maltese chihuahua rottweiler staffie cavalier corgi setter doodle cavachon malamute'.split(
    ' ',
  )
const DOG_WORDS = contentOf(
  `${DOGS.join(' ')} dog dogs cross breed size big large medium small little tiny old young miniature`,
)

/** The words of a question without those that say for what dog, at a firm that looks after animals: "for a big labrador". */
export function withoutDogs(words: ReadonlySet<string>, setup: Setup): ReadonlySet<string> {
  return looksAfterAnimals(setup)
    ? new Set([...words].filter((word) => !DOG_WORDS.has(word)))
    : words
}

const NEW = [
  'register',
  'to join',
  'join your practice',
  'join the practice',
  'never been before',
  'not been before',
]

/** What callers of every trade say for a word in a service's name. */
const COMMON: readonly (readonly [word: string, phrases: readonly string[]])[] = [
  ['repair', REPAIR],
  ...CHILD_WORDS.map((word) => [word, CHILD] as const),
  ['puppy', ['weeks old', 'months old']],
  ['senior', ['pensioner', 'oap', 'retired']],
  ['ladies', ['lady', 'woman', 'for my wife', 'for my mum', 'for my daughter']],
  ['gents', ['gent', 'mens', 'for a man', 'for my husband', 'for my dad', 'for my son']],
  ['patient', NEW],
  ['new', NEW],
  ['dog', DOGS],
  ['large', ['big', 'huge', 'massive', 'giant', 'enormous', 'xl']],
  ['small', ['tiny', 'toy', 'little']],
  [
    'groom',
    [
      ...['full works', 'the works', 'whole works', 'haircut', 'hair cut', 'hair cutting'],
      ...['wash and cut', 'wash and trim', 'wash and clip', 'washing and cutting'],
      ...['washing and the cutting', 'the cutting', 'full one', 'fur cut', 'coat cut'],
      ...['him clipped', 'her clipped', 'it clipped', 'dog clipped', 'hair trimmed'],
    ],
  ],
  ['nail', ['claws']],
  ['bath', ['a wash', 'shampoo']],
  ['replacement', ['swap', 'replace']],
  ['vaccination', ['jab', 'jabs', 'injections']],
  ['bath', ['wash', 'shampoo']],
  ['quote', ['price for', 'price up', 'estimate']],
]

const NOT =
  "\\b(?:not|isn't)(?: (?:an?|all|that|very|too|so|really|exactly|particularly|what you'd call))*"
const NOT_LARGE = new RegExp(`${NOT} (?:big|large|huge)\\b`, 'g')
const NOT_SMALL = new RegExp(`${NOT} (?:small|little|tiny)\\b`, 'g')

const OUTSIDE_TAP = /\b(?:outside|outdoor|garden) taps?\b/g
const TAP_FAULT =
  /\b(?:leak|drip|burst|froze|repair|stiff|stuck|hanging|loose|won't|off the wall)\w*/

type Said = { words: ReadonlySet<string>; meant: ReadonlySet<string>; text: string }

type Entry = { own: readonly string[]; stems: readonly string[]; phrases: readonly string[] }

const entriesOfList = new WeakMap<Synonyms, readonly Entry[]>()

/** The synonyms with their stems, which are the same for every line. */
function entriesOf(synonyms: Synonyms): readonly Entry[] {
  const known = entriesOfList.get(synonyms)
  if (known) return known
  const entries = [...Object.entries(synonyms), ...COMMON].map(([word, all]) => ({
    // "Check-up" is two words in a name.
    own: [...contentOf(word)],
    stems: all.filter((one) => !one.includes(' ')).map(stem),
    phrases: all.filter((one) => one.includes(' ')).map((one) => ` ${one}`),
  }))
  entriesOfList.set(synonyms, entries)
  return entries
}

const saidOfList = new WeakMap<Synonyms, (line: string) => Said>()

function withSynonyms(line: string, synonyms: Synonyms): Said {
  const known = saidOfList.get(synonyms) ?? remembered((text) => readSynonyms(text, synonyms))
  saidOfList.set(synonyms, known)
  return known(line)
}

function readSynonyms(line: string, synonyms: Synonyms): Said {
  // "Check up", "check-up" and "checkup", "hair cut" and "haircut".
  // "I want it in writing" wants no will.
  const read = line.replace(/\bin writing\b/g, ' ')
  const text = withOneOffs(
    withWills(
      read.replace(PLACED, ' ').replace(NUMBERED, ' ').replace(FORMS, ' ').replace(SIGNED, 'the'),
    ),
  )
    .replace(/\bclean (?=out|off|through|away)/g, '')
    // A power flush cleans the heating, and flushes no toilet.
    .replace(/\bpower[- ]?(?=flush)/g, 'power')
    // "An accountant for my limited company" forms none.
    .replace(
      /(?<!\b(?:form|start|register|set(?:ting)? up)(?:ing)? )\b(?:(?:my|our)|(?:run|own|have|manage|for|of) an?) (?:\w+ ){0,2}company\b/g,
      ' ',
    )
    // A tap for the garden is fitted, and mended only if the line tells of a fault.
    .replace(OUTSIDE_TAP, (whole) => (isFaulty(line) || TAP_FAULT.test(line) ? whole : ' '))
    // "A wash and a trim"
    .replace(/\b(wash(?:ing)?) and (?:an? |the )?(?=(?:cut|trim|clip)\b)/g, '$1 and ')
    // "They won't turn up"
    .replace(/\bturn up\b/g, 'come')
    // "Should I not run the tap?" wants no tap mended.
    .replace(/\b(?:run(?:ning)?|us(?:e|ing)) (?:the|that|my) (?:\w+ )?taps?\b/g, ' ')
    // "I'm a member" wants no membership.
    .replace(/\b(?:i'm|i am|we're|we are|as) (?:already )?(?:an? )?(?:\w+ )?members?\b/g, ' ')
    // "Can I just check, do you ..." wants no check-up.
    .replace(
      /\b(?:i|me|just|to|double)(?: just| quickly)? check(?!-| ?up)\b(?=,| (?:that|if|whether|with|you|the|it|is|are|do|what|when)\b)/g,
      ' ',
    )
    // "He's had his first jabs" wants the next.
    .replace(
      /\b(?:had|after|since|as) (?:\w+ )?first (?:set of )?(?:jab|vaccin|injection)\w*/g,
      ' ',
    )
    // "At the end of the week" ends no tenancy.
    .replace(/\b(?:the )?end of (?!(?:(?:a|the|my|our) )?tenancy)/g, ' ')
    // "They want me to sign something", "I've ten days to sign it" ask for no witness.
    .replace(
      /\b(?:(?:want\w*|need\w*|ask\w*|told|telling|mak\w*) (?:me|us|him|her) (?:to )?|(?:days|weeks?|hours?) to )sign\b/g,
      ' ',
    )
    // "He's not very big" is small.
    .replace(NOT_LARGE, 'small')
    .replace(NOT_SMALL, 'large')
    .replace(/-/g, ' ')
    .replace(/\b(check|follow)(up)s?\b/g, '$1 $2')
    .replace(/\b(hair|check|follow|oil|blood) (cut|up)\b/g, '$1 $2 $1$2')
  const words = new Set(contentOf(text))
  // A dog that has its hair cut is bathed for it.
  if (HAIRCUT.test(text) && words.delete('bath')) words.add(stem('full'))
  const meant = new Set<string>()
  const padded = ` ${text} `
  for (const { own, stems, phrases } of entriesOf(synonyms)) {
    const isMeant =
      stems.some((one) => words.has(one)) || phrases.some((one) => padded.includes(one))
    if (!isMeant) continue
    for (const word of own) {
      words.add(word)
      meant.add(word)
    }
  }
  const size = sizeOfWeight(text)
  if (size !== null) words.add(size)
  const age = ageIn(text)
  const isChild = age === null ? !FOR_CALLER.test(text) : age <= CHILD_MAX_AGE
  for (const word of FOR_CHILDREN) {
    if (!isChild) words.delete(word)
    else if (age !== null) words.add(word)
  }
  return { words, meant, text }
}

const HAIRCUT = /\b(?:hair ?cut|hair cutting|whole works|full works)\b/

/** The weights up to which any dog is small, and from which it is large. */
const SMALL_MAX_KG = 10
const LARGE_MIN_KG = 30

/** The size that a weight leaves no doubt of, or null. */
function sizeOfWeight(text: string): string | null {
  const kilos = Number(/\b(\d{1,3}) ?(?:kilos?|kgs?)\b/.exec(text)?.[1] ?? NaN)
  if (kilos >= LARGE_MIN_KG) return stem('large')
  return kilos <= SMALL_MAX_KG ? stem('small') : null
}

/** The age that a line gives somebody, or null. */
function ageIn(text: string): number | null {
  for (const [, ...found] of text.matchAll(AGE)) {
    const age = Number(withDigits(found.find(Boolean) ?? ''))
    if (age > 0) return age
  }
  return null
}

/**
 * The service for the person meant: the children's check-up for a check-up or a registration, if the
 * line says that it is for a child; the one in hand if it says nothing new of that.
 */
export function forPerson(
  line: string,
  chosen: Service,
  current: string | null,
  services: readonly Service[],
  synonyms: Synonyms,
): Service {
  if (isOfChildren(chosen)) return chosen
  const before = services.find(({ name }) => name === current)
  // "A check-up, I suppose", after the child's check-up, is the same.
  const isSame = before && moreSpecific(`${line} child`, chosen.name, services, synonyms) === before
  if (isSame && !FOR_CALLER.test(line) && !/\badult|\bgrown/.test(line)) return before
  const isOfNew = [...contentOf(chosen.name)].some((word) => NEW_WORDS.has(word))
  return (isOfNew ? childService(line, services, synonyms) : null) ?? chosen
}

const isOfChildren = ({ name }: Service) =>
  [...contentOf(name)].some((one) => FOR_CHILDREN.has(one))

/** The one service for children, if the line says that it is for a child. */
export function childService(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const { words } = withSynonyms(line, synonyms)
  if (![...FOR_CHILDREN].some((word) => words.has(word))) return null
  const [only, other] = services.filter((one) => one.isBookable && isOfChildren(one))
  return only && !other ? only : null
}

/**
 * The services that the line names, by a distinctive word or by what callers say for it. Only the
 * best of those that share their words counts: a boiler that is due its service is one thing.
 */
export function namedServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service[] {
  const { words } = withSynonyms(line, synonyms)
  const best = chooseService(line, services, synonyms, WHOLE_POINTS)
  const own = contentOf(best?.name ?? '')
  const names = namesOf(services)
  // "A bath and brush for my dog" names no groom, though there are two for dogs.
  const isNamed = (service: Service, i: number) =>
    tellingWords(service).some(
      (word) => words.has(word) && !own.has(word) && !(best && names[i]?.shared.has(word)),
    )
  return services.filter((service, i) => service === best || isNamed(service, i))
}

const SIZED =
  /\b(?:an?|the|one) (big|large|huge|small|little|tiny|new|old|short|long|full|half|double|single) one\b/

/** The one bookable service of the size or kind that a line picks out: "a large one". */
export function ofKind(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const { words } = withSynonyms(SIZED.exec(line)?.[1] ?? '', synonyms)
  const [only, other] = services.filter(
    (one) => one.isBookable && [...contentOf(one.name)].some((word) => words.has(word)),
  )
  return only && !other ? only : null
}

/** The service with the one distinctive word of a line that has no word unknown to the set-up: "a bath for the dog". */
export function onlyNamed(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const known = knownWords(services, synonyms)
  if ([...contentOf(line.replace(COUNTS, ' '))].some((word) => !known.has(word))) return null
  const [first, second] = findServices(line, services, synonyms)
  if (!first || first.points < WORD_POINTS || !first.service.isBookable) return null
  return second && second.points >= WORD_POINTS ? null : first.service
}

const COUNTS = /\b(?:two|three|four|both|only|just|\d)\b/g

/** The words of the services' names and of what callers say for them. */
export function knownWords(services: readonly Service[], synonyms: Synonyms): Set<string> {
  return new Set([...namesOf(services).flatMap(({ stems }) => stems), ...phraseWords(synonyms)])
}

const phraseWordsOfList = new WeakMap<Synonyms, ReadonlySet<string>>()

/** The words of what callers say, which are the same for every line. */
function phraseWords(synonyms: Synonyms): ReadonlySet<string> {
  const known = phraseWordsOfList.get(synonyms)
  if (known) return known
  const phrases = [...Object.values(synonyms), ...COMMON.map(([, all]) => all)].flat()
  const words = new Set(phrases.flatMap((phrase) => [...contentOf(phrase)]))
  phraseWordsOfList.set(synonyms, words)
  return words
}

/** Whether a line has a word that the service and callers' usual phrases lack: "rabbits". */
export function isBeyondService(line: string, { name }: Service, synonyms: Synonyms): boolean {
  const [own, usual] = [contentOf(name), phraseWords(synonyms)]
  return [...contentOf(line)].some((word) => !own.has(word) && !usual.has(word))
}

/** The distinctive words of a service's name, or all its words if none is. */
export function tellingWords({ name }: Pick<Service, 'name'>): string[] {
  const all = stemsOf(name)
  const special = all.filter((word) => !GENERIC.has(word))
  return special.length > 0 ? special : all
}

/** Whether a line has a distinctive word of a service's name, or what callers say for one. */
export const isNamedIn = (line: string, service: Service, synonyms: Synonyms) =>
  tellingWords(service).some((word) => withSynonyms(line, synonyms).words.has(word))

/** Whether all of two or more services share a distinctive word, as the grooms do. */
export function areOfAKind(services: readonly Service[]): boolean {
  const [first = [], ...rest] = services.map(tellingWords)
  return rest.length > 0 && first.some((word) => rest.every((words) => words.includes(word)))
}

/** The services that she lists when she asks which one, in that order. */
export function bookableServices({ services }: Setup): readonly Service[] {
  const bookable = services.filter(({ isBookable }) => isBookable)
  return bookable.length > 0 ? bookable : services
}

/** The services that a line fits equally well: "a groom" may be a full groom or a puppy groom. */
export function alikeServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service[] {
  const found = findServices(line, services, synonyms)
  const alike = found.filter(({ points }) => points === found[0]?.points)
  return alike.length > 1 ? alike.map(({ service }) => service) : []
}

/** The fewest words that services share at which a line is surely about one of them. */
const SHARED_MIN_WORDS = 2

/** Whether a line names what several bookable services have in common: "a full groom". */
export function isOfSeveral(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): boolean {
  const alike = alikeServices(line, services, synonyms)
  const { words } = withSynonyms(line, synonyms)
  const isNamed = (service: Service) => tellingWords(service).some((word) => words.has(word))
  if (alike.length === 0 || !alike.every((one) => one.isBookable && isNamed(one))) return false
  const known = knownWords(services, synonyms)
  const own = [...contentOf(alike[0]?.name ?? '')].filter((word) => words.has(word))
  const strange = [...contentOf(line)].filter((word) => !known.has(word))
  return own.length >= SHARED_MIN_WORDS || strange.length <= 1
}

/** The service that a line fits best; null if it fits none, or two equally well. */
export function chooseService(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
  minPoints: number,
): Service | null {
  const [first, second] = findServices(line, services, synonyms)
  if (!first || first.points < minPoints) return null
  return second && second.points === first.points ? null : first.service
}
