import { isoDate, weekdayOf, type Day } from '../calendar.ts'
import type { Slot } from '../diary.ts'
import { mention } from '../speech/say.ts'
import { fill, has, notesOf, type State } from '../state.ts'
import { note } from './notes.ts'
import { asksOfHours } from '../understanding/asks/opening-hours.ts'
import { tellsOfAllergy } from '../understanding/asks/risks.ts'
import { WORK_LOST } from '../understanding/danger/dental.ts'
import { deniesUrgency } from '../understanding/danger/not-urgent.ts'
import { isIllOfFood, isIllSinceVisit, isShutOut } from '../understanding/danger/urgent-kinds.ts'
import { withDigits } from '../understanding/text/numbers.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { plain } from '../understanding/text/text.ts'
import { changesBooking } from '../understanding/wants/altered-bookings.ts'
import { isVisitOverdue } from '../understanding/wants/missed-visits.ts'
import { HOURS } from '../understanding/wants/existing-words.ts'
import { findDates } from '../understanding/when/dates.ts'
import { MONTH, WEEKDAY } from '../understanding/when/day-words.ts'
import { findTimes } from '../understanding/when/times.ts'

/** A count of people: "8", "eight of us". */
const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

/** Speaks of the next hours: "tonight", "we're coming in under an hour". */
const IS_SOON = pattern`
  \b(?:
    today|tonight|this (?:morning|afternoon|evening)
    |(?:in|within) (?:(?:about|under|less than|just over|the next|like) )?(?:an hour|the hour|hour|half an hour|half hour|(?:\d+|ten|fifteen|twenty|thirty|forty) ?min\w*)
    |(?:due|booked|coming|table|appointment)[^.?!]{0,20} at ${COUNT}\b[^.?!]{0,24}\b(?:it'?s|it is) (?:already |gone |nearly |just |about )*(?:half |quarter (?:past|to) |ten (?:past|to) )?${COUNT}(?: now)?\b
  )\b
`
/** Says that somebody is late now: "I'm running late", "we're stuck in traffic". */
const IS_LATE = pattern`
  \b(?:
    (?:running|(?:going to|gonna|might|may|will|i'll|we'll|he'll|she'll|they'll) be)[^.?!]{0,24} late(?! (?:with|paying|on)\b)
    |(?<!\b(?:was|were) )(?:stuck|sat|sitting|caught) (?:in|on|behind) (?:the |an? )?(?:traffic|tailback|jam|queue|motorway|ring road|bypass|lorry|tractor|train|bus|[am]\d)
    |(?:i'm|i am|we're|we are|he's|she's) (?:just |still )?(?:stuck (?:in|on|behind)|held up|delayed)
    |(?:i'm|i am|we're|we are|he's|she's) (?:\w+ )?late for|running (?:\w+ ){0,2}behind
  )\b
`
/** What stands before the time of something that is booked: "our table's at", "I'm booked in for". */
const BEFORE_TIME = pattern`
  \b(?:table|booking|reservation|appointment|viewing|slot|booked|due|coming|(?:meant|supposed) to be|dropping \w+ \w+ off)\b(?:(?!\b(?:to|till?|until|before|after)\b)[^.?!]){0,20}$
  |\b(?:my|our) $
`
/** Waits for somebody of the firm's: "he's coming between nine and eleven". */
const AWAITED =
  /\b(?:he|she|they|you|(?:your|the) \w+|some(?:one|body))(?:'s|'re| is| are| was| were) (?:\w+ )?(?:coming|due|booked|(?:meant|supposed) to be)\b/
