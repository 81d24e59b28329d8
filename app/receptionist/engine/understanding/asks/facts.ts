import type { Setup } from '../../types.ts'
import { asksMoreThan, asksToPayApart } from './asks-more.ts'
import { factsOnTopics } from './fact-topics.ts'
import {
  EMPTY,
  kindOf,
  knownFacts,
  significant,
  tellsMore,
  type Kind,
  type KnownFact,
} from './known-facts.ts'
import { ANY_WORK } from '../services/services.ts'
import { contentOf, stem } from '../text/text.ts'

const NEEDED_OF_FACT = 0.6
const NEEDED_IF_ALL = 0.5
const DO_YOU =
  /\b(?:do you (?:do|have|take|see|sell|offer|accept|allow)|are you (?:taking|accepting)(?: on)?) /
const NEEDED_OF_LINE = 0.3
/** What `shareOf` gives a line whose words are all in the answer, and none in the question. */
const ANSWER_SHARE = 0.5

/** Synonyms of words in facts. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pet: 'dog cat puppy kitten rabbit animal',
    due: 'pay owe',
    video: 'zoom teams skype facetime online',
    toilet: 'loo',
    quote: 'quotation estimate',
    children: 'kids child',
    benefit: 'dss',
  }).map(([word, others]) => [stem(word), others.split(' ').map(stem)]),
)

/** The word of a line that means a word of a fact: itself or a synonym. */
const wordFor = (word: string, said: ReadonlySet<string>) =>
  [word, ...(SAME.get(word) ?? [])].find((one) => said.has(one))

/** Other words for a vaccination, which alone find no fact about it: "do you do jabs?" */
const VACCINATION = stem('vaccination')
const JABS = [
  'jab',
  'vaccine',
  'vaccinated',
  'vaccinating',
  'injection',
  'inoculation',
  'booster',
].map(stem)

/** Whether a line has a word of the question of the fact that answers it, or another word for one. */
export const sharesWord = (question: string, said: ReadonlySet<string>) =>
  [...contentOf(question)].some(
    (word) =>
      wordFor(word, said) !== undefined ||
      (word === VACCINATION && JABS.some((one) => said.has(one))),
  )

/** Words for a day or an hour, and for a change of booking, which ask for nothing that a fact tells. */
const OF_VISIT = contentOf(
  'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight week weekend one two three four five six seven eight nine ten eleven twelve half quarter cancel move change rearrange',
)

/** Words of any cost or job, which do not tell what it is for. */
const OF_ANY = contentOf('charge charged cost price fee work')
const isOfAny = (word: string) => OF_ANY.has(word)

/** Asks what a price includes. */
const INCLUDES = /\b(?:includ\w*|comes? with)\b/

/** Whether two questions want to know the same: "Do I need to bring anything?" asks what to bring. */
function isSameKind(line: string, question: string): boolean {
  const [a, b] = [kindOf(line), kindOf(question)]
  const isOfPlace = /\b(?:is there|are there|any|somewhere|anywhere|have you|got)\b/
  if (a === 'whether' && b === 'where') return isOfPlace.test(line)
  if (a === 'where' && b === 'whether') return isOfPlace.test(question)
  return a === b || (a === 'whether' && b === 'what' && /\b(?:anything|owt|something)\b/.test(line))
}

/** The index of the set-up's fact that answers a line, or null. */
export function findFact(line: string, facts: Setup['facts']): number | null {
  const index = closestFact(line, facts)
  const fact = index === null ? undefined : facts[index]
  return fact && !asksMoreThan(line, fact) ? index : null
}

/** The index of the fact that a line is about, whether or not it tells what the line asks; or null. */
export function closestFact(line: string, facts: Setup['facts']): number | null {
  const known = knownFacts(facts)
  const people = peopleOf(line, known)
  const said = contentOf(people.reduce((rest, name) => rest.replaceAll(name, ' '), line))
  const own = significant(said)
  const bare = line.replace(/\W+$/, '')
  let best: { index: number; share: number } | null = null
  for (const [index, fact] of known.entries()) {
    if (fact.question.replace(/\W+$/, '') === bare) return index
    const share = shareOf(line, said, own, fact)
    if (share > (best?.share ?? 0)) best = { index, share }
  }
  // "Can you come while I'm at work?" shares a word with "Do you guarantee your work?".
  if (best?.share === 1) return best.index
  const [first, other] = factsOnTopics(line, facts)
  return other === undefined ? (first ?? best?.index ?? null) : (best?.index ?? first ?? null)
}

/** Names that a line shares with the answers: "is it Pete?" does not ask about pets. */
function peopleOf(line: string, facts: readonly KnownFact[]): string[] {
  return facts
    .flatMap(({ people }) => people)
    .filter(
      (name) => line.includes(name) && facts.every(({ question }) => !question.includes(name)),
    )
}

