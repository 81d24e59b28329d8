import type { Danger } from '../command.ts'
import { part, pattern } from '../text/patterns.ts'

/** "Is", "feels", "is getting a bit": what a person or thing is like. */
const FEELS = part`
  (?:
    's|'re|'m
    |\b(?:
      is|are|am|feel\w*|go(?:es|ing|ne)?|went|get(?:s|ting)?|got|turn\w*|look\w*|been
      |being|start\w*
    )
  )(?: (?!(?:no|not|back|an?(?! (?:bit|little|lot)\b)|the|off)\b)[a-z]+){0,4}?
`
/** Neither "it isn't numb" nor "there's no smoke now". */
const UNLESS_DENIED = "(?<!(?:\\b(?:no|not|never|without)|n't) (?:[a-z]+ ){0,2})"
const signOf = (...parts: string[]) =>
  new RegExp(`${UNLESS_DENIED}(?:${parts.map((part) => `(?:${part})\\b`).join('|')})`)
const THING = '\\b(?:it|that|this|pain|smell|smoke|fire|flames|swelling|rash|bleeding|alarm)'
const SOMEBODY = '\\b(?:he|she|they|someone|somebody)'

/** The same danger again, or more of it. */
const AGAIN = signOf(
  `${FEELS} (?:worse|stronger|bigger|louder|thicker|hotter|heavier)`,
  '\\bspread(?:s|ing)?',
  part`
    ${THING}(?:
      (?:
        's|'ve| is| are| has| have
      )(?: just| all| now)*(?: (?:start|com|happen|swell|go)\w*| came)?
      | starts?| started| comes?| came| keeps coming
    )(?: up)? (?:
      back(?! (?:to|on|in|at)\b)
      |again
    )
  `,
  '\\bstill (?:bleeding|burning|smoking|sparking|hissing|smell\\w*|swelling|hurting|going off|in pain)',
)
const ILL = [
  part`
    ${FEELS} (?:
      numb|tight\w*|tingl\w*|swelling|clammy|sweat\w*|faint\w*|light-?headed|woozy|sick
      |drows\w*|sleepy|floppy|limp|confused|shak\w+|trembling|shivering|hoarse|itch\w*
      |burning up
    )
  `,
  part`
    \b(?:
      gone|going|went|turn\w*|look\w*|lips|face|skin|he's|she's|i'm
    )(?: (?!no\b|not\b|an?\b)[a-z]+){0,2} (?:gr[ea]y|pale|blue|white|purple|yellow)
  `,
  "\\b(?:can't|cannot|can not) (?:feel|breathe|swallow|see|stand|stay awake)",
  "\\beyes?(?:'s| is| are)? (?:\\w+ )?(?:shut|closed|closing|swollen)",
  '\\b(?:rash|hives|blotch\\w*|wheez\\w*|dizz\\w*|vomit\\w*|throwing up|pins and needles|palpitations|breathless|short of breath)',
  "\\b(?:tongue|lips?|throat|chest|heart)(?:'s| is| are| feels?| keeps?)(?! (?:\\w+ )?(?:fine|ok|okay|better|not|normal)\\b)",
  '\\b(?:down|in|up) (?:my|his|her) (?:left )?(?:arm|jaw|neck)',
]
const FUMES = [
  "\\b(?:can|could|still|we|i)(?: \\w+)? smell|\\bit(?:'s| does)?(?: still| really)? (?:smell|stink|reek)\\w*|\\bhiss\\w*",
  `${FEELS} (?:sick|ill|drows\\w*|sleepy|faint\\w*|light-?headed|woozy|funny|odd)|\\b(?:headach\\w*|dizz\\w*)`,
]
const SPARKS = [
  '\\b(?:smok(?:e|ing)(?! (?:alarm|detector|damage))|flames?|spark\\w*|smoulder\\w*|crackl\\w*|fizz\\w*|glowing|buzzing)',
]

/** What counts as a sign only once the caller has spoken of such a danger. */
const SIGNS: Readonly<Record<Danger, RegExp>> = {
  medical: signOf(...ILL),
  animal: signOf(...ILL, '\\b(?:drool|foam|wobbl)\\w*'),
  gas: signOf(...FUMES),
  'carbon-monoxide': signOf(...FUMES, "\\balarm(?:'s| is)? (?:going|beeping|sounding)"),
  fire: signOf(...SPARKS),
  electricity: signOf(...SPARKS),
  'wet-electrics': signOf(...SPARKS, '\\b(?:a shock|flickering|tingl\\w*)'),
  crime: signOf(
    part`
      ${SOMEBODY}(?:'s|'re| is| are| has| have)?(?: just| now| come| coming)* (?:
        back|outside|here|banging|shouting|kicking|threatening|at the (?:door|window)
      )(?= now| again|\W*$|[.,;!])
    `,
    "\\bhear (?:him|her|them|someone|somebody)|\\b(?:i'm|we're) (?:\\w+ )?(?:scared|frightened)",
  ),
  life: signOf(
    part`
      \b(?:can't|cannot) (?:cope|(?:do|take|bear|face) (?:this|it|any ?more))
      |\b(?:see|is|there's) no point
      |\b(?:wasn't|weren't|not) here any ?more
      |\b(?:pills|rope|razor)
    `,
  ),
}

