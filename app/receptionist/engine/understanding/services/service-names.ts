import type { Service, Setup } from '../../types.ts'
import { contentOf, plain, stem, wordsOf } from '../text/text.ts'
import { COMMON, FOR_CHILDREN, NUMBERED, type Synonyms, withJoined } from './said-words.ts'

/** Words that many service names share: alone they say little. */
export const GENERIC = new Set(
  'service repair visit check appointment consultation session lesson meeting review fit first test advice full follow-up clean call tour general standard tooth car vehicle installation'
    .split(' ')
    .map(stem),
)

/** Words of a name that say whom a service is for: one for others is not chosen by the rest of its name. */
const QUALIFIERS: ReadonlySet<string> = new Set([
  ...FOR_CHILDREN,
  ...['new', 'first', 'initial', 'puppy', 'kitten', 'student', 'senior', 'pensioner'].map(stem),
])

/**
 * A service's name. **Shape**: its stems, those that say whom it is for, those of each thing that it offers, and those
 * that another name has too; its plain text; and that as a caller says it.
 */
export type Name = {
  stems: readonly string[]
  qualifiers: readonly string[]
  parts: readonly (readonly string[])[]
  shared: ReadonlySet<string>
  text: string
  said: string
}

/** How a price or length is counted, which tells nothing of the work: "per room", "60 min", "each". */
const MEASURES = /\beach\b|\bper (?:sq(?:uare)? )?\w+|\b\d+ ?(?:mins?|minutes?|hours?|hrs?)\b/gi

/** Words of a name that callers leave out, or say of anything: "just a table", "have a look at it", "make an appointment". */
const LEFT_OUT: ReadonlySet<string> = new Set(['book', 'com', 'over', 'look', 'help', 'mak'])

/** The stems of a name, or of a part of one. "Just a table" is the whole of a table booking. */
function stemsOf(name: string): string[] {
  const all = [...contentOf(withJoined(name.replace(MEASURES, ' ').replace(/\bwill\b/gi, 'wills')))]
  const telling = all.filter((word) => !LEFT_OUT.has(word))
  return telling.length > 0 ? telling : all
}

/** "Viewing of a rental property" is any viewing. */
const OF_THING = / of (?:an?|the|your) .*$/i

const BETWEEN_PARTS = /\s[-–—]\s|[:()]/

/** "Wash and wax" is one thing; of a list, the last comes after "and". */
const BETWEEN_THINGS = /,? or | ?\/ ?|(?<=,.*) and /

/** The stems of each thing that a name offers: "sink or loo", "radiators - bleed or swap", "gas cert (CP12)". */
function partsOf(name: string): string[][] {
  const parts = name.replace(OF_THING, ' ()').split(BETWEEN_PARTS).flatMap(thingsOf)
  if (parts.length < 2) return []
  return parts
    .map((part) => stemsOf(part.replace(/\bnew\b/gi, ' ')))
    .filter((stems) => stems.some((word) => !GENERIC.has(word)))
}

/** Each thing in part of a name, with what it shares with the others: a blocked loo of "blocked sink or loo". */
function thingsOf(part: string): string[] {
  const things = part.split(BETWEEN_THINGS)
  // "Full groom, small dog" is one thing.
  if (things.length < 2) return things
  const all = things.flatMap((thing) => thing.split(',')).map((thing) => thing.trim())
  // "Sockets, switches and small jobs" share no word.
  if (/, .* and /.test(part)) return all
  const before = all[0]?.replace(/\s*\S+$/, '') ?? ''
  const after = all.at(-1)?.replace(/^\S+\s*/, '') ?? ''
  return all.map((thing, i) => {
    if (thing.includes(' ')) return thing
    return `${i > 0 ? before : ''} ${thing} ${i < all.length - 1 ? after : ''}`
  })
}

const namesOfList = new WeakMap<readonly Service[], readonly Name[]>()

