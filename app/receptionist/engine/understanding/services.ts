import type { Service, Setup } from '../types.ts'
import { contentOf, plain, stem } from './text.ts'

/** Words that many service names share: alone they say little. */
const GENERIC = new Set(
  'service repair visit check appointment consultation session lesson meeting review fit first test advice full follow-up clean call tour general standard'
    .split(' ')
    .map(stem),
)

const BOOKING = stem('appointment')

const SPECIAL_POINTS = 2
/** The score of a word such as "service" or "visit": only a hint. */
export const GENERIC_POINTS = 0.9
/** The score of one distinctive word of a long name. */
export const WORD_POINTS = 0.4
const SHARED_POINTS = 0.25
const WHOLE_POINTS = 2
const NAMED_POINTS = 2

/** Phrases that mean a word of a service's name, keyed by that word. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** A service that a line may mean. More points mean more certainty. */
export type ServiceMatch = { service: Service; points: number }

/**
 * The services that a plain line may mean, best first. A word that only this service has scores two
 * points, a generic one that only this service has scores one.
 */
export function findServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): ServiceMatch[] {
  const said = withSynonyms(line, synonyms)
  const stems = services.map(({ name }) => [...contentOf(name.replace(/\bwill\b/gi, 'wills'))])
  return services
    .map((service, i) => ({ service, points: pointsOf(service, stems[i] ?? [], said, stems) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
}

function pointsOf(
  { name }: Service,
  own: readonly string[],
  said: Said,
  all: readonly string[][],
): number {
  const hit = own.filter((word) => said.words.has(word))
  if (hit.length === 0) return 0
  const isNamed = said.text.includes(plain(name).replace(/-/g, ' '))
  const special = own.filter((word) => !GENERIC.has(word))
  const points = hit.reduce((sum, word) => {
    // "I'd like an appointment" does not ask for an emergency appointment.
    if (word === BOOKING && special.length > 0) return sum
    const isShared = all.filter((words) => words.includes(word)).length > 1
    if (isShared) return sum + SHARED_POINTS
    // "Room" is one word of three in "private dining room", so only a hint.
    // If every word of a name is generic, callers' usual phrase for it counts as much as a distinctive word.
    if (GENERIC.has(word) && !(special.length === 0 && said.meant.has(word)))
      return sum + GENERIC_POINTS
    return sum + SPECIAL_POINTS / Math.max(1, special.length)
  }, 0)
  return points + (hit.length === own.length ? WHOLE_POINTS : 0) + (isNamed ? NAMED_POINTS : 0)
}

/** "A will" is a document; "will you" is not. */
function withWills(line: string): string {
  return line.replace(/\b(a|an?other|my|our|the|his|her|their|new|mirror) will\b/g, '$1 wills')
}

/** How callers of every trade ask for something to be repaired. */
const REPAIR = [
  'fix',
  'mend',
  'broken',
  'leaking',
  'noise',
  'faulty',
  'not working',
  "isn't working",
  "doesn't work",
  'packed in',
  "won't close",
  "won't drain",
  "won't flush",
  "won't light",
  "won't lock",
  "won't open",
  "won't shut",
  "won't start",
  "won't stop",
  "won't turn",
  'packed up',
  'stopped working',
  'gone wrong',
]

type Said = { words: Set<string>; meant: Set<string>; text: string }

function withSynonyms(line: string, synonyms: Synonyms): Said {
  // "Check up", "check-up" and "checkup", "hair cut" and "haircut".
  const text = withWills(line)
    .replace(/-/g, ' ')
    .replace(/\b(check|follow)(up)\b/g, '$1 $2')
    .replace(/\b(hair|check|follow|oil|blood) (cut|up)\b/g, '$1 $2 $1$2')
  const words = contentOf(text)
  const meant = new Set<string>()
  for (const [word, phrases] of [...Object.entries(synonyms), ['repair', REPAIR] as const]) {
    const isMeant = phrases.some((phrase) =>
      phrase.includes(' ') ? ` ${text} `.includes(` ${phrase}`) : words.has(stem(phrase)),
    )
    if (!isMeant) continue
    words.add(stem(word))
    meant.add(stem(word))
  }
  return { words, meant, text }
}

/** The services that the line names, by a distinctive word or by what callers say for it. */
export function namedServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service[] {
  const { words } = withSynonyms(line, synonyms)
  return services.filter((service) => tellingWords(service).some((word) => words.has(word)))
}

/** Whether a line has a word that the service and callers' usual phrases lack: "rabbits". */
export function isBeyondService(line: string, { name }: Service, synonyms: Synonyms): boolean {
  const known = contentOf([name, ...REPAIR, ...Object.values(synonyms).flat()].join(' '))
  return [...contentOf(line)].some((word) => !known.has(word))
}

/** The distinctive words of a service's name, or all its words if none is. */
export function tellingWords({ name }: Service): string[] {
  const all = [...contentOf(name)]
  const special = all.filter((word) => !GENERIC.has(word))
  return special.length > 0 ? special : all
}

const LISTED_COUNT = 4

/** The services that she lists when she asks which one, in that order. */
export function listedServices({ services }: Setup): Service[] {
  const bookable = services.filter(({ isBookable }) => isBookable)
  return (bookable.length > 0 ? bookable : services).slice(0, LISTED_COUNT)
}

/** The services that a line fits equally well: "a groom" may be a full groom or a puppy groom. */
export function alikeServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service[] {
  const found = findServices(line, services, synonyms)
  const alike = found.filter(({ points }) => points === found[0]?.points)
  return alike.length > 1 ? alike.map(({ service }) => service) : []
}

/** The service that a line fits best; null if it fits none, or two equally well. */
export function chooseService(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
  minPoints: number,
): Service | null {
  const [first, second] = findServices(line, services, synonyms)
  if (!first || first.points < minPoints) return null
  return second && second.points === first.points ? null : first.service
}
