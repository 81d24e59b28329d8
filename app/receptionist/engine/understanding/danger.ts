import type { Danger } from './command.ts'
import { dangerSigns, FAMILY } from './danger-signs.ts'

// Words of a job, a plan, a story or a joke: nobody is in danger now.
const CALM =
  /\b(?:jok(?:e|ing)|kidding|figure of speech|so to speak|last (?:week|month|year|summer|winter|christmas)|(?:years?|months?|weeks?) ago|(?:in|since) (?:(?:jan|febr|mar|apr|may|june|july|aug|sept|oct|nov|dec)\w*|\d{4})|in case of|what if|training|(?<!of )course|certificate|policy|insurance|claim|quote|movie|film|game|song|book about|novel|history|definition|looking at (?:this|the|your) (?:bill|price|quote))\b/
const ANIMAL =
  /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pony|parrot|guinea pig|budgie|tortoise|ferret|lizard|snake|hen(?! (?:do|night|party|weekend))|chicken|goat|sheep|cow|lab|labrador|spaniel|terrier|poodle|collie|cockapoo|retriever|whippet|greyhound|kitty|pup|pet|vet)s?\b/
const GAP = "[ ,]+(?:[\\w']+[ ,]+){0,6}"

// "The dog has bitten my son" and "my son ate the dog's tablets" are about a person.
const PERSON = new RegExp(
  patternOf(
    `\\b((bit|bitten|kicked|attacked|mauled) (me|(my|our|his|her) (\\w+ )?${FAMILY})|been (bitten|kicked|thrown) by|${FAMILY}( is| has)? (just )?(been|eaten|ate|swallowed|drunk|drank|taken|collapsed|fallen|not|can't|isn't|choking|unconscious))\\b`,
  ),
)

const signs = dangerSigns.map(({ danger, is, not }) => ({
  danger,
  is: new RegExp(`\\b(?:${is.map(patternOf).join('|')})\\b`),
  not: new RegExp(`\\b(?:${patternOf(not)})`),
}))

/** Compiles a pattern from its short form. */
function patternOf(sign: string): string {
  const source = sign.replace(/(?<=\w)\*/g, '\\w*')
  const [first = '', second] = source.split(' ~ ')
  if (second === undefined) return source.split(' > ').join(GAP)
  return `${first}${GAP}${second}|${second}${GAP}${first}`
}

const TEETH = '(?:tooth|teeth|crowns?|fillings?|veneers?|dentures?|braces?|incisors?|molars?)'
/** A tooth that is knocked out is the dentist's: nobody is unconscious, whatever they fell off. */
const TOOTH_OUT = new RegExp(
  `\\b${TEETH} (?:(?!(?:and|he|she|they|i|was|then)\\b)[\\w']+ ){0,3}(?:knocked|punched|kicked) (?:\\w+ )?out|\\b(?:knocked|punched|kicked) (?:\\w+ )?out (?:(?!(?:and|he|she|they|i|then)\\b)[\\w']+ ){0,4}${TEETH}\\b`,
  'g',
)

/** Danger words that are ordinary when said of an animal. */
const OF_ANIMALS =
  /\b(?:stroke|floppy ears?|in (?:to )?labour|giving birth|crowning|ambulance|paramedics?|(?:not|\w+n't|never) (?:\w+ )?(?:eat|ate|swallow)\w*)\b/
const SWELLING = /\b(?:swell\w*|swollen)\b/
const FROM_TOOTH = /\b(?:tooth|teeth|gums?|molar|abscess|filling|dentist|wisdom)\b/
/** Signs that make a swollen face an emergency instead of a dentist's case. */
const SPREADING =
  /\b(?:breath\w*|swallow\w*|tongue|throat|airway|eyes?|lips?|neck|spread\w*|clos(?:e|es|ed|ing)|fever\w*|temperature|drows\w*|confus\w*|faint\w*|floppy|hives|rash|allerg\w*|sting|stung|bitten)\b/
const WITHOUT_TROUBLE =
  /\b(?:(?:i|he|she|they|you) can|can|able to|no (?:trouble|problems?|difficulty|bother)(?: with)?|still) (?:still )?(?:breath\w*|swallow\w*)(?: (?:and|or) (?:breath\w*|swallow\w*|that|talk|speak|all))*(?: (?:fine|ok|okay|all right|alright|normally|properly|easily|perfectly))?\b(?! but (?:only|it's|barely))/g

/** A face swollen from a tooth, without trouble in breathing or swallowing: the dentist's urgent case. */
function isDental(text: string): boolean {
  return (
    SWELLING.test(text) &&
    FROM_TOOTH.test(text) &&
    !SPREADING.test(text.replace(WITHOUT_TROUBLE, ' '))
  )
}

/**
 * The danger in a plain line, or null. `isOfPets`: the firm looks after animals, so that "he" may be
 * one.
 */
export function findDanger(line: string, isOfPets = false): Danger | null {
  // "The cable's down" becomes "the cable is down"; rewriting "let's" and "what's" changes no match.
  const text = line
    .replace(/(?<=\p{L})'s\b/gu, ' is')
    .replace(/\b(ca|wo|do|does|did|is|are|was|has|have|could)nt\b/g, "$1n't")
    .replace(/\b(there|he|she|it|that|someone|somebody|husband|boyfriend)s\b/g, '$1 is')
    .replace(/\bits (?=coming|running|pouring|dripping|going|getting)/g, 'it is ')
    .replace(TOOTH_OUT, 'tooth')
  if (CALM.test(text) && !/\b(?:right now|happening now|help)\b/.test(text)) return null
  for (const { danger, is, not } of signs) {
    if (!is.test(text) || not.test(text)) continue
    const isAnimal = ANIMAL.test(text) && !PERSON.test(text)
    if (danger === 'animal' && !isAnimal && !(isOfPets && !PERSON.test(text))) continue
    if (danger !== 'medical') return danger
    if (isDental(text)) continue
    if (!isAnimal) return danger
    if (!OF_ANIMALS.test(text)) return 'animal'
  }
  return null
}

/** Whether a caller says that the danger is over: "false alarm", "it's all right now". */
export function isSafeAgain(text: string, danger: Danger): boolean {
  return (
    SAFE.test(text) ||
    (danger === 'medical' && WELL.test(text)) ||
    (danger === 'wet-electrics' && POWER_OFF.test(text))
  )
}

const SAFE =
  /\b(?:false alarm|only joking|just joking|just kidding|i was joking|it's fine now|all (?:right|fine|ok|clear) now|everyone's (?:fine|safe|ok)|not an emergency|no emergency|(?:they're|they are|it's|have) (?:on (?:their|the) way|been called|sorted)|(?:i've|i have|already) (?:rung|called|phoned))\b/
const WELL =
  /\b(?:can|able to) (?:still )?breathe?(?: (?:and|or) (?:swallow|that|talk|speak|all))*(?: (?:perfectly|absolutely|quite))? (?:fine|ok|okay|all right|alright|normally|properly|easily)\b/
const POWER_OFF =
  /\b(?:turned|switched) (?:it|everything|the (?:electric\w*|power|mains))(?: \w+)? off\b|\b(?:turned|switched) off\b|\b(?:it|power|electric\w*|mains|everything)(?:'s| is) (?:all |now )?off\b/
