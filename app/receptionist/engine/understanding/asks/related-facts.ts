import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { readOnce } from '../text/remembered.ts'
import { isEmpty, isNegation, plain, stem, wordsOf } from '../text/text.ts'
import { asksMoreThan, asksOfFate } from './asks-more.ts'
import { clausesOf } from './clauses.ts'
import { EMPTY, kindOf, knownFacts, type Kind } from './known-facts.ts'
import { isQuestion } from './questions.ts'
import { subjects } from './subjects.ts'

/** What a word or phrase may be about: the numbers of subjects, and the stem of a word. */
type Mention = { keys: readonly (number | string)[]; subjectCount: number }

/** How well something that a fact mentions tells what the fact is about. */
type Weights = ReadonlyMap<number | string, number>

// With these, questions of owners and callers made up by AI writers found the right fact most often for the wrong ones.
/** In the answer something tells less than in the question, and so does a word of no subject. */
const IN_ANSWER = 0.6
const OF_NO_SUBJECT = 0.6
/** A name in the answer to "who will come?" */
const OF_NAME_OF_WHO = 2
const SCORE_MIN = 0.75
/** How many times the score of the next fact. */
const LEAD_MIN = 1.4
/** How much of what a line mentions the fact must mention. */
const SHARE_MIN = 0.25
/** A lower score will do where the fact mentions most of what the line does. */
const SCORE_IF_MOST_MIN = 0.35
const MOST_MIN = 0.6

/** When something is, which the answer tells, is not what it is about: "Quiz night is Thursday" is no Thursday's table. */
const DAYS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|evenings?|mornings?|afternoons?|lunch(?:time)?|today|tonight|tomorrow)\b/g

/** Words of any talk or cost, which tell nothing by themselves of what it is about. */
const OF_ANY: ReadonlySet<string> = new Set(
  'charge charged cost price fee free work job day week month year hour minute time first last two both other put done till until after before now back away through find say try turn look good other right sorry pay paid half quarter one three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map(stem),
)

/** Asks what is charged for, or who pays, and not how to pay: "do I have to pay for the locksmith?", "will there be owt to pay?" */
const PAYING = pattern`
  \bpay(?:s|ing)?(?= for\b)
  |(?<=\bwho(?:'s| is|'ll| will| would| has to| does)? )pay(?:s|ing)?\b
  |(?<=\b(?:owt|nowt|anything|nothing|something|much) to )pay\b
  |(?<=\b(?:have|need|got|going) to )pay\b(?! (?:by|in|on|with|at|when|now|up|my|before|the)\b)
`

/** A name: a capital within a sentence, or before another or "who" at its beginning. */
const NAME =
  /(?<=[\p{Ll}\d,;&] )\p{Lu}\p{L}{2,}|\p{Lu}\p{L}{2,}(?=,? (?:(?:and|or|&) )?(?:\p{Lu}\p{Ll}|who\b))/gu

/** The names in the answer of a fact. */
const namesIn = (fact?: Setup['facts'][number]) => (fact?.answer.match(NAME) ?? []).map(plain)

const isOfWho = ({ question }: Setup['facts'][number]) => kindOf(plain(question)) === 'who'

const anyName = (names: readonly string[]) => `(?:${names.join('|') || '(?!)'})(?!\\p{L})`

/** The names in the facts that tell of no people: of a person there, and what asks for that person: "will it be Mr Finch?" */
const namesBeside = readOnce((facts: Setup['facts']) => {
  const names = facts.flatMap((fact) => (isOfWho(fact) ? [] : namesIn(fact)))
  const name = anyName(names)
  const asked = new RegExp(
    `\\b(?:mr|mrs|miss|ms|dr|see(?:ing)?|meet(?:ing)?|speak(?:ing)? (?:to|with)|(?:is|was|will|would) (?:it|that)(?: be)?) ${name}|\\b${name} (?:himself|herself)\\b`,
    'u',
  )
  return { stems: new Set(names.map(stem)), asked }
})

/** The people who may come, by the facts: their names, and what asks for one of them. */
export const peopleWhoCome = readOnce((facts: Setup['facts']) => {
  const names = facts.flatMap((fact) => (isOfWho(fact) ? namesIn(fact) : []))
  const name = anyName(names)
  // "Is it Kev?" and "will Kev be doing it?" ask who; "is that Kev?" and "is Josh on his way?" do not.
  const asked = new RegExp(
    `\\b(?:be|it|with|by|see(?:ing)?|have|get|want|like|prefer|send|or|and|not) ${name}|\\b${name} (?:or|himself|herself|the one|who|that|comes?|do(?:es|ing)?|sees?|be \\w+ing)\\b`,
    'u',
  )
  return { names, stems: new Set(names.map(stem)), asked }
})

