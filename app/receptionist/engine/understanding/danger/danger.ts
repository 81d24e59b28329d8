import type { Danger } from '../command.ts'
import { dangerScenes } from './danger-scenes.ts'
import { ANIMAL as OF_ANIMAL, FAMILY, PERSON, SOUNDING } from './danger-words.ts'
import { dangerSigns } from './danger-signs.ts'
import { withoutDental } from './dental.ts'
import { harmless } from './harmless.ts'
import { withoutDenials } from './relief.ts'
import { createIndex, neededBy } from '../text/needed.ts'
import { part, pattern } from '../text/patterns.ts'
import { alternativesOf, patternOf, sourceOf } from '../text/short-form.ts'

const PAST = part`
  \b(?:
    last (?:week|month|year|summer|winter|christmas)
    |(?:years?|months?|weeks?) (?:ago|back)
    |(?:in|since) (?:(?:jan|febr|mar|apr|may|june|july|aug|sept|oct|nov|dec)\w*|\d{4})
  )\b
`
const HAS_PAST = new RegExp(PAST)
const EVERY_PAST = new RegExp(PAST, 'g')
/** Says that what was so in the past is so once more: "she's having another one", "he's doing it again". */
const ONCE_MORE = pattern`
  \b(?:
    having another|(?:just|now) had another
    |(?:having|doing|got|at) (?:it|one|them|that|another)(?: one)? (?:again|now)
    |(?:happening|started|starting) again
  )\b
`
/** Tells of the time of the call: not "and now he can't climb the stairs". */
const AFRESH = pattern`
  \b(?:
    again|another|today|tonight|this (?:morning|afternoon|evening|minute)
    |(?:has|have|is|'s|'ve) just
    |now(?!.*\b(?:can't|cannot|couldn't)\b)
  )\b
`
/** A line without what was only so in the past, if it goes on to what happens now: "a stroke last year and now …". */
function withoutPast(text: string): string {
  if (!HAS_PAST.test(text)) return text
  const clauses = text.split(/(?=\b(?:and|but|so)\b)|(?<=[,.;!?])/)
  const present = clauses.filter((clause) => !HAS_PAST.test(clause)).join('')
  if (ONCE_MORE.test(present)) return text.replace(EVERY_PAST, ' ')
  return AFRESH.test(present) ? present : text
}

// Words of a job, a plan, a story or a joke: nobody is in danger now.
const CALM = pattern`
  (?<!\bnot (?:a )?)\bfalse alarm\b
  |${PAST}
  |\b(?:
    jok(?:e|ing)|kidding|figure of speech|so to speak
    |in case of|what if|training|(?<!of )course|certificate|policy|insurance|claim|quote
    |movie|film|game|song|macbeth|hamlet|romeo|shakespeare|set text|book about|novel|poem
    |history|definition
    |looking at (?:this|the|your) (?:bill|price|quote)
  )\b
`
/** Words that make it so at the time of the call all the same. */
const NOW = pattern`
  \b(?:
    right now|happening now
    |(?<!\b(?:can|could) you )help
    |(?:here|there) now|this minute
    |it is just (?:given|gone|happened|started)
  )\b
`
const signs = [...dangerSigns, ...dangerScenes].map(({ danger, is, not }) => ({
  danger,
  is,
  not: not === undefined ? null : new RegExp(`\\b(?:${sourceOf(not)})`),
}))
type Sign = (typeof signs)[number]

/** One way to tell of a sign: "a & b". */
type Way = { sign: Sign; isIn: (text: string) => boolean }

let index: ((text: string) => ReadonlySet<Way>) | undefined

/** The ways to tell of danger that a text may hold. Indexed with the first line: the chat loads this file as well. */
function findWays(text: string): readonly Way[] {
  index ??= createIndex(
    signs.flatMap((sign) => sign.is.flatMap(alternativesOf).map((way) => wayOf(sign, way))),
  )
  return [...index(text)]
}

function wayOf(sign: Sign, way: string): readonly [Way, readonly string[]] {
  const parts = way.split(' & ')
  let patterns: RegExp[] | undefined
  const isIn = (text: string) =>
    (patterns ??= parts.map(patternOf)).every((pattern) => pattern.test(text))
  return [{ sign, isIn }, neededBy(parts.map(sourceOf))]
}

