import { part, pattern } from '../text/patterns.ts'
import { any } from './existing-words.ts'

const COMES =
  '(?:be (?:here|round|out|with (?:me|us))|come|coming|here|turn up|round|out|arrive|start)'

/** Was told that somebody comes: "your lad was meant to be here at eight", "the cleaner was due at nine". */
const EXPECTED = pattern`
  (?<!\b(?:my|our|i|we|tenants?|buyers?) (?:\w+ )?)\b(?:was|were) (?:meant|supposed|due|booked|going) (?:to )?${COMES}\b
  |(?<!\b(?:my|our|i|we|tenants?|buyers?) (?:\w+ )?)\b(?:should|ought to)(?:'ve| have) (?:been (?:here|round|out)|come|turned up|arrived|started)\b
  |\byou(?: lot| people)? said (?:it'd be |about |for |by |between )*(?:\d|half |eight|nine|ten|eleven|twelve|noon|first thing)
  |\b(?:was|were) due (?:at|by|between|before|this|today|\d)
  |\b(?:said|told|promised)\b[^.?!]{0,24}(?:'d|\bwould|\bwas going to) ${COMES}\b
  |\b(?:waiting|waited|sat|stood|stayed|been)\b[^.?!]{0,24}\bfor (?:your|the) (?:\w+ )?(?:lads?|men|man|plumber|electrician|engineer|builders?|cleaners?|guys?|team|fitter|gardener|driver|delivery)\b
  |\b(?:took|taken|had|booked|got)(?: \w+)? (?:day|morning|afternoon)(?: \w+)? off\b[^.?!]{0,16}\bfor (?:your|you|him|her|them|this)\b
`

/** Nobody is there: "nobody's turned up", "no sign of him", "I'm still waiting". */
const ABSENT = pattern`
  \b(?:nobody|no-? ?one)(?:'s| has| have)?(?: even| ever)? (?:turned up|come|came|here|been|showed|shown|arrived)\b
  |(?:\b(?:not|never)|n't)(?: \w+)? (?:turned up|come|came|here|showed|shown|arrived|been)\b
  |\bno (?:sign|show)\b
  |\b(?:still |sat |i'm |been |we're |home |here )waiting\b
  |\bstill (?:sat|stood|stuck) (?:here|in|at home)\b
  |\bwaiting in\b
  |\bwhere (?:is|are|the \w+ is) (?:he|she|they)\b
`

