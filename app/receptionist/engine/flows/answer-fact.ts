import { canSay, clip, say } from '../speech/say.ts'
import { has, notesOf, type State } from '../state.ts'
import type { Setup, Turn } from '../types.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { sharesWord } from '../understanding/asks/facts.ts'
import { EMPTY } from '../understanding/asks/known-facts.ts'
import { isOfCost } from '../understanding/asks/price-words.ts'
import { asksPlainly, isQuestion } from '../understanding/asks/questions.ts'
import { factInCall, mentionsOf, relatedFact } from '../understanding/asks/related-facts.ts'
import { asksOfRisk, namesOtherFood, withoutNotMeant } from '../understanding/asks/risks.ts'
import { part } from '../understanding/text/patterns.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { note } from './notes.ts'

const ANSWER_MAX_WORDS = 28

/** Points at what only the fact's question names: "yes, please bring it to the first visit". */
const POINTS_TO_QUESTION = /^(?:yes|no)\b[^.!?]*\b(?:it|them|those|these)\b/i

/** Tells only how long before something is due, which the fact's question names: "yes, two days before". */
const ONLY_WHEN =
  /^(?:yes|no)\b,? (?:[a-z0-9]+ ){1,3}(?:minutes|hours?|days?|weeks?) (?:before|ahead|earlier|in advance)\b/i

/** Begins with what only the fact's question makes clear: "no, but we know who does", "them and guinea pigs". */
const LEANS_ON_QUESTION =
  /^(?:(?:yes|no)\b[,.;:!]* )?(?:yeah|nope|of course|sure|depends|either|both|he|she|it|they|them|this|that|these|those|and|but|or|only|not|usually|most|from|for|when|if|to|as|about)\b/i

/** Says no more than yes or no, which answers only the fact's own question. */
const ONLY_YES = /^(?:yes|no)\W*$/i

/** Is no whole sentence without its yes or no: "yes, with a guarantor", "no, and please ring first", "yes, four". */
const ONLY_PART =
  /^(?:yes|no)\b[,.;:!]* (?:and|or|with|within|without|if|unless|for|when|as|after|before|until|both|either|provided|\d+|one|two|three|four|five|six|eight|ten)\b/i

/** Asks for a price in any words, also in some that ask for something else as well. */
const ASKS_PRICE = /\b(?:how much|price|cost|charge|fee|ballpark|set me back|looking at)/

/** Answers with a fact; false once it has been said twice. `isRelated`: it may not tell what the line asks for. */
export function sayFact(state: State, index: number, isRelated = false): boolean {
  const fact = state.setup.facts[index]
  if (!fact) return false
  // A question mark in the owner's answer would make Ava ask two things at once.
  const own = fact.answer.replace(/\?/g, '.').trim()
  const isAsked = !isRelated && isAskedOf(state, fact)
  // "Please bring it" to "do I need to bring anything?" leaves open what.
  const isApart = isRelated || isOfOtherPatients(state.plainText, fact.question)
  const isOpen =
    (isApart && LEANS_ON_QUESTION.test(own)) ||
    (!isAsked && [POINTS_TO_QUESTION, ONLY_WHEN, ONLY_YES, ONLY_PART].some((one) => one.test(own)))
  const key = isOpen ? 'fact-about' : isRelated ? 'fact-related' : 'fact-known'
  const question = fact.question.replace(/\?/g, '').trim()
  const maxWords = ANSWER_MAX_WORDS - (isOpen ? question.split(/\s+/).length : 0)
  const values = {
    question,
    answer: withFullStop(clip(isAsked || isOpen ? own : withoutYes(own), maxWords)),
  }
  // A caller who still asks after two answers wants to know something that the fact does not tell.
  if (!canSay(state, key, values)) return false
  say(state, key, values, { kind: 'fact', index, ...(isRelated && { isRelated }) })
  return true
}