/** Blood that has stopped: "there was blood everywhere, but it's stopped now". */
const STOPPED = pattern`
  \b(?:
    it|that|the (?:blood|bleeding)|bleeding
  )(?:'s| has| is)? (?:all )?stopped(?: bleeding)?(?: now)?(?=\W*$|[.,;!?])
`
const BLEEDS_ON = pattern`
  \b(?:
    again|start\w*|can't|cannot|won't|cough\w*|heav\w+|pour\w*
    |(?:i'm|i am|he's|she's|is|still) bleeding
    |breath\w*
  )\b
`
const withoutStopped = (text: string) =>
  STOPPED.test(text) && !BLEEDS_ON.test(text)
    ? text.replace(/\b(?:bleed\w*|blood)\b/g, 'sore')
    : text

const HARMLESS = new RegExp(patternOf(harmless), 'g')
const ANIMAL = patternOf(OF_ANIMAL)

const TEETH = '(?:tooths?|teeth|crowns?|fillings?|veneers?|dentures?|braces?|incisors?|molars?)'
/** "Kick me back door in", "it goes down me arm": what `plain` leaves alone, because "me" may be an object. */
const ME_FOR_MY =
  /\bme (?=(?:(?:back|front|side|own|left|right|poor|little|old) )?(?:door|window|house|flat|car|van|bonnet|front|chest|ribs?|arms?|legs?|jaw|head|throat|neck|face|eyes?|hands?|fingers?|thumb|wrist|foot|feet|stomach|tummy|heart|lips?|tongue|mouth|skin|hair|husband|wife|partner|ex|fella|bloke|lad|lass|son|daughter|kids?|child|bab(?:y|ies)|mam|mum|dad|nan|gran|brother|sister|mate|neighbour|waters)\b)/g

/** A tooth that is knocked out is the dentist's: nobody is unconscious, whatever they fell off. */
const TOOTH_OUT = new RegExp(
  part`
    \b${TEETH} (?:(?!(?:and|he|she|they|i|was|then)\b)[\w']+ ){0,3}(?:knocked|punched|kicked) (?:\w+ )?out
    |\b(?:knocked|punched|kicked) (?:\w+ )?out (?:(?!(?:and|he|she|they|i|then)\b)[\w']+ ){0,4}${TEETH}\b
    |\b(?:got|had|have) (?:it|them|one) (?:knocked|punched|kicked) out\b
  `,
  'g',
)

/** A drain that the caller only wonders about: "I don't know if it's the drain", "or is it the sink". */
const PERHAPS_DRAIN = new RegExp(
  part`
    \b(?:
      (?:
        know|sure|wonder\w*|if|whether|tell|or
      )(?: (?:it|that|is|it's|that's|just|only|maybe|from|coming|if|whether))+
      |or
      |(?:it )?(?:might|could|may) (?:just |only )?be
      |maybe(?: it's| it is)?
      |perhaps(?: it's| it is)?
      |is (?:it|that)(?: just| only)?
    ) (?:the |my |our |a )?(?:drains?|sink|plug ?holes?|toilet)\b
  `,
  'g',
)

/** Asks whether a smell is the one or the other: "is that gas or the drain?" */
const AFTER_GAS = /\bgas,? $/

/** Danger words that are ordinary when said of an animal. */
const OF_ANIMALS = pattern`
  \b(?:
    stroke|floppy ears?|in (?:to )?labour|giving birth|crowning|ambulance|paramedics?
    |(?:not|\w+n't|never) (?:\w+ )?(?:eat|ate|swallow)\w*
  )\b
`
/** Trouble with swallowing or breathing: "I can hardly swallow", "swallowing's hard". */
const LABOURED = pattern`
  \b(?:
    can't|cannot|couldn't|struggl\w+ to|hard to|hurts to|difficult\w*(?: to)?|trouble
    |hardly|barely
  )(?: even| really| open (?:my|his|her) mouth (?:or|and))? (?:swallow|breath)\w*
  |\b(?:swallow|breath)ing(?:'s| is| has got| gets| feels)(?: \w+){0,3} (?:
    hard\w*|difficult|a struggle|painful|tricky|not easy
  )\b
`
const SWOLLEN = /\b(?:swell\w*|swollen|puff\w*|face|cheeks?|jaw|neck|glands?|tongue|abscess)\b/
/** Whether a line tells of trouble with swallowing or breathing. */
export const isLaboured = (text: string) => LABOURED.test(text)

