import { isLongPhone } from '../flows/details.ts'
import { continueMessage, startMessage } from '../flows/message.ts'
import { budgets } from '../limits.ts'
import { say } from '../speech/say.ts'
import type { Wording } from '../speech/wording.ts'
import { end } from './leaving.ts'
import type { State } from '../state.ts'
import type { Open, Source } from '../types.ts'

const SORRY: Partial<Record<Open, Wording>> = {
  name: 'sorry-name',
  phone: 'sorry-phone',
  when: 'sorry-when',
  date: 'sorry-when',
  time: 'sorry-when',
  slot: 'sorry-when',
}
const SKIPPABLE: readonly Open[] = ['name', 'phone', 'phone-confirm', 'postcode', 'party', 'about']

/**
 * Says that she did not follow, or `words` instead; with null she says nothing. After the third miss
 * on one question she stops asking it and takes a message.
 */
export function handleMiss(state: State, words?: Wording | null): void {
  state.misses++
  const { open } = state
  if (state.misses < budgets.missCount || open === null) {
    const lost = isLongPhone(state) ? 'long-phone' : ((open && SORRY[open]) ?? 'sorry')
    const sorry = words === undefined ? lost : words
    if (sorry) say(state, sorry)
    return
  }
  state.misses = 0
  skip(state)
  if (state.flow === 'message') {
    say(state, 'never-mind')
    return
  }
  say(state, 'instead-message')
  startMessage(state)
}

/** Continues without the answer to the open question. */
export function skip(state: State): void {
  if (state.open && SKIPPABLE.includes(state.open)) state.skipped.add(state.open)
}

/** Sources of sentences that stay true whatever she does next. */
const LASTING: readonly Source['kind'][] = ['fact', 'price', 'service', 'hours', 'area']

/**
 * Takes a message without the answer, or ends the call, once every wording of a question is used up.
 * Keeps the sentences that stay true.
 */
export function unstick(state: State): void {
  const { flow, reply } = state
  state.isStuck = false
  state.reply = reply.filter(
    ({ source: { kind } }) => LASTING.includes(kind) || (kind === 'urgent' && flow === 'message'),
  )
  skip(state)
  if (flow === 'booking') {
    // With the urgent rule as its source if that rule led to the booking: otherwise the page would not
    // show the owner what to correct.
    say(state, 'instead-message', {}, reply.find(({ source }) => source.kind === 'urgent')?.source)
    startMessage(state)
  }
  if (flow !== 'none') continueMessage(state)
  if (state.isStuck || flow === 'none') end(state, 'goodbye-stuck')
}