const PHRASE_MAX_WORDS = 5

const stemsOf = (text: string) => wordsOf(text.replace(/-/g, ' ')).map(stem).join(' ')

/** The subjects of each word and phrase, by its stems. */
const subjectsOf = new Map<string, readonly number[]>()
for (const [subject, words] of subjects.entries())
  for (const stems of new Set(words.map(stemsOf)))
    subjectsOf.set(stems, [...(subjectsOf.get(stems) ?? []), subject])

/** What a plain text mentions: its telling words, and its longest phrases that belong to a subject. */
function mentionsIn(text: string): Mention[] {
  const words = wordsOf(text.replace(/-/g, ' '))
  const stems = words.map(stem)
  const mentions: Mention[] = []
  for (let at = 0, length = 1; at < words.length; at += length) {
    length = PHRASE_MAX_WORDS
    while (length > 1 && !subjectsOf.has(stems.slice(at, at + length).join(' '))) length--
    const word = words[at] ?? ''
    const root = stems.slice(at, at + length).join(' ')
    const found = subjectsOf.get(root) ?? []
    const isTelling = length > 1 || !(isEmpty(word) || isNegation(word) || EMPTY.has(root))
    if (found.length > 0 || isTelling)
      mentions.push({
        keys: OF_ANY.has(root) ? found : [...found, root],
        subjectCount: found.length,
      })
  }
  return mentions
}

/** What a text mentions, and how surely: "cover" may be of insurance or of an area. */
function mentionedIn(text: string): Weights {
  const weights = new Map<number | string, number>()
  for (const { keys, subjectCount } of mentionsIn(text))
    for (const key of keys) {
      const weight = typeof key === 'string' ? OF_NO_SUBJECT : 1 / subjectCount
      weights.set(key, Math.max(weight, weights.get(key) ?? 0))
    }
  return weights
}

/** The subjects and telling words that a plain text mentions. */
export const mentionsOf = (text: string): ReadonlySet<number | string> =>
  new Set(mentionsIn(text).flatMap(({ keys }) => keys))

const countWith = (all: readonly Weights[], key: number | string) =>
  all.filter((one) => one.has(key)).length

/** What each fact mentions. What several facts mention tells less of each. */
const weightsOf = readOnce((facts: Setup['facts']): readonly Weights[] => {
  const known = knownFacts(facts)
  const questions = known.map(({ question }) => mentionedIn(question))
  const answers = known.map(({ answer }) => mentionedIn(answer.replace(DAYS, ' ')))
  const wholes = questions.map((one, index) => new Map([...(answers[index] ?? []), ...one]))
  return questions.map((question, index) => {
    const weights = new Map<number | string, number>()
    for (const [key, weight] of answers[index] ?? [])
      weights.set(key, (IN_ANSWER * weight) / countWith(wholes, key))
    for (const [key, weight] of question)
      weights.set(key, Math.max(weight / countWith(questions, key), weights.get(key) ?? 0))
    // "Do you take Denplan?" names what only the answer does; "is it Lucy?" asks who, above all.
    const ofName = kindOf(known[index]?.question ?? '') === 'who' ? OF_NAME_OF_WHO : 1
    for (const key of namesIn(facts[index]).map(stem))
      if (weights.has(key)) weights.set(key, ofName / countWith(wholes, key))
    return weights
  })
})

/** How much of what a line mentions a fact mentions, weighted, and as a share. */
function compare(said: readonly Mention[], weights: Weights): { score: number; share: number } {
  const used = new Set<number | string>()
  let [score, shared, all] = [0, 0, 0]
  for (const { keys, subjectCount } of said) {
    const size = subjectCount > 0 ? 1 : OF_NO_SUBJECT
    all += size
    const [best] = keys
      .filter((key) => weights.has(key))
      .map((key) => ({ key, weight: (weights.get(key) ?? 0) / weakness(key, subjectCount) }))
      .toSorted((a, b) => b.weight - a.weight)
    if (!best) continue
    shared += size
    if (used.has(best.key)) continue
    used.add(best.key)
    score += best.weight
  }
  return { score, share: all === 0 ? 0 : shared / all }
}

const weakness = (key: number | string, subjectCount: number) =>
  typeof key === 'string' ? 1 : Math.sqrt(subjectCount)