const HOUR_MINUTES = 60
const HALF_DAY_MINUTES = 12 * HOUR_MINUTES
/** Has something booked for the next hours: "we've a table at seven tonight", "he's due round this afternoon". */
const BOOKED_SOON = pattern`
  (?<!\b(?:can|could|may|had|was|were|not|wasn't|didn't|if) (?:\w+ )?)(?:
    \b(?:i|we|he|she|they|my \w+)(?:'ve|'s| have| has)(?: got)? (?:an?|the|my|our|her|his) (?:[\w']+ )?(?:table|booking|reservation|appointment)
    |\b(?:my|our|the) (?:\w+ )?(?:table|booking|reservation|appointment)(?:'s| is)?
    |\btable at
    |\b(?:i|we|he|she|they|it)(?:'m|'re|'s| am| are| is) (?:all )?(?:booked|due|coming)
  )\b(?:[^.?!]|\.\d){0,24}\b(?:today|tonight|this (?:afternoon|evening))\b
`
/** Tells of more or fewer people, or of what they must not eat: "there was six of us but it's now eight". */
const TELLS_OF_PARTY = pattern`
    \b(?:it'?s|it is|there'?s|there are|we're|we are|there'll be|we'll be|that's) (?:now |actually |going to be |gonna be |only |just )+(?:the )?${COUNT}\b
    |\b${COUNT} (?:of us )?(?:now|instead|not ${COUNT})\b
    |\b(?:${COUNT}|an?|one|a couple) (?:more|extra|less|fewer|fewer of us)\b
    |\b(?:allerg\w*|coeliac|celiac|gluten|vegan|vegetarian|wheelchair|high ?chair)\b
`

/** A time of day: "5", "half four", "tea time". */
const CLOCK = `(?:half |quarter (?:past|to) )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|${HOURS}|midday|tonight|(?:tea|dinner|lunch)(?: ?time)?)(?: ?o.?clock)?`
/** Gives the firm until tonight: "if I don't hear today I'm ringing environmental health". */
const OR_ELSE = pattern`
  \bif (?:
    (?:i|we) (?:don't|do not|haven't) hear[d]?|(?:nobody|no-? ?one) (?:rings?|calls?|phones?|gets?|comes?)
    |(?:he|she|they|you|some(?:body|one)) (?:don't|doesn't|do not|does not) (?:ring|call|phone|get|come)
  )\b[^.?!]{0,20}\b(?:today|tonight|(?:by|before) (?:${CLOCK}|(?:the )?(?:end|close) of (?:the day|today|play|business)))\b(?!,? (?:then |on |next )?(?:tomorrow|\w+day|week|of|${MONTH})\b)
  |\b(?:today|tonight)[^.?!]{0,16} or (?:else\b|(?:i|we)(?:'m|'re|'ll| am| are| will)(?: be)? (?:
    (?:going|off) (?:to (?:the|my|another|court|social|trading|environmental)|elsewhere|somewhere else)
    |putting (?:it|this|that|a review)\b|(?:mak|putt?|rais|lodg)(?:e|ing)? (?:in )?(?:an? |my )?(?:\w+ )?complaint
    |(?:tak|report|cancel|post|writ|tell|mov|complain|leav)\w*
    |(?:ring|call|phon|gett?|contact|find)(?:ing)? (?:the|another|some(?:one|body) else|trading|environmental|a solicitor)
  ))
`
/** Has paid too much, or twice. */
const OVERCHARGED =
  /\b(?:charged?|taken|took|billed|paid|money|payment)\b[^.?!]{0,40}\b(?:twice|double|two times|too much|both times)\b|\bdouble[- ]?(?:charged|billed)\b/
/** Money that leaves the caller's account within a day: "my rent goes out tomorrow". */
const MONEY_DUE =
  /\b(?:mortgage|rent|direct debits?|bills?|wages|car payment|standing orders?)\b[^.?!/]{0,24}\b(?:going out|goes out|comes out|coming out|due|leaves|go out)\b[^.?!/]{0,12}\b(?:today|tonight|tomorrow|in the morning)\b/
