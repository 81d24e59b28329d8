import { noteAndMention } from '../flows/notes.ts'
import { budgets } from '../limits.ts'
import { say } from '../speech/say.ts'
import { has, notesOf, type State } from '../state.ts'
import { clausesOf } from '../understanding/asks/clauses.ts'
import { isQuestion } from '../understanding/asks/questions.ts'
import { contentOf } from '../understanding/text/text.ts'
import { asksPresence } from '../understanding/wants/asks-of-her.ts'
import { altersBooked } from './leave-reasons.ts'
import { end } from './leaving.ts'

/** Small talk with its replies, in the order of the checks. */
const REPLIES = [
  ['instructions', 'instructions'],
  ['repeat', 'again'],
  ['wait', 'wait'],
  ['thanks', 'thanks'],
  ['greeting', 'hello'],
] as const

/** Answers small talk; false if the line was none. */
export function smallTalk(state: State): boolean {
  for (const [kind, reply] of REPLIES) {
    if (!has(state, kind)) continue
    say(state, reply === 'hello' && asksPresence(state.plainText) ? 'here' : reply)
    return true
  }
  if (has(state, 'abuse')) {
    state.abuses++
    if (state.abuses >= budgets.missCount) end(state, 'goodbye-abuse')
    else say(state, 'calm')
    return true
  }
  // "I don't know what to do about the house" opens a call; it answers nothing.
  if (!has(state, 'unsure') || state.line === 0) return false
  if (altersBooked(state)) return noteAndMention(state, 'pass-on')
  if (!waitsForAnswer(state)) {
    say(state, 'unsure')
    return false
  }
  return noteAndMention(state, 'unknown-later')
}

const DEPENDS = /\bdepend(?:s|ing|ed|ent)?,? (?:really )?(?:on|if|whether|what) ([^.!?;]+)/

/** Whether what the caller decides depends on what she could not answer: "can we bring the cat?", "it depends on the cat" */
function waitsForAnswer({ plainText, card }: State): boolean {
  const [, on = ''] = DEPENDS.exec(plainText) ?? []
  const lines = notesOf({ card }).split(' / ')
  const asked = contentOf(lines.flatMap(clausesOf).filter(isQuestion).join(' '))
  return [...contentOf(on)].some((word) => asked.has(word))
}
