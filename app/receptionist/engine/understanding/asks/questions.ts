import type { Service, Setup } from '../../types.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { plain } from '../text/text.ts'

/** Whoever may have to pay for the caller's booking. */
const PAYER = '(?:i|me|we|us|he|him|she|her|they|them|(?:my|me|our) (?!insur|landlord)[a-z]+)'

const PRICE = pattern`
  \b(?:
    how much
    |(?:do|will|would|did) (?:i|we) owe
    |what's the damage|set (?:me|us) back|ball ?park|(?:looking|talking) (?:at|about) for
    |(?:owt|nowt|anything|nothing|something|much) to pay
    |(?<!\b(?:how|when|where|who|why) )(?:do|does|will|would|am|is|are) ${PAYER} (?:still )?(?:gonna |going to )?(?:be |get |being |getting )?(?:
      pay|charged|billed
    )(?: (?:owt|anything))?(?: for (?:it|that|this))?(?=\W*$)
    |(?:will|do|does|would) (?:you|they|he) (?:charge|bill) ${PAYER}(?: for (?:it|that|this))?(?=\W*$)
    |(?<!\b(?:how|when|where|who|why) )(?:(?:do|does|will|would|is|are) ${PAYER}|${PAYER} (?:won't|don't|doesn't|wouldn't|shouldn't)) (?:still )?(?:have|need|got|going) to pay(?! (?:by|in|on|with|at|when|now|up|my|before|the (?!\d))\b)
    |(?<!\b(?:how|when|where|who|why) )(?:am|are) (?:i|we) (?:still )?paying(?! (?:by|in|on|with|at|when|now|up|my|before|the (?!\d))\b)
    |${PAYER}(?:(?:'ll|'s|'m|'re) not| won't| wouldn't| shouldn't) (?:be |get |being |getting |going to (?:be |get )?)?(?:charged|billed)(?: (?:owt|anything))?(?: for (?:it|that|this))?(?=\W*$)
    |(?:is|are|will|would) (?:it|that|they|this|you|she|he)(?: be)?(?: all| very| really| terribly| awful(?:ly)?| that)? (?:extra|double|more|dearer|dear|pricey|costly|much|a lot)(?!,? (?:love|me)\b)
    |(?:is|are) [^.,!?]{2,30} (?:dearer|pricier|cheaper) than
    |(?:it|that)(?:'s| is) (?:not |too |very )*(?:dear|pricey)(?!,? (?:love|me)\b)
    |(?:
      (?:it|that)(?:'s| is)
      |(?:is|are) (?:it|that|they|this|(?:the|my|our|his|her|an?) [\w-]+(?: [\w-]+)?|\w+'s)
    ) free\b(?! (?:on|at|today|tomorrow|now|this|next))
    |(?:is|are) (?:it|that|this|there) (?:the |an? |any |your |one of those )*free (?:half|hour|first|initial|consultation|chat|session|\d+ min)
    |for (?:free|nothing)|prices?|pricing|costs?|charges?|chargeable|fees?|rates?|expensive|cheap
    |what(?:'s| is) (?:it|that) for (?:an?|the|two|both|new)\b
    |what(?:'s| is| would| will|'ll) (?:it|that|this|summat like that|something like that)(?: be)?,? (?:rough(?:ly)?|approx\w*|in (?:money|pounds|total)|work(?:ing)? out at|run(?:ning)? to|usually|typically)(?=\W|$)
    |(?:couple|few|\d+)(?: of)? (?:grand|hundred|thousand|k|quid)\b[^.!?]{0,20}(?=\?)
    |what (?:do|would|will) (?:i|you|it) (?:pay|charge|cost|come to)
    |roughly what(?:'s| is| would| will| does)
    |what rent
    |what (?:would|could|will) (?:[a-z]+ ){1,3}(?:sell|let|rent|go) for
  )\b
`
/** The words of `isOfUs` in `topics.ts` must be all that a question about the hours has besides these. */
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
/** What an owner wants of a letting agent, who sees callers for nothing. */
const OF_LETTING =
  /\b(?:(?:let|rent)(?:t?ing)?(?: (?:it|(?:my|our|the|an?) \w+))? out|landlord|manag(?:e|ing|ement)|want (?:it|this|(?:my|our|the) \w+) let(?:ting)?|let (?:it|my \w+|our \w+) for (?:me|us))\b/