/** Has the call back be today, and does not only hope so: "make sure it's today", "it can't wait till tomorrow". */
const MUST_BE_TODAY = pattern`
  \b(?:
    (?:make|be) (?:sure|certain) (?:that )?(?:it'?s|it is|he|she|they|somebody|someone|he does|that's)\b[^.?!]{0,24}\b(?:today|tonight)
    |(?:it|this|that)(?:'s| has|'ll have)? (?:got to|gotta|to|needs to|wants to|must|had better) be (?:sorted |done |seen to |dealt with )?(?:today|tonight)
    |(?:it|this|that|they)? ?(?:want|need|require|expect|wanting|needing)(?:s|ed)?(?: [\w']+){0,3}? (?:sort(?:ing|ed)|fix(?:ing|ed)|do(?:ing|ne)|see(?:ing|n) to|putting right|put right|look(?:ing|ed) at|resolv(?:ed|ing)|back|refund\w*|an? answer|my money|our money)(?: [\w']+){0,3}? (?:today|tonight)(?!,? (?:or tomorrow|if|ideally)\b)
    |by (?:the )?(?:end|close) of (?:the day|today|play|business)(?! (?:tomorrow|on|next|mon|tues|wednes|thurs|fri)\w*)
    |(?:by|before) ${CLOCK}(?: today| tonight)?,? or (?:else|i|we)\b
    |(?:can't|cannot|won't|not going to) wait (?:till?|until|for) (?:tomorrow|monday|next week|after the weekend|the morning)
  )\b
`
/** Not before a later day: "by six tomorrow". */
const LATER_DAY = `(?!.{0,16}\\b(?:tomorrow|next|week|${MONTH}|${WEEKDAY})\\b)`
/** Needs an answer within hours, and does not only want to know what is on today: "I need to know by six". */
const ANSWER_DUE = pattern`
  (?<!\b(?:do|don't|doesn't|didn't|won't|no|not|if) (?:(?:i|you|we|they|he|she) )?)(?<!\b(?:you|he|she) )\b(?:need|needs|needed|(?:got|have|has) to|gotta|must)(?: really| just)? (?:to )?(?:
    know|hear(?: (?:from|back)(?: \w+)?)?|be told|have an? (?:answer|yes or (?:a )?no)|an? (?:answer|decision|yes or (?:a )?no)
  )(?: (?:back|from (?:him|her|you|them)|definitely|for sure|really|either way|please|sometime))?,? (?:
    (?:(?:by|before) )?(?:today|tonight|this (?:morning|afternoon|evening))\b(?!'s)
    |(?:by|before) (?:(?:like|about|around|say) )?${CLOCK}\b(?! (?:weeks|days|months|people|of us))${LATER_DAY}
  )
`
/** A time of today at which something is booked: "tonight at 8 for five", "for half seven this evening". */
const FOR_TODAY = pattern`
  \b(?:
    (?:tonight|today|this (?:afternoon|evening)),? (?:at|for) ${CLOCK}
    |(?:at|for) ${CLOCK} (?:tonight|today|this (?:afternoon|evening))
    |(?:booking|table|appointment|visit|viewing|booked|room)\b[^.?!/]{0,16} (?:for|is|on) (?:tonight|today|this (?:afternoon|evening))
  )\b
`
/** Asks whether it stands, when it is, or for leave; where the table is can wait until they come. */
const IF_IT_STANDS = pattern`
  \b(?:
    (?:have|has|did) you (?:got|get) (?:it|us|me|my|our|a (?:booking|table))|(?:have|had) (?:i|we) got|or not
    |(?:is|are) (?:it|that|this|he|she|they|i|we)(?: \w+)? (?:on|in|booked|down|coming|confirmed|ok|okay|al ?right|all right|fine|a problem|possible|be)\b(?! or\b)
    |(?:not|never|\w+n't) (?:had|got|get|received?) (?:an?|any|the|your) (?:e-?mail|text|confirmation|reply|answer)
    |what time|the right (?:time|day)
  )\b
`
const IS_OVER = /\b(?:came|went|ate|had (?!an? |not)|been|sat|left|forgot)\b/

/** Whether a caller asks if something stands that is booked for today, which tomorrow's answer is too late for. */
const asksOfToday = (told: string) =>
  IF_IT_STANDS.test(told) &&
  told.split(/ \/ |[.?!;] /).some((part) => FOR_TODAY.test(part) && !IS_OVER.test(part))

