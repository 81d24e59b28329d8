import type { Service } from '../../types.ts'
import { tellsService, type Ask, type Command, type Topic } from '../command.ts'
import type { Context } from '../context.ts'
import { alikeServices, chooseService, WORD_POINTS } from '../services/services.ts'
import { tellingWords } from '../services/service-names.ts'
import { part } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'
import { asksMoreThan } from './asks-more.ts'
import { clausesOf } from './clauses.ts'
import { factOnTopic } from './fact-topics.ts'
import { isPrice } from './follow-ups.ts'
import { isQuestion } from './questions.ts'
import { findTopic } from './topics.ts'

/** The question of what was meant, which the set-up cannot answer. */
const UNKNOWN_INSTEAD: Ask = { kind: 'ask', topic: 'unknown', isInstead: true }

const LEAD =
  '^(?:(?:no+|nah|eh|er|um|oh|ooh|sorry|what|well|you what|hang on|yes|yeah|ok|okay|right)[,.?! ]+)*'
const THE = '(?:(?:the|my|our|your|his|her|an?|some|any|those|these|that) )'
const AT = '(?:(?:at|for|in|about|with|near|on|to|by) )'

/** Says what was meant: "no I meant at the flat", "eh? I mean the locksmith". */
const MEANT = new RegExp(
  `${LEAD}(?:what )?i(?:'m| was)? (?:mean|meant|asking about|on about)(?: is| was)?(?: like| just| more)*,? (.+)`,
)
/** Puts one thing in place of another: "not the wash, the groom". */
const NOT_BUT = new RegExp(
  `${LEAD}not ${AT}?${THE}?([^,.;?!]{2,30}), (?:but )?((?:${AT}|${THE})[^,;?!]+)`,
)
/** Names a thing or a place alone, after a no: "no, for parking". */
const NO_PHRASE = new RegExp(
  part`^(?:no|nah|eh)[,.?! ]+(${AT}${THE}?[\p{L}'-]+(?: [\p{L}'-]+){0,2})\W*$`,
  'u',
)

const OF_PLACE = new RegExp(`^${AT}`)

/** A phrase, and no remark of its own: "I mean it's urgent" and "I mean, could you" correct nothing. */
const PHRASE = new RegExp(
  part`
    ^(?!.*\b(?:i|it|that|there|we|he|she|they|you|is|are|was|do|not|want|need|please)(?:'\w+)?\b)${AT}?${THE}?[\p{L}'-]+(?: [\p{L}'-]+){0,4}\W*$
  `,
  'u',
)

/** Questions of which another thing may be meant than the one answered. */
const OF_THINGS: readonly (Topic | null)[] = [
  'fact',
  'price',
  'prices',
  'duration',
  'place',
  'hours',
  'unknown',
]

/** Ends a correction: "the hamster, sorry", "no, the colour I meant". */
const TRAIL = /(?:,? (?:sorry|mate|love|please|though))*[.?!, ]{0,5}$/
const LAST = new RegExp(`${LEAD}(.+?),? i mean(?:t)?$`)

/** What a part of a line puts in place of what the last question was taken to be about, or null. */
function meantIn(original: string, context: Context): string | null {
  const clause = original.replace(TRAIL, '')
  const [, denied = '', other] = NOT_BUT.exec(clause) ?? []
  const asked = contentOf(context.before)
  const isDenied = (word: string) => context.topic === 'fact' || asked.has(word)
  if (other !== undefined && [...contentOf(denied)].every(isDenied)) return other
  const meant = (MEANT.exec(clause) ?? LAST.exec(clause))?.[1]
  if (meant !== undefined && (PHRASE.test(meant) || isQuestion(meant))) return meant
  // "No, for the van" to "shall I book it?" is an answer.
  const isAnswer = context.open === 'confirm' || context.open === 'phone-confirm'
  return isAnswer ? null : (NO_PHRASE.exec(clause)?.[1] ?? null)
}

/** A correction of the last question: what is asked instead, and the part of the line that says so. */
type Instead = { ask: Ask; clause: string }

/** What a line asks in place of the last question, which she took to be about another thing; null if it corrects none. */
export function askedInstead(
  text: string,
  told: readonly Command[],
  context: Context,
): Instead | null {
  if (!OF_THINGS.includes(context.topic) || !isQuestionIn(context.before)) return null
  // "No, I meant Tuesday", "no, for four" and "I mean Jo with an E" put a detail right.
  if (told.some(({ kind }) => OF_DETAILS.has(kind))) return null
  for (const clause of clausesOf(text)) {
    const meant = meantIn(clause, context)
    if (meant === null || told.some((one) => isDetailIn(one, meant, context))) continue
    return { ask: askOf(meant, context), clause }
  }
  return null
}

const OF_DETAILS: ReadonlySet<Command['kind']> = new Set(['tell-when', 'part-of-phone', 'number'])

const isQuestionIn = (text: string) => clausesOf(text).some(isQuestion)

/** Whether what was meant is a detail. What no answer was known to may be a service to book. */
function isDetailIn(one: Command, meant: string, { topic }: Context): boolean {
  if (tellsService(one)) return topic === 'unknown'
  return one.kind === 'tell' && (one.field === 'party' || meant.includes(plain(one.value)))
}

/** The question for what was meant: of another price, length or fact, or of what she can't tell. */
function askOf(meant: string, { before, setup, synonyms, topic }: Context): Ask {
  const own = isQuestion(meant) ? findTopic(`${meant}?`, setup, synonyms) : null
  if (own) return own.topic === 'unknown' ? UNKNOWN_INSTEAD : own
  // "Not the deposit, the parking"; "at the flat" is only where the parking is meant to be.
  const other = OF_PLACE.test(meant) ? null : findTopic(`what about ${meant}?`, setup, synonyms)
  if (other?.topic === 'fact' && other.index !== factOnTopic(before, setup.facts)) return other
  const index = factOnTopic(`${before} ${meant}`, setup.facts)
  const fact = setup.facts[index ?? -1]
  const isTold = fact === undefined || factOnTopic(before, setup.facts) === index
  if (index !== null && !isTold && !asksMoreThan(meant, fact))
    return { kind: 'ask', topic: 'fact', index }
  const isOfPrice = topic !== null && isPrice(topic)
  if (!isOfPrice && topic !== 'duration') return UNKNOWN_INSTEAD
  const [said, words] = [contentOf(before), contentOf(meant)]
  const isOther = (service: Service | null) =>
    service !== null && tellingWords(service).some((word) => words.has(word) && !said.has(word))
  // "How much is a check-up?", "sorry, I mean for a child".
  const service = [meant, `${before} ${meant}`]
    .map((line) => chooseService(line, setup.services, synonyms, WORD_POINTS))
    .find(isOther)
  if (service) return { kind: 'ask', topic: isOfPrice ? 'price' : topic, about: service.name }
  const isAlike = alikeServices(meant, setup.services, synonyms).length > 0
  return isOfPrice && isAlike ? { kind: 'ask', topic: 'prices', about: meant } : UNKNOWN_INSTEAD
}