/** Whether a line is that of an owner who wants a property let or managed. */
export const wantsLetting = (text: string) => OF_LETTING.test(text)
/** Whether a firm sees its callers for nothing. */
export const isFreeForAll = ({ services }: Setup) =>
  services.every(({ pricePence }) => pricePence === 0 || pricePence === null)
const QUESTION = pattern`
  ^\W*(?:(?:and|or|so|but|listen|look|also|ok|okay|o+h+|ah+|um+|er|well|hi|hiya|hello|hey|please|sorry|just|actually|by the way|(?:a )?quick (?:question|one))[,.]? |(?:right|yes|no)[,.] )*(?:
    who|what(?! an? )
    |when(?! (?:i|he|she|they|we|it|my|our|his|her|the (?:kids|children|baby)|you (?:turn|run|flush|use|open|close|shut|press|push|pull|switch|start|drive|walk|touch|light|lift|fill))\b)
    |where(?! (?:they|i|we|he|she|it|the|my|our|his|her) )
    |why(?! aye)|how|which|whose|what's|who's|where's|how's|is(?! (?:it,? (?:\d|[b-hj-z]\b)|(?:plus|zero|oh|double|treble|\d+)\b|[b-hj-z](?:\W|$)))|(?:are|was|were)(?! (?:hoping|after|wanting|thinking|looking|expecting|planning|gonna|going to)\b)|do(?= )(?! (?:mine|(?:my|me|the) [\w-]+) (?:at|for|on|then|please|instead|first)\b(?![^.!]*\?))|does
    |did|can(?!'t)|could(?! do\b(?![^.]*\?))|will(?! writing\b|,)|would|should|shall|has(?! to\b)
    |have(?! (?:to|mine|my)\b)
    |am|may|might
    |(?:isn|aren|doesn|won|can|couldn)'t(?=[^.!]*\?| (?:you|i|we|he|she|it|they|that|this|there|the|my|our|your|his|her|someone|somebody|anyone|anybody)\b)
    |you(?:'ve)? got (?:any |an? )?\w+(?: \w+)? or (?:not|what)
    |(?:it|that|this) is [^.,!?]{1,30} or (?:no|not)\b
    |(?:it|that|this|you|they)(?:'s|'re| is| are) [^.!?]{1,30} or (?:(?:can|could) (?:i|we)|(?:do|are|can) (?:you|they)|is (?:it|that|there))\b
    |you (?:have|take|serve|accept|sell)\b(?=[^.!]*\?)(?! (?:to|my|our|me|us|the|that|it)\b)
    |don't(?= (?:you|i|we|they|the|my)\b)
  )\b
`
/** "What I want to know is are you coming or not?" */
const LAST_QUESTION =
  /\b(?:are|is|will|does|do|did|have|has|was) (?:you|he|she|they|it|i|we)\b.*\?$/