/** Waits for food that was ordered: "your delivery's an hour late", "where's my order?" */
const FOOD_AWAITED = pattern`
  \b(?:delivery|order|food|takeaway|curry|curries|pizzas?|meals?)(?:'s| is| has|n't| hasn't)?(?: \w+){0,3} (?:late|not (?:here|come|arrived|turned up)|never (?:came|come|arrived|turned up))\b
  |\bwhere(?:'s| is) (?:my|our|the|me) (?:food|order|delivery|takeaway|dinner|tea|curry|pizzas?)\b
  |\b(?:waited|waiting)\b[^.?!]{0,20}\bfor (?:my|our|the|a) (?:food|order|delivery|takeaway|curry|pizzas?)\b
`
/** Leaves within a day, or has something on that does not move: "we fly tonight", "I'm getting married tomorrow". */
const LEAVES_SOON = pattern`
  \b(?:i|we|he|she|they|my \w+)(?:'m|'re|'s| am| are| is)? (?:both |all )?(?:
    going (?:away|abroad|on holiday|into hospital|back (?:home|to|up|down))|go (?:away|abroad|on holiday|into hospital)
    |fly|flying|travelling|leave|leaving|setting off|off (?:on holiday|away|abroad|to)|move|moving|getting married
  )\b[^.?!]{0,24}\b(?:today|tonight|tomorrow|first thing)\b
  |\b(?:set|setting) off[^.?!]{0,24}\b(?:at ${CLOCK}|in (?:an hour|half an hour|the next|about|\d+)|soon|later|this (?:morning|afternoon))\b
  |\b(?:(?:'m|'re|'s|am|are|is) (?:meant|supposed|due|going|having|about)|(?:has|have|got|need|needs)) to (?:be driving|drive|travel|set off|be travelling)\b[^.?!]{0,40}\b(?:later|today|tonight|tomorrow|this (?:morning|afternoon|evening)|at ${CLOCK})\b
  |\b(?:wedding|funeral|interview|party|guests?|visitors|viewing|christening|tenants?|new people)\b[^.?!]{0,24}\b(?:tonight|tomorrow)\b
`
const WANTS_HASTE =
  /\b(?:as soon as|asap|a\.s\.a\.p|soonest|quick(?:ly|er)?|before (?:then|that|i|we|he|she|they)|straight ?away|right away|desperate\w*|in time|sharpish|(?:be|want it|need it) (?:quite |very |pretty )?soon|(?:ring|call|phone|know|hear|answer)[^.?!]{0,24} (?:before|by) (?:half |quarter (?:past|to) )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|dinner|lunch))\b/
const BODY =
  '(?:skin|bell(?:y|ies)|tummy|ears?|eyes?|eyelids?|scalp|neck|face|arms?|legs?|paws?|pads?|nose|lips?|tongue|gums?|mouth|forehead|head|hands?|fingers?|feet|foot|back|bum|bottom|quick)'
/** In a complaint, tells of somebody hurt by the firm's own work: "his belly's all red and raw", "she's limping". */
const IS_HURT = pattern`
  (?<!\b(?:not|no|never|any|without|\w+n't) (?:\w+ )?)\b(?:
    ${BODY}(?:'?s| is| are|'re| has| have)?(?: (?:all|really|very|so|gone|come|red|sore|been|still|just|up|and|a|bit))* (?:raw|sore|bleeding|cut|nicked|burnt|burned|blistered|swollen|infected|weeping|oozing|inflamed)
    |(?:cut|nicked|sliced|burnt|burned|scalded|blistered|grazed)(?: (?:into|on|all|over|up))* (?:his|her|my|its|the|our|their)(?: [\w']+)? ${BODY}(?! (?:\w+ )?(?:too|so|hair|fur)\b)
    |(?:i|he|she)(?:'s|'m|'ve| is| am| was| has| have)?(?: (?:been|all|really|still|now|got|keeps?|just|badly|came|come|back|home))* (?:bleeding|limping|burnt|burned|scalded|blistered|whimpering|yelping)
    |(?:ended up|wound up|finished up|landed|rushed|taken|took|put (?:me|him|her|us|them))(?: (?:me|him|her|us|them))? (?:in|into|to) (?:hospital|casualty|a ?& ?e|a and e)|on a drip
    |(?:blisters|(?:burns?|cuts?|sores?|(?<!nappy )rash)(?: all)? (?:on|over|round|under|up|down|across) (?:his|her|my|its|their)|agony|(?:a lot of|so much|terrible|real|constant) pain)
  )\b
`

/** Cannot eat for a sore mouth, and would be seen soon: "he's hardly eating with it, the sooner the better". */
const EATS_NOT =
  /\b(?:not|isn't|hasn't|can't|cannot|hardly|barely|stopped|couldn't|struggling to)(?: been| really| even)? (?:eat|eating|eaten|chew)\b|\boff (?:her|his|my) (?:food|meals)\b/
const SOONER = /\b(?:the )?sooner the better\b/

/** Tells the authority for food of it: "I'm reporting it to environmental health". */
const TO_INSPECTORS = /\b(?:environmental health|food standards|hygiene inspectors?)\b/

/** When the caller would like to be rung. */
const RING_SOON =
  /\b(?:ring|call|phone|text|hear|speak|back)\w*\b[^.?!/]{0,24}\b(?:today|tonight|this (?:morning|afternoon|evening))\b/g