const NO_SHOW =
  /\byour (?:\w+ ){1,2}?(?:has |have )?(?:never|not|hasn't|haven't|didn't) (?:\w+ )?(?:turn|show)(?:ed|n)?\b(?! (?:on|off|the|me|my)\b)/

const IS_TODAY =
  /\b(?:today|this (?:morning|afternoon)|still waiting|all (?:morning|day)|sat here)\b/

const IS_PAST_DAY =
  /\b(?:yesterday|last (?:week|night|month|year|\w+day)|on \w+day|the other (?:day|week)|\w+ (?:days?|weeks?|months?) ago)\b/

/** Whether a line tells of a visit by the firm that was due, and that nobody made. */
export const isOfMissedVisit = (text: string) =>
  (EXPECTED.test(text) && ABSENT.test(text)) || NO_SHOW.test(text)

/** Whether a caller waits for a visit that was due today. `said`: one line or more. */
export const isVisitOverdue = (said: string) =>
  said
    .split(' / ')
    .some((line) => isOfMissedVisit(line) && (IS_TODAY.test(line) || !IS_PAST_DAY.test(line)))

const ASKED_BEFORE = pattern`
  \b(?:i|we)(?:'ve| have|'d)? (?:already )?(?:
    reported|rang|rung|called|phoned|emailed
    |told (?:you|him|her|them)
    |left (?:you |him |her |them )?(?:an?|\d+|two|three|four|five|several|some)? ?messages?
  )\b
`

const NOT_DONE = any(
  "(?:nobody|no-? ?one)(?:'s| has| have| ever| even){0,2} (?:come|came|been|got|rung|rang|called|fixed|done|told|replied|contacted)",
  "nothing(?:'s| has)? (?:happened|been|yet|since)|heard nothing",
  "(?:not|never|\\w+n't) (?:heard|been|come|came|rung|rang|got back|arrived|turned up)",
  'still (?:not|waiting|no)\\b',
)

const NOBODY_CAME = any(
  part`
    (?:nobody|no-? ?one)(?:'s| has| have|'ve| ever| even){0,2} (?:
      come|came
      |(?:been|got) (?:out|back|round|in touch)
      |been(?= ?(?:$|[.,!?]|since|yet))
      |rung|called back
    )
  `,
  part`
    (?:your|the) (?:\w+ )?(?:
      lads?|men|man|guys?|team|builders?|plumber|electrician|engineer|cleaners?|girl|driver
    )(?:'ve|'s| have| has)? (?:not|never|haven't|hasn't)(?: \w+)? (?:
      come|came|been|turned (?:up|in)|showed|arrived
    )
  `,
  part`
    (?<!\b(?:if|sure|case|that|why) )(?:nobody|no-? ?one)(?: ever)? (?:rings?|calls?|phones?|gets?|texts?)(?: me| us)? back\b
    |(?:you|they|he|she)(?: lot| people)? never (?:ever )?(?:ring|rang|rung|call\w*|phone\w*|get|got|text\w*)(?: me| us)? back\b
  `,
  part`
    (?:still |been )waiting (?:(?:for|over|about|nearly|more than|getting on for|a good) )*(?:
      (?:(?:an?|\d+|two|three|four|five|six|a couple of|a few) )?(?:days?|weeks?|months?|fortnight|ages|forever|all (?:day|week)) (?:now )?
    )?(?:for|on) (?:some(?:body|one)|any(?:body|one)|you|him|her|them|a call|an? answer|the (?:engineer|plumber|electrician|man|lad))
  `,
  "(?:i've|we've|i have|we have) (?:heard nothing|not heard)",
  "(?:(?:i|we)(?:'ve| have)?(?: still)? (?:had|got)|still) no (?:reply|answer|response) (?:from you|about (?:this|that|it|the|my|our))\\b",
)

/** Was told that somebody would ring or write: "you said he'd call me back", "your man promised to write". */
const RING_PROMISED = pattern`
  (?<!\b(?:my|our) \w+ )\b(?:said|told|promised)\b[^.?!]{0,32}(?:'d|\bwould|\b(?:was|were) (?:going|meant|supposed) to)(?: be)? (?:ring|call|phone|get back to)(?:ing)? (?:me|us)\b
  |(?<!\b(?:i|we) )\b(?:was|were) (?:meant|supposed|due|going) to(?: be)? (?:ring|call|phone|get back to)(?:ing)? (?:me|us)\b
  |\byou(?:r|rs)?\b[^.?!]{0,80}(?<!\b(?:i|we|my \w+) )\b(?:(?:said|told|promised)\b[^.?!]{0,32}(?:'d|\bwould|\bwas going to)|promised to) (?:write|be in touch|(?:e-?mail|post|send) (?:me|us|it|the|a)\b)
  |\b(?:was|were|been) (?:promised|told i'd (?:get|have)|(?:meant|supposed) to (?:get|have)) (?:an? )?(?:call|ring|phone call)\b
`

/** Of a time that is past, or of a ring that has not come. */
const IS_DUE =
  /\b(?:yesterday|last (?:week|night|month|\w+day)|this morning|earlier|by now|the other day|(?:days?|weeks?|months?) ago|still|yet|nobody|no ?one|never|nothing|not|\w+n't)\b/

const OF_OTHERS = pattern`
  \b(?:
    council|hospital|bank|landlord|british gas|insur\w+
    |(?:an)?other (?:firm|company|lot|one|plumber|electrician)
    |someone else|somebody else
  )\b
`

/** Whether a line chases a job that was asked for before, or a call: "I rang last week and nobody's come". */
export function isChase(text: string): boolean {
  const asked = ASKED_BEFORE.exec(text)
  const isUndone = asked !== null && NOT_DONE.test(text.slice(asked.index))
  const isUnrung = RING_PROMISED.test(text) && IS_DUE.test(text)
  return (isUndone || isUnrung || NOBODY_CAME.test(text)) && !OF_OTHERS.test(text)
}
