import type { Service } from '../../types.ts'
import { contentOf, stem } from '../text/text.ts'
import { FOR_CALLER, FOR_CHILDREN, type Synonyms, withSynonyms } from './said-words.ts'
import { moreSpecific } from './services.ts'

const NEW_WORDS = new Set(['new', 'first', 'initial', 'patient'].map(stem))

/**
 * The service for the person meant: the children's check-up for a check-up or a registration, if the
 * line says that it is for a child; the one in hand if it says nothing new of that.
 */
export function forPerson(
  line: string,
  chosen: Service,
  current: string | null,
  services: readonly Service[],
  synonyms: Synonyms,
): Service {
  if (isOfChildren(chosen)) return chosen
  const before = services.find(({ name }) => name === current)
  // "A check-up, I suppose", after the child's check-up, is the same.
  const isSame = before && moreSpecific(`${line} child`, chosen.name, services, synonyms) === before
  if (isSame && !FOR_CALLER.test(line) && !/\badult|\bgrown/.test(line)) return before
  const isOfNew = [...contentOf(chosen.name)].some((word) => NEW_WORDS.has(word))
  return (isOfNew ? childService(line, services, synonyms) : null) ?? chosen
}

const isOfChildren = ({ name }: Service) =>
  [...contentOf(name)].some((one) => FOR_CHILDREN.has(one))

/** The one service for children, if the line says that it is for a child. */
export function childService(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const { words } = withSynonyms(line, synonyms)
  if (![...FOR_CHILDREN].some((word) => words.has(word))) return null
  const [only, other] = services.filter((one) => one.isBookable && isOfChildren(one))
  return only && !other ? only : null
}