const MEANT = new RegExp(
  `\\b(?:its|it's|it is|that's|i mean|i meant|talking about|he's|she's|(?:he|she) is|999 for|ambulance for) (?:only |just )?(?:the|my|our|his|her|an?) (?:[\\w']+ ){0,2}?${ANIMAL.source}`,
)
/** Corrects a person to an animal: "it's not me, it's the dog". */
const NOT_ME = /\b(?:not|isn't) (?:me|us|a person)\b|\bnobody(?:'s| is) (?:hurt|ill|bleeding)\b/
const THEIR_PERSON = `(my|our|his|her|their|the|an?|your) (\\w+ )?${PERSON}`
const NAMED = new RegExp(`\\b${sourceOf(THEIR_PERSON)}\\b`)
/** The caller, or somebody else, whom "he" may be. */
const SOMEBODY = new RegExp(
  sourceOf(
    part`
      \b(
        i'm(?! in (such )?an? (\w+ ){0,3}(panic|state|flap|tizz\w*)\b)(?! (\w+ )?(worried|scared|panick*|frantic|sorry|afraid|not sure|ringing|calling|outside|coming|on)\b)
        |i am(?! *([.,;!?]|$))|i've been(?! (trying|doing|cutting|clipping|grooming|brushing|bathing|washing)\b)
        |i (can't|cannot) (breathe|move|feel|see|swallow|stand|get up)
        |i feel|(?<!\b(told|tell|ring|rang|call|called|phone|text|let|ask|asked|help|word to|anything to|nothing to|spoke to|speak to|not) )me
        |(?<!\b(nails?|claws?|fur|coat) )myself
        |my (\w+ )?(hand|arm|leg|face|finger|thumb|head|neck|chest)s?
        |someone|somebody|overdos*|slurr*|speech|chest|numb
        |drunk > (cleaner|bleach)
        |${THEIR_PERSON}
        |(bit|bitten) (my|his|her) (\w+ )?${FAMILY}
      )\b
    `,
  ),
)

/** Whether a line corrects what was said before, which names no person: "it's the dog's ear!" */
export const isAnimalMeant = (text: string, before: string) =>
  MEANT.test(text) &&
  !BITES.test(`${before} ${text}`) &&
  (NOT_ME.test(text) || !SOMEBODY.test(`${before} ${text}`))

/** An animal that hurts somebody: "he's bleeding, it's the neighbour's dog, it went for him". */
const BITES = /\b(?:bit|bite\w*|bitten|attack\w*|savag\w*|maul\w*|scratch\w*|went for|knocked)\b/

/** Whether the lines so far name a person and no animal. */
export const namesPerson = (past: string) => NAMED.test(past) && !ANIMAL.test(past)

/** When the caller was seen, and what follows: "I saw Claire last week, and now it's numb". */
const SEEN = pattern`
  \b((?:i|we|he|she|(?:my|our) \w+) (?:saw|came (?:in|to see)|was (?:in|with you|seen)|had (?:an? |my )?(?:appointment|session|treatment))\b[^.,;?!]{0,30}) (?:
    last (?:week|month|year)
    |(?:\w+ )?(?:weeks?|months?) ago
  )\b(.*)$
`
/** What is so at the time of the call, and not only when the caller was seen. */
const PRESENT = pattern`
  \b(?:
    now|today|tonight|since
    |this (?:morning|afternoon|evening)
    |can't|cannot|couldn't|hardly|barely|won't|again|worse|still|keeps?|swollen
    |(?:it|they)(?:'s|'ve| is| has| have) (?:back|come back|started)
    |(?:i|he|she|we)(?:'ve|'s| have| has) (?:got|had|been|just|gone|lost|started|collapsed)
    |i'm (?:bleed|hav|gett|struggl|cough|feel)ing
    |(?:is|are|'s|'re) (?:really |so |all )?(?:
      bleed|clos|swell|spread|tight|hurt|pour|ooz
    )\w*
    |hurts?
  )\b
`

const NEXT_CLAUSE = /^(?:\W*$|[.,;!?]| (?:and|but)\b)/

/** A line without the date of an earlier visit, which dates no danger that is present. */
const withoutVisit = (text: string) =>
  text.replace(SEEN, (whole, visit: string, rest: string) =>
    PRESENT.test(rest) || (NEXT_CLAUSE.test(rest) && !/\bhospital\b/.test(visit))
      ? visit + rest
      : whole,
  )

