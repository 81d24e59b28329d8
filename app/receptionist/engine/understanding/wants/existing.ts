import { part } from '../text/patterns.ts'
import { any, BILL, BOOKING, CHANGE, DAY, HAVE, HOURS, IS, OWN, WE } from './existing-words.ts'
import { ALTERED } from './altered-bookings.ts'
import { isLost } from './lost.ts'
import { isOfMissedVisit } from './missed-visits.ts'
import { ALREADY, DENIED } from './already-booked.ts'

/** What a caller has with the firm, besides a booking. */
const MATTER = `(?:${BILL}|order|delivery|application|repair|case|claim|results?)`

/** Says what the call is about. "Can I come in about my divorce on Friday?" wants a booking. */
const CALLS =
  "(?<=^|[,.!] |\\b(?:it's|it is|that's|is|just|hi|hiya|hello|(?:ring|call|phon|enquir|ask|check|chas)(?:ing|e)?(?: (?:up|you|him|her))?) )"

/** What a caller has elsewhere, or on their hands, whose day is no booking: "about my husband's probate". */
const OF_OWN =
  '(?:divorce|separation|wills?|probate|hearing|trial|tribunal|exams?|wedding|interview|operation|(?:driving|tax) (?:test|return))'

/** Speaks of a booking, a bill or a job: "we've booked", "where are we up to?", "I've had a bill". */
const EXISTING = any(
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
  `there(?:'s| is) (?:an?|my|our|his|her) (?:[\\w'-]+ ){1,3}?booked (?:in )?(?:for|on|at|with|today|tonight|tomorrow|this|next|\\w+day)\\b`,
  `(?<!\\b(?:am|are) )(?:i|we)(?:'ve| have)? (?:already |just )?(?:booked|reserved)\\b`,
  `(?:wife|husband|partner|mum|dad|son|daughter|he|she|they|was|were|been)(?: has| have|'s|'ve|'d)? booked\\b(?! (?:up|solid)\\b)`,
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
  "(?<!\\b(?:came|come|turned up) on the )wrong (?:day|date|time|week)\\b(?! to\\b)(?<!\\b(?:is|if) (?:it|this)(?:'s| is)? (?:an?|the) wrong \\w+)",
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
    (?:can|could|should|shall) ${WE} still (?:
      come
      |bring (?:him|her|it|them|my \w+)
      |make it
    )\b(?! (?:if|with)\b)[^?!]{0,30}\b(?:
      today|tonight|tomorrow|\w+day|at \d
    )(?!.*\b(?:table|for (?:two|three|four|\d)|if i)\b)
  `,
  part`
    what (?:time|day|date)(?:'s| is| was) ${OWN}\b
    |${CALLS}about ${OWN} (?!(?:[\w'-]+ ){0,2}?${OF_OWN}\b)(?:[\w'-]+ ){1,4}?(?:on |for |this |next )?(?:\w+day|tomorrow|today|tonight)\b
  `,
  `(?:^|(?:just|to) )confirm(?:ing)? (?:that )?(?:i|ill|we)\\b`,
  `(?:had|got|received|sent me) (?:an?|your|this|another) (?!account\\b)(?:\\w+ )?(?:${BILL}|reminder|charge)\\b`,
  // "I've been charged for a missed appointment", "a letter saying I owe you for missing an appointment"
  part`
    (?:
      (?:i|we|you|they)(?:'ve| have|'m| am|'re| are)?(?: just| been| being)* (?:charged|billed|invoiced|fined)
      |(?<!\b(?:do|will|would|if) )(?:i|we) owe
      |(?:an?|this|your) (?:letter|bill|invoice|text|e-?mail)
    )\b(?:[^.?!]|\.(?=\d)){0,60}\b(?:
      miss(?:ed|ing) (?:(?:an?|the|my|our) )?(?:\w+ )?(?:${BOOKING}|appointment|visit)
      |not (?:turning|showing|coming|attending)
    )\b
  `,
  `you(?:'ve| have)? got (?:me|us|him|her|them) (?:down|in|booked)\\b`,
  `(?:have you|you've|did you) put (?:me|us|him|her|them) down\\b`,
  `${WE}${IS} (?:down|booked in?) (?:to (?:come|have|be)|for (?:an?|my|the|this|next|tomorrow|half|quarter|\\d+|\\w+day))\\b`,
  part`
    ${WE}${IS} due (?:(?:in|back) )?(?:with|at|in(?= (?:today|tomorrow|this|next|on|\w+day)))\b
    |(?:'ve|have|has|'s|'m|am|'re|are)(?: got)? to be with you\b
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
      |(?<=\b(?:come|here) )(?<!\b(?:can|could|may|might|shall|should|would|will|to|'ll) (?:(?:i|we|all|both|just|please) )*come )for
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

/** How long a customer of old has come. */
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

/**
 * Whether a line is about a booking, bill or job that exists already. `isBooking`: "my appointment"
 * is then the one being made, unless the line says that there is another.
 */
export function isOfExisting(text: string, isBooking: boolean): boolean {
  const own = text
    .replace(OF_OLD, ' ')
    .replace(ELSEWHERE, ' ')
    .replace(DENIED, ' ')
    .replace(ASKS_IF_LATE, ' ')
  if (ALREADY.test(own)) return true
  return (
    !isBooking &&
    (EXISTING.test(own) ||
      ALTERED.test(own) ||
      WITH_YOU.test(own) ||
      isOfMissedVisit(own) ||
      isLost(own))
  )
}

/** Money between the caller and the firm. */
const MONEY = any(`(?:my|our|the|an?|your) (?:\\w+ )?(?:rent|deposit|reminder|${BILL})\\b`)

/** Results of a test. */
const RESULTS = /\b(?:results?|(?:bloods?|tests?|scan|x-?ray) (?:\w+ ){0,4}back)\b/

/** Whether a line is about money, results or a lost thing, so that she need not say that she can see no bookings. */
export const isOfNoBooking = (text: string) =>
  (MONEY.test(text) || RESULTS.test(text) || isLost(text)) &&
  !/\b(?:book(?:ed|ings?)|appointments?|reservations?)\b/.test(text)
