import type { Setup } from '../../types.ts'
import { withDigits } from '../text/numbers.ts'
import { part } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { contentOf, stem } from '../text/text.ts'
import { agentsWork } from './agents.ts'
import { looksAfterAnimals } from './animals.ts'
import { withFirstJabs } from './first-jabs.ts'
import { withoutFitIn } from './work.ts'

const CHILD_WORDS = ['child', 'children', 'kids', 'junior']

/** The stems of the words that make a service one for children. */
export const FOR_CHILDREN = new Set(CHILD_WORDS.map(stem))

const CHILD_MAX_AGE = 15

/** The score of a word such as "service" or "visit": only a hint. */
export const GENERIC_POINTS = 0.9

/** Phrases that mean a word of a service's name, keyed by that word. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/**
 * Joins two words that name a service only together: a "one-off" clean is no weekly one, a "check-out" is neither
 * a check-in nor a check, and "half" alone is no "half hour". "Check out the boiler" names no service.
 */
export const withJoined = (text: string) =>
  text
    .replace(/\bone[- ]off\b/gi, 'single')
    .replace(/\bhalf[- ]hour\b/gi, 'halfhour')
    .replace(/\bcheck[- ]?(in|out)\b(?! (?:the|my|our|your|this|that|what|on|with)\b)/gi, 'check$1')

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

/** "Flat 4", "in room twelve" and "under the table" say where, and want no flat cleaned, no room and no table. */
export const NUMBERED = new RegExp(
  part`
    ^\s*(?:(?:it's|that's|at|no|yes),? )*(?:
      flat|house|unit|apartment
    ) (?:number |no\.? ?)?\d+[a-z]?(?=\s*,|\W*$| up\b)
    |\bin room\b(?!.*\b(?:nights?|book|stay|another)\b)
    |\b(?:under|underneath|beneath) (?:the|our|my|a) tables?\b
  `,
  'g',
)

/** "Filling in forms" and "it's on file" want no filling. */
const FORMS =
  /\bfill(?:ing)? (?:in|out) (?:the |a |any |some |my |your )?(?:\w+ )?(?:forms?|paperwork|questionnaires?)\b|\b(?:on|in|from) (?:(?:the|your|my) )?files?\b(?! and\b)/g

/** Papers that are signed already: "I've sent the signed contract back". */
const SIGNED = /\b(?:the|my|our|a|their|your) signed\b/g

/** "A will" is a document; "will you" is not. The will of somebody else is not to be written. */
export function withWills(line: string): string {
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
export const FOR_CALLER =
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
  'on your books',
  'to join',
  'join your practice',
  'join the practice',
  'never been before',
  'not been before',
]

/** What callers of every trade say for a word in a service's name. */
export const COMMON: readonly (readonly [word: string, phrases: readonly string[]])[] = [
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
  ['quote', ['price up', 'a price', 'us a price', 'me a price', 'estimate']],
  ['lunch', ['sunday dinner', 'sunday roast']],
  ['roast', ['sunday dinner', 'sunday lunch']],
  ['health check', ['check up']],
  ['matting', ['matted', 'knots', 'tangles']],
]

const NOT =
  "\\b(?:not|isn't)(?: (?:an?|all|that|very|too|so|really|exactly|particularly|what you'd call))*"

const NOT_LARGE = new RegExp(`${NOT} (?:big|large|huge)\\b`, 'g')

const NOT_SMALL = new RegExp(`${NOT} (?:small|little|tiny)\\b`, 'g')

const OUTSIDE_TAP = /\b(?:outside|outdoor|garden) taps?\b/g

const TAP_FAULT =
  /\b(?:leak|drip|burst|froze|repair|stiff|stuck|hanging|loose|won't|off the wall)\w*/

/** What a line says: its words, the stems of service names that they mean, and its text. */
export type Said = { words: ReadonlySet<string>; meant: ReadonlySet<string>; text: string }

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

/** What a line says, with the services' words for what callers call otherwise. */
export function withSynonyms(line: string, synonyms: Synonyms): Said {
  const known = saidOfList.get(synonyms) ?? remembered((text) => readSynonyms(text, synonyms))
  saidOfList.set(synonyms, known)
  return known(line)
}

function readSynonyms(line: string, synonyms: Synonyms): Said {
  // "Check up", "check-up" and "checkup", "hair cut" and "haircut".
  // "I want it in writing" wants no will.
  const read = withFirstJabs(withoutFitIn(line).replace(/\bin writing\b/g, ' '))
  const text = withJoined(
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
  const words = new Set([...contentOf(text), ...agentsWork(text, synonyms).map(stem)])
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
export function ageIn(text: string): number | null {
  for (const [, ...found] of text.matchAll(AGE)) {
    const age = Number(withDigits(found.find(Boolean) ?? ''))
    if (age > 0) return age
  }
  return null
}
