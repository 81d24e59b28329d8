import type { Day } from '../../calendar.ts'
import type { Open } from '../../types.ts'
import { beginsWithYes } from '../answers/yes-no.ts'
import { asksToMove, isOfPrice, isQuestion } from '../asks/questions.ts'
import { tellsService, type Command } from '../command.ts'
import { ASKS_OTHERWISE, ASKS_WHEN, type Context } from '../context.ts'
import { withoutWhoIsLeft } from '../details/party.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { wantsRing } from '../wants/call-backs.ts'
import { movedTo } from '../wants/calling-off.ts'
import { asksForPerson } from '../wants/wants.ts'
import { mondayOf } from './date-arithmetic.ts'
import { HOLDS_TO_NO_HOUR } from './comparisons.ts'
import { isBesideMessage } from './beside-message.ts'
import { isTimeAlone, isTimed } from './diary-asks.ts'
import { findOfferAnswers } from './offer-answers.ts'
import {
  dayOfOld,
  isOfOldBooking,
  isOfOwner,
  withNewHour,
  withOldTime,
  withoutOldTime,
  withoutStandingDay,
} from './old-times.ts'
import { IS_PICK, pickOf } from './picks.ts'
import { putsOff } from './put-off.ts'
import {
  withBareHour,
  withLaterHours,
  withOfferedHour,
  withoutEcho,
  withoutOthersTime,
  withoutPrice,
  withoutServices,
} from './replaced-hours.ts'
import { DENIES } from './roles.ts'
import { isPast, isStory } from './story.ts'
import { findWhen, type When } from './when.ts'

/** Words that ask for a time instead of describing somebody's week. */
const WISH = pattern`
  \b(?:
    make (?:it|that)|change|move|switch|actually|instead|rather|prefer|could we|can we
    |can i|could i|meant|i'd like|i want|want|book\w*|reserv\w+|appointment|table
    |same time|better|please|not|then$
  )\b
  |\b(?:i|we)(?:'ve)? (?:said|told you)\b
`

/** Openings that ask for other times than those just spoken of: "what about later?" */
const INSTEAD = pattern`
  ^(?:(?:no|oh|sorry|actually|wait|and),? )*(?:
    (?:what|how) about
    |(?:have you got|do you have|is there) (?:anything|something|any)\b
    |(?:i mean |i said )?(?:later|earlier|sooner)
  )\b
`

/** "Half seven", at another question than the one for the time. */
const TIME_ALONE =
  /^(?:(?:at|make it|actually|no|sorry),? )*(?:half|quarter (?:past|to)) \w+(?: please)?$/

/** Moves the booking that was made: "make it Friday instead". */
const MOVES = pattern`
  \b(?:
    move|change|switch|swap|shift|re-?schedule|rearrange
    |(?:bring|push|put) (?:it|that|him|her|them)
    |make (?:it|that)|instead|rather|prefer|better|same time|meant
    |(?:can|could|would) (?:it|that|he|she|they|you|somebody|someone) (?:be|come|do)
    |can't (?:make|do)
  )\b
`

/** Puts another day or time in place of the one in hand: "actually, can we make it the five o'clock?" */
const PUTS_OTHER = pattern`
  (?<!\b(?:can't|cannot|couldn't|won't|not|never|to) )\b(?:
    make|change|move|switch|swap
  ) (?:it|that) (?:(?:to|for|at|on|in|a|an|the|about|around|next|this) )*(?:
    \d|half|quarter|noon|midday|morning|afternoon|evening|\w+day|tomorrow|tonight|week
  )
  |(?:
    \b(?:can|could|may) (?:i|we)|(?:i|we)'(?:ll|d)
  ) (?:have|take|do|go for|prefer) (?:the |at )?(?:
    \d|half|quarter|noon|midday|(?:morning|afternoon|evening)(?! (?:off|tea))|\w+day|tomorrow
  )[^.?!;,]{0,20}\b(?:instead|after all)\b
`

