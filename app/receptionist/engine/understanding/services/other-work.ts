import type { Service } from '../../types.ts'
import { stem } from '../text/text.ts'
import { agentsWork } from './agents.ts'
import { isOtherWork } from './kinds-of-work.ts'
import { GENERIC_POINTS, type Synonyms } from './said-words.ts'
import { namesOf } from './service-names.ts'
import { findServices } from './services.ts'

/** Whether a line asks for what others of the trade do, in the light of those before it: a viewing, of a letting agent who has none. */
export function isOfOthers(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
  before = '',
): boolean {
  const own = new Set(namesOf(services).flatMap(({ stems }) => stems))
  return agentsWork(line, synonyms, before).some(
    (what) => !own.has(stem(what)) && findServices(what, services, synonyms).length === 0,
  )
}

/** Whether a line wants work done that is none of the services, to a thing that one of them is for. */
export function isUnlisted(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): boolean {
  const [best] = findServices(line, services, synonyms)
  return (
    (best === undefined || best.points < GENERIC_POINTS) &&
    services.some((service) => isOtherWork(line, service, synonyms))
  )
}
