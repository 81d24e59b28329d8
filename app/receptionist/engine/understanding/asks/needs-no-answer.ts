import { hasKind, tells, type Ask, type Command } from '../command.ts'
import { ASKS_WHEN, type Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import { isReminder, takesAsYes, WHOSE_DETAIL } from './questions.ts'
import { isOfPrice } from './price-words.ts'
import { asksOfUnit } from './price-asks.ts'
import { asksOfRisk } from './risks.ts'
import { asksHowReached } from './status.ts'
import { isPressed } from '../danger/urgency.ts'
import { ASKS_IF_NEEDED, asksToComeAlong } from '../wants/book-asks.ts'
import { asksForPerson, endsInTell, isRefusal } from '../wants/wants.ts'
import { asksToRepeat } from '../wants/asks-of-her.ts'
import { isHaveRing } from '../wants/call-backs.ts'
import {
  choosesFromList,
  givesTime,
  isAnsweredByPick,
  isAnswerToHer,
  onlyAsksToWait,
  onlyChecks,
} from './answers-as-questions.ts'
import {
  asksForHelp,
  asksNothingElse,
  isAnsweredByOffers,
  isRequest,
  saysHowToCome,
} from './indirect-requests.ts'
import { isRhetorical, isStated, isTag, saysBack } from './rhetorical-questions.ts'

/** A clause, and the line that it is part of: what else it says, asks for and tells. */
export type ClauseInLine = {
  clause: string
  /** The other clauses. */
  rest: string
  /** The whole line. */
  text: string
  wants: Command[]
  told: Command[]
}

/** Asks for a booking by phone, which no set-up tells of. */
const BY_PHONE =
  /\b(?:do|have|be|done|see|speak|meet|move|make|change)(?: (?:it|that|this|them|him|her|(?:the|my|our) \w+|to))*(?: (?:instead|just))? (?:a |by |over |on |via |through )(?:the )?(?:phone|telephone|video|zoom|teams|skype|facetime|whatsapp)\b/

/** Worries over what only the owner knows: "he will see it before tomorrow, won't he?", "there's no charge, is there?" */
const WORRIES =
  /\b(?:get|see|read|hear) (?:it|this|that|(?:my|the) message) (?:before|by|in time|today|tonight|first)\b|\bno (?:\w+ )?(?:charge|fee|cost)\b[^.?!]*\bis there\b/

/** Says the same of somebody else, in the order of a question: "I was sick, so was my husband". */
const LIKEWISE = pattern`
  \bso (?:has|have|had|did|do|does|was|were|is|are|am) (?:
    (?:my|our|his|her|the) \w+|he|she|they|we|i|every(?:one|body)
  )(?=[.,;!]|$)
`

/** Asks leave to come: "can she come in?", "could he still be done" */
const MAY_COME =
  /\b(?:can|could|may|will|would|should) (?:she|he|it|they|i|we)(?: still| just| even)*(?: be)? (?:come|brought|bring|seen|done|groomed|have)\b/
/** Has not had all vaccinations, so that whether it may come is for the owner: "she's only had her first jabs" */
const HALF_JABBED = pattern`
  \b(?:only|not|never|without|still needs?|waiting for|due|[a-z]+n't)\b[^.?!]{0,30}\b(?:jabs?|vaccinat\w+|vaccines?|boosters?)\b
  |\b(?:jabs?|vaccinat\w+|vaccines?|boosters?)\b[^.?!]{0,24}\b(?:not|yet|only|next week|[a-z]+n't)\b
  |\b(?:first|1st|one)(?: set of| lot of| round of)? (?:jabs?|vaccinations?|vaccines?)\b
`

/** Whether a question needs no answer: the rest of the line, or what she says next, gives it. */
export function needsNoAnswer(ask: Ask, said: ClauseInLine, context: Context): boolean {
  const { clause, told } = said
  // "Do I need to book for lunch?" is no wish for lunch.
  if (clause.search(ASKS_IF_NEEDED) >= 0) return false
  if (BY_PHONE.test(clause) || WORRIES.test(clause) || asksOfRisk(clause) || asksHowReached(clause))
    return false
  if (takesAsYes(clause) || asksToComeAlong(clause) || asksOfUnit(clause)) return false
  if (MAY_COME.test(clause) && HALF_JABBED.test(said.text)) return false
  const isUnknown = ask.topic === 'unknown'
  return (
    (isUnknown && (isNotForOwner(said, context) || LIKEWISE.test(said.clause))) ||
    ((isUnknown || ask.topic === 'fact') && bringsNothing(clause, told, context)) ||
    // "Mine or mum's? I'm Sarah Hale, put it under mum, Joan Hale" has given both.
    (ask.about === WHOSE_DETAIL && tells(told, 'name')) ||
    // "Do you want my landline? 01947 600231" has given it.
    (ask.topic === 'offer' &&
      (tells(told, 'phone', 'postcode') || hasKind(told, 'part-of-phone'))) ||
    (ask.topic === 'services' && ASKS_WHEN.includes(context.open))
  )
}

/** Whether the owner need not hear a question that the set-up cannot answer. */
function isNotForOwner(said: ClauseInLine, context: Context): boolean {
  const { clause, told } = said
  return (
    (context.open !== 'confirm' && isTag(clause)) ||
    // "And half ten on Tuesday, yeah?": her next question says it back.
    (context.isBooking && onlyChecks(clause, told, context)) ||
    givesTime(said, context) ||
    isAnsweredByPick(said, context) ||
    choosesFromList(said, context) ||
    isAnsweredByOffers(said, context) ||
    asksNothingElse(said, context) ||
    isAnswerToHer(said, context) ||
    onlyAsksToWait(said) ||
    asksForHelp(clause) ||
    isReminder(clause) ||
    endsInTell(clause) ||
    isStated(said, context) ||
    ((context.isBooking || context.isMessage) && saysHowToCome(clause))
  )
}

/** Whether a question gets no answer even where a fact has one: it is talk, or asks for something to be done. */
function bringsNothing(clause: string, told: readonly Command[], context: Context): boolean {
  const { open } = context
  return (
    isRhetorical(clause) ||
    (tells(told, open) && saysBack(clause)) ||
    isRequest(clause, told, context) ||
    isRefusal(clause) ||
    asksForPerson(clause) ||
    isHaveRing(clause) ||
    // "How much did you say it was?" wants the price.
    (asksToRepeat(clause) && !isOfPrice(clause)) ||
    isPressed(clause) ||
    (open === 'name' && /^(?:what|who)(?:'s| is)? (?:your|you) name/.test(clause))
  )
}