/** Cannot be reached in the next hours: "I'm on shift so not tonight", "not today though, I'm driving". */
const NOT_SOON =
  /\b(?:(?:so|but|just|only|please)(?: please)?,? not|not|never|don't (?:ring|call|phone)(?: me)?|no (?:calls|good|use)) (?:for )?(?:today|tonight|this (?:morning|afternoon|evening))(?= (?:though|please|if|as|because|cos|since|i'm|i am|i work|i've)\b|\W*$|[,.;!?/])(?!,? (?:instead|any ?more|can|could|but (?:can|could)|tomorrow|\w+day)\b)/g

/** Has something booked for tomorrow: "the visit's tomorrow", "cos tomorrow's the appointment". */
const BOOKED_TOMORROW = pattern`
  \btomorrow(?:'?s| is) (?:the|my|our|when) \w+
  |\b(?:visits?|appointments?|bookings?|inspections?|viewings?|slots?|tables?|it|they|he|she|somebody|someone)(?:'?s|'re| is| are) (?:(?:meant|supposed|to|be|due|booked|coming|in|down|set|for|on) )*tomorrow\b
`

/** What is set for a day that does not wait: a hearing, an eviction, an exchange of contracts, a deadline. */
const SET_DAY = pattern`
  \b(?:
    hearings?(?! (?:tests?|aids?)\b)|tribunal|eviction|evict(?:ed|ing)|bailiffs?
    |(?<!\b(?:tennis|squash|badminton|earls) )court(?! (?:road|rd|street|lane|close|house)\b)(?=(?:'s| is)? (?:date|case|on|at|this|next|tomorrow|\w+day)\b)
    |(?<!\bcorn )exchang(?:e|ing)(?: of)? contracts|(?:(?:i|we|they|you|to|and|buyers?|sellers?)(?:'re|'m| are)?(?: (?:all|both|due|meant|supposed|going|hoping|to|be))*) exchang(?:e|ing)(?= (?:contracts )?(?:on|this|tomorrow|\w+day)\b)
    |(?:completion(?: (?:date|day))?|(?<=\b(?:our|the|my) )exchange)(?='s| is| on| due| set| this| tomorrow| \w+day)
    |(?:i|we|they|to)(?:'re|'m| are)?(?: (?:due|meant|supposed|going|hoping|to|be))* complet(?:e|ing)(?: on (?:the|our|my) (?:house|flat|sale|purchase))?(?= (?:on|this|tomorrow|\w+day)\b)
    |deadline|(?:notice|licence|time|visa) (?:runs? out|expires?|is up)
  )
`
const IS_PAST = /\b(?:was|were|had|went|adjourned|lost|won|last|missed)\b/
/** What a court or the other side is owed by a day: "I've got to put in a defence by", "the reply has to be in by". */
const OWED_TO_COURT = pattern`
  \b(?:(?:got|have|has|need|needs|ought|supposed|meant|'ve) to|gotta|must|due|deadline|wants?|asking|says?|given|giving)\b[^.?!]{0,60}\b(?:
    (?<!\bself[- ])defen(?:ce|d)|respon(?:d|se)|reply|acknowledg\w*|statements?|papers|paperwork|forms?|bundle|evidence|appeal
  )\b
  |\b(?:(?<!\bself[- ])defence|response|reply|acknowledgement|statements?|papers|paperwork|forms?|bundle|evidence|appeal)\b[^.?!]{0,30}\b(?:due|(?:got|has|have|needs?) to be|must be|wanted)\b
`
const OF_COURT =
  /(?<!\b(?:tennis|squash|badminton|earls) )\bcourt\b(?! (?:road|rd|street|lane|close|house)\b)|\b(?:tribunal|claim form|ccj|summons|judge|injunction|small claims|defence)\b/
const IS_MET = /\b(?:missed|already|have (?:sent|filed)|sent (?:it|them) (?:in|off|back))\b/
const SOON_DAYS = 3
/** A completion or an exchange, which leaves the firm more to do on the day than before it. */
const IS_MOVE = /\b(?:complet|exchang)/
const MOVE_SOON_DAYS = 2
/** Working days are Monday to Friday: from Thursday, Tuesday is the third. */
const WEEKEND_DAYS = 2
/** Goes on about what was told before: "it's this Friday". */
const IS_OF_IT = /\b(?:it|that)(?:'s| is)\b/

/** Whether no more than a few days lie before a day, without the weekend between. */
function isWithinDays(day: Day, today: Day, days: number): boolean {
  const isOverWeekend = weekdayOf(day) < weekdayOf(today)
  return day - today <= days + (isOverWeekend ? WEEKEND_DAYS : 0)
}

/** Whether the caller has a day set within a few days. A later sentence may tell it: "it's this Friday". */
function hasSetDaySoon(said: string, today: Day): boolean {
  const sentences = said.split(/ \/ |[.?!;] /)
  return sentences.some((sentence, i) => {
    const isSet = SET_DAY.test(sentence) && !IS_PAST.test(sentence)
    const isOwed = OWED_TO_COURT.test(sentence) && OF_COURT.test(said) && !IS_MET.test(sentence)
    if (!isSet && !isOwed) return false
    const own = findDates(sentence, today).dates
    const later = sentences.slice(i + 1).filter((one) => IS_OF_IT.test(one))
    const dates = own.length > 0 ? own : later.flatMap((one) => findDates(one, today).dates)
    const days = !isOwed && IS_MOVE.test(sentence) ? MOVE_SOON_DAYS : SOON_DAYS
    return dates.some(
      ({ value: { from, to } }) => from === to && from >= today && isWithinDays(from, today, days),
    )
  })
}

/** Tomorrow before noon: "tomorrow first thing", "half past eight tomorrow". */
const TOMORROW_MORNING = part`
  (?:
    tomorrow (?:morning|early)|early tomorrow
    |tomorrow,? (?:at |for |about )*(?:half (?:past )?|quarter (?:past|to) )?(?:[7-9]|1[01])(?:[:.]\d\d)?\b(?! ?pm)(?! at night)
    |(?:half (?:past )?|quarter (?:past|to) )?\b(?:[7-9]|1[01])(?:[:.]\d\d)?(?: ?am| o'?clock)? tomorrow\b(?! (?:night|evening))
  )
`
/** What is booked for then, and not wished for. */
const BOOKED_NEXT_MORNING = pattern`
  (?<!\b(?:to|till?|until|do|does|come|be|have|free|like|want|about|ring|rings|call|calls|me) (?:at )?)${TOMORROW_MORNING}
  |(?:n't|\bcannot|\bnot) (?:[\w']+ ){0,3}${TOMORROW_MORNING}
  |\bcancel\w* (?:[\w']+ ){0,4}${TOMORROW_MORNING}
`

/** Whether something changes that is booked for the next hours, or falls out the next morning. */
function changesSoon(told: string, { isForOwner }: State): boolean {
  if (BOOKED_SOON.test(told) && TELLS_OF_PARTY.test(told)) return true
  const isSoon = IS_SOON.test(told) || (isForOwner && BOOKED_NEXT_MORNING.test(withDigits(told)))
  return changesBooking(told) && isSoon
}

/** Whether a text names days, and not today: "I'll be late on Friday". */
function isOfOtherDays(told: string, today: Day): boolean {
  const { dates } = findDates(withDigits(told), today)
  return dates.length > 0 && dates.every(({ value: { from, to } }) => from > today || to < today)
}

/** Whether what is booked is on now, began within the last hour, or begins within the next one. */
function isDueAbout({ minute: now }: Slot, told: string): boolean {
  const text = withDigits(told)
  return findTimes(text, false, []).some(({ value: { minute, half, bound }, start }, i, times) => {
    const cycle = half === null ? HALF_DAY_MINUTES : 2 * HALF_DAY_MINUTES
    const since = (now - minute + HOUR_MINUTES + 2 * HALF_DAY_MINUTES) % cycle
    const end = bound === 'from' && times[i + 1]?.value.bound === 'to' ? times[i + 1] : null
    const lasts = end
      ? (end.value.minute - minute + HALF_DAY_MINUTES) % HALF_DAY_MINUTES
      : HOUR_MINUTES
    return since <= HOUR_MINUTES + lasts && BEFORE_TIME.test(text.slice(0, start))
  })
}

/** Whether the caller is late now, or tells the owner of something booked for about now. */
function isOfNextHour(told: string, { clock, isForOwner, setup }: State): boolean {
  const isAwaited = AWAITED.test(told.replaceAll(plain(setup.urgent.to), 'he'))
  const isOld = isForOwner || isAwaited || changesBooking(told)
  const isNow = IS_LATE.test(told) || (isOld && isDueAbout(clock.now, told))
  return isNow && !isOfOtherDays(told, clock.now.day)
}

/**
 * Marks a message as urgent if it cannot wait: it changes a booking of today or tomorrow morning, says who is late
 * or leaves tomorrow, has the firm ring today or else, or tells of a hearing or an exchange within a few days, of a
 * visit that nobody made today, or of somebody hurt by the firm's work or food.
 */
export function markIfDue(state: State): void {
  const { card } = state
  // The owner reads by when.
  if (ANSWER_DUE.test(state.plainText)) note(state)
  if (card.urgency !== 'normal' || deniesUrgency(notesOf(state))) return
  if (isDueSoon(notesOf(state), state)) fill(state, 'urgency', 'urgent')
}

/** Wants to hear something first: "can she ring me before I bring him?", "will he call before half eleven?" */
const RING_FIRST = pattern`
  \b(?:(?:ring|call|phone|text|tell|answer) (?:me|us)|hear|know(?<!\blet (?:you|him|her|them) know))\b[^.?!]{0,40}\b(?:before|by) (?:then|(?:i|we|he|she|they) \w+|${CLOCK})\b
`

/** Marks as urgent what was taken down or booked for today, once a later line tells what cannot wait; true if she does. */
export function markLate(state: State): boolean {
  const { card, clock, flow, plainText } = state
  if (flow !== 'none' || card.urgency !== 'normal' || deniesUrgency(plainText)) return false
  const isToday = card.booked?.date === isoDate(clock.now.day)
  const isDue =
    card.booked === null
      ? card.outcome === 'message' && isDueSoon(plainText, state)
      : (isToday && (RING_FIRST.test(plainText) || ANSWER_DUE.test(plainText))) ||
        (!has(state, 'ask') && markAllergyToday(state))
  if (!isDue) return false
  note(state)
  fill(state, 'urgency', 'urgent')
  mention(state, 'marked')
  return true
}

/** Marks as urgent what the owner must answer or know before a table of today: "she's coeliac, is that all right?"; true if it does. */
export function markAllergyToday(state: State): boolean {
  const { card, clock, trade, plainText } = state
  const isToday = (card.booked?.date ?? card.asked.date) === isoDate(clock.now.day)
  if (!trade.hasParty || !isToday || !tellsOfAllergy(plainText)) return false
  if (card.urgency === 'normal') fill(state, 'urgency', 'urgent')
  return true
}

/** Whether a caller waits for food now, and does not only complain of another day. */
const isFoodAwaited = (said: string) =>
  FOOD_AWAITED.test(said) &&
  !/\b(?:yesterday|last (?:night|week|\w+day)|the other (?:day|night))\b/.test(said)

function isDueSoon(said: string, state: State): boolean {
  const { clock, isComplaint, trade } = state
  // "What time do you open today?" moves nothing that is booked for today.
  const parts = said.split(/(?<=[.?!;,/]) /).filter((one) => !asksOfHours(one))
  const told = parts.join(' ').replace(RING_SOON, ' ')
  const denied = state.isForOwner ? told : told.replace(NOT_SOON, ' ')
  return (
    isIllOfFood(said) ||
    (trade.hasParty && (isIllSinceVisit(said) || isFoodAwaited(said))) ||
    OR_ELSE.test(said) ||
    MUST_BE_TODAY.test(said) ||
    ANSWER_DUE.test(said) ||
    (state.isForOwner && !isComplaint && asksOfToday(told)) ||
    (OVERCHARGED.test(said) && MONEY_DUE.test(said)) ||
    (state.setup.trade === 'dentist' &&
      (WORK_LOST.test(said) ||
        (EATS_NOT.test(said) && (SOONER.test(said) || WANTS_HASTE.test(said))))) ||
    (LEAVES_SOON.test(said) && WANTS_HASTE.test(said)) ||
    hasSetDaySoon(said, clock.now.day) ||
    isOfNextHour(told, state) ||
    // Who rings back tomorrow rings too late.
    (state.isForOwner && told !== parts.join(' ') && BOOKED_TOMORROW.test(told)) ||
    isVisitOverdue(said) ||
    (/\bkeys?\b/.test(said) && isShutOut(said)) ||
    (isComplaint ? IS_HURT.test(said) || TO_INSPECTORS.test(said) : changesSoon(denied, state))
  )
}