/** The names of the services, which stay the same through a call. */
export function namesOf(services: readonly Service[]): readonly Name[] {
  const known = namesOfList.get(services)
  if (known) return known
  const stems = services.map(({ name }) => stemsOf(name))
  const all = stems.flat()
  const shared = new Set(all.filter((word, i) => all.indexOf(word) < i))
  const names = services.map(({ name }, i) => {
    const text = plain(name).replace(/-/g, ' ')
    const own = stems[i] ?? []
    const qualifiers = own.filter((word) => QUALIFIERS.has(word))
    return { stems: own, qualifiers, parts: partsOf(name), shared, text, said: spoken(text) }
  })
  namesOfList.set(services, names)
  return names
}

/** The words of a plain line alone. */
const spoken = (line: string) => wordsOf(line.replace(/-/g, ' ')).join(' ')

const NAME_MIN_CHARS = 4

/** The services whose whole names are in a line, those said first before others, and long ones first. */
function saidIn(line: string, services: readonly Service[]) {
  const text = ` ${spoken(line.replace(NUMBERED, ' '))}`
  const names = namesOf(services)
  return services
    .map((service, i) => ({ service, said: names[i]?.said ?? '' }))
    .filter(({ said }) => said.length >= NAME_MIN_CHARS)
    .map((one) => ({ ...one, at: text.indexOf(` ${one.said}`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.said.length - a.said.length)
}

/** The one service whose whole name is in a line, whatever else the line says; null if none or two. */
export function exactService(line: string, services: readonly Service[]): Service | null {
  const named = saidIn(line, services)
  // "Children's check-up" has "check-up" in it.
  const longest = named.toSorted((a, b) => b.said.length - a.said.length)[0]
  return longest && named.every(({ said }) => longest.said.includes(said)) ? longest.service : null
}

/** The first of two or more services whose whole names are in a line, or null. */
export function firstOfSeveral(line: string, services: readonly Service[]): Service | null {
  const [first, ...rest] = saidIn(line, services)
  // "Children's check-up" is one service, although "check-up" is another.
  const end = first ? first.at + first.said.length : 0
  return first && rest.some(({ at }) => at > end) ? first.service : null
}

/** The words of the services' names and of what callers say for them. */
export function knownWords(services: readonly Service[], synonyms: Synonyms): Set<string> {
  return new Set([...namesOf(services).flatMap(({ stems }) => stems), ...phraseWords(synonyms)])
}

const phraseWordsOfList = new WeakMap<Synonyms, ReadonlySet<string>>()

/** The words of what callers say, which are the same for every line. */
function phraseWords(synonyms: Synonyms): ReadonlySet<string> {
  const known = phraseWordsOfList.get(synonyms)
  if (known) return known
  const phrases = [...Object.values(synonyms), ...COMMON.map(([, all]) => all)].flat()
  const words = new Set(phrases.flatMap((phrase) => [...contentOf(phrase)]))
  phraseWordsOfList.set(synonyms, words)
  return words
}

/** Whether a line has a word that the service and callers' usual phrases lack: "rabbits". */
export function isBeyondService(line: string, { name }: Service, synonyms: Synonyms): boolean {
  const [own, usual] = [contentOf(name), phraseWords(synonyms)]
  return [...contentOf(line)].some((word) => !own.has(word) && !usual.has(word))
}

/** The distinctive words of a service's name, or all its words if none is. */
export function tellingWords({ name }: Pick<Service, 'name'>): string[] {
  const all = stemsOf(name)
  const special = all.filter((word) => !GENERIC.has(word))
  return special.length > 0 ? special : all
}

/** Whether words have a distinctive one of a service that no other of the services has. */
export function isNamedApart(
  words: ReadonlySet<string>,
  service: Service,
  services: readonly Service[],
): boolean {
  const shared = namesOf(services)[0]?.shared
  return tellingWords(service).some((word) => words.has(word) && !shared?.has(word))
}

/** The services that she lists when she asks which one, in that order. */
export function bookableServices({ services }: Setup): readonly Service[] {
  const bookable = services.filter(({ isBookable }) => isBookable)
  return bookable.length > 0 ? bookable : services
}
