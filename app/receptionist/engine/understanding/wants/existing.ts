import { part, pattern } from '../text/patterns.ts'
import { any, BILL, OWN, WE } from './existing-words.ts'
import { isLost } from './lost.ts'
import { isOfMissedVisit } from './missed-visits.ts'

/** Changes what is arranged. An "early shift" changes nothing, and an "oil change" nothing that is arranged. */
const CHANGE = part`
  (?:
    cancel(?:ling)?
    |(?:mov|(?<!\b(?:an?|any) \w+ )chang|postpon|rearrang|re-?schedul)(?:e|ing)
    |(?<!\b(?:early|late|day|night|evening|my|an|on) )shift(?:ing)?
    |swap(?:ping)?|switch(?:ing)?|push(?:ing)?|amend
  )
`

const BOOKING =
  '(?:appointments?|bookings?|reservations?|tables?|slots?|viewings?|visits?|sessions?|lessons?)'

const ONE = `(?:one|${BOOKING})`

/** What a caller has with the firm, besides a booking. */
const MATTER = `(?:${BILL}|order|delivery|application|repair|case|claim|results?)`

const DAY = '(?:\\w+day|tonight|tomorrow|this|next|at|for|on|with)\\b'

const HAVE = part`
  (?:
    (?<!\b(?:can|could|may|might|shall|should) )${WE}(?:'ve|'s|'d| have| has| had)(?: got)?
    |(?<=^|[,.!;] |\b(?:hi|hiya|hello|hey|morning|afternoon|evening|love) )(?:i |we )?got
  )
`

const IS = "(?:'s|'re|'m| is| are| am| was| were)"

/** Cannot keep a time, or wants another. */
const ALTERS = part`
  \b(?:
    ${CHANGE} (?:it|that|him|her|them|us|the|${OWN})\b
    |put(?:ting)? (?:it|that|him|her|them|us|you) (?:off|back)
    |(?:need|want|like|get) (?:it|that|him|them) (?:moved|moving|changed|changing|cancelled|rearranged)\b
    |(?:can't|cannot|won't|unable to|not (?:going to|gonna)) (?:
      make|come|bring|be|get to
      |do(?! (?:that|then|\w+day)\b)
    )
    |instead\b|stuck\b|make (?:it|that)\b
    |(?:come|do|have|it|us|running)(?: \w+){0,2} (?:later?|earlier|behind(?! (?:the|an?|my|our|his|her|it)\b))\b
    |poorly|ill\b|sick\b(?! (?:of|and tired|to death)\b)|not well|won't start
  )
`

/** Arranged before this call: "I've got a cut on Friday", "your man's coming at two", "the van's down for Monday". */
const ARRANGED = part`
  (?:
    (?<!\bif )you(?:'ve| have) (?:got )?(?:
      some(?:body|one)|one of your \w+
      |an? (?:engineer|plumber|electrician|man|lad|cleaner|builder)
    ) (?:coming|due) (?:to (?:me|us|my|our)|out|round|over|on|at|today|tomorrow|\w+day)\b
    |${HAVE} (?!to\b|in (?:one of|an?|the|your)\b|${OWN} \w+ coming)(?:[\w'-]+ ){1,4}?${DAY}
    |(?:
      (?:some(?:body|one)|one of your \w+)${IS}
      |${WE.replace('i|we|', 'you|')}${IS}|(?:i|we)${IS}(?= in\b)
      |(?<!\b(?:my|our|his|her|their|your|the) (?:\w+ )?)[a-z]+ was(?= (?:coming|due|booked)\b)
      |${HAVE} (?!to\b|my\b|our\b|people\b|family\b|friends\b|visitors\b)(?:one of (?:your|the) )?\w+
      |there(?:'s| is) (?:an? |some )?(?:man|bloke|lad|fella|guy|engineer|plumber|electrician|cleaner|painter|some(?:body|one))
      |(?:your|the|my|our) (?!
        aunt|sister|brother|mum|dad|mother|father|son|daughter|friend
      )\w+${IS}
    )(?: \w+){0,2}? (?:coming|due|booked|down|(?<!\bbeen )in(?! (?:one of|an?|the|my|our|your|his|her|here)\b))\b(?! (?:off|down|through|away|loose)\b)
  )
`