const ENQUIRY = pattern`
  \b(?:
    i (?:was |am |'m )?(?:just )?wonder\w*(?! about (?:an?|the|some|getting|having|booking|joining|coming)\b(?!.*, (?:and )?(?:do|is|are|have|what|can|how|did)\b(?!.*\b(?:\w+day|today|tomorrow|next week|free|fit)\b)))
    |can you tell me|could you tell me|do you know
    |i(?:'d| would) (?:just |only |also |really )*(?:like|want|need|love) to know(?! (?:by|before|soon|today|tonight|tomorrow|asap|quickly)\b)
    |i (?:just |only |also )*(?:want(?:ed)?|need(?:ed)?) to know(?! (?:by|before|soon|today|tonight|tomorrow|asap|quickly)\b)
    |i(?:'m| was)? ask(?:ed|ing) (?:about|if|whether)
    |(?:and|but|just) wonder(?:ing|ed) (?:if|whether)|that's (?:what|all) (?:i'm|i am|i was) asking
    |tell me|i'm curious|find out|look up|any idea|let me know
    |you (?:still )?don't (?:tell|answer|say)
    |do you (?:charge|accept|cater|cover)
    |ball ?park(?: figure| price| idea)? (?:for|on)
    |(?:want|need|like|after|get) (?:an?|the|some|your) (?:rough )?prices? (?:for|on)
    |(?:is|are) your (?:\w+ ){1,3}(?:safe|suitable|allowed|included)
    |your (?:percentage|commission)(?=\W*$)
  )\b
`
const REQUEST = pattern`
  ^(?:please |can you |could you |will you |would you |hey,? |i need you to |i want you to |i'd like you to )*(?:
    tell|find|show|give|list|play|set|remind|search|translate|convert|define|explain
    |calculate|check(?![- ]?up)|turn|read|open|add|send|text|email|call|order|buy|get|look
    |start|make(?! (?:it|that)\b)|name|describe|compare|recommend|suggest|help me (?:find|with)|delete
    |remove|create|write|take(?! mine\b)
    |put(?! mine\b)(?!(?: (?:it|me|us|that|this|them|him|her))?(?: down)? (?:under|as|in (?:the|my|our|his|her|their)(?: \w+'?s?)? name)\b)
    |change|update|track|spell
  )\b
`
/** Tells what to write down: "put on there that she's deaf", "pencil me in". No question, whatever it names. */
const WRITES_DOWN = pattern`
  ^(?:(?:yes|yeah|yep|and|oh|ok|okay|well|just|so|but|also|please|can you|could you|will you|would you)[,.]? )*(?:
    write|jot|note|put|pop|mark|stick|pencil|make
  )(?: (?:me|us|him|her|them|it|that|this|a|an|your|my|quick|little))* (?:
    down|in|on (?:there|it|the \w+)|note
    |that (?:he|she|it|they|we|i|you|there|my|our|his|her)\b
    |(?<=note )that (?:the|one|a)\b
  )
`
/** Whether part of a line only says what to write down. */
export const writesDown = (clause: string) => WRITES_DOWN.test(clause)

const REASON = pattern`
  \b(?:
    why
    |what(?:'s| is| do| will| would| are)? (?:you|he|she|they|it|that|my)\b.*\b(?:for|with)
    |really|necessary|required|optional|compulsory|must|without|have to
  )\b
`
const DETAIL = pattern`
  \b(?:my|an?|the|(?:give|leave|say|tell|need)(?: you)?) (?:
    (?:sur|full |last |first )?names?
    |(?:phone )?numbers?|mobile|post ?code|address|details
  )\b
  |\b(?:why|what)\b.*\b(?:it|that|this|for|ask(?:ing)?)(?=\W*$|,? it's (?:on|in)\b)
`

/** Whether a line asks why she needs what she asks for: "do you really need my number?" */
export const asksWhy = (text: string) => REASON.test(text) && DETAIL.test(text)

