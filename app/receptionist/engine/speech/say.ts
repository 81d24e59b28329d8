import { budgets } from '../limits.ts'
import type { State } from '../state.ts'
import type { Open, Sentence, Source } from '../types.ts'
import { isWordedAsQuestion } from '../understanding/answers/agreement.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { remembered } from '../understanding/text/remembered.ts'
import { isTimed } from '../understanding/when/diary-asks.ts'
import { wording, type Wording } from './wording.ts'

/** The values for the placeholders of a wording. */
export type Values = Readonly<Record<string, string>>

const SAID_MOST = 2

/** Adds a sentence to the reply, in a wording not used before if there is one. */
export function say(state: State, key: Wording, values: Values = {}, source?: Source): void {
  const sentence = choose(state, key, values, source)
  if (sentence) state.reply.push(sentence)
}

/** Says a sentence that may be left out once all its wordings are used up. */
export function mention(state: State, key: Wording, values: Values = {}, source?: Source): void {
  const { isStuck } = state
  say(state, key, values, source)
  state.isStuck = isStuck
}

/** Whether a sentence was said by one of these rules. */
export const isOfRule = ({ source }: Sentence, ...rules: readonly Wording[]): boolean =>
  source.kind === 'rule' && rules.some((rule) => rule === source.rule)

/** Whether a sentence is her sympathy, which comes before anything else. */
export const isSympathy = (sentence: Sentence) => isOfRule(sentence, 'condolence')

/** Takes the sentences of a rule out of the reply. Returns whether there was one. */
export function unsay(state: State, rule: Wording): boolean {
  const { length } = state.reply
  state.reply = state.reply.filter((sentence) => !isOfRule(sentence, rule))
  return state.reply.length < length
}

/** Whether there are words left for a sentence. */
export function canSay(state: State, key: Wording, values: Values): boolean {
  const { isStuck } = state
  const sentence = choose(state, key, values)
  state.isStuck = isStuck
  return sentence !== null
}

/** Whether a sentence has been spoken, in any wording. */
export function isSaid(state: State, key: Wording, values: Values = {}): boolean {
  const all = { name: state.setup.name, to: state.setup.urgent.to, ...values }
  return wording[key].some((template) => state.said.has(fillIn(template, all)))
}

/** Whether she has said that what the caller wants is none of the services. */
export const isUnlistedSaid = (state: State) =>
  isSaid(state, 'unlisted') || isSaid(state, 'unlisted-wish')

/** Sets the one question of the reply, which is then the open question. */
export function ask(
  state: State,
  open: Open,
  key: Wording,
  values: Values = {},
  source?: Source,
): void {
  state.open = open
  state.question = choose(state, key, values, source)
}

/** Chooses the wording said least often. If each was said twice, returns null and the call is stuck. */
function choose(state: State, key: Wording, values: Values, source?: Source): Sentence | null {
  const all = { name: state.setup.name, to: state.setup.urgent.to, ...values }
  const texts = wording[key].map((template) => fillIn(template, all))
  const count = (text: string) => state.said.get(text) ?? 0
  const least = Math.min(...texts.map(count))
  const text = texts.find((one) => count(one) === least)
  if (text === undefined || least >= SAID_MOST) {
    state.isStuck = true
    return null
  }
  return { text, source: source ?? { kind: 'rule', rule: key } }
}

/** The parts of a wording: words, the name of a value, words again. */
const partsOf = remembered((template): readonly string[] => template.split(/[{}]/))

/** Fills in `{what}` as it is, `{What}` with a capital. */
function fillIn(template: string, values: Values): string {
  const parts = partsOf(template).map((part, i) => (i % 2 === 0 ? part : valueOf(part, values)))
  return capital(parts.join(''))
}

function valueOf(name: string, values: Values): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  const value = values[small] ?? ''
  return name === small ? value : capital(value)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Speaks the reply as a turn: two sentences and a question at most, within the words allowed. Returns whether an
 * answer had to be left out.
 */