/** A case that has not come, or that is asked about beforehand: "if it gets worse". */
const IN_CASE = /\b(?:if|in case|unless|before|until|when|should) (?!it's\b)[^.,;!?]*/g

/** Whether a line tells of a danger that the caller spoke of before: worse, back, or with new signs. */
export function isWorse(line: string, danger: Danger): boolean {
  const text = line.replace(IN_CASE, ' ')
  return AGAIN.test(text) || SIGNS[danger].test(text)
}

/** Whether a line tells that something gets worse, whatever it is. */
export const getsWorse = (line: string) => AGAIN.test(line.replace(IN_CASE, ' '))

/** Whether a line has a new sign of a danger, whatever else gets worse. */
export const hasSignOf = (line: string, danger: Danger) =>
  SIGNS[danger].test(line.replace(IN_CASE, ' '))

/** "If it gets worse", "what if he starts again?" */
const IF_WORSE = pattern`
  \bif (?:
    it|that|this|he|she|they|things
    |(?:the|my|his|her) [a-z]+
  )(?:'s|'re)? (?:(?!ring|call|phon|text|book|writ|pay)[a-z]+ ){0,3}?(?:
    worse|again|back|happens?|happening|starts?|starting|swells?|spreads?|bursts?|leaks?
    |flares?
  )\b
`
const WHAT_TO_DO =
  /\?|\bwhat (?:if|do|should|shall|would|happens|am)\b|\bwho (?:do|should|shall|can)\b/

const WHOM_TO_RING = pattern`
  \b(?:should|shall|do|must) (?:i|we)(?: \w+){0,3} (?:
    ring|call|phone|dial|go|get
    |take (?:him|her|it|them|my \w+)
  )(?: \w+)?(?: to)?(?: for)?(?: an| the)? (?:
    999|111|105|101|ambulance|paramedics|police
    |fire (?:brigade|service)
    |a ?& ?e|a and e|casualty|hospital
  )\b
  |\b(?:should|shall|do|must) (?:i|we)(?: \w+){0,3} (?:be )?(?:going|taking (?:him|her|it)|ringing)(?: \w+)? to (?:a ?& ?e|a and e|casualty|(?:the )?hospital)\b
  |\bor (?:do i |should i |shall i )?(?:ring|call|go to|try) (?:999|111|a ?& ?e|a and e|casualty)\b
`

/** Asks how bad an illness or injury is, or whether it is one: "could it be broken?", "is it serious?" */
const IF_GRAVE = pattern`
  \b(?:is|could|can|might|do you (?:think|reckon)|does|sounds?) (?:it|it's|this|that|that's|he|he's|she|she's|(?:my|his|her) [a-z]+)(?: (?:is|be|are|really|very|at all|anything|something|sound|look|like|that|just|only))* (?:
    serious|dangerous|life.threatening|an emergency|brok(?:e|en)(?! (?:down|up|into)\b)|fractured|sprained|torn|dislocated|infected|bust(?:ed)?
  )\b
  |\b(?:have|has|'ve) (?:i|he|she) (?:broken?|fractured|torn|snapped|sprained|dislocated|done) (?:it|something|summat|my|his|her)\b(?=[^.!]*\?)
  |\bhow (?:bad|serious) (?:is|does) (?:it|this|that|he|she)\b
  |\bshould i (?:be )?(?:worr(?:y|ied)|panic\w*|concerned)\b(?! (?:about|if|with|over|that) (?!(?:it|this|that|him|her)\b))
`

/** Whether a line asks how bad an illness or injury is. */
export const asksIfGrave = (text: string) => IF_GRAVE.test(text)

/** Whether a line asks if the emergency services are needed: "should I go to A&E?" */
export const asksWhomToRing = (text: string) => WHOM_TO_RING.test(text)

/** Whether a line asks that, or what to do if trouble grows or comes back. */
export const asksIfWorse = (text: string) =>
  asksWhomToRing(text) || (IF_WORSE.test(text) && WHAT_TO_DO.test(text))
