import { isLost } from './lost.ts'

/** Mentions a booking, order or bill of the caller's: "I need to change my appointment". */
const EXISTING =
  /\b(?:cancel|change|move|re-?schedul\w+|amend|check(?:ing)?(?: on)?|chas(?:e|ing)|confirm(?:ing)?|bring forward|push back|postpone|query|ask about|about|(?:have|got) a question about|update on|status of|pay)\b(?: \w+){0,3} (?:my|our|the|an|today'?s|tomorrow'?s|this \w+'?s) (?:(?:existing|next|last|previous|upcoming|\w+day) )?(?:\w+'?s? )?(?:appointment|booking|reservation|order|invoice|bill|account|delivery|application|repair|case|claim|results?)\b|(?<!\b(?:am|are) )\b(?:i|we)(?:'ve| have)? (?:already )?(?:booked|reserved)\b|\b(?:i|we)(?:'ve| have) (?:[\w']+ ){1,6}(?:at|for|today|tomorrow|\w+day)\b(?: [\w']+){0,5},? but (?:[\w']+ ){0,4}(?:move|shift|swap|change|push|make it|can't|won't|isn't|not well|poorly|ill|sick)(?![\w'])|^(?:\w+ ){0,2}confirming (?:that )?(?:i|ill|we)\b|\bcancel (?!it\b|that\b|this\b)(?:[\w']+ ){1,3}?(?:for |on )?(?:today|tomorrow|tonight|this|next|\w+day)\b|\b(?:move|change|cancel|re-?schedule|rearrange|swap|shift) [\w']+s (?:appointment|booking|session|lesson|groom)\b|(?<!\b(?:book|make|arrange|schedule|about) )\b(?:my|our) (?:\w+ )?(?:appointment|booking|reservation)\b|\b(?:change|move|swap|shift|bring forward|push back|hold) (?:my|our) (?:\d|half|quarter|\w+day|table|slot|place)|\bmake it \d+ .*\binstead of\b|, booked (?:in )?(?:for|at)\b|\b(?:wife|husband|partner|mum|dad|son|daughter|he|she|they) (?:has |'s |have )?booked\b|\bbooking(?:'s| is) (?:under|in)\b|\b(?:be|running) (?:[\w']+ ){0,4}late\b|\b(?:for|about|with|of) (?:my|our) (?:booking|appointment|reservation)\b|\bstill (?:on|booked|happening|going ahead)\b|\b(?:doesn't|does not|won't) (?:work|suit)\b.*\b(?:can|could) (?:we|i|you)\b|\b(?:earlier|later) than (?:planned|booked|arranged|agreed)\b|(?<!\bif (?:i|we) )\b(?:need|want|have|like|got) to (?:cancel|postpone|re-?schedule)\b(?! (?:it|that|this)\W*$)|\b(?:i|we)(?:'ve| have)? (?:already )?(?:(?:got|have|had) (?:an |a )?|an? )(?:appointment|booking|reservation)(?: booked)? (?:with|for|on|at|tomorrow|today|tonight|\w+day|next|this|already)\b/
/** Mentions an existing booking: "my dog's booked in tomorrow and I can't make it". */
const BOOKED_IN =
  /\b(?:can't|cannot|won't|not (?:going to|gonna)|won't be able to) (?:make (?:it|my|our)|be (?:in|there|home))\b|(?:'s|'m|'re| is| am| are) (?:already booked|booked in)\b|\b(?:he|she|they)(?:'s|'re| is| are) booked (?:today|tonight|tomorrow|for|on|at|this|next|\w+day)\b|(?<!\b(?:get|getting|have|having) (?:\w+ )?)\b\w+s booked in (?:for|on|at|with|today|tomorrow|this|next)\b/
/** "I've got a table booked on Saturday", "I've got an inspection on Thursday that I can't do", "I've had a bill off you". */
const HAVE_ONE =
  /\b(?:i|we)(?:'ve| have) got (?!to\b)(?:[\w'-]+ ){1,3}(?<!ing )in (?:for|on|at|today|tomorrow|this|next|\w+day)\b[^?!]{0,80}\b(?:(?:move|cancel|change|shift|swap|switch|push|rearrange|re-?schedule) (?:it|that|him|her|them|the)\b|make it (?:later|earlier)|(?:can't|cannot|won't) (?:make|do|come|bring)\b)|\b(?:i|we)(?:'ve| have) (?:got )?(?:[\w'-]+ ){1,4}booked\b|\b(?:i|we)(?:'ve| have) (?:got )?(?:an?|my|our) (?:[\w'-]+ ){1,4}?(?:(?:\w+day|tomorrow|today|tonight)\b|at ).*\b(?:can't|cannot|won't|unable to|not (?:going to|gonna)|stuck|late|(?:need|have|want) to (?:move|cancel|change|shift)|(?:can|could|may|might|would) (?:i|we|you)(?: \w+)? (?:move|cancel|change|swap|switch|shift|push|re-?schedule|rearrange|postpone|make (?:it|that)|put (?:it|that|us) (?:back|off)|(?:do|have|come) (?:it )?(?:\w+ )?(?:later|earlier|another (?:day|time)|instead)))\b|\b(?:had|got|received) (?:an?|your|this|another) (?:\w+ )?(?:bill|invoice|reminder|charge) (?:from|off|about|for)\b|\bi(?:'ve| have|'d)? cancelled\b|\bnot booking (?:one|it|a new)\b/
