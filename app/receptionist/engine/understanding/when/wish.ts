import type { Day } from '../../calendar.ts'
import type { Open } from '../../types.ts'
import { beginsWithYes } from '../answers/yes-no.ts'
import { type Command, tellsService } from '../command.ts'
import { ASKS_OTHERWISE, type Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { pattern } from '../text/patterns.ts'
import { movedTo } from '../wants/calling-off.ts'
import { isAskedFor, isMove, PUTS_OTHER } from './asked-times.ts'
import { isBesideMessage } from './beside-message.ts'
import { HOLDS_TO_NO_HOUR } from './comparisons.ts'
import { isTimed } from './diary-asks.ts'
import { withoutFalseTimes } from './false-times.ts'
import { findOfferAnswers } from './offer-answers.ts'
import { isOfOldBooking, isOfOwner, withOldTime, withoutStandingDay } from './old-times.ts'
import { IS_PICK, pickOf } from './picks.ts'
import { readWhen } from './read-when.ts'
import { choiceToShift, pickBesidePerson, plainChoice } from './slot-choices.ts'
import { isPast, isStory } from './story.ts'
import { findWhen } from './when.ts'

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

/** Beside these a time is of a booking, even once one is made. */
const OF_BOOKING: readonly Command['kind'][] = ['book', 'several', 'cancel', 'drop', 'goodbye']

/** Wants the first time that is free, after a story of the past: "it broke last night, soon as you can". */
const SOONEST =
  /\b(?:soonest|earliest|asap|soon as|first available|(?:soon|earli|quick)er the better)\b/

/** People, and no hour: "a table for 6". */
const PARTY_ALONE = /^(?:it's |a table )?for \d{1,2}$/

/** Says yes to a message. */
const AGREED = /^(?:yes|yeah|yep|yup|ok|okay|sure|please)\b|\b(?:actually|well|oh),? yes\b/

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
    const shifted = choiceToShift(text, context)
    if (shifted)
      return shifted.flatMap((one) => findOfferAnswers(one, readWhen(one, context), context))
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
    (PUTS_OTHER.test(withDigits(text)) ||
      (askedDay !== null && when.day !== undefined && PUTS_ANOTHER_DAY.test(text)) ||
      withDigits(text).search(HOLDS_TO_NO_HOUR) >= 0)
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
