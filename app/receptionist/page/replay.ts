import { openBefore } from '../engine/play.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { CallInput, Line, Open } from '../engine/types.ts'
import { canSay, isSameSetup, setupAtEnd, type Trial } from './trial.ts'

/** Says a line. A replay that waited for it continues. */
export function say(
  trial: Trial,
  text: string,
  trade: Trade,
  by: 'typed' | 'spoken' = 'typed',
): Trial {
  const { call, setup, rest } = trial
  if (!call || !canSay(trial)) return trial
  const isChanged = !isSameSetup(setup, setupAtEnd(call))
  const line: Line = { text, by, ...(isChanged ? { setup } : {}) }
  // A new line accepts the replay: Undo would lose that line.
  const before = rest ? trial.before : null
  const next = { ...trial, before, call: { ...call, lines: [...call.lines, line] } }
  return rest ? feed(next, rest.lines, rest.answered, trade) : next
}

/**
 * Replays the lines with the current set-up. If a question comes up that they do not answer, the
 * replay waits there for the visitor.
 */
export function replay(trial: Trial, trade: Trade): Trial {
  const { call, setup, isOver, rest } = trial
  if (!call) return trial
  const old = [...call.lines, ...(rest?.lines ?? [])]
  const answered = openBefore(call, trade)
  const lines = old.map((line) => ({ ...line, setup: undefined }))
  const before = { setup: setupAtEnd(call), call, isOver, rest }
  const next = { ...trial, call: { ...call, setup, lines: [] }, isOver: false, before }
  const known = [
    ...new Set([...answered.filter((open) => open !== null), ...(rest?.answered ?? [])]),
  ]
  const replayed = feed(next, lines, known, trade)
  return { ...replayed, isOver: isOver && replayed.rest === null }
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
