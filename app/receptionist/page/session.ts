import { openBefore, play } from '../engine/play.ts'
import { limits } from '../engine/limits.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Call, CallInput, Line, Open, SetupInput } from '../engine/types.ts'

/** The time of a call and the seed of its example diary. **Units**: `now` is London time, as `2026-11-23T09:12`. */
export type Moment = { now: string; seed: number }

/**
 * The state of the page: the set-up as edited, and the call so far. `play` computes everything shown
 * from it.
 *
 * **Shape**: `setup` applies from the next line on. A line said under another set-up carries it
 * (`Line.setup`). `rest` holds the remaining lines of a replay that waits for the visitor, with the
 * questions that they answered. `before` is the state that Undo restores and a replay is compared with.
 */
export type Session = {
  setup: SetupInput
  call: CallInput | null
  isOver: boolean
  rest: { lines: readonly Line[]; answered: readonly Open[] } | null
  before: { setup: SetupInput; call: CallInput } | null
  /** Whether it came from a link, so somebody else made it. */
  isShared: boolean
}

/** A session before its call, with the trade's own set-up. */
export function newSession(trade: Trade): Session {
  const setup = { trade: trade.setup.trade }
  return { setup, call: null, isOver: false, rest: null, before: null, isShared: false }
}

/** The call so far, or null before it begins. */
export function callOf({ call }: Session, trade: Trade): Call | null {
  return call && play(call, trade)
}

/** Begins a call, or another one with the same set-up. */
export function start(session: Session, { now, seed }: Moment): Session {
  const call = { setup: session.setup, lines: [], now, seed }
  return { ...session, call, isOver: false, rest: null, before: null }
}

/** Whether the call has room for one more line. */
export function canSay({ call, isOver, rest }: Session): boolean {
  const count = (call?.lines.length ?? 0) + (rest?.lines.length ?? 0)
  return call !== null && !isOver && count < limits.lineMaxCount
}

/** Says a line. A replay that waited for it continues. */
export function say(
  session: Session,
  text: string,
  trade: Trade,
  by: 'typed' | 'spoken' = 'typed',
): Session {
  const { call, setup, rest } = session
  if (!call || !canSay(session)) return session
  const isChanged = !isSame(setup, setupAtEnd(call))
  const line: Line = { text, by, ...(isChanged ? { setup } : {}) }
  // A new line accepts the replay: Undo would lose that line.
  const before = rest ? session.before : null
  const next = { ...session, before, call: { ...call, lines: [...call.lines, line] } }
  return rest ? feed(next, rest.lines, rest.answered, trade) : next
}

/** Keeps a changed set-up, which applies from the next line, or from the greeting if nothing was said yet. */
export function save(session: Session, setup: SetupInput): Session {
  const { call } = session
  const isFresh = call !== null && call.lines.length === 0
  return { ...session, setup, call: isFresh ? { ...call, setup } : call }
}

/** Whether part of the call was played with an earlier set-up. */
export function canReplay({ call, setup }: Session): boolean {
  if (!call || call.lines.length === 0) return false
  return !isSame(call.setup, setup) || call.lines.some((line) => line.setup !== undefined)
}

/**
 * Replays the lines with the current set-up. If a question comes up that they do not answer, the
 * replay waits there for the visitor.
 */
export function replay(session: Session, trade: Trade): Session {
  const { call, setup, rest } = session
  if (!call) return session
  const old = [...call.lines, ...(rest?.lines ?? [])]
  const answered = openBefore(call, trade)
  const lines = old.map((line) => ({ ...line, setup: undefined }))
  const before = { setup: setupAtEnd(call), call }
  const next = { ...session, call: { ...call, setup, lines: [] }, isOver: false, before }
  const known = [
    ...new Set([...answered.filter((open) => open !== null), ...(rest?.answered ?? [])]),
  ]
  const replayed = feed(next, lines, known, trade)
  return { ...replayed, isOver: session.isOver && replayed.rest === null }
}

/** Restores the call and set-up from before the replay. */
export function undo(session: Session): Session {
  const { before } = session
  return before ? { ...session, ...before, rest: null, before: null } : session
}

/** Ends a waiting replay where it is. */
export function dropRest(session: Session): Session {
  return { ...session, rest: null }
}

/** Ends the call: the caller hangs up. */
export function hangUp(session: Session): Session {
  return { ...session, isOver: true, rest: null }
}

function feed(
  session: Session & { call: CallInput },
  lines: readonly Line[],
  answered: readonly Open[],
  trade: Trade,
): Session {
  const { call } = session
  const whole = { ...call, lines: [...call.lines, ...lines] }
  const opens = openBefore(whole, trade).slice(call.lines.length)
  const isNew = (open: Open | null) => open !== null && !answered.includes(open)
  const count = opens.some(isNew) ? opens.findIndex(isNew) : lines.length
  const left = lines.slice(count)
  return {
    ...session,
    call: { ...call, lines: [...call.lines, ...lines.slice(0, count)] },
    rest: left.length > 0 ? { lines: left, answered } : null,
  }
}

/** The set-up that the last line was said under. */
function setupAtEnd({ setup, lines }: CallInput): SetupInput {
  return lines.findLast((line) => line.setup !== undefined)?.setup ?? setup
}

function isSame(one: SetupInput, other: SetupInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
