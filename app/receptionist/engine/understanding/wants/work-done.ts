import { part, pattern } from '../text/patterns.ts'
import { any, BILL, OWN, WE } from './existing-words.ts'

const DONE =
  '(?:(?:serv|fix|repair|install|replac|clean|clip|groom|mend|unblock|fill)\\w*ed|fitted|filled|done|cut|built)'

const PAST =
  '(?:yesterday|today|this (?:morning|week)|last (?!year)\\w+|(?:on )?\\w+day|\\w+ ago|recently|the other (?:day|week))'

const OUR_OWN = '(?:you(?: guys| lot)?|your \\w+)'

const WORKER = `(?:${OUR_OWN}|he|they|the (?:engineer|plumber|electrician|man|lads?|bloke|builder|cleaner))`

const WAS_HERE =
  "(?: was| were|'s been| has been| have been|'ve been| came) (?:here|in|round|out|there|with you)\\b"

/** The firm's own work in the past: "you fixed my tap", "had a filling last week". */
const PAST_WORK = any(
  part`
    (?<!\b(?:get|getting|have|having|want|need|(?<!\b(?:know|sure|see|ask|wonder|check) )if) )${OUR_OWN}(?:'ve| have)? (?:just |only |recently |already )?(?:
      \w{3,}ed|did|came|put|made|cut|built
    )\b
  `,
  part`
    (?:${WORKER}|i|we|she)${WAS_HERE}[^?!]*\b${PAST}\b
    |[\w']+${WAS_HERE}[^.?!]{0,30}\bto (?:
      do|fix|mend|repair|look at|see to|service|fit|sort|unblock|change|replace
    )\b
  `,
  part`
    (?:^|(?<=[,.] )|${WE}(?:'ve| have|'s| has)? (?:only |just )?)had (?:
      an?|my|our|the|his|her|one of your|your|some(?:one|body)
    )\b(?:[^.?!]|[.!] (?=(?:it|that|this) was\b))*\b(?:${PAST}|with you)\b
  `,
  part`
    (?:
      had
      |(?:it|(?:the|my|our|his|her) \w+)(?: was|'s been| has been| were)
    ) (?:[\w']+ ){0,4}?${DONE} (?:only |just )?(?:(?:by|with) you|here|${PAST})\b
  `,
)

const STILL_WRONG = pattern`
  \b(?:
    again|still|(?:there's|there is|i've|we've|got) an? (?:problem|issue|fault)|(?:ever )?since|fell|fallen|(?:come|dropped) (?:off|out|loose)|broken|keeps?|not right
    |(?:isn't|doesn't|won't)(?! (?:want|need|like|know|mind|have)\b)|stopped|hurts?|leak\w*|drip\w*|worse|packed (?:up|in)|noises?
    |charged|missing|broke|smashed|chipped|snapped|cracked|ruined|stained
    |lost (?:its|her|his|an?)
    |gone (?:all )?(?:wrong|brassy|orange|green|yellow|patchy|frizzy|hard|off|mouldy|rusty)
    |(?:was|were) (?:supposed |meant )?to (?:say|be|have|read)
  )\b
`

const PET =
  '(?:him|her|them|(?:my|our|the) (?:[a-z]+ )?(?:dog|pup(?:py)?|bitch|cat|rabbit|poodle|cockapoo|spaniel|labrador|terrier|lad|boy|girl|son|daughter))'

const HARM =
  '(?:cuts?|nick(?:ed|s)?|scratch\\w*|burn(?:s|t|ed)?|graze\\w*|bruise\\w*|wounds?|injur\\w+|limping|bleeding|damage\\w*|dent(?:s|ed)?|stain\\w*)'

/** What shows on an animal or a person that has been in the firm's hands. */
const HURT =
  "(?:(?:(?:'s|\\bis|\\bare|\\bwas|\\bwere|\\bkeeps?|\\bbeen) (?:\\w+ )?(?:bleeding|limping|bruised|burnt|scratched|nicked|grazed|swollen|red raw)|\\bblood (?:on|all over|coming)|\\b(?:got|with|has|had) (?:an? )?(?:sore|rash|limp|burn|graze|bruise|swollen)|come out in an? rash)\\b)"

/** Was in the firm's hands: "I had my dog in with you", "we picked her up from you". */
const HELD = part`
  (?:
    had ${PET} in\b
    |brought ${PET} (?:in|to you)\b
    |(?:picked|collected|fetched|got) ${PET} (?:up |back )?from (?:you|yours)\b
    |(?:back|home) from (?:you|yours)\b
    |${PET}(?: was| were|'s been| has been) (?:in )?with you\b
  )
`

const FROM_US = part`
  (?:
    you(?! (?:can|could|do|have)\b)
    |yours|your \w+
    |the (?:groom|clip|wax|treatment|visit|service|clean|repair|haircut)\w*
    |being (?:with you|groomed|at yours)
  )
`

