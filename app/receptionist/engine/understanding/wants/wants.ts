import type { Command } from '../command.ts'
import { FAMILY } from '../danger/danger-signs.ts'
import { isAftercare, isChase, isGoneWrong, isHarmed, isOfExisting } from './existing.ts'
import { mayCancelLater, withoutLaterCancel } from './later-cancel.ts'
import { anyOf, part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { contentOf } from '../text/text.ts'
import { wantsSeveral } from '../services/several.ts'
import { isIllOfFood } from '../danger/urgency.ts'
import { putsOff } from '../when/put-off.ts'

const ANYONE = '(?:someone|somebody|anyone|anybody)'
/** What can be free. */
const ROOM =
  '(?:table|room|slot|space|session|lesson|viewing|place|appointment|opening|spot|gap|availability|cancellation(?! (?:fee|charge|policy|period)))s?'
const HAVE_YOU =
  "(?:is there(?: still)?|have(?:n't)? you(?: not)?(?: got)?|do(?:n't)? you(?: not)? have|you got|chance of)"
const DAY = '(?:\\w+day|today|tonight|tomorrow|weekend|morning|afternoon|now|sooner)'
/** An explicit request to book. */
const BOOK = anyOf(
  [
    `(?<!\\b(?:the|that|address|phone|appointment|little|in my) )book(?:ing|(?<!\\b(?:van|taxi|train|flight|hotel|holiday|movers)(?:'s| is|'s been)?(?: already)? book)ed)?`,
    `squeeze (?:me|us|him|her|them|in)\\b|re-?serv(?:e|ation)|appointments?|appt|schedul\\w+|arrange|slot`,
    `(?:can|could) (?:he|she|they|(?:my|our) \\w+) (?:just )?(?:have|get) (?:an?|the|his|her|their) (?!(?:\\w+ )?(?:look|word|keys?|refund|discount|receipt|quote|invoice|bill|copy|number|address|email|certificate|report|results?|code|menu|list|price|drink|shower|bath|seat)\\b)`,
    `(?:can|could|may) (?:i|we) (?:just (?:have|get) (?:an?|the) |(?:also |please )?(?:get|have) (?:an? |some |the )?${ROOM})`,
    `set up an? (?:visit|viewing|meeting)`,
    `do you (?:do|offer) [^.!?]{3,40}\\? (?:cos |because )?(?:i|we) (?:could|can) (?:do|make|manage|come)`,
    `(?:hold|keep|save|reserve) (?:(?:me|us) (?:an?|the|that)|an?) (?:table|place|space|spot)\\b`,
    `you said you (?:did|do|had|have) an?`,
    `you have (?:an? |any |some )?(?:tables?|rooms?|appointments?)(?=[^.?!]*\\?)`,
    `(?:stick|pop|slot|put) (?:me|us|him|her|them) in(?=\\W*$|[,.;?!]| (?:for|on|at|then|today|tomorrow|this|next|\\w+day)\\b)`,
    `(?:fit|squeez\\w*|fitting) (?:me|us|him|her|them|\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of us| people)? in`,
    `(?:put|stick|pop|pencil) (?:him|her|them|me|us) down (?:as|for) (?:an?|the|this|next|to\\w+|\\w+day|half|\\d+)\\b`,
    part`
      (?<!(?:'s|'ve|\b(?:has|have|had)) (?:just |already )?|'d (?:just|already) |\bsomething (?:you|he|they)(?:'d| would| could| can)? )come (?:
        in|out|round|over
        |(?:and|to) (?:see|sit|meet|look|talk|speak|have a chat)
        |(?:on |this |next )?(?:\w+day|tomorrow)
      )
    `,
    `(?:like|want|need|wanna|trying) (?:to )?(?:get|have|bring) (?:him|her|it|them|my \\w+|\\p{Lu}\\w+) in(?: for\\b| today| tomorrow| this|\\W*$)`,
    `(?:(?:can|could) (?:i|we)|(?:like|want|need) to) see (?:${ANYONE}|an?|the|you)\\b`,
    part`
      bring (?:him|her|it|them|my)
      |send some(?:one|body)
      |(?:can|could)(?:'t|n't)? (?:i|we) (?:just )?(?:get|have) (?:
        him|her|it|them
        |(?:my|our) (?:dog|puppy|cat|car|van|bike|son|daughter|lad|lass|mum|dad|wife|husband)
      ) in(?=\W*$| (?:for|on|at|this|next|today|tomorrow|\w+day)\b)
    `,
    part`
      (?:can|could)(?:'t|n't)? (?:he|she|they|${ANYONE}) (?:please )?(?:
        come|pop
        |call(?! (?:me|us|back)\b)
        |get (?:out|over|round|here)
        |go (?:out|over|round)(?! (?:the|my|our|an?|his|her|this|that|it|some)\b)
      )\b
    `,
    `(?:can|could) (?:i|we) (?:get|have) ${ANYONE} (?:to come )?(?:out|over|round|in)(?=\\W*$|[,.;?!]| (?:to|and|for|on|at|today|tomorrow|this|next|\\w+day)\\b)`,
    `${ANYONE}(?: who| that| there| to| can| could)* (?:see|look at|fit) (?:me|him|her|us|them|my|our)\\b`,
    `(?:can|could|may) (?:i|we) (?:come and |go and |go |come )?(?:see|view) (?:it|them|round)`,
    `(?:says|said|told|asked) (?:me |us )?to (?:ring|call|phone)(?: you)?(?: up)? (?:to|and) (?:register|book|arrange|make)`,
    `says (?:that )?(?:i|we)(?:'ve| have| need)(?: got)? (?:to (?:do|have|book|get) )?an? (?!look|think|word|problem|leak)`,
    `(?:want|need|like) (?:him|her|them) (?:doing|done)(?! (?:properly|right|well|to|for free)\\b)`,
    `(?:he|she|they|dogs?|pup|puppy|cat) (?:(?:really|just|only|badly) )?(?:needs?|wants?|could do with) doing`,
    `possible to (?:see|get|have|come)`,
    `thinking (?:of|about) (?:coming|booking|popping in)`,
    `(?<!\\bdo (?:i|we) )(?:looking|want|like|need) to register(?= with you\\b| as an? (?:new )?(?:patient|client|candidate)\\b|\\W*$)`,
    part`
      ${HAVE_YOU} (?:an?|any|some) ${ROOM}|chance of (?:an?|some)
      |(?:next|first) (?:available |free )?(?:space|opening)
      |any (?:free )?${ROOM}(?! (?:to|have)\b)
    `,
    `(?:${HAVE_YOU}|^(?:so |and |well |what )*) ?(?:any(?:thing)?|nothing) (?:free |available |left |going |at all )*(?:on |for )?(?:this |next )?${DAY}`,
    `${HAVE_YOU} any(?:thing)? (?:free |available |left )*(?:on|for) the \\w+(?:st|nd|rd|th)`,
    `${HAVE_YOU} (?:any ?thing|owt|something|any \\w+) (?:quick|soon|asap|urgent|going)`,
    `get (?:me|us)(?: and (?:my|our) \\w+)? (?:a|in)`,
    `(?:can|could) you (?:get|take|have) (?:him|her|it|them|my \\w+) in\\b`,
    `can you (?:do|see|take|have) (?:him|her|it|them|me|us)(?: like| say| maybe)? (?:today|tomorrow|this \\w+|next \\w+|on \\w+day|\\w+day)`,
    `(?:i|we) (?:only|just|really) want(?:ed)? (?:an? )?(?:table|appointment)`,
    `(?:when|how soon) (?:can|could|would) (?:you|${ANYONE}) (?:be able to )?(?:do|come|fit|see)(?: (?:it|that|one|me|us|out|round))*(?=\\W*$|[,.;?!])`,
  ],
  (union) => new RegExp(`\\b(?:${union})\\b`),
)
/** Words that ask for a booking only together with a service. */
const NEED = pattern`
  \b(?:
    (?<!\bdo (?:i|we|you) )need(?:s|ed|ing)?
    |could (?:really )?do with(?! (?:knowing|hearing|an? (?:word|call|ring|chat)))
    |want(?:s|ed)?|like|(?:'d|would) love|looking (?:for|to)|after a|interested in
    |(?:can|could) (?:i|we|you|someone|somebody|anyone|anybody)
    |able to (?:do|book|fit|see|get|have)|wonder(?:ed|ing) (?:if|whether) (?:you|i|we|there)
    |how (?:do|can) i (?:
      join|book|register|sign up|arrange|get an?
      |(?:do|sort|go about|get) (?:that|it|one)\b
    )
    |do you (?:do|fix|repair|fit|install|offer)
    |would you|please
    |(?:isn't|is not|not|won't|stopped|has stopped|keeps?) (?:
      working|heating|turning|flush\w*|start\w*|charging|stop|shut|close|open|lock|light
      |drain|switch
    )
    |broken|broke|leak\w*|blocked|packed (?:in|up)|conked out|faulty|noises?|dripping|due
    |overdue|fix|repair|hurts?|sore|aching|ache
  )\b
`

const MESSAGE = pattern`
  \b(?:
    (?:waiting|cancellation|reserve) list
    |in case (?:you|there|some|any)(?:'s|one|body|thing)?\b[^.?!;]{0,24}\b(?:cancel\w*|drops? out|comes? up|(?:becomes?|comes?) free)
    |(?:ring|call|text|phone|let) (?:me|us)(?: know)? if (?:you get |there's |(?:\w+ ){1,2})[^.?!;]{0,16}\b(?:cancel\w*|drops? out|comes? up|(?:becomes?|comes?) free)
    |(?:ring|call|phone|get) (?:me|us) back
    |(?:ring|call|phone|text) (?:me|us) (?:about|regarding|to (?:talk|discuss))
    |(?<!\b(?:i'll|i will|i can|we'll)(?: [\w']+){0,5} )(?:call|ring) ?back
    |(?<!\b(?:don't|not) )give (?:me|us) a (?:quick )?(?:ring|call|bell|buzz|shout)
    |(?:want(?:ed)?|like|have|need|after) a (?:quick )?word\b
    |(?:like|want(?:ed)?|hoping|love|ringing|calling) to (?:talk|speak|chat|enquire|ask|discuss)(?: to you)?(?: about)? (?:(?:a|some|having|booking|hosting|your) )*(?:private (?:party|parties|hire|event|dining|function)|functions?|venue hire)
    |get back to (?:me|us)
    |rather (?:you|he|she|they|someone|somebody|the \w+|[a-z]{3,}) (?:just )?(?:rang|called|phoned)
    |(?:like|want|need|prefer|rather have|just) (?:a|the) (?:phone ?)?call\b(?! ?-?out)
    |(?<!\b(?:left|leave|get|got|send) (?:you |him |her |them )?)a message if (?:nobody|no)\b
    |a message(?! (?:if (?:nobody|no)|on (?:my|the) (?:voice|answer|machine)))
    |message (?:for|to)
    |(?<!(?:n't|\bnot|\bnever) (?:\w+ )?)(?:tell|let) (?:him|her|them) (?:\w+ ){0,2}(?:rang|called|phoned|know)
    |(?:can|could|will|would) you (?:please |just )?(?:tell|let) (?!me\b|us\b|people\b)
    |(?:please|just|and) tell (?:the|your) \w+
    |(?<!\b(?:i|we|i'll|you|to) )(?:tell|ask) (?:the |your )?[\w']+ (?:not to|to leave it|(?:he|she|they) needn't)
    |(?<!\b(?:he|she|they|who|we|i)(?:'ll|'d| will| can| would) )pass (?:it|that|this|something) on
    |leave (?:word|my (?:number|details))
    |(?<=^|(?:just|to|i'm|we're|here,?) )chas(?:e|ing)\b
  )\b
`
/** Ends a remark with an order to pass it on: "I can start tomorrow, tell him". */
const ENDS_IN_TELL = pattern`
  (?:^|[a-z\d][,.]? )(?<!\b(?:you|i|we|i'll|we'll|i'd|to|not|don't|didn't|won't|he|she|they|who|and|or),? )(?:
    tell (?:him|her|them|'?em)
    |let (?:him|her|them|'?em) know
  )(?:,? (?:that|please|for me|love|will you|would you))*[.!]*$
`

/** Whether part of a plain line only says what to pass on, with the order at its end. */
export const endsInTell = (clause: string) => ENDS_IN_TELL.test(clause)

/** Has somebody tell the caller something: "can Jo let me know about the veneers?" */
const LET_KNOW =
  /\b(?:can|could|would) (?!you\b|i\b|we\b)[a-z]+ (?:please |just |maybe )?let (?:me|us) know (?:about|what|how|whether|if you do)\b/
/** An errand that is no service: "I want to give notice", "can I drop the keys off?" */
const ERRAND = pattern`
  \b(?:
    pick|collect|fetch|return|drop|hand|bring|give|giv|pay|settl|chas
  )(?:e|ing)?\b(?: [\w']+){0,4}? (?:
    notice|keys?|papers|paperwork|documents?|forms?|parcel|order|prescription|tablets
    |cheque|passport|rent|bill|invoice|deposit|payment|refund|receipts|timesheet
  )\b
  |\bkeys? to (?:return|drop|hand|collect|pick)\b
`
const IF_NEEDED = /\b(?:do|should|must|shall|would|did) (?:i|we)\b|\bhow\b/
/** What follows where a line says how to reach the caller, or what to call them: "ring me on 07700 …", "call me a taxi". */
const NOT_HOW = String.raw`(?! (?:an?|on(?! (?:that|this|my|the same|\w+day))|if|when|before|(?:the |your )?(?:details|address|confirmation|link)|the (?:time|date|price|booking))\b)`
/** "I want ringing back", "mum needs phoning", but not "the bell needs ringing". */
const WANTS_RINGING = String.raw`(?<!\b(?:don't|not|bell) )\b(?:want|need)s? (?:ringing|phoning|calling back)\b`
/** Asks for a call back, unless it says how to reach the caller or what to call them. */
const RING_ME = pattern`
  (?<!\b(?:don't|not|can't|cannot|couldn't) )\b(?:ring|call|phone|text) (?:me|us)\b${NOT_HOW}
  |${WANTS_RINGING}
`
/** Asks that somebody ring, whatever else the line says: "get Jo to ring me". */
const HAVE_RING = pattern`
  (?<!\b(?:he|she|they|driver|man)(?:'ll| will)? )\b(?:
    get|ask|tell|have|want|need|like|can|could
  ) (?:[\w']+ ){1,3}?(?:to )?(?:please )?(?:ring|call|phone) (?:to )?(?:me|us)\b${NOT_HOW}
  |\b(?:
    someone|somebody|just|please
    |(?<=^|[,.;!] )(?:he|she|they|you)
  ) (?:to |please )?(?:ring|call|phone) me\b${NOT_HOW}
  |${WANTS_RINGING}
`
const NO_RING = pattern`
  \b(?:can't|cannot) (?:ring|call|phone) (?:me|us)\b
  |\b(?:
    don't|do not|didn't|won't|no need|not|without
  ) (?:[\w']+ ){0,4}?(?:ring|call|phon|messag)\w*\b
`
const PERSON = pattern`
  \b(?:
    (?<!\bcome (?:(?:in|over|round|down|to (?:the |your )?office),? )?(?:(?:and|to) )?|\bso (?:please )?|\b(?:he|she|they) (?:won't|doesn't|don't|refuses? to|never) )(?:speak|talk|chat)(?:ing)? (?:\w+ ){0,2}?(?:to|with) (?!you\b)
    |put me (?:through|on(?= to\b|\W*$))
    |(?:transfer|connect) me
    |get hold of (?!(?:you|it|me|us|him|her|them|an?|any|some|that|one|parts?)\b)
    |try (?:ringing |calling )?(?:him|her|them) again
    |(?:real|actual|proper|living|live) (?:person|human|people)
    |(?:an?|the|any|some) (?:
      human|person|operator|agent|manager|supervisor
    )(?: being)?,? please
    |(?:human|operator|agent|representative)$
    |get me (?:an?|the|your) (?:human|person|manager|boss)
    |member of staff
    |(?:is|isn't) (?:there )?(?:not )?(?:
      anybody|anyone|someone|somebody|nobody|no ?one|no-one
    )(?: there)? (?:i can|to|available|else)
    |(?:any|some)(?:one|body) (?:there |else )?(?:i can|to) (?:talk|speak)
  )\b
  |\bis the (?:\w+ )?(?:manager|boss|owner|gaffer|person in charge)(?: \w+)? (?:about|in|there|around|available|free)\b
  |\bis the (?:dentist|hygienist|plumber|solicitor|lawyer|groomer|vet|electrician|mechanic|chef|accountant) (?:about|in|there|around|available|free)(?: please| today| now)?(?:\W*$|[,.;] )
  |\bis (?:(?:dr|mr|mrs|ms|miss) )?(?!(?:it|that|this|there|he|she|check|any\w+|some\w+)\b)[a-z']+ (?:
    about|in|there|around|working
  )(?: today| please| (?:on )?\w+days?)?(?:\W*$|[,.;] )
  |^(?:(?:so|well|look|hello|hi|oh),? )*is (?:he|she) (?:there|in|about|around)(?: or not| at all| today| please| now)*\W*$
`
const IDLE_TALK = pattern`
  \b(?:he|she|they)(?:'d| would)?(?: just| only| really)? (?:wants?|needs?|like)(?: just)? to (?:speak|talk|chat) (?:to|with) (?:
    some(?:body|one)|any(?:body|one)|an?
  )\b
  |\b(?:are you|am i|is this|i'm|you're) (?:\w+ ){0,2}(?:speaking|talking|chatting)\b
`
/** "Are you a real person?" is about Ava and does not ask for a person. */
const ARE_YOU =
  /^(?:(?:so|and|wait|hang on|sorry|oh|hi|hiya|hello),? )*(?:are|r|is) (?:you|this|that|it) (?!(?:\w+ )?(?:able|possible|ok|okay|al(?:l )?right|allowed)\b)/
/** Calls off what is being done: "cancel it, please". */
const CANCEL = pattern`
  \b(?:
    (?<!\bif (?:i|we) (?:\w+ ){0,2})(?<!(?<!\bwhy )\b(?:don't|do not|never) (?:please |just |want to |need to )?)cancel(?<!\bhow (?:do|can|could|would|should) (?:i|we) (?:\w+ ){0,2}cancel)(?!led|ling)
    |(?:don't|do not|no longer) (?:want|need) (?:
      (?:it|that|this)\b(?! (?:cancel|mov|chang|don|do|to|book|in))
      |to (?:do|go|book|make|carry|continue|bother|proceed|come)\b(?! (?:in |out |over |it )?(?:if|unless|till|until|for nothing)\b)
      |any of
      |(?:an?|the|my|any) (?:appointment|booking|table|visit|slot|reservation)
    )
    |(?:
      scrap|take back|end
      |(?<!\b(?:missed|a|the|your) )call off
    ) (?:it|this|that)(?: (?:request|now|please))*
    |(?:call|take) (?:it|that|this) (?:off|back)
    |(?<=^(?:please |just |ok |okay |no |wait |actually )?,? ?)stop(?: (?:it|that|this|right there|now|everything|what you're doing|please))*$
    |changed my mind(?! about the (?:day|date|time))
    |don't (?:
      come
      |send (?:him|her|them|any(?:one|body)|somebody)
    )(?: (?:now|then|after all|(?:on )?\w+day))*(?=\W*$|[,.;])
    |don't (?:proceed|continue|go (?:ahead|through))
  )\b
`
/** Tells of a call of the past: "I rang you on the Monday to cancel it". */
const CAME_TO_CANCEL =
  /\b(?:rang|called|phoned|e-?mailed|texted|tried|came|went)\b[^.;!?]{0,40}\bto cancel\b/g

const IF_SO = /\bif (?:it|he|she|they|you|that)\b[^.;!?]*\b(?:don't|do not) bother\b/
/** Drops what was just spoken of, such as an offer or a booking in progress, but nothing already agreed. */
const DROP = pattern`
  \b(?:
    never ?mind(?! (?:my|the|your|his|her) (?:name|number|address|details|post ?code)\b)(?! (?:[\w']+,? ){0,2}(?:how|what|where) (?:do|does|can|is|are|should)\b)
    |forget (?:it|that|about (?:it|that|this)|(?:that )?i (?:rang|called|phoned|asked))
    |(?<!\b(?:can|could|to|or|will|would|he|she|they|should i|shall i|do i|do we)(?: just)? )leave it(?! be\b)(?! (?:with|to|in|on|as|open|unlocked|at(?! (?:the (?:moment|minute)|present|that)\b)|for (?:the )?(?:\d|half|quarter|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:weeks?|days?|months?|minutes?|hours?)))\b)(?: (?:there|then))?
    |disregard|drop it
    |don't worry about (?:it|that)(?! if\b)
    |don't bother
    |not (?:bother|going to bother)
  )\b
`

/** Puts the booking off to another call: "I'll ring back later", "we'd better give you a call tomorrow". */
const POSTPONES = pattern`
  \b(?:i|we)(?:'ll| will|'d better| had better|'m going to|'re going to)(?: (?:just|have to|need to|probably))? (?:
    (?:ring|call|phone)(?: (?:you|again))?(?: back| again| later| tomorrow| when\b| once\b| next week| another)
    |give you a (?:ring|call|bell|buzz|shout)
    |get back to you|come back to you|be in touch
    |try again (?:later|another)
  )\b(?! (?:if|about|with)\b)
`

const MAY =
  "(?<!\\b(?:can|could|do|did|should|shall|may) )(?:i|we)(?:'ll|'d| will| would| need| want| have| must| might)?(?: (?:just|probably|(?:had )?better|rather|have to|need to|want to|like to|to|go and)){0,3}"
const TRIES_ELSEWHERE = part`
  (?:try|find|ring|get) (?:
    elsewhere|somewhere else|another
    |some(?:body|one|where) (?:
      nearer
      |else(?! (?:to|if|as|who))
      |local|closer|round here
    )(?!'s)
  )
`
/** Gives the firm up for another: "forget it, I'll try somewhere else", "I'll just go elsewhere". */
const GIVES_UP = pattern`
  \b${MAY} (?:
    ${TRIES_ELSEWHERE}
    |(?:go|book|look|take (?:it|my \w+)) (?:somewhere|someplace|elsewhere|with (?:some(?:body|one)|another))
  )\b
`
/** Decides or looks elsewhere first: "I'll have to think about it", "I'll look online", "I need to ask my wife". */
const THINKS = pattern`
  \b${MAY} (?:
    think (?:about it|it over|on it|on(?= and\b|\W*$))
    |sleep on it|shop around
    |have a (?:think|look (?:online|around|round|elsewhere|on))
    |look (?:online|elsewhere|around|it up|on (?:your|the) (?:web ?)?site)
    |${TRIES_ELSEWHERE}
    |(?:try|ring|call|phone)(?: (?:him|her|them|you))?(?: back| again)* (?:another time|some other time|later(?: on)?)(?=\W*$|[.,;!])
    |(?:ask|talk to|speak to|talk with|speak with|check with) (?:
      my (?!landlord\b)${FAMILY}
      |the (?:wife|husband|missus|other half)
    )\b
  )
`
/** Wants only a price so far: "I'm not booking yet, I'm ringing round". */
const NOT_YET = pattern`
  \bnot booking (?:yet|just yet|today)\b
  |\bnot (?:
    making|booking|having|arranging
  ) (?:an?other|an?|any) (?:appointment|booking|visit)s?(?=
    \W*$
    |[,.;!] (?!have|can|could|do|is)
    | (?:today|yet|now|thanks|until|till|i|i'm)\b
  )
  |\bi'm (?:only |just )?(?:ringing|phoning|calling|shopping) (?:a)?round\b
  |\b(?:just|only) (?:
    getting|after|wanting|want|need|looking for
  ) (?:an? |some |the )?(?:prices?|quotes?|idea)\b
`

/** Comes without a booking, and so needs no call back: "we'll come and see", "I'll just pop in". */
const COMES = new RegExp(
  `\\b${MAY} (?:come|pop|drop|nip|call|walk)(?: in| by| round| over| down)? and (?:see|look|ask|find out)\\b|\\b${MAY} (?:pop|drop|nip|walk) in\\b`,
)

/** Whether a line puts a booking off: to another call, or until the caller has thought about it or knows the price. */
export const postpones = (text: string) =>
  POSTPONES.test(text) || THINKS.test(text) || NOT_YET.test(text)

/** Whether a line gives the firm up for another, and not only in case: "I'll go elsewhere if he doesn't ring". */
export const givesUp = (text: string) =>
  GIVES_UP.test(text) && !/\b(?:if|unless|otherwise|when|or (?:else|i'll|we'll))\b/.test(text)

/** Whether a line does without the call back that she offers. */
export const managesAlone = (text: string) => THINKS.test(text) || COMES.test(text)

/** Says that no booking is wanted: "take me off", "I won't be coming". Not "don't book it yet", which only waits. */
const NO_BOOKING = pattern`
  \bstop (?:[a-z]+ ){0,3}?book(?:ing)?\b
  |\b(?:
    (?:
      no(?! i (?:said|want|meant|mean)\b|(?: no| just| please| go on)* book (?:it|that|me|us)\b)
      |(?<!\b(?:i|we) )not(?! booked\b)|without|never|didn't|don't|do not|rather not
    )(?: [a-z']+){0,3}? (?:book(?:ing|ed)?|appointments?|appt|reservations?)
    |(?:leave|forget|scrap|drop) (?:the|that|this) (?:booking|appointment|reservation)
  )\b(?! (?:(?:(?:me|us|him|her|them) )?(?:in )?(?:for|on|at|today|tomorrow|\w+day)|fees?|charges?|deposit|needed|necessary|required|system|online)\b)(?!.*\b(?:yet|until|till|unless|before|without)\b)
  |\b(?:don't|do not|didn't) (?:want|need)(?: (?:an?|any|the|your))? (?:
    visits?|viewings?|house calls?|slots?|tables?|rooms?|meetings?|sessions?|lessons?
  )\b(?=\W*$|[,.;!?]| (?:i|it|he|she|just|thanks?|for (?:it|that|this))\b)
  |\b(?:
    take (?:me|us) off
    |(?:
      (?:i|we)(?:'ll not| won't| will not)
      |not going to
    ) (?:be coming|come)(?: (?:then|now|after all))?
  )(?=\W*$|[,.;!]| please\b)
`
/** Reports what somebody else says: "a letter saying I've got to leave". */
const SAYS = '(?<!\\bi )(?:says?|saying|said(?! and done))|told|tells|letter|notice'
/** Somebody other than the caller, or a thing. */
const OTHERS = `he|she|they|it|that|who|which|\\w+s|(?:every|some|any|no)(?:one|body)|${FAMILY}`
const GOODBYE = pattern`
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
    |(?<=i think )that(?:'s| is) (?:it|all|everything)
    |that(?:'s| is) (?:(?:me|us) (?:all )?(?:done|sorted|finished)|all sorted)
    |(?:i|we)(?:'m|'re| am| are) (?:all )?(?:done|finished)(?: here)?
  )(?:,? (?:for (?:now|today)|then|now|really|thanks|thank you|cheers|ta|bye|love|duck|pet|mate|hun))*\W*$
`
const REPEAT = pattern`
  \b(?:
    repeat(?! presc)
    |again(?<=(?:^(?:\S+ ){0,2}|\b(?:that|it|me|one|name|number|please) )again)(?<!\b(?:for|do|doing|with|of) (?:it|that) again)
    |(?:beg your )?pardon
    |(?<=^(?:sorry|what|eh|pardon)?,? ?)come again(?=\W*$)
    |(?:once more|one more time|(?<!\b(?:try|ring|call|come|book|visit|do)\b[^.,;!?]{0,24} )another time)
    |rephrase
    |(?<!\b(?:hate to|sorry to|not to|have to|rather not|i'll|i'd|i must|as they|dare i|you'd|might|would|always) )say (?:what|that|it)
    |what (?:was|is|did|were|are) (?:that|it|you|the question)(?: (?:say|saying|said|ask|asking|just|question|again|last).*)?(?=\W*$)
    |what (?:question )?did you (?:just )?(?:say|ask)
    |what you (?:just )?said|you said what
    |what'?s that(?=\W*$|[.?!]|,? (?:again|sorry|love|mate|pal|duck|you (?:said|say)|i|mean)\b)
    |what do you mean
    |(?:
      didn't|did not|couldn't|could not|can't|cannot|don't|not
    ) (?:quite |really |fully |even )?(?:
      hear(?!(?: a thing| anything| much| owt)? (?:out of|in(?! here)|on|from|by|before|back) )
      |catch|understand
      |get(?! (?:up|out|in|on|off|down|about|around|round|over|through|to|there|here|him|her|them|his|our|their|its|my|the|an?)\b)
      |follow(?:ing)?|make (?:that )?out
    )(?<!\bnot (?:get|follow))(?<!\b(?:letter|email|bill|invoice|form|contract|report|quote)\b.*)
    |missed (?:that|what|it)
    |(?:which|what) (?:was|were) the (?:
      first|second|third|last|other|earlier|later
    )(?: ones?)?(?: again)?(?=\W*$)
    |huh
    |(?:speak|talk) (?:up|louder|slower)
    |unclear|run that by|excuse me$|(?<!\b(?:nobody|no ?one|they|you|would|didn't|never|he|she) (?:\w+ )?)explain (?:that|it)
  )\b
`
const THANKS = pattern`
  \b(?:
    thanks?|thank you|thankyou|ta|cheers|appreciat\w+|grateful|thankful
    |you(?:'re| are|'ve been| have been) (?:\w+ )?(?:
      kind|patient|great|brilliant|star|awesome|helpful|the best|a life ?saver
    )
    |good (?:job|work)|well done|nice one|fair enough
    |(?:that|this)(?:'s| is| was| has been| will be)? (?:\w+ )?(?:
      helpful|helps|help|useful|awesome|great|wonderful|amazing|perfect|excellent
      |kind of you
    )
    |awesome|very kind
  )\b
`
const ROBOT = pattern`
  \b(?:
    (?:are|r) (?:you|yu)|you(?:'re| are)|is (?:this|that|it)|am i|if you(?:'re| are)
    |i(?:'m| am) (?:talking|speaking|chatting)
    |who am i|you sound|your(?= an? )|your voice|i(?:'m| am) not
    |i (?:think|believe|bet|guess|feel|want to know|need to know|wonder)
    |what are you
    |tell me (?:if|whether) you
  )\b[^.]*\b(?:
    robot\w*|bot|chat ?bot|a\.?i\.?|artificial\w*|human|machines?|computer\w*|automated|real
    |alive
    |(?<!\b(?:in|right|wrong|best) )person
    |actual person|program\w*|software
  )\b
  |^(?:robot|bot|human|ai|real person|a real person)\W*$
  |\byou (?:a|an) (?:ai|bot|robot|human|real|actual|machine|computer)\b
`
const RECORDING = pattern`
  \b(?:
    record(?:ing|ed|s)?|listen(?:ing)? in|taping|taped
    |(?:keep|store|save) (?:this|my|the) (?:call|voice|data|details|number)
  )\b
`
const INSTRUCTIONS = pattern`
  \b(?:
    (?:ignore|forget|disregard|override|bypass|drop) (?:\w+ ){0,4}(?:
      instructions?|rules?|prompts?|guidelines|training|programming
      |everything (?:above|before|you)
    )
    |system prompt
    |(?:your|the) (?:instructions|prompt|rules|programming)\b
    |pretend (?:to be|you(?:'re| are))
    |act as (?:a|an|if)|you are now|new instructions|developer mode|jailbreak
    |do anything now|reveal your|role ?play
  )\b
`
/** What firms ring other firms to sell. */
const SOLD = part`
  (?:
    energy|electric(?:ity)?|gas|water|utilit(?:y|ies)|broadband|telecoms|phones?|web ?sites?
    |google|seo|marketing|advertis\w+|cards?(?: payments)?|business|insurance
    |(?:\w+ )?listing|waste
  )
`
const SALES = pattern`
  \b(?:
    (?:
      calling|ringing|phoning|contacting|reaching out|in touch|call|speak|speaking|here
    ) (?:\w+ ){0,8}(?:about|regarding|to|on behalf|from|with)\b.*\b(?:
      your ${SOLD}\b
      |${SOLD} (?:contract|supply|rates?|bills?) (?:at|for) your (?:
        business|premises|address|shop|office|company|firm|site|salon|restaurant|pub|garage
        |surgery|practice
      )\b
      |energy (?:contract|suppl|rate|bill|deal)
      |seo\b|google|search engine|solar
      |advertis(?:ements?|ing (?:space|packages?|opportunit\w+|with|in|on|for))
      |marketing|merchant
      |card (?:machine|payment|terminal)
      |leads\b|special offer|save (?:you )?money|promotion
      |business (?:rates|loan|finance)
      |we(?:'ve| have)(?: got)? (?:some |an? )?(?:really )?(?:
        great|amazing|fantastic|special|brilliant|trade|competitive|unbeatable|exclusive|excellent
      ) (?:\w+ )?(?:prices|deals?|rates|offers?)\b
    )
    |your (?:business|company|shop|office) (?:electric\w*|energy|gas|water|broadband|phones?|phone lines?|rates|waste)\b(?! (?:safety|certificates?|work|number))
    |your (?:energy|electric\w*|gas|broadband|utility|merchant|card) (?:contract|supplier|tariff|renewal|deal|provider)\b
    |who(?:'s| is) your (?:(?:current|present|energy|electric\w*|gas|water|broadband|phone|card) )?(?:supplier|provider) (?:at the (?:minute|moment)|currently|now|these days)\b
    |your (?:[a-z]+ )?contract(?:'s| is) (?:up for|due for|coming up for|due) (?:a )?renewal
    |from (?:[\w&'-]+ ){0,3}(?:marketing|digital|media|leads|seo)\b[^?]*\bam i speaking (?:to|with) (?:the|your)
    |the (?:decision maker|person (?:responsible|who deals|in charge))
    |(?:save|cut|reduce|lower|slash) (?:you )?(?:[\w%£]+ ){0,4}on your ${SOLD}
    |(?<!\byou (?:please |just )?)(?:save|cut|reduce|lower|slash) your (?:\w+ )?(?:fees|bills|costs|rates|premiums)
    |who(?:ever)?(?:'s| is)? (?:
      (?:
        deals with|in charge of|responsible for|looks after|handles
      ) your(?! (?!business )(?:[a-z]+ )?(?:accounts?|bookings?|weddings?|appointments?|viewings?|repairs?|events?|lettings?|rentals?|complaints?|orders?|deliveries|parties|functions?|lessons?|classes|registrations?|members\w*|memberships?)\b)
      |(?:\w+ ){0,4}your ${SOLD}(?= (?:supplier|provider|with|at|there|through|now|bills?|contract)\b|\W*$)
    )
    |the business owner\b(?=.*\b(?:calling|ringing|phoning|call|we|your|quick one|minute)\b)(?!.*\b(?:complain\w*|(?:my|our|i've|we've|i|need|want|leak\w*|boiler)\b))
    |(?:owner|boss|manager|gaffer|in charge)\b.*\ban? (?:quick |short |brief |general )*(?:business|courtesy) call\b(?!.*\b(?:complain\w*|my|our|i've|we've|need|want|leak\w*|booking)\b)
    |sell(?:ing)? you
    |(?:do|would) you (?:want|like|need) (?:any |some |more |new )*(?:leads|customers|clients)\b
    |(?:getting|finding|bringing|winning) you (?:(?:some|more|new) )+(?:\w+ )?\w+s\b
    |we(?:'ve| have|'re| are)?(?: been)? (?:sav|help)(?:e|ed|ing) (?:(?:lots|loads|plenty) of |many |other |local )+\w+s\b
    |i represent
    |we (?:help|work with|supply) (?:\w+ ){0,3}(?:
      firms|businesses|companies|practices|owners
    )
    |your (?:\w+ )?listing|page one of google
    |our (?:[\w-]+ ){0,3}(?:software|platform|system|product|app) (?:can|could|will|would) (?:save|help|cut|boost)
    |(?:quick|free|short) demo\b
    |we (?:do|have|offer) (?:\w+ )?competitive
  )
`
const WRONG = pattern`
  \b(?:
    (?<!\b(?:gave|given|left|told) (?:you )?(?:the |a |my )?|\b(?:not|isn't|ain't) (?:the |a )?)wrong number(?! (?:i|you|down|for)\b)
    |wrong (?:place|person|company)
    |pressed (?:the )?wrong (?:one|number|button)
    |mis-?dial\w*
    |dial(?:l?ed)? (?:the |it )?wrong
    |(?:rang|rung|called|phoned) (?:the )?wrong
    |didn't mean to (?:ring|call)
    |called by (?:mistake|accident)
    |meant to (?:ring|call|phone) (?!you)
  )\b
`
const WANTS_AFTER_ALL =
  /\b(?:wrong|mis-?dial\w*|mistake|meant to)\b.*[.!?,;] (?:\w+,? ){0,3}(?:do|can|could|have) you\b(?! know\b)[^.!]*\?/
const COMPLAINT = pattern`
  \b(?:
    (?<!\b(?:neighbou?rs?|tenants?|customers?|people|they) (?:are |'re |keep |have |all )*)complain\w*
    |not (?:at all |very |too |best |really |one bit )?(?:
      happy|pleased|impressed|satisfied|good enough|acceptable
    )
    |unhappy|dissatisfied|disappointed
    |i(?:'ve| have) had (?:just about )?(?:it|enough)(?: up to here)? (?:with|of) (?:you\b|your\b|this (?:firm|place|lot|company)\b)
    |(?:you(?:'ve| have)?(?: lot)?|(?:he|she|they|some(?:body|one)|(?:your|the) [a-z]+)(?:'ve|'s| have| has)?|and)(?: then)? (?:did|done) (?:nothing|naff all|bugger all|sod all)(?! (?:wrong|to|else)\b)
    |i(?:'m| am) (?:\w+ly )?(?:fuming|furious|livid|raging|(?:fed up|sick|sick and tired) (?:with|of) (?:this|you|ringing|waiting|chasing))
    |(?:you|your \w+|the (?:lads?|man|bloke|engineer|girl|woman))(?:'s| was| were) (?:\w+ly |so |very |right )?(?:rude|useless|hopeless|horrible)
    |(?:work|job) (?:you|he|they|your \w+)(?:'ve)? (?:did|done|do)(?: for (?:me|us))? (?:is|was) (?:\w+ )?(?:rubbish|shoddy|terrible|awful|a mess|poor|shocking)
    |made an? (?:right |total |proper |complete )?(?:mess|hash|pig's ear) of
    |waiting (?:in|here) all (?:day|morning|afternoon)
    |said (?:you|he|she|they)(?:'d| would) (?:ring|call|come|be) (?:\w+ )?(?:back )?and (?:(?:you|he|she|they) )?(?:haven't|hasn't|didn't|never|not)
    |left (?:my|our|the) (?:\w+ )?in a (?:right |proper )?(?:state|mess)
    |(?<!\b(?:my|our) (?:\w+ )?\w+(?:'s| is| are| looks?) (?:in )?(?:an? )?(?:(?:absolute|total|right|complete|bit of a) )?)disgrac\w+
    |disgust\w+|appalling|shocking|unacceptable
    |(?:terrible|awful) (?:job|service|work)
    |let (?:me|us) down
    |(?:
      want|like
      |(?<!\b(?:do|will|would|can|could|if) (?:i|we) )get
    ) (?:a refund|(?:my|our) money)
    |(?:never|didn't|did not|hasn't|nobody|no one)(?:'s| has)? (?:
      turn(?:ed)? up
      |show(?:ed)?(?: up)?(?=\W*$|[,.;!?]| (?:up|again|today|this|on|at|for|last)\b)
    )
    |supposed to be here|food poisoning
    |(?:sick|ill|poorly) (?:after|from)
    |made (?:me|us|him|her) (?:ill|sick)
    |made (?:it|things) worse
    |ripped (?:me )?off|overcharged
  )\b
`
const DEATH = pattern`
  \b(?:
    (?:
      ${FAMILY}|grand\w+|granny|aunt\w*|uncle|mam|mom|nana|dog|cat|he|she
    )(?:'s| has| have|'d| had)?(?: \w+ly| just)? (?:
      died
      |passed(?: away| on)?(?! (?:his|her|their|the|an?|it|me|on|out)\b)
    )
    |passed away
    |(?:lost|bury|burying|buried) (?:my|our|his|her) ${FAMILY}
    |we lost (?:him|her)(?= (?:at the weekend|yesterday|last \w+|this \w+|on \w+day|in \w+)|\W*$)
    |bereave\w*|put to sleep|funeral
  )\b
`
const REFUSE = pattern`
  \b(?:
    (?:rather|sooner|prefer) not(?! (?:have|let|want) (?:them|him|her|anyone|anybody|people|next|the)\b)
    |don't (?:\w+ )?give (?:my|that|it|them|names?|numbers?|out)\b
    |(?:don't|do not|didn't) (?:want|wish|like|need) to (?:
      give|say|leave|tell|share|provide
    )
    |none of your (?:business|concern)
    |mind your own
    |keep that (?:private|to myself)
    |(?:i|we)'ll not (?:give|say|tell)
    |not (?:giving|telling|saying|comfortable|going to (?:give|say|tell))
    |(?<=(?:^|[,.;] |\b(?:i|we|no|nope|just) ))(?:won't|will not) (?:give|say|tell)
    |no,? (?:i )?(?:won't|thanks?|thank you)
    |^skip|skip (?:it|that|this)|withheld|anonymous(?:ly)?
    |(?:don't (?:have|own)|haven't(?: got)?) (?:
      one
      |any(?! \w)
      |(?:an?|any) (?:\w+ )?(?:
        (?:tele)?phones?|mobile|landline|numbers?|post ?code|e-?mail|address|(?:sur)?name|clue|idea
      )
    )
    |(?:haven't|have not|not) got (?:it|that) (?:on me|here|with me|to hand|handy)
    |not to hand
    |(?:no|without a) (?:name|phone|number|postcode)
    |(?:couldn't|can't|cannot) tell you(?: (?:it|that|the))?(?=\W*$|[,.;]| off\b)
    |can't remember (?:it|my|the)
  )\b
`
const ABUSE = pattern`
  \b(?:
    fuck\w*|shit\w*|bastards?|bollocks|wank\w*|arse(?:hole)?|ass ?hole|cunt|bitch|piss off
    |bloody (?:hell|useless|ridiculous|joke)
    |(?:you(?:'re| are)? |this is |bloody |so )(?:\w+ )?(?:
      stupid|useless|idiots?|rubbish|moron|thick
    )
    |crap|damn (?:you|it)
    |for (?:god|christ)'s sake
    |shut up|sod off|prick|twat|dickhead
  )\b
`
const WAIT = pattern`
  \b(?:
    hang on|hold on
    |one (?:moment|minute|second|sec)
    |just a (?:moment|minute|second|sec)
    |give me a (?:moment|minute|second|sec)
    |bear with
    |wait a (?:moment|minute|second|sec)
    |two (?:seconds|secs|ticks|minutes)
    |(?:
      let me|i'll|i need to|lemme|(?:can|could|may) i
    ) (?:just )?(?:get|find|grab|fetch|look at|check) (?:my|the|a) (?:\w+ )?(?:
      diary|calendar|pen|phone|glasses|rota|notes?|letter
    )(?=\W*$)
  )\b
`
const ASKS_AFTER_WAIT =
  /\b(?:hang on|hold on)(?: though)?,? (?!.*\b(?:wait|minute|min|second|sec|moment|tick|bear with|check(?!-| ?up)|look|get|find)\b)(?:[^.!]{12,}\?$|(?:(?:can|could) (?:we|i|you) (?:do|make|have|change|move|say)|have you|is there|is (?:that|it|this) (?:for|my|the)\b|any chance|make it|(?:what|how) about|(?:what|which|who) (?:have you|am i|one|is|did)|(?:who|what)'s (?:that|it) for)\b)/
const GREETING = pattern`
  ^(?:(?:oh|er+m?|um+)[ ,.!?]+)*(?:(?:
    hello|hi|hiya|hey|good (?:morning|afternoon|evening)|morning|afternoon|evening|there|ava
    |how are you(?: (?:doing|today))*
    |(?:is )?any(?:one|body) (?:still )?there|(?:are )?you still there|are you there|can you hear me|hello again|love
    |(?:(?:can|could) (?:you|some(?:one|body)|any(?:one|body))|i wonder if you(?: can| could)?|i(?:'m hoping| hope) you can) help(?: me)?(?: please| out)?
    |i(?:
      'm not (?:really )?sure| don't (?:really )?know|'m (?:just )?wondering| was (?:just )?wondering
    ) (?:if|whether) (?:
      you (?:can|could) help(?: me| us)?
      |you do (?:this|that)(?: (?:sort|kind|type) of thing)?
      |you're the right (?:people|person|place|ones?)
    )
  )(?:[ ,.!?]+(?:oh|er+m?|um+|love))*[ ,.!?]*)+$
`

/** Asks that the firm be told of something: "can you tell them about the wheelchair?" */
const TELLS_OF =
  /\b(?:can|could|will|would) you (?:please )?(?:tell|let|warn) (?:them|him|her|the \w+) (?:know )?(?:about|of|that|there)\b/

/**
 * The wants in a plain line, besides its details and questions, in any order. `isBooking`:
 * "my appointment" is the one being made.
 */
export function findWants(text: string, isBooking: boolean): Command[] {
  const wants: Command[] = []
  const add = (kind: WantKind, pattern: RegExp) => pattern.test(text) && wants.push({ kind })
  // "I've rung the wrong one. Well, do you do deliveries?" wants something after all.
  if (WRONG.test(text) && !WANTS_AFTER_ALL.test(text)) wants.push({ kind: 'wrong-number' })
  add('sales', SALES)
  // "Is that Ava? Can I speak to Sam?"
  // "Can I leave a message for the manager, please?"
  const isLeft = asksForMessage(text) && !/\b(?:speak|talk|through|ring|call)\b/.test(text)
  if (!isLeft && text.split(/[?!;] /).some(asksForPerson)) wants.push({ kind: 'person' })
  const isExisting = isOfExisting(text, isBooking)
  if (isExisting) wants.push({ kind: 'existing' })
  const isAfter = !isBooking && isAftercare(text) && !BOOK.test(text)
  // "I want to book, can you tell them about the wheelchair?" books, and the owner hears of it.
  const isNote = !isExisting && BOOK.test(text) && TELLS_OF.test(text)
  // In a booking it is one question more, unless the caller wants no booking.
  const isLetKnow = LET_KNOW.test(text) && (!isBooking || wantsNoBooking(text))
  if (!isExisting && asksToSend(text)) wants.push({ kind: 'message', isTold: true })
  else if (isExisting || isAfter || (asksForMessage(text) && !isNote) || isLetKnow)
    wants.push({ kind: 'message' })
  add('goodbye', GOODBYE)
  if (isComplaint(text)) wants.push({ kind: 'complaint' })
  // Neither "I don't want to give my number" nor "I don't want to book, I only want to know ..." nor
  // "I don't want to book, I want to complain" cancels anything.
  const isOther = wants.some(({ kind }) => ['message', 'complaint', 'person'].includes(kind))
  if (!isOther && !RING_ME.test(text)) {
    const said = text.replace(REFUSE, ' ').replace(CAME_TO_CANCEL, ' ')
    const isCancelled =
      (CANCEL.test(withoutLaterCancel(said)) && !mayCancelLater(said)) ||
      (isBooking && wantsNoBooking(said))
    if (isCancelled) wants.push({ kind: 'cancel' })
    // "If it takes ages don't bother" drops nothing yet.
    else if (DROP.test(said) && !putsOff(said) && !IF_SO.test(said)) wants.push({ kind: 'drop' })
  }
  if (!isExisting && !isAfter && asksToBook(text)) wants.push({ kind: 'book' })
  add('instructions', INSTRUCTIONS)
  add('repeat', REPEAT)
  add('thanks', THANKS)
  // "Hang on though, have you any flats?" waits for nothing.
  // Nor does one that goes on: "hang on, I've not said yes to nine, I asked for half ten".
  if (WAIT.test(text) && !ASKS_AFTER_WAIT.test(text) && contentOf(withoutWait(text)).size < 6)
    wants.push({ kind: 'wait' })
  add('abuse', ABUSE)
  if (wantsSeveral(text)) wants.push({ kind: 'several' })
  add('greeting', GREETING)
  return wants
}

type WantKind = Extract<
  Command['kind'],
  | 'wrong-number' | 'sales' | 'goodbye' | 'book'
  | 'instructions' | 'repeat' | 'thanks' | 'wait' | 'abuse' | 'greeting'
> // prettier-ignore

/** Whether part of a line asks for somebody. */
export const asksForPerson = (clause: string) =>
  PERSON.test(clause) &&
  // "Should he talk to them?" asks for advice.
  !/\b(?:should|shall|must|does) (?:i|we|he|she|they) (?:have to )?(?:speak|talk|chat) (?:to|with)\b/.test(
    clause,
  ) &&
  !/\byou(?:'d|'ll)? (?:want|need|have) to (?:speak|talk) to\b/.test(clause) &&
  !/\b(?:anybody|anyone|somebody|someone) else (?:that )?i (?:can|could|should) (?:ring|call|phone|try)\b/.test(
    clause,
  ) &&
  !IDLE_TALK.test(clause) &&
  !ARE_YOU.test(clause) &&
  !/\b(?:book (?:(?:me|us|him|her) )?in (?:just )?to (?:talk|speak|see|chat)|just to (?:talk|speak) to some(?:one|body))\b/.test(
    clause,
  ) &&
  !/\bhow (?:much|long)\b/.test(clause)

/** A line without the words that ask her to say something again. */
export const withoutRepeat = (text: string) => text.replace(REPEAT, ' ')

/** Whether a line asks her to say something again. */
export const asksToRepeat = (text: string) => REPEAT.test(text)

/** Whether a line says that the caller wants no booking. */
export const wantsNoBooking = (text: string) => NO_BOOKING.test(withoutLaterCancel(text))

/** A line without the words that say that no booking is wanted. */
export const withoutNoBooking = (text: string) => text.replace(NO_BOOKING, ' ')

/** Asks what to do: "should I bring him in?", "do we need to come down?", but not "shall I come in on Monday?" */
const WHAT_TO_DO = pattern`
  (?<!\b(?:when|what (?:time|day)|how soon) )\b(?:
    shall|should|must|do|ought|had
  ) (?:i|we)(?: (?:just|better|to|have|need|want|maybe|still)){0,3} (?:
    bring|come|take|get|fetch|pop|rush|drive
  )\b(?! (?:round|out|over)\b)(?![^.?!;]*\b(?:at \d|(?<!to)(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|for (?:an?|my|our|his|her|their|the)|next|half|quarter)\b)[^.?!;]*
`

/** "Do I need to be in?" */
const TO_BE_IN = pattern`
  \b(?:do|does|should|must|shall|will) (?:
    i|we|some(?:body|one)|any(?:body|one)
  ) (?:(?:need|have|has) to )?be (?:in|there|home|present|around)\b(?! (?:by|at|for(?! (?:it|that|this)\b)|before)\b)
`

/** Whether a line asks if somebody should come, or be brought. */
export const asksWhatToDo = (text: string) => WHAT_TO_DO.test(text)

/** Whether a line asks if somebody has to be in. */
export const asksToBeIn = (text: string) => TO_BE_IN.test(text)

const NOT_TO_BOOK = pattern`
  \bbefore (?:i|we) book\b[^,.;!?]*
  |\bif (?:i|we) (?:do |did )?(?:go|went) ahead\b[^,.;!?]*
  |\b(?:not|\w+n't) book\b[^,.;!?]*
  |\b(?:not to|needn't) (?:come|send|call)\b[^,.;!?]*
  |\b(?:do|should|shall|must) i (?:still|just) (?:come|turn up)\b
  |\b(?:how much|charge|cost)\b(?:(?!\b(?:can|could) (?:i|we|you|he|she|they|some)|[?!.;]).)* come (?:in|out|round|over)\b
  |\b(?:do|if|whether) you come (?:out|round|over) to\b
  |\byou don't come (?:out|round|over)\b
  |\b(?:if|whether) (?:they|he|she|you|some(?:one|body))(?:'ll| will| can| can't| cannot| could| couldn't| won't| would| don't)? come (?:out|round|over)\b
  |\bcome (?:in |along )?with(?:out)?\b(?! (?:an?|my|our|the)\b)
  |\b(?:can|could|may) (?:i|we) bring (?:my|our)(?: (?!in\b)\w+){1,2}(?:\W*$|[?.!,;])
  |\bbring (?:my|our) (?:
    mum|mam|dad|husband|wife|partner|friend|sister|brother
  )(?=\W*$|[.,?!;])
  |\b(?:
    (?<!(?<!\b(?:do|did|would|if|whether) )\b(?:i|we) )(?:need|want)(?! to book (?:me|us|him|her|them|my|our)\b)
    |have|ought|supposed
  ) to (?:book|bring (?:my|our|the|any\w*|some\w*))\b(?! (?:an?|in|it)\b)
`

/** Supposes a visit: "could you get the chair in, if we did have to bring her?" */
const IF_IT_COMES = /\bif (?:i|we|he|she|they) (?:did|do|have to|had to|needed? to)\b[^,.;!?]*/g

/** Asks whether a booking, or another one first, is needed: "do I need to book for lunch, or can we just turn up?" */
export const ASKS_IF_NEEDED =
  /\b(?:do|does|would|will) (?:i|we|you|he|she|they) (?:need|have) (?:to (?:book|have|see)\b|an? [\w' -]{2,30}\bfirst\b|an appointment (?:if|to|just|for (?:dropping|handing|picking|collecting)|when)\b)[^.?!]*|\b(?:what age|how (?:old|young)) [^.?!]*|\bcan (?:i|we) (?:walk in|turn up|just (?:walk|pop|drop) in|just turn up)\b(?! (?:on|at|this|next|today|tomorrow|\w+day)\b)[^.?!]*/g

/** Whether a line asks for a booking. */
export const asksToBook = remembered((text) =>
  // "How much do you charge to come out?" and "do you come out to Otley?" do not book yet.
  BOOK.test(
    withoutNoBooking(text)
      .replace(ASKS_IF_NEEDED, ' ')
      .replace(IF_IT_COMES, ' ')
      .replace(NOT_YET, ' ')
      .replace(WHAT_TO_DO, ' ')
      .replace(NOT_TO_BOOK, ' '),
  ),
)

/** Whether a line has an errand for the owner. */
export const isErrand = (text: string) => ERRAND.test(text) && !IF_NEEDED.test(text)

/** Whether a line says that something needs doing. */
export const hasNeed = (text: string) => NEED.test(text)

/** Whether a line asks for a call back, which is a message only if it wants nothing else. */
export const wantsRing = (text: string) => RING_ME.test(text) && !NO_RING.test(text)

/** Needs no call back: "you don't need to ring me", "no need for a call", "I don't want to be rung". */
const NEEDS_NO_RING = pattern`
  \b(?:
    don't|do not|(?:doesn't|does not)(?! (?:like|want|get|have)\b)|needn't|no need
    |rather (?:you|he|she|they) didn't
    |rather not(?! (?:have|let|want) (?:them|him|her|anyone|anybody|people|next|the)\b)
  )(?: (?:have|need|want|bother|like|to|be|for|a|an|any|the|my|you|he|she|they|him|her|them|anyone|anybody|phone|getting|get))* (?:
    (?:ring|call|phone)(?:ing|ed)?
    |rung|number
  )(?: ?back)?(?: (?:me|us|him|her))?(?: back)?(?=
    \W*$|[,.;!]
    | (?:please|thanks|thank|about|as|cos|because|and|but|i|i'm|we|it|it's)\b
  )
`

/** Wants an answer in writing: "text only, please", "by email", "can she text me instead?" */
const IN_WRITING = pattern`
  \b(?:
    in writing
    |(?:texts?|e-?mails?|messages?|letters?) only
    |(?:only|just|rather(?: have| you)?|prefer) (?:an? )?(?:texts?|e-?mails?|letters?)
    |(?:by|via) (?:text|e-?mail|post|letter)
    |(?:a )?(?:text|e-?mail)(?:'s| is| would be) (?:better|best|easier)
    |(?:text|e-?mail|message) (?:me |us )?(?:rather than|instead of|not) (?:ring|call|phone)\w*
    |(?:can|could|would) (?:he|she|they|some(?:one|body)) (?:please |just )?(?:text|e-?mail)\b
    |(?:text|e-?mail) (?:me|us)\b(?! (?:when|if|once|the|an?|his|her|your|what)\b)
  )
`

/** Whether a line asks for an answer in writing rather than a call. */
export const wantsWriting = (text: string) => IN_WRITING.test(text)

/** Whether a line says that nobody need ring the caller. */
export const needsNoRing = (text: string) => NEEDS_NO_RING.test(text) && !WANTS_TALK.test(text)

/** "I don't want a call back, I want to speak to somebody now" will have a call back after all. */
const WANTS_TALK =
  /\b(?:want|need|like) (?:to (?:talk|speak) to|some(?:one|body) now)\b|\bput me through\b/

const BYE =
  /\b(?:bye|cheerio|ta-?ra|(?:got|gotta|have|must) (?:to )?(?:go(?! (?:there|again)\b| back(?! (?:to|in|on)\b))|dash))\b/

/** Whether a line takes leave in plain words, and does not only drop what was spoken of. */
export const isPlainBye = (text: string) => BYE.test(text)

/** Whether a line asks that somebody ring the caller, whatever else it says. */
export const isHaveRing = (text: string) => HAVE_RING.test(text) && !NO_RING.test(text)

/** Asks for papers to be sent: "could you email me a copy of the invoice?" */
const SEND = pattern`
  \b(?:can|could|will|would) (?:\w+ )?(?:please |just )?(?:send|e-?mail|post|forward) (?:[\w'-]+ ){1,7}?(?:
    contract|agreement|lease|deeds|draft|forms?|paperwork|documents?|cop(?:y|ies)|invoice|receipt|bill
    |certificate|report|statements?|p60|p45|payslips?|letter|accounts|records|price list|brochure|menu
  )\b
`

/** Whether a line asks for papers to be sent, and for nothing before that. */
function asksToSend(text: string): boolean {
  const send = SEND.exec(text)
  const before = send === null ? '' : text.slice(0, send.index)
  return send !== null && !BOOK.test(before) && !NEED.test(before)
}

/** Whether a line wants a message passed on or somebody to ring. */
export const asksForMessage = (text: string) =>
  MESSAGE.test(text.replace(NO_RING, ' ')) || isHaveRing(text)

const MEAT = '(?:chicken|burgers?|fish|lamb|pork|beef|turkey|prawns?|sausages?|mince|meat|duck)'
const BAD_FOOD = new RegExp(
  part`
    \b(?:
      food|meals?|mains?|starters?|soup|steaks?|chips|dinners?|lunch|pizzas?|they|it|roast|curry|pie
      |${MEAT}
    ) (?:was|were|came(?: out)?|arrived) (?:stone |freezing |half |still )?(?:cold|raw|undercooked|burnt)\b
    |\b${MEAT} (?:was|were|came(?: out)?|arrived) (?:all |still |a bit |very )?(?:pink|bloody|off)\b
    |\b(?:was|were|came(?: out)?) (?:all |still )?(?:pink|raw|cold|frozen|bloody) in (?:the|t') middle\b
    |\b(?:hairs?|fly|flies|glass|plastic|maggots?|slugs?|insects?) in (?:my|our|his|her|the|one of the) (?:food|soup|salad|dinner|meal|lunch|starter|main|pudding|dessert|drink|sauce|chips|curry)\b
  `,
)

/** Whether a line complains. */
export const isComplaint = (text: string) =>
  COMPLAINT.test(text) ||
  BAD_FOOD.test(text) ||
  isHarmed(text) ||
  isIllOfFood(text) ||
  isChase(text)

/** Whether a line asks if Ava is a person. */
export const asksForRobot = (text: string) =>
  // "I'm not human at half eight"
  ROBOT.test(
    text.replace(
      /\bi(?:'m| am) not (?:really )?(?:human|alive) (?:at|till?|until|before|this)\b/g,
      ' ',
    ),
  )

/** Whether a line asks if the call is recorded. */
export const asksForRecording = (text: string) =>
  RECORDING.test(text) &&
  !asksForRobot(text) &&
  /\b(?:you|this|call|we|being|it)\b/.test(text) &&
  /\b(?:are|is|do|will|being)\b/.test(text)

/** A line without its farewell. */
export const withoutFarewell = (text: string) => text.replace(GOODBYE, ' ').trim()

/** A line without the words with which the caller asks her to wait. */
export const withoutWait = (text: string) => text.replace(WAIT, ' ').trim()

/** "Are you still there?" */
const PRESENCE = /\b(?:you|any(?:one|body))(?: still)? there\b/

/** Whether a line only asks whether somebody is there. */
export const asksPresence = (text: string) => GREETING.test(text) && PRESENCE.test(text)

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

const FEAR = pattern`
  \b(?:
    terrified|petrified
    |scared (?:stiff|of|to death)
    |phobi[ac]\w*|frightened of
    |(?<!\b(?:he|she|it|they|dog|puppy|cat)(?:'s|'re| is| are| gets| can be) )(?:
      really|very|so|dead|proper|always|absolutely
    ) (?:nervous|scared|frightened|anxious|worried)
  )\b
`
const SICK = pattern`
  \b(?:(?:my|our) (?:\w+ )?${FAMILY}|he|she|i)(?:'s|'ve|'m| is| am| has| was)?(?: \w+)? (?:
    (?:(?:very|really|seriously|terminally) )(?:ill|poorly|unwell)
    |in (?:hospital|a hospice|intensive care)
    |got cancer
    |had a (?:stroke|heart attack|fall)
    |(?:hasn't|not) got long
  )\b
`

/** Has had to ring more than once: "this is the third time I've rung about this mould". */
const RUNG_AGAIN = pattern`
  \b(?:second|third|fourth|fifth|sixth|umpteenth|\d(?:nd|rd|th)) time (?:now )?(?:that )?(?:i|we)(?:'ve|'m| have| am)? (?:had to )?(?:ring|rung|rang|call|phon)\w*
  |\b(?:nobody|no one|no-one)(?:'s| has)? bothered\b
`

/** What a line tells that calls for a kind word: fear, somebody who is ill, or work that went wrong; null if nothing. */
export function feelingIn(text: string): 'comfort' | 'sympathy' | null {
  if (FEAR.test(text)) return 'comfort'
  return SICK.test(text) || hasRungAgain(text) || isGoneWrong(text) ? 'sympathy' : null
}

/** Whether the caller has had to ring more than once. */
export const hasRungAgain = (text: string) => RUNG_AGAIN.test(text)

/** Whether a line says that somebody has died: "Mum passed away", not "the boiler's died". */
export const tellsOfDeath = (text: string) => DEATH.test(text)

/** Whether a line refuses to give what she asks for. */
export const isRefusal = (text: string) => REFUSE.test(text)
