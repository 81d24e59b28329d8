import { part, pattern } from '../text/patterns.ts'

/** Asks for the hours. A word added here is needed in `OF_HOURS` in `topics.ts`, too, where any other word turns the question down. */
const HOURS = new RegExp(
  [
    part`
      opening (?:hours|times?)
      |what(?:'s| is) the latest(?: (?:time|appointment|slot))? (?:
        you do|you can do|i can come|we can come
      )
      |(?:your|the) (?:\w+ ){0,2}hours|what hours|how (?:late|early) (?:(?:are|do) )?you
      |open (?:till|until) (?:when|what)
    `,
    '(?:(?:what|which) (?:times?|hours|days?|nights?|evenings?)|when)(?: do| are| will)? you\\b.*\\b(?:(?:re-?)?open|close|shut|finish|start|stop|there|back\\b(?! to\\b))\\w*',
    part`
      (?:are|will|is) (?:
        you(?: even| actually)?
        |it|(?:there be )?(?:any|some)(?:one|body)
        |(?:your|the) (?:kitchen|bar|shop|office|salon|surgery|restaurant|garage)
      )(?: guys)?(?: still| back)?(?: be)? (?:open|closed|shut|there|working|serving)
    `,
    '(?:what time|when) (?:does|do|will|is) (?:some(?:one|body)|any(?:one|body)|you|they|(?:the |your )?(?:staff|kitchen)) (?:\\w+ )?(?:gets? in|start|be in|in)(?! (?:touch|the)\\b)',
    part`
      you(?:'re| are) (?:open|closed|shut) on|^(?:so |and )?you (?:guys |lot )?(?:still )?open
      |(?:do you|you) (?:even |ever |actually )?(?:open|close|work|shut) (?:
        now|today|on|at|over|late|early|weekends?|\w+days?|mon|tues?|weds?|thurs?|fri|sat|sun|boxing day|new year\S*|christmas
        |easter|until|till|for lunch|tomorrow
      )
    `,
    part`
      (?:do|are|will|can) you (?:ever |even )?(?:(?:stay|keep|be) )?open (?:late|later|past|after)
      |do you (?:ever )?(?:do|work|have) (?:any )?late(?:r|s)? (?:nights?|evenings?|opening|hours|ones)
    `,
    "d(?:o |')you (?:do|work|open)(?: \\w+){0,3} (?:weekends?|evenings?|bank holidays|\\w+days)",
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
)

/** A time of year at which the hours of a week tell nothing: "over Christmas", "Easter week". */
const SEASON = pattern`
  \b(?:
    (?:at|over|during|around|between|for|after|before|until|till) (?:the )?(?:
      christmas|new year(?!'?s)|easter|festive|holidays
    )(?! (?:eve|day|sunday|monday)\b)
    |(?:christmas|new year'?s?|easter|festive) (?:
      week|period|holidays?|hours|opening|break|times?
    )
  )\b
`
/** Asks what is offered for a season: "do you do a Christmas dinner?" */
const SEASON_OFFER = pattern`
  \b(?:do|are) you (?:
    do|doing|have|having|offer|offering|serve|serving|put on|putting on
  ) (?:an? |any |the |your )?(?:
    christmas|easter|valentine\S*|new year\S*|mother'?s day|father'?s day
  ) \w+
`
/** Asks what the firm has on: "what are you doing at half-term?", "is anything happening on New Year's Eve?" */
const WHAT_IS_ON = pattern`
  \b(?:
    what(?: are|'re) you doing
    |are you (?:doing|putting(?: on)?) (?:(?:any|some)\w+|owt)(?: on)?
    |(?:what's|anything) (?:happening|going on)(?: with you)?
  ) (?=\w)
`

/** Whether part of a line speaks of a season, at which the hours of a week tell nothing. */
export const speaksOfSeason = (text: string) => SEASON.test(text)

/** Whether a question is about a season or an event, of which the hours and the diary tell nothing. */
export const asksOfSeason = (text: string) =>
  WHAT_IS_ON.test(text) || SEASON_OFFER.test(text) || (SEASON.test(text) && HOURS.test(text))

/** Whether a line asks when the firm is open. */
export const asksOfHours = (text: string) => HOURS.test(text)
