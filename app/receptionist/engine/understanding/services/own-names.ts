import type { Trade } from '../../trades/trade.ts'
import type { Service } from '../../types.ts'
import { contentOf } from '../text/text.ts'
import { namesOf } from './service-names.ts'

const tradeOfList = new WeakMap<readonly Service[], Trade>()

/**
 * The trade for a set-up's own services: what callers say for a service of the preset reaches the one that the owner
 * calls otherwise, such as "scale and polish" for the hygienist's visit.
 */
export function withOwnNames(trade: Trade, services: readonly Service[]): Trade {
  const known = tradeOfList.get(services)
  if (known) return known
  const own = [...joinedWords(services), ...otherNames(trade, services)]
  const synonyms = { ...trade.synonyms }
  for (const [name, phrases] of own) synonyms[name] = [...(synonyms[name] ?? []), ...phrases]
  const result = own.length === 0 ? trade : { ...trade, synonyms }
  tradeOfList.set(services, result)
  return result
}

type Entry = readonly [name: string, phrases: readonly string[]]

/** "De-matting" is also asked for as "dematting". */
function joinedWords(services: readonly Service[]): Entry[] {
  return services.flatMap(({ name }) =>
    (name.toLowerCase().match(/\b\w+-\w+\b/g) ?? []).map(
      (word) => [word, [word.replace('-', '')]] as const,
    ),
  )
}

/** The owner's words for services of the preset that the list has not by the preset's name. */
function otherNames({ synonyms, otherNames }: Trade, services: readonly Service[]): Entry[] {
  const all = namesOf(services)
  const names = all.map(({ stems }) => stems)
  const has = (stems: readonly string[], phrase: string) =>
    [...contentOf(phrase)].every((word) => stems.includes(word))
  return Object.entries(otherNames).flatMap(([word, others]) => {
    // A child's check-up is not the preset's: the routine examination is.
    const isListed = all.some(
      ({ stems, qualifiers }) => qualifiers.length === 0 && has(stems, word),
    )
    if (isListed) return []
    const phrases = [word, ...(synonyms[word] ?? []), ...others]
    return names.flatMap((stems) => {
      const own = others.filter((other) => has(stems, other))
      return own.length === 0 ? [] : [[own.join(' '), phrases] as const]
    })
  })
}
