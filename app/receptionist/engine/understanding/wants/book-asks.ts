import { anyOf, part, pattern } from '../text/patterns.ts'
import { remembered } from '../text/remembered.ts'
import { NOT_YET } from './giving-up.ts'
import { withoutLaterCancel } from './later-cancel.ts'

const ANYONE = '(?:someone|somebody|anyone|anybody)'

/** What can be free. */
const ROOM =
  '(?:table|room|slot|space|session|lesson|viewing|place|appointment|opening|spot|gap|availability|cancellation(?! (?:fee|charge|policy|period)))s?'

const HAVE_YOU =
  "(?:is there(?: still)?|have(?:n't)? you(?: not)?(?: got)?|do(?:n't)? you(?: not)? have|you got|chance of)"

const DAY = '(?:\\w+day|today|tonight|tomorrow|weekend|morning|afternoon|now|sooner)'

/** Books what was spoken of before: "just book them in", "book that for Tuesday". */
const BOOKS_THAT = /\bbook (?:it|that|this|them|both|us|me|him|her)\b/

/** Whether a line books what was spoken of before. */
export const booksThat = (text: string) => BOOKS_THAT.test(text)

/** An explicit request to book. */
export const BOOK = anyOf(
  [
    `(?<!\\b(?:the|that|address|phone|appointment|little|(?:my|his|her|your|an?)(?= books?\\b)) )book(?:ing|(?<!\\b(?:van|taxi|train|flight|hotel|holiday|movers)(?:'s| is|'s been)?(?: already)? book)ed)?`,
    `squeeze (?:me|us|him|her|them|in)\\b|re-?serv(?:e|ation)|(?<!\\bmiss(?:ed|ing)? (?:an? |the |my )?)appointments?|appt|schedul\\w+|arrange|(?<!\\b(?:is|was) (?:it|that) an? )slot`,
    `(?:can|could) (?:he|she|they|(?:my|our) \\w+) (?:just )?(?:have|get) (?:an?|the|his|her|their) (?!(?:\\w+ )?(?:look|word|keys?|refund|discount|receipt|quote|invoice|bill|copy|number|address|email|certificate|report|results?|code|menu|list|price|drink|shower|bath|seat)\\b)`,
    `(?:can|could|may) (?:i|we) (?:just (?:have|get) (?:an?|the) |(?:also |please )?(?:get|have) (?:an? |some |the )?${ROOM})`,
    `set up an? (?:visit|viewing|meeting)`,
    `still (?:want|need|like|love|prefer|keep|take)(?: to (?:have|keep|take))? (?:the|that|my|our) (?:\\w+day|morning|afternoon|slot|time|visit|half|quarter|\\d+|\\w+ o'clock)\\b`,
    `do you (?:do|offer) [^.!?]{3,40}\\? (?:cos |because )?(?:i|we) (?:could|can) (?:do|make|manage|come)`,
    `(?:hold|keep|save|reserve) (?:(?:me|us) (?:an?|the|that)|an?) (?:table|place|space|spot)\\b`,
    `you said you (?:did|do|had|have) an?`,
    `you have (?:an? |any |some )?(?:tables?|rooms?|appointments?)(?=[^.?!]*\\?)`,
    `(?:stick|pop|slot|put|pencil) (?:me|us|him|her|them) in(?=\\W*$|[,.;?!]| (?:for|on|at|then|anyway|please|today|tomorrow|this|next|\\w+day)\\b)`,
    `(?:fit|squeez\\w*|fitting) (?:(?:them |us )?both|me|us|him|her|them|\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of us| people)? in`,
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
    `(?<!\\bdo (?:i|we) )(?:looking|want|like|need) to (?:register|join)(?= with you\\b| as an? (?:new )?(?:patient|client|candidate)\\b|\\W*$|[,.;])`,
    `(?:get|go|put (?:me|us)|be) (?:back )?on(?: ?to)? your books`,
    part`
      ${HAVE_YOU} (?:an?|any|some) ${ROOM}|chance of (?:an?|some)
      |(?:next|first) (?:available |free )?(?:space|opening)
      |any (?:free )?${ROOM}(?! (?:to|have)\b)
    `,
    `(?:${HAVE_YOU}|^(?:so |and |well |what )*) ?(?:any(?:thing)?|nothing) (?:free |available |left |going |at all )*(?:on |for )?(?:this |next )?${DAY}`,
    `${HAVE_YOU} any(?:thing)? (?:free |available |left )*(?:on|for) the \\w+(?:st|nd|rd|th)`,
    `${HAVE_YOU} (?:any ?thing|owt|something|any \\w+) (?:quick|soon|asap|urgent|going)`,
    `get (?:both )?(?:me|us)(?: and (?:(?:my|our) )?\\w+)?(?: both)? (?:a|in)`,
    `(?:can|could) you (?:get|take|have) (?:him|her|it|them|my \\w+) in\\b`,
    `can you (?:do|see|take|have) (?:him|her|it|them|me|us)(?: like| say| maybe)? (?:today|tomorrow|this \\w+|next \\w+|on \\w+day|\\w+day)`,
    `(?:i|we) (?:only|just|really) want(?:ed)? (?:an? )?(?:table|appointment)`,
    `(?:when|how soon) (?:can|could|would) (?:you|${ANYONE}) (?:be able to )?(?:do|come|fit|see)(?: (?:it|that|one|me|us|out|round))*(?=\\W*$|[,.;?!])`,
  ],
  (union) => new RegExp(`\\b(?:${union})\\b`),
)

