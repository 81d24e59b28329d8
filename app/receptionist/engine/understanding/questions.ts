import type { Service, Setup } from '../types.ts'
import type { Ask } from './command.ts'
import { asksMoreThan } from './fact-topics.ts'
import { closestFact } from './facts.ts'
import { withDigits } from './numbers.ts'
import { part, pattern } from './patterns.ts'
import { findOutward } from './postcodes.ts'
import {
  alikeServices,
  childService,
  chooseService,
  exactService,
  GENERIC_POINTS,
  isBeyondService,
  knownWords,
  tellingWords,
  withoutDenied,
  type Synonyms,
} from './services.ts'
import { contentOf, plain } from './text.ts'
import { asksForRecording, asksForRobot } from './wants.ts'

const PRICE = pattern`
  \b(?:
    how much
    |(?:do|will|would|did) (?:i|we) owe
    |what's the damage|set (?:me|us) back
    |(?:owt|anything|something|much) to pay
    |(?<!\b(?:how|when|where|who|why) )do i pay(?: for (?:it|that|this))?(?=\W*$)
    |do i have to pay(?! (?:by|in|on|with|at|when|now|up|the|my|before)\b)
    |is it (?:extra|double|more|dearer|dear|much|a lot)
    |(?:
      it(?:'s| is)
      |(?:is|are) (?:it|that|they|this|(?:the|my|our|his|her|an?) [\w-]+(?: [\w-]+)?|\w+'s)
    ) free\b(?! (?:on|at|today|tomorrow|now|this|next))
    |for free|prices?|pricing|costs?|charges?|fees?|rates?|expensive|cheap
    |what(?:'s| is) (?:it|that) for (?:an?|the|two|both|new)\b
    |what (?:do|would|will) (?:i|you|it) (?:pay|charge|cost|come to)
    |what rent
    |what (?:would|could|will) (?:[a-z]+ ){1,3}(?:sell|let|rent|go) for
  )\b
`
const VAT =
  /\b(?:vat(?! (?:registered|number|invoice|receipt))|v\.a\.t|(?:plus|including|inc) tax)\b/