export function speak(state: State): boolean {
  const { sentences, isCut } = fit(state)
  for (const { text } of sentences) state.said.set(text, (state.said.get(text) ?? 0) + 1)
  if (sentences.length > 0) {
    state.turns.push({
      who: 'receptionist',
      text: sentences.map(({ text }) => text).join(' '),
      sentences,
    })
  }
  state.reply = []
  state.question = null
  return isCut
}

/** Whether a line asks something that has nothing to do with a time: "Friday at seven. Do you do gluten free?" */
export const asksApart = ({ plainText, clock }: State) =>
  clausesOf(plainText.replace(/[ -]free\b/g, '')).some(
    (one) => isWordedAsQuestion(one) && !isTimed(one, clock.now.day),
  )

function fit(state: State): { sentences: Sentence[]; isCut: boolean } {
  const { question, open } = state
  const asked = question?.text ?? ''
  let words = budgets.replyMaxWords - countWords(asked)
  let sentences = budgets.sentenceCount - Math.max(0, countSentences(asked) - 1)
  const isOffer = open === 'slot'
  const later = isOffer ? state.reply.find((one) => isOfRule(one, 'unknown-later')) : undefined
  const unknown = later && asksApart(state) ? later : undefined
  const whole = withShortAnswers(state.reply, words, sentences)
  const besides = unknown ?? (isOffer ? answerBeside(whole, sentences) : undefined)
  const reply = besides ? withOneOffer(whole, words - countWords(besides.text)) : whole
  const kept: Sentence[] = []
  // Facts come before rules and later rules before earlier ones, or "that's fine" could push out
  // "that's outside our area".
  const rules = reply.filter((one) => !isFact(one)).toReversed()
  // When to ring an emergency number outweighs any fact, and so does that she is no person. At the last read-back,
  // where the question tells what will be booked, so does what will not.
  const isVital = (one: Sentence) =>
    isSympathy(one) ||
    isOfRule(one, 'robot', 'who') ||
    (one.source.kind === 'rule' && one.source.rule.startsWith('safe-')) ||
    (open === 'confirm' && isOfRule(one, 'one-each'))
  // "Which would you like?" follows what she offers, which she says last.
  const offer = isOffer ? reply.findLast(isOfDiary) : undefined
  const byWeight = [
    ...rules.filter(isVital),
    ...(offer ? [offer] : []),
    ...(offer && unknown ? [unknown] : []),
    ...reply.filter(isFact),
    ...rules,
  ]
  for (const sentence of byWeight) {
    const [w, s] = [countWords(sentence.text), countSentences(sentence.text)]
    if (s > sentences || w > words || kept.some(({ text }) => text === sentence.text)) continue
    kept.push(sentence)
    words -= w
    sentences -= s
  }
  const left = reply.filter((one) => !kept.includes(one))
  const isCut = left.some(({ source }) => source.kind === 'fact')
  const rest = isCut
    ? choose(state, 'unknown-rest', {})
    : left.find((one) => isOfRule(one, 'unknown-rest'))
  const said = withRest(
    reply.filter((sentence) => kept.includes(sentence)),
    // This says already who will tell the rest.
    kept.some((one) => isOfRule(one, 'one-each')) ? null : (rest ?? null),
    words,
  )
  return { sentences: question ? [...said, question] : said, isCut }
}

const isFact = ({ source }: Sentence) => source.kind !== 'rule'

const isOfDiary = ({ source }: Sentence) => source.kind === 'diary'

const isOfUrgent = ({ source }: Sentence) => source.kind === 'urgent'

/** The answer that leaves no room for both the time that is taken and the offer: "a consultation is £120", of half past five. */
function answerBeside(reply: readonly Sentence[], count: number): Sentence | undefined {
  const facts = reply.filter(isFact)
  if (facts.length <= count) return undefined
  return facts.find(({ source }) => source.kind !== 'hours' && source.kind !== 'diary')
}

/** Words that are small inside a sentence; a name is not. */
const OPENER =
  /^(?:An?|The|We|You|It|There|Our|Your|They|Yes|No|All|Every|Please|Only|Two|What|Thank)\b/

/** One sentence of several: "Card or cash; no cheques." */
const asOne = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(SENTENCE_END))
    .map((text, i) =>
      i > 0 && OPENER.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
    )
    .join('; ')
    .replace(/\.(?=; )/g, '')

