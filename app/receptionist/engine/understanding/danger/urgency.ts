import type { Service, Setup } from '../../types.ts'
import type { Context } from '../context.ts'
import { isFaulty } from '../services/said-words.ts'
import { part } from '../text/patterns.ts'
import { patternOf } from '../text/short-form.ts'
import { deniesUrgency } from './not-urgent.ts'
import { isUnfitHome } from './unfit-homes.ts'
import { AILS } from './urgent-kinds.ts'

const HURRY = patternOf(
  part`
    (?<!\b(not|nothing|no(?! (it's|it is|this|that's|but|really|look)\b)|non|semi|if|how|is (it|this|that)|do you|\w+n't)[ -]([\w']+ ){0,3})(
      urgent(ly)?(?! (care|message for)\b|[ -]?ish\b)
      |(
        it's|it is|this is|real|bit of an?
      ) (an )?emergency(?! (appointment|visit|number|exit|light))
      |(?<!\b(do|should|shall|would) (i|we) )(need(s|ed)?|want(s|ed)?|after|get|send|looking for) (me |us )?an emergency ((gas|heating|drain(age)?) )?(
        plumber|electrician|sparky?|engineer|locksmith|vet|dentist|doctor|physio|builder|roofer|glazier|call-?out
      )(?! (number|charge|fee|cost|price|cover|service|rate|policy))
    )
  `,
)

const MINUTES =
  '((about |another |the |a )*(\\d+|few|couple of|five|ten|fifteen|twenty|thirty|forty) ?(minutes|mins?)|(an? |another |the )?(half (an )?hour|hour))'

/** Somebody who waits on the spot, an end within minutes, or a child whom somebody keeps away. */
const PRESSING = patternOf(
  [
    "(sat|sitting|stood|standing|waiting|stuck|been) outside\\b[^?]*\\b(nobody|no-? ?one|locked|shut|answer\\w*|let (me|us) in|get in)\\b|\\b(your|the) (front )?door('s| is) (locked|shut)\\b[^?]*\\b(table|booked|booking|appointment|here)",
    `(can|could) only (wait|stay|stop|hang (on|about|around)|be here)|only got (till|until|${MINUTES})(?! (from|away|lunch|slots?|appointments?))`,
    part`
      need(s|ed)? (to know|to hear|an answer) (right )?(now|this minute|straight ?away)(?=
        \W*$|[.,;!]| (mate|love|pal|duck|please|because|cos|as|really|so)\b
      )
      |need(s|ed)? (
        it|to know|to hear|an? answer|somebody|someone
      )( \w+){0,3} (by|before) (?!(the )?\w+day\b|next|christmas|then)[^.,;?!]{1,20}(
        today
        |this (morning|afternoon)
        |tonight
      )
    `,
    part`
      (
        i'm|i am|we're|he's|she's|they're
        |(engineer|man|tenant|surveyor|driver|removal men|buyers?|mum)('s| is| are)?
      )( \w+){0,3} (outside|on the doorstep|at the door|at the property|locked out)\b.*\b(
        wait*|can't get in
        |(get|let|give) (me|him|her|them|us) (in|access)
        |(not|isn't|aren't) (in|here|there|answering|home)
        |no keys?
        |(nobody|no-? ?one)('s)? (here|there|in)
      )
    `,
    part`
      (
        taken|took|run off with|gone off with|left with|keeping|kept|got
      ) (my|our|the|me) ([a-z]+ )?(
        kids?|children|child|daughters?|sons?|baby|boys?|girls?
      )\b.*\b(
        ((won't|will not|refus*|not) (to )?(tell|say|give|bring|let|return|answer)*)
        |abroad|out of the country|don't know where|disappeared
      )
    `,
    // A child who is kept: "he's not giving her back", "I don't know where he's taken my son".
    part`
      (kids?|child|children|daughters?|sons?|lads?|little (girl|boy|one)s?|boys|girls|baby)\b.*\b(won't|will not|refus*( to)?|not|never|isn't|aren't) (giv*|bring*|return*|hand*|let* me have) (him|her|them) (back|home|over)
      |(won't|will not|refus*( to)?|not|never|isn't|aren't) (giv*|bring*|return*|hand*|let* me have) (my|our|the|me my) (\w+ )?(kids?|child|children|daughters?|sons?|lads?|boys?|girls?|baby) (back|home|over)
      |(don't|do not|no idea|not) (know )?where (he|she|they)('s|'ve| has| have) (taken|got) (him|her|them|my|our)(?! (car|van|dog|cat|things|stuff|money|keys?))
      |keep(s|ing)? (my|our|the) (kids|children|boys|girls|son|daughter|baby) from me
    `,
  ].join('|'),
)

