import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'

/** A line that only chooses from what she listed. */
export const IS_PICK = pattern`
  ^(?:(?:um+|er+m?|o+h+|h+m+|well|right|go on|no(?=,? the\b)|sorry|actually|ok|okay|aye|yes|yeah|just|say|let's (?:say|go for)|i'll (?:have|take|go for)|go for)[ ,]+)*(?:the |that )?(?:
    first|second|third|middle|last|later|latter|latest|earlier|earliest|soonest
    |near(?:er|est)
    |(?:early|late)(?= one)
    |(?:number|option) (?:one|two|three|[123])
  )(?: one)?(?: to (?:it|that))?(?:,? (?:please|then|thanks|love|duck|dear|pet|mate|pal))*[.!]?$
`

/** Takes whatever comes first: "whichever is earliest", "the soonest you have". */
export const IS_ANY_PICK =
  /\b(?:wh(?:at|ich)evers?|you (?:choose|pick|decide)|(?<!\bat (?:the )?(?:very )?)(?:earli|soon)est|asap|soon as (?:possible|you can))\b/

/** Takes any of them: "either", "I'm not fussed". */
const EITHER = pattern`
  \b(?:
    either
    |any (?:one )?of (?:them|those|these)
    |don't mind|not (?:fussed|bothered)|up to you|your (?:choice|call)|whatever
  )\b
`

/** Whether a line leaves it to her which of the offers it takes. */
export const isWhichever = (text: string) => IS_ANY_PICK.test(text) || EITHER.test(text)

/** Whether a line takes the offer nearest to what it asked for: "the nearest to seven", not "to the weekend". */
export const isNearest = (text: string) =>
  /\b(?:near(?:er|est)|closest)\b(?!.*\b(?:weekend|christmas|end|day|me|us|here|window|door|bar|better)\b)/.test(
    text,
  )

/** Parts of a week or month: "the last week of May". */
const OF_DAYS = new RegExp(
  part`
    \b(?:first|second|third|last|latter|later|earlier) (?:
      weeks?|months?|years?|nights?|weekend|half|part|bit|few|couple|fortnight|days
    )\b
  `,
  'g',
)

/** Refuses one of the offers: "the first one's no good", "the earlier is too early". */
const REFUSED_PICK = new RegExp(
  part`
    \b(?:
      first|second|middle|last|latter|third|later?|latest|early|earlier|earliest
    )(?: one| time| slot| option)?(?:'s| is| would be)?(?: a| far| way| much| bit| little){0,3} (?:
      no (?:good|use)|not\b|too\b|out\b|tricky|awkward|difficult|\w+n't\b
    )
    |\b(?:can't|cannot|couldn't) (?:do|make|manage) (?:the )?(?:
      first|second|middle|last|third|later|earlier
    )\b
  `,
  'g',
)

/** Refuses all the offers: "none of those", "I can't do either". */
const REFUSES_ALL = pattern`
  \b(?:
    neither|none
    |nothing (?:suits?|works?|there|any good)
    |(?:no|not|nope|nah|cannot|\w+n't)\b(?! (?:mind|care|matter|fuss))[^.,;!?]{0,24}\b(?:
      any of (?:them|those|these)
      |any(?=\W*$|[,.;])|either
    )\b
    |(?:those|these|they|that|both)(?:'s|'re| are| is| all)* (?:
      no (?:good|use)|not (?:any )?good|\w+n't (?:work|suit|do)
    )
  )\b(?! after| before)
`

/** Takes one all the same: "neither's perfect, but the later one". */
const NEITHER_BUT = pattern`
  \b(?:neither|none)(?:'s| is| are)?(?: of (?:them|those|these))?(?:'s| is| are)? (?:really |that )?(?:
    perfect|ideal|great|brilliant|good
  )(?: for me| for us)?,? but\b(?! (?:have you|do you have|is there|are there|(?:can|could) (?:you|i|we)\b(?!.*\bthe (?:first|second|later|latter|earlier|last)\b))\b)
`

/** Whether a line takes none of the times that she offers. */
export const refusesAll = (text: string) => REFUSES_ALL.test(text.replace(NEITHER_BUT, ' '))

/** "Whichever's nearest to the weekend" is the last. */
export const NEAR_THE_END =
  /\b(?:near(?:er|est)|closest|closer)(?: one)? (?:to )?the (?:weekend|end of the (?:week|month))\b/

const OTHER_TIME = pattern`
  \b(?:
    \w+thing
    |(?:day|week|fortnight)s?
    |owt|nowt|any|no|bit|much|little|about
    |(?:need|want|prefer|like|make|do|come)(?: (?:it|him|her|them))?
  ) (?:later|earlier)\b
`

const FIRST_OR_ANY = pattern`
  ^any(?: one)?(?: (?:will|would) do| is fine)?\W*$
  |\b(?:
    either|any of (?:them|those)|whichever|don't mind
    |you (?:choose|pick|decide)
    |up to you|your (?:choice|call)|both (?:are|work)
    |whatever(?:'?s| is| you)
    |asap
    |soon as (?:possible|you can)
    |(?:the )?(?:
      (?<!\b(?:ring|call|phone|text|tell|ask|check|speak|see|know|let|email)(?: \w+){0,3} )first(?! thing\b(?! (?:that )?(?:you|there|is)\b))
      |1st|earlier|earliest|soonest|near(?:er|est)
      |closest(?! (?:one )?to (?:me|us|the)\b)
      |former
    )(?: one| time| slot| of)?
  )\b
`

/** "Number two", "option one": not a house, which has a name after it. */
const NUMBERED =
  /\b(?:number|option) (one|two|three|[123])(?=,? (?:please|then|thanks|sounds|looks|works|is|will|would)\b|'|[.,!]|$)/
/** "The early one", "late one please"; "have you a late one?" asks for another. */
export const EARLY_OR_LATE =
  /(?<!\b(?:an?|any|too|bit|not|no) )\b(early|late) (?:one|slot)\b(?! (?:night|day|evening|morning)\b|(?:'s| is) (?:too|no|not)\b)/

/** "The first one", "the later of the two", "either". */
export function pickOf(line: string): number | null {
  const text = line.replace(OF_DAYS, ' ').replace(REFUSED_PICK, ' ')
  // "Either's fine. Let's say the second."
  const last = text.split(/[.!;] +/).at(-1) ?? ''
  if (last !== text && IS_PICK.test(last)) return pickOf(last)
  if (/\b(?:which|what) (?:was|were|is) the\b/.test(text)) return null
  if (NEAR_THE_END.test(text)) return -1
  // "Nothing later?" asks for another time.
  if (OTHER_TIME.test(text)) return null
  if (/\bnot (?:the )?(?:first|second|third|middle|last|later?|early|earlier)\b/.test(text))
    return null
  const [, number] = NUMBERED.exec(text) ?? []
  if (number !== undefined) return Number(withDigits(number)) - 1
  const [, early] = EARLY_OR_LATE.exec(text) ?? []
  if (early !== undefined) return early === 'early' ? 0 : -1
  if (FIRST_OR_ANY.test(text)) return 0
  if (/\b(?:the )?(?:second|2nd|middle)(?: one| time| slot)?\b/.test(text)) return 1
  return /\b(?:the )?(?:last|latter|third|later|latest)(?: one| time| slot| of)?\b/.test(text)
    ? -1
    : null
}