/** How much of a fact's question a line asks; 0 if the line is about something else. */
function shareOf(
  line: string,
  said: ReadonlySet<string>,
  own: readonly string[],
  { asked, question, answer, answered, words }: KnownFact,
): number {
  if (asked.length === 0) return 0
  // "Do you take card?" is about no vaccination card.
  if (asksToPayApart(line, `${question} ${answer}`)) return 0
  const hits = asked.flatMap((word) => {
    const own = wordFor(word, said)
    return own === undefined ? [] : [own]
  })
  // "Will there be a charge?" does not ask whether a quote is charged for.
  if (hits.length > 0 && hits.every(isOfAny) && !asked.every(isOfAny)) return 0
  const share = hits.length / asked.length
  const more = own.filter((word) => !hits.includes(word))
  if (hits.length === 0) {
    // "Which of you does wills?" after "Who are your solicitors?"
    const isWho = kindOf(line) === 'who' && kindOf(question) === 'who' && own.length > 0
    return (isWho && own.every((word) => answered.has(word))) || isInAnswer(line, own, answered)
      ? ANSWER_SHARE
      : 0
  }
  // "Do you do cats?" asks the same as "Do you groom cats?"
  if (DO_YOU.test(line) && more.every((word) => ANY_WORK.has(word)) && share >= NEEDED_IF_ALL)
    return share
  // "Do you do cats, long-haired ones?"
  const [head = ''] = line.split(',')
  if (head !== line && DO_YOU.test(head)) {
    const first = significant(contentOf(head))
    if (share >= NEEDED_IF_ALL && first.every((word) => hits.includes(word) || ANY_WORK.has(word)))
      return share
  }
  if (hits.length / Math.max(1, own.length) < NEEDED_OF_LINE) return 0
  // "Does that include the light?" asks what "does the price include the light or shower?" does.
  const isOfContents = INCLUDES.test(line) && INCLUDES.test(question)
  if (isOfContents && more.length === 0 && !hits.every(isOfAny))
    return Math.max(share, NEEDED_IF_ALL)
  // "Can you do her dog's groom on Thursday?" does not ask "Do you groom big dogs?", but "huge dogs" may.
  const others = more.filter((word) => !OF_VISIT.has(word))
  if (hits.length === 2 && asked.length === 3 && others.length !== 1 && kindOf(line) === 'whether')
    return 0
  // "Can I pay by card?" asks what "How can I pay?" answers; "do I pay a deposit?" does not.
  const isWithin = more.every((word) => answered.has(word))
  const isSame = isSameKind(line, question) || tellsMore(line, question, answer)
  if (isWithin && more.length > 0 && share >= NEEDED_IF_ALL) return share
  if (asked.length > 1 && share >= NEEDED_OF_FACT) return share
  // "Is breakfast vegan?" asks something else of it than "Is breakfast included?"
  const isAll = share === 1 && [...words].every((word) => !EMPTY.has(word) || said.has(word))
  if (share >= NEEDED_IF_ALL && isSame && more.length <= (isAll ? 2 : 0)) return share
  return share === 1 && isWithin && /\b(?:can|could) (?:i|we)\b/.test(line) ? share : 0
}

/** Words of every booking, which alone do not tell what a question is about. */
const OF_BOOKING = new Set('appointment visit book come work'.split(' ').map(stem))
const MANNERS: readonly Kind[] = ['how', 'where', 'what']

/** The one fact that a question such as "how do I do that?" asks about, if `about` says what "that" is. */
export function findFactAbout(line: string, about: string, facts: Setup['facts']): number | null {
  const topic = contentOf(about)
  const own = [...contentOf(line)].filter((word) => !EMPTY.has(word))
  const found = knownFacts(facts).flatMap(({ question, words: all, answered: known }, index) => {
    const words = [...all].filter((word) => !EMPTY.has(word) && !OF_BOOKING.has(word))
    const isTopic = words.length > 0 && words.every((word) => wordFor(word, topic) !== undefined)
    if (!isTopic) return []
    const [asked, answered] = [kindOf(line), kindOf(question)]
    const rest = own.filter((word) => !known.has(word) && !topic.has(word))
    const isSame = asked === answered || (MANNERS.includes(asked) && MANNERS.includes(answered))
    // "Is it an email or a letter?" asks how, if the answer says which.
    const isWithin = isSame ? rest.length === 0 : own.some((word) => known.has(word))
    const isLoose = isSame && asked !== 'whether' && rest.length === 1
    return isWithin || isLoose ? [index] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Whether the answer has all words of a line: "Is it on the ground floor?" and a fact about wheelchairs. */
function isInAnswer(line: string, own: readonly string[], answered: ReadonlySet<string>): boolean {
  // "Have you nothing after two?" names nothing of "from two weeks after the jab".
  if (own.filter((word) => !OF_VISIT.has(word)).length < 2 || kindOf(line) !== 'whether')
    return false
  return own.every((word) => answered.has(word))
}

/** The most words of a follow-up that the fact before it lacks: "so my daughter can come?" */
const FOLLOW_UP_MAX_NEW = 1

/** The fact that answered the line before, if a question only takes up its answer. */
export function factTakenUp(line: string, before: string, facts: Setup['facts']): number | null {
  const index = before === '' ? null : findFact(before, facts)
  const answered = index === null ? undefined : knownFacts(facts)[index]?.answered
  if (!answered || kindOf(line) !== 'whether') return null
  const words = significant(contentOf(line))
  const isKnown = (word: string) =>
    answered.has(word) ||
    [...SAME].some(([own, others]) => answered.has(own) && others.includes(word))
  const known = words.filter(isKnown)
  return known.length > 0 && words.length - known.length <= FOLLOW_UP_MAX_NEW ? index : null
}
