import { part } from '../text/patterns.ts'
import { isCommonWord } from './common-words.ts'
import { KIN } from './kin.ts'
import { capture, PROPER } from './name-parser.ts'
import { NEXT } from './names.ts'
import { capitalised } from './spelling.ts'

/** Before the caller's own name: "I'm", "it's his brother", "I'm the tenant at number 4,". */
const SELF = new RegExp(
  part`
    (?<![\p{L}'])(?:
      (?:
        [Ii]'m|I am|Im|[Mm]ine's|[Mm]ine is
        |(?:[Ii]t's|[Tt]his is)(?: only)? me(?: again)?,?
        |(?<=^|[.;!?] )[Mm]e,
        |(?:[Jj]ust|[Oo]nly|[Yy]ou can) put(?: me)?(?: down)?(?: as)?
      )
      |(?:
        [Ii]'m|[Ii] am|Im|[Ii]t's|[Ii]t is|[Tt]his is
      ) (?:only |just )?(?:his|her|their|your|the|${PROPER}(?: ${PROPER})?'s) (?:[a-z]+ )?${KIN},?(?: called)?
      |(?:[Ii]'m|[Ii] am) (?:an?|the|his|her|their|your|our|one of) [^.,;!?]{2,40},
    ) (?=\p{Lu}\p{L})
  `,
  'gu',
)
/** "It's Angela you want to ring", in a line in which the caller says that this is them. */
const TO_RING = new RegExp(
  part`
    (?<![\p{L}'])[Ii]t's (${PROPER}(?: ${PROPER})?)(?: that| who)?,? (?:you|they)(?:'d|'ll)? (?:
      want|need|should|must|have|ought|can|ring|call|speak
    )\b(?=.*\b(?:[Ii]'m|that's me)\b)
  `,
  'u',
)
/** "Let Mr Shah know that Olu Ade rang" leaves word of the caller. */
const RANG = new RegExp(
  `(?:[Tt]ell|[Ll]et) [^.?!]{1,40}?(?:know|that|him|her|them) (?:that )?(${PROPER}(?: ${PROPER})?) (?:has |'s )?(?:rang|rung|called|phoned)\\b(?! (?:me|us)\\b)`,
  'u',
)
/** "No, Claire's me, Evie's the patient", but not "Claire's me mum" */
const IS_ME = new RegExp(
  `(?<![\\p{L}'])(${PROPER}(?: ${PROPER})?)(?:'s| is) me(?=\\W*$|[,.;!]| and(?!\\p{L}))`,
  'u',
)
/** The name by which callers speak of themselves in a tidy line, whatever she has asked: "I'm Pete, her owner". */
export function findSelf(text: string): string | null {
  for (const { 0: intro, index } of text.matchAll(SELF)) {
    const found = capture(text.slice(index + intro.length), false)
    if (found && NEXT.test(found.rest)) return found.name
  }
  const [, me = ''] = IS_ME.exec(text) ?? []
  if (me !== '' && !isCommonWord(me.toLowerCase())) return me
  return TO_RING.exec(text)?.[1] ?? RANG.exec(text)?.[1] ?? null
}

/** "jake purvis, im kelly", typed without capitals. */
const SELF_IN_SMALL = new RegExp(
  part`
    (?:
      ^(?:it's |its |for )?\p{Ll}+(?: \p{Ll}+)?, (?:i'm|im|i am) (?=\p{Ll}+\W*$)
      |, (?:i'm|im|i am) (?=\p{Ll}{2,} \p{Ll}{2,}\W*$)
    )(\p{Ll}{2,}(?: \p{Ll}{2,})?)\W*$
  `,
  'u',
)

const GREETING = '(?:hi|hiya|hello|morning|afternoon|evening|good \\p{Ll}+),? '
const IN_SMALL = '(?!\\p{Ll}+(?:ing|ed)(?!\\p{L}))(\\p{Ll}{2,}(?: \\p{Ll}{2,})?)'
/** "hi this is dan from brightspark", "hiya its dan at flat 2" */
const FROM_IN_SMALL = new RegExp(
  part`
    ^(?:${GREETING})*(?:this is|i'm|im|i am) ${IN_SMALL} from(?!\p{L})
    |^(?:${GREETING})+(?:this is|i'm|im|it's|its) ${IN_SMALL} (?:at|from) (?:flat|unit|number|no\.?|plot|room) ?\d
    |^(?:${GREETING})+(?:(?:love|mate|duck|pal|there|ava),? )?(?:this is|i'm|im|it's|its) ((?:(?!\p{Ll}+(?:ing|ed|ly|en|where)(?!\p{L}))\p{Ll}{3,} ){2})(?:here(?=[,.;])|in (?!(?:here|there|places|bits|pieces|need|trouble|pain|agony)(?!\p{L}))\p{Ll}{4,}(?=[,.;]))
  `,
  'u',
)

/** "Is the boss about? Its karen from oakfield lettings", but not "it's coming from the loft" */
const ITS_IN_SMALL =
  /(?<=^|[.!?,] |\b[Hh](?:i|iya|ello),? )[Ii]t'?s (?!\w+(?:ing|ed)\b)([a-z]{3,})(?= from (?:the [a-z]+ ?[a-z]* (?:merchants|office|agency|agents|suppliers?|shop|company|school|council|surgery|practice|garage|bank|pub|hotel|firm|depot|yard|wholesalers?)\b|(?!(?:an?|the|my|our|his|her|their|your|under|behind|above|below|where|when|last|this|next|yesterday|upstairs|outside)\b)[a-z])| about (?:an?|the|my|our) )/

/** The caller's own name after another's, or before a firm's, in small letters. */
export function findSelfInSmall(text: string): string | null {
  // Where others have capitals, one without is no name unless "it's" names it.
  const alone = SELF_IN_SMALL.exec(text) ?? FROM_IN_SMALL.exec(text)
  const found = (/\p{Lu}/u.test(text) ? null : alone) ?? ITS_IN_SMALL.exec(text) ?? []
  const name = found.slice(1).find((one) => one !== undefined) ?? ''
  const words = name.trim().split(' ')
  return name === '' || words.some(isCommonWord) ? null : words.map(capitalised).join(' ')
}

/** A first name, and then the name in full: "Tom. its tom whitely", "jo, jo hale". */
const IN_FULL =
  /^(?:(?:it's|its|i'm|im) )?(\p{L}{2,})[,.!]+ (?:(?:it's|its|i'm|im|that's) )?(\1 \p{L}{2,})\W*$/iu

/** The name that a line gives twice, the second time in full, or null. */
export function findInFull(line: string): string | null {
  const [, , name = ''] = IN_FULL.exec(line.trim()) ?? []
  return name === '' || name.toLowerCase().split(' ').some(isCommonWord) ? null : capitalised(name)
}