/** Tells of harm done by the firm, to a thing, a body or a purse: "your lad scratched the bath", "I've been charged twice". */
const HARMED = any(
  `${HARM}\\b[^.?!]{0,40}\\b(?:from|after|since) ${FROM_US}\\b`,
  `\\b(?:(?:with|at) you(?:rs)?|(?:picked|collected|fetched) (?:my|our|him|her|the))\\b[^?!]{0,80}\\b(?:found|noticed|got|has|there's|there is) (?:an? |some )?(?:\\w+ )?${HARM} (?:on|to|under|behind|in) (?:my|his|her|its|their|the)\\b`,
  `(?:back|home) from ${FROM_US}\\b[^.?!]{0,60}\\b${HARM}\\b`,
  `${HELD}[^?!]{0,80}${HURT}`,
  part`
    ${OUR_OWN}(?:'ve| have|'s| has)? (?:gone and )?(?:
      nicked|scratched|damaged|broke|broken|burnt|burned|ruined|smashed|cracked|dented
      |stained|chipped|flooded|wrecked
      |(?:cut|hurt)(?! (?:my|his|her|the) (?:hair|fringe|nails?|coat|fur|grass|hedge|keys?|cost))
    ) (?:me|him|them|it|${OWN}|the)\b
  `,
  part`
    your [^.?!]{1,60}(?:'s|'ve|'re|\b(?:is|are|has|have|keeps?)) (?:\w+ )?(?:
      block(?:ed|ing)?
      |parked (?:in|over|on|outside)
      |(?:parked )?(?:across|in front of)
    ) ${OWN} (?:\w+ )?(?:drive(?:way)?|gates?|garage|entrance)\b
  `,
  part`
    (?<!\b(?:be|get) )(?:
      overcharged
      |(?:charged|billed|invoiced|paid|taken|took|gone out)\b[^.?!]{0,50}\b(?:
        twice|double|too much|wrong\w*|by mistake
        |(?:i|we) (?:never|didn't)
      )
    )\b
  `,
  part`
    (?:
      mistakes?|errors?|wrong|problem|something odd
    )\b[^.?!]{0,30}\b(?:on|with|in|about) (?:my|our|the|your|this|an?) (?:\w+ )?${BILL}\b
    |(?:wrong|dispute|disputing) (?:my |the |your |an? )?${BILL}\b
  `,
  part`
    (?:
      (?:i|we)(?:'ve| have)? (?:
        ordered|bought|received
        |got (?=[^?]{0,60}\b(?:from you|delivered|off you|(?:delivery|order|flowers|bouquet|plants?|roses|lil(?:y|ies))\b))
      )
      |you(?:r \w+)? (?:sent|delivered|sold)
    )\b[^?]{0,140}\b(?:
      half|all|nearly|already|it's|it was|they're|they were|are|is|was|were|arrived|came
      |looks?
    )(?: \w+ly| all| half)? (?:
      dead|dying|wilt\w+|droop\w+|rotten|mouldy|rancid|smashed|crushed|squashed|stale
      |inedible
    )\b
  `,
  "you(?:'ve| have)? (?:took|taken|charged|debited) (?:me\\b|money|£|\\d|(?:an?other )?[a-z-]+ (?:quid|pounds?))[^?]{0,120}\\bcancelled\\b",
  '(?:charging|charged|billing|billed) (?:me|us|him|her|them) [^.?!]{0,30}\\b(?:for|of)\\b[^.?!]{0,60}\\bcancelled\\b',
  '(?:still|keep) (?:charging|billing|taking (?:my |the )?money)\\b',
  'cancelled\\b[^?]{0,80}\\b(?:taken|took|charged|charging|debited) (?:me |another|more|money|£|\\d|[a-z-]+ (?:quid|pounds?))',
  `${BILL}(?: \\w+){0,4}?(?:'s| is| was|'s been| are)(?: \\w+)? (?:wrong|not right|incorrect|too (?:high|much|big)|out)\\b`,
)

const PAPERS =
  /\b(?:certificates?|invoices?|receipts?|bills?|guarantees?|warrant(?:y|ies)|reports?|results?|paperwork)\b/

/** Whether a line tells of harm that the firm has done. */
export const isHarmed = (text: string) => HARMED.test(text)

/** Whether a line is about work that the firm has done, and what is wrong with it or missing. */
export const isAftercare = (text: string) =>
  isGoneWrong(text) || (PAST_WORK.test(text) && PAPERS.test(text))

/** Whether a line tells of work that the firm has done and that has gone wrong. */
export const isGoneWrong = (text: string) =>
  PAST_WORK.test(text) && STILL_WRONG.test(text.replace(ONCE_MORE, ' '))

/** Wants the same once more, or to be told once more: "can I book him in again?", "how much is it again?" */
const ONCE_MORE = new RegExp(
  part`
    \b(?:
      (?:book\w*|com(?:e|ing)|see|done|doing|have|use|want|ring)(?: (?:it|you|him|her|them|me|in|to))*
      |(?:how \w+|what|when|where|which|who)(?:'s| is| was| are| were| did you say) (?:it|that|(?:the|your) [^.?!,;]{2,20})
    ) again\b
  `,
  'g',
)