/**
 * The reply with its answers shortened to what there is room for beside what she books or offers: all in one
 * sentence, or each clipped. "A check is £140; you get a report."
 */
function withShortAnswers(
  reply: readonly Sentence[],
  words: number,
  sentences: number,
): readonly Sentence[] {
  const diary = reply.findLast(isOfDiary)?.text ?? ''
  // The day on which they shut is told with the offer.
  const isAnswer = ({ source }: Sentence) =>
    source.kind !== 'rule' && source.kind !== 'diary' && (diary === '' || source.kind !== 'hours')
  const answers = reply.filter(isAnswer)
  const [first] = answers
  const room = Math.max(1, sentences - (diary === '' ? 0 : countSentences(diary)))
  const left = words - countWords(diary)
  const whole = answers.map(({ text }) => text).join(' ')
  if (!first || (countSentences(whole) <= room && countWords(whole) <= left)) return reply
  // What she does in an urgent call is said in every reply to it; the rest is what the owner may want to correct.
  const told = answers.find((one) => !isOfUrgent(one))
  const { source } = told ?? first
  // The last of what she does gives way to the rest.
  const shorter = answers.filter((one) => one !== answers.findLast(isOfUrgent))
  for (const some of told ? [answers, shorter] : [answers]) {
    const text = asOne(some.map((one) => one.text))
    if (countWords(text) <= left)
      return reply.flatMap((one) =>
        one === some[0] ? [{ ...one, text, source }] : isAnswer(one) ? [] : [one],
      )
  }
  return reply.map((one) =>
    one.source.kind === 'fact' ? { ...one, text: asOne([clip(one.text, left)]) } : one,
  )
}

/** The reply with the time that is taken and the offer in one sentence, if they fit the words: "Noon is taken; I have two." */
function withOneOffer(reply: readonly Sentence[], words: number): readonly Sentence[] {
  const isOfDay = (one: Sentence) => isOfDiary(one) || one.source.kind === 'hours'
  const [taken, offer, ...others] = reply.filter(isOfDay)
  if (!taken || !offer || others.length > 0) return reply
  const text = `${taken.text.slice(0, -1)}; ${offer.text}`
  if (countWords(text) > words || countSentences(text) > 1) return reply
  return reply.flatMap((one) => (one === taken ? [] : one === offer ? [{ ...offer, text }] : [one]))
}

/**
 * The sentences with what she has no answer to joined to the last of them, if there is no room for a sentence:
 * "A full groom is £45; the rest is a question for Ellie."
 */
function withRest(said: readonly Sentence[], rest: Sentence | null, words: number): Sentence[] {
  const answer = said.findLast(({ source }) => source.kind !== 'diary')
  if (!rest || !answer || !/^(?!Sorry).+\.$/.test(answer.text) || countWords(rest.text) > words)
    return [...said]
  const added = rest.text.replace(/^(?:The|As)\b/, (first) => first.toLowerCase())
  const joined = { ...answer, text: `${answer.text.slice(0, -1)}; ${added}` }
  return said.map((one) => (one === answer ? joined : one))
}

/** The end of a sentence; the dot of "Mr. Smith" is none. */
const SENTENCE_END = /(?<=(?<!\b(?:mr|mrs|ms|dr|st|rev|prof))[.!?…])\s+/i

/** Counts the sentences of a text. */
const countSentences = (text: string) => text.trim().split(SENTENCE_END).length

const countWords = remembered((text) => text.split(/\s+/).filter(Boolean).length)

/**
 * Shortens text from outside to two sentences and a number of words, at the end of a sentence if
 * possible.
 */
export function clip(text: string, maxWords: number): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  const ends = [...whole.matchAll(/[.!…](?=\s|$)/g)].map(({ index }) => index + 1)
  const short = whole.slice(0, ends[budgets.sentenceCount - 1] ?? whole.length)
  if (countWords(short) <= maxWords) return short
  const first = whole.slice(0, ends[0] ?? whole.length)
  if (countWords(first) <= maxWords) return first
  return `${whole
    .split(' ')
    .slice(0, maxWords)
    .join(' ')
    .replace(/[,;:-]+$/, '')} …`
}