/** Makes a choice depend on the day: "the second one, unless it's a Thursday, then the first". */
const UNLESS_DAY = pattern`
  ,? (unless|as long as|if) (?:
    it|that
    |(?:one|either)(?: (?:of|on) (?:them|those|'?em))?
  )('s not|'s| isn't| is not| is) (?:on )?(?:an? |the )?(\w+day)\b([^.!?;]*)
`

/** Wants nothing more: "nothing else, thank you". */
export const NOTHING_ELSE =
  /^(?:no,? )?nothing else\b(?:,? (?:thanks?|thank you|ta|cheers|love|dear|then|for now|today))*[.!]*$/

const OF_BOOKING: readonly Command['kind'][] = ['book', 'several', 'cancel', 'drop', 'goodbye']

/** Asks for something of the firm's: "would the Monday be any good?" */
const IN_ORDER = pattern`
  ^(?:(?:and|so|but|or|oh|actually|no|sorry|h+m+|wait|er|um|if),? )*(?:
    or|can|could|would|will|might|shall|may|does|do you|is|are|have you|any chance|what
    |how
  )\b
`

const SOONEST =
  /\b(?:soonest|earliest|asap|soon as|first available|(?:soon|earli|quick)er the better)\b/

const PARTY_ALONE = /^(?:it's |a table )?for \d{1,2}$/

const AGREED = /^(?:yes|yeah|yep|yup|ok|okay|sure|please)\b|\b(?:actually|well|oh),? yes\b/

/** Limits the day of a booking, whatever she asks: "no, we're away till the fourth. After that". */
const LIMITS = /^no\b|\bafter that\b|\bnot (?:before|until|till?)\b|\bprefer\w*/

const TAKEN_UP =
  /\b(?:busy|remember\w*|interview|already have|(?<!\b(?:can|could|may) (?:i|we) )have a|i work|at work|until|since|from \d|every)\b/

/** "A bit later", and not "I'd sooner not". */
const SHIFT =
  /\b(?:later|earlier|sooner)(?=\W*$| (?:please|then|if|on|that|than|in|time|one|slot)\b|[,.;!?])/

/** Asks for another part of the day: "yes, but could we do the afternoon?" */
const ASKS_PART =
  /\b(?:can|could) (?:i|we|you) (?:do|have|make it|come in|say) (?:in )?the (?:morning|afternoon|evening)(?=\W*$| (?:please|instead|if)\b|[,.;?])/

/** Asks for such a time beside something else: "yes, but have you got anything later?" */
const ASKS_SHIFT =
  /\b(?:have you|you got|is there|any(?:thing| chance)?|(?:can|could) (?:i|we|you|it)|(?:what|how) about|make it)\b[^.?!;]{0,24}\b(?:later|earlier|sooner)\b/

/** The words of "a bit later, please". */
const SHIFT_MAX_WORDS = 5

/** What people hold at a restaurant, whose day is the day that they want. */
const OWN_EVENT = new RegExp(
  part`
    \b(?:an? |the |my |our |his |her |\w+'s )?(?:
      funeral|wake|wedding|christening|graduation
    )(?:'s| is)?(?= (?:on|at|this|next)\b)
  `,
  'g',
)

/** Speaks of one of a party: "and one's in a wheelchair". */
const ONE_IS =
  /\bone(?:'s| is) (?=(?:in a|vegan|veggie|vegetarian|coeliac|allergic|pregnant|deaf|blind|an? (?:baby|toddler|child|vegan|vegetarian|coeliac))\b)/g

/** Counts what is booked, and names no hour: "it is one slot for both of us, isn't it?" */
const ONE_SLOT = /\bone (?=(?:slot|appointment|booking|session) for\b)/g

/** Leaves the part of the day open: "Thursday, morning or afternoon, I'm easy". */
const EITHER_PART =
  /\b(?:either )?(?:the )?(?:mornings?,? or (?:the )?afternoons?|afternoons?,? or (?:the )?mornings?)\b/g

/** "Yes. Oh hang on, could we do the afternoon" changes what is settled, as "actually" does. */
const THINKS_AGAIN =
  /\b(?:hang on|hold on),? (?=(?:can|could) (?:we|i|you)\b|have you\b|is there\b|make it\b|(?:what|how) about\b)/g

/** When the caller wants something: a day, a time, or one of the offers. */
export function findTimeOf(
  line: string,
  wants: Command[],
  told: Command[],
  context: Context,
): Command[] {
  const condition = context.open === 'slot' ? UNLESS_DAY.exec(line) : null
  if (!condition || pickOf(line.slice(0, condition.index)) === null)
    return timeOf(line, wants, told, context)
  const [said, word, is = '', day = '', more = ''] = condition
  // "If one of them's Friday, I'll have the other" rules Friday out too.
  const isOther =
    word === 'if' && !/\botherwise\b/.test(more) && /\b(?:t'?other|other|first|second)\b/.test(more)
  const isExcluded = isOther || (word === 'unless') !== /n't|not/.test(is)
  const { setup, today } = context
  const when = findWhen(isExcluded ? `not on a ${day}` : `any ${day}`, {
    setup,
    today,
    asked: null,
    isAnswer: true,
  })
  const commands = timeOf(line.replace(said, ''), wants, told, context)
  if (!when || !commands.some(({ kind }) => kind === 'pick')) return commands
  const [, otherwise = ''] = /\b(?:otherwise|then|if not|or else)\b(.*)/.exec(more) ?? []
  const index = pickOf(otherwise)
  return [
    ...commands,
    ...(index === null ? [] : [{ kind: 'pick' as const, index, isElse: true as const }]),
    { kind: 'tell-when', when },
  ]
}

/** Questions at which a line may be the first about a booking or message. */
const STARTS: readonly (Open | null)[] = ['service', 'take-message', null]

function timeOf(line: string, wants: Command[], told: Command[], context: Context): Command[] {
  const { open, today, askedDay, isBooking, isMessage } = context
  // Once all is done, "nothing else" asks for no other times.
  if (open === null && NOTHING_ELSE.test(line)) return []
  const isExisting = wants.some(({ kind }) => kind === 'existing')
  // "We're booked on Thursday at seven, can you move us to Friday?" wishes for no Thursday, nor for seven.
  const moved = isExisting ? movedTo(line) : null
  const isOfOld = isExisting || isOfOwner(context)
  const asked = moved ?? line
  const text = withoutFalseTimes(isOfOld ? withoutStandingDay(asked) : asked, told, context)
  if (open === 'slot') {
    const answer = plainChoice(text, context) ?? pickBesidePerson(text) ?? text
    return findOfferAnswers(answer, readWhen(answer, context), context)
  }
  // After a list of services, "the first" is not a date.
  if (open === 'service' && isBooking && IS_PICK.test(text)) return []
  const isBook = wants.some(({ kind }) => kind === 'book')
  const isStart = STARTS.includes(open)
  if (isStart && !isBook && isPast(text))
    return SOONEST.test(text) ? [{ kind: 'tell-when', when: { isAny: true } }] : []
  if (!isBook && isOfOther(text, context)) return []
  const wish = readWhen(text, context)
  if (!wish) return []
  const when = isOfOld ? withOldTime(wish, line, context) : wish
  const isMade = open === null && isBooking && !isMessage
  const isOfIt = wants.some(({ kind }) => OF_BOOKING.includes(kind))
  if (isMade && !isOfIt && !isMove(text, when, today)) return []
  if (open === 'confirm' && isOfOldBooking(text, when, askedDay)) return []
  // "I'm away on Wednesday", beside a name or number for a message, asks for no Wednesday.
  const isOfService = told.some(tellsService)
  if (!isOfService && isBesideMessage(text, context)) return []
  // "Go on then. Monday, early as you can, before work" says yes to "Would you like to book?"
  const isAccepted = context.isInvited && beginsWithYes(text)
  const isFirst = isStart && !isBooking && !isBook && !isAccepted && told.length === 0
  // "Not Tuesday, I've got the chiropodist, make it Wednesday", once a message was taken.
  const isMoved =
    (open === null || open === 'take-message') &&
    (PUTS_OTHER.test(withDigits(text)) || withDigits(text).search(HOLDS_TO_NO_HOUR) >= 0)
  const isBest = isMessage && text.split(/[.;!?] /).some((part) => saysBest(part, today))
  if (isFirst && !isMoved && !isBest && isStory(text, context)) return []
  const isAsked = isBook || isOfService || isAskedFor(text, when, context)
  if (ASKS_OTHERWISE.includes(open) && !isAsked) return []
  return [{ kind: 'tell-when', when }]
}

/** Begins with a time, or finds one best: "after four tomorrow, I'm at work", "Tuesday's best". */
const saysBest = (part: string, today: Day) =>
  isTimed(part, today) &&
  /^(?:(?:ok|okay|right|yes|cheers|thanks|but|and|so|please|just),? )*(?:after|before|between|tomorrow|any ?time)\b|\b(?:best|better|ideal|suits?|easiest)\b/.test(
    part,
  )

/** Where a line may turn from its choice to something else. */
const CHOICE_END = / ?[.!;,?/]+(?: |$)|,? (?:and|but|n|cos|because) /

/** Takes a choice back, or limits it: "five please, or Friday if not". */
const RECONSIDERS =
  /\b(?:no|not|nope|\w+n't|or|if|unless|instead|rather|actually|wait|hang on|sorry|meant?|earlier|later|sooner|another|other|make|change|move|than|better|after|before|until|till?|then|(?:i'm|we're) (?:at|working|busy|away))\b/

/** Asks whether another time is free. */
const ASKS_FREE =
  /\b(?:possible|chance|have you|you (?:have|got)|free|available|what about|how about|(?:can|could) (?:i|we|you|it) (?:do|have|come|be)|isn't it|is it)\b/

/** Asks what the firm does on some day: "do you work Sundays?" */
const ASKS_HABIT = /^(?:are|do|is|does) (?:you|he|she|it|they) (?!have\b|got\b)/

/** What a choice of an offer tells. */
const OF_CHOICE: ReadonlySet<string> = new Set(['minute', 'day', 'isWeekday'])

/** The choice with which a line begins or ends, if the rest is about something else: "ten please. Are you open on Sundays?" */
function plainChoice(text: string, context: Context): string | null {
  const { today } = context
  const parts = text.split(CHOICE_END).filter(Boolean)
  if (parts.length < 2) return null
  const choice = [parts[0], parts.at(-1)].find((part) => part && isChoice(part, context))
  if (choice === undefined) return null
  const rest = text.replace(choice, ' ')
  const isElse = RECONSIDERS.test(rest) || (isTimed(rest, today) && ASKS_FREE.test(rest))
  const times = parts.filter((part) => isTimeAlone(part, today) && !ASKS_HABIT.test(part))
  return isElse || times.length > 1 ? null : choice
}

/** The pick with which a line begins that asks for somebody after it: "the first one, but can I talk to someone today?" */
function pickBesidePerson(text: string): string | null {
  const [pick = '', ...others] = text.split(CHOICE_END).filter(Boolean)
  return IS_PICK.test(pick) && asksForPerson(others.join(' ')) ? pick : null
}

/** Whether a part of a line does nothing but take an hour. */
function isChoice(part: string, context: Context): boolean {
  const when = readWhen(part, context)
  const isHour = when?.minute !== undefined && Object.keys(when).every((key) => OF_CHOICE.has(key))
  return isHour && isTimeAlone(part, context.today) && !isUndecided(part)
}

/** Asks for a time instead of taking it: "have you got ten", "what about five". */
const isUndecided = (part: string) =>
  ASKS_FREE.test(part) || RECONSIDERS.test(part.replace(/ then$/, ''))

/** A line without what only looks like a time that the caller wants. */
function withoutFalseTimes(line: string, told: Command[], context: Context): string {
  const { open, hasParty } = context
  const unnamed = withoutServices(line, told)
    .replace(ONE_SLOT, 'a ')
    .replace(THINKS_AGAIN, 'actually ')
    .replace(EITHER_PART, ' ')
    .replace(/\bnot (?:un)?till? after\b/g, 'after')
  // "Four then. How much is it?" chooses a time first.
  const isAnswered = ASKS_WHEN.includes(open) && isOfPrice(unnamed)
  const unpriced = (isAnswered && withoutPrice(unnamed)) || unnamed
  // The firm is asked to hold it: "we've a funeral on the 29th, and want somewhere for thirty".
  const text = hasParty
    ? withoutWhoIsLeft(unpriced.replace(OWN_EVENT, ' ').replace(ONE_IS, 'somebody is '))
    : unpriced
  const chosen = text.replace(TAKES_CHOICE_BACK, '').replace(OR_ANOTHER_DAY, '')
  return open === 'slot'
    ? withoutEcho(lastChoice(withoutOthersTime(chosen, context), context))
    : text
}

/** Asks for a day before it says the time: "could you do the Friday after? About half nine". */
const ASKS_TO_HAVE =
  /\b(?:(?:could|can) (?:you|we|i)|have you|(?:what|how) about|is there)\b[^?]*\b(?:\w+day|tomorrow|week|\d+(?:st|nd|rd|th))\b[^?]*\?/

/** Takes a choice back, and asks for another day: "Eleven, yeah. Oh no, hang on, I'm away. What about Tuesday?" */
const TAKES_CHOICE_BACK =
  /^[^?]*\b(?:oh no|(?:no|oh),? (?:hang on|hold on|wait)|(?:hang on|hold on|wait),? no)\b(?=.*\b(?:(?:what|how) about|have you|is there|any chance|is (?:it )?possible|could (?:we|i|you)|can (?:we|i|you)|instead)\b[^.!]*\b(?:\w+day|tomorrow|week)\b)/

/** Asks for a time, or else another day: "what about eight, or tomorrow?" */
const OR_ANOTHER_DAY =
  /(?<=\b(?:what|how) about (?:half |quarter \w+ )?\w+),? or (?:tomorrow|\w+day)(?=\W*$)/

/** "Why half past eight? Go on, half twelve": the choice after the question, if there is one. */
function lastChoice(text: string, { setup, today, askedDay }: Context): string {
  const last = text.slice(text.lastIndexOf('?') + 1).trim()
  if (last === text || last === '' || ASKS_TO_HAVE.test(text)) return text
  const when = findWhen(last, { setup, today, asked: askedDay, isAnswer: true })
  return when?.minute === undefined && !IS_PICK.test(last) ? text : last
}

function readWhen(text: string, context: Context): When | null {
  const { open, setup, today, askedDay, offered } = context
  const isAnswer = ASKS_WHEN.includes(open) && !isOfPrice(text)
  // "Five's too early, go on then, seven'll do"
  const own = text.replace(/\bgo on(?: then)?, (?=\w)/g, '')
  // "That Tuesday": she does not know of which week.
  const other = isOfOwner(context) ? withNewHour(withoutOldTime(own, context), context) : own
  const given = isOfOwner(context) && askedDay === null ? other.replace(THAT_DAY, ' ') : other
  const timed = withBareHour(withLaterHours(given), context).replace(
    /\b(morning|lunch ?time|dinner ?time|tea ?time|afternoon|evening) one\b(?! ?(?:o ?'?clock|-?ish|thirty|fifteen|forty|\d))/,
    '$1',
  )
  const line = open === 'slot' ? withOfferedHour(timed, offered) : timed
  const old = dayOfOld(context)
  const when = findWhen(line, { setup, today, asked: askedDay ?? old, isAnswer })
  return when && old !== null ? fromOldDay(when, askedDay ?? old, old, line) : when
}

/** "The same time the following week" counts from the booking, whether or not the line names its day again. */
function fromOldDay(when: When, asked: Day, old: Day, line: string): When {
  const { shiftDays, ...rest } = when
  // "I'm away the week after" asks for none of its days.
  if (asked !== old || !WEEK_AFTER.test(line) || AWAY.test(line)) return when
  const isOld = when.day !== undefined && (when.day - old) % 7 === 0
  const isSame = shiftDays === 7 && SAME.test(line)
  if (isOld || (isSame && when.day === undefined)) return { ...rest, day: old + 7 }
  // "Any chance of the week after, mornings are best" names no day of it.
  const monday = mondayOf(old) + 7
  return shiftDays === 7 && when.day === undefined ? { ...rest, days: [monday, monday + 6] } : when
}

/** Wants the weekday or the hour that the booking has. */
const SAME = /\bsame (?:(?:sort|kind) of )?(?:time|day|slot|again)\b/

const AWAY =
  /\b(?:away|holiday|busy|can't|cannot|not|no good|off)\b[^.?!;,]*\b(?:following week|week after)\b/

/** Wants the week after that of the booking. */
const WEEK_AFTER = /\b(?:following week|week after)\b(?! (?:next|that|new|christmas|easter))/

const THAT_DAY = /\bthat (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g

/** Puts another day in place of the one asked for: "go on then. Actually, make it Friday". */
const PUTS_ANOTHER_DAY =
  /\b(?:make (?:it|that)|instead|change (?:it|that) to|rather (?:have|come|do)|\w+day(?:'s| is| would be| 'd be) (?:better|no good))\b/

/** Asks when the caller may come: "yes please. Could we have a look round it on Friday?" */
const COMES_TO_SEE =
  /\b(?:(?:can|could) (?:i|we)|(?:i|we)(?:'d| would)?(?: (?:like|love|want|prefer|need))?(?: to)?) (?:\w+ ){0,2}?(?:come|pop|see|view|look|have a (?:\w+ )?(?:look|nosy))\b/

/** Whether the time in a line is for something else, or is not a time at all. */
function isOfOther(text: string, { open, hasParty, askedDay }: Context): boolean {
  // "Yes, tomorrow morning please" to "Shall I ask Sam to ring you back?", but not "yes, make it Friday instead".
  if (open === 'take-message') {
    const isOfVisit = COMES_TO_SEE.test(text) || (askedDay !== null && PUTS_ANOTHER_DAY.test(text))
    return AGREED.test(text) && !isOfVisit
  }
  // To a restaurant "for six" is a party, though "What day and time?" was asked.
  const isWhen = open === 'when' || open === 'date'
  return hasParty && isWhen && PARTY_ALONE.test(withDigits(text))
}

/** Whether a line with a time in it moves the booking that was made; "can I pay on Friday?" does not. */
function isMove(text: string, { not, notMinutes }: When, today: Day): boolean {
  return (
    (not ?? notMinutes) !== undefined ||
    INSTEAD.test(text) ||
    MOVES.test(text) ||
    text.split(/[,.;!?] /).some((part) => isTimeAlone(part, today))
  )
}

/** Whether a line limits the day of the booking; "not before Friday", at the number, says when to ring. */
function limitsBooking(text: string, { days }: When, { open, isBooking }: Context): boolean {
  const limits = open === 'phone' ? /^no\b/ : LIMITS
  return isBooking && days !== undefined && limits.test(text) && !wantsRing(text)
}

/** Denies what she has understood: "I never said tomorrow". */
const DENIES_SAID = new RegExp(`\\b${DENIES}\\b`)

/** Whether a line asks for its day or time, though the question was for something else. */
function isAskedFor(text: string, when: When, context: Context): boolean {
  const { open, isBooking, isMessage } = context
  return (
    // In a message, any day or time counts.
    (isMessage && open !== 'about') ||
    isWish(text, when, context) ||
    limitsBooking(text, when, context) ||
    (isBooking && DENIES_SAID.test(text))
  )
}

const SPOKEN_TIME =
  '(?:half|quarter|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d|\\w+day|tomorrow)'

/** Takes a time in a sentence of its own: "tomorrow then, ten o'clock's lovely. It's Mrs Pickering". */
const TAKES_TIME = new RegExp(
  `^(?:(?:oh|ooh|well|yes|yeah|actually|sorry|no|wait|hang on),? )*(?:the |this |next |at )?${SPOKEN_TIME}\\b[^.?!;]*\\b(?:lovely|fine|perfect|great|brilliant|grand|'ll do|will do|suits)\\b`,
)

/** Asks for another in one: "Priya Nair. Actually, have you got the five o'clock?" */
const ASKS_TIME = new RegExp(
  `^(?:(?:oh|actually|sorry|no|wait|hang on),? )+(?:(?:so )?(?:there's |have you )?nothing(?: free| left)? (?:at|on|for)|have you(?: got)?|is|could (?:we|i|you)|can (?:we|i|you|it)|(?:what|how) about)\\b[^.!;]*\\b${SPOKEN_TIME}\\b`,
)

/** Goes back to a time, or takes another: "I'll stick with this Thursday, four o'clock". */
const STICKS_TO = new RegExp(
  `\\b(?:i'll|we'll|i will|let's) (?:just )?(?:stick (?:with|to)|stay with|go (?:back to|with|for)|keep|have|take|do) (?:the |this |next )?${SPOKEN_TIME}\\b`,
)

const choosesTime = (sentence: string) => TAKES_TIME.test(sentence) || ASKS_TIME.test(sentence)

function isWish(
  text: string,
  when: When,
  { isBooking, minute, askedDay, open, today }: Context,
): boolean {
  // "I can't do Thursday after all", of the day settled on.
  if (isBooking && askedDay !== null && when.not?.includes(askedDay)) return true
  // "Half three's no good, actually", of the time settled on.
  if (isBooking && minute !== null && when.notMinutes?.includes(minute)) return true
  // "Five's too late, have you got quarter to four?"
  const isRefused = when.not !== undefined || when.notMinutes !== undefined
  if (isBooking && isRefused && (when.day !== undefined || when.minute !== undefined)) return true
  if (isBooking && STICKS_TO.test(text)) return true
  if (isBooking && (PUTS_OTHER.test(withDigits(text)) || putsOff(text))) return true
  if (isBooking && open !== 'party' && text.split(/(?<=[.!?;]) /).some(choosesTime)) return true
  if (isBooking && ASKS_PART.test(text)) return true
  if (TAKEN_UP.test(text)) return false
  const isShift = (when.isLater ?? when.isEarlier) === true && SHIFT.test(text)
  const isShort = text.split(' ').length <= SHIFT_MAX_WORDS
  const asksShift = isShort || asksToMove(text) || ASKS_SHIFT.test(text)
  if (isBooking && minute !== null && isShift && !wantsRing(text) && asksShift) return true
  const [first = ''] = text.split(/[.!;] /)
  if (isBooking && (INSTEAD.test(text) || TIME_ALONE.test(first))) return true
  // "Jo Hale, or any afternoon next week"; beside a number that may say when to ring.
  const isAsked = (part: string) =>
    isTimeAlone(part, today) &&
    (IN_ORDER.test(part) || MOVES.test(part) || (open === 'name' && /^(?:any|some)\b/.test(part)))
  if (isBooking && open !== 'party' && !wantsRing(text) && text.split(/[,.;!?] /).some(isAsked))
    return true
  if (when.day === undefined && when.minute === undefined && !when.shiftDays) return false
  return (
    WISH.test(text) &&
    !isQuestion(
      text.replace(
        /^(?:(?:oh|actually|no|sorry|wait),? )*(?:can|could) (?:we|i|you) (?:make|change|move|switch|do|have)/,
        '',
      ),
    )
  )
}
