import { budgets } from '../limits.ts'
import type { State } from '../state.ts'
import type { Open, Sentence, Source } from '../types.ts'
import { wording, type Wording } from './wording.ts'

/** What goes into the braces of a wording. */
export type Values = Readonly<Record<string, string>>

const SAID_MOST = 2

/** Adds a sentence to the reply, in words that were not said before if there are any. */
export function say(state: State, key: Wording, values: Values = {}, source?: Source): void {
  const sentence = choose(state, key, values, source)
  if (sentence) state.reply.push(sentence)
}

/** Puts the one question of the reply, and waits for what it asks. */
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

/** Null, and the call is stuck, if each of the wordings was said twice. */
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

/** `{what}` as it is, `{What}` with a capital. */
function fillIn(template: string, values: Values): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1)
    const value = values[small] ?? ''
    return name === small ? value : value.charAt(0).toUpperCase() + value.slice(1)
  })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Speaks the reply as a turn: two sentences and a question at most, within the words allowed. */
export function speak(state: State): void {
  const sentences = fit(state)
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
}

function fit({ reply, question }: State): Sentence[] {
  const last = question ? [question] : []
  let left = budgets.replyMaxWords - countWords(question?.text ?? '')
  const kept: Sentence[] = []
  const seen = new Set<string>()
  for (const sentence of reply) {
    const words = countWords(sentence.text)
    if (kept.length === budgets.sentenceCount || words > left || seen.has(sentence.text)) continue
    kept.push(sentence)
    seen.add(sentence.text)
    left -= words
  }
  return [...kept, ...last]
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** Cuts text from the set-up to so many words, at the end of a sentence if there is one. */
export function clip(text: string, maxWords: number): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  if (words.length <= maxWords) return words.join(' ')
  const cut = words.slice(0, maxWords).join(' ')
  const end = cut.search(/[.!](?=[^.!]*$)/)
  return end > 0 ? cut.slice(0, end + 1) : `${cut.replace(/[,;:-]+$/, '')} …`
}