/** Tells of somebody who is in a crash, and not only behind it. */
const IN_CRASH = new RegExp(
  sourceOf(
    part`
      \b(
        hurt|injur*|trapped|lying|bleed*|blood|help|upside down|overturned
        |on its (roof|side)|fire|smok*|head|neck|legs?|arms?|chest|breath*|conscious|moving
        |face|rider|wedged|pinned|answering|in it|can't (move|get out)
        |stuck (in|under) (the|my|our|an?|his|her|their) (car|van|cab|lorry|wheel|vehicle)s?
        |(somebody|someone|people|(an?|the|two|three) (old |young )?${PERSON})( is|'s| are)
      )\b
    `,
  ),
)
const HELD_UP = pattern`
  \b(?:
    late|traffic|queue\w*|delay\w*|divert\w*|tail ?backs?|held up|stuck (?:in|behind|on)
    |sat in|miss (?:my|our)
    |not (?:going to )?make (?:it|my|our)
  )\b
`
/** Whether a crash only holds the caller up. */
const isDelay = (line: string) => HELD_UP.test(line) && !IN_CRASH.test(line)
/** What holds up a caller: "there's been a crash, I'll be late". */
const CRASH_AHEAD =
  /\bthere(?: is| has|'s|'s been|'ve)?(?: been)? an? (?:\w+ )?(?:crash|accident|collision|pile-?up|smash)\b/g

/** A smoke or fire alarm that sounds, which may be nothing. */
const FIRE_ALARM = patternOf(`(smoke|fire) (alarm|detector)('?s)? > ${SOUNDING}`)

/** What was left on the heat, which may be burning behind a locked door. */
const LEFT_ON =
  /\b(?:left|leaving) (?:\w+ ){0,3}(?:hob|oven|cooker|grill|iron|pans?|candles?|chips|heater|tumble dryer)\b/

/** Asks whether to ring the fire brigade, for water or a cat as well: "should I ring the fire brigade?" */
const ASKS_FOR_BRIGADE =
  /\b(?:should|shall|do|must) (?:i|we) (?:(?:need|have) (?:to )?)?(?:ring|call|phone|get|need)?(?: for)? ?the fire (?:brigade|service|engine)\b/g

/** Whether a plain line tells of a smoke or fire alarm that sounds. */
export const hasFireAlarm = (text: string) => FIRE_ALARM.test(text)

/**
 * The danger in a plain line, or null. `ours`: what the firm looks after: "he" may be an animal, and a
 * face swollen from a tooth. `past`: what was said before, of which "it" may bleed.
 */
export function findDanger(
  line: string,
  ours: 'animals' | 'teeth' | null = null,
  past = '',
): Danger | null {
  // "The cable's down" becomes "the cable is down"; rewriting "let's" and "what's" changes no match.
  const text = withoutDental(
    withoutStopped(withoutPast(withoutVisit(withoutDenials(line)))),
    ours === 'teeth',
    past,
  )
    .replace(/(?<=\p{L})'s\b/gu, ' is')
    .replace(/\b(it|someone|somebody)s (?=\w+ing\b)/g, '$1 is ')
    .replace(ME_FOR_MY, 'my ')
    .replace(/\b(smell\w*|(?:smell\w*(?: \w+){0,2} )?of) gaz\b/g, '$1 gas')
    .replace(TOOTH_OUT, 'tooth')
    .replace(isDelay(line) ? CRASH_AHEAD : '', '')
    .replace(PERHAPS_DRAIN, (said: string, at: number, whole: string) =>
      AFTER_GAS.test(whole.slice(0, at)) ? said : ' ',
    )
    .replace(ASKS_FOR_BRIGADE, ' ')
    .replace(HARMLESS, 'it')
    // "I'll not hold my breath" expects nothing.
    .replace(/(?:\b(?:not|never)|n't) (?:be )?hold(?:ing)? (?:my|our|your|me) breath\b/g, ' ')
    // "I don't want her thinking I'm dying"
    .replace(
      /(?:\bnot|n't) (?:want|like) (?:\w+ )?(?:think\w*|to think) (?:that )?i(?:'m| am) dying\b/g,
      ' ',
    )
    // "My face has come up like a hamster" is no animal.
    .replace(/\blike an? (?:hamster|chipmunk|horse|pig|fish|whale|elephant|dog)\b/g, ' ')
  if (CALM.test(text) && !NOW.test(text)) return null
  if (LEFT_ON.test(line) && hasFireAlarm(line)) return 'fire'
  // "The dog has bitten my son" is about a person; at a vet's, "he" is not.
  const isAnimal = !SOMEBODY.test(text) && (ANIMAL.test(text) || ours === 'animals')
  // "My face is like a balloon and I'm struggling to swallow", however far apart.
  if (SWOLLEN.test(text) && LABOURED.test(text) && !ANIMAL.test(text))
    return isAnimal ? 'animal' : 'medical'
  const ways = findWays(text)
  for (const sign of signs) {
    const { danger, not } = sign
    if (!ways.some((way) => way.sign === sign && way.isIn(text)) || not?.test(text)) continue
    if (danger === 'animal' && !isAnimal) continue
    if (danger !== 'medical' || !isAnimal) return danger
    if (!OF_ANIMALS.test(text)) return 'animal'
  }
  return null
}