/** The words of the services, the trade and the town, which any question may have: a groomer's "groom" tells nothing. */
const wordsOfFirm = readOnce((setup: Setup): ReadonlySet<string> => {
  const all = [...setup.services.map(({ name }) => name), setup.trade, setup.town]
  return new Set(all.flatMap((text) => stemsOf(plain(text)).split(' ')))
})

/**
 * The index of the fact that has most to do with a plain line, or with a part of it that asks, by what both mention;
 * null if none stands out. It may leave open what the line asks.
 */
export function relatedFact(said: string, setup: Setup): number | null {
  const line = said.replace(PAYING, 'charge')
  const whole = rank(line, setup)
  const asking = clausesOf(line).filter((one) => one !== line && isQuestion(one))
  for (const text of [line, ...asking]) {
    const [first, second] = text === line ? whole : rank(text, setup)
    const fact = setup.facts[first?.index ?? -1]
    if (!first || !fact || asksMoreThan(line, fact, text)) continue
    if (!isClear(first, second, isQuestion(text))) continue
    // "We're with Petplan, do I pay you first?" is about Petplan, too.
    const [best, next] = whole
    if (best?.index === first.index && best.score > (next?.score ?? 0)) return first.index
  }
  return null
}

/** What a question without any words of its own must want to know, so that the answer shows whether a fact tells it. */
const TELLING: readonly Kind[] = ['much', 'long', 'when']

/** Words of a question that leave open what it is about: "do you charge more?", "how long's it meant to take anyway?" */
const OPEN_WORDS =
  /\b(?:(?:normal|usual|actual|typical)ly|meant|supposed|anyway|more|extra|take|still|then|again|send|get|lose|keep|back)\b/g

/**
 * The index of the fact that answers a plain question which leaves out what it is about, where the call so far
 * tells it: "will I lose my deposit?" of a visit to be cancelled. Null if none stands out. `isAlone`: the rest of its
 * line says nothing of it.
 */
export function factInCall(
  line: string,
  spoken: string,
  setup: Setup,
  isAlone: boolean,
): number | null {
  const asked = line.replace(OPEN_WORDS, ' ')
  const isBare = mentionsOf(asked).size === 0
  // "Is that all right?" and "what happens with that?" ask for nothing that only a fact on it has.
  if (isBare && !(isAlone && (TELLING.includes(kindOf(line)) || asksOfFate(line)))) return null
  const about = new Map(rank(spoken, setup).map((one) => [one.index, one.score]))
  const [first, second] = rank(asked, setup)
    .map(({ index, score, share }) => {
      const known = about.get(index) ?? 0
      const fact = setup.facts[index]
      const isOfBoth = known > 0 && (isBare || share === 1)
      const isTelling = isOfBoth && fact && !asksMoreThan(`${spoken}. ${line}`, fact, line)
      return { index, score: isTelling ? score + known : 0 }
    })
    .toSorted((a, b) => b.score - a.score)
  const isFirst = first && first.score >= SCORE_IF_MOST_MIN
  return isFirst && first.score >= LEAD_MIN * (second?.score ?? 0) ? first.index : null
}

type Ranked = { index: number; score: number; share: number }

/** The facts, the one first that has most to do with a plain text. */
function rank(text: string, setup: Setup): readonly Ranked[] {
  const own = wordsOfFirm(setup)
  const { stems, asked } = peopleWhoCome(setup.facts)
  const isWho = asked.test(text)
  const beside = namesBeside(setup.facts)
  const isOfPerson = beside.asked.test(text)
  const isLeftOut = (key: number | string) =>
    typeof key === 'string' &&
    ((!isWho && stems.has(key)) || (isOfPerson && beside.stems.has(key) && !stems.has(key)))
  const said = mentionsIn(text)
    .filter(({ keys }) => !keys.some(isLeftOut))
    .map(({ keys, subjectCount }) => ({
      keys: keys.filter((key) => typeof key === 'number' || !own.has(key)),
      subjectCount,
    }))
  return weightsOf(setup.facts)
    .map((weights, index) => ({ index, ...compare(said, weights) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Whether the first fact stands out; more is needed of a line that asks nothing. */
const isClear = ({ score, share }: Ranked, next: Ranked | undefined, isAsked: boolean) =>
  score >= LEAD_MIN * (next?.score ?? 0) &&
  ((score >= SCORE_MIN && share >= SHARE_MIN) ||
    (isAsked && score >= SCORE_IF_MOST_MIN && share >= MOST_MIN))
