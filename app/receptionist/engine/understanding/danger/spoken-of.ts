import { part, pattern, type Patterns } from '../text/patterns.ts'
import { hasSocket } from './knocked-tooth.ts'

/** Bleeds at the time of the call: neither a radiator that needs bleeding, nor "the bleeding thing", nor the blood of a story. */
const BLEEDS = pattern`
  (?<!\b(?:no|not|never|any|without|stopped|needs?|wants?|\w+n't) (?:\w+ )?)\b(?:bleed(?:s|ing)|ooz(?:es|ing)|(?:there's|there is|still|more|fresh|with|lots of|loads of|bit of) blood)\b(?=
    \W*$|[.,;!?]
    | (?:
      /|a (?:bit|little|lot)|again|still|quite|and|but|from|since|after|when|where|now|loads|lots|badly|heavily|like
      |out|all|everywhere|most|for|because|cos|coming|on (?:and off|his|her|my|the)
    )(?=\W|$)
  )
`
const NO_BLOOD =
  /\bstopped(?: bleeding)?(?: now)?(?=\W*$|[.,;!?]| \/)|\b(?:rad\w*|brakes?|boiler|heating)\b/
/** Whether lines tell of a wound that bleeds. */
export const bleeds = (spoken: string) => BLEEDS.test(spoken) && !NO_BLOOD.test(spoken)

const SO_FAR = "(?:'s|'ve| is| has| keeps| just| now| all| still| really| started| starting)+"
/** How blood comes, and neither rain nor a diary that fills up. */
const POURS = part`
  \bit(?=${SO_FAR} (?:
    (?:pour|gush|spurt|pump|soak|stream)\w*\b(?! (?:with rain|down\b(?! (?:my|his|her|me)\b)|outside|out there|in\b))
    |fill\w* (?:up )?(?:with blood|(?:my|his|her|me|the) (?:whole )?mouth)\b
  ))
`
const GROWS = part`
  ${POURS}
  |\bit(?=
    (?: just| still)? (?:won't|will not|doesn't|hasn't|isn't|not|never)(?: \w+)? stop\w*\b(?! (?!bleeding\b)\w+ing\b)
    |${SO_FAR} (?:not stopp\w+|filling up|everywhere|all over (?:the|my|me|his|her|our)|getting (?:worse|heavier)|(?:started|back) again)\b
  )
  |(?<=\b(?:can't|cannot|couldn't|can not)(?: \w+)? (?:stop|stem) )it\b(?! \w+ing\b)
`

/**
 * What "it" is that pours, spreads, falls or is scorched, by what was spoken of before: "it's filling my mouth up",
 * "it's all over my bathroom floor", "half of it's gone", "there's a brown mark on it".
 */
const SPOKEN_OF: readonly (readonly [told: Patterns, it: RegExp, thing: string])[] = [
  [{ test: bleeds }, new RegExp(GROWS, 'g'), 'the bleeding'],
  [{ test: hasSocket }, new RegExp(POURS, 'g'), 'the bleeding'],
  [
    /\b(?:leak|water|drip|damp|wet patch)/,
    new RegExp(
      part`
      \bit(?=
        's (?:now |just |going )?(?:all over|right across) (?:the|my|our|her|his) (?:\w+ )?(?:floor|carpet|kitchen|bathroom|hall\w*|landing)\b
        |'s (?:now |just |all )*(?:coming through|(?:pouring|gushing)(?: (?:out|through))?)(?: now)?(?=\W*$|[.,;!])
      )
    `,
      'g',
    ),
    'water',
  ],
  [
    /\b(?:wall|chimney|ceiling)\b/,
    /\bit(?='?s (?:just |now |all )*(?:come|came|fallen|gone|collapsed|toppled|tumbled)\b| (?:has |just )*(?:fell|fallen|came|collapsed|toppled)\b)/g,
    'the wall',
  ],
  [
    /\b(?:socket|plug|switch|fuse ?box)/,
    /(?<=\b(?:marks?|stains?|patch|burn|ring) (?:all )?(?:on|round|around|by|near|behind|above) )it\b|\bit(?='?s (?:just |now |all )*(?:gone|turned|going) (?:all )?(?:brown|black)\b)/g,
    'the socket',
  ],
  [
    /\b(?:lights?|power|electric\w*|sockets?|fuse)\b/,
    /\b(?:(?:it|they)(?:'s|'ve| has| have)(?: just)? all|the whole (?:house|flat|lot|place)(?:'s| is| has)?)(?= (?:just |now )?(?:gone|went|off)(?: off| out| dead)?(?: now)?(?=\W*$|[.,;!]))/g,
    'the power has',
  ],
]

/** A line in which what it speaks of, or what was `spoken` of before, is named in place of "it". */
export const withSpokenOf = (line: string, spoken: string) =>
  SPOKEN_OF.reduce(
    (said, [told, it, thing]) =>
      said.search(it) >= 0 && told.test(`${spoken}. ${line}`) ? said.replace(it, thing) : said,
    line,
  )

/** Takes what makes a wound bleed on: "I'm on blood thinners, does that matter?" */
const THINNERS =
  /(?<!\b(?:not|n't|never|no) (?:\w+ ){0,2})\b(?:(?:blood )?thinners?|warfarin|apixaban|rivaroxaban|edoxaban|clopidogrel|eliquis|xarelto)\b/

/** Whether a line tells of a medicine that makes a wound bleed on, of which was `spoken`. */
export const bleedsOnThinners = (line: string, spoken: string) =>
  THINNERS.test(line) && bleeds(`${spoken}. ${line.replace(/\bblood (?=thin)/g, '')}`)
