import { clausesOf, withoutLead } from '../asks/clauses.ts'
import { isQuestion } from '../asks/questions.ts'
import type { Command } from '../command.ts'
import { wantsSeveral } from '../services/several.ts'
import { part, pattern } from '../text/patterns.ts'
import { contentOf } from '../text/text.ts'
import { putsOff } from '../when/put-off.ts'
import { GREETING, INSTRUCTIONS, REPEAT, WAIT, withoutWait } from './asks-of-her.ts'
import { asksToBook, BOOK, wantsNoBooking } from './book-asks.ts'
import { asksForMessage, asksToSend, LET_KNOW, TELLS_OF, wantsSomebody } from './call-backs.ts'
import { isAftercare } from './work-done.ts'
import { isOfExisting } from './existing.ts'
import { GOODBYE } from './farewell.ts'
import { isComplaint } from './feelings.ts'
import { mayCancelLater, withoutLaterCancel } from './later-cancel.ts'

/** Ends a remark with an order to pass it on: "I can start tomorrow, tell him". */
const ENDS_IN_TELL = pattern`
  (?:^|[a-z\d][,.]? )(?<!\b(?:you|i|we|i'll|we'll|i'd|to|not|don't|didn't|won't|he|she|they|who|and|or|(?:i|we|he|she|they) (?:can|could|should)),? )(?:
    tell (?:him|her|them|'?em)
    |let (?:him|her|them|'?em) know
  )(?:,? (?:that|please|for me|love|will you|would you))*[.!]*$
`

/** Whether part of a plain line only says what to pass on, with the order at its end. */
export const endsInTell = (clause: string) => ENDS_IN_TELL.test(clause)

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
    (?<!\bif (?:i|we) (?:\w+ ){0,2})(?<!(?<!\bwhy )\b(?:don't|do not|never|won't|wouldn't|didn't|(?<!\b(?:can|could|do|will|would) (?:you|i|we) )not|(?:are|is) (?:you|he|she|they)) (?:please |just |want to |need to |have to |going to |gonna )?)cancel(?<!\bhow (?:do|can|could|would|should) (?:i|we) (?:\w+ ){0,2}cancel)(?!led|ling)
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

