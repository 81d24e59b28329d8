import type { Day } from '../calendar.ts'
import { asksToMove, clausesOf } from './asks.ts'
import type { Command } from './command.ts'
import { ASKS_OTHERWISE, ASKS_WHEN, type Context } from './context.ts'
import { isTimeAlone, isTimed } from './diary-asks.ts'
import { part, pattern } from './patterns.ts'
import {
  IS_ANY_PICK,
  IS_PICK,
  isNearest,
  isWhichever,
  NEAR_THE_END,
  pickOf,
  refusesAll,
} from './picks.ts'
import { isOfPrice, isQuestion } from './questions.ts'
import { withDigits } from './numbers.ts'
import { isPast, isStory } from './story.ts'
import type { Open } from '../types.ts'
import { plain } from './text.ts'
import { wantsRing } from './wants.ts'
import { findWhen, type When } from './when.ts'
import { beginsWithYes, concedes, readAnswer } from './yes-no.ts'

/** Words that ask for a time instead of describing somebody's week. */
const WISH = pattern`
  \b(?:
    make (?:it|that)|change|move|switch|actually|instead|rather|prefer|could we|can we
    |can i|could i|meant|i'd like|i want|want|book\w*|reserv\w+|appointment|table
    |same time|better|please|not|then$
  )\b
  |\bi(?:'ve)? (?:said|told you)\b
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
const HOUR = '(?:1[0-2]|[1-9])'
/** An hour without "at" that replaces the time in hand: "change it to 11", "can you do 11 instead", "actually, 11". */
const BARE_HOUR = pattern`
  (
    \b(?:
      (?:make|change|move|push|bring|put|switch) (?:it|that)(?: back| forward)?(?: to)?
      |(?:can|could) (?:i|we|you) do
    )
    |^(?:(?:actually|no|sorry|oh|wait),? )+
  )(?: the)? (${HOUR})(?= (?:instead|please|then|if|on (?:the )?\w+day|or not)\b|\W*$)
  |^(${HOUR})(?= (?:instead|(?:would be|is|'d be) better)\b)
`

/** Puts another day or time in place of the one in hand: "actually, can we make it the five o'clock?" */
const PUTS_OTHER = pattern`
  (?<!\b(?:can't|cannot|couldn't|won't|not|never|to) )\b(?:make|change|move|switch|swap) (?:it|that) (?:(?:to|for|at|on|in|a|an|the|about|around|next|this) )*(?:
    \d|half|quarter|noon|midday|morning|afternoon|evening|\w+day|tomorrow|tonight|week
  )
  |(?:
    \b(?:can|could|may) (?:i|we)|(?:i|we)'(?:ll|d)
  ) (?:have|take|do|go for|prefer) (?:the |at )?(?:
    \d|half|quarter|noon|midday|morning|afternoon|evening|\w+day|tomorrow
  )[^.?!;,]{0,20}\b(?:instead|after all)\b
`

/** What "earlier" and "later" say of a time. */
const SHIFTS: ReadonlySet<string> = new Set(['isLater', 'isEarlier', 'isAny'])
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
/** Names one of the offers: "the later one". */
const DEFINITE =
  /\bthe (?:later|earlier|latest|earliest|sooner|soonest|nearer|nearest) (?:one|time|slot|option|of)\b/

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
  /\b(?:busy|remember\w*|interview|already have|have a|i work|at work|until|since|from \d|every)\b/

/** "A bit later", and not "I'd sooner not". */
const SHIFT = /\b(?:later|earlier|sooner)(?=\W*$| (?:please|then|if|on|that|than|in)\b|[,.;!?])/
/** The words of "a bit later, please". */
const SHIFT_MAX_WORDS = 5

/** What people hold at a restaurant, whose day is the day that they want. */
const OWN_EVENT =
  /\b(?:an? |the |my |our |his |her |\w+'s )?(?:funeral|wake|wedding|christening|graduation)(?:'s| is)?(?= (?:on|at|this|next)\b)/g

/** Chooses another of the offers than the one just named. */
const CHOOSES_INSTEAD =
  /[.,;!] (?:oh,? |er,? )*(?:no|actually|sorry|wait),? (?:(?:make it|i'll have|i'll take|go for|let's have) )?(the (?:first|second|third|last|later|latest|earlier|earliest|other)(?: one)?)\W*$/

/** Speaks of one of a party: "and one's in a wheelchair". */
const ONE_IS =
  /\bone(?:'s| is) (?=(?:in a|vegan|veggie|vegetarian|coeliac|allergic|pregnant|deaf|blind|an? (?:baby|toddler|child|vegan|vegetarian|coeliac))\b)/g

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

const NAMED_OFFER = new RegExp(
  part`
    \bthe (?:first|second|third)(?= one|'s| is| would| will|\W*$|[,.;])
    |\bthe (?:
      first|second|third|earlier|earliest|later|latest
    ) of (?:(?:those|them|these|the)(?: (?:two|three))?)\b
  `,
  'g',
)

function timeOf(line: string, wants: Command[], told: Command[], context: Context): Command[] {
  const { open, setup, today, askedDay, isBooking, isMessage } = context
  // Once all is done, "nothing else" asks for no other times.
  if (open === null && NOTHING_ELSE.test(line)) return []
  // "Afternoon tea" names a service, not a time of day.
  const named = told.reduce(
    (rest, command) =>
      command.kind === 'tell' && command.field === 'service'
        ? rest.replace(plain(command.value), ' ')
        : rest,
    line,
  )
  // "Four then. How much is it?" chooses a time first.
  const isAnswered = ASKS_WHEN.includes(open) && isOfPrice(named)
  const past = (isAnswered && withoutPrice(named)) || named
  // The firm is asked to hold it: "we've a funeral on the 29th, and want somewhere for thirty".
  const said = context.hasParty
    ? past.replace(OWN_EVENT, ' ').replace(ONE_IS, 'somebody is ')
    : past
  const text = open === 'slot' ? withoutEcho(lastChoice(said, context)) : said
  // After offers, "the first" is not a date, even if one of the offers is on the first.
  if (IS_PICK.test(text)) {
    if (open === 'slot') return [pick(pickOf(text) ?? 0, text)]
    if (open === 'service' && isBooking) return []
  }
  // "The ten o'clock. No, make it the last one."
  const [, instead] = CHOOSES_INSTEAD.exec(text) ?? []
  if (open === 'slot' && instead !== undefined && pickOf(instead) !== null)
    return [pick(pickOf(instead) ?? 0, instead)]
  const isAnswer = ASKS_WHEN.includes(open) && !isOfPrice(text)
  const isBook = wants.some(({ kind }) => kind === 'book')
  const isStart = open === 'service' || open === 'take-message' || open === null
  if (isStart && !isBook && isPast(text))
    return SOONEST.test(text) ? [{ kind: 'tell-when', when: { isAny: true } }] : []
  if (!isBook && isOfOther(text, context)) return []
  const isSet = isBooking && context.minute !== null && !context.hasParty
  const timed = isSet
    ? withDigits(text).replace(
        BARE_HOUR,
        (_, lead = '', hour = '', only = '') => `${lead} at ${hour}${only}`,
      )
    : text
  const bare = timed.replace(/\b(morning|lunchtime|afternoon|evening) one\b/, '$1')
  // Nor is "the second's fine" the 2nd.
  // At offers of times "the eleven" is an hour, not a date.
  const hour = /\bthe (\d{1,2})(?= option| please| then|[.,;!] |\W*$)/
  const when = findWhen(
    open === 'slot' ? withDigits(bare.replace(NAMED_OFFER, 'that')).replace(hour, 'at $1') : bare,
    {
      setup,
      today,
      asked: askedDay,
      isAnswer,
    },
  )
  const isMade = open === null && isBooking && !isMessage
  const isOfIt = wants.some(({ kind }) => OF_BOOKING.includes(kind))
  if (when && isMade && !isOfIt && !isMove(text, when, today)) return []
  const commands: Command[] = []
  if (open === 'slot') {
    if (NEAR_THE_END.test(text)) return [{ kind: 'pick', index: -1 }]
    if (refusesAll(text))
      return [{ kind: 'no' }, ...(when ? [{ kind: 'tell-when' as const, when }] : [])]
    // "Does she need her jabs first?" does not choose the first offer.
    const index = /^(?:do|does|is|are|will|should) /.test(text) ? null : pickOf(text)
    const isAny = IS_ANY_PICK.test(text) && !isQuestion(text)
    if (index !== null && when?.minute === undefined && (when?.day === undefined || isAny))
      commands.push(pick(index, text))
    // "The nearest you've got to seven" names what it asked for before.
    else if (index !== null && isNearest(text) && when?.day === undefined)
      return [{ ...pick(index, text), ...(when?.minute !== undefined && { near: when.minute }) }]
    const { not, days } = when ?? {}
    const limits = { ...(not && { not }), ...(days && { days }) }
    if (isAny && commands.length > 0 && when?.day === undefined)
      return not || days ? [...commands, { kind: 'tell-when', when: limits }] : commands
    // "The later one, I've got to get home" chooses, and asks for nothing later.
    const isOnlyShift = Object.keys(when ?? {}).every((key) => SHIFTS.has(key))
    if (commands.length > 0 && isOnlyShift && DEFINITE.test(text)) return commands
    const taken = when && conceded(text, when)
    if (taken) return [taken]
  }
  if (!when || (open === 'confirm' && isOfOldBooking(text, when, askedDay))) return commands
  // "Friday? Have you nothing on a Saturday?" takes no offer.
  if (open === 'slot' && when.minute === undefined && onlyAsks(text)) when.isEither = true
  // "I'm away on Wednesday", beside a name or number for a message, asks for no Wednesday.
  if (isBesides(text, context)) return commands
  const isFirst = isStart && !isBooking && !isBook && told.length === 0
  if (isFirst && isStory(text, context)) return commands
  if (
    ASKS_OTHERWISE.includes(open) &&
    (!isMessage || open === 'about') &&
    !isWish(text, when, context) &&
    !limitsBooking(text, when, context) &&
    !(isBooking && DENIES_SAID.test(text)) &&
    !isBook
  )
    return commands
  return [...commands, { kind: 'tell-when', when }]
}

/** Chooses one of the offers. */
const pick = (index: number, text: string): Extract<Command, { kind: 'pick' }> =>
  isNearest(text)
    ? { kind: 'pick', index, isNearest: true }
    : isWhichever(text.split(/[.!;] +/).at(-1) ?? text)
      ? { kind: 'pick', index, isAny: true }
      : { kind: 'pick', index }

/** Asks what else is there: "is there nothing on the Monday?" */
const ASKS_ELSE = pattern`
  \b(?:nothing|nobody|no one|anything|anybody|anyone|nowt|owt)\b[^.?!]*\?
  |\bwhat (?:else|other|have you|do you have|is there|about)\b
  |\bhow about (?:earlier|later|anything)\b
  |\bany (?:other|more) times?\b
  |\bis that all\b
`

/** Whether a line only repeats an offer in wonder, or asks what else is free. */
const onlyAsks = (text: string) => ASKS_ELSE.test(text) && !beginsWithYes(text)

/** A question of a few words, as an echo of what was said, before more: "Tomorrow? Is there nobody there now?" */
const ECHO =
  /^(?:(?:what|oh|sorry|er|um|no|hang on)[,.! ]+)*(?:(?:on|at|the|for|you mean|did you say) )*[\w':]+(?: [\w':]+){0,2}\?+ +(?!(?:oh )?no\b(?! one))(?=.*(?:\?|\b(?:no|not|never|nothing|nobody|\w+n't)\b))/

/** A line without the day that it only echoes before another question or a refusal. */
function withoutEcho(text: string): string {
  const rest = text.replace(ECHO, '')
  return readAnswer(rest) === 'yes' ? text : rest
}

/** Denies what she has understood: "I never said tomorrow". */
const DENIES_SAID =
  /\b(?:never|didn't|did not|haven't) (?:said|say|ask(?:ed)? for|chose|choose|pick(?:ed)?|agreed? to)\b/

/** "Why half past eight? Go on, half twelve": the choice after the question, if there is one. */
function lastChoice(text: string, { setup, today, askedDay }: Context): string {
  const last = text.slice(text.lastIndexOf('?') + 1).trim()
  if (last === text || last === '') return text
  const when = findWhen(last, { setup, today, asked: askedDay, isAnswer: true })
  return when?.minute === undefined && !IS_PICK.test(last) ? text : last
}

const BESIDE_DETAILS: readonly (Open | null)[] = ['name', 'phone', 'phone-confirm', 'postcode']
/** Says when something suits, or asks for it. */
const SUITS = pattern`
  \b(?:
    any\w*|best|better|suits?|fine|ok|okay|good|great|perfect|free|available|prefer\w*
    |rather|please|can|could|would|after|before|until|till?|between|from|not|no|ring|call
    |phone|want\w*|need\w*|like|instead|make it|move|same|asap|today|tonight
  )\b
`

/** Speaks of the owner's call. */
const RINGS =
  /\b(?:he|she|they|sam|you|someone|somebody)(?:'ll|'d| will| can| could| would)? (?:ring|call|phone)|\brings\b|\b(?:ring|call|phone) (?:me|us)\b/

/** Tells what else is on a day, or begins on it. */
const ELSEWHERE =
  /\b(?:out|away|off|at (?:my|our|the)|busy|working|on shift|starts?|starting|exchang\w+|complet\w+|meant to|supposed to|court|hearing)\b/

/** Whether the day or time in a line about a message is not when something should be done. */
function isBesides(text: string, { open, isMessage, today, askedDay }: Context): boolean {
  const parts = text
    .split(open === 'take-message' ? /[,.;!?] / : /[.;!?] |, (?:and|but|so) |,? but /)
    .filter((part) => isTimed(part, today) || isTimeAlone(part, today))
  // When he rings is not the day that they asked for.
  const hasDay = askedDay !== null || open === 'take-message'
  const isElse = (part: string) => /\bcancel/.test(part) || (hasDay && RINGS.test(part))
  if (open === 'take-message') return parts.length > 0 && parts.every(isElse)
  const isSuited = (part: string) =>
    isTimeAlone(part, today) || (!isElse(part) && (SUITS.test(part) || !ELSEWHERE.test(part)))
  // "The Thursday after" that of a booking which she cannot see.
  if (isMessage && askedDay === null && /\b\w+day after\b/.test(text)) return true
  return isMessage && BESIDE_DETAILS.includes(open) && !parts.some(isSuited)
}

function withoutPrice(text: string): string {
  return clausesOf(text)
    .filter((clause) => !isOfPrice(clause))
    .join('. ')
}

/** Takes the time that a line finds early, late or hard all the same: "half eight's a push, but ok". */
function conceded(text: string, when: When): Command | null {
  if (!concedes(text)) return null
  const [day, minute] = [when.not?.[0], when.notMinutes?.[0]]
  if (minute !== undefined) return { kind: 'tell-when', when: { minute } }
  if (!Object.keys(when).every((key) => ['isEarlier', 'isLater', 'not'].includes(key))) return null
  return day === undefined ? { kind: 'yes' } : { kind: 'tell-when', when: { day } }
}

/** Whether the time in a line is for something else, or is not a time at all. */
function isOfOther(text: string, { open, hasParty }: Context): boolean {
  // "Yes, tomorrow morning please" to "Shall I ask Sam to ring you back?"
  if (open === 'take-message') return AGREED.test(text)
  // To a restaurant "for six" is a party, though "What day and time?" was asked.
  const isWhen = open === 'when' || open === 'date'
  return hasParty && isWhen && PARTY_ALONE.test(withDigits(text))
}

/** "Yes, and Monday's is off then?" is about another booking than the one read back. */
function isOfOldBooking(text: string, { not = [], ...more }: When, asked: Day | null): boolean {
  const isOther = not.length > 0 && (asked === null || !not.includes(asked))
  return (
    isOther && Object.keys(more).length === 0 && /\b(?:instead|cancel\w*|scrap|off)\b/.test(text)
  )
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
  if (isBooking && PUTS_OTHER.test(withDigits(text))) return true
  if (TAKEN_UP.test(text)) return false
  const isShift = (when.isLater ?? when.isEarlier) === true && SHIFT.test(text)
  const isShort = text.split(' ').length <= SHIFT_MAX_WORDS
  if (isBooking && minute !== null && isShift && !wantsRing(text) && (isShort || asksToMove(text)))
    return true
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