const SOON = '(today|tonight|tomorrow)'

/** A time limit, and the day on which it ends: "is it not 3 months less a day? that's this Thursday". */
const LIMIT_THEN = part`
  (months? (less|minus|bar|but) (a|one) day|time limit|limitation|deadline|cut-?off)\b[^.!;?]{0,24}[.,;?]? (so |and )?(
    that|it|which
  )('s|'d be|'ll be| is| would be| will be| makes it)( (like|only|just|about|basically|actually|literally|on|by|up))* (${SOON.slice(1, -1)}|((this|next|coming) )?(mon|tues|wednes|thurs|fri|satur|sun)day)
`
/** The same as it is taken out of a line: "Thursday's the deadline, have you anything before?" wishes for no Thursday. */
const LIMIT_DAY = new RegExp(
  part`
    \b(?:
      ${LIMIT_THEN}
      |(?:the |this |next )*(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'?s| is) (?:the|my|our) (?:very )?(?:deadline|cut-?off|last day (?:to|for) (?:claim|appeal|apply|put|get|submit|fil)\w*)
    )\b
  `,
  'g',
)

/** Somebody who is about to die, or what is owed to somebody today or tomorrow. */
const DUE = patternOf(
  [
    `by [^.?!,;]{0,25}\\b${SOON}\\b[^.?!;]{0,20}\\bor (else|my|our|we|i|they|it|the|he|she)`,
    part`
      (
        want|needs?|expect\w*|told|asked|asking|making|given|gave|giving
      ) (me|us|him|her) (to )?(
        sign|decide|accept|agree|respond|pay up|get out|move out
      )\b[^.?!;,]{0,30}\b(by|before) ([^.?!;,]{0,25}\b${SOON}|[^.?!;,]{0,20},[^.?!;]{0,40}\btoday)
    `,
    part`
      (
        insulin|inhaler|epi-?pen
        |(heart|blood pressure) (tablets|pills|medication)
      )\b[^.?!;]{0,50}\b(needs?|without) (it|them) (
        for|now|today|tonight|before|by|back|urgently
      )\b
    `,
    part`
      (left|lost|forgot\w*) (my|our|his|her|the|a)\b.{0,80}\b(
        plane|flight|fly(ing)?|train|ferry
      )\b[^.?!;]{0,30}\b(${SOON.slice(1, -1)}|this (morning|afternoon|evening))
    `,
    `(insulin|inhaler|epi-?pen|medicines?|medication|meds)\\b[^.?!;]{0,60}\\b(hasn't|haven't|not|without|left) (got )?(it|them|any)\\b`,
    `(left|lost|forgot\\w*)\\b.{0,80}\\b(insulin|inhaler|epi-?pen|medication|medicine)\\b`,
    `(have|has|got|need) to (sign(?! (up|in|on))|accept|move out)\\b[^.?!;,]{0,15}\\bby (${SOON.slice(1, -1)}|the end of (today|tomorrow))`,
    `(back|front|main|outside|patio|street|communal) door\\b[^.?!]{0,24}\\b(won't|doesn't|isn't|can't|not|never) (\\w+ )?(lock|locking|shut|shutting|close|closing|secure)\\b`,
    `(bailiffs?|evict\\w*|repossess\\w*|locks changed)\\b[^?!;]{0,50}\\b${SOON}`,
    `${SOON}\\b[^.?!;]{0,30}\\b(bailiffs|evict\\w*|repossess\\w*)`,
    `((complet|exchang)ing\\b[^.?!;]{0,12}|\\bwe (complete|exchange)(?: on)? )\\b(this morning|this afternoon|${SOON.slice(1, -1)})`,
    `(deadline|hearing|completion|exchange)( (to|for) [^.?!;,]{1,30})?('s| is)\\b[^.?!;]{0,20}\\b(${SOON.slice(1, -1)}|this week|(by|on) \\w+day)`,
    `(${SOON.slice(1, -1)}|\\w+day)('?s| is) (the|my|our) (very )?(last day(?! (of|i|we)\\b)|deadline|cut-?off)`,
    LIMIT_THEN,
    `(time|time limit|limit|deadline|three months)( (maybe|will|might|is|are|'ll|may))* (runs?|running|ends?|finish\\w*|expires?|up)( out)? (${SOON.slice(1, -1)}|(by|on|this|next) \\w+day)`,
    part`
      (ex|he|she|(their|his|her) (dad|father|mum|mother))\b[^.?!;]{0,40}\b(tak(e|es|ing|en)|took|flying|got) (the|my|our) (
        kids|children|child|son|daughter|baby|girls|boys|lad
      )\b.{0,60}\b(abroad|overseas|passports?|out of the (country|uk)|(getting|going|get|boarding|catching|be|leaving)( them)? (on )?(a|the) (plane|flight|ferry)( (with|tonight|today|tomorrow|now|to)|$))
      |(ex|he|she|(their|his|her) (dad|father|mum|mother))\b[^.?!;]{0,40}\b(getting|going|get|boarding|catching|putting) (on )?(a|the) (plane|flight|ferry)\b[^.?!;]{0,16}\bwith (the|my|our) (kids|children|child|son|daughter|baby|girls|boys|lad)
    `,
    part`
      (need|want|must have|after)\b[^.?!;]{0,20}\b(
        repl(y|ies)|answers?|response|signature|signed|documents?|papers
      )\b[^.?!;]{0,30}\bby [^.?!,;]{0,25}\b${SOON}
    `,
  ].join('|'),
)