/** The words of `isOfUs` must be all that a question about the hours has besides these. */
const HOURS = new RegExp(
  [
    part`
      opening (?:hours|times?)
      |what(?:'s| is) the latest(?: (?:time|appointment|slot))? (?:
        you do|you can do|i can come|we can come
      )
      |your (?:\w+ )?hours|how late (?:are|do) you
      |open (?:till|until) (?:when|what)
    `,
    '(?:(?:what|which) (?:times?|hours|days?|nights?|evenings?)|when)(?: do| are| will)? you\\b.*\\b(?:open|close|shut|finish|start|stop|there)\\w*',
    part`
      (?:are|will|is) (?:
        you
        |(?:your|the) (?:kitchen|bar|shop|office|salon|surgery|restaurant|garage)
      )(?: guys)?(?: still)?(?: be)? (?:open|closed|shut|there|working|serving)
    `,
    part`
      (?:do you|you) (?:open|close|work|shut) (?:
        on|at|over|late|early|weekends?|\w+days?|boxing day|new year\S*|christmas|xmas
        |easter|until|till|for lunch|tomorrow
      )
    `,
    "d(?:o |')you (?:do|work|open)(?: \\w+){0,3} (?:weekends?|evenings?|bank holidays|\\w+days)",
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
)
const AREA = pattern`
  \b(?:
    (?:do|if|whether) you (?:actually |even |ever )?(?:
      cover
      |serve(?! (?:(?:any|hot|good|nice) )?(?:food|drinks?|meals?|breakfasts?|brunch|lunch|dinners?|teas?|coffee|alcohol|wine|beer|vegan|vegetarian)\b)
      |travel to
      |(?:come|go|travel|get) (?:out |over |up |down )?(?:
        to|as far as|here|there|this far|that far|this way|our way|round here
      )(?! (?:do|fix|check|look|the)\b)
      |work in|deliver to
    )
    |can you (?:come|get|travel) (?:out |over |up |down )?(?:to|as far as)(?! (?:my|our|the|us|me|his|her|their|this|that|an?|do|fix|check|look|see|mend|sort|give|have|take)\b)
    |\bare (?:you|we|i) too far\b
    |your (?:area|patch)\b|(?:what|which) areas?|how far do you
  )\b
`
/** "I'm LS13, is that all right?" */
const AREA_OK =
  /\b[a-z]{1,2}\d{1,2}\b[,.]? (?:is )?(?:that|it)(?:'s)? (?:alright|all right|ok|okay|too far|any good)\b/
const OF_FEES =
  /\b(?:fees?|commission|(?:charge|cost|much) (?:to|for) (?:sell|let|manag|rent)\w*)\b/
/** What an owner wants of a letting agent, who sees callers for nothing. */
const OF_LETTING =
  /\b(?:(?:let|rent)(?:t?ing)?(?: (?:it|my \w+))? out|landlord|manag(?:e|ing|ement))\b/
/** Whether a line is that of an owner who wants a property let or managed. */
export const wantsLetting = (text: string) => OF_LETTING.test(text)
/** Whether a firm sees its callers for nothing. */
export const isFreeForAll = ({ services }: Setup) =>
  services.every(({ pricePence }) => pricePence === 0 || pricePence === null)
const PLACE = pattern`
  \b(?:
    where(?:'s| are| is) (?:
      you|your
      |the (?:shop|office|clinic|salon|restaurant|garage|surgery)
    )\b(?! from)
    |(?:your address|the address(?!(?: is|'s) (?!what)))
    |where (?:do i|can i|should i) (?:
      (?:find|come|go)(?: to)?$
      |find you
      |(?:take|bring|drop|return|hand)\b
    )
    |how do i (?:get|find) (?:to )?you
    |where you(?:'re| are) (?:based|located)
  )\b
`
const OFFER =
  /^(?:hi |hello |and |so )*do you(?: lot| guys| all| also| even)* (?:do|offer|sell)\b|^(?:and |so )*is there an?\b/
/** "How long will she be?" asks when somebody comes. */
const DURATION = pattern`
  \bhow long\b(?!.*\b(?:till?|until|before|wait|(?:she|he|they|you|somebody|someone)(?: \w+){0,2} (?:be|coming|get)\b(?! here| there| in)))
  |^(?:so |and )?(?:is|does|will|would)\b(?!.*\b(?:he|she|you|they)\b).* (?:\d+|an|half an|two|three) (?:hours?|minutes|mins)\b(?: long)?(?: then)?(?=\W*$)
`
const SERVICES = pattern`
  \b(?:
    what (?:services|treatments|(?:sort|kind) of (?:things|work)) do you
    |what do you (?:do|offer|provide)(?: here| there| exactly)?(?=\W*$)
    |what can (?:i|you) (?:book|do|offer)
    |what else (?:do you|is there|have you|can i)
    |^(?:and )?(?:what|anything) else(?=\W*$)
    |^(?:no,? )?(?:none of (?:those|them|these)|something else)(?: please)?(?=\W*$)
    |which (?:services|ones)\b
    |what can you help
  )\b
`
const WHO = pattern`
  \b(?:
    who (?:is this|am i (?:speaking|talking)|are you|is it)
    |what(?:'s| is| was) your name
    |is (?:this|that) the (?:right|correct)\b
    |the right (?:place|people|firm)\b
    |is (?:this|that) the (?!usual|same|only|best)[a-z]+ (?:place|people|lot)(?=\W*$|\? )
    |(?:what|which) company (?:is|am|are|have)
    |who have i (?:reached|got|called)
  )\b
`
/** Firms and places that callers ask for by their kind or name. */
const FIRM = part`
  (?:
    taxis?|cabs?|minicabs?|dentists?|dental|surgery|infirmary|opticians?|chip shop|chemist
    |pharmacy|doctors?|argos|screwfix|tesco|asda|boots|b&q|british gas|royal mail|halifax
    |barclays|hmrc|dvla|plumb(?:er|ers|ing)|electricians?|solicitors?|lawyers?|restaurant
    |pub|takeaway|salon|hairdressers?|barbers?|garage|vets?|clinic|practice|shop|hotel|gym
    |florists?|estate agents?|lettings?|letting agents?|groomers?|council|board
    |(?:tax|post|sorting|registry) office
    |job ?centre|police|station|library|airport|bank|hospital|school|builders?|cleaners?
    |accountants?|physio|chinese|indian|chippy
  )
`
/** Begins to ask for one: "is that", "have I got", "I want the". */
const ASKS_FOR = part`
  \b(?:
    is (?:this|that|it)|isn't (?:this|that|it)
    |are you(?= (?:the|an?)\b)
    |have i (?:got|reached|rung)
    |am i through to
    |^(?:(?:oh|no|sorry|hello|hi),? )*i(?: want(?:ed)?| need(?:ed)?| was after|'m after| am after| was trying to (?:get|ring|reach))(?= the\b)
  )
`
/** "Is it near the station?" asks for no station. */
const NOT_PLACED = `(?!(?:near|close|far|handy|by|at|to|from|opposite|behind|next|walking|done|our|my|your)\\b)`
/** Asks whether this is another firm, or asks for one: "is that not the chemist's?", "I want the council". */
const IS_IT_YOU = new RegExp(
  [
    `${ASKS_FOR}(?: not)?(?! (?:with|for|by)) (?:the |a )?(?:co-op )?(?:${NOT_PLACED}[\\p{L}&']+,? ){0,5}${FIRM}(?:'s)?(?: (?:near|next to|by|on|in|opposite|behind|at) (?:[\\p{L}']+ ?){1,4})?(?: about (?:[\\p{L}']+ ){0,4}[\\p{L}']+)?(?:,? please| or not)?\\W*$`,
    `\\bhave i (?:got|reached|rung) the [\\p{L}'& -]{2,20} (?:place|shop|store|people|company|firm|helpline)\\W*$`,
    `\\b(?:is|isn't) (?:this|that|it)(?: not)? (?:the |st\\.? )?(?!(?:\\w+day|today|tomorrow|it|that|he|she|who|what|my|your|mum|dad)'s)\\p{L}{3,}'s(?=\\W*$| (?:on|in|at) )`,
    `\\b(?:is (?:this|that) not|isn't (?:this|that)) the [\\p{L}&'-]+(?: [\\p{L}&'-]+){0,2}\\W*$`,
  ].join('|'),
  'u',
)
/** "I want the dentist", said to a dentist, asks for an appointment. */
const WANTS_FIRM = /\bi(?:'m| am)? (?:want|need|after) the\b/
const QUESTION = pattern`
  ^\W*(?:(?:and|or|so|but|also|ok|okay|o+h+|ah+|um+|er|well|hi|hiya|hello|hey|please|sorry|just|actually|by the way|(?:a )?quick (?:question|one))[,.]? |(?:right|yes|no)[,.] )*(?:
    who|what(?! an? )
    |when(?! (?:i|he|she|they|we|it|my|our|his|her|the (?:kids|children|baby)|you (?:turn|run|flush|use|open|close|shut|press|push|pull|switch|start|drive|walk|touch|light|lift|fill))\b)
    |where(?! (?:they|i|we|he|she|it|the|my|our|his|her) )
    |why(?! aye)|how|which|whose|what's|who's|where's|how's|is|are|was|were|do(?= )|does
    |did|can|could|will(?! writing\b)|would|should|shall|has(?! to\b)
    |have(?! (?:to|mine|my)\b)
    |am|may|might|isn't|aren't
    |don't(?= (?:you|i|we|they|the|my)\b)
    |doesn't|won't|can't|couldn't
  )\b
`
/** "What I want to know is are you coming or not?" */
const LAST_QUESTION =
  /\b(?:are|is|will|does|do|did|have|has|was) (?:you|he|she|they|it|i|we)\b.*\?$/
const ENQUIRY = pattern`
  \b(?:
    i (?:was |am |'m )?(?:just )?wonder\w*
    |can you tell me|could you tell me|do you know
    |i(?:'d| would) like to know
    |i (?:just |only )?(?:want(?:ed)?|need(?:ed)?) to know
    |i(?:'m| was)? ask(?:ed|ing) (?:about|if|whether)
    |tell me|i'm curious|find out|look up|any idea|let me know
    |you(?:'ve)? (?:still )?(?:haven't|didn't|never|don't|not) (?:tell|told|answer\w*|said|say)
    |do you (?:charge|accept|cater|cover)
    |(?:is|are) your (?:\w+ ){1,3}(?:safe|suitable|allowed|included)
    |your (?:percentage|commission)(?=\W*$)
  )\b
`
const REQUEST = pattern`
  ^(?:please |can you |could you |will you |would you |hey,? |i need you to |i want you to |i'd like you to )*(?:
    tell|find|show|give|list|play|set|remind|search|translate|convert|define|explain
    |calculate|check(?![- ]?up)|turn|read|open|add|send|text|email|call|order|buy|get|look
    |start|make|name|describe|compare|recommend|suggest|help me (?:find|with)|delete
    |remove|create|write|take(?! mine\b)
    |put(?! mine\b)(?!(?: (?:it|me|us|that|this|them|him|her))?(?: down)? (?:under|as|in (?:the|my|our|his|her|their)(?: \w+'?s?)? name)\b)
    |change|update|track|spell
  )\b
`
/** Tells what to pass on, or asks for it to be done: "tell her it's about the fence". "Tell me the price" asks. */
const PASSES_ON = new RegExp(
  part`
    ^(?:(?:yes|yeah|yep|and|oh|ok|okay|well|just|so|but|please|can you|could you|will you|would you)[,.]? )*(?:
      (?:tell|let|remind|warn|ask) (?!me\b|us\b|you\b)[\p{L}']+
      |say (?:that )?(?:i'm|i am|i|we|we're|it's|it was|he's|she's|my)
      |(?:can|could) (?:he|she|they|some(?:body|one)) (?:please |just )?(?:
        send|text|e-?mail|ring|call|phone|message|whatsapp
      )(?! (?:me |us )?(?:today|tomorrow|before|by|at|when)\b)
    )\b
  `,
  'u',
)
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

/** Offers a detail: "do you want my landline?" */
const GIVES = new RegExp(
  part`
    \b(?:
      do you (?:want|need)|would you like|d'you want
      |(?:shall|can|could|should) i (?:just )?(?:give|tell)(?: you)?
    ) (?:my|her|his|their|our|the) (?:[\p{L}']+ ){0,2}(?:
      numbers?|landline|mobile|email|address|(?:sur)?name|postcode|phone|details
      |[a-z]+'s(?=\W*$)
    )\b
    |\b(?:shall|should|can|do you want me to|would you like me to) (?:i )?spell\b
    |\byou want (?:that |it )?(?:(?:me|i)(?: to| should)? )?spel
  `,
  'u',
)
const REASON = pattern`
  \b(?:
    why
    |what(?:'s| is| do| will| would| are) (?:you|he|she|they|it|that|my)\b.*\b(?:for|with)
    |really|necessary|required|optional|compulsory|must|without|have to
  )\b
`
const DETAIL = pattern`
  \b(?:my|an?|the|(?:give|leave|say|tell|need)(?: you)?) (?:
    (?:sur|full |last |first )?names?
    |(?:phone )?numbers?|mobile|post ?code|address|details
  )\b
  |\b(?:why|what)\b.*\b(?:it|that|this|for|ask(?:ing)?)\W*$
`

/** Whether a line asks why she needs what she asks for: "do you really need my number?" */
export const asksWhy = (text: string) => REASON.test(text) && DETAIL.test(text)

/** Asks whose detail she wants: "my name or my mum's?", "her number or mine?" */
const WHOSE = pattern`
  (?<!\b(?:who|up to|pays?|whether it's|between)\b[^.?!]{0,40})\b(?:
    me|mine|my name|his|hers?|theirs
  ) or (?:
    me|mine|the \w+(?:'s)?|(?:my|our) \w+(?:'s)?
  )\?
  |\b(?:
    mine
    |my (?:own )?(?:name|number|mobile|address|postcode)
    |(?:[a-z]+'s|his|her|their)(?: (?:name|number|mobile|address|postcode))?
  ) or (?:(?:my|me|the|our) )?(?:[a-z]+'s|his|hers|theirs|mine)\b(?=[^?]{0,20}\?|\W*$)
`
/** A call for a taxi: "taxi for Jackson, please". */
const ORDERS_TAXI =
  /^(?:(?:hi|hello|hiya|hey|er|yes|morning|evening)[,.]? )*(?:[a-z']+ ){0,5}(?:taxi|cab|minicab)(?: please| for| to| from| at|\W*$)/
/** What "is that ...?" is about that asks for another firm. */
export const OTHER_FIRM = 'other'
/** What an offer is about that asks whose detail she wants, or why. */
export const WHY_DETAIL = 'why'
export const WHOSE_DETAIL = 'whose'
/** A sum of money, or a number that ends what is asked, as in "is it 65?"; not "for 15", nor "at 3". */
const AMOUNT = pattern`
  £ ?(\d+(?:\.\d\d)?)
  |\b(
    \d{2,}(?:\.\d\d)?
    |\d+(?= ?(?:pounds?|quid))
  ) ?(?:pounds?|quid|each|a head|per person|apiece)\b
  |\b(?:(?:a|\d+) hundred(?! (?:people|guests|of|miles|times|yards|metres|words|per|%))|tenner|fiver)
  |(?<!\b(?:at|for|on|to|by|of|past|from|till|until|number|after|before|the|in|aged|room|table) |[:.\d])\b(\d{1,4})(?=
    \W*$
    |,? (?:
      (?:is|was|isn't|wasn't) it
      |did(?:n't)? you|you said|yeah|right|then|now|even|all in|whatever|regardless
      |altogether|in total|for|plus|including
    )\b
  )
`
/** Names money. */
const SUM =
  /^(?:and |so |still )*\d|\b(?:is|was) (?:it|that)(?: still| only| just)* \d|£|\b(?:pounds?|quid|hundred|tenner|fiver|each|a head|apiece)\b/
/** The least number that is a price by itself, and no time, party or age. */
const BARE_PRICE_MIN = 25
/** Ends a statement that asks for a yes: "so it's 65 then", "65 is it". */
const CHECKS =
  /\b(?:was|were|been|got) (?:told|quoted)\b|^(?:and )?so (?:that|it)(?:'s| is|'ll be)\b|,? (?:(?:is|was|isn't|wasn't) it|yeah|right|then|didn't you)\W*$/
/** Says more of an amount than that it is the price. */
const COMPARES =
  /\b(?:under|over|below|more|less|cheaper|up to|within|only got|budget|about|around|or|if|not|how much|what|off|extra|deposit)\b/
/** Asks whether there is a charge, and not how much something costs. */
const WHETHER_CHARGED =
  /\b(?:charged|(?:will|would|do|does|can|is|are) (?:\S+ ){1,3}?(?:charge|fee|pay|cost)|(?:any|a|an) (?:\w+ )?(?:charge|fee|cost)s?)\b/
const HOW_MUCH = /\b(?:how much|what|which|prices?|pricing|rates?|list)\b/
/** "We'll bring a cake, is that all right?" asks, although it ends in a word of agreement. */
const ASKS_LEAVE =
  /\b(?:is|would) (?:that|it|this)(?: be)? (?:ok|okay|all ?right|fine|allowed|possible|a problem)\W*$/
const POLITE = pattern`
  \b(?:
    (?:can (?:you|i|we)|you can|you could) (?:
      help|ask|have a|just|get a quick
      |(?:leave|take) a message
    )
    |could (?:you|i) (?:help|ask)
    |help me(?: (?:please|out))?$
    |i have a question
    |have (?:you )?got a (?:minute|moment)
    |may i ask|i wonder if (?:you|i)
  )\b
`
const FILLER = new RegExp(
  part`
    \b(?:
      how much|free|prices?|pricing|costs?|charged?|charges|fees?|rates?|expensive|cheap|pay
      |owe|usually|normally|roughly|about|approximately|typical\w*|average|services?|work|do
      |only|book(?:ing)?|call ?out|labour|hourly|hour|visit|list|quote|start|money|adults?
      |grown-?ups?|by the way|again|said|say|1st|before|gonna|going|set|back|owt|anything
      |actually|then|right|in total|today|each|per|thing|though|still|now|yeah|done|doing
      |both|lot|pair|couple|two|three|four|head|person|apiece|more|less|under|over|dear|him
      |[a-z]+'s(?= free)|told|wife|husband|partner|missus|mum|dad|family|come to|option
      |\d+(?: hundred| thousand)?(?: pounds?| quid)?
    )\b
  `,
  'g',
)

/** A newcomer's first visit, and the services that are for one. */
const FIRST = pattern`
  \b(?:first|initial) (?:
    one|visit|time|appointment|session|go|lesson|meeting|consultation|chat
  )\b
  |\bto (?:join|register)\b
  |\bnew (?:patient|client|customer)\b
`
const OF_NEW = /^(?:new (?:patient|client|customer)|first|initial|trial)\b/i

/** Words in the order of a question, which are no answer: "what do I do with it", not "do that". */
const IN_ORDER = pattern`
  ^(?:(?:so|and|but|well|right|ok),? )*(?:
    (?:what|how|where|when|who|which|why(?! not\b))\b
    |(?:
      is|are|was|does|did|has|should|shall
      |(?:can|could|will|would)(?! (?:i|we|you)\b)
    ) (?:it|that|this|he|she|they|you|i|we|the|my|our|there)\b
    |(?:do|have) (?:i|we|you|they)\b
    |(?:
      ca|could|wo|would|is|are|do|does|did|have|has
    )n't (?:it|that|he|she|they|you|i|we|there)\b
  )
`

/** Whether part of a line is worded as a question, so that a word of it is no yes or no. */
export const isInOrder = (clause: string) => IN_ORDER.test(clause)

/** Whether a line asks for leave. */
export const asksLeave = (text: string) => ASKS_LEAVE.test(text)

/** Whether a line asks if there is a charge: "will I get charged the £25?", "is there a fee?" */
export const asksIfCharged = (text: string) => WHETHER_CHARGED.test(text) && !HOW_MUCH.test(text)

/** Whether a line mentions a cost. */
export const isOfPrice = (text: string) => PRICE.test(text)

/** A time of year at which the hours of a week tell nothing: "over Christmas", "Easter week". */
const SEASON = pattern`
  \b(?:
    (?:at|over|during|around|between|for) (?:the )?(?:
      christmas|xmas|new year(?!'?s)|easter|festive|holidays
    )(?! (?:eve|day|sunday|monday)\b)
    |(?:christmas|xmas|new year'?s?|easter|festive) (?:
      week|period|holidays?|hours|opening|break|times?
    )
  )\b
`
/** Asks what is offered for a season: "do you do a Christmas dinner?" */
const SEASON_OFFER = pattern`
  \b(?:do|are) you (?:
    do|doing|have|having|offer|offering|serve|serving|put on|putting on
  ) (?:an? |any |the |your )?(?:
    christmas|xmas|easter|valentine\S*|new year\S*|mother'?s day|father'?s day
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

/** Whether part of a line is worded as a question, besides a question mark or a request. */
export const asksPlainly = (text: string) =>
  QUESTION.test(text) || ASKS_LEAVE.test(text) || ENQUIRY.test(text) || LAST_QUESTION.test(text)

/** Whether a line says that the caller wants to know something. */
export const isEnquiry = (text: string) => ENQUIRY.test(text)

/** "You won't charge me for this, will you": asks, with or without its mark. */
const NOT_SO =
  /\b(?:won't|wouldn't|isn't|aren't)\b[^.?!;]*\b(?:will|would|is|are) (?:you|he|she|they|it|there|i|we)(?: though| then)?\W*$/

/** Whether a line, or part of one, asks for information. */
export function isQuestion(text: string): boolean {
  return (
    text.includes('?') ||
    NOT_SO.test(text) ||
    /\bhow (?:much|long)\b/.test(text) ||
    QUESTION.test(text) ||
    ASKS_LEAVE.test(text) ||
    ENQUIRY.test(text) ||
    PURCHASE.test(text) ||
    REQUEST.test(text)
  )
}

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

/** The question in part of a plain line, or null. `isPriced`: a price was just spoken of. */
export function findTopic(
  text: string,
  setup: Setup,
  synonyms: Synonyms,
  isPriced = false,
): Ask | null {
  const ask = (topic: Ask['topic'], more: Partial<Ask> = {}): Ask => ({
    kind: 'ask',
    topic,
    ...more,
  })
  if (asksForRecording(text)) return ask('recording')
  if (asksForRobot(text)) return ask('robot')
  const [asked = ''] = IS_IT_YOU.exec(text) ?? []
  const isWished = asked !== '' && WANTS_FIRM.test(text) && isOurs(asked, setup)
  if (
    (asked !== '' && !isWished) ||
    (ORDERS_TAXI.test(text) && !/\btaxi/i.test(JSON.stringify(setup)))
  )
    return isOurs(asked, setup) ? ask('who') : ask('who', { about: OTHER_FIRM })
  if (WRITES_DOWN.test(text)) return null
  if (WHOSE.test(text)) return ask('offer', { about: WHOSE_DETAIL })
  const isAsked = isQuestion(text)
  const near = isAsked ? closestFact(text, setup.facts) : null
  const nearest = setup.facts[near ?? -1]
  const fact = nearest && !asksMoreThan(text, nearest) ? near : null
  if (fact !== null) {
    // "How much is a family law consultation?" does not ask who does family law.
    const price =
      PRICE.test(text) && !isOfCost(setup.facts[fact]) && askPrice(text, setup, synonyms)
    return price && price.about !== undefined && price.topic === 'price'
      ? price
      : ask('fact', { index: fact })
  }
  if (
    VAT.test(text) &&
    (isAsked ||
      isPriced ||
      !/\bvat\b.*\b(?:return|letter|quarter)|\b(?:letter|penalty|hmrc|return)\b/.test(text))
  )
    return ask('vat')
  // "How much is the courtesy car?" asks for the price of no service.
  if (nearest && PRICE.test(text) && exactService(text, setup.services) === null)
    return ask('unknown')
  if (GIVES.test(text)) return ask('offer')
  // "What's a check-up?" asks for its price.
  const named = /^(?:and |so |ok,? )?what's (?:an?|your) /.test(text)
    ? chooseService(text, setup.services, synonyms, 2)
    : null
  if (named) return ask('price', { about: named.name })
  // "Do you do nail clipping?"
  if (asksOfSeason(text)) return ask('unknown')
  const one = OFFER.test(text) ? chooseService(text, setup.services, synonyms, 1) : null
  const isWhole = one !== null && !isBeyondService(text.replace(OFFER, ' '), one, synonyms)
  const offered = isWhole || !one ? one : chooseService(text, setup.services, synonyms, 2)
  if (offered) return ask('price', { about: offered.name })
  if (amountIn(text, isPriced) !== null && (isAsked || CHECKS.test(text))) {
    const price = askPrice(text, setup, synonyms)
    return price?.about === undefined && SUM.test(withDigits(text))
      ? ask('price')
      : (price ?? ask('unknown'))
  }
  if (PRICE.test(text) && isAsked && !PASSES_ON.test(text)) {
    // "Not viewing, somebody to say how much the rent is" wants another service.
    if (withoutDenied(text, setup.services).denied.length > 0) return null
    // That a valuation is free does not tell what it costs to sell.
    const isNamed = chooseService(text, setup.services, synonyms, GENERIC_POINTS) !== null
    if (isFreeForAll(setup) && (OF_FEES.test(text) || (!isNamed && OF_LETTING.test(text))))
      return ask('unknown')
    const price = askPrice(text, setup, synonyms)
    return price === null || isOfOther(price, text, setup) ? ask('unknown') : price
  }
  if (
    PRICE.test(text) &&
    /^\W*(?:and |your |the )?(?:prices?|pricing|costs?|charges?)\b/.test(text)
  )
    return ask('prices')
  if (DURATION.test(text)) {
    const service = chooseService(text, setup.services, synonyms, GENERIC_POINTS)
    if (service && isOfTalk(text, service)) return ask('unknown')
    if (service) return ask('duration', { about: service.name })
    const isOfAlike = alikeServices(text, setup.services, synonyms).length > 0
    if (isOfAlike || contentOf(text.replace(/£\S+/g, ' ')).size <= 3) return ask('duration')
  }
  if (HOURS.test(text) && isOfUs(text)) return ask('hours')
  if (AREA.test(text) || (AREA_OK.test(text) && findOutward(text) !== null))
    return ask('area', { about: text })
  if (PLACE.test(text)) {
    // The owner's own words about where they are.
    const own = setup.facts.findIndex(({ question }) => PLACE.test(plain(question)))
    return own < 0 ? ask('place') : ask('fact', { index: own })
  }
  if (SERVICES.test(text)) return ask('services')
  if (WHO.test(text) || namesUs(text, setup)) return ask('who')
  return isAsked && !POLITE.test(text) && !PASSES_ON.test(text) ? ask('unknown') : null
}

/** Services that only speak of a matter or look at it, and what callers call that. */
const TALK =
  /\b(?:consult\w*|advice|meeting|quote|estimate|survey|valuation|assessment|interview|review)\b/i
/** Wants to see somebody, whatever it is about. */
const SEES = new RegExp(
  part`
    \b(?:to|just|and|for) (?:
      com(?:e|ing) in|pop(?:ping)? in|see(?:ing)?|speak(?:ing)? to|talk(?:ing)? to
      |hav(?:e|ing) a (?:chat|word|talk|meeting)
      |an? (?:first |initial |quick )?(?:chat|word|talk|meeting)(?: first)?
    )(?: (?:with|to))?(?: (?:some(?:one|body)|you|an?|the|one of you|dentist|vet|doctor|gp|solicitor|lawyer|accountant|physio))*\b
  `,
  'g',
)

/** The one service that only speaks of a matter, if a line wants to see somebody, else null. */
export function talkOf(text: string, { services }: Setup): Service | null {
  const talks = services.filter(({ name }) => TALK.test(name))
  return text.search(SEES) >= 0 && talks.length === 1 ? (talks[0] ?? null) : null
}

const VISIT = /\b(?:appointment|visit|chat|talk|session|call|slot|first one)s?\b/

/** "How long will my divorce take?" asks for the matter, and not for the consultation on it. */
export const isOfTalk = (text: string, { name }: Service) =>
  TALK.test(name) && !TALK.test(text) && !VISIT.test(text)

/** Whether a service only speaks of a matter or looks at it. */
export const isTalk = (service: string) => TALK.test(service)

/** Whether a firm that a caller asks for may be this one. */
function isOurs(text: string, { name, trade, services }: Setup): boolean {
  const ours = contentOf([name, trade, ...services.map((one) => one.name)].join(' '))
  return [...contentOf(text)].some((word) => ours.has(word))
}

/** "Is that Brook and Sons?" */
function namesUs(text: string, { name }: Setup): boolean {
  const [first = ''] = plain(name).replace(/^the /, '').split(' ')
  return (
    /^(?:\w+,? ){0,3}(?:is (?:this|that)|are you) /.test(text) &&
    (text.includes(first) || /\bava\b/.test(text))
  )
}

/** "How much is the set lunch?" asks for no table, which has no price. */
function isOfOther({ about }: Ask, text: string, { trade, services }: Setup): boolean {
  if (trade !== 'restaurant') return false
  const service = services.find(({ name }) => name === about)
  if (!service || service.pricePence !== null) return false
  const own = contentOf(service.name)
  return ![...contentOf(text)].some((word) => own.has(word))
}

/** A question about the price of one of our services; null if it is about something else. */
function askPrice(text: string, setup: Setup, synonyms: Synonyms): Ask | null {
  const starts = FIRST.test(text) ? setup.services.filter(({ name }) => OF_NEW.test(name)) : []
  // "How much is it to see someone?" is the consultation.
  const isOnlyTalk = contentOf(text.replace(FILLER, ' ').replace(SEES, ' ')).size === 0
  const service =
    (starts.length === 1 ? starts[0] : null) ??
    chooseService(text, setup.services, synonyms, 2) ??
    (isOnlyTalk ? talkOf(text, setup) : null) ??
    childService(text, setup.services, synonyms)
  if (service) return { kind: 'ask', topic: 'price', about: service.name }
  const generic = chooseService(text, setup.services, synonyms, GENERIC_POINTS)
  const others = contentOf(withDigits(text).replace(FILLER, ' '))
  // "Repair" hints at "socket repair", but not when the caller wants a tap repaired.
  const own = contentOf(generic?.name ?? '')
  const known = knownWords(setup.services, synonyms)
  // "To get a dog's nails done" is the nail clipping: every other word fits many services.
  const isTold = generic !== null && tellingWords(generic).some((word) => others.has(word))
  if (generic && [...others].every((word) => own.has(word) || (isTold && known.has(word))))
    return { kind: 'ask', topic: 'price', about: generic.name }
  const strange = [...others].filter((word) => !known.has(word)).length
  // "A gas certificate for a flat": two words of one name tell enough.
  if (generic && strange < 2 && [...own].filter((word) => others.has(word)).length > 1)
    return { kind: 'ask', topic: 'price', about: generic.name }
  if (strange <= 2 && alikeServices(text, setup.services, synonyms).length > 0)
    return { kind: 'ask', topic: 'prices', about: text }
  if (others.size > 1) return null
  // "How much is it?" means the service being booked; "how much do you charge?" means all of them.
  return {
    kind: 'ask',
    topic:
      others.size === 0 &&
      (/\b(?:is it|it was|was it|that|it be|it cost|is this|it's)\b/.test(text) ||
        amountIn(text, true) !== null)
        ? 'price'
        : others.size === 0
          ? 'prices'
          : 'unknown',
  }
}

const OF_HOURS = new RegExp(
  part`
    \bwhile i(?:'m| am) (?:on|here)\b
    |\b(?:
      open(?:ing)?|closed?|shut|stop|serving|food|boxing day|latest|hours?|times?|days?
      |late|early|now|still|right|moment|work(?:ing)?|weekends?|bank holidays?|today
      |tonight|tomorrow|mornings?|afternoons?|evenings?|nights?|lunch|week|mon|tues
      |wednes|thurs|fri|satur|sun
      |(?:mon|tues|wednes|thurs|fri|satur|sun)days?
      |until|till?|usually|normally|guys|finish|start|there
      |(?:christmas|xmas|new year'?s?)(?: eve)?
      |easter(?: (?:sunday|monday))?
      |good friday|shop|office|kitchen|bar|salon|surgery|restaurant|garage|place|\d+
      |[ap]m
    )\b
  `,
  'g',
)

/** Matches "what time do you close on Sunday?" but not "are you open to suggestions about pizza". */
function isOfUs(text: string): boolean {
  const rest = contentOf(text.replace(OF_HOURS, ' '))
  return rest.size === 0
}
