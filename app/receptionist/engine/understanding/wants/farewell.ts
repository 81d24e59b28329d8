import { FAMILY } from '../danger/danger-words.ts'
import { part, pattern } from '../text/patterns.ts'

/** Reports what somebody else says: "a letter saying I've got to leave". */
const SAYS = '(?<!\\bi )(?:says?|saying|said(?! and done))|told|tells|letter|notice'

/** Somebody other than the caller, or a thing. */
const OTHERS = `he|she|they|it|that|who|which|\\w+s|(?:every|some|any|no)(?:one|body)|${FAMILY}`

/** Takes leave. */
export const GOODBYE = pattern`
  \b(?:
    (?<!\bkiss(?: [a-z']+){0,3} )(?:good ?)?bye
    |cheerio|(?:ta-?|thanks )ra\b|merry christmas|happy (?:christmas|new year)(?=\W*$)|good ?night|(?<=(?:thanks|thank you|cheers)[,.!]? )night(?: night)?(?=\W*$)|^later$|laters|take care|catch you
    |see (?:you|ya)(?: (?:later|soon|again|around|then|next time|tomorrow))*(?=\W*$)
    |(?:talk|speak|catch|chat)(?: to| with| up)?(?: you| ya)? (?:later|soon|again)
    |(?<!\b(?:i|we|to|you) )have (?:a|yourself a) (?:\w+ )?(?:
      good|nice|great|lovely|wonderful
    ) \w+
    |(?:nice|good|great|lovely|pleasure|enjoyed) (?:to )?(?:talk|speak|chat|meet)(?:ing)?\b
    |(?<!\bif )i'm (?:off|leaving|going|done|out)(?: now)?$
    |(?<!
      \b(?:do|does|did) (?:i|we|you)[ ]
      |\b(?:${SAYS}) [^,.;!?]*
      |\bif (?!that's|there's)[^.;!?]*
      |\b(?:${OTHERS})(?:'s|'ve|'ll| has| have| had| will)? (?:just )?
    )(?:got|gotta|have|must) (?:to )?(?:
      (?:go|run|dash|get going|be (?:off|going))(?! (?:to|by|at|there|again)\b| back(?! (?:to|in|on)\b))
      |leave(?! (?:to|by|at|on|before|after|the|my|our|his|her|their|him|home)\b)
    )
    |i'll (?:
      be going(?! (?:to|elsewhere|somewhere|away|back|on|for|over|round|through|with)\b)|go now
      |leave (?:you|now|it(?! (?:with|to|in|on|at|as|by|there|outside|round)\b))
    )
    |that's (?:all|everything|it) (?:for (?:now|today)|i (?:need|want)(?:ed)?)
    |that (?:will be|is) all\b
  )\b
`

/** A goodbye only once nothing is open: before that, "see you Friday" may choose the day. */
const SEE_YOU =
  /\b(?:see|seeing) (?:you|ya)(?: (?:all|both|then|on|at|in|the|this|next|\w+day|tomorrow|morning|afternoon|evening|\d[\d:.]*(?:st|nd|rd|th|am|pm)?|half|quarter|past|to|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|o'clock|am|pm|noon))+\W*$/

/** The caller wants nothing more. "That's it" alone, or after a yes, may mean yes. */
const THAT_IS_ALL = pattern`
  ^(?:no|nope|nah)(?: thanks| thank you| cheers)?[,.]? (?:
    that's|thats|that is|that(?:'ll| will) be
  ) (?:
    it|all|everything|the lot|me
  )(?: (?:for (?:now|today)|then|really))?(?:[,.]? (?:thanks?|thank you|cheers|ta)\b.*)?\W*$
  |^(?:(?:great|lovely|perfect|brilliant|grand|right|ok|okay|cheers|thanks),? )+(?:that's|thats|that is) (?:
    all|everything|the lot
  )(?: i (?:need(?:ed)?|want(?:ed)?)(?: to know)?)?(?: for (?:now|today))?(?:[,.]? (?:thanks?|thank you|cheers|ta|bye)\b.*)?\W*$
`

/** Has nothing more to say, and says nothing else: "no, that's me done, ta". */
const NOTHING_MORE = pattern`
  ^(?:(?:no|nope|nah|love|right|ok|okay|great|lovely|perfect),? )*(?:i think )?(?:
    (?:there(?:'s| is) )?nothing (?:else|more)(?: from me)?
    |no more from me
    |(?<=i think )that(?:'s| is) it
    |(?:that|this)(?:'s|s|'ll be| is| will be| was) (?:all|everything|the lot)(?: it (?:was|is))?
    |(?:just|only) that
    |that(?:'s| is) (?:(?:me|us) (?:all )?(?:done|sorted|finished)|all sorted)
    |(?:i|we)(?:'m|'re| am| are) (?:all )?(?:done|finished)(?: here)?
  )(?:,? (?:for (?:now|today)|then|now|really|thanks|thank you|cheers|ta|bye|love|duck|pet|mate|hun))*\W*$
`

const BYE =
  /\b(?:bye|cheerio|ta-?ra|(?:got|gotta|have|must) (?:to )?(?:go(?! (?:there|again)\b| back(?! (?:to|in|on)\b))|dash))\b/

/** Whether a line takes leave in plain words, and does not only drop what was spoken of. */
export const isPlainBye = (text: string) => BYE.test(text)

/** A line without its farewell. */
export const withoutFarewell = (text: string) => text.replace(GOODBYE, ' ').trim()

/** Whether a line says that the caller wants nothing more. */
export const isAllSaid = (text: string) => THAT_IS_ALL.test(text) || NOTHING_MORE.test(text)

/** Whether a line only says that there is nothing more. */
export const isNothingMore = (text: string) => NOTHING_MORE.test(text)

/** Kind words of a goodbye, which tell the owner nothing: "ta ra duck", "merry Christmas". */
const PLEASANTRIES = new RegExp(
  part`
  \b(?:
    thanks ra|(?:thanks|cheers|bye)(?= (?:pet|duck|hen|hun|flower)\b)|righto|okey[- ]doke\w*|lovely stuff|(?:thanks|thank you) for (?:all )?your help|ta-?ra|ta-ta|toodle-?[a-z]+|bye(?:-bye)?(?= now\b)|(?:god )?bless(?: you| ya)?
    |merry christmas|happy (?:christmas|new year|easter)|take care(?! of)
    |you(?:'ve| have) been (?:very |so |really )?(?:helpful|kind|great|a star|a great help)
    |have a (?:good|nice|lovely|great) (?:one|day|evening|afternoon|night|weekend|christmas)
  )(?: now| then| love| pet| duck| mate| hen| lovey| flower| sweetheart| darling)?(?=\W|$)
`,
  'g',
)

/** A line without the leave that it takes until the booking: "perfect, see you Friday, bye". */
export const withoutSeeYou = (text: string) =>
  text.replace(/[,.]? ?see (?:you|ya)\b[^.,;!?]*(?:, (?:bye|thanks|thank you|cheers|ta))*\W*$/, '')

/** A line without kind words that tell the owner nothing. */
export const withoutPleasantries = (text: string) => text.replace(PLEASANTRIES, ' ')

/** Whether a line ends with "see you on Friday". */
export const isSeeYou = (text: string) => SEE_YOU.test(text)