const HOURS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)'

/** About a booking, a bill or a job: "I need to change my appointment", "we've booked", "I'll be late", "can't make it". */
const EXISTING = any(
  part`
    ${HAVE} an? (?:appointment|booking|table|viewing|visit)\b(?:(?! for )[^.?!]){0,30}\b(?:
      move|change|cancel|rearrange|rebook
    )\b
  `,
  part`
    (?:
      ${CHANGE}|check(?:ing)?|chas(?:e|ing)|confirm(?:ing)?|quer(?:y|ying)|dispute|ask|about
      |bring forward|push back|update on|news (?:on|of|about)|status of|pay|how's|how is
      |where's|where is
    )(?: \w+){0,3}? (?:my|our|the|an|\w+'?s) (?:[\w']+ ){0,2}?(?:
      ${MATTER}
      |(?:appointment|booking|reservation)
    )\b
  `,
  `(?<!\\b(?:book|make|arrange|schedule) )(?:my|our) (?:\\w+ )?(?:appointment|booking|reservation)\\b`,
  `(?:${CHANGE}|bring|put) (?:mine|ours)\\b`,
  `${CHANGE} (?:my|our) (?:\\d|half|quarter|\\w+day|table|slot|place)`,
  part`
    (?<!\b(?:i|we) can )(?:
      swap(?:ping)?
      |(?:mov|postpon|rearrang|re-?schedul)(?:e|ing)
    ) ${OWN} (?:\w+ )?(?:
      (?:clean|cut|groom|massage|check-?up|delivery|service|mot|survey|quote|estimate|valuation|inspection|assessment|consultation|fitting)\b(?! (?:(?:at|with) (?:the|my)|to you)\b)
      |(?:colour|class|meeting|lesson) (?:to|from|on|for) (?:\w+day|tomorrow|today|this|next|another)\b
    )
  `,
  part`
    ${CHANGE} ${OWN} (?:[\w'-]+ ){0,2}?[\w'-]+[,.;]? (?:it's|its|it is|it was|that's|which is|meant to be) (?:(?:for|on|at|the|booked|due|meant|supposed|down|to|be|in) )*(?:today|tomorrow|tonight|this \w+|next \w+|\w+day|\d{1,2}(?:st|nd|rd|th| ?[ap]m|:\d\d))
  `,
  `${CHANGE} (?:the|my|our|that|an?) (?:[\\w'-]+ ){1,3}?(?:that )?(?:(?:(?:i|we|you)(?:'ve| have)(?: got)?|that's|that is) (?:already )?(?:booked|arranged)\\b|(?:i|we|you)(?:'ve| have)(?: got)? down for (?:me|us|\\d|\\w+day|tomorrow|next|this)\\b)`,
  `${CHANGE} (?:(?:this|next) (?:week|month)'s|tomorrow's|today's)(?=\\W*$|[,.;]| (?:to|clean|delivery|order|${ONE})\\b)`,
  `(?:needs?|wants?|wanted|like|get|getting) (?:${OWN}|the|that) (?:[\\w'-]+ ){1,4}?(?:cancelled|cancelling|rearranged|rescheduled|moving|moved|changing|changed)(?=\\W*$|[,.;]| (?:to|please|not|if|because|cos|for|from)\\b)(?<!\\b(?:tap|toilet|sink|boiler|radiator|lock|tyre|oil|bath|shower|sockets?|lights?|meter|locks|tyres|battery|brakes?|name|address) \\w+)`,
  `\\b(?:\\w+'s|${OWN}) (?:appointment|booking|groom|slot)\\b[^?!]{0,60}\\b(?:move|change|cancel|rearrange|shift) it\\b`,
  `(?:bring|hold) ${OWN} (?:\\w+ )?(?:${BOOKING})\\b`,
  `cancel (?!it\\b|that\\b|this\\b)(?:[\\w']+ ){1,3}?(?:for |on )?(?:today|tomorrow|tonight|this|next|\\w+day)\\b`,
  `cancel (?:him|her|them|us|me)\\b(?! (?:an?|the)\\b)`,
  `(?<!\\bif (?:i|we) )(?:need|want|have|like|got) to (?:cancel|postpone|re-?schedule)\\b(?! (?:it|that|this)\\W*$)`,
  part`
    (?<!\bif (?:i|we) )(?:(?:can|could) (?:i|we)|(?:need|want|have|like|got|possible) to|(?:any )?chance of) (?:
      (?:postpon|re-?arrang|re-?schedul)(?:e|ing)(?: (?:it|that|this))?(?=\W*$|[,.;?]| (?:please|for|to|till?|until|love|mate)\b)
      |put(?:ting)? (?:it|that|this) off\b
      |(?:mov|push|put|bring|shift)(?:e|ing)? (?:it|that|this) (?:back|forward)(?=\W*$|[,.;?]| (?:an?|one|two|by|to|till?|until|please)\b)
    )(?!.*\b(?:if|in case)\b)
  `,
  `there(?:'s| is) (?:an?|my|our|his|her) (?:[\\w'-]+ ){1,3}?booked (?:in )?(?:for|on|at|with|today|tonight|tomorrow|this|next|\\w+day)\\b`,
  `(?<!\\b(?:am|are) )(?:i|we)(?:'ve| have)? (?:already |just )?(?:booked|reserved)\\b`,
  `(?:wife|husband|partner|mum|dad|son|daughter|he|she|they|was|were|been)(?: has| have|'s|'ve|'d)? booked\\b`,
  part`
    (?<!\b(?:get|getting|have|having) (?:\w+ )?)(?:\w+s|\w+${IS}|,) (?:already )?booked (?:
      in\b
      |(?:for|on|at|with|under|today|tonight|tomorrow|this|next|\w+day)\b
    )
  `,
  `${HAVE} (?!to\\b|rather\\b|like\\b|love\\b|prefer\\b)(?:[\\w'-]+ ){1,4}(?<!\\bget )booked\\b`,
  `${HAVE} (?!to\\b|like\\b|never\\b|not\\b)(?!(?:[\\w'-]+ ){0,2}(?:flat|house|property|place|tenancy|account|policy)\\b(?! (?:viewing|inspection|visit|valuation|appointment)))(?:[\\w'-]+ ){1,4}with you(?: \\w+)? ${DAY}`,
  `${HAVE}(?: \\w+)? (?:appointment|booking|reservation)(?: booked)? (?:under|with|for|on|at|tomorrow|today|tonight|\\w+day|next|this|already)\\b`,
  part`
    (?:i|we)(?:'ve| have)? (?:ordered|paid for)\b[^?!]{0,60}\b(?:not|never|still|yet|\w+n't) (?:\w+ )?(?:
      turned up|come|came|arrived?|here|been|showed?
    )\b
  `,
  part`
    (?:have you|you've) (?:filed|submitted|sent|done|finished) ${OWN}\b
    |\b${OWN} (?:\w+ ){1,3}?(?:has |have |is |are |'s )?(?:been )(?:
      filed|submitted|processed|sent off|sent in
    )\b
  `,
  "(?:can't|cannot|couldn't) find (?:you|your (?:place|office|building|door|entrance))\\b",
  `(?:make it [^?!]{1,40}\\binstead of\\b|(?:come|be here|do it)\\b[^?!]{1,40}\\binstead of (?:at |on |the )?(?:\\d|half|quarter|morning|afternoon|${HOURS}\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day))`,
  "(?<!\\b(?:came|come|turned up) on the )wrong (?:day|date|time|week)\\b(?! to\\b)(?<!\\b(?:is|if) (?:it|this)(?:'s| is)? (?:an?|the) wrong \\w+)",
  '(?:tell|ask|let|get) (?:him|her|them|[a-z]+) (?:know )?not to (?:come|bother|send)\\b',
  `(?:have|has) ${WE} got (?:an?|any) (?:appointment|booking|reservation)\\b`,
  `when(?:'re|'s| are| is) (?:you|he|she|they) (?:starting|finishing|coming to do) (?:on |with )?(?:my|our)\\b`,
  `(?:get|have|collect) ${OWN} (?:[\\w-]+ ){0,2}results\\b`,
  part`
    had (?:an? |my |his |her |some |the )?(?:
      bloods?|(?:\w+ )?tests?|scan|x-?ray|samples?|swab|smear
    )\b[^?!]{0,100}\b(?:
      results?
      |(?<!\b(?:my|his|her|lower|upper|bad|the|a) )back(?! (?:pain|ache|trouble))
    )\b(?!.*\b(?:book|appointment|assessment)\b)
  `,
  `(?<!\\bif )${HAVE} (?:an? )?table(?: booked)? (?:(?:on |for |at )?(?:today|tonight|tomorrow|\\w+day)|at (?:\\d|half|quarter|one|two|five|six|seven|eight|nine|ten|twelve))\\b`,
  `(?<!\\b(?:if|when|once) )(?:my|our) (?:${BOOKING})(?:'s| is) (?:(?:on|at|for|booked|not until) ){0,2}(?:today|tonight|tomorrow|this|next|\\w+day|(?<=(?:at|for) )(?:(?:half|quarter|ten|five|twenty) (?:past |to )?)?(?:\\d|${HOURS}\\b(?! (?:of|people))))`,
  `(?:need(?:ing)?|want|have|like|got|hoping|possible|can (?:i|we|you)|could (?:i|we|you)|please)(?: to)? ${CHANGE} (?:the|that|this) (?:${BOOKING})\\b(?! (?:out|away|over|aside|legs?|lamp)\\b)(?<!\\b(?:if|when) (?:i|we|you) .{0,40})(?!.*\\b(?:if|in case)\\b)`,
  part`
    (?<!\b(?:need to know|tell you) )where (?:
      (?:are|is) (?:we|things|it)
      |(?:we|things|it)(?:'re|'s| are| is)
    ) (?:all )?up to(?=
      \W*$
      | with (?:
        (?:my|our)\b
        |the (?:extension|build|work|job|repairs?|sale|purchase|claim|case)\b
      )
    )
  `,
  `still (?:on(?! (?:the|my|our|a) (?!\\w+day\\b|\\d|list\\b|original\\b))|booked|happening|going ahead)\\b`,
  part`
    (?:${BOOKING}) (?:needs?|wants?|has|will have) (?:
      cancelling|moving|changing|rearranging|rescheduling
      |to be (?:cancelled|moved|changed|rearranged)
    )\b
  `,
  part`
    (?:can|could|should|shall) ${WE} still (?:
      come
      |bring (?:him|her|it|them|my \w+)
      |make it
    )\b(?! (?:if|with)\b)[^?!]{0,30}\b(?:
      today|tonight|tomorrow|\w+day|at \d
    )(?!.*\b(?:table|for (?:two|three|four|\d)|if i)\b)
  `,
  `${CHANGE} ${OWN} (?:[\\w']+ ){0,2}?(?:${BOOKING})\\b`,
  part`
    ${CHANGE} ${OWN} (?:[\w'-]+ ){1,4}?to (?:
      \w+day|tomorrow|today|the \d|next (?:week|month)
      |(?:another|an?) (?:(?:different|later|earlier|better|new) )?(?:day|time|date|week|slot)
    )\b
    |${CHANGE} (?:the (?:time|day|date) of (?:${OWN}|the)|(?:when|what (?:time|day)) (?:you|he|she|they|i|we)(?:'re|'s|'m| are| is| am| come))\b
    |what (?:time|day|date)(?:'s| is| was) ${OWN}\b
    |about ${OWN} (?:[\w'-]+ ){1,4}?(?:on |for |this |next )?(?:\w+day|tomorrow|today|tonight)\b
  `,
  part`
    (?:
      can't|cannot|won't be able to|not able to
    ) (?:do|make|manage|be (?:in|there|around) for) (?:the|${OWN}|your) (?:\w+ )?(?:
      ${BOOKING}|inspections?|check-?ups?|mot|survey|valuation
    )(?: (?:on|this|next|at|tomorrow|today|after all)\b|[,.;?]|$)(?!.*\b(?:can|could) i (?:book|get)\b)
  `,
  part`
    (?:had|got|received|sent)(?: me| us)? (?:an? |your )?(?:\w+ )?(?:
      text|letter|e-?mail|message|card
    ) (?:
      saying|about|for|to say|that says
    )\b[^?!]{0,80}\b(?:
      (?:can't|cannot|won't|not (?:going|able) to) (?:
        make|come|do (?:it|that|then)|be (?:in|there)
      )
      |${CHANGE} (?:it|that)
    )\b
  `,
  `(?:earlier|later) than (?:planned|booked|arranged|agreed)\\b`,
  `(?:doesn't|does not|won't) (?:work|suit)\\b.*\\b(?:can|could) (?:we|i|you)\\b`,
  `(?:^|(?:just|to) )confirm(?:ing)? (?:that )?(?:i|ill|we)\\b`,
  `(?:had|got|received|sent me) (?:an?|your|this|another) (?!account\\b)(?:\\w+ )?(?:${BILL}|reminder|charge)\\b`,
  `(?<!\\b(?:deliver(?:y|ies)|order|driver|van)(?:'s| is| will)? (?:going to )?)(?:be|running) (?:[\\w']+ ){0,4}late\\b(?! home)`,
  `${WE}${IS} (?:\\w+ ){0,2}(?:running (?:\\w+ ){0,2}behind|held up)\\b`,
  part`
    (?<!\bif (?:he|she|they|you|some(?:one|body)) )(?:can't|cannot|won't|not (?:going to|gonna)|won't be able to) (?:
      make (?:it|${OWN}|to|\w+day|tomorrow)\b
      |do (?:\w+day|tomorrow|today|tonight)(?: (?:now|after all|any ?more)\b|(?=[,.;] (?:can|could) (?:i|we|you) (?:make it|move|change|swap|switch|shift)))
      |come (?:in )?(?:(?:for|to) ${OWN}|today|tomorrow|this \w+)\b
      |be (?:in|there|home)\b
    )
  `,
  part`
    ${WE}(?:'d| had) better (?:not (?:come|bring)|cancel|postpone|rearrange|put it off)\b
    |(?:don't|do not) think ${WE}(?:'d better| had better|'ll| will| can| should)(?: be able to)? (?:come|make it)\b
  `,
  `you(?:'ve| have)? got (?:me|us|him|her|them) (?:down|in|booked)\\b`,
  `(?:have you|you've|did you) put (?:me|us|him|her|them) down\\b`,
  `${WE}${IS} (?:down|booked in?) (?:to (?:come|have|be)|for (?:an?|my|the|this|next|tomorrow|half|quarter|\\d+|\\w+day))\\b`,
  part`
    ${WE}${IS} due (?:(?:in|back) )?(?:with|at|in(?= (?:today|tomorrow|this|next|on|\w+day)))\b
    |(?:'ve|have|has|'s|'m|am|'re|are)(?: got)? to be with you\b
  `,
  `${ARRANGED}[^?!]{0,120}?${ALTERS}`,
  `(?<!\\b(?:book|make|have|get|want|need|like|for) (?:\\w+ ){0,2})(?:${BOOKING})\\b[^?!]{0,100}\\b(?:will not|won't|not) (?:be )?com(?:e|ing)\\b(?! (?:out of|through|on|off|up)\\b)`,
  part`
    (?:
      ${CHANGE}|bring(?:ing)?|put(?:ting)?
    ) (?:my|our|his|her|the) (?!(?:name|number|address|post ?code|email|lights?|power|water|heating|electric\w*)\b)(?:[a-z'-]+ ){1,3}?(?:
      from (?:the|today|tomorrow|this|next|\w+day|\d)
      |(?:back|forward)\b(?! (?:door|wheel|tooth|teeth))
    )
  `,
)

