import { openBefore } from '../engine/play.ts'
import { limits } from '../engine/limits.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { CallInput, Line, Open, SetupInput } from '../engine/types.ts'

/** The time of a call and the seed of its example diary. **Units**: `now` is London time, as `2026-11-23T09:12`. */
export type Moment = { now: string; seed: number }

/**
 * A trial call: the set-up as edited, and the call so far. `play` computes everything shown
 * from it.
 *
 * **Shape**: `setup` applies from the next line on. A line said under another set-up carries it
 * (`Line.setup`). `rest` holds the remaining lines of a replay that waits for the visitor, with the
 * questions that they answered. `before` is the state that Undo restores and a replay is compared with.
 */
export type Trial = {
  setup: SetupInput
  call: CallInput | null
  isOver: boolean
  rest: { lines: readonly Line[]; answered: readonly Open[] } | null
  before: { setup: SetupInput; call: CallInput } | null
  /** Whether it came from a link, and so from somebody else. */
  isShared: boolean
}

/** A trial before its call, with the trade's own set-up. */
export function newTrial(trade: Trade): Trial {
  const setup = { trade: trade.setup.trade }
  return { setup, call: null, isOver: false, rest: null, before: null, isShared: false }
}

/** Begins a call, or another one with the same set-up. */
export function start(trial: Trial, { now, seed }: Moment): Trial {
  const call = { setup: trial.setup, lines: [], now, seed }
  return { ...trial, call, isOver: false, rest: null, before: null }
}

/** Whether the call has room for one more line. */
export function canSay({ call, isOver, rest }: Trial): boolean {
  const count = (call?.lines.length ?? 0) + (rest?.lines.length ?? 0)
  return call !== null && !isOver && count < limits.lineMaxCount
}

/** Says a line. A replay that waited for it continues. */
export function say(
  trial: Trial,
  text: string,
  trade: Trade,
  by: 'typed' | 'spoken' = 'typed',
): Trial {
  const { call, setup, rest } = trial
  if (!call || !canSay(trial)) return trial
  const isChanged = !isSame(setup, setupAtEnd(call))
  const line: Line = { text, by, ...(isChanged ? { setup } : {}) }
  // A new line accepts the replay: Undo would lose that line.
  const before = rest ? trial.before : null
  const next = { ...trial, before, call: { ...call, lines: [...call.lines, line] } }
  return rest ? feed(next, rest.lines, rest.answered, trade) : next
}

/** Keeps a changed set-up, which applies from the next line, or from the greeting if nothing was said yet. */
export function save(trial: Trial, setup: SetupInput): Trial {
  const { call } = trial
  const isFresh = call !== null && call.lines.length === 0
  return { ...trial, setup, call: isFresh ? { ...call, setup } : call }
}

/** Whether part of the call was played with an earlier set-up. */
export function canReplay({ call, setup }: Trial): boolean {
  if (!call || call.lines.length === 0) return false
  return !isSame(call.setup, setup) || call.lines.some((line) => line.setup !== undefined)
}

/**
 * Replays the lines with the current set-up. If a question comes up that they do not answer, the
 * replay waits there for the visitor.
 */
export function replay(trial: Trial, trade: Trade): Trial {
  const { call, setup, rest } = trial
  if (!call) return trial
  const old = [...call.lines, ...(rest?.lines ?? [])]
  const answered = openBefore(call, trade)
  const lines = old.map((line) => ({ ...line, setup: undefined }))
  const before = { setup: setupAtEnd(call), call }
  const next = { ...trial, call: { ...call, setup, lines: [] }, isOver: false, before }
  const known = [
    ...new Set([...answered.filter((open) => open !== null), ...(rest?.answered ?? [])]),
  ]
  const replayed = feed(next, lines, known, trade)
  return { ...replayed, isOver: trial.isOver && replayed.rest === null }
}

/** Restores the call and set-up from before the replay. */
export function undo(trial: Trial): Trial {
  const { before } = trial
  return before ? { ...trial, ...before, rest: null, before: null } : trial
}

/** Ends a waiting replay where it is. */
export function dropRest(trial: Trial): Trial {
  return { ...trial, rest: null }
}

/** Ends the call: the caller hangs up. */
export function hangUp(trial: Trial): Trial {
  return { ...trial, isOver: true, rest: null }
}

function feed(
  trial: Trial & { call: CallInput },
  lines: readonly Line[],
  answered: readonly Open[],
  trade: Trade,
): Trial {
  const { call } = trial
  const whole = { ...call, lines: [...call.lines, ...lines] }
  const opens = openBefore(whole, trade).slice(call.lines.length)
  const isNew = (open: Open | null) => open !== null && !answered.includes(open)
  const count = opens.some(isNew) ? opens.findIndex(isNew) : lines.length
  const left = lines.slice(count)
  return {
    ...trial,
    call: { ...call, lines: [...call.lines, ...lines.slice(0, count)] },
    rest: left.length > 0 ? { lines: left, answered } : null,
  }
}

/** The set-up that applied to the last line. */
function setupAtEnd({ setup, lines }: CallInput): SetupInput {
  return lines.findLast((line) => line.setup !== undefined)?.setup ?? setup
}

function isSame(one: SetupInput, other: SetupInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
