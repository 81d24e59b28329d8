import { isQuestion } from '../asks/questions.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { COULD_DO } from './best-service.ts'
import { isOfPrice } from '../asks/price-words.ts'
import { type Decision, type JobChoice, tellService } from './job-line.ts'
import { firstOfSeveral } from './service-names.ts'
import { findServices, namedServices, type ServiceMatch } from './services.ts'
import type { Service } from '../../types.ts'
import { hasNeed } from '../wants/book-asks.ts'
import { pattern } from '../text/patterns.ts'

const AND = /\b(?:and|plus)\b/

/** Wants a price for the work, or somebody to come and see it. */
const HAS_A_LOOK = pattern`
  \b(?:
    quot(?:e|ation)s?|estimates?|survey|pric(?:e|ed) up
    |come (?:out |round |over )?(?:and|to) (?:look|see|have a look|price|measure)
  )\b
`
/** The visit without a price at which a job that cannot be booked is looked at. */
const visitOf = (named: readonly Service[]) =>
  named.every(({ isBookable }) => isBookable)
    ? undefined
    : named.find((service) => service.isBookable && service.pricePence === 0)

/** Takes the first of two services by their names. She books one thing a call, and passes on the other. */
export function findFirstNamed(
  { text, wanted, services, exact, isBook, isListed, isWished }: JobChoice,
  { hasService, service }: Context,
): Decision {
  const isTwo = isListed || ((isBook || hasNeed(text) || hasService) && AND.test(text))
  const one = isTwo && !exact && isWished ? firstOfSeveral(wanted, services) : null
  // "Both, a check-up and a hygienist" leaves the check-up in hand.
  const first = isListed || !hasService || one?.name === service ? one : null
  return first ? [tellService(first.name), { kind: 'several' }] : null
}

/** Takes both of those that she has listed: "the booster, and her claws". */
export function findBothListed(
  { wanted, services, isListed, isWished }: JobChoice,
  { listed, synonyms }: Context,
): Decision {
  if (!isListed || !isWished || !AND.test(wanted) || /\bor\b/.test(wanted)) return null
  const named = namedServices(wanted, services, synonyms).map(({ name }) => name)
  const [first, second] = listed.filter((name) => named.includes(name))
  if (first === undefined || second === undefined) return null
  return [tellService(first), { kind: 'several' }]
}

const isSure = ({ service, points }: ServiceMatch) =>
  service.isBookable && points >= STORY_MIN_POINTS

/** The points from which a story tells of a service. */
const STORY_MIN_POINTS = 1

const isGreeting = ({ kind }: Command) => kind === 'greeting' || kind === 'thanks'

/** Takes the first of two needs that the caller tells when asked what they need. */
export function findFirstNeed(choice: JobChoice, { open, synonyms }: Context): Decision {
  const { wanted, wants, services, exact, isBook, isWished } = choice
  const isForMessage = wants.some(({ kind }) => kind === 'message')
  // "Can you do a toilet? And the tap's dripping" wants both, and asks nothing.
  const isAsked = COULD_DO.test(wanted) && !isOfPrice(wanted)
  if (open !== 'service' || !(isWished || isAsked) || isForMessage) return null
  if (!AND.test(wanted)) return null
  // "The radiator's stone cold and the washer's come" tells of two, without a need.
  const isStory = wants.every(isGreeting) && !isQuestion(wanted)
  const isTwo = findServices(wanted, services, synonyms).filter(isSure).length > 1
  if (!(isBook || hasNeed(wanted) || isAsked || (isStory && isTwo))) return null
  const named = namedServices(wanted, services, synonyms)
  if (named.length < 2) return null
  // "An extension, and somebody to come and give us a quote": the free visit comes first.
  const visit = exact?.isBookable !== true && HAS_A_LOOK.test(wanted) ? visitOf(named) : undefined
  if (visit) return [tellService(visit.name)]
  // "The boiler's noisy and the tap drips": she asks which of them to book.
  if (!exact) return [{ kind: 'book' }]
  // "An MOT and an oil change": one by its whole name goes first. What cannot be booked is not passed on.
  const isMore = named.some((service) => service !== exact && service.isBookable)
  return isMore ? [tellService(exact.name), { kind: 'several' }] : [tellService(exact.name)]
}
