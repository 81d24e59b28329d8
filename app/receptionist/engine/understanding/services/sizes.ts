import type { Service } from '../../types.ts'
import { withDigits } from '../text/numbers.ts'
import { plain } from '../text/text.ts'

const RANGE = /\b(?:up to (\d+)|(\d+) ?(?:to|-|–) ?(\d+)|(\d+)(?:\+| ?(?:or more|and over|plus)\b))/
const OF_PEOPLE = /\b(?:tables?|part(?:y|ies)|groups?|people|guests|covers)\b/

/** The smallest and the largest party of a service whose name tells: "Table for 5 to 8". */
function sizeOf({ name }: Service): readonly [least: number, most: number] | null {
  const said = withDigits(plain(name))
  const [, most, from, to, least] = RANGE.exec(said) ?? []
  if (!OF_PEOPLE.test(said)) return null
  if (most) return [1, Number(most)]
  if (from) return [Number(from), Number(to)]
  return least ? [Number(least), Infinity] : null
}

/** Whether a service is for parties of another size. */
export function isOtherSize(service: Service, party: number): boolean {
  const size = sizeOf(service)
  return size !== null && (party < size[0] || party > size[1])
}

/** The one bookable service for a party of this size, where the names tell the size. */
export function tableFor(party: number, services: readonly Service[]): Service | null {
  const [only, other] = services.filter(
    (one) => one.isBookable && sizeOf(one) !== null && !isOtherSize(one, party),
  )
  return only && !other ? only : null
}
