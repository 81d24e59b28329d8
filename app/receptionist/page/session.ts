import { openBefore, play } from '../engine/play.ts'
import { limits } from '../engine/limits.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Call, CallInput, Line, Open, SetupInput } from '../engine/types.ts'

/** When a call is made, and the seed of its example diary. **Units**: `now` is London time, as `2026-11-23T09:12`. */
export type Moment = { now: string; seed: number }

/**
 * All that the page knows: the set-up as it is edited, and the call so far. What is shown follows
 * from it by `play`.
 *
 * **Shape**: `setup` holds from the next line; a line that was said under another one carries that one
 * (`Line.setup`). `rest` are the lines of a replay that waits for the visitor, and the questions that
 * they answered. `before` is what Undo brings back, and what a replay is compared with.
 */
export type Session = {
  setup: SetupInput
  call: CallInput | null
  isOver: boolean
  rest: { lines: readonly Line[]; answered: readonly Open[] } | null
  before: { setup: SetupInput; call: CallInput } | null
  /** Whether it came by a link: then somebody else made it. */
  isShared: boolean
}

/** A session before its call, with the trade's own set-up. */
export function newSession(trade: Trade): Session {
  const setup = { trade: trade.setup.trade }
  return { setup, call: null, isOver: false, rest: null, before: null, isShared: false }
}

/** The call as it stands, null before it began. */
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

/** Says a line; a replay that waited for it goes on. */
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
  // Undo would lose a line that was said after the replay: whoever goes on has accepted it.
  const before = rest ? session.before : null
  const next = { ...session, before, call: { ...call, lines: [...call.lines, line] } }
  return rest ? feed(next, rest.lines, rest.answered, trade) : next
}

/** Keeps a changed set-up: for the next line, or from the greeting if nothing was said yet. */
export function save(session: Session, setup: SetupInput): Session {
  const { call } = session
  const isFresh = call !== null && call.lines.length === 0
  return { ...session, setup, call: isFresh ? { ...call, setup } : call }
}

/** Whether some of the call was said under another set-up than the present one. */
export function canReplay({ call, setup }: Session): boolean {
  if (!call || call.lines.length === 0) return false
  return !isSame(call.setup, setup) || call.lines.some((line) => line.setup !== undefined)
}

/**
 * Plays the same lines with the present set-up, up to a question that they never answered: there it
 * waits for the visitor.
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

/** Brings back the call and the set-up from before the replay. */
export function undo(session: Session): Session {
  const { before } = session
  return before ? { ...session, ...before, rest: null, before: null } : session
}

/** Lets a replay that waits end where it is. */
export function dropRest(session: Session): Session {
  return { ...session, rest: null }
}

/** Ends the call, as a caller who rings off. */
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
