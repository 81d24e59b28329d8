import type { Setup } from '../../types.ts'
import { readOnce } from '../text/remembered.ts'
import { knownFacts, tellsKind } from './known-facts.ts'
import {
  aggressiveDogs,
  largeDogs,
  matting,
  otherAnimals,
  stayingWith,
  unvaccinated,
  vaccinations,
} from './topics-of-animals.ts'
import {
  children,
  nervousPatients,
  newPatients,
  nhs,
  referral,
  sedation,
  skinTests,
} from './topics-of-patients.ts'
import {
  benefits,
  callOut,
  cancellation,
  cards,
  deposit,
  holdingDeposit,
  hourlyRate,
  instalments,
  managementFees,
  paymentMethods,
  paymentTime,
  quotes,
  rentDue,
  vat,
} from './topics-of-payment.ts'
import {
  allergies,
  childrensMenu,
  dogsAllowed,
  glutenFree,
  highChairs,
  parking,
  prams,
  stepFreeAccess,
  vegan,
} from './topics-of-premises.ts'
import {
  beingIn,
  certificates,
  collection,
  gasSafe,
  guarantee,
  homeVisits,
  insurance,
  preparation,
  thingsToBring,
} from './topics-of-visits.ts'

/**
 * What owners and callers say about one thing in different words: `own` finds an owner's fact on it, `said` a
 * caller's question. A topic is narrow: its words alone must tell what the question is about, because a wrong
 * answer is worse than none.
 */
export type FactTopic = readonly [own: RegExp, said: RegExp]

/** All topics. The order counts where a line is on two of them. */
const TOPICS: readonly FactTopic[] = [
  stepFreeAccess,
  gasSafe,
  glutenFree,
  vegan,
  collection,
  beingIn,
  sedation,
  homeVisits,
  managementFees,
  vaccinations,
  unvaccinated,
  rentDue,
  children,
  thingsToBring,
  instalments,
  cancellation,
  guarantee,
  insurance,
  parking,
  highChairs,
  childrensMenu,
  dogsAllowed,
  aggressiveDogs,
  nervousPatients,
  largeDogs,
  otherAnimals,
  prams,
  allergies,
  benefits,
  deposit,
  holdingDeposit,
  nhs,
  newPatients,
  vat,
  callOut,
  quotes,
  hourlyRate,
  stayingWith,
  matting,
  paymentMethods,
  paymentTime,
  skinTests,
  referral,
  certificates,
  preparation,
  cards,
]

/** A topic on which the set-up has one fact, by its index. */
type KnownTopic = { said: RegExp; index: number }

/** The topics on which a set-up has one fact: no line needs to be read for the others. */
const topicsOf = readOnce((facts: Setup['facts']): readonly KnownTopic[] => {
  const known = knownFacts(facts)
  return TOPICS.flatMap(([own, said]) => {
    const about = (part: 'question' | 'answer') =>
      known.flatMap((fact, index) => (own.test(fact[part]) ? [index] : []))
    const asked = about('question')
    const [index, other] = asked.length > 0 ? asked : about('answer')
    return index === undefined || other !== undefined ? [] : [{ said, index }]
  })
})

/**
 * The facts on the topics that a plain line asks about: one for each topic on which there is only one. `asked`: the
 * part that asks.
 */
export function factsOnTopics(line: string, facts: Setup['facts'], asked = line): number[] {
  const known = knownFacts(facts)
  const found = topicsOf(facts).flatMap(({ said, index }) => (said.test(line) ? [index] : []))
  return [...new Set(found)].filter((index) => {
    const fact = known[index]
    return fact !== undefined && tellsKind(asked, fact.question, fact.answer)
  })
}

/**
 * The index of the one fact on the topic that a plain line asks about, or null. `asked`: the part that asks.
 */
export function factOnTopic(line: string, facts: Setup['facts'], asked = line): number | null {
  const [only, other] = factsOnTopics(line, facts, asked)
  return only === undefined || other !== undefined ? null : only
}