const IF_SO =
  /\bif (?:it|he|she|they|you|that|nobody|no ?one|some(?:one|body)|your \w+)(?:'s|'re)?\b[^.;!?]*\b(?:(?:don't|do not) bother|forget (?:it|that|about it)|leave it)\b/

/** Drops what was just spoken of, such as an offer or a booking in progress, but nothing already agreed. */
const DROP = pattern`
  \b(?:
    never ?mind(?! (?:my|the|your|his|her) (?:name|number|address|details|post ?code)\b)(?! (?:[\w']+,? ){0,2}(?:how|what|where) (?:do|does|can|is|are|should)\b)
    |forget (?:it|that|about (?:it|that|this)|(?:that )?i (?:rang|called|phoned|asked))
    |(?<!\b(?:can|could|to|or|will|would|he|she|they|(?:can|could|may|should|shall|do|must) (?:i|we))(?: just)? )leave it(?! be\b)(?! (?:with|to|in|on|off|out|outside|round|behind|under|by|as|open|unlocked|at(?! (?:the (?:moment|minute)|present|that)\b)|for (?:the )?(?:\d|half|quarter|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:weeks?|days?|months?|minutes?|hours?)))\b)(?: (?:there|then))?
    |disregard|drop it
    |don't worry about (?:it|that)(?! if\b)
    |don't bother
    |not (?:bother|going to bother)
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

/** What firms ring other firms to sell. */
const SOLD = part`
  (?:
    energy|electric(?:ity)?|gas|water|utilit(?:y|ies)|broadband|telecoms|phones?|web ?sites?
    |google|seo|marketing|advertis\w+|cards?(?: payments)?|business|insurance
    |(?:\w+ )?listing|waste
  )
`

/** Whom they sell to. */
const FIRMS = part`
  (?:
    firms|businesses|companies|practices|owners|restaurants?|pubs?|cafes?|salons?|plumbers?|builders?|electricians?
    |roofers?|dentists?|vets?|clinics?|garages?|shops?|agents|solicitors|florists|tradesmen|trades|traders|gyms?
    |hotels|accountants|places like (?:yours|you)|people like you
  )
`

const SALES = pattern`
  \b(?:
    (?:
      calling|ringing|phoning|contacting|reaching out|in touch|call|speak|speaking|here
    ) (?:\w+ ){0,8}(?:about|regarding|to|on behalf|from|with)\b.*\b(?:
      your (?:(?:commercial|current|existing) (?!(?:gas|electric\w*|water) (?:safety|cert|check|work|boiler)))?${SOLD}\b
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
    |your (?:business|company|shop|office|commercial) (?:electric\w*|energy|gas|water|broadband|phones?|phone lines?|rates|waste)\b(?! (?:safety|certificates?|work|number))
    |your (?:energy|electric\w*|gas|broadband|utility|merchant|card) (?:contract|supplier|tariff|renewal|deal|provider)\b
    |who(?:'s| is) your (?:(?:current|present|energy|electric\w*|gas|water|broadband|phone|card) )?(?:supplier|provider) (?:at the (?:minute|moment)|currently|now|these days)\b
    |your (?:[a-z]+ )?contract(?:'s| is) (?:up for|due for|coming up for|due) (?:a )?renewal
    |from (?:[\w&'-]+ ){0,3}(?:marketing|digital|media|leads|seo)\b[^?]*\bam i speaking (?:to|with) (?:the|your)
    |the (?:decision maker|person (?:responsible|who deals|in charge))
    |(?:save|cut|reduce|lower|slash) (?:you )?(?:[\w%£]+ ){0,4}on your ${SOLD}
    |(?<!\byou (?:please |just )?)(?:save|cut|reduce|lower|slash) your (?:\w+ )?(?:fees|bills|costs|rates|premiums)
    |(?:i|we)(?:'ll| can| could|'ve| have| will| might be able to)?(?: been)? sav(?:e|ed|ing) (?:you|your \w+|(?:local |other |similar )?(?:firms|businesses|companies|places)(?: like yours)?)(?: an average of| around| about| over| at least| up to| as much as)? (?:£ ?\d|\d+ ?(?:%|per ?cent|quid|pounds))
    |who(?:ever)?(?:'s| is)? (?:
      (?:
        deals with|in charge of|responsible for|looks after|handles
      ) your(?! (?!business )(?:[a-z]+ )?(?:accounts?|bookings?|weddings?|appointments?|viewings?|repairs?|events?|lettings?|rentals?|complaints?|orders?|deliveries|parties|functions?|lessons?|classes|registrations?|members\w*|memberships?)\b)
      |(?:\w+ ){0,4}your ${SOLD}(?= (?:supplier|provider|with|at|there|through|now|bills?|contract)\b|\W*$)
    )
    |the business owner\b(?=.*\b(?:calling|ringing|phoning|call|we|your|quick one|minute)\b)(?!.*\b(?:complain\w*|(?:my|our|i've|we've|i|need|want|leak\w*|boiler)\b))
    |(?:owner|boss|manager|gaffer|in charge)\b.*\ban? (?:quick |short |brief |general )*(?:business|courtesy) call\b(?!.*\b(?:complain\w*|my|our|i've|we've|need|want|leak\w*|booking)\b)
    |sell(?:ing)? you
    |(?:can|could|may|might) (?:i|we) (?:\w+ )?interest you in\b(?!.*\b(?:my|job|work)\b)
    |(?:would|are|is) (?:you|he|she|they|anyone|the (?:owner|boss|manager)) (?:\w+ )?interested in (?:(?:an?|some|any|our|new|free|better|cheaper|switching|saving) )*${SOLD}\b(?!.*\b(?:safety|cert\w*|checks?|inspections?|work|boilers?|job|my|i've)\b)
    |(?:we're|we are|i'm|i am|to|we|i) (?:\w+ )?offer(?:ing)? (?:(?:all|local|small|other|new|our) )*${FIRMS}
    |(?:we're|we are) (?:[\w-]+ ){0,4}offering\b.*\b(?:trade prices?|free trial|interested|for (?:business|commercial) premises)\b
    |(?:can|could|may|like to|love to|want to) (?:(?:i|we) )?(?:leave|drop|put|pop) (?:(?:off|in|by|round|you|with) )*(?:some|an? few|our|a couple of) (?:\w+ )?(?:leaflets|fl[iy]ers|business cards)\b
    |happy with your (?:(?:current|present|existing) )?(?:${SOLD}|supplier|provider)\b(?! (?:safety|cert|work))
    |(?:do|would) you (?:want|like|need) (?:any |some |more |new )*(?:leads|customers|clients)\b
    |(?:getting|finding|bringing|winning) you (?:(?:some|more|new) )+(?:\w+ )?\w+s\b
    |we(?:'ve| have|'re| are)?(?: been)? (?:sav|help)(?:e|ed|ing) (?:(?:lots|loads|plenty) of |many |other |local )+\w+s\b
    |i represent
    |we (?:help|work with|supply) (?:\w+ ){0,3}(?:firms|businesses|companies|practices|owners)
    |(?:we|i) (?:help|get|work with) (?:\w+ ){0,3}${FIRMS}(?: like yours)?,? (?:\w+ ){0,2}(?:get|more|find|win|grow|save|boost|fill|rank|with their|on google)\b
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

/** What comes after the wrong number. */
const AFTER_WRONG = /.*\b(?:wrong|mis-?dial\w*|mistake|meant to)\b[^.!?,;]*[.!?,;] (.+)/

/** Goes on, now that they are through: "while I'm on, do you", "I'd like a table, though". */
const GOES_ON =
  /\?|\b(?:actually|anyway|although|though|but|while i'm (?:on|here|at it)|since|seeing as)\b/

/** Wishes for something. */
const WISHES = /\b(?:i|we)(?:'d| would)? (?:like|love|want|need|fancy)\b/

/** Asks who answers, or for whom they wanted: "who is this?", "is that not the surgery?", "have you got their number?" */
const ASKS_WHOM =
  /\b(?:who|where|know|number|how are you|was i|\w+n't i)\b|\b(?:is|isn't) (?:that|this|it)\b/

/** Whether a caller with the wrong number wants something after all: "well, do you do deliveries?" */
function wantsAfterAll(text: string): boolean {
  const [, rest = ''] = AFTER_WRONG.exec(text) ?? []
  const isAsked = (clause: string) => isQuestion(withoutLead(clause)) && !ASKS_WHOM.test(clause)
  return GOES_ON.test(rest) && (WISHES.test(rest) || clausesOf(rest).some(isAsked))
}

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
    |^skip(?! the (?!name|number|phone|postcode|address|question|rest)\w)|skip (?:it|that|this)|withheld|anonymous(?:ly)?
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

/** Hopes that others do not: "she's not going to give my slot away, is she?" */
const TAGGED =
  /\b(?:you|he|she|they)(?:'\w+)?\b[^.,;!?]*,? (?:is|are|do|does|did|will|would|can|could|has|have) (?:you|he|she|they)(?=\W*$|[.,;!?])/g

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

const ASKS_AFTER_WAIT =
  /\b(?:hang on|hold on)(?: though)?,? (?!.*\b(?:wait|minute|min|second|sec|moment|tick|bear with|check(?!-| ?up)|look|get|find)\b)(?:[^.!]{12,}\?$|(?:(?:can|could) (?:we|i|you) (?:do|make|have|change|move|say)|have you|is there|is (?:that|it|this) (?:for|my|the)\b|any chance|make it|(?:what|how) about|(?:what|which|who) (?:have you|am i|one|is|did)|(?:who|what)'s (?:that|it) for)\b)/

/** Asks who deals with another matter, which ends no booking: "who would I speak to about a new bathroom?" */
const TALKS_TO_WHOM =
  /\bwho(?:m|'[ds])?(?: [\w']+){1,5}? (?:speak|talk|chat) (?:to|with) (?:about|regarding|for)\b/g

/**
 * The wants in a plain line, besides its details and questions, in any order. `isBooking`:
 * "my appointment" is the one being made.
 */
export function findWants(text: string, isBooking: boolean): Command[] {
  const wants: Command[] = []
  const add = (kind: WantKind, pattern: RegExp) => pattern.test(text) && wants.push({ kind })
  if (WRONG.test(text) && !wantsAfterAll(text)) wants.push({ kind: 'wrong-number' })
  add('sales', SALES)
  // "Is that Ava? Can I speak to Sam?"
  // "Can I leave a message for the manager, please?"
  const isLeft = asksForMessage(text) && !/\b(?:speak|talk|through|ring|call)\b/.test(text)
  const said = isBooking ? text.replace(TALKS_TO_WHOM, ' ') : text
  if (!isLeft && said.split(/[?!;] /).some(asksForPerson)) wants.push({ kind: 'person' })
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
  if (!isOther && !wantsSomebody(text)) {
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

/** Whether a line refuses to give what she asks for. */
export const isRefusal = (text: string) => REFUSE.test(text.replace(TAGGED, ' '))