/** What "is that ...?" is about that asks for another firm. */
export const OTHER_FIRM = 'other'
/** What an offer is about that asks whose detail she wants, or why. */
export const WHY_DETAIL = 'why'
export const WHOSE_DETAIL = 'whose'
/** A sum of money, or a number that ends what is asked, as in "is it 65?"; not "for 15", nor "at 3". */
const AMOUNT = pattern`
  £ ?(\d+(?:\.\d\d)?)
  |\b(
    \d{2,}(?:\.\d\d)?(?: odd)?
    |\d+(?= ?(?:pounds?|quid))
  ) ?(?:pounds?|quid|each|a head|per person|apiece)\b
  |\b(?:(?:a|\d+) hundred(?! (?:people|guests|of|miles|times|yards|metres|words|per|%))|tenner|fiver)
  |(?<!\b(?:at|for|on|to|by|of|past|from|till|until|number|after|before|the|in|aged|room|table) |[:.\d])\b(\d{1,4})(?=
    \W*$
    |,? (?:
      (?:is|was|isn't|wasn't) it
      |did(?:n't)? you|you said|yeah|right|then|now|even|all in|whatever|regardless
      |altogether|in total|for|plus|including|no matter|if you
    )\b
  )
`
/** The least number that is a price by itself, and no time, party or age. */
const BARE_PRICE_MIN = 25
/** Says more of an amount than that it is the price. */
const COMPARES = pattern`
  \b(?:
    under|over|below|more|less|cheaper|up to|within|only got|budget|about|around|or|if|not
    |how much|what|off|extra|deposit|odd
  )\b
`
/** Asks whether there is a charge, and not how much something costs. */
const WHETHER_CHARGED = pattern`
  \b(?:
    charged
    |(?:will|would|do|does|can|is|are) (?:\S+ ){1,3}?(?:charge|fee|pay|cost)
    |(?:any|a|an) (?:\w+ )?(?:charge|fee|cost)s?
  )\b
`
const HOW_MUCH = /\b(?:how much|what|which|prices?|pricing|rates?|list)\b/
/** "We'll bring a cake, is that all right?" asks, although it ends in a word of agreement. */
const ASKS_LEAVE =
  /\b(?:is|would) (?:that|it|this|(?:a )?(?:cash|card|cheque|transfer|contactless))(?: (?:gonna|going to))?(?: be)? (?:ok|okay|al(?:l )?right|fine|allowed|possible|a(?:ny)? (?:problem|bother|trouble)|an(?:y)? issue)\W*$/

/** Complains that a question got no answer: "you still haven't answered me", "your not telling me the price". */
const PRESSES = pattern`
  \byou(?:r|'ve|'re| have| are)? (?:just |even |still )?(?:haven't|have not|didn't|did not|never|not|aren't)(?: actually| even| really| still)? (?:
    answer\w*|say(?:ing)?|said|tell(?:ing)?|told
  )\b(?! (?:him|her|them)\b)
  |\bignor(?:ing|ed) (?:me|(?:my|the) question|what i)\b
  |\b(?:not|never) (?:what|the question) i(?:'m| was)? ask(?:ed|ing)?\b
  |\bi asked you (?:a question|something)\b
`

/** Whether a line complains that a question got no answer. */
export const pressesForAnswer = (text: string) => PRESSES.test(text)

/** Takes a question that got no answer for answered: "so that's a yes on the dog?", "you just said it's all right" */
const TAKES_AS_YES = pattern`
  \b(?:that's|it's|that was|is that|that as) an? (?:yes|no|ok|okay) (?:on|to|for|about|with|regarding) (?:the|my|our|him|her|them|[a-z]+ing)\b
  |\byou(?: just|'ve just|'ve| only just| already)? (?:said|told me|told us)(?: that)? (?:it|that|this|he|she|they|we|i|(?:the|my|our) [a-z]+)(?:'s| is| are| was| were|'d be| would be)? (?:
    (?:al(?:l )?right|ok|okay|fine|allowed|welcome|no (?:bother|problem))
    |(?:could|can) (?:come|bring (?:him|her|it|them|(?:the|my|our) \w+))(?: (?:too|as well|in|along|with (?:me|us)))?
  )(?=\W*$|[.!?;,]| (?:didn't|did|then|though|before|earlier|a minute|just now)\b)
`

/** Whether part of a line takes a question that got no answer for answered. */
export const takesAsYes = (text: string) => TAKES_AS_YES.test(text)

/** Words in the order of a question, which are no answer: "what do I do with it", not "do that". */
const IN_ORDER = pattern`
  ^(?:(?:so|and|but|well|right|ok),? )*(?:
    (?:what|how|where|when|who|which|why(?! not\b))\b
    |(?:
      is|are|am|was|does|did|has|should|shall
      |(?:can|could|will|would)(?! (?:i|we|you)\b)
    ) (?:it|that|this|he|she|they|you|i|we|the|my|our|there)\b
    |(?:do|have) (?:i|we|you|they)\b
    |(?:do|does|did|can|could|will|would|is|are) (?:i|we|you|he|she|it|they|that|this|there) not\b
    |(?:
      ca|could|wo|would|is|are|do|does|did|have|has
    )n'?t (?:it|that|he|she|they|you|i|we|there)\b
  )
`