/** Words that ask for a booking only together with a service. */
export const NEED = pattern`
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

/** Says that no booking is wanted: "take me off", "I won't be coming". Not "don't book it yet", which only waits. */
const NO_BOOKING = pattern`
  \bstop (?:[a-z]+ ){0,3}?book(?:ing)?\b
  |\b(?:
    (?:
      no(?! i (?:said|want|meant|mean)\b|(?: no| just| please| go on)* book (?:it|that|me|us|him|her|them)\b)
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

/** "Do I need to be in?", "do the tenants have to move anything?" */
const TO_BE_IN = pattern`
  \b(?:do|does|should|must|shall|will) (?:
    i|we|he|she|they|some(?:body|one)|any(?:body|one)|(?:the|my|our) [a-z]+
  ) (?:
    (?:(?:need|have|has) to )?be (?:in|there|home|present|around)\b(?! (?:by|at|for(?! (?:it|that|this)\b)|before)\b)
    |(?:need|have) to (?:hold|move|empty|clear|turn|clean|wash|sign|do any\w*)\b
  )
`

/** Whether a line asks if somebody should come, or be brought. */
export const asksWhatToDo = (text: string) => WHAT_TO_DO.test(text)

/** Whether a line asks if somebody has to be in, or to do something there. */
export const asksToBeIn = (text: string) => TO_BE_IN.test(text)

/** Asks whether somebody may come along, who needs no booking: "can she come too?", "can my mum come in with me?" */
const COMES_ALONG = part`
  \b(?:can|could|may|will|would|(?:ok|okay|all right|alright|fine) if) (?:
    he|she|they|(?:some|any)(?:one|body)|(?:my|our) [a-z]+
  ) (?:also |still |just )?comes? (?:
    (?:in |along |over |through |to (?:it|that) )?(?:too|also|as well|an'? all)\b(?! (?:on|at|for|to|and)\b)
    |(?:in |along )?(?:(?:in|into|through to) (?:the|that) [a-z]+ )?with (?:me|us|him|her)\b
  )
`
const ASKS_TO_COME_ALONG = new RegExp(COMES_ALONG)

/** Whether a line asks if somebody may come along to what is booked. */
export const asksToComeAlong = (text: string) => ASKS_TO_COME_ALONG.test(text)

const NOT_TO_BOOK = pattern`
  \bbefore (?:i|we|you|he|she|they) (?:book|confirm)\b[^,.;!?]*
  |\bif (?:i|we) (?:do |did )?(?:go|went) ahead\b[^,.;!?]*
  |\b(?:not|\w+n't) book\b[^,.;!?]*
  |\b(?:not to|needn't) (?:come|send|call)\b[^,.;!?]*
  |\b(?:do|should|shall|must) i (?:still|just) (?:come|turn up)\b
  |\b(?:how much|charge|cost)\b(?:(?!\b(?:can|could) (?:i|we|you|he|she|they|some)|[?!.;]).)* come (?:in|out|round|over)\b
  |\b(?:do|if|whether) you come (?:out|round|over) to\b
  |\byou don't come (?:out|round|over)\b
  |\b(?:if|whether) (?:they|he|she|you|some(?:one|body))(?:'ll| will| can| can't| cannot| could| couldn't| won't| would| don't)? come (?:out|round|over)\b
  |\bcome (?:in |along )?with(?:out)?\b(?! (?:an?|my|our|the)\b)
  |${COMES_ALONG}
  |\b(?:can|could|may) (?:i|we) bring (?:my|our)(?: (?!in\b)\w+){1,2}(?:\W*$|[?.!,;]| (?:and|or) (?=(?:is|are|do|does|have|has|how|what|where|will|would)\b))
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

/** Another booking beside the one that is arranged: "a second inspection", not "another day". */
const ANOTHER = pattern`
  \b(?:another|an (?:extra|additional)|a (?:new|separate|second)) (?!(?:
    day|date|time|slot|week|month|morning|afternoon|evening|hour|one (?:of|on)|number|phone|mobile|e-?mail|address|name
    |call|message|text|person|man|lad|bloke|engineer|thing|question|way|go|reason|job|place
  )s?\b)
`

/** Asks for one of what the firm does: "can I also get a boiler service?" */
const FOR_ONE = pattern`
  \b(?:book|need|want|like|have|get|do|arrange|after) (?:me |us |in |for |to )*(?:an?|some)\b
  |\b(?:also|as well|too|while (?:i'm|you're|we're|it's|he's|she's|they're)|on top|besides)\b
`

const INSTEAD = /\binstead\b/

/** Whether a line asks in so many words for a booking beside the one that is arranged. */
export const asksForAnother = (text: string) => ANOTHER.test(text) && !INSTEAD.test(text)

/** Whether a line that names a service asks for one, and not for the one that is arranged. */
export const asksForOne = (text: string) => FOR_ONE.test(text) && !INSTEAD.test(text)

/** Whether a line has an errand for the owner. */
export const isErrand = (text: string) => ERRAND.test(text) && !IF_NEEDED.test(text)

/** Whether a line says that something needs doing. */
export const hasNeed = (text: string) => NEED.test(text)