/** Who may be a customer too, and is not left with the firm. */
const RELATIVE =
  '(?:mum|mam|dad|mother|father|sister|brother|wife|husband|partner|friend|neighbour|aunt(?:ie|y)?|uncle|nan|gran(?:dma|dad)?|family|parents|boss|colleague|mate)'

/** What the firm has of the caller's: "I've come to collect my car", "is my dress ready?", "my dog is with you". */
const WITH_YOU = any(
  part`
    (?:come|called|here|popped|ringing|calling|phoning)(?: in| by| round)? (?:
      to (?:collect|pick up|fetch)
      |(?<=\b(?:come|here) )for
    ) (?:my|our) (?!\w+ (?:to be|an?)\b)
  `,
  part`
    (?:
      is|are|has|will
      |when(?:'s|'ll| is| are| will)
      |if|whether|when
    ) (?:my|our) (?:[\w']+ ){1,3}?(?:(?:be|been|all|nearly|it's|its) ){0,2}(?:
      ready(?! for\b)|done|finished|mended|repaired|passed|back
    )\b
  `,
  `when (?:can|do|could|should) (?:i|we) (?:collect|fetch|pick(?: up)?) (?:my|our)\\b`,
  `(?:get|have) (?:my|our) (?:\\w+ ){1,2}back\\b(?! (?:to|on|in|into|together)\\b)`,
  `(?:my|our) (?!${RELATIVE}\\b)[\\w']+(?: that| which)?${IS}?(?: still| currently| already| been){0,2}(?: in)? with you\\b`,
  `(?:my|our) [a-z]+${IS} (?:in|down) (?:for|with)\\b`,
  `you(?:'ve| have)? (?:still )?got (?:my|our) (?!(?:number|name|details|address|email|post|mobile|phone|card|file|record))`,
  `(?:i|we)(?:'ve| have)? (?:left|dropped) (?:my|our|the|it|him|her|them)\\b(?: [\\w']+){0,3}? (?:off\\b(?! (?:the|an?)\\b)|with you\\b|at yours\\b)`,
)