/** Whether part of a line is worded as a question, so that a word of it is no yes or no. */
export const isInOrder = (clause: string) => IN_ORDER.test(clause)

/** Whether a line asks for leave. */
export const asksLeave = (text: string) => ASKS_LEAVE.test(text)

/** Asks that the booking be moved: "can we make it a bit later", "could I move it to the afternoon". */
const ASKS_MOVE = pattern`
  \b(?:can|could|would|may)(?:n't|'t)? (?:i|we|you|it|that|he|she|they) (?!(?:\w+ )?have to\b)(?:\w+ ){0,2}?(?:
    make|move|change|push|bring|put|leave|wait|shift|switch|do|be|have|come|say(?! (?:if|whether)\b)
  )\b
`

/** Whether part of a plain line asks that the booking be moved. */
export const asksToMove = (clause: string) => ASKS_MOVE.test(clause)

/** Whether a line asks if there is a charge: "will I get charged the £25?", "is there a fee?" */
export const asksIfCharged = (text: string) => WHETHER_CHARGED.test(text) && !HOW_MUCH.test(text)

const WHATS_IN = /\b(?:does|do) (?:that|it|this|they) include\b/

/** Whether a line asks what a service includes: "does that include the nails as well?" */
export const asksWhatsIn = (text: string) => WHATS_IN.test(text)

/** Whether a line mentions a cost. */
export const isOfPrice = (text: string) => PRICE.test(text)

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

/** Asks for a thing, not for a time: "I'd like to buy a gift card". */
const PURCHASE = pattern`
  \b(?:i|we)(?:'d| would|'m|'re| am| are)? (?:\w+ )?(?:
    like|want|wanting|love|looking|hoping|trying
  ) to (?:buy|purchase|order|return|exchange)\b
  |\b(?:do|can|could) (?:you|i|we) (?:\w+ )?(?:sell|buy|purchase)\b
`

/** Whether a line wants to buy something. */
export const isPurchase = (text: string) => PURCHASE.test(text)

/** "You won't charge me for this, will you": asks, with or without its mark. */
const NOT_SO = pattern`
  \b(?:won't|wouldn't|isn't|aren't|shouldn't|haven't|don't|not|no|nowt|nothing|nobody|never)\b[^.?!;]*\b(?:will|would|is|are|should|have|do) (?:
    you|he|she|they|it|there|i|we
  )(?: though| then)?\W*$
`

/** Whether part of a line is worded as a question, besides a question mark or a request. */
export const asksPlainly = (text: string) =>
  QUESTION.test(text) ||
  ASKS_LEAVE.test(text) ||
  ENQUIRY.test(text) ||
  PRESSES.test(text) ||
  TAKES_AS_YES.test(text) ||
  LAST_QUESTION.test(text) ||
  NOT_SO.test(text)

/** Whether a line says that the caller wants to know something. */
export const isEnquiry = (text: string) => ENQUIRY.test(text)

/** Whether a line, or part of one, asks for information. */
export const isQuestion = remembered(
  (text): boolean =>
    text.includes('?') ||
    NOT_SO.test(text) ||
    /\bhow (?:much|long)\b/.test(text) ||
    QUESTION.test(text) ||
    ASKS_LEAVE.test(text) ||
    ENQUIRY.test(text) ||
    PRESSES.test(text) ||
    TAKES_AS_YES.test(text) ||
    PURCHASE.test(text) ||
    REQUEST.test(text),
)

/** Whether a fact tells of a price. */
export const isOfCost = (fact?: Setup['facts'][number]) =>
  fact !== undefined &&
  (fact.answer.includes('£') || PRICE.test(plain(`${fact.question} ${fact.answer}`)))

/** "A hundred and twenty", with the last part in digits. Callers often leave out "a". */
const HUNDRED =
  /(?:\b(a|\d{1,2}) |(?<=^|[,.;!?] ))hundred\b(?! and (?:something|a bit)| odd| or so|[ -]ish| plus)(?: and (\d{1,2})\b)?(?! (?:people|guests|of|miles|times|yards|metres|words|per|%))/g

