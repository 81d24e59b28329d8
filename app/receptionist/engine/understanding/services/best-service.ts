import type { Service } from '../../types.ts'
import { clausesOf } from '../asks/clauses.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { isQuestion } from '../asks/questions.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { withDigits } from '../text/numbers.ts'
import { part, pattern } from '../text/patterns.ts'
import { booksThat, hasNeed } from '../wants/book-asks.ts'
import { findDates } from '../when/dates.ts'
import { wordsWithoutTimes } from '../when/story.ts'
import { forPerson } from './children.ts'
import { type JobChoice, type JobLine, tellService } from './job-line.ts'
import { isNewcomer, serviceForNew } from './qualifiers.ts'
import { ASKS_WORK, statedIn, WISHED } from './read-job-line.ts'
import { GENERIC_POINTS } from './said-words.ts'
import { exactService, isBeyondService } from './service-names.ts'
import {
  chooseService,
  moreSpecific,
  ofKind,
  onlyNamed,
  SURE_POINTS,
  WORD_POINTS,
} from './services.ts'
import { chooseUnnamed } from './unnamed-service.ts'

/** "Puppy groom, please" needs no verb. */
const BARE_MAX_WORDS = 5
/** "OK, bath for a labrador Saturday morning" is as bare, and says when. **Units**: content words besides the time. */
const BARE_MAX_THINGS = 3
/** Begins with a thing, and says for whom or when: "bath for a labrador", "nails Thursday". A meal is chosen by its time. */
const BARE = pattern`
  ^(?:(?:hi|hiya|hello|ok|okay|right|then|yes|yeah|just|so|um+|er)[,.]? )*(?:an? )?[\w-]+(?: (?:and )?[\w-]+)?,? (?:
    for|on|next|this|tomorrow|\w+day|mon|tues?|weds?|thurs?|fri|sat|sun
  )\b
`

/** Says for whom it is. "The kids are Ellie and Jack" speaks of others. */
const FOR_WHOM = /\bfor (?:my|our|a|an|the|his|her)\b|\b(?:s?he|it|they)(?:'s|'re| is| are)\b/

/** The service in hand, as it is for that person: "it's for my daughter, she's six", whatever she asks. */
export function findVariant({ text, wanted }: JobLine, context: Context): Service | null {
  const { service, setup, synonyms } = context
  return service && !isOfPrice(text) && FOR_WHOM.test(text)
    ? moreSpecific(wanted, service, setup.services, synonyms)
    : null
}

/** Takes the one service that fits the line best, unless the line only asks about it. */
export function chooseBest(choice: JobChoice, context: Context): Command[] {
  const stated = findStated(choice, context)
  const service = findBest(choice, stated, context)
  if (!service) return chooseUnnamed(choice, context)
  const { text, wanted, services } = choice
  const isPrice = asksForPrice(choice) && service !== stated
  if (isPrice || onlyAsksForSeat(text, service, context) || onlyAsksIfWeDo(text, service, context))
    return []
  const { name } = forPerson(wanted, service, context.service, services, context.synonyms)
  return [tellService(name)]
}

/** The service of her list that a line states, or wishes for on a day, whatever it asks beside it. */
function findStated({ wanted, services, isListed }: JobChoice, context: Context): Service | null {
  const { isBooking, synonyms } = context
  // "A gas safety certificate, two of them. How much each?" answers her question too.
  const listed = isListed ? statedIn(wanted, isBooking ? undefined : BARE_MAX_WORDS) : ''
  const stated = listed || pleadedIn(wanted, context) || wishedIn(wanted, context)
  return exactService(stated, services) ?? chooseService(stated, services, synonyms, WORD_POINTS)
}

function findBest(choice: JobChoice, stated: Service | null, context: Context): Service | null {
  const { wanted, services, exact, isBook, isListed, isWished } = choice
  const { isBooking, hasService, synonyms } = context
  const minPoints = leastPoints(choice, context)
  return (
    (minPoints < Infinity ? exact : null) ??
    stated ??
    (isBooking || !isListed ? chooseService(wanted, services, synonyms, minPoints) : null) ??
    (isBook && !hasService ? ofKind(wanted, services, synonyms) : null) ??
    (isBook && !hasService && isNewcomer(wanted) ? serviceForNew(services) : null) ??
    (minPoints <= 1 && (isWished || ASKS_WORK.test(wanted))
      ? onlyNamed(wanted, services, synonyms)
      : null) ??
    findVariant(choice, context)
  )
}

const TO_KNOW = new RegExp(
  part`
    \b(?:just|only) (?:want(?:ed)?|need(?:ed)?) to know (?:if|whether) you do\b
    |\b(?:can|could) you tell me(?: that)?(?: or not)?\W*$
  `,
  'g',
)