const TERM =
  '(?:years(?! (?:accounts|tax|returns?|service)\\b)|yonks|decades?|(?:over |about )?a year|long time|as long as)'

/** Says how long the caller has been a customer, which is no booking: "I've had him with you for years". */
const OF_OLD = new RegExp(
  part`
    \b(?:in )?with you(?: guys| lot| now)?,? (?:
      (?:for|over|nearly|almost|about|these|all|getting|going|more|quite|many|donkey'?s|\d+|ten|twenty) (?:(?!this\b|next\b|\w+day\b)[\w'-]+ ){0,3}?${TERM}
      |since (?:(?:19|20)\d\d|(?:i|we|he|she|they) (?:was|were|had|got|moved|came)|the (?:start|beginning|nineties|eighties|off))\b
    )
    |\b(?:i|we)(?:'ve| have) (?:always )?been with you(?: guys| lot| now)?(?: for)?(?: [\w'-]+){0,3}? (?:months?|ages|a while|forever)\b
  `,
  'g',
)

/** An appointment with somebody else, which only says when the caller is not free. */
const ELSEWHERE = new RegExp(
  part`
    \b(?:an? )?(?:\w+ )?appointment (?:at|with|in) (?:(?:the|my|a|an|our) )?(?:
      (?:
        hospital|consultant|court|bank|school|job ?cent(?:re|er)|midwife|optician'?s?
        |council
      )\b
      |[\w' ]{1,30}, so (?:any|not|anything|it|could|can|have)\b
    )
  `,
  'g',
)