/** "Somebody's coming tomorrow at ten and I need to move it", "he's due at two, can he come later?" */
const COMING =
  /\b(?:(?:somebody|someone|one of your \w+)(?:'s| is)?|(?:i|we)(?:'ve| have) got (?!my\b|our\b|people\b|family\b|friends\b|visitors\b)\w+|(?:you|he|she|they|your \w+|(?:the|an?) (?:engineer|plumber|electrician|builder|cleaner|man|lad))(?:'s|'re| is| are)?)(?: \w+){0,2}? (?:coming|comes|due|booked)\b(?! (?:off|down|through|away|loose)\b).*\b(?:(?:move|change|shift|swap|rearrange|re-?schedule|postpone|cancel|push) (?:it|that|him|her|them)\b|put (?:it|him|her|them|you) off|(?:can't|cannot|won't) (?:make|do|be)\b|instead\b|(?:come|make it|do) (?:\w+ )?(?:later|earlier)\b|make it (?:on )?(?:another|next|tomorrow|\w+day)\b)/
/** Moves what has a day or a time already: "I'm in on Thursday, any chance of moving it to Friday?" */
const MOVES_IT =
  /\b(?:\w+day|tonight|tomorrow|o'clock|(?:at|half|quarter to|quarter past) \w+)\b[^.;]{0,80}\b(?:mov(?:e|ing)|chang(?:e|ing)|swap(?:ping)?|shift(?:ing)?|push(?:ing)?|switch(?:ing)?) (?:it|that|him|her|them|us) (?:to|back|forward|till|until)\b/
/** Moves something of the caller's from a day to another: "can I swap my haircut from Monday to Friday?" */
const MOVES_OWN =
  /\b(?:mov(?:e|ing)|chang(?:e|ing)|swap(?:ping)?|shift(?:ing)?|push(?:ing)?|switch(?:ing)?|bring(?:ing)?|put(?:ting)?) (?:my|our|his|her|the) (?!(?:name|number|address|post ?code|email)\b)(?:[a-z'-]+ ){1,3}?(?:from (?:the|today|tomorrow|this|next|\w+day|\d)|(?:back|forward) (?:an?|to|by|till|until|\w+ (?:day|week|hour)s?)\b)/
/** What the firm has of the caller's: "I've come to collect my car", "is my dress ready?", "my dog is with you". */
const WITH_YOU = new RegExp(
  [
    "\\b(?:i|we)(?:'ve|'m|'re| have| am| are)? (?:just )?(?:come|called|here|popped|ringing|calling|phoning)(?: in| by| round)? (?:to (?:collect|pick up|fetch)|(?<=\\b(?:come|here) )for) (?:my|our) (?!\\w+ (?:to be|an?)\\b)",
    "\\b(?:is|are|has|will|when(?:'s|'ll| is| are| will)) (?:my|our) (?:[\\w']+ ){1,3}?(?:(?:be|been|all|nearly|it's|its) ){0,2}(?:ready(?! for\\b)|done|finished|mended|repaired|passed)\\b",
    "\\b(?:see|check|know|find out|ask) (?:if|whether|when) (?:my|our) [\\w']+(?: \\w+){0,2} (?:ready(?! for\\b)|done|finished)\\b",
    '\\b(?:get|have) (?:my|our) (?:\\w+ ){1,2}back\\b(?! (?:to|on|in|into|together)\\b)',
    "\\b(?:i|we)(?:'ve| have) got [\\w']+(?: [\\w']+)? in with you\\b",
    "\\b(?:my|our) [\\w']+(?: that| which)?(?:'s| is| are)? (?:(?:still|currently|already|been) ){0,2}(?:in )?with you\\b",
    "\\b(?:my|our) [a-z]+(?:'s| is) (?:in (?:for|with) (?:an?|his|her|its|you)|(?:in|down) for (?:\\w+day|today|tonight|tomorrow|this|next))\\b",
    "\\b(?:my|our|the) [a-z]+(?:'s| is) down for an? (?!bit|while|week|day|few|couple|second|third)",
    "\\byou(?:'ve| have)? (?:still )?got (?:my|our) (?!(?:number|name|details|address|email|post|mobile|phone|card|file|record))",
    "\\b(?:i|we)(?:'ve| have)? (?:left|dropped) (?:my|our|the|it|him|her|them)\\b(?: [\\w']+){0,3}? (?:off\\b(?! (?:the|an?)\\b)|with you\\b|at yours\\b)",
  ].join('|'),
)
/** Cannot keep what is agreed: "I'd better cancel", "I don't think we'd better come", "I'm due with you at nine". */
const CANNOT_KEEP =
  /\b(?:i|we|he|she|they)(?:'d| had) better (?:not (?:come|bring)|cancel|postpone|re-?arrange|put it off)\b|\b(?:don't|do not) think (?:i|we|he|she|they)(?:'d better| had better|'ll| will| can| should)(?: be able to)? (?:come|make it)\b|\b(?:i|we|he|she)(?:'m|'re|'s| am| are| is) due (?:(?:in|back) )?(?:with|at|in(?= (?:today|tomorrow|this|next|on|\w+day)))\b|\b(?:'ve|have|has|'s|'m|am|'re|are)(?: got)? to be with you\b/
/** Names what was booked before this call: "I've a check-up with you on Monday", "she was booked for two", "cancel him". */
const BOOKED_BEFORE =
  /(?<!\b(?:can|could|may|might|to|please|should) )\b(?:i|we|he|she|they)(?:'ve| have|'s| has| had|'d)(?: got)? (?!to\b|like\b|never\b|not\b)(?:[\w'-]+ ){1,4}with you(?: (?:lot|guys))? (?:today|tonight|tomorrow|this (?!is\b)|next|on|at|for|in|\w+day)|\b(?:was|were|been) (?:\w+ )?booked (?:in )?(?:with|for|at|on|to|this|next|today|tomorrow|\w+day)\b|\bbooked (?:in )?already\b|\bcancel (?:him|her|them|us|me)\b(?! (?:an?|the)\b)/
/** An appointment with somebody else, which only says when the caller is not free. */
const ELSEWHERE =
  /\b(?:an? )?(?:\w+ )?appointment (?:at|with|in) (?:(?:the|my|a|an|our) )?(?:(?:hospital|consultant|court|bank|school|job ?cent(?:re|er)|midwife|optician'?s?|council)\b|[\w' ]{1,30}, so (?:any|not|anything|it|could|can|have)\b)/g
/** Says that there is no booking yet: "I haven't got one", "it's a new booking", "I've not been before". */
const DENIED =
  /\b(?:i|we)(?:(?:'ve| have)? (?:not|never)|(?: have|'ve)n't| don't| didn't)(?: (?:actually|even|yet))?(?: (?:got|had|made|have|make|booked))+(?: an?| any| one| the)*(?: (?:booking|appointment|reservation|slot|table|one))?(?: (?:booked|yet|to look up|with you|here|already))*(?=\W|$)|(?<!\b(?:not|want|isn't) (?:an? )?)\bnew (?:one|booking|appointment|customer|client|patient)\b|\b(?:i|we)(?:'ve| have) (?:not|never) been (?:before|here|to you)\b/
/** The firm's own work in the past: "you fixed my tap", "had a filling last week". */
const PAST_WORK =
  /(?<!\b(?:get|getting|have|having|want|need) )\b(?:you(?: guys| lot)?|your \w+)(?:'ve| have)? (?:just |only |recently |already )?(?:\w{3,}ed|did|came|put|made|cut|built)\b|\b(?:i|we|he|she|they) (?:was|were|came) (?:in|round|there|with you)\b.*\b(?:yesterday|last \w+|on \w+day|\w+ ago)\b|(?:^|[,.] |\b(?:i|we|he|she|they)(?:'ve| have|'s| has)? (?:only |just )?)had (?:an?|my|our|the|his|her)\b.*\b(?:yesterday|last \w+|the other (?:day|week)|on \w+day|\w+ ago|this (?:morning|week)|recently|with you)\b|\b(?:had|(?:it|(?:the|my|our|his|her) \w+)(?: was|'s been| has been| were)) (?:[\w']+ ){0,4}?(?:serviced|fixed|repaired|fitted|installed|replaced|cleaned|clipped|groomed|mended|unblocked|filled|done|cut) (?:by you |with you |here )?(?:only |just )?(?:on )?(?:\w+day\b|last (?:week|month|night)|this (?:week|morning)|by you\b|with you\b|\w+ \w+ ago)|\b(?:you|your \w+|the (?:engineer|plumber|electrician|man|lad|lads|bloke|builder|cleaner)|he|they) (?:was|were|'s been|has been|have been|'ve been) (?:here|round|out)\b[^.?!]{0,30}\b(?:yesterday|today|this (?:morning|week)|last \w+|(?:on )?\w+day|\w+ ago)\b|\b[\w']+ (?:was|were|came|'s been|has been) (?:here|round|out)\b[^.?!]{0,30}\bto (?:do|fix|mend|repair|look at|see to|service|fit|sort|unblock|change|replace)\b/
const STILL_WRONG =
  /\b(?:again|still|(?:ever )?since|fell|fallen|come (?:off|out|loose)|broken|keeps?|not right|isn't|doesn't|won't|stopped|hurts?|leak\w*|drip\w*|worse|packed (?:up|in)|noises?|(?:over)?charged)\b/
const HARM =
  '(?:cuts?|nick(?:ed|s)?|scratch\\w*|burn(?:s|t|ed)?|graze\\w*|bruise\\w*|wounds?|injur\\w+|limping|bleeding|damage\\w*|dent(?:s|ed)?|stain\\w*)'
const FROM_US =
  '(?:you(?! (?:can|could|do|have)\\b)|yours|your \\w+|the (?:groom|clip|wax|treatment|visit|service|clean|repair|haircut)\\w*|being (?:with you|groomed|at yours))'
/** Tells of harm done by the firm: "he's got a cut from the groom", "your lad scratched the bath". */
const HARMED = new RegExp(
  [
    `\\b${HARM}\\b[^.?!]{0,40}\\b(?:from|after|since) ${FROM_US}\\b`,
    `\\b(?:back|home) from ${FROM_US}\\b[^.?!]{0,60}\\b${HARM}\\b`,
    "\\b(?:you(?: guys| lot)?|your [a-z]+)(?:'ve| have|'s| has)? (?:gone and )?(?:nicked|scratched|damaged|broke|broken|burnt|burned|ruined|smashed|cracked|dented|stained|chipped|flooded|wrecked|(?:cut|hurt)(?! (?:my|his|her|the) (?:hair|fringe|nails?|coat|fur|grass|hedge|keys?|cost))) (?:me|him|them|it|my|our|his|her|the)\\b",
  ].join('|'),
)
const PAPERS =
  /\b(?:certificates?|invoices?|receipts?|bills?|guarantees?|warrant(?:y|ies)|reports?|results?|paperwork)\b/
/** Says that there is a booking already, whatever is being booked on this call. */
const ALREADY =
  /\b(?:(?:he|she|they|i|we)(?:'s|'re|'m|'ve| is| are| am| have) booked (?:in )?already|(?:already|still) (?:booked|made|reserved|on the books|(?:got|have) (?:(?:one|mine|it booked|the (?:\d+(?:st|nd|rd|th)?|\w+(?:th|day)))\b|(?:[\w'-]+ ){1,6}?(?:appointment|booking|reservation|booked|table|slot|viewing|session|lesson)s?\b))(?!(?: [\w']+){1,4} to (?:have|do|get|come|go|finish|pay)\b)|(?:mov|cancell?|postpon|re-?schedul|rearrang)(?:e|ing)? the one (?:i|we)(?:'ve| have)\b|(?:got|have|had|have got) (?:one|it|mine|an? \w+) (?:booked )?already|(?:meant|supposed|due) to (?:be )?(?:see(?:ing)?|com(?:e|ing)|hav(?:e|ing)|in|with) |not (?:a )?(?:new|another) (?:one|booking|appointment|table|slot|visit)|don't want (?:a new|another) (?:one|booking|appointment|table|slot|visit)|instead of (?:the one|mine|my (?:old|other|existing))|(?:cancel|move|change|(?<!\b(?:late|early|day|night|evening|back|on|an?|my) )shift|swap) (?:the |my )?(?:(?:old|other|existing) (?:one|booking|appointment)|(?:\w+day|tomorrow|today|\d+(?:st|nd|rd|th)|(?:first|second|third)(?! of))(?:'s)?(?: one| appointment| booking)?(?! (?:to|at|for) ))|(?:\w+day|tomorrow)(?:'s)? (?:one |appointment |booking )?(?:is |'s )?(?:off|cancelled))\b/

/**
 * Whether a line is about a booking, bill or job that exists already. `isBooking`: "my appointment"
 * is then the one being made, unless the line says that there is another.
 */
export function isOfExisting(text: string, isBooking: boolean): boolean {
  const own = text.replace(ELSEWHERE, ' ').replace(DENIED, ' ')
  const patterns = isBooking
    ? [ALREADY]
    : [
        ALREADY,
        EXISTING,
        BOOKED_IN,
        HAVE_ONE,
        COMING,
        MOVES_IT,
        MOVES_OWN,
        CANNOT_KEEP,
        WITH_YOU,
        BOOKED_BEFORE,
      ]
  return patterns.some((pattern) => pattern.test(own)) || (!isBooking && isLost(own))
}

/** Rent that is late, or a deposit. */
const RENT = /\b(?:my|our|the) (?:rent|deposit)\b/

/** Whether what exists is no booking, so that it need not be said that none can be seen. */
export const isOfNoBooking = (text: string) =>
  (RENT.test(text) || isLost(text)) &&
  !/\b(?:book(?:ed|ings?)|appointments?|reservations?)\b/.test(text)

/** A line that says that there is no booking yet, without those words; null if it does not say so. */
export function withoutDenial(text: string): string | null {
  return DENIED.test(text) && !ALREADY.test(text.replace(DENIED, ' '))
    ? text.replace(DENIED, ' ').replace(/\s+/g, ' ').trim()
    : null
}

const ASKED_BEFORE =
  /\b(?:i|we)(?:'ve| have|'d)? (?:already )?(?:reported|rang|rung|called|phoned|emailed|told (?:you|him|her|them)|left (?:you )?a message)\b/
const NOT_DONE =
  /\b(?:(?:nobody|no-? ?one)(?:'s| has| have| ever| even){0,2} (?:come|came|been|got|rung|rang|called|fixed|done|told|replied|contacted)|nothing(?:'s| has)? (?:happened|been|yet|since)|heard nothing|(?:not|never|\w+n't) (?:heard|been|come|came|rung|rang|got back|arrived|turned up)|still (?:not|waiting|broken|leaking|dripping|no (?:sign|word|news|answer|reply)))\b/
const NOBODY_CAME =
  /\b(?:nobody|no-? ?one)(?:'s| has| have|'ve)?(?: ever| even)? (?:come|came|(?:been|got) (?:out|back|round|in touch)|been(?= ?(?:$|[.,!?]|since|yet))|rung|called back)\b|\bstill waiting (?:for|on) (?:somebody|someone|you|him|her|them|a call|an? answer|the (?:engineer|plumber|electrician|man|lad))\b|\b(?:i've|we've|i have|we have) (?:heard nothing|not heard)\b/
const OF_OTHERS =
  /\b(?:council|landlord|british gas|insur\w+|(?:an)?other (?:firm|company|lot|one|plumber|electrician)|someone else|somebody else)\b/

/** Whether a line chases a job that was asked for before: "I rang last week and nobody's come". */
export function isChase(text: string): boolean {
  const asked = ASKED_BEFORE.exec(text)
  const isUndone = asked !== null && NOT_DONE.test(text.slice(asked.index))
  return (isUndone || NOBODY_CAME.test(text)) && !OF_OTHERS.test(text)
}

/** Whether a line tells of harm that the firm has done. */
export const isHarmed = (text: string) => HARMED.test(text)

/** Whether a line is about work that the firm has done, and what is wrong with it or missing. */
export function isAftercare(text: string): boolean {
  return PAST_WORK.test(text) && (STILL_WRONG.test(text) || PAPERS.test(text))
}

/** Must call off what is arranged: "we'll have to cancel", "cancel my appointment". */
const CALLS_OFF =
  /\b(?:need|have|has|got|had|want|must|better|going) (?:to )?cancel\b|\bcancel (?:my|our|his|her|the|him|them|us|me)\b/

/** Whether a line calls off what can only have been arranged before, where this call has agreed nothing. */
export const callsOff = (text: string) => CALLS_OFF.test(text)