const DYING = patternOf(
  part`
    (he|she|\w+)('s|'ve| has| is| have)?( \w+)? ?(not|n't) (\w+ )?(got |have )?(very |that |much )?long( left| to live| to go)?(?=
      \W*$|[.,;!]| (and|but|so|i'm)\b
    )
    |(
      on (his|her|their) death ?bed
      |terminally ill|end of life|palliative
      |(days|weeks) (left )?to live
      |(says?|saying|said|reckon) it's (only |just )?(a matter of )?(days|hours)(?=\W*$|[.,;!])
      |in (the|a|st [a-z']+) hospice
    )
    |(at|in|to|rushed to) (a ?& ?e|a and e|casualty|hospital) (right )?now
    |(ate|eaten|allerg*|poison*)\b[^?]{0,120}\b(been|ended up|was|is|are|we're|'s) (in|at|to|rushed to) (a ?& ?e|a and e|casualty|hospital)
    |(been|ended up|was|is|are|we're|'s) (in|at|to|rushed to) (a ?& ?e|a and e|casualty|hospital)\b[^?]{0,80}\b(ate|eaten|allerg*|poison*)
    |rushed (in)?to (hospital|a ?& ?e)
  `,
)

/** A door of the house, and that it, or what was told of before, lets anybody in: "it's still not locking". */
const OUTER_DOOR = /\b(?:back|front|main|outside|patio|street|communal) doors?\b/
const LETS_IN =
  /\b(?:it|that)(?:'s| is)?(?: still| just)? (?:not|won't|doesn't|isn't) (?:\w+ )?(?:lock|shut|clos)(?:e|ing|ting)?\b|\bany(?:one|body) (?:can|could|might)(?: just| still)? (?:walk|get)(?: straight| right)? in\b/

const BY_SOON = new RegExp(`\\bby [^.?!,;]{0,25}\\b${SOON}\\b`, 'g')

const CALL =
  '((ring|call|phone|text|tell|answer) (me|us)( back)?|(need*|want|must have|got to have) (an? |some(one|body) to )?(phone ?)?(call|ring|ringing|calling|answer)( ?back)?( (me|us)( back)?)?)'
/** An end to the wait with its reason: "ring me before four because the van's outside". */
const BEFORE_BECAUSE = patternOf(
  `${CALL} (by|before|within) [^.,;?!]{1,20}\\b(because|cos|coz|or else|otherwise)`,
)
/** The same with the hour alone: "I need a call before ten, the bank's waiting". */
const BEFORE_HOUR = patternOf(
  `${CALL} (by|before) (half |quarter (past|to) )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|dinner|lunch)(?!.{0,24}\\b(tomorrow|next|\\w+day)\\b)`,
)
/** Others who wait for the caller's answer, or are about to shut. */
const OTHERS_WAIT = patternOf(
  "(bank|building society|lender|court|judge|bailiffs?|landlord|landlady|agents?|solicitors?|buyers?|sellers?|van|driver|removal men|removals|movers|police|council|school|hospital)('s|'re| is| are| has| have)? (\\w+ )?(waiting|outside|here|closing|closes?|shuts?|shutting|wants? (it|an answer|to know)|on the (phone|line))",
)

/** Presses for help, or says that it is needed more and more: "please hurry", "as fast as you can". */
const PRESSED = patternOf(
  part`
    (?<!\b(no|don't|in a|any) )(
      hurry(?! (up )?and (tell|say|book))
      |(as )?(fast|quick(ly)?) as (you|he|she|they|anyone|anybody|possible|somebody)
      |(gettin'?g?|gets|got) ((a lot|much|even|steadily|any) )?worse
    )
  `,
)