/**
 * Answers a question that no rule knows with the fact that has most to do with it, in words that do not claim more, and
 * not twice running. The owner hears the question too, which the fact may leave open. `asked`: the part that asks.
 */
export const sayRelatedFact = (state: State, asked = state.plainText): boolean =>
  sayFound(state, asked, relatedFact) || sayFactInCall(state, asked)

/**
 * Answers a question that leaves out what it is about with the fact that the call so far points at, unless the rest of
 * its line says what it is about: "I paid a bond on Monday, when do I hear about that?"
 */
export function sayFactInCall(state: State, asked = state.plainText): boolean {
  const [only, ...others] = clausesOf(asked).filter(isQuestion)
  if (only === undefined || others.length > 0) return false
  const rest = state.plainText.replace(only, ' ').replaceAll(plain(state.card.name ?? '?'), ' ')
  const isAlone = mentionsOf(rest.replace(/\d/g, ' ')).size === 0
  return sayFound(state, only, (text, setup) =>
    factInCall(text, `${notesOf(state)}. ${plain(state.before)}`, setup, isAlone),
  )
}

/** Tells the fact that `find` gives for a part of a line, unless she has just told it, and notes the question. */
function sayFound(
  state: State,
  asked: string,
  find: (text: string, setup: Setup) => number | null,
): boolean {
  const { setup, card } = state
  // Who complains is told no rules.
  if (asksOfRisk(asked) || has(state, 'complaint')) return false
  // A caller who is called Karen does not ask about the Karen of a fact.
  const text = card.name === null ? asked : asked.replaceAll(plain(card.name), ' ')
  const index = find(text, setup)
  if (index === null || isJustTold(state, index)) return false
  if (ASKS_PRICE.test(text) && !isOfCost(setup.facts[index])) return false
  if (!sayFact(state, index, true)) return false
  note(state)
  return true
}