/** The sum that a plain line names, or null; -1 for one in words. `isPriced`: a price was just spoken of. */
export function amountIn(text: string, isPriced = false): number | null {
  const [found, ...sums] =
    AMOUNT.exec(
      withDigits(text)
        .replace(
          HUNDRED,
          (_, count = 'a', rest = '0') =>
            `£${(count === 'a' ? 1 : Number(count)) * 100 + Number(rest)}`,
        )
        .replace(/\bstill the (?=\d)/, 'still '),
    ) ?? []
  if (found === undefined) return null
  const [bare] = sums.slice(2)
  const sum = sums.find(Boolean)
  if (bare !== undefined && Number(bare) < BARE_PRICE_MIN && !isPriced) return null
  return sum === undefined || COMPARES.test(text) ? -1 : Number(sum)
}

/** Services that only speak of a matter or look at it, and what callers call that. */
const TALK =
  /\b(?:consult\w*|advice|meeting|quote|estimate|survey|valuation|assessment|interview|review)\b/i
/** Wants to see somebody, whatever it is about. */
const SEES = new RegExp(
  part`
    \b(?:(?:can|could|may) (?:i|we)(?: not)?(?: just| please)* see(?= (?:some(?:one|body)|any(?:one|body)|one of)\b)|(?:to|just|and|for) (?:
      com(?:e|ing) in|pop(?:ping)? in|see(?:ing)?|(?:get|be|getting|being) seen(?: to)?|speak(?:ing)? to|talk(?:ing)? to
      |hav(?:e|ing) a (?:chat|word|talk|meeting)
      |an? (?:first |initial |quick )?(?:chat|word|talk|meeting)(?: first)?
    ))(?: (?:with|to))?(?: (?:some(?:one|body)|you|an?|the|one of you|dentist|vet|doctor|gp|solicitor|lawyer|accountant|physio))*\b
  `,
  'g',
)

/** A line without what only says that it wants to see somebody. */
export const withoutSeeing = (text: string) => text.replace(SEES, ' ')

/** Wants something looked at, whatever is wrong with it: "can I not just come in and get it looked at?" */
const LOOKED_AT =
  /\b(?:(?:get|have) (?:it|them|that|this|me|him|her) (?:looked at|checked|seen)|(?:get|be|getting|being) seen(?= (?:to|then|please)\b|\W*$|,| and\b)|(?:look|looked) at it|(?:have|take|get) a (?:quick |proper )?look)\b/
/** Would have anybody look: "could I not book in for someone to have a look?" */
const SOMEBODY_LOOKS =
  /\b(?:some|any)(?:one|body) (?:to |can |could )?(?:just )?(?:have|take|get) a (?:quick |proper )?look\b/
const LOOK = /\b(?:check-?up|inspection|assessment)\b/i

/**
 * The one service that only speaks of a matter or looks at it, if a line wants to see somebody or have something
 * looked at, else null.
 */
export function talkOf(text: string, { services }: Setup): Service | null {
  const kind = LOOKED_AT.test(text) ? LOOK : TALK
  const talks = services.filter(({ name }) => kind.test(name))
  const isWish = text.search(SEES) >= 0 || SOMEBODY_LOOKS.test(text)
  return isWish && talks.length === 1 ? (talks[0] ?? null) : null
}

const VISIT = /\b(?:appointment|visit|chat|talk|session|call|slot|first one)s?\b/

/** "How long will my divorce take?" asks for the matter, and not for the consultation on it. */
export const isOfTalk = (text: string, { name }: Service) =>
  TALK.test(name) && !TALK.test(text) && !VISIT.test(text)

/** Whether a service only speaks of a matter or looks at it. */
export const isTalk = (service: string) => TALK.test(service)

const REMINDS =
  /^\W*(?:(?:and|but|so|oh|please|yes|yeah),? )*(?:ask for (?:me|him|her|\w+)\b|when (?:you|he|she|they) (?:ring|call|phone|come)s?\b(?!.*\?)|you (?:won't forget|can (?:tell|let) (?:him|her|them|the \w+))\b)/

/** Whether part of a line only reminds her or leaves word: "you won't forget the parking?", "you can tell him it's urgent?" */
export const isReminder = (text: string) => REMINDS.test(text)