/** How sure a line must be of a service for it to be taken. */
function leastPoints(
  { text, denied, isBook, isAsking, isListed }: JobChoice,
  { open, isBooking, hasService, hasParty, inMind, today }: Context,
): number {
  if (denied.length > 0) return GENERIC_POINTS
  // "A bath" names the bath and blow dry once she has listed it.
  if (isListed && !isAsking) return WORD_POINTS
  const isAsked =
    (open === 'service' || open === 'take-message') &&
    (isBooking ||
      text.split(' ').length <= BARE_MAX_WORDS ||
      (!hasParty && BARE.test(text) && wordsWithoutTimes(text, today).size <= BARE_MAX_THINGS))
  // "Can I book it, after a lesson?" is for what she has just given the price of.
  if (isBook && !hasService && inMind !== null && booksThat(text)) return SURE_POINTS
  if ((isBook && !hasService) || (isAsked && !isAsking)) return GENERIC_POINTS
  // An ambiguous word does not change a service that was chosen.
  // "I just want to know if you do divorces" needs nothing yet.
  if (hasNeed(text.replace(TO_KNOW, ' '))) return hasService ? 2 : 1
  return isAsking ? Infinity : 2
}

const asksForPrice = ({ text, isBook, denied }: JobChoice) =>
  /\b(?:how (?:much|long)|price|cost|charge)\b/.test(text) && !isBook && denied.length === 0

/** Whether a line asks for a table, and for no other meal than the one in hand. */
function onlyAsksForSeat(text: string, { name }: Service, context: Context): boolean {
  // Every meal is at a table: "could we have one by the window" does not change what it is for.
  // In place of what only the owner can arrange, a table is a choice.
  const inHand = context.setup.services.find((one) => one.name === context.service)
  const isMeal = context.hasService && inHand?.isBookable !== false
  const isTable = context.hasParty && isMeal && /\btable\b/i.test(name)
  return (
    isTable &&
    !/\b(?:instead|rather|(?:just|only) (?:an? |the )?(?:\w+ )?table|change|switch|swap)\b/.test(
      text,
    )
  )
}

/** Asks what the firm does, and for nothing for the caller: "can you groom rabbits?" */
const ASKS_IF_WE_DO =
  /^(?:(?:hi|hello|hiya|so|and|just),? )*(?:can|could|would) you (?!.*\b(?:my|our|his|her|their|me|us|it|him|them|this|that|the|an?|\d+|please)\b)/

/** Asks it of what the line has told: "I've had a settlement agreement, do you do them?" */
const DO_THEM = pattern`
  \b(?:do|if) (?:you|u|ya) (?:
    do|deal with|handle|look at|take on|offer
  ) (?:it|them|that|these|those|this|one)s?\b
`

/** Whether a line only asks if the firm does something, and that is more than the service on some day. */
const onlyAsksIfWeDo = (text: string, service: Service, { synonyms, today }: Context) =>
  (ASKS_IF_WE_DO.test(text) || DO_THEM.test(text)) &&
  isBeyondService([...wordsWithoutTimes(text, today)].join(' '), service, synonyms)

/** Asks for something to be done or fitted in: "could you do a boiler service tomorrow", "have you anything for a check-up". */
export const COULD_DO = pattern`
  \b(?:
    (?:can|could|would) you (?:do|fit|squeeze|manage)
    |(?:have|do) you (?:got |have )?(?:any\w*|a slot|a space|room) for
    |(?:looking for|after) (?:an?|the)
  )\b
`

/** Asks for a thing by its name: "consultation please, soonest you've got, tomorrow?" */
const PLEADED = /^(?:(?:hi|hiya|hello|just|yes|yeah|er|um),? )*([^,.!?;]{3,40}?),? please\b/

/** What a line asks for by its name, before it asks when. */
function pleadedIn(text: string, { isBooking, isMessage, open }: Context): string {
  const [, thing = ''] = PLEADED.exec(text) ?? []
  const isWish = !isBooking && !isMessage && open === 'service'
  return isWish && !isQuestion(thing) && !isOfPrice(thing) ? thing : ''
}

/** Asks for something to be done, beside its price: "can she have him hand stripped, how much is that?" */
const MAY_HAVE =
  /\b(?:can|could) (?:i|we|he|she|they) (?:have|get)\b|\b(?:looking|want\w*|like) to (?:have|get)\b/

/** The part of a line that wishes for something on a day, beside a question: "I need a check-up Friday, how much is it?" */
function wishedIn(text: string, { today, isBooking, isMessage }: Context): string {
  if (isBooking || isMessage) return ''
  const clauses = clausesOf(text)
  const isPriced = clauses.some(isOfPrice)
  const wishes = clauses.filter(
    (clause) =>
      !isOfPrice(clause) &&
      ((isPriced && MAY_HAVE.test(clause)) ||
        ((hasNeed(clause) || WISHED.test(clause) || COULD_DO.test(clause)) &&
          findDates(withDigits(clause), today).dates.length > 0)),
  )
  return wishes.length < clauses.length ? wishes.join('. ') : ''
}