/** Says that an answer was none: "no, I mean for the plumber", "but I've not got one". */
const REJECTS = /(?:^|[.,;?!] )(?:no|not|but)\b|\b(?:not|haven't) got\b/

/** Whether a caller who has just been told a fact says that it does not answer the question. */
export const rejectsFact = (state: State, index: number) =>
  isJustTold(state, index) && REJECTS.test(state.plainText)

/** Whether she has told a fact in this call. */
export function isTold({ turns }: State, index: number): boolean {
  return turns.some((turn) => turn.who === 'receptionist' && tells(turn, index))
}

function isJustTold({ turns }: State, index: number): boolean {
  const last = turns.findLast((turn) => turn.who === 'receptionist')
  return last !== undefined && tells(last, index)
}

const tells = ({ sentences }: Extract<Turn, { who: 'receptionist' }>, index: number) =>
  sentences.some(({ source }) => source.kind === 'fact' && source.index === index)

/** The place to which something is to be brought; "to the door" is none. */
const BROUGHT_TO = new RegExp(
  part`
    \b(?:
      deliver|delivery|delivering
    ) (?:out |over )?to (?!(?:an?|the|my|our|your|me|us|this|that|people)\b)(\p{L}+)
  `,
  'u',
)

/** Asks how soon. */
const SAME_DAY = /\b(?:same day|straight ?away|there and then|on the day|how (?:soon|quick|long))\b/

const IS_FREE = /\bfree\b/i

const IS_NHS = /\bnhs\b/i

/** Whether only one of two questions is of the NHS: "Are you taking NHS patients?" and "are you taking new patients?" */
const isOfOtherPatients = (line: string, question: string) =>
  IS_NHS.test(line) !== IS_NHS.test(question)

const IS_NOT = /\b(?:(?<!\bor )not|never|without)\b|n't had\b/i

/** A weight in a plain line with digits: "fifty kilos" is "50 kilos". */
export const WEIGHT = /\b(\d+) ?(?:kilos?|kgs?)\b/

/** Asks whether something is in the way, to which the yes of "do you take people on benefits?" says the opposite. */
const IN_THE_WAY =
  /\b(?:is|isn't|would|will|wouldn't) (?:it|that|this)(?:'ll)?(?: still)?(?: be)? (?:an? |any |too much |going to be |gonna be )*(?:problem|issue|bother|trouble|inconvenience)\b|\b(?:do|does|would|will) [a-z]+ mind\b|\b(?:does|do|would|will|did) (?:it|that|this) matter\b|\b(?:any|a) (?:problem|issue|trouble|bother)\W*$/

/** Asks whether somebody else, or an animal, needs something; "do I need to bring anything?" is open. */
const IF_NEEDED = /\b(?:do|does) (?!(?:i|we|you)\b)[^.,;?!]*\b(?:need|have to)\b/

/** Whether the line asks about the very thing of a fact's question, so that its "yes" answers the line. */
function isAskedOf({ plainText }: State, { question, answer }: Setup['facts'][number]): boolean {
  // "Do you deliver to York?" gets no yes from "Yes, across Leeds".
  const place = BROUGHT_TO.exec(plainText)?.[1]
  if (place !== undefined && !`${plain(question)} ${plain(answer)}`.includes(place)) return false
  // "Is it the same day?" gets no yes from "Yes, after the check".
  if (SAME_DAY.test(plainText) && !SAME_DAY.test(plain(`${question} ${answer}`))) return false
  // "Do you take a 50 kilo dog?" gets no yes from "Yes, up to 45 kilos".
  if (WEIGHT.test(plainText)) return false
  const said = contentOf(withoutNotMeant(partAsking(plainText)))
  // "Do you charge for a quote? No" answers "is a quote free?" with a yes.
  if (IS_FREE.test(plainText) !== IS_FREE.test(question)) return false
  if (isOfOtherPatients(plainText, question)) return false
  // "Can you cater for allergies? Yes" is no yes to "I can't have nuts, is it all right to eat with you?"
  if (namesOtherFood(plainText, question)) return false
  // "Do dogs need jabs? Yes" is no yes to "she's not had her jabs, is that all right?"
  if (IS_NOT.test(plainText) !== IS_NOT.test(question)) return false
  if (IN_THE_WAY.test(plainText) !== IN_THE_WAY.test(plain(question))) return false
  // "Does she need her jabs?" asks what "do they need to be vaccinated?" does.
  const isOfNeed = [plainText, plain(question)].every((one) => IF_NEEDED.test(one))
  return isOfNeed || sharesWord(question, said)
}

/** Words of a question that names nothing: "is that all right?", "do you do that kind of thing, wills?" */
const OF_LEAVE = contentOf(
  'right alright fine matter problem issue trouble bother possible allowed sure thing',
)

/** Means by "him" what the rest of the line names: "my cat's nails are long, can you fit him in?" */
const OF_THEM = /\b(?:he|she|they|him|her|them)\b/

/** The part of a line that asks, if it names something: "I'm nervous, can you help? Yes" is no yes to "is it Dr Barlow, I'm nervous". */
function partAsking(text: string): string {
  const parts = clausesOf(text).flatMap((one) => one.split(/[,;.] | (?:cos|because) /))
  const asking = parts.filter(asksPlainly).join('. ')
  const isNaming = [...contentOf(asking)].some((word) => !EMPTY.has(word) && !OF_LEAVE.has(word))
  return isNaming && !OF_THEM.test(asking) ? asking : text
}

/** "Yes, but our plan is £15 a month" as "Our plan is £15 a month". */
function withoutYes(answer: string): string {
  const rest = answer.replace(/^(?:yes\b[,.;:!]*|no[,.;:!]+) (?:but )?(?=\S+ \S)/i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Without one, her question would run on from the answer. */
const withFullStop = (text: string) => (/[.!…]["”)]?$/.test(text) ? text : `${text}.`)