/** Says that something is wrong with somebody or something, without that it does not work. */
const AILING = patternOf(
  part`
    ${AILS}|bleed*|limp*|swollen|swelling|sick|poorly|infect*|itch*|cough*|rash|repair|leak
    |blocked|burst|flood*|fault|damp|mould|chipped
    |(come|came|fell|fallen) (out|off|down|away)
  `,
)

/** Whether part of a line presses for help, and asks nothing. */
export const isPressed = (clause: string) => PRESSED.test(clause)

/** Asks that it be marked as urgent, or whether it is: "put it down as urgent", "is it marked urgent?" */
const OF_MARK =
  /\bis (?:this|it) (?:even )?urgent(?: or (?:what|not)| enough| then)\b|\b(?:mark|put|flag|log|note|down)(?:s|t?ed|t?ing)?\b[^.?!;,]{0,20}\burgent\b|\b(?:tell|let) (?!me\b|us\b)\w+ (?:know )?(?:that )?(?:it's|its|it is|this is|that's) (?:\w+ )?urgent\b/

/** Whether a line asks that it be marked as urgent, or whether it is. */
export const asksForMark = (text: string) =>
  OF_MARK.test(text) && !/\b(?:not|never|\w+n't|no need)\b[^.?!;]{0,24}\burgent\b/.test(text)

/**
 * Whether the caller says in plain words that it is urgent, presses for help with a fault or an illness
 * (`spoken`: all that is known of it), or somebody frail is left in a home without heat or water, or with mould.
 */
export const isHurried = (text: string, spoken: string) =>
  (HURRY.test(text) && !/\bhow much\b/.test(text)) ||
  asksForMark(text) ||
  BEFORE_BECAUSE.test(text) ||
  (BEFORE_HOUR.test(text) && OTHERS_WAIT.test(text)) ||
  DYING.test(text) ||
  DUE.test(text) ||
  (LETS_IN.test(text) && OUTER_DOOR.test(spoken)) ||
  isUnfitHome(text, spoken) ||
  (PRESSED.test(text) && !deniesUrgency(text) && (isFaulty(spoken) || AILING.test(spoken)))

const IN_MINUTES = patternOf(`(in|within) the next ${MINUTES}`)

/** Whether the caller speaks of what cannot wait for a visit. A table within minutes is only a wish. */
export const isPressing = (text: string, { hasParty }: Pick<Context, 'hasParty'>) =>
  // "Just quickly, I've only got two minutes" hurries the call.
  (PRESSING.test(text) || (!hasParty && IN_MINUTES.test(text))) &&
  !/\b(?:just quickly|quick one|real quick)\b/.test(text)

/** By when an answer is needed, what is due to somebody, and the caller's own plans: neither is a time for a booking. */
const DEADLINE = new RegExp(
  part`
    \b(?:not|n't|never|'s not) (?:had|got|having|getting) (?:his|her|its|their) (?!\w+ back\b)[^.,;?!]{1,30} (?:till?|until|while) [^.,;?!]{1,20}
    |\b(?:i|we|he|she|they)(?:'ve| have|'s| has) (?:only )?(?:got )?(?:till?|until) [^.,;?!]{1,24}
    |\b(?:get paid|payday is|paid) (?:again )?(?:on|at|in) (?:the )?[^.,;?!]{1,20}
    |\bneed(?:s|ed)? (?:to know|to hear|an? answer)(?: [\w']+){0,3} (?:by|before) [^.,;?!]{1,30}
    |\b(?:i|we)(?:'ve| have) (?:got )?another (?:
      job|meeting|shift|call|patient|customer|client|viewing
    ) (?:at|from) [^.,;?!]{1,20}
  `,
  'g',
)

/** A line without the caller's deadline. */
export const withoutDeadline = (text: string) =>
  (DUE.test(text) ? text.replace(BY_SOON, ' ') : text)
    .replace(DEADLINE, ' ')
    .replace(LIMIT_DAY, ' ')

/** Whether a firm treats patients, whom 111 can help while it is closed. */
export const treatsPatients = ({ trade }: Setup) => trade === 'dentist' || trade === 'clinic'

/** Whether a firm sees to bodies, so that a caller may ask it how bad an illness or injury is. */
export const seesBodies = ({ trade }: Setup) =>
  trade === 'vet' || trade === 'physio' || trade === 'clinic'

/** Whether a service is for urgent matters. */
export const isForUrgent = ({ name }: Service) => /\b(?:emergency|urgent|same.day)\b/i.test(name)