/** Asks whether a time limit has passed, which alters nothing: "I was sacked in May, is it too late to claim?" */
const ASKS_IF_LATE =
  /\b(?:is it|am i|are we|if (?:it's|i'm|we're)|(?:i've|we've) left it|have (?:i|we) left it)(?: (?:already|now|a bit|far|much))* too late\b(?! (?:to|for) (?:cancel|change|move|come|be|make))/g

/** Says that there is no booking yet: "I haven't got one", "it's a new booking", "I've not been before". */
const DENIED = pattern`
  \b(?:i|we)(?:
    (?:'ve| have)? (?:not|never)
    |(?: have|'ve)n't| don't| didn't
  )(?: (?:actually|even|yet))?(?: (?:got|had|made|have|make|booked)(?! (?:to|(?:an?|the|my|any) (?:\w+ )?(?:number|ref\w*|code|e-?mail|text|letter))\b))+(?: an?| any| one| the)*(?: (?:booking|appointment|reservation|slot|table|one))?(?: (?:booked|yet|to look up|with you|here|already))*(?=\W|$)
  |(?<!\b(?:not|want|isn't) (?:an? )?)\bnew (?:
    one|booking|appointment|customer|client|patient
  )\b
  |\b(?:i|we)(?:'ve| have) (?:not|never) been (?:before|here|to you)\b
`

/** Says that there is a booking already, whatever is being booked on this call. */
const ALREADY = any(
  part`
    have already (?:an? )?(?:reservation|booking|table|appointment)\b
    |(?<!\b(?:have|do) you )(?:already|still) (?:
      booked|made|reserved|on the books
      |(?:got|have) (?:
        (?:one|mine|it booked|the (?:\d+(?:st|nd|rd|th)?|\w+(?:th|day)))\b
        |(?:[\w'-]+ ){1,6}?(?:${BOOKING}|booked)\b
      )
    )
  `,
  `booked (?:in )?already\\b|(?<!\\b(?:you|they|he|she)(?:'ve|'s| have| has)? )(?:got|have|had) (?:one|it|mine|an? \\w+) (?:booked )?already\\b`,
  '(?:meant|supposed|due) to (?:be )?(?:see|com(?:e|ing)\\b|hav|in\\b|with )',
  `(?:not|don't want) (?:an? )?(?:new|another) ${ONE}\\b|don't want to (?:book|make) (?:another|a new)(?: ${ONE})?(?=\\W*$|[,.;!])`,
  `${CHANGE} my \\w+day(?:'s)? ${ONE}\\b`,
  part`
    ${CHANGE} (?:
      the one (?:i|we)(?:'ve| have)
      |(?:the |my )?(?:
        (?:old|other|existing) ${ONE}
        |(?:
          \w+day|tomorrow|today|\d+(?:st|nd|rd|th)
          |(?:first|second|third)(?! of)
        )\b(?:'s)?(?: ${ONE})?(?! (?:to|at|for) )
      )
    )
  `,
  `(?<!\\b(?:got|have|has|having|take|taking|get|booked) (?:(?:the|this|next|every|all) )?)(?:\\w+day|tomorrow)(?:'s)? (?:${ONE} )?(?:is |'s )?(?:off|cancelled)\\b`,
)

const withoutOfOld = (text: string) => text.replace(OF_OLD, ' ')

/**
 * Whether a line is about a booking, bill or job that exists already. `isBooking`: "my appointment"
 * is then the one being made, unless the line says that there is another.
 */
export function isOfExisting(text: string, isBooking: boolean): boolean {
  const own = withoutOfOld(text)
    .replace(ELSEWHERE, ' ')
    .replace(DENIED, ' ')
    .replace(ASKS_IF_LATE, ' ')
  if (ALREADY.test(own)) return true
  return (
    !isBooking && (EXISTING.test(own) || WITH_YOU.test(own) || isOfMissedVisit(own) || isLost(own))
  )
}

/** Money between the caller and the firm. */
const MONEY = any(`(?:my|our|the|an?|your) (?:\\w+ )?(?:rent|deposit|reminder|${BILL})\\b`)

const RESULTS = /\b(?:results?|(?:bloods?|tests?|scan|x-?ray) (?:\w+ ){0,4}back)\b/

/** Whether what exists is no booking, so that it need not be said that none can be seen. */
export const isOfNoBooking = (text: string) =>
  (MONEY.test(text) || RESULTS.test(text) || isLost(text)) &&
  !/\b(?:book(?:ed|ings?)|appointments?|reservations?)\b/.test(text)

/** A line that says that there is no booking yet, without those words; null if it does not say so. */
export function withoutDenial(text: string): string | null {
  return DENIED.test(text) && !ALREADY.test(text.replace(DENIED, ' '))
    ? text.replace(DENIED, ' ').replace(/\s+/g, ' ').trim()
    : null
}

/** Changes what is booked, or says that the caller is late for it. */
const CHANGES = pattern`
  \b(?:
    cancel\w*|chang\w+|mov(?:e|ed(?! (?:out|house|home)\b)|ing)|(?<!\b(?:early|late|day|night|evening|my|an?|on) )shift\w*|push\w*(?: it)? back|mak(?:e|ing) it|rearrang\w+|re-?schedul\w+|swap|instead
    |put(?:ting)? [^.?!;]{1,16} off|(?:not to|needn't) (?:come|bother)
    |(?:can't|cannot|won't|not going to) (?:make|come|be|do)
    |not coming|held up|delayed|stuck
    |late(?! (?:with|paying|on|payment|shifts?)\b)
  )\b
`

/** Whether a line changes or calls off what is booked, or tells of somebody who is late for it. */
export const changesBooking = (text: string) => CHANGES.test(text)
