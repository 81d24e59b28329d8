import { WEEKDAYS } from '../../calendar.ts'
import type { Service } from '../../types.ts'
import { contentOf, stem } from '../text/text.ts'
import { isOnOtherMatter } from '../asks/consultations.ts'
import { isOtherWork } from './kinds-of-work.ts'
import {
  FOR_CHILDREN,
  GENERIC_POINTS,
  type Said,
  type Synonyms,
  withSynonyms,
} from './said-words.ts'
import { GENERIC, knownWords, type Name, namesOf, tellingWords } from './service-names.ts'
import { forCaller } from './qualifiers.ts'
import { isFaultOf } from './work.ts'

const BOOKING = stem('appointment')

/** Words that also say when. */
const OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night'].map(stem))

/** Days in the name of a service: a Sunday lunch is no other lunch. */
const DAYS = new Set(WEEKDAYS.map((day) => stem(day.toLowerCase())))

const SPECIAL_POINTS = 2

/** The most that one of the things scores that a name offers: it is surely meant only with a need, or to be booked. */
const SPECIAL_PART_POINTS = 1.5

/** The score of one distinctive word of a long name. */
export const WORD_POINTS = 0.4

const SHARED_POINTS = 0.25

/** The points from which the words of a message surely mean a service. */
export const SURE_POINTS = 2

const WHOLE_POINTS = 2

const NAMED_POINTS = 2

/** The score of three words or more of a long name. */
const TELLING_POINTS = 0.5

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
  const names = namesOf(services)
  const found = forCaller(
    services
      .flatMap((service, i) =>
        names[i] ? [{ service, points: pointsOf(names[i], said), name: names[i] }] : [],
      )
      .filter(({ points }) => points > 0),
    said,
  )
  const meant = found.filter(
    ({ service }) =>
      !isOtherWork(line, service, synonyms) && !isOnOtherMatter(said.words, service, services),
  )
  // "A boiler installation" is not the installation of a bathroom, but the quote for a new boiler is of the same thing.
  const others = found.filter((one) => !meant.includes(one))
  const sorted = meant
    .map((one) =>
      isForNew(one.name, others, said) ? { ...one, points: SURE_POINTS + one.points } : one,
    )
    .filter(({ points }) => others.length === 0 || points > GENERIC_POINTS)
    .filter(({ service }) => !isFaultOf(line, service.name))
    .toSorted((a, b) => b.points - a.points)
  return withAskedFirst(sorted, line, synonyms)
}

/** Whether a service is for what is new, of the thing that a line names and that the others only look after. */
const isForNew = ({ text, stems }: Name, others: readonly ServiceMatch[], said: Said) =>
  /\b(?:new|replac|install|fit)/.test(text) &&
  // "Our new tenant says the boiler's cold"
  ofName(stems, said) === said &&
  stems.some(
    (word) =>
      said.words.has(word) &&
      !GENERIC.has(word) &&
      others.some(({ service }) => tellingWords(service).includes(word)),
  )

/** Asks for the thing that comes next: "can I get a massage", "I fancy a leg massage". */
const ASKS_FOR =
  /\b(?:want|need|like|get|have|fancy|book(?:ed|ing)?(?: in)?(?: for)?|in for|do|with|after) (?:an?|some|another) (?:[\w-]+ )?[\w-]+/g

/** Puts a service that the line asks for by its own word before one that only its reason hints at: "a massage for my bad back". */
function withAskedFirst(sorted: ServiceMatch[], line: string, synonyms: Synonyms): ServiceMatch[] {
  const [best] = sorted
  if (!best || sorted.length < 2) return sorted
  const said = contentOf(line)
  const isIn = (words: ReadonlySet<string>, { service }: ServiceMatch) =>
    tellingWords(service).some((word) => words.has(word))
  if (isIn(said, best) || !sorted.some((one) => isIn(said, one))) return sorted
  const asked = (line.match(ASKS_FOR) ?? []).join(', ')
  // "Just a fringe trim" asks for a haircut in other words, and for no beard trim.
  if (isIn(withSynonyms(asked, synonyms).words, best)) return sorted
  const [only, other] = sorted.filter((one) => isIn(contentOf(asked), one))
  return only && !other
    ? [{ ...only, points: best.points + only.points }, ...sorted.filter((one) => one !== only)]
    : sorted
}

