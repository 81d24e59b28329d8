import { limits } from '../engine/limits.ts'
import { completeSetup } from '../engine/setup.ts'
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
  before: (Pick<Trial, 'setup' | 'isOver' | 'rest'> & { call: CallInput }) | null
  /** Whether it came from a link, and so from somebody else. */
  isShared: boolean
  /** Whether any of it was sent to the server, in a form from before the page was ready. */
  wasPosted: boolean
}

/** A trial before its call, with the trade's own set-up. */
export function newTrial(trade: Trade): Trial {
  const setup = { trade: trade.setup.trade }
  return {
    setup,
    call: null,
    isOver: false,
    rest: null,
    before: null,
    isShared: false,
    wasPosted: false,
  }
}

/** Whether a trial has the example's set-up, of which only the trade is stored. */
export const isExample = ({ setup }: Trial) => Object.keys(setup).length === 1

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

/** Keeps a changed set-up, which applies from the next line, or from the greeting if nothing was said yet. */
export function save(trial: Trial, setup: SetupInput): Trial {
  const { call } = trial
  const isFresh = call !== null && call.lines.length === 0
  return { ...trial, setup, call: isFresh ? { ...call, setup } : call }
}

/** Goes back to the trade's own set-up. Of what somebody else has sent, nothing is left to pass as the visitor's. */
export function savePreset(trial: Trial, trade: Trade): Trial {
  const { isShared, wasPosted } = trial
  return isShared ? { ...newTrial(trade), wasPosted } : save(trial, { trade: trade.setup.trade })
}

/**
 * How far a change of the set-up has reached the call: there is `none`, it is `pending` until the next line,
 * or it was `applied` after some lines were said. A set-up that was saved unchanged is no change.
 */
export function setupChange({ call, setup }: Trial, trade: Trade): 'none' | 'pending' | 'applied' {
  if (!call || call.lines.length === 0) return 'none'
  const present = JSON.stringify(completeSetup(setup, trade))
  const isOther = (one: SetupInput) => JSON.stringify(completeSetup(one, trade)) !== present
  if (isOther(setupAtEnd(call))) return 'pending'
  const isAny = [call, ...call.lines].some((one) => one.setup !== undefined && isOther(one.setup))
  return isAny ? 'applied' : 'none'
}

/** Restores the call and set-up from before the replay. */
export function undo(trial: Trial): Trial {
  const { before } = trial
  return before ? { ...trial, ...before, before: null } : trial
}

/** Ends a waiting replay where it is. */
export function dropRest(trial: Trial): Trial {
  return { ...trial, rest: null }
}

/** Ends the call: the caller hangs up. */
export function hangUp(trial: Trial): Trial {
  return { ...trial, isOver: true, rest: null }
}

/** The set-up that applied to the last line. */
export function setupAtEnd({ setup, lines }: CallInput): SetupInput {
  return lines.findLast((line) => line.setup !== undefined)?.setup ?? setup
}

/** The set-up that applied to a line, or, for null, to the greeting. */
export function setupAt(call: CallInput, line: number | null): SetupInput {
  return setupAtEnd({ ...call, lines: call.lines.slice(0, line === null ? 0 : line + 1) })
}

/** Whether two set-ups are the same. */
export function isSameSetup(one: SetupInput, other: SetupInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