/** A more specific service of the same kind, if the line asks for it: the children's check-up for "they're children". */
export function moreSpecific(
  line: string,
  current: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const own = contentOf(current)
  const said = withSynonyms(line, synonyms).words
  const stems = namesOf(services).map((name) => name.stems)
  const fitting = services.filter((_, i) => {
    const more = stems[i]?.filter((word) => !own.has(word)) ?? []
    const isSame = more.length + own.size === stems[i]?.length
    return isSame && more.length > 0 && more.every((word) => said.has(word))
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** Adjectives in names of services, which callers also say of other things: by stem, the word. */
const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  ['new', 'full', 'general', 'standard'].map((word) => [stem(word), word]),
)

/** Picks one of a kind: "the full one", "full, please". */
const PICKS = /^(?: (?:ones?|please|works|thing|whack|lot)\b|,? please\b)/

/** Is the caller, and nothing of the caller's: "I'm new", "a new patient". */
const IS_CALLER = /^(?:,| (?:to|here|patients?|clients?|customers?|members?)\b|\W*$)/

/** A line this short can only pick: "the full, then". **Units**: words. */
const PICK_MAX_WORDS = 4

/**
 * A line without the adjectives of a name that it says of something else: "got a new baby" asks for no new boiler,
 * and "if she's full" for no full assessment.
 */
function ofName(own: readonly string[], said: Said): Said {
  const strange = own.filter((word) => isOfOther(word, own, said))
  return strange.length === 0
    ? said
    : { ...said, words: new Set([...said.words].filter((word) => !strange.includes(word))) }
}

/** Whether a word of a name is an adjective that a line says of another thing only. */
function isOfOther(word: string, own: readonly string[], { text, words, meant }: Said): boolean {
  const adjective = ADJECTIVES.get(word)
  if (adjective === undefined || !words.has(word) || meant.has(word)) return false
  if (text.split(' ').length <= PICK_MAX_WORDS) return false
  // "A new combi" is a new boiler.
  if (own.some((one) => meant.has(one) && !contentOf(text).has(one))) return false
  return [...text.matchAll(new RegExp(`\\b${adjective}\\b`, 'g'))].every(({ index }) => {
    const after = text.slice(index + adjective.length)
    if (PICKS.test(after) || (adjective === 'new' && IS_CALLER.test(after))) return false
    const [clause = ''] = after.split(/[,.;!?]/)
    const next = [...contentOf(clause)].slice(0, 2)
    return !next.some((one) => own.includes(one))
  })
}

/** The points of a name, or of the part of it that a line fits best: "a loo" of "blocked sink or loo". */
function pointsOf(name: Name, line: Said): number {
  const said = ofName(name.stems, line)
  const points = pointsOfWhole(name, said)
  return points === 0
    ? 0
    : Math.max(
        points,
        ...name.parts.map((part) => pointsOfWords(part, name.shared, said, SPECIAL_PART_POINTS)),
      )
}

function pointsOfWhole({ stems: own, shared, text }: Name, said: Said): number {
  const hit = own.filter((word) => said.words.has(word))
  // "For my kids" decides between two services, but asks for neither.
  if (hit.every((word) => FOR_CHILDREN.has(word))) return 0
  // "A table on Saturday afternoon" asks for no afternoon tea.
  if (hit.length < own.length && hit.every((word) => OF_DAY.has(word))) return 0
  // "Sunday lunch" is all that callers say of the Sunday family lunch.
  const isOfDay = hit.length > 1 && hit.some((word) => DAYS.has(word))
  const isNamed = isOfDay || said.text.includes(text)
  const special = own.filter((word) => !GENERIC.has(word))
  const isTelling = hit.filter((word) => special.includes(word)).length > 2
  const points = pointsOfWords(own, shared, said)
  // "A check-up for my children" is the children's check-up rather than any check-up.
  const whole = isOfDay || hit.length === own.length ? WHOLE_POINTS + own.length / 2 : 0
  return points + whole + (isNamed ? NAMED_POINTS : 0) + (isTelling ? TELLING_POINTS : 0)
}

/** The points of the words of a name, or of a part of it, that a line has. */
function pointsOfWords(
  own: readonly string[],
  shared: ReadonlySet<string>,
  said: Said,
  most = SPECIAL_POINTS,
): number {
  const special = own.filter((word) => !GENERIC.has(word))
  return own
    .filter((word) => said.words.has(word))
    .reduce((sum, word) => {
      // "I'd like an appointment" does not ask for an emergency appointment.
      if (word === BOOKING && special.length > 0) return sum
      if (shared.has(word)) return sum + SHARED_POINTS
      // "Room" is one word of three in "private dining room", so only a hint.
      // If every word of a name is generic, callers' usual phrase for it counts as much as a distinctive word.
      if (GENERIC.has(word) && !(special.length === 0 && said.meant.has(word)))
        return sum + GENERIC_POINTS
      return sum + most / Math.max(1, special.length)
    }, 0)
}

/**
 * The services that the line names, by a distinctive word or by what callers say for it. Only the
 * best of those that share their words counts: a boiler that is due its service is one thing.
 */
export function namedServices(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service[] {
  const said = withSynonyms(line, synonyms)
  const best = chooseService(line, services, synonyms, WHOLE_POINTS)
  const own = contentOf(best?.name ?? '')
  const names = namesOf(services)
  const wordsOf = (i: number) => ofName(names[i]?.stems ?? [], said).words
  // "A bath and brush for my dog" names no groom, though there are two for dogs.
  const isNamed = (service: Service, i: number) =>
    tellingWords(service).some(
      (word) => wordsOf(i).has(word) && !own.has(word) && !(best && names[i]?.shared.has(word)),
    ) && !isOtherWork(line, service, synonyms)
  return services.filter((service, i) => service === best || isNamed(service, i))
}

/** What any work may be called: "do you do criminal work?", "landlord stuff" */
export const ANY_WORK: ReadonlySet<string> = new Set(
  ['work', 'case', 'matter', 'thing', 'job', 'stuff'].map(stem),
)

/** The services whose names have all words of what is asked for: the boiler service and the new boiler, of "boilers". */
export function servicesOf(asked: string, services: readonly Service[]): Service[] {
  const said = [...contentOf(asked)].filter((word) => !ANY_WORK.has(word))
  // "Do you do Sundays?" asks for no Sunday lunch, nor "visits" for a first visit.
  const isTelling = said.some(
    (word) => !DAYS.has(word) && !OF_DAY.has(word) && !GENERIC.has(word) && word !== BOOKING,
  )
  const names = namesOf(services)
  // "Do you do lunch?" is not only about Sunday's.
  const isOn = (stems: readonly string[]) =>
    stems.every((word) => !DAYS.has(word) || said.includes(word))
  return services.filter((_, i) => {
    const { stems = [] } = names[i] ?? {}
    return isTelling && isOn(stems) && said.every((word) => stems.includes(word))
  })
}

const SIZED =
  /\b(?:an?|the|one) (big|large|huge|small|little|tiny|new|old|short|long|full|half|double|single) one\b/

/** The one bookable service of the size or kind that a line picks out: "a large one". */
export function ofKind(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const { words } = withSynonyms(SIZED.exec(line)?.[1] ?? '', synonyms)
  const [only, other] = services.filter(
    (one) => one.isBookable && [...contentOf(one.name)].some((word) => words.has(word)),
  )
  return only && !other ? only : null
}

/** The service with the one distinctive word of a line that has no word unknown to the set-up: "a bath for the dog". */
export function onlyNamed(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): Service | null {
  const known = knownWords(services, synonyms)
  if ([...contentOf(line.replace(SAYS_NO_THING, ' '))].some((word) => !known.has(word))) return null
  const [first, second] = findServices(line, services, synonyms)
  if (!first || first.points < WORD_POINTS || !first.service.isBookable) return null
  return second && second.points >= WORD_POINTS ? null : first.service
}

/** Words of a wish that name no thing: "can I book two in for a good wash". */
const SAYS_NO_THING = /\b(?:two|three|four|both|only|just|\d|book\w*|good|proper|quick|nice)\b/g

/** Whether all of two or more services share a distinctive word, as the grooms do. */
export function areOfAKind(services: readonly Service[]): boolean {
  const [first = [], ...rest] = services.map(tellingWords)
  return rest.length > 0 && first.some((word) => rest.every((words) => words.includes(word)))
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

/** The fewest words that services share at which a line is surely about one of them. */
const SHARED_MIN_WORDS = 2

/** Whether a line names what several bookable services have in common: "a full groom". */
export function isOfSeveral(
  line: string,
  services: readonly Service[],
  synonyms: Synonyms,
): boolean {
  const alike = alikeServices(line, services, synonyms)
  const { words } = withSynonyms(line, synonyms)
  const isNamed = (service: Service) => tellingWords(service).some((word) => words.has(word))
  // "I just want a check-up", be it the routine one or the child's.
  const things = [...contentOf(line.replace(SAYS_NO_THING, ' '))]
  const isAll = ({ name }: Service) => things.every((word) => contentOf(name).has(word))
  const bookable = alike.filter((one) => one.isBookable)
  if (things.length > 0 && bookable.length > 1 && bookable.every(isAll)) return true
  if (alike.length === 0 || !alike.every((one) => one.isBookable && isNamed(one))) return false
  const known = knownWords(services, synonyms)
  const own = [...contentOf(alike[0]?.name ?? '')].filter((word) => words.has(word))
  const strange = [...contentOf(line)].filter((word) => !known.has(word))
  return own.length >= SHARED_MIN_WORDS || strange.length <= 1
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
